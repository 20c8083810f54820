"""Handing out the Objectives at 22: chapter K of the ledger."""

from bathysphere.engine.events import only
from bathysphere.engine.frame import Frame
from bathysphere.engine.reasons import Reason, Value
from bathysphere.engine.step import Step
from bathysphere.games.reef.rules import events, frames, verbs
from bathysphere.games.reef.rules.frames import ObjectiveFrame
from bathysphere.games.reef.rules.position import ReefPosition
from bathysphere.games.reef.rules.scoring import worth


def order_of_choice(p: ReefPosition) -> list[int]:
    """The lowest score first; ties by the one further back in research.  RP-086 .. RP-088, RP-129, AM-104"""
    left = list(range(p.seats))
    order: list[int] = []
    while left:
        best = left[0]
        for seat in left:
            if p.score[seat] < p.score[best] or (
                p.score[seat] == p.score[best] and p.rank(seat) < p.rank(best)
            ):
                best = seat
        left.remove(best)
        order.append(best)
    return order


def announce_end_that_waited(p: ReefPosition) -> None:
    """Whoever leapt to 45 before the Objectives were handed out has set off the end.  AM-18"""
    for seat in range(p.seats):
        if p.score[seat] >= p.compiled.end_at:
            p.announce_end(seat)
            return


def show_objectives(p: ReefPosition, seat: int) -> None:
    """The next chooser sees the cards that are passed on.  AM-108"""
    p.reveals += 1
    if p.sink is not None:
        p.show(events.OBJECTIVES_SEEN, seat, p.objective_hand, only(seat))


class HandOut(Step[ReefPosition, Frame]):
    """Play stops; players + 2 cards are drawn.  RP-031, RP-085, RP-086, AM-14"""

    def __init__(self) -> None:
        super().__init__("hand-out", "RP-085", [])

    def resolve(self, p: ReefPosition, f: Frame, action: int) -> None:
        count = p.compiled.objectives_drawn
        p.objective_hand = p.objective_deck[:count]
        p.objective_hand.sort()
        p.objective_deck = p.objective_deck[count:]
        p.objective_order = order_of_choice(p)
        p.say(events.HAND_OUT, f.seat, count)
        first = p.objective_order[0]
        show_objectives(p, first)
        p.push(ObjectiveFrame(first, 0))


class Objective(Step[ReefPosition, ObjectiveFrame]):
    """Keep one card and pass the others on; the first chooser discards one, and the last card too.

    RP-086, RP-087, RP-089
    """

    def __init__(self) -> None:
        super().__init__("objective", "RP-087", [verbs.OBJECTIVE], asks=True, frame=ObjectiveFrame)

    def options(self, p: ReefPosition, f: ObjectiveFrame) -> list[int]:
        return [verbs.OBJECTIVE.base + card for card in p.objective_hand]

    def resolve(self, p: ReefPosition, f: ObjectiveFrame, action: int) -> None:
        card = verbs.OBJECTIVE.first(action)
        p.objective_hand.remove(card)
        p.objective[f.seat] = card
        if p.sink is not None:
            p.show(events.OBJECTIVE_KEPT, f.seat, [card], only(f.seat))
        if f.place == 0:
            p.wait(frames.DROP, f.seat)
        elif f.place + 1 < p.seats:
            pass_on(p, f.place + 1)
        else:
            p.objective_discards += p.objective_hand
            p.objective_hand = []
            announce_end_that_waited(p)

    def refusal(self, p: ReefPosition, f: ObjectiveFrame, action: int) -> Reason | None:
        return None if verbs.OBJECTIVE.first(action) in p.objective_hand else Reason("not-passed", "RP-087")

    def details(self, p: ReefPosition, f: ObjectiveFrame, action: int) -> dict[str, Value]:
        return {"left": len(p.objective_hand) - 1, "now": worth(p, f.seat, verbs.OBJECTIVE.first(action))}


class Drop(Step[ReefPosition, Frame]):
    """The first chooser discards one card.  RP-086"""

    def __init__(self) -> None:
        super().__init__("drop", "RP-086", [verbs.DROP], asks=True)

    def options(self, p: ReefPosition, f: Frame) -> list[int]:
        return [verbs.DROP.base + card for card in p.objective_hand]

    def resolve(self, p: ReefPosition, f: Frame, action: int) -> None:
        card = verbs.DROP.first(action)
        p.objective_hand.remove(card)
        p.objective_discards.append(card)
        if p.sink is not None:
            p.show(events.OBJECTIVE_DROPPED, f.seat, [card], only(f.seat))
        pass_on(p, 1)

    def refusal(self, p: ReefPosition, f: Frame, action: int) -> Reason | None:
        return None if verbs.DROP.first(action) in p.objective_hand else Reason("not-passed", "RP-086")

    def details(self, p: ReefPosition, f: Frame, action: int) -> dict[str, Value]:
        return {"now": worth(p, f.seat, verbs.DROP.first(action))}


def pass_on(p: ReefPosition, place: int) -> None:
    """The cards go to the next-lowest score.  RP-087"""
    seat = p.objective_order[place]
    show_objectives(p, seat)
    p.push(ObjectiveFrame(seat, place))
