"""What CLDR says of a language: its plurals and its numbers (`cldr.json`, made by `tools/cldr.py`)."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources

import msgspec

Relation = tuple[int, bool, list[tuple[int, int]]]
"""A modulus (0: the number itself), whether it has to be in the ranges, and the ranges."""
Rules = dict[str, list[list[Relation]]]
"""By category the ways to belong to it; in each of them all relations have to hold."""


class Signs(msgspec.Struct, frozen=True, array_like=True):
    """How a language writes numbers."""

    rules: int
    decimal: str
    thousands: str
    percent: str
    """With the number as #."""
    group: int
    """Digits of the group next to the decimal sign."""
    groups: int
    """Digits of each further one."""


class Cldr(msgspec.Struct, frozen=True):
    """Everything that is known of all languages."""

    plurals: list[Rules]
    languages: dict[str, Signs]


@lru_cache
def _cldr() -> Cldr:
    file = resources.files(__package__) / "cldr.json"
    return msgspec.json.decode(file.read_bytes(), type=Cldr)


def exists(language: str) -> bool:
    """Is there a language of this name?"""
    return language in _cldr().languages


@lru_cache
def signs_of(locale: str) -> Signs:
    """How `de_AT` writes numbers: as its own entry says, or as `de` does."""
    languages = _cldr().languages
    name = locale
    while name and name not in languages:
        name = name.rpartition("_")[0]
    if not name:
        raise LookupError(
            f"CLDR has no language {locale!r}: language.toml may say `locale`, whose rules it has"
        )
    return languages[name]


def rules_of(locale: str) -> Rules:
    """The categories of a language beside `other`."""
    return _cldr().plurals[signs_of(locale).rules]


def category(number: int, rules: Rules) -> str:
    """Which form of a word goes with a number."""
    size = abs(number)
    for name, ways in rules.items():
        if any(all(_holds(size, relation) for relation in way) for way in ways):
            return name
    return "other"


def _holds(size: int, relation: Relation) -> bool:
    modulus, wanted, ranges = relation
    value = size % modulus if modulus else size
    return any(low <= value <= high for low, high in ranges) is wanted
