"""People come and go for a long time: does the server end where it began?

python -m bench.visits [CONNECTIONS] [TABLES] [SECONDS]

CONNECTIONS live connections (50,000) are made, some of them cut off unread, and TABLES (1,000) are played at
for a few moves each, within SECONDS (240). Memory is looked at once some hundreds have come and gone, and at
the end, when all tables have been let go of.
"""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from websockets.exceptions import WebSocketException

from bench.players import an_action, await_answer, free_port
from bench.wires import Wire, request

SERVE = """
import sys
from bathysphere.server.web.app import serve
from bathysphere.server.web.worker import Config
from bathysphere.server.limits.numbers import UNLIMITED
if __name__ == "__main__":
    serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], open_browser=False,
          config=Config(limits=UNLIMITED, idle=2.0, poll=1.0))
"""
TOGETHER = 24
"""Visitors at once."""
MOVES = 4
PATIENCE = 75.0
"""Seconds in which memory may come back."""
SETTLED = 45.0
FIRST = 1000
"""So many connections come before it is looked at."""
ALLOWED = 1.1
TABLES_KEPT = 40
"""So many tables are visited at the same time."""


@dataclass
class Server:
    """A server, and what has happened at it."""

    port: int
    process: subprocess.Popen[bytes]
    connections: int = 0
    tables: int = 0
    moves: int = 0
    known: list[tuple[str, str]] = field(default_factory=list)
    """Tables and the cookies of those who sit there."""
    problems: list[str] = field(default_factory=list)

    def memory(self) -> float:
        """Resident memory of the server itself, in MB."""
        with open(f"/proc/{self.process.pid}/status") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("VmRSS")) / 1024

    def files(self) -> int:
        """How many files it has open."""
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))


async def new_table(server: Server) -> None:
    """A table against a bot, played at for a few moves."""
    _, _, cookie = await request(server.port, "GET", "/me")
    body = {"game": "shares", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
    status, answer, _ = await request(server.port, "POST", "/tables", body, cookie)
    if status != 201:
        server.problems.append(str(answer)[:100])
        return
    table = answer["table"]["id"]
    server.tables += 1
    server.known = [*server.known[1 - TABLES_KEPT :], (table, cookie)]
    async with Wire(server.port, table, cookie) as wire:
        server.connections += 1
        state = (await wire.hello())["state"]
        for number in range(MOVES):
            while not state["options"] and state["table"]["status"] == "running":
                state = (await wire.get("update"))["state"]
            if state["table"]["status"] != "running":
                return
            message: dict[str, Any] = {"type": "act", "revision": state["revision"], "key": str(number)}
            await wire.send({**message, "action": an_action(state, 0)})
            state = (await wire.get("update"))["state"]
            server.moves += 1


async def visit(server: Server) -> None:
    """Somebody looks in: reads the state and goes, or is cut off."""
    table, cookie = random.choice(server.known)
    wire = Wire(server.port, table, cookie)
    await wire.__aenter__()
    server.connections += 1
    if random.random() < 1 / 3:
        await wire.send({"type": "hello", "revision": 0})
        wire.socket.transport.abort()
        return
    await wire.hello()
    await wire.socket.close()


async def come_and_go(server: Server, connections: int, tables: int, end: float) -> None:
    """So many of both, as fast as it goes."""
    begun, made = server.connections, server.tables

    async def visitor() -> None:
        while server.connections - begun < connections and time.monotonic() < end:
            share = (server.connections - begun) / connections
            try:
                async with asyncio.timeout(60):
                    if server.tables - made < tables * share or not server.known:
                        await new_table(server)
                    else:
                        await visit(server)
            except (OSError, WebSocketException, TimeoutError, ValueError) as problem:
                server.problems.append(repr(problem)[:100])

    await asyncio.gather(*(visitor() for _ in range(TOGETHER)))


async def soak(server: Server, connections: int, tables: int, seconds: float) -> dict[str, Any]:
    """What the server has before, at most, and afterwards."""
    await come_and_go(server, FIRST, TABLES_KEPT, time.monotonic() + seconds)
    await asyncio.sleep(SETTLED)
    before, files, server.connections, server.tables = server.memory(), server.files(), 0, 0
    most = before
    began = time.monotonic()
    work = asyncio.create_task(come_and_go(server, connections, tables, began + seconds))
    while not work.done():
        await asyncio.wait([work], timeout=1.0)
        most = max(most, server.memory())
    await work
    took, deadline, after = time.monotonic() - began, time.monotonic() + PATIENCE, server.memory()
    while after > ALLOWED * before and time.monotonic() < deadline:
        await asyncio.sleep(1)
        after = server.memory()
    return {
        "connections": server.connections,
        "tables": server.tables,
        "moves": server.moves,
        "seconds": round(took),
        "memory MB": f"{before:.0f} → {most:.0f} → {after:.0f} ({100 * (after / before - 1):+.0f} %)",
        "open files": f"{files} → {server.files()}",
        "problems": list(dict.fromkeys(server.problems))[:5],
        "within": after <= ALLOWED * before,
    }


def main(connections: int = 50_000, tables: int = 1_000, seconds: float = 240.0) -> None:
    """Let them come and go, and print what is left of it."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        command = [sys.executable, "-c", SERVE, str(port), f"sqlite:///{folder}/tables.sqlite"]
        server = subprocess.Popen(command)
        try:
            await_answer(server, port)
            result = asyncio.run(soak(Server(port, server), connections, tables, seconds))
        finally:
            server.terminate()
            with suppress(subprocess.TimeoutExpired):
                server.wait(20)
            server.kill()
    print(result, f"load of the machine: {os.getloadavg()[0]:.0f}")
    if result["problems"] or not result["within"]:
        sys.exit(1)


if __name__ == "__main__":
    words = [int(word) for word in sys.argv[1:]]
    main(*words)
