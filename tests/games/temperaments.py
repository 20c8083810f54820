"""Players by temperament: who hoards, who declines, who spends, who saves one thing for last.

Uniform chance plays everything a little and nothing for long. People are not like that: one keeps a Journal
until the round is nearly over, another never pays for anything, a third passes whenever it is possible.
Each temperament ranks the verbs of a game and takes an option of the best rank, by chance among equals.
A mixed table gives every seat its own. Same names and same seed, same game.

    chance            any option
    even              any verb, then any option of that verb
    lively            anything, but seldom what is quiet (passing, declining, ending)
    hoarder           spends nothing until nothing else is left but to give up the turn or the round
    miser             spends nothing even then, unless it must
    hoards:tokens     a hoarder of one thing
    decliner          quiet whenever that is possible
    spender           spends whatever can be spent at once
    saves:circle      keeps one verb until it would otherwise be too late
    last:circle       keeps one verb until there is nothing else at all
    loves:trade       one verb whenever it is possible
    rare              what has been played least often at this step so far
    deckhand          the bot of that name, who gets further in a game than chance does
    careful:circle    plays like the deckhand and keeps one verb until it would otherwise be too late
    new+hoarder       whatever nobody has played at this step before; otherwise like a hoarder

What is quiet and what spends is said in one small table per game: HABITS in its `promises.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from pathlib import Path

from bathysphere.engine.chance import Source
from bathysphere.engine.position import Position
from bathysphere.engine.verbs import Vocabulary
from bathysphere.games import game as game_named
from bathysphere.minds import Bot, Observation, make_bot
from tests.games.pairs import Tally, verb_numbers

MIXED = ("chance", "even", "lively", "hoarder", "miser", "decliner", "spender", "rare")
BOT = "deckhand"
CAREFUL = "careful:"
NEW = "new+"
PATIENCE = 3000
"""After so many decisions everybody plays by chance: not every temperament brings a game to its end."""


def promises_of(game: str) -> str:
    """The module in which a game says what it promises; one of another package may say nothing."""
    own = (Path(__file__).parent / game / "promises.py").is_file()
    return f"tests.games.{game}.promises" if own else "tests.games.plain_promises"


@dataclass(frozen=True)
class Habits:
    """The verbs of a game by what they do to whoever says them; the others do something."""

    quiet: tuple[str, ...]
    """Decline, be done, pass: to do nothing."""
    gives_up: tuple[str, ...]
    """Those among them after which the chance is gone: passing, ending the turn."""
    spending: dict[str, tuple[str, ...]]
    """What people like to keep, and the verbs that use it up."""

    def spends(self) -> tuple[str, ...]:
        return tuple(verb for verbs in self.spending.values() for verb in verbs)


def habits_of(game: str) -> Habits:
    habits: Habits = import_module(promises_of(game)).HABITS
    return habits


@lru_cache
def temperaments(game: str) -> list[str]:
    """The names of all temperaments there are for a game."""
    verbs = [verb.name for verb in game_named(game).vocabulary.verbs]
    kept = [f"hoards:{thing}" for thing in habits_of(game).spending]
    fond = [f"{how}:{verb}" for verb in verbs for how in ("saves", "last", "loves")]
    return [*MIXED, *kept, *fond]


def mixed_table(game: str, seats: int, source: Source) -> tuple[str, ...]:
    """A temperament for every seat: half of the time a general one, otherwise any."""
    every = temperaments(game)
    return tuple(
        MIXED[source.below(len(MIXED))] if source.below(2) else every[source.below(len(every))]
        for _ in range(seats)
    )


def seekers(table: Sequence[str]) -> tuple[str, ...]:
    """The same people, all of them after what has not been played before."""
    return tuple(NEW + name for name in table)


@lru_cache(maxsize=1024)
def ranks(game: str, vocabulary: Vocabulary, name: str) -> list[int]:
    """For every action how late a temperament likes it; all 0 for those who do not rank."""
    habits = habits_of(game)
    kind, _, thing = name.partition(":")
    rank = dict.fromkeys((verb.name for verb in vocabulary.verbs), 1)
    if kind in ("hoarder", "miser", "hoards", "saves", "careful", "lively"):
        rank |= dict.fromkeys(habits.quiet, 2) | dict.fromkeys(habits.gives_up, 4)
    if kind in ("hoarder", "hoards"):
        rank |= dict.fromkeys(habits.spending[thing] if thing else habits.spends(), 3)
    elif kind == "miser":
        rank |= dict.fromkeys(habits.spends(), 5)
    elif kind == "decliner":
        rank |= dict.fromkeys(habits.quiet, 0)
    elif kind == "spender":
        rank |= dict.fromkeys(habits.quiet, 2) | dict.fromkeys(habits.spends(), 0)
    elif kind in ("saves", "careful"):
        rank[thing] = 3
    elif kind == "last":
        rank[thing] = 5
    elif kind == "loves":
        rank[thing] = 0
    return [rank[verb.name] for verb in vocabulary.verbs for _ in range(verb.size)]


class Player:
    """Somebody at the table who chooses by temperament."""

    def __init__(self, game: str, name: str, seed: int, seat: int, tally: Tally) -> None:
        vocabulary = game_named(game).vocabulary
        self.seeks = name.startswith(NEW)
        """Does what nobody has done before come first?"""
        name = name.removeprefix(NEW)
        self.name = name
        self.source = Source(seed, 200 + seat)
        self.tally = tally
        self.by_verb = name in ("even", "rare")
        self.rank = ranks(game, vocabulary, name)
        self.bot: Bot | None = None
        if name == BOT or name.startswith(CAREFUL):
            self.bot = make_bot(BOT, game, self.source.word())
        self.careful = name.startswith(CAREFUL)
        self.verb = verb_numbers(vocabulary)
        self.plain = name == "chance"
        self.whim = 10 if name == "lively" else [0, 0, 8, 20][self.source.below(4)]
        """One decision in so many is by chance; some people know no whims."""

    def choose(self, p: Position) -> int:
        """One of the options."""
        choices = p.choices
        source = self.source
        if self.seeks:
            new = self.unheard_of(p)
            if new:
                return new[source.below(len(new))]
        if self.plain or p.ply > PATIENCE or (self.whim and source.below(self.whim) == 0):
            return choices[source.below(len(choices))]
        rank = self.rank
        if self.bot is not None:
            action = self.bot.choose(Observation(p, p.seat))
            if not self.careful or rank[action] < 3:
                return action
        if self.by_verb:
            return self.by_the_verb(p)
        best = min([rank[action] for action in choices])
        pool = [action for action in choices if rank[action] == best]
        return pool[source.below(len(pool))]

    def unheard_of(self, p: Position) -> list[int]:
        """The options that nobody has ever taken at this step, by their verb."""
        counts = self.tally.played[p.stack[-1].step]
        verb = self.verb
        return [action for action in p.choices if counts[verb[action]] == 0]

    def by_the_verb(self, p: Position) -> int:
        """First a verb: any, or the one played least often at this step; then an option."""
        verb = self.verb
        verbs = sorted({verb[action] for action in p.choices})
        if self.name == "rare":
            counts = self.tally.played[p.stack[-1].step]
            least = min([counts[number] for number in verbs])
            verbs = [number for number in verbs if counts[number] == least]
        chosen = verbs[self.source.below(len(verbs))]
        pool = [action for action in p.choices if verb[action] == chosen]
        return pool[self.source.below(len(pool))]


def players(game: str, names: Sequence[str], seats: int, seed: int, tally: Tally) -> list[Player]:
    """Somebody on every seat; fewer names than seats go round."""
    return [Player(game, names[seat % len(names)], seed, seat, tally) for seat in range(seats)]
