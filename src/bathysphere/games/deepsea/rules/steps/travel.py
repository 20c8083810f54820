"""Travel, launching and arriving."""

from bathysphere.engine.frame import Frame
from bathysphere.engine.reasons import Reason, Value
from bathysphere.engine.step import NO_OPTIONS, NONE, Step
from bathysphere.games.deepsea.rules import events, verbs
from bathysphere.games.deepsea.rules.codes import kinds_of, zone_source
from bathysphere.games.deepsea.rules.compiled import INGENUITY, MOD_HERE, MOD_TECHNOLOGY, TRAVEL
from bathysphere.games.deepsea.rules.frames import NO_DEPTH, UNBOUND, ArriveFrame, TravelFrame, TravelToFrame
from bathysphere.games.deepsea.rules.missions import races
from bathysphere.games.deepsea.rules.position import DeepSeaPosition
from bathysphere.games.deepsea.rules.steps.rewards import decline, gain
from bathysphere.games.deepsea.rules.verbs import COLUMNS, VESSELS
from bathysphere.games.deepsea.rules.zones import on_leaving


def technology(p: DeepSeaPosition, seat: int, board: int, modifiers: int) -> int:
    """The Technology level for a journey from this zone; all that adds to it adds up.

    DS-141, DS-223, AM-058
    """
    level = p.level(seat, INGENUITY) + p.compiled.leaving_technology[board]
    if modifiers & MOD_TECHNOLOGY:
        level += 1
    return level


def reach(p: DeepSeaPosition, board: int, level: int) -> list[int]:
    """Zones a Vessel in this zone can get to, nearest first, wherever it may stop.

    Step by step to a neighbouring zone, at most `level` steps, none entered deeper than `level` unless
    straight up. DS-139, DS-140, DS-142, DS-143, AM-056, AM-057, AM-111
    """
    t = p.compiled
    start = p.cell[board]
    seen = [start]
    zones: list[int] = []
    begin = 0
    for _ in range(level):
        end = len(seen)
        if begin == end:
            break
        for index in range(begin, end):
            cell = seen[index]
            for other in t.neighbours[cell]:
                zone = p.ocean[other]
                if zone < 0 or other in seen or t.barred[zone]:
                    continue
                if t.depth[zone] > level and other != cell - COLUMNS:
                    continue
                seen.append(other)
                zones.append(zone)
        begin = end
    return zones


def may_stop(p: DeepSeaPosition, seat: int, board: int) -> bool:
    """Is there room for one more Vessel of this seat?"""
    limit = p.compiled.vessel_limit[board]
    return limit >= VESSELS or p.vessels_at(seat, board) < limit


def destinations(p: DeepSeaPosition, seat: int, board: int, modifiers: int, not_depth: int) -> list[int]:
    """Where a Travel from this zone may end."""
    zones = reach(p, board, technology(p, seat, board, modifiers))
    return [zone for zone in zones if p.compiled.depth[zone] != not_depth and may_stop(p, seat, zone)]


def starts(p: DeepSeaPosition, seat: int, modifiers: int, bound: int, not_depth: int) -> list[int]:
    """The zones from which a Travel is possible."""
    zones: list[int] = []
    for board in p.zones_of(seat):
        if modifiers & MOD_HERE and board != bound:
            continue
        if destinations(p, seat, board, modifiers, not_depth):
            zones.append(board)
    return zones


def can_travel(p: DeepSeaPosition, seat: int, modifiers: int) -> bool:
    """Can any Vessel of this seat travel? A neighbouring zone usually settles it."""
    t = p.compiled
    for board in p.zones_of(seat):
        level = technology(p, seat, board, modifiers)
        cell = p.cell[board]
        for other in t.neighbours[cell]:
            zone = p.ocean[other]
            if zone < 0 or t.barred[zone] or t.vessel_limit[zone] < VESSELS:
                continue
            if t.depth[zone] <= level or other == cell - COLUMNS:
                return True
    return len(starts(p, seat, modifiers, UNBOUND, NO_DEPTH)) > 0


class Travel(Step[DeepSeaPosition, TravelFrame]):
    """Which Vessel travels: all in one zone are alike.  DS-138"""

    def __init__(self) -> None:
        super().__init__("travel", "DS-138", [verbs.VESSEL, verbs.DECLINE], frame=TravelFrame)

    def options(self, p: DeepSeaPosition, f: TravelFrame) -> list[int]:
        zones = starts(p, f.seat, f.modifiers, f.bound, f.not_depth)
        if len(zones) <= 1:
            return NO_OPTIONS
        codes = [verbs.VESSEL.base + board for board in zones]
        if f.optional:
            codes.append(verbs.DECLINE.base)
        return codes

    def resolve(self, p: DeepSeaPosition, f: TravelFrame, action: int) -> None:
        if verbs.DECLINE.owns(action):
            decline(p, f.seat, TRAVEL)
        elif action != NONE:
            p.push(TravelToFrame(f.seat, f.modifiers, verbs.VESSEL.first(action), False, f.not_depth))
        else:
            zones = starts(p, f.seat, f.modifiers, f.bound, f.not_depth)
            if zones:
                p.push(TravelToFrame(f.seat, f.modifiers, zones[0], f.optional, f.not_depth))
            else:
                p.say(events.LOST, f.seat, TRAVEL)

    def refusal(self, p: DeepSeaPosition, f: TravelFrame, action: int) -> Reason | None:
        if verbs.DECLINE.owns(action):
            return None if f.optional else Reason("committed", "DS-117", {"icon": TRAVEL})
        board = verbs.VESSEL.first(action)
        if board >= p.compiled.boards or not p.has_vessel(f.seat, board):
            return Reason("no-vessel-there", "DS-138", {"board": board})
        if f.modifiers & MOD_HERE and board != f.bound:
            return Reason("other-zone", "DS-240", {"board": f.bound})
        if not destinations(p, f.seat, board, f.modifiers, f.not_depth):
            return Reason("nowhere-to-go", "DS-140", {"board": board})
        return None

    def details(self, p: DeepSeaPosition, f: TravelFrame, action: int) -> dict[str, Value]:
        if verbs.DECLINE.owns(action):
            return {"icon": TRAVEL}
        return {"technology": technology(p, f.seat, verbs.VESSEL.first(action), f.modifiers)}


