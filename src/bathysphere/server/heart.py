"""The heart of a worker: says in the database that somebody serves; lets clocks stand where nobody did."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bathysphere.play import entries
from bathysphere.play.changing import now
from bathysphere.play.decide import Decision
from bathysphere.play.table import Table
from bathysphere.server.live_table import Live
from bathysphere.server.store import outages

if TYPE_CHECKING:
    from bathysphere.server.live_table import Live
    from bathysphere.server.tables import Tables

MISSED = 3
"""So many beats that are missed were an outage."""


LEAST_GAP = 5000
"""Milliseconds of silence that are none: a busy machine is not down."""


class Heart:
    """Beats as long as a worker serves."""

    def __init__(self, tables: Tables, every: float) -> None:
        self._tables = tables
        self._gap = max(LEAST_GAP, int(1000 * MISSED * every))

    async def start(self) -> None:
        """The first beat. Nobody else writes a file of SQLite: whatever was missed there was an outage."""
        gap = self._gap if self._tables.store.shared else 0
        await self._tables.store.write(lambda c: outages.beat(c, now(), gap))

    async def beat(self) -> None:
        """One beat. After a silence, all clocks here learn that they have stood."""
        if await self._tables.store.write(lambda c: outages.beat(c, now(), self._gap)):
            for live in list(self._tables.lives.values()):
                await self.stand(live)

    async def stand(self, live: Live) -> None:
        """Write down for how long the running clock of a table has stood because nobody served."""
        clock = live.table.clock
        if clock is None or clock.running < 0:
            return
        after = max(clock.since, live.table.stood)
        for begin, end in await self._tables.store.read(lambda c: outages.since(c, after)):
            await self._tables.do(live, lambda table, begin=begin, end=end: _stood(table, begin, end))  # type: ignore[misc]


def _stood(table: Table, begin: int, end: int) -> Decision | None:
    clock = table.clock
    known = clock is None or clock.running < 0 or end <= max(clock.since, table.stood)
    return None if known else Decision(entries.Stood(begin, end))
