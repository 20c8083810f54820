"""Rounds and turns: their order, and the end.  DS-058 .. DS-063, DS-104, DS-105, DS-254 .. DS-260"""

from bathysphere.engine.frame import Frame
from bathysphere.engine.step import Step
from bathysphere.games.deepsea.rules import events, frames
from bathysphere.games.deepsea.rules.codes import turned_back
from bathysphere.games.deepsea.rules.frames import TurnFrame
from bathysphere.games.deepsea.rules.position import NOBODY, DeepSeaPosition
from bathysphere.games.deepsea.rules.scoring import goals_met, is_won, scores
from bathysphere.games.deepsea.rules.setbacks import turn_up


class StartRound(Step[DeepSeaPosition, Frame]):
    """The co-op card, then each player's whole Preparation in Wave order, then the turns.  AM-001, AM-012"""

    def __init__(self) -> None:
        super().__init__("start-round", "DS-059", [])

    def resolve(self, p: DeepSeaPosition, f: Frame, action: int) -> None:
        p.round += 1
        p.active = NOBODY
        p.passed = [0] * p.seats
        p.say(events.ROUND, -1, p.round)
        turn_up(p)
        p.wait(frames.NEXT_TURN, p.wave)
        for step in range(p.seats - 1, -1, -1):
            seat = (p.wave + step) % p.seats
            p.wait(frames.EFFORT, seat)
            p.wait(frames.RECRUIT, seat)


class NextTurn(Step[DeepSeaPosition, Frame]):
    """The next player who has not passed; when all have, the round ends.  DS-104, DS-105, DS-254"""

    def __init__(self) -> None:
        super().__init__("next-turn", "DS-105", [])

    def resolve(self, p: DeepSeaPosition, f: Frame, action: int) -> None:
        for step in range(p.seats):
            seat = (f.seat + step) % p.seats
            if not p.passed[seat]:
                p.active = seat
                p.turn += 1
                p.wait(frames.END_TURN, seat)
                p.push(TurnFrame(seat, False))
                return
        p.active = NOBODY
        p.wait(frames.END_ROUND, p.wave)


class EndTurn(Step[DeepSeaPosition, Frame]):
    """On to the next player clockwise.  DS-105"""

    def __init__(self) -> None:
        super().__init__("end-turn", "DS-105", [])

    def resolve(self, p: DeepSeaPosition, f: Frame, action: int) -> None:
        p.fresh = 0
        p.wait(frames.NEXT_TURN, (f.seat + 1) % p.seats)


class EndRound(Step[DeepSeaPosition, Frame]):
    """After the last round the game is over; otherwise the Wave passes on.  DS-255, DS-257 .. DS-259"""

    def __init__(self) -> None:
        super().__init__("end-round", "DS-254", [])

    def resolve(self, p: DeepSeaPosition, f: Frame, action: int) -> None:
        p.setback = -1
        if p.round >= p.rounds:
            self.finish(p)
            return
        if not p.compiled.journal_circles:
            p.circles = [turned_back(circles) for circles in p.circles]
            p.say(events.JOURNALS_RESET, -1)
        p.wave = (p.wave + 1) % p.seats
        p.say(events.WAVE, p.wave)
        p.wait(frames.START_ROUND, p.wave)

    def finish(self, p: DeepSeaPosition) -> None:
        """Announce the result; with nothing left pending the game is over.  DS-281, DS-302"""
        if p.sink is None:
            return
        if p.team:
            p.say(events.TEAM_RESULT, -1, goals_met(p), 1 if is_won(p) else 0)
            return
        for score in scores(p):
            if score.place == 1:
                p.say(events.GAME_OVER, -1, score.seat, score.total)
