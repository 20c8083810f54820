"""Does a lesson keep what it promises? It is played through, by its own “Show me” and by other tries."""

from __future__ import annotations

from collections.abc import Iterable
from fnmatch import fnmatchcase
from itertools import combinations, islice

from bathysphere.catalogue import game
from bathysphere.engine import choices
from bathysphere.engine.errors import Problem
from bathysphere.engine.position import Position
from bathysphere.language.languages import LANGUAGES
from bathysphere.play.course import Course
from bathysphere.play.lessons import Lesson, LessonError, LessonStep, progress
from bathysphere.play.refusal import Refusal

SHORTEST, LONGEST = 2, 4
"""Minutes that a lesson takes."""
SETS = 40
"""Sets of which a step is tried with: enough to meet every kind of answer."""


def begun(lesson: Lesson) -> Course:
    """A course at the position where the lesson begins; RecordError if its record does not lead there."""
    return Course.of(lesson.record, game(lesson.game))


def check(lesson: Lesson, languages: Iterable[str] = LANGUAGES) -> None:
    """Raise what is wrong with a lesson: texts, its record, its goals, its answers."""
    _check_texts(lesson, list(languages))
    course = begun(lesson)
    learner = course.position.seat
    for number, step in enumerate(lesson.steps):
        if course.position.over or course.position.seat != learner:
            raise LessonError("turn", step.line, lesson.id, step=step.id)
        _check_answers(lesson, step, course)
        _check_goals(lesson, step, course, number)
        for place, action in enumerate(step.shown):
            _play(lesson, step, course, action)
            now = progress(lesson, course)
            if now.stays or (place + 1 == len(step.shown)) != (now.step > number or bool(now.reply)):
                raise LessonError("show", step.line, lesson.id, step=step.id, action=action)
        for reply in step.replies:
            _play(lesson, step, course, reply)
    if progress(lesson, course).step != len(lesson.steps):
        raise LessonError("end", lesson.steps[-1].line, lesson.id)


def other_tries(lesson: Lesson, step: LessonStep, course: Course) -> list[tuple[str, ...]]:
    """Every single choice on the way to the goal that leads elsewhere, with what was played before it."""
    tries = []
    on_the_way = course.copy()
    for place, action in enumerate(step.shown):
        before = step.shown[:place]
        for each in _possible(on_the_way.position):
            if step.matched((*before, each)) == place:
                tries += _judged(lesson, step, on_the_way, before, each)
        _play(lesson, step, on_the_way, action)
    return tries


def _judged(
    lesson: Lesson, step: LessonStep, course: Course, before: tuple[str, ...], tried: str
) -> list[tuple[str, ...]]:
    """The try, or what it leads to where that decides."""
    if not any(fnmatchcase(tried, each) for each in step.waits):
        return [(*before, tried)]
    further = course.copy()
    _play(lesson, step, further, tried)
    if len(further.moves) and further.position.turn == course.position.turn and not further.position.over:
        return [(*before, tried, each) for each in _possible(further.position)]
    return [(*before, tried)]


def _possible(p: Position) -> list[str]:
    """All that can be chosen, as people choose it; of the sets some."""
    together = choices.set_choice(p)
    if together is None or together.most == 1:
        return [p.text(each) for each in choices.offered(p)]
    besides = [p.text(each) for each in p.choices if each not in together.members]
    sets = combinations(together.members, together.most)
    return besides + [choices.Chosen(sorted(each), True).text(p) for each in islice(sets, SETS)]


def _check_answers(lesson: Lesson, step: LessonStep, course: Course) -> None:
    """Other tries get no tick but an answer; an answer that no try can get is a slip of the pen."""
    given = set()
    for line in other_tries(lesson, step, course):
        tried = course.copy()
        for action in line:
            _play(lesson, step, tried, action)
        now = progress(lesson, tried)
        if now.answer is not None:
            given.add(now.answer.line)
        elif not step.happens:
            raise LessonError("accepts", step.line, lesson.id, step=step.id, action=line[-1])
    for answer in step.answers[:-1]:
        if answer.line not in given and "; " not in answer.tried:
            raise LessonError("answer", answer.line, lesson.id, tried=answer.tried)


def _check_goals(lesson: Lesson, step: LessonStep, course: Course, number: int) -> None:
    """Every goal that is written out can be played, and reaches the step."""
    for goal in step.goals:
        if any(letter in action for action in goal for letter in "*?["):
            continue
        tried = course.copy()
        for action in goal:
            _play(lesson, step, tried, action)
        now = progress(lesson, tried)
        if now.stays or (now.step <= number and not now.reply):
            raise LessonError("show", step.line, lesson.id, step=step.id, action=goal[-1])


def _play(lesson: Lesson, step: LessonStep, course: Course, action: str) -> None:
    try:
        course.play(course.prepare(action))
    except Refusal as refusal:
        raise LessonError("action", step.line, lesson.id, action=action, why=str(refusal)) from refusal


def _check_texts(lesson: Lesson, languages: list[str]) -> None:
    for line, what, said in lesson.said():
        missing = [language for language in languages if not said.get(language)]
        if missing:
            raise LessonError("text", line, lesson.id, what=what, missing=", ".join(missing))
    if not SHORTEST <= lesson.minutes <= LONGEST:
        raise LessonError("minutes", 1, lesson.id, least=str(SHORTEST), most=str(LONGEST))


def problem_of(lesson: Lesson, languages: Iterable[str] = LANGUAGES) -> Problem | None:
    """What is wrong with a lesson, or None."""
    try:
        check(lesson, languages)
    except Problem as problem:
        return problem
    return None
