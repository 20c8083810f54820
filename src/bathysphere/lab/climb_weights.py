"""Learning by shaking: weights that win, found from games in which everybody plays with slightly others.

    python -m bathysphere.lab.climb_weights deepsea --games 1500 --rounds 3 --seed 1 --out weights.toml

`lab/fit_weights.py` asks what foretells points; but what foretells them need not bring them (who is ahead has
more of everything). Here every player of a game has weights of its own, shaken at random, and the lead at the
end is regressed on how two players' weights differed: the slope says which weights bring points, whatever
they foretell. Then it goes some way up that slope: several lengths are tried in matches on the same deals,
and the best is kept if it is no weaker than what was there before. The file tells how it was made.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from bathysphere.catalogue import GAMES, start
from bathysphere.engine.chance import Source
from bathysphere.extras import missing
from bathysphere.lab.fit_weights import (
    LOOKS,
    SHAKEN,
    TABLES,
    Floats,
    against_written,
    is_better,
    match,
    self_play,
    text,
    told,
    with_rest,
    with_weights,
)
from bathysphere.minds.bot import Bot
from bathysphere.minds.greedy import GreedyBot
from bathysphere.minds.levels import heuristic
from bathysphere.minds.playout import play_out

try:
    import numpy as np
except ModuleNotFoundError as error:  # run as a program, as it is meant to be, it says so without a traceback
    raise SystemExit(f"bathysphere: {missing(error)}") from error

LEAST = 0.5
"""A weight that is almost nothing is shaken as if it made so many points, by how far its part differs."""
PILOT = 30
"""Games that tell how far parts differ, and what everybody will still gain."""
LENGTHS = (0.5, 1.0, 2.0, 4.0)
"""How far up the slope it tries to go, in shakes."""


def sizes(game: str, weights: Floats, seed: int) -> Floats:
    """How far each weight is shaken. What is the same for everybody is not."""
    spread = np.array(self_play(game, weights, PILOT, seed).parts).std(axis=0)
    least = np.divide(LEAST, spread, out=np.zeros_like(spread), where=spread > 1e-6)
    shakes = SHAKEN * np.maximum(np.abs(weights), least)
    shakes[spread <= 1e-6] = 0.0
    return np.asarray(shakes, dtype=np.float64)


def shaken_game(game: str, weights: Floats, size: Floats, seed: int, number: int) -> tuple[Floats, float]:
    """How the weights of two players differed, in shakes, and the lead of the first of them at the end."""
    tables = [settings for seats, settings in TABLES[game] if seats == 2]
    source = Source(seed, number)
    shakes = np.random.default_rng([seed, number]).standard_normal((2, len(weights)))
    p = start(game, 2, source.word(), **tables[number % len(tables)])
    bots: list[Bot] = [
        GreedyBot(source.word(), with_weights(game, weights + size * shake), LOOKS) for shake in shakes
    ]
    play_out(p, bots)
    totals = [score.total for score in p.scores()]
    return shakes[0] - shakes[1], float(totals[0] - totals[1])


def slope(differences: Floats, leads: Floats) -> Floats:
    """Points a shake of each weight brings, less what may be luck; a seat's own advantage left out."""
    x = np.hstack([differences, np.ones((len(leads), 1))])
    inverse = np.linalg.pinv(x.T @ x)
    gains = inverse @ x.T @ leads
    noise = np.var(leads - x @ gains) * np.diag(inverse)
    sure = np.maximum(0.0, 1.0 - noise / np.maximum(gains**2, 1e-12))
    return np.asarray((gains * sure)[:-1], dtype=np.float64)


def main() -> None:
    """Learn, and write the file."""
    parser = argparse.ArgumentParser(description="Learn the weights of a game's heuristic by shaking them.")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=1500, help="games with shaken weights a round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--matches", type=int, default=300, help="games of a match that judges a length")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True, help="the file to write")
    asked = parser.parse_args()
    game, seed = asked.game, asked.seed
    best = np.array(heuristic(game).weights)
    curve: list[str] = []
    with ProcessPoolExecutor(asked.workers) as pool:
        for number in range(1, asked.rounds + 1):
            size = sizes(game, best, seed * 1000)
            play = partial(shaken_game, game, best, size, seed * 1000 + number)
            differences, leads = zip(*pool.map(play, range(asked.games), chunksize=10), strict=True)
            rise = slope(np.array(differences), np.array(leads))
            steep = max(1e-9, float(np.linalg.norm(rise)))
            ways = [best + length * size * rise / steep for length in LENGTHS]
            judge = partial(match, game, old=best, games=asked.matches, seed=seed * 1000 + 500 + number)
            matches = list(pool.map(judge, ways))
            first = max(range(len(ways)), key=lambda way: matches[way][1])
            kept = is_better(*matches[first], asked.matches)
            curve.append(
                f"round {number}: {asked.games} games, {np.count_nonzero(rise)} slopes; {LENGTHS[first]:g} "
                f"shakes against those before: {told(*matches[first], asked.matches)}: "
                f"{'kept' if kept else 'dropped'}"
            )
            print(curve[-1], flush=True)
            if kept:
                best = ways[first]
    curve.append(against_written(game, best, asked.matches, seed))
    print(curve[-1])
    best = with_rest(self_play(game, best, PILOT, seed * 1000 + 998), best)
    command = (
        f"python -m bathysphere.lab.climb_weights {game} --games {asked.games} --rounds {asked.rounds} "
        f"--matches {asked.matches} --seed {seed} --out {asked.out.name}"
    )
    asked.out.write_text(text(game, best, command, curve), encoding="utf-8")


if __name__ == "__main__":
    main()
