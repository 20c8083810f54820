"""What teams reach in Endeavor: Deep Sea: every goal of every mission beside what it asks for.

python -m bench.goals LEVEL GAMES [--missions 1,3,6] [--seats 1,2,3,4] [--difficulty expert] [--seed 1]
python -m bench.goals LEVEL GAMES --alone [--missions 1,3,6] [--seats 1,2,3,4] [--seed 1]

A row a goal: what a team of that level has of it in the mean, what it needs, how often it is met. Then, by
seats, how often four, five, six and all seven goals are met.

A team that has to see to seven goals says little about one of them. With --alone the Impact goal and each
mission goal is played for by teams that want nothing else: how far can one get? By this the house-made
thresholds can be judged beside those that are printed.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import mean
from typing import Any

import bathysphere as bs
from bathysphere.catalogue import game
from bathysphere.engine.chance import Source
from bathysphere.engine.heuristic import Heuristic
from bathysphere.games.deepsea.mind import goals, heuristics
from bathysphere.games.deepsea.rules import scoring
from bathysphere.games.deepsea.rules.compiled import CHOICE, RACE
from bathysphere.games.deepsea.rules.position import DeepSeaPosition
from bathysphere.lab.intervals import wilson
from bathysphere.lab.study import study
from bathysphere.minds import Bot, make_bot
from bathysphere.minds.greedy import GreedyBot
from bathysphere.minds.levels import split
from bathysphere.minds.playout import play_out
from bathysphere.minds.search import SearchBot

EACH = 4.0
"""What one more of its only goal is worth to a team, next to what its players can still do."""
MOST = 400.0
"""No team comes so far, in the same measure."""
BONUS = ("junior specialists", "promoted", "zones with vessels", "zones", "high attributes", "leftovers")


@dataclass
class Goal:
    """What teams had of a goal, and what they needed."""

    need: int
    had: list[int] = field(default_factory=list)

    @property
    def met(self) -> float:
        return mean(had >= self.need for had in self.had)


def standings(p: Any) -> Iterator[tuple[str, int, int]]:
    """Every goal of a finished game: its name, what the team has of it, what it needs."""
    tables, seats = p.compiled, p.seats
    yield "Impact", scoring.team_impact(p), tables.impact_minimum[seats - 1]
    for number in range(len(tables.goals)):
        had = scoring.team_count(p, number)
        yield f"goal {number + 1}", had, tables.goals[number].minimum[seats - 1]
    for card in p.coop_open:
        name = f"bonus: {BONUS[tables.bonus_count[card]]}"
        yield name, scoring.bonus_total(p, card), tables.bonus_minimum[card][seats - 1]


class OneGoal(Heuristic[DeepSeaPosition]):
    """A team that wants one thing: Impact (goal 0) or a goal of the mission, and whatever helps with that."""

    def __init__(self, goal: int) -> None:
        known = heuristics.FITTED
        super().__init__(known.parts, known.weights, known.rival, known.ahead)
        self.goal = goal

    def count(self, p: DeepSeaPosition) -> int:
        """What the team has of it."""
        return scoring.team_count(p, self.goal - 1) if self.goal else scoring.team_impact(p)

    def shortlist(self, p: DeepSeaPosition) -> list[int]:
        return heuristics.FITTED.shortlist(p)

    def value(self, p: DeepSeaPosition, seat: int) -> float:
        total = EACH * self.count(p)
        if p.over:
            return total
        left = goals.rounds_left(p)
        parts = len(self.parts)
        for parts_of_seat in heuristics.prospects(p):
            for part in range(heuristics.REST):
                total += (self.weights[part] + left * self.weights[parts + part]) * parts_of_seat[part]
        for each in range(p.seats):
            total += left * scoring.attribute_points(p, each)
        if self.goal and p.compiled.goals[self.goal - 1].kind in (CHOICE, RACE):
            total += goals.way_to_goal(p, self.goal - 1)
        return total

    def chances(self, p: DeepSeaPosition) -> list[float]:
        return [min(1.0, max(0.0, self.value(p, 0) / MOST))] * p.seats


def play_alone(
    level: str, seats: int, settings: dict[str, str], games: int, seed: int
) -> Iterator[tuple[str, Goal]]:
    """Some games of one mission for each of its goals but the Bonus Goals, by teams that want only that."""
    rank, iterations = split(level)
    iterations = iterations or game("deepsea").budgets().get(rank, 0)
    for goal in range(4):
        judge: Heuristic[Any] = OneGoal(goal)
        by_name: dict[str, Goal] = {}
        for number in range(games):
            source = Source(seed, number * 8 + seats)
            p: Any = bs.start(
                "deepsea", seats, source.word(), mode="coop" if seats > 1 else "solo", **settings
            )
            bots: list[Bot] = [
                SearchBot(source.word(), judge, iterations) if iterations else GreedyBot(source.word(), judge)
                for _ in range(seats)
            ]
            play_out(p, bots)
            name, had, need = list(standings(p))[goal]
            by_name.setdefault(name, Goal(need)).had.append(had)
        yield from by_name.items()


def play(
    level: str, seats: int, settings: dict[str, str], games: int, seed: int
) -> tuple[dict[str, Goal], list[int]]:
    """Some games of one mission: its goals, and how many of the seven each game met."""
    by_name: dict[str, Goal] = {}
    met = []
    for number in range(games):
        source = Source(seed, number * 8 + seats)
        mode = "coop" if seats > 1 else "solo"
        p: Any = bs.start("deepsea", seats, source.word(), mode=mode, **settings)
        play_out(p, [make_bot(level, "deepsea", source.word()) for _ in range(seats)])
        for name, had, need in standings(p):
            by_name.setdefault(name, Goal(need)).had.append(had)
        met.append(scoring.goals_met(p))
    return by_name, met


def main() -> None:
    """Read the command line, play, print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("level", help="mate, captain:24, …")
    parser.add_argument("games", type=int, help="games of each mission with each number of seats")
    parser.add_argument("--missions", default="1,2,3,4,5,6,7,8,9,10")
    parser.add_argument("--seats", default="1,2,3,4")
    parser.add_argument(
        "--difficulty", default="expert", choices=study("deepsea").goals, help="what the team tries for"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--alone",
        action="store_true",
        help="play for each goal by itself; a level that does not search plays greedily",
    )
    wanted = parser.parse_args()
    if wanted.alone:
        tell_alone(wanted)
    else:
        tell_together(wanted)


