"""Learning by shaking: the slope is found under noise, and what cannot matter is left alone."""

from __future__ import annotations

import numpy as np
import pytest

from bathysphere.lab.climb_weights import shaken_game, sizes, slope
from bathysphere.minds.levels import heuristic


def test_the_slope_is_found_under_noise_and_a_seats_advantage() -> None:
    source = np.random.default_rng(1)
    differences = source.normal(size=(4000, 4))
    leads = differences @ np.array([3.0, -2.0, 0.0, 1.0]) + 5.0 + source.normal(size=4000) * 8
    assert slope(differences, leads) == pytest.approx([3.0, -2.0, 0.0, 1.0], abs=0.4)


def test_noise_alone_makes_almost_no_slope() -> None:
    source = np.random.default_rng(2)
    gains = slope(source.normal(size=(500, 20)), source.normal(size=500) * 10)
    assert np.count_nonzero(gains) < 14
    assert np.abs(gains).max() < 1.5


def test_what_is_the_same_for_everybody_is_not_shaken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bathysphere.lab.climb_weights.PILOT", 2)
    judge = heuristic("shares")
    size = sizes("shares", np.array(judge.weights), seed=1)
    rest = judge.parts.index("rest")
    assert size[rest] == size[len(judge.parts) + rest] == 0.0
    assert np.count_nonzero(size) > len(judge.parts)


def test_a_shaken_game_is_the_same_for_the_same_seed() -> None:
    weights = np.array(heuristic("shares").weights)
    one, other = (shaken_game("shares", weights, 0.1 * np.abs(weights), 7, 3) for _ in range(2))
    assert np.array_equal(one[0], other[0])
    assert one[1] == other[1]
