"""Games a second of the lab on one process, on two, and on a Ray cluster of two, by the same experiment.

    python -m bench.lab [--games 160] [--bots mate,mate,mate,mate] [--ray] [--json]

The workers are woken before the clock starts: of thousands of games, starting Ray is a small part. The files
must be the same byte for byte. Whoever else works on the machine takes more from two workers than from one;
so, where the system tells (Linux), a second rate leaves out the time in which the workers were ready to play
and had no processor.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from bathysphere.lab.bench import is_compiled
from bathysphere.lab.experiment import Experiment, Plan, carry_out, experiment
from bathysphere.lab.run import Match, play_batch
from bathysphere.lab.store import GAMES
from bathysphere.lab.workers import BATCH, Crew, Workers, hired


class Rate(NamedTuple):
    """Games a second."""

    clock: float
    calm: float
    """Without the time in which the workers had no processor."""


def awake(match: Match, first: int, count: int) -> list[int]:
    """Import everything, play a little, and say which process this is."""
    play_batch(match, first, count)
    return [os.getpid()]


def woken(size: int, ray: str | None, asked: Experiment) -> tuple[Workers, set[int]]:
    """Workers that are ready to play, and their processes."""
    crew = hired(size, ray, size)
    if not isinstance(crew, Crew):
        return crew, {os.getpid()}
    tickets = [crew.submit(awake, asked.match(0), number, 1) for number in range(2 * size)]
    return crew, {process for ticket in tickets for process in crew.fetch(ticket)}


def waited(processes: set[int]) -> float:
    """How many seconds they were ready to run and had no processor; 0 where the system does not tell."""
    try:
        told = [Path(f"/proc/{process}/schedstat").read_text() for process in processes]
    except OSError:
        return 0.0
    return sum(int(numbers.split()[1]) for numbers in told) / 1e9


def measure(asked: Experiment, size: int, ray: str | None, folder: Path) -> tuple[Rate, bytes]:
    """Games a second, and the file they stand in."""
    crew, processes = woken(size, ray, asked)
    lost = -waited(processes)
    begun = time.monotonic()
    # The workers stay until their waiting is read.
    carry_out(asked, folder, lambda: Lent(crew), lambda _: None)
    spent = time.monotonic() - begun
    lost += waited(processes)
    crew.close()
    rate = Rate(asked.total / spent, asked.total / (spent - lost / size))
    return rate, (folder / GAMES).read_bytes()


class Lent(Workers):
    """Workers that whoever borrows them cannot send home."""

    def __init__(self, crew: Workers) -> None:
        self.size = crew.size
        self.in_order = crew.in_order  # type: ignore[method-assign]


def main() -> None:
    """Measure one after the other and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="deepsea")
    parser.add_argument("--bots", default="mate,mate,mate,mate")
    parser.add_argument("--games", type=int, default=4 * 2 * BATCH, help="best a multiple of two batches")
    parser.add_argument("--ray", action="store_true", help="a local Ray cluster, too")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    asked = experiment(Plan(given.game, list(given.bots.split(",")), given.games))
    hands: dict[str, tuple[int, str | None]] = {"one worker": (1, None), "two workers": (2, None)}
    if given.ray:
        hands["ray, two workers"] = (2, "local")
    rates: dict[str, Rate] = {}
    files: set[bytes] = set()
    for name, (size, ray) in hands.items():
        with TemporaryDirectory() as folder:
            rates[name], file = measure(asked, size, ray, Path(folder) / "run")
            files.add(file)
    assert len(files) == 1, "the files differ"
    load = os.getloadavg()[0]
    if given.json:
        measured = {name: rate._asdict() for name, rate in rates.items()}
        print(json.dumps({"compiled": is_compiled(), "load": load, "games_per_s": measured}))
        return
    how = "compiled" if is_compiled() else "plain Python"
    print(f"{given.games} games of {given.game} by {given.bots}, {how}, load {load:.1f}; the files are alike")
    one, two = rates["one worker"], rates["two workers"]
    print(f"{'':20} {'by the clock':>26} {'without waiting':>34}")
    for name, rate in rates.items():
        cells = [
            f"{now:8.2f} games/s {now / alone:5.2f} × one {now / both:5.2f} × two"
            for now, alone, both in zip(rate, one, two, strict=True)
        ]
        print(f"{name:20} {'  '.join(cells)}")


if __name__ == "__main__":
    main()
