"""The end and the steps of final scoring: chapter Q of the ledger."""

from bathysphere.engine.choices import SetChoice
from bathysphere.engine.frame import Frame
from bathysphere.engine.reasons import Reason
from bathysphere.engine.step import NO_OPTIONS, NONE, Step
from bathysphere.games.reef.rules import events, frames, verbs
from bathysphere.games.reef.rules.position import AFTER_OBJECTIVES, BEFORE_OBJECTIVES, EMPTY, ReefPosition
from bathysphere.games.reef.rules.scoring import objective_points, scores
from bathysphere.games.reef.rules.steps.common import trade, trade_refusal
from bathysphere.games.reef.rules.verbs import RESOURCES


def finish(p: ReefPosition) -> None:
    """Ships leave the board; trades, Objectives, trades, the rest.  RP-117, RP-118, RP-124, AM-114"""
    p.ship_at = [EMPTY] * p.seats
    p.stage = BEFORE_OBJECTIVES
    p.wait(frames.FINISH, 0)
    for seat in range(p.seats - 1, -1, -1):
        p.wait(frames.FINAL_TRADE, seat)
    p.wait(frames.FINAL_OBJECTIVES, 0)
    for seat in range(p.seats - 1, -1, -1):
        p.wait(frames.FINAL_TRADE, seat)


class FinalTrade(Step[ReefPosition, Frame]):
    """Coins may still become resources, before step 1 and before step 2D.  RP-124, AM-84, AM-114"""

    def __init__(self) -> None:
        super().__init__("final-trade", "RP-124", [verbs.DONE, verbs.TRADE])

    def options(self, p: ReefPosition, f: Frame) -> list[int]:
        if p.coins[f.seat] < p.compiled.trade_price:
            return NO_OPTIONS
        options: list[int] = []
        for kind in range(RESOURCES):
            if p.room(f.seat, kind) > 0:
                options.append(verbs.TRADE.base + kind)
        if not options:
            return NO_OPTIONS
        options.append(verbs.DONE.base)
        return options

    def resolve(self, p: ReefPosition, f: Frame, action: int) -> None:
        if action != NONE and action >= verbs.TRADE.base:
            trade(p, f, action)

    def together(self, p: ReefPosition, f: Frame) -> SetChoice | None:
        most = p.coins[f.seat] // p.compiled.trade_price
        kinds: list[int] = []
        for kind in range(RESOURCES):
            kinds += [verbs.TRADE.base + kind] * min(most, p.room(f.seat, kind))
        return SetChoice(kinds, 1, min(most, len(kinds)), verbs.DONE.base)

    def refusal(self, p: ReefPosition, f: Frame, action: int) -> Reason | None:
        return trade_refusal(p, f.seat, action) if verbs.TRADE.owns(action) else None


class FinalObjectives(Step[ReefPosition, Frame]):
    """Step 1: Objectives are revealed and scored.  RP-118"""

    def __init__(self) -> None:
        super().__init__("final-objectives", "RP-118", [])

    def resolve(self, p: ReefPosition, f: Frame, action: int) -> None:
        p.stage = AFTER_OBJECTIVES
        p.reveals += 1
        for seat in range(p.seats):
            p.objective_vp[seat] = objective_points(p, seat)
            if p.objective[seat] != EMPTY:
                p.say(events.OBJECTIVE_SCORED, seat, p.objective[seat], p.objective_vp[seat])


class Finish(Step[ReefPosition, Frame]):
    """Most VP wins; with nothing left pending the game is over.  RP-127"""

    def __init__(self) -> None:
        super().__init__("finish", "RP-127", [])

    def resolve(self, p: ReefPosition, f: Frame, action: int) -> None:
        p.reveals += 1
        if p.sink is not None:
            for score in scores(p):
                if score.place == 1:
                    p.say(events.GAME_OVER, -1, score.seat, score.total)
