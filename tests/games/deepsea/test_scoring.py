"""Final scoring: DS-261 .. DS-282."""

from typing import Any

import pytest

from .table import parts, play, position

ATTRIBUTES = {"reputation": 7, "inspiration": 10, "coordination": 4, "ingenuity": 7}

# Eleven zones: the ocean of the worked example.
OCEAN = {
    "A1": "calm_seas",
    "B1": "dying_reef",
    "C1": "the_sea_star",
    "D1": "decommissioned_oil_rig",
    "E1": "remote_anchorage",
    "A2": "resupply_modules",
    "B2": "dolphin_pods",
    "C2": "the_looking_glass",
    "D2": "whale_calving_grounds",
    "E2": "ledge_elevator",
    "C3": "carbonate_spires",
    "D3": "coldwater_reef",
}

DISCS = {
    # purple (0): six Sonar, three Journal, five Conservation discs in eleven zones, together with one Vessel
    "calm_seas-s1": 0,
    "the_sea_star-s1": 0,
    "remote_anchorage-s1": 0,
    "resupply_modules-s1": 0,
    "ledge_elevator-s1": 0,
    "the_looking_glass-s1": 0,
    "the_sea_star-j1": 0,
    "the_looking_glass-j1": 0,
    "carbonate_spires-j1": 0,
    "dying_reef-c1": 0,
    "decommissioned_oil_rig-c1": 0,
    "dolphin_pods-c1": 0,
    "dolphin_pods-c2": 0,
    "whale_calving_grounds-c1": 0,
    # yellow (1): five Journals, six Conservation discs, two Sonar
    "the_sea_star-j2": 1,
    "calm_seas-j1": 1,
    "the_looking_glass-j2": 1,
    "carbonate_spires-j2": 1,
    "carbonate_spires-j3": 1,
    "whale_calving_grounds-c2": 1,
    "whale_calving_grounds-c3": 1,
    "whale_calving_grounds-c4": 1,
    "dying_reef-c2": 1,
    "dying_reef-c3": 1,
    "dolphin_pods-c3": 1,
    "calm_seas-s3": 1,
    "resupply_modules-s4": 1,
    # red (2): five Journals, one Conservation disc
    "remote_anchorage-j1": 2,
    "ledge_elevator-j1": 2,
    "carbonate_spires-j4": 2,
    "coldwater_reef-j1": 2,
    "coldwater_reef-j2": 2,
    "dying_reef-c4": 2,
}


def example(edition: str = "retail", **player: Any) -> Any:
    """The worked example of the rulebooks for purple."""
    purple: dict[str, Any] = {
        "attributes": ATTRIBUTES,
        "tiles": ["team_leader", "renowned_adventurer" if edition != "prototype" else "legendary_adventurer"],
        "journals": ["feasibility_report_aquadome_permanent_lab"],
        "staging": 2,
        "research": 2,
        "tokens": ["travel"],
        "vessels": ["the_sea_star"],
    }
    purple.update(player)
    return position(
        ocean=OCEAN,
        discs=DISCS,
        markers={"0,2": 0, "0,3": 0, "0,4": 0, "0,6": 0},
        unlimited={"3,3": [2, 0, 0]},
        players={0: purple},
        over=True,
        edition=edition,
        round=6,
    )


@pytest.mark.rule("DS-263", "DS-264")
def test_attribute_tracks() -> None:
    """EX-039"""
    assert parts(example())["attributes"] == 28


@pytest.mark.rule("DS-265", "DS-250")
def test_impact_board() -> None:
    """EX-040"""
    assert parts(example())["impact"] == 9


@pytest.mark.rule("DS-266", "DS-267", "DS-268")
def test_journal_and_renowned_adventurer() -> None:
    """EX-041"""
    p = example()
    assert (parts(p)["journals"], parts(p)["specialists"]) == (4, 3)
    twelve = example(vessels=["coldwater_reef"])
    assert parts(twelve)["specialists"] == 4
    junior = example(tiles=["team_leader", "adventurer"])
    assert (parts(junior)["journals"], parts(junior)["specialists"]) == (4, 0)


@pytest.mark.rule("DS-267")
def test_legendary_adventurer() -> None:
    """EX-042"""
    assert parts(example("prototype"))["specialists"] == 3


@pytest.mark.rule("DS-269", "DS-270", "DS-271", "DS-272")
def test_goal_1_with_a_sole_leader() -> None:
    """EX-043"""
    p = example()
    assert (parts(p)["goal-1"], parts(p)["leader-1"]) == (6, 5)


@pytest.mark.rule("DS-273")
def test_goal_2_with_a_tie_for_first() -> None:
    """EX-044"""
    p = example()
    assert [(parts(p, s)["goal-2"], parts(p, s)["leader-2"]) for s in range(3)] == [(3, 0), (5, 3), (5, 3)]


