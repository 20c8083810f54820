"""Whether and where a seat can act: discs, circles, sites within reach of its Vessels.  DS-106 .. DS-120"""

from bathysphere.engine.reasons import Reason
from bathysphere.games.deepsea.rules import frames
from bathysphere.games.deepsea.rules.codes import has_disc, tile_face
from bathysphere.games.deepsea.rules.compiled import MOD_HERE, MOD_NO_VESSEL, MOD_SAME_DEPTH
from bathysphere.games.deepsea.rules.position import DeepSeaPosition
from bathysphere.games.deepsea.rules.zones import worked_from


def in_reach(p: DeepSeaPosition, seat: int, site: int, modifiers: int, bound: int) -> bool:
    """May this seat act at a site, as far as its Vessels are concerned?"""
    t = p.compiled
    board = t.site_board[site]
    if p.cell[board] < 0 or (modifiers & MOD_HERE and board != bound):
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
    t = p.compiled
    if modifiers & MOD_HERE:
        return [bound]
    if modifiers & MOD_SAME_DEPTH:
        return [b for b in p.ocean if b >= 0 and p.has_vessel_at_depth(seat, t.depth[b])]
    boards = p.zones_of(seat)
    for board in t.barred_boards:
        if p.cell[board] >= 0:
            boards.append(board)
    return boards


# -- discs and circles ---------------------------------------------------------------------------------------


def has_circle(p: DeepSeaPosition, face: int) -> bool:
    """Has this side of a tile an activation circle?  DS-108"""
    return len(p.compiled.slots[face]) > 0 or p.compiled.copies_slots[face]


def has_empty_circle(p: DeepSeaPosition, seat: int) -> bool:
    """Is there a Specialist left to activate?"""
    for tile in p.tiles[seat]:
        if not has_disc(tile) and has_circle(p, tile_face(tile)):
            return True
    return False


def can_activate(p: DeepSeaPosition, seat: int) -> bool:
    """Is there a disc and a Specialist to activate with it?  DS-106, DS-107"""
    return p.staging[seat] > 0 and has_empty_circle(p, seat)


def has_to_activate(p: DeepSeaPosition, seat: int) -> bool:
    """Is this a turn that needs an activation and has not had it yet?  DS-123, DS-187, AM-104

    A turn waits beneath everything that is used before its activation, right above its own end.
    """
    if not p.compiled.turn_needs_activation or seat != p.active:
        return False
    return len(p.stack) > 1 and p.stack[1].step == frames.TURN and p.stack[1].seat == seat


def discs_to_act(p: DeepSeaPosition, seat: int) -> int:
    """Staged discs an action may use: the one for the activation that a turn still needs is kept back."""
    return p.staging[seat] - 1 if has_to_activate(p, seat) else p.staging[seat]


def no_disc(p: DeepSeaPosition, seat: int, icon: int) -> Reason:
    """Why there is no disc for an action."""
    if p.staging[seat] > 0:
        return Reason("needs-activation", "DS-187")
    return Reason("no-disc", "DS-110", {"icon": icon})
