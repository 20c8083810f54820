"""Marking: now and then, and when a table is put away, what it is like is written beside its journal."""

from __future__ import annotations

import logging

from sqlalchemy import Connection

from bathysphere.play import ground
from bathysphere.play.ground import Mark
from bathysphere.play.opening import Opened, opened
from bathysphere.play.refusal import Refusal
from bathysphere.play.table import Table
from bathysphere.server.store.marks import Stored, stored, write_mark
from bathysphere.server.store.store import Conflict, Store

log = logging.getLogger("bathysphere.play")


class Marker:
    """Knows which tables of this worker are marked, and how far."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._last: dict[str, int] = {}

    async def read(self, id: str) -> Stored:
        """All that is stored of a table; a refusal if there is none."""
        kept = await self._store.read(lambda c: stored(c, id))
        if not kept.rows:
            raise Refusal("table-unknown")
        self._last[id] = kept.marks[-1].revision if kept.marks else 0
        return kept

    def due(self, table: Table) -> Mark | None:
        """The mark to write together with the newest row of a table."""
        return ground.mark(table) if ground.is_due(table, self._last.get(table.id, 0)) else None

    def write(self, connection: Connection, table: Table, mark: Mark | None) -> None:
        """Write a mark, in the transaction of its row."""
        if mark is not None:
            write_mark(connection, table.id, mark)
            self._last[table.id] = mark.revision

    async def put_away(self, *tables: Table) -> None:
        """Nobody uses these tables any more, or the server stops: their positions are stored as they are."""
        marks = []
        for table in tables:
            last = self._last.pop(table.id, 0)
            mark = ground.mark(table) if table.status == "running" and last < table.changed else None
            if mark is not None:
                marks.append((table.id, mark))
        if not marks:
            return

        def job(connection: Connection) -> None:
            for id, mark in marks:
                write_mark(connection, id, mark)

        try:
            await self._store.write(job)
        except Conflict:
            if len(tables) > 1:
                for table in tables:
                    await self.put_away(table)


def reopened(id: str, kept: Stored) -> Opened:
    """A table from all that is stored of it; says in the log what is not as it was."""
    outcome = opened(id, kept.rows, kept.line, kept.marks)
    if outcome.why:
        log.warning(
            "table %s is not what it was (%s, row %s): %s", id, outcome.why, outcome.at, outcome.detail or "-"
        )
    return outcome
