"""Backups: one SQLite file that holds everything at one moment, of whatever database; and the way back.

SQLite copies itself page by page while it is served. PostgreSQL is read in one transaction, which sees one
moment. A backup of either can be restored into either: so it is also the way from one to the other.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
from sqlalchemy import Connection, MetaData, create_engine, func, insert, inspect, select
from sqlalchemy import Table as SqlTable
from sqlalchemy.exc import SQLAlchemyError

from bathysphere.play.refusal import ServerError
from bathysphere.server.store.looking import SQLITE, known_shapes, looking, shapes
from bathysphere.server.store.store import PostgresStore, default_database, migrate

PAGES = 500
"""Pages that are copied before a writer gets its turn."""
TOGETHER = 500
"""Rows that are copied at once."""


class Copied(msgspec.Struct):
    """What a backup holds."""

    file: str
    tables: int
    rows: int


def backup(dest: Path, database: str | None = None) -> Copied:
    """Write all of a database to a new file, while it is served or not."""
    url = database or default_database()
    if dest.exists():
        raise ServerError("backup-exists", file=str(dest))
    part = dest.with_name(f"{dest.name}.part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        asyncio.run(_into_file(url, part))
        copied = _checked(part, dest)
        _on_disk(part)
        part.rename(dest)
    except OSError as error:
        raise ServerError("backup-file", file=str(dest), why=error.strerror or str(error)) from error
    finally:
        part.unlink(missing_ok=True)
    return copied


def _on_disk(file: Path) -> None:
    with file.open("rb") as written:
        os.fsync(written.fileno())


async def _into_file(url: str, dest: Path) -> None:
    async with looking(url) as look:
        if url.startswith(SQLITE):
            await look(lambda _: _copy_pages(Path(url.removeprefix(SQLITE)), dest))
        else:
            await look(lambda connection: _copy_rows(connection, dest))


def _copy_pages(source: Path, dest: Path) -> None:
    address = f"file:{source.resolve()}?mode=ro"
    with (
        closing(sqlite3.connect(address, uri=True, timeout=30)) as here,
        closing(sqlite3.connect(dest)) as there,
    ):
        here.backup(there, pages=PAGES)
        there.execute("PRAGMA journal_mode=DELETE")


def _copy_rows(connection: Connection, dest: Path) -> None:
    """All tables of another kind of database, as they are, into a SQLite file."""
    there = create_engine(f"{SQLITE}{dest}")
    try:
        shape = MetaData()
        shape.reflect(connection)
        for table in shape.tables.values():
            for column in table.columns:
                column.server_default = None  # PostgreSQL counts by sequences, which SQLite does not know
        with there.begin() as target:
            shape.create_all(target)
            for table in shape.sorted_tables:
                _pour(connection, table, target, table)
    finally:
        there.dispose()


def _pour(source: Connection, table: SqlTable, target: Connection, into: SqlTable) -> None:
    for part in source.execute(select(table)).mappings().partitions(TOGETHER):
        target.execute(insert(into), [dict(row) for row in part])


def _count_on(target: Connection, table: SqlTable) -> None:
    """PostgreSQL numbers rows by sequences: they go on after the last row there is."""
    for column in table.primary_key.columns:
        if column.server_default is not None:
            last = target.execute(select(func.max(column))).scalar()
            if last is not None:
                sequence = func.pg_get_serial_sequence(table.name, column.name)
                target.execute(select(func.setval(sequence, last)))


def _checked(file: Path, dest: Path) -> Copied:
    """A backup that nobody has read is none."""
    with closing(sqlite3.connect(file)) as there:
        told = there.execute("PRAGMA integrity_check").fetchone()[0]
        if told != "ok":
            raise ServerError("backup-file", file=str(dest), why=str(told))
        tables, rows = (
            int(there.execute(f"SELECT count(*) FROM {name}").fetchone()[0]) for name in ("tables", "journal")
        )
        return Copied(str(dest), tables, rows)


def restore(file: Path, database: str | None = None) -> Copied:
    """Put a backup into a database that is empty, or is not there yet."""
    url = database or default_database()
    if not file.is_file():
        raise ServerError("backup-missing", file=str(file))
    asyncio.run(_check_backup(file))
    if url.startswith(SQLITE) and len(url) > len(SQLITE):
        place = Path(url.removeprefix(SQLITE))
        if place.exists() and place.stat().st_size:
            raise ServerError("restore-full", url=url)
        place.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(place, os.O_CREAT | os.O_WRONLY, 0o600))
        _copy_pages(file, place)
        _on_disk(place)
    elif url.startswith(("postgresql://", "postgres://")):
        asyncio.run(_into_postgres(file, url))
    else:
        raise ServerError("database-url", url=url)
    return _checked(file, file)


async def _check_backup(file: Path) -> None:
    async with looking(f"{SQLITE}{file}") as look:
        assert await look(shapes) <= known_shapes()


async def _into_postgres(file: Path, url: str) -> None:
    store = PostgresStore("postgresql+asyncpg://" + url.partition("://")[2])

    def job(connection: Connection) -> None:
        if inspect(connection).has_table("tables"):
            raise ServerError("restore-full", url=url)
        source = create_engine(f"{SQLITE}{file}")
        try:
            with source.connect() as here:
                migrate(connection, tuple(sorted(shapes(here))))
                ours, theirs = MetaData(), MetaData()
                ours.reflect(here)
                theirs.reflect(connection)
                for table in theirs.sorted_tables:
                    if table.name in ours.tables and table.name != "alembic_version":
                        _pour(here, ours.tables[table.name], connection, table)
                        _count_on(connection, table)
        finally:
            source.dispose()

    try:
        await store.write(job)
    except (OSError, SQLAlchemyError) as error:
        raise ServerError("database-unusable", url=url, why=str(error).splitlines()[0]) from error
    finally:
        await store.close()


__all__ = ["Copied", "backup", "restore"]
