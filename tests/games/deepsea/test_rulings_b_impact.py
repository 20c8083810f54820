"""Rulings on unlimited hexes, closed hexes and the rescue grid of mission 7: AM-084, AM-085, AM-117."""

from pathlib import Path
from typing import Any

import pytest

from .packs import changed
from .table import (
    legal,
    options,
    play,
    position,
    refusal,
    research,
    step,
)


def with_impact(mission: int, markers: dict[str, int] | None = None, **more: Any) -> Any:
    """Seat 0 begins the turn with a token that is an Impact."""
    players = more.pop("players", {})
    players[0] = {"tokens": ["impact"]} | players.get(0, {})
    p = position(2, mission=str(mission), markers=markers or {}, players=players, **more)
    return play(p, "use impact")


# -- unlimited hexes -----------------------------------------------------------------------------------------


@pytest.mark.rule("DS-249", "DS-245", "AM-084")
def test_each_marker_on_an_unlimited_hex_gains_what_it_prints(tmp_path: Path) -> None:
    """No printed one shows a reward: in this mission 1 it is a Research."""
    pack = changed(tmp_path, "missions/01_the_call_of_the_ocean.toml", ('"3,3 2 - inf"', '"3,3 2 S inf"'))
    markers = {"3,4": 1}
    p = with_impact(
        1, markers, pack=pack, players={0: {"tokens": ["impact", "impact"]}, 1: {"tokens": ["impact"]}}
    )
    play(p, "mark 3,3", "use impact", "mark 3,3")
    assert (research(p), p.view(-1)["impact"]["unlimited"]) == (2, {"3,3": [2, 0]})
    play(p, "use impact", "mark 3,3")
    assert (research(p, 1), p.view(-1)["impact"]["unlimited"]) == (1, {"3,3": [2, 1]})


@pytest.mark.rule("DS-249", "DS-246", "AM-085")
def test_an_unlimited_hex_opens_like_any_other_and_then_stays_open() -> None:
    assert refusal(with_impact(1), "mark 3,3") == "DS-246"
    assert legal(with_impact(1, {"3,4": 1}), "mark 3,3"), "a neighbour is occupied"
    p = with_impact(1, unlimited={"3,3": [0, 1]})
    assert legal(p, "mark 3,3"), "it is occupied itself"
    assert legal(p, "mark 3,4"), "and opens its neighbours"


@pytest.mark.rule("DS-246", "DS-249", "AM-085")
@pytest.mark.parametrize("taken", [0, 2])
def test_the_turtle_hex_takes_markers_by_its_rule_only(taken: int) -> None:
    p = with_impact(4, unlimited={"5,9": [0, taken]})
    assert options(p) == ["mark 3,0", "decline"]
    assert refusal(p, "mark 5,9") == "DS-246"


@pytest.mark.rule("DS-246", "DS-249", "AM-085")
def test_the_spaces_outside_the_tracks_of_mission_10_fill_by_their_rule_only() -> None:
    """Occupied or not: only a full track leads there, and they open no hex."""
    for outside in ([0, 0], [0, 3]):
        p = with_impact(10, unlimited={"1,7": outside, "3,7": outside})
        assert options(p) == ["mark 0,0", "decline"]
    full = {f"0,{column}": 1 for column in range(6)}
    assert options(with_impact(10, full)) == ["mark 1,7", "decline"]


WRECK = {"A1": "remote_anchorage", "C5": "fallen_star"}
LAST_OF_FOUR = {"reputation": 5, "inspiration": 5, "coordination": 5, "ingenuity": 0}
"""One attribute is the lowest whatever comes first, so the order of rewards is not asked for."""


def at_the_wreck(do: Any = "turn", markers: dict[str, int] | None = None, **player: Any) -> Any:
    player = {"vessels": ["fallen_star"], "staging": 2, "research": 12, "attributes": LAST_OF_FOUR} | player
    return position(
        2,
        mission="7",
        ocean=WRECK,
        do=do,
        markers=markers or {},
        players={0: player},
        display=["documentation_of_new_life"],
        deck=["the_interlinked_ecosystem"],
        tokens={"fallen_star-d1": ["impact"]},
    )


