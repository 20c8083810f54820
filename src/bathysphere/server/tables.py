"""The tables: the tables somebody is using, kept in memory as long as they are, and the one door to them.

No worker owns a table. If two want the same revision, the store lets one of them through; the other reads
what happened and decides again (`play/changing.py`).
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar

from sqlalchemy import Connection

from bathysphere.play import decide, entries, ground, opening, unasked
from bathysphere.play.changing import Changing, now
from bathysphere.play.course import Outcome
from bathysphere.play.decide import Decision
from bathysphere.play.entries import Commands, Create, Row
from bathysphere.play.opening import reread as replayed
from bathysphere.play.refusal import Refusal
from bathysphere.play.results import ending
from bathysphere.play.table import Table, TableSummary
from bathysphere.server import meters
from bathysphere.server.bot_pool import BotPool
from bathysphere.server.bus import Announcement, Bus
from bathysphere.server.driver import Driver
from bathysphere.server.heart import Heart
from bathysphere.server.invite import fresh_id
from bathysphere.server.keeper import Keeper
from bathysphere.server.limits import Limits
from bathysphere.server.limits.budget import Budgets
from bathysphere.server.limits.caller import calling
from bathysphere.server.limits.lane import Lane
from bathysphere.server.limits.numbers import UNLIMITED
from bathysphere.server.live_table import Listener, Live
from bathysphere.server.marking import Marker, reopened
from bathysphere.server.store import results, store
from bathysphere.server.store.store import Conflict, Person, Store
from bathysphere.server.table_limits import check_away, check_room, check_searching

T = TypeVar("T")
LONGEST_ID = 32
"""No table has a longer id: nothing longer is looked up."""

log = logging.getLogger("bathysphere.play")
ID_LENGTH = 20
PRESENCE_EVERY = 0.25
"""Seconds between two messages about who is here: a crowd that comes is told of at once."""


class Tables(Changing[Live]):
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
        self._poll = poll
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.driver = Driver(self)
        self.heart = Heart(self, poll)
        self.keeper = Keeper(self, idle, poll)
        self._keeping: asyncio.Task[None] | None = None
        self.noticing: Callable[[Connection, Table | None, Table, Row], None] = lambda *_: None
        """Writes down who is to be told of a row, in the transaction that writes it."""
        self.told: Callable[[Announcement], None] = lambda _: None
        """Hears from other workers what is not about tables."""

    async def open(self) -> None:
        """Begin: nothing is loaded before somebody asks for it."""
        await self.bus.start()
        await self.heart.start()
        self._keeping = asyncio.create_task(self.keeper.run())

    async def close(self) -> None:
        """Everything that was acknowledged is on disk already; what tables are like is put beside it."""
        with suppress(Exception):
            await self.heart.beat()
        with suppress(Exception):
            await self.marker.put_away(*(live.table for live in self.lives.values()))
        for task in [*self._tasks, *([self._keeping] if self._keeping else [])]:
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
        self.driver.go_on(live)
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
        kept = await self.marker.read(id)
        opened = await self._aside(id, lambda: reopened(id, kept))
        live = self.lives[id] = Live(opened.table)
        if opened.carried is not None:
            async with live.lock:
                await self._write(live, Row(live.table.revision, now(), opened.carried))
        await self.heart.stand(live)
        self.driver.go_on(live)
        return live

    async def _aside(self, id: str, work: Callable[[], T]) -> T:
        """Replay a table beside the event loop, one at a time and in turn: a long game takes a while."""
        who = calling.get()
        async with self._replaying.turn((who.address, who.person, id)):
            return await asyncio.to_thread(work)

    async def remains(self, id: str, person: str) -> str:
        """The record of a table that cannot be opened any more."""
        kept = await self.marker.read(id)
        return opening.remains(kept.rows, kept.line, person)

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
            self.driver.set_alarm(live)

    async def reload(self, id: str) -> None:
        """The past of a table was changed in the store: forget what we know of it, and tell it anew."""
        live = self.lives.get(id)
        if live is None:
            return
        async with live.lock:
            table: Table | None = None
            try:
                kept = await self.marker.read(id)
                opened = await self._aside(id, lambda: reopened(id, kept))
            except Refusal:  # it was removed, or cannot go on here
                self.lives.pop(id, None)
            else:
                live.table = opened.table
                if opened.carried is not None:
                    await self._write(live, Row(live.table.revision, now(), opened.carried))
                self.driver.go_on(live)
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
            self.driver.go_on(live)

    def detach(self, live: Live, listener: Listener) -> None:
        """The listener has gone."""
        live.listeners.discard(listener)
        if all(other.person != listener.person for other in live.listeners):
            live.note_left(listener.person)
        live.touched = time.monotonic()
        self._presence_changed(live)

    # -- changing -----------------------------------------------------------------------------------

    async def create(
        self, made: Create, key: str = "", besides: Callable[[Connection, str], None] | None = None
    ) -> Live:
        """A new table; `besides` is written with it, or neither is."""
        others = ((live.address, live.table) for live in self.lives.values())
        check_searching(made, others, calling.get().address, self.limits)
        row = Row(0, now(), ground.stamped(made), made.host, key)
        id = self.fresh_id()
        table = await self._aside(id, lambda: replayed(id, [row])) if made.prefix else replayed(id, [row])
        mark = self.marker.due(table)

        def job(connection: Connection) -> None:
            store.append(connection, row, table.line(), joinable(table), rings(table), table.watchable)
            self.marker.write(connection, table, mark)
            self.noticing(connection, None, table, row)
            if besides is not None:
                besides(connection, table.id)

        await self.store.write(job)
        meters.wrote(row.what, table.setup.game)
        live = self.lives[table.id] = Live(table)
        self.driver.go_on(live)
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
            check_away(table, command, live.presence()[0], live.grace)
            return decide.decide(table, command, person.id, person.name)

        live = await self.live(id)
        return await self.do(live, decision, person.id, command.key)

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
        """The next table of the same people, its bots awake."""
        next_table = await self.rematch_of(await self.live(id), person.id)
        self.driver.go_on(next_table)
        return next_table

    def fresh_id(self) -> str:
        """An id that nobody guesses."""
        return fresh_id(ID_LENGTH)

    async def _write(
        self, live: Live, row: Row, outcome: Outcome | None = None, besides: tuple[Row, Table] | None = None
    ) -> bool:
        """Write a row under the table's lock; if somebody was faster, read what they did and say False."""
        before, table = live.table, live.table.after(row, outcome)
        line, open_to_all, mark = table.line(), joinable(table), self.marker.due(table)
        ended = ending(before, table)

        def job(connection: Connection) -> None:
            if besides is not None:
                store.append(connection, besides[0], besides[1].line(), False, besides[1].due)
                self.marker.write(connection, besides[1], ground.mark(besides[1]))
            store.append(connection, row, line, open_to_all, rings(table), table.watchable)
            self.marker.write(connection, table, mark)
            self.noticing(connection, before, table, row)
            if ended is not None:
                results.write(connection, ended)

        try:
            await self.store.write(job)
        except Conflict:
            await self._catch_up(live)
            if live.table.revision == before.revision:  # nobody was faster: the table was removed
                raise Refusal("table-unknown") from None
            return False
        live.table = table
        meters.wrote(row.what, table.setup.game)
        live.touched = time.monotonic()
        self._tell_here(live, row.revision)
        self.bus.tell(Announcement(self.name, table.id, revision=table.revision))
        self.driver.go_on(live)
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
            before = live.elsewhere.get(news.origin, (0.0, [], 0))[1]
            live.note_left(*set(before) - set(news.watching))
            live.elsewhere[news.origin] = (
                time.monotonic() + 10 * self._poll,
                news.watching,
                news.spectators,
            )
            self._presence_changed(live, here=False)
        if news.revision is not None and news.revision > live.table.revision:
            self.spawn(self.refresh(live))

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

    # -- work that nobody waits for --------------------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Work of this worker that nobody waits for; its failure is logged."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._spent)

    def _spent(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if problem is not None and not store.is_down(problem):
            log.error("a task of the tables failed", exc_info=problem)


def is_id(text: str) -> bool:
    """Could this be the id of a table? Nothing else is looked up."""
    return 0 < len(text) <= LONGEST_ID and text.isascii() and text.isprintable()


def joinable(table: Table) -> bool:
    """May anybody sit down here?"""
    return table.setup.listed and not table.closed and any(chair.kind == "open" for chair in table.chairs)


def rings(table: Table) -> int | None:
    """When something happens here though nobody looks: a clock runs out, or a plan goes on at once."""
    return table.rows[-1].at if unasked.due(table) is not None else table.due


__all__ = ["Listener", "Live", "Person", "TableSummary", "Tables", "joinable", "now", "replayed"]
