"""What somebody meant who pressed a thing that the open question is not about.

A turn is one action; what belongs to it comes in its order. So the answer is what to choose first, or which
company's ability would let one do it.
"""

from bathysphere.engine.ahead import ahead_of, asked_at, rule_of
from bathysphere.engine.position import Position
from bathysphere.engine.reasons import Reason
from bathysphere.engine.verbs import Verb
from bathysphere.games.shares.rules import frames, verbs
from bathysphere.games.shares.rules.compiled import (
    EXTRA_DEPTH,
    RAISE_OR_MOVE,
    REMOVE,
    REMOVE_OR_MOVE,
    TAKE_SHARE,
)
from bathysphere.games.shares.rules.position import SharesPosition
from bathysphere.games.shares.rules.verbs import COMPANIES

BY_ABILITY = {
    verbs.REMOVE: (REMOVE, REMOVE_OR_MOVE),
    verbs.MOVE: (REMOVE_OR_MOVE, RAISE_OR_MOVE),
    verbs.RAISE: (RAISE_OR_MOVE,),
    verbs.TAKE: (TAKE_SHARE,),
    verbs.PLACE: (EXTRA_DEPTH,),
}
"""What only the abilities of companies let one do, and which."""
PLACES = [verbs.INTO.name]
"""What lies on the table and is done there: a card goes into a company."""
ACTIONS = (verbs.BUY, verbs.EXPAND, verbs.DRAW, verbs.INTO)
HAND_CARDS = (verbs.BUY, verbs.EXPAND, verbs.PAY, verbs.PLACE)
DEPTH_CARDS = (verbs.REMOVE, verbs.MOVE, verbs.RAISE)


def reason_elsewhere(p: SharesPosition, action: int) -> Reason:
    """Why an action is not open at the pending question."""
    verb = p.game.vocabulary.verb_of(action)
    return (
        settled(p, verb, action)
        or leading(p, verb, action)
        or missing(p, verb, action)
        or Reason("when-asked", rule_of(p.game, verb), {"asked": asked_at(p.game, verb)})
    )


def settled(p: SharesPosition, verb: Verb, action: int) -> Reason | None:
    """The draft, and what the thing itself rules out: not in hand, in no company, nobody's share."""
    thing = verb.first(action)
    if p.stack[-1].step == frames.DRAFT:
        return Reason("draft-first", "SH-021", {"step": "draft"})
    if verb is verbs.DRAFT:
        return Reason("draft-over", "SH-021", {"card": thing})
    if verb in HAND_CARDS and thing not in p.hands[p.seat]:
        return Reason("not-in-hand", rule_of(p.game, verb), {"card": thing})
    if verb in DEPTH_CARDS and p.column_of(thing) < 0:
        return Reason("no-depth-card", "SH-104", {"card": thing})
    if verb is verbs.TAKE:
        owner = verb.second(action)
        if owner == p.seat:
            return Reason("own-share", "SH-123", {"company": thing})
        if owner >= p.owners() or p.holdings[owner * COMPANIES + thing] == 0:
            return Reason("no-such-share", "SH-123", {"company": thing, "owner": owner})
    return None


def leading(p: SharesPosition, verb: Verb, action: int) -> Reason | None:
    """What to choose first in this turn, if that is enough."""
    if verb is verbs.DECLINE or verb is verbs.PAY:
        return None
    if verb is verbs.INTO and p.stack[-1].step == frames.TURN:
        return company_at_turn(p, verb.first(action))
    way = ahead_of(p, is_worth).to([action])
    return way.reason(p.game, verb) if way else None


def is_worth(p: Position, action: int) -> bool:
    """Everything but doing without, and drawing: that turns up cards."""
    return not verbs.DECLINE.owns(action) and not verbs.DRAW.owns(action)


def company_at_turn(p: SharesPosition, company: int) -> Reason:
    """A company at the start of a turn: the cards that expand it, and those that can be bought as a share.

    SH-030, SH-033, SH-039, SH-040
    """
    hand = p.hands[p.seat]
    if not hand:
        return Reason("no-hand", "SH-039", {"company": company})
    cards = [card for card in hand if p.accepts(company, card)]
    shares = [card for card in hand if p.compiled.company[card] == company]
    price = p.price[company]
    have = len(hand) - 1
    buy = "none" if not shares else "yes" if price <= have else "dear"
    newest = p.newest(company)
    if not cards:
        return Reason(
            "none-deeper",
            "SH-040",
            {
                "company": company,
                "newest": newest,
                "buy": buy,
                "buyable": shares,
                "price": price,
                "have": have,
            },
        )
    way = [verbs.EXPAND.code(cards[0])]
    return Reason(
        "expand-first",
        "SH-039",
        {
            "company": company,
            "cards": cards,
            "way": way,
            "buy": buy,
            "buyable": shares,
            "price": price,
            "have": have,
        },
    )


def missing(p: SharesPosition, verb: Verb, action: int) -> Reason | None:
    """What is lacking for an action that no choice of this turn leads to."""
    step = p.steps[p.stack[-1].step]
    if verb is verbs.DECLINE:
        return Reason("has-to-be", step.rule, {"step": step.name})
    if verb is verbs.PAY:
        return Reason("pay-when", "SH-032", {"card": verb.first(action)})
    if verb in ACTIONS:
        return Reason("one-action", "SH-027", {"step": step.name})
    if verb in BY_ABILITY:
        return by_ability(p, verb)
    return None


def by_ability(p: SharesPosition, verb: Verb) -> Reason:
    """The companies whose ability it takes; in the final turns there are none.  SH-080, SH-096"""
    companies = [company for company in range(COMPANIES) if p.ability(company) in BY_ABILITY[verb]]
    if not companies:
        return Reason("no-ability", "SH-095", {"verb": verb.name})
    if p.in_final_turns():
        return Reason("abilities-over", "SH-080", {"companies": companies})
    return Reason("ability-first", "SH-096", {"verb": verb.name, "companies": companies})
