"""What the terminal calls the things of the table: icons, places, zones, sites, hexes."""

from __future__ import annotations

from collections.abc import Sequence

from bathysphere.games.deepsea.faces.printed import DeepSeaPrinted
from bathysphere.games.deepsea.faces.rewards_to_come import word_of
from bathysphere.games.deepsea.faces.view_types import DeepSeaView, ZoneView
from bathysphere.terminal.scene import Scene

FIELD_LETTERS = {"blue": "b", "brown": "n", "green": "g", "yellow": "y"}
ENDINGS = {"tech+1": "tech1", "take2": "take2", "cheaper": "cheaper", "same_depth": "same_depth"}
"""How actions on Journals and tokens differ, and the endings of their messages."""


def view_of(scene: Scene) -> DeepSeaView:
    """What the viewer sees."""
    assert isinstance(scene.view, DeepSeaView)
    return scene.view


def printed_of(scene: Scene) -> DeepSeaPrinted:
    """What stands on boards, tiles and cards."""
    assert isinstance(scene.printed, DeepSeaPrinted)
    return scene.printed


def house_mark(scene: Scene, house: bool) -> str:
    """The mark of what is house-made, behind a blank."""
    return " " + scene.voice.game("house-mark") if house else ""


# -- icons ------------------------------------------------------------------------------------------------


def icons(scene: Scene, words: Sequence[str], between: str = " ") -> str:
    """Icons as the content files write them, in few letters."""
    return between.join(icon(scene, word) for word in words)


def icon(scene: Scene, word: str) -> str:
    """One icon; a Discover with its depths, an action with how it differs."""
    kind, _, qualifier = word.partition(" ")
    said = scene.voice.named(f"deepsea-icon-{kind}", kind)
    if kind == "discover" and qualifier:
        shallowest, _, deepest = qualifier.partition("-")
        depths = shallowest if shallowest == deepest else qualifier
        return said if deepest == "0" else f"{said} {depths}"
    message = f"icon-{kind}-{ENDINGS.get(qualifier, '')}"
    return scene.voice.game(message) if scene.voice.texts.knows(message) else said


def details_icons(scene: Scene, numbers: object, between: str = " ") -> str:
    """The icons that an option gives, in few letters."""
    return icons(scene, [word_of(n) for n in numbers], between) if isinstance(numbers, list) else ""


def slots_in_words(scene: Scene, slots: Sequence[Sequence[str]]) -> str:
    """Actions side by side with a plus between them; of those with a stroke only one.  DS-107, DS-108"""
    return " + ".join(icons(scene, slot, "/") for slot in slots)


# -- names ------------------------------------------------------------------------------------------------


def name(scene: Scene, domain: str, label: str) -> str:
    """What a thing is called."""
    return scene.voice.spell(scene.voice.thing(domain, label))


def zone_at(scene: Scene, board: str) -> ZoneView | None:
    """The zone in play that a board is, if it is in play."""
    return next((zone for zone in view_of(scene).zones if zone.board == board), None)


def place_of(scene: Scene, board: str) -> str:
    """Where a zone lies and what it is called."""
    zone = zone_at(scene, board)
    called = name(scene, "board", board)
    return called if zone is None else f"{zone.cell} {called}"


def board_of_site(scene: Scene, site: str) -> str:
    """The board of a site."""
    return site.rpartition("-")[0]


def short_site(scene: Scene, site: str) -> str:
    """A site inside its zone: what can be done there, and its number if there are several."""
    called = name(scene, "site", site)
    return called[called.rindex("(") + 1 : -1] if called.endswith(")") and "(" in called else called


def hex_place(scene: Scene, hex: str) -> str:
    """Row and place of a hex, as few words as possible."""
    hexes = printed_of(scene).hexes
    mine = next(each for each in hexes if each.hex == hex)
    rows = sorted({each.row for each in hexes})
    before = [each for each in hexes if each.row == mine.row and each.column < mine.column]
    return scene.voice.say("deepsea-hex", row=rows.index(mine.row) + 1, place=len(before) + 1)


def player(scene: Scene, seat: int) -> str:
    """Sign and name of a player."""
    return f"{scene.shape(seat)} {scene.voice.player(seat)}"
