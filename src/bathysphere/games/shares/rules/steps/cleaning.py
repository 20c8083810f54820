"""Ocean cleaning: chapter 12 of the ledger."""

from bathysphere.engine.reasons import Reason, Value
from bathysphere.games.shares.rules import events, verbs
from bathysphere.games.shares.rules.frames import DISCARD_PILE, AbilityFrame
from bathysphere.games.shares.rules.position import SharesPosition
from bathysphere.games.shares.rules.steps.ability import (
    Ability,
    can_move,
    depth_card_facts,
    move_refusal,
    start_move,
)
from bathysphere.games.shares.rules.steps.buy import charge


class Remove(Ability):
    """Basic: discard two more hand cards, and any depth card goes to the discard pile.  SH-103, SH-104"""

    def __init__(self) -> None:
        super().__init__("remove", "SH-103", [verbs.REMOVE, verbs.DECLINE])

    def uses(self, p: SharesPosition, f: AbilityFrame) -> list[int]:
        if len(p.hands[f.seat]) < p.amount(f.company):
            return []
        code = verbs.REMOVE.base
        return [code + card for column in p.columns for card in column]

    def use(self, p: SharesPosition, f: AbilityFrame, action: int) -> None:
        remove(p, f.seat, verbs.REMOVE.first(action))
        charge(p, f.seat, p.amount(f.company), DISCARD_PILE)

    def objection(self, p: SharesPosition, f: AbilityFrame, action: int) -> Reason | None:
        card = verbs.REMOVE.first(action)
        return Reason("no-depth-card", "SH-104", {"card": card}) if p.column_of(card) < 0 else None

    def facts(self, p: SharesPosition, f: AbilityFrame, action: int) -> dict[str, Value]:
        return depth_card_facts(p, f, verbs.REMOVE.first(action))


class RemoveOrMove(Ability):
    """Advanced: discard one hand card, then discard or move the newest card of a column.  SH-105, SH-106"""

    def __init__(self) -> None:
        super().__init__("remove-or-move", "SH-105", [verbs.REMOVE, verbs.MOVE, verbs.DECLINE])

    def uses(self, p: SharesPosition, f: AbilityFrame) -> list[int]:
        if len(p.hands[f.seat]) < p.amount(f.company):
            return []
        newest = [column[-1] for column in p.columns if column]
        uses = [verbs.REMOVE.code(card) for card in newest]
        uses += [verbs.MOVE.code(card) for card in newest if can_move(p, card)]
        return uses

    def use(self, p: SharesPosition, f: AbilityFrame, action: int) -> None:
        charge(p, f.seat, p.amount(f.company), DISCARD_PILE)
        if verbs.REMOVE.owns(action):
            remove(p, f.seat, verbs.REMOVE.first(action))
        else:
            start_move(p, f, verbs.MOVE.first(action))

    def objection(self, p: SharesPosition, f: AbilityFrame, action: int) -> Reason | None:
        card = self.card(action)
        company = p.column_of(card)
        if company < 0:
            return Reason("no-depth-card", "SH-105", {"card": card})
        if p.newest(company) != card:
            return Reason("not-newest", "SH-105", {"card": card, "newest": p.newest(company)})
        return move_refusal(p, card, "SH-106") if verbs.MOVE.owns(action) else None

    def facts(self, p: SharesPosition, f: AbilityFrame, action: int) -> dict[str, Value]:
        return depth_card_facts(p, f, self.card(action))

    def card(self, action: int) -> int:
        """The depth card an action is about."""
        return verbs.MOVE.first(action) if verbs.MOVE.owns(action) else verbs.REMOVE.first(action)


def remove(p: SharesPosition, seat: int, card: int) -> None:
    """A depth card goes to the discard pile; the others keep their order.  SH-009"""
    company = p.column_of(card)
    p.columns[company].remove(card)
    p.discard.append(card)
    p.say(events.REMOVED, seat, card, company)
