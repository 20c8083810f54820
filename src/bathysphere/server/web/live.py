"""Live play: one WebSocket per viewer and table.

Reading and sending are two tasks. The reader carries out commands one after the other; the writer sends what
has gathered. A client that is slow to read does not hold anybody up: what it missed comes as one update, and
however often it asks for everything, it gets it once, when it has read what came before.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections import deque
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from bathysphere.engine.errors import Problem
from bathysphere.play.entries import Command, Commands
from bathysphere.play.refusal import Refusal
from bathysphere.play.table import Table
from bathysphere.server import meters
from bathysphere.server.limits.caller import calling
from bathysphere.server.store.store import Person
from bathysphere.server.tables import Live
from bathysphere.server.web import ways_view
from bathysphere.server.web.guards import address, calling_from, know, language_of, same_origin
from bathysphere.server.web.history import History
from bathysphere.server.web.projector import Projector, viewpoint
from bathysphere.server.web.viewer import BREATH, Viewer, decoder, encode
from bathysphere.server.web.wire import State
from bathysphere.server.web.wire_live import (
    AcceptMessage,
    AskEntries,
    AskWays,
    AskWhy,
    ByeMessage,
    ClientMessage,
    EntriesMessage,
    Hello,
    Language,
    Look,
    Ping,
    PresenceMessage,
    RefuseMessage,
    ServerMessage,
    WaysMessage,
)
from bathysphere.server.web.wording import refused
from bathysphere.server.web.worker import Worker

NO_COOKIE, FORBIDDEN, UNKNOWN, NO_HELLO, TOO_BIG, TOO_FAST, BUG = 4401, 4403, 4404, 4408, 4413, 4429, 4500
CODES = {"table-unknown": UNKNOWN, "signed-out": NO_COOKIE, "too-fast": TOO_FAST}
"""With which code a connection ends, by the code of the refusal; all others are forbidden."""
RESTARTING = 1012
log = logging.getLogger("bathysphere.server.web")
HELLO_WITHIN = 15.0
PATIENCE_WITH_FLOODS = 200
LONGEST_OUTBOX = 500
WHOLE = 5
"""So many messages count as one that asks for everything."""
FEW = 8
"""So many new rows are told of without a look at what is remembered."""


class Goodbye(Exception):
    """The connection has to end."""

    def __init__(self, code: int, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.code = code
        self.refusal = refusal


class Connection(Viewer[Live]):
    """One viewer's connection to one table."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        worker: Worker,
        live: Live,
        person: Person,
        language: str,
    ) -> None:
        super().__init__(live, person.id, language)
        self.socket = socket
        self.worker = worker
        self.someone = person
        self.session = ""
        """The session it belongs to, and ends with."""
        self.where = ""
        """The address it comes from."""
        self._dismissed: asyncio.Future[Refusal] = asyncio.get_running_loop().create_future()
        self.greeted = False
        self._outbox: deque[ServerMessage] = deque()
        self._here: tuple[list[int], int] | None = None
        self._breath: asyncio.TimerHandle | None = None
        """Set while an update waits for a bot's move."""
        self._waited = False
        """Has it waited long enough?"""
        self._news = asyncio.Event()
        self._wants: int | None = None
        """The revision from which the viewer wants to be told everything, if it does."""
        self._floods = 0
        self._looking: set[asyncio.Task[None]] = set()
        """Questions of ways that are worked on."""

    # -- what the tables tells ------------------------------------------------------------------------

    def happened(self, table: Table, since: int) -> None:
        self._news.set()

    def presence(self, online: list[int], spectators: int) -> None:
        self._here = (online, spectators)
        self._news.set()

    def anew(self, table: Table | None) -> None:
        if table is None:
            self.dismiss(Refusal("table-unknown"))
        elif self.greeted:
            self.told = -1
            self._news.set()

    def dismiss(self, refusal: Refusal) -> None:
        if not self._dismissed.done():
            self._dismissed.set_result(refusal)

    async def leave(self) -> None:
        """Waits until somebody says that the connection has to end."""
        refusal = await self._dismissed
        raise Goodbye(CODES.get(refusal.code, FORBIDDEN), refusal)

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
                if self.greeted and self.told < 0:
                    self.show(0)
                if self._wants is not None:
                    await self._show()
                if self.greeted and self.live.table.revision > self.told and not self._awaits_bot():
                    if self.live.table.revision - self.told > FEW:
                        self.told = await self._prepare(self._history(), self.told)
                    await self._send(self._update())
                if self.greeted and self._here is not None:
                    (online, spectators), self._here = self._here, None
                    await self._send(PresenceMessage(online, spectators))

    def _awaits_bot(self) -> bool:
        """Is a bot about to move, so that the update had better wait a breath for it?"""
        if self._breathes() and not self._waited:
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
        data = encode(message)
        self.worker.budgets.sent.spend(len(data))
        await self.socket.send_data(data, mode="text")

    def _history(self, projector: Projector | None = None) -> History:
        return self.worker.history(projector or self._projector())

    def _projector(self) -> Projector:
        try:
            return super()._projector()
        except Refusal as refusal:  # shown out, or the doors were closed
            raise Goodbye(FORBIDDEN, refusal) from refusal

    def _state(self, projector: Projector) -> State:
        return self.worker.shown(self.live, projector, self.person)

    def show(self, since: int) -> None:
        """The whole state, and what has happened since a revision, as soon as the viewer reads it."""
        self._wants = since if self._wants is None else min(since, self._wants)
        self._news.set()

    async def _show(self) -> None:
        since, self._wants = self._wants or 0, None
        projector = self._projector()
        history = self._history(projector)
        begin = await self._prepare(history, since)
        await self._send(self._whole(projector, history, begin))

    async def _prepare(self, history: History, since: int) -> int:
        """Make a page of entries; where it begins. Whoever has used up their budget gets a short one."""
        begin = history.begin(since)
        try:
            await history.prepare(begin)
        except Refusal:
            return max(begin, self.live.table.revision - FEW)
        return begin

    async def _tell_earlier(self, before: int) -> None:
        """A page of what happened before a revision."""
        history = self._history()
        before = min(before, self.live.table.revision)
        entries: list[Any] = await history.page(history.begin(0, before), before)
        self.say(EntriesMessage(before, entries))

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
            self._attend()
            if message is not None:
                await self._answer(message)
            message = await self._receive()

    def _attend(self) -> None:
        """Whoever sits here and says anything is here: they need not be told elsewhere."""
        if self.greeted and self.live.table.seats_of(self.person):
            self.worker.sender.attends(self.person, self.live.table.id)

    async def _receive(self) -> Any:
        """The next message; None if it had to be refused."""
        text = await self.socket.receive_data(mode="text")
        size = self.worker.config.limits.message
        if len(text) > size:
            raise Goodbye(TOO_BIG, Refusal("too-big", most=str(size)))
        budgets = self.worker.budgets
        budgets.received.spend(len(text))
        try:
            message = decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self._count_flood()
            self._refuse("", Refusal("value", why=str(error)[:200]))
            return None
        try:
            budgets.received.check(0.0)
            budgets.messages.take(WHOLE if isinstance(message, (Hello, Language, AskEntries)) else 1)
            if not isinstance(message, Command):
                budgets.sent.check(0.0)
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
        meters.refusals.labels(refusal.code).inc()
        self.say(RefuseMessage(key, self.live.table.revision, refused(refusal, self.language)))

    async def _carry_out(self, command: Commands) -> None:
        try:
            revision = await self.worker.tables.command(self.live.table.id, command, self.someone)
        except Refusal as refusal:
            if refusal.code == "restarting":
                # The client asks again by itself, with the same key, as soon as there is a server.
                raise Goodbye(RESTARTING, refusal) from refusal
            self._refuse(command.key, refusal)
        else:
            self.say(AcceptMessage(command.key, revision))

    async def _answer(self, message: ClientMessage) -> None:
        match message:
            case Command():
                await self._carry_out(message)
            case Hello(revision=revision, lang=lang, seat=seat, paced=paced):
                self.paced = paced
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
            case AskEntries(before=before):
                try:
                    await self._tell_earlier(before)
                except Refusal as refusal:
                    self._refuse("", refusal)
            case Ping():
                self.say(self._pong())
            case AskWhy():
                self._explain(message)
            case AskWays():
                self._begin_to_look(message)

    def _explain(self, message: AskWhy) -> None:
        """Why something is not possible; a game that cannot say it costs nobody their connection."""
        try:
            self.say(self._because(message))
        except (Refusal, Goodbye):
            raise
        except Exception:
            log.exception("%s: no reason for %r", self.live.table.id, message.action)
            self._refuse(message.key, Refusal("internal"))

    def _begin_to_look(self, message: AskWays) -> None:
        """Look ahead beside what comes next: nobody's move waits for it."""
        asked = ways_view.Asked(self._projector(), message.places)
        looking = asyncio.create_task(self._look_ahead(message.key, asked))
        self._looking.add(looking)
        looking.add_done_callback(self._looking.discard)

    async def _look_ahead(self, key: str, asked: ways_view.Asked) -> None:
        """Which places the rest of the turn leads to, and how."""
        revision = self.live.table.revision
        try:
            places, ways = await self.worker.desk.do(self.live.table.id, asked.answer)
        except Refusal as refusal:
            self._refuse(key, refusal)
            return
        except Exception:
            log.exception("%s: no look ahead", self.live.table.id)
            self._refuse(key, Refusal("internal"))
            return
        self.say(WaysMessage(key, revision, places, ways))

    async def _greet(self) -> None:
        if not self.greeted:
            if not self.worker.tables.bus.local:
                await self.worker.tables.refresh(self.live)
            self.greeted = True
            self.worker.tables.attach(self.live, self)

    def part(self) -> None:
        """The connection has ended: nothing that it was made of keeps anything else."""
        if self._breath is not None:
            self._breath.cancel()
            self._breath = None
        for looking in self._looking:
            looking.cancel()
        self._outbox.clear()
        self.socket = None  # type: ignore[assignment]

    def _look(self, seat: int | None) -> bool:
        try:
            self.look_from(seat)
        except Refusal as refusal:
            self._refuse("", refusal)
            return False
        return True


