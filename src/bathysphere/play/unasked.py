"""What a seat has played while its player is away: its plan, its standing answers, its single choices.

All of it follows from the rows of the table, so that it goes on after a crash: a plan is a row, and so is
every action it leads to. A plan stops where its seat learns something it did not know when it was made, and
where its next action cannot be played, or would give something away.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

from bathysphere.engine import choices
from bathysphere.engine.errors import UnknownAction
from bathysphere.engine.events import Event
from bathysphere.engine.position import Position
from bathysphere.play import entries, planning
from bathysphere.play.planning import Habit, PlannedAction

if TYPE_CHECKING:
    from bathysphere.play.entries import Row, What
    from bathysphere.play.table import Table

Stopped = Literal["", "revealed", "taken-back", "illegal", "forfeits"]
"""Why a plan does not go on: its seat learnt something, its action was taken back, cannot be, or costs."""


@dataclass(frozen=True)
class LeftPlan:
    """What is still to be done of a plan, for whoever left it."""

    person: str
    actions: tuple[PlannedAction, ...]
    done: int = 0
    stopped: Stopped = ""
    at: int = -1
    """The row that stopped it."""


@dataclass(frozen=True)
class Due:
    """An action that plays itself now."""

    seat: int
    action: str
    by: entries.Unasked


class Unasked:
    """What the people of a table have left to be played, by seat."""

    def __init__(self) -> None:
        self.plans: dict[int, LeftPlan] = {}
        self.habits: dict[int, tuple[str, Habit]] = {}
        self.mover = -1
        """Who acted last."""
        self.chose = False
        """Did they choose anything themselves since somebody else did?"""
        self.taken_back = False
        """Was the last change one back? Then nothing plays itself: whoever went back wants to choose."""
        self.written: dict[str, int] = {}
        """How many rows of this kind a person has written here."""

    def copy(self) -> Unasked:
        """The same, independent of this one."""
        other = Unasked()
        other.plans, other.habits = self.plans.copy(), self.habits.copy()
        other.mover, other.chose, other.taken_back = self.mover, self.chose, self.taken_back
        other.written = self.written.copy()
        return other

    def plan(self, table: Table, seat: int) -> LeftPlan | None:
        """The plan of whoever holds a seat now, and whether it can go on."""
        left = self.plans.get(seat)
        if left is None or left.person != table.chair(seat).person:
            return None
        if table.pending == seat and not left.stopped and not table.rests:
            return replace(left, stopped=_against(table.position, left.actions[0].action))
        return left

    def habit(self, table: Table, seat: int) -> Habit | None:
        """What whoever holds a seat now wants played unasked."""
        person, habit = self.habits.get(seat, ("", None))
        return habit if habit is not None and person == table.chair(seat).person else None

    # -- rows ---------------------------------------------------------------------------------------

    def happened(self, table: Table, row: Row) -> None:
        """A row has happened to the table."""
        what: What = row.what
        match what:
            case planning.Plan(seat, actions):
                self._count(row.person)
                self.plans.pop(seat, None)
                if actions:
                    self.plans[seat] = LeftPlan(row.person, tuple(actions))
            case planning.Habit(seat):
                self._count(row.person)
                self.habits[seat] = (row.person, what)
            case entries.Act(seat, _, by) if row.revision >= table.blind:
                self._acted(table, row.revision, seat, by)
            case entries.Carried():
                self.plans.clear()
            case _ if row.revision in table.steps_back:
                self.taken_back, self.chose = True, False
                for seat, left in self.plans.items():
                    if left.done and not left.stopped:
                        self.plans[seat] = replace(left, stopped="taken-back", at=row.revision)

    def _count(self, person: str) -> None:
        self.written[person] = self.written.get(person, 0) + 1

    def _acted(self, table: Table, revision: int, seat: int, by: entries.Unasked) -> None:
        self.chose = by == "" or (self.mover == seat and self.chose)
        self.mover, self.taken_back = seat, False
        if by == "":
            self.plans.pop(seat, None)  # whoever is here decides anew
        elif by == "plan":
            left = self.plans[seat]
            self.plans[seat] = replace(left, actions=left.actions[1:], done=left.done + 1)
        for holder, left in list(self.plans.items()):
            if not left.actions:
                del self.plans[holder]
            elif not left.stopped and learnt(table, revision, holder):
                self.plans[holder] = replace(left, stopped="revealed", at=revision)


def learnt(table: Table, revision: int, seat: int) -> list[Event]:
    """What a row turned up before the eyes of a seat. What others play from hand is a move like any."""
    return [event for event in table.events.get(revision, []) if event.kind.reveals and event.seen_by(seat)]


def due(table: Table) -> Due | None:
    """What plays itself now, if anything does."""
    if "due" not in table.memo:
        table.memo["due"] = _due(table)
    answer = table.memo["due"]
    assert answer is None or isinstance(answer, Due)
    return answer


def _due(table: Table) -> Due | None:
    seat, unasked = table.pending, table.unasked
    if seat < 0 or table.rests or table.request is not None or table.setup.lesson or unasked.taken_back:
        return None
    if table.chair(seat).kind != "person":
        return None
    habit = unasked.habit(table, seat)
    if habit is not None:
        p = table.position
        answer = habit.answers.get(p.steps[p.stack[-1].step].name, "")
        if answer and is_asked_in_between(table) and not _against(p, answer):
            return Due(seat, answer, "answer")
        if habit.single and _plays_itself(table):
            return Due(seat, p.text(p.choices[0]), "single")
    left = unasked.plan(table, seat)
    if left is None or left.stopped:
        return None
    return Due(seat, left.actions[0].action, "plan")


def is_asked_in_between(table: Table) -> bool:
    """Does the seat that has to choose do so in the turn of another one?"""
    assert table.play is not None
    p, owner = table.position, table.pending
    for move in reversed(table.play.moves):
        if move.turn != p.turn:
            break
        owner = move.seat
    return owner != table.pending


def _plays_itself(table: Table) -> bool:
    """Is there one thing only, and would nothing that was chosen get out of reach by it?"""
    p = table.position
    if len(p.choices) != 1 or choices.set_choice(p) is not None or p.warning(p.choices[0]) is not None:
        return False
    unasked, seat = table.unasked, table.pending
    if unasked.mover != seat or not unasked.chose or table.free_undo([seat]).steps == 0:
        return True
    # Tried in a world that the seat cannot tell from the true one: what it leads to gives nothing away.
    world = p.determinize(seat, 0)
    after = world.copy()
    after.act(p.choices[0])
    same = not after.over and after.seat == seat
    return same and after.turn == world.turn and after.reveals == world.reveals


def _against(p: Position, text: str) -> Stopped:
    """What stands against an action that nobody is asked about again."""
    try:
        chosen = choices.read(p, text)
    except UnknownAction:
        return "illegal"
    if chosen.why_not(p) is not None or (not chosen.whole and choices.is_part(p, chosen.actions[0])):
        return "illegal"
    return "forfeits" if choices.warnings(p, chosen) else ""
