"""Placing balls and cleaning sectors: chapters F and M of the ledger."""

from bathysphere.engine.reasons import Reason, Value
from bathysphere.engine.step import Step
from bathysphere.games.reef.rules import events, verbs
from bathysphere.games.reef.rules.codes import is_among, with_place, without_place
from bathysphere.games.reef.rules.frames import SettleFrame
from bathysphere.games.reef.rules.position import EMPTY, ReefPosition
from bathysphere.games.reef.rules.steps.common import threshold
from bathysphere.games.reef.rules.steps.pollution import gain_pollution
from bathysphere.games.reef.rules.verbs import SEATS


def place_ball(p: ReefPosition, seat: int, route: int) -> None:
    """A ball from the Deployment area covers one symbol; sectors it closes are settled at once.

    RP-050, RP-054, RP-099, RP-100
    """
    t = p.compiled
    p.deployment[seat] -= 1
    p.balls[route * SEATS + seat] += 1
    p.filled[route] += 1
    if p.filled[route] > 1:
        return
    closed = 0
    for sector in t.route_sectors[route]:
        if p.sector_tile[sector] != EMPTY and surrounded(p, sector):
            closed = with_place(closed, sector)
    if closed:
        p.push(SettleFrame(seat, closed))


def surrounded(p: ReefPosition, sector: int) -> bool:
    """Does every route of the boundary carry a ball?  RP-050"""
    for route in p.compiled.sector_routes[sector]:
        if p.filled[route] == 0:
            return False
    return True


def cleaning_points(p: ReefPosition, seat: int, sector: int) -> int:
    """1 VP for each own ball on the boundary and for the own Ship at a corner.  RP-051, RP-052, AM-34"""
    t = p.compiled
    points = p.balls_around(seat, sector) * t.ball_vp
    if p.ship_at[seat] in t.sector_corners[sector]:
        points += t.docked_vp
    return points


class Settle(Step[ReefPosition, SettleFrame]):
    """The sectors that one ball has closed, in the active player's order.  RP-050 .. RP-056, AM-105"""

    def __init__(self) -> None:
        super().__init__("settle", "RP-054", [verbs.SETTLE], frame=SettleFrame)

    def options(self, p: ReefPosition, f: SettleFrame) -> list[int]:
        return [verbs.SETTLE.base + s for s in range(p.compiled.sectors) if is_among(f.sectors, s)]

    def resolve(self, p: ReefPosition, f: SettleFrame, action: int) -> None:
        sector = verbs.SETTLE.first(action)
        rest = without_place(f.sectors, sector)
        if rest:
            p.push(SettleFrame(f.seat, rest))
        settle(p, sector)
        threshold(p)

    def refusal(self, p: ReefPosition, f: SettleFrame, action: int) -> Reason | None:
        sector = verbs.SETTLE.first(action)
        if sector >= p.compiled.sectors:
            return Reason("not-on-board", "RP-002")
        return (
            None if is_among(f.sectors, sector) else Reason("not-just-closed", "RP-050", {"sector": sector})
        )

    def details(self, p: ReefPosition, f: SettleFrame, action: int) -> dict[str, Value]:
        sector = verbs.SETTLE.first(action)
        return {
            "own": cleaning_points(p, f.seat, sector),
            "amounts": [cleaning_points(p, seat, sector) for seat in range(p.seats)],
            "owner": winner(p, sector),
        }


def winner(p: ReefPosition, sector: int) -> int:
    """Who scores most when a sector is cleaned; ties by research.  RP-053, RP-128"""
    best = 0
    for seat in range(1, p.seats):
        here = cleaning_points(p, seat, sector)
        most = cleaning_points(p, best, sector)
        if here > most or (here == most and p.rank(seat) > p.rank(best)):
            best = seat
    return best


def settle(p: ReefPosition, sector: int) -> None:
    """VP for everybody, the tile for whoever scored most.  RP-051 .. RP-053, RP-055, RP-056"""
    p.say(events.CLEANED, p.active, sector)
    best = winner(p, sector)
    for turn in range(p.seats):
        seat = (p.active + turn) % p.seats
        points = cleaning_points(p, seat, sector)
        if points > 0:
            p.say(events.SECTOR_POINTS, seat, sector, points)
            p.gain_points(seat, points)
    tile = p.sector_tile[sector]
    p.sector_tile[sector] = EMPTY
    gain_pollution(p, best, tile)
