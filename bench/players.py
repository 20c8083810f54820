"""Programs that play at a server as people do: a cookie, a table, a live connection."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from dataclasses import dataclass, field
from http.client import HTTPConnection
from itertools import count
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

ROOM = """
import sys
from bathysphere.server.web.app import serve
from bathysphere.server.web.worker import Config
from bathysphere.server.limits.numbers import UNLIMITED
if __name__ == "__main__":
    port, database, bus, workers = sys.argv[1:]
    serve("127.0.0.1", int(port), database, bus, int(workers), False, Config(limits=UNLIMITED))
"""


def free_port() -> int:
    """A port nobody uses now, and none of those the system gives to callers.

    Whoever calls such a port again and again while nobody listens there will one day be given that very port
    to call from, reach itself, and keep the server off it.
    """
    for port in random.sample(range(15_000, 30_000), 100):
        with socket.socket() as held, suppress(OSError):
            held.bind(("127.0.0.1", port))
            return port
    raise OSError("no free port")


def await_answer(server: subprocess.Popen[bytes], port: int) -> None:
    """Wait until somebody listens there."""
    deadline = time.monotonic() + 120
    while True:
        try:
            with socket.create_connection(("127.0.0.1", port), timeout=1):
                return
        except OSError:
            assert server.poll() is None, "the server has ended"
            assert time.monotonic() < deadline, "the server does not answer"
            time.sleep(0.02)


def an_action(state: dict[str, Any], pick: int) -> str:
    """Something that can be done now: one of the options, or of a set as many as there have to be."""
    together = state["together"]
    if together is None:
        return str(state["options"][pick % len(state["options"])]["action"])
    things = [action.split()[1] for action, times in together["counts"].items() for _ in range(times)]
    turned = things[pick % len(things) :] + things[: pick % len(things)]
    words = [together["verb"], *turned[: together["least"]]]
    return " ".join(words if together["least"] > 1 or together["most"] == 1 else [*words, "only"])


class Process:
    """A server in a process of its own, to be killed at will."""

    def __init__(self, database: str, bus: str = "memory", workers: int = 1, port: int = 0) -> None:
        self.port = port or free_port()
        self.arguments = [str(self.port), database, bus, str(workers)]
        self.start()

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = [sys.executable, "-c", ROOM, *self.arguments]
        self.process = subprocess.Popen(command, start_new_session=True)
        await_answer(self.process, self.port)

    def kill(self) -> None:
        """Kill -9, workers and thinkers included."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """End it politely."""
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()


def ask(port: int, method: str, path: str, body: Any = None, cookie: str = "") -> tuple[Any, str]:
    """One HTTP request; the answer and the cookie to use from now on."""
    connection = HTTPConnection("127.0.0.1", port, timeout=60)
    headers = {"Content-Type": "application/json", **({"Cookie": cookie} if cookie else {})}
    connection.request(
        method, f"/api/v2{path}", json.dumps(body or {}) if method == "POST" else None, headers
    )
    answer = connection.getresponse()
    data = json.loads(answer.read())
    assert answer.status < 400, data
    given = answer.getheader("set-cookie")
    connection.close()
    return data, given.split(";")[0] if given else cookie


LATER = ("database-down", "restarting")
"""Refusals after which the same message is sent again."""


@dataclass
class Acknowledged:
    """A move the server said it has."""

    key: str
    revision: int
    action: str


@dataclass
class Player:
    """Plays one table of one person and bots to its end, through crashes of the server."""

    port: int
    pause: float = 0.0
    cookie: str = ""
    table: str = ""
    over: bool = False
    acknowledged: list[Acknowledged] = field(default_factory=list)
    answered_in: list[float] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    put_off: int = 0
    """How often the server said that it could not keep a move just now."""
    keys: Any = field(default_factory=count)
    open_move: dict[str, Any] | None = None

    def sit(self, *seats: str) -> None:
        """A new table."""
        plans = [{"kind": "me"} if seat == "me" else {"kind": "bot", "level": seat} for seat in seats]
        body = {"game": "shares", "seats": plans}
        state, self.cookie = ask(self.port, "POST", "/tables", body, self.cookie)
        self.table = state["table"]["id"]

    async def play(self, until: asyncio.Event) -> None:
        """Play on until the game is over or somebody says stop."""
        while not self.over and not until.is_set():
            try:
                await self._connected(until)
            except (OSError, WebSocketException, EOFError, TimeoutError):
                await asyncio.sleep(0.05)

    async def _connected(self, until: asyncio.Event) -> None:
        url = f"ws://127.0.0.1:{self.port}/api/v2/tables/{self.table}/live"
        headers = {"Cookie": self.cookie}
        async with connect(url, additional_headers=headers, compression=None, open_timeout=10) as wire:
            await wire.send('{"type": "hello"}')
            sent = 0.0
            state: dict[str, Any] = {}
            if self.open_move is not None:
                await wire.send(json.dumps(self.open_move))
                sent = time.perf_counter()
            while not until.is_set():
                try:
                    message = json.loads(await asyncio.wait_for(wire.recv(), 0.5))
                except TimeoutError:
                    continue
                if message["type"] in ("state", "update"):
                    state = message["state"]
                elif message["type"] == "refuse" and message["refusal"]["code"] in LATER:
                    self.put_off += 1
                    await asyncio.sleep(0.2)
                    await wire.send(json.dumps(self.open_move))
                elif message["type"] in ("accept", "refuse"):
                    self._answered(message, time.perf_counter() - sent)
                elif message["type"] == "bye":
                    if message["refusal"]["code"] not in LATER:
                        self.problems.append(str(message))
                    return
                if state and state["table"]["status"] == "over":
                    self.over = True
                    return
                if (
                    self.open_move is None
                    and state
                    and state["options"]
                    and state["revision"] > self._last_revision()
                ):
                    if self.pause:
                        await asyncio.sleep(self.pause)
                    number = next(self.keys)
                    action = an_action(state, number * 5)
                    self.open_move = {
                        "type": "act",
                        "revision": state["revision"],
                        "key": f"m{number}",
                        "action": action,
                    }
                    await wire.send(json.dumps(self.open_move))
                    sent = time.perf_counter()

    def _last_revision(self) -> int:
        return self.acknowledged[-1].revision - 1 if self.acknowledged else -1

    def _answered(self, message: dict[str, Any], seconds: float) -> None:
        move, self.open_move = self.open_move, None
        assert move is not None
        if message["type"] == "accept":
            self.acknowledged.append(Acknowledged(move["key"], message["revision"], move["action"]))
            self.answered_in.append(seconds)
        else:
            self.problems.append(f"{move} was refused: {message['refusal']}")


@dataclass
class Watcher:
    """Looks at a table of somebody else, through crashes of the server, and notes every row it was shown."""

    port: int
    table: str
    shown: dict[int, str] = field(default_factory=dict)
    """By revision: what the row was said to be."""
    problems: list[str] = field(default_factory=list)

    async def look(self, until: asyncio.Event) -> None:
        """Look on until somebody says stop."""
        while not until.is_set():
            try:
                await self._connected(until)
            except (OSError, WebSocketException, EOFError, TimeoutError, AssertionError):
                await asyncio.sleep(0.05)

    async def _connected(self, until: asyncio.Event) -> None:
        _, cookie = await asyncio.to_thread(ask, self.port, "GET", "/me")
        url = f"ws://127.0.0.1:{self.port}/api/v2/tables/{self.table}/live"
        headers = {"Cookie": cookie}
        async with connect(url, additional_headers=headers, compression=None, open_timeout=10) as wire:
            await wire.send('{"type": "hello", "seat": -1, "revision": 0}')
            while not until.is_set():
                try:
                    message = json.loads(await asyncio.wait_for(wire.recv(), 0.5))
                except TimeoutError:
                    continue
                if message["type"] == "bye":
                    return
                if message["type"] in ("state", "update"):
                    self._note(message["entries"])

    def _note(self, entries: list[dict[str, Any]]) -> None:
        for entry in entries:
            told = json.dumps({name: entry.get(name) for name in ("at", "kind", "seat", "events")})
            before = self.shown.setdefault(entry["revision"], told)
            if before != told:
                self.problems.append(f"{self.table}, row {entry['revision']}: was {before}, is {told}")
