"""Discover: draw two boards, keep one, place it, stock it, gain its bonus.  DS-158 .. DS-173"""

from typing import Final

from bathysphere.engine.events import EVERYBODY
from bathysphere.engine.reasons import Reason, Value
from bathysphere.engine.step import NO_OPTIONS, NONE, Step
from bathysphere.games.deepsea.rules import events, frames, verbs
from bathysphere.games.deepsea.rules.codes import column_of, depth_of, kinds_of, row_of, zone_source
from bathysphere.games.deepsea.rules.compiled import DISCOVER
from bathysphere.games.deepsea.rules.frames import (
    ANY_HEX,
    DiscoverFrame,
    GainFrame,
    GoalFrame,
    ImpactFrame,
    KeepFrame,
    PlaceFrame,
)
from bathysphere.games.deepsea.rules.missions import races
from bathysphere.games.deepsea.rules.position import DeepSeaPosition
from bathysphere.games.deepsea.rules.steps.rewards import decline, gain
from bathysphere.games.deepsea.rules.steps.tokens import stock_zone
from bathysphere.games.deepsea.rules.verbs import COLUMNS, DEPTHS

DRAWN: Final = 2
"""So many boards a Discover turns up, if there are that many.  DS-159"""


def places(p: DeepSeaPosition, depth: int, waiver: int) -> list[int]:
    """Empty places for a board of this depth: below a zone, unless the source waives it.

    DS-161, DS-162, AM-069
    """
    t = p.compiled
    cells: list[int] = []
    if depth <= t.max_depth:
        for cell in range((depth - 1) * COLUMNS, (depth - 1) * COLUMNS + t.columns):
            if p.ocean[cell] < 0 and (depth == 1 or depth == waiver or p.ocean[cell - COLUMNS] >= 0):
                cells.append(cell)
    return cells


def has_place(p: DeepSeaPosition, depth: int, waiver: int) -> bool:
    """Can a board of this depth be drawn and placed?  AM-061, AM-063"""
    return len(p.stacks[depth - 1]) > 0 and len(places(p, depth, waiver)) > 0


def drawable(p: DeepSeaPosition, f: DiscoverFrame) -> list[int]:
    """The depths to draw from: those of the symbol, else the shallowest possible one.

    With too few boards there, the next depth may give the second one.  DS-158, DS-163, AM-062 .. AM-064
    """
    depths: list[int] = []
    for depth in range(f.shallowest, f.deepest + 1):
        if has_place(p, depth, f.waiver):
            depths.append(depth)
    if not depths:
        boards = 0
        for depth in range(1, DEPTHS + 1):
            if boards < DRAWN and has_place(p, depth, f.waiver):
                depths.append(depth)
                boards += len(p.stacks[depth - 1])
                if boards >= DRAWN:
                    break
    return depths


def is_fallback(p: DeepSeaPosition, f: DiscoverFrame) -> bool:
    """Can no depth of the symbol be resolved?"""
    for depth in range(f.shallowest, f.deepest + 1):
        if has_place(p, depth, f.waiver):
            return False
    return True


class Discover(Step[DeepSeaPosition, DiscoverFrame]):
    """Whether to discover, and from which depths the two boards come: both are named first.

    AM-060, AM-067
    """

    def __init__(self) -> None:
        super().__init__("discover", "DS-159", [verbs.DRAW, verbs.DECLINE], frame=DiscoverFrame)

    def options(self, p: DeepSeaPosition, f: DiscoverFrame) -> list[int]:
        depths = drawable(p, f)
        if not depths:
            return NO_OPTIONS
        codes: list[int] = []
        if len(depths) == DRAWN and is_fallback(p, f):
            codes.append(verbs.DRAW.code(depths[0], depths[1]))
        else:
            for first in depths:
                for second in depths:
                    if second > first or (second == first and len(p.stacks[first - 1]) > 1):
                        codes.append(verbs.DRAW.code(first, second))
            if not codes:
                codes.append(verbs.DRAW.code(depths[0], 0))
        codes.append(verbs.DECLINE.base)
        return codes

    def resolve(self, p: DeepSeaPosition, f: DiscoverFrame, action: int) -> None:
        if action == NONE:
            p.say(events.OCEAN_FULL, f.seat)
            if p.compiled.full_ocean_pays:
                p.push(ImpactFrame(f.seat, f.source, ANY_HEX))
            return
        if verbs.DECLINE.owns(action):
            decline(p, f.seat, DISCOVER)
            return
        p.drawn = [draw(p, verbs.DRAW.first(action))]
        second = verbs.DRAW.second(action)
        if second > 0:
            p.drawn.append(draw(p, second))
        p.reveals += 1
        p.show(events.DREW_BOARDS, f.seat, p.drawn, EVERYBODY)
        p.push(KeepFrame(f.seat, f.waiver))

    def refusal(self, p: DeepSeaPosition, f: DiscoverFrame, action: int) -> Reason | None:
        if verbs.DECLINE.owns(action):
            return None
        first = verbs.DRAW.first(action)
        second = verbs.DRAW.second(action)
        low, high = f.shallowest, f.deepest
        if first == 0 or (second != 0 and second < first):
            return Reason("draw-ascending", "DS-159")
        fallback = is_fallback(p, f)
        for depth in (first, second):
            if depth and not fallback and not low <= depth <= high:
                return Reason("wrong-depth", "DS-158", {"depth": depth, "low": low, "high": high})
            if depth and not places(p, depth, f.waiver):
                return Reason("no-place", "DS-162", {"depth": depth})
            if depth and not p.stacks[depth - 1]:
                return Reason("stack-empty", "DS-163", {"depth": depth})
        depths = drawable(p, f)
        if first not in depths or (second and second not in depths):
            return Reason("not-shallowest", "DS-163", {"depth": depths[0]})
        if second == first and len(p.stacks[first - 1]) < DRAWN:
            return Reason("one-board-left", "DS-159", {"depth": first})
        if fallback and len(depths) == DRAWN and (first, second) != (depths[0], depths[1]):
            return Reason("not-shallowest", "DS-163", {"depth": depths[0]})
        if second == 0 and (len(depths) > 1 or len(p.stacks[first - 1]) > 1):
            return Reason("draw-two", "DS-159")
        return None

    def details(self, p: DeepSeaPosition, f: DiscoverFrame, action: int) -> dict[str, Value]:
        if verbs.DECLINE.owns(action):
            return {"icon": DISCOVER}
        first, second = verbs.DRAW.first(action), verbs.DRAW.second(action)
        return {"same": 2 if second == 0 else int(first == second)}


