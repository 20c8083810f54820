"""Soak: every game, edition, mode and setting, by people of every temperament, for as long as one likes.

    make soak                                          until stopped
    python -m tests.soak --minutes 5 --game shares
    python -m tests.soak --decisions 50000000 --processes 2 --packs --report soak.json

Games are played unchecked and quickly, with an eye on every turn; all promises (copies, records, dumps,
reasons, what a seat can tell) are checked on a sample. With --packs every fourth batch is played with the
shipped content mutated at random. At the end a table says which kinds of choices were met, by edition and
mode. Every failure prints what failed and the record of the game, ready for `bathysphere replay`.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import queue
import random
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

from bathysphere.catalogue import GAMES
from bathysphere.engine.game import Game
from bathysphere.games import game as game_named
from tests.games import harness
from tests.games.exploring import HANG, KINDS, Explored, Failure, failure, names
from tests.games.harness import Setup, any_setup
from tests.games.mutants import Mutant, accepted, mutant
from tests.games.pairs import Pair, column_of, columns, declared, expected, heading

BATCH = {"shares": 60, "deepsea": 40, "reef": 6}
"""Games with the same settings before others are drawn: some ten thousand decisions."""
BOTS = 60
"""One game in so many is played by bots."""
SAMPLE = 50
"""One batch in so many also checks all promises, on one game."""
OLDER = 8
"""One batch in so many is played by any version of the game, not by the newest."""
MUTANTS = 4
"""One batch in so many is played with a mutated pack."""
TRIES = 20
"""Mutants that are bred until the check likes one."""
LONGEST = 300.0
"""Seconds of processor time after which a batch is taken to hang. On a busy machine it may take hours."""


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


# -- one batch -----------------------------------------------------------------------------------------------


@dataclass
class Batch:
    """What came of a number of games with the same settings."""

    number: int
    game: str
    settings: dict[str, str]
    changes: tuple[str, ...] = ()
    """What was mutated, if anything was."""
    version: int = 0
    """An earlier version of the game; 0: the newest."""
    bred: int = 0
    games: int = 0
    decisions: int = 0
    checked: int = 0
    offered: Counter[Pair] = field(default_factory=Counter)
    played: Counter[Pair] = field(default_factory=Counter)
    failures: list[Failure] = field(default_factory=list)


def bred(game: str, fresh: random.Random, batch: Batch) -> Mutant | None:
    """A mutant that the check likes, if there is one among so many."""
    for _ in range(TRIES):
        batch.bred += 1
        mutated = mutant(game, fresh)
        try:
            if accepted(mutated):
                return mutated
        except Exception as error:
            told = "".join(traceback.format_exception(error))
            batch.failures.append(Failure("exception", f"pack check of {mutated.changes}", told, ""))
    return None


def play_batch(number: int, seed: int, games: list[str], packs: bool) -> Batch:
    """The batch of that number: always the same for the same seed."""
    fresh = random.Random(f"{seed} {number}")
    game = fresh.choice(games)
    batch = Batch(number, game, {})
    rules: Game | None = None
    if packs and number % MUTANTS == 0:
        mutated = bred(game, fresh, batch)
        if mutated is None:
            return batch
        rules, batch.changes = mutated.rules(), mutated.changes
    elif number % OLDER == 1:
        rules = game_named(game).at(fresh.randint(1, game_named(game).newest))
        batch.version = rules.version
    setup = any_setup(game, fresh, rules)
    batch.settings = setup.settings
    explored = Explored(game, rules)
    explored.play(setup, BATCH[game], BOTS)
    tally = explored.tallies[column_of(game, setup.settings)]
    batch.offered, batch.played = tally.pairs(tally.offered), tally.pairs(tally.played)
    batch.games, batch.decisions, batch.failures = explored.games, explored.decisions, explored.failures
    if not batch.changes and number % SAMPLE == 1:
        check_promises(setup, batch)
    for wrong in batch.failures:
        wrong.setup = f"batch {number}: {wrong.setup}" + "".join(f"\n  {line}" for line in batch.changes)
    return batch


def check_promises(setup: Setup, batch: Batch) -> None:
    """All promises, on the game of this set-up."""
    for name, check in checks(setup.game).items():
        batch.checked += 1
        try:
            check(setup)
        except Exception as error:
            wrong = failure(setup, error, [])
            wrong.told = f"{name}\n{wrong.told}"
            batch.failures.append(wrong)


# -- processes -----------------------------------------------------------------------------------------------


def work(first: int, step: int, seed: int, games: list[str], packs: bool, told: Any) -> None:
    """Play every `step`-th batch for ever; each is told when it begins and when it is done."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    number = first
    while True:
        told.put((first % step, number))
        # Who uses up that much is ended by the system, whatever loop it is in.
        signal.setitimer(signal.ITIMER_PROF, LONGEST)
        told.put((first % step, play_batch(number, seed, games, packs)))
        number += step


