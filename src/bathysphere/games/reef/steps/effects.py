"""Effect lists, entry by entry: what every icon does.  Chapter T of the ledger, AM-20, AM-96, AM-97"""

from bathysphere.engine.choices import SetChoice
from bathysphere.engine.position import NO_OPTIONS, NONE, Step
from bathysphere.engine.reasons import Reason, Value
from bathysphere.games.reef import events, frames, verbs
from bathysphere.games.reef import tables as t
from bathysphere.games.reef.frames import (
    ActivateColorFrame,
    ConvertFrame,
    DiscardFrame,
    DiveFrame,
    EntriesFrame,
    GainAnyFrame,
    HireFrame,
    PayAnyFrame,
    PickFrame,
    RepeatFrame,
    TakeFrame,
)
from bathysphere.games.reef.position import ReefPosition
from bathysphere.games.reef.steps.common import (
    Choice,
    can_trade,
    gain_coins,
    gain_energy,
    gain_resource,
    open_list,
    threshold,
    trade,
    trade_refusal,
    with_trades,
)
from bathysphere.games.reef.steps.crew import any_ready, discard_cheapest, hires, ready_of_color
from bathysphere.games.reef.steps.deploy import can_deploy_free
from bathysphere.games.reef.steps.mission import within
from bathysphere.games.reef.steps.pollution import (
    has_tile,
    reveal,
    reveal_details,
    reveal_refusal,
    reveals,
    take_smallest,
)
from bathysphere.games.reef.steps.research import can_research
from bathysphere.games.reef.steps.sail import may_spend
from bathysphere.games.reef.steps.words import describe, describe_list
from bathysphere.games.reef.verbs import RESOURCES

# -- starting an entry -------------------------------------------------------------------------------


def start_entry(p: ReefPosition, seat: int, entry: int) -> None:  # noqa: PLR0912
    """Carry an entry out; what asks for choices goes on top of the stack.  AM-97"""
    tables = p.tables
    op = tables.op[entry]
    n = tables.n[entry]
    what = tables.what[entry]
    if op == t.GAIN:
        gain(p, seat, what, n)
    elif op == t.UNLOCK:
        p.push(RepeatFrame(frames.UNLOCK, seat, n))
    elif op == t.RESEARCH:
        p.push(RepeatFrame(frames.RESEARCH, seat, n))
    elif op == t.EXPLORE:
        p.push(DiveFrame(seat, n))
    elif op == t.RESTORE:
        p.push(RepeatFrame(frames.RESTORE, seat, n))
    elif op == t.HIRE:
        p.push(HireFrame(seat, what))
    elif op == t.ACTIVATE:
        p.push(RepeatFrame(frames.ACTIVATE, seat, n))
    elif op == t.ACTIVATE_COLOR:
        p.push(ActivateColorFrame(seat, ready_of_color(p, seat, what)))
    elif op == t.TAKE_MISSION:
        p.push(TakeFrame(seat, what, n))
    elif op == t.LAY_MISSION:
        p.push(RepeatFrame(frames.LAY, seat, n))
    elif op == t.DEPLOY:
        p.push(RepeatFrame(frames.FREE_DEPLOY, seat, n))
    elif op == t.RECHARGE_ONE:
        p.push(RepeatFrame(frames.SPACE, seat, n))
    elif op == t.POLLUTION_TAKE:
        for _ in range(n):
            take_smallest(p, seat)
    elif op == t.POLLUTION_REFRESH:
        p.push(RepeatFrame(frames.REFRESH, seat, n))
    elif op == t.POLLUTION_CASH:
        p.wait(frames.CASH, seat)
    elif op == t.DISCARD_CREW:
        for _ in range(n):
            discard_cheapest(p, seat)
    elif op == t.CONVERT:
        convert(p, seat, entry, n)
    else:
        p.push(PickFrame(seat, entry))


def gain(p: ReefPosition, seat: int, what: int, n: int) -> None:
    """Raise a track, the purse or the score."""
    if what < RESOURCES:
        gain_resource(p, seat, what, n)
    elif what == t.ENERGY:
        gain_energy(p, seat, n)
    elif what == t.COIN:
        gain_coins(p, seat, n)
    elif what == t.VP:
        p.gain_points(seat, n)
        threshold(p)
    else:
        p.push(GainAnyFrame(seat, n, 0, what == t.ANY_DISTINCT))


