"""Does a mate of Reef Project overlook something? Games played on after a forced choice and after its own.

python -m bench.reef_forced intern|CARD TABLE GAMES [--playouts 4] [--share 1.0] [--first 0]

`intern` forces an Intern wherever one may be hired, the id of a mission (`m19`) its taking, or keeping in the
draft, wherever mates choose something else. From each such position the game is played on by mates in worlds
that the seat cannot tell from the true one, the same worlds and bots after either choice. Told is the seat's
lead over the mean of the others after the forced choice, less that after the mate's own, with its 95 %
interval over positions. TABLE is the number of players and the side of the Ships (2A); `--share` leaves
positions out by chance, as playouts take their time.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from statistics import mean, stdev
from typing import Any

import bathysphere as bs
from bathysphere.engine.chance import Source
from bathysphere.games.reef.rules import verbs
from bathysphere.minds import make_bot
from bathysphere.minds.bot import Observation

FAR: float = 1.96
"""Standard errors of a 95 % interval."""


def lead_after(world: Any, action: int, seat: int, seed: int) -> float:
    """The lead of a seat at the end, when mates play on after this action."""
    p = world.copy()
    source = Source(seed)
    minds = [make_bot("mate", "reef", source.word()) for _ in range(p.seats)]
    p.act(action)
    while not p.over:
        p.act(minds[p.seat].choose(Observation(p, p.seat)))
    totals: dict[int, int] = {score.seat: score.total for score in p.scores()}
    return totals[seat] - mean(points for other, points in totals.items() if other != seat)


def wanted(p: Any, what: str) -> int:
    """The action to force here; -1 where it cannot be done."""
    if what == "intern":
        actions = [verbs.INTERN.base]
    else:
        card = p.compiled.labels["mission"].index(what)
        actions = [verbs.TAKE.base + card, verbs.KEEP.base + card]
    return next((action for action in actions if action in p.choices), -1)


def differences(what: str, table: str, numbers: range, playouts: int, share: float) -> Iterator[float]:
    """What forcing gains, position by position."""
    seats = int(table[0])
    for number in numbers:
        source = Source(1, number)
        p: Any = bs.start("reef", seats, source.word(), side=table[1].lower(), missions="draft")
        minds = [make_bot("mate", "reef", source.word()) for _ in range(seats)]
        while not p.over:
            own = minds[p.seat].choose(Observation(p, p.seat))
            forced = wanted(p, what)
            if forced >= 0 and forced != own and source.below(1000) < 1000 * share:
                gains = []
                for _ in range(playouts):
                    world = p.determinize(p.seat, source.word())
                    seed = source.word()
                    gains.append(
                        lead_after(world, forced, p.seat, seed) - lead_after(world, own, p.seat, seed)
                    )
                yield mean(gains)
            p.act(own)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what")
    parser.add_argument("table", choices=["2A", "3A", "4A", "2B", "3B", "4B"])
    parser.add_argument("games", type=int)
    parser.add_argument("--playouts", type=int, default=4)
    parser.add_argument("--share", type=float, default=1.0)
    parser.add_argument("--first", type=int, default=0)
    told = parser.parse_args()
    numbers = range(told.first, told.first + told.games)
    gains = list(differences(told.what, told.table, numbers, told.playouts, told.share))
    width = FAR * stdev(gains) / len(gains) ** 0.5 if len(gains) > 1 else float("inf")
    print(
        f"{told.what} forced, {told.table}: {len(gains)} positions, {mean(gains):+.2f} ± {width:.2f} points"
    )


if __name__ == "__main__":
    main()
