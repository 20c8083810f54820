"""Passwords: hashed one at a time, in a process of its own that steps back behind everything else."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from bathysphere.play.refusal import Refusal
from bathysphere.server.limits.budget import too_fast
from bathysphere.server.limits.caller import calling
from bathysphere.server.limits.lane import Lane
from bathysphere.server.scheduling import step_back

T = TypeVar("T")
NICENESS = 10
LONGEST_QUEUE = 40
WITHIN = 30.0
"""Seconds after which whoever waits is told to come again."""

_hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)


def hashed(password: str) -> str:
    """In the process: a new hash."""
    return _hasher.hash(password)


def fits(known: str, password: str) -> tuple[bool, str | None]:
    """In the process: does the password fit the hash? If the hash is of an older kind, a newer one."""
    try:
        _hasher.verify(known, password)
    except (VerificationError, InvalidHashError):
        return False, None
    return True, _hasher.hash(password) if _hasher.check_needs_rehash(known) else None


def _begin() -> None:
    step_back(NICENESS)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Passwords:
    """The one process that hashes passwords, and the lane that leads to it."""

    def __init__(self) -> None:
        self.lane = Lane(1, longest=LONGEST_QUEUE, own=LONGEST_QUEUE // 4)
        self._pool: ProcessPoolExecutor | None = None
        self._nobody = ""

    async def hash(self, password: str) -> str:
        """A hash to be kept."""
        return await self._ask(hashed, password)

    async def fits(self, known: str | None, password: str) -> tuple[bool, str | None]:
        """Does it fit? Where there is no such account, it takes as long to say no."""
        if not self._nobody:
            self._nobody = await self._ask(hashed, "nobody's password")
        fit, newer = await self._ask(fits, known or self._nobody, password)
        return fit and known is not None, newer

    async def _ask(self, work: Callable[..., T], *args: str) -> T:
        who = calling.get()
        try:
            async with self.lane.turn((who.address,), WITHIN):
                return await self._answer(work, *args)
        except TimeoutError:
            raise too_fast(WITHIN) from None

    async def _answer(self, work: Callable[..., T], *args: str) -> T:
        loop = asyncio.get_running_loop()
        for _ in range(2):
            if self._pool is None:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(1, context, _begin)
            try:
                return await loop.run_in_executor(self._pool, work, *args)
            except BrokenProcessPool:
                self.close()
        raise Refusal("internal")

    def close(self) -> None:
        """Send the process home."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
