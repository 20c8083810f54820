"""The Impact board: one marker for each Impact, and what its hex shows.  DS-244 .. DS-253"""

from typing import Final

from bathysphere.engine.reasons import Reason, Value
from bathysphere.engine.step import NO_OPTIONS, NONE, Step
from bathysphere.games.deepsea.rules import events, frames, verbs
from bathysphere.games.deepsea.rules.codes import ELSEWHERE, kinds_of
from bathysphere.games.deepsea.rules.compiled import BY_RULE, BY_SOURCE, FIELDS, IMPACT, IN_ROWS, WALK
from bathysphere.games.deepsea.rules.frames import ANY_HEX, GainFrame, GoalFrame, ImpactFrame, WalkFrame
from bathysphere.games.deepsea.rules.missions import cleanup, rescue, rows, walking
from bathysphere.games.deepsea.rules.position import DeepSeaPosition
from bathysphere.games.deepsea.rules.steps.rewards import decline, gain

FIELD_NAMES: Final = [*FIELDS, "none"]
"""By number; -1 is none."""


def hexes_for(p: DeepSeaPosition, seat: int, source: int, only: int) -> list[int]:
    """The hexes this Impact may go to, as the mission has it."""
    t = p.compiled
    if only != ANY_HEX:
        return [only]
    if t.impact_way == BY_SOURCE:
        return rescue.hexes_for(p, source)
    if t.impact_way == IN_ROWS:
        return rows.hexes_for(p, seat, source)
    if t.impact_way == WALK:
        return walking.entries(p, seat)
    return p.open


def put_marker(p: DeepSeaPosition, seat: int, hex: int) -> None:
    """A marker comes to stand on a hex and opens those next to it for everybody.  DS-246 .. DS-249"""
    t = p.compiled
    if t.hex_unlimited[hex]:
        p.unlimited[t.hex_unlimited_number[hex] * p.seats + seat] += 1
    else:
        p.marker[hex] = seat
        if hex in p.open:
            p.open.remove(hex)
    for other in opens(p, hex):
        insert(p.open, other)
    p.say(events.MARKED, seat, hex)


def opens(p: DeepSeaPosition, hex: int) -> list[int]:
    """The hexes that a marker on this one opens.  DS-246"""
    t = p.compiled
    if t.hex_region[hex] == BY_RULE or t.impact_way in (WALK, IN_ROWS):
        return NO_OPTIONS
    return [
        other
        for other in t.hex_next[hex]
        if p.marker[other] < 0 and t.hex_region[other] != BY_RULE and other not in p.open
    ]


def insert(items: list[int], item: int) -> None:
    """Put an item into an ascending list."""
    place = len(items)
    while place > 0 and items[place - 1] > item:
        place -= 1
    items.insert(place, item)


def enter(p: DeepSeaPosition, seat: int, hex: int) -> None:
    """Gain what the hex shows; a goal hex makes its owner choose first.  DS-245, AM-084, AM-115"""
    t = p.compiled
    goal = t.hex_goal[hex]
    if goal >= 0 and t.choice_goals and p.versions[goal] < 0:
        p.push(GainFrame(seat, t.hex_bundle[hex], 0, ELSEWHERE))
        p.push(GoalFrame(frames.CHOOSE, seat, goal))
    else:
        gain(p, seat, t.hex_bundle[hex], ELSEWHERE)


