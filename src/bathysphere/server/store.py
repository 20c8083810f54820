"""The store: journals in SQLite or PostgreSQL. What `write` has returned from is on disk.

All reading and writing is done by plain functions of a SQLAlchemy connection (`append`, `rows`, …); a store
only knows how to run them. SQLite has one writer thread, which puts everything that waits into one
transaction, so that many tables share one flush to the disk. PostgreSQL runs them side by side.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from pathlib import Path
from queue import SimpleQueue
from secrets import token_urlsafe
from typing import Any, Protocol, TypeVar

import msgspec
from platformdirs import user_data_path
from sqlalchemy import (
    Connection,
    Engine,
    Insert,
    Update,
    bindparam,
    create_engine,
    event,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from bathysphere.play import entries
from bathysphere.play.entries import Row, What
from bathysphere.play.refusal import ServerError
from bathysphere.play.table import Line, Table
from bathysphere.server.schema import journal, people, secrets, sitters, tables

T = TypeVar("T")
Job = Callable[[Connection], T]

MIGRATION_LOCK = 0x6261746879
"""Any number, as long as all workers take the same."""


class Conflict(Exception):
    """The row is there already: somebody else was faster, or it is the same message again."""


class Person(msgspec.Struct):
    """Somebody who plays here; guests have no account."""

    id: str
    name: str
    account: str | None = None
    password: str | None = None


class Store(Protocol):
    """A place where journals are kept."""

    shared: bool
    """May other processes write here too?"""

    async def write(self, job: Job[T]) -> T:
        """Run the job in a transaction; Conflict if it wants to insert what is there. Done means on disk."""

    async def read(self, job: Job[T]) -> T:
        """Run a job that only reads."""

    async def close(self) -> None:
        """Finish what waits and let go."""


# -- what is written and read -----------------------------------------------------------------------

_encode = msgspec.json.Encoder().encode
_what: msgspec.json.Decoder[What] = msgspec.json.Decoder(What)
_line: msgspec.json.Decoder[Line] = msgspec.json.Decoder(Line)


_SHOWN = ("status", "joinable", "ply", "moves", "updated", "line")
_first_line = insert(tables)
_next_line = (
    update(tables)
    .where(tables.c.id == bindparam("its_id"), tables.c.ply == bindparam("its_revision"))
    .values({name: bindparam(name) for name in _SHOWN})
)
_next_row = insert(journal)
_sitter = insert(sitters)


def append(connection: Connection, row: Row, line: Line, joinable: bool) -> None:
    """Write the next row of a table's journal, and the line that lists of tables show of it."""
    values = (line.status, joinable, row.revision + 1, line.moves, row.at, _encode(line).decode())
    shown = dict(zip(_SHOWN, values, strict=True))
    if row.revision == 0:
        connection.execute(_first_line, {"id": line.table, "created": row.at, **shown})
    elif _execute(connection, _next_line, {"its_id": line.table, "its_revision": row.revision, **shown}) != 1:
        raise Conflict
    _execute(
        connection,
        _next_row,
        {
            "table_id": line.table,
            "ply": row.revision,
            "at": row.at,
            "person": row.person,
            "key": row.key or None,
            "what": _encode(row.what).decode(),
        },
    )
    for person in _newcomers(row):
        connection.execute(_sitter, {"person": person, "table_id": line.table})


def _execute(connection: Connection, statement: Insert | Update, values: dict[str, Any]) -> int:
    """Run one of the two statements of every move; how many rows it wrote.

    To SQLite it goes as it was compiled once, past the rest of SQLAlchemy, which takes longer than SQLite.
    """
    if connection.dialect.name != "sqlite":
        return connection.execute(statement, values).rowcount
    text, names = _compiled(statement)
    driver: Any = connection.connection.driver_connection
    wrote: int = driver.execute(text, [values[name] for name in names]).rowcount
    return wrote


@cache
def _compiled(statement: Insert | Update) -> tuple[str, list[str]]:
    found = statement.compile(dialect=sqlite.dialect())
    return str(found), list(found.positiontup or ())


def _newcomers(row: Row) -> set[str]:
    match row.what:
        case entries.Create(chairs=chairs, host=host):
            return {chair.person for chair in chairs if chair.person} | {host}
        case entries.Sit():
            return {row.person}
    return set()


def rows(connection: Connection, table: str, since: int = 0) -> list[Row]:
    """The rows of a table from a revision on; none if there is no such table."""
    wanted = select(*(journal.c[name] for name in ("ply", "at", "person", "key", "what")))
    wanted = wanted.order_by(journal.c.ply)
    found = connection.execute(wanted.where(journal.c.table_id == table, journal.c.ply >= since))
    return [
        Row(revision, at, _what.decode(what), person, key or "") for revision, at, person, key, what in found
    ]


def revisions(connection: Connection, ids: list[str]) -> dict[str, int]:
    """How far these tables have got."""
    wanted = select(tables.c.id, tables.c.ply).where(tables.c.id.in_(ids))
    return {row.id: row.ply for row in connection.execute(wanted)}


