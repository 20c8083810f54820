"""Several workers, one table: who is first, who hears of it, what stays in memory."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bathysphere.play import decide, entries
from bathysphere.play.entries import DoAct, DoChat, Row
from bathysphere.play.refusal import Refusal
from bathysphere.play.table import Table
from bathysphere.server import driver
from bathysphere.server.bus import Announcement
from bathysphere.server.store import store
from bathysphere.server.store.store import Person, open_store
from bathysphere.server.tables import Live, Tables
from tests import servers_found
from tests.play.people import ANN, BOB, CYD, as_people_say, chair, create

KEYS = count()


class Ear:
    """A listener that keeps what it hears."""

    def __init__(self, person: str = "") -> None:
        self.person = person
        self.revisions: list[int] = []
        self.here: tuple[list[int], int] = ([], 0)

    def happened(self, table: Table, since: int) -> None:
        self.revisions += range(since, table.revision)

    def presence(self, online: list[int], spectators: int) -> None:
        self.here = (online, spectators)


@asynccontextmanager
async def registries(database: str, *buses: str, **more: Any) -> AsyncIterator[list[Tables]]:
    async with AsyncExitStack() as stack:
        workers = []
        for bus in buses:
            tables = Tables(await open_store(database), bus, **more)
            await tables.open()
            stack.push_async_callback(tables.close)
            workers.append(tables)
        yield workers


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def limited() -> None:
        await asyncio.wait_for(work(), 300)

    asyncio.run(limited())


def act(live: Live, pick: int = 0) -> tuple[DoAct, Person]:
    """The move of whoever has to choose."""
    table = live.table
    p = table.position
    person = table.chair(table.pending).person
    action = as_people_say(p, p.choices[pick])
    return DoAct(revision=table.revision, key=f"k{next(KEYS)}", action=action), Person(person, person)


async def until(condition: Callable[[], bool], within: float = 90.0) -> None:
    async with asyncio.timeout(within):
        while not condition():
            await asyncio.sleep(0.01)


def test_two_movers_at_once_in_one_worker(database: str) -> None:
    async def work() -> None:
        async with registries(database, "memory") as (tables,):
            live = await tables.create(create(ANN, BOB, CYD))
            id = live.table.id
            moves = [act(live, pick) for pick in (0, 1)]
            results = await asyncio.gather(*(tables.command(id, *m) for m in moves), return_exceptions=True)
            assert results[0] == 2
            assert isinstance(results[1], Refusal)
            assert results[1].code == "stale"

    run(work)


def test_two_movers_at_once_in_two_workers(database: str) -> None:
    async def work() -> None:
        async with registries(database, "memory", "memory") as (one, other):
            first = await one.create(create(ANN, BOB, CYD))
            id = first.table.id
            for turn in range(5):
                second = await other.live(id)
                await other.refresh(second)
                await one.refresh(first)
                a, b = act(first, 0), act(second, 1)
                results = await asyncio.gather(
                    one.command(id, *a), other.command(id, *b), return_exceptions=True
                )
                refusals = [r for r in results if isinstance(r, Refusal)]
                assert [r.code for r in refusals] == ["stale"], results
                assert sum(r == turn + 2 for r in results) == 1
            rows = await one.store.read(lambda c: store.rows(c, id))
            assert len(rows) == 6

    run(work)


def test_the_same_message_twice_is_done_once(database: str) -> None:
    async def work() -> None:
        async with registries(database, "memory", "memory") as (one, other):
            live = await one.create(create(ANN, BOB, CYD))
            id = live.table.id
            await other.live(id)
            command, person = act(live)
            assert await one.command(id, command, person) == 2
            assert await one.command(id, command, person) == 2
            assert await other.command(id, command, person) == 2
            both = await asyncio.gather(
                *(
                    tables.command(id, DoChat(revision=2, key="chat", text="hi"), Person(ANN, "Ann"))
                    for tables in (one, other, one)
                )
            )
            assert both == [3, 3, 3]

    run(work)


@pytest.mark.parametrize("bus", servers_found.buses())
def test_the_other_worker_hears_of_it(database: str, bus: str) -> None:
    url = servers_found.POSTGRES if bus == "postgresql" else servers_found.REDIS

    async def work() -> None:
        async with registries(database, url, url, poll=60.0) as (one, other):
            live = await one.create(create(ANN, BOB, CYD))
            there = await other.live(live.table.id)
            ear, own = Ear(BOB), Ear(ANN)
            other.attach(there, ear)
            one.attach(live, own)
            for turn in range(1, 6):
                await one.command(live.table.id, *act(live))
                await until(lambda turn=turn: ear.revisions == list(range(1, turn + 1)))  # type: ignore[misc]
            assert own.revisions == ear.revisions
            seats = sorted(s for who in (ANN, BOB) for s in live.table.seats_of(who))
            await until(lambda: own.here == (seats, 0) or own.here == (seats, 1))

    run(work)


@pytest.mark.parametrize("bus", servers_found.buses()[-1:])
def test_a_lost_announcement_is_made_up_for(database: str, bus: str) -> None:
    url = servers_found.POSTGRES if bus == "postgresql" else servers_found.REDIS

    async def work() -> None:
        async with registries(database, "memory", url, poll=0.1) as (one, other):
            live = await one.create(create(ANN, BOB, CYD))
            there = await other.live(live.table.id)
            ear = Ear()
            other.attach(there, ear)
            await one.command(live.table.id, *act(live))
            await until(lambda: ear.revisions == [1])

    run(work)


def test_nothing_is_loaded_at_start_and_idle_tables_leave_memory(database: str) -> None:
    async def work() -> None:
        async with registries(database, "memory", idle=0.1, poll=0.05) as (tables,):
            live = await tables.create(create(ANN, BOB, CYD))
            id = live.table.id
            await tables.command(id, *act(live))
            ear = Ear()
            tables.attach(live, ear)
            await asyncio.sleep(0.4)
            assert id in tables.lives
            tables.detach(live, ear)
            await until(lambda: id not in tables.lives)
            assert (await tables.table(id)).revision == 2
        async with registries(database, "memory") as (tables,):
            assert tables.lives == {}
            again = await tables.table(id)
            assert again.position.dump() == live.table.position.dump()

    run(work)


def test_unknown_tables(database: str) -> None:
    async def work() -> None:
        async with registries(database, "memory") as (tables,):
            for id in ("nothing", "x" * 5000, "'; DROP TABLE tables; --"):
                with pytest.raises(Refusal) as caught:
                    await tables.table(id)
                assert caught.value.code == "table-unknown"

    run(work)


@pytest.mark.parametrize("seats", [2, 5])
def test_a_table_of_bots_plays_to_the_end_while_somebody_looks(database: str, seats: int) -> None:
    async def work() -> None:
        async with registries(database, "memory") as (tables,):
            live = await tables.create(create(*["bot"] * seats))
            await asyncio.sleep(0.2)
            assert live.table.revision == 1, "nobody looks"
            ear = Ear("eve")
            tables.attach(live, ear)
            await until(lambda: live.table.revision > 5)
            tables.detach(live, ear)
            await until(lambda: not tables._tasks)
            revision = live.table.revision
            await asyncio.sleep(0.2)
            assert live.table.revision == revision, "nobody looks any more"
            tables.attach(live, ear)
            await until(lambda: live.table.status == "over", within=90)
            assert live.table.line().result is not None

    run(work)


def test_a_bot_answer_that_comes_late_is_dropped(database: str) -> None:
    async def work() -> None:
        async with registries(database, "memory") as (tables,):
            thinking, go_on = asyncio.Event(), asyncio.Event()
            choose = tables.bot_pool.choose

            async def slow(*arguments: Any) -> int:
                action = await choose(*arguments)
                thinking.set()
                await go_on.wait()
                return action

            tables.bot_pool.choose = slow  # type: ignore[method-assign]
            live = await tables.create(create("bot", ANN, BOB))
            while not thinking.is_set():
                if live.table.chair(live.table.pending).kind == "person":
                    await tables.command(live.table.id, *act(live))
                await asyncio.sleep(0)
            revision = live.table.revision
            # While it thinks, somebody else brings its move (another worker, say).
            text = live.table.position.options()[-1].text
            move = live.table.prepare(text).move
            await tables.do(live, lambda table: decide.act(table, text))
            go_on.set()
            await until(lambda: not tables._tasks)
            acts = [row.what for row in live.table.rows[revision:] if isinstance(row.what, entries.Act)]
            assert acts[0].action == move.action
            assert len([a for a in acts if a.seat == move.seat]) == 1

    run(work)


def test_a_killed_bot_process_is_replaced(database: str) -> None:
    async def work() -> None:
        async with registries(database, "memory") as (tables,):
            live = await tables.create(create("bot", "bot", "bot"))
            tables.attach(live, Ear("eve"))
            await until(lambda: live.table.revision > 5)
            pool = tables.bot_pool.light.pool
            assert pool is not None
            for process in list(pool._processes.values()):
                os.kill(process.pid, 9)
            await until(lambda: live.table.status == "over", within=90)

    run(work)


def test_a_lost_clock_hands_the_seat_to_a_bot(database: str) -> None:
    async def work() -> None:
        async with registries(database, "memory") as (tables,):
            made = create(ANN, BOB, CYD, clock=entries.ClockPlan(1, 0))
            live = await tables.create(made)
            await until(lambda: live.table.chair(0).kind == "bot", within=90)
            assert any(isinstance(row.what, entries.Timeout) for row in live.table.rows)

    run(work)


def test_a_crowd_of_watchers_fits_into_what_a_bus_carries(tmp_path: Path) -> None:
    """PostgreSQL takes 8,000 bytes; and who comes in the same moment is told of at once."""

    async def work() -> None:
        async with registries(f"sqlite:///{tmp_path / 'x.sqlite'}", "memory") as (tables,):
            told: list[Announcement] = []
            tables.bus.tell = told.append  # type: ignore[method-assign]
            live = await tables.create(create(*"abcde"))
            ears = [Ear(f"{'somebody':>20}{number}") for number in range(700)] + [
                Ear(each) for each in "abcde"
            ]
            for ear in ears:
                tables.attach(live, ear)
            await until(lambda: ears[0].here == (list(range(5)), 700))
            about = [each for each in told if each.watching is not None]
            assert about[-1].spectators == 700
            assert max(len(msgspec.json.encode(each)) for each in about) < 1000
            assert len(about) < 10

    run(work)


def failing(tables: Tables, times: int) -> Callable[[], int]:
    """The database does not answer so many times; how many of them are left."""
    write, left = tables.store.write, [times]

    async def sometimes(job: Any) -> Any:
        if left[0]:
            left[0] -= 1
            raise Refusal("database-down")
        return await write(job)

    tables.store.write = sometimes  # type: ignore[method-assign]
    return lambda: left[0]


def test_bots_and_clocks_go_on_once_the_database_answers_again(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(driver, "AGAIN_AFTER", 0.01)

    async def work() -> None:
        async with registries(database, "memory", poll=1000.0) as (tables,):
            live = await tables.create(create("bot", "bot", "bot"))
            left = failing(tables, 3)
            tables.attach(live, Ear("eve"))
            await until(lambda: not left() and live.table.revision > 3)
            slow = await tables.create(create(ANN, BOB, CYD, clock=entries.ClockPlan(1, 0)))
            left = failing(tables, 3)
            await until(lambda: not left() and slow.table.chair(0).kind == "bot")
            assert [row.what.level for row in slow.table.rows if isinstance(row.what, entries.Timeout)] == [
                "mate"
            ]

    run(work)
    assert "failed" not in caplog.text


def test_rematch_is_made_once(database: str) -> None:
    async def work() -> None:
        async with registries(database, "memory", "memory") as (one, other):
            made = create("bot", "bot", "bot")
            made.chairs[0] = chair(ANN)
            live = await one.create(made)
            while live.table.status != "over":
                if live.table.chair(live.table.pending).kind == "person":
                    await one.command(live.table.id, *act(live))
                else:
                    await asyncio.sleep(0.002)
            await other.live(live.table.id)
            rematches = await asyncio.gather(
                *(tables.rematch(live.table.id, Person(ANN, "Ann")) for tables in (one, other, one, other))
            )
            assert len({new.table.id for new in rematches}) == 1
            with pytest.raises(Refusal):
                await one.rematch(rematches[0].table.id, Person(ANN, "Ann"))

    run(work)


def test_a_crash_between_writing_and_telling_loses_nothing(database: str) -> None:
    """Commit first, tell second: what was written is there for everybody who looks."""

    async def work() -> None:
        async with registries(database, "memory", "memory") as (one, other):
            live = await one.create(create(ANN, BOB, CYD))
            command, person = act(live)
            row = Row(1, 5, entries.Act(0, command.action), person.id, command.key)
            line = live.table.after(row).line()
            await one.store.write(lambda c: store.append(c, row, line, False))
            # Nobody was told. The client asks again, with the same key, at another worker.
            assert await other.command(live.table.id, command, person) == 2
            assert await one.command(live.table.id, command, person) == 2

    run(work)
