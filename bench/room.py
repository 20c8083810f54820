"""A server that measures itself: how long moves take inside it, and how long the event loop stands still."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar

from bathysphere.server.web.app import from_environment

REPORT = "BATHYSPHERE_REPORT"


def app() -> Litestar:
    """The server of the environment, with a stopwatch."""
    served = from_environment()
    figures: dict[str, list[float]] = {"command": [], "write": [], "disk": [], "stall": []}
    began: dict[str, float] = {}
    seen: dict[str, list[float]] = {}
    marks: list[int] = []
    """Memory at the moments that SIGUSR2 names."""

    @asynccontextmanager
    async def measured(_: Litestar) -> AsyncGenerator[None, None]:
        tables = served.state.worker.tables
        tables.command = stopwatch(tables.command, figures["command"])
        tables.store.write = stopwatch(tables.store.write, figures["write"])
        tables.store._together = thread_stopwatch(tables.store._together, figures["disk"])
        task = asyncio.create_task(heartbeat(figures["stall"]))

        def begin_or_end() -> None:
            """The first SIGUSR1 begins to measure, the second ends it: nobody leaves in between."""
            if "cpu" not in began:
                began["cpu"] = time.process_time()
                for times in figures.values():
                    times.clear()
            else:
                seen.update({name: times.copy() for name, times in figures.items()})
                spent = time.process_time() - began["cpu"]
                seen["cpu_ms_per_row"] = [1000 * spent / max(1, len(figures["write"]))]

        loop = asyncio.get_running_loop()
        loop.add_signal_handler(signal.SIGUSR1, begin_or_end)
        loop.add_signal_handler(signal.SIGUSR2, lambda: marks.append(memory()))
        try:
            yield
        finally:
            task.cancel()
            with open(os.environ[REPORT], "w") as file:
                json.dump({**seen, "memory_kb": [*marks, memory()], "tables": len(tables.lives)}, file)

    served._lifespan_managers.append(measured)
    return served


def stopwatch(work: Any, times: list[float]) -> Any:
    """The same, with its time noted down."""

    async def timed(*arguments: Any, **more: Any) -> Any:
        began = time.perf_counter()
        try:
            return await work(*arguments, **more)
        finally:
            times.append(time.perf_counter() - began)

    return timed


def thread_stopwatch(work: Any, times: list[float]) -> Any:
    """The same for an ordinary function: the time it took that was not spent computing."""

    def timed(*arguments: Any) -> Any:
        began, spent = time.perf_counter(), time.thread_time()
        try:
            return work(*arguments)
        finally:
            times.append(time.perf_counter() - began - (time.thread_time() - spent))

    return timed


async def heartbeat(stalls: list[float]) -> None:
    """How much later than it should the loop comes round."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(0.01)
        stalls.append(time.perf_counter() - began - 0.01)


def memory() -> int:
    """Resident memory of this process in kB."""
    with open("/proc/self/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))
