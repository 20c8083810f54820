"""Resources of choice, and balls that leave the resource tracks: chapter D of the ledger."""

from bathysphere.engine.choices import SetChoice
from bathysphere.engine.reasons import Reason, Value
from bathysphere.games.reef.rules import events, frames, verbs
from bathysphere.games.reef.rules.codes import is_among, with_place
from bathysphere.games.reef.rules.frames import GainAnyFrame, RepeatFrame
from bathysphere.games.reef.rules.position import ReefPosition
from bathysphere.games.reef.rules.steps.common import Choice, gain_resource, threshold, with_trades
from bathysphere.games.reef.rules.verbs import RESOURCES


class GainAny(Choice[GainAnyFrame]):
    """Resources of the player's choice, unit by unit; all different if the icon says so.  RP-033, RP-034"""

    def __init__(self) -> None:
        super().__init__("gain-any", "RP-034", [verbs.GAIN, verbs.DONE, verbs.TRADE], frame=GainAnyFrame)

    def choices(self, p: ReefPosition, f: GainAnyFrame) -> list[int]:
        choices: list[int] = []
        for kind in range(RESOURCES):
            if not is_among(f.closed, kind) and p.room(f.seat, kind) > 0:
                choices.append(verbs.GAIN.base + kind)
        return choices

    def options(self, p: ReefPosition, f: GainAnyFrame) -> list[int]:
        """A single kind that has room is gained unasked."""
        options = self.choices(p, f)
        if len(options) <= 1:
            return options
        options.append(verbs.DONE.base)
        return with_trades(p, f.seat, options)

    def may_stop(self, f: GainAnyFrame) -> bool:
        return True

    def choose(self, p: ReefPosition, f: GainAnyFrame, action: int) -> None:
        kind = verbs.GAIN.first(action)
        gain_resource(p, f.seat, kind, 1)
        if f.left > 1:
            p.push(
                GainAnyFrame(f.seat, f.left - 1, with_place(f.closed, kind) if f.distinct else 0, f.distinct)
            )

    def against(self, p: ReefPosition, f: GainAnyFrame, action: int) -> Reason | None:
        kind = verbs.GAIN.first(action)
        if is_among(f.closed, kind):
            return Reason("not-distinct", "RP-090", {"resource": kind})
        return None if p.room(f.seat, kind) > 0 else Reason("track-full", "RP-034", {"resource": kind})

    def together(self, p: ReefPosition, f: GainAnyFrame) -> SetChoice | None:
        kinds: list[int] = []
        for kind in range(RESOURCES):
            if not is_among(f.closed, kind):
                times = min(p.room(f.seat, kind), 1 if f.distinct else f.left)
                kinds += [verbs.GAIN.base + kind] * times
        return SetChoice(kinds, 1, min(f.left, len(kinds)), verbs.DONE.base)

    def warning(self, p: ReefPosition, f: GainAnyFrame, action: int) -> Reason | None:
        """An end that leaves resources there is room for.  RP-034"""
        return Reason("gains-left", "RP-034", {"left": f.left}) if verbs.DONE.owns(action) else None

    def details(self, p: ReefPosition, f: GainAnyFrame, action: int) -> dict[str, Value]:
        return {"left": f.left}


class Unlock(Choice[RepeatFrame]):
    """Gain a ball: one leaves a resource track of choice; an emptied track scores at once.

    RP-037 .. RP-039, AM-78, AM-79, AM-106
    """

    def __init__(self) -> None:
        super().__init__("unlock", "RP-037", [verbs.UNLOCK, verbs.DONE, verbs.TRADE], frame=RepeatFrame)

    def choices(self, p: ReefPosition, f: RepeatFrame) -> list[int]:
        first = f.seat * RESOURCES
        return [verbs.UNLOCK.base + kind for kind in range(RESOURCES) if p.locked[first + kind] > 0]

    def may_stop(self, f: RepeatFrame) -> bool:
        return f.optional

    def choose(self, p: ReefPosition, f: RepeatFrame, action: int) -> None:
        kind = verbs.UNLOCK.first(action)
        place = f.seat * RESOURCES + kind
        p.locked[place] -= 1
        p.deployment[f.seat] += 1
        p.say(events.UNLOCKED, f.seat, kind, p.locked[place])
        if f.left > 1:
            p.push(RepeatFrame(frames.UNLOCK, f.seat, f.left - 1, True))
        if p.locked[place] == 0:
            vp = p.compiled.track_vp[kind]
            p.say(events.TRACK_EMPTIED, f.seat, kind, vp)
            p.gain_points(f.seat, vp)
            threshold(p)

    def against(self, p: ReefPosition, f: RepeatFrame, action: int) -> Reason | None:
        kind = verbs.UNLOCK.first(action)
        if p.locked[f.seat * RESOURCES + kind] == 0:
            return Reason("track-empty", "RP-037", {"resource": kind})
        return None

    def details(self, p: ReefPosition, f: RepeatFrame, action: int) -> dict[str, Value]:
        if not verbs.UNLOCK.owns(action):
            return {}
        kind = verbs.UNLOCK.first(action)
        left = p.locked[f.seat * RESOURCES + kind] - 1
        return {"left": left, "vp": 0 if left else p.compiled.track_vp[kind]}
