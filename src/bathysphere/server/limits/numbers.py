"""The numbers: what this server puts up with. Every one of them can be set by option and by environment."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from bathysphere.play.refusal import ServerError


class Rate(msgspec.Struct, frozen=True):
    """So many at once, and so many a second after that, for one person.

    An address may have several people behind it, and a server many: they get a multiple of the same.
    """

    burst: float
    per_second: float
    crowd: float = 4.0
    """How many times that an address gets; of IPv6 the first 64 bits are an address."""
    everybody: float = 100.0
    """How many times that everybody together gets."""


class Limits(msgspec.Struct, frozen=True):
    """What this server puts up with."""

    body: int = 65_536
    """Bytes of a request."""
    message: int = 8_192
    """Bytes of a live message."""
    requests: Rate = Rate(120, 30, 3)
    messages: Rate = Rate(60, 20)
    received: Rate = Rate(1_000_000, 50_000)
    """Bytes that come in."""
    sent: Rate = Rate(16_000_000, 1_000_000, 3, 50)
    """Bytes that go out."""
    work: Rate = Rate(6, 0.2, 1.5, 3)
    """Seconds of replaying and rendering histories."""
    rows: Rate = Rate(300, 10)
    """Rows of journals: whatever is written at a table for a person."""
    chat: Rate = Rate(20, 0.5, 2, 100)
    new_tables: Rate = Rate(15, 15 / 600, 2, 100)
    listings: Rate = Rate(4, 4 / 600, 2, 15)
    """New tables that stand in the list of open ones."""
    hints: Rate = Rate(20, 0.5, 2, 20)
    logins: Rate = Rate(10, 10 / 60, 1, 20)
    """Names and passwords tried: for one account, from one address, by everybody."""
    newcomers: Rate = Rate(30, 0.2, 4, 100)
    """Guests without a cookie, each of whom gets one: from one address, and everywhere."""
    connects: Rate = Rate(60, 2, 3, 100)
    """Live connections begun."""
    sockets: int = 300
    """Live connections from one address at once."""
    sockets_each: int = 30
    """Live connections of one person at once."""
    connections: int = 5_000
    """Connections of any kind at once; fewer where the system allows fewer open files."""
    connections_each: int = 100
    """Of those from one address, live ones aside; trusted proxies have no such limit."""
    headers_within: float = 10.0
    """Seconds for the head of a request."""
    body_within: float = 20.0
    """Seconds for the rest of it."""
    searching: int = 12
    """Seats of bots that search, at the running tables of one host."""
    chat_each: int = 500
    """Lines that one person may say at one table in all."""
    chat_watchers: int = 500
    """Lines that all who only watch may say there."""
    table_rows: int = 20_000
    """Rows of one table."""
    page: int = 100
    """Entries, or moments, that are sent at once."""
    waiting_for: float = 24 * 3600.0
    """Seconds after which a listed table that still waits for players is closed."""
    waiting_privately_for: float = 30 * 24 * 3600.0
    """The same for one that is joined by link only."""


FREE = Rate(1e12, 1e12)
MANY = 1_000_000
_RATES: dict[str, Any] = {
    name: FREE for name in Limits.__struct_fields__ if isinstance(getattr(Limits(), name), Rate)
}
UNLIMITED = Limits(
    **_RATES,
    sockets=MANY,
    sockets_each=MANY,
    connections=MANY,
    connections_each=MANY,
    searching=MANY,
    chat_each=MANY,
    chat_watchers=MANY,
    table_rows=MANY,
)
"""For measuring what the machine can do, and for tests of other things."""


def changed(limits: Limits, settings: Iterable[str]) -> Limits:
    """The limits with some of them set anew: `sockets=100`, `requests=120/30`, `logins=10/0.2/1/20`."""
    values: dict[str, Any] = {}
    for text in settings:
        name, _, value = text.partition("=")
        before = getattr(limits, name, None) if name in Limits.__struct_fields__ else None
        try:
            numbers = [float(word) for word in value.split("/")]
            if before is None or any(not 0 <= number < float("inf") for number in numbers):
                raise ValueError
            values[name] = _value(before, numbers)
        except (ValueError, TypeError):
            known = ", ".join(Limits.__struct_fields__)
            raise ServerError("limit", found=text, known=known) from None
    return msgspec.structs.replace(limits, **values)


def _value(before: Rate | float, numbers: list[float]) -> Rate | float:
    if isinstance(before, Rate):
        burst, per_second, *factors = numbers
        kept = [before.crowd, before.everybody][len(factors) :]
        return Rate(burst, per_second, *factors, *kept)
    (number,) = numbers
    return type(before)(number)
