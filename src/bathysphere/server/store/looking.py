"""Looking at a database without touching it: no migration, no lock, no byte written; read-only copies too."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar
from urllib.parse import quote

from sqlalchemy import Connection, create_engine, inspect, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import StaticPool

from bathysphere.play.refusal import ServerError

T = TypeVar("T")
Look = Callable[[Callable[[Connection], Any]], Awaitable[Any]]
"""Runs a job that only reads."""
MIGRATIONS = Path(__file__).parent / "migrations"
SQLITE = "sqlite:///"


def check_there(url: str) -> None:
    """ServerError unless there is a file at that URL: only serving makes a new one."""
    if url.startswith(SQLITE) and not Path(url.removeprefix(SQLITE)).is_file():
        raise ServerError("database-missing", url=url)


@asynccontextmanager
async def looking(url: str) -> AsyncGenerator[Look, None]:
    """Look at the database at a URL, all the time at the same moment of it; ServerError if that cannot be."""
    if url.startswith(SQLITE) and len(url) > len(SQLITE):
        with TemporaryDirectory(prefix="bathysphere-") as folder:
            async with _at_file(url, Path(url.removeprefix(SQLITE)), Path(folder)) as look:
                yield look
    elif url.startswith(("postgresql://", "postgres://")):
        async with _at_server(url) as look:
            yield look
    else:
        raise ServerError("database-url", url=url)


@asynccontextmanager
async def _at_file(url: str, file: Path, folder: Path) -> AsyncGenerator[Look, None]:
    check_there(url)
    engine = create_engine(
        SQLITE, creator=lambda: _read_only(file, folder), poolclass=StaticPool, isolation_level=None
    )
    try:
        with engine.connect() as connection:
            connection.exec_driver_sql("BEGIN")

            async def look(job: Callable[[Connection], T]) -> T:
                return job(connection)

            _check_shape(connection, url)
            yield look
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise ServerError("database-unusable", url=url, why=str(error).splitlines()[0]) from error
    finally:
        engine.dispose()


def _read_only(file: Path, folder: Path) -> sqlite3.Connection:
    """A connection that cannot write. A log beside a file on a read-only disk is read from a copy of both."""
    try:
        return _connected(file)
    except sqlite3.OperationalError:
        copy = folder / file.name
        for name in (file, file.with_name(f"{file.name}-wal")):
            if name.is_file():
                shutil.copyfile(name, folder / name.name)
        return _connected(copy)


def _connected(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(f"file:{quote(str(file.resolve()))}?mode=ro", uri=True)
    connection.isolation_level = None
    connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    return connection


@asynccontextmanager
async def _at_server(url: str) -> AsyncGenerator[Look, None]:
    engine = create_async_engine("postgresql+asyncpg://" + url.partition("://")[2])
    try:
        async with engine.connect() as connection:
            await connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))

            async def look(job: Callable[[Connection], T]) -> T:
                return await connection.run_sync(job)

            await connection.run_sync(_check_shape, url)
            yield look
    except (OSError, SQLAlchemyError) as error:
        raise ServerError("database-unusable", url=url, why=str(error).splitlines()[0]) from error
    finally:
        await engine.dispose()


def known_shapes() -> set[str]:
    """The shapes of databases that this program knows."""
    from alembic.script import ScriptDirectory

    return {script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()}


def steps_from(current: set[str]) -> int:
    """How many changes lead from a shape to the newest one."""
    from alembic.script import ScriptDirectory

    scripts = ScriptDirectory(str(MIGRATIONS))
    done = {script.revision for script in scripts.iterate_revisions(tuple(current), "base")}
    return len(known_shapes() - done)


def shapes(connection: Connection) -> set[str]:
    """The shape a database is in; none if it is not one of ours."""
    if not inspect(connection).has_table("alembic_version"):
        return set()
    return set(connection.execute(text("SELECT version_num FROM alembic_version")).scalars())


def _check_shape(connection: Connection, url: str) -> None:
    known = shapes(connection)
    if not known:
        raise ServerError("database-foreign", url=url)
    if known - known_shapes():
        raise ServerError("database-newer", url=url)


def has_marks(connection: Connection) -> bool:
    """Is the database new enough to have marks?"""
    return inspect(connection).has_table("positions")
