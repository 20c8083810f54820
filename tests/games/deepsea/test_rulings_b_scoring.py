"""Rulings on final scoring: AM-086 .. AM-093, AM-120, AM-125."""

from typing import Any

import pytest

from .table import options, parts, play, player, position, staging, supply

EDITIONS = ["retail", "german", "prototype"]


def column(p: Any, part: str) -> list[int]:
    """One part of the score of every seat."""
    return [parts(p, seat)[part] for seat in range(p.seats)]


# -- the slash -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-271", "AM-086")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_zone_with_disc_and_vessel_counts_once(edition: str) -> None:
    """Mission 7, goal 1: two points for each zone of column C with a disc and/or a Vessel"""
    ocean = {"A1": "calm_seas", "C1": "remote_anchorage", "C2": "resupply_modules", "C3": "rift_valley"}
    p = position(
        3,
        mission="7",
        edition=edition,
        ocean=ocean,
        over=True,
        discs={
            "remote_anchorage-s1": 0,
            "remote_anchorage-j1": 0,
            "calm_seas-j1": 0,
            "resupply_modules-s1": 1,
        },
        players={
            0: {"vessels": ["remote_anchorage", "remote_anchorage"]},
            1: {"vessels": ["rift_valley"]},
            2: {"vessels": ["calm_seas"]},
        },
    )
    assert column(p, "goal-1") == [2, 4, 0]


@pytest.mark.rule("DS-271", "AM-086")
@pytest.mark.parametrize("edition", EDITIONS)
def test_pieces_of_either_side_count_each_once(edition: str) -> None:
    """Mission 2, goal 2: discs and Vessels in columns D and E"""
    ocean = {"A1": "the_sea_star", "C1": "remote_anchorage", "D1": "dying_reef", "E1": "calm_seas"}
    p = position(
        3,
        mission="2",
        edition=edition,
        ocean=ocean,
        over=True,
        discs={"dying_reef-c1": 0, "calm_seas-s1": 0, "dying_reef-c3": 1, "remote_anchorage-s1": 2},
        players={
            0: {"vessels": ["dying_reef"]},
            1: {"vessels": ["remote_anchorage"]},
            2: {"vessels": ["calm_seas"]},
        },
    )
    assert column(p, "goal-2") == [3, 1, 1]


# -- leader bonuses ------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-272", "DS-275", "AM-087")
@pytest.mark.parametrize(
    ("discs", "bonus"),
    [
        ({"the_sea_star-s1": 1, "the_sea_star-s2": 1, "the_looking_glass-s1": 0}, [3, 5]),
        ({"the_sea_star-s1": 1}, [0, 5]),
        ({"the_sea_star-s1": 1, "the_sea_star-s2": 0}, [5, 5]),
        ({}, [0, 0]),
    ],
)
def test_two_players_compete_for_both_places(discs: dict[str, int], bonus: list[int]) -> None:
    """Mission 1, goal 1: five for the most Sonar discs, three for the second, who needs one at least"""
    assert column(position(2, discs=discs, over=True), "leader-1") == bonus


@pytest.mark.rule("DS-272", "AM-088")
def test_each_goal_has_bonuses_of_its_own() -> None:
    """In missions 1 and 2 seat 0 is first and seat 1 second in all three goals."""
    ocean = {"C1": "the_sea_star", "D1": "dying_reef", "E1": "calm_seas", "C2": "the_looking_glass"}
    discs = {
        "the_sea_star-s1": 0,
        "the_looking_glass-s1": 0,
        "calm_seas-s1": 1,
        "the_sea_star-j1": 0,
        "the_looking_glass-j1": 0,
        "calm_seas-j1": 1,
        "dying_reef-c1": 0,
        "dying_reef-c2": 0,
        "dying_reef-c3": 1,
    }
    p = position(3, ocean=ocean, discs=discs, over=True)
    assert [column(p, f"leader-{number}") for number in (1, 2, 3)] == [[5, 3, 0], [3, 1, 0], [7, 4, 0]]
    ocean = {
        "B1": "calm_seas",
        "C1": "the_sea_star",
        "D1": "dying_reef",
        "B2": "shipwreck",
        "C2": "dolphin_pods",
    }
    discs = {
        "calm_seas-s1": 0,
        "calm_seas-s3": 0,
        "the_sea_star-s1": 1,
        "dying_reef-c1": 0,
        "dying_reef-c2": 0,
        "dying_reef-c3": 1,
        "shipwreck-s1": 0,
        "dolphin_pods-c1": 0,
        "dolphin_pods-c2": 1,
    }
    vessels = {seat: {"vessels": ["the_sea_star"]} for seat in range(3)}
    p = position(3, mission="2", ocean=ocean, discs=discs, players=vessels, over=True)
    assert [column(p, f"leader-{number}") for number in (1, 2, 3)] == [[4, 2, 0], [7, 4, 0], [2, 1, 0]]


