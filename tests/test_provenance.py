"""Which values are house-made: counted in the content files, and said wherever a game starts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import bathysphere as bs
from bathysphere.catalogue import game, game_with
from bathysphere.content import provenance
from bathysphere.content.packs import shipped
from bathysphere.server.web.games_view import game_info


@pytest.mark.parametrize(
    ("name", "language", "counted"),
    [
        ("reef", "en", "156 of the 184"),
        ("reef", "de", "156 der 184"),
        ("shares", "en", "every one of the 100 cards"),
        ("shares", "de", "jeder der 100 Karten"),
        (
            "deepsea",
            "en",
            "27 of 30 mission goals and 9 of 10 Impact goals, 5 of 6 Bonus Goals, 5 of 6 Setbacks",
        ),
        ("deepsea", "de", "5 von 6 Bonuszielen, 5 von 6 Krisen"),
    ],
)
def test_one_sentence_counts_what_is_house_made(name: str, language: str, counted: str) -> None:
    assert counted in provenance.sentence(game(name), language)
    info = game_info(name, language)
    assert info.house == provenance.sentence(game(name), language)
    assert info.sources
    assert all(source.house <= source.all for source in info.sources)


@pytest.mark.parametrize(("language", "said"), [("en", "a reconstruction"), ("de", "nachgebaut")])
def test_an_edition_may_say_it_in_its_own_words(language: str, said: str) -> None:
    rules = game("deepsea")
    prototype = provenance.sentence(rules, language, {"edition": "prototype", "mission": "1"})
    assert said in prototype
    assert provenance.sentence(rules, language, {"edition": "german"}) == provenance.sentence(rules, language)
    edition = next(
        setting for setting in game_info("deepsea", language).settings if setting.name == "edition"
    )
    assert {preset.value: preset.house for preset in edition.presets} == {
        "retail": "",
        "german": "",
        "prototype": prototype,
    }


def test_every_file_that_holds_something_house_made_has_a_text() -> None:
    for name in ("deepsea", "reef", "shares"):
        told = {source.file for source in provenance.sources(game(name), "de")}
        for file, text in shipped(name).items():
            counts = provenance.tally(text).values()
            if any(count["house"] for count in counts):
                assert file.partition("/")[0].removesuffix(".toml") in told


def test_the_numbers_follow_the_files_of_a_pack(tmp_path: Path) -> None:
    """Whoever types in an island of the box and says so has one house-made entry less."""
    text = shipped("reef")["islands.toml"]
    (tmp_path / "islands.toml").write_text(text.replace('provenance = "house"', 'provenance = "public"', 1))
    assert "155 of the 184" in provenance.sentence(game_with("reef", str(tmp_path)), "en")


def test_everything_printed_says_where_it_comes_from() -> None:
    reef: Any = bs.start("reef", 3, 1).content.printed
    for faces in reef["faces"].values():
        assert all(face["provenance"] for face in faces.values())
    assert reef["faces"]["island"]["nautilus"]["provenance"] == "rulebook"
    assert reef["faces"]["island"]["kelp"]["provenance"] == "house"
    deepsea: Any = bs.start("deepsea", 3, 1, mission="9").content.printed
    for kind in ("zones", "specialists", "journals", "tokens"):
        assert all(sheet["provenance"] for sheet in deepsea[kind].values())
    assert "rule" in deepsea["zones"]["decommissioned_oil_rig"]["house"]
    coop = deepsea["coop"]
    assert all(card["provenance"] for card in [*coop["bonus_goal"], *coop["setback"]])
    cards: Any = bs.start("shares", 3, 1).content.printed["cards"]
    assert {card["provenance"] for card in cards.values()} == {"house"}
