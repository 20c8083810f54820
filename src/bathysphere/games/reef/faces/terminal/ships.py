"""Ship sheets and crews: the own one, everybody's, and those that can still be chosen."""

from __future__ import annotations

from rich.text import Text

from bathysphere.games.reef.faces.printed_types import EffectFace
from bathysphere.games.reef.faces.terminal.words import (
    color_name,
    effects,
    house,
    player,
    power,
    printed_of,
    ship_name,
    tile_effects,
    tile_name,
    view_of,
)
from bathysphere.terminal.lines import STRONG, paragraph
from bathysphere.terminal.scene import Scene

ROWS = ("top", "middle", "bottom")
COLUMNS = 3
PRINTED = "printed"


def own(scene: Scene, width: int) -> list[Text]:
    """The own Ship: its power, and row by row the printed member, the crew and the open benefits."""
    if scene.seat < 0:
        return []
    ship = view_of(scene).players[scene.seat].ship
    if ship is None:
        return [line for offered in view_of(scene).ships_offered for line in sheet(scene, offered, width)]
    head = paragraph(f"{ship_name(scene, ship)}: {power(scene, ship)}", width, style=STRONG)
    return head + _rows(scene, ship, view_of(scene).players[scene.seat].crew, width)


def _rows(scene: Scene, ship: str, crew: list[str | None], width: int) -> list[Text]:
    """Row by row: the printed member, then a tile [ ] or the benefit ( ) of a free space."""
    lines: list[Text] = []
    for number, row in enumerate(printed_of(scene).faces.ship[ship].rows):
        parts = [f"{color_name(scene, row.color)}: {effects(scene, row.printed)}"]
        for column, benefit in enumerate(row.benefits):
            tile = crew[number * COLUMNS + column] if crew else None
            parts.append(f"({effects(scene, benefit)})" if tile is None else f"[{tile_name(scene, tile)}]")
        lines += paragraph(" ".join(parts), width, "      ", "  ")
    return lines


def sheet(scene: Scene, ship: str, width: int) -> list[Text]:
    """A Ship sheet as it is printed."""
    face = printed_of(scene).faces.ship[ship]
    mark = house(scene, face.power_provenance) or house(scene, face.provenance)
    head = paragraph(f"{ship_name(scene, ship)}: {power(scene, ship)}{mark}", width, style=STRONG)
    return head + _rows(scene, ship, [], width)


def crew_of(scene: Scene, seat: int, width: int) -> list[Text]:
    """Everybody on a Ship with what they do, and who was activated in this turn."""
    mine = view_of(scene).players[seat]
    lines: list[Text] = []
    for member in mine.members:
        used = "" if member.ready else " " + scene.voice.say("reef-activated")
        who = member_name(scene, seat, member.member)
        what = effects(scene, member_effects(scene, seat, member.member))
        lines += paragraph(f"{who}{used}: {what}", width, "      ", "  ")
    return lines


def all_crews(scene: Scene, width: int) -> list[Text]:
    """Every player's Ship and crew, and the sheets that can still be chosen."""
    lines: list[Text] = []
    for seat, mine in enumerate(view_of(scene).players):
        ship = (
            f"{ship_name(scene, mine.ship)}: {power(scene, mine.ship)}"
            if mine.ship
            else scene.voice.spell("–")
        )
        lines += paragraph(f"{player(scene, seat)}, {ship}", width, style=STRONG)
        lines += crew_of(scene, seat, width)
    return lines + [line for ship in view_of(scene).ships_offered for line in sheet(scene, ship, width)]


def member_name(scene: Scene, seat: int, member: str) -> str:
    """Somebody on a Ship: a hired tile, or the printed member of a row."""
    row, _, column = member.rpartition("-")
    mine = view_of(scene).players[seat]
    if column == PRINTED and mine.ship:
        color = printed_of(scene).faces.ship[mine.ship].rows[ROWS.index(row)].color
        return scene.voice.say("reef-printed", color=color_name(scene, color))
    tile = mine.crew[scene.number("member", member)]
    return tile_name(scene, tile) if tile else scene.voice.spell("–")


def member_effects(scene: Scene, seat: int, member: str) -> list[EffectFace]:
    """What somebody on a Ship does."""
    row, _, column = member.rpartition("-")
    mine = view_of(scene).players[seat]
    if column == PRINTED and mine.ship:
        return printed_of(scene).faces.ship[mine.ship].rows[ROWS.index(row)].printed
    tile = mine.crew[scene.number("member", member)]
    return tile_effects(scene, tile) if tile else []
