"""Ocean and coastal Research: chapter 15 of the ledger."""

from bathysphere.engine.reasons import Reason, Value
from bathysphere.games.shares.rules import events, verbs
from bathysphere.games.shares.rules.frames import DISCARD_PILE, AbilityFrame
from bathysphere.games.shares.rules.position import SharesPosition
from bathysphere.games.shares.rules.scoring import worth
from bathysphere.games.shares.rules.steps.ability import Ability
from bathysphere.games.shares.rules.steps.buy import buy, buy_details, buy_refusal, charge
from bathysphere.games.shares.rules.verbs import COMPANIES


class BuyCheaper(Ability):
    """Basic: buy one share of any company from the hand, two cards cheaper.  SH-119 .. SH-122"""

    def __init__(self) -> None:
        super().__init__("buy-cheaper", "SH-119", [verbs.BUY, verbs.DECLINE])

    def uses(self, p: SharesPosition, f: AbilityFrame) -> list[int]:
        hand = p.hands[f.seat]
        affordable = len(hand) - 1
        return [verbs.BUY.code(card) for card in hand if reduced_price(p, f, card) <= affordable]

    def use(self, p: SharesPosition, f: AbilityFrame, action: int) -> None:
        card = verbs.BUY.first(action)
        buy(p, f.seat, card, reduced_price(p, f, card))

    def objection(self, p: SharesPosition, f: AbilityFrame, action: int) -> Reason | None:
        card = verbs.BUY.first(action)
        return buy_refusal(p, f.seat, card, reduced_price(p, f, card))

    def facts(self, p: SharesPosition, f: AbilityFrame, action: int) -> dict[str, Value]:
        card = verbs.BUY.first(action)
        return buy_details(p, f.seat, card, reduced_price(p, f, card))


def reduced_price(p: SharesPosition, f: AbilityFrame, card: int) -> int:
    """Two cards below the price, never below nothing.  SH-119, SH-120"""
    return max(0, p.price[p.compiled.company[card]] - p.amount(f.company))


class TakeShare(Ability):
    """Advanced: take a share out of another portfolio, paid to its owner.

    SH-123 .. SH-128, SH-148, SH-149
    """

    def __init__(self) -> None:
        super().__init__("take-share", "SH-123", [verbs.TAKE, verbs.DECLINE])

    def uses(self, p: SharesPosition, f: AbilityFrame) -> list[int]:
        means = len(p.hands[f.seat])
        return [
            verbs.TAKE.code(company, owner)
            for company in range(COMPANIES)
            if take_price(p, f, company) <= means
            for owner in range(p.owners())
            if owner != f.seat and p.holdings[owner * COMPANIES + company] > 0
        ]

    def use(self, p: SharesPosition, f: AbilityFrame, action: int) -> None:
        company = verbs.TAKE.first(action)
        owner = verbs.TAKE.second(action)
        price = take_price(p, f, company)
        card = p.remove_share(owner, company)
        p.add_share(f.seat, card)
        p.say(events.TOOK, f.seat, card, company, owner, price)
        charge(p, f.seat, price, DISCARD_PILE if owner == p.third() else owner)

    def objection(self, p: SharesPosition, f: AbilityFrame, action: int) -> Reason | None:
        company = verbs.TAKE.first(action)
        owner = verbs.TAKE.second(action)
        if owner == f.seat:
            return Reason("own-share", "SH-123", {"company": company})
        if owner >= p.owners() or p.holdings[owner * COMPANIES + company] == 0:
            return Reason("no-such-share", "SH-123", {"company": company, "owner": owner})
        price = take_price(p, f, company)
        have = len(p.hands[f.seat])
        if price > have:
            return Reason("price", "SH-124", {"company": company, "price": price, "have": have})
        return None

    def facts(self, p: SharesPosition, f: AbilityFrame, action: int) -> dict[str, Value]:
        company = verbs.TAKE.first(action)
        owner = verbs.TAKE.second(action)
        return {
            "price": take_price(p, f, company),
            "worth": worth(p, company),
            "to": "discard" if owner == p.third() else "hand",
        }


def take_price(p: SharesPosition, f: AbilityFrame, company: int) -> int:
    """The usual price, which counts the wanted share too, and at least two.  SH-124"""
    return max(p.amount(f.company), p.price[company])
