"""For players: what pays, to begin with and over the whole game?

    python examples/player.py                   # In Too Deep: which company should my first share be of?
    python examples/player.py deepsea specialist --seats 3 --games 100
    python examples/player.py reef crew --seats 2 --games 50

The bots play, you read: who chose what first, and how often they won then.
"""

from __future__ import annotations

import argparse

from bathysphere.lab.experiment import Plan, experiment
from bathysphere.lab.intervals import FEW
from bathysphere.lab.results import CellTally
from bathysphere.lab.run import play_match
from bathysphere.lab.study import study


def main() -> None:
    """Play, and print the openings."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", nargs="?", default="shares")
    parser.add_argument("choice", nargs="?", default="company", help="what to look at: <game>/mind/lab.toml")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    known = [choice.id for choice in study(given.game).choices]
    if given.choice not in known:
        parser.error(f"{given.game} knows the choices {', '.join(known)}, not {given.choice}")
    match = experiment(Plan(given.game, given.bot, given.games, 1, given.seats)).match(0)
    cell = CellTally(match)
    for played in play_match(match, given.workers):
        cell.add(played)
    menu = cell.menus[given.choice]
    print(f"{given.game}, {given.seats} × {given.bot}, {cell.games} games; fair is {1 / given.seats:.0%}")
    for title, things in (("chosen first", menu.first), ("chosen at all", menu.things)):
        if not things:
            continue
        print(f"{title}:")
        for name, thing in sorted(things.items(), key=lambda item: -item[1].rate):
            low, high = thing.interval()
            few = "  (small sample)" if thing.count < FEW else ""
            said = cell.names.words[given.choice][name][0]
            print(f"  {said:28} {thing.count:5} times, wins {thing.rate:4.0%} ({low:.0%} … {high:.0%}){few}")


if __name__ == "__main__":
    main()
