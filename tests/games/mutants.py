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

from bathysphere.engine.position import Game
from bathysphere.packs import ABOUT, Pack, checked, shipped

NUMBER = re.compile(r'"[^"]*"|\'[^\']*\'|#.*|(?<![\w.+-])(\d+)(?![\w.])')
"""Strings and comments, to be left alone, or a whole number."""
CHANGES = (-2, -1, -1, 1, 1, 2)


@lru_cache
def numbers(game: str) -> list[tuple[str, int, int]]:
    """Where the numbers of the shipped files stand: file, from, to."""
    return [
        (file, *found.span(1))
        for file, text in shipped(game).items()
        if file != ABOUT
        for found in NUMBER.finditer(text)
        if found.group(1)
    ]


@dataclass(frozen=True)
class Mutant:
    """A pack that nobody wrote."""

    pack: Pack
    changes: tuple[str, ...]
    """What was changed: `crew.toml, line 12: 3 -> 4`."""

    def rules(self) -> Game:
        return self.pack.trusted()


def mutant(game: str, fresh: random.Random) -> Mutant:
    """The shipped files with one to five numbers changed; files as they were are left out."""
    texts = shipped(game)
    changes = []
    places = sorted(fresh.sample(numbers(game), fresh.randint(1, 5)), reverse=True)
    touched = set()
    for file, start, end in places:
        text = texts[file]
        old = text[start:end]
        new = str(max(0, int(old) + fresh.choice(CHANGES)))
        texts[file] = text[:start] + new + text[end:]
        touched.add(file)
        changes.append(f"{file}, line {text.count(chr(10), 0, start) + 1}: {old} -> {new}")
    files = tuple((file, text) for file, text in texts.items() if file == ABOUT or file in touched)
    return Mutant(Pack(game, "mutant", files), tuple(reversed(changes)))


def accepted(found: Mutant) -> bool:
    """Does the check call it good?"""
    return not checked(Path(found.pack.name), dict(found.pack.files))[2]
