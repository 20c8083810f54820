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

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Score) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash((self.seat, self.place, self.rank()))

    def __repr__(self) -> str:
        parts = ", ".join(f"{part} {points}" for part, points in self.parts.items() if points)
        return f"<seat {self.seat}: {self.total} points, place {self.place}{f' ({parts})' if parts else ''}>"

    def data(self) -> dict[str, object]:
        """The score as plain data."""
        return {
            "seat": self.seat,
            "place": self.place,
            "total": self.total,
            "parts": dict(self.parts),
            "tiebreaks": dict(self.tiebreaks),
        }


class Team:
    """The result of a game that is won or lost together, as it stands: goals met of so many, and how many
    are needed."""

    def __init__(self, met: int, needed: int, of: int, won: bool, level: str, result: str) -> None:
        self.met = met
        self.needed = needed
        self.of = of
        self.won = won
        self.level = level
        """The message with the printed name of the difficulty; empty where the edition has none."""
        self.result = result
        """The message with the word of the edition's own chart of results; empty where it has none."""


def outcome(scores: list[Score], team: bool) -> list[float]:
    """What a finished game is worth to each seat: +1 for a sole win, -1/(n-1) for a loss, 0 together.

    A shared win is in between. A team wins or loses as one: +1 or -1 for everybody.
    """
    seats = len(scores)
    winners = [score.seat for score in scores if score.place == 1]
    if team or seats == 1:
        return [1.0 if winners else -1.0] * seats
    if len(winners) in (0, seats):
        return [0.0] * seats
    others = seats - 1
    return [((seats / len(winners) if seat in winners else 0.0) - 1) / others for seat in range(seats)]


def best_of(scores: list[Score], seats: list[int]) -> list[int]:
    """Those of these seats that are placed best: who wins among the people who played to the end."""
    places = [score.place for score in scores if score.seat in seats]
    best = min(places, default=0)
    return [score.seat for score in scores if score.seat in seats and score.place == best]


def placed(scores: list[Score]) -> list[Score]:
    """The scores with their places filled in; equals share a place."""
    for score in scores:
        score.place = 1 + sum(other.rank() > score.rank() for other in scores)
    return scores
