"""Whole ways: every place that the rest of this turn leads to, and all that has to be chosen to get there.

`ahead.py` finds one way, to say what has to come first. Here all of them are kept with what they come to, so
that a place can be pressed first and be asked afterwards how. Tried like there: own choices only, no further
than something hidden would turn up, in a world the seat cannot tell from the true one.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator

from bathysphere.engine import choices
from bathysphere.engine.ahead import goes_on
from bathysphere.engine.options import Option
from bathysphere.engine.position import Forced, Position

MOST_TRIED = 300
"""Choices tried for one map of a turn."""
MOST_STEPS = 6
"""Choices of one way; longer turns are gone in pieces."""
MOST_OFFERED = 8
"""Ways to one place that are offered."""


class Stage:
    """A choice on the way: where it was made, what it comes to, and what can be chosen after it."""

    def __init__(self, before: Position, parent: Stage | None, action: int, after: Position) -> None:
        self.before = before
        self.parent = parent
        self.action = action
        self.after = after
        self.further: list[Stage] = []
        self.depth: int = 1 if parent is None else parent.depth + 1

    @property
    def steps(self) -> list[Stage]:
        """This choice and those before it, the first one first."""
        return [*(self.parent.steps if self.parent else []), self]

    @property
    def option(self) -> Option:
        """The choice as a person would be shown it there."""
        return self.before.option(self.action)

    @property
    def unasked(self) -> list[Forced]:
        """What it takes for its seat without asking, nothing hidden having turned up."""
        p = self.before
        at = (p.seat, p.turn, p.reveals)
        return [taken for taken in self.after.forced or [] if (taken.seat, taken.turn, taken.reveals) == at]

    def everything(self) -> Iterator[Stage]:
        """This choice and all that can come after it."""
        yield self
        for stage in self.further:
            yield from stage.everything()


class Way:
    """A way to an action: what is chosen one after the other, what one is after, and what it comes to."""

    def __init__(self, last: Stage, goal: Option) -> None:
        self.stages = last.steps
        self.goal = goal
        """One of the choices, or what is taken unasked after one of them."""
        self.after = last.after
        self.reveals = last.after.reveals != last.before.reveals
        """Does its last choice turn something over?"""
        self.narrow = sum(1 for _ in self.stages[0].everything())
        """How much its first choice would have made possible: who can do little else is taken first."""

    @property
    def actions(self) -> list[int]:
        """The choices, one after the other."""
        return [stage.action for stage in self.stages]


class Ways:
    """All that the rest of a turn leads to; what can be chosen at once is not among it."""

    def __init__(self, p: Position, enough: Callable[[], bool] = lambda: False) -> None:
        self.game = p.game
        self._enough = enough
        """Has it taken long enough? What was found until then is told."""
        self.world = p.determinize(p.seat, 0)
        self.tried = 0
        self.first: list[Stage] = []
        self._explore()

    def goals(self) -> list[Option]:
        """The places there is a way to, each once, as the shortest way meets it."""
        known = set(self.world.choices)
        options: list[Option] = []
        for stage in self._in_order():
            reached = {taken.action: taken for taken in stage.unasked}
            for action in [stage.action, *reached]:
                if action in known or self.game.vocabulary.verb_of(action).name not in self.game.places:
                    continue
                known.add(action)
                options.append(unasked(stage.before, reached[action]) if action in reached else stage.option)
        return options

    def to(self, goals: list[int]) -> list[Way]:
        """The ways to any of these actions: of those that end alike the best one first."""
        ways = [way for stage in self._in_order() for way in self._ways(stage, goals)]
        ways.sort(key=lambda way: (len(way.stages), way.narrow))
        straight: list[Way] = []
        for way in ways:
            if not any(is_detour(way.actions, known.actions) for known in straight):
                straight.append(way)
        best: dict[tuple[int, int], Way] = {}
        for way in straight:
            best.setdefault((way.goal.action, way.actions[-1] if self._finishes(way.stages[-1]) else -1), way)
        first = list(best.values())
        return [*first, *(way for way in straight if way not in first)][:MOST_OFFERED]

    def best(self, goal: int) -> tuple[Way, int] | None:
        """The way to an action that is offered first, and how many others there are.

        Where it can be finished in several ways, it goes so far that those are asked for.
        """
        ways = self.to([goal])
        if not ways:
            return None
        first = ways[0]
        alike = [way for way in ways if way.actions[:-1] == first.actions[:-1]]
        if len(alike) > 1 and len(first.stages) > 1:
            first = Way(first.stages[-2], first.goal)
        return first, len(ways) - 1

    def run(self) -> Way | None:
        """Choices of one kind one after the other, always the first of them, as far as nothing else is asked.

        Nothing hidden turns up and nothing is given away; a turn is ended where nothing else is left of it.
        """
        p, last = self.world, None
        while (action := self._next_in_a_row(p, last is not None)) is not None:
            stage = self._try(p, last, action)
            if stage is None or stage.after.reveals != p.reveals:
                break
            last = stage
            if not goes_on(p, stage.after) or is_set(stage.after):
                break
            p = stage.after
        return Way(last, last.option) if last is not None and last.depth > 1 else None

    def _next_in_a_row(self, p: Position, begun: bool) -> int | None:
        """What a run goes on with."""
        verb_of = self.game.vocabulary.verb_of
        alike = [action for action in p.choices if verb_of(action).name in self.game.in_a_row]
        ends = [action for action in p.choices if verb_of(action).name in self.game.ends]
        left = alike or (ends if begun and len(p.choices) == 1 else [])
        return next((action for action in left if p.warning(action) is None), None)

    def _ways(self, stage: Stage, goals: list[int]) -> Iterator[Way]:
        """The ways to a goal that a stage reaches: it, or what finishes it."""
        goal: Option | None = stage.option if stage.action in goals and stage.depth > 1 else None
        for taken in stage.unasked:
            if goal is None and taken.action in goals:
                goal = unasked(stage.before, taken)
        if goal is None:
            return
        begun = bool(stage.further) and all(self._finishes(further) for further in stage.further)
        for last in stage.further if begun else [stage]:
            yield Way(last, goal)

    def _finishes(self, stage: Stage) -> bool:
        """Does a choice only finish what was begun? Then it belongs to the way."""
        return self.game.vocabulary.verb_of(stage.action).name in self.game.finishing

    def _in_order(self) -> Iterator[Stage]:
        waiting = deque(self.first)
        while waiting:
            stage = waiting.popleft()
            yield stage
            waiting.extend(stage.further)

    def _explore(self) -> None:
        waiting: deque[tuple[Position, Stage | None]] = deque([(self.world, None)])
        while waiting:
            p, parent = waiting.popleft()
            for action in p.choices:
                if not self.game.worth_trying(p, action):
                    continue
                if self.tried >= MOST_TRIED or self._enough():
                    return
                self.tried += 1
                stage = self._try(p, parent, action)
                if stage is None:
                    continue
                (parent.further if parent else self.first).append(stage)
                if stage.depth < MOST_STEPS and goes_on(p, stage.after) and not is_set(stage.after):
                    waiting.append((stage.after, stage))

    def _try(self, p: Position, parent: Stage | None, action: int) -> Stage | None:
        after = p.copy()
        after.forced = []
        try:
            after.act(action)
        except Exception:
            # The rules fail on this way: whoever goes it is told so, but it leads nowhere.
            return None
        return Stage(p, parent, action, after)


def unasked(p: Position, taken: Forced) -> Option:
    """What was taken unasked, as it would have been shown."""
    verb = p.game.vocabulary.verb_of(taken.action)
    called = p.game.nicknames(p)
    return Option(
        p.game, p.content, p.seats, taken.seat, taken.step, verb, taken.action, taken.details, called
    )


def is_detour(way: list[int], straight: list[int]) -> bool:
    """Does a way do all that another one does, and more besides?"""
    rest = iter(way)
    return all(action in rest for action in straight)


def is_set(p: Position) -> bool:
    """Several things that are chosen together are marked by hand."""
    choice = choices.set_choice(p)
    return choice is not None and choice.most > 1
