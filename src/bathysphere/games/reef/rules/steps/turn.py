"""The frame of play: a turn, its beginning and its end: chapters C, M and N of the ledger."""

from bathysphere.engine.frame import Frame
from bathysphere.engine.reasons import Reason, Value
from bathysphere.engine.step import Step
from bathysphere.games.reef.rules import compiled as t
from bathysphere.games.reef.rules import events, frames, verbs
from bathysphere.games.reef.rules.position import UNDECLARED, ReefPosition
from bathysphere.games.reef.rules.steps.common import trade, trade_refusal, with_trades
from bathysphere.games.reef.rules.steps.deploy import deploy, deploy_details, deploy_refusal, deployments
from bathysphere.games.reef.rules.steps.final import finish
from bathysphere.games.reef.rules.steps.island import (
    arrive,
    condition_missions,
    condition_refusal,
    play_condition,
    play_refusal,
)
from bathysphere.games.reef.rules.steps.mission import mission_details
from bathysphere.games.reef.rules.steps.pollution import (
    reveal_details,
    reveal_meanwhile,
    reveal_refusal,
    reveals,
)
from bathysphere.games.reef.rules.steps.recharge import highest_space, recharge
from bathysphere.games.reef.rules.steps.sail import FAR, NO_ROUTE, sail, sail_refusal, travel_open, ways


def begin_turn(p: ReefPosition, seat: int) -> None:
    """All counters of the turn start anew.  AM-69, AM-100"""
    p.active = seat
    p.kind = UNDECLARED
    p.deployed = False
    p.moved = False
    p.mission_done = False
    p.revealed = False
    p.extra_used = False
    p.activated = 0
    if seat == 0:
        p.say(events.ROUND, -1, p.turn // p.seats + 1)
    p.say(events.TURN_BEGAN, seat, p.turn + 1)
    p.wait(frames.END_TURN, seat)
    p.wait(frames.TURN, seat)


class Turn(Step[ReefPosition, Frame]):
    """Before the move: recharge, or deploy, sail, play a condition mission.

    RP-029, RP-030, RP-058, RP-095 .. RP-105, RP-110, AM-96, AM-99, AM-101
    """

    def __init__(self) -> None:
        known = [verbs.RECHARGE, verbs.DEPLOY, verbs.SAIL, verbs.PLAY, verbs.REVEAL, verbs.TRADE]
        super().__init__("turn", "RP-029", known, asks=True)

    def options(self, p: ReefPosition, f: Frame) -> list[int]:
        seat = f.seat
        options: list[int] = []
        if p.kind == UNDECLARED:
            options.append(verbs.RECHARGE.base)
        routes = deployments(p, seat)
        for route in routes:
            options.append(verbs.DEPLOY.base + route)
        here = p.ship_at[seat]
        costs = ways(p, seat, p.energy[seat], NO_ROUTE)
        goals = 0
        for spot in range(len(costs)):
            if costs[spot] < FAR and spot != here and p.docked(spot) < 0:
                options.append(verbs.SAIL.base + spot)
                goals += 1
        if goals or routes:
            condition_missions(p, seat, options)
        reveals(p, seat, options)
        return with_trades(p, seat, options)

    def resolve(self, p: ReefPosition, f: Frame, action: int) -> None:
        if action >= verbs.TRADE.base:
            trade(p, f, action)
        elif action == verbs.RECHARGE.base:
            recharge(p, f.seat)
        elif verbs.SAIL.owns(action):
            sail(p, f.seat, verbs.SAIL.first(action))
            arrive(p, f.seat)
        elif verbs.DEPLOY.owns(action):
            p.stack.append(f)
            deploy(p, f.seat, verbs.DEPLOY.first(action))
        elif verbs.PLAY.owns(action):
            p.stack.append(f)
            play_condition(p, f.seat, verbs.PLAY.first(action))
        elif verbs.REVEAL.owns(action):
            reveal_meanwhile(p, f, action)

    def refusal(self, p: ReefPosition, f: Frame, action: int) -> Reason | None:
        if verbs.TRADE.owns(action):
            return trade_refusal(p, f.seat, action)
        if verbs.RECHARGE.owns(action):
            return None if p.kind == UNDECLARED else Reason("travel-declared", "RP-029")
        if verbs.SAIL.owns(action):
            return sail_refusal(p, f.seat, verbs.SAIL.first(action))
        if verbs.DEPLOY.owns(action):
            return deploy_refusal(p, f.seat, verbs.DEPLOY.first(action))
        if verbs.REVEAL.owns(action):
            return reveal_refusal(p, f.seat, verbs.REVEAL.first(action))
        mission = verbs.PLAY.first(action)
        refused = play_refusal(p, f.seat, mission)
        if refused is not None:
            return refused
        if p.compiled.mission_kind[mission] != t.CONDITION:
            return Reason("move-first", "RP-107", {"island": p.compiled.mission_island[mission]})
        refused = condition_refusal(p, f.seat, mission)
        if refused is None and not travel_open(p, f.seat, p.energy[f.seat], p.deployment[f.seat]):
            return Reason("no-way", "RP-101", {"have": p.energy[f.seat]})
        return refused

    def details(self, p: ReefPosition, f: Frame, action: int) -> dict[str, Value]:
        if verbs.SAIL.owns(action):
            spot = verbs.SAIL.first(action)
            data: dict[str, Value] = {"price": ways(p, f.seat, p.energy[f.seat], NO_ROUTE)[spot]}
            data["tile"] = "yes" if p.island_at[spot] >= 0 else "no"
            if p.island_at[spot] >= 0:
                data["island"] = p.island_at[spot]
            return data
        if verbs.DEPLOY.owns(action):
            return deploy_details(p, f.seat, verbs.DEPLOY.first(action))
        if verbs.PLAY.owns(action):
            return mission_details(p, verbs.PLAY.first(action))
        if verbs.REVEAL.owns(action):
            return reveal_details(p, verbs.REVEAL.first(action))
        if verbs.RECHARGE.owns(action):
            return {"at": p.compiled.recharge_at[highest_space(p, f.seat)]}
        return {}


class EndTurn(Step[ReefPosition, Frame]):
    """The next player clockwise; after 45 this round and another.  RP-016, RP-116, AM-17, AM-118"""

    def __init__(self) -> None:
        super().__init__("end-turn", "RP-116", [])

    def resolve(self, p: ReefPosition, f: Frame, action: int) -> None:
        p.turn += 1
        if p.end_turn and p.turn >= p.end_turn:
            finish(p)
        else:
            begin_turn(p, (f.seat + 1) % p.seats)