class Impact(Step[DeepSeaPosition, ImpactFrame]):
    """Place one marker and gain the reward of its hex, or decline.  DS-244, DS-245, AM-016, AM-017"""

    def __init__(self) -> None:
        super().__init__(
            "impact", "DS-244", [verbs.MARK, verbs.WALK, verbs.CLEAN, verbs.DECLINE], frame=ImpactFrame
        )

    def options(self, p: DeepSeaPosition, f: ImpactFrame) -> list[int]:
        codes = [verbs.MARK.base + hex for hex in hexes_for(p, f.seat, f.source, f.hex)]
        if p.compiled.impact_way == WALK and f.hex == ANY_HEX:
            codes += [verbs.WALK.base + hex for hex in walking.walkers(p, f.seat)]
        if cleanup.can_clean(p, f.seat):
            codes.append(verbs.CLEAN.base)
        if not codes:
            return NO_OPTIONS
        codes.append(verbs.DECLINE.base)
        return codes

    def resolve(self, p: DeepSeaPosition, f: ImpactFrame, action: int) -> None:
        if action == NONE:
            p.say(events.LOST, f.seat, IMPACT)
        elif verbs.DECLINE.owns(action):
            decline(p, f.seat, IMPACT)
        elif verbs.CLEAN.owns(action):
            cleanup.clean(p, f.seat, p.compiled.cleanup_steps_for_impact)
        elif verbs.WALK.owns(action):
            p.push(WalkFrame(f.seat, verbs.WALK.first(action)))
        else:
            hex = verbs.MARK.first(action)
            put_marker(p, f.seat, hex)
            enter(p, f.seat, hex)

    def refusal(self, p: DeepSeaPosition, f: ImpactFrame, action: int) -> Reason | None:
        t = p.compiled
        if verbs.DECLINE.owns(action):
            return None
        if verbs.CLEAN.owns(action):
            if t.cleanup_steps_for_impact == 0:
                return Reason("no-cleanup", "DS-253")
            if p.cleanup[f.seat] >= t.cleanup_last:
                return Reason("cleanup-done", "DS-253", {"last": t.cleanup_last})
            return None
        if verbs.WALK.owns(action):
            return walking.walk_refusal(p, f.seat, verbs.WALK.first(action))
        return self.mark_refusal(p, f, verbs.MARK.first(action))

    def mark_refusal(self, p: DeepSeaPosition, f: ImpactFrame, hex: int) -> Reason | None:
        """Why a marker does not go to this hex.  DS-246, DS-248"""
        t = p.compiled
        if hex >= t.hexes:
            return Reason("no-such-hex", "DS-244", {"hex": hex})
        if f.hex != ANY_HEX:
            return None if hex == f.hex else Reason("only-hex", "DS-253", {"hex": f.hex})
        if p.marker[hex] >= 0:
            return Reason("hex-taken", "DS-248", {"hex": hex, "owner": p.marker[hex]})
        if t.impact_way == WALK:
            return walking.entry_refusal(p, f.seat, hex)
        if t.impact_way == IN_ROWS:
            return rows.refusal(p, f.seat, f.source, hex)
        if t.hex_region[hex] == BY_RULE:
            return Reason("hex-by-rule", "DS-246", {"hex": hex})
        if t.impact_way == BY_SOURCE:
            reason = rescue.refusal(p, f.source, hex)
            if reason is not None:
                return reason
        if not t.hex_entry[hex] and not self.touches_marker(p, hex):
            return Reason("hex-closed", "DS-246", {"hex": hex})
        return None

    def touches_marker(self, p: DeepSeaPosition, hex: int) -> bool:
        """Is the hex, or one next to it, occupied?"""
        t = p.compiled
        for other in [hex, *t.hex_next[hex]]:
            if t.hex_region[other] == BY_RULE:
                continue
            if p.marker[other] >= 0:
                return True
            number = t.hex_unlimited_number[other]
            if number >= 0 and sum(p.unlimited[number * p.seats : (number + 1) * p.seats]) > 0:
                return True
        return False

    def details(self, p: DeepSeaPosition, f: ImpactFrame, action: int) -> dict[str, Value]:
        if verbs.DECLINE.owns(action):
            return {"icon": IMPACT}
        if verbs.CLEAN.owns(action):
            return {"steps": p.compiled.cleanup_steps_for_impact}
        if not verbs.MARK.owns(action):
            return {}
        t = p.compiled
        hex = verbs.MARK.first(action)
        icons = kinds_of(t.bundles[t.hex_bundle[hex]])
        field = FIELD_NAMES[t.hex_field[hex]]
        return {"points": t.hex_points[hex], "gain": icons, "field": field, "opens": opens(p, hex)}


