"""Where a page keeps its tables: journals row by row, and beside each what it is like now.

The browser has the real one (IndexedDB, `client/src/page/keeping.ts`); texts go there and come back.
"""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from bathysphere.play.entries import Row
from bathysphere.play.ground import Mark
from bathysphere.play.refusal import Refusal
from bathysphere.play.table import TableSummary

WRITTEN, TAKEN = "written", "taken"
"""What became of rows: they are kept; somebody has written others in their place. All else says why not."""


class Conflict(Exception):
    """Somebody else, another tab, was faster."""


class Beside(msgspec.Struct):
    """What is kept of a table beside its journal."""

    line: TableSummary
    updated: int
    mark: Mark | None = None


class Stored(msgspec.Struct):
    """All that is kept of a table."""

    rows: list[Row]
    beside: Beside | None = None


class Writing(msgspec.Struct):
    """Rows of one table, written together; revision by revision, each as text."""

    table: str
    rows: list[tuple[int, str]]
    beside: str


class Shelf(Protocol):
    """What keeps texts: the browser, or a dict."""

    async def write(self, writings: str) -> str:
        """Write all or nothing; WRITTEN, TAKEN, or why not."""

    async def rows(self, table: str, since: int) -> str:
        """The rows from a revision on: a JSON list of texts."""

    async def beside(self, table: str) -> str:
        """What is kept beside a journal; empty if there is no such table."""

    async def tables(self) -> str:
        """What is kept beside all journals: a JSON list of texts."""

    async def note(self, name: str) -> str:
        """A text by name; empty if there is none."""

    async def put_note(self, name: str, text: str) -> str:
        """Keep a text by name; WRITTEN, or why not."""


class Store:
    """Rows and lines in a shelf of texts."""

    def __init__(self, shelf: Shelf | Any) -> None:
        self._shelf = shelf

    async def write(self, *kept: tuple[str, Row, Beside]) -> None:
        """Write one row of each table, all or nothing: Conflict, or a Refusal if it cannot be kept."""
        writings = [
            Writing(table, [(row.revision, _text(row))], _text(beside)) for table, row, beside in kept
        ]
        became = await self._shelf.write(_text(writings))
        if became == TAKEN:
            raise Conflict
        if became != WRITTEN:
            raise Refusal("not-kept", why=became)

    async def rows(self, table: str, since: int = 0) -> list[Row]:
        """The journal of a table from a revision on."""
        texts = msgspec.json.decode(await self._shelf.rows(table, since), type=list[str])
        return [msgspec.json.decode(text, type=Row) for text in texts]

    async def stored(self, table: str) -> Stored:
        """All that is kept of a table; a Refusal if there is none."""
        rows = await self.rows(table)
        if not rows:
            raise Refusal("table-elsewhere")
        beside = await self._shelf.beside(table)
        return Stored(rows, msgspec.json.decode(beside, type=Beside) if beside else None)

    async def tables(self) -> list[Beside]:
        """All tables, the newest first."""
        texts = msgspec.json.decode(await self._shelf.tables(), type=list[str])
        kept = [msgspec.json.decode(text, type=Beside) for text in texts]
        return sorted(kept, key=lambda beside: -beside.updated)

    async def note(self, name: str) -> str:
        """A text by name; empty if there is none."""
        return str(await self._shelf.note(name))

    async def put_note(self, name: str, text: str) -> None:
        """Keep a text by name; a Refusal if it cannot be kept."""
        became = await self._shelf.put_note(name, text)
        if became != WRITTEN:
            raise Refusal("not-kept", why=became)


class Memory:
    """A shelf that forgets: for tests, and for browsers that keep nothing."""

    def __init__(self) -> None:
        self.journals: dict[str, list[str]] = {}
        self.besides: dict[str, str] = {}
        self.notes: dict[str, str] = {}

    async def write(self, writings: str) -> str:
        wanted = msgspec.json.decode(writings, type=list[Writing])
        if any(len(self.journals.get(each.table, ())) != each.rows[0][0] for each in wanted):
            return TAKEN
        for each in wanted:
            self.journals.setdefault(each.table, []).extend(text for _, text in each.rows)
            self.besides[each.table] = each.beside
        return WRITTEN

    async def rows(self, table: str, since: int) -> str:
        return _text(self.journals.get(table, [])[since:])

    async def beside(self, table: str) -> str:
        return self.besides.get(table, "")

    async def tables(self) -> str:
        return _text(list(self.besides.values()))

    async def note(self, name: str) -> str:
        return self.notes.get(name, "")

    async def put_note(self, name: str, text: str) -> str:
        self.notes[name] = text
        return WRITTEN


def _text(what: object) -> str:
    return msgspec.json.encode(what).decode()
