"""Rulings on links, on what one disc sets off, and on acting in another's turn: AM-077, AM-106, AM-107."""

from typing import Any

import pytest

from .table import (
    attribute,
    disc,
    faces,
    frame,
    legal,
    options,
    play,
    position,
    staging,
    step,
    vessels,
)

REEF = {"C1": "the_sea_star", "D1": "dying_reef"}


@pytest.mark.rule("DS-232", "AM-077")
def test_an_owner_gains_by_the_own_link_and_not_by_the_others() -> None:
    """c2 completes links to c1 of seat 1 (Coordination) and c3 of seat 2 (Inspiration), none of seat 3."""
    p = position(
        4,
        ocean=REEF,
        do="conserve",
        discs={"dying_reef-c1": 1, "dying_reef-c3": 2, "dying_reef-j1": 3},
        players={0: {"vessels": ["dying_reef"], "research": 4, "staging": 1}},
    )
    play(p, "conserve dying_reef-c2", "decline")
    gained = [[attribute(p, name, seat) for name in ("coordination", "inspiration")] for seat in range(4)]
    assert gained == [[1, 1], [1, 0], [0, 1], [0, 0]]
    assert [staging(p, seat) for seat in range(4)] == [0, 0, 0, 0]


# -- everything that one Conservation disc sets off, in order ------------------------------------------------

TURTLES = {"C1": "the_sea_star", "D1": "calm_seas", "D2": "sea_turtle_migration"}


@pytest.mark.rule("DS-198", "DS-235", "DS-253", "DS-240", "AM-106")
def test_disc_and_links_then_the_mission_then_the_zones_after_effect() -> None:
    """Mission 4: c2 is the last site, with links (Impact) to two others, the turtle, and the Travel."""
    p = position(
        3,
        mission="4",
        ocean=TURTLES,
        do="conserve",
        seat=1,
        discs={"sea_turtle_migration-c1": 0, "sea_turtle_migration-c3": 2},
        players={1: {"vessels": ["sea_turtle_migration"], "staging": 1, "research": 4}},
    )
    assert (step(p), p.seat, disc(p, "sea_turtle_migration-c2")) == ("impact", 1, -1), "the site's own Impact"
    play(p, "decline")
    assert disc(p, "sea_turtle_migration-c2") == 1
    for seat in (1, 1, 2, 0):
        assert (step(p), p.seat, legal(p, "mark 5,9")) == ("impact", seat, False), "the links of all owners"
        play(p, "decline")
    assert (step(p), p.seat, options(p)) == ("impact", 1, ["mark 5,9", "decline"]), "the mission"
    play(p, "mark 5,9")
    assert (step(p), p.seat) == ("travel-to", 1), "the after-effect of the zone"
    play(p, "travel calm_seas")
    assert vessels(p, 1) == ["calm_seas"]


RIG = {"C1": "the_sea_star", "D1": "decommissioned_oil_rig"}
PILOTS = ["team_leader", "pilot"]


def last_of_the_rig(mission: str, active: int = 1, **more: Any) -> Any:
    """Seat 1 takes c4, the last site, with a link (Coordination) to c3 of seat 2."""
    return position(
        3,
        mission=mission,
        ocean=RIG,
        do="conserve",
        seat=1,
        discs={
            "decommissioned_oil_rig-c1": 0,
            "decommissioned_oil_rig-c2": 0,
            "decommissioned_oil_rig-c3": 2,
        },
        players={
            0: {"tiles": PILOTS},
            1: {"vessels": ["decommissioned_oil_rig"], "staging": 1, "research": 1, "tiles": PILOTS},
            2: {"tiles": PILOTS},
        },
        state={"active": active},
        **more,
    )


@pytest.mark.rule("DS-239", "DS-253", "AM-106")
def test_the_turtle_comes_before_the_event_of_the_rig() -> None:
    p = last_of_the_rig("4")
    assert [attribute(p, "coordination", seat) for seat in range(3)] == [0, 1, 1], "the link is paid"
    assert (step(p), p.seat, options(p)) == ("impact", 1, ["mark 5,9", "decline"])
    play(p, "mark 5,9")
    for seat in (1, 2, 0):
        assert (step(p), p.seat) == ("promote", seat)
        play(p, "promote kind=pilot circle=empty")
    assert [faces(p, seat)[1] for seat in range(3)] == ["skipper"] * 3


@pytest.mark.rule("DS-239", "DS-253", "AM-106")
def test_the_cleanup_step_comes_before_the_event_of_the_rig() -> None:
    p = last_of_the_rig("9")
    assert (step(p), p.seat) == ("promote", 1)
    assert [player["cleanup"] for player in p.view(-1)["players"]] == [0, 1, 0]


