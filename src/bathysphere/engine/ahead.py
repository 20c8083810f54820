"""Looking ahead: which own choices of this turn lead to an action that is not open yet.

A person who presses a place means what can be done there, not the question that happens to be open. So the
rest of the turn is tried out, broad before deep, through the seat's own choices only, and no further than
something hidden would turn up. It is tried in a world the seat cannot tell from the true one: nothing leaks.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from bathysphere.engine.game import Game
from bathysphere.engine.position import Position
from bathysphere.engine.reasons import Reason
from bathysphere.engine.verbs import Verb

MOST_TRIED = 200
"""Choices tried for one answer; a turn is a few dozen, seldom more than this."""

Worth = Callable[[Position, int], bool]
"""Is a choice worth following? Declining, passing and the like lead nowhere."""


class Way:
    """The choices that lead to an action; `forced`: after the last of them it is taken without asking."""

    def __init__(self, actions: list[int], forced: bool) -> None:
        self.actions = actions
        self.forced = forced

    def reason(self, game: Game, verb: Verb, more: str = "") -> Reason:
        """What to choose first; `more` makes it a reason that says something besides."""
        code = "by-itself" if self.forced else "first"
        return Reason(code + more, rule_of(game, verb), {"way": self.actions})


class Ahead:
    """The shortest way to every action of the turn that was come upon, or to one of `goals` only."""

    def __init__(self, p: Position, worth: Worth, goals: list[int] | None = None) -> None:
        self.ways: dict[int, Way] = {}
        self.goals = goals or []
        self.seat = p.seat
        self.turn = p.turn
        self.tried = 0
        self._explore(p.determinize(p.seat, 0), worth)

    def to(self, goals: list[int]) -> Way | None:
        """The shortest way to any of these actions."""
        ways = [self.ways[goal] for goal in goals if goal in self.ways]
        return min(ways, key=lambda way: len(way.actions)) if ways else None

    def _explore(self, world: Position, worth: Worth) -> None:
        waiting: deque[tuple[Position, list[int]]] = deque([(world, [])])
        while waiting:
            p, before = waiting.popleft()
            for action in p.choices:
                if not worth(p, action):
                    continue
                if self.tried >= MOST_TRIED or any(goal in self.ways for goal in self.goals):
                    return
                self.tried += 1
                after = p.copy()
                way = [*before, action]
                if self._note(p, after, action, way):
                    waiting.append((after, way))

    def _note(self, before: Position, after: Position, action: int, way: list[int]) -> bool:
        """Try a choice and note what it leads to. Does the turn go on with this seat, nothing revealed?"""
        after.forced = []
        try:
            after.act(action)
        except Exception:
            # The rules fail on this way: whoever goes it is told so, but it leads nowhere.
            return False
        for forced in own_forced(before, after):
            self.ways.setdefault(forced, Way(way, True))
        if not goes_on(before, after):
            return False
        for choice in after.choices:
            self.ways.setdefault(choice, Way(way, False))
        return True


def own_forced(before: Position, after: Position) -> list[int]:
    """What was taken unasked for the seat that chose, as long as nothing hidden had turned up."""
    return [
        forced.action
        for forced in after.forced or []
        if (forced.seat, forced.turn, forced.reveals) == (before.seat, before.turn, before.reveals)
    ]


def goes_on(before: Position, after: Position) -> bool:
    """Has the same seat to choose again in the same turn, nothing hidden having turned up?"""
    same = after.seat == before.seat and after.turn == before.turn
    return same and not after.over and after.reveals == before.reveals


def ahead_of(p: Position, worth: Worth) -> Ahead:
    """The whole map of this turn, made once for a position."""
    known = p.foreseen
    if not isinstance(known, Ahead):
        known = Ahead(p, worth)
        p.foreseen = known
    return known


def leads_of(p: Position, after: Position) -> list[int]:
    """Where a choice leads, `after` being the position it made: what it takes unasked, then what it asks."""
    actions = own_forced(p, after)
    if goes_on(p, after):
        actions += after.choices
    return list(dict.fromkeys(actions))


def rule_of(game: Game, verb: Verb) -> str:
    """The rule of the step where a verb belongs."""
    return next((step.rule for step in game.steps if verb in step.verbs), game.end_rule)


def asked_at(game: Game, verb: Verb) -> str:
    """The step that asks for a verb."""
    return next((step.name for step in game.steps if verb in step.verbs), "")
