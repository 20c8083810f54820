"""The desk: histories are replayed and rendered here, beside the event loop, one at a time and in turn.

What was rendered is remembered as bytes, by row or moment, language and viewpoint, so that who asks again
costs nothing. What was replayed is remembered as a few positions on the way.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from bathysphere.server.limits.budget import Budget
from bathysphere.server.limits.caller import calling
from bathysphere.server.limits.lane import Lane
from bathysphere.server.web.remembered import Positions, Remembered

T = TypeVar("T")


class Desk:
    """One thread, the lane that leads to it, and what it remembers."""

    def __init__(self, budget: Budget) -> None:
        self.lane = Lane(1, longest=200, own=20)
        self.told = Remembered()
        self.positions = Positions()
        self._budget = budget
        self._thread = ThreadPoolExecutor(1, "desk")

    async def do(self, table: str, work: Callable[[], T]) -> T:
        """Do something that takes a while; whoever wants too much of it is told how long to wait."""
        who = calling.get()
        self._budget.check(0.0, who)
        async with self.lane.turn((who.address, who.person, table)):
            result, seconds = await asyncio.get_running_loop().run_in_executor(self._thread, _timed, work)
        self._budget.spend(seconds, who)
        return result

    async def once(self, key: tuple[object, ...], table: str, work: Callable[[], bytes]) -> bytes:
        """What is remembered under a key; if nothing is, what the work makes."""
        answer = self.told.get(key)
        if answer is None:
            answer = await self.do(table, work)
            self.told.put(key, answer)
        return answer

    def close(self) -> None:
        """Nothing more is done."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def _timed(work: Callable[[], T]) -> tuple[T, float]:
    began = time.thread_time()
    return work(), time.thread_time() - began
