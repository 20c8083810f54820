"""The upgrade of a database of old, rehearsed and done: no position and no result is another one after it."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bathysphere.command_line import app
from bathysphere.play import ground
from bathysphere.play.table import Table
from bathysphere.server.store.checking import verify
from bathysphere.server.store.rehearsal import rehearse
from bathysphere.server.store.store import open_store, rows
from bathysphere.server.tables import Tables

DATABASES = sorted(Path(__file__).parent.glob("tables-*.sqlite.gz"))


@pytest.fixture(params=DATABASES, ids=lambda path: path.name)
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    path = tmp_path / "tables.sqlite"
    path.write_bytes(gzip.decompress(request.param.read_bytes()))
    return path


def lines(path: Path) -> dict[str, dict[str, object]]:
    with closing(sqlite3.connect(path)) as there:
        return {id: json.loads(line) for id, line in there.execute("SELECT id, line FROM tables")}


def test_no_position_and_no_result_changes(old: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"sqlite:///{old}"
    before = lines(old)
    app(["upgrade", "--rehearse", url], exit_on_error=False)
    assert "22 as they were" in capsys.readouterr().out
    assert rehearse(url).steps >= 1
    app(["upgrade", url], exit_on_error=False)
    assert rehearse(url).steps == 0

    async def opened() -> dict[str, str]:
        tables = Tables(await open_store(url))
        await tables.open()
        try:
            positions = {}
            for id in before:
                journal = await tables.store.read(lambda c, id=id: rows(c, id))  # type: ignore[misc]
                plain = Table(id)
                for row in journal:
                    plain.apply(row)
                table = (await tables.live(id)).table
                assert table.revision == len(journal)
                positions[id] = ground.dumped(table.position)
                assert positions[id] == ground.dumped(plain.position)
            return positions
        finally:
            await tables.close()

    first = asyncio.run(opened())
    assert lines(old) == before
    assert asyncio.run(opened()) == first
    assert verify(url).faults == []


def test_a_table_of_old_is_marked_once_it_is_used(old: Path) -> None:
    """From then on the next release is noticed."""
    url = f"sqlite:///{old}"
    running = [id for id, line in lines(old).items() if line["status"] == "running"]

    async def look() -> None:
        tables = Tables(await open_store(url))
        await tables.open()
        for id in running:
            await tables.live(id)
        await tables.close()

    asyncio.run(look())
    with closing(sqlite3.connect(old)) as there:
        marked = {id for (id,) in there.execute("SELECT table_id FROM positions WHERE dump IS NOT NULL")}
    assert marked == set(running)
