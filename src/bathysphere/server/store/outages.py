"""When nobody served: a heart beats in the database, and where it missed beats, clocks have stood.

Any worker may beat; only when all of them are silent was the server down. A machine that slept is no better
than one that was off.
"""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update

from bathysphere.server.store.schema import heart, outages, tables

KEPT = 90 * 24 * 3600 * 1000
"""Milliseconds for which outages are remembered: longer than any clock runs."""
ONE = 1


def beat(connection: Connection, at: int, gap: int) -> bool:
    """Somebody serves at this time; was it silent for longer than the gap (in milliseconds) before?"""
    last = connection.execute(select(heart.c.at).where(heart.c.id == ONE).with_for_update()).scalar()
    if last is None:
        connection.execute(insert(heart).values(id=ONE, at=at))
        return False
    if at > last:
        connection.execute(update(heart).where(heart.c.id == ONE).values(at=at))
    if at - last <= gap:
        return False
    connection.execute(delete(outages).where(outages.c.until < at - KEPT))
    connection.execute(insert(outages).values(since=last, until=at))
    return True


def since(connection: Connection, at: int) -> list[tuple[int, int]]:
    """The outages that ended after a time, the first one first."""
    wanted = select(outages.c.since, outages.c.until).where(outages.c.until > at).order_by(outages.c.until)
    return [(begin, end) for begin, end in connection.execute(wanted)]


def run_out(connection: Connection, at: int, most: int = 50) -> list[str]:
    """The tables at which a clock has run out."""
    wanted = select(tables.c.id).where(tables.c.due <= at).order_by(tables.c.due).limit(most)
    return list(connection.execute(wanted).scalars())
