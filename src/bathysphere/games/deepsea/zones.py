"""The special rules of single boards: one named behaviour each, and the moments at which they speak.

DS-238 .. DS-243; the sheet zones.toml names a behaviour by `handler` and brings its numbers.
"""

from typing import Final

from bathysphere.games.deepsea import frames
from bathysphere.games.deepsea.codes import site_source, zone_source
from bathysphere.games.deepsea.frames import NO_DEPTH, ActionFrame, GainFrame, PromoteFrame, TravelFrame
from bathysphere.games.deepsea.position import DeepSeaPosition
from bathysphere.games.deepsea.tables import ABOVE, LEFT, MOD_HERE, MOD_SECOND
from bathysphere.games.deepsea.verbs import COLUMNS

PROMOTE_WHEN_ALL_CONSERVED: Final = 0
TRAVEL_AFTER_CONSERVE: Final = 1
DIVE_DRAW_AND_KEEP: Final = 2
NO_VESSELS_WORKED_FROM_SIDE: Final = 3
TRAVEL_FOR_ALL_WHEN_DIVED_EMPTY: Final = 4
EXTRA_CONSERVE_WITH_RING: Final = 5
GAIN_AFTER_DIVE: Final = 6
GAIN_PER_RING_AFTER_DIVE: Final = 7
GAIN_WITH_RING_AFTER_DIVE: Final = 8
GAIN_WITH_RING_ON_LEAVING: Final = 9
TECHNOLOGY_ON_LEAVING: Final = 10
DISCOVER_WITHOUT_ZONE_ABOVE: Final = 11
VESSELS_PER_PLAYER: Final = 12
TRAVEL_AFTER_DIVE: Final = 13
JOURNAL_AFTER_DIVE: Final = 14

HANDLERS: Final = {
    "promote_when_all_conserved": (PROMOTE_WHEN_ALL_CONSERVED, ["promotions"]),
    "travel_after_conserve": (TRAVEL_AFTER_CONSERVE, ["travels"]),
    "dive_draw_and_keep": (DIVE_DRAW_AND_KEEP, ["draw", "keep"]),
    "no_vessels_worked_from_side": (NO_VESSELS_WORKED_FROM_SIDE, []),
    "travel_for_all_when_dived_empty": (TRAVEL_FOR_ALL_WHEN_DIVED_EMPTY, ["travels"]),
    "extra_conserve_with_ring": (EXTRA_CONSERVE_WITH_RING, ["ring", "extra"]),
    "gain_after_dive": (GAIN_AFTER_DIVE, ["gain"]),
    "gain_per_ring_after_dive": (GAIN_PER_RING_AFTER_DIVE, ["ring", "gain"]),
    "gain_with_ring_after_dive": (GAIN_WITH_RING_AFTER_DIVE, ["ring", "gain"]),
    "gain_with_ring_on_leaving": (GAIN_WITH_RING_ON_LEAVING, ["ring", "gain"]),
    "technology_on_leaving": (TECHNOLOGY_ON_LEAVING, ["technology"]),
    "discover_without_zone_above": (DISCOVER_WITHOUT_ZONE_ABOVE, ["depth"]),
    "vessels_per_player": (VESSELS_PER_PLAYER, ["max"]),
    "travel_after_dive": (TRAVEL_AFTER_DIVE, ["travels", "not_to_depth"]),
    "journal_after_dive": (JOURNAL_AFTER_DIVE, ["journals"]),
}
"""The behaviours by the names the content files use, and the keys each brings."""


def own_rings(p: DeepSeaPosition, seat: int, ring: list[int]) -> int:
    """How many ringed spaces hold a disc of this seat.  DS-241, DS-242"""
    count = 0
    for site in ring:
        if p.disc[site] == seat:
            count += 1
    return count


def worked_from(p: DeepSeaPosition, site: int) -> int:
    """The zone whose Vessels work a site: its own, or for a cave the neighbour it opens onto; -1 for none."""
    t = p.tables
    board = t.site_board[site]
    access = t.site_access[site]
    if access < 0:
        return board
    cell = p.cell[board]
    column = cell % COLUMNS
    if access == ABOVE:
        beside = cell - COLUMNS
    elif access == LEFT:
        beside = cell - 1 if column > 0 else -1
    else:
        beside = cell + 1 if column + 1 < t.columns else -1
    return p.ocean[beside] if beside >= 0 else -1


