"""Buying a share and paying for things: chapter 4 of the ledger."""

from bathysphere.engine.choices import SetChoice
from bathysphere.engine.events import only
from bathysphere.engine.reasons import Reason, Value
from bathysphere.engine.step import Step
from bathysphere.games.shares.rules import events, verbs
from bathysphere.games.shares.rules.codes import card_known, known_card, seat_knowing
from bathysphere.games.shares.rules.frames import DISCARD_PILE, PayFrame
from bathysphere.games.shares.rules.position import SharesPosition, insert
from bathysphere.games.shares.rules.scoring import worth
from bathysphere.games.shares.rules.verbs import COMPANIES


def buy(p: SharesPosition, seat: int, card: int, price: int) -> None:
    """A hand card becomes a share; the price is paid with other hand cards.

    SH-030 .. SH-037; the share is laid down first, then paid for, which comes to the same.
    """
    p.hands[seat].remove(card)
    p.forget(card)
    p.add_share(seat, card)
    p.say(events.BOUGHT, seat, card, p.compiled.company[card], price)
    charge(p, seat, price, DISCARD_PILE)


def buy_refusal(p: SharesPosition, seat: int, card: int, price: int) -> Reason | None:
    """Why a share cannot be bought: it is not in hand, or too few other cards are.  SH-030, SH-033"""
    hand = p.hands[seat]
    if card not in hand:
        return Reason("not-in-hand", "SH-030", {"card": card})
    if price > len(hand) - 1:
        company = p.compiled.company[card]
        return Reason("price", "SH-033", {"company": company, "price": price, "have": len(hand) - 1})
    return None


def buy_details(p: SharesPosition, seat: int, card: int, price: int) -> dict[str, Value]:
    """What the share costs and what it is worth now."""
    company = p.compiled.company[card]
    return {
        "company": company,
        "price": price,
        "worth": worth(p, company),
        "own": p.holdings[seat * COMPANIES + company],
        "left": len(p.hands[seat]) - 1 - price,
    }


def charge(p: SharesPosition, seat: int, count: int, receiver: int) -> None:
    """Have a seat pay cards of its choice to the discard pile or to another seat's hand.  SH-008, SH-032"""
    if count > 0:
        p.push(PayFrame(seat, count, 0, receiver))


class Pay(Step[SharesPosition, PayFrame]):
    """Choose the cards to pay with: people a set, the engine one by one in ascending order.

    SH-032, SH-100, SH-125, SH-126
    """

    def __init__(self) -> None:
        super().__init__("pay", "SH-032", [verbs.PAY], frame=PayFrame)

    def options(self, p: SharesPosition, f: PayFrame) -> list[int]:
        code = verbs.PAY.base
        hand = p.hands[f.seat]
        return [code + card for card in hand[: len(hand) - f.owed + 1] if card >= f.lowest]

    def resolve(self, p: SharesPosition, f: PayFrame, action: int) -> None:
        card = verbs.PAY.first(action)
        hand = p.hands[f.seat]
        if f.receiver != DISCARD_PILE and p.known:
            # Which card it is only payer and receiver see: others can no longer be sure of this hand.
            p.known = [
                code for code in p.known if card_known(code) not in hand or seat_knowing(code) == f.receiver
            ]
        hand.remove(card)
        p.forget(card)
        if f.receiver == DISCARD_PILE:
            p.discard.append(card)
            p.say(events.PAID, f.seat, card)
        else:
            insert(p.hands[f.receiver], card)
            p.reveals += 1
            p.known.append(known_card(card, f.seat))
            # Nobody else can follow which cards changed hands: what a reshuffle told is void.
            p.stale = [0] * len(p.stale)
            if p.sink is not None:
                p.show(events.HANDED, f.seat, [card], only(f.seat) | only(f.receiver), f.receiver)
        if f.owed > 1:
            p.push(PayFrame(f.seat, f.owed - 1, card + 1, f.receiver))

    def refusal(self, p: SharesPosition, f: PayFrame, action: int) -> Reason | None:
        card = verbs.PAY.first(action)
        hand = p.hands[f.seat]
        if card not in hand:
            return Reason("not-in-hand", "SH-032", {"card": card})
        if card < f.lowest:
            return Reason("pay-ascending", "SH-032", {"card": card})
        if len(hand) - hand.index(card) < f.owed:
            return Reason("pay-too-few-above", "SH-032", {"card": card, "owed": f.owed})
        return None

    def together(self, p: SharesPosition, f: PayFrame) -> SetChoice | None:
        if f.lowest > 0:
            return None
        code = verbs.PAY.base
        return SetChoice([code + card for card in p.hands[f.seat]], f.owed, f.owed)

    def details(self, p: SharesPosition, f: PayFrame, action: int) -> dict[str, Value]:
        data: dict[str, Value] = {"owed": f.owed, "to": "discard" if f.receiver == DISCARD_PILE else "hand"}
        if f.receiver != DISCARD_PILE:
            data["owner"] = f.receiver
        return data