CARDS = {
    "blue": "holographic_ocean_floor_visualization",
    "green": "safe_movement_procedure",
    "brown": "organic_casing_for_deep_sea_exploration",
}


@pytest.mark.rule("DS-272", "DS-273", "DS-275", "AM-120")
def test_slices_are_paid_to_all_who_have_most_and_to_nobody_for_nothing() -> None:
    """Mission 3: two points for the most of each Field; seats 0 and 1 tie for blue, none has yellow."""
    p = position(
        3,
        mission="3",
        over=True,
        players={
            0: {"journals": [CARDS["blue"], CARDS["green"]]},
            1: {"journals": ["feasibility_report_aquadome_permanent_lab"]},
            2: {"journals": [CARDS["brown"], "benefits_of_inter_team_data_sharing"]},
        },
    )
    assert column(p, "leader-3") == [2 + 2, 2, 2]
    nobody = position(3, mission="3", over=True)
    assert column(nobody, "leader-3") == [0, 0, 0]


DEEP = {
    "C1": "the_sea_star",
    "C2": "the_looking_glass",
    "C3": "vortex",
    "C4": "seamount",
    "C5": "whale_fall",
}


@pytest.mark.rule("DS-272", "DS-275", "AM-120")
@pytest.mark.parametrize(
    ("order", "bonus"), [([], [0, 0, 0]), ([2], [0, 0, 4]), ([2, 0], [3, 0, 4]), ([2, 0, 1], [3, 0, 4])]
)
def test_in_a_race_only_places_that_were_reached_are_paid(order: list[int], bonus: list[int]) -> None:
    """Mission 10, goal 2: four for the first, three for the second to travel to depth 5"""
    seated = {"vessels": ["seamount"], "attributes": {"ingenuity": 10}, "tokens": ["travel"]}
    p = position(3, mission="10", ocean=DEEP, players=dict.fromkeys(range(3), seated), seat=2)
    for seat in order:
        while p.seat != seat:
            play(p, "pass")
        play(p, "use travel", "travel whale_fall")
    assert column(p, "leader-2") == bonus


# -- what is display only ------------------------------------------------------------------------------------


def discs_of(p: Any) -> list[tuple[int, int, int]]:
    return [(supply(p, seat), staging(p, seat), player(p, seat)["substitutes"]) for seat in range(p.seats)]


@pytest.mark.rule("DS-276", "DS-028", "AM-125")
def test_a_place_in_a_race_takes_no_disc() -> None:
    seated = {"vessels": ["seamount"], "attributes": {"ingenuity": 10}, "tokens": ["travel"]}
    p = position(2, mission="10", ocean=DEEP, players={0: seated})
    before = discs_of(p)
    play(p, "use travel", "travel whale_fall")
    assert p.view(-1)["races"] == [[], [0], []], "the order is recorded"
    assert discs_of(p) == before


@pytest.mark.rule("DS-028", "AM-125")
def test_the_piece_on_the_cleanup_track_is_neither_disc_nor_marker() -> None:
    p = position(2, mission="9", players={0: {"tokens": ["impact"]}})
    before = discs_of(p)
    play(p, "use impact", "clean")
    assert player(p)["cleanup"] == 1
    assert (discs_of(p), p.view(-1)["impact"]["markers"]) == (before, {})


