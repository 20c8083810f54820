"""The draft of the first shares: SH-020 .. SH-024."""

from bathysphere.engine.position import Frame, Step
from bathysphere.engine.reasons import Reason, Value
from bathysphere.games.shares import events, frames, verbs
from bathysphere.games.shares.position import SharesPosition


class Draft(Step[SharesPosition]):
    """From the starter clockwise, twice around, each player takes one market card as a share."""

    def __init__(self) -> None:
        super().__init__("draft", "SH-021", [verbs.DRAFT])

    def options(self, p: SharesPosition, f: Frame) -> list[int]:
        return [verbs.DRAFT.code(card) for card in p.market]

    def resolve(self, p: SharesPosition, f: Frame, action: int) -> None:
        card = verbs.DRAFT.first(action)
        p.market.remove(card)
        p.add_share(f.seat, card)
        p.say(events.DRAFTED, f.seat, card, p.tables.company[card])
        if p.market:
            p.push(frames.DRAFT, (f.seat + 1) % p.seats, f.a + 1)
        else:
            p.push(frames.TURN, 0)

    def refusal(self, p: SharesPosition, f: Frame, action: int) -> Reason | None:
        card = verbs.DRAFT.first(action)
        return None if card in p.market else Reason("not-in-market", "SH-021", {"card": card})

    def details(self, p: SharesPosition, f: Frame, action: int) -> dict[str, Value]:
        company = p.tables.company[verbs.DRAFT.first(action)]
        return {"company": company, "price": 0, "owned": p.price[company]}
