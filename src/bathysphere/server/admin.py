"""What the operator does: on the database itself, whether servers run or not.

Every deed writes a line into the audit log. Running workers read on in it every few seconds, and do the rest:
close connections, read tables anew, keep people out.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, delete, func, or_, select

from bathysphere.play import entries
from bathysphere.play.entries import Row
from bathysphere.play.refusal import ServerError
from bathysphere.play.table import TableSummary
from bathysphere.server import secret
from bathysphere.server.erase import erase
from bathysphere.server.export import export
from bathysphere.server.store import moderation, results, store
from bathysphere.server.store import sessions as kept
from bathysphere.server.store.looking import check_there
from bathysphere.server.store.schema import journal, people, positions, sessions, sitters, tables
from bathysphere.server.store.store import Conflict, Person, Store, open_store
from bathysphere.server.tables import joinable, now, replayed
from bathysphere.server.web.settings import database_here
from bathysphere.server.web.wire_people import Export, SessionInfo

T = TypeVar("T")
HOUR = 3600 * 1000
LEAST_HOURS, MOST_HOURS = 1 / 60, 10 * 365 * 24


class TableLine(msgspec.Struct):
    """A table in the operator's list."""

    table: str
    game: str
    status: str
    moves: int
    updated: int
    players: list[str]


class PersonLine(msgspec.Struct):
    """Somebody in the operator's list."""

    person: str
    name: str
    account: str
    created: int
    devices: int
    seen: int