def possible(p: ReefPosition, seat: int, entry: int) -> bool:  # noqa: PLR0912
    """Would this entry do anything now?"""
    tables = p.tables
    op = tables.op[entry]
    what = tables.what[entry]
    if op == t.GAIN:
        if what < RESOURCES:
            return p.room(seat, what) > 0
        if what == t.ENERGY:
            return p.energy[seat] < tables.energy_max
        return what < t.ANY or p.room(seat, 0) > 0 or p.room(seat, 1) > 0 or p.room(seat, 2) > 0
    if op == t.CONVERT:
        return affordable(p, seat, entry)
    if op == t.UNLOCK:
        first = seat * RESOURCES
        return p.locked[first] + p.locked[first + 1] + p.locked[first + 2] > 0
    if op == t.RESEARCH:
        return can_research(p, seat)
    if op == t.HIRE:
        return len(hires(p, seat, what)) > 0
    if op == t.ACTIVATE:
        return any_ready(p, seat)
    if op == t.ACTIVATE_COLOR:
        return ready_of_color(p, seat, what) != 0
    if op == t.TAKE_MISSION:
        return len(p.mission_offer) > 0
    if op == t.LAY_MISSION:
        return len(p.hands[seat]) > 0
    if op == t.DEPLOY:
        return can_deploy_free(p, seat)
    if op == t.POLLUTION_TAKE:
        return len(p.supply[0]) + len(p.supply[1]) + len(p.supply[2]) > 0
    if op == t.POLLUTION_REFRESH:
        return has_tile(p, seat, 1)
    if op == t.POLLUTION_CASH:
        return not p.revealed and has_tile(p, seat, 0)
    if op == t.DISCARD_CREW:
        return len(p.crew_offer) > 0
    return True


def obstacle(p: ReefPosition, seat: int, entry: int) -> Reason | None:  # noqa: PLR0912
    """Why an entry would do nothing now; the counterpart of `possible`, for people."""
    tables = p.tables
    op, what = tables.op[entry], tables.what[entry]
    if op == t.GAIN and what in (t.ALGAE, t.SHELL, t.CAMERA) and p.room(seat, what) <= 0:
        return Reason("track-full", "RP-034", {"resource": what})
    full = all(p.room(seat, kind) <= 0 for kind in range(RESOURCES))
    if op == t.GAIN and what in (t.ANY, t.ANY_DISTINCT) and full:
        return Reason("tracks-full", "RP-034")
    if op == t.GAIN and what == t.ENERGY and p.energy[seat] >= tables.energy_max:
        return Reason("energy-full", "RP-035", {"most": tables.energy_max})
    if op == t.CONVERT:
        return price_refusal(p, seat, entry)
    if op == t.UNLOCK and not any(p.locked[seat * RESOURCES + kind] for kind in range(RESOURCES)):
        return Reason("no-locked-balls", "RP-037")
    if op == t.RESEARCH and not can_research(p, seat):
        return Reason("research-ends", "RP-048")
    if op == t.HIRE and not hires(p, seat, what):
        return Reason("nobody-to-hire", "RP-145")
    if op == t.ACTIVATE and not any_ready(p, seat):
        return Reason("nobody-ready", "RP-084")
    if op == t.ACTIVATE_COLOR and not ready_of_color(p, seat, what):
        return Reason("nobody-of-color", "RP-149", {"color": what})
    if op == t.TAKE_MISSION and within(p, seat, what) == 0:
        return Reason("no-missions", "RP-139")
    if op == t.LAY_MISSION and not p.hands[seat]:
        return Reason("hand-empty", "RP-142")
    if op == t.DEPLOY and p.deployment[seat] == 0:
        return Reason("no-balls", "RP-137")
    if op == t.DEPLOY and not can_deploy_free(p, seat):
        return Reason("no-route-free", "RP-137")
    if op == t.POLLUTION_TAKE and not any(p.supply):
        return Reason("supply-empty", "RP-153")
    if op == t.POLLUTION_REFRESH and all(p.used[tile] == 0 for tile in p.pollution[seat]):
        return Reason("nothing-used", "RP-154")
    if op == t.POLLUTION_CASH and p.revealed:
        return Reason("revealed-already", "RP-059")
    if op == t.POLLUTION_CASH and all(p.used[tile] for tile in p.pollution[seat]):
        return Reason("nothing-to-reveal", "RP-155")
    if op == t.DISCARD_CREW and not p.crew_offer:
        return Reason("crew-gone", "RP-147")
    return None


