"""The lab on the command line: `simulate`, `lab run`, `lab report`, `lab compare`, `pack report`."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Table
from rich.text import Text

from bathysphere.content.packs import read_pack, read_text
from bathysphere.engine.errors import OptionError
from bathysphere.lab.compare import Comparison, compare, comparison_page
from bathysphere.lab.experiment import Experiment, Plan, carry_out, experiment, load, read_plan, results
from bathysphere.lab.pack_findings import Finding, judge, standard
from bathysphere.lab.parquet import as_parquet, check_parquet
from bathysphere.lab.report import report_page
from bathysphere.lab.results import gathered
from bathysphere.lab.run import Summary, Tally, play_match
from bathysphere.lab.store import write
from bathysphere.lab.workers import BATCH, Workers, hired
from bathysphere.language.languages import LANGUAGES, of_environment
from bathysphere.language.texts import Texts, of_package

REPORT = "report.html"

Settings = Annotated[
    list[str],
    Parameter(
        name=["--option", "-o"],
        negative=(),
        help="An option of the game, key=value; with key=one,two every value is tried. Repeat for more.",
    ),
]
HERE = of_environment(os.environ)
"""The language of this system, for all who do not ask for another."""
Language = Annotated[
    str, Parameter(name="--lang", help=f"Language of everything said: {' or '.join(LANGUAGES)}.")
]
Json = Annotated[bool, Parameter(name="--json", negative=(), help="Print one JSON object and nothing else.")]
WorkerCount = Annotated[int | None, Parameter(help="Processes; all cores if left out.")]
Ray = Annotated[
    str | None,
    Parameter(help="Play on a Ray cluster: HOST:PORT of a running one, or `local` to start one here."),
]
Decisions = Annotated[bool, Parameter(negative=(), help="Write decisions.jsonl.gz, too: one row a decision.")]
Parquet = Annotated[bool, Parameter(negative=(), help="Write the rows as Parquet, too (needs pyarrow).")]


def simulate(
    name: str,
    /,
    *,
    bots: Annotated[
        str,
        Parameter(
            help="One bot a seat, separated by commas: greedy,random,random; your own as FILE.py:CLASS."
        ),
    ],
    seats: Annotated[
        str | None, Parameter(help="Numbers of seats to try, with a single bot: --bots greedy --seats 2,3,4.")
    ] = None,
    games: Annotated[int, Parameter(help="How many games, of every combination of options.")] = 1000,
    seed: Annotated[int, Parameter(help="The same seed gives the same result, on any machine.")] = 1,
    workers: WorkerCount = None,
    ray: Ray = None,
    out: Annotated[
        Path | None,
        Parameter(help="Folder for results and report. The same command again goes on where it stopped."),
    ] = None,
    decisions: Decisions = False,
    parquet: Parquet = False,
    pack: Annotated[
        Path | None, Parameter(help="Play with your own content: a pack's folder or a mission file.")
    ] = None,
    as_json: Json = False,
    lang: Language = HERE,
    option: Settings = [],  # noqa: B006
) -> None:
    """Let bots play many games and count who wins.

    Parameters
    ----------
    name: The game to play; `bathysphere games` lists them.
    """
    texts = spoken(lang)
    grid: dict[str, str | int | list[str | int]] = {}
    for key, value in settings_of(option).items():
        grid[key] = list(value.split(","))
    line: list[str | list[str]] = [bot.strip() for bot in bots.split(",")]
    plan = Plan(name, line, games, seed, counts(seats), grid, decisions)
    asked = experiment(plan, read_pack(pack) if pack else None)
    if out is None:
        if decisions or parquet:
            raise OptionError("lab-out")
        summaries = list(in_memory(asked, workers, ray, texts))
    else:
        into_folder(asked, out, workers, ray, texts, parquet)
        summaries = summed(asked, out)
        write(out / "summary.json", json.dumps(summary_data(summaries), indent=1) + "\n")
        write(out / REPORT, report_page(asked, gathered(asked, results(out)), lang))
    if as_json:
        print(json.dumps(summary_data(summaries)))
        return
    for summary in summaries:
        print_summary(summary, texts)
    if out is not None:
        print(texts.say("lab-report-at", {"file": str(out / REPORT)}))


lab = App(name="lab", help="Experiments: thousands of games, and answers with intervals.")


@lab.command(name="run")
def lab_run(
    file: Path,
    /,
    *,
    out: Annotated[Path, Parameter(help="Folder for results and report. Run again to go on after a stop.")],
    workers: WorkerCount = None,
    ray: Ray = None,
    parquet: Parquet = False,
    lang: Language = HERE,
) -> None:
    """Carry out the experiment of a TOML file.

    Parameters
    ----------
    file: game, bots, games, seed, seats, decisions, and [grid] with the options to try; see docs/lab.md.
    """
    texts = spoken(lang)
    asked = experiment(read_plan(file, read_text(file)))
    into_folder(asked, out, workers, ray, texts, parquet)
    summaries = summed(asked, out)
    write(out / "summary.json", json.dumps(summary_data(summaries), indent=1) + "\n")
    write(out / REPORT, report_page(asked, gathered(asked, results(out)), lang))
    for summary in summaries:
        print_summary(summary, texts)
    print(texts.say("lab-report-at", {"file": str(out / REPORT)}))


@lab.command(name="report")
def lab_report(
    folder: Path,
    /,
    *,
    out: Annotated[Path | None, Parameter(help="Where to write it; report.html in the folder.")] = None,
    lang: Language = HERE,
) -> None:
    """Write the report of a finished experiment anew.

    Parameters
    ----------
    folder: Where `simulate --out` or `lab run --out` put the results.
    """
    texts = spoken(lang)
    asked = load(folder)
    file = out or folder / REPORT
    write(file, report_page(asked, gathered(asked, results(folder)), lang))
    print(texts.say("lab-report-at", {"file": str(file)}))


@lab.command(name="compare")
def lab_compare(
    first: Path,
    second: Path,
    /,
    *,
    out: Annotated[Path | None, Parameter(help="Write the comparison as an HTML page, too.")] = None,
    as_json: Json = False,
    lang: Language = HERE,
) -> None:
    """Say what changed from one experiment to another, game by game on the same chance.

    Parameters
    ----------
    first: The folder of the one, such as the rules as they are.
    second: The folder of the other, such as a change to be tried.
    """
    texts = spoken(lang)
    comparison = compare(first, second)
    if out is not None:
        write(out, comparison_page(comparison, lang))
    if as_json:
        print(json.dumps(comparison.data()))
        return
    print_comparison(comparison, texts)
    if out is not None:
        print(texts.say("lab-report-at", {"file": str(out)}))


def pack_report(
    path: Path,
    /,
    *,
    games: Annotated[int, Parameter(help="How many games for each number of players.")] = 200,
    bots: Annotated[str, Parameter(help="Who plays: one bot for all seats.")] = "greedy",
    seed: Annotated[int, Parameter(help="The same seed gives the same result, on any machine.")] = 1,
    workers: WorkerCount = None,
    out: Annotated[Path | None, Parameter(help="Folder for results and the full report.")] = None,
    as_json: Json = False,
    lang: Language = HERE,
) -> None:
    """Play the standard experiment on your own content and say what looks off.

    Parameters
    ----------
    path: A pack's folder, or a mission file NN_name.toml of Deep Sea.
    """
    texts = spoken(lang)
    asked = standard(read_pack(path), bots, games, seed)
    if out is None:
        from tempfile import TemporaryDirectory

        with TemporaryDirectory() as folder:
            findings = judged(asked, Path(folder), workers, texts, lang, False)
    else:
        findings = judged(asked, out, workers, texts, lang, True)
    if as_json:
        print(json.dumps({"findings": [finding.data() for finding in findings]}))
        return
    console = Console(highlight=False)
    mark = {"good": "[green]✓[/]", "note": "[yellow]•[/]", "off": "[red]![/]"}
    for finding in findings:
        console.print(mark[finding.weight], finding.sentence(texts))
    if out is not None:
        print(texts.say("lab-report-at", {"file": str(out / REPORT)}))


def judged(
    asked: Experiment, folder: Path, workers: int | None, texts: Texts, lang: str, page: bool
) -> list[Finding]:
    """Play the standard experiment and judge it."""
    into_folder(asked, folder, workers, None, texts, False)
    tallies = gathered(asked, results(folder))
    findings = judge(asked, tallies)
    if page:
        write(folder / REPORT, report_page(asked, tallies, lang, findings))
    return findings


# -- playing ---------------------------------------------------------------------------------------------


def into_folder(
    asked: Experiment, folder: Path, workers: int | None, ray: str | None, texts: Texts, parquet: bool
) -> None:
    """Carry out an experiment under a progress bar."""
    if parquet:
        check_parquet()

    def hire() -> Workers:
        return hired(workers, ray, -(-asked.games // BATCH))

    with progress_bar(texts) as bar:
        task = bar.add_task(asked.game, total=asked.total, earlier=None)

        def progress(count: int) -> None:
            if bar.tasks[0].fields["earlier"] is None:
                bar.update(task, earlier=count)
                bar.start()
            bar.advance(task, count)

        carry_out(asked, folder, hire, progress)
    if parquet:
        as_parquet(folder, asked.decisions)


def in_memory(asked: Experiment, workers: int | None, ray: str | None, texts: Texts) -> Iterator[Summary]:
    """Carry out an experiment that leaves nothing behind."""
    with progress_bar(texts) as bar:
        task = bar.add_task(asked.game, total=asked.total, earlier=0)
        with hired(workers, ray, -(-asked.games // BATCH)) as crew:
            bar.start()
            for cell in range(len(asked.cells)):
                match = asked.match(cell)
                summary = Summary(match)
                for played in play_match(match, crew=crew, progress=lambda done: bar.advance(task, done)):
                    summary.add(played)
                yield summary


def summed(asked: Experiment, folder: Path) -> list[Summary]:
    """The results of a folder in numbers, cell by cell."""
    summaries = [Summary(asked.match(cell)) for cell in range(len(asked.cells))]
    for played in results(folder):
        summaries[played.cell].add(played)
    return summaries


def summary_data(summaries: list[Summary]) -> dict[str, object]:
    """One match as it is, several as a list."""
    if len(summaries) == 1:
        return summaries[0].data()
    return {"cells": [summary.data() for summary in summaries]}


class Rate(ProgressColumn):
    """Games a second of this run; games played earlier do not count."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self.texts = texts

    def render(self, task: Task) -> Text:
        played = task.completed - (task.fields["earlier"] or 0)
        if not task.elapsed or played <= 0:
            return Text("")
        rate = played / task.elapsed
        return Text(self.texts.say("lab-rate", {"rate": f"{rate:.0f}" if rate >= 10 else f"{rate:.1f}"}))


