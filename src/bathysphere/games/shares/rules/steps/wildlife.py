"""Wildlife: chapter 16 of the ledger."""

from bathysphere.engine.reasons import Reason, Value
from bathysphere.engine.step import Step
from bathysphere.games.shares.rules import events, frames, verbs
from bathysphere.games.shares.rules.frames import DISCARD_PILE, AbilityFrame, CardFrame
from bathysphere.games.shares.rules.position import SharesPosition
from bathysphere.games.shares.rules.steps.ability import (
    Ability,
    can_move,
    depth_card_facts,
    move_refusal,
    start_move,
)
from bathysphere.games.shares.rules.steps.buy import charge
from bathysphere.games.shares.rules.steps.expand import depth_details, push_ability
from bathysphere.games.shares.rules.verbs import COMPANIES

REACH = 3
"""How far back Wildlife's basic side reaches into a column."""


class RaiseOrMove(Ability):
    """Basic: discard one hand card, then raise or move one of the last three cards of a column.

    SH-129 .. SH-133
    """

    def __init__(self) -> None:
        super().__init__("raise-or-move", "SH-129", [verbs.RAISE, verbs.MOVE, verbs.DECLINE])

    def uses(self, p: SharesPosition, f: AbilityFrame) -> list[int]:
        uses: list[int] = []
        if len(p.hands[f.seat]) < p.amount(f.company):
            return uses
        for column in p.columns:
            for card in column[-REACH:]:
                if card != column[-1]:
                    uses.append(verbs.RAISE.code(card))
                if can_move(p, card):
                    uses.append(verbs.MOVE.code(card))
        return uses

    def use(self, p: SharesPosition, f: AbilityFrame, action: int) -> None:
        charge(p, f.seat, p.amount(f.company), DISCARD_PILE)
        card = self.card(action)
        if verbs.MOVE.owns(action):
            start_move(p, f, card)
            return
        company = p.column_of(card)
        p.columns[company].remove(card)
        p.columns[company].append(card)
        p.say(events.RAISED, f.seat, card, company)

    def objection(self, p: SharesPosition, f: AbilityFrame, action: int) -> Reason | None:
        raises = verbs.RAISE.owns(action)
        card = self.card(action)
        company = p.column_of(card)
        if company < 0:
            return Reason("no-depth-card", "SH-129", {"card": card})
        column = p.columns[company]
        if card not in column[-REACH:]:
            rule = "SH-130" if raises else "SH-132"
            return Reason("not-among-last", rule, {"card": card, "reach": REACH})
        if raises:
            return Reason("is-newest", "SH-131", {"card": card}) if card == column[-1] else None
        return move_refusal(p, card, "SH-132")

    def facts(self, p: SharesPosition, f: AbilityFrame, action: int) -> dict[str, Value]:
        return depth_card_facts(p, f, self.card(action))

    def card(self, action: int) -> int:
        """The depth card an action is about."""
        return verbs.MOVE.first(action) if verbs.MOVE.owns(action) else verbs.RAISE.first(action)


class ExtraDepth(Ability):
    """Advanced: place one more hand card in any company, whatever its number.  SH-134 .. SH-138"""

    def __init__(self) -> None:
        super().__init__("extra-depth", "SH-134", [verbs.PLACE, verbs.DECLINE])

    def uses(self, p: SharesPosition, f: AbilityFrame) -> list[int]:
        hand = p.hands[f.seat]
        return [verbs.PLACE.code(card) for card in hand if cheapest(p, card) < len(hand)]

    def use(self, p: SharesPosition, f: AbilityFrame, action: int) -> None:
        p.push(CardFrame(frames.PLACE, f.seat, verbs.PLACE.first(action)))

    def objection(self, p: SharesPosition, f: AbilityFrame, action: int) -> Reason | None:
        card = verbs.PLACE.first(action)
        hand = p.hands[f.seat]
        if card not in hand:
            return Reason("not-in-hand", "SH-134", {"card": card})
        price = cheapest(p, card)
        if price >= len(hand):
            return Reason("surcharge", "SH-137", {"card": card, "price": price, "have": len(hand) - 1})
        return None

    def facts(self, p: SharesPosition, f: AbilityFrame, action: int) -> dict[str, Value]:
        return {"price": cheapest(p, verbs.PLACE.first(action))}


class Place(Step[SharesPosition, CardFrame]):
    """Where the extra card goes: any company whose surcharge can be paid. No dividend.

    Whether it gives its company's ability is a ruling.  SH-098, SH-099, SH-135 .. SH-138, AMB-25
    """

    def __init__(self) -> None:
        super().__init__("place", "SH-134", [verbs.INTO], frame=CardFrame)

    def options(self, p: SharesPosition, f: CardFrame) -> list[int]:
        means = len(p.hands[f.seat]) - 1
        return [
            verbs.INTO.code(company) for company in range(COMPANIES) if surcharge(p, company, f.card) <= means
        ]

    def resolve(self, p: SharesPosition, f: CardFrame, action: int) -> None:
        company = verbs.INTO.first(action)
        price = surcharge(p, company, f.card)
        p.hands[f.seat].remove(f.card)
        p.forget(f.card)
        p.columns[company].append(f.card)
        p.say(events.PLACED, f.seat, f.card, company, price)
        if p.compiled.abilities_chain:
            push_ability(p, f.seat, company)
        charge(p, f.seat, price, DISCARD_PILE)

    def refusal(self, p: SharesPosition, f: CardFrame, action: int) -> Reason | None:
        company = verbs.INTO.first(action)
        price = surcharge(p, company, f.card)
        have = len(p.hands[f.seat]) - 1
        if price > have:
            return Reason("surcharge", "SH-137", {"card": f.card, "price": price, "have": have})
        return None

    def details(self, p: SharesPosition, f: CardFrame, action: int) -> dict[str, Value]:
        company = verbs.INTO.first(action)
        data = depth_details(p, f.card, company)
        data["price"] = surcharge(p, company, f.card)
        return data


def surcharge(p: SharesPosition, company: int, card: int) -> int:
    """Below the newest card: one card for every greater number in the column.  SH-135, SH-136"""
    if p.accepts(company, card):
        return 0
    greater = 0
    for other in p.columns[company]:
        if other > card:
            greater += 1
    return greater


def cheapest(p: SharesPosition, card: int) -> int:
    """The lowest surcharge this card meets anywhere."""
    lowest = surcharge(p, 0, card)
    for company in range(1, COMPANIES):
        lowest = min(lowest, surcharge(p, company, card))
    return lowest
