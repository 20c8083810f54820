"""How things that belong together are kept in one int."""

from typing import Final

SEATS: Final = 8
"""More seats than a game has."""


def known_card(card: int, seat: int) -> int:
    """A card in somebody's hand that this seat handed over, and so knows."""
    return card * SEATS + seat


def card_known(code: int) -> int:
    """Which card is known."""
    return code // SEATS


def seat_knowing(code: int) -> int:
    """Who knows it."""
    return code % SEATS
