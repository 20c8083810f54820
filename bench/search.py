"""What searching costs: `python -m bench.search [--positions 12] [--iterations 200]`.

For every game and number of seats: the choices of a game of mates, what such a game takes, the first look at
a choice, iterations a second after that, of a captain and of an admiral, and a playout to the end, of mates
and at random. All of it in processor time of this process, means over positions spread over one game.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from statistics import mean
from time import process_time

import bathysphere as bs
from bathysphere.engine.chance import Source
from bathysphere.engine.position import Position
from bathysphere.minds import Observation, make_bot
from bathysphere.minds.playout import play_out, random_playout
from bathysphere.minds.search import SearchBot

SEATS = (2, 3, 4)


def seconds(work: Callable[..., object], *arguments: object) -> float:
    """What it takes."""
    began = process_time()
    work(*arguments)
    return process_time() - began


def search(level: str, game: str, p: Position, seed: int) -> int:
    """Search a choice; the iterations it took, which may be fewer where the choice was settled."""
    bot = make_bot(level, game, seed)
    assert isinstance(bot, SearchBot)
    bot.search(Observation(p, p.seat))
    return bot.done


def choices_of(game: str, seats: int) -> tuple[list[Position], float]:
    """The positions of a game of mates at which there is something to choose, and what the game took."""
    p = bs.start(game, seats, 1)
    minds = [make_bot("mate", game, 10 + seat) for seat in range(seats)]
    positions: list[Position] = []
    spent = 0.0
    while not p.over:
        if len(p.choices) > 1:
            positions.append(p.copy())
        began = process_time()
        action = minds[p.seat].choose(Observation(p, p.seat))
        spent += process_time() - began
        p.act(action)
    return positions, spent


def measure(game: str, seats: int, count: int, iterations: int) -> list[str]:
    """A row of the table."""
    positions, whole = choices_of(game, seats)
    some = [positions[number * len(positions) // count] for number in range(count)]
    first, played, drawn = [], [], []
    an_iteration: dict[str, list[float]] = {"captain": [], "admiral": []}
    for number, p in enumerate(some):
        for level, taken in an_iteration.items():
            look = seconds(search, f"{level}:1", game, p, number)
            began = process_time()
            done = search(f"{level}:{iterations}", game, p, number)
            taken.append(max(1e-6, process_time() - began - look) / (done - 1))
            if level == "captain":
                first.append(look)
        played.append(seconds(play_out, p.copy(), [make_bot("mate", game, seat) for seat in range(seats)]))
        drawn.append(seconds(random_playout, p.copy(), Source(1)))
    return [
        game,
        str(seats),
        str(len(positions)),
        f"{whole:.2f} s",
        f"{mean(first) * 1000:.0f} ms",
        f"{1 / mean(an_iteration['captain']):.0f}",
        f"{1 / mean(an_iteration['admiral']):.0f}",
        f"{mean(played) * 1000:.0f} ms",
        f"{mean(drawn) * 1000:.1f} ms",
    ]


def main() -> None:
    """Print the table of docs/notes/bots.md."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--positions", type=int, default=12)
    parser.add_argument("--iterations", type=int, default=200)
    wanted = parser.parse_args()
    if wanted.positions < 1 or wanted.iterations < 2:
        parser.error("it takes one position and two iterations at least")
    print(
        "| game | seats | choices | a game of `mate` | first look | iterations/s: captain | admiral "
        "| to the end | random |"
    )
    print("|---|---|---|---|---|---|---|---|---|")
    for game in ("shares", "deepsea", "reef"):
        for seats in SEATS:
            row = " | ".join(measure(game, seats, wanted.positions, wanted.iterations))
            print(f"| {row} |", flush=True)


if __name__ == "__main__":
    main()
