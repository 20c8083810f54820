"""Scores: the points of a seat, part by part."""


class Score:
    """What one seat has: points by part, what breaks ties, and the place that follows from both."""

    def __init__(self, seat: int, parts: dict[str, int], tiebreaks: dict[str, int]) -> None:
        self.seat = seat
        self.parts = parts
        self.tiebreaks = tiebreaks
        """What decides between equal totals, most important first; more is better."""
        self.place = 1

    @property
    def total(self) -> int:
        """All points together."""
        return sum(self.parts.values())

    def rank(self) -> tuple[int, ...]:
        """What is compared: the points, then the tiebreaks in their order."""
        return (self.total, *self.tiebreaks.values())

    def data(self) -> dict[str, object]:
        """The score as plain data."""
        return {
            "seat": self.seat,
            "place": self.place,
            "total": self.total,
            "parts": dict(self.parts),
            "tiebreaks": dict(self.tiebreaks),
        }


def placed(scores: list[Score]) -> list[Score]:
    """The scores with their places filled in; equals share a place."""
    for score in scores:
        score.place = 1 + sum(other.rank() > score.rank() for other in scores)
    return scores
