"""After the move: the Island and its mission: chapters O and P of the ledger."""

from bathysphere.engine.reasons import Reason, Value
from bathysphere.engine.step import Step
from bathysphere.games.reef.rules import compiled as t
from bathysphere.games.reef.rules import events, verbs
from bathysphere.games.reef.rules.codes import (
    OF_LIST,
    OF_MISSION,
    OF_SET,
    entry_number,
    is_among,
    place_of,
    source_of,
    without_place,
)
from bathysphere.games.reef.rules.effect import describe, possible, set_list, start_entry
from bathysphere.games.reef.rules.frames import ConvertFrame, EntriesFrame, IslandFrame
from bathysphere.games.reef.rules.position import EMPTY, TRAVEL, ReefPosition
from bathysphere.games.reef.rules.steps.common import trade, trade_refusal, with_trades
from bathysphere.games.reef.rules.steps.exchange import affordable, price_refusal
from bathysphere.games.reef.rules.steps.lists import entry_refusal, pick_details
from bathysphere.games.reef.rules.steps.mission import condition_met, island_mission, lay, mission_details
from bathysphere.games.reef.rules.steps.pollution import (
    reveal_details,
    reveal_meanwhile,
    reveal_refusal,
    reveals,
)
from bathysphere.games.reef.rules.steps.sail import travel_open

# -- condition missions, before and after the move ---------------------------------------------------


def condition_missions(p: ReefPosition, seat: int, options: list[int]) -> None:
    """Add the missions without Island that can be played now.  RP-106, RP-110, AM-52, AM-53"""
    if p.mission_done:
        return
    for mission in p.hands[seat]:
        if p.compiled.mission_kind[mission] != t.CONDITION or not condition_met(p, seat, mission):
            continue
        if p.compiled.condition[mission] != t.COST_ONLY or payable(p, seat, mission):
            options.append(verbs.PLAY.base + mission)


def payable(p: ReefPosition, seat: int, mission: int) -> bool:
    """Can the cost of a mission be paid, and the Travel turn be completed?  AM-52, AM-101"""
    entry = p.compiled.lists[p.compiled.mission_list[mission]][0]
    if not affordable(p, seat, entry):
        return False
    if p.moved:
        return True
    cost = p.compiled.cost[entry]
    return travel_open(p, seat, p.energy[seat] - cost[t.ENERGY], p.deployment[seat] - cost[t.BALL])


def condition_refusal(p: ReefPosition, seat: int, mission: int) -> Reason | None:
    """Why a mission without Island cannot be played."""
    if not condition_met(p, seat, mission):
        return Reason("condition", "RP-110", {"mission": mission})
    if p.compiled.condition[mission] == t.COST_ONLY:
        refused = price_refusal(p, seat, p.compiled.lists[p.compiled.mission_list[mission]][0])
        if refused is not None:
            return refused
        if not payable(p, seat, mission):
            return Reason("no-way-left", "RP-101", {"price": 0})
    return None


def play_condition(p: ReefPosition, seat: int, mission: int) -> None:
    """Announcing it declares Travel; its price is paid, its effects follow.  RP-110, AM-52, AM-99, AM-103"""
    p.kind = TRAVEL
    p.mission_done = True
    p.say(events.PLAYED, seat, mission)
    effects = p.compiled.mission_list[mission]
    if p.compiled.condition[mission] == t.COST_ONLY:
        p.push(ConvertFrame(seat, p.compiled.lists[effects][0], 1, True))
    else:
        p.push(EntriesFrame(seat, effects, p.compiled.whole[effects], window=True))
    lay(p, seat, mission)


def play_refusal(p: ReefPosition, seat: int, mission: int) -> Reason | None:
    """Why no mission, or not this one, can be played."""
    if mission not in p.hands[seat]:
        return Reason("not-in-hand", "RP-106", {"mission": mission})
    return Reason("mission-played", "RP-106") if p.mission_done else None


# -- the Island --------------------------------------------------------------------------------------


