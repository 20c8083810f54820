"""Expanding a company and the dividend: chapters 5, 6 and 13 of the ledger."""

from bathysphere.engine.reasons import Reason, Value
from bathysphere.engine.step import Step
from bathysphere.games.shares.rules import events, frames, verbs
from bathysphere.games.shares.rules.compiled import (
    BUY_CHEAPER,
    EXTRA_DEPTH,
    NO_ABILITY,
    RAISE_OR_MOVE,
    REMOVE,
    REMOVE_OR_MOVE,
    TAKE_SHARE,
)
from bathysphere.games.shares.rules.frames import AbilityFrame, CardFrame
from bathysphere.games.shares.rules.position import SharesPosition
from bathysphere.games.shares.rules.scoring import worth
from bathysphere.games.shares.rules.steps.dividend import dividend, dividend_due, third_dividend
from bathysphere.games.shares.rules.steps.supply import break_row, end_by_drawing, end_warning, pay_dividend
from bathysphere.games.shares.rules.verbs import COMPANIES

ABILITY_STEP = {
    REMOVE: frames.REMOVE,
    REMOVE_OR_MOVE: frames.REMOVE_OR_MOVE,
    BUY_CHEAPER: frames.BUY_CHEAPER,
    TAKE_SHARE: frames.TAKE_SHARE,
    RAISE_OR_MOVE: frames.RAISE_OR_MOVE,
    EXTRA_DEPTH: frames.EXTRA_DEPTH,
}
"""The optional abilities: what they let the expanding player do after the dividend."""


class Expand(Step[SharesPosition, CardFrame]):
    """Place the card, pay the dividend if due, then the ability if wanted.  SH-039 .. SH-045"""

    def __init__(self) -> None:
        super().__init__("expand", "SH-039", [verbs.INTO], asks=True, frame=CardFrame)

    def options(self, p: SharesPosition, f: CardFrame) -> list[int]:
        return [verbs.INTO.code(company) for company in range(COMPANIES) if p.accepts(company, f.card)]

    def resolve(self, p: SharesPosition, f: CardFrame, action: int) -> None:
        company = verbs.INTO.first(action)
        card = f.card
        break_row(p)
        due = dividend_due(p, company, card)
        newest = p.newest(company)
        p.hands[f.seat].remove(card)
        p.forget(card)
        p.columns[company].append(card)
        if newest < 0:
            p.say(events.OPENED, f.seat, card, company)
        else:
            p.say(events.EXPANDED, f.seat, card, company, newest)
        if p.in_final_turns():
            return
        if due:
            pay_dividend(p, company, f.seat, f.seat)
        push_ability(p, f.seat, company)

    def refusal(self, p: SharesPosition, f: CardFrame, action: int) -> Reason | None:
        return depth_refusal(p, f.card, verbs.INTO.first(action), "SH-040")

    def details(self, p: SharesPosition, f: CardFrame, action: int) -> dict[str, Value]:
        company = verbs.INTO.first(action)
        data = depth_details(p, f.card, company)
        due = dividend_due(p, company, f.card) and not p.in_final_turns()
        amounts = dividend(p, company, f.seat) if due else [0] * p.seats
        data["dividend"] = "yes" if due else "no"
        data["own"] = amounts[f.seat]
        data["total"] = sum(amounts)
        data["amounts"] = amounts
        return data

    def warning(self, p: SharesPosition, f: CardFrame, action: int) -> Reason | None:
        """A dividend that runs the deck out and so sets off the end of the game.  SH-069, SH-070"""
        company = verbs.INTO.first(action)
        if p.in_final_turns() or not dividend_due(p, company, f.card):
            return None
        cards = sum(dividend(p, company, f.seat)) + third_dividend(p, company, f.seat)
        return end_warning(p, end_by_drawing(p, cards))


def push_ability(p: SharesPosition, seat: int, company: int) -> None:
    """Let whoever expanded a company use its ability, if it is one that can be used.  SH-096"""
    ability = p.ability(company)
    if ability != NO_ABILITY and ability in ABILITY_STEP:
        p.push(AbilityFrame(ABILITY_STEP[ability], seat, company))


def depth_refusal(p: SharesPosition, card: int, company: int, rule: str) -> Reason | None:
    """Why a card may not become the newest of a column: it is not the deeper one."""
    if p.accepts(company, card):
        return None
    return Reason("not-deeper", rule, {"card": card, "company": company, "newest": p.newest(company)})


def depth_details(p: SharesPosition, card: int, company: int) -> dict[str, Value]:
    """Where a depth card would go and what a share there is worth now."""
    data: dict[str, Value] = {"card": card, "empty": "no" if p.columns[company] else "yes"}
    data["worth"] = worth(p, company)
    if p.columns[company]:
        data["newest"] = p.newest(company)
    return data
