"""The lessons there are: those that lie with the games, read once."""

from __future__ import annotations

from functools import cache

from bathysphere.catalogue import game
from bathysphere.content.lesson_files import lesson_texts
from bathysphere.engine.errors import OptionError
from bathysphere.play.lessons import Lesson, parse


@cache
def lessons_of(name: str) -> tuple[Lesson, ...]:
    """The lessons of a game in the order in which they are best learnt."""
    lessons = [parse(text) for text in lesson_texts(game(name).package).values()]
    return tuple(sorted(lessons, key=lambda lesson: (lesson.order, lesson.id)))


def find(name: str, id: str) -> Lesson | None:
    """A lesson of a game, or None: a table may remember one that is no longer there."""
    return next((each for each in lessons_of(name) if each.id == id), None)


def lesson(name: str, id: str) -> Lesson:
    """A lesson of a game; OptionError if there is none of that name."""
    there = find(name, id)
    if there is not None:
        return there
    known = ", ".join(each.id for each in lessons_of(name))
    raise OptionError("lesson-unknown", lesson=id, game=name, known=known)
