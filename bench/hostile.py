"""Hostile guests: the known ways of stopping a server, each for a few seconds, and what a player feels.

python -m bench.hostile [--src FOLDER] [--seconds 8] [ATTACK …]

Each attack has a server of its own, with the limits that a server has by default; `--src` takes the program
from another folder, to compare. Attackers call from other addresses than the player (127.0.0.2 and on, Linux
only) and step back behind everybody: they would sit at machines of their own.

"In one go" is what the event loop computes between two moments at which others get their turn, in processor
time: on a busy machine it says more than how long somebody waits.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

from bench.hostile_attacks import ATTACKS
from bench.players import an_action, await_answer, free_port
from bench.wires import Wire, request

HERE = Path(__file__).resolve().parent.parent
SERVE = """
import asyncio, sys, time
from contextlib import asynccontextmanager
from bathysphere.server.web import app
plain = app.from_environment
async def beat(file):
    spent = time.thread_time()
    while True:
        await asyncio.sleep(0.002)
        now = time.thread_time()
        print(f"{now - spent:.6f}", file=file, flush=True)
        spent = now
@asynccontextmanager
async def beating(_):
    with open(sys.argv[3], "w") as file:
        task = asyncio.create_task(beat(file))
        yield
        task.cancel()
def measured():
    found = plain()
    found._lifespan_managers.append(beating)
    return found
app.from_environment = measured
if __name__ == "__main__":
    app.serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], open_browser=False)
"""
"""Notes besides how much processor time the event loop uses between two beats: what it does in one go."""
PREPARE = """
import asyncio, random, sys
from bathysphere.play import decide
from bathysphere.play.entries import Row, SeatPlan
from bathysphere.play.table import Table
from bathysphere.server.store import store
def make():
    random.seed(5)
    made = decide.create("reef", {}, [SeatPlan("bot", level="random")] * 4, "host", "Host")
    table, rows = Table("a-long-game"), []
    def add(what, outcome=None):
        row = Row(table.revision, 1_800_000_000_000 + table.revision, what)
        table.apply(row, outcome)
        rows.append((row, table.line()))
    add(made)
    while table.status != "over" and table.moves < 700:
        found = decide.act(table, table.position.text(random.choice(table.position.choices)))
        add(found.what, found.outcome)
    return rows
async def main():
    rows = make()
    found = await store.open_store(sys.argv[1])
    def job(connection):
        for row, line in rows:
            store.append(connection, row, line, False)
    await found.write(job)
    await found.close()
    print(len(rows))
asyncio.run(main())
"""
EVERY = 0.05
MOVE_EVERY = 0.15
FORGIVEN = 30.0
"""Seconds within which memory has to come back."""


class Server:
    """A server of its own, with one long finished game."""

    def __init__(self, src: str, folder: str, files: int) -> None:
        self.env = {**os.environ, "PYTHONPATH": f"{src}:{HERE}"}
        self.port = free_port()
        database = f"sqlite:///{folder}/tables.sqlite"
        subprocess.run(
            [sys.executable, "-c", PREPARE, database], env=self.env, check=True, capture_output=True
        )

        def fewer_files() -> None:
            hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
            resource.setrlimit(resource.RLIMIT_NOFILE, (min(files, hard), hard))

        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE, str(self.port), database, f"{folder}/beats"],
            env=self.env,
            preexec_fn=fewer_files,  # noqa: PLW1509
            stderr=subprocess.DEVNULL,
        )
        await_answer(self.process, self.port)
        self._beats = Path(folder, "beats")

    def beats(self, since: int = 0) -> list[float]:
        """The seconds of processor time between beats, from one of them on."""
        return [float(line) for line in self._beats.read_text().splitlines()[since:-1]]

    def memory(self) -> float:
        """Resident memory of the server itself, in MB."""
        with open(f"/proc/{self.process.pid}/status") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("VmRSS")) / 1024

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Player:
    """Somebody who plays against a bot meanwhile, and asks who they are."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.asked: list[float] = []
        self.moved: list[float] = []
        self.answered: list[float] = []
        self.problems: list[str] = []
        self.cookie = ""
        self.table = ""

    async def sit(self) -> None:
        """A new table against a greedy bot."""
        if not self.cookie:
            _, _, self.cookie = await request(self.port, "GET", "/me")
        seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
        body = {"game": "shares", "seats": seats}
        status, data, _ = await request(self.port, "POST", "/tables", body, self.cookie)
        assert status == 201, data
        self.table = data["table"]["id"]

    async def ask(self) -> None:
        """Who am I, on a new connection each time?"""
        while True:
            began = time.perf_counter()
            try:
                async with asyncio.timeout(20):
                    await request(self.port, "GET", "/me", None, self.cookie)
            except (OSError, TimeoutError, ValueError) as problem:
                self.problems.append(repr(problem)[:80])
            self.asked.append(time.perf_counter() - began)
            await asyncio.sleep(EVERY)

    async def play(self) -> None:
        """One game after the other."""
        while True:
            async with Wire(self.port, self.table, self.cookie) as wire:
                state = (await wire.hello())["state"]
                while state["table"]["status"] != "over":
                    if state["options"]:
                        state = await self._move(wire, state)
                    else:
                        began = time.perf_counter()
                        while not state["options"] and state["table"]["status"] != "over":
                            state = (await wire.get("update", "state"))["state"]
                        self.answered.append(time.perf_counter() - began)
                    await asyncio.sleep(MOVE_EVERY if state["options"] else 0)
            await self.sit()

    async def _move(self, wire: Wire, state: dict[str, Any]) -> dict[str, Any]:
        began = time.perf_counter()
        revision = state["revision"]
        await wire.send(
            {"type": "act", "revision": revision, "key": str(began), "action": an_action(state, 0)}
        )
        answer = await wire.get("accept", "refuse")
        self.moved.append(time.perf_counter() - began)
        if answer["type"] == "refuse" and answer["refusal"]["code"] not in ("stale", "too-fast"):
            self.problems.append(answer["refusal"]["code"])
        while True:
            update = await wire.get("update", "state")
            if update["state"]["revision"] > revision:
                after: dict[str, Any] = update["state"]
                return after


