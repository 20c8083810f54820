"""Rewards: icons gained together, cube steps, discs, Research, and the order in which they are taken.

Depth first: whatever a gain sets off is finished before the next gain of the same bundle (AM-003). Attribute
steps, Research and discs are taken without asking, left to right, before what has to be asked for; among
different icons that are asked for, their owner picks the order (AM-002, AM-013). Where it makes a difference
what comes first (`order.py`), the owner picks among all of them; version 1 did not ask.
"""

from bathysphere.engine.reasons import Reason, Value
from bathysphere.engine.step import NO_OPTIONS, NONE, Step
from bathysphere.games.deepsea.rules import events, frames, verbs
from bathysphere.games.deepsea.rules.codes import (
    ELSEWHERE,
    NO_PLACES,
    icon_deepest,
    icon_kind,
    icon_modifiers,
    icon_shallowest,
    is_among,
    source_board,
    with_place,
)
from bathysphere.games.deepsea.rules.compiled import (
    ANY_ATTRIBUTE,
    DISCOVER,
    IMPACT,
    INGENUITY,
    LAST_QUIET,
    LOWEST_ATTRIBUTE,
    MOD_HERE,
    PROMOTE,
    RESEARCH,
    SONAR,
    TRAVEL,
)
from bathysphere.games.deepsea.rules.frames import (
    ANY_HEX,
    NO_DEPTH,
    UNBOUND,
    ActionFrame,
    AttributeFrame,
    DiscoverFrame,
    GainFrame,
    ImpactFrame,
    PromoteFrame,
    RewardsFrame,
    TravelFrame,
)
from bathysphere.games.deepsea.rules.position import DeepSeaPosition
from bathysphere.games.deepsea.rules.steps.order import order_matters
from bathysphere.games.deepsea.rules.verbs import ATTRIBUTES, VESSELS

ACTION_STEPS = [frames.SONAR, frames.DIVE, frames.CONSERVE, frames.JOURNAL]
"""The step of each action at a site, from SONAR on."""


def gain(p: DeepSeaPosition, seat: int, bundle: int, source: int) -> None:
    """Take the icons of a bundle. Whatever is to happen afterwards must have been pushed before."""
    t = p.compiled
    if t.reward_order_chosen and t.order_may_matter[bundle]:
        p.push(RewardsFrame(frames.TAKE, seat, bundle, NO_PLACES, source))
    else:
        gain_from(p, seat, bundle, 0, source)


def gain_from(p: DeepSeaPosition, seat: int, bundle: int, start: int, source: int) -> None:
    """Go on with a bundle: quiet icons from `start` on, then all that have to be asked for."""
    icons = p.compiled.bundles[bundle]
    mark = len(p.stack)
    for place in range(start, len(icons)):
        icon = icons[place]
        if icon <= LAST_QUIET:
            take(p, seat, icon)
            if len(p.stack) > mark:
                # Something was set off: it lies on top, the rest of the bundle waits beneath it.
                p.stack.insert(mark, GainFrame(seat, bundle, place + 1, source))
                return
    ask(p, seat, bundle, NO_PLACES, source)


def ask(p: DeepSeaPosition, seat: int, bundle: int, taken: int, source: int) -> None:
    """Push the icons that are asked for; where they differ, their owner picks the next one."""
    icons = p.compiled.bundles[bundle]
    first = -1
    for place in range(len(icons)):
        icon = icons[place]
        if icon > LAST_QUIET and not is_among(taken, place):
            if first < 0:
                first = icon
            elif icon != first:
                p.push(RewardsFrame(frames.ORDER, seat, bundle, taken, source))
                return
    if first >= 0:
        for place in range(len(icons)):
            if icons[place] == first and not is_among(taken, place):
                push_reward(p, seat, first, source)


def push_reward(p: DeepSeaPosition, seat: int, icon: int, source: int) -> None:
    """Let one icon that has to be asked for wait on the stack."""
    kind = icon_kind(icon)
    if kind == IMPACT:
        p.push(ImpactFrame(seat, source, ANY_HEX))
    elif kind == PROMOTE:
        p.push(PromoteFrame(seat, True))
    elif kind in (ANY_ATTRIBUTE, LOWEST_ATTRIBUTE):
        p.push(AttributeFrame(seat, kind == LOWEST_ATTRIBUTE))
    elif kind == DISCOVER:
        push_discover(p, seat, icon)
    else:
        bound = source_board(source) if icon_modifiers(icon) & MOD_HERE else UNBOUND
        push_action(p, seat, icon, bound, True)


def push_discover(p: DeepSeaPosition, seat: int, icon: int) -> None:
    """A Discover that no Sonar space gives: should the ocean be full, its Impact is of no zone.  AM-112"""
    p.push(DiscoverFrame(seat, icon_shallowest(icon), icon_deepest(icon), NO_DEPTH, ELSEWHERE))


