"""The words of a game: what a thing is called that players call by another name.

`glossary.toml` beside the texts of a language has a table for each thing: its `word`, what players say for it
(`asked`), and what our own texts never say (`never`, regular expressions). The search of the manual answers
“ships” with “Vessel” by it, and tests hold all texts to it.
"""

from __future__ import annotations

import re
import tomllib
from functools import lru_cache
from importlib import resources

import msgspec

from bathysphere.language.languages import spoken


class Allowed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a word is used all the same, and why."""

    where: str
    why: str


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing and its word."""

    word: str
    means: str = ""
    asked: list[str] = []
    """What players say for it."""
    never: list[str] = []
    allowed: list[Allowed] = []

    def slips(self, said: str) -> list[str]:
        """Words in a text that are not used for this."""
        return [match[0] for never in self.never for match in re.finditer(rf"(?<!\w)(?:{never})(?!\w)", said)]

    def meant_by(self, said: str) -> bool:
        """Do players mean this by a word that is not its own?"""
        if said.casefold().startswith(self.word.casefold()):
            return False
        words = [*map(re.escape, self.asked), *self.never]
        return any(re.fullmatch(each, said, re.IGNORECASE) for each in words)


def read_glossary(text: str) -> dict[str, Term]:
    """The things of a glossary, by name."""
    return msgspec.convert(tomllib.loads(text), dict[str, Term])


@lru_cache
def packaged_glossary(package: str, language: str) -> dict[str, Term]:
    """The words a game ships for a language; none if it ships none."""
    file = resources.files(package) / "faces" / "text" / spoken(language) / "glossary.toml"
    return read_glossary(file.read_text(encoding="utf-8")) if file.is_file() else {}


def called(package: str, language: str, said: str) -> str:
    """What a game calls the thing that somebody calls so; empty if nobody has told."""
    terms = packaged_glossary(package, language).values()
    return next((term.word for term in terms if term.meant_by(said)), "")