@pytest.mark.rule("DS-272", "DS-274")
def test_goal_3_as_sole_second() -> None:
    """EX-045"""
    p = example()
    assert [(parts(p, s)["goal-3"], parts(p, s)["leader-3"]) for s in range(3)] == [(5, 4), (6, 7), (1, 0)]


@pytest.mark.rule("DS-275")
def test_zero_does_not_qualify() -> None:
    """EX-046"""
    p = position(mission="10", over=True)
    assert [parts(p, s)["leader-3"] for s in range(3)] == [0, 0, 0]


@pytest.mark.rule("DS-274")
def test_all_tied_for_second_get_it() -> None:
    discs = {"the_sea_star-s1": 0, "the_sea_star-s2": 0, "the_sea_star-s3": 1, "the_looking_glass-s1": 2}
    p = position(discs=discs, over=True)
    assert [parts(p, s)["leader-1"] for s in range(3)] == [5, 3, 3]


@pytest.mark.rule("DS-277", "DS-278", "DS-280")
def test_leftovers_are_rounded_once() -> None:
    """EX-047"""
    assert parts(example())["leftovers"] == 2


@pytest.mark.rule("DS-261", "DS-281")
@pytest.mark.parametrize("edition", ["retail", "german"])
def test_total(edition: str) -> None:
    """EX-048"""
    p = example(edition)
    assert list(parts(p)) == [
        "attributes",
        "impact",
        "journals",
        "specialists",
        "goal-1",
        "leader-1",
        "goal-2",
        "leader-2",
        "goal-3",
        "leader-3",
        "leftovers",
    ]
    assert p.scores()[0].total == 69
    assert p.winners() == [0]


@pytest.mark.rule("DS-262", "DS-279")
def test_total_in_the_prototype() -> None:
    """EX-049"""
    p = example("prototype")
    assert p.scores()[0].total == 63
    assert [part.partition("-")[0] for part in parts(p)] == [
        "attributes",
        "impact",
        *["goal", "leader"] * 3,
        "specialists",
    ]
    assert "leftovers" not in parts(p)
    assert "journals" not in parts(p)


@pytest.mark.rule("DS-282")
def test_tied_players_share_the_victory() -> None:
    p = position(2, over=True)
    assert p.winners() == [0, 1]


@pytest.mark.rule("DS-271")
def test_a_piece_matching_both_sides_of_a_slash_counts_once() -> None:
    """AM-086: columns D and E of mission 2"""
    ocean = {"A1": "the_sea_star", "A2": "the_looking_glass", "D1": "dying_reef", "E1": "calm_seas"}
    p = position(mission="2", ocean=ocean, discs={"dying_reef-c1": 0, "calm_seas-s1": 0}, over=True)
    assert parts(p)["goal-2"] == 2


@pytest.mark.rule("DS-267", "DS-268")
@pytest.mark.parametrize(
    ("face", "points"),
    [
        ("renowned_ichthyologist", 2),
        ("renowned_biotechnologist", 3),
        ("renowned_biogeographer", 4),
        ("renowned_mentor", 1),
        ("renowned_robotics_engineer", 4),
        ("renowned_ocean_historian", 0),
        ("renowned_fleet_coordinator", 3),
    ],
)
def test_tier_5_seniors_score_by_their_own_condition(face: str, points: int) -> None:
    assert parts(example(tiles=["team_leader", face]))["specialists"] == points


@pytest.mark.rule("DS-267")
def test_empty_dive_sites_count_for_the_dive_team_leader() -> None:
    """AM-118"""
    tiles = ["team_leader", "renowned_dive_team_leader"]
    p = position(
        over=True,
        ocean={"C1": "the_sea_star", "D1": "kelp_forest", "C2": "dolphin_pods"},
        tokens={"the_sea_star-d1": [], "kelp_forest-d1": []},
        players={0: {"tiles": tiles}},
    )
    assert parts(p)["specialists"] == 1


@pytest.mark.rule("DS-267")
def test_a_set_of_four_fields_for_the_ocean_historian() -> None:
    cards = ["volunteer_model_for_underwater_conservation", "protecting_threatened_marine_habitats"]
    p = example(tiles=["team_leader", "renowned_ocean_historian"], journals=cards)
    assert parts(p)["specialists"] == 3


@pytest.mark.rule("DS-277", "AM-046")
def test_only_one_token_counts_as_leftover() -> None:
    """AM-046"""
    p = position(over=True, players={0: {"tokens": ["travel", "plain_research"], "research": 2}})
    assert parts(p)["leftovers"] == 2


@pytest.mark.rule("DS-276", "DS-028")
def test_marking_leader_places_moves_no_disc() -> None:
    """AM-092, AM-125"""
    p = position(edition="german", round=6)
    before = list(p.supply)
    play(p, "pass", "pass", "pass")
    assert p.over
    assert p.supply == before
