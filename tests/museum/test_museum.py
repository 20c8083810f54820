"""The museum: games of every version are played for ever as they were.

Version 1 has its finished games in tests/golden, byte for byte; later versions have theirs here, and every
version left a database of tables, running and finished, behind.
"""

from __future__ import annotations

import asyncio
import gzip
import json
from hashlib import sha256
from pathlib import Path

import pytest

import bathysphere as bs
from bathysphere.catalogue import GAMES
from bathysphere.content.packs import shipped
from bathysphere.engine.record import Record
from bathysphere.games import game
from bathysphere.play.entries import DoAct
from bathysphere.server.store.checking import verify
from bathysphere.server.store.store import Person, lines_of, open_store
from bathysphere.server.tables import Tables

MUSEUM = Path(__file__).parent
GOLDEN = MUSEUM.parent / "golden"
RECORDS = sorted([*MUSEUM.rglob("*.record"), *GOLDEN.rglob("*.record")])
DATABASES = sorted(MUSEUM.glob("tables-*.sqlite.gz"))
DIGESTS = MUSEUM / "content.json"


def content_digest(name: str, version: int) -> str:
    """A short name for all content files of a version."""
    files = {file: text for file, text in shipped(name, version).items() if file != "pack.toml"}
    return sha256(json.dumps(files, sort_keys=True).encode()).hexdigest()[:16]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_finished_game_leads_where_it_led(path: Path) -> None:
    record = Record.parse(path.read_text(encoding="utf-8"))
    assert record.result is not None
    p = bs.replay(record)
    assert p.over
    assert p.game.version == record.version


@pytest.mark.parametrize("name", GAMES)
def test_every_version_of_every_game_has_finished_games(name: str) -> None:
    records = [Record.parse(path.read_text(encoding="utf-8")) for path in RECORDS]
    versions = {record.version for record in records if record.game == name}
    assert versions == set(range(1, game(name).newest + 1))


@pytest.mark.parametrize("name", GAMES)
def test_no_content_changes_without_a_version(name: str) -> None:
    """Whoever changes a value makes a new version: the old files go to content/<version>/, unchanged."""
    known = json.loads(DIGESTS.read_text(encoding="utf-8"))[name]
    digests = {str(version): content_digest(name, version) for version in range(1, game(name).newest + 1)}
    assert digests == known


@pytest.fixture(params=DATABASES, ids=lambda path: path.name)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    path = tmp_path / "tables.sqlite"
    path.write_bytes(gzip.decompress(request.param.read_bytes()))
    return f"sqlite:///{path}"


def test_every_stored_table_is_what_it_was(database: str) -> None:
    report = verify(database)
    assert report.tables == 22
    assert report.faults == []


def test_a_table_begun_under_an_old_version_goes_on_by_it(database: str) -> None:
    async def work() -> None:
        tables = Tables(await open_store(database))
        await tables.open()
        try:
            for line, _ in await tables.store.read(lambda c: lines_of(c, "ann")):
                live = await tables.live(line.table)
                if live.table.status != "running":
                    continue
                p = live.table.position
                assert p.game.version == live.table.setup.version
                command = DoAct(
                    revision=live.table.revision, key="k", action=p.text(p.choices[0]), seat=p.seat
                )
                before = live.table.moves
                await tables.command(line.table, command, Person("ann", "Ann"))
                assert live.table.moves == before + 1
        finally:
            await tables.close()

    asyncio.run(work())
