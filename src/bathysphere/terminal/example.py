"""A worked example of the manual in the terminal: its position, to be played on against bots."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from bathysphere.catalogue import game, game_of
from bathysphere.engine.errors import OptionError
from bathysphere.engine.record import Record
from bathysphere.engine.seeds import as_number
from bathysphere.language.languages import DEFAULT
from bathysphere.language.manual import example_names, example_record
from bathysphere.minds import make_bot
from bathysphere.play.course import Course
from bathysphere.play.decide import EXAMPLE_LEVEL
from bathysphere.terminal.app import Outcome, Sitting
from bathysphere.terminal.sitting import Leave


def play(
    name: str,
    example: str,
    language: str = DEFAULT,
    *,
    console: Console | None = None,
    ask: Callable[[str], str] = input,
    plain: bool = False,
) -> Outcome:
    """Open a worked example and play on; OptionError if there is none of that name."""
    package = game(name).package
    text = example_record(package, example)
    if text is None:
        known = ", ".join(sorted(example_names(package)))
        raise OptionError("example-unknown", example=example, game=name, known=known)
    record = Record.parse(text)
    sitting = Trying(
        Course.of(record, game_of(record, "")),
        record.players,
        "",
        language=language,
        console=console or Console(),
        ask=ask,
        hint=None,
        folder=Path(),
        plain=plain,
        file=None,
    )
    return sitting.run()


class Trying(Sitting):
    """A sitting at which one person plays on where the example stands; nothing of it is kept."""

    def __init__(self, *args: object, **more: object) -> None:
        super().__init__(*args, **more)  # type: ignore[arg-type]
        p = self.course.position
        reader, seed = p.chair_of_seat(p.seat), as_number(self.course.seed) % 2**40 * 8
        self.bots = {
            chair: make_bot(EXAMPLE_LEVEL, p.game.name, seed + chair, clock=True)
            for chair in range(p.seats)
            if chair != reader
        }
        self.people = 1
        self.keeper.idle = True
        self.keeping = False

    def do_quit(self, rest: str) -> bool:
        """Leave; an example leaves nothing behind."""
        raise Leave
