"""Conversions: something is paid, then something else received: AM-20, AM-52, RP-036."""

from bathysphere.engine.choices import SetChoice
from bathysphere.engine.reasons import Reason, Value
from bathysphere.engine.step import NO_OPTIONS
from bathysphere.games.reef.rules import compiled as t
from bathysphere.games.reef.rules import events, verbs
from bathysphere.games.reef.rules.effect import describe
from bathysphere.games.reef.rules.frames import ConvertFrame, DiscardFrame, PayAnyFrame
from bathysphere.games.reef.rules.position import ReefPosition
from bathysphere.games.reef.rules.steps.common import (
    Choice,
    can_trade,
    open_list,
    with_trades,
)
from bathysphere.games.reef.rules.steps.sail import may_spend
from bathysphere.games.reef.rules.verbs import RESOURCES


def affordable(p: ReefPosition, seat: int, entry: int) -> bool:
    """Can the price of one conversion be paid, and still be spared before the move?  RP-036, AM-101"""
    cost = p.compiled.cost[entry]
    first = seat * RESOURCES
    spare = 0
    for kind in range(RESOURCES):
        left = p.cargo[first + kind] - cost[kind]
        if left < 0:
            return False
        spare += left
    if cost[t.ANY] > spare or cost[t.ENERGY] > p.energy[seat] or cost[t.COIN] > p.coins[seat]:
        return False
    if cost[t.BALL] > p.deployment[seat] or cost[t.MISSION_CARD] > len(p.hands[seat]):
        return False
    return may_spend(p, seat, cost[t.ENERGY], cost[t.BALL])


def price_refusal(p: ReefPosition, seat: int, entry: int) -> Reason | None:
    """What is missing for one conversion."""
    cost = p.compiled.cost[entry]
    for kind in range(RESOURCES):
        have = p.cargo[seat * RESOURCES + kind]
        if have < cost[kind]:
            return Reason("resources", "RP-036", {"resource": kind, "price": cost[kind], "have": have})
    have = sum(p.cargo[seat * RESOURCES + kind] - cost[kind] for kind in range(RESOURCES))
    if have < cost[t.ANY]:
        return Reason("any-resources", "RP-036", {"price": cost[t.ANY], "have": have})
    if p.energy[seat] < cost[t.ENERGY]:
        return Reason("energy", "RP-036", {"price": cost[t.ENERGY], "have": p.energy[seat]})
    if p.coins[seat] < cost[t.COIN]:
        return Reason("coins", "RP-036", {"price": cost[t.COIN], "have": p.coins[seat]})
    if p.deployment[seat] < cost[t.BALL]:
        return Reason("no-balls", "RP-138")
    if len(p.hands[seat]) < cost[t.MISSION_CARD]:
        return Reason("hand-empty", "RP-144")
    if not may_spend(p, seat, cost[t.ENERGY], cost[t.BALL]):
        return Reason("no-way-left", "RP-101", {"price": cost[t.ENERGY]})
    return None


def convert(p: ReefPosition, seat: int, entry: int, times: int) -> None:
    """Pay all the costs, then receive the effects; perhaps once more.  AM-20, RP-138, RP-144"""
    tables = p.compiled
    cost = tables.cost[entry]
    if times > 1:
        p.push(ConvertFrame(seat, entry, times - 1))
    open_list(p, seat, tables.first_list[entry], chosen=True)
    for kind in range(RESOURCES):
        if cost[kind]:
            p.cargo[seat * RESOURCES + kind] -= cost[kind]
            p.say(events.PAID, seat, kind, cost[kind])
    if cost[t.ENERGY]:
        p.energy[seat] -= cost[t.ENERGY]
        p.say(events.ENERGY_PAID, seat, cost[t.ENERGY])
    if cost[t.COIN]:
        p.coins[seat] -= cost[t.COIN]
        p.say(events.COINS_PAID, seat, cost[t.COIN])
    if cost[t.BALL]:
        p.deployment[seat] -= cost[t.BALL]
        p.removed[seat] += cost[t.BALL]
        p.say(events.BALL_REMOVED, seat, cost[t.BALL])
    if cost[t.MISSION_CARD]:
        p.push(DiscardFrame(seat, cost[t.MISSION_CARD]))
    if cost[t.ANY]:
        p.push(PayAnyFrame(seat, cost[t.ANY]))


