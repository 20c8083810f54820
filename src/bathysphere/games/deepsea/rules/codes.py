"""How things that belong together are kept in one int: icons, tiles, tokens, sources, sets of places."""

from typing import Final

from bathysphere.games.deepsea.rules.compiled import DISCOVER
from bathysphere.games.deepsea.rules.verbs import COLUMNS, DEPTHS, FACES, ICONS, TOKENS, VESSELS

# -- icons: a kind, and what is special about it ---------------------------------------------------------

DEPTH_CODES: Final = DEPTHS + 1


def icon_of(kind: int, modifiers: int) -> int:
    """An icon with modifiers (`MOD_…` of compiled.py)."""
    return kind + ICONS * modifiers


def discover_icon(shallowest: int, deepest: int) -> int:
    """The icon of a Discover from these depths."""
    return DISCOVER + ICONS * (DEPTH_CODES * shallowest + deepest)


def icon_kind(icon: int) -> int:
    """What it lets one do or gives."""
    return icon % ICONS


def icon_modifiers(icon: int) -> int:
    """What is different about the action; not for a Discover."""
    return icon // ICONS


def icon_shallowest(icon: int) -> int:
    """The shallowest depth of a Discover."""
    return icon // (ICONS * DEPTH_CODES)


def icon_deepest(icon: int) -> int:
    """The deepest depth of a Discover."""
    return icon // ICONS % DEPTH_CODES


def kinds_of(icons: list[int]) -> list[int]:
    """The kinds of several icons."""
    return [icon_kind(icon) for icon in icons]


# -- Specialists: a kind has two faces, a face on the table has a disc on it or not ------------------------


def junior_face(kind: int) -> int:
    """The Junior side of a Specialist."""
    return kind * 2


def senior_face(kind: int) -> int:
    """The Senior side of a Specialist."""
    return kind * 2 + 1


def face_kind(face: int) -> int:
    """Whose side it is."""
    return face // 2


def is_senior_face(face: int) -> bool:
    """Is it a Senior side?"""
    return face % 2 == 1


def free_tile(face: int) -> int:
    """A tile with this side up and no disc on it."""
    return face * 2


def used_tile(face: int) -> int:
    """A tile with this side up and a disc on it."""
    return face * 2 + 1


def tile_face(tile: int) -> int:
    """The side that lies up."""
    return tile // 2


def tile_kind(tile: int) -> int:
    """Which Specialist it is."""
    return tile // 4


def has_disc(tile: int) -> bool:
    """Lies a disc on it?"""
    return tile & 1 != 0


def is_senior(tile: int) -> bool:
    """Does the Senior side lie up?"""
    return tile & 2 != 0


def journal_place(card: int) -> int:
    """Where the actions of a Journal stand in the table of slots: after those of all faces."""
    return FACES + card


# -- face-down Dive tokens: a kind, and the pile it was shuffled in ------------------------------------------


def token_of(kind: int, pile: int) -> int:
    """A face-down token of a pile."""
    return kind + TOKENS * pile


def token_kind(token: int) -> int:
    """What it is, once it is turned up."""
    return token % TOKENS


def token_pile(token: int) -> int:
    """With which others it was shuffled."""
    return token // TOKENS


# -- Journals of the prototype: how often they were used, and whether they are turned ------------------------

TURNED: Final = 1
USED: Final = 2
"""Version 1 counts the uses of a discard Journal, besides whether it is turned."""
MOST_CIRCLES: Final = USED + TURNED


def is_turned(circles: int) -> bool:
    """Is the Journal turned sideways?"""
    return circles & TURNED != 0


def turned_back(circles: int) -> int:
    """The same Journal upright again."""
    return circles & ~TURNED


def times_used(circles: int) -> int:
    """How often it was used."""
    return circles // USED


# -- where an Impact comes from  (AM-112, AM-117) ------------------------------------------------------------

ELSEWHERE: Final = 0


def zone_source(board: int) -> int:
    """Earned in a zone: link, discovery bonus, leaving it."""
    return 1 + board * 2


def site_source(board: int) -> int:
    """Printed at a site or beside it on the board itself."""
    return 2 + board * 2


def source_board(source: int) -> int:
    """The zone an Impact comes from, -1 for none."""
    return (source - 1) // 2 if source > 0 else -1


def is_site_source(source: int) -> bool:
    """Was it printed at a site?"""
    return source > 0 and source % 2 == 0


# -- sets of places in a list, as bits -----------------------------------------------------------------------

NO_PLACES: Final = 0


def is_among(places: int, place: int) -> bool:
    """Is this place in the set?"""
    return places >> place & 1 != 0


def with_place(places: int, place: int) -> int:
    """The set and this place."""
    return places | 1 << place


def all_places(count: int) -> int:
    """The set of the first so many places."""
    return (1 << count) - 1


def is_set_of(places: int, length: int) -> bool:
    """Is it a set of places in a list of this length?"""
    return 0 <= places <= all_places(length)


# -- places of the ocean, and Vessels ------------------------------------------------------------------------


def column_of(cell: int) -> int:
    """The column of a place of the ocean, the leftmost one being 0."""
    return cell % COLUMNS


def row_of(cell: int) -> int:
    """Its row, the uppermost one being 0."""
    return cell // COLUMNS


def depth_of(cell: int) -> int:
    """Its depth, from 1 on."""
    return row_of(cell) + 1


def seat_of_vessel(number: int) -> int:
    """Whose Vessel it is."""
    return number // VESSELS
