"""The doorway: what is said below HTTP. Nobody keeps a connection by saying half a sentence."""

from __future__ import annotations

import asyncio
import ipaddress
import os
from contextlib import suppress
from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from bathysphere.server.limits.caller import neighbourhood
from bathysphere.server.limits.numbers import Limits

SPARE_FILES = 200
"""Open files that are not connections: the database, the bots' pipes, the log."""


PROXIES = "127.0.0.1,::1"
"""Whom uvicorn believes when they say for whom they call, unless it is told otherwise."""


def networks(proxies: list[str]) -> list[ipaddress.IPv4Network | ipaddress.IPv6Network]:
    """The addresses of trusted proxies."""
    trusted = []
    for text in proxies or os.environ.get("FORWARDED_ALLOW_IPS", PROXIES).split(","):
        with suppress(ValueError):
            trusted.append(ipaddress.ip_network(text.strip()))
    return trusted


class Guests:
    """The connections of a process that have not become live ones, by address."""

    def __init__(self, limits: Limits | None = None, proxies: list[str] | None = None) -> None:
        self.limits = limits or Limits()
        self.proxies = networks(proxies or [])
        self.refused = 0
        self._from: dict[str, int] = {}
        self._all = 0

    def admit(self, host: str) -> str:
        """The address under which one more is counted; empty if there are enough from there, or in all."""
        where = neighbourhood(host)
        enough = self._from.get(where, 0) >= self.limits.connections_each and not self._trusted(host)
        if enough or self._all >= self.limits.connections:
            self.refused += 1
            return ""
        self._all += 1
        self._from[where] = self._from.get(where, 0) + 1
        return where

    def _trusted(self, host: str) -> bool:
        with suppress(ValueError):
            return any(ipaddress.ip_address(host) in network for network in self.proxies)
        return False

    def leave(self, where: str) -> None:
        """One has gone, or become a live connection."""
        self._all -= 1
        self._from[where] -= 1
        if not self._from[where]:
            del self._from[where]


guests = Guests()
"""Of this process."""


def prepare(limits: Limits, proxies: list[str]) -> None:
    """As many open files as the system lets us have, and no more connections than that."""
    allowed = raise_files()
    most = max(50, min(limits.connections, allowed - SPARE_FILES)) if allowed else limits.connections
    guests.limits = msgspec.structs.replace(limits, connections=most)
    guests.proxies = networks(proxies)


def raise_files() -> int:
    """Raise the limit of open files to what is allowed; the limit, or 0 where there is none."""
    if os.name != "posix":
        return 0
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = hard if hard != resource.RLIM_INFINITY else 65_536
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 0 if soft == resource.RLIM_INFINITY else soft


class Doorway(HttpToolsProtocol):
    """HTTP with a limit of connections, and time-outs for the head and the body of a request."""

    guests = guests
    _where = ""
    _patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._where = self.guests.admit(self.client[0] if self.client else "?")
        if not self._where:
            transport.abort()
            return
        self._wait(self.guests.limits.headers_within)

    def connection_lost(self, exc: Exception | None) -> None:
        self._go()
        super().connection_lost(exc)
        # The circle of protocol, flow and request would wait for the collector.
        self.cycle = None  # type: ignore[assignment]
        self.scope = None  # type: ignore[assignment]
        self.headers = []

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait(self.guests.limits.headers_within)

    def on_headers_complete(self) -> None:
        self._wait(self.guests.limits.body_within)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._wait(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._go()
        super().handle_websocket_upgrade()

    def _wait(self, seconds: float | None) -> None:
        """What is expected next has to come within so many seconds."""
        if self._patience is not None:
            self._patience.cancel()
        self._patience = None if seconds is None else self.loop.call_later(seconds, self._too_slow)

    def _too_slow(self) -> None:
        self._patience = None
        if self.transport is not None:
            self.transport.abort()

    def _go(self) -> None:
        self._wait(None)
        if self._where:
            self.guests.leave(self._where)
            self._where = ""


class LiveDoorway(WebSocketsSansIOProtocol):
    """A live connection that leaves nothing behind: what it was made of is a circle, which is broken here."""

    _done = False

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        # Whoever does not read would keep what was written for them for ever.
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._break_circle()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self._done = True
        self._break_circle()

    def _break_circle(self) -> None:
        if self._done and self.disconnected:
            self.scope = {}  # type: ignore[typeddict-item]
            self.conn = self.request = self.response = None  # type: ignore[assignment]
            self.queue = asyncio.Queue()
            self.frames = []


def options(limits: Limits, proxies: list[str]) -> dict[str, Any]:
    """What uvicorn has to be told of it."""
    return {
        "http": Doorway,
        "ws": LiveDoorway,
        "ws_max_size": 2 * limits.message,
        "ws_per_message_deflate": False,
        "forwarded_allow_ips": proxies or None,
        "backlog": 512,
    }
