"""The store: journals in SQLite or PostgreSQL. What `write` has returned from is on disk.

All reading and writing is done by plain functions of a SQLAlchemy connection (`append`, `rows`, …); a store
only knows how to run them. SQLite has one writer thread, which puts everything that waits into one
transaction, so that many tables share one flush to the disk. PostgreSQL runs them side by side.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Protocol, TypeVar

import msgspec
from asyncpg.exceptions import DataError as PostgresData
from asyncpg.exceptions import PostgresError
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
from sqlalchemy.exc import DBAPIError, IntegrityError, NotSupportedError, ProgrammingError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as SQLTimeoutError
from sqlalchemy.ext.asyncio import create_async_engine

from bathysphere.play import entries
from bathysphere.play.entries import Row, What
from bathysphere.play.refusal import Refusal, ServerError
from bathysphere.play.table import TableSummary
from bathysphere.server.account_names import folded, looks
from bathysphere.server.store.schema import journal, people, sitters, tables

T = TypeVar("T")
Job = Callable[[Connection], T]

log = logging.getLogger("bathysphere.store")
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
_line: msgspec.json.Decoder[TableSummary] = msgspec.json.Decoder(TableSummary)


_SHOWN = ("status", "joinable", "ply", "moves", "updated", "line", "due", "watchable")
_first_line = insert(tables)
_next_line = (
    update(tables)
    .where(tables.c.id == bindparam("its_id"), tables.c.ply == bindparam("its_revision"))
    .values({name: bindparam(name) for name in _SHOWN})
)
_next_row = insert(journal)
_sitter = insert(sitters)


def append(
    connection: Connection,
    row: Row,
    line: TableSummary,
    joinable: bool,
    due: int | None = None,
    watchable: bool = False,
) -> None:
    """Write the next row of a table's journal, and the line that lists of tables show of it.

    `due`: when the clock that runs there runs out; `watchable`: does everybody find it to be watched?
    """
    moved = (row.revision + 1, line.moves, row.at, _encode(line).decode())
    shown = dict(zip(_SHOWN, (line.status, joinable, *moved, due, watchable), strict=True))
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
    compiled = statement.compile(dialect=sqlite.dialect())
    return str(compiled), list(compiled.positiontup or ())


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
    stored = connection.execute(wanted.where(journal.c.table_id == table, journal.c.ply >= since))
    return [
        Row(revision, at, _what.decode(what), person, key or "") for revision, at, person, key, what in stored
    ]


def revisions(connection: Connection, ids: list[str]) -> dict[str, int]:
    """How far these tables have got."""
    wanted = select(tables.c.id, tables.c.ply).where(tables.c.id.in_(ids))
    return {row.id: row.ply for row in connection.execute(wanted)}


def lines_of(
    connection: Connection, person: str, most: int = 100, skip: int = 0
) -> list[tuple[TableSummary, int]]:
    """The tables of a person, with the time of the last change; `skip`: after so many.

    Those that wait for the person come first, of alike ones the newest.
    """
    wanted = select(tables.c.line, tables.c.updated).join(sitters, sitters.c.table_id == tables.c.id)
    wanted = wanted.where(sitters.c.person == person, tables.c.status != "closed")
    waits = tables.c.line.contains(f'"turn_of":"{person}"', autoescape=True)
    wanted = wanted.order_by(waits.desc(), tables.c.updated.desc(), tables.c.id).offset(skip).limit(most)
    return [(_line.decode(line), updated) for line, updated in connection.execute(wanted)]


def person(connection: Connection, id: str) -> Person | None:
    """Somebody by id."""
    return _person(connection, people.c.id == id)


def account(connection: Connection, name: str) -> Person | None:
    """Somebody by the name of the account."""
    return _person(connection, people.c.folded.in_({folded(name), name.casefold()}))


def _person(connection: Connection, which: Any) -> Person | None:
    wanted = select(people.c.id, people.c.name, people.c.account, people.c.password).where(which)
    row = connection.execute(wanted).first()
    return Person(*row) if row else None


def save_person(connection: Connection, someone: Person, at: int) -> None:
    """Write down who somebody is; Conflict if the account belongs to somebody else, or looks like theirs."""
    values = {"name": someone.name, "account": someone.account, "password": someone.password}
    known = select(people.c.account).where(people.c.id == someone.id)
    if someone.account is None:
        values |= {"folded": None, "looks": None}
    elif connection.execute(known).scalar() != someone.account:  # accounts from before looks keep theirs
        values |= {"folded": folded(someone.account), "looks": looks(someone.account)}
    changed = update(people).where(people.c.id == someone.id).values(**values)
    if connection.execute(changed).rowcount == 0:
        connection.execute(insert(people).values(id=someone.id, created=at, **values))


def migrate(connection: Connection, shapes: tuple[str, ...] = ("heads",)) -> None:
    """Bring the database to the newest shape, or to another one, from whatever it is now."""
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    try:
        for shape in shapes:
            command.upgrade(config, shape)
    except CommandError as error:
        raise ServerError("database-newer", url=str(connection.engine.url)) from error


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
    except ServerError:
        await store.close()
        raise
    except (OSError, SQLAlchemyError, sqlite3.Error, Refusal) as error:
        await store.close()
        why = str(error.__cause__ or error).splitlines()[0]
        raise ServerError("database-unusable", url=url, why=why) from error
    return store


def told(error: Exception) -> Exception:
    """What an error of a database comes to: a conflict, a value it cannot keep, or that it does not answer.

    The last two are refusals, so that people hear it in words; the log has the rest.
    """
    if isinstance(error, (IntegrityError, sqlite3.IntegrityError)):
        telling: Exception = Conflict()
    elif isinstance(error, DBAPIError) and isinstance(error.orig, PostgresData):
        telling = Refusal("value", why="the database cannot keep this text")
    elif isinstance(error, DBAPIError) and isinstance(error, (ProgrammingError, NotSupportedError)):
        return error
    elif isinstance(error, (OSError, DBAPIError, SQLTimeoutError, PostgresError, sqlite3.OperationalError)):
        log.error("the database does not answer: %s", str(error).splitlines()[0] if str(error) else error)
        telling = Refusal("database-down")
    else:
        return error
    telling.__cause__ = error
    return telling


def is_down(problem: BaseException) -> bool:
    """Is it that the database does not answer? The log has been told so, in one line."""
    return isinstance(problem, Refusal) and problem.code == "database-down"


CHECKPOINT_TRIES = 5
CHECKPOINT_AFTER = 200
"""Commits after which what they wrote is moved from the log to the file: beside the writer, not by it."""
LONGEST_LOG = 16_000
"""Pages of the log at which the writer itself stops to empty it: the backstop under load that never ends."""


class SqliteStore:
    """A file. Writes queue up for one thread, which commits all that wait at once."""

    shared = False

    def __init__(self, url: str) -> None:
        _make_private(url.removeprefix("sqlite:///"))
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
        try:
            with self._reader_engine.begin() as connection:
                return job(connection)
        except (SQLAlchemyError, sqlite3.Error) as error:
            raise told(error) from error

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
                answer = connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
                _, written, moved = answer[0]
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
                waiting.error = told(error)
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


def _make_private(file: str) -> None:
    """A new file is for its owner alone: it has everybody's games, seeds and hashes of passwords in it."""
    with suppress(OSError):  # what is wrong with it is said when it is opened
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def _sqlite_engine(url: str, begin: str) -> Engine:
    engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": 20})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
            "secure_delete=FAST",
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
        except (SQLAlchemyError, OSError, PostgresError) as error:
            raise told(error) from error

    async def read(self, job: Job[T]) -> T:
        try:
            async with self._engine.connect() as connection:
                return await connection.run_sync(job)
        except (SQLAlchemyError, OSError, PostgresError) as error:
            raise told(error) from error

    async def close(self) -> None:
        await self._engine.dispose()
