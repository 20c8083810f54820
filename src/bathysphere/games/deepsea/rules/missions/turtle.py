"""Mission 4: who places the last Conservation disc of a zone earns a marker on the turtle's hex.  AM-116"""

from bathysphere.games.deepsea.rules.codes import ELSEWHERE
from bathysphere.games.deepsea.rules.frames import ImpactFrame
from bathysphere.games.deepsea.rules.position import DeepSeaPosition
from bathysphere.games.deepsea.rules.zones import all_conserved


def conserved(p: DeepSeaPosition, seat: int, site: int) -> None:
    """One extra Impact for the turtle's hex and nowhere else, once per zone."""
    t = p.compiled
    board = t.site_board[site]
    if t.turtle_hex >= 0 and len(t.conserve_sites[board]) >= t.turtle_sites and all_conserved(p, board):
        p.push(ImpactFrame(seat, ELSEWHERE, t.turtle_hex))
