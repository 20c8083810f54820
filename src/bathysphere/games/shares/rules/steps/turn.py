"""The turn: buy, expand or draw, and what comes after it: chapters 3 and 9 of the ledger."""

from bathysphere.engine.frame import Frame
from bathysphere.engine.reasons import Reason, Value
from bathysphere.engine.step import Step
from bathysphere.games.shares.rules import events, frames, verbs
from bathysphere.games.shares.rules.frames import CardFrame
from bathysphere.games.shares.rules.position import DOUBLE_FUNDRAISER, NOT_SET_OFF, SharesPosition
from bathysphere.games.shares.rules.scoring import scores
from bathysphere.games.shares.rules.steps.buy import buy, buy_details, buy_refusal
from bathysphere.games.shares.rules.steps.supply import break_row, draw_action, end_by_drawing, end_warning
from bathysphere.games.shares.rules.verbs import COMPANIES


class Turn(Step[SharesPosition, Frame]):
    """Exactly one of: buy a share, expand a company, draw a card.  SH-026 .. SH-028, SH-081"""

    def __init__(self) -> None:
        super().__init__("turn", "SH-027", [verbs.BUY, verbs.EXPAND, verbs.DRAW], asks=True)

    def options(self, p: SharesPosition, f: Frame) -> list[int]:
        hand = p.hands[f.seat]
        company_of = p.compiled.company
        affordable = len(hand) - 1
        shallowest = min_newest(p)
        buy_code = verbs.BUY.base
        expand_code = verbs.EXPAND.base
        options = [buy_code + card for card in hand if p.price[company_of[card]] <= affordable]
        options += [expand_code + card for card in hand if card > shallowest]
        options.append(verbs.DRAW.base)
        return options

    def resolve(self, p: SharesPosition, f: Frame, action: int) -> None:
        p.wait(frames.END_TURN, f.seat)
        if verbs.BUY.owns(action):
            card = verbs.BUY.first(action)
            break_row(p)
            buy(p, f.seat, card, p.price[p.compiled.company[card]])
        elif verbs.EXPAND.owns(action):
            p.push(CardFrame(frames.EXPAND, f.seat, verbs.EXPAND.first(action)))
        else:
            draw_action(p, f.seat)

    def refusal(self, p: SharesPosition, f: Frame, action: int) -> Reason | None:
        if verbs.BUY.owns(action):
            card = verbs.BUY.first(action)
            return buy_refusal(p, f.seat, card, p.price[p.compiled.company[card]])
        if verbs.EXPAND.owns(action):
            card = verbs.EXPAND.first(action)
            if card not in p.hands[f.seat]:
                return Reason("not-in-hand", "SH-039", {"card": card})
            if not any(p.accepts(company, card) for company in range(COMPANIES)):
                return Reason("fits-nowhere", "SH-040", {"card": card, "newest": min_newest(p)})
        return None

    def details(self, p: SharesPosition, f: Frame, action: int) -> dict[str, Value]:
        if verbs.BUY.owns(action):
            card = verbs.BUY.first(action)
            return buy_details(p, f.seat, card, p.price[p.compiled.company[card]])
        if verbs.EXPAND.owns(action):
            card = verbs.EXPAND.first(action)
            return {"companies": [c for c in range(COMPANIES) if p.accepts(c, card)]}
        fundraiser = not p.in_final_turns() and p.draws_in_row + 1 == p.seats
        ends = fundraiser and p.fundraised and p.end_cause == NOT_SET_OFF
        return {
            "deck": len(p.deck),
            "fundraiser": "ends" if ends else "yes" if fundraiser else "no",
            "each": p.compiled.fundraiser,
        }

    def warning(self, p: SharesPosition, f: Frame, action: int) -> Reason | None:
        """A draw that sets off the end: the deck runs out, or it is the second fundraiser.  SH-063, SH-070"""
        if not verbs.DRAW.owns(action) or p.end_cause != NOT_SET_OFF:
            return None
        cards = p.compiled.draw
        if p.draws_in_row + 1 == p.seats:
            if p.fundraised:
                return end_warning(p, DOUBLE_FUNDRAISER)
            cards += p.compiled.fundraiser * (
                p.seats + (1 if p.compiled.third_draws and p.third() >= 0 else 0)
            )
        return end_warning(p, end_by_drawing(p, cards))


class EndTurn(Step[SharesPosition, Frame]):
    """The next player clockwise, or the end: once set off, one final turn for each.

    SH-026, SH-077, SH-078, SH-083, SH-084
    """

    def __init__(self) -> None:
        super().__init__("end-turn", "SH-026", [])

    def resolve(self, p: SharesPosition, f: Frame, action: int) -> None:
        p.turn += 1
        if p.in_final_turns():
            p.final_turns -= 1
            if p.final_turns == 0:
                self.finish(p)
                return
        elif p.end_cause != NOT_SET_OFF:
            p.final_turns = p.seats
            p.say(events.FINAL_TURNS, -1)
        p.wait(frames.TURN, (f.seat + 1) % p.seats)

    def finish(self, p: SharesPosition) -> None:
        """Announce the winner; with nothing left pending the game is over.  SH-089"""
        if p.sink is not None:
            for score in scores(p):
                if score.place == 1:
                    p.say(events.GAME_OVER, -1, score.seat, score.total)


def min_newest(p: SharesPosition) -> int:
    """The lowest of the newest cards: what exceeds it fits somewhere. -1 if a column is empty."""
    lowest = verbs.CARDS
    for company in range(COMPANIES):
        newest = p.newest(company)
        lowest = min(lowest, newest)
    return lowest
