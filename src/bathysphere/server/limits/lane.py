"""Lanes: a few places for many who want them, given in turn: by address, then by person, then by table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from bathysphere.server.limits.budget import too_fast

HALF_LIFE = 20.0
"""Seconds after which half of what somebody has used is forgotten."""
REMEMBERED = 5_000

Who = tuple[str, ...]
"""Whose turn it is, from the widest to the narrowest: address, person, table."""


class Used:
    """The seconds that addresses, people and tables have used of late."""

    def __init__(self) -> None:
        self._seconds: dict[Who, tuple[float, float]] = {}

    def of(self, who: Who) -> float:
        """Seconds used, the older the less they count."""
        seconds, at = self._seconds.get(who, (0.0, 0.0))
        return seconds * 0.5 ** ((time.monotonic() - at) / HALF_LIFE) if seconds else 0.0

    def add(self, who: Who, seconds: float) -> None:
        """It was used by all of them."""
        for length in range(1, len(who) + 1):
            part = who[:length]
            total = self.of(part) + seconds
            self._seconds.pop(part, None)
            self._seconds[part] = (total, time.monotonic())
        while len(self._seconds) > REMEMBERED:
            del self._seconds[next(iter(self._seconds))]


@dataclass(eq=False)
class Ticket:
    """Somebody who waits."""

    who: Who
    turn: asyncio.Future[None]
    arrived: float = field(default_factory=time.monotonic)


class Lane:
    """So many places at once, and at most `each` tables of one person in them.

    Whoever has used least is next. Where more than `longest` wait in all, or more than `own` of one address,
    the next is refused.
    """

    def __init__(self, places: int, each: int | None = None, longest: int = 10**9, own: int = 10**9) -> None:
        self.places = places
        self._each = each or places
        self._longest = longest
        self._own = own
        self._waiting: list[Ticket] = []
        self._running: dict[Who, int] = {}
        self._taken = 0
        self._used = Used()

    @property
    def waiting(self) -> int:
        """How many wait."""
        return len(self._waiting)

    @property
    def idle(self) -> bool:
        """Does nobody have a place?"""
        return self._taken == 0

    @asynccontextmanager
    async def turn(self, who: Who = (), within: float | None = None) -> AsyncGenerator[None, None]:
        """Wait for a place, have it, give it back; TimeoutError if there is none within so many seconds."""
        async with asyncio.timeout(within):
            await self._enter(who)
        began = time.monotonic()
        try:
            yield
        finally:
            self._leave(who)
            self._used.add(who, time.monotonic() - began)
            self._call()

    async def _enter(self, who: Who) -> None:
        if len(self._waiting) >= self._longest:
            raise too_fast(5)
        if sum(ticket.who[:1] == who[:1] for ticket in self._waiting) >= self._own:
            raise too_fast(5)
        ticket = Ticket(who, asyncio.get_running_loop().create_future())
        self._waiting.append(ticket)
        self._call()
        try:
            await ticket.turn
        except BaseException:
            if ticket in self._waiting:
                self._waiting.remove(ticket)
            elif ticket.turn.done() and not ticket.turn.cancelled():
                self._leave(who)
                self._call()
            raise

    def _leave(self, who: Who) -> None:
        self._taken -= 1
        for length in range(1, len(who) + 1):
            left = self._running.get(who[:length], 0) - 1
            if left > 0:
                self._running[who[:length]] = left
            else:
                self._running.pop(who[:length], None)

    def _call(self) -> None:
        """Give free places to those who are next."""
        while self._taken < self.places and self._waiting:
            allowed = [ticket for ticket in self._waiting if self._may(ticket.who)]
            if not allowed:
                return
            ticket = min(allowed, key=self._order)
            self._waiting.remove(ticket)
            if ticket.turn.done():
                continue
            self._taken += 1
            for length in range(1, len(ticket.who) + 1):
                part = ticket.who[:length]
                self._running[part] = self._running.get(part, 0) + 1
            ticket.turn.set_result(None)

    def _may(self, who: Who) -> bool:
        """Are fewer tables of this person at it than may be, or is it this very table?"""
        if who in self._running or self._each >= self.places:
            return True
        return sum(len(part) == len(who) and part[:2] == who[:2] for part in self._running) < self._each

    def _order(self, ticket: Ticket) -> tuple[float, ...]:
        who = ticket.who
        parts = [who[:length] for length in range(1, len(who) + 1)]
        weights = [value for part in parts for value in (self._running.get(part, 0), self._used.of(part))]
        return (*weights, *([0.0] * (6 - len(weights))), ticket.arrived)