@contextmanager
def progress_bar(texts: Texts) -> Iterator[Progress]:
    """A progress bar on standard error, so that standard output stays clean. It appears when started."""
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        Rate(texts),
        TimeRemainingColumn(elapsed_when_finished=True),
        console=Console(stderr=True),
        transient=True,
    )
    try:
        yield bar
    finally:
        if bar.live.is_started:
            bar.stop()


# -- words -----------------------------------------------------------------------------------------------


def spoken(lang: str) -> Texts:
    """The lab's own words."""
    if lang not in LANGUAGES:
        raise OptionError("language", found=lang, known=", ".join(LANGUAGES))
    return of_package("bathysphere.lab", lang)


def settings_of(texts: Iterable[str]) -> dict[str, str]:
    """`key=value` texts as settings."""
    settings: dict[str, str] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals or not key or not value:
            raise OptionError("option-form", option=text)
        if key in settings:
            raise OptionError("option-twice", option=key)
        settings[key] = value
    return settings


def counts(text: str | None) -> list[int]:
    """Numbers of seats, separated by commas."""
    words = [word.strip() for word in text.split(",")] if text else []
    if not all(word.isascii() and word.isdigit() for word in words):
        raise OptionError("seats-form", found=str(text))
    return [int(word) for word in words]


def print_summary(summary: Summary, texts: Texts) -> None:
    """Win rates and scores by bot and by seat."""
    match = summary.match
    options = " ".join(f"{name}={value}" for name, value in match.settings)
    title: dict[str, str | int] = {"game": match.game, "options": f" ({options})" if options else ""}
    title |= {"games": summary.games, "seed": match.seed}
    table = Table(title=texts.say("lab-summary", title))
    for column in ("", "games", "wins", "95 %", "mean-score"):
        known = texts.say(f"lab-column-{column}") if column.islower() else column
        table.add_column(known, justify="left" if not column else "right")
    for name, tally in summary.by_bot.items():
        table.add_row(f"[bold]{name}[/]", *figures(tally))
        for seat, part in enumerate(summary.by_bot_and_seat[name]):
            table.add_row("  " + texts.say("lab-in-seat", {"seat": seat + 1}), *figures(part))
    table.add_section()
    for seat, tally in enumerate(summary.by_seat):
        table.add_row(texts.say("lab-seat", {"seat": seat + 1}), *figures(tally))
    Console().print(table)


def figures(tally: Tally) -> list[str]:
    """A tally as a row of the table."""
    low, high = tally.interval()
    return [
        str(tally.games),
        f"{tally.rate():.1%}",
        f"{low:.1%} … {high:.1%}",
        f"{tally.mean():.1f}",
    ]


def print_comparison(comparison: Comparison, texts: Texts) -> None:
    """What changed, with intervals; what is surely different is bold."""
    console = Console()
    for cell in comparison.cells:
        table = Table(title=cell.title(texts))
        for column in ("", "first", "second", "difference", "95 %"):
            known = texts.say(f"lab-column-{column}") if column.islower() else column
            table.add_column(known, justify="left" if not column else "right")
        for row in cell.rows:
            style = "bold" if row.sure else None
            table.add_row(row.name(texts), *row.cells(texts), style=style)
        console.print(table)
    console.print(texts.say("compare-note", {"pairs": comparison.pairs}), highlight=False)
