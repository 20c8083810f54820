"""Bots of a page think in a worker of their own, and know only what their seat may know.

A job is a text that goes there, an answer a text that comes back. A pack goes along with every job.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from secrets import choice, randbelow

import msgspec

from bathysphere.content.packs import pack_in
from bathysphere.engine.position import Position
from bathysphere.engine.record import Record
from bathysphere.minds.hints import Advice, Hindsight
from bathysphere.minds.levels import LIMITS, SUBSTITUTE
from bathysphere.minds.thinking import Played, Turn, advise, look_back, played, think
from bathysphere.play.refusal import Refusal

Send = Callable[[str], Awaitable[str]]
"""Sends a job to the thinker; what comes back is its answer, or empty if it failed."""
LIGHT_SECONDS = 1.0


class Choose(msgspec.Struct, tag="choose"):
    """What does a bot do on this seat?"""

    played: Played
    level: str
    seat: int
    world: str
    seed: int
    turn: Turn
    seconds: float


class Advise(msgspec.Struct, tag="advise"):
    """Which options are best?"""

    played: Played
    seat: int
    world: str
    seed: int


class LookBack(msgspec.Struct, tag="look-back"):
    """What could have been done better?"""

    played: Played
    record: str
    seed: int


Job = Choose | Advise | LookBack


def answer(job: str) -> str:
    """At the thinker: from a job to its answer."""
    asked = msgspec.json.decode(job, type=Job)
    game = asked.played
    made: object
    match asked:
        case Choose(level=level, seat=seat, world=world, seed=seed, turn=turn, seconds=seconds):
            made = think(game, level, seat, world.encode(), seed, turn, seconds)
        case Advise(seat=seat, world=world, seed=seed):
            made = advise(game, seat, world.encode(), seed)
        case LookBack(record=record, seed=seed):
            made = look_back(game, record, seed)
    return msgspec.json.encode(made).decode()


async def answer_here(job: str) -> str:
    """A thinker that has no worker of its own: for tests."""
    return answer(job)


class Bots:
    """Asks the thinker for all tables of a page."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._turn = Turn()

    async def choose(self, position: Position, seat: int, level: str, table: str) -> int:
        """What a bot of that level does on this seat; if it fails, what greedy does, and then anything."""
        world = _world(position, seat)
        if (self._turn.table, self._turn.number) != (table, position.turn):
            self._turn = Turn(table, position.turn)
        began = time.monotonic()
        for name in dict.fromkeys((level, SUBSTITUTE)):
            turn = self._turn
            job = Choose(played(position), name, seat, world, randbelow(2**31), turn, _seconds(name, turn))
            told = await self._ask(job)
            if told:
                tried = msgspec.json.decode(told, type=list[tuple[int, int]])
                action = max(tried, key=lambda each: each[1])[0]
                spent = turn.spent + time.monotonic() - began
                self._turn = Turn(table, position.turn, spent, (*turn.made, action))
                return action
        return choice(position.choices)

    async def advise(self, position: Position, seat: int) -> list[Advice]:
        """The best options of a seat's pending choice, by what that seat knows."""
        job = Advise(played(position), seat, _world(position, seat), randbelow(2**31))
        return msgspec.json.decode(await self._told(job), type=list[Advice])

    async def look_back(self, record: Record) -> Hindsight:
        """A finished game looked back upon."""
        its = Played(record.game, record.version, pack_in(record.game, record.settings))
        job = LookBack(its, record.text(), randbelow(2**31))
        return msgspec.json.decode(await self._told(job), type=Hindsight)

    async def _told(self, job: Job) -> str:
        told = await self._ask(job)
        if not told:
            raise Refusal("busy")
        return told

    async def _ask(self, job: Job) -> str:
        return str(await self._send(msgspec.json.encode(job).decode()))


def _world(position: Position, seat: int) -> str:
    """A world that the seat cannot tell from the true one: the truth itself is not sent."""
    return msgspec.json.encode(position.determinize(seat, randbelow(2**31)).dump()).decode()


def _seconds(level: str, turn: Turn) -> float:
    """What a bot may use for this choice: half of what its turn has left, at most its limit."""
    limits = LIMITS.get(level)
    if limits is None:
        return LIGHT_SECONDS
    return min(limits.seconds, 0.5 * max(0.0, limits.turn_seconds - turn.spent))
