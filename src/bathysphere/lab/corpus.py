"""`bathysphere corpus`: games by the hundred thousand, a line each, with the result and the whole game.

A game stands there as a link (`engine/links.py`): a record in some hundred letters, with setup, deal and all
choices. `record_in` of that module reads it, so any game can be played again, position by position.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from bathysphere.engine.errors import OptionError
from bathysphere.engine.links import link_of
from bathysphere.engine.record import Record
from bathysphere.engine.settings import checked
from bathysphere.lab.commands import (
    HERE,
    Json,
    Language,
    Ray,
    Settings,
    WorkerCount,
    progress_bar,
    settings_of,
    spoken,
)
from bathysphere.lab.run import Decision, Match, check, play_one, rules_of
from bathysphere.lab.store import packed, prepared, rows
from bathysphere.lab.workers import BATCH, Workers, hired


class Kept(msgspec.Struct):
    """One game: who played in which seat, what came of it, and the game itself."""

    number: int
    bots: list[str]
    points: list[int]
    winners: list[int]
    choices: int
    link: str


def keep_batch(match: Match, first: int, count: int) -> list[Kept]:
    """Play games number `first` and following; what happens in one depends on its number alone."""
    return [keep_one(match, number) for number in range(first, first + count)]


def keep_one(match: Match, number: int) -> Kept:
    """Play one game and keep all of it."""
    rules = rules_of(match)
    decisions: list[Decision] = []
    played = play_one(match, number, decisions=decisions)
    settings = checked(match.game, rules.settings, dict(match.settings))
    seats = len(match.bots)
    actions = [decision.action for decision in decisions]
    record = Record(match.game, seats, played.seed, rules.version, settings, actions=actions)
    record.result = played.points
    link = link_of(record, rules)
    return Kept(number, played.bots, played.points, played.winners, len(actions), link)


def kept(file: Path) -> Iterator[Kept]:
    """The games of a finished file."""
    yield from rows(file, Kept)


def gather(match: Match, file: Path, crew: Workers) -> Iterator[int]:
    """Play a match and write its games; after each batch how many there are."""
    part = file.with_suffix(file.suffix + ".part")
    done = 0
    with part.open("wb") as stream:
        for games in crew.in_order(keep_batch, match, 0, match.games):
            stream.write(packed(games))
            done += len(games)
            yield done
    part.replace(file)


def corpus(
    name: str,
    /,
    *,
    bots: Annotated[str, Parameter(help="One bot a seat, separated by commas: mate,mate,deckhand.")],
    games: Annotated[int, Parameter(help="How many games.")] = 1000,
    seed: Annotated[int, Parameter(help="The same seed gives the same games, on any machine.")] = 1,
    workers: WorkerCount = None,
    ray: Ray = None,
    out: Annotated[Path, Parameter(help="The file to write: JSON lines, gzip.")] = Path("corpus.jsonl.gz"),
    as_json: Json = False,
    lang: Language = HERE,
    option: Settings = [],  # noqa: B006
) -> None:
    """Let bots play many games and keep them, a line each: bots, points, winners and the game as a link.

    Parameters
    ----------
    name
        The game to play; `bathysphere games` lists them.
    """
    texts = spoken(lang)
    line = tuple(bot.strip() for bot in bots.split(","))
    match = Match(name, line, games, seed, tuple(settings_of(option).items()))
    check(match)
    prepared(out.parent)
    with progress_bar(texts) as bar, hired(workers, ray, -(-games // BATCH)) as crew:
        task = bar.add_task(name, total=games, earlier=0)
        bar.start()
        try:
            for done in gather(match, out, crew):
                bar.update(task, completed=done)
        except OSError as error:
            raise OptionError("file-write", file=str(out), why=error.strerror or str(error)) from error
    size = out.stat().st_size
    if as_json:
        print(msgspec.json.encode({"file": str(out), "games": games, "bytes": size}).decode())
    else:
        print(texts.say("corpus-written", {"games": games, "file": str(out), "bytes": f"{size / games:.0f}"}))