def lines_of(connection: Connection, person: str, most: int = 100) -> list[tuple[Line, int]]:
    """The tables of a person, the newest first, with the time of the last change."""
    wanted = select(tables.c.line, tables.c.updated).join(sitters, sitters.c.table_id == tables.c.id)
    wanted = wanted.where(sitters.c.person == person).order_by(tables.c.updated.desc()).limit(most)
    return [(_line.decode(line), updated) for line, updated in connection.execute(wanted)]


def open_lines(connection: Connection, most: int = 100) -> list[tuple[Line, int]]:
    """The tables where anybody may sit down, the newest first."""
    wanted = select(tables.c.line, tables.c.updated).where(tables.c.joinable)
    wanted = wanted.order_by(tables.c.updated.desc()).limit(most)
    return [(_line.decode(line), updated) for line, updated in connection.execute(wanted)]


def person(connection: Connection, id: str) -> Person | None:
    """Somebody by id."""
    return _person(connection, people.c.id == id)


def account(connection: Connection, name: str) -> Person | None:
    """Somebody by the name of the account."""
    return _person(connection, people.c.folded == name.casefold())


def _person(connection: Connection, which: Any) -> Person | None:
    wanted = select(people.c.id, people.c.name, people.c.account, people.c.password).where(which)
    found = connection.execute(wanted).first()
    return Person(*found) if found else None


def save_person(connection: Connection, someone: Person, at: int) -> None:
    """Write down who somebody is; Conflict if the account belongs to somebody else."""
    folded = someone.account.casefold() if someone.account else None
    values = {"name": someone.name, "account": someone.account, "password": someone.password}
    changed = update(people).where(people.c.id == someone.id).values(**values, folded=folded)
    if connection.execute(changed).rowcount == 0:
        connection.execute(insert(people).values(id=someone.id, created=at, **values, folded=folded))


def secret(connection: Connection) -> str:
    """The secret this installation signs with; made when first asked for."""
    found = connection.execute(select(secrets.c.value).where(secrets.c.name == "signing")).scalar()
    if found is None:
        found = token_urlsafe(32)
        connection.execute(insert(secrets).values(name="signing", value=found))
    return str(found)


def migrate(connection: Connection) -> None:
    """Bring the database to the newest shape, from whatever it is now."""
    from alembic import command
    from alembic.config import Config

    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


# -- how it is run ----------------------------------------------------------------------------------


def default_database() -> str:
    """Where games are kept unless somebody says otherwise: in the user's data folder."""
    folder = user_data_path("bathysphere", appauthor=False, ensure_exists=True)
    return f"sqlite:///{folder / 'tables.sqlite'}"


async def open_store(url: str) -> Store:
    """The store at a URL, in its newest shape: `sqlite:///FILE` or `postgresql://USER@HOST/NAME`."""
    store: Store
    if url.startswith("sqlite:///") and len(url) > len("sqlite:///"):
        store = SqliteStore(url)
    elif url.startswith(("postgresql://", "postgres://")):
        store = PostgresStore("postgresql+asyncpg://" + url.partition("://")[2])
    else:
        raise ServerError("database-url", url=url)
    try:
        await store.write(migrate)
    except (OSError, SQLAlchemyError, sqlite3.Error) as error:
        await store.close()
        raise ServerError("database-unusable", url=url, why=str(error).splitlines()[0]) from error
    return store


CHECKPOINT_TRIES = 5
CHECKPOINT_AFTER = 200
"""Commits after which what they wrote is moved from the log to the file: beside the writer, not by it."""
LONGEST_LOG = 16_000
"""Pages of the log at which the writer itself stops to empty it: the backstop under load that never ends."""


