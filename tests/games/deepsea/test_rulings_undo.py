"""The ruling on what can be taken back: AM-051."""

from typing import Any

import pytest

import bathysphere as bs
from bathysphere.games import game
from bathysphere.play.course import Course

from .table import position, step

SEA = {"C1": "the_sea_star", "D1": "kelp_forest", "C2": "the_looking_glass"}


def course(p: Any) -> Course:
    """A game that begins with this position."""
    begun = Course(game("deepsea"), p.seats, 1, dict(p.content.settings))
    begun.position = p
    return begun


def goes_on(c: Course, *actions: str) -> None:
    for action in actions:
        c.play(c.prepare(action))


@pytest.mark.rule("AM-051")
def test_own_choices_are_taken_back_as_far_as_they_go() -> None:
    own = {"staging": 2, "research": 3, "vessels": ["kelp_forest"]}
    c = course(position(2, ocean=SEA, players={0: own}))
    goes_on(c, "activate team_leader", "do conserve", "conserve kelp_forest-c1")
    assert c.position.seat == 1
    assert (c.free_undo([0]).steps, c.free_undo([0]).why) == (3, "undo-nothing")
    assert (c.free_undo([1]).steps, c.free_undo([1]).why) == (0, "undo-nothing")


@pytest.mark.rule("AM-051")
def test_the_decision_of_another_player_ends_it() -> None:
    c = course(position(2, ocean=SEA, players={0: {"staging": 2}, 1: {"staging": 1}}))
    goes_on(c, "activate team_leader", "do travel", "pass")
    assert (c.free_undo([0]).steps, c.free_undo([0]).why) == (0, "undo-other-seat")
    assert (c.free_undo([1]).steps, c.free_undo([1]).why) == (1, "undo-other-seat")


POCKETS = [["mentor", "adventurer"], ["biogeographer", "ichthyologist"], ["fleet_coordinator"]]
REST = ["team_leader", "ocean_historian", "dive_team_leader", "biotechnologist", "robotics_engineer"]
REVEALS: dict[str, tuple[dict[str, Any], list[str], int]] = {
    "token": (
        {"ocean": SEA, "players": {0: {"staging": 2, "tokens": ["travel"]}}},
        ["activate team_leader", "do dive", "spend travel"],
        1,
    ),
    "boards": (
        {"ocean": SEA, "players": {0: {"staging": 2}}, "stacks": {1: ["atoll", "calm_seas"]}},
        ["activate team_leader", "do sonar", "draw first=1 second=1", "keep atoll"],
        1,
    ),
    "journal": (
        {
            "ocean": SEA,
            "players": {0: {"staging": 2, "research": 2, "tiles": ["team_leader", "pilot"]}},
            "display": ["understanding_oceanic_shifts"],
        },
        ["activate team_leader", "do journal", "decline"],
        1,
    ),
    "tier-5 tile": (
        {
            "do": "recruit",
            "pockets": POCKETS,
            "players": {
                0: {"attributes": {"reputation": 10}, "tiles": ["team_leader*", "pilot*"]},
                1: {"tiles": REST},
            },
        },
        ["recruit ichthyologist", "take-back pilot"],
        1,
    ),
    "co-op card": (
        {"mode": "coop", "wave": 1, "players": {1: {"passed": True}}},
        ["pass", "recruit reef_diver"],
        1,
    ),
}
"""What becomes visible: the position, what is played, and how much of it can be taken back."""


@pytest.mark.rule("AM-051", "DS-174", "DS-167", "DS-209", "DS-088", "DS-298")
@pytest.mark.parametrize("what", REVEALS)
def test_a_reveal_ends_it(what: str) -> None:
    setting, actions, free = REVEALS[what]
    c = course(position(2, **setting))
    goes_on(c, *actions)
    assert (c.free_undo([0]).steps, c.free_undo([0]).why) == (free, "undo-revealed")


@pytest.mark.rule("AM-051")
def test_without_a_reveal_the_same_recruiting_can_be_taken_back() -> None:
    """A tile of tier 1 turns up nothing."""
    p = bs.start("deepsea", seats=2, seed=1)
    c = course(p)
    goes_on(c, "recruit reef_diver")
    assert (c.free_undo([0]).steps, step(c.position)) == (1, "recruit")