def figures(values: list[float]) -> str:
    """Median, 99th percentile and worst, in milliseconds."""
    if not values:
        return "none"
    ordered = sorted(values)
    high = ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))]
    return " / ".join(f"{1000 * value:.0f}" for value in (median(ordered), high, ordered[-1]))


async def watch(server: Server, name: str, seconds: float) -> dict[str, str]:
    """One attack, and what it does to the player."""
    player = Player(server.port)
    await player.sit()
    tasks = [asyncio.create_task(player.ask()), asyncio.create_task(player.play())]
    await asyncio.sleep(4)
    for values in (player.asked, player.moved, player.answered, player.problems):
        values.clear()
    before, beats = server.memory(), len(server.beats())
    most = before
    command = [
        sys.executable,
        "-m",
        "bench.hostile_attacks",
        name,
        str(server.port),
        str(seconds),
        player.table,
    ]
    attack = await asyncio.create_subprocess_exec(*command, env=server.env, stdout=asyncio.subprocess.PIPE)
    ended = asyncio.create_task(attack.communicate())
    while not ended.done():
        await asyncio.wait([ended], timeout=0.25)
        most = max(most, server.memory())
    output, _ = await ended
    # Whoever still waits for an answer is counted, too.
    waited = time.monotonic() + 20
    for values in (player.asked, player.moved):
        count = len(values)
        while len(values) == count and time.monotonic() < waited:
            await asyncio.sleep(0.05)
    busy = server.beats(beats)
    broken = [repr(task.exception())[:80] for task in tasks if task.done() and not task.cancelled()]
    told = {
        "attack": name,
        "what came of it": output.decode().strip(),
        "who am I": figures(player.asked),
        "own move": figures(player.moved),
        "bot's answer": figures(player.answered),
        "in one go": figures(busy),
    }
    for task in tasks:
        task.cancel()
    deadline = time.monotonic() + FORGIVEN
    after = server.memory()
    while after > 1.1 * before and time.monotonic() < deadline:
        await asyncio.sleep(1)
        after = server.memory()
    told["memory MB"] = f"{before:.0f} → {most:.0f} → {after:.0f} ({100 * (after / before - 1):+.0f} %)"
    told["problems"] = "; ".join(dict.fromkeys([*broken, *player.problems][:50])) or "none"
    return told


def main() -> None:
    """Try them one after the other, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--src", default=str(HERE / "src"))
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("attacks", nargs="*", default=list(ATTACKS))
    chosen = parser.parse_args()
    rows = []
    for name in chosen.attacks:
        with tempfile.TemporaryDirectory() as folder:
            server = Server(chosen.src, folder, 1024)
            try:
                rows.append(asyncio.run(watch(server, name, chosen.seconds)))
            finally:
                server.stop()
        print(json.dumps(rows[-1], ensure_ascii=False), file=sys.stderr, flush=True)
    if not chosen.json:
        print("| " + " | ".join(rows[0]) + " |\n|" + "---|" * len(rows[0]))
        for row in rows:
            print("| " + " | ".join(row.values()) + " |")


if __name__ == "__main__":
    main()
