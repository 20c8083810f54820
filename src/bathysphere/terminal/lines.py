"""Lines of text: cut, filled up, wrapped, in columns, side by side; and how they are printed.

Everything is built as lines of rich text, so a screen can be measured before it is shown. Nothing relies on
colour: each has a word, a sign or a place beside it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

LAMP = "bold #2b1f00 on #ffd24a"
"""Lamp yellow: what you can do now, and nothing else."""
BAR = "bold #ffffff on #0b2142"
QUIET = "dim"
STRONG = "bold"

SHAPES = "▲●◆✚■"
"""A sign for every seat, so that nobody needs its colour."""
SEAT_STYLES = ("#c93b17", "bold", "#7438c4", "#d05a9c", "bold")


def clipped(text: str, width: int) -> str:
    """The text, cut to a width."""
    while text and cell_len(text) > width:
        text = text[:-1]
    return text


def initials(name: str, width: int) -> str:
    """A name cut to a width; the number of a namesake stays: gre2."""
    first, _, number = name.rpartition(" ")
    if cell_len(name) <= width or not (first and number.isdigit()):
        return clipped(name, width)
    return clipped(first, width - len(number)) + number


def padded(text: str, width: int, right: bool = False) -> str:
    """The text cut or filled up to exactly this width."""
    text = clipped(text, width)
    space = " " * (width - cell_len(text))
    return space + text if right else text + space


@lru_cache(maxsize=4096)  # most of what is printed on a table is the same on every screen of a game
def wrapped(text: str, width: int, indent: str = "", first: str | None = None) -> tuple[str, ...]:
    """A paragraph broken at spaces into lines no wider than `width`; words that are too long are cut up."""
    lines: list[str] = []
    line = start = indent if first is None else first
    for word in text.split():
        while True:
            room = width - cell_len(line) - (line != start)
            if cell_len(word) <= room:
                line += (" " if line != start else "") + word
                break
            if line == start:
                piece = clipped(word, max(1, room)) or word[0]
                piece = piece[: piece.rfind("-") + 1] or piece  # better at a hyphen than anywhere
                line, word = line + piece, word[len(piece) :]  # noqa: PLW2901
            lines.append(line)
            line = start = indent
            if not word:
                break
    if line.strip():
        lines.append(line)
    return tuple(lines)


def flow(items: Sequence[Text], width: int, heading: str, gap: int = 2) -> list[Text]:
    """Items in columns of one width, behind a heading that stands in the first line only."""
    indent = cell_len(heading)
    widest = max((item.cell_len for item in items), default=0)
    across = max(1, (width - indent + gap) // (widest + gap))
    if len(items) > across:
        # as many rows as needed, then as few columns as those rows need
        rows = -(-len(items) // across)
        across = -(-len(items) // rows)
    lines = []
    for start in range(0, len(items), across):
        line = Text(heading if start == 0 else " " * indent)
        for place, item in enumerate(items[start : start + across]):
            if place:
                line.append(" " * gap)
            line.append_text(item)
            if place + 1 < len(items[start : start + across]):
                line.append(" " * (widest - item.cell_len))
        line.truncate(width)
        lines.append(line)
    return lines


def run(items: Sequence[Text], width: int, heading: Text, gap: int = 2) -> list[Text]:
    """Items one behind the other, as many to a line as fit; the heading stands in the first line."""
    indent = heading.cell_len
    line = heading.copy()
    lines = [line]
    for place, item in enumerate(items):
        if place and line.cell_len + gap + item.cell_len > width:
            line = Text(" " * indent)
            lines.append(line)
        elif place:
            line.append(" " * gap)
        line.append_text(item)
    return lines


def paragraph(text: str, width: int, indent: str = "    ", first: str = "", style: str = "") -> list[Text]:
    """A text over as many lines as it needs."""
    return [Text(line, style=style) for line in wrapped(text, width, indent, first)]


def shortened(text: str, width: int, more: str = "…") -> str:
    """A text cut to a width, with a sign that it was."""
    return text if cell_len(text) <= width else clipped(text, width - cell_len(more)) + more


def side_by_side(left: Sequence[Text], right: Sequence[Text], at: int, between: str) -> list[Text]:
    """Two columns, the second one from `at` on, with a stroke between them."""
    lines = []
    for row in range(max(len(left), len(right))):
        line = left[row].copy() if row < len(left) else Text("")
        line.append(" " * (at - cell_len(between) - line.cell_len))
        line.append_text(Text(between, style=QUIET))
        if row < len(right):
            line.append_text(right[row])
        lines.append(line)
    return lines


def show(console: Console, lines: Sequence[Text]) -> None:
    """Print lines as they are."""
    for line in lines:
        console.print(line, no_wrap=True, overflow="crop", crop=True, highlight=False, soft_wrap=False)


def say(console: Console, text: str, style: str = "") -> None:
    """Print sentences, wrapped at spaces; lines of the text stay lines."""
    for paragraph in text.splitlines():
        indent = paragraph[: len(paragraph) - len(paragraph.lstrip())]
        lines = wrapped(paragraph, console.width, indent + "  ", indent) or ("",)
        show(console, [Text(line, style=style) for line in lines])
