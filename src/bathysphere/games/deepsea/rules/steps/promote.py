"""Promotion: a Junior turns to its Senior side.  DS-225 .. DS-230"""

from bathysphere.engine.reasons import Reason, Value
from bathysphere.engine.step import NONE, Step
from bathysphere.games.deepsea.rules import events, verbs
from bathysphere.games.deepsea.rules.codes import (
    ELSEWHERE,
    free_tile,
    has_disc,
    is_senior,
    junior_face,
    kinds_of,
    senior_face,
    tile_face,
    tile_kind,
    used_tile,
)
from bathysphere.games.deepsea.rules.compiled import PROMOTE
from bathysphere.games.deepsea.rules.frames import PromoteFrame
from bathysphere.games.deepsea.rules.position import DeepSeaPosition
from bathysphere.games.deepsea.rules.steps.reach import has_circle, has_to_activate
from bathysphere.games.deepsea.rules.steps.rewards import decline, gain


def has_junior(p: DeepSeaPosition, seat: int) -> bool:
    """Is there a Junior to promote?  AM-018"""
    for tile in p.tiles[seat]:
        if not is_senior(tile) and not takes_last_circle(p, seat, tile):
            return True
    return False


def takes_last_circle(p: DeepSeaPosition, seat: int, tile: int) -> bool:
    """Would this Promotion leave nobody to activate in a turn that still needs it?  AM-104"""
    if not has_to_activate(p, seat) or has_circle(p, senior_face(tile_kind(tile))):
        return False
    if has_disc(tile) or not has_circle(p, tile_face(tile)):
        return False
    circles = 0
    for other in p.tiles[seat]:
        if not has_disc(other) and has_circle(p, tile_face(other)):
            circles += 1
    return circles <= 1


def junior_tile(kind: int, disc: int) -> int:
    """The Junior of a kind, with so many discs on it: none or one."""
    return used_tile(junior_face(kind)) if disc else free_tile(junior_face(kind))


class Promote(Step[DeepSeaPosition, PromoteFrame]):
    """Choose the Junior; a disc on it goes to the supply.  DS-225 .. DS-229, AM-019, AM-020"""

    def __init__(self) -> None:
        super().__init__("promote", "DS-225", [verbs.PROMOTE, verbs.DECLINE], frame=PromoteFrame)

    def options(self, p: DeepSeaPosition, f: PromoteFrame) -> list[int]:
        codes: list[int] = []
        for tile in p.tiles[f.seat]:
            if not is_senior(tile) and not takes_last_circle(p, f.seat, tile):
                code = verbs.PROMOTE.code(tile_kind(tile), int(has_disc(tile)))
                if code not in codes:
                    codes.append(code)
        if codes and f.optional:
            codes.append(verbs.DECLINE.base)
        return codes

    def resolve(self, p: DeepSeaPosition, f: PromoteFrame, action: int) -> None:
        if action == NONE:
            p.say(events.LOST, f.seat, PROMOTE)
            return
        if verbs.DECLINE.owns(action):
            decline(p, f.seat, PROMOTE)
            return
        kind = verbs.PROMOTE.first(action)
        disc = verbs.PROMOTE.second(action)
        tiles = p.tiles[f.seat].copy()
        tiles[tiles.index(junior_tile(kind, disc))] = free_tile(senior_face(kind))
        p.tiles[f.seat] = tiles
        p.supply[f.seat] += disc
        p.say(events.PROMOTED, f.seat, kind)
        gain(p, f.seat, p.compiled.face_bundle[senior_face(kind)], ELSEWHERE)

    def refusal(self, p: DeepSeaPosition, f: PromoteFrame, action: int) -> Reason | None:
        if verbs.DECLINE.owns(action):
            return None if f.optional else Reason("committed", "DS-117", {"icon": PROMOTE})
        kind = verbs.PROMOTE.first(action)
        disc = verbs.PROMOTE.second(action)
        if junior_tile(kind, disc) in p.tiles[f.seat]:
            last = takes_last_circle(p, f.seat, junior_tile(kind, disc))
            return Reason("needs-activation", "DS-187") if last else None
        if any(tile_kind(tile) == kind for tile in p.tiles[f.seat] if is_senior(tile)):
            return Reason("senior-already", "DS-229", {"kind": kind})
        return Reason("no-such-tile", "DS-225", {"kind": kind, "circle": disc})

    def details(self, p: DeepSeaPosition, f: PromoteFrame, action: int) -> dict[str, Value]:
        if verbs.DECLINE.owns(action):
            return {"icon": PROMOTE}
        face = senior_face(verbs.PROMOTE.first(action))
        return {"face": face, "gain": kinds_of(p.compiled.bundles[p.compiled.face_bundle[face]])}