def tokens_to_draw(p: DeepSeaPosition, site: int) -> int:
    """How many tokens a Dive at this site looks at to keep one (Shipwreck), else 1."""
    for rule in p.tables.rules[p.tables.site_board[site]]:
        if rule.handler == DIVE_DRAW_AND_KEEP and site in rule.sites:
            return rule.amount
    return 1


def after_dive(p: DeepSeaPosition, seat: int, site: int) -> None:
    """What a Dive at this site sets off, once per Dive.  DS-240, AM-050"""
    board = p.tables.site_board[site]
    for rule in p.tables.rules[board]:
        handler = rule.handler
        if site not in rule.sites:
            continue
        if handler == TRAVEL_AFTER_DIVE:
            for _ in range(rule.amount):
                p.push(TravelFrame(seat, MOD_HERE, board, True, rule.second))
        elif handler == JOURNAL_AFTER_DIVE:
            for _ in range(rule.amount):
                p.push(ActionFrame(frames.JOURNAL, seat, MOD_HERE, board, True))
        elif handler == TRAVEL_FOR_ALL_WHEN_DIVED_EMPTY:
            travel_for_all(p, seat, site, rule.amount)
        else:
            for _ in range(times_gained(p, seat, handler, rule.ring)):
                p.push(GainFrame(seat, rule.bundle, 0, site_source(board)))


def times_gained(p: DeepSeaPosition, seat: int, handler: int, ring: list[int]) -> int:
    """How often a rule pays its icons after a Dive."""
    if handler == GAIN_AFTER_DIVE:
        return 1
    if handler == GAIN_PER_RING_AFTER_DIVE:
        return own_rings(p, seat, ring)
    if handler == GAIN_WITH_RING_AFTER_DIVE:
        return min(1, own_rings(p, seat, ring))
    return 0


def travel_for_all(p: DeepSeaPosition, seat: int, site: int, travels: int) -> None:
    """A Dive took the last token: everybody with a Vessel here may Travel, the diver first."""
    board = p.tables.site_board[site]
    if p.tokens[p.tables.site_dive[site]]:
        return
    for step in range(p.seats - 1, -1, -1):
        player = (seat + step) % p.seats
        if p.has_vessel(player, board):
            for _ in range(travels):
                p.push(TravelFrame(player, MOD_HERE, board, True, NO_DEPTH))


def all_conserved(p: DeepSeaPosition, board: int) -> bool:
    """Is every Conservation site of the zone taken?"""
    for site in p.tables.conserve_sites[board]:
        if p.disc[site] < 0:
            return False
    return True


def after_conserve(p: DeepSeaPosition, seat: int, site: int, modifiers: int) -> None:
    """The actor's own after-effects first onto the stack, events for all above them.  AM-106"""
    t = p.tables
    board = t.site_board[site]
    for rule in t.rules[board]:
        if rule.handler == TRAVEL_AFTER_CONSERVE and site in rule.sites:
            for _ in range(rule.amount):
                p.push(TravelFrame(seat, MOD_HERE, board, True, NO_DEPTH))
        elif rule.handler == EXTRA_CONSERVE_WITH_RING:
            spent = t.extra_conserve_once and modifiers & MOD_SECOND > 0
            again = not spent and own_rings(p, seat, rule.ring) > 0
            for _ in range(rule.amount if again else 0):
                p.push(ActionFrame(frames.CONSERVE, seat, MOD_HERE | MOD_SECOND, board, True))
    for rule in t.rules[board]:
        if rule.handler == PROMOTE_WHEN_ALL_CONSERVED and all_conserved(p, board):
            players = p.players_from(seat)
            players.reverse()
            for player in players:
                if own_rings(p, player, t.disc_sites[board]) > 0:
                    for _ in range(rule.amount):
                        p.push(PromoteFrame(player, True))


def on_leaving(p: DeepSeaPosition, seat: int, board: int) -> None:
    """What a Travel out of the zone earns, after the move and before the arrival bonus.  AM-108"""
    for rule in p.tables.rules[board]:
        if rule.handler == GAIN_WITH_RING_ON_LEAVING and own_rings(p, seat, rule.ring) > 0:
            p.push(GainFrame(seat, rule.bundle, 0, zone_source(board)))
