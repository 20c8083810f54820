"""What cards, goals and balls of Reef Project are worth on the face of it.

Counted in points at the end of the game, as everything a bot looks at.
"""

from typing import Final

from bathysphere.games.reef.rules import compiled as t
from bathysphere.games.reef.rules.codes import is_intern
from bathysphere.games.reef.rules.effect import entry_worth, list_worth
from bathysphere.games.reef.rules.frames import RowFrame
from bathysphere.games.reef.rules.position import EMPTY, ReefPosition
from bathysphere.games.reef.rules.steps.effects import THING_WORTH
from bathysphere.games.reef.rules.verbs import COLUMNS, HIRED, ROWS, SEATS

FORGONE: Final = 0.8
"""How much of an Island's worth is lost to a mission that comes instead of it."""


def mission_worth(p: ReefPosition, seat: int, card: int) -> float:
    """What a mission will bring: its effects, less the Island it comes instead of; a suit that is missing."""
    tables = p.compiled
    total = 1.0
    for entry in tables.lists[tables.mission_list[card]]:
        if tables.op[entry] == t.GAIN and tables.what[entry] == t.ENERGY:
            # there will be room for it when the card is played
            total += THING_WORTH[t.ENERGY] * tables.n[entry]
        else:
            total += entry_worth(p, seat, entry)
    kind = tables.mission_kind[card]
    if kind == t.ALTERNATIVE:
        for entry in tables.lists[tables.island_list[tables.mission_island[card]]]:
            total -= FORGONE * entry_worth(p, seat, entry)
    elif kind == t.CONDITION:
        total -= 0.5
    fresh = True
    for other in p.played[seat]:
        if p.flipped[other] == 0 and tables.mission_suit[other] == tables.mission_suit[card]:
            fresh = False
    for other in p.hands[seat]:
        if other != card and tables.mission_suit[other] == tables.mission_suit[card]:
            fresh = False
    return total + (1.0 if fresh else 0.0)


def goal_worth(p: ReefPosition, seat: int, spot: int, price: int) -> float:
    """What a Ship may find at a spot."""
    tables = p.compiled
    total = -0.5 * price
    tile = p.island_at[spot]
    if tile == EMPTY:
        return total
    here = list_worth(p, seat, tables.island_list[tile])
    if not p.mission_done:
        best = 0.0
        for card in p.hands[seat]:
            worth = 0.0
            if tables.mission_island[card] == tile:
                worth = 2.5 + list_worth(p, seat, tables.mission_list[card])
                if tables.mission_kind[card] == t.ALTERNATIVE:
                    worth -= here
            elif (
                tables.condition[card] == t.SHIP_AT_COLOR
                and tables.mission_kind[card] == t.CONDITION
                and tables.spot_color[spot] == tables.condition_value[card]
            ):
                worth = 2.5 + list_worth(p, seat, tables.mission_list[card])
            if worth > best:
                best = worth
        total += best
    return total + here


def ball_worth(p: ReefPosition, seat: int, route: int) -> float:
    """What a ball on a route does: closes sectors, leads around them, makes a way free."""
    tables = p.compiled
    total = 0.6 if p.balls[route * SEATS + seat] == 0 else 0.0
    for sector in tables.route_sectors[route]:
        own = p.balls_around(seat, sector)
        most = 0
        for other in range(p.seats):
            if other != seat:
                balls = p.balls_around(other, sector)
                if balls > most:
                    most = balls
        sharks = tables.sharks[sector]
        if p.sector_tile[sector] == EMPTY:
            if own <= most < own + 2:
                total += sharks
            continue
        empty = 0
        for other_route in tables.sector_routes[sector]:
            if p.filled[other_route] == 0:
                empty += 1
        if p.filled[route] == 0 and empty == 1:
            total += 1.0 + own + (1.0 if p.ship_at[seat] in tables.sector_corners[sector] else 0.0)
            if own + 1 >= most:
                total += 2.0 + 2.0 * sharks
        elif empty > 0:
            total += (1.0 + 0.6 * sharks) / empty
    return total


def row_worth(p: ReefPosition, f: RowFrame, row: int) -> float:
    """The covered benefit, the colour of the row, and a column that would be complete."""
    tables = p.compiled
    seat = f.seat
    ship = p.ship[seat]
    column = 0
    while p.crew[seat * HIRED + row * COLUMNS + column] != EMPTY:
        column += 1
    worth = list_worth(p, seat, tables.benefit[ship * HIRED + row * COLUMNS + column])
    color = tables.row_color[ship * ROWS + row]
    fitting = f.intern or tables.crew_color[f.tile] == color
    for other in range(column):
        tile = p.crew[seat * HIRED + row * COLUMNS + other]
        if not is_intern(tile) and tables.crew_color[tile] != color:
            fitting = False
    if fitting:
        worth += 1.0 + column
    filled = 1
    for other_row in range(ROWS):
        if other_row != row and p.crew[seat * HIRED + other_row * COLUMNS + column] != EMPTY:
            filled += 1
    return worth + (2.0 if filled == ROWS else 0.3 * filled)
