"""The watch: what a worker looks after now and then, whoever changed it.

The operator's commands change the database, and so do other workers. The audit log says what was done;
every worker reads on in it. Sessions that have ended are announced; should an announcement be lost, the
connections they had open are found here.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from bathysphere.server.bus import Announcement
from bathysphere.server.store import moderation
from bathysphere.server.store import sessions as kept
from bathysphere.server.store.moderation import Note
from bathysphere.server.store.store import is_down
from bathysphere.server.tables import now

if TYPE_CHECKING:
    from bathysphere.server.web.worker import Worker

log = logging.getLogger("bathysphere.server.web")
SESSIONS_EVERY = 30.0
TIDY_EVERY = 600.0


class Watch:
    """Looks around for one worker."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self._store = worker.tables.store
        self._noted = 0
        self._look = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._sessions_at = self._tidy_at = time.monotonic()

    async def open(self) -> None:
        """Learn what is so by now, and begin."""
        self._noted = await self._store.read(moderation.last_note)
        await self._learn_bans()
        self._worker.tables.told = self.heard
        self._task = asyncio.create_task(self._keep())

    def close(self) -> None:
        """No more looking around."""
        if self._task is not None:
            self._task.cancel()

    def heard(self, news: Announcement) -> None:
        """Another worker has something to tell."""
        if news.ended:
            self._worker.sessions_over(news.ended)
        if news.noted:
            self._look.set()

    async def _keep(self) -> None:
        while True:
            try:
                async with asyncio.timeout(self._worker.config.poll):
                    await self._look.wait()
            except TimeoutError:
                pass
            self._look.clear()
            try:
                await self.look()
                if time.monotonic() - self._sessions_at > SESSIONS_EVERY:
                    self._sessions_at = time.monotonic()
                    await self.end_sessions()
                if time.monotonic() - self._tidy_at > TIDY_EVERY:
                    self._tidy_at = time.monotonic()
                    await self.tidy()
            except Exception as problem:
                if not is_down(problem):
                    log.exception("looking around")

    async def look(self) -> None:
        """Read on in the audit log, and do what it says here."""
        for note in await self._store.read(lambda c: moderation.notes_since(c, self._noted)):
            self._noted = note.id
            await self._mind(note)

    async def _mind(self, note: Note) -> None:
        if note.action in ("ban", "unban"):
            await self._learn_bans()
            self._worker.show_out_banned()
        if note.action in ("delete-person", "sign-out"):
            self._worker.people.forget(note.target)
            self._worker.people.sessions.forget_person(note.target)
            await self.end_sessions()
        for table in note.tables:
            await self._worker.tables.reload(table)

    async def _learn_bans(self) -> None:
        self._worker.bans.learn(await self._store.read(lambda c: moderation.bans_now(c, now())))

    async def end_sessions(self) -> None:
        """Close the connections of sessions that have ended without our hearing of it."""
        open_ones = {connection.session for connection in self._worker.connections}
        if open_ones:
            lasting = await self._store.read(lambda c: kept.lasting(c, open_ones))
            self._worker.sessions_over(sorted(open_ones - lasting))

    async def tidy(self) -> None:
        """Forget sessions nobody uses."""
        await self._store.write(lambda c: kept.sweep(c, now()))