class Crew:
    """The processes at work; one that has ended in a batch is replaced behind it."""

    def __init__(self, count: int, seed: int, games: list[str], packs: bool) -> None:
        self.context = multiprocessing.get_context("spawn")
        self.told: Any = self.context.Queue(maxsize=8 * count)
        self.count = count
        self.rest = (seed, games, packs)
        self.at = [0] * count
        self.lost: list[Batch] = []
        self.workers = [self.hire(place, place) for place in range(count)]

    def hire(self, place: int, first: int) -> Any:
        arguments = (first, self.count, *self.rest, self.told)
        worker = self.context.Process(target=work, args=arguments, daemon=True)
        worker.start()
        return worker

    def next(self) -> Batch | None:
        """The next batch that is done; None if nothing is heard for a while."""
        self.replace_ended()
        if self.lost:
            return self.lost.pop()
        try:
            place, what = self.told.get(timeout=1.0)
        except queue.Empty:
            return None
        if isinstance(what, Batch):
            return what
        self.at[place] = what
        return None

    def replace_ended(self) -> None:
        for place, worker in enumerate(self.workers):
            if worker.is_alive():
                continue
            number = self.at[place]
            lost = Batch(number, "?", {})
            told = f"its process was ended; again with --batch {number} --seed {self.rest[0]}"
            lost.failures.append(Failure(HANG, f"batch {number}", told, ""))
            self.lost.append(lost)
            self.workers[place] = self.hire(place, number + self.count)

    def dismiss(self) -> None:
        for worker in self.workers:
            worker.kill()


# -- the report ----------------------------------------------------------------------------------------------


class Report:
    """Everything that was met, and what went wrong."""

    def __init__(self, seed: int, games: list[str]) -> None:
        self.seed = seed
        self.games_known = games
        self.begun = time.monotonic()
        self.games = self.decisions = self.checked = 0
        self.bred = self.mutants = self.mutant_decisions = 0
        self.kinds: Counter[str] = Counter()
        self.failures: list[Failure] = []
        self.offered: dict[str, list[Counter[Pair]]] = {
            game: [Counter() for _ in columns(game)] for game in games
        }
        self.played: dict[str, list[Counter[Pair]]] = {
            game: [Counter() for _ in columns(game)] for game in games
        }
        self.settings: dict[str, dict[str, Counter[Pair]]] = {game: {} for game in games}

    def add(self, batch: Batch) -> None:
        self.games += batch.games
        self.decisions += batch.decisions
        self.checked += batch.checked
        self.bred += batch.bred
        for wrong in batch.failures:
            self.kinds[wrong.kind] += 1
            self.failures.append(wrong)
            print(f"\n{wrong.kind.upper()}: {wrong.setup}\n{wrong.told}\n{wrong.record}", flush=True)
        if batch.changes:
            self.mutants += 1
            self.mutant_decisions += batch.decisions
        elif batch.games and not batch.version:
            place = column_of(batch.game, batch.settings)
            self.offered[batch.game][place].update(batch.offered)
            self.played[batch.game][place].update(batch.played)
            for name, value in batch.settings.items():
                by_value = self.settings[batch.game].setdefault(f"{name}={value}", Counter())
                by_value.update(batch.played)

    def line(self) -> str:
        """Where we are."""
        seconds = max(1e-9, time.monotonic() - self.begun)
        wrong = ", ".join(f"{self.kinds[kind]} {kind}s" for kind in KINDS)
        pace = self.decisions / seconds
        return f"{self.games:,} games, {self.decisions:,} decisions ({pace:,.0f}/s); {wrong}"

    def reached(self, game: str) -> tuple[int, int]:
        """Cells of the table that were played, and those that can be."""
        can = [expected(game, column)[0] for column in columns(game)]
        done = sum(len(pairs & set(got)) for pairs, got in zip(can, self.played[game], strict=True))
        return done, sum(map(len, can))

    def tell(self) -> None:
        """The table of pairs, game by game: how often each was played; - never, and x where it cannot be."""
        for game in self.games_known:
            done, can = self.reached(game)
            print(f"\n{game}: {done} of {can} cells of the table reached")
            heads = [heading(column) for column in columns(game)]
            out = [expected(game, column)[1] for column in columns(game)]
            print(f"{'step':16}{'verb':12}" + "".join(f"{head:>24}" for head in heads))
            for pair in declared(game):
                cells = [
                    f"{got[pair]:,}" if got[pair] else "x" if pair in never else "-"
                    for got, never in zip(self.played[game], out, strict=True)
                ]
                print(f"{pair[0]:16}{pair[1]:12}" + "".join(f"{cell:>24}" for cell in cells))
        print(f"\n{self.line()}")
        print(f"{self.checked:,} promises checked; {self.bred:,} packs bred, {self.mutants:,} played")

    def data(self) -> dict[str, Any]:
        """All of it for a file."""
        unreached = {
            game: {
                heading(column): sorted(
                    f"{step} {verb}" for step, verb in expected(game, column)[0] - set(got)
                )
                for column, got in zip(columns(game), self.played[game], strict=True)
            }
            for game in self.games_known
        }
        return {
            "seed": self.seed,
            "seconds": round(time.monotonic() - self.begun),
            "games": self.games,
            "decisions": self.decisions,
            "promises_checked": self.checked,
            "packs": {"bred": self.bred, "played": self.mutants, "decisions": self.mutant_decisions},
            "counts": {kind: self.kinds[kind] for kind in KINDS},
            "reached": {game: list(self.reached(game)) for game in self.games_known},
            "unreached": unreached,
            "offered": self.by_column(self.offered),
            "played": self.by_column(self.played),
            "played_by_setting": {
                game: {value: names(counts) for value, counts in sorted(presets.items())}
                for game, presets in self.settings.items()
            },
            "failures": [wrong.data() for wrong in self.failures],
        }

    def by_column(self, counts: dict[str, list[Counter[Pair]]]) -> dict[str, dict[str, dict[str, int]]]:
        return {
            game: {heading(column): names(got) for column, got in zip(columns(game), rows, strict=True)}
            for game, rows in counts.items()
        }


