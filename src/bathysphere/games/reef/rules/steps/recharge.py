"""The Recharge turn and single Recharge rewards: chapter L of the ledger."""

from bathysphere.engine.frame import Frame
from bathysphere.engine.reasons import Reason, Value
from bathysphere.engine.step import Step
from bathysphere.games.reef.rules import events, frames, verbs
from bathysphere.games.reef.rules.effect import describe_list, possible, start_entry
from bathysphere.games.reef.rules.frames import EntriesFrame, RechargeFrame, RepeatFrame
from bathysphere.games.reef.rules.position import RECHARGE, ReefPosition
from bathysphere.games.reef.rules.steps.common import Choice, trade, trade_refusal, with_trades
from bathysphere.games.reef.rules.steps.pollution import (
    reveal_details,
    reveal_meanwhile,
    reveal_refusal,
    reveals,
)


def highest_space(p: ReefPosition, seat: int) -> int:
    """The highest reward space at or below the score.  RP-090"""
    highest = 0
    for space in range(len(p.compiled.recharge_at)):
        if p.compiled.recharge_at[space] <= p.score[seat]:
            highest = space
    return highest


def recharge(p: ReefPosition, seat: int) -> None:
    """Declare a Recharge turn: the set of rewards is fixed now.  RP-029, RP-090, AM-21"""
    p.kind = RECHARGE
    p.say(events.RECHARGED, seat)
    p.push(RechargeFrame(seat, highest_space(p, seat)))


def space_possible(p: ReefPosition, seat: int, space: int) -> bool:
    """Does a reward space give anything now?"""
    for entry in p.compiled.lists[p.compiled.recharge_list[space]]:
        if possible(p, seat, entry):
            return True
    return False


def reward(p: ReefPosition, seat: int, space: int, strict: bool) -> None:
    """Gain what stands on a reward space; a single effect at once, several one by one."""
    p.say(events.REWARD, seat, p.compiled.recharge_at[space])
    effects = p.compiled.recharge_list[space]
    entries = p.compiled.lists[effects]
    if len(entries) == 1:
        start_entry(p, seat, entries[0])
    else:
        p.push(EntriesFrame(seat, effects, p.compiled.whole[effects], strict=strict))


def space_details(p: ReefPosition, space: int) -> dict[str, Value]:
    """Where a reward space stands and what it gives."""
    return {**describe_list(p, p.compiled.recharge_list[space]), "at": p.compiled.recharge_at[space]}


class Recharge(Step[ReefPosition, RechargeFrame]):
    """Space after space from the highest down to 0, each accepted or declined; then the crew discard.

    RP-090 .. RP-094, AM-26, AM-99
    """

    def __init__(self) -> None:
        super().__init__(
            "recharge", "RP-090", [verbs.SPACE, verbs.DONE, verbs.REVEAL, verbs.TRADE], frame=RechargeFrame
        )

    def options(self, p: ReefPosition, f: RechargeFrame) -> list[int]:
        options: list[int] = []
        if space_possible(p, f.seat, f.space):
            options.append(verbs.SPACE.base + f.space)
        options.append(verbs.DONE.base)
        reveals(p, f.seat, options)
        return with_trades(p, f.seat, options) if len(options) > 1 else options

    def resolve(self, p: ReefPosition, f: RechargeFrame, action: int) -> None:
        if action >= verbs.TRADE.base:
            trade(p, f, action)
            return
        if verbs.REVEAL.owns(action):
            reveal_meanwhile(p, f, action)
            return
        if f.space > 0:
            p.push(RechargeFrame(f.seat, f.space - 1))
        else:
            p.wait(frames.RECHARGED, f.seat)
            p.wait(frames.DISCARD_CREW, f.seat)
        if action == verbs.DONE.base:
            p.say(events.DECLINED, f.seat, p.compiled.recharge_at[f.space])
        else:
            reward(p, f.seat, f.space, strict=True)

    def refusal(self, p: ReefPosition, f: RechargeFrame, action: int) -> Reason | None:
        if verbs.TRADE.owns(action):
            return trade_refusal(p, f.seat, action)
        if verbs.DONE.owns(action):
            return None
        if verbs.REVEAL.owns(action):
            return reveal_refusal(p, f.seat, verbs.REVEAL.first(action))
        space = verbs.SPACE.first(action)
        if space != f.space:
            return Reason("other-space", "RP-090", {"at": p.compiled.recharge_at[f.space]})
        return None if space_possible(p, f.seat, space) else Reason("reward-useless", "RP-091")

    def details(self, p: ReefPosition, f: RechargeFrame, action: int) -> dict[str, Value]:
        if verbs.REVEAL.owns(action):
            return reveal_details(p, verbs.REVEAL.first(action))
        return {} if verbs.TRADE.owns(action) else space_details(p, f.space)


class Recharged(Step[ReefPosition, Frame]):
    """After the last reward: a last look round, then the turn is over.  AM-99"""

    def __init__(self) -> None:
        super().__init__("recharged", "RP-029", [verbs.END, verbs.REVEAL, verbs.TRADE], asks=True)

    def options(self, p: ReefPosition, f: Frame) -> list[int]:
        options = [verbs.END.base]
        reveals(p, f.seat, options)
        return with_trades(p, f.seat, options)

    def resolve(self, p: ReefPosition, f: Frame, action: int) -> None:
        if action == verbs.END.base:
            return
        if action >= verbs.TRADE.base:
            trade(p, f, action)
            return
        reveal_meanwhile(p, f, action)

    def refusal(self, p: ReefPosition, f: Frame, action: int) -> Reason | None:
        if verbs.TRADE.owns(action):
            return trade_refusal(p, f.seat, action)
        if verbs.REVEAL.owns(action):
            return reveal_refusal(p, f.seat, verbs.REVEAL.first(action))
        return None

    def details(self, p: ReefPosition, f: Frame, action: int) -> dict[str, Value]:
        return reveal_details(p, verbs.REVEAL.first(action)) if verbs.REVEAL.owns(action) else {}


class Space(Choice[RepeatFrame]):
    """One Recharge reward that is reached at this moment, without the crew discard.  RP-152, AM-22, AM-111"""

    def __init__(self) -> None:
        super().__init__("space", "RP-152", [verbs.SPACE, verbs.DONE, verbs.TRADE], frame=RepeatFrame)

    def choices(self, p: ReefPosition, f: RepeatFrame) -> list[int]:
        return [verbs.SPACE.base + space for space in range(highest_space(p, f.seat) + 1)]

    def may_stop(self, f: RepeatFrame) -> bool:
        return f.optional

    def choose(self, p: ReefPosition, f: RepeatFrame, action: int) -> None:
        if f.left > 1:
            p.push(RepeatFrame(frames.SPACE, f.seat, f.left - 1, True))
        reward(p, f.seat, verbs.SPACE.first(action), strict=False)

    def against(self, p: ReefPosition, f: RepeatFrame, action: int) -> Reason | None:
        space = verbs.SPACE.first(action)
        at = p.compiled.recharge_at
        if space >= len(at):
            return Reason("no-such-space", "RP-152")
        if at[space] > p.score[f.seat]:
            return Reason("space-ahead", "RP-152", {"at": at[space], "have": p.score[f.seat]})
        return None

    def details(self, p: ReefPosition, f: RepeatFrame, action: int) -> dict[str, Value]:
        if verbs.SPACE.owns(action):
            return space_details(p, verbs.SPACE.first(action))
        return {}
