"""Effect lists, entry by entry.  AM-96, AM-97"""

from bathysphere.engine.reasons import Reason, Value
from bathysphere.engine.step import NO_OPTIONS
from bathysphere.games.reef.rules import compiled as t
from bathysphere.games.reef.rules import verbs
from bathysphere.games.reef.rules.codes import is_among, without_place
from bathysphere.games.reef.rules.effect import (
    describe,
    describe_list,
    effect_of,
    obstacle,
    possible,
    set_list,
    start_entry,
)
from bathysphere.games.reef.rules.frames import EntriesFrame, PickFrame
from bathysphere.games.reef.rules.position import ReefPosition
from bathysphere.games.reef.rules.steps.common import Choice, open_list, with_trades
from bathysphere.games.reef.rules.steps.pollution import (
    reveal_details,
    reveal_meanwhile,
    reveal_refusal,
    reveals,
)


class Entries(Choice[EntriesFrame]):
    """A list that something has started: its entries in any order, any of them skipped.

    RP-091, RP-114, AM-96, AM-97. When nothing is left but plain gains of Energy, Coins and given resources,
    they are made at once: order and choice make no difference.
    """

    def __init__(self) -> None:
        super().__init__(
            "entries", "RP-114", [verbs.RESOLVE, verbs.REVEAL, verbs.DONE, verbs.TRADE], frame=EntriesFrame
        )

    def options(self, p: ReefPosition, f: EntriesFrame) -> list[int]:
        left = f.left
        if left == 0:
            return NO_OPTIONS
        entries = p.compiled.lists[f.effects]
        base = verbs.RESOLVE.base
        if not f.strict and all_plain(p, entries, left):
            for place in range(len(entries)):
                if is_among(left, place):
                    return [base + place]
        if f.chosen and len(entries) == 1 and possible(p, f.seat, entries[0]):
            return [base]
        options: list[int] = []
        price = False
        for place in range(len(entries)):
            if is_among(left, place):
                if possible(p, f.seat, entries[place]):
                    options.append(base + place)
                elif p.compiled.op[entries[place]] == t.CONVERT:
                    price = True
        if f.window:
            reveals(p, f.seat, options)
        options.append(verbs.DONE.base)
        return with_trades(p, f.seat, options) if price or len(options) > 1 else options

    def may_stop(self, f: EntriesFrame) -> bool:
        return True

    def choose(self, p: ReefPosition, f: EntriesFrame, action: int) -> None:
        if verbs.REVEAL.owns(action):
            reveal_meanwhile(p, f, action)
            return
        place = verbs.RESOLVE.first(action)
        left = without_place(f.left, place)
        if left:
            p.push(EntriesFrame(f.seat, f.effects, left, f.window, f.strict, f.chosen))
        start_entry(p, f.seat, p.compiled.lists[f.effects][place])

    def against(self, p: ReefPosition, f: EntriesFrame, action: int) -> Reason | None:
        if verbs.REVEAL.owns(action):
            if not f.window:
                return Reason("no-window", "RP-058")
            return reveal_refusal(p, f.seat, verbs.REVEAL.first(action))
        return entry_refusal(p, f.seat, f.effects, f.left, verbs.RESOLVE.first(action))

    def warning(self, p: ReefPosition, f: EntriesFrame, action: int) -> Reason | None:
        """An end that drops effects still possible, and gains for which there is too little room."""
        entries = p.compiled.lists[f.effects]
        if verbs.DONE.owns(action):
            left = 0
            for place in range(len(entries)):
                if is_among(f.left, place) and possible(p, f.seat, entries[place]):
                    left += 1
            return Reason("effects-left", "RP-114", {"left": left}) if left else None
        if verbs.RESOLVE.owns(action):
            entry = entries[verbs.RESOLVE.first(action)]
            return effect_of(p.compiled, entry).warning(p, f.seat, entry)
        return None

    def details(self, p: ReefPosition, f: EntriesFrame, action: int) -> dict[str, Value]:
        if verbs.RESOLVE.owns(action):
            return describe(p, p.compiled.lists[f.effects][verbs.RESOLVE.first(action)])
        if verbs.REVEAL.owns(action):
            return reveal_details(p, verbs.REVEAL.first(action))
        return {}


def all_plain(p: ReefPosition, entries: list[int], left: int) -> bool:
    """Are there only gains left that ask nothing?"""
    for place in range(len(entries)):
        if is_among(left, place) and p.compiled.plain[entries[place]] == 0:
            return False
    return True


def entry_refusal(p: ReefPosition, seat: int, effects: int, left: int, place: int) -> Reason | None:
    """Why an entry of a list cannot be resolved: it is not there, it is done, or it would do nothing."""
    entries = p.compiled.lists[effects]
    if place >= len(entries):
        return Reason("no-such-entry", "RP-114")
    if not is_among(left, place):
        return Reason("entry-done", "RP-114")
    return obstacle(p, seat, entries[place])


class Pick(Choice[PickFrame]):
    """One of two sets of effects.  RP-115"""

    def __init__(self) -> None:
        super().__init__("pick", "RP-115", [verbs.PICK, verbs.DONE, verbs.TRADE], frame=PickFrame)

    def choices(self, p: ReefPosition, f: PickFrame) -> list[int]:
        return [verbs.PICK.base, verbs.PICK.base + 1]

    def may_stop(self, f: PickFrame) -> bool:
        return f.optional

    def choose(self, p: ReefPosition, f: PickFrame, action: int) -> None:
        effects = set_list(p.compiled, f.entry, verbs.PICK.first(action))
        open_list(p, f.seat, effects, chosen=True)

    def details(self, p: ReefPosition, f: PickFrame, action: int) -> dict[str, Value]:
        return pick_details(p, f.entry, action) if verbs.PICK.owns(action) else {}


def pick_details(p: ReefPosition, entry: int, action: int) -> dict[str, Value]:
    """What the set holds."""
    return describe_list(p, set_list(p.compiled, entry, verbs.PICK.first(action)))
