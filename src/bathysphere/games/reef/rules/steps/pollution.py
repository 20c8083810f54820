"""Pollution tiles: gaining, revealing, refreshing: chapter G of the ledger."""

from bathysphere.engine.events import only
from bathysphere.engine.frame import Frame
from bathysphere.engine.reasons import Reason, Value
from bathysphere.games.reef.rules import events, frames, verbs
from bathysphere.games.reef.rules.codes import ALL_SEE, with_place
from bathysphere.games.reef.rules.compiled import DOUBLE_POLLUTION
from bathysphere.games.reef.rules.effect import describe_list
from bathysphere.games.reef.rules.frames import RepeatFrame
from bathysphere.games.reef.rules.position import ReefPosition
from bathysphere.games.reef.rules.steps.common import Choice, open_list


def gain_pollution(p: ReefPosition, seat: int, tile: int) -> None:
    """A tile goes face down to its owner; power 4 brings more of its size.  RP-057, RP-133, AM-73, AM-113"""
    keep_tile(p, seat, tile)
    supply = p.supply[p.compiled.pollution_size[tile]]
    for _ in range(p.power_n(seat, DOUBLE_POLLUTION)):
        if supply:
            keep_tile(p, seat, supply.pop())


def keep_tile(p: ReefPosition, seat: int, tile: int) -> None:
    """The owner, and nobody else, may look at it.  RP-057, AM-77"""
    p.pollution[seat].append(tile)
    p.seen_pollution[tile] = with_place(p.seen_pollution[tile], seat)
    p.reveals += 1
    if p.sink is not None:
        p.show(events.POLLUTION_GAINED, seat, [tile], only(seat), p.compiled.pollution_size[tile])


def take_smallest(p: ReefPosition, seat: int) -> None:
    """The top tile of the smallest size the supply still has.  RP-153, AM-74"""
    for supply in p.supply:
        if supply:
            gain_pollution(p, seat, supply.pop())
            return


def reveals(p: ReefPosition, seat: int, options: list[int]) -> None:
    """Add the tiles that may be revealed now: one a turn, in the own turn.  RP-058, RP-059"""
    if p.revealed or seat != p.active:
        return
    for tile in p.pollution[seat]:
        if p.used[tile] == 0:
            options.append(verbs.REVEAL.base + tile)


def reveal_refusal(p: ReefPosition, seat: int, tile: int) -> Reason | None:
    """Why a tile cannot be revealed now."""
    if tile not in p.pollution[seat]:
        return Reason("not-your-tile", "RP-058")
    if p.used[tile]:
        return Reason("tile-used", "RP-060", {"pollution": tile})
    if p.revealed:
        return Reason("revealed-already", "RP-059")
    return None


def reveal(p: ReefPosition, seat: int, tile: int, effects: int) -> None:
    """Turn a tile up and resolve its rewards.  RP-058, RP-155"""
    p.revealed = True
    p.used[tile] = 1
    if p.seen_pollution[tile] != ALL_SEE:
        p.seen_pollution[tile] = ALL_SEE
        p.reveals += 1
    p.say(events.REVEALED, seat, tile)
    open_list(p, seat, effects)


def reveal_meanwhile(p: ReefPosition, f: Frame, action: int) -> None:
    """Reveal a tile for its rewards; what was pending stays pending.  RP-058"""
    p.stack.append(f)
    tile = verbs.REVEAL.first(action)
    reveal(p, f.seat, tile, p.compiled.pollution_list[tile])


def reveal_details(p: ReefPosition, tile: int) -> dict[str, Value]:
    """What revealing gives, and what is given up by it: the VP at the end."""
    data = describe_list(p, p.compiled.pollution_list[tile])
    data["vp"] = p.compiled.pollution_vp[tile]
    return data


def used_tiles(p: ReefPosition, seat: int) -> list[int]:
    """Own tiles that were revealed."""
    return [tile for tile in p.pollution[seat] if p.used[tile]]


def has_tile(p: ReefPosition, seat: int, used: int) -> bool:
    """Does the seat own a used (1) or an unused (0) tile?"""
    for tile in p.pollution[seat]:
        if p.used[tile] == used:
            return True
    return False


class Refresh(Choice[RepeatFrame]):
    """A used tile is turned face down and is as good as new.  RP-154, AM-76"""

    def __init__(self) -> None:
        super().__init__("refresh", "RP-154", [verbs.REFRESH, verbs.DONE, verbs.TRADE], frame=RepeatFrame)

    def choices(self, p: ReefPosition, f: RepeatFrame) -> list[int]:
        return [verbs.REFRESH.base + tile for tile in used_tiles(p, f.seat)]

    def may_stop(self, f: RepeatFrame) -> bool:
        return f.optional

    def choose(self, p: ReefPosition, f: RepeatFrame, action: int) -> None:
        tile = verbs.REFRESH.first(action)
        p.used[tile] = 0
        p.say(events.REFRESHED, f.seat, tile)
        if f.left > 1:
            p.push(RepeatFrame(frames.REFRESH, f.seat, f.left - 1, True))

    def against(self, p: ReefPosition, f: RepeatFrame, action: int) -> Reason | None:
        tile = verbs.REFRESH.first(action)
        if tile not in p.pollution[f.seat]:
            return Reason("not-your-tile", "RP-154")
        return None if p.used[tile] else Reason("tile-fresh", "RP-154", {"pollution": tile})

    def details(self, p: ReefPosition, f: RepeatFrame, action: int) -> dict[str, Value]:
        return reveal_details(p, verbs.REFRESH.first(action)) if verbs.REFRESH.owns(action) else {}


class Cash(Choice[Frame]):
    """Reveal a tile for its rewards and its VP at once.  RP-155, AM-75"""

    def __init__(self) -> None:
        super().__init__("cash", "RP-155", [verbs.REVEAL, verbs.TRADE])

    def choices(self, p: ReefPosition, f: Frame) -> list[int]:
        choices: list[int] = []
        reveals(p, f.seat, choices)
        return choices

    def choose(self, p: ReefPosition, f: Frame, action: int) -> None:
        tile = verbs.REVEAL.first(action)
        reveal(p, f.seat, tile, p.compiled.cash_list[tile])

    def against(self, p: ReefPosition, f: Frame, action: int) -> Reason | None:
        return reveal_refusal(p, f.seat, verbs.REVEAL.first(action))

    def details(self, p: ReefPosition, f: Frame, action: int) -> dict[str, Value]:
        return reveal_details(p, verbs.REVEAL.first(action)) if verbs.REVEAL.owns(action) else {}
