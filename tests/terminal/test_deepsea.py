"""Endeavor: Deep Sea in the terminal: whole games by typed numbers, and screens that fit."""

from __future__ import annotations

from pathlib import Path

import pytest

import bathysphere as bs
from bathysphere.engine.chance import Source
from bathysphere.engine.text import LANGUAGES, packaged
from bathysphere.terminal.app import Outcome, play
from tests.terminal.test_play import Person, anything

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
    person = Person(["look", *list(anything_for(30))], encoding=encoding)
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
    assert "s1" in by_place
    if language == "en":
        assert by_place == by_name


def test_everything_else_can_be_looked_at(tmp_path: Path) -> None:
    person = Person(
        ["look impact", "look crew", "look journals", "look goals", "look tray", "look", "look x9"]
    )
    sit(person, tmp_path, "you,random")
    impact, crew, journals, goals, tray, everything, unknown = person.screens[1:8]
    assert "[R ]" in impact
    assert "Team Leader" in crew
    assert "Journals (" in journals
    assert "Sonar" in goals
    assert "Pilot" in tray
    assert "[R ]" in everything
    assert "look B2" in unknown


def test_why_tells_the_reasons_of_what_cannot_be_done(tmp_path: Path) -> None:
    person = Person(["why", "why recruit adventurer"])
    sit(person, tmp_path, "you,random")
    assert "[DS-079]" in person.screens[1]
    assert "DS-0" in person.screens[2]


def test_both_languages_have_the_same_messages() -> None:
    keys = [
        {
            line.split(" ")[0]
            for line in packaged("bathysphere.terminal", language).splitlines()
            if line.startswith("deepsea-")
        }
        for language in LANGUAGES
    ]
    assert keys[0] == keys[1]
    assert len(keys[0]) > 80


def test_thinkable_actions_hold_every_legal_one(tmp_path: Path) -> None:
    """What `why` looks at leaves nothing out that can be done."""
    from bathysphere.terminal import deepsea
    from bathysphere.terminal.screen import Scene, Voice

    source = Source(4)
    for mission in ("1", "6", "8", "9"):
        p = bs.start("deepsea", seats=2, seed=4, mission=mission)
        voice = Voice(p, "en", ["a", "b"], "utf-8")
        while not p.over:
            scene = Scene(p, p.seat, voice, [], 80, 24)
            assert set(p.choices) <= set(deepsea.thinkable(scene))
            p.act(p.choices[source.below(len(p.choices))])
