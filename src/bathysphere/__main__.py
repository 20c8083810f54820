"""The command line."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict
from difflib import get_close_matches
from importlib import import_module
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from cyclopts import App, CycloptsError, Parameter
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import bathysphere
from bathysphere import lessons
from bathysphere.catalogue import game, playable
from bathysphere.content import provenance
from bathysphere.content.packs import check as check_pack
from bathysphere.content.packs import inventory, read_pack, shelve
from bathysphere.content.packs import shipped as shipped_pack
from bathysphere.engine.errors import OptionError, Problem
from bathysphere.engine.events import Event
from bathysphere.engine.game import SPECTATOR
from bathysphere.engine.record import Record
from bathysphere.engine.seeds import LARGEST_SEED, Seed, read_seed
from bathysphere.engine.settings import checked
from bathysphere.lab.bench import DECK, bench_shuffles, is_compiled
from bathysphere.lab.bench import bench as bench_game
from bathysphere.lab.commands import (
    HERE,
    Language,
    lab,
    pack_report,
    progress_bar,
    settings_of,
    simulate,
    spoken,
)
from bathysphere.lab.store import prepared, write
from bathysphere.lab.trial import tables_of, trial
from bathysphere.language.languages import LANGUAGES
from bathysphere.language.speech import Speech
from bathysphere.language.texts import common, of_package
from bathysphere.minds import BOTS, is_bot, known
from bathysphere.play.lessons import in_language
from bathysphere.play.lessons import parse as parse_lesson
from bathysphere.play.proof import prove
from bathysphere.server.admin_line import admin
from bathysphere.server.commands import COMMANDS, Database, Packs, serve

app = App(
    name="bathysphere",
    version=bathysphere.__version__,
    help="Modern deep-sea board games to play, study and master. An unofficial fan implementation.",
    help_epilogue="Example: bathysphere play shares --seats you,captain,mate --lang de",
    result_action="return_value",
)

Settings = Annotated[
    list[str],
    Parameter(
        name=["--option", "-o"],
        negative=(),
        help="An option of the game, key=value; repeat for more. `bathysphere games` lists them.",
    ),
]
Json = Annotated[bool, Parameter(name="--json", negative=(), help="Print one JSON object and nothing else.")]
Pack = Annotated[
    Path | None, Parameter(name="--pack", help="Play with the content files in this folder (`pack check`).")
]
SeedText = Annotated[
    str | None,
    Parameter(
        name="--seed",
        help="A number or 32 hexadecimal digits; the same gives the same game. Chance chooses if left out.",
    ),
]


app.default(serve)
app.command(serve)
for each_command in COMMANDS:
    app.command(each_command)


@app.command
def verify(
    what: Annotated[
        str | None,
        Parameter(
            help="A record, a database file, sqlite:///FILE or postgresql://…; else the usual database."
        ),
    ] = None,
    /,
    *,
    seal: Annotated[
        str, Parameter(help="Of a record: the seal that you noted when the game began (64 digits).")
    ] = "",
    database: Database = None,
    pack: Packs = [],  # noqa: B006
    lang: Language = HERE,
    as_json: Json = False,
) -> None:
    """Replay a record, or every stored game, and report what does not match: moves, results, seals.

    A database is only read.
    """
    from bathysphere.server.store.checking import verify as verify_store

    check_language(lang)
    shelve([str(folder) for folder in pack])
    if what is not None and database is not None:
        raise OptionError("verify-both", file=what, database=database)
    if what is not None and not is_database(what):
        verify_record(Path(what), seal, lang, as_json)
        return
    if what is not None and "://" not in what:
        what = f"sqlite:///{Path(what).resolve()}"
    report = verify_store(what or database)
    if as_json:
        print_json(msgspec.to_builtins(report))
    else:
        counts = f"{report.tables} tables ({report.sealed} sealed), {report.moves} moves"
        print(f"{report.database}: {counts}, {len(report.faults)} faults")
        for line in report.damage:
            print(f"  damaged: {line}")
        for fault in report.faults:
            print(f"  {fault.table}, row {fault.revision}: {fault.why}")
    if report.faults or report.damage:
        raise SystemExit(1)


def is_database(what: str) -> bool:
    """Is this the address of a database or a file of SQLite, and not a record?"""
    if "://" in what:
        return True
    try:
        with Path(what).open("rb") as file:
            return file.read(16) == b"SQLite format 3\x00"
    except OSError:
        return False


def verify_record(file: Path, seal: str, language: str, as_json: bool) -> None:
    """Say that a record replays and that its deal is the sealed one; a Problem says what does not hold."""
    found = prove(read(file), str(file), seal)
    if as_json:
        print_json(msgspec.to_builtins(found))
        return
    texts = common(language)
    told = "replay-finished" if found.over else "replay-running"
    print(texts.say(told, {"actions": found.actions, "file": found.file}))
    how = "verify-sealed-noted" if found.noted else "verify-sealed" if found.seal else "verify-not-sealed"
    print(texts.say(how, {"seed": found.seed, "seal": found.seal}))


@app.command
def games(*, lang: Language = HERE, as_json: Json = False) -> None:
    """What can be played, with the options of each game."""
    check_language(lang)
    found = [game(name) for name in playable()]
    if as_json:
        print_json({"games": {g.name: game_data(g.name, lang) for g in found}, "bots": known()})
        return
    console = Console(highlight=False)

    def line(text: str, depth: int) -> None:
        console.print(Padding(Text(text), (0, 0, 0, depth)))

    for g in found:
        texts = of_package(g.package, lang)
        console.print(f"[bold]{g.name}[/]  {texts.say(f'game-{g.name}')}")
        line(texts.say("game-pitch"), 4)
        line(texts.say("game-seats", {"least": g.least_seats, "most": g.most_seats}), 4)
        ordered = sorted(g.settings, key=lambda setting: bool(setting.ruling))
        for place, setting in enumerate(ordered):
            if setting.ruling and not (place and ordered[place - 1].ruling):
                line(texts.say("rulings"), 4)
            line(f"-o {setting.name}=…  {texts.say(f'setting-{setting.name}')}", 4)
            for preset in setting.presets:
                mark = " *" if preset == setting.default else ""
                line(f"{preset}{mark}: {texts.say(f'setting-{setting.name}-{preset}')}", 8)
            if setting.form:
                line(f"{setting.form}: {texts.say(f'setting-{setting.name}-form')}", 8)
        line(provenance.sentence(g, lang), 4)
    shared = common(lang)
    console.print(f"[bold]{shared.say('bots')}[/]")
    for level in known():
        title, about = f"bot-{level}", f"bot-{level}-about"
        said = f"{shared.say(title)}. {shared.say(about)}" if shared.knows(about) else level
        line(f"{level}: {said}" if said != level else level, 4)


@app.command
def sources(name: str, /, *, lang: Language = HERE, as_json: Json = False) -> None:
    """Where the values of a game come from: file by file, what is known and what is house-made.

    Parameters
    ----------
    name: The game; `bathysphere games` lists them.
    """
    check_language(lang)
    found = provenance.sources(game(name), lang)
    if as_json:
        told = provenance.sentence(game(name), lang)
        print_json({"house": told, "files": {each.file: asdict(each) for each in found}})
        return
    texts = of_package(game(name).package, lang)
    console = Console(highlight=False)
    console.print(Text(provenance.sentence(game(name), lang), style="bold"))
    for each in found:
        params: dict[str, str | int] = {"house": each.house, "all": each.all}
        console.print(Text(texts.say("sources-file", {"file": each.file, "text": each.text, **params})))


@app.command
def rules(
    name: str,
    /,
    *words: Annotated[
        str, Parameter(help="A rule (DS-194), a passage, words or a question; nothing: contents.")
    ],
    lang: Language = HERE,
    edition: Annotated[str, Parameter(help="Only what holds in this edition: retail, german.")] = "",
) -> None:
    """Look something up in the manual of a game.

    Parameters
    ----------
    name: The game; `bathysphere games` lists them.
    """
    from bathysphere.terminal.lines import say
    from bathysphere.terminal.manual import Reader

    check_language(lang)
    found = game(name)
    if edition:
        checked(found.name, found.settings, {"edition": edition})
    say(Console(highlight=False), "\n".join(Reader(found, lang, edition).look_up(" ".join(words))))


@app.command
def play(
    name: str,
    /,
    *,
    seats: Annotated[
        str,
        Parameter(
            help="Who sits where: you, other people by name, or bots: random (chance), deckhand (easy), "
            "mate (medium), captain (strong), admiral (strongest), your own as FILE.py:CLASS."
        ),
    ] = "you,mate,mate",
    lang: Language = HERE,
    seed: SeedText = None,
    resume: Annotated[Path | None, Parameter(help="Go on with a saved game instead of a new one.")] = None,
    plain: Annotated[
        bool, Parameter(negative=(), help="Never clear the screen: for screen readers and slow lines.")
    ] = False,
    pack: Pack = None,
    option: Settings = [],  # noqa: B006
) -> None:
    """Sit down at a table in the terminal. Type `help` there for all you can do.

    Parameters
    ----------
    name: The game to play; `bathysphere games` lists them.
    """
    from bathysphere.terminal import app as terminal

    check_language(lang)
    with suppress(ImportError):
        import_module("readline")  # line editing and history at the prompt, where there is such a thing
    if resume is not None:
        record = Record.parse(read(resume))
        if record.game != game(name).name:
            raise OptionError("resume-game", game=name, file=str(resume), found=record.game)
        terminal.resume(record, lang, file=resume, pack=str(pack or ""), plain=plain)
        return
    players = [player.strip() for player in seats.split(",")]
    for player in players:
        check_spelling(player)
    begun = None if seed is None else seed_of(seed)
    terminal.play(name, players, lang, begun, settings_of(option), pack=str(pack or ""), plain=plain)


def seed_of(text: str) -> Seed:
    """The seed that somebody wrote, or a Problem that says what one looks like."""
    found = read_seed(text)
    if found is None:
        raise OptionError("seed", found=text, most=str(LARGEST_SEED))
    return found


lesson_app = App(name="lesson", help="Short lessons: a set position, one idea, every move made by you.")
app.command(lesson_app)


@lesson_app.command(name="list")
def lesson_list(
    name: Annotated[str | None, Parameter(help="One game; all of them if left out.")] = None,
    /,
    *,
    lang: Language = HERE,
    as_json: Json = False,
) -> None:
    """The lessons of each game, in the order in which they are best learnt."""
    check_language(lang)
    names = [game(name).name] if name else list(playable())
    found = {each: lessons.lessons_of(each) for each in names}
    if as_json:
        data = {
            each: [
                {"lesson": one.id, "minutes": one.minutes, "title": in_language(one.title, lang)}
                for one in several
            ]
            for each, several in found.items()
        }
        print_json(data)
        return
    console = Console(highlight=False)
    for each, several in found.items():
        console.print(Text(of_package(game(each).package, lang).say(f"game-{each}"), style="bold"))
        for one in several:
            idea = in_language(one.idea, lang).replace("**", "")
            console.print(Padding(Text(f"{one.id}: {in_language(one.title, lang)}"), (0, 0, 0, 4)))
            console.print(Padding(Text(idea), (0, 0, 0, 8)))


@lesson_app.command(name="check")
def lesson_check(
    files: Annotated[list[Path], Parameter(negative=())] = [],  # noqa: B006
    /,
    *,
    lang: Language = HERE,
) -> None:
    """Play lessons through: by what they show, and by all that could be tried otherwise.

    Parameters
    ----------
    files: Lessons of your own (`docs/lessons.md`); all of ours if left out.
    """
    from bathysphere.play.lesson_check import check

    check_language(lang)
    ours = [one for each in playable() for one in lessons.lessons_of(each)]
    problems = []
    for each in [parse_lesson(read(file)) for file in files] if files else ours:
        try:
            check(each)
        except Problem as problem:
            problems.append(problem)
        else:
            print(f"ok: {each.game} {each.id}: {in_language(each.title, lang)}")
    if problems:
        raise Problems(problems)


@lesson_app.command(name="play")
def lesson_play(
    name: str,
    lesson: str,
    /,
    *,
    lang: Language = HERE,
    plain: Annotated[
        bool, Parameter(negative=(), help="Never clear the screen: for screen readers and slow lines.")
    ] = False,
) -> None:
    """Learn a lesson in the terminal. Type `show` there to see it played.

    Parameters
    ----------
    name: The game; `bathysphere games` lists them.
    lesson: The lesson (`bathysphere lesson list`), or a file of your own.
    """
    from bathysphere.terminal import lesson as learning

    check_language(lang)
    own = Path(lesson)
    found = parse_lesson(read(own)) if own.suffix == ".lesson" else lessons.lesson(game(name).name, lesson)
    learning.play(found, lang, plain=plain)


app.command(simulate)
app.command(lab)
app.command(admin)


@app.command
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
    workers: Annotated[int | None, Parameter(help="Processes; all cores if left out.")] = None,
    out: Annotated[Path, Parameter(help="The page to write; what was played is kept beside it.")] = Path(
        "ladder.md"
    ),
) -> None:
    """Let every level play the one below it, and write a page of who beats whom.

    Break off whenever you like: the same command goes on where it was.

    Parameters
    ----------
    name: The game to play; `bathysphere games` lists them.
    """
    from bathysphere.lab import ladder as rungs

    game(name)
    if games < 1:
        raise OptionError("games-count", found=str(games))
    if workers is not None and workers < 1:
        raise OptionError("workers", found=str(workers))
    if budget is not None and budget < 1:
        raise OptionError("ladder-budget", found=str(budget))
    wanted = tuple(level.strip() for level in levels.split(","))
    rows = rungs.levels_of(name, wanted, budget)
    plan = rungs.Plan(name, rows, games, seed, seat_counts(name, seats), only or "")
    if not plan.deals():
        raise OptionError("ladder-seats", found=seats, game=name)
    prepared(out.parent)
    with progress_bar(spoken(HERE)) as bar:

        def begin(total: int, done: int) -> Callable[[], None]:
            title = f"{name}: {' < '.join(plan.levels)}"
            task = bar.add_task(title, total=total, completed=done, earlier=done)
            bar.start()
            return lambda: bar.advance(task)

        outcomes = rungs.climb(plan, out.with_suffix(".jsonl"), workers, begin)
    write(out, rungs.page(outcomes))
    own = [each for each in outcomes if each.deal.game == name]
    print("\n".join(rungs.tables(own)))


def seat_counts(name: str, text: str) -> tuple[int, ...]:
    """`2,4` as numbers."""
    found = [part.strip() for part in text.split(",") if part.strip()]
    if not all(part.isascii() and part.isdigit() for part in found):
        raise OptionError("ladder-seats", found=text, game=name)
    return tuple(int(part) for part in found)


@app.command
def replay(
    file: Path,
    /,
    *,
    verify: Annotated[bool, Parameter(negative=(), help="Only say whether the record replays.")] = False,
    to: Annotated[int | None, Parameter(help="Stop after this many actions.")] = None,
    pack: Pack = None,
    lang: Language = HERE,
) -> None:
    """Tell a recorded game again, move by move.

    Parameters
    ----------
    file: A record, as `save` in the terminal writes it.
    """
    check_language(lang)
    record = Record.parse(read(file))
    if to is not None and not 0 <= to <= len(record.actions):
        raise OptionError("replay-to", found=str(to), most=str(len(record.actions)))
    p = bathysphere.replay(record, to, pack=str(pack or ""))
    texts = of_package(game(record.game).package, lang)
    if verify:
        code = "replay-finished" if p.over else "replay-running"
        print(texts.say(code, {"actions": p.ply, "file": str(file)}))
        return
    tell(record, to, lang, str(pack or ""))


@app.command
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
    found = {each: bench_game(each, settings) for each in names}
    shuffles = bench_shuffles()
    if as_json:
        print_json({"compiled": is_compiled(), "games": found, "shuffle_us": shuffles})
        return
    table = Table(title="compiled" if is_compiled() else "plain Python (not compiled)")
    for column in ("game", "decisions/s", "copies/s", "games/s"):
        table.add_column(column, justify="left" if column == "game" else "right")
    for each, figures in found.items():
        table.add_row(each, *(f"{figure:,.0f}" for figure in figures.values()))
    Console().print(table)
    costs = ", ".join(f"{kind} {micros:,.1f} µs" for kind, micros in shuffles.items())
    Console().print(f"shuffling {DECK} cards: {costs}")


pack = App(name="pack", help="Content of your own: islands, cards, tiles and boards.")
app.command(pack)


@pack.command(name="check")
def pack_check(folder: Path, /, *, lang: Language = HERE) -> None:
    """Say whether the content files in a folder can be played with, or all that is wrong, by file and line.

    Parameters
    ----------
    folder: TOML files named like those of the game; what is missing is taken from the game itself.
    """
    check_language(lang)
    name, files, problems = check_pack(folder)
    texts = of_package(game(name).package, lang)
    if not problems:
        own = read_pack(folder)
        tables = tables_of(name, own.own)
        with progress_bar(spoken(lang)) as bar:
            task = bar.add_task(spoken(lang).say("pack-playing"), total=None)
            if sys.stderr.isatty():
                bar.start()
            problems = trial(
                own.trusted(), tables, lambda done, of: bar.update(task, completed=done, total=of)
            )
    if problems:
        raise Problems(problems)
    print(f"ok: {texts.say(f'game-{name}')}: {', '.join(files)}")
    for line in inventory(name, own.own, texts):
        print(f"  {line}")
    print(f"  {spoken(lang).say('pack-played', {'tables': len(tables)})}")


@pack.command(name="new")
def pack_new(name: str, folder: Path, /, *, lang: Language = HERE) -> None:
    """Copy all content files of a game into a new folder, to be changed there.

    Parameters
    ----------
    name: The game; `bathysphere games` lists them.
    folder: Where the files go. Files that are there already are left alone, and nothing is copied.
    """
    check_language(lang)
    texts = shipped_pack(game(name).name)
    prepared(folder)
    for file in texts:
        if (folder / file).exists():
            raise OptionError("pack-exists", file=str(folder / file))
    for file, text in texts.items():
        prepared((folder / file).parent)
        write(folder / file, text)
    print("\n".join(str(folder / file) for file in texts))


pack.command(pack_report, name="report")


class Problems(Exception):
    """Several things a person has to mend, each with a line of its own."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__()
        self.problems = problems


