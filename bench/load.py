"""Load: live tables with bots, idle connections besides, and what a move costs inside the server.

python -m bench.load [TABLES] [IDLE] [SECONDS] [DATABASE] [PAUSE] [ADMIRALS]

ADMIRALS: so many tables besides at which one person plays four admirals, who think on all processors.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import connect

from bathysphere.server.limits.numbers import UNLIMITED
from bathysphere.server.scheduling import step_back
from bathysphere.server.web.app import CONFIG
from bathysphere.server.web.worker import Config
from bench.players import Player, await_answer, free_port
from bench.room import REPORT

ADMIRALS = ("me", *["admiral"] * 4)


def percentile(values: list[float], share: float) -> float:
    """In milliseconds."""
    return round(sorted(values)[min(len(values) - 1, int(len(values) * share))] * 1000, 2) if values else 0.0


def figures(values: list[float]) -> dict[str, float]:
    """Median, 99th percentile, worst."""
    return {"p50": percentile(values, 0.5), "p99": percentile(values, 0.99), "worst": percentile(values, 1.0)}


def stolen() -> float:
    """Seconds of processor time the host of this virtual machine has given to others so far; 0 elsewhere."""
    try:
        with open("/proc/stat") as figures:
            return int(figures.readline().split()[8]) / os.sysconf("SC_CLK_TCK")
    except (OSError, IndexError):
        return 0.0


def syncs(folder: str, count: int = 300) -> list[float]:
    """How long this disk takes to keep two pages, with nothing else going on: no commit can be faster."""
    seconds = []
    with open(Path(folder) / "pages", "wb", buffering=0) as file:
        for number in range(count + 50):
            time.sleep(0.01)
            began = time.perf_counter()
            os.pwrite(file.fileno(), b"a page" * 1365, number % 50 * 8192)
            os.fdatasync(file.fileno())
            seconds.append(time.perf_counter() - began)
    return seconds[50:]  # the first ones made the file grow


async def idle(port: int, player: Player, gone: list[int]) -> None:
    """A spectator who only looks."""
    url = f"ws://127.0.0.1:{port}/api/v2/tables/{player.table}/live"
    async with connect(
        url, additional_headers={"Cookie": player.cookie}, compression=None, open_timeout=60
    ) as wire:
        await wire.send('{"type": "hello", "seat": -1}')
        async for _ in wire:
            pass
    gone.append(1)


async def load(
    server: subprocess.Popen[bytes],
    port: int,
    tables: int,
    watchers: int,
    seconds: float,
    pause: float,
    admirals: int,
) -> dict[str, Any]:
    """Fill the house, let it settle, then measure for a while."""

    async def weigh() -> None:
        await asyncio.sleep(1)
        server.send_signal(signal.SIGUSR2)

    await asyncio.sleep(2)
    await weigh()
    players = []
    for _ in range(tables):
        player = Player(port, pause=pause)
        await asyncio.to_thread(player.sit, "me", "greedy", "random")
        players.append(player)
    for _ in range(admirals):
        player = Player(port, pause=0.5)
        await asyncio.to_thread(player.sit, *ADMIRALS)
        players.append(player)
    # The idle ones watch tables where nothing happens.
    quiet = []
    for _ in range(max(1, watchers // 10)):
        player = Player(port)
        await asyncio.to_thread(player.sit, "me", "me")
        quiet.append(player)
    await weigh()
    gone: list[int] = []
    sockets = []
    for number in range(watchers):
        sockets.append(asyncio.create_task(idle(port, quiet[number % len(quiet)], gone)))
        if number % 50 == 49:
            await asyncio.sleep(0.1)
    await weigh()
    stop = asyncio.Event()

    async def keep_playing(player: Player) -> None:
        while not stop.is_set():
            await player.play(stop)
            if player.over and not stop.is_set():
                player.over = False
                player.acknowledged.clear()
                await asyncio.to_thread(player.sit, "me", "greedy", "random")

    tasks = []
    for player in players:
        tasks.append(asyncio.create_task(keep_playing(player)))
        await asyncio.sleep(pause / len(players))
    await asyncio.sleep(5)
    server.send_signal(signal.SIGUSR1)
    for player in players:
        player.answered_in.clear()
    before = stolen()
    await asyncio.sleep(seconds)
    server.send_signal(signal.SIGUSR1)
    gone_to_others = stolen() - before
    stop.set()
    await asyncio.gather(*tasks)
    for socket in sockets:
        socket.cancel()
    waits = [wait for player in players for wait in player.answered_in]
    problems = [problem for player in players for problem in player.problems]
    return {
        "moves_of_people": len(waits),
        "seen_by_client": waits,
        "lost_sockets": len(gone),
        "stolen": gone_to_others / seconds,
        "problems": problems[:3],
    }


def main(
    tables: int = 200,
    watchers: int = 1000,
    seconds: float = 30.0,
    database: str = "",
    pause: float = 5.0,
    admirals: float = 0,
) -> None:
    """Start a server that measures itself, load it, print the figures."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        alone = syncs(folder)
        config = Config(database=database or f"sqlite:///{folder}/tables.sqlite", limits=UNLIMITED)
        port = free_port()
        environment = {**os.environ, CONFIG: msgspec.json.encode(config).decode(), REPORT: str(report)}
        command = [sys.executable, "-m", "uvicorn", "bench.room:app", "--factory", "--port", str(port)]
        command += [
            "--log-level",
            "warning",
            "--no-access-log",
            "--ws",
            "websockets-sansio",
            "--loop",
            "uvloop",
        ]
        command += ["--ws-per-message-deflate", "false", "--timeout-graceful-shutdown", "5"]
        server = subprocess.Popen(command, env=environment)
        try:
            await_answer(server, port)
            step_back(5)  # players sit at machines of their own: here they step back behind the server
            result = asyncio.run(load(server, port, tables, watchers, seconds, pause, int(admirals)))
        finally:
            server.terminate()
            server.wait(30)
        inside = json.loads(report.read_text())
    print(summary(tables, watchers, seconds, int(admirals), result, inside, alone))


