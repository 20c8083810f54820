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
from contextlib import suppress
from typing import TypeVar

from sqlalchemy import Connection

from bathysphere.engine.errors import RulesFault
from bathysphere.lessons import find
from bathysphere.play import decide, entries, ground, opening
from bathysphere.play.course import Outcome
from bathysphere.play.decide import Decision
from bathysphere.play.entries import Commands, Create, Row
from bathysphere.play.lessons import progress
from bathysphere.play.opening import reread as replayed
from bathysphere.play.refusal import Refusal
from bathysphere.play.table import STAND_IN, Line, Table
from bathysphere.server import meters
from bathysphere.server.bot_pool import BotPool
from bathysphere.server.bus import Announcement, Bus
from bathysphere.server.house import check_room, check_searching
from bathysphere.server.invite import fresh_id
from bathysphere.server.limits import Limits
from bathysphere.server.limits.budget import Budgets
from bathysphere.server.limits.caller import calling
from bathysphere.server.limits.lane import Lane
from bathysphere.server.limits.numbers import UNLIMITED
from bathysphere.server.live_table import Listener, Live
from bathysphere.server.marking import Marker, reopened
from bathysphere.server.store import lobby, store
from bathysphere.server.store.store import Conflict, Person, Store

T = TypeVar("T")
LONGEST_ID = 32
"""No table has a longer id: nothing longer is looked up."""

log = logging.getLogger("bathysphere.play")
ID_LENGTH = 20
PRESENCE_EVERY = 0.25
"""Seconds between two messages about who is here: a crowd that comes is told of at once."""
EXPIRE_EVERY = 60.0
REPLY_AFTER = 0.6
"""Seconds until the others reply in a lesson: time to see what one's own move did."""


def now() -> int:
    """The time in milliseconds."""
    return time.time_ns() // 1_000_000