@pytest.mark.rule("DS-241", "DS-253", "AM-106")
def test_the_cleanup_step_comes_before_the_second_conserve_of_the_whales() -> None:
    p = position(
        2,
        mission="9",
        ocean={"C1": "the_sea_star", "C2": "whale_calving_grounds"},
        do="conserve",
        discs={"whale_calving_grounds-j1": 0, "whale_calving_grounds-c1": 1},
        players={0: {"vessels": ["whale_calving_grounds"], "staging": 2, "research": 4}},
    )
    play(p, "conserve whale_calving_grounds-c2")
    assert (step(p), attribute(p, "reputation", 1)) == ("conserve", 1), "the link to c1 is paid"
    assert p.view(-1)["players"][0]["cleanup"] == 1
    play(p, "conserve whale_calving_grounds-c4")
    assert p.view(-1)["players"][0]["cleanup"] == 2


# -- acting in another's turn --------------------------------------------------------------------------------

DEEP = {
    "C1": "the_sea_star",
    "D1": "calm_seas",
    "D2": "sunken_ruins",
    "D3": "rift_valley",
    "D4": "seamount",
    "D5": "seafloor_restoration",
}


@pytest.mark.rule("DS-235", "DS-240", "AM-107")
def test_links_completed_in_anothers_turn_pay_the_placer_first_and_then_clockwise() -> None:
    """Seat 0 dives the ruins empty, seat 1 travels to the restoration and conserves there on arrival."""
    p = position(
        3,
        ocean=DEEP,
        discs={"seafloor_restoration-c2": 0, "seafloor_restoration-c4": 2},
        tokens={"sunken_ruins-d1": ["disc"]},
        players={
            0: {"vessels": ["sunken_ruins"], "staging": 1, "tiles": ["team_leader*", "reef_diver"]},
            1: {
                "vessels": ["sunken_ruins"],
                "staging": 1,
                "research": 1,
                "attributes": {"ingenuity": 10},
            },
        },
    )
    play(p, "activate reef_diver", "dive sunken_ruins-d1", "decline")
    assert (step(p), p.seat, p.view(-1)["active"]) == ("travel-to", 1, 0)
    play(p, "travel seafloor_restoration", "conserve seafloor_restoration-c1")
    asked = []
    while step(p) == "impact":
        asked.append(p.seat)
        play(p, "decline")
    assert asked == [1, 1, 2, 0]
    assert (step(p), p.seat) == ("actions", 0), "then the turn goes on"


@pytest.mark.rule("DS-235", "DS-239", "AM-107")
def test_an_event_set_off_in_anothers_turn_begins_with_the_actor() -> None:
    p = last_of_the_rig("1", active=0)
    for seat in (1, 2, 0):
        assert (step(p), p.seat) == ("promote", seat)
        play(p, "decline")


@pytest.mark.rule("DS-216", "AM-107")
def test_a_journal_published_in_anothers_turn_pays_clockwise_from_the_publisher() -> None:
    """Documentation of New Life lets all others raise their lowest attribute."""
    p = position(
        3,
        ocean=REEF,
        do="journal",
        seat=1,
        display=["documentation_of_new_life"],
        players={1: {"vessels": ["the_sea_star"], "staging": 1, "research": 4}},
        state={"active": 0},
    )
    play(p, "journal the_sea_star-j1", "next impact", "decline")
    for seat in (2, 0):
        assert (step(p), p.seat) == ("step", seat)
        play(p, "step ingenuity")


@pytest.mark.rule("DS-154", "DS-235", "AM-107")
def test_a_sonar_disc_laid_in_anothers_turn_pays_its_owner_first() -> None:
    """s2 of the Resupply Modules completes a link with s5; the space itself is a Discover."""
    p = position(
        3,
        ocean={"C1": "the_sea_star", "D1": "calm_seas", "D2": "resupply_modules"},
        do=frame("sonar"),
        seat=2,
        discs={"resupply_modules-s1": 1, "resupply_modules-s4": 1, "resupply_modules-s5": 0},
        players={
            0: {"attributes": {"reputation": 9}},
            2: {"vessels": ["resupply_modules"], "staging": 1, "attributes": {"reputation": 9}},
        },
        state={"active": 0},
    )
    play(p, "sonar resupply_modules-s2")
    assert (step(p), p.seat) == ("impact", 2), "the step of the placer's cube earns an Impact"
    play(p, "decline")
    assert (step(p), p.seat) == ("impact", 0)
    play(p, "decline")
    assert (step(p), p.seat) == ("discover", 2)
