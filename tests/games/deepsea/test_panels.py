"""What mats, market, Impact board and goals are told, so that the screen needs to know no rule."""

from __future__ import annotations

from typing import Any

import pytest

import bathysphere as bs
from bathysphere.games.deepsea.faces.watched import numbers
from bathysphere.language.texts import Texts, packaged

from .table import play, position, tables

MISSIONS = range(1, 11)
HELP = [
    "round",
    "recruit",
    "effort",
    "reassign",
    "activate",
    "level",
    "link",
    "token",
    "goals",
    "scoring",
    "coop",
    "reputation",
    "inspiration",
    "coordination",
    "ingenuity",
    "any_attribute",
    "lowest_attribute",
    "research",
    "disc",
    "promote",
    "impact",
    "discover",
    "travel",
    "sonar",
    "dive",
    "conserve",
    "journal",
    "wave",
    "launch",
    "ring",
    "unlimited",
    "field",
    "senior",
    "vessel",
]


def test_goals_say_how_everybody_stands() -> None:
    p = position(
        seats=2,
        discs={"the_sea_star-s1": 0, "the_sea_star-s2": 0, "volcanic_island-s1": 1},
        ocean={"C1": "the_sea_star", "B1": "volcanic_island"},
    )
    first = p.view(0)["goals"][0]
    assert first["units"] == [2, 1]
    assert first["points"] == [2, 1]
    assert first["bonus"] == [5, 3]
    assert first["team"] is None


def test_a_team_sees_what_it_has_and_needs() -> None:
    p: Any = bs.start("deepsea", seats=3, seed=4, mode="coop")
    view: Any = p.view(0)
    assert view["coop"]["impact"] == {"have": 0, "need": 45}
    assert view["goals"][0]["team"] == {"have": 0, "need": 15, "met": False}


def test_a_track_says_what_comes_next() -> None:
    p = position(players={0: {"attributes": {"ingenuity": 5, "reputation": 8, "inspiration": 12}}})
    mat: Any = p.view(0)["players"][0]
    assert mat["next"][3] == {"step": 7, "level": 4, "points": 7, "vessel": True, "impact": False}
    assert mat["next"][0] == {"step": 10, "level": 5, "points": 10, "vessel": False, "impact": True}
    assert mat["next"][1] is None


def test_a_setback_lowers_the_levels_of_now() -> None:
    p: Any = bs.start("deepsea", seats=2, seed=4, mode="coop")
    p.setback = p.compiled.labels["coop_card"].index("tired_crew")
    p.attributes[1] = 4
    mat: Any = p.view(0)["players"][0]
    assert mat["levels"][1] == 3
    assert mat["levels_now"] == [1, 2, 1, 1]


def test_an_impact_says_what_it_opens() -> None:
    p = position(seats=2, do="impact")
    option = next(option for option in p.options() if option.text == "mark 2,0")
    names = p.compiled.labels["hex"]
    opened = {names[hex] for hex in option.details["opens"]}
    before = set(p.open)
    play(p, "mark 2,0")
    assert opened == {names[hex] for hex in set(p.open) - before}
    assert opened


def test_watched_numbers_follow_goals_and_supply() -> None:
    p = position(seats=2, discs={"the_sea_star-s1": 1, "volcanic_island-s1": 1})
    by_seat = numbers(p)
    assert [mine["goal-1"] for mine in by_seat] == p.view(0)["goals"][0]["units"] == [0, 2]
    assert [mine["supply"] for mine in by_seat] == p.supply


@pytest.mark.parametrize("mission", MISSIONS)
def test_printed_hexes_are_those_of_the_rules(mission: int) -> None:
    t = tables(mission)
    hexes: Any = t.printed["hexes"]
    assert [hex["hex"] for hex in hexes] == t.labels["hex"][: t.hexes]
    assert [hex["points"] for hex in hexes] == t.hex_points
    assert sum(hex["entry"] for hex in hexes) == sum(t.hex_entry)


@pytest.mark.parametrize("language", ["en", "de"])
def test_missions_goals_rules_and_help_are_told(language: str) -> None:
    texts = Texts(language, [packaged("bathysphere.games.deepsea", language)])
    wanted = [f"help-{topic}" for topic in HELP]
    for number in MISSIONS:
        sheet: Any = tables(number).printed["mission"]
        name = sheet["mission"]["id"]
        wanted.append(f"mission-{name}")
        wanted += [f"rule-{name}-{rule['id']}" for rule in sheet.get("rule", [])]
        for goal in sheet["goal"]:
            key = f"goal-{name}-{goal['number']}"
            wanted += [key, f"{key}-name"]
            wanted += [f"{key}-{version['id']}" for version in goal.get("options", [])]
    printed: Any = tables().printed
    wanted += [f"scoring-{kind}" for kind, sheet in printed["specialists"].items() if "score" in sheet]
    wanted += [f"bonus-{card['id']}" for card in printed["coop"]["bonus_goal"]]
    wanted += [f"setback-{card['id']}" for card in printed["coop"]["setback"]]
    assert [message for message in wanted if not texts.knows(message)] == []
