"""Live play in a page: what goes to and fro is what goes over a server's WebSocket."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from bathysphere.language.languages import spoken
from bathysphere.page.tables import ME, Live
from bathysphere.play.entries import Command
from bathysphere.play.refusal import Refusal
from bathysphere.server.web import ways_view
from bathysphere.server.web.history import History
from bathysphere.server.web.projector import Projector
from bathysphere.server.web.viewer import BREATH, Viewer, decoder, encode
from bathysphere.server.web.wire import State
from bathysphere.server.web.wire_live import (
    AcceptMessage,
    AskEntries,
    AskWays,
    AskWhy,
    ClientMessage,
    EntriesMessage,
    Hello,
    Language,
    Look,
    Ping,
    RefuseMessage,
    ServerMessage,
    WaysMessage,
)
from bathysphere.server.web.wording import refused

if TYPE_CHECKING:
    from bathysphere.page.serving import Page

log = logging.getLogger("bathysphere.page")


class PageViewer(Viewer[Live]):
    """One view of one table, for the one person there is."""

    def __init__(self, page: Page, live: Live, language: str, send: Callable[[str], object]) -> None:
        super().__init__(live, ME, language)
        self._page = page
        self._send = send
        self.told = -1
        """Before its first question nothing is told."""
        self._timer: asyncio.TimerHandle | None = None

    def close(self) -> None:
        """Nobody looks any more."""
        self.live.listeners.discard(self)
        if self._timer is not None:
            self._timer.cancel()

    # -- telling ------------------------------------------------------------------------------------

    def happened(self) -> None:
        if self.told >= 0 and self._timer is None:
            wait = BREATH if self._breathes() else 0.0
            self._timer = asyncio.get_running_loop().call_later(wait, self._tell)

    def _tell(self) -> None:
        self._timer = None
        if self.live.table.revision > self.told:
            self._say(self._update())

    def _show(self, since: int) -> None:
        """The whole state, and what has happened since a revision."""
        projector = self._projector()
        history = self._history(projector)
        self._say(self._whole(projector, history, history.begin(since)))

    def _history(self, projector: Projector | None = None) -> History:
        return self._page.history(projector or self._projector())

    def _state(self, projector: Projector) -> State:
        return self._page.projected(self.live, projector)

    def _say(self, message: ServerMessage) -> None:
        self._send(encode(message).decode())

    def _refuse(self, key: str, refusal: Refusal) -> None:
        self._say(RefuseMessage(key, self.live.table.revision, refused(refusal, self.language)))

    # -- hearing ------------------------------------------------------------------------------------

    async def hear(self, text: str) -> None:
        """Carry out what the viewer sends."""
        try:
            message = decoder.decode(text)
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
            revision = await self._page.tables.command(self.live.table.id, message, await self._page.name())
            self._say(AcceptMessage(message.key, revision))
            return
        match message:
            case Hello(revision=revision, lang=lang, seat=seat, paced=paced):
                self.paced = paced
                self.language = spoken(lang or self.language)
                if seat is not None:
                    self.look_from(seat)
                self.live.listeners.add(self)
                self._show(revision)
            case Look(seat=seat):
                self.look_from(seat)
                self._show(self.live.table.revision)
            case Language(lang=lang):
                self.language = spoken(lang)
                self._show(0)
            case AskEntries(before=before):
                history = self._history()
                before = min(before, self.live.table.revision)
                entries: list[Any] = history.entries(history.begin(0, before), before)
                self._say(EntriesMessage(before, entries))
            case Ping():
                self._say(self._pong())
            case AskWhy():
                self._say(self._because(message))
            case AskWays(key=key, places=meant):
                places, ways = ways_view.Asked(self._projector(), meant).answer()
                self._say(WaysMessage(key, self.live.table.revision, places, ways))