def asked(words: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, help="stop after so long; without it, run until stopped")
    parser.add_argument("--decisions", type=int, help="stop after so many decisions")
    parser.add_argument("--game", choices=GAMES, help="one game only")
    parser.add_argument("--seed", type=int, help="start from this seed instead of a fresh one")
    parser.add_argument("--processes", type=int, default=1, help="how many play side by side (1)")
    parser.add_argument("--packs", action="store_true", help="also play the content mutated at random")
    parser.add_argument("--report", type=Path, help="write everything that was met to this file, as JSON")
    parser.add_argument("--batch", type=int, help="play this batch only: a failure once more")
    return parser.parse_args(words)


def main(words: list[str] | None = None) -> int:
    arguments = asked(words)
    seed = arguments.seed if arguments.seed is not None else random.SystemRandom().randrange(2**31)
    games = [arguments.game] if arguments.game else list(GAMES)
    print(f"seed {seed}; stop with Ctrl-C", flush=True)
    report = Report(seed, games)
    if arguments.batch is not None:
        report.add(play_batch(arguments.batch, seed, games, arguments.packs))
    else:
        soak(arguments, report, Crew(arguments.processes, seed, games, arguments.packs))
    report.tell()
    if arguments.report:
        arguments.report.write_text(json.dumps(report.data(), indent=1) + "\n", encoding="utf-8")
    return 1 if report.failures else 0


def soak(arguments: argparse.Namespace, report: Report, crew: Crew) -> None:
    """Until it is enough, or somebody stops it."""
    end = report.begun + 60 * arguments.minutes if arguments.minutes else None
    shown = report.begun
    try:
        while end is None or time.monotonic() < end:
            batch = crew.next()
            if batch is not None:
                report.add(batch)
            if arguments.decisions and report.decisions >= arguments.decisions:
                break
            if time.monotonic() - shown > (1 if sys.stdout.isatty() else 60):
                shown = time.monotonic()
                print(f"\r{report.line()}", end="" if sys.stdout.isatty() else "\n", flush=True)
    except KeyboardInterrupt:
        print()
    finally:
        crew.dismiss()


if __name__ == "__main__":
    raise SystemExit(main())
