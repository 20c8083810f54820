"""Reef Project in the terminal: whole games by typed numbers, and what a player looks at."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import bathysphere as bs
from bathysphere.games.reef.faces import terminal as reef
from bathysphere.games.reef.faces.terminal.sea import shortened
from bathysphere.language.languages import LANGUAGES
from bathysphere.language.speech import Speech
from bathysphere.language.texts import of_package
from bathysphere.minds import Observation
from bathysphere.minds.hints import Advice
from bathysphere.terminal.app import Outcome, play
from bathysphere.terminal.scene import Scene, Thing
from tests.terminal.person import Person, anything


def sit(
    person: Person,
    folder: Path,
    seats: str = "you,random",
    language: str = "en",
    *,
    seed: int = 7,
    hint: Callable[[Observation], list[Advice]] | None = None,
    **settings: str,
) -> Outcome:
    return play(
        "reef",
        seats.split(","),
        language,
        seed,
        settings,
        console=person.console,
        ask=person.ask,
        hint=hint,
        folder=folder,
    )


@pytest.mark.parametrize(
    ("seats", "side", "language"),
    [
        ("you,random", "a", "de"),
        pytest.param("you,random,random", "b", "en", marks=pytest.mark.long),
        pytest.param("you,random,random,random", "a", "de", marks=pytest.mark.long),
    ],
)
def test_a_whole_game_in_eighty_by_twenty_four(tmp_path: Path, seats: str, side: str, language: str) -> None:
    person = Person(anything())
    outcome = sit(person, tmp_path, seats, language, side=side)
    assert outcome.position.over
    assert outcome.file is not None
    assert bs.Record.parse(outcome.file.read_text("utf-8")) == outcome.record
    assert max(map(len, person.printed.splitlines())) <= 80
    for screen in person.screens:
        if screen.startswith(("Reef Project", "Das Riff")):
            assert len(screen.splitlines()) <= 24
    assert "{" not in person.printed
    sheet = person.printed[person.printed.rindex("The final" if language == "en" else "Das End") :]
    for score in outcome.position.scores():
        assert re.search(rf"\b{score.total}\b", sheet)


@pytest.mark.parametrize(
    ("width", "height"),
    [(80, 60), pytest.param(100, 40, marks=pytest.mark.long), pytest.param(200, 90, marks=pytest.mark.long)],
)
def test_with_more_room_nothing_overflows(tmp_path: Path, width: int, height: int) -> None:
    person = Person(anything(3), width=width, height=height)
    outcome = sit(person, tmp_path, "you,random,random", side="b")
    assert outcome.position.over
    assert max(map(len, person.printed.splitlines())) <= width


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_that_a_poor_terminal_can_write(tmp_path: Path, language: str) -> None:
    person = Person(anything(5), encoding="ascii", height=70)
    assert sit(person, tmp_path, "you,random,random", language).position.over
    assert "?" not in person.prompts[0]


def test_the_large_table_shows_everything(tmp_path: Path) -> None:
    person = Person(anything(4), width=140, height=120)
    outcome = sit(person, tmp_path, "you,random", missions="dealt")
    assert outcome.position.over
    whole = next(screen for screen in person.screens if "Recharge or travel" in screen)
    for said in (
        "── islands",
        "Sectors: sharks",
        "Seafloor: steps",
        "Crew on offer",
        "Missions on offer (you reach the first 2)",
        "Your missions (2)",
        "Starting Island",
        "[0",
        "── ships",
        "── research",
    ):
        assert said in " ".join(whole.split()), said
    assert "type more" not in whole


@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
def test_what_finds_no_room_is_shown_by_more(tmp_path: Path, width: int, height: int) -> None:
    person = Person(["1", "1", "1", "", "more", "more"], width=width, height=height)
    sit(person, tmp_path, "you,random", missions="dealt", seed=4)
    table, rest, nothing = person.screens[-3:]
    assert "type more" in table or "type “more”" in table
    for pane in ("routes", "seafloor", "ships", "objectives", "research"):
        assert f"── {pane} ─" in rest or f"── {pane} ─" in table
    assert "That was all" in nothing


def test_a_list_where_the_map_cannot_be_drawn(tmp_path: Path) -> None:
    person = Person(anything(4), width=50, height=90)
    sit(person, tmp_path, "you,random", missions="dealt")
    whole = next(screen for screen in person.screens if "Recharge or" in screen)
    assert "Nearly clean" in whole
    assert "[0" not in whole


def test_why_and_hint(tmp_path: Path) -> None:
    seed = next(s for s in range(20) if bs.start("reef", 2, s, missions="dealt").first_chair == 1)
    person = Person(["1", "why", "hint", "why sail start", "sail start"])
    sit(person, tmp_path, "you,random", seed=seed, missions="dealt")
    assert "[RP-" in person.printed
    assert "A bot would choose" in person.printed


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_looked_at_and_nothing_is_lost(tmp_path: Path, language: str) -> None:
    looks = {
        "en": [
            "look all",
            "look sectors",
            "look octopus reach",
            "look sandpiper",
            "look recharge",
            "look x9",
        ],
        "de": ["sieh alles", "sieh sektoren", "sieh insel", "sieh sandpiper", "sieh aufladen", "sieh x9"],
    }[language]
    person = Person(["1", "1", "1", *looks])
    outcome = sit(person, tmp_path, language=language)
    everything, sectors, _, ship, recharge, unknown = person.screens[-6:]
    assert ("Turtle Basin" if language == "en" else "^") in sectors
    assert "Sandpiper" in ship
    assert ("house-made" if language == "en" else "von uns") in ship
    assert "20:" in recharge
    assert ("nothing called" if language == "en" else "gibt es hier nicht") in unknown
    assert len(everything.splitlines()) > 40
    assert outcome.record.actions


@pytest.mark.rule("RP-026")
def test_the_open_tile_on_the_crew_stack_is_shown(tmp_path: Path) -> None:
    person = Person(["1", "1", "1", "look crew"])
    p = sit(person, tmp_path).position
    tile = str(p.view(0)["crew_top"])
    name = Speech(p.game, p.content, "en").thing("tile", p.content.labels["tile"].index(tile))
    assert f"next on the stack: {name}" in person.screens[-1]


def test_a_fault_of_the_program_costs_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A command that breaks saves the record, says where, and the game goes on."""

    def broken(scene: Scene) -> list[Thing]:
        raise AttributeError("no such face")

    monkeypatch.setattr(reef, "things", broken)
    person = Person(["1", "1", "look", "1"])
    outcome = sit(person, tmp_path)
    said = "".join(person.screens[-2].split())
    assert "nosuchface" in said
    assert outcome.file is not None
    assert outcome.file.name in said
    assert len(outcome.record.actions) > 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_a_game_starts_it_says_what_is_house_made(tmp_path: Path, language: str) -> None:
    person = Person(["1", "sources" if language == "en" else "herkunft"])
    sit(person, tmp_path, language=language)
    first = " ".join(person.screens[0].split())
    assert ("156 of the 184" if language == "en" else "156 der 184") in first
    assert "156" not in person.screens[1]
    assert "42" in person.screens[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sector_of_the_map_has_letters_of_its_own(language: str) -> None:
    texts = of_package("bathysphere.games.reef", language)
    ids = [sector["sector"] for sector in bs.start("reef", 2, seed=1).view(0)["sectors"]]  # type: ignore[union-attr]
    names = [texts.say(f"sector-{id}") for id in ids]
    assert len(set(shortened(names))) == len(names) > 5
    assert shortened(["Ray Deep", "Ray Dell"]) == ["RayDee", "RayDel"]
