"""Stopping without losing a move, and measuring as long as it goes on.

Asked to stop, a worker says so at /readyz, waits for load balancers if it is told to, takes no more commands,
lets those it has taken reach the disk, and only then lets go of its people: they come back by themselves.
"""

from __future__ import annotations

import asyncio
import logging
import signal
import threading
import time
from types import FrameType
from typing import Any

from bathysphere.server import meters
from bathysphere.server.web.worker import Worker

log = logging.getLogger("bathysphere.server.web")
PATIENCE = 5.0
"""Seconds that commands in hand may take."""
MEASURE_EVERY = 2.0


class Stopping:
    """The end of a worker, and what is looked after until then."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self._before: Any = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def listen(self) -> None:
        """From now on a request to stop comes here first. Only the main thread hears signals."""
        self._loop = asyncio.get_running_loop()
        self._spawn(self._measure())
        if threading.current_thread() is threading.main_thread():
            self._before = signal.getsignal(signal.SIGTERM)
            signal.signal(signal.SIGTERM, self._asked)

    def _asked(self, _: int, frame: FrameType | None) -> None:
        if self._worker.stopping or self._loop is None:
            self._pass_on(frame)  # asked twice: at once
            return
        self._worker.stopping = True
        self._loop.call_soon_threadsafe(lambda: self._spawn(self._stop()))

    async def _stop(self) -> None:
        log.info("asked to stop")
        await asyncio.sleep(self._worker.config.drain)
        await self._finish()
        self._pass_on(None)

    async def _finish(self) -> None:
        """No more commands, and those in hand reach the disk."""
        self._worker.stopping = True
        tables = self._worker.tables
        tables.closing = True
        until = time.monotonic() + PATIENCE
        while any(live.lock.locked() for live in tables.lives.values()) and time.monotonic() < until:
            await asyncio.sleep(0.01)

    def _pass_on(self, frame: FrameType | None) -> None:
        """Let the server end as by Ctrl+C: a process that SIGTERM ends gives back nothing that it shares."""
        if callable(self._before):
            self._before(signal.SIGINT, frame)

    def _spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _measure(self) -> None:
        """What is not counted but looked at, every few seconds."""
        worker = self._worker
        while True:
            began = time.monotonic()
            await asyncio.sleep(MEASURE_EVERY)
            meters.lag.set(max(0.0, time.monotonic() - began - MEASURE_EVERY))
            lives = list(worker.tables.lives.values())
            meters.tables.set(len(lives))
            meters.sockets.set(sum(len(live.listeners) for live in lives))
            meters.bots_waiting.set(sum(live.thinking >= 0 for live in lives))
            meters.memory.set(meters.resident())

    async def done(self) -> None:
        """The worker is about to close."""
        await self._finish()
        for task in self._tasks:
            task.cancel()
