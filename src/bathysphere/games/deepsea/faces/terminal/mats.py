"""What lies before the players: mats, Specialists, tokens and published Journals."""

from __future__ import annotations

from rich.text import Text

from bathysphere.games.deepsea.faces.terminal.market import face_in_words, slots_of
from bathysphere.games.deepsea.faces.terminal.words import (
    name,
    place_of,
    player,
    printed_of,
    slots_in_words,
    view_of,
)
from bathysphere.games.deepsea.faces.view_types import JournalView, PlayerView, TileView
from bathysphere.terminal.lines import SEAT_STYLES, STRONG, flow, initials, padded, paragraph, wrapped
from bathysphere.terminal.scene import Scene

ATTRIBUTES = ("reputation", "inspiration", "coordination", "ingenuity")
NAME_WIDTH, SHORT_NAME_WIDTH = 14, 9
ROOMY = 60


def mats(scene: Scene, width: int) -> list[Text]:
    """The four levels, discs, Research, Vessels, tokens and points of everybody."""
    lines: list[Text] = []
    for seat in range(view_of(scene).seats):
        head = _head(scene, seat, NAME_WIDTH if width >= ROOMY else SHORT_NAME_WIDTH)
        rows = wrapped(_facts(scene, seat, short=False), width - head.cell_len - 1)
        for row, text in enumerate(rows):
            lines.append((head if row == 0 else Text(" " * head.cell_len)) + Text(" " + text))
    return lines


def mats_short(scene: Scene, width: int) -> list[Text]:
    """The same in few letters, two to a line."""
    items = []
    for seat in range(view_of(scene).seats):
        line = _head(scene, seat, SHORT_NAME_WIDTH) + Text(_facts(scene, seat, short=True))
        items.append(line)
    return flow(items, width, "", gap=1)


def _head(scene: Scene, seat: int, room: int) -> Text:
    called = padded(initials(scene.voice.player(seat), room - 1), room)
    mine = STRONG if seat == scene.seat else ""
    return Text(scene.shape(seat), style=SEAT_STYLES[seat]) + Text(called, style=mine)


def _facts(scene: Scene, seat: int, short: bool) -> str:
    view = view_of(scene)
    mine = view.players[seat]
    levels = "".join(
        f" {scene.voice.say('deepsea-letter-' + attribute)}{mine.levels_now[n]}"
        + ("" if short else f"({mine.attributes[n]})")
        for n, attribute in enumerate(ATTRIBUTES)
    )
    held = ", ".join(name(scene, "token", token) for token in mine.tokens)
    said = scene.voice.say(
        "deepsea-mat-short" if short else "deepsea-mat",
        levels=levels,
        staging=mine.staging,
        research=mine.research,
        vessels=sum(bool(board) for board in mine.vessels),
        supply=mine.supply,
        tokens=len(mine.tokens) if short else held or scene.voice.spell("–"),
        points=view.scores[seat].total,
    )
    return said if short else said.strip()


# -- crews ------------------------------------------------------------------------------------------------


def crews(scene: Scene, width: int) -> list[Text]:
    """Everybody's Specialists and Journals, the own ones first."""
    view = view_of(scene)
    first = [scene.seat] if scene.seat >= 0 else []
    seats = [*first, *(seat for seat in range(view.seats) if seat != scene.seat)]
    return [line for seat in seats for line in crew(scene, seat, width)]


def own_crew(scene: Scene, width: int) -> list[Text]:
    """The own Specialists and Journals."""
    return crew(scene, scene.seat, width) if scene.seat >= 0 else []


def crew(scene: Scene, seat: int, width: int) -> list[Text]:
    """Specialists with free () and used (x) circles, then Journals with their circles."""
    mine = view_of(scene).players[seat]
    entries = [_tile(scene, tile) for tile in mine.tiles] + [_journal(scene, each) for each in mine.journals]
    text = scene.voice.spell("; ".join(entries))
    return paragraph(text, width, "   ", scene.shape(seat) + " ")


def _tile(scene: Scene, tile: TileView) -> str:
    slots, copies = slots_of(scene, tile)
    actions = slots_in_words(scene, slots)
    circle = ("(x)" if tile.disc else "()") if slots or copies else ""
    points = f" {tile.points}p" if tile.points is not None else ""
    return f"{circle}{name(scene, 'face', tile.face)}" + (f" {actions}" if actions else "") + points


def _journal(scene: Scene, journal: JournalView) -> str:
    sheet = printed_of(scene).journals[journal.card]
    circles = len(sheet.activations) - journal.used if printed_of(scene).edition.journal_circles else 0
    points = f" {sheet.points}p" if printed_of(scene).edition.journals_score else ""
    return f"[{'()' * circles}{name(scene, 'card', journal.card)}{points}]"


# -- one player in words ----------------------------------------------------------------------------------


def player_in_words(scene: Scene, seat: int, width: int) -> list[Text]:
    """All that lies before a player: attributes with what comes next, discs, Vessels, tokens, crew."""
    say = scene.voice.say
    mine = view_of(scene).players[seat]
    lines = paragraph(f"{player(scene, seat)}: {_facts(scene, seat, short=False)}", width, style=STRONG)
    lines += _attributes(scene, mine, width)
    where = ", ".join(
        place_of(scene, board) if board else say("deepsea-in-harbour") for board in mine.vessels
    )
    lines += paragraph(say("deepsea-vessels-are", where=where, reach=mine.reach), width)
    if mine.aside or mine.substitutes:
        lines += paragraph(say("deepsea-aside", aside=mine.aside, substitutes=mine.substitutes), width)
    if mine.cleanup:
        lines += paragraph(say("deepsea-cleanup", step=mine.cleanup), width)
    for face in dict.fromkeys(tile.face for tile in mine.tiles):
        lines += face_in_words(scene, face, width)
    lines += crew(scene, seat, width)
    return lines


def _attributes(scene: Scene, mine: PlayerView, width: int) -> list[Text]:
    """Where the cubes stand, and the next step that brings something."""
    say = scene.voice.say
    lines: list[Text] = []
    for n, attribute in enumerate(ATTRIBUTES):
        said = say(
            "deepsea-attribute",
            name=scene.voice.game(f"attribute-{attribute}"),
            step=mine.attributes[n],
            level=mine.levels_now[n],
        )
        coming = mine.next[n]
        if coming is not None:
            brings = [say("deepsea-next-level", level=coming.level, points=coming.points)]
            brings += [scene.voice.game("icon-vessel")] if coming.vessel else []
            brings += [scene.voice.game("icon-impact")] if coming.impact else []
            said += "; " + say("deepsea-next", step=coming.step, what=", ".join(brings))
        lines += paragraph(said, width)
    return lines
