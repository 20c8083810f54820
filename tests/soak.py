"""Soak: the promises of every game on fresh seeds, for as long as one likes.

    make soak                       until stopped
    python -m tests.soak --minutes 5 --game shares

Every failure prints what failed and the record of the game, ready for `bathysphere replay` or a golden test.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
import traceback
from collections.abc import Callable
from importlib import import_module

from bathysphere.catalogue import GAMES
from tests.games import harness
from tests.games.harness import Setup


def checks(game: str) -> dict[str, Callable[[Setup], None]]:
    """All promises of a game."""
    conserved = import_module(f"tests.games.{game}.test_properties").conserved
    return {
        "ends and conserves": lambda setup: harness.check_ends_and_conserves(setup, conserved),
        "copies": harness.check_copies,
        "record": harness.check_record,
        "dump": harness.check_dump,
        "reasons": harness.check_reasons,
        "two worlds": harness.check_two_worlds,
    }


def record_of(setup: Setup) -> str:
    """The random game of a set-up as far as it goes."""
    texts: list[str] = []
    try:
        _, texts = harness.random_game(setup, lambda p: None)
    except Exception:
        texts = harness.moves_so_far(setup)
    return setup.record(texts).text()


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, help="stop after so long; without it, run until stopped")
    parser.add_argument("--game", choices=GAMES, help="one game only")
    parser.add_argument("--seed", type=int, help="start from this seed instead of a fresh one")
    arguments = parser.parse_args()
    seed = arguments.seed if arguments.seed is not None else random.SystemRandom().randrange(2**31)
    print(f"seed {seed}; stop with Ctrl-C")
    fresh = random.Random(seed)
    games = [arguments.game] if arguments.game else list(GAMES)
    setups = {game: import_module(f"tests.games.{game}.test_properties").any_setup for game in games}
    end = time.monotonic() + 60 * arguments.minutes if arguments.minutes else None
    played = failures = 0
    try:
        while end is None or time.monotonic() < end:
            game = fresh.choice(games)
            setup = setups[game](fresh)
            for name, check in checks(game).items():
                try:
                    check(setup)
                except Exception:
                    failures += 1
                    print(f"\nFAILED: {name} for {setup}\n{traceback.format_exc()}\n{record_of(setup)}")
            played += 1
            if sys.stdout.isatty():
                print(f"\r{played} games, {failures} failures", end="", flush=True)
    except KeyboardInterrupt:
        pass
    print(f"\n{played} games, {failures} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    raise SystemExit(main())