def summary(
    tables: int,
    watchers: int,
    seconds: float,
    admirals: int,
    seen: dict[str, Any],
    inside: dict[str, Any],
    alone: list[float],
) -> str:
    """The figures as a person reads them."""

    def line(what: str, values: list[float]) -> str:
        told = figures(values)
        return f"  {what:<44}" + "".join(f"{name} {value:8.2f}   " for name, value in told.items()) + "ms"

    stalls = sum(stall > 0.05 for stall in inside["stall"])
    empty, with_tables, with_sockets, full = inside["memory_kb"]
    quiet = tables + max(1, watchers // 10)
    besides = f", {admirals} tables of four admirals" if admirals else ""
    one, five, fifteen = os.getloadavg()
    return "\n".join(
        [
            f"{tables} live tables with bots{besides}, {watchers} idle connections, {seconds:.0f} s:"
            f" {seen['moves_of_people']} moves of people, {len(inside['write'])} rows written",
            line("a move inside the server (budget p99 < 5)", inside["command"]),
            line("  of it queueing, writing and syncing a row", inside["write"]),
            line("  a commit's wait for the disk and the machine", inside["disk"]),
            line("  the disk alone, before anybody came", alone),
            line("a move as the client sees it", seen["seen_by_client"]),
            line("event loop late by (budget < 50)", inside["stall"]),
            f"  stalls over 50 ms: {stalls}",
            f"  server CPU per row: {inside['cpu_ms_per_row'][0]:.2f} ms",
            f"  memory: {empty // 1024} MB empty, {(with_tables - empty) / quiet:.0f} kB an idle table,"
            f" {(with_sockets - with_tables) / max(1, watchers):.0f} kB an idle connection,"
            f" {full // 1024} MB with {inside['tables']} tables in the end",
            f"  load of the machine: {one:.1f} {five:.1f} {fifteen:.1f}"
            f" ({os.cpu_count()} processors, {seen['stolen']:.0%} of one taken by the host)",
            f"  sockets lost: {seen['lost_sockets']}; problems: {seen['problems'] or 'none'}",
        ]
    )


if __name__ == "__main__":
    words: list[Any] = [float(word) if word.replace(".", "").isdigit() else word for word in sys.argv[1:]]
    words[:2] = [int(word) for word in words[:2]]
    main(*words)