def draw(p: DeepSeaPosition, depth: int) -> int:
    """The top board of a stack. A board of another mission is put away and another one drawn.

    DS-166, AM-071
    """
    t = p.compiled
    stack = p.stacks[depth - 1].copy()
    board = stack.pop()
    while t.foreign[board] and stack:
        board = stack.pop()
    p.stacks[depth - 1] = stack
    p.bottom[depth - 1] = min(p.bottom[depth - 1], len(stack))
    for number in range(len(t.hidden_boards)):
        if t.depth[t.hidden_boards[number]] == depth and p.window[number] > 0:
            p.window[number] = 0 if board == t.hidden_boards[number] else p.window[number] - 1
    return board


class Keep(Step[DeepSeaPosition, KeepFrame]):
    """Keep one board; the other goes under the stack it came from.  DS-167, AM-122"""

    def __init__(self) -> None:
        super().__init__("keep", "DS-167", [verbs.KEEP], frame=KeepFrame)

    def options(self, p: DeepSeaPosition, f: KeepFrame) -> list[int]:
        return [verbs.KEEP.base + board for board in p.drawn]

    def resolve(self, p: DeepSeaPosition, f: KeepFrame, action: int) -> None:
        kept = verbs.KEEP.first(action)
        for board in p.drawn:
            if board != kept:
                depth = p.compiled.depth[board]
                p.stacks[depth - 1] = [board, *p.stacks[depth - 1]]
                p.bottom[depth - 1] += 1
                p.say(events.RETURNED, f.seat, board)
        p.drawn = [kept]
        p.push(PlaceFrame(f.seat, kept, f.waiver))

    def refusal(self, p: DeepSeaPosition, f: KeepFrame, action: int) -> Reason | None:
        board = verbs.KEEP.first(action)
        if board not in p.drawn:
            return Reason("not-drawn", "DS-167", {"board": board})
        return None

    def details(self, p: DeepSeaPosition, f: KeepFrame, action: int) -> dict[str, Value]:
        board = verbs.KEEP.first(action)
        icons = p.compiled.bundles[p.compiled.discovery[board]]
        return {"depth": p.compiled.depth[board], "gain": kinds_of(icons)}


class Place(Step[DeepSeaPosition, PlaceFrame]):
    """Put the board in a legal place; it is stocked and pays its discovery bonus.  DS-168 .. DS-173"""

    def __init__(self) -> None:
        super().__init__("place", "DS-168", [verbs.PLACE], frame=PlaceFrame)

    def options(self, p: DeepSeaPosition, f: PlaceFrame) -> list[int]:
        return [verbs.PLACE.base + cell for cell in places(p, p.compiled.depth[f.board], f.waiver)]

    def resolve(self, p: DeepSeaPosition, f: PlaceFrame, action: int) -> None:
        t = p.compiled
        cell = verbs.PLACE.first(action)
        board = f.board
        p.drawn = []
        p.ocean[cell] = board
        p.cell[board] = cell
        p.discoverer[board] = f.seat
        p.say(events.DISCOVERED, f.seat, board, cell)
        stock_zone(p, board)
        races.discovered(p, f.seat, t.depth[board])
        if board == t.wreck and t.naming_goal >= 0:
            p.push(GainFrame(f.seat, t.discovery[board], 0, zone_source(board)))
            p.push(GoalFrame(frames.NAME, f.seat, t.naming_goal))
        else:
            gain(p, f.seat, t.discovery[board], zone_source(board))

    def refusal(self, p: DeepSeaPosition, f: PlaceFrame, action: int) -> Reason | None:
        t = p.compiled
        cell = verbs.PLACE.first(action)
        depth = t.depth[f.board]
        if column_of(cell) >= t.columns or row_of(cell) >= t.max_depth:
            return Reason("outside", "DS-161", {"cell": cell})
        if depth_of(cell) != depth:
            return Reason("other-depth", "DS-162", {"cell": cell, "depth": depth})
        if p.ocean[cell] >= 0:
            return Reason("place-taken", "DS-162", {"cell": cell, "board": p.ocean[cell]})
        if depth > 1 and f.waiver != depth and p.ocean[cell - COLUMNS] < 0:
            return Reason("nothing-above", "DS-162", {"cell": cell})
        return None

    def details(self, p: DeepSeaPosition, f: PlaceFrame, action: int) -> dict[str, Value]:
        icons = p.compiled.bundles[p.compiled.discovery[f.board]]
        return {"board": f.board, "gain": kinds_of(icons)}
