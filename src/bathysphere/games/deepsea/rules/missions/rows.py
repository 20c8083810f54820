"""Mission 10: a track for each depth; the marker goes to the depth where the Impact was earned.  AM-112"""

from bathysphere.engine.reasons import Reason
from bathysphere.games.deepsea.rules.codes import source_board
from bathysphere.games.deepsea.rules.position import DeepSeaPosition
from bathysphere.games.deepsea.rules.verbs import DEPTHS


def depths_for(p: DeepSeaPosition, seat: int, source: int) -> list[int]:
    """The depth of the source; without one, any depth with an own Vessel."""
    board = source_board(source)
    if board >= 0:
        return [p.compiled.depth[board]]
    return [depth for depth in range(1, DEPTHS + 1) if p.has_vessel_at_depth(seat, depth)]


def next_hex(p: DeepSeaPosition, depth: int) -> int:
    """A track fills from its left end; its surplus has a space of its own."""
    for hex in p.compiled.rows[depth - 1]:
        if p.marker[hex] < 0:
            return hex
    return p.compiled.row_overflow[depth - 1]


def hexes_for(p: DeepSeaPosition, seat: int, source: int) -> list[int]:
    """The next hex of each track this Impact may go to."""
    hexes: list[int] = []
    for depth in depths_for(p, seat, source):
        hex = next_hex(p, depth)
        if hex not in hexes:
            hexes.append(hex)
    return hexes


def refusal(p: DeepSeaPosition, seat: int, source: int, hex: int) -> Reason | None:
    """Why an Impact does not go to this hex."""
    t = p.compiled
    depths = depths_for(p, seat, source)
    if hex in t.row_overflow:
        for depth in depths:
            if t.row_overflow[depth - 1] == hex and all(p.marker[h] >= 0 for h in t.rows[depth - 1]):
                return None
        return Reason("track-not-full", "DS-253", {"hex": hex})
    for depth in depths:
        row = t.rows[depth - 1]
        if hex in row:
            if any(p.marker[h] < 0 for h in row[: row.index(hex)]):
                return Reason("track-in-order", "DS-253", {"hex": hex})
            return None
    return Reason("other-track", "DS-253", {"hex": hex})
