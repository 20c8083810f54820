"""Rulings on what players get outside their own turn: AM-023 .. AM-025."""

import pytest

from .table import (
    attribute,
    disc,
    faces,
    options,
    play,
    position,
    refusal,
    staging,
    step,
    vessels,
)

STAR = {"C1": "the_sea_star", "C2": "the_looking_glass"}
DEEP = {
    "D1": "calm_seas",
    "D2": "sunken_ruins",
    "D3": "rift_valley",
    "D4": "seamount",
    "D5": "seafloor_restoration",
}


@pytest.mark.rule("AM-023", "DS-071", "DS-178", "DS-196")
def test_an_action_in_another_players_turn_is_done_at_once_and_without_tokens() -> None:
    """The ruins are dived empty: the other Vessel there goes to the seafloor and conserves on arrival.

    It may choose what its own Research pays, not what the token beside it would pay.
    """
    p = position(
        2,
        ocean=STAR | DEEP,
        players={
            0: {"vessels": ["sunken_ruins"], "staging": 1, "tiles": ["team_leader*", "reef_diver"]},
            1: {
                "vessels": ["sunken_ruins"],
                "staging": 1,
                "research": 1,
                "tokens": ["plain_research"],
                "attributes": {"ingenuity": 10},
            },
        },
        tokens={"sunken_ruins-d1": ["disc"]},
    )
    play(p, "activate reef_diver", "dive sunken_ruins-d1")
    while p.seat == 0:
        assert step(p) in ("travel", "travel-to"), "the diver comes first"
        play(p, "decline")
    assert (step(p), p.active) == ("travel-to", 0)
    assert not any(option.startswith(("spend", "use")) for option in options(p))
    play(p, "travel seafloor_restoration")
    assert (step(p), p.seat) == ("conserve", 1)
    assert refusal(p, "conserve seafloor_restoration-c5") == "DS-196"
    play(p, "conserve seafloor_restoration-c1")
    assert (disc(p, "seafloor_restoration-c1"), p.research[1], attribute(p, "coordination", 1)) == (1, 0, 1)
    assert (p.seat, step(p), p.active) == (0, "actions", 0), "then the turn goes on"


@pytest.mark.rule("AM-024", "DS-132", "DS-135", "DS-136")
def test_a_vessel_released_by_a_journal_of_another_player_is_launched_at_once() -> None:
    """Mission 3 has several launch zones: the owner picks, is paid, and then the third player gains."""
    p = position(
        3,
        mission="3",
        ocean={"B1": "dying_reef", "C1": "the_sea_star", "C2": "the_looking_glass"},
        do="journal",
        display=["uncharted_deep_sea_organic_life"],
        players={
            0: {"vessels": ["the_looking_glass"], "staging": 1},
            1: {"attributes": {"ingenuity": 1}, "vessels": ["the_sea_star"]},
            2: {"attributes": {"ingenuity": 5}, "vessels": ["the_sea_star"] * 2},
        },
    )
    assert (step(p), p.seat, p.active) == ("launch", 1, 0)
    assert options(p) == ["launch dying_reef", "launch the_sea_star"]
    play(p, "launch dying_reef")
    assert (step(p), p.seat, vessels(p, 1)) == ("impact", 1, ["the_sea_star", "dying_reef"])
    assert attribute(p, "ingenuity", 2) == 5
    play(p, "mark 3,5")
    assert (attribute(p, "ingenuity", 2), attribute(p, "reputation", 1)) == (6, 1)
    assert (step(p), p.seat) == ("turn", 1), "the turn of the publisher is over, the next one begins"


