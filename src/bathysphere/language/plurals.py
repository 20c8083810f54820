"""Plurals: which form of a word goes with a number, by the rules of CLDR."""

from collections.abc import Callable
from functools import lru_cache

from babel import Locale

from bathysphere.language.languages import locale_of

Rule = Callable[[int], str]


@lru_cache
def plural_rule(language: str) -> Rule:
    """The categories of a language by number: `one` and `other` in English, six of them in Arabic."""
    return lru_cache(maxsize=4096)(Locale.parse(locale_of(language)).plural_form)
