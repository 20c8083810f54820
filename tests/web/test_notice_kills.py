"""Servers killed at any moment: every notice arrives, and none is written down twice."""

from __future__ import annotations

import asyncio
import random
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select, update

from bathysphere.server.notices import keeping
from bathysphere.server.notices.occasions import occasions
from bathysphere.server.notices.ways import Hook, Way
from bathysphere.server.store import schema, store
from bathysphere.server.store.store import open_store
from bathysphere.server.tables import replayed
from tests import servers_found
from tests.web.receivers import webhooks

pytest.importorskip("cryptography", reason="not among what the tests need here")

WORK = """
import asyncio, sys
from bathysphere.play import entries
from bathysphere.server.limits.numbers import UNLIMITED
from bathysphere.server.store.store import Person
from bathysphere.server.tables import now
from bathysphere.server.web.worker import Config, Worker
from tests.play.people import as_people_say, create

async def work():
    config = Config(database=sys.argv[1], bus=sys.argv[2], bots=1, limits=UNLIMITED, inside=["127.0.0.0/8"],
                    public="https://play.example.org", away=0.0, poll=0.5)
    worker = Worker(config)
    await worker.open()
    print("open", flush=True)
    n = 0
    while True:
        live = await worker.tables.create(create("ann", "bob", seed=n))
        for _ in range(25):
            table = live.table
            p, n = table.position, n + 1
            person = table.chair(table.pending).person
            action = as_people_say(p, p.choices[n % len(p.choices)])
            await worker.tables.command(
                table.id,
                entries.DoAct(revision=table.revision, key=f"k{n}", action=action),
                Person(person, person),
            )
            await asyncio.sleep(0.002)
        print("played", flush=True)

asyncio.run(work())
"""


PEOPLE = ("ann", "bob")


def begin(database: str, bus: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", WORK, database, bus]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[2])


def prepare(url: str) -> Any:
    def job(connection: Connection) -> None:
        for who in PEOPLE:
            if not keeping.ways_of(connection, who):
                way = Way(f"way{who}", who, Hook(f"{url}/{who}"), who, "en", True, 0)
                keeping.add_way(connection, way)

    return job


async def with_store(database: str, work: Any, write: bool = True) -> Any:
    kept = await open_store(database)
    try:
        return await (kept.write(work) if write else kept.read(work))
    finally:
        await kept.close()


def owed(connection: Connection) -> set[str]:
    """By the journals alone: every turn, and the end, of every table, told to whom it had to be told."""
    names = set()
    for id in connection.execute(select(schema.tables.c.id)).scalars().all():
        rows = store.rows(connection, id)
        before = None
        for number in range(1, len(rows) + 1):
            after = replayed(id, rows[:number]) if before is None else before.after(rows[number - 1])
            for one in occasions(before, after, rows[number - 1]):
                if one.person not in PEOPLE:  # of another test in the same database
                    continue
                names.add(f"way{one.person}-{id}-{one.kind}-{rows[number - 1].revision}")
            before = after
    return names


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "kills"),
    [("sqlite", 3), pytest.param("sqlite", 200, marks=pytest.mark.long)]
    + [
        pytest.param("postgresql", kills, marks=marks)
        for kills, marks in ((3, ()), (200, pytest.mark.long))
        if len(servers_found.databases()) > 1
    ],
)
def test_no_notice_is_lost_and_none_doubled_by_kills(
    kind: str, kills: int, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    postgres = kind == "postgresql"
    file = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    database = request.getfixturevalue("postgres_database") if postgres else file
    bus = database if postgres else "memory"
    workers = 2 if postgres else 1
    chance = random.Random(kills)
    with webhooks() as hooks:
        asyncio.run(with_store(database, prepare(hooks.url)))
        for _ in range(kills):
            running = [begin(database, bus) for _ in range(workers)]
            for process in running:
                assert process.stdout is not None
                assert process.stdout.readline().strip() == "open"
            victim = chance.choice(running)
            with_luck = chance.random() * 1.5
            with suppress(subprocess.TimeoutExpired):
                victim.wait(with_luck)
            for process in [victim, *running]:
                process.send_signal(signal.SIGKILL)
                process.wait()
        rows = asyncio.run(with_store(database, all_notices, write=False))
        written = {row["id"] for row in rows}
        assert len(rows) == len(written)
        assert written == asyncio.run(with_store(database, owed, write=False))
        # What was claimed by the dead is free again, and the next worker sends the rest.
        asyncio.run(with_store(database, free))
        last = begin(database, bus)
        try:
            asyncio.run(asyncio.wait_for(all_sent(database, written), 120))
        finally:
            last.kill()
            last.wait()
        rows = asyncio.run(with_store(database, all_notices, write=False))
        sent = {row["id"] for row in rows if row["state"] == "sent"}
        arrived = [name for who in ("ann", "bob") for data in hooks.data(f"/{who}") for name in data["ids"]]
        assert sent & written <= set(arrived)  # none lost
        again = len(arrived) - len(set(arrived))
        # Twice only what was on its way when its server died: at most one batch of each way for each kill.
        assert again <= kills * workers * 2 * 50
        assert set(arrived) <= {row["id"] for row in rows}


def all_notices(connection: Connection) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute(select(schema.notices)).mappings()]


def free(connection: Connection) -> None:
    """As if the leases of the dead had ended."""
    connection.execute(update(schema.notices).values(until=None).where(schema.notices.c.state == "due"))


async def all_sent(database: str, written: set[str]) -> None:
    """Until everything that is due by now was sent, or crossed out."""
    kept = await open_store(database)
    try:
        while True:
            rows = await kept.read(all_notices)
            left = [r for r in rows if r["id"] in written and r["state"] == "due" and r["kind"] != "waiting"]
            if not left:
                return
            await asyncio.sleep(0.2)
    finally:
        await kept.close()
