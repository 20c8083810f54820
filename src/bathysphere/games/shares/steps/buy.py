"""Buying a share and paying for things: chapter 4 of the ledger."""

from bathysphere.engine.choices import SetChoice
from bathysphere.engine.position import Frame, Step
from bathysphere.engine.reasons import Reason, Value
from bathysphere.games.shares import events, frames, verbs
from bathysphere.games.shares.position import SharesPosition, insert
from bathysphere.games.shares.scoring import worth
from bathysphere.games.shares.verbs import COMPANIES

DISCARD_PILE = -1


def buy(p: SharesPosition, seat: int, card: int, price: int) -> None:
    """A hand card becomes a share; the price is paid with other hand cards.

    SH-030 .. SH-037; the share is laid down first, then paid for, which comes to the same.
    """
    p.hands[seat].remove(card)
    p.forget(card)
    p.add_share(seat, card)
    p.say(events.BOUGHT, seat, card, p.tables.company[card], price)
    charge(p, seat, price, DISCARD_PILE)


def buy_refusal(p: SharesPosition, seat: int, card: int, price: int) -> Reason | None:
    """Why a share cannot be bought: it is not in hand, or too few other cards are.  SH-030, SH-033"""
    hand = p.hands[seat]
    if card not in hand:
        return Reason("not-in-hand", "SH-030", {"card": card})
    if price > len(hand) - 1:
        company = p.tables.company[card]
        return Reason("price", "SH-033", {"company": company, "price": price, "have": len(hand) - 1})
    return None


def buy_details(p: SharesPosition, seat: int, card: int, price: int) -> dict[str, Value]:
    """What the share costs and what it is worth now."""
    company = p.tables.company[card]
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
        p.push(frames.PAY, seat, count, 0, receiver)


class Pay(Step[SharesPosition]):
    """Choose the cards to pay with: people a set, the engine one by one in ascending order.

    SH-032, SH-100, SH-125, SH-126
    """

    def __init__(self) -> None:
        super().__init__("pay", "SH-032", [verbs.PAY])

    def options(self, p: SharesPosition, f: Frame) -> list[int]:
        code = verbs.PAY.base
        hand = p.hands[f.seat]
        return [code + card for card in hand[: len(hand) - f.a + 1] if card >= f.b]

    def resolve(self, p: SharesPosition, f: Frame, action: int) -> None:
        card = verbs.PAY.first(action)
        hand = p.hands[f.seat]
        if f.c != DISCARD_PILE and p.known:
            # Which card it is only payer and receiver see: others can no longer be sure of this hand.
            p.known = [entry for entry in p.known if entry // 8 not in hand or entry % 8 == f.c]
        hand.remove(card)
        p.forget(card)
        if f.c == DISCARD_PILE:
            p.discard.append(card)
            p.say(events.PAID, f.seat, card)
        else:
            insert(p.hands[f.c], card)
            p.reveals += 1
            p.known.append(card * 8 + f.seat)
            # Nobody else can follow which cards changed hands: what a reshuffle told is void.
            p.stale = [0] * len(p.stale)
            if p.sink is not None:
                p.show(events.HANDED, f.seat, [card], 1 << f.seat | 1 << f.c, f.c)
        if f.a > 1:
            p.push(frames.PAY, f.seat, f.a - 1, card + 1, f.c)

    def refusal(self, p: SharesPosition, f: Frame, action: int) -> Reason | None:
        card = verbs.PAY.first(action)
        hand = p.hands[f.seat]
        if card not in hand:
            return Reason("not-in-hand", "SH-032", {"card": card})
        if card < f.b:
            return Reason("pay-ascending", "SH-032", {"card": card})
        if len(hand) - hand.index(card) < f.a:
            return Reason("pay-too-few-above", "SH-032", {"card": card, "owed": f.a})
        return None

    def together(self, p: SharesPosition, f: Frame) -> SetChoice | None:
        if f.b > 0:
            return None
        code = verbs.PAY.base
        return SetChoice([code + card for card in p.hands[f.seat]], f.a, f.a)

    def details(self, p: SharesPosition, f: Frame, action: int) -> dict[str, Value]:
        data: dict[str, Value] = {"owed": f.a, "to": "discard" if f.c == DISCARD_PILE else "hand"}
        if f.c != DISCARD_PILE:
            data["owner"] = f.c
        return data