# -- lists -------------------------------------------------------------------------------------------


class Entries(Step[ReefPosition, EntriesFrame]):
    """A list that something has started: its entries in any order, any of them skipped.

    RP-091, RP-114, AM-96, AM-97. When nothing is left but plain gains of Energy, Coins and given resources,
    they are made at once: order and choice make no difference.
    """

    def __init__(self) -> None:
        super().__init__(
            "entries", "RP-114", [verbs.RESOLVE, verbs.REVEAL, verbs.DONE, verbs.TRADE], frame=EntriesFrame
        )

    def options(self, p: ReefPosition, f: EntriesFrame) -> list[int]:
        left = f.left
        if left == 0:
            return NO_OPTIONS
        entries = p.tables.lists[f.effects]
        base = verbs.RESOLVE.base
        if not f.strict and all_plain(p, entries, left):
            for place in range(len(entries)):
                if left >> place & 1:
                    return [base + place]
        if f.chosen and len(entries) == 1 and possible(p, f.seat, entries[0]):
            return [base]
        found: list[int] = []
        price = False
        for place in range(len(entries)):
            if left >> place & 1:
                if possible(p, f.seat, entries[place]):
                    found.append(base + place)
                elif p.tables.op[entries[place]] == t.CONVERT:
                    price = True
        if f.window:
            reveals(p, f.seat, found)
        found.append(verbs.DONE.base)
        return with_trades(p, f.seat, found) if price or len(found) > 1 else found

    def resolve(self, p: ReefPosition, f: EntriesFrame, action: int) -> None:
        if action in (NONE, verbs.DONE.base):
            return
        if action >= verbs.TRADE.base:
            trade(p, f, action)
            return
        if verbs.REVEAL.owns(action):
            p.stack.append(f)
            tile = verbs.REVEAL.first(action)
            reveal(p, f.seat, tile, p.tables.pollution_list[tile])
            return
        place = verbs.RESOLVE.first(action)
        left = f.left & ~(1 << place)
        if left:
            p.push(EntriesFrame(f.seat, f.effects, left, f.window, f.strict, f.chosen))
        start_entry(p, f.seat, p.tables.lists[f.effects][place])

    def refusal(self, p: ReefPosition, f: EntriesFrame, action: int) -> Reason | None:
        if verbs.TRADE.owns(action):
            return trade_refusal(p, f.seat, action)
        if verbs.DONE.owns(action):
            return None
        if verbs.REVEAL.owns(action):
            if not f.window:
                return Reason("no-window", "RP-058")
            return reveal_refusal(p, f.seat, verbs.REVEAL.first(action))
        return entry_refusal(p, f.seat, f.effects, f.left, verbs.RESOLVE.first(action))

    def warning(self, p: ReefPosition, f: EntriesFrame, action: int) -> Reason | None:
        """An end that drops effects still possible, and gains for which there is too little room."""
        entries = p.tables.lists[f.effects]
        if verbs.DONE.owns(action):
            left = 0
            for place in range(len(entries)):
                if f.left >> place & 1 and possible(p, f.seat, entries[place]):
                    left += 1
            return Reason("effects-left", "RP-114", {"left": left}) if left else None
        if verbs.RESOLVE.owns(action):
            return gain_warning(p, f.seat, entries[verbs.RESOLVE.first(action)])
        return None

    def details(self, p: ReefPosition, f: EntriesFrame, action: int) -> dict[str, Value]:
        if verbs.RESOLVE.owns(action):
            return describe(p, p.tables.lists[f.effects][verbs.RESOLVE.first(action)])
        if verbs.REVEAL.owns(action):
            return reveal_details(p, verbs.REVEAL.first(action))
        return {}


def gain_warning(p: ReefPosition, seat: int, entry: int) -> Reason | None:
    """A gain of given resources or Energy of which a part is lost.  RP-034, RP-035"""
    if p.tables.op[entry] != t.GAIN:
        return None
    what = p.tables.what[entry]
    if what < RESOURCES:
        lost = p.tables.n[entry] - p.room(seat, what)
        return Reason("resources-lost", "RP-034", {"resource": what, "lost": lost}) if lost > 0 else None
    if what == t.ENERGY:
        lost = p.tables.n[entry] - (p.tables.energy_max - p.energy[seat])
        return Reason("energy-lost", "RP-035", {"lost": lost}) if lost > 0 else None
    return None


