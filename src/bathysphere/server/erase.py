"""Forgetting somebody: the account goes, games stay for the others, with a former player in them.

Rows of journals never change but here: names and persons are replaced and what was said is blanked. Moves
stay, so every game leads where it led.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from bathysphere.play import entries
from bathysphere.play.entries import FORMER, Row, What
from bathysphere.play.opening import opened
from bathysphere.play.table import STAND_IN, Table, TableSummary
from bathysphere.server.invite import fresh_id
from bathysphere.server.marking import reopened
from bathysphere.server.notices import keeping
from bathysphere.server.store import moderation, results
from bathysphere.server.store import sessions as kept
from bathysphere.server.store.marks import Stored, stored
from bathysphere.server.store.schema import exchanged, journal, people, recovery, reports, sitters, tables
from bathysphere.server.store.store import Conflict, Store
from bathysphere.server.tables import joinable, now

log = logging.getLogger("bathysphere.play")
SAID = "…"
"""What stands in place of what a forgotten person has said."""
_encode = msgspec.json.Encoder().encode


async def erase(store_: Store, person: str, by: str, ended: Callable[[list[str]], None]) -> list[str]:
    """Forget a person; the tables that were changed. `by`: who wanted it, for the audit log."""
    ended(await store_.write(lambda c: _forget_account(c, person)))
    changed = []
    for id in await store_.read(lambda c: tables_of(c, person)):
        if await _forget_at(store_, id, person):
            changed.append(id)
    await store_.write(lambda c: moderation.note(c, now(), by, "delete-person", person, changed))
    return changed


def tables_of(connection: Connection, person: str) -> list[str]:
    """The tables where a person sits or sat, or has done or said anything."""
    seated = select(sitters.c.table_id).where(sitters.c.person == person)
    spoke = select(journal.c.table_id).where(journal.c.person == person)
    return sorted(set(connection.execute(seated.union(spoke)).scalars()))


def _forget_account(connection: Connection, person: str) -> list[str]:
    ended = kept.end(connection, person)
    keeping.forget(connection, person)
    results.forget(connection, person)
    connection.execute(delete(people).where(people.c.id == person))
    connection.execute(delete(recovery).where(recovery.c.person == person))
    connection.execute(update(reports).where(reports.c.reporter == person).values(reporter=""))
    if not connection.execute(select(exchanged.c.at).where(exchanged.c.person == person)).first():
        connection.execute(
            insert(exchanged).values(person=person, at=0)
        )  # old cookies are worth nothing, too
    return ended


async def _forget_at(store_: Store, id: str, person: str) -> bool:
    while True:
        stored_before = await store_.read(lambda c: stored(c, id))
        if not stored_before.rows:
            return False
        alias = "x" + fresh_id(20)
        after, line, open_to_all = await asyncio.to_thread(_without, id, stored_before, person, alias)

        def job(
            connection: Connection,
            before: list[Row] = stored_before.rows,
            after: list[Row] = after,
            line: TableSummary = line,
            open_to_all: bool = open_to_all,
        ) -> None:
            _rewrite(connection, before, after, line, open_to_all)
            connection.execute(delete(sitters).where(sitters.c.table_id == id, sitters.c.person == person))

        try:
            await store_.write(job)
        except Conflict:
            continue  # somebody has moved meanwhile
        return True


def _without(id: str, whole: Stored, person: str, alias: str) -> tuple[list[Row], TableSummary, bool]:
    """The rows of a table without a person, its line in lists, and whether anybody may sit down there.

    A table that rules or content have outrun goes on from its stored position, and a result stays as it was.
    """
    line = None if whole.line is None else _nameless(whole, person, alias)
    try:
        before = reopened(id, whole)
        table = before.table
        if before.carried is not None:
            table = table.after(Row(table.revision, now(), before.carried))
        for what in _leaving(table, person):
            table = table.after(Row(table.revision, now(), what, person))
        rows = [_anonymous(row, person, alias) for row in table.rows]
        after = opened(id, rows, line, whole.marks).table
        return rows, after.line(), joinable(after)
    except Exception:  # it can no longer be opened here, but its rows have to be changed all the same
        log.exception("table %s cannot be opened; somebody is forgotten there all the same", id)
        assert line is not None
        return [_anonymous(row, person, alias) for row in whole.rows], line, False


def _nameless(whole: Stored, person: str, alias: str) -> TableSummary:
    """The line of a table that cannot be opened, without a person; also where they sat until they left."""
    assert whole.line is not None
    names = {
        row.what.name for row in whole.rows if row.person == person and isinstance(row.what, entries.Sit)
    }
    setup = whole.rows[0].what
    if isinstance(setup, entries.Create):
        names |= {chair.name for chair in setup.chairs if chair.person == person}
    replace = msgspec.structs.replace
    chairs = [
        replace(chair, person=alias if chair.person == person else "", name=FORMER)
        if chair.person == person or (chair.gone and chair.name in names)
        else chair
        for chair in whole.line.chairs
    ]
    turn_of = alias if whole.line.turn_of == person else whole.line.turn_of
    return replace(whole.line, chairs=chairs, turn_of=turn_of)


def _leaving(table: Table, person: str) -> list[What]:
    """How somebody gets up from a table: bots play on where others play, else it is closed."""
    seats = table.seats_of(person)
    others = any(chair.person not in ("", person) for chair in table.chairs)
    if table.status == "waiting":
        if table.setup.host == person:
            return [entries.Close()]
        return [entries.Leave(chair, "") for chair in seats]
    if table.status == "running" and seats:
        return [entries.Resign(seat, STAND_IN) for seat in seats] if others else [entries.Close()]
    return []


def _anonymous(row: Row, person: str, alias: str) -> Row:
    own = row.person == person
    what = row.what
    replace = msgspec.structs.replace
    match what:
        case entries.Create(chairs=chairs, host=host):
            seated = [replace(c, person=alias, name=FORMER) if c.person == person else c for c in chairs]
            what = replace(what, chairs=seated, host=alias if host == person else host)
        case entries.Sit() | entries.Leave() if own:
            what = replace(what, name=FORMER)
        case entries.Chat() if own:
            what = replace(what, name=FORMER, text=SAID)
        case entries.Mute(who=who) | entries.Remove(who=who) if who == person:
            what = replace(what, who=alias, name=FORMER)
    return replace(row, what=what, person=alias if own else row.person)


def _rewrite(
    connection: Connection, before: list[Row], after: list[Row], line: TableSummary, open_to_all: bool
) -> None:
    """Put the new rows in place of the old ones; Conflict if there are more by now."""
    shown: dict[str, object] = {
        "status": line.status,
        "joinable": open_to_all,
        "line": _encode(line).decode(),
    }
    if line.status != "running":
        shown |= {"due": None, "watchable": False}
    changed = update(tables).where(tables.c.id == line.table, tables.c.ply == len(before))
    if connection.execute(changed.values(**shown, ply=len(after))).rowcount != 1:
        raise Conflict
    for old, new in zip(before, after, strict=False):
        if old != new:
            place = (journal.c.table_id == line.table) & (journal.c.ply == new.revision)
            connection.execute(
                update(journal).where(place).values(person=new.person, what=_encode(new.what).decode())
            )
    for row in after[len(before) :]:
        what = _encode(row.what).decode()
        values = {
            "ply": row.revision,
            "at": row.at,
            "person": row.person,
            "key": row.key or None,
            "what": what,
        }
        connection.execute(insert(journal).values(table_id=line.table, **values))
