"""Rulings on the special rules of missions 4, 6, 8 and 9: AM-113 .. AM-116."""

from typing import Any

import pytest

from .table import attribute, legal, marker, options, parts, play, position, refusal, staging, step


def with_impact(mission: int, markers: dict[str, int] | None = None, **more: Any) -> Any:
    """Seat 0 begins the turn with a token that is an Impact."""
    players = more.pop("players", {})
    players[0] = {"tokens": ["impact"]} | players.get(0, {})
    p = position(2, mission=str(mission), markers=markers or {}, players=players, **more)
    return play(p, "use impact")


# -- mission 4 -----------------------------------------------------------------------------------------------

KELP = {"C1": "the_sea_star", "D1": "kelp_forest"}


@pytest.mark.rule("DS-244", "DS-253", "AM-116")
@pytest.mark.parametrize("answer", ["mark 5,9", "decline"])
def test_only_who_places_the_last_disc_gets_the_turtle_and_only_there(answer: str) -> None:
    p = position(
        3,
        mission="4",
        ocean=KELP,
        do="conserve",
        seat=2,
        discs={"kelp_forest-c1": 0},
        players={2: {"vessels": ["kelp_forest"], "staging": 1, "research": 1}},
    )
    assert (step(p), p.seat, options(p)) == ("impact", 2, ["mark 5,9", "decline"])
    assert refusal(p, "mark 3,0") == "DS-253"
    play(p, answer)
    assert (step(p), p.seat) == ("turn", 0), "nobody else is asked"
    placed = [0, 0, 1] if answer == "mark 5,9" else [0, 0, 0]
    assert p.view(-1)["impact"]["unlimited"]["5,9"] == placed
    assert p.view(-1)["impact"]["markers"] == {}


@pytest.mark.rule("DS-253", "AM-116")
def test_a_disc_that_is_not_the_last_earns_no_turtle() -> None:
    p = position(
        mission="4",
        ocean=KELP,
        do="conserve",
        players={0: {"vessels": ["kelp_forest"], "staging": 1, "research": 1}},
    )
    assert step(p) == "turn"


# -- mission 6 -----------------------------------------------------------------------------------------------

STARS = {"A1": "atoll", "A2": "ledge_elevator", "A3": "vortex", "A4": "seamount", "A5": "fallen_star"}


@pytest.mark.rule("DS-245", "DS-253", "AM-113")
def test_a_walk_may_be_declined() -> None:
    p = with_impact(6, {"0,1": 0})
    assert options(p) == ["walk 0,1", "decline"]
    play(p, "decline")
    assert (p.seat, marker(p, "0,1")) == (1, 0)


@pytest.mark.rule("DS-245", "DS-253", "AM-113")
def test_a_marker_walks_up_again_and_through_entry_hexes() -> None:
    """From 1,1 up to the entry 0,0, which gives its disc, and on to 0,1"""
    p = with_impact(6, {"1,1": 0}, players={0: {"tokens": ["impact", "impact"]}})
    play(p, "walk 1,1", "mark 0,0")
    assert (marker(p, "0,0"), marker(p, "1,1"), staging(p)) == (0, -1, 1)
    play(p, "use impact", "walk 0,0", "mark 0,1")
    assert (marker(p, "0,1"), marker(p, "0,0"), attribute(p, "reputation")) == (0, -1, 1)


def locked(p: Any) -> list[str]:
    return list(p.view(-1)["impact"]["locked"])


@pytest.mark.rule("DS-253", "AM-113")
@pytest.mark.parametrize(
    ("others", "start", "goal", "locks"),
    [
        ({}, "4,1", "4,0", True),
        ({}, "3,1", "3,0", False),
        ({"4,0": 1}, "3,1", "3,0", True),
        ({"3,0": 1}, "2,1", "2,0", False),
        ({"3,0": 1, "4,0": 1}, "2,1", "2,0", True),
        ({}, "3,1", "4,1", False),
    ],
)
def test_entering_a_scoring_hex_locks_if_none_below_is_empty(
    others: dict[str, int], start: str, goal: str, locks: bool
) -> None:
    """4,1 is the lowest of its column too, but that is no scoring column."""
    p = with_impact(6, others | {start: 0}, ocean=STARS)
    play(p, f"walk {start}", f"mark {goal}")
    assert marker(p, goal) == 0
    assert locked(p) == ([goal] if locks else [])


@pytest.mark.rule("DS-253", "AM-113")
def test_a_marker_that_already_stands_there_is_not_locked_when_the_column_fills() -> None:
    p = with_impact(6, {"3,0": 1, "4,1": 0}, ocean=STARS, players={1: {"tokens": ["impact"]}})
    play(p, "walk 4,1", "mark 4,0")
    assert (locked(p), p.seat) == (["4,0"], 1)
    play(p, "use impact")
    assert legal(p, "walk 3,0")