class SqliteStore:
    """A file. Writes queue up for one thread, which commits all that wait at once."""

    shared = False

    def __init__(self, url: str) -> None:
        self._writer_engine = _sqlite_engine(url, "BEGIN IMMEDIATE")
        self._connection: Connection | None = None
        """The writer's own, kept open."""
        self._reader_engine = _sqlite_engine(url, "BEGIN")
        self._readers = ThreadPoolExecutor(2, "store-reader")
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="store-writer", daemon=True)
        self._writer.start()

    async def write(self, job: Job[T]) -> T:
        loop = asyncio.get_running_loop()
        waiting = _Waiting(job, loop, loop.create_future())
        self._queue.put(waiting)
        result: T = await waiting.future
        return result

    async def read(self, job: Job[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, job)

    def _read(self, job: Job[T]) -> T:
        with self._reader_engine.begin() as connection:
            return job(connection)

    async def close(self) -> None:
        self._queue.put(None)
        await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        self._writer_engine.dispose()
        self._reader_engine.dispose()

    def _write_all(self) -> None:
        going_on = True
        commits = 0
        while going_on:
            batch = [self._queue.get()]
            while not self._queue.empty():
                batch.append(self._queue.get())
            going_on = None not in batch
            self._commit([waiting for waiting in batch if waiting is not None])
            commits += 1
            if commits % CHECKPOINT_AFTER == 0 and going_on:
                self._readers.submit(self._checkpoint)
        if self._connection is not None:
            self._connection.close()

    def _checkpoint(self) -> None:
        """Move the log into the file, all of it: then the next commit begins the log anew.

        A log that is written over is on disk sooner than one that grows. Whoever writes meanwhile leaves a
        little for the next try.
        """
        connection = self._reader_engine.raw_connection()
        try:
            for _ in range(CHECKPOINT_TRIES):
                found = connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
                _, written, moved = found[0]
                if written == moved:
                    break
        finally:
            connection.close()

    def _commit(self, batch: list[_Waiting]) -> None:
        """All in one transaction; if one of them fails, each in its own, so that it harms only itself."""
        if not self._together(batch) and len(batch) > 1:
            for waiting in batch:
                self._together([waiting])
        for waiting in batch:
            waiting.loop.call_soon_threadsafe(waiting.finish)

    def _together(self, batch: list[_Waiting]) -> bool:
        try:
            if self._connection is None:
                self._connection = self._writer_engine.connect()
            with self._connection.begin():
                for waiting in batch:
                    waiting.result = waiting.job(self._connection)
        except Exception as error:
            for waiting in batch:
                doubled = isinstance(error, (IntegrityError, sqlite3.IntegrityError))
                waiting.error = Conflict() if doubled else error
            return False
        for waiting in batch:
            waiting.error = None
        return True


class _Waiting:
    """A job in the queue of the writer, and who waits for it."""

    def __init__(self, job: Job[Any], loop: asyncio.AbstractEventLoop, future: asyncio.Future[Any]) -> None:
        self.job = job
        self.loop = loop
        self.future = future
        self.result: Any = None
        self.error: Exception | None = None

    def finish(self) -> None:
        """Tell whoever waits; the transaction is over."""
        if self.future.cancelled():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


def _sqlite_engine(url: str, begin: str) -> Engine:
    engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": 20})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
            f"wal_autocheckpoint={LONGEST_LOG}",
        ):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        driver: Any = connection.connection.driver_connection
        driver.execute(begin)

    return engine


class PostgresStore:
    """A PostgreSQL database, possibly shared with other workers."""

    shared = True

    def __init__(self, url: str) -> None:
        self._engine = create_async_engine(url, pool_size=8, max_overflow=8)

    async def write(self, job: Job[T]) -> T:
        try:
            async with self._engine.begin() as connection:
                return await connection.run_sync(job)
        except IntegrityError as error:
            raise Conflict from error

    async def read(self, job: Job[T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(job)

    async def close(self) -> None:
        await self._engine.dispose()


# -- verifying --------------------------------------------------------------------------------------


class Fault(msgspec.Struct):
    """A stored table that is not what it was: at which row, and why."""

    table: str
    revision: int
    why: str


class Report(msgspec.Struct):
    """What `bathysphere verify` found."""

    database: str
    tables: int = 0
    moves: int = 0
    faults: list[Fault] = []


def verify(database: str | None = None) -> Report:
    """Replay every stored game and report what no longer matches."""
    return asyncio.run(_verify(database or default_database()))


async def _verify(database: str) -> Report:
    store = await open_store(database)
    report = Report(database)
    try:
        ids = await store.read(lambda c: list(c.execute(select(tables.c.id).order_by(tables.c.id)).scalars()))
        for id in ids:
            report.tables += 1
            found, stored = await store.read(partial(_all_of, id=id))
            fault = _fault(id, found, stored)
            if fault is not None:
                report.faults.append(fault)
            report.moves += stored[1].moves
    finally:
        await store.close()
    return report


def _all_of(connection: Connection, id: str) -> tuple[list[Row], tuple[int, Line]]:
    revision, line = connection.execute(select(tables.c.ply, tables.c.line).where(tables.c.id == id)).one()
    return rows(connection, id), (revision, _line.decode(line))


def _fault(id: str, found: list[Row], stored: tuple[int, Line]) -> Fault | None:
    table = Table(id)
    try:
        for row in found:
            table.apply(row)
        line = table.line()
    except Exception as error:
        return Fault(id, table.revision - 1, f"{type(error).__name__}: {error}")
    if table.revision != stored[0]:
        return Fault(id, table.revision, f"{table.revision} rows, but {stored[0]} were written")
    written = msgspec.json.encode(stored[1])
    if written not in (msgspec.json.encode(line), msgspec.json.encode(_as_once_written(line))):
        return Fault(id, table.revision - 1, f"ends as {line}, but was {stored[1]}")
    return None


def _as_once_written(line: Line) -> Line:
    """A line as it was written before places and those who left were: the rows still tell both."""
    chairs = [msgspec.structs.replace(chair, gone="") for chair in line.chairs]
    return msgspec.structs.replace(line, chairs=chairs, places=None, won=[], first_chair=0)
