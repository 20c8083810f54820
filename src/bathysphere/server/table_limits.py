"""What a table does not take however it is asked, so that no table grows without end."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import ceil

from bathysphere.minds.levels import LIMITS
from bathysphere.play.entries import Chair, Commands, Create, DoChat, DoClose, DoGive
from bathysphere.play.refusal import Refusal
from bathysphere.play.table import Table
from bathysphere.server.limits import Limits


def check_room(table: Table, command: Commands, person: str, limits: Limits) -> None:
    """A refusal where a table, or its chat, is full."""
    if table.revision >= limits.table_rows and not isinstance(command, DoClose):
        raise Refusal("table-full", most=str(limits.table_rows))
    if not isinstance(command, DoChat):
        return
    if table.said.get(person, 0) >= limits.chat_each:
        raise Refusal("chat-full", most=str(limits.chat_each))
    if not table.seats_of(person) and table.said.get("", 0) >= limits.chat_watchers:
        raise Refusal("chat-full", most=str(limits.chat_watchers))


def check_away(
    table: Table, command: Commands, online: list[int], grace: Callable[[str], float] = lambda _: 0.0
) -> None:
    """A refusal to whoever would give the seat of somebody to a bot who is here, or was a moment ago.

    `grace`: the seconds for which somebody who has left is to be waited for.
    """
    if not isinstance(command, DoGive) or table.status != "running":
        return
    if command.chair in [table.chair_of(seat) for seat in online]:
        raise Refusal("present")
    wait = grace(table.chairs[command.chair].person) if command.chair < len(table.chairs) else 0.0
    if wait > 0:
        raise Refusal("just-left", seconds=str(ceil(wait)))


def searching(chairs: Iterable[Chair]) -> int:
    """How many of these chairs have bots that search."""
    return sum(chair.kind == "bot" and chair.level.partition(":")[0] in LIMITS for chair in chairs)


def check_searching(made: Create, others: Iterable[tuple[str, Table]], address: str, limits: Limits) -> None:
    """A refusal where a host, or an address, would have too many seats that search.

    `others`: the tables of now, each with the address it was opened from.
    """
    wanted = searching(made.chairs)
    if not wanted:
        return
    running = [(where, table) for where, table in others if table.status == "running"]
    own = sum(searching(table.chairs) for _, table in running if table.setup.host == made.host)
    near = sum(searching(table.chairs) for where, table in running if address and where == address)
    if wanted + own > limits.searching or wanted + near > 2 * limits.searching:
        raise Refusal("searching", most=str(limits.searching))
