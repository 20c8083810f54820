"""The players of Reef Project as rows, and one of them in words."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from bathysphere.games.reef.faces.terminal.ships import crew_of
from bathysphere.games.reef.faces.terminal.words import (
    effects,
    mission,
    name,
    objective,
    player,
    power,
    printed_of,
    ship_name,
    spot_letter,
    suit_name,
    view_of,
)
from bathysphere.games.reef.faces.view_types import PlayerView
from bathysphere.terminal.lines import QUIET, SEAT_STYLES, STRONG, clipped, initials, padded, paragraph
from bathysphere.terminal.scene import Scene

HEADS = (
    "vp",
    "energy",
    "coins",
    "algae",
    "shell",
    "camera",
    "balls",
    "research",
    "diver",
    "cards",
    "crew",
    "tiles",
    "at",
)
WIDTHS = (3, 2, 2, 3, 3, 3, 2, 3, 2, 4, 1, 1, 2)
NAME = 9
UNKNOWN = "?"


def rows(scene: Scene, width: int) -> list[Text]:
    """A row for every player: points, stores, balls, tracks, cards, where the Ship lies."""
    heads = [scene.voice.say(f"reef-head-{head}") for head in HEADS]
    widths = [max(cell_len(head), wide) + 1 for head, wide in zip(heads, WIDTHS, strict=True)]
    room = max(4, min(NAME, width - 2 - sum(widths)))
    heading = " " * (2 + room)
    heading += "".join(padded(head, wide, True) for head, wide in zip(heads, widths, strict=True))
    lines = [Text(clipped(heading, width), style=QUIET)]
    for seat, mine in enumerate(view_of(scene).players):
        line = Text(scene.shape(seat) + " ", style=SEAT_STYLES[seat % len(SEAT_STYLES)])
        style = STRONG if seat == scene.seat else ""
        line.append(padded(initials(scene.voice.player(seat), room), room), style=style)
        values = _values(scene, seat, mine)
        line.append("".join(padded(v, w, True) for v, w in zip(values, widths, strict=True)), style=style)
        line.truncate(width)
        lines.append(line)
    return lines


def _values(scene: Scene, seat: int, mine: PlayerView) -> list[str]:
    """What stands in a player's row."""
    return [
        str(mine.score),
        str(mine.energy),
        str(mine.coins),
        *(f"{held}/{room}" for held, room in zip(mine.cargo, mine.capacity, strict=True)),
        str(mine.deployment),
        mine.research.replace("-side", "+"),
        str(mine.diver),
        f"{len(mine.hand)}+{len(mine.played)}",
        str(sum(tile is not None for tile in mine.crew)),
        str(sum(tile.used == 0 for tile in mine.pollution)),
        ship_at(scene, seat),
    ]


def ship_at(scene: Scene, seat: int) -> str:
    """The letter of the spot where a Ship lies."""
    spot = next((spot.spot for spot in view_of(scene).spots if seat in spot.ships), "")
    return spot_letter(spot) if spot else "-"


# -- in words ---------------------------------------------------------------------------------------------


def in_words(scene: Scene, seat: int, width: int) -> list[Text]:
    """All that lies open before a player: stores, tracks, Ship and crew, missions, tiles, Milestones."""
    say = scene.voice.say
    mine = view_of(scene).players[seat]
    lines = paragraph(player(scene, seat), width, style=STRONG)
    heads = [say(f"reef-long-{head}") for head in HEADS]
    facts = ", ".join(
        f"{head} {value}" for head, value in zip(heads, _values(scene, seat, mine), strict=True)
    )
    lines += paragraph(facts, width)
    lines += paragraph(
        say("reef-reach", reach=mine.reach, locked=sum(mine.locked), removed=mine.removed), width
    )
    if mine.ship:
        lines += paragraph(f"{ship_name(scene, mine.ship)}: {power(scene, mine.ship)}", width)
    lines += crew_of(scene, seat, width)
    lines += _cards(scene, mine, width)
    return lines + _tiles(scene, mine, width)


def _cards(scene: Scene, mine: PlayerView, width: int) -> list[Text]:
    """Missions in hand that the viewer knows, missions played, the Objective if it is open."""
    say = scene.voice.say
    lines: list[Text] = []
    for card in mine.hand:
        lines += paragraph(f"{say('reef-in-hand')} {mission(scene, card)}", width) if card else []
    for card in mine.packet:
        lines += paragraph(f"{say('reef-packet')} {mission(scene, card)}", width) if card else []
    suits = [suit_name(scene, printed_of(scene).faces.mission[each.mission].suit) for each in mine.played]
    lines += paragraph(say("reef-suits", suits=", ".join(suits) or scene.voice.spell("–")), width)
    if mine.objective == UNKNOWN:
        lines += paragraph(say("reef-objective-hidden"), width)
    elif mine.objective:
        called = name(scene, "objective", mine.objective)
        lines += paragraph(f"{called}: {objective(scene, mine.objective)}", width)
    return lines


def _tiles(scene: Scene, mine: PlayerView, width: int) -> list[Text]:
    """Pollution tiles and Milestones, those that lie open or that the viewer knows."""
    say = scene.voice.say
    faces = printed_of(scene).faces
    lines: list[Text] = []
    for tile in mine.pollution:
        head = say("reef-pollution", size=tile.size, used="yes" if tile.used else "no")
        if tile.tile is None:
            lines += paragraph(head, width)
        else:
            sheet = faces.pollution[tile.tile]
            what = say("reef-tile", reward=effects(scene, sheet.effects), vp=sheet.vp)
            lines += paragraph(f"{head}: {what}", width)
    for milestone in mine.milestones:
        lines += paragraph(
            f"{say('reef-milestone')} {effects(scene, faces.milestone[milestone].effects)}", width
        )
    for down in mine.milestones_down:
        known = effects(scene, faces.milestone[down.milestone].effects) if down.milestone else UNKNOWN
        lines += paragraph(say("reef-milestone-down", stack=down.stack, what=known), width)
    return lines
