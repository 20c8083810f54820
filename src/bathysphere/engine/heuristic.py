"""What a position is worth: the part of playing well that a game brings along.

A judgement is a sum: parts that a player of the game would name (shares, crew, goals, …), each times a weight
that may change as the game draws to its end. The weights are data: those written down by hand, or those that
`lab/fit_weights.py` has learned from games.
"""

from math import exp
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from bathysphere.engine.position import Position

P = TypeVar("P", bound=Position)

BY_POINTS: Final = 0.12
"""Weight of the raw lead, so that games that are decided are still played for points."""
POINTS_RANGE: Final = 80.0
"""A lead of half of this many points saturates that term."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic(Generic[P]):
    """A judgement of positions by what everybody may see and the judging seat holds."""

    def __init__(
        self, parts: list[str], weights: list[float], rival: float, ahead: int = 0, far: int = 0
    ) -> None:
        self.parts = parts
        """What the parts are called; `part-…` are their names in the game's texts."""
        self.weights = weights
        """Of each part at the end of the game, then of each part how much more it is at the start."""
        self.rival = rival
        """How much the strongest rival's points count against one's own."""
        self.ahead = ahead
        """How many turns of each seat a search plays on before it asks for the chances."""
        self.far = far or ahead
        """The same for an admiral, who has time to look further."""

    def features(self, p: P) -> list[list[float]]:
        """What every seat has of every part. The game is not over."""
        raise NotImplementedError

    def left(self, p: P) -> float:
        """How much of the game is ahead: 1 at the start, 0 at the end."""
        raise NotImplementedError

    def result(self, p: P) -> list[float]:
        """The points of every seat when the game is over, ties broken by a little."""
        raise NotImplementedError

    def spread(self, p: P) -> float:
        """How many points of lead make a good chance of winning: many at the start, few at the end."""
        raise NotImplementedError

    def shortlist(self, p: P) -> list[int]:
        """The legal actions worth looking at; all of them unless the game knows better."""
        return p.choices

    def longlist(self, p: P) -> list[int]:
        """Those that are worth it to somebody with time; no more unless the game knows better."""
        return self.shortlist(p)

    def minds_rivals(self, p: P) -> bool:
        """Does a search look at what rivals may choose, or leave their turns to a glance?"""
        return True

    def expected(self, p: P) -> list[float]:
        """The points every seat can expect at the end of the game; of a team, the same for all."""
        if p.over:
            return self.result(p)
        weights = self.weights_at(p)
        return [weighed(features, weights) for features in self.features(p)]

    def weights_at(self, p: P) -> list[float]:
        """The weight of every part at this moment of the game."""
        left = self.left(p)
        weights = self.weights
        count = len(self.parts)
        return [weights[part] + left * weights[count + part] for part in range(count)]

    def value(self, p: P, seat: int) -> float:
        """How good a position is for a seat: its expected points, less a share of the strongest rival's."""
        points = self.expected(p)
        rival = -1000000.0
        for other in range(len(points)):
            if other != seat and points[other] > rival:
                rival = points[other]
        return points[seat] - self.rival * rival if len(points) > 1 else points[seat]

    def chances(self, p: P) -> list[float]:
        """Every seat's chance to win, between 0 and 1, always a little better with more points."""
        return lead_chances(self.expected(p), self.spread(p))


def weighed(features: list[float], weights: list[float]) -> float:
    """The sum of all parts, each times its weight."""
    total = 0.0
    for part in range(len(weights)):
        feature = features[part]
        if feature != 0.0:
            total += weights[part] * feature
    return total


def lead_chances(points: list[float], spread: float) -> list[float]:
    """Chances to win from expected points."""
    if len(points) == 1:
        return [0.5 + min(0.5, max(-0.5, points[0] / 4.0 / POINTS_RANGE))]
    most = points[0]
    for each in points:
        if each > most:
            most = each
    chances = [exp(max(-60.0, (each - most) / spread)) for each in points]
    total = 0.0
    for each in chances:
        total += each
    for seat in range(len(points)):
        rival = -1000000.0
        for other in range(len(points)):
            if other != seat and points[other] > rival:
                rival = points[other]
        lead = min(0.5, max(-0.5, (points[seat] - rival) / POINTS_RANGE))
        chances[seat] = (1.0 - BY_POINTS) * chances[seat] / total + BY_POINTS * (0.5 + lead)
    return chances


def tempo(p: Position, seat: int) -> float:
    """How soon a seat is to choose again: 1 if now, less the more seats come before it."""
    return 1.0 - (seat - p.seat) % p.seats / p.seats
