"""What hostile guests do, each for a few seconds.

python -m bench.hostile_attacks NAME PORT SECONDS TABLE
"""

from __future__ import annotations

import asyncio
import os
import resource
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from websockets.exceptions import WebSocketException

from bench.wires import Wire, request

AWAY = "127.0.0.2"
LONG = "a-long-game"
GONE = (OSError, WebSocketException, ValueError)


async def guest(port: int, source: str = AWAY) -> str:
    """The cookie of somebody new."""
    return (await request(port, "GET", "/me", source=source))[2]


async def ask(seen: Counter[str], *args: Any, **more: Any) -> Any:
    """A request, and its status counted."""
    try:
        async with asyncio.timeout(60):
            status, data, _ = await request(*args, **more)
        seen[str(status)] += 1
        return data
    except (*GONE, TimeoutError) as problem:
        seen[type(problem).__name__] += 1
        return None


async def nothing(port: int, seconds: float, table: str, seen: Counter[str]) -> None:
    """For comparison."""
    await asyncio.sleep(seconds)


async def records(port: int, seconds: float, table: str, seen: Counter[str]) -> None:
    """C2: a record for fifty million seats, three at once."""
    cookie = await guest(port)
    text = "[game shares] [seats 50000000] [seed 7] [version 1]\n"
    await asyncio.gather(
        *(ask(seen, port, "POST", "/records", {"text": text}, cookie, AWAY) for _ in range(3))
    )


async def languages(port: int, seconds: float, table: str, seen: Counter[str]) -> None:
    """H1: the whole history in another language, again and again, on twenty sockets."""
    cookie = await guest(port)
    end = time.monotonic() + seconds

    async def one() -> None:
        with suppress(*GONE):
            async with Wire(port, LONG, cookie, AWAY) as wire:
                await wire.send({"type": "hello", "revision": 0})

                async def read() -> None:
                    with suppress(*GONE):
                        async for text in wire.socket:
                            head = text[:30]
                            seen["refused" if '"refuse"' in head or '"bye"' in head else "states"] += 1
                            seen["kB"] += len(text) // 1000

                reading = asyncio.create_task(read())
                number = 0
                while time.monotonic() < end and not reading.done():
                    number += 1
                    await wire.send({"type": "language", "lang": ("en", "de")[number % 2]})
                    await asyncio.sleep(0.1)
                reading.cancel()

    await asyncio.gather(*(one() for _ in range(20)))


async def moments(port: int, seconds: float, table: str, seen: Counter[str]) -> None:
    """H1: replays over HTTP, thirty a second."""
    cookie = await guest(port)
    tasks = []
    for number in range(int(30 * seconds)):
        path = f"/tables/{LONG}/moments" + (f"/{number * 37 % 600}?seat=-1" if number % 3 else "?seat=-1")
        tasks.append(asyncio.create_task(ask(seen, port, "GET", path, None, cookie, AWAY)))
        await asyncio.sleep(1 / 30)
    await asyncio.wait(tasks, timeout=20)


async def reconnects(port: int, seconds: float, table: str, seen: Counter[str]) -> None:
    """H2: connect, ask for everything ten times, hang up unread; as often as can be."""
    cookie = await guest(port)
    end = time.monotonic() + seconds

    async def one() -> None:
        while time.monotonic() < end:
            try:
                wire = Wire(port, LONG, cookie, AWAY)
                await wire.__aenter__()
                await wire.send({"type": "hello", "revision": 0})
                for number in range(10):
                    await wire.send({"type": "language", "lang": ("en", "de")[number % 2]})
                wire.socket.transport.abort()
                seen["connections"] += 1
            except GONE as problem:
                seen[type(problem).__name__] += 1
                await asyncio.sleep(0.05)

    await asyncio.gather(*(one() for _ in range(10)))