def push_action(p: DeepSeaPosition, seat: int, icon: int, bound: int, optional: bool) -> None:
    """Let an action wait, from Travel to Journal."""
    kind = icon_kind(icon)
    if kind == TRAVEL:
        p.push(TravelFrame(seat, icon_modifiers(icon), bound, optional, NO_DEPTH))
    else:
        p.push(ActionFrame(ACTION_STEPS[kind - SONAR], seat, icon_modifiers(icon), bound, optional))


def take(p: DeepSeaPosition, seat: int, icon: int) -> None:
    """An icon that is taken without asking."""
    if icon < RESEARCH:
        step_attribute(p, seat, icon)
    elif icon == RESEARCH:
        gain_research(p, seat, 1)
    else:
        gain_discs(p, seat, 1)


def step_attribute(p: DeepSeaPosition, seat: int, attribute: int) -> None:
    """One step forward: Impact on its symbol and beyond the end, a Vessel on its spaces.

    DS-064, DS-129 .. DS-134, AM-079, AM-080
    """
    t = p.compiled
    place = seat * ATTRIBUTES + attribute
    position = p.attributes[place] + 1
    if position > t.last_step:
        position = t.impact_step
        p.push(ImpactFrame(seat, ELSEWHERE, ANY_HEX))
    elif position == t.impact_step:
        p.push(ImpactFrame(seat, ELSEWHERE, ANY_HEX))
    p.attributes[place] = position
    p.say(events.ATTRIBUTE, seat, attribute, position)
    if attribute == INGENUITY and t.vessel_steps[position] and has_vessel_left(p, seat):
        p.wait(frames.LAUNCH, seat)


def has_vessel_left(p: DeepSeaPosition, seat: int) -> bool:
    """Is there a Vessel not yet released?  DS-137"""
    return p.vessels[seat * VESSELS + VESSELS - 1] < 0


def gain_research(p: DeepSeaPosition, seat: int, amount: int) -> None:
    """Forward on the Research track; beyond its end it is lost.  DS-067, DS-193"""
    p.research[seat] = min(p.research[seat] + amount, p.compiled.research_cap)
    p.say(events.RESEARCH, seat, amount, p.research[seat])


def gain_discs(p: DeepSeaPosition, seat: int, amount: int) -> int:
    """Discs as a reward; how many there really were.  DS-069"""
    amount = stage_discs(p, seat, amount)
    p.say(events.DISCS, seat, amount)
    return amount


def stage_discs(p: DeepSeaPosition, seat: int, amount: int) -> int:
    """From supply to Staging Area; substitutes or nothing when the supply is empty.  DS-030, DS-031"""
    if amount > p.supply[seat]:
        if p.compiled.forfeit_discs:
            amount = p.supply[seat]
        else:
            p.substitutes[seat] += amount - p.supply[seat]
            p.supply[seat] = amount
    p.supply[seat] -= amount
    p.staging[seat] += amount
    return amount


class Gain(Step[DeepSeaPosition, GainFrame]):
    """A bundle whose turn it is.  AM-003"""

    def __init__(self) -> None:
        super().__init__("gain", "DS-064", [], frame=GainFrame)

    def resolve(self, p: DeepSeaPosition, f: GainFrame, action: int) -> None:
        if f.start == 0:
            gain(p, f.seat, f.bundle, f.source)
        else:
            gain_from(p, f.seat, f.bundle, f.start, f.source)


def take_rest(p: DeepSeaPosition, seat: int, bundle: int, taken: int, source: int) -> None:
    """Go on with a bundle of which some icons are taken, in an order that makes no difference now."""
    icons = p.compiled.bundles[bundle]
    mark = len(p.stack)
    for place in range(len(icons)):
        if icons[place] <= LAST_QUIET and not is_among(taken, place):
            take(p, seat, icons[place])
            taken = with_place(taken, place)
            if len(p.stack) > mark:
                p.stack.insert(mark, RewardsFrame(frames.TAKE, seat, bundle, taken, source))
                return
    ask(p, seat, bundle, taken, source)