def game_data(name: str, lang: str) -> dict[str, object]:
    """A game and its options as plain data."""
    g = game(name)
    texts = of_package(game(name).package, lang)
    return {
        "title": texts.say(f"game-{name}"),
        "seats": [g.least_seats, g.most_seats],
        "version": g.version,
        "house": provenance.sentence(g, lang),
        "options": {
            s.name: {"default": s.default, "values": [*s.presets, *([s.form] if s.form else [])]}
            for s in g.settings
        },
    }


def tell(record: Record, until: int | None, lang: str, pack: str = "") -> None:
    """Print every action of a record and what happened, then the scores."""
    p = bathysphere.replay(record, 0, pack=pack)
    players = None
    if len(record.players) == record.seats:
        you = of_package("bathysphere.terminal", lang).say("name-you")
        names = [you if name == "you" else name for name in record.players]
        players = [names[p.chair_of_seat(seat)] for seat in range(p.seats)]
    speech = Speech(p.game, p.content, lang, players, nicknames=p.game.nicknames(p))
    console = Console(highlight=False)
    for number, action in enumerate(record.actions[:until], 1):
        events: list[Event] = []
        p.sink = events
        console.print(f"{number:4}. {speech.player(p.seat)}: {action}", markup=False)
        p.play(action)
        for event in events:
            viewer = event.seat if event.seat >= 0 else SPECTATOR
            console.print(f"        {speech.event(event, viewer)}", markup=False)
    table = Table()
    table.add_column("")
    for seat in range(p.seats):
        table.add_column(speech.player(seat), justify="right")
    scores = p.scores()
    for part in scores[0].parts:
        table.add_row(speech.part(part), *(str(score.parts[part]) for score in scores))
    table.add_section()
    table.add_row(speech.part("total"), *(str(score.total) for score in scores))
    table.add_row(speech.part("place"), *(str(score.place) for score in scores))
    console.print(table)


