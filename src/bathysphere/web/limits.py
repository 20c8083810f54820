"""Limits: how much one person or address may ask for, as buckets that fill up again."""

from __future__ import annotations

import math
import time

import msgspec

from bathysphere.play.refusal import Refusal


class Rate(msgspec.Struct, frozen=True):
    """So many at once, and so many a second after that."""

    burst: float
    per_second: float


class Limits(msgspec.Struct, frozen=True):
    """What this server puts up with."""

    body: int = 65_536
    record: int = 262_144
    message: int = 8_192
    requests: Rate = Rate(120, 30)
    messages: Rate = Rate(40, 20)
    new_tables: Rate = Rate(30, 30 / 600)
    hints: Rate = Rate(20, 1 / 2)
    logins: Rate = Rate(10, 10 / 60)
    sockets: int = 2_000
    """Live connections from one address."""


class Buckets:
    """One bucket for everybody who comes."""

    def __init__(self, rate: Rate, most: int = 50_000) -> None:
        self._rate = rate
        self._most = most
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, who: str) -> None:
        """Take one out, or a Refusal that says how long to wait."""
        at = time.monotonic()
        left, since = self._left.get(who, (self._rate.burst, at))
        left = min(self._rate.burst, left + (at - since) * self._rate.per_second)
        if left < 1:
            self._left[who] = (left, at)
            wait = (1 - left) / self._rate.per_second
            raise Refusal("too-fast", seconds=str(max(1, math.ceil(wait))))
        if len(self._left) >= self._most:
            self._left.clear()
        self._left[who] = (left - 1, at)
