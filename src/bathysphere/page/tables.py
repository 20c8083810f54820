"""The tables of a page: a row is kept first, then whoever looks is told; bots and clocks go on alone."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from typing import Any, Protocol

from bathysphere.lessons import find
from bathysphere.page.bots import Bots
from bathysphere.page.storing import Beside, Conflict, Store
from bathysphere.play import decide, entries, ground, unasked
from bathysphere.play.changing import Changing, now
from bathysphere.play.course import Outcome
from bathysphere.play.decide import Decision
from bathysphere.play.entries import Commands, Create, Row
from bathysphere.play.ground import Mark
from bathysphere.play.lessons import progress
from bathysphere.play.opening import opened
from bathysphere.play.refusal import Refusal
from bathysphere.play.table import STAND_IN, Table

ME = "me"
"""Whoever sits before the page: the only person there is."""
ID_BYTES = 9
REPLY_AFTER = 0.6
"""Seconds until the others reply in a lesson: time to see what one's own move did."""
log = logging.getLogger("bathysphere.page")


class Listener(Protocol):
    """Somebody who wants to know what happens at a table."""

    def happened(self) -> None:
        """There are new rows."""


class Live:
    """A table in memory, and who looks at it."""

    def __init__(self, table: Table, mark: Mark | None = None) -> None:
        self.table = table
        self.mark = mark
        """The newest position that is kept beside the journal."""
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.thinking = -1
        """The revision for which a bot is thinking here."""
        self.alarm: asyncio.TimerHandle | None = None

    def presence(self) -> tuple[list[int], int]:
        """The seats whose people are here: all of the one person there is."""
        return self.table.seats_of(ME), 0


