"""Requests and live connections without a library in between, from any address of this machine."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from websockets.asyncio.client import ClientConnection, connect


async def request(
    port: int, method: str, path: str, body: Any = None, cookie: str = "", source: str = "127.0.0.1"
) -> tuple[int, Any, str]:
    """One request on a connection of its own: status, answer, cookie to use from now on."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
    try:
        data = b"" if body is None else json.dumps(body).encode()
        head = [f"{method} /api/v2{path} HTTP/1.1", "Host: localhost", "Connection: close"]
        head += [f"Content-Length: {len(data)}", "Content-Type: application/json"]
        head += [f"Cookie: {cookie}"] if cookie else []
        writer.write("\r\n".join([*head, "", ""]).encode() + data)
        answer = await reader.read()
    finally:
        writer.close()
    header, _, text = answer.partition(b"\r\n\r\n")
    lines = header.decode("latin-1").split("\r\n")
    if not lines[0]:
        raise ConnectionResetError("no answer")
    for line in lines[1:]:
        name, _, value = line.partition(": ")
        if name.lower() == "set-cookie":
            cookie = value.split(";")[0]
    return int(lines[0].split()[1]), json.loads(text) if text.startswith((b"{", b"[")) else text, cookie


class Wire:
    """A live connection."""

    def __init__(self, port: int, table: str, cookie: str, source: str = "127.0.0.1") -> None:
        self._url = f"ws://127.0.0.1:{port}/api/v2/tables/{table}/live"
        self._more = {"additional_headers": {"Cookie": cookie}, "compression": None, "max_size": None}
        self._source = source
        self.socket: ClientConnection

    async def __aenter__(self) -> Wire:
        self.socket = await connect(
            self._url, local_addr=(self._source, 0), open_timeout=30, ping_interval=None, **self._more
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def send(self, message: dict[str, Any]) -> None:
        """Say something."""
        await self.socket.send(json.dumps(message))

    async def get(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while True:
            message: dict[str, Any] = json.loads(await self.socket.recv())
            if message["type"] in kinds:
                return message

    async def hello(self) -> dict[str, Any]:
        """Come in; the state."""
        await self.send({"type": "hello", "revision": 0})
        return await self.get("state")
