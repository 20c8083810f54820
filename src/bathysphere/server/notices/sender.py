"""The sender of a worker: claims notices that are due, brings them, and writes down what came of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from bathysphere.play.changing import now
from bathysphere.play.entries import Row
from bathysphere.play.table import Table
from bathysphere.server.notices import keeping
from bathysphere.server.notices.carrying import Carrier, Undelivered
from bathysphere.server.notices.keeping import Delivery
from bathysphere.server.notices.occasions import occasions
from bathysphere.server.notices.wording import told

if TYPE_CHECKING:
    from bathysphere.server.store.store import Store

log = logging.getLogger("bathysphere.notices")
TIDY_EVERY = 3600 * 1000


class Sender:
    """Sends for one worker."""

    def __init__(
        self,
        store: Store,
        carrier: Carrier,
        name: str,
        base: str,
        sign: Callable[[str, str], str],
        after: float,
        every: float = 1.0,
    ) -> None:
        """`after`: seconds after which somebody who has not looked is away; `sign`: by purpose and text."""
        self._store, self.carrier, self._name, self._base = store, carrier, name, base
        self._sign = sign
        self.grace = int(1000 * after)
        self._every = every
        self._seen: dict[tuple[str, str], int] = {}
        self._task: asyncio.Task[None] | None = None
        self._tidied = now()

    def open(self) -> None:
        """Begin."""
        self._task = asyncio.create_task(self._run())

    def close(self) -> None:
        """What was not sent is sent by whoever comes next."""
        if self._task is not None:
            self._task.cancel()

    def note(self, connection: Connection, before: Table | None, after: Table, row: Row) -> None:
        """Write down who is to be told of a row, together with it."""
        due = occasions(before, after, row)
        if due:
            keeping.note(connection, due, row.revision, row.at, self.grace)

    def attends(self, person: str, table: str) -> None:
        """Somebody is at a table now."""
        self._seen[person, table] = now()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self._every)
            try:
                await self.look()
            except Exception:
                log.exception("sending notices")

    async def look(self) -> None:
        """Send what is due now."""
        seen, self._seen = self._seen, {}
        if seen:
            await self._store.write(lambda c: keeping.attend(c, seen))
        if await self._store.read(lambda c: keeping.is_due(c, now())):
            claimed = await self._store.write(lambda c: keeping.claim(c, self._name, now()))
            await asyncio.gather(*(self._send(delivery) for delivery in claimed))
        if now() - self._tidied > TIDY_EVERY:
            self._tidied = now()
            await self._store.write(lambda c: keeping.tidy(c, now()))

    async def _send(self, delivery: Delivery) -> None:
        way = delivery.way
        confirming = f"/notices/confirm/{self._sign('notice-confirm', way.id)}"
        off = f"{self._base}/notices/off/{self._sign('notice-off', way.id)}"
        try:
            await self.carrier.carry(way.target, told(delivery, self._base, confirming), way.language, off)
        except Undelivered as problem:
            log.info("a notice by way %s did not arrive: %s", way.id, problem)
            why, final, gone = str(problem), problem.final, problem.gone
            await self._store.write(
                lambda c: keeping.failed(c, self._name, delivery, why, now(), again=not final)
            )
            if gone and way.target.__struct_config__.tag == "push":
                await self._store.write(lambda c: keeping.remove_way(c, way.id))
        except Exception as error:
            log.exception("a notice by way %s failed", way.id)
            why = type(error).__name__
            await self._store.write(lambda c: keeping.failed(c, self._name, delivery, why, now(), again=True))
        else:
            await self._store.write(lambda c: keeping.sent(c, self._name, delivery))