class TravelTo(Step[DeepSeaPosition, TravelToFrame]):
    """Where the Vessel goes; then the arrival bonus.  DS-138 .. DS-148"""

    def __init__(self) -> None:
        super().__init__("travel-to", "DS-139", [verbs.TRAVEL, verbs.DECLINE], frame=TravelToFrame)

    def options(self, p: DeepSeaPosition, f: TravelToFrame) -> list[int]:
        codes = [
            verbs.TRAVEL.base + board for board in destinations(p, f.seat, f.origin, f.modifiers, f.not_depth)
        ]
        if f.optional:
            codes.append(verbs.DECLINE.base)
        return codes

    def resolve(self, p: DeepSeaPosition, f: TravelToFrame, action: int) -> None:
        if verbs.DECLINE.owns(action):
            decline(p, f.seat, TRAVEL)
            return
        board = verbs.TRAVEL.first(action)
        place = f.seat * VESSELS
        while p.vessels[place] != f.origin:
            place += 1
        p.vessels[place] = board
        p.say(events.TRAVELLED, f.seat, f.origin, board)
        races.travelled(p, f.seat, p.compiled.depth[board])
        p.push(ArriveFrame(f.seat, board))
        on_leaving(p, f.seat, f.origin)

    def refusal(self, p: DeepSeaPosition, f: TravelToFrame, action: int) -> Reason | None:
        if verbs.DECLINE.owns(action):
            return None if f.optional else Reason("committed", "DS-117", {"icon": TRAVEL})
        t = p.compiled
        board = verbs.TRAVEL.first(action)
        if board >= t.boards or p.cell[board] < 0:
            return Reason("not-in-play", "DS-138", {"board": board})
        if board == f.origin:
            return Reason("same-zone", "DS-138", {"board": board})
        if t.barred[board]:
            return Reason("no-vessels", "DS-239", {"board": board})
        if t.depth[board] == f.not_depth:
            return Reason("not-to-depth", "DS-240", {"depth": f.not_depth})
        if not may_stop(p, f.seat, board):
            return Reason("vessel-limit", "DS-239", {"board": board, "most": t.vessel_limit[board]})
        level = technology(p, f.seat, f.origin, f.modifiers)
        if board in reach(p, f.origin, level):
            return None
        if t.depth[board] > level:
            return Reason("too-deep", "DS-139", {"depth": t.depth[board], "level": level})
        if board in reach(p, f.origin, t.columns * t.max_depth):
            return Reason("too-far", "DS-140", {"board": board, "level": level})
        return Reason("no-way", "DS-143", {"board": board})

    def details(self, p: DeepSeaPosition, f: TravelToFrame, action: int) -> dict[str, Value]:
        if verbs.DECLINE.owns(action):
            return {"icon": TRAVEL}
        icons = p.compiled.bundles[p.compiled.arrival[verbs.TRAVEL.first(action)]]
        return {"origin": f.origin, "gain": kinds_of(icons)}


class Launch(Step[DeepSeaPosition, Frame]):
    """A Vessel is placed in a launch zone and earns its arrival bonus.

    DS-054 .. DS-056, DS-135, DS-136, AM-024
    """

    def __init__(self) -> None:
        super().__init__("launch", "DS-135", [verbs.LAUNCH])

    def options(self, p: DeepSeaPosition, f: Frame) -> list[int]:
        if p.compiled.launch_board >= 0:
            return [verbs.LAUNCH.base + p.compiled.launch_board]
        return [verbs.LAUNCH.base + p.ocean[cell] for cell in range(p.compiled.columns) if p.ocean[cell] >= 0]

    def resolve(self, p: DeepSeaPosition, f: Frame, action: int) -> None:
        board = verbs.LAUNCH.first(action)
        place = f.seat * VESSELS
        while p.vessels[place] >= 0:
            place += 1
        p.vessels[place] = board
        p.say(events.LAUNCHED, f.seat, board)
        gain(p, f.seat, p.compiled.arrival[board], zone_source(board))

    def refusal(self, p: DeepSeaPosition, f: Frame, action: int) -> Reason | None:
        board = verbs.LAUNCH.first(action)
        fixed = p.compiled.launch_board
        if fixed >= 0 and board != fixed:
            return Reason("other-launch-zone", "DS-054", {"board": fixed})
        if board >= p.compiled.boards or p.cell[board] < 0 or p.compiled.depth[board] > 1:
            return Reason("no-launch-zone", "DS-056", {"board": board})
        return None

    def details(self, p: DeepSeaPosition, f: Frame, action: int) -> dict[str, Value]:
        icons = p.compiled.bundles[p.compiled.arrival[verbs.LAUNCH.first(action)]]
        return {"gain": kinds_of(icons)}


class Arrive(Step[DeepSeaPosition, ArriveFrame]):
    """The arrival bonus of the destination, and of no zone on the way.  DS-146 .. DS-148"""

    def __init__(self) -> None:
        super().__init__("arrive", "DS-146", [], frame=ArriveFrame)

    def resolve(self, p: DeepSeaPosition, f: ArriveFrame, action: int) -> None:
        gain(p, f.seat, p.compiled.arrival[f.board], zone_source(f.board))