class Tables(Changing[Live]):
    """All tables that a page has in memory."""

    def __init__(self, store: Store, bots: Bots) -> None:
        self.store = store
        self.bots = bots
        self.lives: dict[str, Live] = {}
        self._loading = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    # -- looking ------------------------------------------------------------------------------------

    async def live(self, id: str) -> Live:
        """A table by id, from memory or from what is kept."""
        async with self._loading:
            live = self.lives.get(id)
            if live is None:
                live = self.lives[id] = await self._load(id)
        self.go_on(live)
        return live

    async def table(self, id: str) -> Table:
        """A table as it is now."""
        return (await self.live(id)).table

    async def _load(self, id: str) -> Live:
        stored = await self.store.stored(id)
        beside = stored.beside
        marks = [beside.mark] if beside is not None and beside.mark is not None else []
        outcome = opened(id, stored.rows, beside.line if beside is not None else None, marks)
        live = Live(outcome.table, marks[0] if marks else None)
        if outcome.carried is not None:
            log.warning("table %s is not what it was (%s)", id, outcome.why)
            await self._write(live, Row(live.table.revision, now(), outcome.carried))
        return live

    async def refresh(self, id: str) -> None:
        """Another tab has written at a table."""
        live = self.lives.get(id)
        if live is not None:
            async with live.lock:
                await self._catch_up(live)
            self.go_on(live)

    async def _catch_up(self, live: Live) -> None:
        rows = await self.store.rows(live.table.id, live.table.revision)
        for row in rows:
            live.table = live.table.after(row)
        if rows:
            self._tell(live)

    # -- changing -----------------------------------------------------------------------------------

    async def create(self, made: Create) -> Live:
        """A new table."""
        table = Table(self.fresh_id())
        row = Row(0, now(), ground.stamped(made), made.host)
        table.apply(row)
        mark = ground.mark(table)
        await self.store.write((table.id, row, Beside(table.line(), row.at, mark)))
        live = self.lives[table.id] = Live(table, mark)
        self.go_on(live)
        return live

    def fresh_id(self) -> str:
        """An id that no table has."""
        return secrets.token_urlsafe(ID_BYTES)

    async def rematch(self, id: str) -> Live:
        """The next table of the same players."""
        return await self.rematch_of(await self.live(id), ME)

    async def command(self, id: str, command: Commands, name: str) -> int:
        """Do what a person asks for; the revision after it, or a Refusal."""
        live = await self.live(id)
        return await self.do(live, lambda table: decide.decide(table, command, ME, name), ME, command.key)

    async def _write(
        self, live: Live, row: Row, outcome: Outcome | None = None, besides: tuple[Row, Table] | None = None
    ) -> bool:
        """Keep a row under the table's lock; if another tab was faster, read what it did and say False."""
        table = live.table.after(row, outcome)
        due = ground.is_due(table, live.mark.revision if live.mark is not None else 0)
        mark = ground.mark(table) if due else live.mark
        kept = [(table.id, row, Beside(table.line(), row.at, mark))]
        if besides is not None:
            first, other = besides
            kept.append((other.id, first, Beside(other.line(), first.at, ground.mark(other))))
        try:
            await self.store.write(*kept)
        except Conflict:
            await self._catch_up(live)
            return False
        live.table, live.mark = table, mark
        self._tell(live)
        self.go_on(live)
        return True

    def _tell(self, live: Live) -> None:
        for listener in list(live.listeners):
            listener.happened()

    # -- what goes on without a person ----------------------------------------------------------------

    def go_on(self, live: Live) -> None:
        """Let the bot think whose turn it is, let a lesson reply, and set the alarm of the clock."""
        table = live.table
        if table.bot_to_move() and live.thinking != table.changed:
            live.thinking = table.changed
            self.spawn(self._bot(live, table))
        elif unasked.due(table) is not None and live.thinking != table.changed:
            live.thinking = table.changed
            self.spawn(self._carry_out(live, table))
        elif table.setup.lesson and live.thinking != table.changed:
            self._reply(live, table)
        self._set_alarm(live)

    async def _carry_out(self, live: Live, table: Table) -> None:
        """What is left to be played, unless the position has changed meanwhile."""

        def decision(current: Table) -> Decision | None:
            return decide.carried_out(current) if current.changed == table.changed else None

        try:
            await self.do(live, decision)
        finally:
            if live.thinking == table.changed:
                live.thinking = -1

    async def _bot(self, live: Live, table: Table) -> None:
        """A bot's move, dropped if the position has changed meanwhile."""
        try:
            try:
                action = await self.bots.choose(table.position, table.pending, table.bot_to_move(), table.id)
            except Exception as problem:  # bots that fail are replaced: what failed is the game
                assert table.play is not None
                self.met_fault(live, table.play.fault("", problem))
                return
            text = table.position.text(action)

            def decision(current: Table) -> Decision | None:
                same = current.changed == table.changed and current.bot_to_move()
                return decide.act(current, text) if same else None

            await self.do(live, decision)
        finally:
            if live.thinking == table.changed:
                live.thinking = -1

    def _reply(self, live: Live, table: Table) -> None:
        """In a lesson the others do what it says, once the learner has reached a goal."""
        if table.play is None or table.pending < 0 or table.rests:
            return
        lesson = find(table.setup.game, table.setup.lesson)
        action = progress(lesson, table.play).reply if lesson is not None else ""
        if action:
            live.thinking = table.changed
            self.spawn(self._scripted(live, table, action))

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

    def _set_alarm(self, live: Live) -> None:
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        clock = live.table.clock
        if clock is not None and clock.running >= 0:
            left = clock.left(clock.running, now()) / 1000
            loop = asyncio.get_running_loop()
            live.alarm = loop.call_later(left + 0.005, lambda: self.spawn(self._time_out(live)))

    async def _time_out(self, live: Live) -> None:
        def decision(table: Table) -> Decision | None:
            clock = table.clock
            if clock is None or clock.running < 0 or clock.left(clock.running, now()) > 0:
                return None
            return Decision(entries.Timeout(clock.running, STAND_IN))

        await self.do(live, decision)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._spent)

    def _spent(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if isinstance(problem, Refusal):
            log.warning("not done: %s", problem.code)
        elif problem is not None:
            log.error("a task of the tables failed", exc_info=problem)
