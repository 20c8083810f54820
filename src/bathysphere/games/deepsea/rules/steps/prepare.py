"""Preparation: Recruitment, Effort, Reassignment.  DS-061 .. DS-063, DS-078 .. DS-101"""

from typing import Final

from bathysphere.engine.choices import SetChoice
from bathysphere.engine.frame import Frame
from bathysphere.engine.reasons import Reason, Value
from bathysphere.engine.step import NO_OPTIONS, NONE, Step
from bathysphere.games.deepsea.rules import events, setbacks, verbs
from bathysphere.games.deepsea.rules.codes import (
    ELSEWHERE,
    free_tile,
    has_disc,
    junior_face,
    kinds_of,
    tile_face,
    used_tile,
)
from bathysphere.games.deepsea.rules.compiled import (
    COORDINATION,
    INGENUITY,
    INSPIRATION,
    LAST_TIER,
    REPUTATION,
)
from bathysphere.games.deepsea.rules.frames import GainFrame, ReassignFrame, RefillFrame
from bathysphere.games.deepsea.rules.position import DeepSeaPosition
from bathysphere.games.deepsea.rules.steps.actions import offered
from bathysphere.games.deepsea.rules.steps.rewards import stage_discs
from bathysphere.games.deepsea.rules.verbs import POCKETS

CAN_GIVE: Final = 2
"""A pocket with so many tiles can give one to another.  DS-088"""


def recruitment_level(p: DeepSeaPosition, seat: int) -> int:
    """The highest tier this seat may recruit.  DS-079, DS-080"""
    return max(1, p.level(seat, REPUTATION) + setbacks.change(p, setbacks.RECRUIT_LEVEL))


def effort_level(p: DeepSeaPosition, seat: int) -> int:
    """The discs this seat gains by Effort.  DS-090, DS-091"""
    return max(1, p.level(seat, INSPIRATION) + setbacks.change(p, setbacks.EFFORT))


def reassignment_level(p: DeepSeaPosition, seat: int) -> int:
    """The discs this seat may take back.  DS-095, DS-096"""
    return max(0, p.level(seat, COORDINATION) + setbacks.change(p, setbacks.REASSIGN))


def levels_now(p: DeepSeaPosition, seat: int) -> list[int]:
    """The four levels as the Setback in force lets them count."""
    return [
        recruitment_level(p, seat),
        effort_level(p, seat),
        reassignment_level(p, seat),
        p.level(seat, INGENUITY),
    ]


class Recruit(Step[DeepSeaPosition, Frame]):
    """Take exactly one Specialist of a permitted tier.  DS-078 .. DS-088, AM-031, AM-032"""

    def __init__(self) -> None:
        super().__init__("recruit", "DS-078", [verbs.RECRUIT])

    def options(self, p: DeepSeaPosition, f: Frame) -> list[int]:
        t = p.compiled
        level = recruitment_level(p, f.seat)
        codes = [
            verbs.RECRUIT.base + kind
            for kind in range(1, t.kinds)
            if p.tray[kind] > 0 and t.tier[kind] <= level
        ]
        if level >= LAST_TIER:
            for pocket in p.pockets:
                if pocket:
                    codes.append(verbs.RECRUIT.base + pocket[-1])
        return codes

    def resolve(self, p: DeepSeaPosition, f: Frame, action: int) -> None:
        if action == NONE:
            p.say(events.NO_RECRUIT, f.seat)
            return
        t = p.compiled
        kind = verbs.RECRUIT.first(action)
        p.tiles[f.seat] = [*p.tiles[f.seat], free_tile(junior_face(kind))]
        p.say(events.RECRUITED, f.seat, kind)
        p.push(GainFrame(f.seat, t.face_bundle[junior_face(kind)], 0, ELSEWHERE))
        if t.tier[kind] < LAST_TIER:
            p.tray[kind] -= 1
            return
        for number in range(POCKETS):
            if p.pockets[number] and p.pockets[number][-1] == kind:
                p.pockets[number] = p.pockets[number][:-1]
                if p.pockets[number]:
                    p.reveals += 1
                    p.say(events.POCKET_OPENED, f.seat, p.pockets[number][-1])
                else:
                    p.push(RefillFrame(f.seat, number))
                return

    def refusal(self, p: DeepSeaPosition, f: Frame, action: int) -> Reason | None:
        t = p.compiled
        kind = verbs.RECRUIT.first(action)
        if kind == 0 or kind >= t.kinds:
            return Reason("no-such-specialist", "DS-078", {"kind": kind})
        level = recruitment_level(p, f.seat)
        if t.tier[kind] > level:
            return Reason("tier", "DS-079", {"kind": kind, "tier": t.tier[kind], "level": level})
        if t.tier[kind] == LAST_TIER:
            if not any(pocket and pocket[-1] == kind for pocket in p.pockets):
                return Reason("not-on-top", "DS-087", {"kind": kind})
        elif p.tray[kind] == 0:
            return Reason("tiles-gone", "DS-078", {"kind": kind})
        return None

    def details(self, p: DeepSeaPosition, f: Frame, action: int) -> dict[str, Value]:
        t = p.compiled
        kind = verbs.RECRUIT.first(action)
        gained = kinds_of(t.bundles[t.face_bundle[junior_face(kind)]])
        return {"tier": t.tier[kind], "gain": gained, **offered(p, junior_face(kind))}


