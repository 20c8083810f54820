"""How fast the engine goes: random play, copies, whole games. Ratios count; seconds are noisy."""

import time
from collections.abc import Callable

from bathysphere.catalogue import game
from bathysphere.engine import position
from bathysphere.engine.chance import SealedStream, Source
from bathysphere.engine.position import Position
from bathysphere.engine.settings import checked
from bathysphere.minds.playout import copies, random_playout

SEATS = 4
SLICES = 5
SLICE_SECONDS = 0.4
DECISIONS = 80
"""So far into a game its copies are measured."""
DECK = 100
SHUFFLES = 200


def is_compiled() -> bool:
    """Do the engine and the rules run compiled?"""
    return not position.__file__.endswith(".py")


def bench(name: str, settings: dict[str, str]) -> dict[str, float]:
    """Decisions, copies and games a second of random play, four seats at most: the best of some slices."""
    played = game(name)
    full = checked(name, played.settings, settings)
    seats = min(SEATS, played.most_seats)
    best_decisions = best_games = best_copies = 0.0
    seed = 0
    for number in range(SLICES):
        source = Source(number)
        decisions = games = 0
        begun = time.perf_counter()
        spent = 0.0
        while spent < SLICE_SECONDS:
            decisions += random_playout(played.start(seats, seed, full), source)
            games += 1
            seed += 1
            spent = time.perf_counter() - begun
        best_decisions = max(best_decisions, decisions / spent)
        best_games = max(best_games, games / spent)
    middle = in_the_middle(played.start(seats, 1, full))
    for _ in range(SLICES):
        begun = time.perf_counter()
        copies(middle, 2000)
        best_copies = max(best_copies, 2000 / (time.perf_counter() - begun))
    return {
        "decisions_per_s": round(best_decisions),
        "copies_per_s": round(best_copies),
        "games_per_s": round(best_games, 1),
    }


def in_the_middle(p: Position) -> Position:
    """A position some way into a game: what a copy costs there. A short game is not played to its end."""
    source = Source(1)
    for _ in range(DECISIONS):
        after = p.copy()
        after.act(after.choices[source.below(len(after.choices))])
        if after.over:
            break
        p = after
    return p


def bench_shuffles() -> dict[str, float]:
    """What shuffling a deck costs by each kind of chance, in microseconds: the best of some slices."""
    deck = list(range(DECK))
    quick, sealed = Source(1), SealedStream(bytes(16), 0)
    return {
        "quick": round(_least_micros(lambda: quick.shuffle(deck)), 1),
        "sealed": round(_least_micros(lambda: sealed.shuffle(deck)), 1),
    }


def _least_micros(shuffle: Callable[[], None]) -> float:
    best = float("inf")
    for _ in range(SLICES):
        begun = time.perf_counter()
        for _ in range(SHUFFLES):
            shuffle()
        best = min(best, (time.perf_counter() - begun) / SHUFFLES * 1e6)
    return best
