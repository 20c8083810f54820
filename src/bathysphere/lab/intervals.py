"""How sure one can be of a rate, a mean or a difference."""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist

Z95 = 1.959964
FEW = 30
"""Below so many cases an interval says little, and a report warns."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a rate; (0, 1) where nothing was played."""
    if games == 0:
        return (0.0, 1.0)
    rate = wins / games
    if rate in (0.0, 1.0):
        bound = Z95**2 / (games + Z95**2)
        return (0.0, bound) if rate == 0.0 else (1 - bound, 1.0)
    spread = Z95 * sqrt(rate * (1 - rate) / games + Z95**2 / (4 * games**2))
    centre = rate + Z95**2 / (2 * games)
    scale = 1 + Z95**2 / games
    return (max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale))


def outside(rate: float, expected: float, count: int, tests: int) -> bool:
    """Is a rate off even though so many of them were looked at (Bonferroni, by the normal tail)?"""
    spread = sqrt(expected * (1 - expected) / count)
    return abs(rate - expected) > spread * NormalDist().inv_cdf(1 - 0.025 / tests)


def mean_interval(values: Sequence[float]) -> tuple[float, float, float]:
    """The mean of some values and its 95 % interval; unbounded with fewer than two values."""
    count = len(values)
    if count == 0:
        return (0.0, float("-inf"), float("inf"))
    mean = sum(values) / count
    if count == 1:
        return (mean, float("-inf"), float("inf"))
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    spread = student(count - 1) * sqrt(variance / count)
    return (mean, mean - spread, mean + spread)


def student(freedom: int) -> float:
    """The two-sided 95 % point of Student's distribution (Cornish-Fisher; within 1 % from three on)."""
    z, v = Z95, freedom
    if v < len(_FIRST):
        return _FIRST[v]
    terms = (z**3 + z) / (4 * v) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v**2)
    return z + terms + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * v**3)


_FIRST = (float("inf"), 12.706, 4.303, 3.182)
