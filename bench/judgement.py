"""What the heuristic of Endeavor: Deep Sea misses, seen from the end of games.

python -m bench.judgement [GAMES] [--seats 4] [--missions 1,3,6,9] [--seed 1]

Mates play; one recruitment in three and one other choice in fifteen is left to chance, so that it shows what
a Specialist or a step on a track brings, and not only who takes them. Every few turns it is written down by
how much each seat is expected to lead the mean of all; at the end, by how much it led.

- By rounds left: how far expected and final leads spread, how much of a final lead was foretold, and the
  `spread` by which expected points would have told the winner best, beside the one in use.
- By action: how much more (or less) an activation to come was worth than expected if it was of that kind.
- By attribute and level: how many points more (or less) than expected a seat had at the end.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import track
from rich.table import Table

import bathysphere as bs
from bathysphere.engine.chance import Source
from bathysphere.games.deepsea.mind import heuristics
from bathysphere.games.deepsea.rules import frames
from bathysphere.games.deepsea.rules.codes import has_disc, icon_kind, tile_face
from bathysphere.games.deepsea.rules.compiled import (
    CONSERVE,
    COORDINATION,
    DIVE,
    INSPIRATION,
    JOURNAL,
    SONAR,
    TRAVEL,
)
from bathysphere.games.deepsea.rules.verbs import ATTRIBUTES
from bathysphere.minds import Observation
from bathysphere.minds.greedy import GreedyBot

LOOKS = 40
"""Shorter than a mate's: more games, almost the same play."""
RECRUITS_BY_CHANCE, OTHERS_BY_CHANCE = 3, 15
EVERY = 4
"""Turns between two notes."""
RIDGE = 200.0
FEW = 50
ACTIONS = {"Travel": TRAVEL, "Sonar": SONAR, "Dive": DIVE, "Conserve": CONSERVE, "Journal": JOURNAL}
NAMES = ("Reputation", "Inspiration", "Coordination", "Ingenuity")
SPREADS = [*np.arange(1.0, 10.0, 0.5), *np.arange(10.0, 60.0, 2.0)]

Floats = NDArray[np.float64]


@dataclass
class Note:
    """One moment of a game, a row a seat: leads as expected and at the end, and what may explain the rest."""

    rounds: int
    spread: float
    expected: Floats
    final: Floats
    activations: Floats
    """By action; the last column: all together."""
    levels: NDArray[np.int64]


def activations(p: Any, seat: int) -> list[float]:
    """The activations a seat has to come, by what its Specialists do, and their number."""
    t = p.compiled
    crew = [tile for tile in p.tiles[seat] if heuristics.face_worth(t, tile_face(tile)) > 0.0]
    occupied = sum(has_disc(tile) for tile in crew)
    now = 0 if p.passed[seat] else min(p.staging[seat], len(crew) - occupied)
    to_come = heuristics.activations_to_come(
        p.rounds - p.round,
        len(crew),
        occupied + now,
        p.staging[seat] - now,
        p.level(seat, INSPIRATION),
        p.level(seat, COORDINATION),
    )
    counts = dict.fromkeys(ACTIONS.values(), 0.0)
    for tile in crew:
        for slot in t.slots[tile_face(tile)]:
            for icon in slot:
                if icon_kind(icon) in counts:
                    counts[icon_kind(icon)] += 1.0 / len(slot) ** 0.5
    each = to_come / max(1, len(crew))
    return [count * each for count in counts.values()] + [to_come]


def led(points: Floats) -> Floats:
    """By how much each seat leads the mean of all."""
    mean: Floats = points.mean(0)
    return points - mean


