"""Where a seat can act: sites within reach of its Vessels.  DS-119, DS-120"""

from bathysphere.games.deepsea.position import DeepSeaPosition
from bathysphere.games.deepsea.tables import MOD_HERE, MOD_NO_VESSEL, MOD_SAME_DEPTH
from bathysphere.games.deepsea.zones import worked_from


def in_reach(p: DeepSeaPosition, seat: int, site: int, modifiers: int, bound: int) -> bool:
    """May this seat act at a site, as far as its Vessels are concerned?"""
    t = p.tables
    board = t.site_board[site]
    if p.cell[board] < 0 or (modifiers & MOD_HERE and board != bound - 1):
        return False
    if modifiers & MOD_NO_VESSEL:
        return True
    if modifiers & MOD_SAME_DEPTH:
        return p.has_vessel_at_depth(seat, t.depth[board])
    if t.barred[board]:
        from_zone = worked_from(p, site)
        return from_zone >= 0 and p.has_vessel(seat, from_zone)
    return p.has_vessel(seat, board)


def boards_in_reach(p: DeepSeaPosition, seat: int, modifiers: int, bound: int) -> list[int]:
    """The zones at some site of which this seat may act; caves are to be checked site by site."""
    t = p.tables
    if modifiers & MOD_HERE:
        return [bound - 1]
    if modifiers & MOD_SAME_DEPTH:
        return [b for b in p.ocean if b >= 0 and p.has_vessel_at_depth(seat, t.depth[b])]
    found = p.zones_of(seat)
    for board in t.barred_boards:
        if p.cell[board] >= 0:
            found.append(board)
    return found
