"""Mission 9: the cleanup track.  AM-114"""

from bathysphere.games.deepsea import events
from bathysphere.games.deepsea.position import DeepSeaPosition


def conserved(p: DeepSeaPosition, seat: int, site: int) -> None:
    """A step for each Conservation disc near the surface; lost at the end of the track."""
    t = p.tables
    if t.cleanup_last >= 0 and t.cleanup_depths[t.depth[t.site_board[site]]] and can_clean(p, seat):
        clean(p, seat)


def can_clean(p: DeepSeaPosition, seat: int) -> bool:
    """Is there a step left?"""
    return p.cleanup[seat] < p.tables.cleanup_last


def clean(p: DeepSeaPosition, seat: int) -> None:
    """One step forward."""
    p.cleanup[seat] += 1
    p.say(events.CLEANED, seat, p.cleanup[seat])
