"""The tables: the tables somebody is using, kept in memory as long as they are, and the one door to them.

    decide on the table of now  →  write the row (whoever writes it has made the move)  →  tell everybody

No worker owns a table. If two want the same revision, the store lets one of them through; the other reads
what happened and decides again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Protocol

from sqlalchemy import Connection

from bathysphere.engine.errors import RulesFault
from bathysphere.play import decide, entries
from bathysphere.play.course import Outcome
from bathysphere.play.decide import Decision
from bathysphere.play.entries import Commands, Create, Row
from bathysphere.play.refusal import Refusal
from bathysphere.play.table import STAND_IN, Line, Table
from bathysphere.server import store
from bathysphere.server.bot_pool import BotPool
from bathysphere.server.bus import Announcement, Bus
from bathysphere.server.invite import fresh_id
from bathysphere.server.store import Conflict, Person, Store

log = logging.getLogger("bathysphere.play")
ID_LENGTH = 20


def now() -> int:
    """The time in milliseconds."""
    return time.time_ns() // 1_000_000


class Listener(Protocol):
    """Somebody who wants to know what happens at a table."""

    person: str

    def happened(self, table: Table, since: int) -> None:
        """The rows from this revision on are new."""

    def presence(self, online: list[int], spectators: int) -> None:
        """Who is here has changed."""


class Live:
    """A table in memory, and who is looking at it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, tuple[float, list[str]]] = {}
        """Who looks at it through other workers, and until when we believe so."""
        self.thinking = -1
        """The revision for which a bot is thinking here."""
        self.alarm: asyncio.TimerHandle | None = None
        self.touched = time.monotonic()

    def presence(self) -> tuple[list[int], int]:
        """The seats whose people are here, and the number of spectators."""
        until = time.monotonic()
        people = {listener.person for listener in self.listeners}
        for expires, others in self.elsewhere.values():
            if expires > until:
                people.update(others)
        seated = {chair.person for chair in self.table.chairs if chair.person}
        online = sorted(seat for person in people & seated for seat in self.table.seats_of(person))
        return online, len(people - seated)


