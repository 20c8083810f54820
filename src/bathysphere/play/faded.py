"""What stands for a position that is only believed."""

from __future__ import annotations

from bathysphere.engine.scores import Score


class Faded:
    """What is left of a position that cannot be made any more: who sat where."""

    def __init__(self, seats: int, first_chair: int, over: bool) -> None:
        self.seats = seats
        self.first_chair = first_chair
        self.over = over
        self.seat = -1
        self.game = None

    def chair_of_seat(self, seat: int) -> int:
        """As a position has it."""
        return (seat + self.first_chair) % self.seats

    def seat_of_chair(self, chair: int) -> int:
        """As a position has it."""
        return (chair - self.first_chair) % self.seats

    def scores(self) -> list[Score]:
        """Nobody knows."""
        return []
