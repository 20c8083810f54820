"""Two ways to search, at one table: which one wins?

python -m bench.duel GAME FIRST SECOND [--seats 4] [--deals 8] [--seed 1] [--one]

FIRST and SECOND are levels that search, with what is to be different about them: `captain:60,ahead=5`. What
can be set: ahead, explore, temperature, glances, looks, rivals, wide (0 or 1; `minds/search.py` says what
they mean). Half of the seats are the first's, or only one with `--one`, in every arrangement, same deal;
deals and settings are those of the ladder. It prints how often the first won, and its lead: the mean of its
points less that of the second's, with the standard error over deals.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import combinations
from multiprocessing import get_context
from statistics import mean, stdev

from rich.console import Console
from rich.progress import track

import bathysphere as bs
from bathysphere.catalogue import GAMES
from bathysphere.engine.chance import Source
from bathysphere.lab.intervals import wilson
from bathysphere.lab.ladder import KINDS
from bathysphere.minds import make_bot
from bathysphere.minds.playout import play_out
from bathysphere.minds.search import SearchBot

CAN_BE_SET = {
    "ahead": int,
    "explore": float,
    "temperature": float,
    "glances": int,
    "looks": int,
    "rivals": int,
    "wide": lambda told: bool(int(told)),
}


@dataclass(frozen=True)
class Deal:
    """A game to be played: who sits where."""

    game: str
    seats: int
    seed: int
    number: int
    first: str
    second: str
    places: tuple[int, ...]
    """The seats of the first."""


def searcher(told: str, game: str, seed: int) -> SearchBot:
    """A level with what is different about it; ValueError says what is wrong."""
    level, *changes = told.split(",")
    bot = make_bot(level, game, seed)
    if not isinstance(bot, SearchBot):
        raise ValueError(f"{level} does not search: captain:60 does")
    for change in changes:
        name, _, value = change.partition("=")
        if name not in CAN_BE_SET:
            raise ValueError(f"{name!r} cannot be set; what can: {', '.join(CAN_BE_SET)}")
        setattr(bot, name, CAN_BE_SET[name](value))
    return bot


def play(deal: Deal) -> tuple[int, float, float]:
    """The number of the deal, the part of the win that is the first's, and its lead."""
    kind = next(kind for kind in KINDS[deal.game] if kind.seats == deal.seats)
    source = Source(deal.seed, deal.number * 8 + deal.seats)
    settings = dict(kind.settings[deal.number % len(kind.settings)])
    p = bs.start(deal.game, deal.seats, source.word(), **settings)
    play_out(
        p,
        [
            searcher(deal.first if seat in deal.places else deal.second, deal.game, source.word())
            for seat in range(deal.seats)
        ],
    )
    winners, totals = p.winners(), [score.total for score in p.scores()]
    won = sum(seat in deal.places for seat in winners) / len(winners)
    others = [total for seat, total in enumerate(totals) if seat not in deal.places]
    return deal.number, won, mean(totals[seat] for seat in deal.places) - mean(others)


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--one", action="store_true", help="one of the first among the others")
    asked = parser.parse_args()
    known = [kind.seats for kind in KINDS[asked.game]]
    if asked.seats not in known:
        parser.error(f"--seats: on the ladder this game has {', '.join(map(str, known))}")
    if asked.deals < 2:
        parser.error("--deals has to be 2 or more")
    for told in (asked.first, asked.second):
        try:
            searcher(told, asked.game, 1)
        except (ValueError, bs.OptionError) as problem:
            parser.error(str(problem))
    count = 1 if asked.one else asked.seats // 2
    deals = [
        Deal(asked.game, asked.seats, asked.seed, number, asked.first, asked.second, places)
        for number in range(asked.deals)
        for places in combinations(range(asked.seats), count)
    ]
    won: list[float] = []
    leads: dict[int, list[float]] = {}
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for number, win, lead in track(
            pool.map(play, deals), "playing", len(deals), console=Console(stderr=True)
        ):
            won.append(win)
            leads.setdefault(number, []).append(lead)
    low, high = wilson(sum(won), len(won))
    by_deal = [mean(each) for each in leads.values()]
    share = count / asked.seats
    print(f"{asked.first} won {sum(won):g} of {len(won)} ({low:.0%} to {high:.0%}; fair: {share:.0%}),")
    print(f"lead {mean(by_deal):+.1f} ± {stdev(by_deal) / len(by_deal) ** 0.5:.1f} points")


if __name__ == "__main__":
    main()
