"""Live play in a page: what goes to and fro is what goes over a server's WebSocket."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from bathysphere.language.languages import spoken
from bathysphere.page.tables import ME, Live
from bathysphere.play.entries import Act, Command
from bathysphere.play.refusal import Refusal
from bathysphere.server.web import ways_view
from bathysphere.server.web.history import History
from bathysphere.server.web.projector import Projector, viewpoint
from bathysphere.server.web.wire_live import (
    AcceptMessage,
    AskEntries,
    AskWays,
    AskWhy,
    BecauseMessage,
    ClientMessage,
    EntriesMessage,
    Hello,
    Language,
    Look,
    Ping,
    PongMessage,
    RefuseMessage,
    ServerMessage,
    StateMessage,
    UpdateMessage,
    WaysMessage,
)
from bathysphere.server.web.wording import refused

if TYPE_CHECKING:
    from bathysphere.page.serving import Page

BREATH = 0.03
"""Seconds an update waits while a bot is to move: most have moved by then, and one update tells it all."""

log = logging.getLogger("bathysphere.page")
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ClientMessage)
_encode = msgspec.json.Encoder().encode


class Viewer:
    """One view of one table."""

    def __init__(self, page: Page, live: Live, language: str, send: Callable[[str], object]) -> None:
        self._page = page
        self._live = live
        self._language = language
        self._send = send
        self._wanted: int | None = None
        """The seat that is looked from."""
        self._told = -1
        """The revision up to which the viewer has been told; before its first question nothing is told."""
        self._paced = False
        self._timer: asyncio.TimerHandle | None = None

    def close(self) -> None:
        """Nobody looks any more."""
        self._live.listeners.discard(self)
        if self._timer is not None:
            self._timer.cancel()

    # -- telling ------------------------------------------------------------------------------------

    def happened(self) -> None:
        if self._told >= 0 and self._timer is None:
            wait = BREATH if self._awaits_bot() else 0.0
            self._timer = asyncio.get_running_loop().call_later(wait, self._update)

    def _awaits_bot(self) -> bool:
        """Is a bot about to move, so that the update had better wait a breath for it?"""
        table = self._live.table
        last = table.rows[-1].what
        moved = isinstance(last, Act) and last.seat in table.seats_of(ME)
        return bool(table.bot_to_move()) and not (self._paced and moved)

    def _update(self) -> None:
        self._timer = None
        table, since = self._live.table, self._told
        if table.revision <= since:
            return
        self._told = table.revision
        projector = self._projector()
        history = self._page.history(projector)
        entries: list[Any] = history.entries(history.begin(since), table.revision)
        self._say(UpdateMessage(table.revision, entries, self._page.projected(self._live, projector)))

    def _show(self, since: int) -> None:
        """The whole state, and what has happened since a revision."""
        projector = self._projector()
        history = self._page.history(projector)
        table = projector.table
        entries: list[Any] = history.entries(history.begin(since), table.revision)
        self._told = table.revision
        self._say(StateMessage(entries, self._page.projected(self._live, projector)))

    def _projector(self) -> Projector:
        table = self._live.table
        try:
            seat = viewpoint(table, ME, self._wanted)
        except Refusal:
            self._wanted = None
            seat = viewpoint(table, ME, None)
        return Projector(table, seat, self._language)

    def _say(self, message: ServerMessage) -> None:
        self._send(_encode(message).decode())

    def _refuse(self, key: str, refusal: Refusal) -> None:
        self._say(RefuseMessage(key, self._live.table.revision, refused(refusal, self._language)))

    # -- hearing ------------------------------------------------------------------------------------

    async def hear(self, text: str) -> None:
        """Carry out what the viewer sends."""
        try:
            message = _decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self._refuse("", Refusal("value", why=str(error)[:200]))
            return
        try:
            await self._answer(message)
        except Refusal as refusal:
            self._refuse(getattr(message, "key", ""), refusal)
        except Exception:  # whatever fails here must not leave the page without an answer
            log.exception("a message could not be answered")
            self._refuse(getattr(message, "key", ""), Refusal("internal"))

    async def _answer(self, message: ClientMessage) -> None:
        if isinstance(message, Command):
            revision = await self._page.tables.command(self._live.table.id, message, await self._page.name())
            self._say(AcceptMessage(message.key, revision))
            return
        match message:
            case Hello(revision=revision, lang=lang, seat=seat, paced=paced):
                self._paced = paced
                self._language = spoken(lang or self._language)
                if seat is not None:
                    self._look(seat)
                self._live.listeners.add(self)
                self._show(revision)
            case Look(seat=seat):
                self._look(seat)
                self._show(self._live.table.revision)
            case Language(lang=lang):
                self._language = spoken(lang)
                self._show(0)
            case AskEntries(before=before):
                history = self._history()
                before = min(before, self._live.table.revision)
                entries: list[Any] = history.entries(history.begin(0, before), before)
                self._say(EntriesMessage(before, entries))
            case Ping():
                self._say(PongMessage(self._live.table.revision, self._projector().hash))
            case AskWhy(key=key, action=action):
                why = self._projector().why(action)
                self._say(BecauseMessage(key, why.legal, why.reason))
            case AskWays(key=key, places=meant):
                places, ways = ways_view.Asked(self._projector(), meant).answer()
                self._say(WaysMessage(key, self._live.table.revision, places, ways))

    def _history(self) -> History:
        return self._page.history(self._projector())

    def _look(self, seat: int) -> None:
        viewpoint(self._live.table, ME, seat)
        self._wanted = seat
