"""What Deep Sea demands of a turn, what its verbs do to people, and which choices cannot be met where."""

import random
from typing import Any

from bathysphere.engine.position import Position
from tests.games.harness import Turn
from tests.games.pairs import Unreachable
from tests.games.temperaments import Habits

HABITS = Habits(
    quiet=("pass", "end", "decline"),
    spending={
        "tokens": ("spend", "use"),
        "journals": ("circle",),
        "research": ("conserve", "journal", "publish"),
        "discs": ("activate", "sonar"),
    },
)

COLUMNS = [
    {"edition": edition, "mode": mode}
    for edition in ("retail", "german", "prototype")
    for mode in ("competitive", "coop", "solo")
]


def more_settings(fresh: random.Random) -> dict[str, str]:
    """The mode is always said: what `auto` means depends on the seats."""
    return {"mode": fresh.choice(["competitive", "coop", "solo"])}


def keeps_its_book(p: Position) -> bool:
    """All tables but those of the prototype in version 1 of the rules.

    There a Journal alone can be a turn, tokens can be left over, and who has no disc left may find nothing to
    choose at all. Version 2 mends it; from then on this is true everywhere and the promises bite.
    """
    return not (p.game.version == 1 and p.content.settings["edition"] == "prototype")


def manners(p: Position, names: tuple[str, ...]) -> tuple[str, ...]:
    """Who may sit at this table: only the lively where others would meet the faults of version 1."""
    return names if keeps_its_book(p) else ("lively",)


def turn_begun(p: Any, seat: int) -> None:
    """Nothing has to be remembered."""


def turn_over(p: Any, turn: Turn) -> None:
    """A pass and nothing else, or one activation or what may replace it; one token kept, nothing undone.

    DS-103, DS-109, DS-121 .. DS-123, DS-186, DS-187, DS-189, DS-190, DS-193
    """
    holdings(p)
    if not keeps_its_book(p):
        return
    assert len(p.held[turn.seat]) <= 1, "DS-189, DS-190: more than one token kept"
    if turn.count("turn", "pass"):
        assert turn.pairs == [("turn", "pass")], "DS-103: a turn or a pass"
        return
    specialists = turn.count("turn", "activate")
    journals = turn.count("turn", "circle")
    tokens = turn.count("turn", "spend") + turn.count("turn", "use")
    if p.tables.token_is_turn:
        assert specialists + journals <= 1, "DS-109: two activations"
        assert specialists or journals or tokens, "DS-103, DS-121, DS-122: nothing made this a turn"
    else:
        assert specialists == 1, "DS-123, DS-187: every turn needs an activated Specialist"


def holdings(p: Any) -> None:
    """No seat has more than it may, and nothing is left in the hand.  DS-028, DS-032, DS-137, DS-193"""
    assert not p.drawn
    assert not p.looked
    for seat in range(p.seats):
        assert 0 <= p.research[seat] <= 12, "DS-193"
        assert p.aside[seat] == 0, "DS-028: a disc in no place"
        assert p.supply[seat] >= 0, "DS-028"
        assert p.staging[seat] >= 0, "DS-032"
        assert all(0 <= step < len(p.tables.level) for step in p.attributes[seat * 4 : seat * 4 + 4])


BOXES = {"edition": ("retail", "german")}
PROTOTYPE = {"edition": ("prototype",)}
UNREACHABLE = [
    Unreachable("actions", "circle", "a circle of a Journal is a turn of its own, never within one", BOXES),
    Unreachable("turn", "end", "only an activation makes a turn, and it ends by itself", PROTOTYPE),
    Unreachable("impact", "clean", "the cleanup track is in mission 9, the prototype has eight", PROTOTYPE),
]
