"""The ladder: which level beats which, earned anew by a command.

Every two neighbouring levels (and mate and random) meet at every kind of table: one of the stronger among the
weaker ones, once in every seat with the same seed and the same deal. What was played is kept, a line a deal,
beside the page that tells of it: break off whenever you like, the same command goes on where it was. Nothing
depends on the machine: levels that search do so by a number of iterations.
"""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from os import cpu_count
from pathlib import Path
from typing import Any

import msgspec

from bathysphere.catalogue import game as game_named
from bathysphere.catalogue import start
from bathysphere.engine.chance import Source
from bathysphere.engine.errors import OptionError
from bathysphere.lab.bench import is_compiled
from bathysphere.lab.intervals import wilson
from bathysphere.lab.study import Kind, study
from bathysphere.lab.workers import Crew, Workers
from bathysphere.minds import BOTS, make_bot
from bathysphere.minds.levels import LIMITS, split
from bathysphere.minds.playout import play_out

LEVELS = ("random", "deckhand", "mate", "captain", "admiral")
ADMIRAL = 4
"""With a budget given, an admiral has so many times the captain's."""


class Deal(msgspec.Struct, frozen=True):
    """Something to be played: a stronger level among weaker ones on every seat in turn, or a team of one."""

    game: str
    seats: int
    settings: tuple[tuple[str, str], ...]
    upper: str
    lower: str
    """Empty: a team of the upper level."""
    number: int
    seed: int


class Outcome(msgspec.Struct):
    """What came of a deal: the upper level's part of each win, its points, and the mean of the others'."""

    deal: Deal
    wins: list[float]
    points: list[float]
    others: list[float]