class Tables:
    """All tables of an installation, as one worker sees them."""

    def __init__(
        self, store: Store, bus: str = "memory", bots: int = 1, idle: float = 120.0, poll: float = 5.0
    ) -> None:
        self.store = store
        self.bus = Bus(bus, self._heard)
        self.bot_pool = BotPool(bots)
        self.name = fresh_id(8)
        self.lives: dict[str, Live] = {}
        self._idle = idle
        self._poll = poll
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._keeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin: nothing is loaded before somebody asks for it."""
        await self.bus.start()
        self._keeper = asyncio.create_task(self._keep())

    async def close(self) -> None:
        """Everything that was acknowledged is on disk already; just leave."""
        for task in [*self._tasks, *([self._keeper] if self._keeper else [])]:
            task.cancel()
        for live in self.lives.values():
            if live.alarm is not None:
                live.alarm.cancel()
        self.bot_pool.close()
        await self.bus.stop()
        await self.store.close()

    # -- looking ------------------------------------------------------------------------------------

    async def live(self, id: str) -> Live:
        """A table by id, from memory or from the store."""
        live = self.lives.get(id)
        if live is None:
            task = self._loading.get(id)
            if task is None:
                task = self._loading[id] = asyncio.create_task(self._load(id))
                task.add_done_callback(lambda _: self._loading.pop(id, None))
            live = await asyncio.shield(task)
        live.touched = time.monotonic()
        return live

    async def table(self, id: str) -> Table:
        """A table as it is now, also if another worker has changed it just now."""
        live = await self.live(id)
        if not self.bus.local and not live.listeners:
            await self.refresh(live)
        return live.table

    async def _load(self, id: str) -> Live:
        rows = await self.store.read(lambda c: store.rows(c, id)) if len(id) <= 32 else []
        if not rows:
            raise Refusal("table-unknown")
        # A long game takes a while to replay: not in the event loop.
        live = self.lives[id] = Live(await asyncio.to_thread(_replayed, id, rows))
        self._go_on(live)
        return live

    async def refresh(self, live: Live) -> None:
        """Read what others have written, and tell the listeners here."""
        async with live.lock:
            await self._catch_up(live)

    async def _catch_up(self, live: Live) -> None:
        since = live.table.revision
        rows = await self.store.read(lambda c: store.rows(c, live.table.id, since))
        for row in rows:
            live.table = live.table.after(row)
        if rows:
            self._tell_here(live, since)
            self._arm(live)

    def attach(self, live: Live, listener: Listener) -> None:
        """From now on the listener hears what happens."""
        live.listeners.add(listener)
        self._presence_changed(live)

    def detach(self, live: Live, listener: Listener) -> None:
        """The listener has gone."""
        live.listeners.discard(listener)
        live.touched = time.monotonic()
        self._presence_changed(live)

    # -- changing -----------------------------------------------------------------------------------

    async def create(self, made: Create, key: str = "") -> Live:
        """A new table."""
        row = Row(0, now(), made, made.host, key)
        table = Table(fresh_id(ID_LENGTH))
        table.apply(row)
        await self.store.write(lambda c: store.append(c, row, table.line(), _joinable(table)))
        live = self.lives[table.id] = Live(table)
        self._go_on(live)
        return live

    async def command(self, id: str, command: Commands, person: Person) -> int:
        """Do what a person asks for; the revision after it, or a Refusal."""
        return await self.do(
            await self.live(id),
            lambda table: decide.decide(table, command, person.id, person.name),
            person.id,
            command.key,
        )

    async def sit(self, id: str, chair: int | None, person: Person, name: str, invited: bool) -> Table:
        """Sit down at a table."""
        live = await self.live(id)

        def decision(table: Table) -> Decision | None:
            sits = decide.sit(table, chair, person.id, name, invited)
            return Decision(sits) if sits is not None else None

        await self.do(live, decision, person.id)
        self._presence_changed(live)
        return live.table

    async def rematch(self, id: str, person: Person) -> Live:
        """The next table of the same people: made once, found by everybody who asks for it."""
        live = await self.live(id)
        async with live.lock:
            if person.id not in (live.table.setup.host, *(chair.person for chair in live.table.chairs)):
                raise Refusal("no-seat")
            while not live.table.rematch:
                made = decide.rematch(live.table)
                table = Table(fresh_id(ID_LENGTH))
                first = Row(0, now(), made, made.host)
                table.apply(first)
                row = Row(live.table.revision, now(), entries.Rematch(table.id), person.id)
                await self._write(live, row, (first, table))
        found = await self.live(live.table.rematch)
        self._go_on(found)
        return found

    async def do(
        self, live: Live, deciding: Callable[[Table], Decision | None], person: str = "", key: str = ""
    ) -> int:
        """Decide, write, tell. A decision of None wants nothing changed."""
        async with live.lock:
            while True:
                table = live.table
                if key and (person, key) in table.done:
                    return table.done[person, key]
                try:
                    decision = deciding(table)
                except RulesFault as fault:
                    await self._set_aside(live, fault)
                    raise Refusal("set-aside") from fault
                if decision is None:
                    return table.revision
                row = Row(table.revision, now(), decision.what, person, key)
                if await self._write(live, row, outcome=decision.outcome):
                    return live.table.revision

    def met_fault(self, live: Live, fault: RulesFault) -> None:
        """Somebody who looks at a table met a fault of its rules."""
        if live.table.fault is None:
            self._spawn(self.set_aside(live, fault))

    async def set_aside(self, live: Live, fault: RulesFault) -> None:
        """The rules failed at this table: it rests until its people take the move back; no other notices."""
        async with live.lock:
            await self._set_aside(live, fault)

    async def _set_aside(self, live: Live, fault: RulesFault) -> None:
        record = fault.record.text() if fault.record is not None else ""
        log.error("table %s is set aside\n%s", live.table.id, record, exc_info=fault)
        while live.table.fault is None:
            table = live.table
            played = fault.record.actions if fault.record is not None else []
            action = played[-1] if len(played) > table.moves else ""
            if await self._write(live, Row(table.revision, now(), entries.Fault(table.pending, action))):
                return

    async def _write(
        self,
        live: Live,
        row: Row,
        besides: tuple[Row, Table] | None = None,
        outcome: Outcome | None = None,
    ) -> bool:
        """Write a row under the table's lock; if somebody was faster, read what they did and say False."""
        table = live.table.after(row, outcome)
        line, joinable = table.line(), _joinable(table)

        def job(connection: Connection) -> None:
            if besides is not None:
                store.append(connection, besides[0], besides[1].line(), False)
            store.append(connection, row, line, joinable)

        try:
            await self.store.write(job)
        except Conflict:
            await self._catch_up(live)
            return False
        live.table = table
        live.touched = time.monotonic()
        self._tell_here(live, row.revision)
        self.bus.tell(Announcement(self.name, table.id, revision=table.revision))
        self._go_on(live)
        return True

    # -- telling ------------------------------------------------------------------------------------

    def _tell_here(self, live: Live, since: int) -> None:
        for listener in list(live.listeners):
            listener.happened(live.table, since)

    def _heard(self, news: Announcement) -> None:
        """Another worker has something to tell."""
        live = self.lives.get(news.table)
        if live is None or news.origin == self.name:
            return
        if news.watching is not None:
            live.elsewhere[news.origin] = (time.monotonic() + 10 * self._poll, news.watching)
            self._tell_presence(live)
        if news.revision is not None and news.revision > live.table.revision:
            self._spawn(self.refresh(live))

    def _presence_changed(self, live: Live) -> None:
        self._tell_presence(live)
        watching = sorted({listener.person for listener in live.listeners})
        self.bus.tell(Announcement(self.name, live.table.id, watching=watching))

    def _tell_presence(self, live: Live) -> None:
        online, spectators = live.presence()
        for listener in list(live.listeners):
            listener.presence(online, spectators)

    # -- going on by itself: bots and clocks --------------------------------------------------------

    def _go_on(self, live: Live) -> None:
        """Let the bot think whose turn it is, and set the alarm of the clock."""
        table = live.table
        if table.bot_to_move() and live.thinking != table.changed:
            live.thinking = table.changed
            self._spawn(self._bot(live, table))
        self._arm(live)

    async def _bot(self, live: Live, table: Table) -> None:
        """A bot's move, tagged with the position it was made for and dropped if that has changed."""
        try:
            action = await self.bot_pool.choose(table.position, table.pending, table.bot_to_move(), table.id)
            text = table.position.text(action)

            def decision(current: Table) -> Decision | None:
                if current.changed != table.changed or not current.bot_to_move():
                    return None
                return decide.act(current, text)

            await self.do(live, decision)
        except Refusal as refusal:
            if refusal.code != "set-aside":
                raise
        finally:
            if live.thinking == table.changed:
                live.thinking = -1

    def _arm(self, live: Live) -> None:
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        clock = live.table.clock
        if clock is not None and clock.running >= 0:
            left = clock.left(clock.running, now()) / 1000
            loop = asyncio.get_running_loop()
            live.alarm = loop.call_later(left + 0.005, lambda: self._spawn(self._time_out(live)))

    async def _time_out(self, live: Live) -> None:
        def decision(table: Table) -> Decision | None:
            clock = table.clock
            if clock is None or clock.running < 0 or clock.left(clock.running, now()) > 0:
                return None
            return Decision(entries.Timeout(clock.running, STAND_IN))

        await self.do(live, decision)

    async def _keep(self) -> None:
        """Now and then: let idle tables go, ask for what was not announced, wake a bot that waits."""
        while True:
            await asyncio.sleep(self._poll)
            try:
                self._forget_idle()
                if not self.bus.local:
                    await self._look_around()
                self._wake_bots()
            except Exception:
                log.exception("keeping the tables")

    def _forget_idle(self) -> None:
        before = time.monotonic() - self._idle
        for id, live in list(self.lives.items()):
            quiet = not live.listeners and live.thinking < 0 and not live.lock.locked()
            if quiet and live.touched < before:
                if live.alarm is not None:
                    live.alarm.cancel()
                del self.lives[id]

    async def _look_around(self) -> None:
        watched = [live for live in self.lives.values() if live.listeners]
        if not watched:
            return
        ids = [live.table.id for live in watched]
        revisions = await self.store.read(lambda c: store.revisions(c, ids))
        for live in watched:
            if revisions.get(live.table.id, 0) > live.table.revision:
                await self.refresh(live)

    def _wake_bots(self) -> None:
        """A bot whose worker has died, or that has failed, is asked again."""
        for live in self.lives.values():
            waiting = live.table.bot_to_move() and live.thinking < 0
            if waiting and now() - live.table.rows[-1].at > 2000 * self._poll:
                self._go_on(live)

    def _spawn(self, work: object) -> None:
        task = asyncio.ensure_future(work)  # type: ignore[call-overload]
        self._tasks.add(task)
        task.add_done_callback(self._spent)

    def _spent(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task of the tables failed", exc_info=task.exception())


def _replayed(id: str, rows: list[Row]) -> Table:
    table = Table(id)
    for row in rows:
        table.apply(row)
    return table


def _joinable(table: Table) -> bool:
    return table.setup.listed and any(chair.kind == "open" for chair in table.chairs)


__all__ = ["Line", "Listener", "Live", "Person", "Tables", "now"]
