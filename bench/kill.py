"""Kill -9 the server at random moments under load: no acknowledged move lost, none doubled, all games go on.

python -m bench.kill [KILLS] [TABLES] [DATABASE] [WATCHERS]

WATCHERS: how many look at each table. What they were shown has to be in the journal as well.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

from bathysphere.play.entries import Act, Row
from bathysphere.play.table import Table
from bathysphere.server.store import store
from bathysphere.server.store.checking import verify
from bathysphere.server.store.store import open_store
from bench.players import Player, Process, Watcher


async def torture(database: str, kills: int, tables: int, watching: int = 1, seed: int = 1) -> dict[str, Any]:
    """Play, kill, restart, and compare what was acknowledged with what is there."""
    chance = random.Random(seed)
    server = Process(database)
    players: list[Player] = []
    watchers: list[Watcher] = []
    tasks: list[asyncio.Task[None]] = []
    stop = asyncio.Event()
    problems: list[str] = []

    async def seat_somebody() -> None:
        player = Player(server.port, pause=0.01)
        await asyncio.to_thread(player.sit, "me", chance.choice(["random", "greedy"]))
        players.append(player)
        tasks.append(asyncio.create_task(player.play(stop)))
        for _ in range(watching):
            watchers.append(Watcher(server.port, player.table))
            tasks.append(asyncio.create_task(watchers[-1].look(stop)))

    try:
        for _ in range(tables):
            await seat_somebody()
        for number in range(kills):
            before = sum(len(player.acknowledged) for player in players)
            await asyncio.sleep(chance.uniform(0.3, 1.2))
            server.kill()
            await asyncio.to_thread(server.start)
            # Everybody gets going again before the next blow.
            deadline = time.monotonic() + 90
            while sum(len(player.acknowledged) for player in players) <= before:
                if time.monotonic() > deadline:
                    problems.append(f"nothing goes on after kill {number + 1}")
                    break
                await asyncio.sleep(0.05)
            for _ in range(tables - sum(not player.over for player in players)):
                await seat_somebody()
        await asyncio.sleep(1)
        stop.set()
        await asyncio.wait_for(asyncio.gather(*tasks), 90)
    finally:
        server.kill()
    problems += [problem for player in players for problem in player.problems]
    problems += await compare(database, players, watchers)
    return {
        "kills": kills,
        "tables": len(players),
        "finished": sum(player.over for player in players),
        "acknowledged": sum(len(player.acknowledged) for player in players),
        "shown to watchers": sum(len(watcher.shown) for watcher in watchers),
        "problems": problems,
    }


def same(recorded: str, sent: str) -> bool:
    """Is it what was sent? A set stands in the record in its own order, whatever order it was sent in."""
    return sorted(recorded.split()) == sorted(sent.split())


async def compare(database: str, players: list[Player], watchers: Sequence[Watcher] = ()) -> list[str]:
    """Every acknowledged move stands in the journal once, at its revision, and every journal replays.

    Every row that a watcher was shown is there as well, as it was shown.
    """
    problems = [problem for watcher in watchers for problem in watcher.problems]
    kept = await open_store(database)
    for player in players:
        rows: list[Row] = await kept.read(lambda c, id=player.table: store.rows(c, id))  # type: ignore[misc]
        table = Table(player.table)
        for row in rows:
            table.apply(row)
        keys = Counter(row.key for row in rows if row.key)
        for move in player.acknowledged:
            stored = rows[move.revision - 1] if move.revision <= len(rows) else None
            there = (
                stored is not None and isinstance(stored.what, Act) and same(stored.what.action, move.action)
            )
            if stored is None or not there or stored.key != move.key:
                problems.append(f"{player.table}: {move} is lost")
            if keys[move.key] != 1:
                problems.append(f"{player.table}: {move} is there {keys[move.key]} times")
        for watcher in watchers:
            if watcher.table == player.table:
                problems += unkept(watcher, rows)
    await kept.close()
    return problems


def unkept(watcher: Watcher, rows: list[Row]) -> list[str]:
    """What a watcher was shown and the journal does not have: a row is known by its moment and seat."""
    problems = []
    for revision, told in watcher.shown.items():
        shown = json.loads(told)
        row = rows[revision] if revision < len(rows) else None
        same_seat = row is None or not isinstance(row.what, Act) or row.what.seat == shown["seat"]
        if row is None or row.at != shown["at"] or not same_seat:
            problems.append(f"{watcher.table}, row {revision}: {told} was shown, {row} is kept")
    return problems


def main(kills: int = 50, tables: int = 12, database: str = "", watching: int = 1) -> None:
    """Torture a server and print what came of it."""
    with tempfile.TemporaryDirectory() as folder:
        database = database or f"sqlite:///{folder}/tables.sqlite"
        result = asyncio.run(torture(database, kills, tables, watching))
        report = verify(database)
    print({**result, "verified": report.tables, "faults": report.faults})
    if result["problems"] or report.faults:
        sys.exit(1)


if __name__ == "__main__":
    arguments: list[Any] = [int(word) if word.isdigit() else word for word in sys.argv[1:]]
    main(*arguments)
