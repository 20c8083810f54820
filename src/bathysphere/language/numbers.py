"""Numbers as a language writes them, by CLDR: separators, the percent sign, true minus signs."""

from functools import lru_cache

from bathysphere.language.cldr import Signs, signs_of
from bathysphere.language.languages import ABOUT, locale_of

GROUPED_FROM = 1000
"""Smaller numbers look alike in every language."""


def whole(value: int, language: str) -> str:
    """A whole number in a sentence."""
    if 0 <= value < GROUPED_FROM:
        return str(value)
    signs = signs_of(locale_of(language))
    return ("-" if value < 0 else "") + signs.thousands.join(_groups(str(abs(value)), signs))


def _groups(digits: str, signs: Signs) -> list[str]:
    """Digits in groups; what is left stands before them."""
    groups: list[str] = []
    size = signs.group
    while len(digits) > size:
        groups.insert(0, digits[-size:])
        digits = digits[:-size]
        size = signs.groups
    return [digits, *groups]


def figure(value: float, digits: int, language: str) -> str:
    """A number with so many decimals as it stands in tables."""
    return f"{value:,.{digits}f}".translate(_signs(language))


def signed(value: float, digits: int, language: str) -> str:
    """A small number with its sign and so many decimals."""
    return f"{value:+.{digits}f}".translate(_signs(language))


def percent(value: float, digits: int, language: str) -> str:
    """A rate in percent; a space before the sign is a narrow one."""
    text = f"{100 * value:.{digits}f}".translate(_signs(language))
    return signs_of(locale_of(language)).percent.replace("\u00a0", "\u202f").replace("#", text)


@lru_cache
def _signs(language: str) -> dict[int, str]:
    """What stands for point, comma and minus."""
    signs = signs_of(locale_of(language))
    thousands = ABOUT[language].thousands if language in ABOUT else ""
    return {ord("."): signs.decimal, ord(","): thousands or signs.thousands, ord("-"): "−"}
