"""Attempts: how often something may be tried for one account, person or address in a while."""

from __future__ import annotations

import math
import time

from bathysphere.play.refusal import Refusal

MOST_KEPT = 50_000


class Attempts:
    """So many in so many seconds, counted for everybody on their own; forgotten when the time is over."""

    def __init__(self, most: int, within: float) -> None:
        self._most = most
        self._within = within
        self._tried: dict[str, list[float]] = {}

    def check(self, who: str) -> None:
        """A Refusal that says how long to wait, if there were too many."""
        at = time.monotonic()
        tried = [then for then in self._tried.get(who, ()) if at - then < self._within]
        if len(tried) >= self._most:
            wait = self._within - (at - tried[-self._most])
            raise Refusal("too-fast", seconds=str(max(1, math.ceil(wait))))
        if tried:
            self._tried[who] = tried
        else:
            self._tried.pop(who, None)

    def count(self, who: str) -> None:
        """One more."""
        if who not in self._tried and len(self._tried) >= MOST_KEPT:
            del self._tried[next(iter(self._tried))]  # the one that has been there longest
        self._tried.setdefault(who, []).append(time.monotonic())

    def take(self, who: str) -> None:
        """Check, and count it."""
        self.check(who)
        self.count(who)

    def forget(self, who: str) -> None:
        """It was right: what went wrong before does not count."""
        self._tried.pop(who, None)
