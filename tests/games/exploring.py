"""Many games, quickly: played unchecked by mixed tables, watched turn by turn, every pair counted.

What goes wrong is not raised but kept, with the record of the game up to there.
"""

from __future__ import annotations

import traceback
from dataclasses import dataclass, field, replace
from typing import Any

from bathysphere.engine.chance import Source
from bathysphere.engine.errors import RulesFault
from bathysphere.engine.game import Game
from bathysphere.engine.position import Position
from bathysphere.games import game as game_named
from tests.games.harness import MOST_DECISIONS, Setup, Watch
from tests.games.pairs import Tally, column_of, columns, expected
from tests.games.temperaments import BOT, mixed_table, seekers

HANG, EXCEPTION, EMPTY, PROMISE = "hang", "exception", "empty option list", "broken promise"
KINDS = (HANG, EXCEPTION, EMPTY, PROMISE)


@dataclass
class Failure:
    """What went wrong at a table, and how it got there."""

    kind: str
    setup: str
    told: str
    record: str

    def data(self) -> dict[str, str]:
        return {"kind": self.kind, "setup": self.setup, "told": self.told, "record": self.record}


class NoOptions(Exception):
    """Somebody has to choose and there is nothing to choose from."""


class NoEnd(Exception):
    """More decisions than any game takes."""


def kind_of(error: Exception) -> str:
    """Under which heading a failure is counted."""
    if isinstance(error, RulesFault | NoEnd):
        return HANG
    if isinstance(error, NoOptions):
        return EMPTY
    return PROMISE if isinstance(error, AssertionError) else EXCEPTION


def play_on(setup: Setup, p: Position, tally: Tally, actions: list[int]) -> None:
    """Play a game to its end, unchecked; `actions` grows as it goes."""
    watch = Watch(p)
    choosers = setup.choosers(p, tally)
    while not p.over:
        if not p.choices:
            raise NoOptions
        if len(actions) >= MOST_DECISIONS:
            raise NoEnd
        watch.look(p)
        action = choosers[p.seat](p)
        tally.note(p, action)
        watch.note(p, action)
        actions.append(action)
        p.act(action)
    watch.look(p)


def explore(setup: Setup, tally: Tally) -> tuple[int, Failure | None]:
    """One game: how many decisions it had, and what went wrong."""
    actions: list[int] = []
    try:
        p = setup.start()
        play_on(setup, p, tally, actions)
    except Exception as error:
        return len(actions), failure(setup, error, actions)
    return len(actions), None


def failure(setup: Setup, error: Exception, actions: list[int]) -> Failure:
    told = "".join(traceback.format_exception(error))
    try:
        p = setup.start()
        record = setup.record([p.text(action) for action in actions]).text()
    except Exception:
        record = ""
    return Failure(kind_of(error), repr(setup), told, record)


@dataclass
class Explored:
    """What a number of games at tables of one game came to."""

    game: str
    rules: Game | None = None
    """Another version, or other content."""
    games: int = 0
    decisions: int = 0
    tallies: list[Tally] = field(default_factory=list)
    """By column."""
    failures: list[Failure] = field(default_factory=list)

    def __post_init__(self) -> None:
        if not self.tallies:
            self.tallies = [Tally(self.rules or game_named(self.game)) for _ in columns(self.game)]

    def play(self, setup: Setup, count: int = 1, bots: int = 0) -> None:
        """So many games with these settings, each with its own deal and its own people.

        In one of `bots` games there are only bots: they get to the tiles and tracks that chance does not.
        """
        tally = self.tallies[column_of(self.game, setup.settings)]
        for number in range(count):
            seed = setup.seed + number
            source = Source(seed, 97)
            table = mixed_table(self.game, setup.seats, source)
            if bots and source.below(bots) == 0:
                table = (BOT,)
            if source.below(2):
                table = seekers(table)
            decisions, wrong = explore(replace(setup, seed=seed, manners=table), tally)
            self.games += 1
            self.decisions += decisions
            if wrong is not None:
                self.failures.append(wrong)

    def play_from(self, setup: Setup, p: Position) -> None:
        """One game from a position somebody has laid out, with people who are after what is new."""
        tally = self.tallies[column_of(self.game, setup.settings)]
        table = seekers(mixed_table(self.game, p.seats, Source(setup.seed, 97)))
        actions: list[int] = []
        try:
            play_on(replace(setup, seats=p.seats, manners=table), p, tally, actions)
        except Exception as error:
            self.failures.append(failure(setup, error, actions))
        self.games += 1
        self.decisions += len(actions)

    def missing(self) -> list[set[tuple[str, str]]]:
        """By column the pairs that can be reached and have not been played."""
        return [
            expected(self.game, column)[0] - set(tally.pairs(tally.played))
            for column, tally in zip(columns(self.game), self.tallies, strict=True)
        ]

    def impossible(self) -> list[set[tuple[str, str]]]:
        """By column the pairs that are said to be out of reach and were offered all the same."""
        return [
            expected(self.game, column)[1] & set(tally.pairs(tally.offered))
            for column, tally in zip(columns(self.game), self.tallies, strict=True)
        ]


def names(counts: Any) -> dict[str, int]:
    """Counts of pairs as they are written in reports."""
    return {f"{step} {verb}": count for (step, verb), count in sorted(counts.items())}
