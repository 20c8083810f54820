"""Housekeeping: read ahead, keep the collector short, and give memory back when it has grown."""

from __future__ import annotations

import ctypes
import gc
import os
import threading
import time
from contextlib import suppress

from bathysphere.catalogue import game, playable, start
from bathysphere.language.languages import LANGUAGES
from bathysphere.language.speech import Speech

ASIDE_AFTER = 0.25
"""Seconds after which the collector no longer looks at what still lives."""
GROWTH = 1.1
"""A process that has grown by so much since everything was last looked through is looked through again."""
LEAST_GROWTH = 8_000_000
"""Bytes below which growth does not count."""
BETWEEN = 20.0
"""Seconds between two thorough looks: they take a fraction of a second, and everybody waits."""
LONGEST_BETWEEN = 1800.0


def begin() -> None:
    """Begin to keep house, in a thread of its own."""
    threading.Thread(target=_keep, name="housekeeping", daemon=True).start()


def memory() -> int:
    """Resident memory of this process in bytes; 0 where it cannot be known."""
    with suppress(OSError, ValueError, IndexError), open("/proc/self/statm") as figures:
        return int(figures.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return 0


def read_ahead() -> None:
    """The texts of all games take a while to read: do it before anybody asks for them."""
    for name in playable():
        p = start(name, game(name).least_seats, 0)
        for language in LANGUAGES:
            Speech(p.game, p.content, language)


def thorough() -> None:
    """Look through everything that lives, and give back what is free."""
    gc.unfreeze()
    gc.collect()
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)


def wanted(size: int, before: int, since: float) -> bool:
    """Is it time for a thorough look? It goes by growth; by the clock only where nothing is known."""
    if since < BETWEEN:
        return False
    return size > max(GROWTH * before, before + LEAST_GROWTH) or since > LONGEST_BETWEEN


def _keep() -> None:
    """With hundreds of tables it takes a fifth of a second to look through everything, and everybody waits.

    So what has lived for a moment is put aside, and looked through when the process has grown: what was put
    aside and has died since is what it grew by.
    """
    time.sleep(1.0)
    read_ahead()
    thorough()
    before, last, turns = memory(), time.monotonic(), 0
    while True:
        gc.freeze()
        time.sleep(ASIDE_AFTER)
        gc.collect(1)
        turns += 1
        if turns % 8:
            continue
        size = memory()
        if wanted(size, before, time.monotonic() - last):
            thorough()
            before, last = memory(), time.monotonic()
        before = min(before, size)
