"""Decide, keep, tell: how tables in memory change, whoever keeps their rows and whoever is told.

    decide on the table of now  →  keep the row (whoever keeps it has made the move)  →  tell everybody

If two want the same revision, only one of them can keep its row; the other reads what happened and decides
again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Generic, Protocol, TypeVar

from bathysphere.engine.errors import RulesFault
from bathysphere.play import decide, entries, ground
from bathysphere.play.course import Outcome
from bathysphere.play.decide import Decision
from bathysphere.play.entries import Row
from bathysphere.play.refusal import Refusal
from bathysphere.play.steady import Steady
from bathysphere.play.table import Table

log = logging.getLogger("bathysphere.play")


_clock = Steady()


def now() -> int:
    """The time in milliseconds, as rows carry it: it never jumps."""
    return _clock.now() // 1_000_000


class Held(Protocol):
    """A table in memory, and the lock under which it changes."""

    table: Table
    lock: asyncio.Lock


L = TypeVar("L", bound=Held)


class Changing(Generic[L]):
    """What is the same of all tables in memory; those who derive from it keep the rows and tell of them."""

    async def live(self, id: str) -> L:
        """A table by id, from memory or from what is kept."""
        raise NotImplementedError

    def fresh_id(self) -> str:
        """An id that no table has."""
        raise NotImplementedError

    async def _write(
        self, live: L, row: Row, outcome: Outcome | None = None, besides: tuple[Row, Table] | None = None
    ) -> bool:
        """Keep a row under the table's lock, and tell; where another was faster, read that and say False."""
        raise NotImplementedError

    async def do(
        self, live: L, deciding: Callable[[Table], Decision | None], person: str = "", key: str = ""
    ) -> int:
        """Decide, keep, tell; the revision after it. A decision of None wants nothing changed."""
        async with live.lock:
            while True:
                table = live.table
                if key and (person, key) in table.done:
                    return table.done[person, key]
                try:
                    decision = deciding(table)
                except RulesFault as fault:
                    await self._set_aside(live, fault)
                    raise Refusal("set-aside") from fault
                if decision is None:
                    return table.revision
                row = Row(table.revision, now(), decision.what, person, key)
                if await self._write(live, row, decision.outcome):
                    return live.table.revision

    async def rematch_of(self, live: L, person: str) -> L:
        """The next table of the same people: made once, found by everybody who asks for it."""
        async with live.lock:
            if person not in (live.table.setup.host, *(chair.person for chair in live.table.chairs)):
                raise Refusal("no-seat")
            while not live.table.rematch:
                made = decide.rematch(live.table)
                table = Table(self.fresh_id())
                first = Row(0, now(), ground.stamped(made), made.host)
                table.apply(first)
                row = Row(live.table.revision, now(), entries.Rematch(table.id), person)
                await self._write(live, row, None, (first, table))
        return await self.live(live.table.rematch)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin work that nobody waits for; its failure is logged."""
        raise NotImplementedError

    def met_fault(self, live: L, fault: RulesFault) -> None:
        """Somebody who looks at a table, or a bot that wants to, met a fault of its rules."""
        if live.table.fault is None:
            self.spawn(self.set_aside(live, fault))

    async def set_aside(self, live: L, fault: RulesFault) -> None:
        """The rules failed at this table: it rests until its people take the move back; no other notices."""
        async with live.lock:
            await self._set_aside(live, fault)

    async def _set_aside(self, live: L, fault: RulesFault) -> None:
        record = fault.record.text() if fault.record is not None else ""
        log.error("table %s is set aside\n%s", live.table.id, record, exc_info=fault)
        while live.table.fault is None:
            table = live.table
            played = fault.record.actions if fault.record is not None else []
            action = played[-1] if len(played) > table.moves else ""
            if await self._write(live, Row(table.revision, now(), entries.Fault(table.pending, action))):
                return
