"""What a thinker does: from a world that a seat cannot tell from the true one to what the seat had better do.

Thinkers are processes of a server, or a worker of a page: what they are asked and answer can be sent.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from bathysphere.content.packs import Pack, pack_in
from bathysphere.engine import choices
from bathysphere.engine.game import Game
from bathysphere.engine.position import Position
from bathysphere.engine.record import Record, replay
from bathysphere.games import game as game_named
from bathysphere.minds import Observation, make_bot
from bathysphere.minds.hints import Advice, Hindsight, hindsight, hints
from bathysphere.minds.search import SearchBot

THOUGHTS = 4
"""Tables whose search a thinker keeps from choice to choice of a turn: some take a hundred megabytes."""


class Played(NamedTuple):
    """What the processes are told of a game: its name, its version, the pack it is played with."""

    name: str
    version: int
    pack: Pack | None


def played(position: Position) -> Played:
    """The game of a position, for another thinker."""
    game = position.game
    return Played(game.name, game.version, pack_in(game.name, position.content.settings))


def opened(played: Played) -> Game:
    """The game that is played."""
    game = game_named(played.name) if played.pack is None else played.pack.trusted()
    return game.at(played.version)


class Turn(msgspec.Struct, frozen=True):
    """A turn of a bot at a table, as far as it has come."""

    table: str = ""
    number: int = -1
    spent: float = 0.0
    """Seconds used in it."""
    made: tuple[int, ...] = ()
    """What the bot has chosen in it."""


class Thought(msgspec.Struct, frozen=True):
    """What a thinker remembers: its search, what the seat knew then, and how much of the turn was made."""

    bot: SearchBot
    level: str
    observation: Observation
    made: int

    def leads_to(self, observation: Observation, made: tuple[int, ...]) -> bool:
        """Follow what was chosen since. Is the seat where that leads? Undo may have led elsewhere."""
        seat = self.observation.seat
        p = self.observation.position.copy()
        for action in made[self.made :]:
            if p.over or p.seat != seat or action not in p.choices:
                return False
            if len(self.bot.worth_a_look(p)) > 1:
                self.bot.follow(action)
            p.act(action)
        if p.over or p.seat != seat or observation.seat != seat:
            return False
        return Observation(p, seat).position.dump() == observation.position.dump()


def goes_on(observation: Observation, action: int) -> bool:
    """Does the seat choose again in the same turn after an action?"""
    p = observation.position.copy()
    turn = p.turn
    p.act(action)
    return not p.over and (p.seat, p.turn) == (observation.seat, turn)


_thoughts: dict[str, Thought] = {}
"""By table."""


def think(
    played: Played, level: str, seat: int, world: bytes, seed: int, turn: Turn, seconds: float
) -> list[tuple[int, int]]:
    """From a dump to actions, each with how often a search tried it."""
    game = opened(played)
    observation = Observation(game.load(msgspec.json.decode(world)), seat)
    bot = make_bot(level, game.name, seed, clock=True)
    if not isinstance(bot, SearchBot):
        return [(bot.choose(observation), 1)]
    known = _thoughts.pop(turn.table, None)
    if known is not None and known.level == level and known.leads_to(observation, turn.made):
        bot = known.bot
    bot.seconds = seconds
    weighed = bot.weigh(observation)
    if turn.table and goes_on(observation, weighed[0].action):
        _thoughts[turn.table] = Thought(bot, level, observation, len(turn.made))
        if len(_thoughts) > THOUGHTS:
            del _thoughts[next(iter(_thoughts))]
    return [(each.action, each.visits) for each in weighed]


def advise(played: Played, seat: int, world: bytes, seed: int) -> list[Advice]:
    """From a dump to the best options."""
    game = opened(played)
    return hints(game.name, Observation(game.load(msgspec.json.decode(world)), seat), seed)


def look_back(played: Played, record: str, seed: int) -> Hindsight:
    """A finished game looked back upon."""
    parsed = Record.parse(record)
    p = replay(parsed, opened(played), 0)
    positions, actions = [p], []
    for text in parsed.actions:
        chosen = choices.read(p, text)
        actions.append(chosen.actions[0])
        p = p.copy()
        chosen.act(p)
        positions.append(p)
    return hindsight(parsed.game, positions, actions, seed)
