"""Rulings on Dive tokens and turns: AM-103 .. AM-105, AM-119."""

from typing import Any

import pytest

from .table import (
    attribute,
    disc,
    faces,
    held,
    legal,
    options,
    play,
    position,
    refusal,
    research,
    staging,
    step,
    supply,
)

# -- Preparation is no turn ----------------------------------------------------------------------------------


@pytest.mark.rule("DS-178", "DS-181", "AM-103")
@pytest.mark.parametrize("edition", ["retail", "german", "prototype"])
def test_no_token_is_spent_in_the_own_preparation(edition: str) -> None:
    """Not while recruiting, not while rewards are taken, not while discs are taken back; then it is."""
    player = {"tokens": ["disc"], "tiles": ["team_leader*", "reef_diver*"]}
    p = position(2, do="recruit", wave=1, players={0: player}, edition=edition)
    assert step(p) == "recruit"
    for token in ("spend disc", "use disc"):
        assert refusal(p, token) != ""
    assert all(option.startswith("recruit ") for option in options(p))
    play(p, "recruit pilot")
    assert step(p) == "impact"
    assert refusal(p, "spend disc") != ""
    assert refusal(p, "use disc") != ""
    play(p, "decline")
    assert step(p) == "reassign"
    assert refusal(p, "spend disc") != ""
    assert refusal(p, "use disc") != ""
    play(p, "take-back team_leader")
    while p.seat != 0:
        play(p, "pass")
    assert (step(p), legal(p, "spend disc"), legal(p, "use disc")) == ("turn", True, True)


# -- a token before the activation ---------------------------------------------------------------------------


@pytest.mark.rule("DS-123", "DS-180", "AM-104")
@pytest.mark.parametrize(("edition", "allowed"), [("retail", True), ("german", True), ("prototype", False)])
def test_only_the_prototype_keeps_the_last_disc_for_the_activation(edition: str, allowed: bool) -> None:
    p = position(2, edition=edition, players={0: {"staging": 1, "tokens": ["disc_for_research"]}})
    assert legal(p, "use disc_for_research") == allowed
    if allowed:
        play(p, "use disc_for_research")
        assert (research(p), staging(p), p.seat) == (5, 0, 1)
    else:
        assert refusal(p, "use disc_for_research") == "DS-187"
        more = position(2, edition=edition, players={0: {"staging": 2, "tokens": ["disc_for_research"]}})
        play(more, "use disc_for_research")
        assert (research(more), options(more)) == (5, ["activate team_leader"])


# -- what belongs to an action -------------------------------------------------------------------------------

BRINE = {"A1": "the_sea_star", "C3": "rift_valley", "C4": "brine_pool"}


@pytest.mark.rule("DS-117", "DS-180", "AM-105")
def test_a_token_just_drawn_waits_for_the_after_effect_of_the_dive() -> None:
    """The Hydrographer dives at the Brine Pool, which pays an Impact, and has a Sonar left."""
    player = {
        "staging": 2,
        "vessels": ["brine_pool", "the_sea_star"],
        "tiles": ["team_leader*", "hydrographer"],
    }
    p = position(
        2, ocean=BRINE, players={0: player}, tokens={"brine_pool-d1": ["disc"], "the_sea_star-d1": []}
    )
    play(p, "activate hydrographer", "do dive")
    assert (step(p), held(p)) == ("impact", ["disc"])
    assert refusal(p, "use disc") != ""
    assert refusal(p, "spend disc") != "", "Research is offered between actions, and this is inside one"
    play(p, "mark 0,0")
    assert attribute(p, "reputation") == 1
    assert options(p) == ["do sonar", "spend disc", "use disc", "end"]


