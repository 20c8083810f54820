"""What Deep Sea demands of a turn, what its verbs do to people, and which choices cannot be met where."""

import random
from functools import cache
from typing import Any

from bathysphere.engine.position import Position
from bathysphere.games.deepsea.rules.codes import site_source
from tests.games.harness import Turn
from tests.games.pairs import Unreachable
from tests.games.temperaments import Habits

from .table import frame, position, tables

HABITS = Habits(
    quiet=("pass", "end", "decline"),
    gives_up=("pass",),
    spending={
        "tokens": ("spend", "use"),
        "journals": ("circle",),
        "research": ("conserve", "journal", "publish"),
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


@cache
def prototype_is_mended(version: int) -> bool:
    """Is the prototype played by its own book in this version of the rules?  DS-123

    In version 1 a Journal alone can be a turn, and tokens can be left over.
    """
    return version > 1


def keeps_its_book(p: Position) -> bool:
    """All tables but those of the prototype in the first version of the rules."""
    return p.content.settings["edition"] != "prototype" or prototype_is_mended(p.game.version)


def manners(p: Position, names: tuple[str, ...]) -> tuple[str, ...]:
    """Who may sit at this table: only the lively where others would meet the faults of version 1."""
    if keeps_its_book(p):
        return names
    return ("new+lively",) if names[0].startswith("new+") else ("lively",)


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
    if p.compiled.token_is_turn:
        assert specialists + journals <= 1, "DS-109: two activations"
        assert specialists or journals or tokens, "DS-103, DS-121, DS-122: nothing made this a turn"
    else:
        assert specialists == 1, "DS-123, DS-187: every turn needs an activated Specialist"


def holdings(p: Any) -> None:
    """No seat has more than it may, and nothing is left in the hand.  DS-028, DS-032, DS-137, DS-193"""
    assert not p.drawn
    assert not p.looked
    for seat in range(p.seats):
        assert 0 <= p.research[seat] <= p.compiled.research_cap, "DS-193"
        assert p.aside[seat] == 0, "DS-028: a disc in no place"
        assert p.supply[seat] >= 0, "DS-028"
        assert p.staging[seat] >= 0, "DS-032"
        assert all(0 <= step < len(p.compiled.level) for step in p.attributes[seat * 4 : seat * 4 + 4])


def rounds(column: dict[str, str]) -> list[dict[str, str]]:
    """Who wants to meet everything plays every mission: some choices belong to one alone."""
    missions = 8 if column["edition"] == "prototype" else 10
    return [{"mission": str(mission)} for mission in range(1, missions + 1)]


RARE: list[dict[str, Any]] = [
    {  # the Robotics Engineer, one tile among nine of the highest tier
        "players": {
            0: {"tiles": ["team_leader", "robotics_engineer", "reef_diver", "skipper"], "staging": 3}
        },
    },
    {  # two different tokens in hand, and too little Research
        "do": "conserve",
        "ocean": {"C1": "the_sea_star", "D1": "kelp_forest"},
        "players": {0: {"tokens": ["disc", "travel"], "vessels": ["kelp_forest"], "staging": 2}},
    },
    {  # the only action of an activation, which begins unasked and can be declined
        "do": frame("conserve", optional=True),
        "ocean": {"C1": "the_sea_star", "D1": "kelp_forest"},
        "players": {0: {"research": 9, "vessels": ["kelp_forest"], "staging": 2}},
    },
    {"do": frame("name", goal=2), "mission": "6"},
    {"do": "impact", "mission": "6", "markers": {"0,1": 0}},
    {"do": frame("choose", goal=1), "mission": "8"},
]
LAST_TILE: dict[str, Any] = {  # a pocket of the highest tier has run out, and the two others are level
    "do": frame("refill", pocket=0),
    "pockets": [[], ["adventurer", "biogeographer"], ["fleet_coordinator", "robotics_engineer"]],
    "players": {
        0: {
            "tiles": [
                "team_leader",
                *["mentor", "ichthyologist", "ocean_historian", "biotechnologist", "dive_team_leader"],
            ]
        }
    },
}
PILOT: dict[str, Any] = {"players": {0: {"tiles": ["team_leader", "pilot"]}}}


def several_rewards(column: dict[str, str]) -> dict[str, Any]:
    """An attribute, an Impact and a promotion at once: the owner says in which order."""
    bundles = tables(1, column["edition"], column["mode"]).bundles
    return {
        "do": frame("order", bundle=next(n for n, icons in enumerate(bundles) if set(icons) == {0, 8, 9})),
        **PILOT,
    }


def order_that_matters(column: dict[str, str]) -> dict[str, Any]:
    """A reward of the wreck: an Impact, whose hex gives the lowest attribute, and a step that changes it."""
    t = tables(7, column["edition"], column["mode"])
    source = site_source(t.rescue_board)
    return {
        "do": frame(
            "take", bundle=next(n for n, icons in enumerate(t.bundles) if icons == [0, 8]), source=source
        )
    }


def starts(column: dict[str, str]) -> list[Position]:
    """Positions nearer to what is rare: reached from the start only in thousands of games."""
    seats = 1 if column["mode"] == "solo" else 3
    pockets = [] if column["edition"] == "prototype" else [LAST_TILE]
    rare = [*RARE, several_rewards(column), {"mission": "7", **order_that_matters(column)}, *pockets]
    return [position(seats, **what, **column) for what in rare]


BOXES = {"edition": ("retail", "german")}
PROTOTYPE = {"edition": ("prototype",)}
UNREACHABLE = [
    Unreachable("actions", "circle", "a circle of a Journal is a turn of its own, never within one", BOXES),
    Unreachable("turn", "end", "only an activation makes a turn, and it ends by itself", PROTOTYPE),
    Unreachable("refill", "refill", "of four tiles of the highest tier never two pairs are left", PROTOTYPE),
    Unreachable("impact", "clean", "the cleanup track is in mission 9, the prototype has eight", PROTOTYPE),
]