@pytest.mark.rule("DS-253", "AM-113")
def test_a_locked_marker_stays_locked_when_a_hex_below_it_becomes_free() -> None:
    """Set by hand: who enters the lowest hex is locked, so below a locked marker nothing moves in a game."""
    p = with_impact(
        6, {"3,0": 1, "4,0": 0}, ocean=STARS, state={"locked": ["3,0"]}, players={1: {"tokens": ["impact"]}}
    )
    play(p, "walk 4,0")
    assert (marker(p, "4,0"), marker(p, "4,1")) == (-1, 0)
    while p.seat == 0:
        play(p, options(p)[0])
    play(p, "use impact")
    assert refusal(p, "walk 3,0") == "DS-253"
    assert locked(p) == ["3,0"]


# -- mission 9 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-244", "DS-253", "AM-114")
@pytest.mark.parametrize(("step_now", "offered"), [(0, True), (11, True), (12, False)])
def test_on_the_last_step_impact_cannot_go_to_the_cleanup_track(step_now: int, offered: bool) -> None:
    p = with_impact(9, players={0: {"cleanup": step_now}})
    assert legal(p, "clean") == offered
    assert legal(p, "mark 0,0")
    if offered:
        play(p, "clean")
        assert p.view(-1)["players"][0]["cleanup"] == step_now + 1
        assert p.view(-1)["impact"]["markers"] == {}, "the piece on the track is none of the markers"


@pytest.mark.rule("DS-253", "AM-114")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (11, 12), (12, 12)])
def test_a_conservation_disc_cleans_without_asking_as_far_as_the_track_goes(before: int, after: int) -> None:
    p = position(
        2,
        mission="9",
        ocean={"C1": "kelp_forest", "D1": "the_sea_star"},
        do="conserve",
        players={0: {"vessels": ["kelp_forest"], "staging": 1, "research": 1, "cleanup": before}},
    )
    assert (step(p), p.seat) == ("turn", 1), "the only site that can be paid for was taken, and nothing asked"
    assert p.view(-1)["players"][0]["cleanup"] == after
    assert parts(p)["goal-1"] == after


# -- mission 8 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-253", "DS-269", "AM-115")
def test_the_version_is_chosen_at_once_and_may_not_be_declined() -> None:
    p = with_impact(8, {"8,7": 1}, players={0: {"tokens": ["impact", "travel"], "staging": 1}})
    play(p, "mark 8,8")
    assert options(p) == ["choose goal=2 version=first", "choose goal=2 version=second"]
    assert refusal(p, "decline") != ""
    assert refusal(p, "spend travel") != "", "nothing comes in between"
    play(p, "choose goal=2 version=first")
    assert p.view(-1)["versions"] == [-1, 0, -1]


SET = ["volunteer_model_for_underwater_conservation", "protecting_threatened_marine_habitats"]
"""Blue, brown, yellow and green: one set of the four Fields."""
MORE = ["the_nautical_journal", "documentation_of_new_life"]
THIRD = ["ai_models_for_deep_sea_research", "enhancing_research_productivity"]
"""Another set, and a third."""


def field_goal(version: int, cards: list[str]) -> Any:
    """A team of two; goal 3 asks for 7 points."""
    p = position(
        2,
        mission="8",
        mode="coop",
        over=True,
        players={0: {"journals": cards}},
        state={"versions": [-1, -1, version]},
    )
    assert len(parts(p)) == 7
    return p.view(-1)["goals"][2]["team"]


@pytest.mark.rule("DS-269", "DS-288", "AM-115")
def test_a_team_has_not_met_a_goal_that_nobody_claimed() -> None:
    unclaimed = field_goal(-1, SET + MORE)
    assert (unclaimed["have"], unclaimed["met"]) == (0, False)


@pytest.mark.rule("DS-269", "DS-288", "AM-115")
def test_of_goal_3_points_are_counted_a_set_being_three() -> None:
    for cards, have, met in ((SET, 3, False), (SET + MORE, 6, False), (SET + MORE + THIRD, 9, True)):
        goal = field_goal(1, cards)
        assert (goal["have"], goal["need"], goal["met"]) == (have, 7, met)
    assert field_goal(0, SET + MORE)["have"] == 2, "of the other version each symbol is one point"


@pytest.mark.rule("DS-269", "DS-288", "AM-115")
def test_the_other_goals_are_counted_in_units() -> None:
    """Goal 2, discs at depth 2 and 3: two discs are two of eight."""
    ocean = {"A1": "the_sea_star", "A2": "dolphin_pods"}
    p = position(
        2,
        mission="8",
        mode="coop",
        ocean=ocean,
        over=True,
        discs={"dolphin_pods-c1": 0, "dolphin_pods-c3": 1},
        state={"versions": [-1, 0, -1]},
    )
    team = p.view(-1)["goals"][1]["team"]
    assert (team["have"], team["need"]) == (2, 8)
