"""What the optional abilities have in common: chapter 11 of the ledger, and the move of a depth card."""

from bathysphere.engine.reasons import Reason, Value
from bathysphere.engine.step import NO_OPTIONS, NONE, Step
from bathysphere.engine.verbs import Verb
from bathysphere.games.shares.rules import events, verbs
from bathysphere.games.shares.rules.compiled import REMOVE_OR_MOVE
from bathysphere.games.shares.rules.frames import AbilityFrame, MoveFrame
from bathysphere.games.shares.rules.position import SharesPosition
from bathysphere.games.shares.rules.steps.expand import depth_details, depth_refusal
from bathysphere.games.shares.rules.verbs import COMPANIES


class Ability(Step[SharesPosition, AbilityFrame]):
    """One use for the player who just expanded the company, or none.

    An ability without a possible use is not asked for.  SH-096, SH-099, SH-101, SH-102
    """

    def __init__(self, name: str, rule: str, verbs: list[Verb]) -> None:
        super().__init__(name, rule, verbs, frame=AbilityFrame)

    def options(self, p: SharesPosition, f: AbilityFrame) -> list[int]:
        options = self.uses(p, f)
        if not options:
            return NO_OPTIONS
        options.append(verbs.DECLINE.base)
        return options

    def resolve(self, p: SharesPosition, f: AbilityFrame, action: int) -> None:
        if action == NONE:
            return
        if verbs.DECLINE.owns(action):
            p.say(events.DECLINED, f.seat, f.company)
        else:
            self.use(p, f, action)

    def refusal(self, p: SharesPosition, f: AbilityFrame, action: int) -> Reason | None:
        return None if verbs.DECLINE.owns(action) else self.objection(p, f, action)

    def details(self, p: SharesPosition, f: AbilityFrame, action: int) -> dict[str, Value]:
        return {"company": f.company} if verbs.DECLINE.owns(action) else self.facts(p, f, action)

    def uses(self, p: SharesPosition, f: AbilityFrame) -> list[int]:
        """All that can be done with the ability now; a list of its own."""
        raise NotImplementedError

    def use(self, p: SharesPosition, f: AbilityFrame, action: int) -> None:
        """Carry out a use. It pays no dividend and sets off no other ability.  SH-098, SH-099"""
        raise NotImplementedError

    def objection(self, p: SharesPosition, f: AbilityFrame, action: int) -> Reason | None:
        """Why a use is not possible."""
        raise NotImplementedError

    def facts(self, p: SharesPosition, f: AbilityFrame, action: int) -> dict[str, Value]:
        """What a use costs and does."""
        raise NotImplementedError


class Move(Step[SharesPosition, MoveFrame]):
    """Where the depth card goes: to a different column that can take it.  SH-106, SH-132"""

    def __init__(self) -> None:
        super().__init__("move", "SH-106", [verbs.INTO], frame=MoveFrame)

    def options(self, p: SharesPosition, f: MoveFrame) -> list[int]:
        return [
            verbs.INTO.code(company)
            for company in range(COMPANIES)
            if company != f.source and p.accepts(company, f.card)
        ]

    def resolve(self, p: SharesPosition, f: MoveFrame, action: int) -> None:
        company = verbs.INTO.first(action)
        p.columns[f.source].remove(f.card)
        p.columns[company].append(f.card)
        p.say(events.MOVED, f.seat, f.card, f.source, company)

    def refusal(self, p: SharesPosition, f: MoveFrame, action: int) -> Reason | None:
        company = verbs.INTO.first(action)
        rule = "SH-106" if p.ability(f.ability) == REMOVE_OR_MOVE else "SH-132"
        if company == f.source:
            return Reason("same-column", rule, {"card": f.card, "company": company})
        return depth_refusal(p, f.card, company, rule)

    def details(self, p: SharesPosition, f: MoveFrame, action: int) -> dict[str, Value]:
        return depth_details(p, f.card, verbs.INTO.first(action))


def start_move(p: SharesPosition, f: AbilityFrame, card: int) -> None:
    """Let the player choose where a depth card goes."""
    p.push(MoveFrame(f.seat, card, p.column_of(card), f.company))


def can_move(p: SharesPosition, card: int) -> bool:
    """Is there a different column that takes this depth card?"""
    home = p.column_of(card)
    for company in range(COMPANIES):
        if company != home and p.accepts(company, card):
            return True
    return False


def move_refusal(p: SharesPosition, card: int, rule: str) -> Reason | None:
    """Why a depth card cannot move: no different column takes it."""
    return None if can_move(p, card) else Reason("moves-nowhere", rule, {"card": card})


def depth_card_facts(p: SharesPosition, f: AbilityFrame, card: int) -> dict[str, Value]:
    """Whose ability it is, what it costs, and in whose column the card lies."""
    return {"ability": f.company, "cost": p.amount(f.company), "company": p.column_of(card)}