def play(seats: int, mission: str, number: int, seed: int) -> list[Note]:
    """One game, written down."""
    judge: Any = heuristics.FITTED
    source = Source(seed, number * 8 + seats)
    p: Any = bs.start("deepsea", seats, source.word(), mission=mission)
    bots = [GreedyBot(source.word(), judge, LOOKS) for _ in range(seats)]
    notes: list[Note] = []
    turn = p.turn
    while not p.over:
        if p.turn != turn and p.turn % EVERY == 0:
            notes.append(
                Note(
                    p.rounds - p.round,
                    judge.spread(p),
                    led(np.array(judge.expected(p))),
                    np.zeros(seats),
                    led(np.array([activations(p, seat) for seat in range(seats)])),
                    np.array([[p.level(seat, each) for each in range(ATTRIBUTES)] for seat in range(seats)]),
                )
            )
        turn = p.turn
        by_chance = RECRUITS_BY_CHANCE if p.stack[-1].step == frames.RECRUIT else OTHERS_BY_CHANCE
        if source.below(by_chance) == 0:
            actions = judge.shortlist(p)
            p.act(actions[source.below(len(actions))])
        else:
            p.act(bots[p.seat].choose(Observation(p, p.seat)))
    final = led(np.array(judge.result(p)))
    for note in notes:
        note.final = final
    return notes


def surprise(expected: Floats, final: Floats, spread: float) -> float:
    """How badly chances by this spread foretold the winners (mean log loss); ties go to the first of them."""
    scaled = expected / spread
    scaled = scaled - scaled.max(1, keepdims=True)
    logs = scaled - np.log(np.exp(scaled).sum(1, keepdims=True))
    return float(-logs[np.arange(len(final)), final.argmax(1)].mean())


def by_round(notes: list[Note]) -> Table:
    """How good expected points are, and how sure one may be of them."""
    table = Table("rounds left", "notes", "expected ±", "final ±", "foretold", "spread", "best spread")
    for rounds in sorted({note.rounds for note in notes}, reverse=True):
        some = [note for note in notes if note.rounds == rounds]
        expected = np.array([note.expected for note in some])
        final = np.array([note.final for note in some])
        foretold = 1.0 - ((final - expected) ** 2).mean() / (final**2).mean()
        best = min(SPREADS, key=lambda spread: surprise(expected, final, spread))
        used = np.mean([note.spread for note in some])
        row = f"{expected.std():.1f}", f"{final.std():.1f}", f"{foretold:.0%}", f"{used:.1f}", f"{best:g}"
        table.add_row(str(rounds), str(len(some)), *row)
    return table


def by_action(notes: list[Note]) -> Table:
    """What an activation brings beyond what was expected of it, by a ridge regression."""
    some = [note for note in notes if note.rounds > 0]
    parts = np.vstack([note.activations for note in some])
    rest = np.concatenate([note.final - note.expected for note in some])
    scale = parts.std(0)
    parts = parts / scale
    learned = np.linalg.solve(parts.T @ parts + RIDGE * np.eye(parts.shape[1]), parts.T @ rest) / scale
    table = Table("activation", "beyond what was expected")
    for name, value in zip((*ACTIONS, "any"), learned, strict=True):
        table.add_row(name, f"{value:+.2f}")
    return table


def by_level(notes: list[Note]) -> Table:
    """What was not expected of those who stand on a level."""
    rounds = sorted({note.rounds for note in notes if note.rounds > 0}, reverse=True)
    table = Table("attribute", "level", *(f"{left} rounds left" for left in rounds))
    for attribute, name in enumerate(NAMES):
        for level in range(1, 6):
            cells = []
            for left in rounds:
                differences = [
                    note.final[seat] - note.expected[seat]
                    for note in notes
                    if note.rounds == left
                    for seat in range(len(note.final))
                    if note.levels[seat, attribute] == level
                ]
                cells.append(f"{np.mean(differences):+.1f}" if len(differences) >= FEW else "–")
            table.add_row(name, str(level), *cells)
    return table


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="?", type=int, default=400)
    parser.add_argument("--seats", type=int, default=4, choices=(2, 3, 4))
    parser.add_argument("--missions", default="1,3,6,9", help="comma-separated")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.games < 1:
        parser.error("GAMES has to be 1 or more")
    missions = asked.missions.split(",")
    notes: list[Note] = []
    for number in track(range(asked.games), "playing", console=Console(stderr=True)):
        notes += play(asked.seats, missions[number % len(missions)], number, asked.seed)
    for table in (by_round(notes), by_action(notes), by_level(notes)):
        Console().print(table)


if __name__ == "__main__":
    main()
