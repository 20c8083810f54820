"""A real server in a thread, and people who talk to it."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable
from contextlib import asynccontextmanager, contextmanager, suppress
from itertools import count
from typing import Any

import httpx
import msgspec
import uvicorn
from bench.players import an_action
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bathysphere.server.limits.numbers import UNLIMITED
from bathysphere.server.web import doorway
from bathysphere.server.web.app import create
from bathysphere.server.web.worker import Config

GENEROUS = UNLIMITED


PATIENCE = 150.0
"""Seconds to wait for what has to come: others may need the machine as well."""


def until(condition: Callable[[], Any], why: str = "") -> None:
    """Wait for something that happens elsewhere."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, why or "it did not happen"
        time.sleep(0.05)


class Server:
    """A running server: where it is, and what is inside."""

    def __init__(self, config: Config) -> None:
        self.app = create(config)

        class OwnDoorway(doorway.Doorway):
            """Counts the connections of this server only: there may be others in this process."""

            guests = doorway.Guests(config.limits, config.proxies)

        more = {**doorway.options(config.limits, config.proxies), "http": OwnDoorway}
        self.server = uvicorn.Server(uvicorn.Config(self.app, port=0, log_level="error", **more))
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        deadline = time.monotonic() + 120
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            assert time.monotonic() < deadline, "the server did not start in time"
            time.sleep(0.01)
        self.port = self.server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"

    @property
    def worker(self) -> Any:
        return self.app.state.worker

    def run(self, work: Any) -> Any:
        """Do something in the server's own loop."""
        loop = self.worker.tables._keeping.get_loop()
        return asyncio.run_coroutine_threadsafe(work, loop).result(60)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(20)

    def person(self) -> Person:
        return Person(self.url)


@contextmanager
def serving(database: str, bus: str = "memory", **more: Any):
    more.setdefault("limits", GENEROUS)
    server = Server(Config(database=database, bus=bus, bots=1, **more))
    try:
        yield server
    finally:
        server.stop()


class Person:
    """Somebody with a cookie of their own."""

    keys = count()

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=f"{url}/api/v2", timeout=30)

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        return self._read(self.http.get(path, params=query), status)

    def post(self, path: str, body: Any = None, status: int = 200, **more: Any) -> Any:
        return self._read(self.http.post(path, json={} if body is None else body, **more), status)

    def _read(self, answer: httpx.Response, status: int) -> Any:
        assert answer.status_code == status, f"{answer.status_code}: {answer.text[:500]}"
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def table(self, *seats: str, **more: Any) -> dict[str, Any]:
        plans = [{"kind": seat} if seat != "bot" else {"kind": "bot", "level": "random"} for seat in seats]
        return self.post("/tables", {"game": "shares", "seats": plans, **more}, status=201)

    def command(
        self, table: str, kind: str, revision: int, status: int = 200, key: str = "", **more: Any
    ) -> Any:
        body = {"type": kind, "revision": revision, "key": key or f"k{next(self.keys)}", **more}
        return self.post(f"/tables/{table}/commands", body, status)

    def play_once(self, table: str, seat: int | None = None, pick: int = 0) -> dict[str, Any]:
        """Do the first thing that is possible; the state after it."""
        where = {} if seat is None else {"seat": seat}
        state = self.get(f"/tables/{table}", **where)
        self.command(table, "act", state["revision"], action=an_action(state, pick))
        return self.get(f"/tables/{table}", **where)

    def until_asked(self, table: str) -> dict[str, Any]:
        """The state as soon as there is something to choose; meanwhile the bots have the processor."""
        while not (state := self.get(f"/tables/{table}"))["options"]:
            assert state["table"]["status"] == "running"
            time.sleep(0.05)
        return state

    @property
    def cookie(self) -> str:
        if "bathysphere" not in self.http.cookies:
            self.get("/me")
        return f"bathysphere={self.http.cookies['bathysphere']}"

    @asynccontextmanager
    async def live(self, table: str, hello: dict[str, Any] | None = None, query: str = "", **more: Any):
        url = f"{self.url.replace('http', 'ws')}/api/v2/tables/{table}/live{query}"
        headers = {"Cookie": self.cookie, **more.pop("headers", {})}
        async with connect(url, additional_headers=headers, compression=None, **more) as socket:
            wire = Wire(socket)
            if hello is not None:
                with suppress(ConnectionClosed):
                    await wire.send({"type": "hello", **hello})
            yield wire


class Wire:
    """A live connection."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seen: list[dict[str, Any]] = []

    async def send(self, message: dict[str, Any]) -> None:
        await self.socket.send(json.dumps(message))

    async def get(self, *kinds: str, within: float = 60.0, **fields: Any) -> dict[str, Any]:
        """The next message of one of these kinds; others are passed over."""
        async with asyncio.timeout(within):
            while True:
                message = msgspec.json.decode(await self.socket.recv())
                self.seen.append(message)
                if message["type"] in kinds and all(
                    message.get(name) == value for name, value in fields.items()
                ):
                    return message

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        key = fields.setdefault("key", f"w{next(Person.keys)}")
        await self.send({"type": kind, **fields})
        return await self.get("accept", "refuse", "because", "ways", key=key)
