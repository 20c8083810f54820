"""What a position is worth, for bots that look ahead."""

from bathysphere.engine.heuristic import Heuristic
from kelp_forest.rules.play import Kelp, points
from kelp_forest.rules.verbs import CARDS


class KelpHeuristic(Heuristic[Kelp]):
    """Points so far are all there is to judge."""

    def __init__(self) -> None:
        super().__init__(parts=["kelp"], weights=[1.0, 0.0], rival=0.6)

    def features(self, p: Kelp) -> list[list[float]]:
        return [[float(points(p, seat))] for seat in range(p.seats)]

    def left(self, p: Kelp) -> float:
        return len(p.deck) / CARDS

    def result(self, p: Kelp) -> list[float]:
        return [points(p, seat) + 0.01 * seat for seat in range(p.seats)]

    def spread(self, p: Kelp) -> float:
        return 1.0 + 4.0 * self.left(p)


HEURISTIC = KelpHeuristic()
