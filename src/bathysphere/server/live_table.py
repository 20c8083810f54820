"""A table in memory, who is looking at it, and whether its bots are awake."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol

from bathysphere.play.table import Table
from bathysphere.server.limits.caller import calling

LOOKED = 15.0
"""Seconds for which somebody who asked for a table without a live connection counts as looking at it."""


GRACE = 60.0
"""Seconds for which somebody whose connection has ended is not away yet: they may only reload the page."""


class Listener(Protocol):
    """Somebody who wants to know what happens at a table."""

    person: str

    def happened(self, table: Table, since: int) -> None:
        """The rows from this revision on are new."""

    def presence(self, online: list[int], spectators: int) -> None:
        """Who is here has changed."""

    def anew(self, table: Table | None) -> None:
        """The past of the table has changed: everything is to be told again. Or it is no more."""


class Live:
    """A table in memory, and who is looking at it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, tuple[float, list[str], int]] = {}
        """By worker: until when we believe it, who of the seated looks through it, how many others do."""
        self.left: dict[str, float] = {}
        """When the last connection of somebody who sits here ended."""
        self.address = calling.get().address
        """Where whoever opened it calls from."""
        self.looked = 0.0
        """When somebody without a live connection last looked at it."""
        self.told_presence = 0.0
        self.changed_here = False
        """Has presence changed through this worker, so that the others have to be told?"""
        self.presence_timer: asyncio.TimerHandle | None = None
        self.thinking = -1
        """The revision for which a bot is thinking here."""
        self.alarm: asyncio.TimerHandle | None = None
        self.touched = time.monotonic()

    def presence(self) -> tuple[list[int], int]:
        """The seats whose people are here, and the number of spectators."""
        seated, spectators = self.here()
        people, until = set(seated), time.monotonic()
        for expires, others, watching in self.elsewhere.values():
            if expires > until:
                people.update(others)
                spectators += watching
        return sorted(seat for person in people for seat in self.table.seats_of(person)), spectators

    def note_left(self, *people: str) -> None:
        """These people look at it no longer, at least not from where they did."""
        seated = {chair.person for chair in self.table.chairs if chair.person}
        self.left |= {person: time.monotonic() for person in people if person in seated}

    def grace(self, person: str) -> float:
        """Seconds for which somebody who has left is to be waited for."""
        return max(0.0, self.left.get(person, float("-inf")) + GRACE - time.monotonic())

    def here(self) -> tuple[list[str], int]:
        """Who of the seated looks at it through this worker, and how many others."""
        people = {listener.person for listener in self.listeners}
        seated = {chair.person for chair in self.table.chairs if chair.person}
        return sorted(people & seated), len(people - seated)

    def awake(self) -> bool:
        """Do bots play on here? Where nobody sits any more, only while somebody looks."""
        if any(chair.kind == "person" for chair in self.table.chairs) or self.listeners:
            return True
        return time.monotonic() - self.looked < LOOKED

    def rest(self) -> None:
        """Nothing rings here any more."""
        for timer in (self.alarm, self.presence_timer):
            if timer is not None:
                timer.cancel()