async def admirals(port: int, seconds: float, table: str, seen: Counter[str]) -> None:
    """H3: thirty tables of five admirals, and somebody who looks at each."""
    cookie = await guest(port)
    seats = [{"kind": "bot", "level": "admiral"}] * 5
    ids = []
    for _ in range(30):
        answer = await ask(seen, port, "POST", "/tables", {"game": "shares", "seats": seats}, cookie, AWAY)
        if isinstance(answer, dict) and "table" in answer:
            ids.append(answer["table"]["id"])
    wires = [Wire(port, id, cookie, AWAY) for id in ids]
    for wire in wires:
        with suppress(*GONE):
            await wire.__aenter__()
            await wire.send({"type": "hello", "revision": 0})
    await asyncio.sleep(2 * seconds)


async def half_open(port: int, seconds: float, table: str, seen: Counter[str]) -> None:
    """H5: eleven hundred requests that never end, at a server with 1,024 open files."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    kept = []
    for _ in range(1100):
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(AWAY, 0))
            writer.write(b"POST /api/v2/records HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{")
            kept.append((reader, writer))
        except OSError as problem:
            seen[type(problem).__name__] += 1
    await asyncio.sleep(seconds)
    for reader, _ in kept:
        with suppress(OSError):
            reader._transport.pause_reading()  # type: ignore[attr-defined]
        seen["closed by the server" if reader.at_eof() or reader.exception() else "still open"] += 1


async def logins(port: int, seconds: float, table: str, seen: Counter[str]) -> None:
    """H7: a hundred wrong passwords from twenty addresses."""
    tasks = [
        ask(
            seen,
            port,
            "POST",
            "/me/login",
            {"account": f"name{number}", "password": "wrong wrong"},
            "",
            f"127.0.1.{1 + number % 20}",
        )
        for number in range(100)
    ]
    await asyncio.gather(*tasks)


async def chatter(port: int, seconds: float, table: str, seen: Counter[str]) -> None:
    """M1: somebody who only watches talks without end, on ten sockets; then the table is opened."""
    cookie = await guest(port)
    end = time.monotonic() + seconds

    async def one(place: int) -> None:
        with suppress(*GONE):
            async with Wire(port, table, cookie, AWAY) as wire:
                await wire.hello()
                number = 0
                while time.monotonic() < end:
                    number += 1
                    key = f"{place}/{number}"
                    message = {"type": "chat", "revision": 0, "key": key, "text": "spam " * 100}
                    await wire.send(message)
                    seen[(await wire.get("accept", "refuse"))["type"]] += 1

    await asyncio.gather(*(one(place) for place in range(10)))
    async with Wire(port, table, await guest(port, "127.0.0.3"), "127.0.0.3") as wire:
        await wire.send({"type": "hello", "revision": 0})
        while '"state"' not in (text := str(await wire.socket.recv()))[:30]:
            pass
        seen["kB to open the table"] = len(text) // 1000


async def lobby(port: int, seconds: float, table: str, seen: Counter[str]) -> None:
    """M2: the list of open tables, filled by one address."""
    for _ in range(12):
        cookie = await guest(port)
        for _ in range(5):
            body = {"game": "shares", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}
            await ask(seen, port, "POST", "/tables", body, cookie, AWAY)
    _, lines, _ = await request(port, "GET", "/tables/open")
    seen["lines in the lobby"] = len(lines)


ATTACKS: dict[str, Callable[[int, float, str, Counter[str]], Awaitable[None]]] = {
    attack.__name__: attack
    for attack in (
        nothing,
        records,
        languages,
        moments,
        reconnects,
        admirals,
        half_open,
        logins,
        chatter,
        lobby,
    )
}


def main() -> None:
    """One attack; what came of it."""
    name, port, seconds, table = sys.argv[1:]
    os.nice(5)
    seen: Counter[str] = Counter()
    asyncio.run(ATTACKS[name](int(port), float(seconds), table, seen))
    print(", ".join(f"{count} {what}" for what, count in seen.most_common()))


if __name__ == "__main__":
    main()
