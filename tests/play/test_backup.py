"""Backups: everything at one moment, also under load, and back again into either database."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path

import pytest
from sqlalchemy import text

from bathysphere.play import decide
from bathysphere.play.entries import DoChat, SeatPlan
from bathysphere.play.refusal import ServerError
from bathysphere.server.store import moderation
from bathysphere.server.store.backup import backup, restore
from bathysphere.server.store.checking import verify
from bathysphere.server.store.store import Person, open_store
from bathysphere.server.tables import Tables
from tests import servers_found

ANN = Person("ann", "Ann")


@pytest.fixture
def empty_postgres() -> object:
    """A database in PostgreSQL that nobody has touched."""
    if servers_found.postgres():
        pytest.skip(servers_found.postgres())
    name = "bathysphere_test_restore"
    sql = servers_found.sql
    asyncio.run(
        sql(servers_found.POSTGRES, f"DROP DATABASE IF EXISTS {name} WITH (FORCE)", f"CREATE DATABASE {name}")
    )
    yield servers_found.POSTGRES.rpartition("/")[0] + "/" + name
    asyncio.run(sql(servers_found.POSTGRES, f"DROP DATABASE {name} WITH (FORCE)"))


async def load(tables: Tables, until: asyncio.Event, acknowledged: list[tuple[str, str]]) -> None:
    """Chat at a table as fast as it goes; every key is noted once it is on disk."""
    live = await tables.create(decide.create("shares", {}, [SeatPlan("me")] * 2, ANN.id, ANN.name))
    for number in range(100_000):
        if until.is_set():
            return
        key = f"k{number}"
        await tables.command(live.table.id, DoChat(revision=live.table.revision, key=key, text="hello"), ANN)
        acknowledged.append((live.table.id, key))


async def backed_up_under_load(database: str, dest: Path) -> list[tuple[str, str]]:
    """What was acknowledged before the backup began."""
    tables = Tables(await open_store(database))
    await tables.open()
    until, acknowledged = asyncio.Event(), []
    players = [asyncio.create_task(load(tables, until, acknowledged)) for _ in range(5)]
    while len(acknowledged) <= 50:
        await asyncio.sleep(0.01)
    before = list(acknowledged)
    await asyncio.to_thread(backup, dest, database)
    while len(acknowledged) <= len(before):
        await asyncio.sleep(0.01)
    until.set()
    await asyncio.gather(*players)
    await tables.close()
    return before


def keys(database: str) -> set[tuple[str, str]]:
    async def read() -> set[tuple[str, str]]:
        there = await open_store(database)
        wanted = text("SELECT table_id, key FROM journal WHERE key IS NOT NULL")
        try:
            return {(row[0], row[1]) for row in await there.read(lambda c: c.execute(wanted).all())}
        finally:
            await there.close()

    return asyncio.run(read())


def test_a_backup_under_load_has_all_that_was_acknowledged(database: str, tmp_path: Path) -> None:
    dest = tmp_path / "backup.sqlite"
    before = asyncio.run(backed_up_under_load(database, dest))
    assert stat.S_IMODE(dest.stat().st_mode) == 0o600
    elsewhere = f"sqlite:///{tmp_path / 'elsewhere' / 'tables.sqlite'}"
    restore(dest, elsewhere)
    assert set(before) <= keys(elsewhere)
    report = verify(elsewhere)
    mine = {table for table, _ in before}
    assert [fault for fault in report.faults if fault.table in mine] == []  # others share the database
    assert report.damage == []


async def reported(url: str) -> int:
    """Write a report; how many there are now."""
    opened = await open_store(url)
    try:
        await opened.write(
            lambda c: moderation.add_report(c, 0, "ann", "table", None, "bob", "Bob", "", "spam")
        )
        return await opened.read(lambda c: int(c.execute(text("SELECT count(*) FROM reports")).scalar() or 0))
    finally:
        await opened.close()


def test_a_backup_of_sqlite_goes_into_postgresql_and_back(tmp_path: Path, empty_postgres: str) -> None:
    first = f"sqlite:///{tmp_path / 'first.sqlite'}"
    assert asyncio.run(reported(first)) == 1
    before = asyncio.run(backed_up_under_load(first, tmp_path / "one"))
    copied = restore(tmp_path / "one", empty_postgres)
    assert asyncio.run(reported(empty_postgres)) == 2, "rows are numbered on"
    assert set(before) <= keys(empty_postgres)
    assert verify(empty_postgres).faults == []
    with pytest.raises(ServerError) as full:
        restore(tmp_path / "one", empty_postgres)
    assert full.value.code == "restore-full"
    again = backup(tmp_path / "two", empty_postgres)
    assert (again.tables, again.rows) == (copied.tables, copied.rows)
    third = f"sqlite:///{tmp_path / 'third.sqlite'}"
    restore(tmp_path / "two", third)
    assert keys(third) == keys(empty_postgres)
    assert verify(third).faults == []

    async def goes_on() -> None:
        tables = Tables(await open_store(third))
        await tables.open()
        id = before[0][0]
        await tables.command(
            id, DoChat(revision=(await tables.live(id)).table.revision, key="new", text="hi"), ANN
        )
        await tables.close()

    asyncio.run(goes_on())


def test_nothing_is_written_over(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    asyncio.run(backed_up_under_load(url, tmp_path / "one"))
    for work, code in (
        (lambda: backup(tmp_path / "one", url), "backup-exists"),
        (lambda: restore(tmp_path / "one", url), "restore-full"),
        (lambda: restore(tmp_path / "none", url), "backup-missing"),
        (lambda: backup(tmp_path / "no" / "folder", url), "backup-file"),
        (lambda: backup(tmp_path / "two", f"{url}x"), "database-missing"),
    ):
        with pytest.raises(ServerError) as refused:
            work()
        assert refused.value.code == code
    assert sorted(path.name for path in tmp_path.iterdir()) == ["one", "tables.sqlite"]
