"""Co-op and solo told as they are: what is needed, what each goal asks, what strikes, reached or not."""

from __future__ import annotations

from typing import Any

import pytest

import bathysphere as bs
from bathysphere.engine.position import Position
from bathysphere.games.deepsea.rules.scoring import goals_met
from bathysphere.language.speech import Speech
from bathysphere.minds.advice_text import advice_sentence
from bathysphere.minds.hints import Advice
from tests.games.deepsea.table import position
from tests.games.harness import Setup, random_game

LEVELS = {
    "beginner": (4, "Beginner", "Einfach"),
    "intermediate": (5, "Intermediate", "Mittel"),
    "expert": (6, "Expert", "Schwierig"),
    "legendary": (7, "Legendary", "Legendär"),
}


def over(**settings: str) -> Position:
    return random_game(Setup("deepsea", 1, 22, {"mode": "solo", **settings}))[0]


@pytest.mark.rule("DS-301", "DS-302")
@pytest.mark.parametrize("level", LEVELS)
def test_what_is_needed_is_said_with_the_printed_name(level: str) -> None:
    needed, english, german = LEVELS[level]
    p = bs.start("deepsea", 2, 1, mode="coop", difficulty=level)
    team = p.game.team(p)
    assert team is not None
    said = [Speech(p.game, p.content, language).needs(team) for language in ("en", "de")]
    assert f"{needed} of 7" in said[0]
    assert english in said[0]
    assert f"{needed} von 7" in said[1]
    assert german in said[1]


@pytest.mark.rule("DS-302", "AM-102")
@pytest.mark.parametrize(("language", "lost"), [("en", "Not reached"), ("de", "Nicht geschafft")])
def test_a_lost_game_is_no_victory(language: str, lost: str) -> None:
    p = over(difficulty="legendary")
    assert not p.winners()
    said = Speech(p.game, p.content, language, ["Ann"]).outcome(p)
    assert said.startswith(lost)
    assert str(goals_met(p)) in said  # type: ignore[arg-type]
    for word in ("victory", "wins", "gewinn", "points", "Punkt"):
        assert word not in said


@pytest.mark.rule("DS-287", "DS-290")
def test_the_view_has_every_goal_by_name_with_value_threshold_and_origin() -> None:
    p = over()
    view: Any = p.view(0)
    goals = view["coop"]["goals"]
    assert len(goals) == view["coop"]["of"] == 7
    assert sum(goal["met"] for goal in goals) == view["coop"]["met"]
    for language in ("en", "de"):
        texts = Speech(p.game, p.content, language).texts
        for goal in goals:
            assert texts.knows(goal["name"])
            assert texts.knows(goal["text"])
            assert goal["met"] == (goal["have"] >= goal["need"])
    assert {goal["provenance"] for goal in goals} <= {"house", "rulebook", "public", "inferred"}


def test_a_threshold_is_house_made_for_the_numbers_of_players_no_book_prints() -> None:
    """Mission 1 prints 45 for three; the other numbers are ours."""
    for seats, wanted in ((2, "house"), (3, "rulebook")):
        view: Any = bs.start("deepsea", seats, 1, mode="coop").view(0)
        impact = view["coop"]["goals"][0]
        assert (impact["kind"], impact["provenance"]) == ("impact", wanted)


@pytest.mark.rule("DS-299")
@pytest.mark.parametrize("language", ["en", "de"])
def test_cards_are_told_in_full_when_they_are_turned_up(language: str) -> None:
    p = bs.start("deepsea", 3, 1, mode="coop")
    speech = Speech(p.game, p.content, language, seats=3)
    names = p.content.labels["coop_card"]
    assert "13" in speech.shown("coop_card", names.index("dedicated"))
    texts = speech.texts
    for name in names:
        if texts.knows(f"setback-{name}"):
            assert texts.say(f"setback-{name}") in speech.shown("coop_card", names.index(name))


def test_goals_are_called_by_name_on_the_score_sheet() -> None:
    p = position(players={0: {}, 1: {}})
    speech = Speech(p.game, p.content, "en")
    assert speech.part("goal-1", p) == "Discover"
    assert speech.part("leader-1", p) == "Discover: leader bonus"


def test_hexes_are_called_by_row_and_place() -> None:
    p = bs.start("deepsea", 2, 1)
    speech = Speech(p.game, p.content, "en")
    assert speech.thing("hex", 0) == "1 of row 1"


def test_hints_to_a_team_speak_of_its_goals() -> None:
    """No leader bonus and no points of one's own: co-op and solo ignore them."""
    p = bs.start("deepsea", 1, 1, mode="solo")
    advice = Advice(p.choices[0], 12.0, 0.4, p.choices[1], 3.0, [("leaders", -13.6)], [p.choices[0]])
    for language, said in (("en", "40 % chance that the team"), ("de", "Mit 40 %")):
        told = advice_sentence(Speech(p.game, p.content, language), p, advice)
        assert told.startswith(said)
        assert "13" not in told
