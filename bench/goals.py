"""What teams reach in Endeavor: Deep Sea: every goal of every mission beside what it asks for.

python -m bench.goals LEVEL GAMES [--missions 1,3,6] [--seats 1,2,3,4] [--difficulty expert] [--seed 1]

A row a goal: what a team of that level has of it in the mean, what it needs, how often it is met. Then, by
seats, how often four, five, six and all seven goals are met. By this the house-made thresholds can be judged
beside those that are printed.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import mean
from typing import Any

import bathysphere as bs
from bathysphere.bots import make_bot
from bathysphere.bots.playout import play_out
from bathysphere.engine.chance import Source
from bathysphere.games.deepsea import scoring
from bathysphere.lab.intervals import wilson
from bathysphere.lab.ladder import DIFFICULTIES

BONUS = ("junior specialists", "promoted", "zones with vessels", "zones", "high attributes", "leftovers")


@dataclass
class Goal:
    """What teams had of a goal, and what they needed."""

    need: int
    had: list[int] = field(default_factory=list)

    @property
    def met(self) -> float:
        return mean(had >= self.need for had in self.had)


def goals(p: Any) -> Iterator[tuple[str, int, int]]:
    """Every goal of a finished game: its name, what the team has of it, what it needs."""
    tables, seats = p.tables, p.seats
    yield "Impact", scoring.team_impact(p), tables.impact_minimum[seats - 1]
    for number in range(len(tables.goals)):
        had = scoring.team_count(p, number)
        yield f"goal {number + 1}", had, tables.goals[number].minimum[seats - 1]
    for card in p.coop_open:
        name = f"bonus: {BONUS[tables.bonus_count[card]]}"
        yield name, scoring.bonus_total(p, card), tables.bonus_minimum[card][seats - 1]


def play(
    level: str, seats: int, settings: dict[str, str], games: int, seed: int
) -> tuple[dict[str, Goal], list[int]]:
    """Some games of one mission: its goals, and how many of the seven each game met."""
    found: dict[str, Goal] = {}
    met = []
    for number in range(games):
        source = Source(seed, number * 8 + seats)
        mode = "coop" if seats > 1 else "solo"
        p: Any = bs.start("deepsea", seats, source.word(), mode=mode, **settings)
        play_out(p, [make_bot(level, "deepsea", source.word()) for _ in range(seats)])
        for name, had, need in goals(p):
            found.setdefault(name, Goal(need)).had.append(had)
        met.append(scoring.goals_met(p))
    return found, met


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
        "--difficulty", default="expert", choices=DIFFICULTIES, help="what the team tries for"
    )
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    every: dict[int, list[int]] = defaultdict(list)
    print(f"{'mission':>7} {'seats':>5}  {'goal':<26} {'has':>5} {'needs':>5} {'met':>5}")
    for mission in map(int, wanted.missions.split(",")):
        for seats in map(int, wanted.seats.split(",")):
            settings = {"mission": str(mission), "difficulty": wanted.difficulty}
            found, met = play(wanted.level, seats, settings, wanted.games, wanted.seed)
            every[seats] += met
            for name, goal in found.items():
                figures = f"{mean(goal.had):>5.1f} {goal.need:>5} {goal.met:>5.0%}"
                print(f"{mission:>7} {seats:>5}  {name:<26} {figures}", flush=True)
            print(f"{mission:>7} {seats:>5}  {'of seven':<26} {mean(met):>5.1f}", flush=True)
    for seats, met in every.items():
        rates = []
        for name, needed in DIFFICULTIES.items():
            won = sum(goals >= needed for goals in met)
            low, high = wilson(won, len(met))
            rates.append(f"{name} {won / len(met):.0%} ({low:.0%} to {high:.0%})")
        print(f"{seats} seats, {len(met)} games, {mean(met):.2f} of seven: {', '.join(rates)}")


if __name__ == "__main__":
    main()
