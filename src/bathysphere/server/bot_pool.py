"""Bots at tables think in processes of their own, and know only what their seat may know.

What is sent over is not the position but a world that the seat could not tell from it: not even a bot that
looked for it would find the truth there. A bot that is late is sent home: a greedy one chooses in its place,
and if that fails too, chance. No table waits for ever.

Bots that search and bots that do not have processes and a lane of their own; in each lane the turns go round
by address, person and table. The more tables wait, the shorter a search.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from secrets import choice, randbelow
from typing import TypeVar

import msgspec

from bathysphere.content.packs import pack_in
from bathysphere.engine.position import Position
from bathysphere.engine.record import Record
from bathysphere.minds import registry
from bathysphere.minds.hints import HINT_SECONDS, Advice, Hindsight
from bathysphere.minds.levels import BOTS, LIMITS, SUBSTITUTE
from bathysphere.minds.thinking import Played, Turn, advise, look_back, played, think
from bathysphere.play.refusal import Refusal
from bathysphere.server.limits.lane import Lane, Who
from bathysphere.server.scheduling import step_back

log = logging.getLogger("bathysphere.bots")
Answer = TypeVar("Answer")

PATIENCE = 10.0
"""Seconds a bot may take beyond its limit before it is sent home: a busy machine is no fault of its."""
START_WITHIN = 40.0
"""Seconds the processes may take to start before others are started instead."""
PARALLEL = ("admiral",)
"""Levels that think in all processes at once."""
REVIEW_SECONDS = 20.0
QUEUE_FOR = 30.0
"""Seconds a hint or a review waits for its turn before the bots are said to be busy."""
SHORTEST = 0.05
"""Seconds that a search gets however many tables wait."""
REMEMBERED = 1000
"""Turns of which the time used so far is kept."""


def _begin(bots: list[str]) -> None:
    """Thinkers step back behind the server, and a server that was killed shall not leave them behind."""
    step_back(10)
    for bot in bots:
        registry.offer(bot)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Crew:
    """A few processes, and the lane that leads to them."""

    def __init__(self, processes: int, patience: float, each: int) -> None:
        self.processes = processes
        self.lane = Lane(processes, each)
        self.pool: ProcessPoolExecutor | None = None
        self._patience = patience
        self._starting = asyncio.Lock()

    async def ask(
        self, who: Who, within: float | None, seconds: float, work: Callable[..., Answer], *args: object
    ) -> Answer:
        """Let a thinker do something that should take so many seconds; TimeoutError if it takes far more."""
        async with self.lane.turn(who, within):
            try:
                return await self._answer(seconds, work, *args)
            except BrokenProcessPool:
                log.warning("the bots' processes have died; starting new ones")
            return await self._answer(seconds, work, *args)

    async def _answer(self, seconds: float, work: Callable[..., Answer], *args: object) -> Answer:
        async with self._starting:
            if self.pool is None:
                self.pool = await asyncio.to_thread(self._start)
            pool = self.pool
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(seconds + self._patience):
                return await loop.run_in_executor(pool, work, *args)
        except BrokenProcessPool:
            self._dismiss(pool)
            raise
        except TimeoutError:
            self._kill(pool)
            raise

    def _start(self) -> ProcessPoolExecutor:
        """New thinkers, up and running: starting them takes a while and must not hold up the event loop."""
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(self.processes, context, _begin, (registry.references(),))
        try:
            for future in [pool.submit(os.getpid) for _ in range(self.processes)]:
                future.result(START_WITHIN)
        except TimeoutError:
            log.warning("the bots' processes do not start; trying others")
            self._kill(pool)
            raise
        return pool

    def _kill(self, pool: ProcessPoolExecutor) -> None:
        """A process that hangs cannot be asked to stop; those who think beside it are asked again."""
        for process in list((pool._processes or {}).values()):
            process.kill()
        self._dismiss(pool)

    def _dismiss(self, pool: ProcessPoolExecutor) -> None:
        """Do without these thinkers from now on."""
        pool.shutdown(wait=False, cancel_futures=True)
        if self.pool is pool:
            self.pool = None

    def close(self) -> None:
        """Send the thinkers home at once: whoever stops the server waits for no thought."""
        if self.pool is not None:
            self._kill(self.pool)


class BotPool:
    """The processes that think for all tables of a worker."""

    def __init__(self, processes: int, patience: float = PATIENCE) -> None:
        # Where there are several, one person's tables never have all of them.
        self.search = Crew(processes, patience, max(1, processes - 1))
        self.light = Crew(1, patience, 1)
        self._turns: dict[str, Turn] = {}
        """By table: the turn in which a bot thinks."""

    async def choose(self, position: Position, seat: int, level: str, table: str = "", who: Who = ()) -> int:
        """What a bot of that level does on this seat; if it fails or is late, what greedy does."""
        world = msgspec.json.encode(position.determinize(seat, randbelow(2**31)).dump())
        game = played(position)
        begun = time.monotonic()
        chosen: tuple[int, ...] = ()
        for name in dict.fromkeys((level, SUBSTITUTE)):
            try:
                action = await self._decide(game, name, seat, world, self._turn(table, position.turn), who)
                chosen = (action,)
                return action
            except Exception as problem:
                late = isinstance(problem, TimeoutError)
                why = "is late" if late else "failed"
                log.warning(
                    "the bot %s %s in %s", name, why, position.game.name, exc_info=None if late else problem
                )
            finally:
                self._note(table, position.turn, time.monotonic() - begun, chosen)
        return choice(position.choices)

    async def advise(self, position: Position, seat: int, who: Who = ()) -> list[Advice]:
        """The best options of a seat's pending choice, by what that seat knows."""
        world = msgspec.json.encode(position.determinize(seat, randbelow(2**31)).dump())
        return await self._told(
            HINT_SECONDS, advise, played(position), seat, world, randbelow(2**31), who=who
        )

    async def look_back(self, record: Record, who: Who = ()) -> Hindsight:
        """A finished game looked back upon."""
        played = Played(record.game, record.version, pack_in(record.game, record.settings))
        return await self._told(REVIEW_SECONDS, look_back, played, record.text(), randbelow(2**31), who=who)

    async def _told(
        self, seconds: float, work: Callable[..., Answer], *args: object, who: Who = ()
    ) -> Answer:
        try:
            return await self.ask(seconds, work, *args, who=who, within=QUEUE_FOR)
        except (TimeoutError, BrokenProcessPool) as problem:
            raise Refusal("busy") from problem

    def _turn(self, table: str, number: int) -> Turn:
        """A table's turn as far as it has come."""
        known = self._turns.get(table)
        return known if known is not None and known.number == number else Turn(table, number)

    def _seconds(self, level: str, turn: Turn) -> float:
        """What a bot may use for this choice: half of what its turn has left, at most its limit.

        Where others wait, they share what there is.
        """
        limits = LIMITS.get(level)
        if limits is None:
            return 1.0
        alone = min(limits.seconds, 0.5 * max(0.0, limits.turn_seconds - turn.spent))
        return max(min(alone, SHORTEST), alone / (1 + self.search.lane.waiting / self.search.processes))

    def _note(self, table: str, number: int, seconds: float, chosen: tuple[int, ...]) -> None:
        if table:
            turn = self._turn(table, number)
            self._turns.pop(table, None)
            self._turns[table] = Turn(table, number, turn.spent + seconds, turn.made + chosen)
            if len(self._turns) > REMEMBERED:
                del self._turns[next(iter(self._turns))]

    async def _decide(
        self, game: Played, level: str, seat: int, world: bytes, turn: Turn, who: Who = ()
    ) -> int:
        """The action that all thinkers together have tried most often."""
        seconds = self._seconds(level, turn)
        light = level in BOTS and level not in LIMITS
        alone = not self.search.lane.waiting
        thinkers = self.search.processes if level in PARALLEL and alone else 1
        jobs = [
            self.ask(
                seconds,
                think,
                game,
                level,
                seat,
                world,
                randbelow(2**31),
                turn,
                seconds,
                who=who,
                light=light,
            )
            for _ in range(thinkers)
        ]
        tried: dict[int, int] = {}
        for thoughts in await asyncio.gather(*jobs):
            for action, visits in thoughts:
                tried[action] = tried.get(action, 0) + visits
        return max(tried, key=lambda action: tried[action])

    async def ask(
        self,
        seconds: float,
        work: Callable[..., Answer],
        *args: object,
        who: Who = (),
        light: bool = False,
        within: float | None = None,
    ) -> Answer:
        """Let a thinker do something that should take so many seconds, when it is their turn.

        TimeoutError: it took far more, or it was not their turn `within` so many seconds.
        """
        crew = self.light if light else self.search
        return await crew.ask(who, within, seconds, work, *args)

    def close(self) -> None:
        """Send the thinkers home."""
        self.search.close()
        self.light.close()
