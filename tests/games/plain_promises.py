"""The promises of a game that says nothing of itself: any turn will do, every verb is as good as another."""

import random

from bathysphere.engine.position import Position
from tests.games.temperaments import Habits

HABITS = Habits(quiet=(), gives_up=(), spending={})


def more_settings(fresh: random.Random) -> dict[str, str]:
    return {}


def keeps_its_book(p: Position) -> bool:
    return True


def manners(p: Position, names: tuple[str, ...]) -> tuple[str, ...]:
    return names


def turn_begun(p: Position, seat: int) -> None:
    return None


def turn_over(p: Position, turn: object) -> None:
    """Nothing is demanded."""
