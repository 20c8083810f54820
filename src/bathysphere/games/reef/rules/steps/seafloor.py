"""Exploring the reef and restoring it: chapters H and I of the ledger."""

from bathysphere.engine.frame import Frame
from bathysphere.engine.reasons import Reason, Value
from bathysphere.engine.step import NO_OPTIONS
from bathysphere.games.reef.rules import events, frames, verbs
from bathysphere.games.reef.rules.codes import is_among, with_place
from bathysphere.games.reef.rules.compiled import TANK_EVERY_STEP
from bathysphere.games.reef.rules.frames import DiveFrame, RepeatFrame
from bathysphere.games.reef.rules.position import EMPTY, ReefPosition
from bathysphere.games.reef.rules.steps.common import Choice, open_list, threshold, with_trades
from bathysphere.games.reef.rules.verbs import RESOURCES


class Dive(Choice[DiveFrame]):
    """One step of the Diver after the other; tile and tank first, then the offer of an extra step.

    RP-061 .. RP-067, AM-44, AM-109, AM-110
    """

    def __init__(self) -> None:
        super().__init__("dive", "RP-061", [verbs.DIVE, verbs.DONE, verbs.TRADE], frame=DiveFrame)

    def choices(self, p: ReefPosition, f: DiveFrame) -> list[int]:
        return [verbs.DIVE.base] if f.optional else []

    def may_stop(self, f: DiveFrame) -> bool:
        return f.optional

    def by_itself(self, p: ReefPosition, f: DiveFrame) -> None:
        self.choose(p, f, verbs.DIVE.base)

    def choose(self, p: ReefPosition, f: DiveFrame, action: int) -> None:
        if f.left > 1:
            p.push(DiveFrame(f.seat, f.left - 1, True))
        if not f.bought and not p.extra_used:
            p.wait(frames.EXTRA_STEP, f.seat)
        step(p, f.seat)

    def details(self, p: ReefPosition, f: DiveFrame, action: int) -> dict[str, Value]:
        return {"depth": min(p.diver[f.seat] + 1, p.compiled.last_step), "left": f.left}


def step(p: ReefPosition, seat: int) -> None:
    """Move; turn up the tile above; then the tank. At the end 1 VP instead.  RP-063 .. RP-067, RP-130"""
    t = p.compiled
    if p.diver[seat] >= t.last_step:
        p.say(events.PAST_END, seat, t.past_end_vp)
        p.gain_points(seat, t.past_end_vp)
        threshold(p)
        return
    p.diver[seat] += 1
    depth = p.diver[seat]
    p.say(events.DIVED, seat, depth)
    slot = t.slot_of[depth]
    if not is_among(p.turned_up, slot):
        p.turned_up = with_place(p.turned_up, slot)
        p.reveals += 1
        p.say(events.TURNED_UP, seat, p.slots[slot])
    tank = p.tanks[slot]
    if tank != EMPTY and (t.contact[depth] or p.power(seat) == TANK_EVERY_STEP):
        side = 1 if is_among(p.tank_b, slot) else 0
        p.tank_b = with_place(p.tank_b, slot)
        p.say(events.TANK_REACHED, seat, tank, side)
        effects = t.tank_list[side][tank]
        open_list(p, seat, effects)


class ExtraStep(Choice[Frame]):
    """Once a turn, after a step made: two equal resources for one more.  RP-062, RP-067, AM-42, AM-110"""

    def __init__(self) -> None:
        super().__init__("extra-step", "RP-062", [verbs.PAY, verbs.DONE, verbs.TRADE])

    def options(self, p: ReefPosition, f: Frame) -> list[int]:
        if p.extra_used:
            return NO_OPTIONS
        price = p.compiled.extra_cost
        first = f.seat * RESOURCES
        options: list[int] = []
        within = False
        for kind in range(RESOURCES):
            have = p.cargo[first + kind]
            if have >= price:
                options.append(verbs.PAY.base + kind)
            elif (price - have) * p.compiled.trade_price <= p.coins[f.seat]:
                within = True
        if not options and not within:
            return NO_OPTIONS
        options.append(verbs.DONE.base)
        return with_trades(p, f.seat, options)

    def may_stop(self, f: Frame) -> bool:
        return True

    def choose(self, p: ReefPosition, f: Frame, action: int) -> None:
        kind = verbs.PAY.first(action)
        p.cargo[f.seat * RESOURCES + kind] -= p.compiled.extra_cost
        p.extra_used = True
        p.say(events.EXTRA, f.seat, kind)
        p.push(DiveFrame(f.seat, 1, False, True))

    def against(self, p: ReefPosition, f: Frame, action: int) -> Reason | None:
        kind = verbs.PAY.first(action)
        have = p.cargo[f.seat * RESOURCES + kind]
        if have < p.compiled.extra_cost:
            return Reason(
                "resources", "RP-062", {"resource": kind, "price": p.compiled.extra_cost, "have": have}
            )
        return None

    def details(self, p: ReefPosition, f: Frame, action: int) -> dict[str, Value]:
        if verbs.PAY.owns(action):
            return {"price": p.compiled.extra_cost, "depth": min(p.diver[f.seat] + 1, p.compiled.last_step)}
        return {}


class Restore(Choice[RepeatFrame]):
    """The effects of the exploration tile above the Diver; it stays where it is.  RP-068, RP-069, AM-46"""

    def __init__(self) -> None:
        super().__init__("restore", "RP-068", [verbs.RESTORE, verbs.DONE, verbs.TRADE], frame=RepeatFrame)

    def choices(self, p: ReefPosition, f: RepeatFrame) -> list[int]:
        return [verbs.RESTORE.base] if f.optional else []

    def may_stop(self, f: RepeatFrame) -> bool:
        return f.optional

    def by_itself(self, p: ReefPosition, f: RepeatFrame) -> None:
        self.choose(p, f, verbs.RESTORE.base)

    def choose(self, p: ReefPosition, f: RepeatFrame, action: int) -> None:
        if f.left > 1:
            p.push(RepeatFrame(frames.RESTORE, f.seat, f.left - 1, True))
        tile = p.slots[p.compiled.slot_of[p.diver[f.seat]]]
        p.say(events.RESTORED, f.seat, tile)
        effects = p.compiled.exploration_list[tile]
        open_list(p, f.seat, effects)