@pytest.mark.rule("DS-117", "DS-240", "AM-105")
def test_links_and_zone_effects_come_before_the_next_action_and_before_tokens() -> None:
    """At the Sea Turtle Migration: an Impact, a link's Impact, a Travel; then the second Conserve"""
    player = {
        "staging": 3,
        "research": 12,
        "vessels": ["sea_turtle_migration"],
        "tokens": ["disc"],
        "tiles": ["team_leader*", "aquaculturist"],
    }
    ocean = {"C1": "the_sea_star", "D1": "kelp_forest", "D2": "sea_turtle_migration"}
    p = position(2, ocean=ocean, discs={"sea_turtle_migration-c1": 0}, players={0: player})
    play(p, "activate aquaculturist", "do conserve", "conserve sea_turtle_migration-c2")
    for _ in range(2):
        assert (step(p), legal(p, "use disc"), legal(p, "do conserve")) == ("impact", False, False)
        play(p, "decline")
    assert (step(p), legal(p, "use disc"), legal(p, "do conserve")) == ("travel-to", False, False)
    play(p, "travel kelp_forest")
    assert options(p) == ["do conserve", "spend disc", "use disc", "end"]


@pytest.mark.rule("DS-181", "DS-180", "AM-105")
def test_research_of_tokens_is_offered_while_a_cost_is_paid() -> None:
    """c1 of the Kelp Forest costs 2: either token brings 3; their effects are not offered there."""
    player = {
        "staging": 2,
        "vessels": ["kelp_forest"],
        "tokens": ["disc", "travel"],
        "tiles": ["team_leader"],
    }
    p = position(2, ocean={"C1": "the_sea_star", "D1": "kelp_forest"}, players={0: player})
    play(p, "activate team_leader", "do conserve", "conserve kelp_forest-c1")
    assert (step(p), sorted(options(p))) == ("pay", ["spend disc", "spend travel"])
    assert refusal(p, "use disc") != ""
    play(p, "spend disc")
    assert (research(p), held(p), disc(p, "kelp_forest-c1")) == (1, ["travel"], 0)


# -- the Robotics Engineer -----------------------------------------------------------------------------------


def engineer(*tiles: str, **more: Any) -> Any:
    player = {"staging": 3, "tiles": ["team_leader*", "robotics_engineer", *tiles]} | more
    return play(position(2, players={0: player}), "activate robotics_engineer")


@pytest.mark.rule("DS-106", "AM-119")
def test_any_other_own_tile_with_slots_can_be_copied() -> None:
    """Used or not, Junior or Senior; not a face without slots, not the engineer, not a tile of others."""
    p = engineer("marine_engineer", "skipper", "reef_diver*", "renowned_adventurer")
    assert options(p) == ["copy team_leader", "copy skipper", "copy reef_diver"]
    for face in ("marine_engineer", "renowned_adventurer", "robotics_engineer", "pilot"):
        assert refusal(p, f"copy {face}") == "DS-106"
    play(p, "copy reef_diver")
    assert faces(p)[1] == "robotics_engineer*", "the disc lies on the engineer"
    assert options(p) == ["dive the_sea_star-d1", "decline"]


@pytest.mark.rule("DS-117", "AM-119")
def test_the_actions_are_fixed_when_the_model_is_named() -> None:
    """The Sonar Operator is promoted in between. Its Senior side could travel, the copied Junior cannot."""
    p = engineer("sonar_operator", tokens=["promote", "disc"])
    play(p, "copy sonar_operator", "use promote", "promote kind=sonar_operator circle=empty")
    assert faces(p)[2] == "acoustics_engineer"
    assert refusal(p, "do travel") == "DS-112"
    assert legal(p, "do sonar")


@pytest.mark.rule("DS-225", "DS-228", "AM-119")
def test_a_copied_promotion_may_turn_the_engineer_itself() -> None:
    p = engineer("mentor")
    before = supply(p)
    play(p, "copy mentor")
    assert step(p) == "promote"
    assert legal(p, "promote kind=mentor circle=empty")
    play(p, "promote kind=robotics_engineer circle=disc")
    assert faces(p) == ["team_leader*", "renowned_robotics_engineer", "mentor"]
    assert supply(p) == before + 1, "its disc goes to the supply"