def arrive(p: ReefPosition, seat: int) -> None:
    """The Island just reached lies open, if it has a tile.  RP-114, AM-27"""
    tile = p.island_at[p.ship_at[seat]]
    left = 0 if tile == EMPTY else p.compiled.whole[p.compiled.island_list[tile]]
    p.push(IslandFrame(seat, left))


def island_list(p: ReefPosition, seat: int) -> int:
    """The effects of the Island where the Ship lies; 0 at the start."""
    tile = p.island_at[p.ship_at[seat]]
    return 0 if tile == EMPTY else p.compiled.island_list[tile]


def open_at(p: ReefPosition, f: IslandFrame, source: int) -> int:
    """The list of the Island, of the set picked there, or of the mission."""
    if source == OF_LIST:
        return island_list(p, f.seat)
    return f.set_list if source == OF_SET else f.mission_list


def choice_at(p: ReefPosition, seat: int) -> int:
    """The place of the choice of sets among the Island's entries, -1 if there is none."""
    entries = p.compiled.lists[island_list(p, seat)]
    for place in range(len(entries)):
        if p.compiled.op[entries[place]] == t.CHOOSE:
            return place
    return -1


class Island(Step[ReefPosition, IslandFrame]):
    """Effects of Island and bonus mission in any order, missions, reveals, trades, and the end of the turn.

    RP-106 .. RP-115, AM-51, AM-96
    """

    def __init__(self) -> None:
        known = [verbs.RESOLVE, verbs.PICK, verbs.PLAY, verbs.REVEAL, verbs.END, verbs.TRADE]
        super().__init__("island", "RP-114", known, asks=True, frame=IslandFrame)

    def options(self, p: ReefPosition, f: IslandFrame) -> list[int]:
        options: list[int] = []
        tile = p.island_at[p.ship_at[f.seat]]
        if f.left:
            entries = p.compiled.lists[p.compiled.island_list[tile]]
            for place in range(len(entries)):
                if is_among(f.left, place):
                    if p.compiled.op[entries[place]] == t.CHOOSE:
                        options.append(verbs.PICK.base)
                        options.append(verbs.PICK.base + 1)
                    elif possible(p, f.seat, entries[place]):
                        options.append(verbs.RESOLVE.base + place)
        if f.set_left:
            self.open_entries(p, f.seat, f.set_list, f.set_left, OF_SET, options)
        if f.mission_left:
            self.open_entries(p, f.seat, f.mission_list, f.mission_left, OF_MISSION, options)
        if not p.mission_done:
            if not f.begun and tile != EMPTY:
                for mission in p.hands[f.seat]:
                    if p.compiled.mission_island[mission] == tile:
                        options.append(verbs.PLAY.base + mission)
            condition_missions(p, f.seat, options)
        reveals(p, f.seat, options)
        options.append(verbs.END.base)
        return with_trades(p, f.seat, options)

    def open_entries(
        self, p: ReefPosition, seat: int, effects: int, left: int, source: int, options: list[int]
    ) -> None:
        """Add the entries of a set or a mission that are left."""
        entries = p.compiled.lists[effects]
        for place in range(len(entries)):
            if is_among(left, place) and possible(p, seat, entries[place]):
                options.append(verbs.RESOLVE.base + entry_number(source, place))

    def resolve(self, p: ReefPosition, f: IslandFrame, action: int) -> None:
        if action >= verbs.TRADE.base:
            trade(p, f, action)
        elif action == verbs.END.base:
            return
        elif verbs.RESOLVE.owns(action):
            self.resolve_entry(p, f, verbs.RESOLVE.first(action))
        elif verbs.PICK.owns(action):
            place = choice_at(p, f.seat)
            entry = p.compiled.lists[island_list(p, f.seat)][place]
            effects = set_list(p.compiled, entry, verbs.PICK.first(action))
            left = without_place(f.left, place)
            whole = p.compiled.whole[effects]
            p.push(IslandFrame(f.seat, left, True, effects, whole, f.mission_list, f.mission_left))
        elif verbs.PLAY.owns(action):
            self.play(p, f, verbs.PLAY.first(action))
        else:
            reveal_meanwhile(p, f, action)

    def resolve_entry(self, p: ReefPosition, f: IslandFrame, number: int) -> None:
        """An entry of the Island, of the chosen set, or of the mission."""
        source, place = source_of(number), place_of(number)
        effects = open_at(p, f, source)
        left, set_left, mission_left = f.left, f.set_left, f.mission_left
        begun = f.begun
        if source == OF_LIST:
            left = without_place(left, place)
            begun = True
        elif source == OF_SET:
            set_left = without_place(set_left, place)
            begun = True
        else:
            mission_left = without_place(mission_left, place)
        p.push(IslandFrame(f.seat, left, begun, f.set_list, set_left, f.mission_list, mission_left))
        start_entry(p, f.seat, p.compiled.lists[effects][place])

    def play(self, p: ReefPosition, f: IslandFrame, mission: int) -> None:
        """With the Island, instead of it, or without any.  RP-107 .. RP-111, AM-103"""
        kind = p.compiled.mission_kind[mission]
        if kind == t.CONDITION:
            p.stack.append(f)
            play_condition(p, f.seat, mission)
            return
        p.mission_done = True
        p.say(events.PLAYED, f.seat, mission)
        effects = p.compiled.mission_list[mission]
        whole = p.compiled.whole[effects]
        if kind == t.BONUS:
            p.push(IslandFrame(f.seat, f.left, f.begun, f.set_list, f.set_left, effects, whole))
        else:
            p.push(IslandFrame(f.seat, 0, begun=True, mission_list=effects, mission_left=whole))
        lay(p, f.seat, mission)

    def refusal(self, p: ReefPosition, f: IslandFrame, action: int) -> Reason | None:
        if verbs.TRADE.owns(action):
            return trade_refusal(p, f.seat, action)
        if verbs.END.owns(action):
            return None
        if verbs.REVEAL.owns(action):
            return reveal_refusal(p, f.seat, verbs.REVEAL.first(action))
        if verbs.PICK.owns(action):
            place = choice_at(p, f.seat)
            if place < 0:
                return Reason("no-sets", "RP-115")
            return None if is_among(f.left, place) else Reason("entry-done", "RP-115")
        if verbs.PLAY.owns(action):
            return self.mission_refusal(p, f, verbs.PLAY.first(action))
        number = verbs.RESOLVE.first(action)
        source, place = source_of(number), place_of(number)
        if source == OF_LIST and place == choice_at(p, f.seat):
            return Reason("pick-a-set", "RP-115")
        left = (f.left, f.set_left, f.mission_left)[source]
        return entry_refusal(p, f.seat, open_at(p, f, source), left, place)

    def mission_refusal(self, p: ReefPosition, f: IslandFrame, mission: int) -> Reason | None:
        """Why a mission cannot be played after the move."""
        refused = play_refusal(p, f.seat, mission)
        if refused is not None:
            return refused
        if p.compiled.mission_kind[mission] == t.CONDITION:
            return condition_refusal(p, f.seat, mission)
        if not island_mission(p, f.seat, mission):
            return Reason("other-island", "RP-107", {"island": p.compiled.mission_island[mission]})
        return Reason("island-begun", "RP-107") if f.begun else None

    def details(self, p: ReefPosition, f: IslandFrame, action: int) -> dict[str, Value]:
        if verbs.RESOLVE.owns(action):
            number = verbs.RESOLVE.first(action)
            effects = open_at(p, f, source_of(number))
            return describe(p, p.compiled.lists[effects][place_of(number)])
        if verbs.PICK.owns(action):
            entry = p.compiled.lists[island_list(p, f.seat)][choice_at(p, f.seat)]
            return pick_details(p, entry, action)
        if verbs.PLAY.owns(action):
            return mission_details(p, verbs.PLAY.first(action))
        if verbs.REVEAL.owns(action):
            return reveal_details(p, verbs.REVEAL.first(action))
        return {}
