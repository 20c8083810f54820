"""What many chapters need: Coins for resources, stores, the threshold of the Objectives.  Chapters C and D"""

from typing import Generic, TypeVar

from bathysphere.engine.frame import Frame
from bathysphere.engine.reasons import Reason
from bathysphere.engine.step import NO_OPTIONS, NONE, Step
from bathysphere.games.reef.rules import events, frames, verbs
from bathysphere.games.reef.rules.compiled import CHOOSE
from bathysphere.games.reef.rules.frames import EntriesFrame, PickFrame
from bathysphere.games.reef.rules.position import ReefPosition
from bathysphere.games.reef.rules.verbs import RESOURCES


def with_trades(p: ReefPosition, seat: int, options: list[int]) -> list[int]:
    """The options, and the trades that the active player may always make besides.  RP-030, AM-98"""
    if seat == p.active and p.coins[seat] >= p.compiled.trade_price:
        for kind in range(RESOURCES):
            if p.room(seat, kind) > 0:
                options.append(verbs.TRADE.base + kind)
    return options


def can_trade(p: ReefPosition, seat: int) -> bool:
    """Could the seat make a trade now?"""
    if seat != p.active or p.coins[seat] < p.compiled.trade_price:
        return False
    return p.room(seat, 0) > 0 or p.room(seat, 1) > 0 or p.room(seat, 2) > 0


def trade(p: ReefPosition, f: Frame, action: int) -> None:
    """Coins become one resource; what was pending stays pending.  RP-030"""
    kind = action - verbs.TRADE.base
    p.coins[f.seat] -= p.compiled.trade_price
    p.cargo[f.seat * RESOURCES + kind] += 1
    p.say(events.TRADED, f.seat, kind)
    p.stack.append(f)


def trade_refusal(p: ReefPosition, seat: int, action: int) -> Reason | None:
    """Too few Coins, or a full track.  RP-030, RP-034"""
    kind = verbs.TRADE.first(action)
    price = p.compiled.trade_price
    if p.coins[seat] < price:
        return Reason("coins", "RP-030", {"price": price, "have": p.coins[seat]})
    if p.capacity(seat, kind) <= p.cargo[seat * RESOURCES + kind]:
        return Reason("track-full", "RP-034", {"resource": kind})
    return None


F = TypeVar("F", bound=Frame)


class Choice(Step[ReefPosition, F], Generic[F]):
    """A choice during which Coins may become resources, and which may be left where `may_stop` says so.

    A chapter says what can be chosen, what that does and what speaks against it.  RP-030, AM-98
    """

    def choices(self, p: ReefPosition, f: F) -> list[int]:
        """What can be chosen, trades and stopping aside; a new list."""
        raise NotImplementedError

    def may_stop(self, f: F) -> bool:
        """Is `done` a way out?"""
        return False

    def choose(self, p: ReefPosition, f: F, action: int) -> None:
        """Carry out what was chosen."""
        raise NotImplementedError

    def by_itself(self, p: ReefPosition, f: F) -> None:
        """What happens where there is nothing to choose: mostly nothing."""

    def against(self, p: ReefPosition, f: F, action: int) -> Reason | None:
        """Why something cannot be chosen."""
        return None

    def options(self, p: ReefPosition, f: F) -> list[int]:
        options = self.choices(p, f)
        if not options:
            return NO_OPTIONS
        if self.may_stop(f):
            options.append(verbs.DONE.base)
        return with_trades(p, f.seat, options) if len(options) > 1 else options

    def resolve(self, p: ReefPosition, f: F, action: int) -> None:
        if action == NONE:
            self.by_itself(p, f)
        elif action >= verbs.TRADE.base:
            trade(p, f, action)
        elif action != verbs.DONE.base:
            self.choose(p, f, action)

    def refusal(self, p: ReefPosition, f: F, action: int) -> Reason | None:
        if verbs.TRADE.owns(action):
            return trade_refusal(p, f.seat, action)
        if verbs.DONE.owns(action):
            return None if self.may_stop(f) else Reason("must-choose", self.rule)
        return self.against(p, f, action)


def gain_resource(p: ReefPosition, seat: int, kind: int, n: int) -> None:
    """Resources up to the free spaces; the rest is lost.  RP-034, AM-80"""
    n = min(n, p.room(seat, kind))
    if n > 0:
        p.cargo[seat * RESOURCES + kind] += n
        p.say(events.GAINED, seat, kind, n)


def gain_energy(p: ReefPosition, seat: int, n: int) -> None:
    """Energy up to the end of its track; the rest is lost.  RP-035"""
    n = min(n, p.compiled.energy_max - p.energy[seat])
    if n > 0:
        p.energy[seat] += n
        p.say(events.ENERGY, seat, n)


def gain_coins(p: ReefPosition, seat: int, n: int) -> None:
    """Coins have no limit.  AM-81, AM-82"""
    p.coins[seat] += n
    p.say(events.COINS, seat, n)


def open_list(p: ReefPosition, seat: int, effects: int, chosen: bool = False) -> None:
    """Let a seat resolve a list; one that is nothing but a choice of sets begins with the choice."""
    entries = p.compiled.lists[effects]
    if len(entries) == 1 and p.compiled.op[entries[0]] == CHOOSE:
        p.push(PickFrame(seat, entries[0], True))
    else:
        p.push(EntriesFrame(seat, effects, p.compiled.whole[effects], chosen=chosen))


def threshold(p: ReefPosition) -> None:
    """Called after every smallest step that scores: the first to reach 22 stops the game for the Objectives.

    RP-031, RP-085, AM-13, AM-104
    """
    if p.handed_out:
        return
    for seat in range(p.seats):
        if p.score[seat] >= p.compiled.hand_out_at:
            p.handed_out = True
            p.wait(frames.HAND_OUT, seat)
            return