class Tables:
    """All tables of an installation, as one worker sees them."""

    def __init__(
        self,
        store: Store,
        bus: str = "memory",
        bots: int = 1,
        idle: float = 120.0,
        poll: float = 5.0,
        limits: Limits = UNLIMITED,
        budgets: Budgets | None = None,
    ) -> None:
        self.store = store
        self.bus = Bus(bus, self._heard)
        self.bot_pool = BotPool(bots)
        self.name = fresh_id(8)
        self.closing = False
        """About to close: nothing more is taken."""
        self.marker = Marker(store)
        self.lives: dict[str, Live] = {}
        self.limits = limits
        self.budgets = budgets or Budgets(limits)
        self._replaying = Lane(1, longest=300, own=30)
        """Where tables are opened: a long game takes a while to replay."""
        self._expired = time.monotonic()
        self._idle = idle
        self._poll = poll
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._keeper: asyncio.Task[None] | None = None
        self.told: Callable[[Announcement], None] = lambda _: None
        """Hears from other workers what is not about tables."""

    async def open(self) -> None:
        """Begin: nothing is loaded before somebody asks for it."""
        await self.bus.start()
        self._keeper = asyncio.create_task(self._keep())

    async def close(self) -> None:
        """Everything that was acknowledged is on disk already; what tables are like is put beside it."""
        with suppress(Exception):
            await self.marker.put_away(*(live.table for live in self.lives.values()))
        for task in [*self._tasks, *([self._keeper] if self._keeper else [])]:
            task.cancel()
        for live in self.lives.values():
            live.rest()
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

    async def look(self, id: str) -> Live:
        """A table that somebody looks at without a live connection."""
        await self.table(id)
        live = await self.live(id)
        live.looked = time.monotonic()
        self._go_on(live)
        return live

    async def table(self, id: str) -> Table:
        """A table as it is now, also if another worker has changed it just now."""
        live = await self.live(id)
        if not self.bus.local and not live.listeners:
            await self.refresh(live)
        return live.table

    async def _load(self, id: str) -> Live:
        if not is_id(id):
            raise Refusal("table-unknown")
        found = await self.marker.read(id)
        opened = await self._aside(id, lambda: reopened(id, found))
        live = self.lives[id] = Live(opened.table)
        if opened.carried is not None:
            async with live.lock:
                await self._write(live, Row(live.table.revision, now(), opened.carried))
        self._go_on(live)
        return live

    async def _aside(self, id: str, work: Callable[[], T]) -> T:
        """Replay a table beside the event loop, one at a time and in turn: a long game takes a while."""
        who = calling.get()
        async with self._replaying.turn((who.address, who.person, id)):
            return await asyncio.to_thread(work)

    async def remains(self, id: str, person: str) -> str:
        """The record of a table that cannot be opened any more."""
        found = await self.marker.read(id)
        return opening.remains(found.rows, found.line, person)

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

    async def reload(self, id: str) -> None:
        """The past of a table was changed in the store: forget what we know of it, and tell it anew."""
        live = self.lives.get(id)
        if live is None:
            return
        async with live.lock:
            table: Table | None = None
            try:
                found = await self.marker.read(id)
                opened = await self._aside(id, lambda: reopened(id, found))
            except Refusal:  # it was removed, or cannot go on here
                self.lives.pop(id, None)
            else:
                live.table = opened.table
                if opened.carried is not None:
                    await self._write(live, Row(live.table.revision, now(), opened.carried))
                self._go_on(live)
                table = live.table
            for listener in list(live.listeners):
                listener.anew(table)

    def attach(self, live: Live, listener: Listener) -> None:
        """From now on the listener hears what happens."""
        asleep = not live.awake()
        live.listeners.add(listener)
        if listener.person == live.table.setup.host:
            live.address = calling.get().address or live.address
        self._presence_changed(live)
        if asleep:
            self._go_on(live)

    def detach(self, live: Live, listener: Listener) -> None:
        """The listener has gone."""
        live.listeners.discard(listener)
        live.touched = time.monotonic()
        self._presence_changed(live)

    # -- changing -----------------------------------------------------------------------------------

    async def create(self, made: Create, key: str = "") -> Live:
        """A new table."""
        others = ((live.address, live.table) for live in self.lives.values())
        check_searching(made, others, calling.get().address, self.limits)
        row = Row(0, now(), ground.stamped(made), made.host, key)
        id = fresh_id(ID_LENGTH)
        table = await self._aside(id, lambda: replayed(id, [row])) if made.prefix else replayed(id, [row])
        mark = self.marker.due(table)

        def job(connection: Connection) -> None:
            store.append(connection, row, table.line(), joinable(table))
            self.marker.write(connection, table, mark)

        await self.store.write(job)
        live = self.lives[table.id] = Live(table)
        self._go_on(live)
        return live

    async def command(self, id: str, command: Commands, person: Person) -> int:
        """Do what a person asks for; the revision after it, or a Refusal."""
        if self.closing:
            raise Refusal("restarting")
        if "\0" in command.key:
            raise Refusal("value", why="key: NUL cannot be kept")
        self.budgets.rows.take()
        if isinstance(command, entries.DoChat):
            self.budgets.chat.take()
        with meters.command_seconds.time():
            return await self._command(id, command, person)

    async def _command(self, id: str, command: Commands, person: Person) -> int:
        def decision(table: Table) -> Decision:
            check_room(table, command, person.id, self.limits)
            return decide.decide(table, command, person.id, person.name)

        return await self.do(await self.live(id), decision, person.id, command.key)

    async def sit(self, id: str, chair: int | None, person: Person, name: str, invited: bool) -> Table:
        """Sit down at a table."""
        self.budgets.rows.take()
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
                first = Row(0, now(), ground.stamped(made), made.host)
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
        line, open_to_all, mark = table.line(), joinable(table), self.marker.due(table)

        def job(connection: Connection) -> None:
            if besides is not None:
                store.append(connection, besides[0], besides[1].line(), False)
                self.marker.write(connection, besides[1], ground.mark(besides[1]))
            store.append(connection, row, line, open_to_all)
            self.marker.write(connection, table, mark)

        try:
            await self.store.write(job)
        except Conflict:
            before = live.table.revision
            await self._catch_up(live)
            if live.table.revision == before:  # nobody was faster: the table was removed
                raise Refusal("table-unknown") from None
            return False
        live.table = table
        meters.wrote(row.what, table.setup.game)
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
        if news.spent is not None and news.origin != self.name:
            self.budgets.heard(news.spent)
        if news.ended or news.noted:
            self.told(news)
        live = self.lives.get(news.table)
        if live is None or news.origin == self.name:
            return
        if news.watching is not None:
            live.elsewhere[news.origin] = (
                time.monotonic() + 10 * self._poll,
                news.watching,
                news.spectators,
            )
            self._presence_changed(live, here=False)
        if news.revision is not None and news.revision > live.table.revision:
            self._spawn(self.refresh(live))

    def _presence_changed(self, live: Live, here: bool = True) -> None:
        """Tell who is here: at once, or with what else changes in the next moment."""
        live.changed_here = live.changed_here or here
        if live.presence_timer is None:
            wait = max(0.0, live.told_presence + PRESENCE_EVERY - time.monotonic())
            loop = asyncio.get_running_loop()
            live.presence_timer = loop.call_later(wait, self._tell_presence, live)

    def _tell_presence(self, live: Live) -> None:
        live.presence_timer = None
        live.told_presence = time.monotonic()
        if live.changed_here:
            live.changed_here = False
            seated, watching = live.here()
            self.bus.tell(Announcement(self.name, live.table.id, watching=seated, spectators=watching))
        online, spectators = live.presence()
        for listener in list(live.listeners):
            listener.presence(online, spectators)

    # -- going on by itself: bots and clocks --------------------------------------------------------

    def _go_on(self, live: Live) -> None:
        """Let the bot think whose turn it is, and set the alarm of the clock."""
        table = live.table
        if table.bot_to_move() and live.thinking != table.changed and live.awake():
            live.thinking = table.changed
            self._spawn(self._bot(live, table))
        elif table.setup.lesson and live.thinking != table.changed:
            self._reply(live, table)
        self._arm(live)

    def _reply(self, live: Live, table: Table) -> None:
        """In a lesson the others do what it says, once the learner has reached a goal."""
        if table.play is None or table.pending < 0 or table.rests:
            return
        lesson = find(table.setup.game, table.setup.lesson)
        action = progress(lesson, table.play).reply if lesson is not None else ""
        if action:
            live.thinking = table.changed
            self._spawn(self._scripted(live, table, action))

    async def _scripted(self, live: Live, table: Table, action: str) -> None:
        def decision(current: Table) -> Decision | None:
            same = current.changed == table.changed and current.pending >= 0
            return decide.act(current, action) if same else None

        try:
            await asyncio.sleep(REPLY_AFTER)
            await self.do(live, decision)
        finally:
            if live.thinking == table.changed:
                live.thinking = -1
            self._go_on(live)

    async def _bot(self, live: Live, table: Table) -> None:
        """A bot's move, tagged with the position it was made for and dropped if that has changed."""
        try:
            host = table.setup.host
            who = (live.address or host, host, table.id)
            with meters.bot_seconds.time():
                action = await self.bot_pool.choose(
                    table.position, table.pending, table.bot_to_move(), table.id, who
                )
            text = table.position.text(action)

            def decision(current: Table) -> Decision | None:
                if current.changed != table.changed or not current.bot_to_move():
                    return None
                return decide.act(current, text)

            await self.do(live, decision)
        except Refusal as refusal:
            if refusal.code not in ("set-aside", "table-unknown"):
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
                await self._expire()
                if not self.bus.local:
                    await self._look_around()
                self._wake_bots()
            except Exception:
                log.exception("keeping the tables")

    async def _expire(self) -> None:
        """Close tables that have waited for players for too long."""
        if time.monotonic() - self._expired < EXPIRE_EVERY:
            return
        self._expired = time.monotonic()
        await self.close_expired()

    async def close_expired(self) -> list[str]:
        """Close the tables at which nobody has sat down for as long as the house allows; which ones."""
        at = now()
        before = [
            at - int(1000 * wait) for wait in (self.limits.waiting_for, self.limits.waiting_privately_for)
        ]

        def decision(table: Table) -> Decision | None:
            return Decision(entries.Close("expired")) if table.status == "waiting" else None

        closed = []
        for id in await self.store.read(lambda c: lobby.waiting_since(c, *before)):
            live = await self.live(id)
            if not live.listeners:
                await self.do(live, decision)
                closed.append(id)
        return closed

    def _forget_idle(self) -> None:
        before = time.monotonic() - self._idle
        for id, live in list(self.lives.items()):
            quiet = not live.listeners and live.thinking < 0 and not live.lock.locked()
            if quiet and live.touched < before:
                live.rest()
                del self.lives[id]
                self._spawn(self.marker.put_away(live.table))

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


def is_id(text: str) -> bool:
    """Could this be the id of a table? Nothing else is looked up."""
    return 0 < len(text) <= LONGEST_ID and text.isascii() and text.isprintable()


def joinable(table: Table) -> bool:
    """May anybody sit down here?"""
    return table.setup.listed and not table.closed and any(chair.kind == "open" for chair in table.chairs)


__all__ = ["Line", "Listener", "Live", "Person", "Tables", "joinable", "now", "replayed"]
