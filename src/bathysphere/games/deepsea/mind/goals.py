"""What goals that are still open promise a seat, and how far a team has come with its own."""

from math import exp
from typing import Final

from bathysphere.games.deepsea.rules.codes import depth_of
from bathysphere.games.deepsea.rules.compiled import CHOICE, PLAYERS_DONE, RACE, ZONES_FOUND, DeepSeaCompiled
from bathysphere.games.deepsea.rules.position import DeepSeaPosition
from bathysphere.games.deepsea.rules.scoring import (
    bonus_total,
    goal_units,
    mission_goal_met,
    team_count,
    team_impact,
    team_units,
    version_of,
)
from bathysphere.games.deepsea.rules.verbs import VESSELS

TEAM_GOAL: Final = 20.0
"""What it is worth to a team to meet a goal, next to what its players have."""
IN_REACH: Final = 0.95
"""A goal that has come so far, or will have by the end of the game, is within reach."""
STILL_TO_COME: Final = 0.75
"""How much of a goal a whole game brings, roughly."""
CHOSEN: Final = 0.8
"""How likely a goal is to be chosen whose hex can be had now."""


def time_left(p: DeepSeaPosition, seat: int) -> float:
    """How much of what has been begun a seat may still finish."""
    rounds = p.rounds - p.round
    return 1.0 if rounds > 1 else 0.75 if rounds == 1 else 0.0 if p.passed[seat] else 0.5


# -- goals that are still open ----------------------------------------------------------------------------


def points_in_sight(p: DeepSeaPosition, number: int) -> list[float]:
    """What every seat may hope for of a goal nobody has chosen yet (mission 8), or of a race (mission 10)."""
    t = p.compiled
    goal = t.goals[number]
    hopes = [0.0] * p.seats
    if goal.kind == RACE:
        places = len(p.races[number])
        if places <= 1:
            bonus = goal.second if places else goal.first
            for seat in range(p.seats):
                if seat not in p.races[number]:
                    hopes[seat] = bonus * way_down(p, seat, goal.race_depth)
    elif version_of(p, number) is None:
        chance = chance_of_choice(p, number)
        if chance > 0.0:
            for version in goal.versions:
                units = goal_units(p, version, number)
                for seat in range(p.seats):
                    hopes[seat] = max(hopes[seat], chance * version.per * units[seat])
    return hopes


def way_down(p: DeepSeaPosition, seat: int, depth: int) -> float:
    """How far the deepest Vessel has come towards a depth, while there is time: at most a half."""
    deepest = 0
    for number in range(seat * VESSELS, seat * VESSELS + VESSELS):
        if p.vessels[number] >= 0:
            deepest = max(deepest, depth_of(p.cell[p.vessels[number]]))
    way = 0.5 * min(deepest, depth) / depth
    return time_left(p, seat) * way * way * 2.0


def chance_of_choice(p: DeepSeaPosition, number: int) -> float:
    """How likely it is that somebody's marker still reaches the hex where a goal is chosen."""
    t = p.compiled
    nearest = 1000
    for hex in p.open:
        nearest = min(nearest, steps_to_goal(t, number, hex))
    markers = p.seats * (p.rounds - p.round + 0.5)
    return max(0.0, CHOSEN * (1.0 - nearest / (markers + 1.0)))


def steps_to_goal(t: DeepSeaCompiled, number: int, hex: int) -> int:
    """How many markers lie between a hex and the one where a goal is chosen."""
    if not t.steps_to_goal:
        t.steps_to_goal = [steps_from(t, goal) for goal in range(len(t.goals))]
    return t.steps_to_goal[number][hex]


def steps_from(t: DeepSeaCompiled, goal: int) -> list[int]:
    """The way from a goal's hex to every hex of the board."""
    distances = [1000] * t.hexes
    edge = [hex for hex in range(t.hexes) if t.hex_goal[hex] == goal]
    steps = 0
    while edge:
        for hex in edge:
            distances[hex] = steps
        steps += 1
        edge = [hex for hex in range(t.hexes) if distances[hex] > steps and touches(t, hex, edge)]
    return distances


def touches(t: DeepSeaCompiled, hex: int, others: list[int]) -> bool:
    """Does a hex lie beside one of the others?"""
    for other in t.hex_next[hex]:
        if other in others:
            return True
    return False


def way_to_goals(p: DeepSeaPosition) -> float:
    """The worth of all seven goals as they stand."""
    t = p.compiled
    left = rounds_left(p)
    total = fulfilled(team_impact(p), t.impact_minimum[p.seats - 1], left)
    for number in range(len(t.goals)):
        if mission_goal_met(p, number):
            total += TEAM_GOAL
        else:
            total += way_to_goal(p, number)
    for card in p.coop_open:
        total += fulfilled(bonus_total(p, card), t.bonus_minimum[card][p.seats - 1], left)
    return total


def way_to_goal(p: DeepSeaPosition, number: int) -> float:
    """The worth of a mission goal that is not met yet."""
    goal = p.compiled.goals[number]
    minimum = goal.minimum[p.seats - 1]
    left = rounds_left(p)
    if p.over:
        return fulfilled(team_count(p, number), minimum, left)
    if goal.kind == CHOICE and version_of(p, number) is None:
        chance = chance_of_choice(p, number)
        best = 0.0
        if chance > 0.0:
            for version in goal.versions:
                best = max(best, 1.0 + fulfilled(team_units(p, version, number), minimum, left))
        return 0.7 * chance * best
    worth = fulfilled(team_count(p, number), minimum, left)
    if goal.measure == ZONES_FOUND or goal.measure == PLAYERS_DONE:
        for seat in range(p.seats):
            if seat not in p.races[number]:
                worth += 0.75 * TEAM_GOAL / minimum * way_down(p, seat, goal.race_depth)
    return worth


def fulfilled(count: int, minimum: int, left: float) -> float:
    """The worth of a goal that has come so far: something for every step, most for being within reach."""
    if count >= minimum or minimum <= 0:
        return TEAM_GOAL
    done = max(0.0, count / minimum)
    reach = 1.0 / (1.0 + exp((IN_REACH - done - STILL_TO_COME * left) / (0.08 + 0.15 * left)))
    return TEAM_GOAL * (0.2 * done + 0.7 * reach)


def rounds_left(p: DeepSeaPosition) -> float:
    """How much of the game is left: 1 in its first round, 0 when it is over."""
    return 0.0 if p.over else 1.0 - (p.round - 1) / p.rounds
