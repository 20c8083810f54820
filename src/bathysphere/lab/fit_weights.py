"""Learning what a position is worth: weights of a game's heuristic by regression from self-play.

    python -m bathysphere.lab.fit_weights shares --games 600 --rounds 3 --seed 1 --out weights.toml

Each round plays games among bots that use the weights found so far, each a little shaken so that the games
differ, and one choice in twenty left to chance. At the end of every turn it writes down what each seat has of
every part. Then it looks for the weights by which differences between two seats best foretell the difference
of their final points (ridge regression, drawn towards the weights of the round before). The weights of a
round are kept only if a match says that they are no weaker. The file tells how it was made.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from pathlib import Path

from bathysphere.catalogue import GAMES, start
from bathysphere.engine.chance import Source
from bathysphere.engine.heuristic import Heuristic
from bathysphere.engine.position import Position
from bathysphere.extras import missing
from bathysphere.lab.intervals import wilson
from bathysphere.minds.bot import Bot, Observation
from bathysphere.minds.greedy import GreedyBot
from bathysphere.minds.levels import heuristic
from bathysphere.minds.playout import play_out

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:  # run as a program, as it is meant to be, it says so without a traceback
    raise SystemExit(f"bathysphere: {missing(error)}") from error

LOOKS = 120
"""Self-play looks less far than a mate: more games, almost the same play."""
SHAKEN = 0.3
"""How far the weights of a player in self-play may lie from those found so far, as a share of them."""
BY_CHANCE = 20
RIDGE = 0.02
"""How strongly a round is held to the weights before it, against the spread of each part."""

TABLES: dict[str, list[tuple[int, dict[str, str]]]] = {
    "shares": [(seats, {"sides": "random"}) for seats in (2, 2, 3, 4)],
    "deepsea": [(seats, {"mission": str(mission)}) for mission in range(1, 11) for seats in (2, 3)],
    "reef": [(seats, {"side": side}) for seats in (2, 2, 3) for side in ("a", "b")],
}
"""What is played, in turn: seats and settings."""
Floats = NDArray[np.float64]


class Learner(Bot):
    """Greedy with some chance, so that there is something to learn from."""

    def __init__(self, seed: int, judge: Heuristic[Position]) -> None:
        super().__init__(seed)
        self.greedy = GreedyBot(seed, judge, LOOKS)

    def choose(self, observation: Observation) -> int:
        if self.source.below(BY_CHANCE) == 0:
            actions = self.greedy.heuristic.shortlist(observation.position)
            return actions[self.source.below(len(actions))]
        return self.greedy.choose(observation)


@dataclass
class Lesson:
    """What was seen in self-play: differences of parts between seats, and of points at the end."""

    parts: list[Floats] = field(default_factory=list)
    leads: list[float] = field(default_factory=list)
    rows: list[Floats] = field(default_factory=list)
    totals: list[float] = field(default_factory=list)


def with_weights(game: str, weights: Floats) -> Heuristic[Position]:
    """The game's heuristic with other weights."""
    known = heuristic(game)
    made = type(known)(list(known.parts), [float(weight) for weight in weights], known.rival, known.ahead)
    assert isinstance(made, Heuristic)
    return made


def play_lesson(game: str, weights: Floats, number: int, seed: int, lesson: Lesson) -> None:
    """One game of self-play, written down turn by turn."""
    seats, settings = TABLES[game][number % len(TABLES[game])]
    source = Source(seed, number)
    noise = np.random.default_rng([seed, number])
    p = start(game, seats, source.word(), **settings)
    judge = with_weights(game, weights)
    bots: list[Bot] = []
    for _ in range(seats):
        shaken = weights * (1.0 + SHAKEN * noise.standard_normal(len(weights)))
        bots.append(Learner(source.word(), with_weights(game, shaken)))
    seen: list[tuple[float, Floats]] = []
    turn = p.turn
    while not p.over:
        if p.turn != turn:
            turn = p.turn
            seen.append((judge.left(p), np.array(judge.features(p))))
        p.act(bots[p.seat].choose(Observation(p, p.seat)))
    final = judge.result(p)
    for left, features in seen:
        whole = np.hstack([features, left * features])
        for seat in range(seats):
            lesson.rows.append(whole[seat])
            lesson.totals.append(final[seat])
            for other in range(seat):
                lesson.parts.append(whole[seat] - whole[other])
                lesson.leads.append(final[seat] - final[other])


def self_play(game: str, weights: Floats, games: int, seed: int) -> Lesson:
    """Some games of self-play, written down."""
    lesson = Lesson()
    for number in range(games):
        play_lesson(game, weights, number, seed, lesson)
    return lesson


