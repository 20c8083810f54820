"""Bots at tables: late, failing or dying ones stall nobody; a turn has a limit; hints come from the seat."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from types import FunctionType
from typing import Any

import msgspec
import pytest

import bathysphere as bs
from bathysphere.engine.position import Position
from bathysphere.engine.record import Record
from bathysphere.minds import Observation, make_bot, thinking
from bathysphere.minds.levels import LIMITS
from bathysphere.minds.thinking import Played, Turn, goes_on, think
from bathysphere.play.refusal import Refusal
from bathysphere.server import bot_pool
from bathysphere.server.bot_pool import BotPool
from tests.play import thinkers

SHARES = Played("shares", 2, None)


def run(work: Callable[[BotPool], Awaitable[None]], patience: float = 60.0, processes: int = 1) -> None:
    async def limited() -> None:
        pool = BotPool(processes, patience)
        try:
            await asyncio.wait_for(work(pool), 240)
        finally:
            pool.close()

    asyncio.run(limited())


def test_a_bot_that_hangs_is_replaced_by_greedy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "think", thinkers.hangs)
    p = bs.start("shares", seats=2, seed=3)

    async def work(pool: BotPool) -> None:
        begun = time.monotonic()
        assert await pool.choose(p, p.seat, "captain") in p.choices
        assert time.monotonic() - begun < 60
        assert await pool.choose(p, p.seat, "mate") in p.choices, "the next bot finds new thinkers"

    run(work, patience=6.0)


def test_where_no_thinker_starts_chance_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "_begin", thinkers.never_begins)
    monkeypatch.setattr(bot_pool, "START_WITHIN", 1.0)
    p = bs.start("shares", seats=2, seed=3)

    async def work(pool: BotPool) -> None:
        assert await pool.choose(p, p.seat, "captain") in p.choices
        monkeypatch.undo()
        assert await pool.choose(p, p.seat, "mate") in p.choices, "the next bot finds new thinkers"

    run(work)


@pytest.mark.parametrize("thinker", [thinkers.fails, thinkers.dies])
def test_a_bot_that_fails_or_dies_is_replaced(monkeypatch: pytest.MonkeyPatch, thinker: FunctionType) -> None:
    monkeypatch.setattr(bot_pool, "think", thinker)
    p = bs.start("shares", seats=2, seed=3)

    async def work(pool: BotPool) -> None:
        assert await pool.choose(p, p.seat, "captain") in p.choices

    run(work)


def test_who_waits_for_a_thinker_is_not_late() -> None:
    async def work(pool: BotPool) -> None:
        await pool.ask(1, thinkers.sleeps, 0.0)
        naps = [pool.ask(0.0, thinkers.sleeps, 1.0) for _ in range(4)]
        assert await asyncio.gather(*naps) == ["awake"] * 4

    run(work, patience=3.0)


def test_a_turn_has_a_limit() -> None:
    pool = BotPool(1)
    seconds = []
    for _ in range(12):
        seconds.append(pool._seconds("captain", pool._turn("table", 7)))
        pool._note("table", 7, seconds[-1], ())
    assert max(seconds) <= LIMITS["captain"].seconds
    assert sum(seconds) <= LIMITS["captain"].turn_seconds
    assert pool._seconds("captain", pool._turn("table", 8)) == LIMITS["captain"].seconds
    assert pool._seconds("captain", pool._turn("another", 7)) == LIMITS["captain"].seconds


def test_an_admiral_thinks_in_all_processes() -> None:
    p = bs.start("shares", seats=2, seed=3)

    async def work(pool: BotPool) -> None:
        asked = []
        ask = pool.ask

        async def noted(seconds: float, work: Callable[..., object], *args: object, **more: Any) -> object:
            asked.append(args[1])
            return await ask(0.2, work, *args[:-1], 0.2, **more)

        pool.ask = noted  # type: ignore[method-assign, assignment]
        assert await pool.choose(p, p.seat, "admiral") in p.choices
        assert asked == ["admiral", "admiral"]

    run(work, processes=2)


def test_hints_and_hindsight_come_from_a_process() -> None:
    p = bs.start("shares", seats=2, seed=3)
    actions = []
    while not p.over:
        actions.append(p.text(p.choices[-1]))
        p.act(p.choices[-1])
    record = Record("shares", 2, 3, p.game.version, dict(p.content.settings), [], actions)
    start = bs.start("shares", seats=2, seed=3)

    async def work(pool: BotPool) -> None:
        advice = await pool.advise(start, start.seat)
        assert {each.action for each in advice} <= set(start.choices)
        looked = await pool.look_back(record)
        assert looked.values[-1].moves == len(actions)

    run(work)


def test_a_hint_that_comes_too_late_is_refused() -> None:
    async def work(pool: BotPool) -> None:
        await pool.ask(60, thinkers.sleeps, 0.0)
        with pytest.raises(Refusal) as refused:
            await pool._told(0.0, thinkers.sleeps, 30.0)
        assert (refused.value.code, refused.value.status) == ("busy", 503)

    run(work, patience=0.5)


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="no niceness here")
def test_thinkers_step_back_behind_the_server() -> None:
    async def work(pool: BotPool) -> None:
        niceness = await pool.ask(60, os.getpriority, os.PRIO_PROCESS, 0)
        assert niceness == min(19, os.getpriority(os.PRIO_PROCESS, 0) + 10)

    run(work)


def test_a_search_goes_on_from_choice_to_choice_of_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "_thoughts", {})
    p = bs.start("shares", seats=2, seed=3)

    def visits(position: Position, turn: Turn) -> int:
        world = msgspec.json.encode(position.determinize(position.seat, 5).dump())
        return sum(tried for _, tried in think(SHARES, "captain:30", position.seat, world, 1, turn, 1e6))

    bot = make_bot("captain:30", "shares", 1)
    while p.text(action := bot.choose(Observation(p, p.seat))).split()[0] != "expand":
        p.act(action)
    after = p.copy()
    after.act(action)
    assert (after.turn, after.seat, after.reveals) == (p.turn, p.seat, p.reveals)
    alone = visits(after, Turn("another", p.turn))
    assert visits(p, Turn("table", p.turn)) == alone == 30
    # the same table, one choice later: what was found beyond that choice is still there
    assert visits(after, Turn("table", p.turn, 0.0, (action,))) > alone
    # an undo has led elsewhere: nothing of it is
    assert visits(p, Turn("table", p.turn, 0.0, (action,))) == alone
    # nor where the turn of the table was another
    assert visits(after, Turn("third", p.turn, 0.0, (action,))) == alone


def test_a_thinker_forgets_old_tables_and_what_ends_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "_thoughts", {})
    kept: set[bool] = set()
    p = bs.start("shares", seats=2, seed=3)
    number = 0
    while not p.over and number < 40:
        observation = Observation(p, p.seat)
        world = msgspec.json.encode(observation.position.dump())
        action, _ = think(SHARES, "captain:2", p.seat, world, 1, Turn(str(number), p.turn), 1e6)[0]
        assert (str(number) in thinking._thoughts) == goes_on(observation, action)
        assert len(thinking._thoughts) <= thinking.THOUGHTS
        kept.add(goes_on(observation, action))
        p.act(action)
        number += 1
    assert kept == {True, False}
    assert len(thinking._thoughts) == thinking.THOUGHTS
