"""For designers: is a mission fair to every seat, and what does another edition change?

    python examples/designer.py                 # 200 games of each
    python examples/designer.py --games 3 --out /tmp/designer

Writes two experiments with their reports and prints what they say.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from bathysphere.lab.compare import compare
from bathysphere.lab.experiment import Plan, carry_out, experiment, results
from bathysphere.lab.report import report_page
from bathysphere.lab.results import CellTally, gathered
from bathysphere.lab.store import write
from bathysphere.lab.workers import hired


def study(plan: Plan, folder: Path, workers: int) -> list[CellTally]:
    """Play an experiment (or what is left of it) and write its report."""
    asked = experiment(plan)
    carry_out(asked, folder, lambda: hired(workers, None, 99), lambda count: None)
    cells = gathered(asked, results(folder))
    write(folder / "report.html", report_page(asked, cells))
    return cells


def main() -> None:
    """Two editions of one mission, seat by seat and side by side."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--mission", default="2")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("designer"))
    given = parser.parse_args()
    folders = []
    for edition in ("retail", "german"):
        grid: dict[str, str | int | list[str | int]] = {"mission": given.mission, "edition": edition}
        folder = given.out / edition
        (cell,) = study(Plan("deepsea", given.bot, given.games, 1, 3, grid), folder, given.workers)
        turns = sum(cell.turns) / cell.games
        print(f"Mission {given.mission}, {edition}: {cell.games} games, {turns:.0f} turns each")
        for seat, tally in enumerate(cell.by_seat):
            low, high = tally.interval()
            verdict = "fair as far as one can tell" if low <= 1 / 3 <= high else "not fair"
            print(f"  seat {seat + 1} wins {tally.rate():.0%} ({low:.0%} … {high:.0%}): {verdict}")
        dead = [name for menu in cell.menus.values() for name, _ in menu.dead()]
        print(f"  on offer and never chosen: {', '.join(dead[:8]) or 'nothing'}")
        folders.append(folder)
    (pair,) = compare(*folders).cells
    print(f"From retail to german, over {pair.games} pairs of games on the same chance:")
    for row in pair.rows:
        if row.message in ("compare-points", "compare-turns", "compare-seat"):
            what = row.message.removeprefix("compare-") + (f" {row.params['seat']}" if row.params else "")
            sure = "surely" if row.sure else "perhaps"
            print(f"  {what}: {sure} {row.change:+.2f} ({row.low:+.2f} … {row.high:+.2f})")


if __name__ == "__main__":
    main()