def all_plain(p: ReefPosition, entries: list[int], left: int) -> bool:
    """Are there only gains left that ask nothing?"""
    for place in range(len(entries)):
        if left >> place & 1 and p.tables.plain[entries[place]] == 0:
            return False
    return True


def entry_refusal(p: ReefPosition, seat: int, effects: int, left: int, place: int) -> Reason | None:
    """Why an entry of a list cannot be resolved: it is not there, it is done, or it would do nothing."""
    entries = p.tables.lists[effects]
    if place >= len(entries):
        return Reason("no-such-entry", "RP-114")
    if not (left >> place) & 1:
        return Reason("entry-done", "RP-114")
    return obstacle(p, seat, entries[place])


class Pick(Choice[PickFrame]):
    """One of two sets of effects.  RP-115"""

    def __init__(self) -> None:
        super().__init__("pick", "RP-115", [verbs.PICK, verbs.DONE, verbs.TRADE], frame=PickFrame)

    def choices(self, p: ReefPosition, f: PickFrame) -> list[int]:
        return [verbs.PICK.base, verbs.PICK.base + 1]

    def may_stop(self, f: PickFrame) -> bool:
        return f.optional

    def choose(self, p: ReefPosition, f: PickFrame, action: int) -> None:
        effects = set_list(p, f.entry, verbs.PICK.first(action))
        open_list(p, f.seat, effects, chosen=True)

    def details(self, p: ReefPosition, f: PickFrame, action: int) -> dict[str, Value]:
        return pick_details(p, f.entry, action) if verbs.PICK.owns(action) else {}


def set_list(p: ReefPosition, entry: int, chosen: int) -> int:
    """The list of the first or the second set of a choice."""
    return p.tables.second_list[entry] if chosen else p.tables.first_list[entry]


def pick_details(p: ReefPosition, entry: int, action: int) -> dict[str, Value]:
    """What the set holds."""
    return describe_list(p, set_list(p, entry, verbs.PICK.first(action)))


# -- conversions -------------------------------------------------------------------------------------


def affordable(p: ReefPosition, seat: int, entry: int) -> bool:
    """Can the price of one conversion be paid, and still be spared before the move?  RP-036, AM-101"""
    cost = p.tables.cost[entry]
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
    cost = p.tables.cost[entry]
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
    tables = p.tables
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


class Convert(Step[ReefPosition, ConvertFrame]):
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

    def resolve(self, p: ReefPosition, f: ConvertFrame, action: int) -> None:
        if action == verbs.DONE.base or (action == NONE and not f.due):
            return
        if action >= verbs.TRADE.base:
            trade(p, f, action)
            return
        convert(p, f.seat, f.entry, f.times)

    def refusal(self, p: ReefPosition, f: ConvertFrame, action: int) -> Reason | None:
        if verbs.TRADE.owns(action):
            return trade_refusal(p, f.seat, action)
        return None if verbs.DONE.owns(action) else price_refusal(p, f.seat, f.entry)

    def details(self, p: ReefPosition, f: ConvertFrame, action: int) -> dict[str, Value]:
        return describe(p, f.entry) if verbs.CONVERT.owns(action) else {}


class PayAny(Choice[PayAnyFrame]):
    """Resources of any mix of kinds: people a set, the engine in ascending order.  RP-036"""

    def __init__(self) -> None:
        super().__init__("pay-any", "RP-036", [verbs.PAY, verbs.TRADE], frame=PayAnyFrame)

    def choices(self, p: ReefPosition, f: PayAnyFrame) -> list[int]:
        first = f.seat * RESOURCES
        found: list[int] = []
        above = 0
        for kind in range(RESOURCES - 1, f.lowest - 1, -1):
            have = p.cargo[first + kind]
            above += have
            if have > 0 and above >= f.left:
                found.append(verbs.PAY.base + kind)
        found.reverse()
        return found

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


