"""The time that rows carry: the wall clock without its jumps, because players lose by it what passes.

When the clock of a machine is set, by hand or by a time server, no time has passed: nobody shall run out.
What it was set by is made up little by little. A day and more is no correction but a machine that had no idea
of the time: that is followed at once.
"""

from __future__ import annotations

import time

PER_SECOND = 0.02
"""How much of a jump is made up in a second."""
NO_IDEA = 24 * 3600 * 10**9
"""Nanoseconds of a jump that is followed at once."""


def passed() -> int:
    """Nanoseconds since some moment, which nobody can set; a machine that sleeps goes on counting."""
    try:
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME)
    except (AttributeError, OSError):  # only Linux has it
        return time.monotonic_ns()


class Steady:
    """A clock that goes on evenly."""

    def __init__(self) -> None:
        self._shown, self._at = time.time_ns(), passed()

    def now(self) -> int:
        """The time in nanoseconds."""
        at = passed()
        since, self._at = at - self._at, at
        self._shown += since
        ahead = time.time_ns() - self._shown
        most = NO_IDEA if abs(ahead) >= NO_IDEA else int(since * PER_SECOND)
        self._shown += ahead if most == NO_IDEA else max(-most, min(most, ahead))
        return self._shown
