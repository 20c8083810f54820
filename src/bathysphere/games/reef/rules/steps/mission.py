"""Missions: taking, playing, laying down, discarding: chapter O of the ledger."""

from typing import Final

from bathysphere.engine.choices import SetChoice
from bathysphere.engine.reasons import Reason, Value
from bathysphere.games.reef.rules import compiled as t
from bathysphere.games.reef.rules import events, frames, verbs
from bathysphere.games.reef.rules.codes import ALL_SEE
from bathysphere.games.reef.rules.effect import describe_list
from bathysphere.games.reef.rules.frames import DiscardFrame, RepeatFrame, TakeFrame
from bathysphere.games.reef.rules.position import EMPTY, ReefPosition, insert
from bathysphere.games.reef.rules.steps.common import Choice, threshold
from bathysphere.games.reef.rules.verbs import RESOURCES, SEATS

SUITS_OF_A_SET: Final = 3
"""How many different suits make a set of missions."""

# -- conditions --------------------------------------------------------------------------------------


def balls_in_play(p: ReefPosition, seat: int) -> int:
    """Own balls on the routes of the board.  RP-136"""
    balls = 0
    for place in range(seat, len(p.balls), SEATS):
        balls += p.balls[place]
    return balls


def cleared_tracks(p: ReefPosition, seat: int) -> int:
    """Own resource tracks without balls.  RP-159"""
    tracks = 0
    for kind in range(RESOURCES):
        if p.locked[seat * RESOURCES + kind] == 0:
            tracks += 1
    return tracks


def ship_color(p: ReefPosition, seat: int) -> int:
    """The colour of the Island where the Ship lies, -1 at the start.  RP-150, AM-102"""
    spot = p.ship_at[seat]
    return p.compiled.spot_color[spot] if spot >= 0 else t.NO_COLOR


def condition_met(p: ReefPosition, seat: int, mission: int) -> bool:
    """Is the condition of a mission met now?  RP-110, RP-136, RP-143, RP-150, RP-151, AM-57"""
    kind = p.compiled.condition[mission]
    value = p.compiled.condition_value[mission]
    if kind == t.ENERGY_FULL:
        return p.energy[seat] >= p.compiled.energy_max
    if kind == t.BALLS_ON_BOARD:
        return balls_in_play(p, seat) >= value
    if kind == t.COLUMN_FILLED:
        return p.column_filled(seat, value)
    if kind == t.MISSIONS_PLAYED:
        return len(p.played[seat]) >= value
    if kind == t.SHIP_AT_COLOR:
        return ship_color(p, seat) == value
    if kind == t.POLLUTION_OWNED:
        return len(p.pollution[seat]) >= value
    if kind == t.TRACK_CLEARED:
        return cleared_tracks(p, seat) >= value
    return True


# -- playing -----------------------------------------------------------------------------------------


def lay(p: ReefPosition, seat: int, mission: int) -> None:
    """The card lies face up; three different suits score at once and are flipped.

    RP-111 .. RP-113, RP-131, AM-55, AM-103. What has to follow was pushed before this is called;
    here the ball of power 2 goes on top of it, and the Objectives on top of that.
    """
    p.hands[seat].remove(mission)
    p.played[seat].append(mission)
    p.seen_mission[mission] = ALL_SEE
    balls = p.power_n(seat, t.MISSION_UNLOCKS)
    if balls > 0:
        p.push(RepeatFrame(frames.UNLOCK, seat, balls))
    if complete_set(p, seat):
        vp = p.compiled.mission_set_vp
        p.say(events.SET_SCORED, seat, vp)
        p.gain_points(seat, vp)
        threshold(p)


def complete_set(p: ReefPosition, seat: int) -> bool:
    """Flip the earliest open card of each of three different suits.  RP-112, AM-55

    AM-56: wild is a suit of its own; where it replaces any suit, several may be in a set. Before the card
    just played no set was complete, so which cards form it is never a question.
    """
    suits: list[int] = []
    cards: list[int] = []
    for card in p.played[seat]:
        suit = p.compiled.mission_suit[card]
        if p.flipped[card] == 0 and (suit not in suits or (suit == t.WILD and p.compiled.wild_is_any)):
            suits.append(suit)
            cards.append(card)
    if len(cards) < SUITS_OF_A_SET:
        return False
    for card in cards:
        p.flipped[card] = 1
    return True


# -- the offer ---------------------------------------------------------------------------------------


def within(p: ReefPosition, seat: int, reach: int) -> int:
    """How many cards of the offer may be taken.  RP-041, RP-042, RP-139 .. RP-141, AM-50"""
    offered = len(p.mission_offer)
    if reach == t.REACH_ANY:
        return offered
    return min(offered, p.reach(seat) + (1 if reach == t.REACH_PLUS else 0))


