"""Whole games in one compiled loop: for bench, lab and search."""

from bathysphere.engine.chance import Source
from bathysphere.engine.position import Position
from bathysphere.minds.bot import Bot, Observation


def random_playout(p: Position, source: Source) -> int:
    """Play to the end with random actions; the number of decisions."""
    decisions = 0
    while not p.over:
        choices = p.choices
        p.act(choices[source.below(len(choices))])
        decisions += 1
    return decisions


def play_out(p: Position, bots: list[Bot]) -> list[int]:
    """Play to the end, each seat by its bot; the actions."""
    actions: list[int] = []
    while not p.over:
        seat = p.seat
        action = bots[seat].choose(Observation(p, seat))
        p.act(action)
        actions.append(action)
    return actions


def copies(p: Position, count: int) -> None:
    """Copy a position many times; what `bench` measures."""
    for _ in range(count):
        p.copy()
