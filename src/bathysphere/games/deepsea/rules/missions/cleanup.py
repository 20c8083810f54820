"""Mission 9: the cleanup track.  AM-114"""

from bathysphere.games.deepsea.rules import events
from bathysphere.games.deepsea.rules.position import DeepSeaPosition


def conserved(p: DeepSeaPosition, seat: int, site: int) -> None:
    """Steps for each Conservation disc near the surface; lost at the end of the track."""
    t = p.compiled
    if t.cleanup_steps_by_conserve and t.cleanup_depths[t.depth[t.site_board[site]]] and steps_left(p, seat):
        clean(p, seat, t.cleanup_steps_by_conserve)


def steps_left(p: DeepSeaPosition, seat: int) -> bool:
    """Does the track go on?"""
    return p.cleanup[seat] < p.compiled.cleanup_last


def can_clean(p: DeepSeaPosition, seat: int) -> bool:
    """May an Impact become steps on the track?"""
    return p.compiled.cleanup_steps_for_impact > 0 and steps_left(p, seat)


def clean(p: DeepSeaPosition, seat: int, steps: int) -> None:
    """So many steps forward, as far as the track goes."""
    p.cleanup[seat] = min(p.compiled.cleanup_last, p.cleanup[seat] + steps)
    p.say(events.CLEANED, seat, p.cleanup[seat])
