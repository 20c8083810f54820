"""A lesson at a table, as its learner sees it."""

from __future__ import annotations

from bathysphere.engine import choices
from bathysphere.engine.errors import Problem
from bathysphere.language.languages import spoken
from bathysphere.language.speech import Speech
from bathysphere.lessons import find, lessons_of
from bathysphere.play.lessons import Answer, Lesson, LessonStep, Progress, in_language, progress
from bathysphere.play.table import Table
from bathysphere.server.web.wire import LessonAnswer, LessonCheck, LessonInfo, LessonLine


def listed(name: str, language: str) -> list[LessonLine]:
    """The lessons of a game, in their order."""
    return [
        LessonLine(
            each.id,
            in_language(each.title, language),
            each.minutes,
            in_language(each.idea, language),
            len(each.steps),
            list(each.rules),
        )
        for each in lessons_of(name)
    ]


def rests(table: Table) -> bool:
    """Is nothing to be chosen: a try waits to be taken back, the others are to reply, or all is learnt?"""
    where = standing(table)
    if where is None:
        return False
    lesson, now = where
    return now.stays or bool(now.reply) or now.step == len(lesson.steps)


def standing(table: Table) -> tuple[Lesson, Progress] | None:
    """The lesson of a table and where its learner stands; None at every other table."""
    if table.play is None or not table.setup.lesson:
        return None
    lesson = find(table.setup.game, table.setup.lesson)
    if lesson is None:
        return None
    memo = table.memo
    if "standing" not in memo:
        memo["standing"] = progress(lesson, table.play)
    now = memo["standing"]
    assert isinstance(now, Progress)
    return lesson, now


def told(table: Table, speech: Speech, language: str) -> LessonInfo | None:
    """Where the learner stands, in words."""
    where = standing(table)
    if where is None:
        return None
    lesson, now = where
    tongue = spoken(language)
    ids = [each.id for each in lessons_of(lesson.game)]
    number = ids.index(lesson.id) + 1
    over = now.step == len(lesson.steps)
    step = lesson.steps[min(now.step, len(lesson.steps) - 1)]
    reached = bool(now.reply) or over
    before = step if reached else lesson.steps[now.step - 1] if now.step else None
    again = now.stays or tuple(now.line) != step.shown[: len(now.line)]
    return LessonInfo(
        lesson=lesson.id,
        number=number,
        of=len(ids),
        title=in_language(lesson.title, tongue),
        minutes=lesson.minutes,
        idea=in_language(lesson.idea, tongue),
        rules=list(lesson.rules),
        steps=[in_language(each.name, tongue) for each in lesson.steps],
        step=now.step,
        task=in_language(step.task, tongue),
        checks=[
            LessonCheck(in_language(check, tongue), reached or place < now.ticked)
            for place, check in enumerate(step.checks)
        ],
        said=in_language(before.done, tongue) if before is not None and not now.line else "",
        answer=_answer(table, speech, now, now.answer, tongue) if now.answer is not None else None,
        back=now.begins,
        show=[] if reached else _shown(step, now, again),
        again=again,
        next=ids[number] if number < len(ids) else "",
    )


def _shown(step: LessonStep, now: Progress, again: bool) -> list[str]:
    return list(step.shown if again else step.shown[len(now.line) :])


def _answer(table: Table, speech: Speech, now: Progress, answer: Answer, tongue: str) -> LessonAnswer:
    return LessonAnswer(
        in_language(answer.says, tongue),
        in_language(answer.why, tongue),
        in_language(answer.look, tongue),
        list(answer.rules),
        _tried(table, speech, now),
    )


def _tried(table: Table, speech: Speech, now: Progress) -> str:
    """The try in the words in which it was offered."""
    assert table.play is not None
    p = table.play.at(now.begins + len(now.line) - 1)
    try:
        return ", ".join(speech.option(p.option(each)) for each in choices.read(p, now.line[-1]).actions)
    except Problem:
        return now.line[-1]
