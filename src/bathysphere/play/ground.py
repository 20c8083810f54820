"""The ground a table stands on: a digest of the content it is played with, and of the positions it was in.

A release may change rules or files. What a table was is written down beside its journal, so that it is
noticed when the same rows lead somewhere else.
"""

from __future__ import annotations

import json
import tomllib
from functools import lru_cache
from hashlib import sha256
from typing import Any

import msgspec

from bathysphere.content.packs import ABOUT, game_for, pack_in, shipped
from bathysphere.engine.errors import OptionError
from bathysphere.engine.game import Game
from bathysphere.engine.position import Position
from bathysphere.play.entries import Create
from bathysphere.play.table import Table

MARK_EVERY = 20
"""Rows of a journal between two marks."""
_LENGTH = 32


class Mark(msgspec.Struct):
    """What the position was when a table had so many rows; the newest mark has the position itself."""

    revision: int
    digest: str
    dump: str | None = None
    """The position as JSON."""


def content_digest(game: Game, settings: dict[str, str]) -> str:
    """A short name for all values that a game is played with: remarks and the order of lines do not count."""
    return _content_digest(game.name, game.version, settings.get("pack", ""))


@lru_cache(maxsize=256)
def _content_digest(name: str, version: int, pack: str) -> str:
    texts = {file: text for file, text in shipped(name, version).items() if file != ABOUT}
    own = pack_in(name, {"pack": pack}) if pack else None
    if own is not None:
        texts.update({file: text for file, text in own.files if file != ABOUT})
    values = {file: tomllib.loads(text) for file, text in texts.items()}
    return sha256(json.dumps(values, sort_keys=True, default=str).encode()).hexdigest()[:_LENGTH]


def content_now(setup: Create) -> str:
    """The digest of what a table would be played with today; empty if it cannot be played at all."""
    try:
        return content_digest(game_for(setup.game, setup.settings, setup.version), setup.settings)
    except OptionError:
        return ""


def stamped(made: Create) -> Create:
    """A table about to be made, with the digest of its content."""
    return msgspec.structs.replace(made, content=content_now(made))


def dumped(p: Position) -> str:
    """A position as text, the same text for the same position."""
    return msgspec.json.encode(p.game.dump(p), order="sorted").decode()


def digest(dump: str) -> str:
    """A short name for a position."""
    return sha256(dump.encode()).hexdigest()[:_LENGTH]


def mark(table: Table) -> Mark | None:
    """The mark of a table as it is now; None before the game has begun."""
    if table.play is None:
        return None
    dump = dumped(table.position)
    return Mark(table.revision, digest(dump), dump)


def is_due(table: Table, last: int) -> bool:
    """Is a mark to be written with the newest row: at the first position, every so many rows, at the end?

    `last`: the revision of the newest mark there is, 0 if there is none.
    """
    if table.play is None or table.changed != table.revision:
        return False
    return last == 0 or table.revision - last >= MARK_EVERY or table.position.over


def loaded(game: Game, dump: str) -> Position:
    """A position from its text; a LoadError if it is none of this game."""
    data: Any = msgspec.json.decode(dump)
    return game.load(data)


def is_same(p: Position, marked: Mark) -> bool:
    """Is this the position of the mark, also where dumps have got another shape since?"""
    now = dumped(p)
    if digest(now) == marked.digest:
        return True
    if marked.dump is None:
        return False
    try:
        return dumped(loaded(p.game, marked.dump)) == now
    except Exception:  # a dump that today's rules cannot read may fail in any way
        return False