def on(database: str | None, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something on a database, and close it."""

    url = database_here(database)

    async def whole() -> T:
        check_there(url)
        opened = await open_store(url)
        try:
            return await work(opened)
        finally:
            await opened.close()

    return asyncio.run(whole())


# -- looking ----------------------------------------------------------------------------------------


def list_tables(connection: Connection, status: str = "", most: int = 50) -> list[TableLine]:
    """The tables that changed last."""
    wanted = select(tables.c.line, tables.c.updated).order_by(tables.c.updated.desc()).limit(most)
    if status:
        wanted = wanted.where(tables.c.status == status)
    listed = []
    for text, updated in connection.execute(wanted):
        line = msgspec.json.decode(text, type=TableSummary)
        names = [chair.name or chair.kind for chair in line.chairs]
        listed.append(TableLine(line.table, line.game, line.status, line.moves, updated, names))
    return listed


def list_people(connection: Connection, like: str = "", most: int = 50) -> list[PersonLine]:
    """Accounts and guests with a name, those seen last first."""
    seen, devices = func.coalesce(func.max(sessions.c.seen), 0), func.count(sessions.c.id)
    wanted = select(people.c.id, people.c.name, people.c.account, people.c.created, devices, seen)
    wanted = wanted.outerjoin(sessions, sessions.c.person == people.c.id)
    wanted = wanted.group_by(people.c.id, people.c.name, people.c.account, people.c.created)
    if like:
        pattern = f"%{like}%"
        wanted = wanted.where(or_(people.c.account.ilike(pattern), people.c.name.ilike(pattern)))
    rows = connection.execute(wanted.order_by(seen.desc(), people.c.id).limit(most))
    return [PersonLine(id, name, account or "", *rest) for id, name, account, *rest in rows]


async def find_person(store_: Store, who: str) -> Person:
    """Somebody by account or id; guests who never gave a name have only an id."""

    def look(connection: Connection) -> Person | None:
        somebody = store.account(connection, who) or store.person(connection, who)
        if somebody is None and (kept.of_person(connection, who) or _sits(connection, who)):
            somebody = Person(who, "")
        return somebody

    somebody = await store_.read(look)
    if somebody is None:
        raise ServerError("person-unknown", found=who)
    return somebody


def _sits(connection: Connection, who: str) -> bool:
    return connection.execute(select(sitters.c.table_id).where(sitters.c.person == who)).first() is not None


# -- doing ------------------------------------------------------------------------------------------


async def close_table(store_: Store, id: str, by: str, why: str = "") -> None:
    """Close a table that waits or runs."""
    while True:
        rows = await store_.read(lambda c: store.rows(c, id))
        if not rows:
            raise ServerError("table-unknown", found=id)
        table = await asyncio.to_thread(replayed, id, rows)
        if table.status in ("over", "closed"):
            raise ServerError("table-over", found=id)
        row = Row(table.revision, now(), entries.Close("operator"))
        table.apply(row)

        def job(connection: Connection, row: Row = row, table: Any = table) -> None:
            store.append(connection, row, table.line(), joinable(table))
            moderation.note(connection, row.at, by, "close", id, [id], why)

        try:
            await store_.write(job)
        except Conflict:
            continue  # somebody has moved meanwhile
        return


async def delete_table(store_: Store, id: str, by: str, why: str = "") -> None:
    """Remove a table and everything that happened there."""

    def job(connection: Connection) -> None:
        if connection.execute(select(tables.c.id).where(tables.c.id == id).with_for_update()).first() is None:
            raise ServerError("table-unknown", found=id)
        connection.execute(delete(journal).where(journal.c.table_id == id))
        connection.execute(delete(sitters).where(sitters.c.table_id == id))
        connection.execute(delete(positions).where(positions.c.table_id == id))
        results.forget_table(connection, id)
        connection.execute(delete(tables).where(tables.c.id == id))
        moderation.note(connection, now(), by, "delete-table", id, [id], why)

    await store_.write(job)


async def delete_person(store_: Store, who: str, by: str) -> list[str]:
    """Forget somebody, as they could themselves; the tables that were changed."""
    somebody = await find_person(store_, who)
    return await erase(store_, somebody.id, by, lambda _: None)


async def whom(store_: Store, person: str, address: str) -> tuple[str, str]:
    """What is banned: a person by id, or an address or a network."""
    if bool(person) == bool(address):
        raise ServerError("ban-who")
    if person:
        return "person", (await find_person(store_, person)).id
    try:
        return "address", moderation.network(address)
    except ValueError:
        raise ServerError("ban-who") from None


async def ban(store_: Store, person: str, address: str, hours: float, by: str, why: str = "") -> int:
    """Keep a person or an address out for some hours; until when."""
    if not LEAST_HOURS <= hours <= MOST_HOURS:
        raise ServerError("ban-hours", found=str(hours))
    kind, who = await whom(store_, person, address)
    until = now() + int(hours * HOUR)

    def job(connection: Connection) -> None:
        moderation.add_ban(connection, kind, who, until, why)
        moderation.note(connection, now(), by, "ban", who, [], why)

    await store_.write(job)
    return until


async def unban(store_: Store, person: str, address: str, by: str) -> None:
    """Let a person or an address in again."""
    kind, who = await whom(store_, person, address)

    def job(connection: Connection) -> None:
        if not moderation.lift_ban(connection, kind, who):
            raise ServerError("ban-unknown", found=person or address)
        moderation.note(connection, now(), by, "unban", who, [])

    await store_.write(job)


async def export_person(store_: Store, who: str, by: str, language: str) -> Export:
    """Everything that is kept of somebody."""
    somebody = await find_person(store_, who)
    devices = [
        SessionInfo(each.id, each.label, each.created, each.seen, False)
        for each in await store_.read(lambda c: kept.of_person(c, somebody.id))
    ]
    await store_.write(lambda c: moderation.note(c, now(), by, "export", somebody.id, []))
    return await export(store_, somebody, devices, language)


async def sign_out(store_: Store, who: str, by: str) -> int:
    """End all sessions of somebody; how many there were."""
    somebody = await find_person(store_, who)

    def job(connection: Connection) -> int:
        ended = kept.end(connection, somebody.id)
        moderation.note(connection, now(), by, "sign-out", somebody.id, [])
        return len(ended)

    return await store_.write(job)


async def rotate_secret(store_: Store, database: str, by: str) -> None:
    """Another secret for invite links; servers have it after their next start."""
    secret.rotate(database)
    await store_.write(lambda c: moderation.note(c, now(), by, "rotate-secret", "", []))
