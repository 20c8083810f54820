"""What goes over the wire about the games themselves: settings, bots, packs, sources, manuals."""

from __future__ import annotations

from typing import Annotated

import msgspec

from bathysphere.language.manual import Manual
from bathysphere.language.manual_search import Found


class Preset(msgspec.Struct):
    """A value of a setting, with what it means."""

    value: str
    title: str


class SettingInfo(msgspec.Struct):
    """Something a table can choose before the start."""

    name: str
    title: str
    default: str
    presets: list[Preset]
    form: str = ""
    form_title: str = ""
    ruling: str = ""
    """The ambiguity of the rulebook that it decides (`AMB-25`), if it does."""


class BotInfo(msgspec.Struct):
    """An opponent that people can choose: what a program calls it, its name, and what it does."""

    level: str
    title: str
    about: str = ""


class PackInfo(msgspec.Struct):
    """Content of somebody's own that a game can be played with: `value` is what the setting `pack` takes."""

    value: str
    name: str
    about: str
    settings: list[SettingInfo]


class PackFile(msgspec.Struct):
    """A file of a pack, as somebody has chosen it: its name, with or without the folders before it."""

    name: Annotated[str, msgspec.Meta(max_length=200)]
    text: Annotated[str, msgspec.Meta(max_length=1_000_000)]


class NewPack(msgspec.Struct):
    """Content of one's own for a page without a server."""

    files: Annotated[list[PackFile], msgspec.Meta(min_length=1, max_length=100)]


class AddedPack(msgspec.Struct):
    """Which game it is for, and what the setting `pack` takes."""

    game: str
    value: str


class SourceInfo(msgspec.Struct):
    """A file of a game's content: what is said of it, and how many of its entries are house-made."""

    file: str
    text: str
    house: int
    all: int


class GameInfo(msgspec.Struct):
    """A game that can be played here."""

    game: str
    title: str
    pitch: str
    provenance: str
    version: int
    seats: tuple[int, int]
    settings: list[SettingInfo]
    bots: list[BotInfo]
    packs: list[PackInfo] = []
    house: str = ""
    """One sentence: what is house-made, counted in the content files."""
    sources: list[SourceInfo] = []
    manual: bool = False
    """Is there a manual to read?"""
    minutes: int = 0
    """How long people take for a game, about; 0 if that is not known."""


# -- manuals ----------------------------------------------------------------------------------------


class ManualHits(msgspec.Struct):
    """What was found in the manuals of all games; those that answer best come first."""

    asked: str
    found: list[Found]


ManualAnswer = Manual | ManualHits
"""What is answered to questions about the rules: a whole manual, or what was found in all of them."""
