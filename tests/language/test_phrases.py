"""Phrases say exactly what fluent.runtime says."""

from __future__ import annotations

import re
from itertools import product

import pytest
from fluent.runtime import FluentResource

from bathysphere.catalogue import GAMES
from bathysphere.language.languages import LANGUAGES
from bathysphere.language.phrases import Beyond, Phrases
from bathysphere.language.texts import Texts, of_package, packaged

SAMPLES: list[str | int] = [0, 1, 2, 11, 999, 1234, -1, "yes", "no", "word"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_message_of_every_game(game: str, language: str) -> None:
    package = f"bathysphere.games.{game}"
    texts = of_package(package, language)
    source = packaged("bathysphere", language) + packaged(package, language)
    messages = re.findall(r"^([a-z][\w-]*) *=", source, re.M)
    names = set(re.findall(r"\$(\w+)", source))
    assert len(messages) > 50
    for message, value in product(messages, SAMPLES):
        params = dict.fromkeys(names, value)
        assert texts._format(message, params) == texts._by_the_book(message, params), (message, value)


def test_a_choice_with_a_number_of_its_own() -> None:
    texts = Texts("en", ["n = { $n ->\n    [0] none\n    [one] one\n   *[other] { $n } things\n}\n"])
    assert [texts.say("n", {"n": n}) for n in (0, 1, 2, 4321)] == ["none", "one", "2 things", "4,321 things"]


def test_what_is_beyond_phrases_is_said_by_the_book() -> None:
    call = "call = { NUMBER($n, minimumFractionDigits: 1) }"
    source = "\n".join(["-sea = the sea", "term = In { -sea }", "missing = { $what }", call, ""])
    phrases = Phrases("en", [FluentResource(source)])
    for message in ("term", "call", "unknown"):
        with pytest.raises(Beyond):
            phrases.phrase(message)
    texts = Texts("en", [source])
    assert texts.say("term") == "In the sea"
    assert texts.say("call", {"n": 2}) == "2.0"
    with pytest.raises(Exception, match="what"):
        texts.say("missing")