class GainAny(Step[ReefPosition, GainAnyFrame]):
    """Resources of the player's choice, unit by unit; all different if the icon says so.  RP-033, RP-034"""

    def __init__(self) -> None:
        super().__init__("gain-any", "RP-034", [verbs.GAIN, verbs.DONE, verbs.TRADE], frame=GainAnyFrame)

    def options(self, p: ReefPosition, f: GainAnyFrame) -> list[int]:
        found: list[int] = []
        for kind in range(RESOURCES):
            if not f.closed >> kind & 1 and p.room(f.seat, kind) > 0:
                found.append(verbs.GAIN.base + kind)
        if len(found) < 2:
            return found
        found.append(verbs.DONE.base)
        return with_trades(p, f.seat, found)

    def resolve(self, p: ReefPosition, f: GainAnyFrame, action: int) -> None:
        if action in (NONE, verbs.DONE.base):
            return
        if action >= verbs.TRADE.base:
            trade(p, f, action)
            return
        kind = verbs.GAIN.first(action)
        gain_resource(p, f.seat, kind, 1)
        if f.left > 1:
            p.push(GainAnyFrame(f.seat, f.left - 1, f.closed | (1 << kind) if f.distinct else 0, f.distinct))

    def refusal(self, p: ReefPosition, f: GainAnyFrame, action: int) -> Reason | None:
        if verbs.TRADE.owns(action):
            return trade_refusal(p, f.seat, action)
        if verbs.DONE.owns(action):
            return None
        kind = verbs.GAIN.first(action)
        if (f.closed >> kind) & 1:
            return Reason("not-distinct", "RP-090", {"resource": kind})
        return None if p.room(f.seat, kind) > 0 else Reason("track-full", "RP-034", {"resource": kind})

    def together(self, p: ReefPosition, f: GainAnyFrame) -> SetChoice | None:
        kinds: list[int] = []
        for kind in range(RESOURCES):
            if not f.closed >> kind & 1:
                times = min(p.room(f.seat, kind), 1 if f.distinct else f.left)
                kinds += [verbs.GAIN.base + kind] * times
        return SetChoice(kinds, 1, min(f.left, len(kinds)), verbs.DONE.base)

    def warning(self, p: ReefPosition, f: GainAnyFrame, action: int) -> Reason | None:
        """An end that leaves resources there is room for.  RP-034"""
        return Reason("gains-left", "RP-034", {"left": f.left}) if verbs.DONE.owns(action) else None

    def details(self, p: ReefPosition, f: GainAnyFrame, action: int) -> dict[str, Value]:
        return {"left": f.left}


class Unlock(Choice[RepeatFrame]):
    """Gain a ball: one leaves a resource track of choice; an emptied track scores at once.

    RP-037 .. RP-039, AM-78, AM-79, AM-106
    """

    def __init__(self) -> None:
        super().__init__("unlock", "RP-037", [verbs.UNLOCK, verbs.DONE, verbs.TRADE], frame=RepeatFrame)

    def choices(self, p: ReefPosition, f: RepeatFrame) -> list[int]:
        first = f.seat * RESOURCES
        return [verbs.UNLOCK.base + kind for kind in range(RESOURCES) if p.locked[first + kind] > 0]

    def may_stop(self, f: RepeatFrame) -> bool:
        return f.optional

    def choose(self, p: ReefPosition, f: RepeatFrame, action: int) -> None:
        kind = verbs.UNLOCK.first(action)
        place = f.seat * RESOURCES + kind
        p.locked[place] -= 1
        p.deployment[f.seat] += 1
        p.say(events.UNLOCKED, f.seat, kind, p.locked[place])
        if f.left > 1:
            p.push(RepeatFrame(frames.UNLOCK, f.seat, f.left - 1, True))
        if p.locked[place] == 0:
            vp = p.tables.track_vp[kind]
            p.say(events.TRACK_EMPTIED, f.seat, kind, vp)
            p.gain_points(f.seat, vp)
            threshold(p)

    def against(self, p: ReefPosition, f: RepeatFrame, action: int) -> Reason | None:
        kind = verbs.UNLOCK.first(action)
        if p.locked[f.seat * RESOURCES + kind] == 0:
            return Reason("track-empty", "RP-037", {"resource": kind})
        return None

    def details(self, p: ReefPosition, f: RepeatFrame, action: int) -> dict[str, Value]:
        if not verbs.UNLOCK.owns(action):
            return {}
        kind = verbs.UNLOCK.first(action)
        left = p.locked[f.seat * RESOURCES + kind] - 1
        return {"left": left, "vp": 0 if left else p.tables.track_vp[kind]}
