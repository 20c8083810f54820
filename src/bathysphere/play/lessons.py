"""Lessons: a set position, one idea, and steps that the learner plays and the engine checks.

A lesson is a text (`docs/lessons.md`): a head, a record that leads to the position, and steps with a task,
the lines that reach its goal, and answers to other tries. Where a learner stands follows from the moves that
were played since the record ended, and from nothing else: what is taken back was never tried.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase

from bathysphere.engine.errors import Problem
from bathysphere.engine.record import Record
from bathysphere.language.languages import DEFAULT
from bathysphere.play.course import Course, Move

InLanguages = dict[str, str]
"""A text by language."""
Moves = tuple[str, ...]
"""Actions one after the other; `*` and `?` in them stand for anything."""

_LINE = re.compile(r"([a-z]+)(?:\.([a-z-]+))?:\s*(.*)")
_HEAD = ("lesson", "order", "minutes", "rules", "title", "idea")
_STEP = ("name", "task", "check", "goal", "wait", "happens", "show", "reply", "done")
_ANSWER = ("says", "why", "look", "rule")
_SAID = ("title", "idea", "name", "task", "check", "done", "says", "why", "look")
"""What is written once a language."""


class LessonError(Problem):
    """A lesson that cannot be read, or that does not teach what it promises; `line` says where."""

    def __init__(self, code: str, line: int, lesson: str = "", **params: str) -> None:
        super().__init__(f"lesson-{code}", line=str(line), lesson=lesson, **params)
        self.line = line


@dataclass
class Answer:
    """What is true of a try that does not reach the goal: never that it is wrong."""

    tried: str
    """The action it answers, or the whole line joined by `; `; `*` answers everything else."""
    line: int
    says: InLanguages = field(default_factory=dict)
    why: InLanguages = field(default_factory=dict)
    look: InLanguages = field(default_factory=dict)
    rules: tuple[str, ...] = ()


@dataclass
class LessonStep:
    """One thing to do."""

    id: str
    line: int
    name: InLanguages = field(default_factory=dict)
    task: InLanguages = field(default_factory=dict)
    done: InLanguages = field(default_factory=dict)
    """What has happened, once it is reached."""
    checks: list[InLanguages] = field(default_factory=list)
    goals: list[Moves] = field(default_factory=list)
    waits: list[str] = field(default_factory=list)
    """Choices that are judged by the one after them: a card first, then where it goes."""
    happens: list[str] = field(default_factory=list)
    """Kinds of events that reach the goal too, whatever leads to them in the learner's turn."""
    show: Moves = ()
    """What “Show me” plays; without it the first goal."""
    replies: Moves = ()
    """What is played by itself once the goal is reached, mostly by the others."""
    answers: list[Answer] = field(default_factory=list)

    @property
    def shown(self) -> Moves:
        """What “Show me” plays."""
        return self.show or (self.goals[0] if self.goals else ())

    def matched(self, line: Sequence[str]) -> int:
        """How many actions of a line are on the way to a goal."""
        return max((_common(goal, line) for goal in self.goals), default=0)

    def reached(self, line: Sequence[str]) -> bool:
        """Is a line one of those that reach the goal?"""
        return any(len(goal) == len(line) == _common(goal, line) for goal in self.goals)

    def answer(self, line: Sequence[str]) -> Answer:
        """What is said to a line that leads elsewhere."""
        off = line[min(self.matched(line), len(line) - 1)]
        whole = "; ".join(line)
        for answer in self.answers:
            if fnmatchcase(off, answer.tried) or fnmatchcase(whole, answer.tried):
                return answer
        raise AssertionError("the last answer of a step takes every try")


@dataclass
class Lesson:
    """A lesson as it was written."""

    id: str
    order: int = 0
    minutes: int = 3
    rules: tuple[str, ...] = ()
    title: InLanguages = field(default_factory=dict)
    idea: InLanguages = field(default_factory=dict)
    record: Record = field(default_factory=lambda: Record("", 0, 0, 0, {}))
    steps: list[LessonStep] = field(default_factory=list)

    @property
    def game(self) -> str:
        """The game it teaches."""
        return self.record.game

    def said(self) -> list[tuple[int, str, InLanguages]]:
        """Every text of it with the line where its part begins and what it is."""
        texts = [(1, "title", self.title), (1, "idea", self.idea)]
        for step in self.steps:
            texts += [(step.line, "name", step.name), (step.line, "task", step.task)]
            texts += [(step.line, "done", step.done)] if step.done else []
            texts += [(step.line, "check", check) for check in step.checks]
            for answer in step.answers:
                texts.append((answer.line, "says", answer.says))
                texts += [(answer.line, "why", answer.why)] if answer.why else []
                texts += [(answer.line, "look", answer.look)] if answer.look else []
        return texts


def in_language(said: Mapping[str, str], language: str) -> str:
    """A text in a language, or else in the one that every lesson has."""
    return said.get(language) or said.get(DEFAULT) or next(iter(said.values()), "")


# -- where a learner stands -------------------------------------------------------------------------


@dataclass
class Progress:
    """Where a learner stands in a lesson."""

    step: int
    """The place of the step; as many as there are steps when all of them are reached."""
    begins: int
    """How many moves there were when the step began, those of the record included."""
    line: list[str]
    """What the learner has played of the step."""
    ticked: int
    """How many of its checks are fulfilled."""
    answer: Answer | None = None
    """Set if the line leads elsewhere: what is said to it."""
    reply: str = ""
    """What is played next by itself."""

    @property
    def stays(self) -> bool:
        """Is a try on the table that leads elsewhere?"""
        return self.answer is not None


