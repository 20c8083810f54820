"""The bus: announcements between the workers of one installation, over the backends of Litestar's channels.

An announcement only says where something happened. What it was, everybody reads from the store; so a lost
one does no harm but a delay.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Iterable
from contextlib import suppress
from typing import Any

import asyncpg
import msgspec
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis

from bathysphere.play.refusal import ServerError

log = logging.getLogger("bathysphere.bus")
CHANNEL = "bathysphere"
PATIENCE = 1.0
"""Seconds between attempts to get a broken bus back."""


class Announcement(msgspec.Struct, omit_defaults=True):
    """Something happened at a table, somebody has used much of a budget, sessions have ended, or there is
    something new in the audit log: a few kilobytes at most.
    """

    origin: str
    table: str = ""
    revision: int | None = None
    """How far it has got."""
    watching: list[str] | None = None
    """Who of those who sit there looks at it through this worker."""
    spectators: int = 0
    """How many others do."""
    spent: dict[str, dict[str, float]] | None = None
    """By budget and bucket: what was spent since it was last told."""
    ended: list[str] = []
    noted: bool = False


class Bus:
    """Tells the other workers and hears from them."""

    def __init__(self, url: str, heard: Callable[[Announcement], None]) -> None:
        self.local = url == "memory"
        self._backend = _backend(url)
        self._heard = heard
        self._decoder = msgspec.json.Decoder(Announcement)
        self._task: asyncio.Task[None] | None = None
        self._sending: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Connect and begin to listen; a bus that cannot be reached is an OptionError."""
        if self.local:
            return
        try:
            await self._backend.on_startup()
            await self._backend.subscribe([CHANNEL])
        except Exception as error:
            raise ServerError("bus-unusable", why=str(error)) from error
        self._task = asyncio.create_task(self._listen())

    async def stop(self) -> None:
        """Say what is left to say and hang up."""
        if self._task is None:
            return
        if self._sending:
            await asyncio.wait(self._sending, timeout=2)
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        with suppress(Exception):
            await self._backend.on_shutdown()

    async def ping(self) -> None:
        """Ask whether the bus works; whatever it raises, it does not."""
        if isinstance(self._backend, PostgresBackend | RedisBackend):
            await self._backend.ping()

    def tell(self, announcement: Announcement) -> None:
        """Tell the other workers, without waiting for it."""
        if self.local:
            return
        task = asyncio.create_task(self._send(msgspec.json.encode(announcement)))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _send(self, data: bytes) -> None:
        try:
            await self._backend.publish(data, [CHANNEL])
        except Exception as error:
            log.warning("an announcement was lost: %s", error)

    async def _listen(self) -> None:
        while True:
            try:
                async for _, data in self._backend.stream_events():
                    self._heard(self._decoder.decode(data))
            except Exception as error:
                log.warning("the bus is broken, trying again: %s", error)
            await asyncio.sleep(PATIENCE)
            with suppress(Exception):
                await self._backend.on_shutdown()
            with suppress(Exception):
                await self._backend.on_startup()
                await self._backend.subscribe([CHANNEL])


def _backend(url: str) -> ChannelsBackend:
    if url == "memory":
        return MemoryChannelsBackend()
    if url.startswith(("postgresql://", "postgres://")):
        return PostgresBackend(url)
    if url.startswith(("redis://", "rediss://")):
        return RedisBackend(redis=Redis.from_url(url), key_prefix="BATHYSPHERE")
    raise ServerError("bus-url", url=url)


class PostgresBackend(AsyncPgChannelsBackend):
    """LISTEN/NOTIFY with one connection kept for sending, and an eye on the one for listening."""

    def __init__(self, url: str) -> None:
        super().__init__(dsn=url)
        self._url = url
        self._sender: Any = None
        self._sender_lock = asyncio.Lock()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        async with self._sender_lock:
            if self._sender is None or self._sender.is_closed():
                self._sender = await asyncpg.connect(self._url)
            for channel in channels:
                await self._sender.execute("SELECT pg_notify($1, $2)", channel, data.decode())

    async def ping(self) -> None:
        """Ask for anything, over the connection for sending."""
        async with self._sender_lock:
            if self._sender is None or self._sender.is_closed():
                self._sender = await asyncpg.connect(self._url)
            await self._sender.execute("SELECT 1")

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        assert self._queue is not None
        while True:
            try:
                async with asyncio.timeout(5 * PATIENCE):  # wait_for may lose a cancellation
                    event = await self._queue.get()
                yield event
            except TimeoutError:
                if self._listener_conn.is_closed():
                    raise ConnectionError("the listening connection is closed") from None

    async def on_shutdown(self) -> None:
        if self._sender is not None:
            await self._sender.close()
        await super().on_shutdown()


class RedisBackend(RedisChannelsPubSubBackend):
    """Redis's own publish and subscribe."""

    async def ping(self) -> None:
        """Ask for anything."""
        await self._redis.ping()

    async def on_startup(self) -> None:
        await self._redis.ping()
        await super().on_startup()
