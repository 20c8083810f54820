"""Clocks: how much time each seat has left, in milliseconds, by the times that the rows of a table carry.

A clock of minutes and one of days are the same thing: seconds for the whole game, seconds that every finished
turn gives back, and how much may gather.
"""

from __future__ import annotations

import msgspec

SHARE_ON_RETURN = 10
"""Who comes back to a seat has at least this part of the time there was at the beginning."""


class ClockPlan(msgspec.Struct, frozen=True):
    """Seconds for the whole game, and seconds that every finished turn gives back."""

    base: int
    increment: int = 0
    most: int = 0
    """So many seconds at most may gather; 0: as many as there are."""


class Clock:
    """The time of all seats of a table; at most one runs."""

    def __init__(self, plan: ClockPlan, seats: int) -> None:
        self.plan = plan
        self._left = [plan.base * 1000] * seats
        self.running = -1
        self.since = 0
        """Since when it has run for that seat."""

    def copy(self) -> Clock:
        """The same clock, independent of this one."""
        other = Clock(self.plan, 0)
        other._left = self._left.copy()
        other.running, other.since = self.running, self.since
        return other

    def switch(self, seat: int, at: int, finished: bool = True) -> None:
        """From now on this seat's time runs (-1: nobody's). A finished turn gives the increment back."""
        if seat == self.running:
            return
        if self.running >= 0:
            self._left[self.running] = self.left(self.running, at)
            if finished:
                self._give_back(self.running)
        self.running = seat
        self.since = at

    def _give_back(self, seat: int) -> None:
        more = self._left[seat] + self.plan.increment * 1000
        most = self.plan.most * 1000
        self._left[seat] = max(self._left[seat], min(more, most)) if most else more

    def stand(self, since: int, until: int) -> None:
        """Between these times it did not run: nobody could play."""
        if self.running < 0 or until <= self.since:
            return
        used = max(0, since - self.since)
        self._left[self.running] = max(0, self._left[self.running] - used)
        self.since = until

    def refill(self, seat: int) -> None:
        """Somebody comes back to this seat: there is some time to play with."""
        least = max(self.plan.increment, self.plan.base // SHARE_ON_RETURN, 1) * 1000
        self._left[seat] = max(self._left[seat], least)

    def left(self, seat: int, at: int) -> int:
        """What a seat has left at that time, never below 0."""
        used = max(0, at - self.since) if seat == self.running else 0
        return max(0, self._left[seat] - used)

    def runs_out(self) -> int | None:
        """When the running clock runs out; None if none runs."""
        return self.since + self._left[self.running] if self.running >= 0 else None
