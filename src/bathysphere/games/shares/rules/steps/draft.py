"""The draft of the first shares: SH-020 .. SH-024."""

from bathysphere.engine.reasons import Reason, Value
from bathysphere.engine.step import Step
from bathysphere.games.shares.rules import events, frames, verbs
from bathysphere.games.shares.rules.frames import DraftFrame
from bathysphere.games.shares.rules.position import SharesPosition


class Draft(Step[SharesPosition, DraftFrame]):
    """From the starter clockwise, twice around, each player takes one market card as a share."""

    def __init__(self) -> None:
        super().__init__("draft", "SH-021", [verbs.DRAFT], frame=DraftFrame)

    def options(self, p: SharesPosition, f: DraftFrame) -> list[int]:
        return [verbs.DRAFT.code(card) for card in p.market]

    def resolve(self, p: SharesPosition, f: DraftFrame, action: int) -> None:
        card = verbs.DRAFT.first(action)
        p.market.remove(card)
        p.add_share(f.seat, card)
        p.say(events.DRAFTED, f.seat, card, p.compiled.company[card])
        if p.market:
            p.push(DraftFrame((f.seat + 1) % p.seats, f.pick + 1))
        else:
            p.wait(frames.TURN, 0)

    def refusal(self, p: SharesPosition, f: DraftFrame, action: int) -> Reason | None:
        card = verbs.DRAFT.first(action)
        return None if card in p.market else Reason("not-in-market", "SH-021", {"card": card})

    def details(self, p: SharesPosition, f: DraftFrame, action: int) -> dict[str, Value]:
        company = p.compiled.company[verbs.DRAFT.first(action)]
        return {"company": company, "price": 0, "owned": p.price[company]}
