"""Manners: how a process that only computes steps back behind those that somebody waits for."""

from __future__ import annotations

import ctypes
import os
import platform
import struct
from contextlib import suppress

LONG_TURN = 100_000_000
"""Nanoseconds: the longest turn on a processor that Linux gives."""
_SCHED_SETATTR = {"x86_64": 314, "aarch64": 274}
_ATTRIBUTES = "IIQiIQQQ"
"""Size, policy, flags, niceness, priority, length of a turn; the last two are for other policies."""


def step_back(niceness: int) -> None:
    """Fewer turns on the processor, and long ones: whoever has short ones interrupts a long one at once.

    Niceness alone is not enough. Linux lets a process finish its turn, up to the next tick of its clock, and
    every commit of the server waited those 4 ms for a bot. A turn that lasts longer than that of the one who
    wakes up is not protected. Where this cannot be asked for, it stays with niceness.
    """
    with suppress(OSError, AttributeError):
        nice = os.nice(niceness)
        number = _SCHED_SETATTR.get(platform.machine()) if platform.system() == "Linux" else None
        if number is not None:
            wanted = struct.pack(_ATTRIBUTES, struct.calcsize(_ATTRIBUTES), 0, 0, nice, 0, LONG_TURN, 0, 0)
            ctypes.CDLL(None).syscall(number, 0, wanted, 0)
