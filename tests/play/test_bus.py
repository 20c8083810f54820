"""The bus between workers, without a server behind it."""

import asyncio

from bathysphere.server.bus import PostgresBackend


def test_who_hears_something_while_being_sent_home_goes_home() -> None:
    async def work() -> None:
        backend = PostgresBackend("postgresql://nobody@nowhere/nothing")
        backend._queue = asyncio.Queue()
        heard = []

        async def listen() -> None:
            async for _, data in backend.stream_events():
                heard.append(data)

        listener = asyncio.create_task(listen())
        await asyncio.sleep(0)
        for turn in range(5):
            # the last announcement arrives, and so many turns of the loop later the listener is sent home
            backend._queue.put_nowait(("bathysphere", b"something"))
            for _ in range(turn):
                await asyncio.sleep(0)
            listener.cancel()
            await asyncio.wait([listener], timeout=5)
            assert listener.cancelled(), f"still listening after {turn} turns"
            listener = asyncio.create_task(listen())
            await asyncio.sleep(0)
        listener.cancel()
        assert heard

    asyncio.run(work())
