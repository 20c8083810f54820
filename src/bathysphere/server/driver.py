"""What goes on at a table without a person: bots move, the others of a lesson reply, clocks run out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from bathysphere.lessons import find
from bathysphere.play import decide, entries, unasked
from bathysphere.play.changing import now
from bathysphere.play.decide import Decision
from bathysphere.play.lessons import progress
from bathysphere.play.refusal import Refusal
from bathysphere.play.table import STAND_IN, Table
from bathysphere.server import meters
from bathysphere.server.live_table import Live
from bathysphere.server.store.store import is_down

if TYPE_CHECKING:
    from bathysphere.server.tables import Tables

AGAIN_AFTER = 1.0
"""Seconds until something is written again that the database could not keep."""
REPLY_AFTER = 0.6
"""Seconds until the others reply in a lesson: time to see what one's own move did."""


LONGEST_ALARM = 24 * 3600.0
"""Seconds after which the clock is looked at again, however much time there is."""


class Driver:
    """Moves the tables of one worker that wait for nobody."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def go_on(self, live: Live) -> None:
        """Let the bot think whose turn it is, and set the alarm of the clock."""
        table = live.table
        if table.bot_to_move() and live.thinking != table.changed and live.awake():
            live.thinking = table.changed
            self.tables.spawn(self._bot(live, table))
        elif unasked.due(table) is not None and live.thinking != table.changed:
            live.thinking = table.changed
            self.tables.spawn(self._carry_out(live, table))
        elif table.setup.lesson and live.thinking != table.changed:
            self._reply(live, table)
        self.set_alarm(live)

    def _reply(self, live: Live, table: Table) -> None:
        """In a lesson the others do what it says, once the learner has reached a goal."""
        if table.play is None or table.pending < 0 or table.rests:
            return
        lesson = find(table.setup.game, table.setup.lesson)
        action = progress(lesson, table.play).reply if lesson is not None else ""
        if action:
            live.thinking = table.changed
            self.tables.spawn(self._scripted(live, table, action))

    async def _scripted(self, live: Live, table: Table, action: str) -> None:
        def decision(current: Table) -> Decision | None:
            same = current.changed == table.changed and current.pending >= 0
            return decide.act(current, action) if same else None

        try:
            await asyncio.sleep(REPLY_AFTER)
            await self._do(live, decision)
        finally:
            if live.thinking == table.changed:
                live.thinking = -1
            self.go_on(live)

    async def _carry_out(self, live: Live, table: Table) -> None:
        """What somebody has left to be played, unless the position has changed meanwhile."""

        def decision(current: Table) -> Decision | None:
            return decide.carried_out(current) if current.changed == table.changed else None

        try:
            await self._do(live, decision)
        except Refusal as refusal:
            if refusal.code not in ("set-aside", "table-unknown"):
                raise
        finally:
            if live.thinking == table.changed:
                live.thinking = -1

    async def _bot(self, live: Live, table: Table) -> None:
        """A bot's move, tagged with the position it was made for and dropped if that has changed."""
        try:
            host = table.setup.host
            who = (live.address or host, host, table.id)
            try:
                with meters.bot_seconds.time():
                    action = await self.tables.bot_pool.choose(
                        table.position, table.pending, table.bot_to_move(), table.id, who
                    )
            except Exception as problem:  # bots that fail are replaced: what failed is the game
                assert table.play is not None
                self.tables.met_fault(live, table.play.fault("", problem))
                return
            text = table.position.text(action)

            def decision(current: Table) -> Decision | None:
                if current.changed != table.changed or not current.bot_to_move():
                    return None
                return decide.act(current, text)

            await self._do(live, decision)
        except Refusal as refusal:
            if refusal.code not in ("set-aside", "table-unknown"):
                raise
        finally:
            if live.thinking == table.changed:
                live.thinking = -1

    def set_alarm(self, live: Live) -> None:
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        clock = live.table.clock
        if clock is not None and clock.running >= 0:
            left = clock.left(clock.running, now()) / 1000
            loop = asyncio.get_running_loop()
            live.alarm = loop.call_later(
                min(left, LONGEST_ALARM) + 0.005, lambda: self.tables.spawn(self.time_out(live))
            )

    async def time_out(self, live: Live) -> None:
        """Somebody has run out of time, unless the clock has stood: then it is set again."""
        # A machine that has slept looks at the clock before anybody could have played.
        await self.tables.heart.beat()
        await self.tables.heart.stand(live)

        def decision(table: Table) -> Decision | None:
            clock = table.clock
            if clock is None or clock.running < 0 or clock.left(clock.running, now()) > 0:
                return None
            return Decision(entries.Timeout(clock.running, STAND_IN))

        await self._do(live, decision)
        if live.alarm is None or live.alarm.when() <= asyncio.get_running_loop().time():
            self.set_alarm(live)

    async def _do(self, live: Live, decision: Callable[[Table], Decision | None]) -> None:
        """Do it; where the database does not answer, as soon as it does. People try again by themselves."""
        while True:
            try:
                await self.tables.do(live, decision)
            except Refusal as refusal:
                if not is_down(refusal):
                    raise
            else:
                return
            await asyncio.sleep(AGAIN_AFTER)
