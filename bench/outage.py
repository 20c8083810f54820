"""What servers depend on fails and comes back under load: nothing acknowledged is lost, and all games go on.

python -m bench.outage postgresql|redis|disk|backup [ROUNDS] [TABLES] [DATABASE] [--folder FOLDER]

postgresql  a PostgreSQL of its own is stopped at once (`pg_ctl -m immediate`) and started again
redis       two workers at a Redis of their own, which is killed and started again
disk        the disk is full for a while: FOLDER is a small file system of its own, which is filled up
            (for SQLite a limit on the size of files can stand for it; DATABASE: sqlite or postgresql)
backup      a backup is made while everybody plays, and restored elsewhere (DATABASE as above)
"""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncGenerator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg

from bathysphere.server.store.backup import backup, restore
from bathysphere.server.store.checking import verify
from bench.kill import compare
from bench.players import Acknowledged, Player, Process, Watcher, await_answer, free_port

DOWN = 3.0
"""Seconds for which something is not there."""
UP = 4.0
"""Seconds of play between two outages."""
PATIENCE = 120.0
SLACK = 16_384
"""Bytes that files may still grow by when the disk is said to be full: room for no more than some rows."""


def postgres_tools() -> str:
    """The folder of initdb and postgres: Debian keeps them off the path."""
    there = shutil.which("initdb")
    places = [str(Path(there).parent)] if there else []
    places += [str(each) for each in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]
    for place in places:
        if Path(place, "postgres").exists():
            return place
    raise SystemExit("There is no PostgreSQL here.")


