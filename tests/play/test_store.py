"""Journals on disk: nothing lost, nothing doubled, in SQLite and PostgreSQL alike."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, delete, select, text, update

from bathysphere.engine.errors import OptionError
from bathysphere.play.entries import Row
from bathysphere.play.table import Table
from bathysphere.server.invite import fresh_id
from bathysphere.server.store import schema, store
from bathysphere.server.store.checking import verify
from bathysphere.server.store.store import Conflict, Person, Store, open_store
from tests import servers_found
from tests.play.people import Evening


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 200))


async def write(kept: Store, table: Table, row: Row) -> None:
    shown = Table(table.id)
    for earlier in table.rows[: row.revision + 1]:
        shown.apply(earlier)
    await kept.write(lambda c: store.append(c, row, shown.line(), False))


async def saved(kept: Store, moves: int = 5, *who: str) -> Table:
    """A table with some moves, written row by row."""
    evening = Evening(*(who or ("ann", "bob", "cyd")))
    for _ in range(moves):
        evening.act()
    evening.table.id = fresh_id(20)
    for row in evening.table.rows:
        await write(kept, evening.table, row)
    return evening.table


def test_rows_come_back_as_they_were(database: str) -> None:
    async def work() -> None:
        kept = await open_store(database)
        table = await saved(kept)
        assert await kept.read(lambda c: store.rows(c, table.id)) == table.rows
        assert await kept.read(lambda c: store.rows(c, table.id, 4)) == table.rows[4:]
        assert await kept.read(lambda c: store.revisions(c, [table.id])) == {table.id: table.revision}
        await kept.close()
        again = await open_store(database)
        assert await again.read(lambda c: store.rows(c, table.id)) == table.rows
        await again.close()

    run(work())


def test_whoever_inserts_the_row_has_made_the_move(database: str) -> None:
    async def work() -> None:
        kept = await open_store(database)
        evening = Evening("ann", "bob", "cyd")
        evening.table.id = fresh_id(20)
        await write(kept, evening.table, evening.table.rows[0])
        evening.act()
        row, line = evening.table.rows[1], evening.table.line()
        tries = [kept.write(lambda c: store.append(c, row, line, False)) for _ in range(8)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(result is None for result in results) == 1
        assert sum(isinstance(result, Conflict) for result in results) == 7
        assert len(await kept.read(lambda c: store.rows(c, evening.table.id))) == 2
        await kept.close()

    run(work())


def test_a_failing_job_does_not_harm_those_beside_it(database: str) -> None:
    def fails(connection: Connection) -> None:
        connection.execute(text("INSERT INTO secrets (name, value) VALUES ('half', 'done')"))
        raise ValueError("on purpose")

    async def work() -> None:
        kept = await open_store(database)
        good = [saved(kept) for _ in range(5)]
        results = await asyncio.gather(*good, kept.write(fails), return_exceptions=True)
        assert isinstance(results[-1], ValueError)
        for table in results[:-1]:
            assert isinstance(table, Table)
            rows = await kept.read(lambda c, id=table.id: store.rows(c, id))  # type: ignore[misc]
            assert len(rows) == table.revision
        half = select(schema.secrets.c.value).where(schema.secrets.c.name == "half")
        assert await kept.read(lambda c: c.execute(half).first()) is None
        await kept.close()

    run(work())


def test_the_same_key_is_written_once(database: str) -> None:
    async def work() -> None:
        kept = await open_store(database)
        evening = Evening("ann", "bob", "cyd")
        evening.table.id = fresh_id(20)
        evening.do("ann", "chat", text="one", key="same")
        evening.do("ann", "chat", text="two", key="same")
        evening.do("bob", "chat", text="three", key="same")
        first, second, third, fourth = evening.table.rows
        await write(kept, evening.table, first)
        await write(kept, evening.table, second)
        with pytest.raises(Conflict):
            await write(kept, evening.table, third)
        third.person = "cyd"
        await write(kept, evening.table, third)
        await write(kept, evening.table, fourth)
        await kept.close()

    run(work())


def test_tables_of_a_person(database: str) -> None:
    async def work() -> None:
        kept = await open_store(database)
        someone = fresh_id(24)
        table = await saved(kept, 0, someone, "bob", "cyd")
        ((line, _),) = await kept.read(lambda c: store.lines_of(c, someone))
        assert line.table == table.id
        assert await kept.read(lambda c: store.lines_of(c, fresh_id(24))) == []
        await kept.close()

    run(work())


def test_tables_that_wait_for_somebody_come_first_over_all_pages(database: str) -> None:
    async def work() -> None:
        kept = await open_store(database)
        someone = fresh_id(24)
        made = [await saved(kept, moves, someone, "bob", "cyd") for moves in range(6)]
        waits = {table.id for table in made if table.line().turn_of == someone}
        assert 0 < len(waits) < len(made)
        pages = [await kept.read(lambda c, n=n: store.lines_of(c, someone, 1, n)) for n in range(len(made))]
        lines = [line for page in pages for line, _ in page]
        assert {line.table for line in lines[: len(waits)]} == waits
        assert {line.table for line in lines} == {table.id for table in made}
        await kept.close()

    run(work())


def test_migration_from_empty_gives_the_schema_of_the_code(database: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    async def work() -> None:
        if database.startswith("postgres"):
            await servers_found.sql(database, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")
        kept = await open_store(database)
        assert await kept.read(differences) == []
        await kept.close()
        again = await open_store(database)
        assert await again.read(differences) == []
        await again.close()

    run(work())


def test_the_log_is_written_over_once_it_has_been_moved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "CHECKPOINT_AFTER", 5)

    async def work() -> None:
        kept = await open_store(f"sqlite:///{tmp_path}/tables.sqlite")
        log = tmp_path / "tables.sqlite-wal"
        someone = Person("ann", "Ann")
        await kept.write(lambda c: store.save_person(c, someone, 0))
        for _ in range(100):
            size = log.stat().st_size
            for _ in range(6):
                await kept.write(lambda c: store.save_person(c, someone, 0))
            if log.stat().st_size == size:
                break
            await asyncio.sleep(0.05)
        else:
            pytest.fail("the log only ever grows")
        await kept.close()

    run(work())


def test_verify_finds_what_no_longer_matches(database: str) -> None:
    async def prepare() -> None:
        if database.startswith("postgres"):
            await servers_found.sql(database, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")
        kept = await open_store(database)
        tables.extend([await saved(kept) for _ in range(4)])
        await kept.close()

    async def tamper() -> None:
        kept = await open_store(database)
        journal = schema.journal
        other = '{"type":"act","seat":0,"action":"draft pearl-99"}'
        changed = update(journal).where(journal.c.table_id == tables[1].id, journal.c.ply == 2)
        await kept.write(lambda c: c.execute(changed.values(what=other)))
        lost = delete(journal).where(journal.c.table_id == tables[2].id, journal.c.ply == 5)
        await kept.write(lambda c: c.execute(lost))
        await kept.close()

    tables: list[Table] = []
    run(prepare())
    report = verify(database)
    assert (report.tables, report.moves, report.faults) == (4, 20, [])
    run(tamper())
    assert {fault.table for fault in verify(database).faults} == {tables[1].id, tables[2].id}


@pytest.mark.parametrize(
    "url", ["", "mysql://x", "sqlite://", "/a/file", "sqlite:////no/such/folder/x.sqlite"]
)
def test_a_database_that_cannot_be_used_is_named(url: str) -> None:
    with pytest.raises(OptionError) as caught:
        asyncio.run(open_store(url))  # type: ignore[arg-type]
    assert caught.value.code in ("database-url", "database-unusable")
    assert url in str(caught.value)
    assert url in caught.value.sentence("de")


def test_sqlite_waits_for_the_disk(tmp_path: Any) -> None:
    async def work() -> None:
        kept = await open_store(f"sqlite:///{tmp_path / 'x.sqlite'}")
        pragmas = [("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)]
        for pragma, wanted in pragmas:
            for way in (kept.read, kept.write):
                setting = await way(lambda c, p=pragma: c.exec_driver_sql(f"PRAGMA {p}").scalar())  # type: ignore[misc]
                assert setting == wanted
        await kept.close()

    run(work())
