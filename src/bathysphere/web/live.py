"""Live play: one WebSocket per viewer and table.

Reading and sending are two tasks. The reader carries out commands one after the other; the writer sends what
has gathered. A client that is slow to read does not hold anybody up: what it missed comes as one update.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from bathysphere.engine.errors import Problem
from bathysphere.play.entries import Command
from bathysphere.play.refusal import Refusal
from bathysphere.play.table import Table
from bathysphere.server.store import Person
from bathysphere.server.tables import Live, now
from bathysphere.web.guards import address, language_of, same_origin
from bathysphere.web.limits import Buckets
from bathysphere.web.project import Projector, refused, viewpoint
from bathysphere.web.wire import (
    AcceptMessage,
    AskWhy,
    BecauseMessage,
    ByeMessage,
    ClientMessage,
    Hello,
    Language,
    Look,
    Ping,
    PongMessage,
    PresenceMessage,
    RefuseMessage,
    ServerMessage,
    State,
    StateMessage,
    UpdateMessage,
)
from bathysphere.web.worker import Worker

NO_COOKIE, FORBIDDEN, UNKNOWN, NO_HELLO, TOO_BIG, TOO_FAST, BUG = 4401, 4403, 4404, 4408, 4413, 4429, 4500
log = logging.getLogger("bathysphere.web")
HELLO_WITHIN = 15.0
BREATH = 0.03
"""Seconds an update waits while a bot is to move: most have moved by then, and one update tells it all."""
PATIENCE_WITH_FLOODS = 200
LONGEST_OUTBOX = 500

_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ClientMessage)
_encode = msgspec.json.Encoder().encode


class Goodbye(Exception):
    """The connection has to end."""

    def __init__(self, code: int, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.code = code
        self.refusal = refusal


class Connection:
    """One viewer's connection to one table."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], worker: Worker, live: Live, person: Person, language: str
    ) -> None:
        self.socket = socket
        self.worker = worker
        self.live = live
        self.someone = person
        self.person = person.id
        self.language = language
        self.wanted: int | None = None
        """The seat the viewer asked to look from."""
        self.told = 0
        """The revision up to which the viewer has been told."""
        self.greeted = False
        self._outbox: deque[ServerMessage] = deque()
        self._here: tuple[list[int], int] | None = None
        self._breath: asyncio.TimerHandle | None = None
        """Set while an update waits for a bot's move."""
        self._waited = False
        """Has it waited long enough?"""
        self._news = asyncio.Event()
        self._messages = Buckets(worker.config.limits.messages)
        self._floods = 0

    # -- what the tables tells ------------------------------------------------------------------------

    def happened(self, table: Table, since: int) -> None:
        self._news.set()

    def presence(self, online: list[int], spectators: int) -> None:
        self._here = (online, spectators)
        self._news.set()

    # -- sending ------------------------------------------------------------------------------------

    def say(self, message: ServerMessage) -> None:
        """Put a message into the outbox."""
        if len(self._outbox) >= LONGEST_OUTBOX:
            raise Goodbye(TOO_FAST, Refusal("too-fast", seconds="5"))
        self._outbox.append(message)
        self._news.set()

    async def write(self) -> None:
        """The writer: sends what has gathered, for as long as the connection lasts."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            while True:
                await self._news.wait()
                self._news.clear()
                while self._outbox:
                    await self._send(self._outbox.popleft())
                if self.greeted and self.live.table.revision > self.told and not self._awaits_bot():
                    await self._send(self._update())
                if self.greeted and self._here is not None:
                    (online, spectators), self._here = self._here, None
                    await self._send(PresenceMessage(online, spectators))

    def _awaits_bot(self) -> bool:
        """Is a bot about to move, so that the update had better wait a breath for it?"""
        if self.live.table.bot_to_move() and not self._waited:
            if self._breath is None:
                self._breath = asyncio.get_running_loop().call_later(BREATH, self._has_waited)
            return True
        if self._breath is not None:
            self._breath.cancel()
            self._breath = None
        self._waited = False
        return False

    def _has_waited(self) -> None:
        self._waited = True
        self._news.set()

    async def _send(self, message: ServerMessage) -> None:
        await self.socket.send_data(_encode(message), mode="text")

    def _projector(self) -> Projector:
        table = self.live.table
        try:
            seat = viewpoint(table, self.person, self.wanted)
        except Refusal:
            self.wanted = None
            seat = viewpoint(table, self.person, None)
        return Projector(table, seat, self.language)

    def _update(self) -> UpdateMessage:
        table, since = self.live.table, self.told
        self.told = table.revision
        projector = self._projector()
        return UpdateMessage(table.revision, projector.entries(since), self._state(projector))

    def _state(self, projector: Projector) -> State:
        state = projector.state(self.person, now(), self.live.presence(), self.worker.link)
        if projector.failed is not None:
            self.worker.tables.met_fault(self.live, projector.failed)
        return state

    def show(self, since: int) -> None:
        """The whole state, and what has happened since a revision."""
        table = self.live.table
        projector = self._projector()
        self.told = table.revision
        state = self._state(projector)
        self.say(StateMessage(projector.entries(since), state))

    # -- reading ------------------------------------------------------------------------------------

    async def read(self) -> None:
        """The reader: carries out what the viewer sends."""
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                message = await self._receive()
        except TimeoutError:
            raise Goodbye(NO_HELLO, Refusal("no-hello")) from None
        if not isinstance(message, Hello):
            raise Goodbye(NO_HELLO, Refusal("no-hello"))
        while True:
            if message is not None:
                await self._answer(message)
            message = await self._receive()

    async def _receive(self) -> Any:
        """The next message; None if it had to be refused."""
        text = await self.socket.receive_data(mode="text")
        size = self.worker.config.limits.message
        if len(text) > size:
            raise Goodbye(TOO_BIG, Refusal("too-big", most=str(size)))
        try:
            message = _decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError) as error:
            self._count_flood()
            self._refuse("", Refusal("value", why=str(error)))
            return None
        try:
            self._messages.take(self.person)
        except Refusal as refusal:
            self._count_flood()
            self._refuse(getattr(message, "key", ""), refusal)
            return None
        return message

    def _count_flood(self) -> None:
        self._floods += 1
        if self._floods > PATIENCE_WITH_FLOODS:
            raise Goodbye(TOO_FAST, Refusal("too-fast", seconds="60"))

    def _refuse(self, key: str, refusal: Refusal) -> None:
        self.say(RefuseMessage(key, self.live.table.revision, refused(refusal, self.language)))

    async def _answer(self, message: ClientMessage) -> None:
        if isinstance(message, Command):
            try:
                revision = await self.worker.tables.command(self.live.table.id, message, self.someone)
            except Refusal as refusal:
                self._refuse(message.key, refusal)
            else:
                self.say(AcceptMessage(message.key, revision))
            return
        match message:
            case Hello(revision=revision, lang=lang, seat=seat):
                self.language = language_of(self.socket, lang or self.language)
                self._look(self.wanted if seat is None else seat)
                await self._greet()
                self.show(revision)
            case Look(seat=seat):
                if self._look(seat):
                    self.show(self.live.table.revision)
            case Language(lang=lang):
                self.language = language_of(self.socket, lang)
                self.show(0)
            case Ping():
                self.say(PongMessage(self.live.table.revision, self._projector().hash))
            case AskWhy(key=key, action=action):
                why = self._projector().why(action)
                self.say(BecauseMessage(key, why.legal, why.reason))

    async def _greet(self) -> None:
        if not self.greeted:
            if not self.worker.tables.bus.local:
                await self.worker.tables.refresh(self.live)
            self.greeted = True
            self.worker.tables.attach(self.live, self)

    def _look(self, seat: int | None) -> bool:
        try:
            viewpoint(self.live.table, self.person, seat)
        except Refusal as refusal:
            self._refuse("", refusal)
            return False
        self.wanted = seat
        return True


@websocket("/tables/{id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], id: FromPath[str]) -> None:
    """Sit at a table, or watch it, as long as the connection lasts."""
    worker: Worker = socket.app.state.worker
    language = language_of(socket, socket.query_params.get("lang"))
    where = address(socket)
    await socket.accept()
    worker.sockets[where] = worker.sockets.get(where, 0) + 1
    try:
        await _attend(socket, worker, id, language, where)
    except Goodbye as goodbye:
        await _part(socket, goodbye, language)
    except WebSocketDisconnect:
        pass
    except Exception:
        log.exception("a live connection to %s failed", id)
        await _part(socket, Goodbye(BUG, Refusal("internal")), language)
    finally:
        worker.sockets[where] -= 1
        if not worker.sockets[where]:
            del worker.sockets[where]


async def _part(socket: WebSocket[Any, Any, Any], goodbye: Goodbye, language: str) -> None:
    """Say why, and hang up."""
    with suppress(Exception):
        bye = ByeMessage(refused(goodbye.refusal, language))
        await socket.send_data(_encode(bye), mode="text")
        await socket.close(goodbye.code, goodbye.refusal.code)


async def _attend(
    socket: WebSocket[Any, Any, Any], worker: Worker, id: str, language: str, where: str
) -> None:
    """From the door to the last message."""
    try:
        same_origin(socket, worker.config.origins)
        if worker.sockets[where] > worker.config.limits.sockets:
            raise Goodbye(TOO_FAST, Refusal("too-fast", seconds="60"))
        person = await worker.people.returning(socket, language)
        if person is None:
            raise Goodbye(NO_COOKIE, Refusal("no-cookie"))
        found = await worker.tables.live(id)
        viewpoint(found.table, person.id, None)
    except Problem as problem:
        code = UNKNOWN if problem.code == "table-unknown" else FORBIDDEN
        raise Goodbye(code, problem if isinstance(problem, Refusal) else Refusal("internal")) from problem
    connection = Connection(socket, worker, found, person, language)
    seat = socket.query_params.get("seat", "")
    if seat.lstrip("-").isdigit():
        connection.wanted = int(seat[:4])
    tasks = [asyncio.create_task(connection.read()), asyncio.create_task(connection.write())]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        worker.tables.detach(found, connection)
