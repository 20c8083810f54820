"""Which kinds of choices were met: every (step, verb) pair a game declares, offered and played, by table.

A pair is *offered* when the verb is among the options of somebody at that step, and *played* when somebody
takes it. A choice that leaves one option only is no choice, and is not counted.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import import_module

from bathysphere.engine.game import Game
from bathysphere.engine.position import Position
from bathysphere.engine.verbs import Vocabulary
from bathysphere.games import game as game_named

Pair = tuple[str, str]
"""The name of a step and of one of its verbs."""


@lru_cache
def verb_numbers(vocabulary: Vocabulary) -> list[int]:
    """The number of the verb that owns each action."""
    return [number for number, verb in enumerate(vocabulary.verbs) for _ in range(verb.size)]


def declared(game: str) -> list[Pair]:
    """Every verb of every step, in the order of the rules."""
    return [(step.name, verb.name) for step in game_named(game).steps for verb in step.verbs]


class Tally:
    """How often each verb was offered and played at each step."""

    def __init__(self, game: Game) -> None:
        self.game = game
        verbs = len(game.vocabulary.verbs)
        self.offered = [[0] * verbs for _ in game.steps]
        self.played = [[0] * verbs for _ in game.steps]
        self.verb = verb_numbers(game.vocabulary)

    def note(self, p: Position, action: int) -> None:
        """Somebody is about to take this option."""
        step = p.stack[-1].step
        verb = self.verb
        offered = self.offered[step]
        for number in {verb[choice] for choice in p.choices}:
            offered[number] += 1
        self.played[step][verb[action]] += 1

    def add(self, other: Tally) -> None:
        """What was counted elsewhere."""
        for mine, theirs in ((self.offered, other.offered), (self.played, other.played)):
            for here, there in zip(mine, theirs, strict=True):
                for number, count in enumerate(there):
                    if count:
                        here[number] += count

    def pairs(self, counts: list[list[int]]) -> Counter[Pair]:
        """Counts by name."""
        verbs = self.game.vocabulary.verbs
        by_name: Counter[Pair] = Counter()
        for step, row in zip(self.game.steps, counts, strict=True):
            for verb, count in zip(verbs, row, strict=True):
                if count:
                    by_name[step.name, verb.name] += count
        return by_name


@dataclass(frozen=True)
class Unreachable:
    """A pair that no game can reach at some tables, or at none, and why."""

    step: str
    verb: str
    why: str
    where: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Settings and those of their values for which it holds; everywhere if empty."""

    def holds(self, column: dict[str, str]) -> bool:
        """Is the pair out of reach at tables with these settings?"""
        return all(column.get(name) in values for name, values in self.where.items())


def columns(game: str) -> list[dict[str, str]]:
    """The kinds of tables that are told apart: for Deep Sea every edition and mode."""
    kinds: list[dict[str, str]] = import_module(f"tests.games.{game}.promises").COLUMNS
    return kinds


def column_of(game: str, settings: dict[str, str]) -> int:
    """The place of a table among the columns."""
    for place, column in enumerate(columns(game)):
        if column.items() <= settings.items():
            return place
    raise KeyError(f"no column for {settings}")


def heading(column: dict[str, str]) -> str:
    return " ".join(column.values()) or "all"


def expected(game: str, column: dict[str, str]) -> tuple[set[Pair], set[Pair]]:
    """The pairs that can be reached at such tables, and those listed as out of reach."""
    listed: list[Unreachable] = import_module(f"tests.games.{game}.promises").UNREACHABLE
    out = {(entry.step, entry.verb) for entry in listed if entry.holds(column)}
    return set(declared(game)) - out, out
