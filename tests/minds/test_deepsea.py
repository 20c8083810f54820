"""What a mate hopes for in Deep Sea: goals that nobody has chosen yet, races that are still open."""

import pytest

import bathysphere as bs
from bathysphere.games.deepsea.mind.goals import (
    TEAM_GOAL,
    chance_of_choice,
    fulfilled,
    points_in_sight,
    steps_to_goal,
    way_down,
    way_to_goals,
)
from bathysphere.games.deepsea.mind.heuristics import GOALS, HEURISTIC, activations_to_come
from bathysphere.games.deepsea.rules.position import DeepSeaPosition
from bathysphere.games.deepsea.rules.steps.impact import put_marker
from bathysphere.minds import Observation, make_bot


def mission(number: int, mode: str = "competitive") -> DeepSeaPosition:
    """Some turns into a game of mates."""
    p = bs.start("deepsea", seats=2, seed=4, mission=str(number), mode=mode)
    bots = [make_bot("mate", "deepsea", seat) for seat in range(2)]
    while p.round < 3:
        p.act(bots[p.seat].choose(Observation(p, p.seat)))
    assert isinstance(p, DeepSeaPosition)
    return p


def test_every_marker_towards_a_goals_hex_makes_its_choice_likelier() -> None:
    p = mission(8)
    t = p.compiled
    before = chance_of_choice(p, 1)
    while min(steps_to_goal(t, 1, hex) for hex in p.open) > 0:
        put_marker(p, 0, min(p.open, key=lambda hex: steps_to_goal(t, 1, hex)))
        now = chance_of_choice(p, 1)
        assert now > before
        before = now
    assert [hex for hex in p.open if t.hex_goal[hex] == 1]


def test_hopes_of_a_goal_end_when_it_is_chosen() -> None:
    p = mission(8)
    assert p.versions[0] < 0
    hopes = points_in_sight(p, 0)
    assert max(hopes) > 0.0
    assert HEURISTIC.features(p)[0][GOALS] >= hopes[0]
    p.versions[0] = 0
    assert points_in_sight(p, 0) == [0.0, 0.0]


def test_who_is_deeper_hopes_for_more_of_a_race_and_two_places_are_all() -> None:
    p = mission(10)
    ways = [way_down(p, seat, 5) for seat in range(2)]
    hopes = points_in_sight(p, 0)
    assert hopes == pytest.approx([4 * way for way in ways])
    assert all(0.0 < way <= 0.5 for way in ways)
    p.races[0] = [0]
    assert points_in_sight(p, 0) == pytest.approx([0.0, 2 * ways[1]])
    p.races[0] = [0, 1]
    assert points_in_sight(p, 0) == [0.0, 0.0]


@pytest.mark.parametrize("left", [0.0, 0.5, 1.0])
def test_every_step_to_a_goal_is_worth_something_and_meeting_it_most(left: float) -> None:
    worths = [fulfilled(count, 10, left) for count in range(12)]
    assert worths[:11] == sorted(set(worths))
    assert worths[10] == worths[11] == TEAM_GOAL
    assert fulfilled(-3, 10, left) == worths[0], "points may be negative"


def test_a_goal_within_reach_is_worth_more_than_one_that_is_not() -> None:
    assert fulfilled(5, 10, 0.5) > fulfilled(5, 10, 0.0) + 0.2 * TEAM_GOAL
    early, late = fulfilled(2, 10, 0.2), fulfilled(9, 10, 0.2)
    assert late - fulfilled(8, 10, 0.2) > 2 * (fulfilled(3, 10, 0.2) - early)


def test_a_team_is_drawn_to_goals_it_has_not_chosen() -> None:
    p = mission(8, "coop")
    t = p.compiled
    before = way_to_goals(p)
    put_marker(p, 0, min(p.open, key=lambda hex: steps_to_goal(t, 1, hex)))
    assert way_to_goals(p) > before


def test_an_activation_takes_a_free_circle_and_a_disc() -> None:
    # All circles are occupied and there are discs enough: a new Specialist a round, and what comes back.
    assert activations_to_come(3, circles=3, occupied=3, staged=9, effort=2, reassignment=1) == 6.0
    assert activations_to_come(3, circles=3, occupied=3, staged=9, effort=2, reassignment=3) == 12.0
    # Circles enough: what counts is discs, 1.3 for each activation.
    assert activations_to_come(1, circles=5, occupied=0, staged=0, effort=2, reassignment=1) == pytest.approx(
        2 / 1.3
    )
    assert activations_to_come(0, circles=5, occupied=0, staged=5, effort=2, reassignment=1) == 0.0
