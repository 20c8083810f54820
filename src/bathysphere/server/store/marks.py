"""Marks in the store: what tables were like, beside their journals."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, insert, select, update

from bathysphere.play.entries import Row
from bathysphere.play.ground import Mark
from bathysphere.play.table import TableSummary
from bathysphere.server.store.schema import positions, tables
from bathysphere.server.store.store import rows

_line: msgspec.json.Decoder[TableSummary] = msgspec.json.Decoder(TableSummary)


class Stored(msgspec.Struct):
    """All that is stored of a table."""

    rows: list[Row]
    line: TableSummary | None = None
    revision: int = 0
    """How many rows were written."""
    marks: list[Mark] = []


def write_mark(connection: Connection, table: str, mark: Mark) -> None:
    """Write a mark; the position itself is kept with the newest only."""
    earlier = update(positions).where(positions.c.table_id == table, positions.c.ply < mark.revision)
    connection.execute(earlier.where(positions.c.dump.is_not(None)).values(dump=None))
    values = {"table_id": table, "ply": mark.revision, "digest": mark.digest, "dump": mark.dump}
    connection.execute(insert(positions), values)


def marks_of(connection: Connection, table: str) -> list[Mark]:
    """The marks of a table, oldest first."""
    wanted = select(positions.c.ply, positions.c.digest, positions.c.dump).order_by(positions.c.ply)
    return [Mark(*row) for row in connection.execute(wanted.where(positions.c.table_id == table))]


def stored(connection: Connection, table: str, with_marks: bool = True) -> Stored:
    """All that is stored of a table; no rows if there is none. A database of old has no marks."""
    row = connection.execute(select(tables.c.ply, tables.c.line).where(tables.c.id == table)).first()
    if row is None:
        return Stored([])
    marks = marks_of(connection, table) if with_marks else []
    return Stored(rows(connection, table), _line.decode(row[1]), row[0], marks)