class Take(Step[DeepSeaPosition, RewardsFrame]):
    """Rewards gained together: where it matters what comes first, their owner picks one after the other.

    AM-002, AM-076
    """

    def __init__(self) -> None:
        super().__init__("take", "DS-235", [verbs.NEXT], frame=RewardsFrame)

    def options(self, p: DeepSeaPosition, f: RewardsFrame) -> list[int]:
        if not order_matters(p, f.seat, f.bundle, f.taken, f.source):
            return NO_OPTIONS
        options: list[int] = []
        icons = p.compiled.bundles[f.bundle]
        for place in range(len(icons)):
            code = verbs.NEXT.base + icon_kind(icons[place])
            if not is_among(f.taken, place) and code not in options:
                options.append(code)
        return options

    def resolve(self, p: DeepSeaPosition, f: RewardsFrame, action: int) -> None:
        if action == NONE:
            take_rest(p, f.seat, f.bundle, f.taken, f.source)
            return
        kind = verbs.NEXT.first(action)
        icons = p.compiled.bundles[f.bundle]
        for place in range(len(icons)):
            if icon_kind(icons[place]) == kind and not is_among(f.taken, place):
                taken = with_place(f.taken, place)
                p.push(RewardsFrame(frames.TAKE, f.seat, f.bundle, taken, f.source))
                if icons[place] <= LAST_QUIET:
                    take(p, f.seat, icons[place])
                else:
                    push_reward(p, f.seat, icons[place], f.source)
                return

    def refusal(self, p: DeepSeaPosition, f: RewardsFrame, action: int) -> Reason | None:
        kind = verbs.NEXT.first(action)
        icons = p.compiled.bundles[f.bundle]
        for place in range(len(icons)):
            if icon_kind(icons[place]) == kind and not is_among(f.taken, place):
                return None
        return Reason("not-waiting", "DS-235", {"icon": kind})


class Order(Step[DeepSeaPosition, RewardsFrame]):
    """Which of several different rewards comes next.  AM-002"""

    def __init__(self) -> None:
        super().__init__("order", "DS-235", [verbs.NEXT], frame=RewardsFrame)

    def options(self, p: DeepSeaPosition, f: RewardsFrame) -> list[int]:
        options: list[int] = []
        icons = p.compiled.bundles[f.bundle]
        for place in range(len(icons)):
            if icons[place] > LAST_QUIET and not is_among(f.taken, place):
                code = verbs.NEXT.base + icon_kind(icons[place])
                if code not in options:
                    options.append(code)
        return options

    def resolve(self, p: DeepSeaPosition, f: RewardsFrame, action: int) -> None:
        kind = verbs.NEXT.first(action)
        icons = p.compiled.bundles[f.bundle]
        for place in range(len(icons)):
            if icon_kind(icons[place]) == kind and not is_among(f.taken, place):
                ask(p, f.seat, f.bundle, with_place(f.taken, place), f.source)
                push_reward(p, f.seat, icons[place], f.source)
                return

    def refusal(self, p: DeepSeaPosition, f: RewardsFrame, action: int) -> Reason | None:
        kind = verbs.NEXT.first(action)
        left = [
            icon_kind(icon)
            for place, icon in enumerate(p.compiled.bundles[f.bundle])
            if icon > LAST_QUIET and not is_among(f.taken, place)
        ]
        if kind not in left:
            return Reason("not-waiting", "DS-235", {"icon": kind})
        return None


class StepAttribute(Step[DeepSeaPosition, AttributeFrame]):
    """Any attribute, or the lowest one; among equals the owner picks.  DS-065, DS-066, AM-083"""

    def __init__(self) -> None:
        super().__init__("step", "DS-065", [verbs.STEP], frame=AttributeFrame)

    def options(self, p: DeepSeaPosition, f: AttributeFrame) -> list[int]:
        first = f.seat * ATTRIBUTES
        cubes = p.attributes[first : first + ATTRIBUTES]
        if not f.lowest:
            return [verbs.STEP.base + attribute for attribute in range(ATTRIBUTES)]
        lowest = min(cubes)
        return [verbs.STEP.base + n for n in range(ATTRIBUTES) if cubes[n] == lowest]

    def resolve(self, p: DeepSeaPosition, f: AttributeFrame, action: int) -> None:
        step_attribute(p, f.seat, verbs.STEP.first(action))

    def refusal(self, p: DeepSeaPosition, f: AttributeFrame, action: int) -> Reason | None:
        attribute = verbs.STEP.first(action)
        position = p.attributes[f.seat * ATTRIBUTES + attribute]
        for other in range(ATTRIBUTES):
            if f.lowest and p.attributes[f.seat * ATTRIBUTES + other] < position:
                return Reason("not-lowest", "DS-066", {"attribute": attribute})
        return None

    def details(self, p: DeepSeaPosition, f: AttributeFrame, action: int) -> dict[str, Value]:
        return {"position": p.attributes[f.seat * ATTRIBUTES + verbs.STEP.first(action)]}


def decline(p: DeepSeaPosition, seat: int, icon: int) -> None:
    """Turn down a reward or an action: it is lost, not saved.  DS-075 .. DS-077, AM-013"""
    p.say(events.DECLINED, seat, icon)
