"""Ways over the wire: what the rest of a turn leads to, and how one gets there, for the seat that chooses."""

from __future__ import annotations

import time

from bathysphere.engine.errors import UnknownAction
from bathysphere.engine.options import Option
from bathysphere.engine.position import Position
from bathysphere.engine.ways import Way, Ways
from bathysphere.language.speech import Speech
from bathysphere.server.web.option_view import changes
from bathysphere.server.web.projector import Projector
from bathysphere.server.web.wire import OptionInfo, StepInfo, WayInfo
from bathysphere.server.web.wording import domains_of, worded

LONGEST = 0.25
"""Seconds of a processor that one look may take."""
Told = tuple[list[OptionInfo], list[WayInfo]]
_clock = getattr(time, "thread_time", time.monotonic)
"""The time that is worked; in a page, which does not know it, the time that passes."""


class Asked:
    """A question of ways, about the position of the moment it was asked."""

    def __init__(self, projector: Projector, places: list[str]) -> None:
        self.places = places
        self.position: Position | None = projector.table.position if projector.chooses() else None
        self.speech = projector.speech

    def answer(self) -> Told:
        """The places of this turn, each with its best way; or all ways to those named. Takes a while."""
        p, speech = self.position, self.speech
        if p is None or speech is None or not (p.game.places or p.game.in_a_row):
            return [], []
        began = _clock()
        ways = Ways(p, lambda: _clock() - began > LONGEST)
        if self.places:
            return [], [_way(ways, speech, way) for way in ways.to(_meant(p, self.places))]
        goals = ways.goals()
        best: list[WayInfo] = []
        for goal in goals:
            first = ways.best(goal.action) if _clock() - began <= 2 * LONGEST else None
            if first is not None:
                best.append(_way(ways, speech, *first))
        run = ways.run()
        if run is not None:
            best.append(_way(ways, speech, run))
            best[-1].run = True
        return [_option(p, speech, goal) for goal in goals], best


def _meant(p: Position, places: list[str]) -> list[int]:
    """The actions that were named, as far as there are such."""
    meant = []
    for text in places:
        try:
            meant.append(p.action(text))
        except UnknownAction:
            continue
    return meant


def _option(p: Position, speech: Speech, goal: Option) -> OptionInfo:
    """What is done at a place; what it changes is a matter of the way."""
    verb = p.game.vocabulary.verb_of(goal.action)
    return OptionInfo(
        action=goal.text,
        code=goal.action,
        verb=goal.verb,
        arguments=worded(p, goal.arguments, domains_of(verb)),
        step=goal.step,
        label=speech.option(goal),
        details=worded(p, goal.details),
        reveals=False,
        passes=False,
    )


def _way(ways: Ways, speech: Speech, way: Way, others: int = 0) -> WayInfo:
    world, last = ways.world, way.stages[-1]
    option = _option(world, speech, way.goal)
    # Before something hidden turns up, what was done until then is sure.
    sure = last.before if way.reveals else way.after
    option.changes = changes(world.game.watched(world), world.game.watched(sure))
    option.reveals = way.reveals
    option.passes = way.after.over or way.after.seat != world.seat or way.after.turn != world.turn
    warned = [stage.before.warning(stage.action) for stage in way.stages]
    option.warning = " ".join(speech.warning(reason) for reason in warned if reason is not None)
    steps = [StepInfo(world.text(stage.action), speech.option(stage.option)) for stage in way.stages]
    return WayInfo(option, steps, others)
