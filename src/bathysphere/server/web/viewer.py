"""Somebody who looks at a table: from which seat, in which language, and what they have been told of it.

What is the same over a server's WebSocket and inside a page. How messages go out, and what they may cost, is
theirs.
"""

from __future__ import annotations

from typing import Any, Generic, Protocol, TypeVar

import msgspec

from bathysphere.play import unasked
from bathysphere.play.entries import Act
from bathysphere.play.refusal import Refusal
from bathysphere.play.table import Table
from bathysphere.server.web.history import History
from bathysphere.server.web.projector import Projector, viewpoint
from bathysphere.server.web.wire import State
from bathysphere.server.web.wire_live import (
    AskWhy,
    BecauseMessage,
    ClientMessage,
    PongMessage,
    StateMessage,
    UpdateMessage,
)

BREATH = 0.03
"""Seconds an update waits while a bot is to move: most have moved by then, and one update tells it all."""

decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ClientMessage)
encode = msgspec.json.Encoder().encode


class Watched(Protocol):
    """A table in memory."""

    table: Table


L = TypeVar("L", bound=Watched)


class Viewer(Generic[L]):
    """One view of one table."""

    def __init__(self, live: L, person: str, language: str) -> None:
        self.live = live
        self.person = person
        self.language = language
        self.wanted: int | None = None
        """The seat the viewer asked to look from."""
        self.told = 0
        """The revision up to which the viewer has been told."""
        self.paced = False
        """Does the viewer see one turn after the other?"""

    def _history(self, projector: Projector | None = None) -> History:
        """The past of the table, as the viewer may see it."""
        raise NotImplementedError

    def _state(self, projector: Projector) -> State:
        """The table as the viewer sees it now."""
        raise NotImplementedError

    def look_from(self, seat: int | None) -> None:
        """From now on the viewer looks from this seat; a Refusal if they may not."""
        viewpoint(self.live.table, self.person, seat)
        self.wanted = seat

    def _projector(self) -> Projector:
        """The table from the seat that is wanted, if that may be; a Refusal for whoever was shown out."""
        table = self.live.table
        try:
            seat = viewpoint(table, self.person, self.wanted)
        except Refusal:
            self.wanted = None
            seat = viewpoint(table, self.person, None)
        return Projector(table, seat, self.language)

    def _breathes(self) -> bool:
        """Is a bot about to move, so that an update had better wait a breath for it?"""
        moves = bool(self.live.table.bot_to_move()) or unasked.due(self.live.table) is not None
        return moves and not (self.paced and self._has_moved())

    def _has_moved(self) -> bool:
        """Is the last thing that happened a move of the viewer's own?"""
        table = self.live.table
        last = table.rows[-1].what
        return isinstance(last, Act) and last.seat in table.seats_of(self.person)

    def _update(self) -> UpdateMessage:
        """What has happened since the viewer was told last."""
        table, since = self.live.table, self.told
        self.told = table.revision
        projector = self._projector()
        history = self._history(projector)
        entries: list[Any] = history.entries(history.begin(since), table.revision)
        return UpdateMessage(table.revision, entries, self._state(projector))

    def _whole(self, projector: Projector, history: History, begin: int) -> StateMessage:
        """The whole state, and what has happened from a revision on."""
        revision = projector.table.revision
        entries: list[Any] = history.entries(begin, revision)
        self.told = revision
        return StateMessage(entries, self._state(projector))

    def _pong(self) -> PongMessage:
        return PongMessage(self.live.table.revision, self._projector().hash)

    def _because(self, asked: AskWhy) -> BecauseMessage:
        why = self._projector().why(asked.action)
        return BecauseMessage(asked.key, why.legal, why.reason)
