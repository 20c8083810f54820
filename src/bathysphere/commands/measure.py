"""How strong and how quick: `ladder` and `bench`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from bathysphere.catalogue import game, playable
from bathysphere.commands.shared import Json, Settings, print_json
from bathysphere.engine.errors import OptionError
from bathysphere.lab.bench import DECK, bench_shuffles, is_compiled
from bathysphere.lab.bench import bench as bench_game
from bathysphere.lab.commands import HERE, Ray, WorkerCount, progress_bar, settings_of, spoken
from bathysphere.lab.store import prepared, write
from bathysphere.lab.workers import hired


def ladder(
    name: str,
    /,
    *,
    levels: Annotated[
        str, Parameter(help="The rungs from the weakest to the strongest; your own bots as FILE.py:CLASS.")
    ] = ("random,deckhand,mate,captain"),
    games: Annotated[int, Parameter(help="Games of each pair at each kind of table.")] = 100,
    budget: Annotated[
        int | None, Parameter(help="Iterations a choice of a captain; an admiral has four times as many.")
    ] = None,
    seats: Annotated[str, Parameter(help="Only tables with so many seats: 2 or 2,4. All if left out.")] = "",
    only: Annotated[
        Literal["pairs", "teams"] | None,
        Parameter(help="Only pairs of levels, or only teams of each level. Both if left out."),
    ] = None,
    seed: Annotated[int, Parameter(help="The same seed gives the same ladder, on any machine.")] = 1,
    workers: WorkerCount = None,
    ray: Ray = None,
    out: Annotated[Path, Parameter(help="The page to write; what was played is kept beside it.")] = Path(
        "ladder.md"
    ),
) -> None:
    """Let every level play the one below it, and write a page of who beats whom.

    Break off whenever you like: the same command goes on where it was.

    Parameters
    ----------
    name
        The game to play; `bathysphere games` lists them.
    """
    from bathysphere.lab import ladder as rungs

    game(name)
    if games < 1:
        raise OptionError("games-count", found=str(games))
    if budget is not None and budget < 1:
        raise OptionError("ladder-budget", found=str(budget))
    wanted = tuple(level.strip() for level in levels.split(","))
    rows = rungs.levels_of(name, wanted, budget)
    plan = rungs.Plan(name, rows, games, seed, seat_counts(name, seats), only or "")
    if not plan.deals():
        raise OptionError("ladder-seats", found=seats, game=name)
    prepared(out.parent)
    with progress_bar(spoken(HERE)) as bar, hired(workers, ray, len(plan.deals())) as crew:

        def begin(total: int, done: int) -> Callable[[], None]:
            title = f"{name}: {' < '.join(plan.levels)}"
            task = bar.add_task(title, total=total, completed=done, earlier=done)
            bar.start()
            return lambda: bar.advance(task)

        outcomes = rungs.climb(plan, out.with_suffix(".jsonl"), crew, begin)
    write(out, rungs.page(outcomes))
    own = [each for each in outcomes if each.deal.game == name]
    print("\n".join(rungs.tables(own)))


def seat_counts(name: str, text: str) -> tuple[int, ...]:
    """`2,4` as numbers."""
    numbers = [part.strip() for part in text.split(",") if part.strip()]
    if not all(part.isascii() and part.isdigit() for part in numbers):
        raise OptionError("ladder-seats", found=text, game=name)
    return tuple(int(part) for part in numbers)


def bench(
    name: Annotated[str | None, Parameter(help="One game; all of them if left out.")] = None,
    /,
    *,
    as_json: Json = False,
    option: Settings = [],  # noqa: B006
) -> None:
    """Measure decisions, copies and games per second of random play, and what a shuffle costs."""
    if name is not None:
        game(name)
    names = [name] if name else list(playable())
    settings = settings_of(option)
    speeds = {each: bench_game(each, settings) for each in names}
    shuffles = bench_shuffles()
    if as_json:
        print_json({"compiled": is_compiled(), "games": speeds, "shuffle_us": shuffles})
        return
    table = Table(title="compiled" if is_compiled() else "plain Python (not compiled)")
    for column in ("game", "decisions/s", "copies/s", "games/s"):
        table.add_column(column, justify="left" if column == "game" else "right")
    for each, figures in speeds.items():
        table.add_row(each, *(f"{figure:,.0f}" for figure in figures.values()))
    Console().print(table)
    costs = ", ".join(f"{kind} {micros:,.1f} µs" for kind, micros in shuffles.items())
    Console().print(f"shuffling {DECK} cards: {costs}")
