"""Choosing Ships and the first missions: chapter B of the ledger."""

from bathysphere.engine.events import only
from bathysphere.engine.frame import Frame
from bathysphere.engine.reasons import Reason, Value
from bathysphere.engine.step import Step
from bathysphere.games.reef.rules import events, frames, verbs
from bathysphere.games.reef.rules.codes import known_to
from bathysphere.games.reef.rules.position import ReefPosition, insert
from bathysphere.games.reef.rules.setup import deal_missions
from bathysphere.games.reef.rules.steps.mission import mission_details
from bathysphere.games.reef.rules.steps.turn import begin_turn


class ChooseShip(Step[ReefPosition, Frame]):
    """In reverse turn order each player takes one of the sheets on display.  RP-017, RP-018"""

    def __init__(self) -> None:
        super().__init__("choose-ship", "RP-017", [verbs.CHOOSE], asks=True)

    def options(self, p: ReefPosition, f: Frame) -> list[int]:
        return [verbs.CHOOSE.base + ship for ship in p.ships_offered]

    def resolve(self, p: ReefPosition, f: Frame, action: int) -> None:
        ship = verbs.CHOOSE.first(action)
        p.ships_offered.remove(ship)
        p.ship[f.seat] = ship
        p.say(events.SHIP_CHOSEN, f.seat, ship)
        if f.seat > 0:
            p.wait(frames.CHOOSE_SHIP, f.seat - 1)
            return
        deal_missions(p)
        if p.compiled.draft:
            p.wait(frames.KEEP, 0)
        else:
            begin_turn(p, 0)

    def refusal(self, p: ReefPosition, f: Frame, action: int) -> Reason | None:
        ship = verbs.CHOOSE.first(action)
        return None if ship in p.ships_offered else Reason("ship-gone", "RP-017", {"ship": ship})


class Keep(Step[ReefPosition, Frame]):
    """Keep one of three missions; the others go to the left neighbour when all have chosen.  RP-027, AM-92"""

    def __init__(self) -> None:
        super().__init__("keep", "RP-027", [verbs.KEEP], asks=True)

    def options(self, p: ReefPosition, f: Frame) -> list[int]:
        return [verbs.KEEP.base + card for card in p.packets[f.seat]]

    def resolve(self, p: ReefPosition, f: Frame, action: int) -> None:
        card = verbs.KEEP.first(action)
        p.packets[f.seat].remove(card)
        p.hands[f.seat].append(card)
        p.first_kept[f.seat] = card
        if p.sink is not None:
            p.show(events.KEPT, f.seat, [card], only(f.seat))
        if f.seat + 1 < p.seats:
            p.wait(frames.KEEP, f.seat + 1)
            return
        hand_on(p)
        p.wait(frames.REJECT, 0)

    def refusal(self, p: ReefPosition, f: Frame, action: int) -> Reason | None:
        card = verbs.KEEP.first(action)
        return None if card in p.packets[f.seat] else Reason("not-in-hand", "RP-027", {"mission": card})

    def details(self, p: ReefPosition, f: Frame, action: int) -> dict[str, Value]:
        return mission_details(p, verbs.KEEP.first(action))


def hand_on(p: ReefPosition) -> None:
    """Everybody's other two missions go to the left neighbour.  RP-027"""
    p.passed = p.packets
    p.packets = [[] for _ in range(p.seats)]
    p.reveals += 1
    for seat in range(p.seats):
        other = (seat + 1) % p.seats
        for card in p.passed[seat]:
            insert(p.hands[other], card)
        if p.sink is not None:
            p.show(events.PASSED, seat, p.passed[seat], only(seat) | only(other), other)


class Reject(Step[ReefPosition, Frame]):
    """Two of the three cards now held stay; the third goes under the deck.  RP-027, AM-116"""

    def __init__(self) -> None:
        super().__init__("reject", "RP-027", [verbs.REJECT], asks=True)

    def options(self, p: ReefPosition, f: Frame) -> list[int]:
        return [verbs.REJECT.base + card for card in p.hands[f.seat]]

    def resolve(self, p: ReefPosition, f: Frame, action: int) -> None:
        card = verbs.REJECT.first(action)
        p.hands[f.seat].remove(card)
        p.mission_deck.insert(0, card)
        p.rejected[f.seat] = card
        p.seen_mission[card] = known_to(f.seat)
        if p.sink is not None:
            p.show(events.REJECTED, f.seat, [card], only(f.seat))
        if f.seat + 1 < p.seats:
            p.wait(frames.REJECT, f.seat + 1)
        else:
            begin_turn(p, 0)

    def refusal(self, p: ReefPosition, f: Frame, action: int) -> Reason | None:
        card = verbs.REJECT.first(action)
        return None if card in p.hands[f.seat] else Reason("not-in-hand", "RP-027", {"mission": card})

    def details(self, p: ReefPosition, f: Frame, action: int) -> dict[str, Value]:
        return mission_details(p, verbs.REJECT.first(action))
