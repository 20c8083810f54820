"""The desk of a page: what a server does beside its event loop is done at once, and remembered as well."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from bathysphere.server.web.remembered import Positions, Remembered

T = TypeVar("T")
REMEMBERED_BYTES = 8_000_000


class Desk:
    """Does what takes a while, for one person."""

    def __init__(self) -> None:
        self.told = Remembered(REMEMBERED_BYTES)
        self.positions = Positions()

    async def do(self, table: str, work: Callable[[], T]) -> T:
        """Do something."""
        return work()

    async def once(self, key: tuple[object, ...], table: str, work: Callable[[], bytes]) -> bytes:
        """What is remembered under a key; if nothing is, what the work makes."""
        answer = self.told.get(key)
        if answer is None:
            answer = work()
            self.told.put(key, answer)
        return answer
