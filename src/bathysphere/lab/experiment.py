"""Experiments: a grid of matches, played into a folder, that can be taken up again after a kill."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

import msgspec

from bathysphere.catalogue import game
from bathysphere.content.packs import Pack
from bathysphere.content.toml import read
from bathysphere.engine.errors import OptionError, Problem
from bathysphere.lab.run import Decision, Match, Played, check, play_one
from bathysphere.lab.store import DECISIONS, GAMES, Rows, packed, prepared, rows, write
from bathysphere.lab.workers import BATCH, Workers
from bathysphere.language.languages import DEFAULT
from bathysphere.minds import make_bot

EXPERIMENT = "experiment.json"
FORMAT = 1
MOST_CELLS = 500


class Plan(msgspec.Struct, forbid_unknown_fields=True):
    """An experiment as a person writes it, in TOML or on the command line.

    game = "deepsea"
    bots = ["mate", "mate", "mate"]   # one a seat; or one name for all of `seats`
    games = 1000                      # of each combination
    seed = 1

    [grid]                            # every value with every other
    mission = ["1", "2", "3"]
    edition = ["retail", "german"]
    """

    game: str
    bots: str | list[str | list[str]]
    """A line-up, or a list of line-ups."""
    games: int = 1000
    seed: int = 1
    seats: int | list[int] = []
    grid: dict[str, str | int | list[str | int]] = {}
    decisions: bool = False


class Cell(msgspec.Struct):
    """One combination of the grid: who plays, and with which settings."""

    bots: list[str]
    settings: dict[str, str]


class Experiment(msgspec.Struct):
    """An experiment as it stands in its folder: everything its results follow from."""

    game: str
    rules: int
    """The version of the game's rules."""
    games: int
    """Of each cell."""
    seed: int
    cells: list[Cell]
    decisions: bool = False
    pack: str = ""
    """The name of the content it is played with; the game's own if empty."""
    pack_files: dict[str, str] = {}
    format: int = FORMAT

    def match(self, number: int) -> Match:
        """The match of a cell."""
        cell = self.cells[number]
        settings = tuple(sorted(cell.settings.items()))
        bots = tuple(cell.bots)
        return Match(self.game, bots, self.games, self.seed, settings, self.own(), self.rules)

    def own(self) -> Pack | None:
        """The content it is played with, if that is somebody's own."""
        if not self.pack:
            return None
        return Pack(self.game, self.pack, tuple(self.pack_files.items()))

    @property
    def total(self) -> int:
        """All games of all cells."""
        return self.games * len(self.cells)


def experiment(plan: Plan, pack: Pack | None = None) -> Experiment:
    """The experiment of a plan; OptionError if any part of it cannot be played."""
    rules = pack.opened() if pack else game(plan.game)
    if pack and pack.game != plan.game:
        raise OptionError("pack-other-game", path=pack.name, found=pack.game, game=plan.game)
    named = {setting.name: setting for setting in rules.settings}
    grid = {name: _values(value) for name, value in plan.grid.items()}
    for name, values in grid.items():
        if name not in named:
            raise OptionError("option-unknown", option=name, game=plan.game, known=", ".join(named))
        grid[name] = [named[name].value(value) for value in values]
        if not values:
            raise OptionError("grid-empty", option=name)
        if len(set(grid[name])) != len(values):
            raise OptionError("grid-twice", option=name)
    lineups = list(_lineups(plan))
    count = len(lineups)
    for values in grid.values():
        count *= len(values)
    if count > MOST_CELLS:
        raise OptionError("grid-large", found=str(count), most=str(MOST_CELLS))
    cells = [
        Cell(lineup, dict(zip(grid, values, strict=True)))
        for lineup in lineups
        for values in product(*grid.values())
    ]
    made = Experiment(plan.game, rules.version, plan.games, plan.seed, cells, plan.decisions)
    if pack is not None:
        made.pack = pack.name
        made.pack_files = dict(pack.files)
    for number, cell in enumerate(cells):
        try:
            check(made.match(number))
        except Problem as problem:
            if len(cells) == 1:
                raise
            raise _Impossible(cell, problem) from problem
    return made


class _Impossible(OptionError):
    """A combination of a grid that cannot be played, and why."""

    def __init__(self, cell: Cell, problem: Problem) -> None:
        settings = " ".join(f"{name}={value}" for name, value in cell.settings.items())
        super().__init__("grid-impossible", cell=f"{','.join(cell.bots)} {settings}".strip())
        self.problem = problem

    def sentence(self, language: str = DEFAULT) -> str:
        self.params["why"] = self.problem.sentence(language)
        return super().sentence(language)


def _values(value: str | int | list[str | int]) -> list[str]:
    return [str(each) for each in (value if isinstance(value, list) else [value])]


