"""Budgets: buckets that fill up again, for a person, an address and everybody together."""

from __future__ import annotations

import math
import time
from collections.abc import Mapping

from bathysphere.play.refusal import Refusal
from bathysphere.server.limits.caller import Caller, calling
from bathysphere.server.limits.numbers import Limits, Rate

MOST_BUCKETS = 50_000
EVERYBODY = "*"
LONGEST_WAIT = 3600
WORTH_TELLING = 0.1
"""The share of a bucket that somebody must have used before other workers are told."""
MOST_TOLD = 80
"""Buckets in one announcement: PostgreSQL takes 8,000 bytes."""


def too_fast(seconds: float) -> Refusal:
    """The refusal that says how long to wait."""
    return Refusal("too-fast", seconds=str(max(1, min(LONGEST_WAIT, math.ceil(seconds)))))


class Buckets:
    """One bucket for everybody who comes; those who have not come for longest are forgotten first."""

    def __init__(self, rate: Rate, most: int = MOST_BUCKETS) -> None:
        self._rate = rate
        self._most = most
        self._left: dict[str, tuple[float, float, float]] = {}
        """By key: what was left, when, and how many times the rate it gets."""

    def wait(self, key: str, amount: float = 1.0, times: float = 1.0) -> float:
        """Seconds until so much can be taken; 0: now."""
        missing = min(amount, self._rate.burst * times) - self.left(key, times)
        if missing <= 0:
            return 0.0
        return missing / max(self._rate.per_second * times, 1e-9)

    def left(self, key: str, times: float = 1.0) -> float:
        """How much there is to take."""
        full = self._rate.burst * times
        bucket = self._left.get(key)
        if bucket is None:
            return full
        left, at, times = bucket
        return min(full, left + (time.monotonic() - at) * self._rate.per_second * times)

    def spend(self, key: str, amount: float = 1.0, times: float = 1.0) -> None:
        """Take so much, even if it is not there: then there is a debt, but never one of over a burst."""
        left = max(self.left(key, times) - amount, -self._rate.burst * times)
        self._left.pop(key, None)
        self._left[key] = (left, time.monotonic(), times)
        if len(self._left) > self._most:
            del self._left[next(iter(self._left))]

    def take(self, key: str, amount: float = 1.0) -> None:
        """Take so much out, or a refusal that says how long to wait."""
        wait = self.wait(key, amount)
        if wait > 0:
            raise too_fast(wait)
        self.spend(key, amount)


class Budget:
    """One kind of thing: a bucket for each person, each address and everybody."""

    def __init__(self, rate: Rate, most: int = MOST_BUCKETS) -> None:
        self.rate = rate
        self._buckets = Buckets(rate, most)
        self._untold: dict[str, float] = {}

    def _keys(self, who: Caller) -> list[tuple[str, float]]:
        keys = [(f"p:{who.person}", 1.0)] if who.person else []
        if who.address:
            keys.append((f"a:{who.address}", max(1.0, self.rate.crowd)))
        return [*keys, (EVERYBODY, max(1.0, self.rate.everybody))]

    def check(self, amount: float = 1.0, who: Caller | None = None) -> None:
        """A refusal unless so much is there for whoever asks."""
        wait = max(self._buckets.wait(key, amount, times) for key, times in self._keys(who or calling.get()))
        if wait > 0:
            raise too_fast(wait)

    def spend(self, amount: float = 1.0, who: Caller | None = None) -> None:
        """Take so much, even into debt: for what is only known afterwards."""
        for key, times in self._keys(who or calling.get()):
            self._buckets.spend(key, amount, times)
            self._untold[key] = self._untold.get(key, 0.0) + amount
        if len(self._untold) > MOST_BUCKETS:
            self._untold.clear()

    def take(self, amount: float = 1.0, who: Caller | None = None) -> None:
        """Take so much, or a refusal that says how long to wait; then nothing is taken from anybody."""
        who = who or calling.get()
        self.check(amount, who)
        self.spend(amount, who)

    def news(self) -> dict[str, float]:
        """What was spent here since the last time, of those who have spent much."""
        enough = self.rate.burst * WORTH_TELLING
        spenders = sorted(
            ((spent, key) for key, spent in self._untold.items() if spent >= enough), reverse=True
        )
        told = {key: spent for spent, key in spenders[:MOST_TOLD]}
        # What is too little to tell stays: a trickle adds up. What has not added up for long is forgotten.
        self._untold = {key: spent for key, spent in self._untold.items() if key not in told}
        return told

    def heard(self, spent: Mapping[str, float]) -> None:
        """What was spent at another worker."""
        for key, amount in spent.items():
            times = {"p": 1.0, "a": self.rate.crowd}.get(key[0], self.rate.everybody)
            self._buckets.spend(key, amount, max(1.0, times))


class Budgets:
    """All that is budgeted."""

    def __init__(self, limits: Limits) -> None:
        self.requests = Budget(limits.requests)
        self.messages = Budget(limits.messages)
        self.received = Budget(limits.received)
        self.sent = Budget(limits.sent)
        self.work = Budget(limits.work)
        self.rows = Budget(limits.rows)
        self.chat = Budget(limits.chat)
        self.new_tables = Budget(limits.new_tables)
        self.listings = Budget(limits.listings)
        self.hints = Budget(limits.hints)
        self.logins = Budget(limits.logins)
        self.newcomers = Budget(limits.newcomers)
        self.connects = Budget(limits.connects)

    def news(self) -> list[dict[str, dict[str, float]]]:
        """What other workers are to be told, in pieces that a bus can carry."""
        by_budget = [(name, budget.news()) for name, budget in vars(self).items()]
        return [{name: told} for name, told in by_budget if told]

    def heard(self, spent: Mapping[str, Mapping[str, float]]) -> None:
        """What another worker tells."""
        for name, told in spent.items():
            budget = vars(self).get(name)
            if budget is not None:
                budget.heard(told)