def check_spelling(player: str) -> None:
    """Refuse a name that looks like a bot's but is none: nobody wants to wait for a person called gredy."""
    if is_bot(player):
        return
    near = get_close_matches(player, BOTS, n=1, cutoff=0.8)
    if near and player != near[0]:
        raise OptionError("seat-spelling", player=player, bot=near[0])


def check_language(lang: str) -> None:
    """Refuse a language that nothing is written in."""
    if lang not in LANGUAGES:
        raise OptionError("language", found=lang, known=", ".join(LANGUAGES))


def read(file: Path) -> str:
    """The text of a file, or a Problem that names it."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise OptionError("file-not-text", file=str(file)) from error
    except OSError as error:
        raise OptionError("file-read", file=str(file), why=error.strerror or str(error)) from error


def print_json(data: object) -> None:
    """One JSON object and nothing else."""
    print(json.dumps(data))


def language_of(arguments: list[str]) -> str:
    """The language asked for, also where the command itself could not be understood."""
    for place, argument in enumerate(arguments):
        name, _, given = argument.partition("=")
        if name == "--lang":
            wanted = given or "".join(arguments[place + 1 : place + 2])
            return wanted if wanted in LANGUAGES else HERE
    return HERE


def run(arguments: list[str], command: Callable[[list[str]], object]) -> int:
    """Run a command; whatever a person got wrong becomes one sentence on standard error and exit code 2."""
    try:
        command(arguments)
    except Problem as problem:
        print(f"bathysphere: {problem.sentence(language_of(arguments))}", file=sys.stderr)
        return 2
    except Problems as several:
        for each in several.problems:
            print(each.sentence(language_of(arguments)), file=sys.stderr)
        return 2
    except CycloptsError as error:
        print(f"bathysphere: {str(error).strip()} Try `bathysphere --help`.", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    return 0


def main() -> None:
    """Entry point of the command `bathysphere`."""
    arguments = sys.argv[1:]
    sys.exit(run(arguments, lambda words: app(words, exit_on_error=False, print_error=False)))


if __name__ == "__main__":
    main()