RESCUE = ["5,2", "5,3", "6,2", "6,4", "7,2", "7,3"]
MAIN = ["1,2", "1,3", "2,2", "2,4", "3,2", "3,3"]


def grid(p: Any) -> str:
    """The grid to which the pending Impact goes."""
    assert step(p) == "impact"
    marks = [option.removeprefix("mark ") for option in options(p)[:-1]]
    assert marks in (RESCUE, MAIN)
    return "rescue" if marks == RESCUE else "main"


@pytest.mark.rule("DS-246", "DS-253", "AM-085")
def test_in_the_rescue_grid_neighbours_open_as_usual_for_the_impact_of_the_wreck() -> None:
    p = at_the_wreck("dive", {"7,3": 1})
    assert options(p) == [f"mark {hex}" for hex in ("5,2", "5,3", "6,2", "6,4", "7,2", "7,4")] + ["decline"]
    assert refusal(p, "mark 7,5") == "DS-246"
    q = with_impact(7, {"7,3": 1}, ocean=WRECK)
    assert options(q) == [f"mark {hex}" for hex in MAIN] + ["decline"]
    assert refusal(q, "mark 7,4") == "DS-253"


# -- mission 7 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-244", "DS-253", "AM-117")
@pytest.mark.parametrize(
    ("do", "action", "impacts"),
    [
        ("dive", "", 1),
        ("sonar", "", 1),
        ("conserve", "conserve fallen_star-c1", 2),
        ("conserve", "conserve fallen_star-c2", 2),
    ],
)
def test_what_the_board_of_the_wreck_prints_goes_to_the_rescue_grid(
    do: str, action: str, impacts: int
) -> None:
    p = at_the_wreck(do)
    if action:
        play(p, action)
    for _ in range(impacts):
        assert grid(p) == "rescue"
        play(p, "decline")
    assert step(p) == "turn"


@pytest.mark.rule("DS-244", "DS-253", "AM-117")
def test_the_second_sonar_space_too() -> None:
    p = position(
        2,
        mission="7",
        ocean=WRECK,
        do="sonar",
        discs={"fallen_star-s1": 1},
        players={0: {"vessels": ["fallen_star"], "staging": 1, "attributes": LAST_OF_FOUR}},
    )
    assert grid(p) == "rescue"


@pytest.mark.rule("DS-244", "DS-253", "AM-117")
@pytest.mark.parametrize(
    ("site", "card"),
    [("j2", "documentation_of_new_life"), ("j1", "the_interlinked_ecosystem")],
)
def test_of_a_journal_published_there_the_site_counts_and_the_card_does_not(site: str, card: str) -> None:
    p = position(
        2,
        mission="7",
        ocean=WRECK,
        do="journal",
        players={0: {"vessels": ["fallen_star"], "staging": 1, "research": 12, "attributes": LAST_OF_FOUR}},
        display=[card],
    )
    if step(p) == "journal":
        play(p, f"journal fallen_star-{site}")
    assert grid(p) == "rescue"
    play(p, "decline")
    if step(p) == "order":
        play(p, "next impact")
    assert grid(p) == "main"


@pytest.mark.rule("DS-244", "DS-253", "AM-117")
def test_an_attribute_step_of_its_rewards_and_a_token_drawn_there_are_no_impact_of_the_wreck() -> None:
    p = at_the_wreck("conserve", attributes=LAST_OF_FOUR | {"reputation": 9})
    play(p, "conserve fallen_star-c1")
    grids = []
    while step(p) == "impact":
        grids.append(grid(p))
        play(p, "decline")
    assert grids == ["main", "rescue", "rescue"]
    q = at_the_wreck(tiles=["team_leader*", "reef_diver"])
    play(q, "activate reef_diver", "dive fallen_star-d1")
    assert grid(q) == "rescue"
    play(q, "decline", "use impact")
    assert grid(q) == "main"