def _lineups(plan: Plan) -> Iterator[list[str]]:
    """Who plays: the line-ups as written, or one bot in every seat of each number of seats."""
    seats = plan.seats if isinstance(plan.seats, list) else [plan.seats]
    named = [plan.bots] if isinstance(plan.bots, str) else plan.bots
    written = [line if isinstance(line, list) else [line] for line in named]
    if all(isinstance(line, str) for line in named):
        written = [[name for line in written for name in line]]
    for line in written:
        for name in line:
            make_bot(name, plan.game, 0)
    if len(set(map(str, seats))) != len(seats):
        raise OptionError("grid-twice", option="seats")
    if not seats:
        yield from written
        return
    for line in written:
        if len(set(line)) != 1:
            raise OptionError("grid-seats", bots=",".join(line))
        for count in seats:
            if not 1 <= count <= game(plan.game).most_seats:
                rules = game(plan.game)
                raise OptionError(
                    "seats",
                    game=plan.game,
                    found=str(count),
                    least=str(rules.least_seats),
                    most=str(rules.most_seats),
                )
            yield [line[0]] * count


def read_plan(file: Path, text: str) -> Plan:
    """An experiment file; ContentError says which line cannot be used."""
    return read(Plan, file.name, text)


# -- running ---------------------------------------------------------------------------------------------


def play_packed(task: tuple[Match, int, bool], first: int, count: int) -> list[tuple[int, bytes, bytes]]:
    """Play some games of a cell: by batch, how many, and their rows ready to be written."""
    match, cell, with_decisions = task
    batches = []
    for begin in range(first, first + count, BATCH):
        decisions: list[Decision] | None = [] if with_decisions else None
        numbers = range(begin, min(begin + BATCH, first + count))
        games = [play_one(match, number, cell, decisions) for number in numbers]
        batches.append((len(games), packed(games), packed(decisions) if decisions else b""))
    return batches


def begun(asked: Experiment, folder: Path) -> bool:
    """Does the folder hold this experiment already? Another one is refused."""
    if not any((folder / name).exists() for name in (EXPERIMENT, GAMES, GAMES + ".part")):
        return False
    if load(folder) != asked:
        raise OptionError("lab-other", folder=str(folder))
    return True


def load(folder: Path) -> Experiment:
    """The experiment of a folder."""
    file = folder / EXPERIMENT
    try:
        stored = msgspec.json.decode(file.read_bytes(), type=Experiment)
    except FileNotFoundError as error:
        raise OptionError("lab-folder", folder=str(folder)) from error
    except OSError as error:
        raise OptionError("file-read", file=str(file), why=error.strerror or str(error)) from error
    except msgspec.MsgspecError as error:
        raise OptionError("file-read", file=str(file), why=str(error)) from error
    if stored.format != FORMAT:
        raise OptionError("lab-format", folder=str(folder), found=str(stored.format), known=str(FORMAT))
    return stored


def finished(folder: Path) -> bool:
    """Are all games of a folder played?"""
    return (folder / GAMES).exists()


def results(folder: Path) -> Iterator[Played]:
    """All games of a finished experiment."""
    if not finished(folder):
        raise OptionError("lab-unfinished", folder=str(folder))
    return rows(folder / GAMES, Played)


def carry_out(
    asked: Experiment, folder: Path, hire: Callable[[], Workers], progress: Callable[[int], None]
) -> None:
    """Play what is still to be played; `progress` hears of games played earlier first."""
    if begun(asked, folder) and finished(folder):
        progress(asked.total)
        return
    with hire() as workers:
        new = not folder.exists()
        prepared(folder)
        file = folder / EXPERIMENT
        if not file.exists():
            write(file, msgspec.json.format(msgspec.json.encode(asked), indent=1).decode() + "\n")
        files = [Rows(folder / name) for name in (GAMES, DECISIONS)[: 1 + asked.decisions]]
        try:
            _play_rest(asked, files, workers, progress)
        finally:
            for each in files:
                each.close()
            if not any(each.sizes for each in files):
                file.unlink(missing_ok=True)
                if new:
                    folder.rmdir()


def _play_rest(
    asked: Experiment, files: list[Rows], workers: Workers, progress: Callable[[int], None]
) -> None:
    batches = -(-asked.games // BATCH)
    done = min(file.find() for file in files)
    for file in files:
        file.open(done)
    progress(sum(_size(asked, batch % batches) for batch in range(done)))
    for cell in range(done // batches, len(asked.cells)):
        first = (done % batches) * BATCH if cell == done // batches else 0
        task = (asked.match(cell), cell, asked.decisions)
        for parts in workers.in_order(play_packed, task, first, asked.games):
            for count, *texts in parts:
                for file, batch in zip(files, texts, strict=False):
                    file.add(batch)
                progress(count)
    for file in reversed(files):
        file.finish()


def _size(asked: Experiment, batch: int) -> int:
    return min(BATCH, asked.games - batch * BATCH)
