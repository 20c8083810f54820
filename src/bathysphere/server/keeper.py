"""What one worker does now and then for its tables: let idle ones go, look around, close what has expired."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from bathysphere.play import entries, unasked
from bathysphere.play.changing import now
from bathysphere.play.decide import Decision
from bathysphere.play.refusal import Refusal
from bathysphere.play.table import Table
from bathysphere.server.store import lobby, outages, store

if TYPE_CHECKING:
    from bathysphere.server.tables import Tables

EXPIRE_EVERY = 60.0
"""Seconds between two looks for tables at which nobody has sat down."""

log = logging.getLogger("bathysphere.play")


class Keeper:
    """Keeps the tables of one worker in order."""

    def __init__(self, tables: Tables, idle: float, poll: float) -> None:
        self.tables = tables
        self._idle = idle
        self._poll = poll
        self._expired = time.monotonic()

    async def run(self) -> None:
        """Now and then: let idle tables go, ask for what was not announced, wake a bot that waits."""
        while True:
            await asyncio.sleep(self._poll)
            try:
                await self.tables.heart.beat()
                await self._ring()
                self._forget_idle()
                await self._expire()
                if not self.tables.bus.local:
                    await self._look_around()
                self._wake_bots()
            except Exception as problem:
                if not store.is_down(problem):
                    log.exception("keeping the tables")

    async def _ring(self) -> None:
        """Open tables that nobody looks at, but where a clock has run out: opening them sets the alarm."""
        for id in await self.tables.store.read(lambda c: outages.run_out(c, now())):
            if id not in self.tables.lives:
                with suppress(Refusal):
                    await self.tables.live(id)

    async def _expire(self) -> None:
        """Close tables that have waited for players for too long."""
        if time.monotonic() - self._expired < EXPIRE_EVERY:
            return
        self._expired = time.monotonic()
        await self.close_expired()

    async def close_expired(self) -> list[str]:
        """Close the tables at which nobody has sat down for as long as the limits allow; which ones."""
        at = now()
        limits = self.tables.limits
        before = [at - int(1000 * wait) for wait in (limits.waiting_for, limits.waiting_privately_for)]

        def decision(table: Table) -> Decision | None:
            return Decision(entries.Close("expired")) if table.status == "waiting" else None

        closed = []
        for id in await self.tables.store.read(lambda c: lobby.waiting_since(c, *before)):
            live = await self.tables.live(id)
            if not live.listeners:
                await self.tables.do(live, decision)
                closed.append(id)
        return closed

    def _forget_idle(self) -> None:
        before = time.monotonic() - self._idle
        for id, live in list(self.tables.lives.items()):
            quiet = not live.listeners and live.thinking < 0 and not live.lock.locked()
            if quiet and live.touched < before:
                live.rest()
                del self.tables.lives[id]
                self.tables.spawn(self.tables.marker.put_away(live.table))

    async def _look_around(self) -> None:
        watched = [live for live in self.tables.lives.values() if live.listeners]
        if not watched:
            return
        ids = [live.table.id for live in watched]
        revisions = await self.tables.store.read(lambda c: store.revisions(c, ids))
        for live in watched:
            if revisions.get(live.table.id, 0) > live.table.revision:
                await self.tables.refresh(live)

    def _wake_bots(self) -> None:
        """A bot whose worker has died, or that has failed, is asked again."""
        for live in self.tables.lives.values():
            moves = live.table.bot_to_move() or unasked.due(live.table) is not None
            waiting = moves and live.thinking < 0
            if waiting and now() - live.table.rows[-1].at > 2000 * self._poll:
                self.tables.driver.go_on(live)
