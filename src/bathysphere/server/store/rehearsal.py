"""Rehearsing an upgrade: what this release would do to every table of a database, which is only read."""

from __future__ import annotations

import asyncio
from typing import Literal

import msgspec

from bathysphere.engine.errors import Problem
from bathysphere.play.opening import opened
from bathysphere.play.refusal import Refusal
from bathysphere.server.store.checking import Fault, fault_of, ids, look_at
from bathysphere.server.store.looking import has_marks, looking, shapes, steps_from
from bathysphere.server.store.marks import Stored
from bathysphere.server.store.store import default_database

Fate = Literal["same", "carried", "kept", "aside", "damaged"]


class Table(msgspec.Struct):
    """What would happen to one table."""

    table: str
    fate: Fate
    """As it was; going on from its stored position; over, with its result kept; set aside; unreadable."""
    game: str = ""
    version: int = 0
    status: str = ""
    why: str = ""
    lost: int = 0
    """Moves that could no longer be played."""


class Rehearsal(msgspec.Struct):
    """What an upgrade to this release would do."""

    database: str
    steps: int = 0
    """Changes of the database's shape that would be made first."""
    tables: list[Table] = []

    def count(self, fate: Fate) -> int:
        """How many tables would come to that."""
        return sum(table.fate == fate for table in self.tables)


def rehearse(database: str | None = None) -> Rehearsal:
    """Open every table of a database with the rules and the content of this release."""
    return asyncio.run(_rehearse(database or default_database()))


async def _rehearse(database: str) -> Rehearsal:
    rehearsal = Rehearsal(database)
    async with looking(database) as look:
        current = await look(shapes)
        rehearsal.steps = steps_from(current)
        with_marks = await look(has_marks)
        for id in await look(ids):
            there = await look_at(look, id, with_marks)
            rehearsal.tables.append(
                Table(id, "damaged", why=f"row {there.revision}: {there.why}")
                if isinstance(there, Fault)
                else fate_of(id, there)
            )
    return rehearsal


def fate_of(id: str, kept: Stored) -> Table:
    """What would become of a table."""
    line = kept.line
    table = Table(id, "same")
    if line is not None:
        table.game, table.status = line.game, line.status
    table.version = getattr(kept.rows[0].what, "version", 0)
    try:
        outcome = opened(id, kept.rows, line, kept.marks)
    except Refusal as refusal:
        table.fate, table.why = "aside", str(refusal.params.get("why") or refusal)
        return table
    except Problem as problem:
        table.fate, table.why = "aside", str(problem)
        return table
    except Exception as problem:  # rows that make no sense fail in any way
        table.fate, table.why = "damaged", f"{type(problem).__name__}: {problem}"
        return table
    if outcome.why:
        table.fate = "kept" if outcome.carried is None else "carried"
        table.why = f"{outcome.why}, row {outcome.at}: {outcome.detail}".rstrip(": ")
        table.lost = outcome.lost
        return table
    fault = fault_of(id, kept)
    if fault is not None:
        table.fate, table.why = "damaged", fault.why
    return table