class Take(Choice[TakeFrame]):
    """Cards of the offer, each replaced before the next is taken.  RP-043, RP-093, RP-139 .. RP-141"""

    def __init__(self) -> None:
        super().__init__("take", "RP-139", [verbs.TAKE, verbs.DONE, verbs.TRADE], frame=TakeFrame)

    def choices(self, p: ReefPosition, f: TakeFrame) -> list[int]:
        base = verbs.TAKE.base
        return [base + card for card in p.mission_offer[: within(p, f.seat, f.reach)]]

    def may_stop(self, f: TakeFrame) -> bool:
        return f.optional

    def choose(self, p: ReefPosition, f: TakeFrame, action: int) -> None:
        if f.left > 1:
            p.push(TakeFrame(f.seat, f.reach, f.left - 1, True))
        card = verbs.TAKE.first(action)
        p.mission_offer.remove(card)
        insert(p.hands[f.seat], card)
        p.seen_mission[card] = ALL_SEE
        p.say(events.TOOK, f.seat, card)
        if p.mission_deck:
            card = p.mission_deck.pop()
            p.mission_offer.append(card)
            p.reveals += 1
            p.say(events.OFFERED, -1, card)

    def against(self, p: ReefPosition, f: TakeFrame, action: int) -> Reason | None:
        card = verbs.TAKE.first(action)
        if card not in p.mission_offer:
            return Reason("not-offered", "RP-139", {"mission": card})
        reach = within(p, f.seat, f.reach)
        if p.mission_offer.index(card) >= reach:
            return Reason("out-of-reach", "RP-041", {"mission": card, "reach": reach})
        return None

    def details(self, p: ReefPosition, f: TakeFrame, action: int) -> dict[str, Value]:
        return mission_details(p, verbs.TAKE.first(action)) if verbs.TAKE.owns(action) else {}


def mission_details(p: ReefPosition, mission: int) -> dict[str, Value]:
    """Suit, kind, Island or condition of a card, and what it gives."""
    tables = p.compiled
    data = describe_list(p, tables.mission_list[mission])
    data["suit"] = t.SUITS[tables.mission_suit[mission]]
    data["kind"] = t.MISSION_KINDS[tables.mission_kind[mission]]
    data["condition"] = "island"
    if tables.mission_island[mission] >= 0:
        data["island"] = tables.mission_island[mission]
    else:
        value = tables.condition_value[mission]
        data["condition"] = t.CONDITIONS[tables.condition[mission]]
        data["value"] = value + 1 if tables.condition[mission] == t.COLUMN_FILLED else value
        if tables.condition[mission] == t.SHIP_AT_COLOR:
            data["shade"] = t.SUITS[value]
    return data


class Lay(Choice[RepeatFrame]):
    """A mission is played without its effect: no Island, no condition, not the mission of the turn.

    RP-142, AM-54
    """

    def __init__(self) -> None:
        super().__init__("lay", "RP-142", [verbs.LAY, verbs.DONE, verbs.TRADE], frame=RepeatFrame)

    def choices(self, p: ReefPosition, f: RepeatFrame) -> list[int]:
        return [verbs.LAY.base + card for card in p.hands[f.seat]]

    def may_stop(self, f: RepeatFrame) -> bool:
        return f.optional

    def choose(self, p: ReefPosition, f: RepeatFrame, action: int) -> None:
        if f.left > 1:
            p.push(RepeatFrame(frames.LAY, f.seat, f.left - 1, True))
        card = verbs.LAY.first(action)
        p.say(events.LAID, f.seat, card)
        lay(p, f.seat, card)

    def against(self, p: ReefPosition, f: RepeatFrame, action: int) -> Reason | None:
        card = verbs.LAY.first(action)
        return None if card in p.hands[f.seat] else Reason("not-in-hand", "RP-142", {"mission": card})

    def details(self, p: ReefPosition, f: RepeatFrame, action: int) -> dict[str, Value]:
        return mission_details(p, verbs.LAY.first(action)) if verbs.LAY.owns(action) else {}


class Discard(Choice[DiscardFrame]):
    """A mission leaves the hand as a price and goes openly under the deck.  RP-144, AM-50, AM-116"""

    def __init__(self) -> None:
        super().__init__("discard", "RP-144", [verbs.DISCARD, verbs.TRADE], frame=DiscardFrame)

    def choices(self, p: ReefPosition, f: DiscardFrame) -> list[int]:
        return [verbs.DISCARD.base + card for card in p.hands[f.seat]]

    def choose(self, p: ReefPosition, f: DiscardFrame, action: int) -> None:
        card = verbs.DISCARD.first(action)
        p.hands[f.seat].remove(card)
        p.mission_deck.insert(0, card)
        p.seen_mission[card] = ALL_SEE
        p.say(events.DISCARDED, f.seat, card)
        if f.left > 1:
            p.push(DiscardFrame(f.seat, f.left - 1))

    def against(self, p: ReefPosition, f: DiscardFrame, action: int) -> Reason | None:
        card = verbs.DISCARD.first(action)
        return None if card in p.hands[f.seat] else Reason("not-in-hand", "RP-144", {"mission": card})

    def together(self, p: ReefPosition, f: DiscardFrame) -> SetChoice | None:
        cards = [verbs.DISCARD.base + card for card in p.hands[f.seat]]
        return SetChoice(cards, f.left, f.left) if f.left > 1 else None

    def details(self, p: ReefPosition, f: DiscardFrame, action: int) -> dict[str, Value]:
        return mission_details(p, verbs.DISCARD.first(action)) if verbs.DISCARD.owns(action) else {}


def island_mission(p: ReefPosition, seat: int, mission: int) -> bool:
    """Does the card depict the Island where the Ship lies?  RP-107"""
    spot = p.ship_at[seat]
    tile = p.island_at[spot]
    return tile != EMPTY and p.compiled.mission_island[mission] == tile
