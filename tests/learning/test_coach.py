"""The coach has a line for every choice a person can be asked to make, in every language."""

from __future__ import annotations

import random

import pytest

from bathysphere.catalogue import game, start
from bathysphere.engine.position import Position
from bathysphere.games import GAMES
from bathysphere.language.languages import LANGUAGES
from bathysphere.language.speech import Speech
from bathysphere.language.texts import of_package

LONGEST = 142
"""Letters that three lines of the rail hold."""
SETTINGS = {
    "shares": [(2, {}), (3, {"sides": "advanced"}), (4, {"sides": "random"})],
    "deepsea": [(1, {}), (3, {"mission": "6"}), (2, {"mission": "8"}), (2, {"edition": "prototype"})],
    "reef": [(2, {}), (4, {"side": "b", "missions": "dealt"})],
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_step_that_can_ask_has_a_line(name: str, language: str) -> None:
    texts = of_package(game(name).package, language)
    asking = [step.name for step in game(name).steps if step.verbs]
    missing = [step for step in asking if texts.knows(f"ask-{step}") and not texts.knows(f"coach-{step}")]
    assert not missing


@pytest.mark.parametrize(
    ("name", "seats", "settings"),
    [(name, seats, settings) for name, each in SETTINGS.items() for seats, settings in each],
)
def test_each_question_of_a_game_gets_a_line_that_fits(
    name: str, seats: int, settings: dict[str, str]
) -> None:
    """Rule and fact of the moment: filled in, and three lines at most."""
    chance = random.Random(seats)
    p = start(name, seats, seed=11, **settings)
    voices = {language: _voice(p, language) for language in LANGUAGES}
    asked = 0
    while not p.over and asked < 600:
        asked += 1
        for language, voice in voices.items():
            line = voice.coach(p)
            step = p.steps[p.stack[-1].step].name
            assert line, f"{step} in {language}"
            assert "{" not in line, line
            assert len(line) <= LONGEST, f"{step} in {language}: {len(line)} {line}"
        p.act(chance.choice(p.choices))
    assert asked > 20


def test_the_fact_is_that_of_the_position() -> None:
    p = start("shares", 3, seed=7)
    voice = _voice(p, "en")
    while p.steps[p.stack[-1].step].name == "draft":
        assert f"{len(p.view(p.seat)['market'])} cards" in voice.coach(p)  # type: ignore[arg-type]
        p.act(p.choices[0])
    view = p.view(p.seat)
    mine = view["players"][p.seat]["shares"]  # type: ignore[index]
    assert f"you own {max(mine)}" in voice.coach(p)


def _voice(p: Position, language: str) -> Speech:
    return Speech(p.game, p.content, language, seats=p.seats, nicknames=p.game.nicknames(p))
