"""Numbers as a language writes them, by CLDR: separators, the percent sign, true minus signs."""

from functools import lru_cache

from babel import Locale
from babel.numbers import format_decimal, get_decimal_symbol, get_group_symbol

from bathysphere.language.languages import ABOUT, locale_of

GROUPED_FROM = 1000
"""Smaller numbers look alike in every language."""


def whole(value: int, language: str) -> str:
    """A whole number in a sentence."""
    return str(value) if 0 <= value < GROUPED_FROM else format_decimal(value, locale=locale_of(language))


def figure(value: float, digits: int, language: str) -> str:
    """A number with so many decimals as it stands in tables."""
    return f"{value:,.{digits}f}".translate(_signs(language))


def signed(value: float, digits: int, language: str) -> str:
    """A small number with its sign and so many decimals."""
    return f"{value:+.{digits}f}".translate(_signs(language))


def percent(value: float, digits: int, language: str) -> str:
    """A rate in percent."""
    text = f"{100 * value:.{digits}f}".translate(_signs(language))
    return _percent(language).replace("#", text)


@lru_cache
def _signs(language: str) -> dict[int, str]:
    """What stands for point, comma and minus."""
    locale = locale_of(language)
    thousands = ABOUT[language].thousands if language in ABOUT else ""
    return {
        ord("."): get_decimal_symbol(locale),
        ord(","): thousands or get_group_symbol(locale),
        ord("-"): "−",
    }


@lru_cache
def _percent(language: str) -> str:
    """How a language writes `#` percent; a space before the sign is a narrow one."""
    pattern = str(Locale.parse(locale_of(language)).percent_formats[None].pattern)
    places = [place for place, letter in enumerate(pattern) if letter in "#0,."]
    sign = pattern[: places[0]] + "#" + pattern[places[-1] + 1 :]
    return sign.replace("\u00a0", "\u202f")
