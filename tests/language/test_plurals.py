"""Plurals and numbers are those of CLDR, in any language and by both ways a sentence is made."""

import pytest

from bathysphere.language.numbers import figure, percent, signed, whole
from bathysphere.language.plurals import plural_rule
from bathysphere.language.texts import Texts
from tests.language.book import Book

ARABIC = ["zero", "one", "two", "few", "many", "other"]


def said(language: str, choices: str, numbers: list[int]) -> list[str]:
    """What the numbers are called, said quickly; the long way round has to agree."""
    source = f"points = {{ $n ->\n{choices}\n}}\n"
    texts, book = Texts(language, [source]), Book(language, [source])
    for n in numbers:
        assert texts.say("points", {"n": n}) == book.say("points", {"n": n})
    return [texts.say("points", {"n": n}) for n in numbers]


def test_french_says_zero_point() -> None:
    choices = "    [one] { $n } point\n   *[other] { $n } points"
    assert said("fr", choices, [0, 1, 2]) == ["0 point", "1 point", "2 points"]
    assert said("en", choices, [0, 1, 2]) == ["0 points", "1 point", "2 points"]


def test_polish_has_three_forms() -> None:
    choices = "    [one] { $n } punkt\n    [few] { $n } punkty\n   *[many] { $n } punktów"
    told = said("pl", choices, [0, 1, 2, 4, 5, 12, 22, 25])
    assert [text.split()[1] for text in told] == [
        "punktów",
        "punkt",
        "punkty",
        "punkty",
        "punktów",
        "punktów",
        "punkty",
        "punktów",
    ]


def test_arabic_has_all_six() -> None:
    assert [plural_rule("ar")(n) for n in (0, 1, 2, 3, 11, 100)] == ARABIC
    choices = "\n".join(f"    [{name}] {name}" for name in ARABIC[:-1]) + "\n   *[other] other"
    assert said("ar", choices, [0, 1, 2, 10, 99, 102]) == ARABIC


@pytest.mark.parametrize("language", ["en", "de"])
def test_one_and_minus_one_are_one(language: str) -> None:
    rule = plural_rule(language)
    assert [n for n in range(-2000, 2001) if rule(n) == "one"] == [-1, 1]


@pytest.mark.parametrize(
    ("language", "number"),
    [("en", "1,234,567"), ("de", "1.234.567"), ("fr", "1\u202f234\u202f567"), ("de-CH", "1’234’567")],
)
def test_thousands_in_a_sentence(language: str, number: str) -> None:
    assert whole(1234567, language) == number
    assert whole(-999, language) == "-999"


def test_figures_of_a_table() -> None:
    assert [figure(-1234.56, 1, name) for name in ("en", "de", "fr")] == [
        "−1,234.6",
        "−1\u202f234,6",
        "−1\u202f234,6",
    ]
    assert [percent(0.125, 1, name) for name in ("en", "de", "fr", "tr")] == [
        "12.5%",
        "12,5\u202f%",
        "12,5\u202f%",
        "%12,5",
    ]
    assert [signed(0.75, 1, name) for name in ("en", "de")] == ["+0.8", "+0,8"]
