"""The lobby: tables that wait for players."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, and_, or_, select

from bathysphere.play.table import TableSummary
from bathysphere.server.store.schema import tables

OPEN_EACH = 3
"""Tables of one person in the list of open ones."""

_line: msgspec.json.Decoder[TableSummary] = msgspec.json.Decoder(TableSummary)


def open_lines(connection: Connection, most: int = 100) -> list[tuple[TableSummary, int]]:
    """The tables where anybody may sit down, the newest first, a few of each person."""
    wanted = select(tables.c.line, tables.c.updated).where(tables.c.joinable)
    wanted = wanted.order_by(tables.c.updated.desc()).limit(5 * most)
    newest = [(_line.decode(line), updated) for line, updated in connection.execute(wanted)]
    shown: list[tuple[TableSummary, int]] = []
    of: dict[str, int] = {}
    for line, updated in newest:
        who = next((chair.person for chair in line.chairs if chair.person), "")
        of[who] = of.get(who, 0) + 1
        if of[who] <= OPEN_EACH:
            shown.append((line, updated))
    return shown[:most]


def watchable_lines(connection: Connection, most: int = 50) -> list[tuple[TableSummary, int]]:
    """Running tables that everybody may find and watch, the last moved first."""
    wanted = select(tables.c.line, tables.c.updated).where(tables.c.watchable)
    wanted = wanted.order_by(tables.c.updated.desc()).limit(most)
    return [(_line.decode(line), updated) for line, updated in connection.execute(wanted)]


def waiting_since(connection: Connection, listed: int, private: int, most: int = 50) -> list[str]:
    """Tables that wait for players and have not changed since: listed ones, and all others."""
    since = or_(and_(tables.c.joinable, tables.c.updated < listed), tables.c.updated < private)
    wanted = select(tables.c.id).where(tables.c.status == "waiting", since).limit(most)
    return list(connection.execute(wanted).scalars())
