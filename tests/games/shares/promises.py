"""What In Too Deep demands of a turn, what its verbs do to people, and which choices cannot be met."""

import random
from typing import Any

from bathysphere.engine.position import Position
from bathysphere.games.shares.content.load import COMPANY_IDS
from bathysphere.games.shares.rules.verbs import BUY
from tests.games.harness import Turn
from tests.games.pairs import Unreachable
from tests.games.temperaments import Habits

HABITS = Habits(
    quiet=("decline", "draw"),
    gives_up=("draw",),
    spending={"cards": ("buy", "pay", "remove", "raise", "take"), "depth": ("expand", "place", "move")},
)

COLUMNS: list[dict[str, str]] = [{}]
ABILITIES = ("remove", "remove-or-move", "buy-cheaper", "take-share", "raise-or-move", "extra-depth")


def more_settings(fresh: random.Random) -> dict[str, str]:
    """Besides the presets any mixture of sides.  SH-010"""
    picked = [company for company in COMPANY_IDS if fresh.random() < 0.5]
    return {"sides": fresh.choice(["basic", "advanced", "random", "+".join(picked) or "basic"])}


def keeps_its_book(p: Position) -> bool:
    """Does the table play by the rulebook in every respect? All of them do."""
    return True


def manners(p: Position, names: tuple[str, ...]) -> tuple[str, ...]:
    return names


def turn_begun(p: Any, seat: int) -> tuple[bool, int]:
    """Is it a final turn; how many cards are in hand?"""
    return p.in_final_turns(), len(p.hands[seat])


def turn_over(p: Any, turn: Turn) -> None:
    """Exactly one of buy, expand, draw; one ability at most, in a final turn none.

    SH-027, SH-032, SH-039, SH-074, SH-080, SH-096
    """
    final, hand = turn.before
    main = [verb for step, verb in turn.pairs if step == "turn"]
    assert len(main) == 1, "SH-027: a turn is exactly one of buy, expand, draw"
    assert turn.count("expand", "into") == (main == ["expand"]), "SH-039"
    used = [(step, verb) for step, verb in turn.pairs if step in ABILITIES and verb != "decline"]
    assert not (final and used), "SH-080: no ability in a final turn"
    assert len(used) <= 1 or not house_rulings(p), "SH-096: one use at most"
    if main != ["expand"]:
        assert not used, "SH-102: only who expanded has an ability"
    if main == ["buy"]:
        card = BUY.first(turn.actions[0])
        price = p.price[p.compiled.company[card]] - 1
        assert len(p.hands[turn.seat]) == hand - 1 - price, "SH-031, SH-032: the price is paid in full"
    if p.end_cause == 0:
        assert p.deck, "SH-074"


def house_rulings(p: Position) -> bool:
    """Is every reading that a table can choose the house's own?"""
    ways = ("sides", "decades", "bonus_shares")
    return all(
        p.content.settings[s.name] == s.default
        for s in p.game.settings
        if s.name not in ways and s.name != "pack"
    )


def rounds(column: dict[str, str]) -> list[dict[str, str]]:
    return [{"sides": "basic"}, {"sides": "advanced"}]


def starts(column: dict[str, str]) -> list[Position]:
    """Everything is met soon enough."""
    return []


UNREACHABLE: list[Unreachable] = []