@pytest.mark.rule("DS-276", "AM-092", "AM-125")
@pytest.mark.parametrize(("staged", "left"), [(22, 0), (1, 21)])
def test_marking_leader_places_needs_no_disc_of_the_supply(staged: int, left: int) -> None:
    """German: with an empty supply the bonus is the same, and so is every count."""
    ocean = {"C1": "the_sea_star", "C2": "the_looking_glass", "D1": "dying_reef"}
    discs = {"the_sea_star-s1": 0, "the_sea_star-s2": 0, "the_looking_glass-s1": 0}
    discs |= {"the_sea_star-j1": 0, "the_looking_glass-j1": 0, "the_looking_glass-j2": 0, "dying_reef-c1": 0}
    discs |= {"dying_reef-j1": 0}
    p = position(2, edition="german", round=6, ocean=ocean, discs=discs, players={0: {"staging": staged}})
    assert supply(p) == left
    before = discs_of(p)
    play(p, "pass", "pass")
    assert p.over
    assert discs_of(p) == before
    assert [parts(p)[f"leader-{number}"] for number in (1, 2, 3)] == [5, 3, 7]


# -- what counts ---------------------------------------------------------------------------------------------

SEA = {
    "A1": "calm_seas",
    "B1": "dying_reef",
    "C1": "the_sea_star",
    "D1": "kelp_forest",
    "B2": "dolphin_pods",
    "C2": "the_looking_glass",
}


WIDE = ["the_sea_star", "kelp_forest", "the_looking_glass"]


@pytest.mark.rule("DS-267", "AM-089")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("discs", "vessels", "zones"),
    [
        ({"calm_seas-s1": 0, "calm_seas-j1": 0, "dying_reef-c1": 0}, ["calm_seas", "dying_reef"], 2),
        ({"calm_seas-s1": 0, "dying_reef-c1": 0, "the_looking_glass-j1": 0}, ["calm_seas"], 3),
        ({"calm_seas-s1": 0, "dying_reef-c1": 0}, ["the_sea_star"], 3),
        ({"calm_seas-s1": 0, "dying_reef-c1": 1, "the_looking_glass-j1": 1}, ["the_sea_star"], 2),
        ({"calm_seas-s1": 0, "dying_reef-c1": 0, "dying_reef-j1": 0}, ["the_sea_star", "kelp_forest"], 4),
        ({"dying_reef-c1": 0, "the_looking_glass-s1": 0}, ["calm_seas", "the_sea_star", "kelp_forest"], 5),
        ({"dying_reef-c1": 0, "dolphin_pods-c1": 0, "calm_seas-s1": 0}, WIDE, 6),
    ],
)
def test_any_own_disc_or_vessel_makes_a_zone_count_once(
    edition: str, discs: dict[str, int], vessels: list[str], zones: int
) -> None:
    """The Senior Adventurer: a point for every three zones with an own disc or Vessel"""
    face = "legendary_adventurer" if edition == "prototype" else "renowned_adventurer"
    seated = {"tiles": ["team_leader", face], "vessels": vessels}
    p = position(2, edition=edition, ocean=SEA, discs=discs, players={0: seated}, over=True)
    assert parts(p)["specialists"] == zones // 3


@pytest.mark.rule("DS-277", "DS-193", "AM-091")
@pytest.mark.parametrize(
    ("research", "tokens", "points"),
    [(12, ["travel"], 5), (12, [], 4), (11, ["plain_research"], 5), (9, ["travel"], 4)],
)
def test_a_stored_token_is_added_beyond_the_end_of_the_track(
    research: int, tokens: list[str], points: int
) -> None:
    p = position(2, players={0: {"research": research, "tokens": tokens}}, over=True)
    assert parts(p)["leftovers"] == points


@pytest.mark.rule("DS-282", "AM-093")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("cubes", "places"),
    [([4, 4, 2], [1, 1, 3]), ([2, 4, 2], [2, 1, 2]), ([4, 4, 4], [1, 1, 1]), ([2, 3, 4], [2, 2, 1])],
)
def test_equal_totals_share_a_place(edition: str, cubes: list[int], places: list[int]) -> None:
    """A cube on 2 or 3 scores 1 point, on 4 it scores 4."""
    seated = {seat: {"attributes": {"reputation": cube}} for seat, cube in enumerate(cubes)}
    p = position(3, edition=edition, players=seated, over=True)
    assert [score.place for score in p.scores()] == places
    assert p.winners() == [seat for seat, place in enumerate(places) if place == 1]
    assert options(p) == []
