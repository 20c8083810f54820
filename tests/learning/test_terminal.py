"""Coach and lessons in the terminal, played by script."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from bathysphere.games import GAMES
from bathysphere.language.languages import LANGUAGES
from bathysphere.lessons import lessons_of
from bathysphere.play.lesson_check import begun, other_tries
from bathysphere.play.lessons import Lesson, in_language
from bathysphere.terminal import app
from bathysphere.terminal import lesson as learning


def sayings(lines: list[str]) -> Callable[[str], str]:
    """Somebody who types these lines and then leaves."""
    left = iter(lines)

    def ask(prompt: str) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return ask


def screen(width: int = 100) -> Console:
    return Console(file=StringIO(), width=width, height=40)


def shown(console: Console) -> str:
    file = console.file
    assert isinstance(file, StringIO)
    return " ".join(file.getvalue().split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "lesson", [each for name in GAMES for each in lessons_of(name)], ids=lambda each: f"{each.game}-{each.id}"
)
def test_a_lesson_is_learnt_by_looking_on_after_another_try(
    lesson: Lesson, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    first = lesson.steps[0]
    tried = other_tries(lesson, first, begun(lesson))[0]
    console = screen()
    # Whatever warns is typed again; then everything is shown.
    lines = [*tried, *tried[-1:], *["show"] * sum(len(step.shown) for step in lesson.steps)]
    assert learning.play(lesson, language, console=console, ask=sayings(lines), plain=True)
    text = shown(console)
    for step in lesson.steps:
        for said in (step.task, step.done):
            assert " ".join(in_language(said, language).replace("**", "").split()) in text
    assert list(tmp_path.iterdir()) == [], "a lesson leaves nothing behind"


@pytest.mark.parametrize("name", GAMES)
def test_the_coach_speaks_until_two_games_are_finished(name: str, tmp_path: Path) -> None:
    def sitting(*lines: str) -> str:
        console = screen()
        app.play(
            name,
            ["you", "random"],
            seed=3,
            console=console,
            ask=sayings([*lines, "quit", "no"]),
            folder=tmp_path,
        )
        return shown(console)

    assert "Coach: " in sitting()
    silenced = sitting("coach off", "table")
    assert "The coach is silent" in silenced
    assert silenced.count("Coach: ") == 1
    for number in (1, 2):
        app.play(name, ["random", "random"], seed=number, console=screen(), ask=sayings([]), folder=tmp_path)
    assert "Coach: " not in sitting()
    assert "Coach: " in sitting("coach on")
