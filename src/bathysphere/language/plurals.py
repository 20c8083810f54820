"""Plurals: which form of a word goes with a number, by the rules of CLDR."""

from collections.abc import Callable
from functools import lru_cache

from bathysphere.language.cldr import category, rules_of
from bathysphere.language.languages import locale_of

Rule = Callable[[int], str]


@lru_cache
def plural_rule(language: str) -> Rule:
    """The categories of a language by number: `one` and `other` in English, six of them in Arabic."""
    rules = rules_of(locale_of(language))
    return lru_cache(maxsize=4096)(lambda number: category(number, rules))
