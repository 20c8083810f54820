"""Endeavor: Deep Sea in the terminal: whole games by typed numbers, and screens that fit."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

import bathysphere as bs
from bathysphere.engine.chance import Source
from bathysphere.games.deepsea.faces import terminal as deepsea
from bathysphere.language.languages import LANGUAGES
from bathysphere.language.texts import packaged
from bathysphere.terminal.app import Outcome, play
from bathysphere.terminal.looking import look
from bathysphere.terminal.scene import Scene, scene_at
from bathysphere.terminal.voice import Voice
from tests.games.deepsea.table import position
from tests.terminal.person import Person, anything

GRID = [
    ("you,random", {"mission": "1"}),
    ("you,random,random,random,random", {"mission": "5"}),
    ("you,random,random", {"mission": "8", "mode": "coop"}),
    ("you", {"mission": "9"}),
    ("you,random,random,random", {"mission": "6", "edition": "german"}),
    ("you,random,random", {"mission": "2", "edition": "prototype"}),
    ("you,random", {"mission": "10"}),
]


def sit(
    person: Person, folder: Path, seats: str, language: str = "en", seed: int = 7, **options: str
) -> Outcome:
    return play(
        "deepsea",
        seats.split(","),
        language,
        seed,
        options,
        console=person.console,
        ask=person.ask,
        folder=folder,
    )


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), GRID)
def test_a_whole_game_on_eighty_by_twenty_four(
    tmp_path: Path, seats: str, language: str, options: dict[str, str]
) -> None:
    person = Person(anything(3), width=80, height=24)
    outcome = sit(person, tmp_path, seats, language, **options)
    assert outcome.position.over
    assert outcome.file is not None
    assert bs.Record.parse(outcome.file.read_text("utf-8")) == outcome.record
    assert "{" not in person.printed
    assert max(map(len, person.printed.splitlines())) <= 80
    assert max(map(len, person.prompts)) <= 80
    for shown in person.screens:
        assert len(shown.splitlines()) + 1 <= 24


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height"), [(60, 20), (100, 30), (120, 45), (200, 60)])
def test_other_sizes_never_overflow(tmp_path: Path, width: int, height: int) -> None:
    person = Person(anything(), width=width, height=height)
    assert sit(person, tmp_path, "you,random,random,random").position.over
    assert max(map(len, person.printed.splitlines())) <= width


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_a_terminal_without_unicode_gets_letters_it_can_write(tmp_path: Path, encoding: str) -> None:
    person = Person(["look all", *list(anything_for(30))], encoding=encoding)
    sit(person, tmp_path, "you,random", "de")
    assert max(map(len, person.printed.splitlines())) <= 80
    assert "Runde" in person.printed


def anything_for(count: int) -> list[object]:
    source = anything()
    return [next(source) for _ in range(count)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_zone_is_looked_at_by_its_place_and_by_its_name(tmp_path: Path, language: str) -> None:
    words = {"en": ("look c1", "look sea star"), "de": ("sieh C1", "sieh sea star")}[language]
    person = Person(words)
    sit(person, tmp_path, "you,random", language)
    by_place, by_name = person.screens[1:3]
    assert "C1 " in by_place
    assert ("Sonar space 1" if language == "en" else "Sonar-Feld 1") in by_place
    assert "1-2" in by_place  # the depths of its Discover
    if language == "en":
        assert by_place == by_name


@pytest.mark.parametrize(
    ("language", "words", "told"),
    [
        ("en", "look decommissioned oil rig", "Ruling: This happens once"),
        ("de", "sieh stillgelegte bohrinsel", "Auslegung: Das geschieht nur einmal"),
    ],
)
def test_a_zone_tells_how_its_open_points_are_ruled(
    tmp_path: Path, language: str, words: str, told: str
) -> None:
    person = Person([words])
    sit(person, tmp_path, "you,random", language)
    assert told in " ".join(person.screens[1].split())


def test_everything_else_can_be_looked_at(tmp_path: Path) -> None:
    person = Person(
        ["look impact", "look crew", "look journals", "look goals", "look tray", "look all", "look x9"]
    )
    sit(person, tmp_path, "you,random")
    impact, crew, journals, goals, tray, everything, unknown = person.screens[1:8]
    assert "[R ]" in impact
    assert "Team Leader" in crew
    assert "costs" in journals
    assert "all others gain" in journals
    assert "Sonar" in goals
    assert "Pilot" in tray
    assert "Skipper" in tray  # its Senior side
    assert "Travel + Dive" in tray  # side by side: both
    assert "Travel/Sonar" in tray  # with a stroke: one of them
    assert "[R ]" in everything
    assert "nothing called “x9”" in unknown


def test_why_tells_the_reasons_of_what_cannot_be_done(tmp_path: Path) -> None:
    person = Person(["why", "why recruit adventurer"])
    sit(person, tmp_path, "you,random")
    assert "[DS-079]" in person.screens[1]
    assert "DS-0" in person.screens[2]


def test_both_languages_have_the_same_messages() -> None:
    keys = [
        {
            line.split(" ")[0]
            for line in packaged("bathysphere.games.deepsea", language, "terminal").splitlines()
            if line.startswith("deepsea-")
        }
        for language in LANGUAGES
    ]
    assert keys[0] == keys[1]
    assert len(keys[0]) > 80


def test_thinkable_actions_hold_every_legal_one(tmp_path: Path) -> None:
    """What `why` looks at leaves nothing out that can be done."""
    source = Source(4)
    for mission in ("1", "6", "8", "9"):
        p = bs.start("deepsea", seats=2, seed=4, mission=mission)
        voice = Voice.at(p, "en", ["a", "b"])
        while not p.over:
            scene = scene_at(p, p.seat, voice, [], 80, 24)
            assert set(p.choices) <= set(deepsea.thinkable(scene))
            p.act(p.choices[source.below(len(p.choices))])


def drawn_boards(p: bs.Position) -> Scene:
    return scene_at(p, p.seat, Voice.at(p, "en", ["Ann", "Ben"]), [], 100, 40)


@pytest.mark.rule("DS-163")
def test_both_drawn_boards_can_be_looked_at_before_one_is_kept() -> None:
    """The book: look at both boards, keep one."""
    p = bs.start("deepsea", 2, 3)
    while p.steps[p.stack[-1].step].name != "keep":
        # on with whatever is not passing: Sonar comes soon
        busy = [a for a in p.choices if p.text(a) not in ("pass", "end", "decline")]
        wanted = [a for a in busy if p.text(a).startswith(("do sonar", "activate team", "draw"))]
        p.act((wanted or busy or p.choices)[0])
    scene = drawn_boards(p)
    for option in p.options():
        name = p.content.labels["board"][option.arguments["board"]].replace("_", " ")
        shown = "\n".join(line.plain for line in look(scene, name))
        assert "Discovery bonus" in shown


def test_special_rules_of_zones_and_their_rings_are_told() -> None:
    p = position(ocean={"C1": "the_sea_star", "D1": "decommissioned_oil_rig", "C2": "whale_calving_grounds"})
    scene = drawn_boards(p)
    rig = " ".join(line.plain for line in look(scene, "oil rig"))
    assert "When the last Conservation site here is taken" in " ".join(rig.split())
    assert "(house-made)" in rig
    whales = " ".join(line.plain for line in look(scene, "whale"))
    assert "ringed" in whales


@pytest.mark.parametrize("mission", ["2", "9"])
def test_the_scenario_sheet_is_told_with_columns_and_rules(mission: str) -> None:
    p = bs.start("deepsea", 2, 1, mission=mission)
    shown = " ".join(" ".join(line.plain for line in look(drawn_boards(p), "mission")).split())
    assert ("columns B and C" if mission == "2" else "cleanup track") in shown
    assert ("Rule:" in shown) == (mission == "9")


def test_a_team_is_told_what_it_needs_and_what_has_struck() -> None:
    p = bs.start("deepsea", 2, 1, mode="coop", difficulty="expert")
    source = Source(5)
    while p.round < 5:
        p.act(p.choices[source.below(len(p.choices))])
    shown = " ".join(" ".join(line.plain for line in look(drawn_boards(p), "goals")).split())
    assert "6 of 7 goals are needed (Expert)" in shown
    assert shown.count("Setback: ") == 2


@pytest.mark.rule("DS-293", "DS-308")
@pytest.mark.parametrize(
    ("language", "said", "not_said"),
    [("en", "Its box is a reconstruction", "Setback"), ("de", "Seine Schachtel ist nachgebaut", "Krise")],
)
def test_a_table_of_the_prototype_says_what_is_a_reconstruction(
    tmp_path: Path, language: str, said: str, not_said: str
) -> None:
    """No word of Setbacks it has not got, and no Journals in its Impact goal."""
    sources = {"en": "sources", "de": "herkunft"}[language]
    goals = {"en": "look goals", "de": "sieh ziele"}[language]
    person = Person([sources, goals])
    sit(person, tmp_path, "you,random", language, mode="coop", edition="prototype")
    start, told, shown = (" ".join(screen.split()) for screen in person.screens[:3])
    assert said in start
    assert not_said not in start
    assert said in told
    assert {"en": "does not count Journals", "de": "zählen Forschungsberichte nicht"}[language] in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lost_solo_game_is_told_as_lost(tmp_path: Path, language: str) -> None:
    person = Person(itertools.repeat(passing))
    sit(person, tmp_path, "you", language, mode="solo", difficulty="legendary")
    end = " ".join(person.printed.split())[-1500:]
    assert ("Not reached" if language == "en" else "Nicht geschafft") in end
    for word in ("victory", " wins ", "gewinn", "Place", "Platz"):
        assert word not in end[end.index("[ ]") :]


def passing(person: Person) -> str:
    """Pass or decline whenever that is possible; it is always the last option."""
    return str(person.last() or 1)
