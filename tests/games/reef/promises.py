"""What Reef Project demands of a turn, what its verbs do to people, and which choices cannot be met."""

import random
from typing import Any

from bathysphere.engine.position import Position
from bathysphere.games.reef.rules.compiled import ANY, CONVERT, MISSION_CARD
from bathysphere.games.reef.rules.effect import start_entry
from bathysphere.games.reef.rules.position import EMPTY
from bathysphere.games.reef.rules.verbs import RESOURCES
from tests.games.harness import Turn
from tests.games.pairs import Unreachable
from tests.games.temperaments import Habits

from .table import Table

HABITS = Habits(
    quiet=("done", "end", "recharge"),
    gives_up=("end", "recharge"),
    spending={
        "coins": ("trade", "hire", "intern"),
        "missions": ("play", "lay", "discard"),
        "pollution": ("reveal",),
        "energy": ("deploy", "sail"),
        "resources": ("pay", "convert"),
    },
)

COLUMNS = [{"side": side, "missions": missions} for side in ("a", "b") for missions in ("draft", "dealt")]


def more_settings(fresh: random.Random) -> dict[str, str]:
    return {}


def keeps_its_book(p: Position) -> bool:
    """Does the table play by the rulebook in every respect? All of them do."""
    return True


def manners(p: Position, names: tuple[str, ...]) -> tuple[str, ...]:
    return names


def turn_begun(p: Any, seat: int) -> int:
    """Where the Ship lies."""
    return int(p.ship_at[seat])


def turn_over(p: Any, turn: Turn) -> None:
    """Recharge or Travel, and each thing of a turn once at most.

    RP-029, RP-059, RP-062, RP-084, RP-094, RP-095, RP-101, RP-106, AM-100
    """
    stores(p)
    recharged = turn.count("turn", "recharge")
    sailed = turn.count("turn", "sail")
    assert recharged + sailed == 1, "RP-029: a turn is a Recharge turn or a Travel turn"
    played = turn.count("turn", "play") + turn.count("island", "play")
    assert sum(verb == "reveal" for _, verb in turn.pairs) <= 1, "RP-059"
    assert turn.count("extra-step", "pay") <= 1, "RP-062"
    assert played <= 1, "RP-106"
    assert turn.count("turn", "deploy") <= 1, "RP-095"
    activated = [
        action for (_, verb), action in zip(turn.pairs, turn.actions, strict=True) if verb == "activate"
    ]
    assert len(set(activated)) == len(activated), "RP-084: a crew member twice"
    if recharged:
        assert not played, "RP-094"
        assert not turn.count("turn", "deploy"), "RP-094"
    moved = p.ship_at[turn.seat] != turn.before
    assert moved == bool(sailed) or p.ship_at[turn.seat] == EMPTY, "RP-094, RP-101: the Ship"


def stores(p: Any) -> None:
    """No store over its limit, nobody in debt.  RP-034, RP-035, RP-036, RP-048"""
    t = p.compiled
    for seat in range(p.seats):
        assert 0 <= p.energy[seat] <= t.energy_max, "RP-035"
        assert p.coins[seat] >= 0, "RP-036"
        assert p.deployment[seat] >= 0, "RP-036"
        for kind in range(RESOURCES):
            assert 0 <= p.cargo[seat * RESOURCES + kind] <= p.capacity(seat, kind), "RP-034"
    assert sum(node == t.last_node for node in p.scientist) <= 1, "RP-048"


def rounds(column: dict[str, str]) -> list[dict[str, str]]:
    return [{}]


RICH = 40
"""Coins, for a trade at every choice that allows one.  AM-98"""


def starts(column: dict[str, str]) -> list[Position]:
    """Positions nearer to what is rare: Coins left over, and effects that stand on two missions only."""
    return [
        *(rich(seats, column).p for seats in (2, 3, 4)),
        rich(3, column).pollution(0, "s01", "s02").give(0, "pollution_cash").p,
        used(rich(3, column).pollution(0, "s01", "s02")).give(0, "pollution_refresh").p,
        owing(rich(3, column).cargo(0, 2, 2, 0), ANY).p,
        owing(with_missions(rich(3, column)), MISSION_CARD).p,
        with_missions(rich(3, column)).give(0, "mission_blank").p,
    ]


def rich(seats: int, column: dict[str, str]) -> Table:
    """The first turn of a game whose players begin with Coins to spare."""
    table = Table(seats, **column)
    for seat in range(seats):
        table.coins(seat, RICH)
    return table


def used(table: Table) -> Table:
    """The first player has revealed all tiles in earlier turns."""
    for tile in table.p.pollution[0]:
        table.p.used[tile] = 1
    return table


def with_missions(table: Table) -> Table:
    """The first player holds three missions."""
    return table.hand(0, *(table.name("mission", card) for card in table.p.mission_deck[:3]))


def owing(table: Table, what: int) -> Table:
    """The first player has just agreed to pay such things, as many as an effect ever asks for."""
    tables = table.p.compiled
    offers = [entry for entry in range(len(tables.op)) if tables.op[entry] == CONVERT]
    start_entry(table.p, 0, max(offers, key=lambda entry: tables.cost[entry][what]))
    return table.settle()


ONE_RESTORATION = "a choice only from the second restoration of an entry on; every printed one is single"
UNREACHABLE = [
    Unreachable("keep", "keep", "no draft where missions are dealt", {"missions": ("dealt",)}),
    Unreachable("reject", "reject", "no draft where missions are dealt", {"missions": ("dealt",)}),
    Unreachable("restore", "restore", ONE_RESTORATION),
    Unreachable("restore", "done", ONE_RESTORATION),
    Unreachable("restore", "trade", ONE_RESTORATION),
    Unreachable("lay", "done", "only from the second mission of an entry on; every printed one is single"),
    Unreachable("refresh", "done", "only from the second tile of an entry on; every printed one is single"),
]