def progress(lesson: Lesson, course: Course) -> Progress:
    """Where the learner of a course stands that began with the record of the lesson."""
    start = len(lesson.record.actions)
    moves = course.moves[start:]
    place = 0
    for number, step in enumerate(lesson.steps):
        begins, line, events = place, [], []  # type: int, list[str], list[str]
        while not (step.reached(line) or any(kind in step.happens for kind in events)):
            if place == len(moves):
                ticked = _ticked(step, step.matched(line))
                return Progress(number, start + begins, line, ticked)
            move = moves[place]
            line.append(move.action)
            events += [event.kind.name for event in move.events]
            place += 1
            reached = step.reached(line) or any(kind in step.happens for kind in events)
            if not reached and not _on_the_way(step, line, moves, begins, place, course):
                matched = _ticked(step, step.matched(line))
                return Progress(number, start + begins, line, matched, step.answer(line))
        for reply in step.replies:
            if place == len(moves):
                return Progress(number, start + begins, line, len(step.checks), reply=reply)
            place += 1
    return Progress(len(lesson.steps), start + place, [], 0)


def _on_the_way(
    step: LessonStep, line: list[str], moves: list[Move], begins: int, place: int, course: Course
) -> bool:
    """Can the goal still be reached without taking anything back?"""
    if step.matched(line) == len(line) or any(fnmatchcase(line[-1], each) for each in step.waits):
        return True
    if not step.happens:
        return False
    first = moves[begins]
    if place < len(moves):
        return moves[place].seat == first.seat and moves[place].turn == first.turn
    p = course.position
    return not p.over and p.seat == first.seat and p.turn == first.turn


def _ticked(step: LessonStep, matched: int) -> int:
    """Each check stands for one action more; the last one only for the whole line."""
    return min(matched, max(0, len(step.checks) - 1))


def _common(goal: Moves, line: Sequence[str]) -> int:
    count = 0
    for pattern, action in zip(goal, line, strict=False):
        if not fnmatchcase(action, pattern):
            break
        count += 1
    return count


# -- reading ----------------------------------------------------------------------------------------


def parse(text: str) -> Lesson:
    """Read a lesson; LessonError names the line and what is wrong with it."""
    return _Reader(text).lesson()


class _Reader:
    """Goes through the lines of a lesson once."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.draft = Lesson("")
        self.step: LessonStep | None = None
        self.answer: Answer | None = None
        self.record: list[str] = []
        self.record_at = 0

    def lesson(self) -> Lesson:
        for number, raw in enumerate(self.lines, 1):
            text = raw.strip()
            if not text or text.startswith("#"):
                continue
            if self.record_at and self.step is None and not text.startswith("step:"):
                self.record.append(raw)
                continue
            match = _LINE.fullmatch(text)
            if match is None:
                raise self.wrong("line", number, text=text)
            self.read(number, match[1], match[2] or "", match[3])
        self.finish()
        return self.draft

    def read(self, number: int, key: str, language: str, value: str) -> None:
        if bool(language) != (key in _SAID):
            raise self.wrong("language", number, key=key)
        if key == "record":
            self.record_at = number
        elif key == "step":
            self.step, self.answer = LessonStep(value, number), None
            self.draft.steps.append(self.step)
        elif self.step is None and key in _HEAD:
            self.head(number, key, language, value)
        elif self.step is not None and key in ("try", "otherwise"):
            self.answer = Answer(value if key == "try" else "*", number)
            self.step.answers.append(self.answer)
        elif self.answer is not None and key in _ANSWER:
            self.of_answer(self.answer, key, language, value)
        elif self.step is not None and key in _STEP:
            self.of_step(self.step, key, language, value)
        else:
            raise self.wrong("key", number, key=key)

    def head(self, number: int, key: str, language: str, value: str) -> None:
        if key in ("title", "idea"):
            getattr(self.draft, key)[language] = value
        elif key in ("minutes", "order"):
            if not value.isdigit():
                raise self.wrong("number", number, key=key, value=value)
            setattr(self.draft, key, int(value))
        elif key == "rules":
            self.draft.rules = tuple(value.split())
        else:
            self.draft.id = value

    def of_step(self, step: LessonStep, key: str, language: str, value: str) -> None:
        if key in ("name", "task", "done"):
            getattr(step, key)[language] = value
        elif key == "check":
            # A language after the other: the first one that is missing here belongs to this text.
            place = next((n for n, said in enumerate(step.checks) if language not in said), len(step.checks))
            if place == len(step.checks):
                step.checks.append({})
            step.checks[place][language] = value
        elif key == "happens":
            step.happens += value.split()
        elif key == "wait":
            step.waits.append(value)
        elif key == "goal":
            step.goals.append(_line(value))
        elif key == "show":
            step.show = _line(value)
        else:
            step.replies += _line(value)

    def of_answer(self, answer: Answer, key: str, language: str, value: str) -> None:
        if key == "rule":
            answer.rules += tuple(value.split())
        else:
            getattr(answer, key)[language] = value

    def finish(self) -> None:
        lesson = self.draft
        if not lesson.id or not self.record_at or not lesson.steps:
            raise self.wrong("part", len(self.lines) or 1, missing="lesson, record, step")
        lesson.record = Record.parse("\n" * self.record_at + "\n".join(self.record))
        for step in lesson.steps:
            if not step.shown:
                raise self.wrong("goal", step.line, step=step.id)
            if not step.answers or step.answers[-1].tried != "*":
                raise self.wrong("otherwise", step.line, step=step.id)

    def wrong(self, code: str, line: int, **params: str) -> LessonError:
        return LessonError(code, line, self.draft.id, **params)


def _line(text: str) -> Moves:
    return tuple(" ".join(part.split()) for part in text.split(";") if part.strip())
