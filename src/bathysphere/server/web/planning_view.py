"""What a seat has left to be played, as its holder sees it."""

from __future__ import annotations

from collections.abc import Callable

from bathysphere.engine.events import Event
from bathysphere.language.languages import spoken
from bathysphere.play import entries, planning, unasked
from bathysphere.play.refusal import texts
from bathysphere.play.table import SPECTATOR, Table
from bathysphere.play.unasked import LeftPlan
from bathysphere.server.web.wire import Entry
from bathysphere.server.web.wire_planning import PlanInfo, UnaskedInfo

QUIET = "quiet"
"""How a row is called for those it is none of the business of."""


def info(table: Table, seat: int, language: str, telling: Callable[[Event], str]) -> UnaskedInfo | None:
    """All of it for the holder of a seat; None for others, and when no game runs."""
    if table.status != "running" or seat == SPECTATOR or table.chair(seat).kind != "person":
        return None
    habit, left = table.unasked.habit(table, seat), table.unasked.plan(table, seat)
    step = ""
    if table.pending == seat and unasked.is_asked_in_between(table):
        p = table.position
        step = p.steps[p.stack[-1].step].name
    plan = None
    if left is not None:
        sentence = _stopped(table, seat, left, language, telling)
        plan = PlanInfo(list(left.actions), left.done, left.stopped, sentence)
    return UnaskedInfo(plan, habit.single if habit else False, habit.answers if habit else {}, step)


def _stopped(table: Table, seat: int, left: LeftPlan, language: str, telling: Callable[[Event], str]) -> str:
    if not left.stopped:
        return ""
    what = " ".join(telling(event) for event in unasked.learnt(table, left.at, seat))
    params = {"what": what, "next": left.actions[0].label or left.actions[0].action}
    return texts(spoken(language)).say(f"plan-stopped-{left.stopped}", params)


def entry(entry: Entry, what: entries.Private, mine: bool) -> None:
    """A row about it: to others there was one, and that is all."""
    if not mine:
        entry.kind = QUIET
        return
    entry.seat = what.seat
    if isinstance(what, planning.Plan):
        entry.text = "; ".join(one.label or one.action for one in what.actions)