class Walk(Step[DeepSeaPosition, WalkFrame]):
    """Mission 6: the marker moves to a free neighbouring hex and takes what it shows.  AM-113"""

    def __init__(self) -> None:
        super().__init__("walk", "DS-253", [verbs.MARK], frame=WalkFrame)

    def options(self, p: DeepSeaPosition, f: WalkFrame) -> list[int]:
        return [verbs.MARK.base + hex for hex in walking.steps_from(p, f.hex)]

    def resolve(self, p: DeepSeaPosition, f: WalkFrame, action: int) -> None:
        hex = verbs.MARK.first(action)
        p.marker[f.hex] = -1
        p.marker[hex] = f.seat
        p.say(events.WALKED, f.seat, f.hex, hex)
        walking.lock(p, f.seat, hex)
        enter(p, f.seat, hex)

    def refusal(self, p: DeepSeaPosition, f: WalkFrame, action: int) -> Reason | None:
        return walking.step_refusal(p, f.hex, verbs.MARK.first(action))

    def details(self, p: DeepSeaPosition, f: WalkFrame, action: int) -> dict[str, Value]:
        t = p.compiled
        hex = verbs.MARK.first(action)
        icons = kinds_of(t.bundles[t.hex_bundle[hex]])
        return {"points": t.hex_points[hex], "gain": icons, "field": FIELD_NAMES[t.hex_field[hex]]}


class Name(Step[DeepSeaPosition, GoalFrame]):
    """Mission 6: the finder of the wreck names what goal 3 counts, for everybody."""

    def __init__(self) -> None:
        super().__init__("name", "DS-253", [verbs.NAME], frame=GoalFrame)

    def options(self, p: DeepSeaPosition, f: GoalFrame) -> list[int]:
        return [verbs.NAME.base + piece for piece in p.compiled.naming_pieces]

    def resolve(self, p: DeepSeaPosition, f: GoalFrame, action: int) -> None:
        p.named = verbs.NAME.first(action)
        p.say(events.NAMED, f.seat, p.named)

    def refusal(self, p: DeepSeaPosition, f: GoalFrame, action: int) -> Reason | None:
        piece = verbs.NAME.first(action)
        if piece not in p.compiled.naming_pieces:
            return Reason("not-nameable", "DS-253", {"piece": piece})
        return None


class Choose(Step[DeepSeaPosition, GoalFrame]):
    """Mission 8: who takes a goal hex picks the version of that goal, for everybody, at once.  AM-115"""

    def __init__(self) -> None:
        super().__init__("choose", "DS-253", [verbs.CHOOSE], frame=GoalFrame)

    def options(self, p: DeepSeaPosition, f: GoalFrame) -> list[int]:
        return [verbs.CHOOSE.code(f.goal, 0), verbs.CHOOSE.code(f.goal, 1)]

    def resolve(self, p: DeepSeaPosition, f: GoalFrame, action: int) -> None:
        p.versions[f.goal] = verbs.CHOOSE.second(action)
        p.say(events.CHOSE, f.seat, f.goal, p.versions[f.goal])

    def refusal(self, p: DeepSeaPosition, f: GoalFrame, action: int) -> Reason | None:
        if verbs.CHOOSE.first(action) != f.goal:
            return Reason("other-goal", "DS-253", {"goal": f.goal})
        return None

    def details(self, p: DeepSeaPosition, f: GoalFrame, action: int) -> dict[str, Value]:
        version = verbs.CHOOSE.second(action)
        return {"counts": f"{p.compiled.mission}-{f.goal + 1}-{version + 1}"}
