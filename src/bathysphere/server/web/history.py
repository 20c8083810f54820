"""What has happened at a table, a page at a time: every entry is made once for all who may see it so.

The projector makes them; here they are remembered as bytes. The key is all that their words depend on: the
row, the viewpoint, the language, and who is called what at this moment.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import msgspec

from bathysphere.catalogue import game
from bathysphere.engine.links import link_of
from bathysphere.minds.hints import Hindsight
from bathysphere.play.course import Standing
from bathysphere.play.refusal import Refusal
from bathysphere.server.web.projector import Projector
from bathysphere.server.web.remembered import Positions, Remembered

AT_ONCE = 8
"""So many entries are made in the event loop; more of them at the desk."""

_encode = msgspec.json.Encoder().encode


class Desk(Protocol):
    """Where what takes a while is done, and remembered."""

    told: Remembered
    positions: Positions

    def do(self, table: str, work: Callable[[], Any]) -> Awaitable[Any]:
        """Do something that takes a while."""

    def once(self, key: tuple[object, ...], table: str, work: Callable[[], bytes]) -> Awaitable[bytes]:
        """What is remembered under a key; if nothing is, what the work makes."""


class History:
    """The past of a table for one viewpoint in one language."""

    def __init__(self, projector: Projector, desk: Desk, page: int) -> None:
        self._projector = projector
        self._table = projector.table
        self._desk = desk
        self._page = page

    # -- entries ------------------------------------------------------------------------------------

    def begin(self, since: int, before: int | None = None) -> int:
        """Where a page begins that ends at a revision: at `since`, or later if that is too long ago."""
        end = self._table.revision if before is None else min(before, self._table.revision)
        return max(0, min(since, end), end - self._page)

    async def prepare(self, begin: int, end: int | None = None) -> None:
        """Make what is missing of a page; much of it beside the event loop."""
        rows = self._table.rows[begin:end]
        missing = [row for row in rows if self._desk.told.get(self._key(row.revision)) is None]
        if len(missing) > AT_ONCE:

            def work() -> list[bytes]:
                return [_encode(self._projector.entry(row)) for row in missing]

            made = await self._desk.do(self._table.id, work)
            for row, data in zip(missing, made, strict=True):
                self._desk.told.put(self._key(row.revision), data)

    def entries(self, begin: int, end: int | None = None) -> list[msgspec.Raw]:
        """The entries of a page, as they go over the wire."""
        entries = []
        for row in self._table.rows[begin:end]:
            key = self._key(row.revision)
            data = self._desk.told.get(key)
            if data is None:
                data = _encode(self._projector.entry(row))
                self._desk.told.put(key, data)
            entries.append(msgspec.Raw(data))
        return entries

    async def page(self, begin: int, end: int | None = None) -> list[msgspec.Raw]:
        """Prepare a page, and have it."""
        await self.prepare(begin, end)
        return self.entries(begin, end)

    # -- moments ------------------------------------------------------------------------------------

    async def moments(self, since: int) -> msgspec.Raw:
        """A page of the moves that stand."""
        table = self._table

        def work() -> bytes:
            return _encode(self._projector.moments(since, self._page, self._standings()))

        return msgspec.Raw(await self._desk.once(self._key("moments", since), table.id, work))

    def _standings(self) -> list[Standing]:
        """How a finished game stood after every move."""
        table = self._table
        if table.play is None or table.status != "over":
            return []
        key = ("standings", table.id)
        encoded = self._desk.told.get(key)
        if encoded is None:
            encoded = _encode(table.play.standings())
            self._desk.told.put(key, encoded)
        return msgspec.json.decode(encoded, type=list[Standing])

    async def moment(self, moves: int) -> msgspec.Raw:
        """The table at a moment."""
        table = self._table
        if moves > table.moves:
            raise Refusal("moment-unknown", found=str(moves), most=str(table.moves))

        def work() -> bytes:
            p = self._desk.positions.at(table, moves) if table.play is not None else None
            return _encode(self._projector.moment(moves, p))

        return msgspec.Raw(await self._desk.once(self._key("moment", moves), table.id, work))

    async def link(self) -> str:
        """A whole game as a link; a Refusal where it needs more than the seed and the moves to be told."""
        if "pack" in self._table.setup.settings:
            raise Refusal("link-own-content")
        if self._table.setup.world is not None:
            raise Refusal("link-dealt-anew")

        def work() -> bytes:
            record = self._table.record()
            return link_of(record, game(record.game), names=True).encode()

        return (await self._desk.once(self._key("link"), self._table.id, work)).decode()

    async def record(self) -> str:
        """The record after the end; before it what the viewer has seen."""

        def work() -> bytes:
            return self._projector.record().encode()

        return (await self._desk.once(self._key("record"), self._table.id, work)).decode()

    async def review(self, hindsight: Hindsight) -> msgspec.Raw:
        """A finished game looked back upon, in words."""

        def work() -> bytes:
            return _encode(self._projector.review(hindsight))

        return msgspec.Raw(await self._desk.once(self._key("review"), self._table.id, work))

    # -- keys ---------------------------------------------------------------------------------------

    def _key(self, what: int | str, number: int = 0) -> tuple[object, ...]:
        """Of a row, which never changes; or of something that changes with the position."""
        by = self._projector
        # Whoever looks from a seat sees less while the table is paused; and what a person has said may be
        # forgotten later, so that the same rows are read anew with other words.
        seen = (self._table.id, self._table.reading, by.seat, by.eyes, by.language, by.voice)
        return (what, *seen) if isinstance(what, int) else (what, number, self._table.changed, *seen)
