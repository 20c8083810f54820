"""Clocks: how much time each seat has left, in milliseconds, by the times that the rows of a table carry."""

from __future__ import annotations

import msgspec


class ClockPlan(msgspec.Struct, frozen=True):
    """Seconds for the whole game, and seconds that every finished turn gives back."""

    base: int
    increment: int = 0


class Clock:
    """The time of all seats of a table; at most one runs."""

    def __init__(self, plan: ClockPlan, seats: int) -> None:
        self.increment = plan.increment * 1000
        self._left = [plan.base * 1000] * seats
        self.running = -1
        self._since = 0

    def copy(self) -> Clock:
        """The same clock, independent of this one."""
        other = Clock(ClockPlan(0), 0)
        other.increment, other._left = self.increment, self._left.copy()
        other.running, other._since = self.running, self._since
        return other

    def switch(self, seat: int, at: int) -> None:
        """From now on this seat's time runs (-1: nobody's). The seat whose turn it was gets the increment."""
        if seat == self.running:
            return
        if self.running >= 0:
            self._left[self.running] = self.left(self.running, at)
            if seat >= 0:
                self._left[self.running] += self.increment
        self.running = seat
        self._since = at

    @property
    def due(self) -> int:
        """When the time of the seat whose turn it is will be up; 0: nobody's time runs."""
        return self._since + self._left[self.running] if self.running >= 0 else 0

    def left(self, seat: int, at: int) -> int:
        """What a seat has left at that time, never below 0."""
        used = max(0, at - self._since) if seat == self.running else 0
        return max(0, self._left[seat] - used)
