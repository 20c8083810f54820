"""Packs mutated at random: the shipped content with a few numbers changed, where the check accepts it.

What `bathysphere pack check` calls good must play: a mutant that passes and then breaks a game is a fault of
the check or of the rules.
"""

from __future__ import annotations

import random
import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from bathysphere.content.packs import ABOUT, Pack, checked, shipped
from bathysphere.engine.game import Game

NUMBER = re.compile(r'"[^"]*"|\'[^\']*\'|#.*|(?<![\w.+-])(\d+)(?![\w.])')
"""Strings and comments, to be left alone, or a whole number."""
CHANGES = (-2, -1, -1, 1, 1, 2)


@lru_cache
def numbers(game: str) -> dict[str, list[tuple[int, int]]]:
    """Where the numbers of the shipped files stand, by file: from, to."""
    by_file = {
        file: [place.span(1) for place in NUMBER.finditer(text) if place.group(1)]
        for file, text in shipped(game).items()
        if file != ABOUT
    }
    return {file: places for file, places in by_file.items() if places}


@dataclass(frozen=True)
class Mutant:
    """A pack that nobody wrote."""

    pack: Pack
    changes: tuple[str, ...]
    """What was changed: `crew.toml, line 12: 3 -> 4`."""

    def rules(self) -> Game:
        return self.pack.trusted()


def mutant(game: str, fresh: random.Random) -> Mutant:
    """The shipped files with one to four numbers changed; files as they were are left out."""
    texts = shipped(game)
    changes = []
    every = numbers(game)
    files = [fresh.choice(list(every)) for _ in range(fresh.randint(1, 4))]
    places = {(file, *fresh.choice(every[file])) for file in files}
    touched = set()
    for file, start, end in sorted(places, reverse=True):
        text = texts[file]
        old = text[start:end]
        new = str(max(0, int(old) + fresh.choice(CHANGES)))
        texts[file] = text[:start] + new + text[end:]
        touched.add(file)
        changes.append(f"{file}, line {text.count(chr(10), 0, start) + 1}: {old} -> {new}")
    own = tuple((file, text) for file, text in texts.items() if file == ABOUT or file in touched)
    return Mutant(Pack(game, "mutant", own), tuple(reversed(changes)))


def accepted(mutated: Mutant) -> bool:
    """Does the check call it good?"""
    return not checked(Path(mutated.pack.name), dict(mutated.pack.files))[2]
