"""Where the values of a game come from, counted in its content files and said in a sentence.

Every table of a content file that says `provenance` is one entry; `house` means made here, because no public
text gives the printed value. People with the box type in their own (`bathysphere pack`). Remarks, doubts and
readings in the files are for people, no rule reads them: `bathysphere sources GAME FILE` shows them.
"""

from __future__ import annotations

import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from bathysphere.content.packs import ABOUT, shipped
from bathysphere.engine.game import Game
from bathysphere.language.texts import Texts, of_package

HOUSE = "house"
PROVENANCE = "provenance"
REMARKS = (
    "about",
    "corrections",
    "doubts",
    "in_short",
    "marked",
    "mission_specific",
    "note",
    "parity",
    "text",
    "why",
)
"""Keys of content files that say something to people; whatever ends in `provenance` does, too."""
TOLD_WHOLE = ("counts", "sheet", "team_leader", "wheel_reading")
"""Tables of which every value is told: what a printed box holds, how a sign is read."""
NAMES = ("id", "number", "at", "a", "hex", "board", "name")
"""What an entry of a list goes by: the first of these that it has."""


@dataclass(frozen=True)
class Source:
    """A content file: what is said of it, and how many of its entries are house-made."""

    file: str
    text: str
    house: int
    all: int


@dataclass(frozen=True)
class Remark:
    """What a content file says to people, word for word: of which entry, under which key."""

    entry: str
    key: str
    text: str


def files_of(game: Game) -> dict[str, str]:
    """The content files a game is played with, by name without ending; a pack's own among them."""
    own = game.own
    ours = {
        file.removesuffix(".toml"): text
        for file, text in shipped(game.name, game.version).items()
        if file != ABOUT
    }
    replaced = {f"missions/{name.removeprefix('missions/')[:2]}" for name in own if "/" in name}
    kept = {file: text for file, text in ours.items() if file[: len("missions/00")] not in replaced}
    return {**kept, **own}


def tally(text: str) -> dict[str, Counter[str]]:
    """By path inside a content file (`goal.coop`; empty: the file as a whole): entries by provenance."""
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    data = tomllib.loads(text)
    _count(data, "", counts)
    if list(counts) == [""]:
        # said once for the whole file: each of its entries counts
        parts = [part for part in data.values() if isinstance(part, (dict, list))]
        counts[""] = Counter({data[PROVENANCE]: sum(map(len, parts))})
    return counts


def _count(data: object, path: str, counts: dict[str, Counter[str]]) -> None:
    if isinstance(data, dict):
        if PROVENANCE in data:
            counts[path][data[PROVENANCE]] += 1
        for name, value in data.items():
            _count(value, f"{path}.{name}" if path else name, counts)
    elif isinstance(data, list):
        for value in data:
            _count(value, path, counts)


def numbers(game: Game) -> dict[str, str | int]:
    """What the sentence of a game can tell: all entries, and those of a kind (`missions_goal_coop_house`)."""
    house: Counter[str] = Counter()
    every: Counter[str] = Counter()
    for file, text in files_of(game).items():
        name = file.partition("/")[0]
        for path, counts in tally(text).items():
            key = "_".join([name, *path.split(".")]) if path else name
            for place in ("", f"{key}_"):
                house[place] += counts[HOUSE]
                every[place] += counts.total()
    params: dict[str, str | int] = {f"{place}all": count for place, count in every.items()}
    return params | {f"{place}house": house[place] for place in every}


def sentence(game: Game, language: str, settings: Mapping[str, str] | None = None) -> str:
    """One plain sentence for where a game starts; a game that has nothing to say of it says nothing.

    A table with a setting that is told by itself (`game-house-edition-prototype`) says that instead.
    """
    texts = _texts(game, language)
    own = [f"game-house-{name}-{value}" for name, value in (settings or {}).items()]
    for key in [*own, "game-house"]:
        if texts.knows(key):
            return texts.say(key, numbers(game))
    return ""


def sources(game: Game, language: str) -> list[Source]:
    """File by file: what is known, what is house-made."""
    texts = _texts(game, language)
    by_file: dict[str, Counter[str]] = {}
    for file, text in files_of(game).items():
        total = sum(tally(text).values(), Counter())
        by_file[file.partition("/")[0]] = by_file.get(file.partition("/")[0], Counter()) + total
    return [
        Source(name, texts.say(f"provenance-{name}"), counts[HOUSE], counts.total())
        for name, counts in by_file.items()
        if texts.knows(f"provenance-{name}")
    ]


def remarks(game: Game, file: str) -> dict[str, list[Remark]]:
    """What a file says to people, or what those of a folder say (`missions`, `missions/04`)."""
    return {
        name: list(_remarks(tomllib.loads(text), "", False))
        for name, text in files_of(game).items()
        if name == file or (name.startswith(file) and "/" in name)
    }


def _remarks(table: dict[str, Any], entry: str, whole: bool) -> Iterator[Remark]:
    for key, value in table.items():
        inner = f"{entry} {key}".strip()
        if isinstance(value, dict):
            yield from _remarks(value, inner, whole or key in TOLD_WHOLE)
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            for place, each in enumerate(value, 1):
                name = next((str(each[name]) for name in NAMES if name in each), str(place))
                yield from _remarks(each, f"{inner} {name}", whole)
        elif whole or key in REMARKS or key.endswith(PROVENANCE):
            yield from (Remark(entry, key, said) for said in _said(value))


def _said(value: object) -> Iterator[str]:
    """A value as people read it; one line for each entry of a list. What is not so is not told."""
    if isinstance(value, bool):
        yield from ["yes"] if value else []
    elif isinstance(value, list):
        yield from map(str, value)
    else:
        yield str(value)


def _texts(game: Game, language: str) -> Texts:
    return of_package(game.package, language)
