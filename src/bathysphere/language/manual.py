"""The manual of a game: what it tells, passage by passage, each tied to the rules it tells.

A game has one text a language, `faces/manual/<language>.md`; `manual_text` reads it into what stands here.
`docs/manual.md` says how such a text is written.
"""

from __future__ import annotations

import html as entities
import re
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable

import msgspec

from bathysphere.language.languages import DEFAULT, spoken

_SIGN = re.compile(r'<span data-sign="([a-z0-9_-]+)"></span>')
_TAG = re.compile(r"<[^>]*>")


class ManualLine(msgspec.Struct, frozen=True):
    """One thing told: a sentence or more, the rules it tells, and the editions it holds in (none: in all)."""

    html: str
    rules: list[str] = []
    editions: list[str] = []

    def holds(self, edition: str) -> bool:
        """Is it true at a table of this edition ("": at some table)?"""
        return not edition or not self.editions or edition in self.editions

    def cells(self) -> list[str]:
        """What is told, as HTML, cell by cell."""
        return [self.html]


class ManualRow(msgspec.Struct, frozen=True):
    """A row of a table; it tells rules as a line does."""

    html: list[str]
    rules: list[str] = []
    editions: list[str] = []

    def holds(self, edition: str) -> bool:
        """Is it true at a table of this edition ("": at some table)?"""
        return not edition or not self.editions or edition in self.editions

    def cells(self) -> list[str]:
        """What is told, as HTML, cell by cell."""
        return self.html


class ManualText(msgspec.Struct, frozen=True, tag_field="kind", tag="text"):
    """A paragraph."""

    line: ManualLine


class ManualList(msgspec.Struct, frozen=True, tag_field="kind", tag="list"):
    """Points, or the steps of a procedure."""

    ordered: bool
    items: list[ManualLine]


class ManualTable(msgspec.Struct, frozen=True, tag_field="kind", tag="table"):
    """A table."""

    head: list[str]
    rows: list[ManualRow]


class ManualDrawing(msgspec.Struct, frozen=True, tag_field="kind", tag="drawing"):
    """A drawing by its name, and what it shows; whoever cannot draw it says that."""

    name: str
    caption: str


class ManualExample(msgspec.Struct, frozen=True, tag_field="kind", tag="example"):
    """A worked example; with a record it can be opened and tried."""

    id: str
    title: str
    line: ManualLine
    record: bool = False


ManualBlock = ManualText | ManualList | ManualTable | ManualDrawing | ManualExample


class Passage(msgspec.Struct, frozen=True):
    """One thing a player would look for, with all that is told of it."""

    id: str
    title: str
    rules: list[str]
    """All rules and rulings that its blocks tell, in their order."""
    words: list[str]
    """Words and questions a player might use and the text does not."""
    signs: list[str]
    """Signs, cards and places that it explains, by the ids the program uses."""
    blocks: list[ManualBlock]


class Chapter(msgspec.Struct, frozen=True):
    """Passages on one subject."""

    id: str
    title: str
    passages: list[Passage]


class Manual(msgspec.Struct, frozen=True):
    """The whole manual of a game in one language."""

    game: str
    language: str
    title: str
    chapters: list[Chapter]

    def passages(self) -> list[Passage]:
        """All passages, from the first to the last."""
        return [passage for chapter in self.chapters for passage in chapter.passages]

    def passage(self, id: str) -> Passage | None:
        """The passage of that id."""
        return next((passage for passage in self.passages() if passage.id == id), None)

    def chapter_of(self, id: str) -> Chapter | None:
        """The chapter that a passage stands in."""
        return next((c for c in self.chapters if any(passage.id == id for passage in c.passages)), None)

    def telling(self, rule: str) -> list[Passage]:
        """The passages that tell a rule, those first that tell hardly anything else."""
        passages = [passage for passage in self.passages() if rule in passage.rules]
        return sorted(passages, key=lambda passage: len(passage.rules))


def lines_of(block: ManualBlock) -> list[ManualLine | ManualRow]:
    """What a block tells, line by line; drawings tell nothing."""
    if isinstance(block, ManualList):
        return list(block.items)
    if isinstance(block, ManualTable):
        return list(block.rows)
    if isinstance(block, ManualDrawing):
        return []
    return [block.line]


def plain(html: str) -> str:
    """A line or cell without its markup; a sign that stands alone is said by its name."""
    words = " ".join(entities.unescape(_TAG.sub("", _SIGN.sub("", html))).split())
    if words:
        return words
    return " ".join(name.replace("_", " ") for name in _SIGN.findall(html))


def manual_folder(package: str) -> Traversable:
    """Where a game keeps its manual."""
    return resources.files(package) / "faces" / "manual"


@lru_cache
def packaged_manual(package: str, game: str, editions: tuple[str, ...], language: str) -> Manual | None:
    """The manual a game ships in a language, or else in the default one; None if it has none."""
    from bathysphere.language.manual_text import read_manual

    folder = manual_folder(package)
    for tongue in dict.fromkeys((spoken(language), DEFAULT)):
        file = folder / f"{tongue}.md"
        if file.is_file():
            text = file.read_text(encoding="utf-8")
            records = example_names(package)
            return read_manual(text, f"{tongue}.md", game, tongue, editions=editions, records=records)
    return None


def example_record(package: str, id: str) -> str | None:
    """The record of a worked example; None if it has none."""
    file = manual_folder(package) / "examples" / f"{id}.record"
    return file.read_text(encoding="utf-8") if id in example_names(package) else None


def example_names(package: str) -> frozenset[str]:
    """The worked examples of a game that can be opened."""
    folder = manual_folder(package) / "examples"
    if not folder.is_dir():
        return frozenset()
    return frozenset(f.name.removesuffix(".record") for f in folder.iterdir() if f.name.endswith(".record"))
