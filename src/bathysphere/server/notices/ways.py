"""The ways by which somebody is told: what is kept of each, and how somebody wants to be told."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

MINUTE = 60_000
DAY_MINUTES = 24 * 60
MORNING = 8 * 60
"""When a daily digest comes, in minutes of the day, unless quiet hours end later."""


class Push(msgspec.Struct, tag="push"):
    """A browser that may be pushed."""

    endpoint: str
    p256dh: str
    auth: str


class Mail(msgspec.Struct, tag="mail"):
    """An address for mail."""

    address: str


class Hook(msgspec.Struct, tag="hook"):
    """An address that is posted to."""

    url: str
    format: Literal["json", "discord", "slack", "ntfy"] = "json"


Target = Push | Mail | Hook


class Way(msgspec.Struct):
    """One way to tell somebody."""

    id: str
    person: str
    target: Target
    label: str
    language: str
    confirmed: bool
    created: int
    error: str = ""
    """What went wrong when it was last tried."""


class Wishes(msgspec.Struct):
    """How somebody wants to be told."""

    off: list[str] = []
    """Kinds that are not told."""
    quiet_from: int | None = None
    quiet_until: int | None = None
    """Minutes of the day between which nothing is sent."""
    zone: str = "UTC"
    digest: int = 0
    """Minutes for which notices are gathered: 0, an hour, or a day."""


def zone(name: str) -> ZoneInfo | None:
    """A time zone by name; None if there is none of that name here."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def due(at: int, wishes: Wishes, grace: int) -> int:
    """When something that happens at a time is told: after a grace, gathered, and not in quiet hours."""
    then = at + grace
    here = zone(wishes.zone) or ZoneInfo("UTC")
    if wishes.digest >= DAY_MINUTES:
        then = _next(then, here, max(MORNING, _end_of_quiet(wishes)))
    elif wishes.digest:
        slot = wishes.digest * MINUTE
        then = -(-then // slot) * slot
    if wishes.quiet_from is not None and wishes.quiet_until is not None:
        local = datetime.fromtimestamp(then / 1000, here)
        if _within(local.hour * 60 + local.minute, wishes.quiet_from, wishes.quiet_until):
            then = _next(then, here, wishes.quiet_until)
    return then


def _end_of_quiet(wishes: Wishes) -> int:
    return wishes.quiet_until if wishes.quiet_until is not None and wishes.quiet_from is not None else 0


def _within(minute: int, begin: int, end: int) -> bool:
    """Is it between them? Quiet hours may go over midnight; from a time to itself there are none."""
    return begin <= minute < end if begin <= end else minute >= begin or minute < end


def _next(at: int, here: ZoneInfo, minute: int) -> int:
    """The next time after `at` when clocks there show this minute of the day."""
    local = datetime.fromtimestamp(at / 1000, here)
    then = local.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0)
    if then < local:
        then = (local + timedelta(days=1)).replace(
            hour=minute // 60, minute=minute % 60, second=0, microsecond=0
        )
    return int(then.timestamp() * 1000)
