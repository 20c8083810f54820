"""How things that belong together are kept in one int."""

from typing import Final

from bathysphere.games.reef.rules.verbs import COLUMNS, CREW, HIRED, MOST_ENTRIES, SEATS

# -- crew on a Ship ----------------------------------------------------------------------------------

INTERN: Final = CREW
"""Added to a crew tile that lies with its back up."""


def as_intern(tile: int) -> int:
    """A crew tile with its back up."""
    return tile + INTERN


def is_intern(tile: int) -> bool:
    """Does this tile of a Ship lie with its back up?"""
    return tile >= INTERN


def shows_face(tile: int) -> bool:
    """Is there a tile, and does it lie face up?"""
    return 0 <= tile < INTERN


def crew_tile(tile: int) -> int:
    """Which tile it is, whatever side lies up."""
    return tile - INTERN if tile >= INTERN else tile


def row_of(space: int) -> int:
    """The row of a crew space."""
    return space // COLUMNS


def column_of(space: int) -> int:
    """The column of a crew space."""
    return space % COLUMNS


def is_printed(member: int) -> bool:
    """Is this one of the members printed at the head of the rows?"""
    return member >= HIRED


def printed_row(member: int) -> int:
    """The row of a printed member."""
    return member - HIRED


# -- the Research track ------------------------------------------------------------------------------

ARRIVALS: Final = 1 << 20
"""More moves of Scientists than a game has."""


def research_rank(node: int, arrived: int) -> int:
    """Further ahead is more; on the same position, whoever came later lies higher in the pile.  AM-35"""
    return node * ARRIVALS + arrived


# -- Milestones taken in passing ---------------------------------------------------------------------

STACKS: Final = 2


def passed_milestone(tile: int, stack: int) -> int:
    """A Milestone taken unseen, and the stack it came from.  RP-046"""
    return tile * STACKS + stack


def tile_passed(code: int) -> int:
    """Which Milestone it is."""
    return code // STACKS


def stack_passed(code: int) -> int:
    """Which stack it came from."""
    return code % STACKS


# -- entries as actions name them --------------------------------------------------------------------

OF_LIST: Final = 0
"""The list that is open, or the Island's own."""
OF_SET: Final = 1
"""The set that was picked on the Island."""
OF_MISSION: Final = 2
"""The mission played with the Island."""


def entry_number(source: int, place: int) -> int:
    """An entry by where it stands."""
    return source * MOST_ENTRIES + place


def source_of(number: int) -> int:
    """Where an entry stands: OF_LIST, OF_SET or OF_MISSION."""
    return number // MOST_ENTRIES


def place_of(number: int) -> int:
    """Its place there."""
    return number % MOST_ENTRIES


# -- sets of places, entries, kinds and members as bits -----------------------------------------------

NO_PLACES: Final = 0


def is_among(places: int, place: int) -> bool:
    """Is this place in the set?"""
    return places >> place & 1 != 0


def with_place(places: int, place: int) -> int:
    """The set and this place."""
    return places | 1 << place


def without_place(places: int, place: int) -> int:
    """The set but for this place."""
    return places & ~(1 << place)


def all_places(count: int) -> int:
    """The set of the first so many places."""
    return (1 << count) - 1


def set_of(places: list[int]) -> int:
    """These places."""
    chosen = NO_PLACES
    for place in places:
        chosen = with_place(chosen, place)
    return chosen


def how_many(places: int) -> int:
    """The number of places in the set."""
    count = 0
    while places:
        count += places & 1
        places >>= 1
    return count


# -- who knows what ----------------------------------------------------------------------------------

ALL_SEE: Final = (1 << (SEATS + 1)) - 1
"""Known to all seats and to spectators."""


def knows(seats: int, seat: int) -> bool:
    """Is the seat (-1: a spectator) among those who know?"""
    return seats == ALL_SEE or (seat >= 0 and is_among(seats, seat))


def known_to(seat: int) -> int:
    """Only this seat knows (-1: nobody does)."""
    return with_place(NO_PLACES, seat) if seat >= 0 else NO_PLACES
