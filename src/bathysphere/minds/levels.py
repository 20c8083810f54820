"""The opponents by name: the same in all games, each meant to beat the one before it.

| level      | how it plays                                                            |
|------------|-------------------------------------------------------------------------|
| `random`   | anything legal                                                          |
| `deckhand` | looks at its own turn, superficially, and blunders now and then         |
| `greedy`   | looks at its own turn, by the heuristic as it was written down          |
| `mate`     | the same, with the weights learned from self-play                       |
| `captain`  | search: at most a second a choice and three seconds a turn              |
| `admiral`  | search: at most five seconds a choice, at a table on all cores          |

`captain:200` searches exactly 200 iterations per decision and ignores the clock: for the ladder, the lab and
tests, where the same seed has to give the same game on any machine.
"""

from __future__ import annotations

import msgspec

from bathysphere.engine.errors import OptionError
from bathysphere.engine.heuristic import Heuristic
from bathysphere.games import game as game_named
from bathysphere.minds import registry
from bathysphere.minds.bot import Bot, RandomBot
from bathysphere.minds.greedy import DeckhandBot, GreedyBot
from bathysphere.minds.search import FOREVER, SearchBot

BOTS = registry.TAKEN
MOST_ITERATIONS = 1_000_000

FOR_PROGRAMS = "greedy"
"""The level for simulations and for programs; people are not asked to choose it."""
SUBSTITUTE = FOR_PROGRAMS
"""Who chooses where a bot has failed or is late: it needs no learned weights."""


class Limits(msgspec.Struct, frozen=True):
    """How long a level may think: seconds a choice, seconds a turn."""

    seconds: float
    turn_seconds: float


LIMITS = {"captain": Limits(1.0, 3.0), "admiral": Limits(5.0, 20.0)}
"""The levels that search."""


def known() -> list[str]:
    """The bots that a program can name: ours, and those that somebody offers beside them."""
    return [*BOTS, *registry.offered()]


def for_people() -> list[str]:
    """The bots that people are offered, weakest first: a name and a level that keeps what it says.

    `greedy` is not among them: it stands between deckhand and mate, and is there for simulations.
    """
    return [level for level in known() if level != FOR_PROGRAMS]


def is_bot(name: str) -> bool:
    """Is this the name of a bot, as one may type it?"""
    return name in BOTS or name.partition(":")[0] in LIMITS or registry.is_own(name)


def split(name: str) -> tuple[str, int]:
    """The level and the iterations of `captain:200`, 0 where none are given; OptionError if unknown."""
    level, colon, number = name.partition(":")
    if level not in BOTS and registry.is_own(name):
        return name, 0
    if level not in BOTS or (colon and level not in LIMITS):
        raise OptionError("bot-unknown", bot=name, known=", ".join(known()))
    if not colon:
        return level, 0
    if not (number.isascii() and number.isdigit() and 0 < int(number[:9]) <= MOST_ITERATIONS):
        raise OptionError("bot-iterations", bot=name, most=str(MOST_ITERATIONS))
    return level, int(number)


def make_bot(name: str, game: str, seed: int, *, clock: bool = False) -> Bot:
    """The bot of that name for a game; OptionError lists those there are.

    Without `clock` it counts iterations only, so that its play depends on nothing but what it sees and the
    seed; with it, it also keeps to the time of its level.
    """
    level, iterations = split(name)
    if level not in BOTS:
        return registry.loaded(level)(seed)
    if level == "random":
        return RandomBot(seed)
    if level == "greedy":
        return GreedyBot(seed, heuristic(game))
    if level == "deckhand":
        return DeckhandBot(seed, heuristic(game))
    if level == "mate":
        return GreedyBot(seed, heuristic(game, fitted=True))
    limits = LIMITS[level] if clock else Limits(FOREVER, FOREVER)
    judge = heuristic(game, fitted=True)
    budget = iterations or game_named(game).budgets()[level]
    bot = SearchBot(seed, judge, budget, limits.seconds, limits.turn_seconds)
    if level == "admiral":
        bot.ahead = judge.far
        bot.wide = True
    return bot


def heuristic(game: str, fitted: bool = False) -> Heuristic:  # type: ignore[type-arg]
    """The judgement a game brings along: as written down, or with the weights learned from self-play."""
    return game_named(game).judgement(fitted)
