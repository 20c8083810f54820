"""Clocks of tables that nobody looks at, clocks of a server that was down, seats of people who are here."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import Connection, update

from bathysphere.play import entries
from bathysphere.play.changing import now
from bathysphere.play.refusal import Refusal
from bathysphere.server.live_table import GRACE
from bathysphere.server.store import schema, store
from bathysphere.server.store.store import Person, open_store
from tests.play.people import ANN, BOB, CYD, create
from tests.play.test_tables import Ear, registries, run

HOURS = 3 * 3600 * 1000


def test_a_clock_runs_out_at_a_table_that_sleeps(database: str) -> None:
    async def work() -> None:
        async with registries(database, "memory", idle=0.05, poll=0.1) as [tables]:
            id = (await tables.create(create(ANN, BOB, clock=entries.ClockPlan(2)))).table.id
            while id in tables.lives:
                await asyncio.sleep(0.02)
            while not (rows := await tables.store.read(lambda c: store.rows(c, id)))[1:]:
                await asyncio.sleep(0.05)
            assert isinstance(rows[1].what, entries.Timeout)
            assert rows[1].at >= rows[0].at + 2000

    run(work)


def all_earlier(connection: Connection) -> None:
    """Everything there is happened three hours ago."""
    for table in (schema.journal, schema.heart):
        connection.execute(update(table).values(at=table.c.at - HOURS))
    connection.execute(update(schema.tables).values(due=schema.tables.c.due - HOURS))


def test_a_clock_stands_while_nobody_serves(database: str) -> None:
    async def work() -> None:
        async with registries(database, "memory") as [tables]:
            id = (await tables.create(create(ANN, BOB, clock=entries.ClockPlan(600)))).table.id
        kept = await open_store(database)
        await kept.write(all_earlier)
        await kept.close()
        async with registries(database, "memory") as [tables]:
            table = (await tables.live(id)).table
            stood = table.rows[-1].what
            assert isinstance(stood, entries.Stood)
            assert stood.until - stood.since >= HOURS
            assert table.clock is not None
            assert table.clock.left(table.pending, now()) > 500_000
            assert table.due is not None
            assert table.due > now() + 500_000
            asked = await tables.store.read(lambda c: store.rows(c, id))
            assert [type(row.what) for row in asked] == [entries.Create, entries.Stood]
            # Looked at again it has stood no longer.
            tables.lives.clear()
            assert (await tables.live(id)).table.revision == table.revision

    run(work)


def test_a_clock_that_stood_is_not_lost_by_waking_up(database: str) -> None:
    """A machine that slept: its alarm rings, and the clock is looked at before anybody could have played."""

    async def work() -> None:
        async with registries(database, "memory") as [tables]:
            live = await tables.create(create(ANN, BOB, clock=entries.ClockPlan(600)))
            id = live.table.id
            await tables.store.write(all_earlier)
            live.rest()
            del tables.lives[id]
            live = await tables.live(id)  # as it would be after hours of sleep
            await tables.driver.time_out(live)
            happened = [type(row.what) for row in live.table.rows[1:]]
            assert happened
            assert set(happened) == {entries.Stood}

    run(work)


def test_a_seat_is_not_given_away_while_its_player_is_here_or_only_just_gone(database: str) -> None:
    async def work() -> None:
        async with registries(database, "memory") as [tables]:
            live = await tables.create(create(ANN, BOB, CYD))
            chair = next(place for place, one in enumerate(live.table.chairs) if one.person == BOB)
            ear = Ear(BOB)
            tables.attach(live, ear)
            command = entries.DoGive(revision=live.table.revision, key="k1", chair=chair)
            with pytest.raises(Refusal) as caught:
                await tables.command(live.table.id, command, Person(ANN, "Ann"))
            assert caught.value.code == "present"
            tables.detach(live, ear)
            with pytest.raises(Refusal) as caught:  # perhaps the page is only loaded anew
                await tables.command(live.table.id, command, Person(ANN, "Ann"))
            assert (caught.value.code, caught.value.params["seconds"]) == ("just-left", "60")
            live.left[BOB] -= GRACE
            await tables.command(live.table.id, command, Person(ANN, "Ann"))
            assert live.table.chairs[chair].gone == "away"

    run(work)