def regress(lesson: Lesson, before: Floats, ridge: float = RIDGE) -> tuple[Floats, float]:
    """The weights that foretell leads best, near those before, and the share of variance they explain."""
    x, y = np.array(lesson.parts), np.array(lesson.leads)
    scale = x.std(axis=0) + 1e-9
    pull = ridge * len(y) * np.diag(scale**2)
    right = x.T @ (y - x @ before)
    weights = before + np.linalg.solve(x.T @ x + pull + 1e-6 * np.eye(len(before)), right)
    explained = 1.0 - float(np.var(y - x @ weights) / np.var(y))
    return with_rest(lesson, weights), explained


def with_rest(lesson: Lesson, weights: Floats) -> Floats:
    """The weights with what everybody will still gain: the last part, which is the same for all seats.

    It changes no lead; without it expected points would not be those of the end of the game.
    """
    rows, totals = np.array(lesson.rows), np.array(lesson.totals)
    rest = len(weights) // 2 - 1
    completed = weights.copy()
    completed[[rest, -1]] = 0.0
    completed[[rest, -1]] = np.linalg.lstsq(rows[:, [rest, -1]], totals - rows @ completed, rcond=None)[0]
    return completed


def match(game: str, new: Floats, old: Floats, games: int, seed: int) -> tuple[float, float]:
    """Wins of the new weights against the old ones in two-seat games, seats exchanged; and the mean lead."""
    tables = [settings for seats, settings in TABLES[game] if seats == 2]
    wins = lead = 0.0
    for number in range(games):
        pair, swap = divmod(number, 2)
        source = Source(seed, pair)
        p = start(game, 2, source.word(), **tables[pair % len(tables)])
        bots: list[Bot] = [
            GreedyBot(source.word(), with_weights(game, new if seat == swap else old)) for seat in range(2)
        ]
        play_out(p, bots)
        winners = p.winners()
        wins += (swap in winners) / max(1, len(winners))
        totals = [score.total for score in p.scores()]
        lead += totals[swap] - totals[1 - swap]
    return wins, lead / games


def told(wins: float, lead: float, games: int) -> str:
    """How a match ended."""
    low, high = wilson(wins, games)
    return f"{wins:g} of {games} ({low:.1%} to {high:.1%}), lead {lead:+.1f}"


def is_better(wins: float, lead: float, games: int) -> bool:
    """Are new weights kept after such a match?"""
    return wins * 2 >= games and lead > 0


def against_written(game: str, weights: Floats, games: int, seed: int) -> str:
    """The last match, on deals of its own: how it ended against the weights written by hand."""
    written = np.array(heuristic(game).weights)
    ended = match(game, weights, written, games, seed * 1000 + 999)
    return f"against the weights written by hand: {told(*ended, games)}"


def main() -> None:
    """Learn, and write the file."""
    parser = argparse.ArgumentParser(description="Learn the weights of a game's heuristic from self-play.")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=400, help="games of self-play a round")
    parser.add_argument("--rounds", type=int, default=3, help="0: only what everybody will still gain")
    parser.add_argument("--matches", type=int, default=200, help="games of the match that judges a round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--ridge", type=float, default=RIDGE, help="how strongly old weights hold")
    parser.add_argument("--out", type=Path, required=True, help="the file to write")
    asked = parser.parse_args()
    game, seed = asked.game, asked.seed
    best = np.array(heuristic(game).weights)
    curve: list[str] = []
    if asked.rounds == 0:
        best = with_rest(self_play(game, best, asked.games, seed * 1000), best)
        curve.append("weights written by hand; learned is only what everybody will still gain")
    for number in range(1, asked.rounds + 1):
        lesson = self_play(game, best, asked.games, seed * 1000 + number)
        learned, explained = regress(lesson, best, asked.ridge)
        wins, lead = match(game, learned, best, asked.matches, seed * 1000 + 500 + number)
        kept = is_better(wins, lead, asked.matches)
        curve.append(
            f"round {number}: {len(lesson.leads)} differences, R² {explained:.3f}; against those before: "
            f"{told(wins, lead, asked.matches)}: {'kept' if kept else 'dropped'}"
        )
        print(curve[-1], flush=True)
        best = learned if kept else with_rest(lesson, best)
    if asked.rounds:
        curve.append(against_written(game, best, asked.matches, seed))
        print(curve[-1])
    command = (
        f"python -m bathysphere.lab.fit_weights {game} --games {asked.games} --rounds {asked.rounds} "
        f"--matches {asked.matches} --ridge {asked.ridge:g} --seed {seed} --out {asked.out.name}"
    )
    asked.out.write_text(text(game, best, command, curve), encoding="utf-8")


def text(game: str, weights: Floats, command: str, curve: list[str]) -> str:
    """The file of weights: how it was made, then two numbers a part."""
    parts = heuristic(game).parts
    lines = ["# Learned from self-play by", f"#   {command}", *(f"# {line}" for line in curve)]
    lines += ["# Of each part its weight at the end of the game, and how much more it is at the start.", ""]
    lines.append("[weights]")
    for place, part in enumerate(parts):
        lines.append(f"{part} = [{weights[place]:.4f}, {weights[len(parts) + place]:.4f}]")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
