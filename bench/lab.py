"""Games a second of the lab on one process, on two, and on a Ray cluster of two, by the same experiment.

    python -m bench.lab [--games 160] [--bots mate,mate,mate,mate] [--ray] [--json]

The workers are woken by a game each before the clock starts: of thousands of games, starting Ray is a small
part. The files must be the same byte for byte. Whoever else works on the machine takes more from two workers
than from one: measure while it is quiet.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from bathysphere.lab.bench import is_compiled
from bathysphere.lab.experiment import Experiment, Plan, carry_out, experiment
from bathysphere.lab.run import play_batch
from bathysphere.lab.store import GAMES
from bathysphere.lab.workers import BATCH, Crew, Workers, hired


def woken(size: int, ray: str | None, asked: Experiment) -> Workers:
    """Workers that have imported everything and played a game."""
    crew = hired(size, ray, size)
    if isinstance(crew, Crew):
        tickets = [crew.submit(play_batch, asked.match(0), number, 1) for number in range(2 * size)]
        for ticket in tickets:
            crew.fetch(ticket)
    return crew


def measure(asked: Experiment, size: int, ray: str | None, folder: Path) -> tuple[float, bytes]:
    """Games a second, and the file they stand in."""
    crew = woken(size, ray, asked)
    begun = time.monotonic()
    carry_out(asked, folder, lambda: crew, lambda _: None)
    return asked.total / (time.monotonic() - begun), (folder / GAMES).read_bytes()


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
    rates: dict[str, float] = {}
    files: set[bytes] = set()
    for name, (size, ray) in hands.items():
        with TemporaryDirectory() as folder:
            rates[name], file = measure(asked, size, ray, Path(folder) / "run")
            files.add(file)
    assert len(files) == 1, "the files differ"
    load = os.getloadavg()[0]
    if given.json:
        print(json.dumps({"compiled": is_compiled(), "load": load, "games_per_s": rates}))
        return
    how = "compiled" if is_compiled() else "plain Python"
    print(f"{given.games} games of {given.game} by {given.bots}, {how}, load {load:.1f}; the files are alike")
    for name, rate in rates.items():
        one, two = rates["one worker"], rates["two workers"]
        print(f"{name:20} {rate:7.2f} games/s   {rate / one:5.2f} × one   {rate / two:5.2f} × two")


if __name__ == "__main__":
    main()
