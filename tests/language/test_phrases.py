"""Phrases say exactly what fluent.runtime says."""

from __future__ import annotations

import re
from itertools import product

import pytest

from bathysphere.catalogue import GAMES
from bathysphere.language.languages import LANGUAGES
from bathysphere.language.phrases import Unsupported
from bathysphere.language.texts import Texts, packaged
from tests.language.book import Book

SAMPLES: list[str | int] = [0, 1, 2, 11, 999, 1234, -1, "yes", "no", "word"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_message_of_every_game(game: str, language: str) -> None:
    package = f"bathysphere.games.{game}"
    sources = [packaged("bathysphere", language), packaged(package, language)]
    texts, book = Texts(language, sources), Book(language, sources)
    source = "".join(sources)
    messages = re.findall(r"^([a-z][\w-]*) *=", source, re.M)
    names = set(re.findall(r"\$(\w+)", source))
    assert len(messages) > 50
    for message, value in product(messages, SAMPLES):
        params = dict.fromkeys(names, value)
        assert texts.say(message, params) == book.say(message, params), (message, value)


def test_a_choice_with_a_number_of_its_own() -> None:
    texts = Texts("en", ["n = { $n ->\n    [0] none\n    [one] one\n   *[other] { $n } things\n}\n"])
    assert [texts.say("n", {"n": n}) for n in (0, 1, 2, 4321)] == ["none", "one", "2 things", "4,321 things"]


def test_terms_are_said_and_what_is_beyond_is_refused_in_words() -> None:
    call = "call = { NUMBER($n, minimumFractionDigits: 1) }"
    circle = "there = { back }\nback = { there }"
    source = "\n".join(["-sea = the sea", "term = In { -sea }", "missing = { $what }", call, circle, ""])
    texts = Texts("en", [source])
    assert texts.say("term") == Book("en", [source]).say("term", {}) == "In the sea"
    assert texts.say("unknown") == "{unknown}"
    with pytest.raises(Unsupported, match=r"call: FunctionReference is more of Fluent"):
        texts.say("call", {"n": 2})
    with pytest.raises(Unsupported, match=r"there -> back -> there: .* leads back to itself"):
        texts.say("there")
    with pytest.raises(KeyError, match="what"):
        texts.say("missing")
