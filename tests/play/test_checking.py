"""`verify` names what is damaged and goes on, changes nothing, and says in a sentence what it cannot read."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bathysphere.command_line import app, run
from bathysphere.play.refusal import ServerError
from bathysphere.server.store import claim
from bathysphere.server.store.checking import verify
from bathysphere.server.store.rehearsal import rehearse
from bathysphere.server.store.store import open_store

MUSEUM = Path(__file__).parent.parent / "museum" / "tables-1.sqlite.gz"


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A database of the first release: 22 tables, and a shape that has changed since."""
    path = tmp_path / "old.sqlite"
    path.write_bytes(gzip.decompress(MUSEUM.read_bytes()))
    return path


def state(folder: Path) -> dict[str, str]:
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in sorted(folder.iterdir())}


def ids(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as there:
        return [row[0] for row in there.execute("SELECT id FROM tables ORDER BY id")]


def change(path: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(path)) as there:
        there.execute(statement, values)
        there.commit()


def test_nothing_is_changed(old: Path) -> None:
    before = state(old.parent)
    assert verify(f"sqlite:///{old}").faults == []
    assert rehearse(f"sqlite:///{old}").count("same") == 22
    assert {name: mark for name, mark in state(old.parent).items() if name in before} == before


def test_a_copy_that_cannot_be_written_to_is_read(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(_migrated(old))  # leaves a file that wants a log
    folder = old.parent / "shelf"
    folder.mkdir()
    shutil.copy(old, folder / "tables.sqlite")
    (folder / "tables.sqlite").chmod(0o444)
    folder.chmod(0o555)
    try:
        assert verify(f"sqlite:///{folder / 'tables.sqlite'}").tables == 22
    finally:
        folder.chmod(0o755)


async def _migrated(path: Path) -> None:
    await (await open_store(f"sqlite:///{path}")).close()


def test_a_log_beside_a_file_that_cannot_be_opened_in_place_is_read_too(
    old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on a disk mounted read-only, where SQLite cannot make its own files."""
    from bathysphere.server.store import looking

    asyncio.run(_migrated(old))
    writing = sqlite3.connect(old)
    writing.execute("PRAGMA wal_autocheckpoint=0")
    writing.execute("UPDATE tables SET ply = ply + 1 WHERE id = (SELECT min(id) FROM tables)")
    writing.commit()
    real = looking._connected

    def connected(file: Path) -> sqlite3.Connection:
        if file == old:
            raise sqlite3.OperationalError("unable to open database file")
        return real(file)

    monkeypatch.setattr(looking, "_connected", connected)
    try:
        assert [fault.table for fault in verify(f"sqlite:///{old}").faults] == [ids(old)[0]]
    finally:
        writing.close()


def test_every_damaged_table_is_named_and_the_others_are_looked_at(old: Path) -> None:
    tables = ids(old)
    change(old, "UPDATE journal SET what = '{broken' WHERE table_id = ? AND ply = 3", tables[0])
    change(old, "DELETE FROM journal WHERE table_id = ? AND ply = 5", tables[1])
    change(old, """UPDATE tables SET line = replace(line, '"moves":', '"moves":1') WHERE id = ?""", tables[2])
    change(
        old,
        'UPDATE journal SET what = \'{"type":"act","seat":0,"action":"fly"}\' WHERE table_id = ? AND ply = 9',
        tables[3],
    )
    change(old, "UPDATE tables SET ply = ply + 1 WHERE id = ?", tables[4])
    report = verify(f"sqlite:///{old}")
    assert {fault.table for fault in report.faults} == set(tables[:5])
    assert report.tables == 22
    rows = {fault.table: fault.revision for fault in report.faults}
    assert (rows[tables[0]], rows[tables[1]]) == (3, 5)
    assert {table.table for table in rehearse(f"sqlite:///{old}").tables if table.fate != "same"} == set(
        tables[:5]
    )


def test_a_damaged_page_is_noticed_and_no_traceback(old: Path, capsys: pytest.CaptureFixture[str]) -> None:
    size = old.stat().st_size
    with old.open("r+b") as file:
        for place in range(4096 * 20, size, 4096 * 12):
            file.seek(place)
            file.write(b"\xff" * 2000)
    with pytest.raises(SystemExit):
        run(["verify", "--database", f"sqlite:///{old}"], lambda words: app(words, exit_on_error=False))
    told = capsys.readouterr().out
    assert "damaged" in told
    assert "faults" in told


def sentence(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    code = run(list(words), lambda given: app(given, exit_on_error=False, print_error=False))
    told = capsys.readouterr()
    assert code == 2
    assert told.out == ""
    assert len(told.err.strip().splitlines()) == 1
    return told.err


def test_what_cannot_be_read_is_one_sentence(old: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "There is no database" in sentence(capsys, "verify", "--database", f"sqlite:///{old}x")
    assert not Path(f"{old}x").exists()
    change(old, "UPDATE alembic_version SET version_num = '9999'")
    assert "newer release" in sentence(capsys, "verify", "--database", f"sqlite:///{old}")
    assert "newer release" in sentence(capsys, "upgrade", "--rehearse", f"sqlite:///{old}")
    assert "newer release" in sentence(
        capsys, "serve", "--no-browser", "--port", "0", "--database", f"sqlite:///{old}"
    )
    foreign = old.parent / "foreign.sqlite"
    change(foreign, "CREATE TABLE other (id)")
    assert "no tables of Bathysphere" in sentence(capsys, "verify", "--database", f"sqlite:///{foreign}")
    (old.parent / "text.sqlite").write_text("this is no database at all, but long enough to be one " * 100)
    assert "cannot be used" in sentence(
        capsys, "verify", "--database", f"sqlite:///{old.parent / 'text.sqlite'}"
    )


def test_two_servers_on_one_file_are_warned_of(old: Path, caplog: pytest.LogCaptureFixture) -> None:
    url = f"sqlite:///{old}"
    assert claim.claim(url)
    try:
        assert not claim.claim(url)
        assert "Another server serves" in caplog.text
    finally:
        claim.release()
    assert claim.claim(url)
    claim.release()


def test_a_newer_database_is_not_opened(old: Path) -> None:
    change(old, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(ServerError) as refused:
        asyncio.run(_migrated(old))
    assert refused.value.code == "database-newer"