class Postgres:
    """A PostgreSQL of its own, to be stopped at will. It does not run as root."""

    def __init__(self, folder: str) -> None:
        self.port, self.data = free_port(), f"{folder}/postgres"
        self._tools = postgres_tools()
        self._user = "postgres" if os.geteuid() == 0 else None
        os.mkdir(self.data)
        if self._user:
            shutil.chown(self.data, self._user)
            os.chmod(folder, 0o755)
        self._run("initdb", "-D", self.data, "-A", "trust", "-U", "postgres", "--no-sync")
        self.start()
        asyncio.run(self._create())

    @property
    def url(self) -> str:
        """The database for a server."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/games"

    async def _create(self) -> None:
        await self.statement("postgres", "CREATE DATABASE games")

    async def statement(self, database: str, text: str) -> None:
        """One statement outside of any transaction."""
        connection = await asyncpg.connect(f"postgresql://postgres@127.0.0.1:{self.port}/{database}")
        await connection.execute(text)
        await connection.close()

    def _run(self, tool: str, *arguments: str) -> None:
        subprocess.run(
            [f"{self._tools}/{tool}", *arguments],
            user=self._user,
            check=True,
            stdout=subprocess.DEVNULL,
            cwd="/",
        )

    def start(self) -> None:
        """Start, and wait until it answers."""
        options = f"-p {self.port} -k {self.data} -h 127.0.0.1 -c max_wal_size=48MB -c min_wal_size=32MB"
        self._run(
            "pg_ctl", "-D", self.data, "-w", "-t", "60", "-l", f"{self.data}/log", "-o", options, "start"
        )

    def stop(self) -> None:
        """At once, as if its machine had failed."""
        with suppress(subprocess.CalledProcessError):
            self._run("pg_ctl", "-D", self.data, "-m", "immediate", "stop")

    def alive(self) -> bool:
        """Does it run?"""
        return Path(self.data, "postmaster.pid").exists()


class Redis:
    """A Redis of its own, to be killed at will."""

    def __init__(self, folder: str) -> None:
        self.port, self._folder = free_port(), folder
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.start()

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = ["redis-server", "--port", str(self.port), "--bind", "127.0.0.1", "--save", ""]
        self.process = subprocess.Popen([*command, "--dir", self._folder], stdout=subprocess.DEVNULL)
        await_answer(self.process, self.port)

    def stop(self) -> None:
        """Kill -9."""
        self.process.kill()
        self.process.wait()


class Crowd:
    """Players at tables of their own, and somebody who watches each."""

    def __init__(self, server: Process, tables: int) -> None:
        self.server = server
        self.wanted = tables
        self.players: list[Player] = []
        self.watchers: list[Watcher] = []
        self.problems: list[str] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._stop = asyncio.Event()

    @property
    def acknowledged(self) -> int:
        """How many moves the server said it has."""
        return sum(len(player.acknowledged) for player in self.players)

    async def fill(self) -> None:
        """As many games as wanted are going on."""
        for _ in range(self.wanted - sum(not player.over for player in self.players)):
            player = Player(self.server.port, pause=0.02)
            await asyncio.to_thread(player.sit, "me", "random")
            watcher = Watcher(self.server.port, player.table)
            self.players.append(player)
            self.watchers.append(watcher)
            self._tasks.append(asyncio.create_task(player.play(self._stop)))
            self._tasks.append(asyncio.create_task(watcher.look(self._stop)))

    async def going_on(self, what: str) -> None:
        """Wait until every game that is not over has gone on."""
        before = {player.table: len(player.acknowledged) for player in self.players}
        deadline = time.monotonic() + PATIENCE
        while any(not each.over and len(each.acknowledged) <= before[each.table] for each in self.players):
            if time.monotonic() > deadline:
                self.problems.append(f"not all games go on after {what}")
                return
            await asyncio.sleep(0.05)

    async def end(self) -> None:
        """Everybody goes home."""
        self._stop.set()
        await asyncio.wait_for(asyncio.gather(*self._tasks), PATIENCE)


@asynccontextmanager
async def crowded(database: str, tables: int, bus: str = "memory", workers: int = 1) -> AsyncGenerator[Crowd]:
    """A server, and a crowd that plays."""
    server = Process(database, bus, workers)
    crowd = Crowd(server, tables)
    try:
        await crowd.fill()
        await crowd.going_on("the start")
        yield crowd
        await asyncio.sleep(1)
        await crowd.end()
    finally:
        server.kill()


async def told(crowd: Crowd, database: str, **more: Any) -> dict[str, Any]:
    """What was acknowledged, against what is there."""
    problems = [*crowd.problems, *(problem for player in crowd.players for problem in player.problems)]
    problems += await compare(database, crowd.players, crowd.watchers)
    return {
        "tables": len(crowd.players),
        "finished": sum(player.over for player in crowd.players),
        "acknowledged": crowd.acknowledged,
        "put off": sum(player.put_off for player in crowd.players),
        "shown to watchers": sum(len(watcher.shown) for watcher in crowd.watchers),
        **more,
        "problems": problems,
    }


async def postgresql(folder: str, rounds: int, tables: int) -> dict[str, Any]:
    """The database is stopped at once, and started again."""
    there = await asyncio.to_thread(Postgres, folder)
    try:
        async with crowded(there.url, tables) as crowd:
            for number in range(rounds):
                await asyncio.sleep(UP)
                await asyncio.to_thread(there.stop)
                await asyncio.sleep(DOWN)
                await asyncio.to_thread(there.start)
                await crowd.going_on(f"stop {number + 1}")
                await crowd.fill()
        report = await told(crowd, there.url, stops=rounds)
        return {**report, **await asyncio.to_thread(verified, there.url)}
    finally:
        there.stop()


async def redis(folder: str, rounds: int, tables: int) -> dict[str, Any]:
    """The bus between two workers is killed, and started again."""
    there, bus = await asyncio.to_thread(Postgres, folder), await asyncio.to_thread(Redis, folder)
    try:
        async with crowded(there.url, tables, bus.url, workers=2) as crowd:
            for number in range(rounds):
                await asyncio.sleep(UP)
                await asyncio.to_thread(bus.stop)
                await asyncio.sleep(DOWN)
                await crowd.going_on(f"kill {number + 1}, without a bus")
                await asyncio.to_thread(bus.start)
                await crowd.going_on(f"kill {number + 1}")
                await crowd.fill()
        report = await told(crowd, there.url, kills=rounds)
        return {**report, **await asyncio.to_thread(verified, there.url)}
    finally:
        bus.stop()
        there.stop()


@contextmanager
def full(folder: str, process: subprocess.Popen[bytes] | None) -> Iterator[None]:
    """For a while there is no more room: on the whole file system, or for the files of a process."""
    if process is not None:
        largest = max(file.stat().st_size for file in Path(folder).iterdir() if file.is_file())
        before = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (largest + SLACK, before[1]))
        try:
            yield
        finally:
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, before)
        return
    filler = Path(folder, "filler")
    try:
        with suppress(OSError), filler.open("wb", buffering=0) as file:
            for size in (1 << 20, 4096):
                with suppress(OSError):
                    while True:
                        file.write(bytes(size))
        yield
    finally:
        filler.unlink(missing_ok=True)


async def disk(folder: str, rounds: int, tables: int, kind: str, small: bool) -> dict[str, Any]:
    """There is no more room, and then there is again."""
    there = await asyncio.to_thread(Postgres, folder) if kind == "postgresql" else None
    database = there.url if there is not None else f"sqlite:///{folder}/tables.sqlite"
    try:
        async with crowded(database, tables) as crowd:
            for number in range(rounds):
                before = sum(player.put_off for player in crowd.players)
                with full(folder, None if small else crowd.server.process):
                    deadline = time.monotonic() + PATIENCE
                    while sum(player.put_off for player in crowd.players) <= before + tables:
                        if time.monotonic() > deadline:
                            crowd.problems.append("the disk was not full")
                            break
                        await asyncio.sleep(0.05)
                if there is not None and not there.alive():
                    await asyncio.to_thread(there.start)  # it ends itself when it cannot keep its log
                await crowd.going_on(f"full disk {number + 1}")
                await crowd.fill()
        report = await told(crowd, database, times=rounds)
        return {**report, **await asyncio.to_thread(verified, database)}
    finally:
        if there is not None:
            there.stop()


async def backups(folder: str, rounds: int, tables: int, kind: str) -> dict[str, Any]:
    """Backups while everybody plays, each restored into a database of its own."""
    there = await asyncio.to_thread(Postgres, folder) if kind == "postgresql" else None
    database = there.url if there is not None else f"sqlite:///{folder}/tables.sqlite"
    problems, faults, kept = [], 0, 0
    try:
        async with crowded(database, tables) as crowd:
            for number in range(rounds):
                await asyncio.sleep(UP)
                known = [(player.table, player.acknowledged.copy()) for player in crowd.players]
                file = Path(folder, f"backup-{number}.sqlite")
                await asyncio.to_thread(backup, file, database)
                elsewhere = f"sqlite:///{folder}/restored-{number}.sqlite"
                if there is not None:
                    elsewhere = there.url.replace("/games", f"/restored{number}")
                    await there.statement("postgres", f"CREATE DATABASE restored{number}")
                await asyncio.to_thread(restore, file, elsewhere)
                problems += await compare(elsewhere, [known_player(*each) for each in known])
                report = await asyncio.to_thread(verified, elsewhere)
                faults, kept = faults + len(report["faults"]), report["moves"]
                await crowd.fill()
        crowd.problems += problems
        told_of = await told(crowd, database, backups=rounds, **{"moves in the last": kept})
        report = await asyncio.to_thread(verified, database)
        return {**told_of, **report, "faults in backups": faults}
    finally:
        if there is not None:
            there.stop()


def known_player(table: str, acknowledged: list[Acknowledged]) -> Player:
    """A player as they were a while ago."""
    return Player(0, table=table, acknowledged=acknowledged)


def verified(database: str) -> dict[str, Any]:
    """Does everything that is stored replay?"""
    report = verify(database)
    return {"moves": report.moves, "faults": report.faults, "damage": report.damage}


async def run(
    what: str, rounds: int, tables: int, kind: str = "sqlite", folder: str | None = None
) -> dict[str, Any]:
    """One kind of outage, in a folder of its own."""
    with tempfile.TemporaryDirectory(dir=folder) as place:
        if what == "disk":
            return await disk(place, rounds, tables, kind, folder is not None)
        if what == "backup":
            return await backups(place, rounds, tables, kind)
        return await {"postgresql": postgresql, "redis": redis}[what](place, rounds, tables)


def main() -> None:
    """Let it fail, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=["postgresql", "redis", "disk", "backup"])
    parser.add_argument("rounds", nargs="?", type=int, default=5)
    parser.add_argument("tables", nargs="?", type=int, default=8)
    parser.add_argument("database", nargs="?", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--folder")
    asked = parser.parse_args()
    if (asked.what, asked.database, asked.folder) == ("disk", "postgresql", None):
        parser.error("PostgreSQL needs a small file system to fill up: --folder")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    result = asyncio.run(run(asked.what, asked.rounds, asked.tables, asked.database, asked.folder))
    print(result)
    if result["problems"] or result["faults"]:
        sys.exit(1)


if __name__ == "__main__":
    main()
