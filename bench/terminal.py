"""The table in the terminal, as it is shown in the middle of a game by a fixed seed.

    python -m bench.terminal                    draws docs/pictures/terminal.svg anew
    python -m bench.terminal reef 80 24 de      prints the table of a game in a size and a language

Mates play; the person at the screen has the first seat whose turn begins after so many moves. Look at the
picture before it is committed.
"""

from __future__ import annotations

import io
import sys
from pathlib import Path

from rich.console import Console

import bathysphere as bs
from bathysphere.catalogue import GAMES, game_of
from bathysphere.engine.record import Record
from bathysphere.minds import Observation
from bathysphere.minds.levels import make_bot
from bathysphere.play.course import Course
from bathysphere.terminal.app import Sitting

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "terminal.svg"
GAME, SEED, SEATS = "shares", 11, 3
MOVES = {"shares": 120, "deepsea": 150, "reef": 220}
TURNS = {"shares": "turn", "deepsea": "turn", "reef": "turn"}
"""The step with which a turn begins: no picture is of a choice in the middle of one."""
SIZE = (110, 34)


def played(game: str) -> Record:
    """A game of mates, up to where a turn begins."""
    p = bs.start(game, seats=SEATS, seed=SEED)
    record = Record(game, SEATS, SEED, p.game.version, dict(p.content.settings))
    bots = [make_bot("mate", game, SEED * 8 + seat) for seat in range(SEATS)]
    while not p.over:
        if len(record.actions) >= MOVES[game] and p.steps[p.stack[-1].step].name == TURNS[game]:
            break
        action = bots[p.seat].choose(Observation(p, p.seat))
        record.actions.append(p.text(action))
        p.act(action)
    reader = p.chair_of_seat(p.seat)
    record.players = ["you" if chair == reader else "mate" for chair in range(SEATS)]
    return record


def drawn(game: str, width: int, height: int, language: str) -> Console:
    """A console that shows the table of the person whose turn it is, and what it asks for."""
    console = Console(
        record=True,
        file=io.StringIO(),
        width=width,
        height=height,
        force_terminal=True,
        legacy_windows=False,
        color_system="truecolor",
    )
    console._environ = {"TERM": "xterm-256color"}
    record = played(game)
    course = Course.of(record, game_of(record))
    sitting = Sitting(
        course,
        record.players,
        "",
        language=language,
        console=console,
        ask=input,
        hint=None,
        folder=Path(),
        plain=False,
        file=None,
    )
    sitting.viewer = course.position.seat
    sitting.draw()
    last = len(course.position.choices)
    console.print(f"{sitting.voice.say('prompt', last=last)} > ", end="")
    return console


def main(words: list[str]) -> None:
    """The picture, or one table as text."""
    if not words:
        console = drawn(GAME, *SIZE, "en")
        title = f"bathysphere play {GAME} --seats you,mate,mate"
        PICTURE.write_text(console.export_svg(title=title, unique_id="terminal"), encoding="utf-8")
        return
    game, width, height, language = words
    if game not in GAMES:
        sys.exit(f"There is no such game. There are {', '.join(GAMES)}.")
    print(drawn(game, int(width), int(height), language).export_text())


if __name__ == "__main__":
    main(sys.argv[1:])
