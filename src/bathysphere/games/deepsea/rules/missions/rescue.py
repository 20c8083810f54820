"""Mission 7: Impact printed on the wreck goes to the rescue grid, all other to the main grid.  AM-117"""

from bathysphere.engine.reasons import Reason
from bathysphere.games.deepsea.rules.codes import is_site_source, source_board
from bathysphere.games.deepsea.rules.compiled import MAIN, RESCUE
from bathysphere.games.deepsea.rules.position import DeepSeaPosition


def hexes_for(p: DeepSeaPosition, source: int) -> list[int]:
    """Open hexes of the grid this Impact belongs to; a full rescue grid sends it to the main one."""
    t = p.compiled
    if is_site_source(source) and source_board(source) == t.rescue_board:
        hexes = [hex for hex in p.open if t.hex_region[hex] == RESCUE]
        if hexes:
            return hexes
    return [hex for hex in p.open if t.hex_region[hex] == MAIN]


def refusal(p: DeepSeaPosition, source: int, hex: int) -> Reason | None:
    """Why an Impact from there does not belong in this grid."""
    t = p.compiled
    from_wreck = is_site_source(source) and source_board(source) == t.rescue_board
    if t.hex_region[hex] == RESCUE:
        return None if from_wreck else Reason("not-from-wreck", "DS-253", {"board": t.rescue_board})
    if from_wreck:
        for other in range(t.hexes):
            if t.hex_region[other] == RESCUE and p.marker[other] < 0:
                return Reason("rescue-first", "DS-253", {"board": t.rescue_board})
    return None
