"""Every lesson can be learnt: its own way leads to its end, other tries are answered, in every language."""

from __future__ import annotations

import pytest

from bathysphere.engine.errors import Problem
from bathysphere.games import GAMES
from bathysphere.language.languages import LANGUAGES
from bathysphere.lessons import lessons_of
from bathysphere.play.lesson_check import begun, check, other_tries
from bathysphere.play.lessons import Lesson, LessonError, in_language, parse, progress
from tests.test_ledger import rules, rulings

LEAST = 5
ALL = [lesson for name in GAMES for lesson in lessons_of(name)]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_at_least_five_lessons_in_an_order(name: str) -> None:
    lessons = lessons_of(name)
    assert len(lessons) >= LEAST
    assert [lesson.order for lesson in lessons] == list(range(1, len(lessons) + 1))


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.game}-{lesson.id}")
def test_a_lesson_keeps_what_it_promises(lesson: Lesson) -> None:
    check(lesson)


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.game}-{lesson.id}")
def test_other_tries_are_answered_and_taken_back(lesson: Lesson) -> None:
    """Whatever else is tried gets no tick for the goal, a sentence in every language, and leaves no trace."""
    course = begun(lesson)
    for number, step in enumerate(lesson.steps):
        begins = len(course.moves)
        tries = other_tries(lesson, step, course)
        assert tries, f"{step.id}: there is nothing else to try"
        for line in tries:
            for action in line:
                course.play(course.prepare(action))
            now = progress(lesson, course)
            assert (now.step, now.begins) == (number, begins)
            assert now.answer is not None
            assert now.ticked < len(step.checks)
            for language in LANGUAGES:
                assert in_language(now.answer.says, language)
                assert in_language(now.answer.look, language)
            assert now.answer.rules
            course.take_back(begins)
            assert not progress(lesson, course).stays
        for action in (*step.shown, *step.replies):
            course.play(course.prepare(action))


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.game}-{lesson.id}")
def test_an_answer_never_calls_a_try_wrong(lesson: Lesson) -> None:
    for _, _, said in lesson.said():
        for text in said.values():
            assert not {"wrong", "falsch", "mistake", "Fehler"} & set(text.replace(".", "").split())


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.game}-{lesson.id}")
def test_rules_are_those_of_the_ledger(lesson: Lesson) -> None:
    ledger = rules(lesson.game) | rulings(lesson.game)
    named = set(lesson.rules).union(*(a.rules for step in lesson.steps for a in step.answers))
    assert named <= ledger


SMALL = """
lesson: small
minutes: 2
title.en: Small
title.de: Klein
idea.en: An idea
idea.de: Eine Idee

record:
[game shares] [seats 3] [seed 7] [version 2]

step: take
name.en: Take
name.de: Nimm
task.en: Take a card.
task.de: Nimm eine Karte.
goal: draft {card}
otherwise:
says.en: Another
says.de: Eine andere
rule: SH-021
"""


def small() -> str:
    course = begun(parse(SMALL.format(card="*")))
    p = course.position
    return SMALL.format(card=p.text(p.choices[0]).removeprefix("draft "))


def test_a_lesson_of_somebody_is_read_and_checked() -> None:
    check(parse(small()))


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("title.de: Klein\n", "", "lesson-text"),
        ("goal: ", "goal: draw; ", "lesson-action"),
        ("otherwise:\n", "try: draft *\n", "lesson-otherwise"),
        ("step: take", "steps: take", "lesson-part"),
        ("task.en", "task", "lesson-language"),
        ("minutes: 2", "minutes: two", "lesson-number"),
        ("minutes: 2", "minutes: 9", "lesson-minutes"),
        ("otherwise:", "try: buy *\nsays.en: x\nsays.de: x\notherwise:", "lesson-answer"),
        ("says.en", "tells.en", "lesson-language"),
    ],
)
def test_a_slip_is_named_with_its_line(old: str, new: str, code: str) -> None:
    with pytest.raises(Problem) as caught:
        check(parse(small().replace(old, new, 1)))
    assert caught.value.code == code
    for language in LANGUAGES:
        assert "{" not in caught.value.sentence(language)
    if isinstance(caught.value, LessonError):
        assert caught.value.line > 0
