"""Mission 4: who places the last Conservation disc of a zone earns a marker on the turtle's hex.  AM-116"""

from bathysphere.games.deepsea.codes import ELSEWHERE
from bathysphere.games.deepsea.frames import ImpactFrame
from bathysphere.games.deepsea.position import DeepSeaPosition
from bathysphere.games.deepsea.zones import all_conserved


def conserved(p: DeepSeaPosition, seat: int, site: int) -> None:
    """One extra Impact for the turtle's hex and nowhere else, once per zone."""
    t = p.tables
    board = t.site_board[site]
    if t.turtle_hex >= 0 and len(t.conserve_sites[board]) >= t.turtle_sites and all_conserved(p, board):
        p.push(ImpactFrame(seat, ELSEWHERE, t.turtle_hex))
