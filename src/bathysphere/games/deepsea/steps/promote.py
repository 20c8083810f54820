"""Promotion: a Junior turns to its Senior side.  DS-225 .. DS-230"""

from bathysphere.engine.frame import Frame
from bathysphere.engine.position import NONE, Step
from bathysphere.engine.reasons import Reason, Value
from bathysphere.games.deepsea import events, verbs
from bathysphere.games.deepsea.position import DeepSeaPosition
from bathysphere.games.deepsea.steps.reach import has_circle, has_to_activate
from bathysphere.games.deepsea.steps.rewards import decline, gain
from bathysphere.games.deepsea.tables import ELSEWHERE, MOD_OPTIONAL, PROMOTE


def has_junior(p: DeepSeaPosition, seat: int) -> bool:
    """Is there a Junior to promote?  AM-018"""
    for tile in p.tiles[seat]:
        if not tile & 2 and not takes_last_circle(p, seat, tile):
            return True
    return False


def takes_last_circle(p: DeepSeaPosition, seat: int, tile: int) -> bool:
    """Would this Promotion leave nobody to activate in a turn that still needs it?  AM-104"""
    if not has_to_activate(p, seat) or has_circle(p, tile // 4 * 2 + 1):
        return False
    if tile & 1 or not has_circle(p, tile // 2):
        return False
    circles = 0
    for other in p.tiles[seat]:
        if not other & 1 and has_circle(p, other // 2):
            circles += 1
    return circles < 2


class Promote(Step[DeepSeaPosition]):
    """Choose the Junior; a disc on it goes to the supply.  DS-225 .. DS-229, AM-019, AM-020"""

    def __init__(self) -> None:
        super().__init__("promote", "DS-225", [verbs.PROMOTE, verbs.DECLINE])

    def options(self, p: DeepSeaPosition, f: Frame) -> list[int]:
        codes: list[int] = []
        for tile in p.tiles[f.seat]:
            if not tile & 2 and not takes_last_circle(p, f.seat, tile):
                code = verbs.PROMOTE.base + tile // 4 * 2 + (tile & 1)
                if code not in codes:
                    codes.append(code)
        if codes and f.a & MOD_OPTIONAL:
            codes.append(verbs.DECLINE.base)
        return codes

    def resolve(self, p: DeepSeaPosition, f: Frame, action: int) -> None:
        if action == NONE:
            p.say(events.LOST, f.seat, PROMOTE)
            return
        if verbs.DECLINE.owns(action):
            decline(p, f.seat, PROMOTE)
            return
        kind = verbs.PROMOTE.first(action)
        disc = verbs.PROMOTE.second(action)
        tiles = p.tiles[f.seat].copy()
        tiles[tiles.index(kind * 4 + disc)] = kind * 4 + 2
        p.tiles[f.seat] = tiles
        p.supply[f.seat] += disc
        p.say(events.PROMOTED, f.seat, kind)
        gain(p, f.seat, p.tables.face_bundle[kind * 2 + 1], ELSEWHERE)

    def refusal(self, p: DeepSeaPosition, f: Frame, action: int) -> Reason | None:
        if verbs.DECLINE.owns(action):
            return None if f.a & MOD_OPTIONAL else Reason("committed", "DS-117", {"icon": PROMOTE})
        kind = verbs.PROMOTE.first(action)
        disc = verbs.PROMOTE.second(action)
        if kind * 4 + disc in p.tiles[f.seat]:
            last = takes_last_circle(p, f.seat, kind * 4 + disc)
            return Reason("needs-activation", "DS-187") if last else None
        if kind * 4 + 2 in p.tiles[f.seat] or kind * 4 + 3 in p.tiles[f.seat]:
            return Reason("senior-already", "DS-229", {"kind": kind})
        return Reason("no-such-tile", "DS-225", {"kind": kind, "circle": disc})

    def details(self, p: DeepSeaPosition, f: Frame, action: int) -> dict[str, Value]:
        if verbs.DECLINE.owns(action):
            return {"icon": PROMOTE}
        face = verbs.PROMOTE.first(action) * 2 + 1
        return {"face": face, "gain": [icon % 16 for icon in p.tables.bundles[p.tables.face_bundle[face]]]}
