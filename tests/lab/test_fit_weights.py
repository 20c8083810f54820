"""Fitting: weights that are there are found again, and the file it writes can be read."""

from __future__ import annotations

import tomllib
from pathlib import Path

import numpy as np
import pytest

from bathysphere.catalogue import GAMES
from bathysphere.engine import weights as files
from bathysphere.lab.fit_weights import Lesson, play_lesson, regress, text
from bathysphere.minds.levels import heuristic


def test_regression_finds_the_weights_behind_the_points() -> None:
    true = np.array([2.0, 0.5, 10.0, 1.0, -0.5, 20.0])
    source = np.random.default_rng(1)
    lesson = Lesson()
    for _ in range(2000):
        left = source.random()
        parts = np.hstack([source.normal(size=(2, 2)) * 3, np.ones((2, 1))])
        rows = np.hstack([parts, left * parts])
        points = rows @ true
        lesson.rows += list(rows)
        lesson.totals += list(points)
        lesson.parts.append(rows[0] - rows[1])
        lesson.leads.append(points[0] - points[1])
    weights, explained = regress(lesson, np.zeros(6))
    assert weights == pytest.approx(true, abs=0.15)
    assert explained > 0.99


def test_a_lesson_is_the_same_for_the_same_seed() -> None:
    weights = np.array(heuristic("shares").weights)
    lessons = [Lesson(), Lesson()]
    for lesson in lessons:
        play_lesson("shares", weights, 0, 1, lesson)
    assert lessons[0].leads == lessons[1].leads
    assert len(lessons[0].leads) > 20
    assert np.array_equal(lessons[0].parts, lessons[1].parts)


def test_the_file_is_read_as_it_was_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parts = heuristic("shares").parts
    wanted = np.round(np.random.default_rng(2).normal(size=2 * len(parts)), 4)
    (tmp_path / files.FILE).write_text(text("shares", wanted, "command", ["curve"]), encoding="utf-8")
    monkeypatch.setattr(files.resources, "files", lambda package: tmp_path)
    assert files.learned("shares", parts, []) == pytest.approx(list(wanted))
    with pytest.raises(ValueError, match="weighs"):
        files.learned("shares", ["another"], [])
    (tmp_path / files.FILE).unlink()
    assert files.learned("shares", parts, [1.0]) == [1.0]


@pytest.mark.parametrize("game", GAMES)
def test_learned_weights_say_how_they_were_made(game: str) -> None:
    file = Path(files.__file__).parents[1] / "games" / game / "mind" / files.FILE
    if file.exists():
        said = file.read_text(encoding="utf-8")
        assert (
            f"bathysphere.lab.fit_weights {game}" in said or f"bathysphere.lab.climb_weights {game}" in said
        )
        assert list(tomllib.loads(said)["weights"]) == heuristic(game).parts
    else:
        assert heuristic(game, fitted=True).weights == heuristic(game).weights
