"""A lesson in the terminal: the table, a task, and what is true of every try."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from bathysphere.language.languages import DEFAULT
from bathysphere.lessons import lessons_of
from bathysphere.play.lesson_check import begun
from bathysphere.play.lessons import InLanguages, Lesson, in_language, progress
from bathysphere.terminal.app import Sitting
from bathysphere.terminal.sitting import Leave


def play(
    lesson: Lesson,
    language: str = DEFAULT,
    *,
    console: Console | None = None,
    ask: Callable[[str], str] = input,
    plain: bool = False,
) -> bool:
    """Learn a lesson; was it learnt to its end?"""
    players = lesson.record.players or ["you"] * lesson.record.seats
    sitting = Learning(
        lesson,
        begun(lesson),
        players,
        "",
        language=language,
        console=console or Console(),
        ask=ask,
        hint=None,
        folder=Path(),
        plain=plain,
        file=None,
    )
    return sitting.learn()


class Learning(Sitting):
    """A sitting at which the others do what the lesson says, and a try that leads elsewhere is taken back."""

    def __init__(self, lesson: Lesson, *args: object, **more: object) -> None:
        super().__init__(*args, **more)  # type: ignore[arg-type]
        self.lesson = lesson
        self.learner = self.course.position.seat
        self.coached = False
        self.keeper.idle = True
        self.note = ""
        self.bots = {}
        self.people = 1
        for word in ["show", *self.voice.words("command-show")]:
            self.handlers[word] = self.do_show

    def learn(self) -> bool:
        """Step by step to the end, or until the learner leaves."""
        lesson = self.lesson
        ids = (
            [each.id for each in lessons_of(lesson.game)]
            if lesson in lessons_of(lesson.game)
            else [lesson.id]
        )
        number = ids.index(lesson.id) + 1
        self.tell(
            self.voice.say(
                "lesson-head",
                title=self.said(lesson.title),
                number=number,
                of=len(ids),
                minutes=lesson.minutes,
            )
        )
        self.tell(self.said(lesson.idea))
        try:
            self.steps()
        except (EOFError, KeyboardInterrupt, Leave):
            return False
        following = ids[number] if number < len(ids) else ""
        message = "lesson-over" if following else "lesson-last"
        self.tell(self.voice.say(message, game=lesson.game, next=following))
        return True

    def steps(self) -> None:
        """Until every step is reached."""
        told = -1
        while True:
            now = progress(self.lesson, self.course)
            if told >= 0 and (now.step > told or now.reply):
                self.tell(self.said(self.lesson.steps[told].done))
                told = -1
            if now.step == len(self.lesson.steps):
                return
            if now.reply:
                self.course.play(self.course.prepare(now.reply))
                continue
            if now.answer is not None:
                self.tell(self.said(now.answer.says))
                why, rules = self.said(now.answer.why), " ".join(now.answer.rules)
                if why:
                    self.tell(self.voice.say("lesson-why", why=why, rules=rules))
                self.tell(self.voice.say("lesson-look", look=self.said(now.answer.look)))
                self.course.take_back(now.begins)
                self.tell(self.voice.say("lesson-back"))
            told = now.step
            self.person_turn(self.learner)

    def draw(self, whole: bool = True) -> None:
        """The table, and below it the task."""
        super().draw(whole)
        now = progress(self.lesson, self.course)
        if now.step == len(self.lesson.steps):
            return
        step = self.lesson.steps[now.step]
        of = len(self.lesson.steps)
        self.tell(self.voice.say("lesson-step", step=now.step + 1, of=of, name=self.said(step.name)))
        self.tell(self.said(step.task))
        for place, check in enumerate(step.checks):
            message = "lesson-done" if place < now.ticked else "lesson-open"
            self.tell(self.voice.say(message, text=self.said(check)))
        if not self.course.moves[len(self.lesson.record.actions) :]:
            self.tell(self.voice.say("lesson-how"))

    def do_show(self, rest: str) -> bool:
        """Play what leads to the goal, one choice at a time."""
        now = progress(self.lesson, self.course)
        shown = self.lesson.steps[now.step].shown
        if tuple(now.line) != shown[: len(now.line)]:
            self.course.take_back(now.begins)
            now.line = []
        action = shown[len(now.line)]
        self.tell(f"> {action}")
        self.course.play(self.course.prepare(action))
        return True

    def do_undo(self, rest: str) -> bool:
        """Back within the step; a lesson begins where its record ends."""
        now = progress(self.lesson, self.course)
        if not now.line:
            self.tell(self.voice.say("undo-nothing"))
            return False
        return super().do_undo(rest)

    def do_quit(self, rest: str) -> bool:
        """Leave; a lesson leaves nothing behind."""
        raise Leave

    def said(self, text: InLanguages) -> str:
        """A text of the lesson, without marks for bold letters."""
        return self.voice.spell(in_language(text, self.voice.language).replace("**", ""))
