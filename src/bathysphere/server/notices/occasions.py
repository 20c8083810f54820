"""Occasions: of what happened with a row, who would like to hear when they are not at the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bathysphere.play import entries, unasked
from bathysphere.play.entries import Row
from bathysphere.play.table import Table

Kind = Literal["turn", "waiting", "invited", "over", "ask", "chat", "confirm", "test"]
KINDS: tuple[Kind, ...] = ("turn", "waiting", "invited", "over", "ask", "chat")
"""What everybody may turn on or off; `confirm` and `test` are about the way itself."""
PATIENCE = 12 * 3600 * 1000
"""Milliseconds after which the others have waited for long; sooner where half the clock is gone."""


@dataclass(frozen=True)
class Occasion:
    """Somebody has a reason to come to a table."""

    person: str
    kind: Kind
    table: str
    later: int = 0
    """Milliseconds after which it is one, if nothing has changed by then."""


def occasions(before: Table | None, after: Table, row: Row) -> list[Occasion]:
    """Who would like to hear of a row. Nobody hears of their own doings, nor of a table of bots."""
    people = {chair.person for chair in after.chairs if chair.person}
    if len(people | set(after.absent.persons.values())) < 2:  # noqa: PLR2004
        return []
    all_of_them = [*_turn(before, after), *_others(before, after, row)]
    return [one for one in all_of_them if one.person != row.person]


def _turn(before: Table | None, after: Table) -> list[Occasion]:
    """Whose turn it is now, and was not before."""
    if after.status != "running" or after.pending < 0 or unasked.due(after) is not None:
        return []
    person = after.chair(after.pending).person
    asked = before is not None and before.pending >= 0 and unasked.due(before) is None
    was = before.chair(before.pending).person if before is not None and asked else ""
    if not person or person == was:
        return []
    patience = PATIENCE
    if after.clock is not None:
        patience = min(patience, after.clock.left(after.pending, after.rows[-1].at) // 2)
    return [Occasion(person, "turn", after.id), Occasion(person, "waiting", after.id, patience)]


def _others(before: Table | None, after: Table, row: Row) -> list[Occasion]:
    """What all who sit there, or some of them, would like to hear."""
    seated = sorted({chair.person for chair in after.chairs if chair.person})
    told = []
    was_over = before is not None and before.status in ("over", "closed")
    if after.status in ("over", "closed") and not was_over:
        people = sorted({*seated, *after.absent.persons.values()})
        told += [Occasion(person, "over", after.id) for person in people]
    match row.what:
        case entries.Chat():
            told += [Occasion(person, "chat", after.id) for person in seated]
        case entries.Ask() if after.request is not None:
            asked = {after.chair(s).person for s in range(len(after.chairs)) if s not in after.request.agreed}
            told += [Occasion(person, "ask", after.id) for person in sorted(asked - {""})]
        case entries.Rematch(table):
            told += [Occasion(person, "invited", table) for person in seated]
        case _:
            pass
    return told