@websocket("/tables/{id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], id: FromPath[str]) -> None:
    """Sit at a table, or watch it, as long as the connection lasts."""
    worker: Worker = socket.app.state.worker
    language = language_of(socket, socket.query_params.get("lang"))
    where = address(socket)
    know(socket)
    await socket.accept()
    own = f"p:{calling.get().person}"
    for key in (where, own):
        worker.sockets[key] = worker.sockets.get(key, 0) + 1
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
        for key in (where, own):
            worker.sockets[key] -= 1
            if not worker.sockets[key]:
                del worker.sockets[key]
        # The framework's socket and what it wraps are a circle.
        socket.receive = socket.send = None  # type: ignore[assignment]


async def _part(socket: WebSocket[Any, Any, Any], goodbye: Goodbye, language: str) -> None:
    """Say why, and hang up."""
    with suppress(Exception):
        bye = ByeMessage(refused(goodbye.refusal, language))
        await socket.send_data(encode(bye), mode="text")
        await socket.close(goodbye.code, goodbye.refusal.code)


async def _attend(
    socket: WebSocket[Any, Any, Any], worker: Worker, id: str, language: str, where: str
) -> None:
    """From the door to the last message."""
    try:
        same_origin(socket, worker.config.origins)
        limits = worker.config.limits
        own = f"p:{calling.get().person}"
        if worker.sockets[where] > limits.sockets or worker.sockets[own] > limits.sockets_each:
            raise Goodbye(TOO_FAST, Refusal("too-fast", seconds="60"))
        worker.bans.check_address(calling_from(socket))
        worker.budgets.connects.take()
        person = await worker.people.returning(socket, language)
        if person is None:
            raise Goodbye(NO_COOKIE, Refusal("no-cookie"))
        live_table = await worker.tables.live(id)
        viewpoint(live_table.table, person.id, None)
    except Problem as problem:
        code = CODES.get(problem.code, FORBIDDEN)
        raise Goodbye(code, problem if isinstance(problem, Refusal) else Refusal("internal")) from problem
    connection = Connection(socket, worker, live_table, person, language)
    connection.session, connection.where = socket.scope["state"]["session"].id, calling_from(socket)
    worker.connections.add(connection)
    seat = socket.query_params.get("seat", "")
    if re.fullmatch(r"-?[0-9]{1,3}", seat):
        connection.wanted = int(seat)
    try:
        await _last(connection)
    finally:
        worker.connections.discard(connection)
        worker.tables.detach(live_table, connection)
        connection.part()


async def _last(connection: Connection) -> None:
    """Read and write until one of them ends. What they end with must not keep them: its frames would."""
    tasks = [
        asyncio.create_task(work) for work in (connection.read(), connection.write(), connection.leave())
    ]
    problems: list[BaseException | None] = []
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        problems = [task.exception() for task in done]
        del done
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
        del task
        tasks.clear()
        while problems:
            problem = problems.pop()
            if isinstance(problem, Goodbye):
                raise Goodbye(problem.code, problem.refusal) from None
            if problem is not None and not isinstance(problem, WebSocketDisconnect):
                log.error("a live connection failed", exc_info=problem)
                raise Goodbye(BUG, Refusal("internal")) from None
            del problem
