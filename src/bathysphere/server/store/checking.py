"""Checking a database: every table is opened and held against what was written, and nothing is changed."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, select, text
from sqlalchemy.exc import SQLAlchemyError

from bathysphere.engine.errors import Problem
from bathysphere.engine.seeds import commitment
from bathysphere.play.entries import Create, What
from bathysphere.play.opening import opened
from bathysphere.play.refusal import Refusal
from bathysphere.play.table import TableSummary
from bathysphere.server.store.looking import Look, has_marks, looking
from bathysphere.server.store.marks import Stored, stored
from bathysphere.server.store.schema import journal, tables
from bathysphere.server.store.store import default_database

MOST_DAMAGES = 100


class Fault(msgspec.Struct):
    """A stored table that is not what it was: at which row, and why."""

    table: str
    revision: int
    why: str


class Report(msgspec.Struct):
    """What `bathysphere verify` found."""

    database: str
    tables: int = 0
    moves: int = 0
    faults: list[Fault] = []
    sealed: int = 0
    """Tables whose deal was sealed; a seed that does not match its seal is a fault."""
    damage: list[str] = []
    """What the database itself says is wrong with it."""


def verify(database: str | None = None) -> Report:
    """Open every stored table and report what no longer matches; the database is only read."""
    return asyncio.run(_verify(database or default_database()))


async def _verify(database: str) -> Report:
    report = Report(database)
    async with looking(database) as look:
        report.damage = await look(integrity)
        with_marks = await look(has_marks)
        for id in await look(ids):
            report.tables += 1
            kept = await look_at(look, id, with_marks)
            if isinstance(kept, Fault):
                report.faults.append(kept)
                continue
            report.moves += kept.line.moves if kept.line is not None else 0
            setup = kept.rows[0].what
            report.sealed += isinstance(setup, Create) and bool(setup.seal)
            fault = fault_of(id, kept)
            if fault is not None:
                report.faults.append(fault)
    return report


def integrity(connection: Connection) -> list[str]:
    """What SQLite finds wrong with its file; PostgreSQL looks after its own."""
    if connection.dialect.name != "sqlite":
        return []
    try:
        lines = connection.execute(text(f"PRAGMA integrity_check({MOST_DAMAGES})")).scalars().all()
    except SQLAlchemyError as error:
        return [_first_line(error)]
    return [str(line) for line in lines if line != "ok"]


def ids(connection: Connection) -> list[str]:
    """All tables; where the list of them cannot be read, those of which the journal knows."""
    names: set[str] = set()
    for wanted in (select(tables.c.id), select(journal.c.table_id).distinct()):
        try:
            names.update(str(id) for id in connection.execute(wanted).scalars())
        except SQLAlchemyError:
            continue
    return sorted(names)


async def look_at(look: Look, id: str, with_marks: bool) -> Stored | Fault:
    """All that is stored of a table, or what makes it unreadable."""
    try:
        kept: Stored = await look(partial(stored, table=id, with_marks=with_marks))
    except (SQLAlchemyError, msgspec.MsgspecError, UnicodeError, ValueError, TypeError) as error:
        return await _unreadable(look, id, error)
    if not kept.rows:
        return Fault(id, 0, "there are no rows, or its line in the list of tables is missing")
    return kept


async def _unreadable(look: Look, id: str, error: Exception) -> Fault:
    """Which row is it?"""
    wanted = select(journal.c.ply, journal.c.what).where(journal.c.table_id == id).order_by(journal.c.ply)
    decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(What)
    try:
        for revision, what in await look(lambda c: c.execute(wanted).all()):
            try:
                decoder.decode(what)
            except (msgspec.MsgspecError, UnicodeError, ValueError, TypeError) as problem:
                return Fault(id, revision, f"cannot be read: {_first_line(problem)}")
    except SQLAlchemyError as problem:
        return Fault(id, 0, f"cannot be read: {_first_line(problem)}")
    return Fault(id, 0, f"cannot be read: {_first_line(error)}")


def _first_line(error: Exception) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0]


def fault_of(id: str, kept: Stored) -> Fault | None:
    """What is wrong with a table that can be read."""
    gap = _gap([row.revision for row in kept.rows])
    if gap is not None:
        return Fault(id, gap, "this row is missing")
    setup = kept.rows[0].what
    if isinstance(setup, Create) and setup.seal and setup.seal != commitment(setup.seed):
        return Fault(id, 0, f"the seed does not match the seal {setup.seal}")
    try:
        outcome = opened(id, kept.rows, kept.line, kept.marks)
    except Refusal as refusal:
        return Fault(id, 0, f"{refusal.params.get('why', '')}: {refusal}".lstrip(": "))
    except Problem as problem:
        return Fault(id, 0, str(problem))
    if outcome.why:
        return Fault(id, outcome.at, f"{outcome.why}: {outcome.detail or 'not what it was'}")
    table, line = outcome.table, kept.line
    if table.revision != kept.revision:
        return Fault(id, table.revision, f"{table.revision} rows, but {kept.revision} were written")
    now = table.line()
    written = msgspec.json.encode(line)
    if written not in [msgspec.json.encode(each) for each in (now, *as_once_written(now))]:
        return Fault(id, table.revision - 1, f"ends as {now}, but was {line}")
    return None


def _gap(revisions: Sequence[int]) -> int | None:
    return next((place for place, revision in enumerate(revisions) if place != revision), None)


def as_once_written(line: TableSummary) -> tuple[TableSummary, TableSummary]:
    """A line as it was written before turn and round were, and before places and those who left were.

    The rows still tell all of it.
    """
    replace = msgspec.structs.replace
    without_turn = replace(line, turn=-1, round=0, rounds=0, branch_of="")
    chairs = [replace(chair, gone="") for chair in line.chairs]
    return without_turn, replace(without_turn, chairs=chairs, places=None, won=[], first_chair=0)