class Refill(Step[DeepSeaPosition, RefillFrame]):
    """From which pocket with two or more a tile moves into the emptied one: the fullest, or any as agreed.

    DS-088, DS-089, AM-034
    """

    def __init__(self) -> None:
        super().__init__("refill", "DS-088", [verbs.REFILL], frame=RefillFrame)

    def options(self, p: DeepSeaPosition, f: RefillFrame) -> list[int]:
        most = 0
        for pocket in p.pockets:
            most = max(most, len(pocket))
        if most < CAN_GIVE:
            return NO_OPTIONS
        least = most if p.compiled.refill_from_fullest else CAN_GIVE
        return [verbs.REFILL.base + number for number in range(POCKETS) if len(p.pockets[number]) >= least]

    def resolve(self, p: DeepSeaPosition, f: RefillFrame, action: int) -> None:
        if action == NONE:
            return
        number = verbs.REFILL.first(action)
        kind = p.pockets[number][-1]
        p.pockets[number] = p.pockets[number][:-1]
        p.pockets[f.pocket] = [kind]
        p.reveals += 1
        p.say(events.POCKET_REFILLED, f.seat, p.pockets[number][-1])

    def refusal(self, p: DeepSeaPosition, f: RefillFrame, action: int) -> Reason | None:
        number = verbs.REFILL.first(action)
        size = len(p.pockets[number])
        if size < CAN_GIVE and not p.compiled.refill_from_fullest:
            return Reason("last-of-pocket", "DS-088", {"pocket": number + 1})
        if size < CAN_GIVE or (
            p.compiled.refill_from_fullest and any(len(pocket) > size for pocket in p.pockets)
        ):
            return Reason("not-fullest", "DS-088", {"pocket": number + 1})
        return None

    def details(self, p: DeepSeaPosition, f: RefillFrame, action: int) -> dict[str, Value]:
        return {"kind": p.pockets[verbs.REFILL.first(action)][-1]}


class Effort(Step[DeepSeaPosition, Frame]):
    """As many discs as the Effort level, read after the gains of Recruitment.  DS-090 .. DS-094"""

    def __init__(self) -> None:
        super().__init__("effort", "DS-090", [])

    def resolve(self, p: DeepSeaPosition, f: Frame, action: int) -> None:
        p.say(events.EFFORT, f.seat, stage_discs(p, f.seat, effort_level(p, f.seat)))
        p.push(ReassignFrame(f.seat, reassignment_level(p, f.seat), 0))


class Reassign(Step[DeepSeaPosition, ReassignFrame]):
    """Take back discs from Specialists, one per level: people a set, the engine in the order of the faces.

    If the level covers all of them they come back by themselves; otherwise their owner picks, or stops.
    DS-095 .. DS-101, AM-038
    """

    def __init__(self) -> None:
        super().__init__("reassign", "DS-095", [verbs.TAKE_BACK, verbs.DECLINE], frame=ReassignFrame)

    def options(self, p: DeepSeaPosition, f: ReassignFrame) -> list[int]:
        if f.left == 0 or (f.lowest == 0 and p.discs_on_tiles(f.seat) <= f.left):
            return NO_OPTIONS
        codes: list[int] = []
        for tile in p.tiles[f.seat]:
            code = verbs.TAKE_BACK.base + tile_face(tile)
            if has_disc(tile) and tile_face(tile) >= f.lowest and code not in codes:
                codes.append(code)
        if codes:
            codes.sort()
            codes.append(verbs.DECLINE.base)
        return codes

    def resolve(self, p: DeepSeaPosition, f: ReassignFrame, action: int) -> None:
        if verbs.DECLINE.owns(action):
            return
        if action == NONE:
            if f.lowest == 0 and f.left > 0:
                for tile in p.tiles[f.seat]:
                    if has_disc(tile):
                        take_back(p, f.seat, tile_face(tile))
            return
        face = verbs.TAKE_BACK.first(action)
        take_back(p, f.seat, face)
        if f.left > 1:
            p.push(ReassignFrame(f.seat, f.left - 1, face))

    def refusal(self, p: DeepSeaPosition, f: ReassignFrame, action: int) -> Reason | None:
        if verbs.DECLINE.owns(action):
            return None
        face = verbs.TAKE_BACK.first(action)
        if used_tile(face) not in p.tiles[f.seat]:
            return Reason("no-disc-on", "DS-098", {"face": face})
        if face < f.lowest:
            return Reason("take-back-in-order", "DS-098", {"face": face})
        return None

    def together(self, p: DeepSeaPosition, f: ReassignFrame) -> SetChoice | None:
        if f.lowest > 0:
            return None
        discs = [verbs.TAKE_BACK.base + tile_face(tile) for tile in p.tiles[f.seat] if has_disc(tile)]
        return SetChoice(discs, 1, f.left, verbs.DECLINE.base)

    def details(self, p: DeepSeaPosition, f: ReassignFrame, action: int) -> dict[str, Value]:
        return {"left": f.left}


def take_back(p: DeepSeaPosition, seat: int, face: int) -> None:
    """A disc goes from a Specialist to the Staging Area.  DS-097, DS-099"""
    tiles = p.tiles[seat].copy()
    tiles[tiles.index(used_tile(face))] = free_tile(face)
    p.tiles[seat] = tiles
    p.staging[seat] += 1
    p.say(events.TOOK_BACK, seat, face)
