"""The Impact board: hexes with points and rewards."""

from __future__ import annotations

from rich.text import Text

from bathysphere.games.deepsea.faces.printed import PrintedHex
from bathysphere.games.deepsea.faces.terminal.words import (
    FIELD_LETTERS,
    hex_place,
    player,
    printed_of,
    view_of,
)
from bathysphere.terminal.lines import clipped, flow, padded, paragraph
from bathysphere.terminal.scene import Scene

HEX_WIDTH = 4


def board(scene: Scene, width: int) -> list[Text]:
    """Points and reward of each hex, [ ] where it is open, a sign where a marker stands."""
    flat = printed_of(scene).mission.impact.orientation == "flat"
    rows: dict[int, dict[int, str]] = {}
    for hex in printed_of(scene).hexes:
        if flat:
            place, line = hex.column * HEX_WIDTH, hex.row * 2 + (hex.column % 2 == 0)
        else:
            place, line = hex.column * HEX_WIDTH + (hex.row % 2) * (HEX_WIDTH // 2), hex.row
        rows.setdefault(line, {})[place] = _hex(scene, hex)
    lines = paragraph(scene.voice.say("deepsea-impact"), width, "  ")
    for number in range(max(rows, default=0) + 1):
        text = ""
        for place, shown in sorted(rows.get(number, {}).items()):
            text = padded(text, place) + shown
        label = (number // 2 if flat else number) + 1
        lines.append(Text(clipped(f"{label:>2} " + text, width)))
    return lines


def in_words(scene: Scene, width: int) -> list[Text]:
    """The board, every hex that can be taken now with what it gives, and what is closed."""
    view = view_of(scene).impact
    items = [Text(scene.voice.spell(f"{hex_place(scene, hex)}: {gives(scene, hex)}")) for hex in view.open]
    lines = board(scene, width) + flow(items, width, "")
    closed = [hex_place(scene, hex) for hex in (*view.closed, *view.locked)]
    if closed:
        lines += paragraph(scene.voice.say("deepsea-hexes-closed", hexes=", ".join(closed)), width)
    for hex, counts in view.unlimited.items():
        there = ", ".join(f"{player(scene, seat)} {n}" for seat, n in enumerate(counts) if n)
        lines += paragraph(f"{hex_place(scene, hex)} (*): {there or scene.voice.spell('–')}", width)
    return lines


def gives(scene: Scene, hex: str) -> str:
    """Points, rewards and Field of a hex, in words."""
    return scene.voice.shows("hex", scene.number("hex", hex)) or scene.voice.spell("–")


def hex_in_words(scene: Scene, hex: str, width: int) -> list[Text]:
    """A hex: what it gives, and whose marker stands there."""
    owner = view_of(scene).impact.markers.get(hex)
    whose = f"; {player(scene, owner)}" if owner is not None else ""
    return paragraph(f"{hex_place(scene, hex)}: {gives(scene, hex)}{whose}", width)


def _hex(scene: Scene, hex: PrintedHex) -> str:
    view = view_of(scene).impact
    if hex.hex in view.markers:
        return f" {scene.shape(view.markers[hex.hex])}{hex.points or ' '} "
    letter = scene.voice.say(f"deepsea-letter-{hex.gain[0]}") if hex.gain else ""
    if len(hex.gain) > 1:
        letter = "+"
    if hex.field:
        letter = FIELD_LETTERS[hex.field]
    if hex.unlimited:
        letter = "*"
    text = padded(f"{hex.points or ''}{letter or '-'}", 2)
    return f"[{text}]" if hex.hex in view.open else f" {text} "