@pytest.mark.rule("AM-024", "DS-132", "DS-232")
def test_a_vessel_released_by_a_link_of_another_player_is_launched_at_once() -> None:
    """The spaces of the Ledge Elevator: the Vessel and its disc come before the Discover of the actor."""
    p = position(
        2,
        ocean={"C1": "the_sea_star", "D1": "dying_reef", "D2": "ledge_elevator"},
        do="sonar",
        discs={"ledge_elevator-s1": 1, "ledge_elevator-s2": 1},
        players={0: {"vessels": ["ledge_elevator"], "staging": 1}, 1: {"attributes": {"ingenuity": 1}}},
    )
    assert (step(p), p.seat) == ("discover", 0)
    assert (vessels(p, 1), staging(p, 1)) == (["the_sea_star"] * 2, 1)


@pytest.mark.rule("AM-025", "DS-232", "DS-237")
def test_a_link_pays_who_has_passed_and_the_disc_waits_for_the_next_round() -> None:
    """c3 of the Dying Reef completes a link with c1, whose owner has passed: a disc for both."""
    p = position(
        2,
        ocean={"C1": "the_sea_star", "D1": "dying_reef"},
        do="conserve",
        discs={"dying_reef-c1": 1, "dying_reef-c2": 1, "dying_reef-c4": 1, "dying_reef-c5": 1},
        players={0: {"vessels": ["dying_reef"], "staging": 1, "research": 1}, 1: {"passed": True}},
    )
    assert (disc(p, "dying_reef-c3"), staging(p, 1), attribute(p, "inspiration", 1)) == (0, 1, 1)
    assert (step(p), p.seat) == ("turn", 0), "no turn for who has passed, disc or not"
    play(p, "pass")
    assert (p.round, p.seat, staging(p, 1)) == (2, 1, 1)
    play(p, "recruit sonar_operator")
    assert staging(p, 1) == 2, "and the one of Effort"


@pytest.mark.rule("AM-025", "DS-216", "DS-237")
def test_a_journal_pays_who_has_passed() -> None:
    p = position(
        3,
        ocean=STAR,
        do="journal",
        display=["documentation_of_new_life"],
        players={0: {"vessels": ["the_looking_glass"], "staging": 1, "research": 4}, 1: {"passed": True}},
    )
    play(p, "next impact", "decline")
    assert (step(p), p.seat) == ("step", 1)
    play(p, "step ingenuity")
    assert attribute(p, "ingenuity", 1) == 1


@pytest.mark.rule("AM-025", "DS-237", "DS-239")
def test_an_event_lets_who_has_passed_promote_and_travel() -> None:
    """The Oil Rig is full, the Sunken Ruins are empty: actions, and still no turn."""
    tiles = ["team_leader", "pilot", "reef_diver"]
    discs = {"decommissioned_oil_rig-c1": 1, "decommissioned_oil_rig-c2": 1, "decommissioned_oil_rig-c3": 1}
    rig = position(
        2,
        ocean=STAR | {"D1": "decommissioned_oil_rig"},
        do="conserve",
        discs=discs,
        players={
            0: {"vessels": ["decommissioned_oil_rig"], "staging": 1, "research": 1},
            1: {"passed": True, "tiles": tiles},
        },
    )
    assert (step(rig), rig.seat) == ("promote", 1)
    play(rig, "promote kind=pilot circle=empty")
    assert faces(rig, 1) == ["team_leader", "skipper", "reef_diver"]
    assert (step(rig), rig.seat) == ("turn", 0)
    ruins = position(
        2,
        ocean=STAR | {"D1": "calm_seas", "D2": "sunken_ruins"},
        do="dive",
        players={
            0: {"vessels": ["sunken_ruins"]},
            1: {"vessels": ["sunken_ruins"], "passed": True, "attributes": {"ingenuity": 2}},
        },
        tokens={"sunken_ruins-d1": ["disc"]},
    )
    play(ruins, "decline")
    assert (step(ruins), ruins.seat) == ("travel-to", 1)
    play(ruins, "travel calm_seas")
    assert (vessels(ruins, 1), ruins.research[1]) == (["calm_seas"], 1)
    assert (step(ruins), ruins.seat) == ("turn", 0)
