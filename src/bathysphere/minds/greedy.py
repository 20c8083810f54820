"""Greedy: looks to the end of its own turn and takes what the game's heuristic likes best."""

from typing import Final

from bathysphere.engine.heuristic import Heuristic
from bathysphere.engine.position import Position
from bathysphere.minds.bot import Bot, Observation

BLUNDERS: Final = 4
"""A deckhand blunders in one choice of so many."""
LOOKS: Final = 500
"""How many ways through its turn it compares, about; shared out evenly where choices follow on choices."""


class GreedyBot(Bot):
    """One turn deep: tries every action, and where that only opens another choice of its own, those too.

    Where a turn has more ways than it may look at, the later choices are the first of the shortlist.
    """

    def __init__(self, seed: int, heuristic: Heuristic[Position], looks: int = LOOKS) -> None:
        super().__init__(seed)
        self.heuristic = heuristic
        self.looks = looks

    def choose(self, observation: Observation) -> int:
        world = observation.world(self.source)
        best: list[int] = []
        highest = 0.0
        actions = self.heuristic.shortlist(world)
        if len(actions) == 1:
            return actions[0]
        for action in actions:
            _, value = after(self.heuristic, world, action, self.looks // len(actions))
            if not best or value > highest:
                best = [action]
                highest = value
            elif value == highest:
                best.append(action)
        return best[self.source.below(len(best))]


class DeckhandBot(GreedyBot):
    """Greedy with a short look, who now and then does whatever comes to mind."""

    def __init__(self, seed: int, heuristic: Heuristic[Position]) -> None:
        super().__init__(seed, heuristic, 40)

    def choose(self, observation: Observation) -> int:
        choices = observation.choices
        if self.source.below(BLUNDERS) == 0:
            return choices[self.source.below(len(choices))]
        return super().choose(observation)


def after(heuristic: Heuristic[Position], p: Position, action: int, looks: int) -> tuple[Position, float]:
    """The end of a turn that goes on with an action, and what it is worth; `p` stays as it is."""
    q = p.copy()
    q.act(action)
    return end_of_turn(heuristic, q, p.seat, p.turn, looks)


def end_of_turn(
    heuristic: Heuristic[Position], p: Position, seat: int, turn: int, looks: int
) -> tuple[Position, float]:
    """Play on to the end of a seat's turn, the best way among so many; what it is worth. `p` is used up."""
    while True:
        if p.over or p.seat != seat or p.turn != turn:
            return p, heuristic.value(p, seat)
        actions = heuristic.shortlist(p)
        count = min(len(actions), looks)
        if count > 1:
            break
        p.act(actions[0])
    best = p
    highest = 0.0
    for place in range(count):
        q = p.copy() if place < count - 1 else p
        q.act(actions[place])
        end, value = end_of_turn(heuristic, q, seat, turn, looks // count)
        if place == 0 or value > highest:
            best = end
            highest = value
    return best, highest