def tables(wanted: argparse.Namespace) -> Iterator[tuple[int, int, dict[str, str]]]:
    """Mission, seats and settings of every kind of table that was asked for."""
    for mission in map(int, wanted.missions.split(",")):
        for seats in map(int, wanted.seats.split(",")):
            yield mission, seats, {"mission": str(mission), "difficulty": wanted.difficulty}


def tell_alone(wanted: argparse.Namespace) -> None:
    """Every goal by itself."""
    print(f"{'mission':>7} {'seats':>5}  {'goal':<8} {'has':>5} {'best':>5} {'needs':>5} {'has/needs':>9}")
    for mission, seats, settings in tables(wanted):
        for name, goal in play_alone(wanted.level, seats, settings, wanted.games, wanted.seed):
            figures = (
                f"{mean(goal.had):>5.1f} {max(goal.had):>5} {goal.need:>5} {mean(goal.had) / goal.need:>9.2f}"
            )
            print(f"{mission:>7} {seats:>5}  {name:<8} {figures}", flush=True)


def tell_together(wanted: argparse.Namespace) -> None:
    """All seven goals at once."""
    every: dict[int, list[int]] = defaultdict(list)
    print(f"{'mission':>7} {'seats':>5}  {'goal':<26} {'has':>5} {'needs':>5} {'met':>5}")
    for mission, seats, settings in tables(wanted):
        by_name, met = play(wanted.level, seats, settings, wanted.games, wanted.seed)
        every[seats] += met
        for name, goal in by_name.items():
            figures = f"{mean(goal.had):>5.1f} {goal.need:>5} {goal.met:>5.0%}"
            print(f"{mission:>7} {seats:>5}  {name:<26} {figures}", flush=True)
        print(f"{mission:>7} {seats:>5}  {'of seven':<26} {mean(met):>5.1f}", flush=True)
    for seats, met in every.items():
        rates = []
        for name, needed in study("deepsea").goals.items():
            won = sum(goals >= needed for goals in met)
            low, high = wilson(won, len(met))
            rates.append(f"{name} {won / len(met):.0%} ({low:.0%} to {high:.0%})")
        print(f"{seats} seats, {len(met)} games, {mean(met):.2f} of seven: {', '.join(rates)}")


if __name__ == "__main__":
    main()