@dataclass(frozen=True)
class Plan:
    """What a ladder asks for."""

    game: str
    levels: tuple[str, ...]
    games: int
    seed: int
    seats: tuple[int, ...] = ()
    only: str = ""
    """`pairs` or `teams`; everything if empty."""

    def deals(self) -> list[Deal]:
        """Everything that is to be played, pairs and tables mixed, so that a part is a fair part."""
        deals: list[Deal] = []
        for kind in [] if self.only == "teams" else self._kinds(study(self.game).pairs):
            for number in range(-(-self.games // kind.seats)):
                deals += [self._deal(kind, upper, lower, number) for upper, lower in self.pairs()]
        for kind in [] if self.only == "pairs" else self._kinds(study(self.game).teams):
            for number in range(-(-self.games // 4)):
                deals += [self._deal(kind, level, "", number) for level in self.levels]
        return sorted(deals, key=lambda deal: deal.number * deal.seats)

    def pairs(self) -> list[tuple[str, str]]:
        """Neighbours, and mate against random: who plays well should hardly ever lose to chance."""
        pairs = list(zip(self.levels[1:], self.levels, strict=False))
        if "mate" in self.levels and "random" in self.levels and ("mate", "random") not in pairs:
            pairs.append(("mate", "random"))
        return pairs

    def _kinds(self, kinds: list[Kind]) -> list[Kind]:
        return [kind for kind in kinds if not self.seats or kind.seats in self.seats]

    def _deal(self, kind: Kind, upper: str, lower: str, number: int) -> Deal:
        settings = kind.settings[number % len(kind.settings)]
        return Deal(self.game, kind.seats, settings, upper, lower, number, self.seed)


def levels_of(game: str, names: tuple[str, ...], budget: int | None) -> tuple[str, ...]:
    """The levels with their iterations written out."""
    levels = []
    for name in names:
        level, iterations = split(name)
        if level in LIMITS and not iterations:
            iterations = game_named(game).budgets()[level]
            if budget is not None:
                iterations = budget * (ADMIRAL if level == "admiral" else 1)
        levels.append(f"{level}:{iterations}" if iterations else level)
    if len(levels) <= 1:
        raise OptionError("ladder-levels", found=", ".join(names))
    return tuple(levels)


def play_deal(deal: Deal) -> Outcome:
    """Play a deal, once for every seat of the upper level."""
    outcome = Outcome(deal, [], [], [])
    for place in range(deal.seats if deal.lower else 1):
        source = Source(deal.seed, deal.number * 8 + deal.seats)
        p = start(deal.game, deal.seats, source.word(), **dict(deal.settings))
        names = [deal.upper if seat == place or not deal.lower else deal.lower for seat in range(p.seats)]
        play_out(p, [make_bot(name, deal.game, source.word()) for name in names])
        winners, totals = p.winners(), [score.total for score in p.scores()]
        outcome.wins.append(1 / len(winners) if place in winners else 0.0)
        outcome.points.append(totals[place])
        outcome.others.append((sum(totals) - totals[place]) / max(1, p.seats - 1))
    return outcome


def play_some(deals: list[Deal], first: int, count: int) -> list[Outcome]:
    """Play some of these deals."""
    return [play_deal(deal) for deal in deals[first : first + count]]


def play_deals(
    deals: list[Deal], crew: Workers, progress: Callable[[], None] | None = None
) -> Iterator[Outcome]:
    """Play; outcomes come as they are ready."""
    for outcome in _as_ready(deals, crew) if isinstance(crew, Crew) else map(play_deal, deals):
        yield outcome
        if progress:
            progress()


def _as_ready(deals: list[Deal], crew: Crew) -> Iterator[Outcome]:
    """Play on other processes or machines, each deal by itself."""
    waiting = [crew.submit(play_some, [deal], 0, 1) for deal in deals]
    try:
        while waiting:
            for ticket in crew.ready(waiting):
                waiting.remove(ticket)
                yield from crew.fetch(ticket)
    finally:
        crew.cancel(waiting)


# -- what is kept -----------------------------------------------------------------------------------------


def read_outcomes(file: Path) -> list[Outcome]:
    """What was played before; OptionError if the file is none of ours."""
    if not file.exists():
        return []
    outcomes = []
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        try:
            outcomes.append(msgspec.json.decode(line, type=Outcome))
        except msgspec.DecodeError as problem:
            raise OptionError("ladder-file", file=str(file), line=str(number), why=str(problem)) from problem
    return outcomes


def climb(
    plan: Plan, file: Path, crew: Workers, begin: Callable[[int, int], Callable[[], None]]
) -> list[Outcome]:
    """Play what is missing, write it down line by line, and hand back all that is there."""
    known = read_outcomes(file)
    done = {outcome.deal for outcome in known}
    deals = plan.deals()
    missing = [deal for deal in deals if deal not in done]
    progress = begin(len(deals), len(deals) - len(missing))
    with file.open("a", encoding="utf-8") as lines:
        for outcome in play_deals(missing, crew, progress):
            lines.write(msgspec.json.encode(outcome).decode() + "\n")
            lines.flush()
            known.append(outcome)
    return known


# -- the page ---------------------------------------------------------------------------------------------


INTRODUCTION = """\
Written by `bathysphere ladder`; do not edit. Each row: one of the stronger level among the weaker ones, on
every seat in turn with the same deal; a shared win counts in parts. Behind a level stand its iterations a
choice; nothing depends on the clock of the machine. Intervals: 95 %, Wilson. Fair: what a seat would win
among equals. `docs/bots.md` says what the levels are and how they search."""


def page(outcomes: list[Outcome]) -> str:
    """All that was played, as the page docs/ladder.md."""
    lines = ["# The ladder", "", *INTRODUCTION.splitlines(), "", f"Written on {machine()}."]
    for game in dict.fromkeys(outcome.deal.game for outcome in outcomes):
        own = [outcome for outcome in outcomes if outcome.deal.game == game]
        lines += ["", f"## {game}", "", *tables(own)]
    return "\n".join(lines) + "\n"


def tables(outcomes: list[Outcome]) -> list[str]:
    """What was played of one game: pairs with ratings, and teams, as far as there are any."""
    pairs = [outcome for outcome in outcomes if outcome.deal.lower]
    teams = [outcome for outcome in outcomes if not outcome.deal.lower]
    lines = [*pair_table(pairs), "", *ratings_table(pairs)] if pairs else []
    if teams:
        lines += [*([""] if pairs else []), *team_table(teams)]
    return lines


def machine() -> str:
    """What this is running on: it says how long a ladder takes, and changes nothing on it."""
    built = "compiled" if is_compiled() else "plain"
    system = f"{platform.system()} {platform.machine()}"
    return f"{system}, {cpu_count()} processors, Python {platform.python_version()}, {built}"


def pair_table(outcomes: list[Outcome]) -> list[str]:
    """Wins by pair of levels and number of seats."""
    lines = [
        "| seats | stronger | weaker | games | wins | 95 % | fair | points | theirs | seeds |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    groups: dict[tuple[int, str, str], list[Outcome]] = {}
    for outcome in outcomes:
        deal = outcome.deal
        if deal.lower:
            groups.setdefault((deal.seats, deal.upper, deal.lower), []).append(outcome)
    for (seats, upper, lower), group in sorted(groups.items(), key=lambda item: _order(item[0])):
        wins = sum(sum(outcome.wins) for outcome in group)
        games = sum(len(outcome.wins) for outcome in group)
        low, high = wilson(wins, games)
        points = sum(sum(outcome.points) for outcome in group) / games
        others = sum(sum(outcome.others) for outcome in group) / games
        seeds = ", ".join(str(seed) for seed in sorted({outcome.deal.seed for outcome in group}))
        lines.append(
            f"| {seats} | {upper} | {lower} | {games} | {wins / games:.1%} | {low:.1%} … {high:.1%} "
            f"| {1 / seats:.0%} | {points:.1f} | {others:.1f} | {seeds} |"
        )
    return lines


def ratings_table(outcomes: list[Outcome]) -> list[str]:
    """openskill ratings from the games of two, in the order they were played."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings: dict[str, Any] = {}
    duels = sorted(
        (o for o in outcomes if o.deal.seats == 2 and o.deal.lower),
        key=lambda o: (o.deal.seed, o.deal.number),
    )
    for outcome in duels:
        for win in outcome.wins:
            upper, lower = outcome.deal.upper, outcome.deal.lower
            teams = [[ratings.setdefault(name, model.rating())] for name in (upper, lower)]
            [[ratings[upper]], [ratings[lower]]] = model.rate(teams, ranks=[1.0 - win, win])
    lines = ["| level | rating (openskill, two seats) | ± |", "|---|---|---|"]
    for name in sorted(ratings, key=lambda name: -ratings[name].mu):
        lines.append(f"| {name} | {ratings[name].mu:.1f} | {ratings[name].sigma:.1f} |")
    return lines


def team_table(outcomes: list[Outcome]) -> list[str]:
    """How often a team of one level meets as many goals as its difficulty asks for, and how many it meets."""
    difficulties = study(outcomes[0].deal.game).goals
    names = " | ".join(f"{name} ({goals})" for name, goals in difficulties.items())
    lines = [f"| teams: level | seats | games | {names} |", "|---" * (3 + len(difficulties)) + "|"]
    groups: dict[tuple[int, str, str], dict[str, list[float]]] = {}
    for outcome in outcomes:
        aim = dict(outcome.deal.settings).get("difficulty", "")
        group = groups.setdefault((outcome.deal.seats, outcome.deal.upper, ""), {})
        group.setdefault(aim, []).extend(outcome.points)
    for (seats, level, _), group in sorted(groups.items(), key=lambda item: _order(item[0])):
        rates = [_success(group.get(name, []), needed) for name, needed in difficulties.items()]
        games = sum(len(goals) for goals in group.values())
        lines.append(f"| {level} | {seats} | {games} | {' | '.join(rates)} |")
    return lines


def _success(goals: list[float], needed: int) -> str:
    """How often so many goals were met, and how many in the mean."""
    if not goals:
        return "–"
    met = sum(each >= needed for each in goals)
    low, high = wilson(met, len(goals))
    return f"{met / len(goals):.0%} ({low:.0%} … {high:.0%}), {sum(goals) / len(goals):.1f} goals"


def _order(group: tuple[int, str, str]) -> tuple[int, int, int]:
    level, iterations = split(group[1])
    return group[0], BOTS.index(level) if level in BOTS else len(BOTS), iterations