class Convert(Choice[ConvertFrame]):
    """Once more the same conversion, or enough. The price of some missions has to be paid.  AM-52, AM-97"""

    def __init__(self) -> None:
        super().__init__("convert", "RP-114", [verbs.CONVERT, verbs.DONE, verbs.TRADE], frame=ConvertFrame)

    def options(self, p: ReefPosition, f: ConvertFrame) -> list[int]:
        if f.due:
            return NO_OPTIONS
        if affordable(p, f.seat, f.entry):
            return with_trades(p, f.seat, [verbs.CONVERT.base, verbs.DONE.base])
        if can_trade(p, f.seat):
            return with_trades(p, f.seat, [verbs.DONE.base])
        return NO_OPTIONS

    def may_stop(self, f: ConvertFrame) -> bool:
        return True

    def choose(self, p: ReefPosition, f: ConvertFrame, action: int) -> None:
        convert(p, f.seat, f.entry, f.times)

    def by_itself(self, p: ReefPosition, f: ConvertFrame) -> None:
        if f.due:
            convert(p, f.seat, f.entry, f.times)

    def against(self, p: ReefPosition, f: ConvertFrame, action: int) -> Reason | None:
        return price_refusal(p, f.seat, f.entry)

    def details(self, p: ReefPosition, f: ConvertFrame, action: int) -> dict[str, Value]:
        return describe(p, f.entry) if verbs.CONVERT.owns(action) else {}


class PayAny(Choice[PayAnyFrame]):
    """Resources of any mix of kinds: people a set, the engine in ascending order.  RP-036"""

    def __init__(self) -> None:
        super().__init__("pay-any", "RP-036", [verbs.PAY, verbs.TRADE], frame=PayAnyFrame)

    def choices(self, p: ReefPosition, f: PayAnyFrame) -> list[int]:
        first = f.seat * RESOURCES
        choices: list[int] = []
        above = 0
        for kind in range(RESOURCES - 1, f.lowest - 1, -1):
            have = p.cargo[first + kind]
            above += have
            if have > 0 and above >= f.left:
                choices.append(verbs.PAY.base + kind)
        choices.reverse()
        return choices

    def choose(self, p: ReefPosition, f: PayAnyFrame, action: int) -> None:
        kind = verbs.PAY.first(action)
        p.cargo[f.seat * RESOURCES + kind] -= 1
        p.say(events.PAID, f.seat, kind, 1)
        if f.left > 1:
            p.push(PayAnyFrame(f.seat, f.left - 1, kind))

    def against(self, p: ReefPosition, f: PayAnyFrame, action: int) -> Reason | None:
        kind = verbs.PAY.first(action)
        if p.cargo[f.seat * RESOURCES + kind] == 0:
            return Reason("resources", "RP-036", {"resource": kind, "price": 1, "have": 0})
        if kind < f.lowest:
            return Reason("pay-ascending", "RP-036", {"resource": kind})
        have = sum(p.cargo[f.seat * RESOURCES + other] for other in range(kind, RESOURCES))
        return None if have >= f.left else Reason("any-resources", "RP-036", {"price": f.left, "have": have})

    def together(self, p: ReefPosition, f: PayAnyFrame) -> SetChoice | None:
        kinds = [
            verbs.PAY.base + kind
            for kind in range(f.lowest, RESOURCES)
            for _ in range(p.cargo[f.seat * RESOURCES + kind])
        ]
        return SetChoice(kinds, f.left, f.left)

    def details(self, p: ReefPosition, f: PayAnyFrame, action: int) -> dict[str, Value]:
        return {"left": f.left}
