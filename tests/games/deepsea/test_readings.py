"""Where the books allow two readings, a table chooses: both play as told.  AM-034, AM-053, AM-073"""

from typing import Any

import pytest

import bathysphere as bs
from bathysphere.engine.errors import OptionError
from bathysphere.games import game
from bathysphere.games.deepsea.content.options import READINGS
from bathysphere.language.texts import of_package

from .table import legal, options, play, position, refusal, step

CARD = "safe_movement_procedure"


def published_by_token(**settings: str) -> Any:
    """A Journal token was the first thing of the turn; the new Journal has a circle."""
    p = position(
        ocean={"C1": "dying_reef", "B1": "the_sea_star"},
        players={0: {"staging": 3, "research": 3, "tokens": ["journal"], "vessels": ["dying_reef"]}},
        display=[CARD],
        **settings,
    )
    play(p, "use journal")
    while step(p) != "turn":
        p.act(p.choices[-1])
    return p


@pytest.mark.rule("DS-217", "DS-121", "AM-053")
def test_a_fresh_journal_waits_or_is_used_at_once() -> None:
    """AM-053"""
    assert refusal(published_by_token(), f"circle {CARD}") == "DS-217"
    assert refusal(published_by_token(fresh_journal="wait"), f"circle {CARD}") == "DS-217"
    p = published_by_token(fresh_journal="use")
    assert legal(p, f"circle {CARD}")
    play(p, f"circle {CARD}")
    assert p.circles[p.content.labels["card"].index(CARD)] == 1


POCKETS = [
    ["mentor"],
    ["adventurer", "biogeographer", "fleet_coordinator"],
    ["ichthyologist", "biotechnologist"],
]
OTHERS = ["team_leader", "robotics_engineer", "ocean_historian", "dive_team_leader"]


def emptied(**settings: str) -> Any:
    """The last tile of a pocket was recruited; the others hold three and two."""
    players = {0: {"attributes": {"reputation": 10}}, 1: {"tiles": OTHERS}}
    p = position(do="recruit", pockets=POCKETS, players=players, **settings)
    return play(p, "recruit mentor")


@pytest.mark.rule("DS-088", "AM-034")
def test_the_fullest_pocket_gives_or_the_recruiter_picks() -> None:
    """AM-034"""
    assert [pocket["tiles"] for pocket in emptied().view(-1)["pockets"]] == [1, 2, 2]
    p = emptied(pocket_refill="choose")
    assert options(p) == ["refill 2", "refill 3"]
    assert refusal(p, "refill 1") == "DS-088"
    play(p, "refill 3")
    shown = [(pocket["top"], pocket["tiles"]) for pocket in p.view(-1)["pockets"]]
    assert shown == [("biotechnologist", 1), ("fleet_coordinator", 3), ("ichthyologist", 1)]


WHALES = {"C1": "the_sea_star", "D1": "calm_seas", "D2": "whale_calving_grounds"}


@pytest.mark.rule("DS-241", "AM-073")
@pytest.mark.parametrize(("calving", "further"), [("once", False), ("each", True)])
def test_the_added_conserve_brings_another_one_or_not(calving: str, further: bool) -> None:
    """AM-073"""
    player = {"vessels": ["whale_calving_grounds"], "staging": 4, "research": 12}
    ring = {"whale_calving_grounds-j1": 0}
    p = position(ocean=WHALES, do="conserve", players={0: player}, discs=ring, calving=calving)
    play(p, "conserve whale_calving_grounds-c2", "conserve whale_calving_grounds-c4")
    assert (step(p) == "conserve") == further
    if further:
        play(p, "conserve whale_calving_grounds-c6")
        assert legal(p, "decline")
        play(p, "decline")
        assert p.seat == 1


@pytest.mark.parametrize("reading", READINGS, ids=lambda reading: reading.name)
def test_ours_is_the_default_and_both_are_explained(reading: Any) -> None:
    assert reading.presets[0] == reading.default
    assert len(reading.presets) == 2
    assert reading.ruling.startswith("AM-")
    assert reading.since == 2
    for language in ("en", "de"):
        texts = of_package("bathysphere.games.deepsea", language)
        said = [texts.say(f"setting-{reading.name}")]
        said += [texts.say(f"setting-{reading.name}-{value}") for value in reading.presets]
        assert len(set(said)) == 3
        assert all(len(sentence) > 40 for sentence in said)


def test_version_1_knows_no_readings() -> None:
    names = [setting.name for setting in game("deepsea").at(1).settings]
    assert names == ["mission", "edition", "mode", "difficulty"]
    with pytest.raises(OptionError):
        bs.start("deepsea", seats=2, seed=1, version=1, calving="each")


def test_a_record_carries_the_reading() -> None:
    p = bs.start("deepsea", seats=2, seed=3, calving="each")
    record = bs.Record("deepsea", 2, 3, p.game.version, dict(p.content.settings), [], [])
    again = bs.replay(bs.Record.parse(record.text()))
    assert again.content.settings["calving"] == "each"
