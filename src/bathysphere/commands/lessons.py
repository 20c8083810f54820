"""`bathysphere lesson`: list, check and play lessons."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from bathysphere import lessons
from bathysphere.catalogue import game, playable
from bathysphere.commands.shared import Json, Problems, check_language, print_json, read
from bathysphere.engine.errors import Problem
from bathysphere.lab.commands import HERE, Language
from bathysphere.language.texts import of_package
from bathysphere.play.lessons import in_language
from bathysphere.play.lessons import parse as parse_lesson

lesson_app = App(name="lesson", help="Short lessons: a set position, one idea, every move made by you.")


@lesson_app.command(name="list")
def lesson_list(
    name: Annotated[str | None, Parameter(help="One game; all of them if left out.")] = None,
    /,
    *,
    lang: Language = HERE,
    as_json: Json = False,
) -> None:
    """The lessons of each game, in the order in which they are best learnt."""
    check_language(lang)
    names = [game(name).name] if name else list(playable())
    by_game = {each: lessons.lessons_of(each) for each in names}
    if as_json:
        data = {
            each: [
                {"lesson": one.id, "minutes": one.minutes, "title": in_language(one.title, lang)}
                for one in several
            ]
            for each, several in by_game.items()
        }
        print_json(data)
        return
    console = Console(highlight=False)
    for each, several in by_game.items():
        console.print(Text(of_package(game(each).package, lang).say(f"game-{each}"), style="bold"))
        for one in several:
            idea = in_language(one.idea, lang).replace("**", "")
            console.print(Padding(Text(f"{one.id}: {in_language(one.title, lang)}"), (0, 0, 0, 4)))
            console.print(Padding(Text(idea), (0, 0, 0, 8)))


@lesson_app.command(name="check")
def lesson_check(
    files: Annotated[list[Path], Parameter(negative=())] = [],  # noqa: B006
    /,
    *,
    lang: Language = HERE,
) -> None:
    """Play lessons through: by what they show, and by all that could be tried otherwise.

    Parameters
    ----------
    files
        Lessons of your own (`docs/lessons.md`); all of ours if left out.
    """
    from bathysphere.play.lesson_check import check

    check_language(lang)
    ours = [one for each in playable() for one in lessons.lessons_of(each)]
    problems = []
    for each in [parse_lesson(read(file)) for file in files] if files else ours:
        try:
            check(each)
        except Problem as problem:
            problems.append(problem)
        else:
            print(f"ok: {each.game} {each.id}: {in_language(each.title, lang)}")
    if problems:
        raise Problems(problems)


@lesson_app.command(name="play")
def lesson_play(
    name: str,
    lesson: str,
    /,
    *,
    lang: Language = HERE,
    plain: Annotated[
        bool, Parameter(negative=(), help="Never clear the screen: for screen readers and slow lines.")
    ] = False,
) -> None:
    """Learn a lesson in the terminal. Type `show` there to see it played.

    Parameters
    ----------
    name
        The game; `bathysphere games` lists them.
    lesson
        The lesson (`bathysphere lesson list`), or a file of your own.
    """
    from bathysphere.terminal import lesson as learning

    check_language(lang)
    own = Path(lesson)
    chosen = parse_lesson(read(own)) if own.suffix == ".lesson" else lessons.lesson(game(name).name, lesson)
    learning.play(chosen, lang, plain=plain)
