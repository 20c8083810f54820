"""What the terminal calls the things of the table."""

from __future__ import annotations

from rich.text import Text

from bathysphere.games.deepsea import descriptions
from bathysphere.games.deepsea.codes import icon_deepest, icon_kind, icon_modifiers, icon_shallowest
from bathysphere.games.deepsea.position import DeepSeaPosition
from bathysphere.games.deepsea.tables import (
    DISCOVER,
    ICON_NAMES,
    MOD_CHEAPER,
    MOD_ONE_MORE,
    MOD_SAME_DEPTH,
    MOD_TECHNOLOGY,
)
from bathysphere.terminal.screen import Scene, wrapped

MODIFIERS = (
    (MOD_TECHNOLOGY, "tech1"),
    (MOD_ONE_MORE, "take2"),
    (MOD_CHEAPER, "cheaper"),
    (MOD_SAME_DEPTH, "same_depth"),
)
"""How actions on Journals and tokens differ, and the endings of their messages."""


def paragraph(scene: Scene, text: str, first: str = "") -> list[Text]:
    """Words over as many lines as they need."""
    return [Text(line) for line in wrapped(scene.voice.spell(text), scene.width, first + "    ", first)]


def house_mark(scene: Scene, house: bool) -> str:
    """The mark of what is house-made."""
    return " " + scene.voice.game("house-mark") if house else ""


def hex_place(scene: Scene, p: DeepSeaPosition, hex: int) -> str:
    """Row and place of a hex, as few words as possible."""
    row, place = descriptions.places_of_hexes(p.tables)[hex]
    return scene.voice.say("deepsea-hex", row=row, place=place)


# -- words ------------------------------------------------------------------------------------------------


def icons_in_words(scene: Scene, icons: object, between: str = " ") -> str:
    """Icons in few letters."""
    if not isinstance(icons, list):
        return ""
    return between.join(_icon(scene, icon) for icon in icons)


def _icon(scene: Scene, icon: int) -> str:
    """One sign; a Discover with its depths, an action with how it differs."""
    word = scene.voice.say(f"deepsea-icon-{ICON_NAMES[icon_kind(icon)]}")
    if icon_kind(icon) == DISCOVER:
        low, high = icon_shallowest(icon), icon_deepest(icon)
        return word if high == 0 else f"{word} {low}" if low == high else f"{word} {low}-{high}"
    for modifier, ending in MODIFIERS:
        message = f"icon-{ICON_NAMES[icon_kind(icon)]}-{ending}"
        if icon_modifiers(icon) & modifier and scene.voice.texts.knows(message):
            return scene.voice.game(message)
    return word


def slots_in_words(scene: Scene, slots: list[list[int]]) -> str:
    """Actions side by side with a plus between them; of those with a stroke only one.  DS-107, DS-108"""
    return " + ".join(icons_in_words(scene, slot, "/") for slot in slots)


def name_of(scene: Scene, domain: str, value: int) -> str:
    """What a thing is called."""
    t = position_of(scene).tables
    if domain == "site":
        return descriptions.site_name(t, scene.voice.texts, value)
    return scene.voice.game(f"{domain}-{t.labels[domain][value]}")


def place_of(scene: Scene, p: DeepSeaPosition, board: int) -> str:
    """Where a zone lies and what it is called."""
    name = name_of(scene, "board", board)
    return f"{p.tables.labels['cell'][p.cell[board]]} {name}" if p.cell[board] >= 0 else name


def site_id(p: DeepSeaPosition, site: int) -> str:
    """The short name of a site inside its zone."""
    return p.tables.labels["site"][site].rpartition("-")[2]


def short_site(scene: Scene, p: DeepSeaPosition, site: int) -> str:
    """A site inside its zone: what can be done there, and its number if there are several."""
    name = name_of(scene, "site", site)
    return name[name.rindex("(") + 1 : -1] if name.endswith(")") and "(" in name else name


def position_of(scene: Scene) -> DeepSeaPosition:
    """The position on the screen."""
    assert isinstance(scene.position, DeepSeaPosition)
    return scene.position
