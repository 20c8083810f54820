"""Makes a database of tables with whatever rules are newest: run once for each version, then kept as it is.

python -m tests.museum.make_database tests/museum/tables-1.sqlite
"""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path

from bathysphere.play import decide
from bathysphere.play.entries import DoAct, SeatPlan
from bathysphere.server.store.store import Person, open_store
from bathysphere.server.tables import Live, Tables

TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("shares", 2, {}),
    ("shares", 3, {"sides": "advanced"}),
    ("shares", 4, {"sides": "cleaning+pearl", "decades": "blocks"}),
    ("reef", 2, {"side": "a"}),
    ("reef", 4, {"side": "b", "missions": "dealt"}),
    ("deepsea", 2, {"mission": "1"}),
    ("deepsea", 3, {"mission": "9", "edition": "german"}),
    ("deepsea", 2, {"mission": "3", "edition": "prototype"}),
    ("deepsea", 2, {"mission": "2", "edition": "prototype", "mode": "coop"}),
    ("deepsea", 3, {"mission": "6", "mode": "coop"}),
    ("deepsea", 1, {"mission": "5", "mode": "solo"}),
]
HALF = 60
ANN = Person("ann", "Ann")


async def play_on(tables: Tables, live: Live, moves: int, source: random.Random) -> None:
    """Random moves of the one person who holds all seats."""
    while live.table.status == "running" and live.table.moves < moves:
        p = live.table.position
        action = p.text(source.choice(p.choices))
        key = f"k{live.table.revision}"
        command = DoAct(revision=live.table.revision, key=key, action=action, seat=p.seat)
        await tables.command(live.table.id, command, ANN)


async def main(path: Path) -> None:
    """Every table twice: in the middle of the game, and finished."""
    source = random.Random(20261118)
    tables = Tables(await open_store(f"sqlite:///{path}"))
    await tables.open()
    for name, seats, settings in TABLES:
        for moves in (HALF, 10_000):
            plan = [SeatPlan("me", f"Player {seat + 1}") for seat in range(seats)]
            made = decide.create(name, settings, plan, ANN.id, ANN.name)
            made.seed = source.randrange(2**62)
            live = await tables.create(made)
            await play_on(tables, live, moves, source)
            print(name, settings, live.table.moves, live.table.status)
    await tables.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
