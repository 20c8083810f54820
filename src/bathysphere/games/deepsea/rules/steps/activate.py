"""The second phase: activation turns, Journal circles and tokens as turns, passing.  DS-103 .. DS-126"""

from bathysphere.engine.frame import Frame
from bathysphere.engine.reasons import Reason, Value
from bathysphere.engine.step import NO_OPTIONS, NONE, Step
from bathysphere.games.deepsea.rules import events, frames, verbs
from bathysphere.games.deepsea.rules.codes import (
    NO_PLACES,
    free_tile,
    has_disc,
    icon_kind,
    is_among,
    journal_place,
    kinds_of,
    tile_face,
    used_tile,
    with_place,
)
from bathysphere.games.deepsea.rules.compiled import DISC
from bathysphere.games.deepsea.rules.frames import ActionsFrame, TurnFrame
from bathysphere.games.deepsea.rules.position import DeepSeaPosition
from bathysphere.games.deepsea.rules.steps.actions import can_do, is_usable, offered, start_action, use_token
from bathysphere.games.deepsea.rules.steps.prototype import turn_journal, turn_journal_refusal, turnable
from bathysphere.games.deepsea.rules.steps.reach import can_activate, has_circle, has_empty_circle
from bathysphere.games.deepsea.rules.steps.tokens import spend_for_research, token_warning
from bathysphere.games.deepsea.rules.verbs import FACES

STORED = 1
"""Dive tokens that may be kept at the end of a turn.  DS-189"""


def token_codes(p: DeepSeaPosition, seat: int) -> list[int]:
    """Each different token of a seat: spend it for Research, use its effect.  DS-177, DS-178"""
    codes: list[int] = []
    last = -1
    for token in p.held[seat]:
        if token != last:
            last = token
            codes.append(verbs.SPEND.base + token)
            if is_usable(p, seat, token):
                codes.append(verbs.USE.base + token)
    return codes


def token_refusal(p: DeepSeaPosition, seat: int, action: int) -> Reason | None:
    """Why a token cannot be spent this way."""
    t = p.compiled
    use = verbs.USE.owns(action)
    token = verbs.USE.first(action) if use else verbs.SPEND.first(action)
    if token not in p.held[seat]:
        return Reason("no-such-token", "DS-178", {"token": token})
    if use:
        icons = t.bundles[t.token_effect[token]]
        if not icons:
            return Reason("no-effect", "DS-176", {"token": token})
        if p.staging[seat] < t.token_disc_cost[token]:
            return Reason("no-disc", "DS-192", {"icon": DISC})
        if not is_usable(p, seat, token):
            return Reason("impossible", "DS-177", {"icon": icon_kind(icons[0])})
    return None


def token_details(p: DeepSeaPosition, action: int) -> dict[str, Value]:
    """What a token gives."""
    t = p.compiled
    if verbs.SPEND.owns(action):
        return {"research": t.token_research[verbs.SPEND.first(action)]}
    return {"gain": kinds_of(t.bundles[t.token_effect[verbs.USE.first(action)]])}


def spend(p: DeepSeaPosition, seat: int, action: int) -> None:
    """Carry out a SPEND or USE."""
    if verbs.SPEND.owns(action):
        spend_for_research(p, seat, verbs.SPEND.first(action))
    else:
        use_token(p, seat, verbs.USE.first(action))


def useful(p: DeepSeaPosition, seat: int, place: int) -> bool:
    """Could any action of this face or Journal be done with the discs left after activating it?

    Copying always counts.  DS-110
    """
    if place < FACES and p.compiled.copies_slots[place]:
        return True
    after = p.copy()
    after.staging[seat] -= 1
    for slot in p.compiled.slots[place]:
        for icon in slot:
            if can_do(after, seat, icon):
                return True
    return False


def idle(p: DeepSeaPosition, face: int) -> dict[str, Value]:
    """A face and its actions, each once."""
    kinds = [icon_kind(icon) for slot in p.compiled.slots[face] for icon in slot]
    return {"face": face, "icon": list(dict.fromkeys(kinds))}


class Turn(Step[DeepSeaPosition, TurnFrame]):
    """A turn, or a pass. Dive tokens may come first; in retail and german one may be the whole turn.

    DS-103 .. DS-111, DS-121 .. DS-126, DS-186, DS-187, AM-039, AM-042 .. AM-044, AM-104
    """

    def __init__(self) -> None:
        words = [verbs.ACTIVATE, verbs.CIRCLE_OF, verbs.SPEND, verbs.USE, verbs.PASS, verbs.END]
        super().__init__("turn", "DS-103", words, asks=True, frame=TurnFrame)

    def options(self, p: DeepSeaPosition, f: TurnFrame) -> list[int]:
        codes = self.possible(p, f.seat, f.begun)
        if not codes and self.would_go_round(p, f.seat):
            # Tokens one may not store are spent, or nobody could ever pass.  DS-190
            return [verbs.SPEND.base + token for token in sorted(set(p.held[f.seat]))]
        return codes

    def possible(self, p: DeepSeaPosition, seat: int, begun: bool) -> list[int]:
        """What a seat can do in a turn that has begun or is about to."""
        t = p.compiled
        codes: list[int] = []
        if p.staging[seat] > 0:
            for tile in p.tiles[seat]:
                if not has_disc(tile) and has_circle(p, tile_face(tile)):
                    code = verbs.ACTIVATE.base + tile_face(tile)
                    if code not in codes:
                        codes.append(code)
            if t.journal_circles:
                codes += [verbs.CIRCLE_OF.base + card for card in self.circles(p, seat)]
        activations = len(codes)
        codes += [verbs.CIRCLE_OF.base + card for card in turnable(p, seat)]
        if p.held[seat]:
            for code in token_codes(p, seat):
                if t.token_is_turn or self.leaves_activation(p, seat, code):
                    codes.append(code)
        if not begun:
            if self.may_pass(p, seat):
                codes.append(verbs.PASS.base)
        elif codes and self.may_end(p, seat, activations):
            codes.append(verbs.END.base)
        return codes

    def may_pass(self, p: DeepSeaPosition, seat: int) -> bool:
        """Tokens beyond the one that may be stored are spent first, in the prototype in a turn.  DS-190"""
        if len(p.held[seat]) <= STORED:
            return True
        return p.compiled.turn_needs_activation and not can_activate(p, seat)

    def may_end(self, p: DeepSeaPosition, seat: int, activations: int) -> bool:
        """Is a turn complete without an activation?  DS-122, DS-123, DS-187"""
        t = p.compiled
        if t.turn_needs_activation or len(p.held[seat]) > STORED:
            return False
        return t.token_is_turn or activations == 0

    def would_go_round(self, p: DeepSeaPosition, seat: int) -> bool:
        """Holds this seat too many tokens to pass, and has nobody else a turn to take either?

        Only in version 1 of the prototype, where a turn could go without an activation.
        """
        if len(p.held[seat]) <= STORED or p.compiled.turn_needs_activation:
            return False
        for other in range(p.seats):
            if other != seat and not p.passed[other] and self.possible(p, other, False):
                return False
        return True

    def circles(self, p: DeepSeaPosition, seat: int) -> list[int]:
        """Own Journals with an empty circle; those of this turn only if so agreed.  DS-121, DS-217, AM-053"""
        cards = p.published[seat]
        if p.compiled.fresh_journals_wait:
            cards = cards[: len(cards) - p.fresh]
        return [card for card in cards if p.circles[card] < p.compiled.card_circles[card]]

    def leaves_activation(self, p: DeepSeaPosition, seat: int, code: int) -> bool:
        """Prototype: can a Specialist still be activated after this token?  AM-104"""
        t = p.compiled
        discs = p.staging[seat]
        if verbs.USE.owns(code):
            token = verbs.USE.first(code)
            discs -= t.token_disc_cost[token]
            if t.bundles[t.token_effect[token]][0] == DISC and p.supply[seat] > 0:
                discs += 1
        return discs > 0 and has_empty_circle(p, seat)

    def resolve(self, p: DeepSeaPosition, f: TurnFrame, action: int) -> None:
        seat = f.seat
        if verbs.ACTIVATE.owns(action):
            face = verbs.ACTIVATE.first(action)
            tiles = p.tiles[seat].copy()
            tiles[tiles.index(free_tile(face))] = used_tile(face)
            p.tiles[seat] = tiles
            p.staging[seat] -= 1
            p.say(events.ACTIVATED, seat, face)
            if p.compiled.copies_slots[face]:
                p.wait(frames.COPY, seat)
            else:
                p.push(ActionsFrame(seat, face, NO_PLACES))
        elif verbs.CIRCLE_OF.owns(action):
            card = verbs.CIRCLE_OF.first(action)
            if p.compiled.journal_circles:
                p.staging[seat] -= 1
                p.circles[card] += 1
                p.say(events.CIRCLE_USED, seat, card)
                p.push(ActionsFrame(seat, journal_place(card), NO_PLACES))
            else:
                p.push(TurnFrame(seat, True))
                turn_journal(p, seat, card)
        elif verbs.PASS.owns(action):
            p.passed[seat] = 1
            p.say(events.PASSED, seat)
        elif action != NONE and not verbs.END.owns(action):
            p.push(TurnFrame(seat, True))
            spend(p, seat, action)

    def refusal(self, p: DeepSeaPosition, f: TurnFrame, action: int) -> Reason | None:
        t = p.compiled
        seat = f.seat
        if verbs.ACTIVATE.owns(action):
            face = verbs.ACTIVATE.first(action)
            if free_tile(face) not in p.tiles[seat]:
                code = "circle-full" if used_tile(face) in p.tiles[seat] else "no-such-face"
                return Reason(code, "DS-107", {"face": face})
            if not t.slots[face] and not t.copies_slots[face]:
                return Reason("no-activation-circle", "DS-108", {"face": face})
            return None if p.staging[seat] else Reason("no-activating-disc", "DS-106")
        if verbs.CIRCLE_OF.owns(action):
            card = verbs.CIRCLE_OF.first(action)
            if not t.journal_circles:
                return turn_journal_refusal(p, seat, card)
            if card not in p.published[seat] or t.card_circles[card] == 0:
                return Reason("no-circle", "DS-217", {"card": card})
            if p.circles[card] >= t.card_circles[card]:
                return Reason("circle-used", "DS-218", {"card": card})
            if t.fresh_journals_wait and p.fresh and card in p.published[seat][-p.fresh :]:
                return Reason("fresh-journal", "DS-217", {"card": card})
            return None if p.staging[seat] else Reason("no-activating-disc", "DS-217")
        if verbs.PASS.owns(action) or verbs.END.owns(action):
            return self.end_refusal(p, f, verbs.PASS.owns(action))
        reason = token_refusal(p, seat, action)
        if reason is None and not t.token_is_turn and not self.leaves_activation(p, seat, action):
            stuck = not self.possible(p, seat, f.begun) and self.would_go_round(p, seat)
            return None if stuck and verbs.SPEND.owns(action) else Reason("needs-activation", "DS-187")
        return reason

    def end_refusal(self, p: DeepSeaPosition, f: TurnFrame, passing: bool) -> Reason | None:
        """Why a turn cannot end here."""
        if passing and f.begun:
            return Reason("turn-begun", "DS-103")
        if p.compiled.turn_needs_activation:
            if not passing:
                return Reason("needs-activation", "DS-187")
            if self.may_pass(p, f.seat):
                return None
        if not passing and not f.begun:
            return Reason("nothing-done", "DS-103")
        if len(p.held[f.seat]) > STORED:
            return Reason("too-many-tokens", "DS-190", {"most": STORED})
        if not passing and not p.compiled.token_is_turn and p.staging[f.seat] and has_empty_circle(p, f.seat):
            return Reason("needs-activation", "DS-187")
        return None

    def warning(self, p: DeepSeaPosition, f: TurnFrame, action: int) -> Reason | None:
        """An activation without a possible action, Research beyond the track, a pass with work left."""
        if verbs.ACTIVATE.owns(action):
            face = verbs.ACTIVATE.first(action)
            return None if useful(p, f.seat, face) else Reason("idle", "DS-119", idle(p, face))
        if verbs.CIRCLE_OF.owns(action) and p.compiled.journal_circles:
            card = verbs.CIRCLE_OF.first(action)
            place = journal_place(card)
            return None if useful(p, f.seat, place) else Reason("idle-journal", "DS-119", {"card": card})
        if verbs.PASS.owns(action):
            left = [
                tile_face(tile)
                for tile in p.tiles[f.seat]
                if not has_disc(tile) and has_circle(p, tile_face(tile))
            ]
            left = [face for face in left if useful(p, f.seat, face)]
            if p.staging[f.seat] > 0 and left:
                return Reason("pass-early", "DS-103", {"discs": p.staging[f.seat], "face": left})
            return None
        return token_warning(p, f.seat, action)

    def details(self, p: DeepSeaPosition, f: TurnFrame, action: int) -> dict[str, Value]:
        if verbs.ACTIVATE.owns(action):
            return offered(p, verbs.ACTIVATE.first(action))
        if verbs.CIRCLE_OF.owns(action):
            return offered(p, journal_place(verbs.CIRCLE_OF.first(action)))
        if verbs.SPEND.owns(action) or verbs.USE.owns(action):
            return token_details(p, action)
        return {}


class Copy(Step[DeepSeaPosition, Frame]):
    """Robotics Engineer: which other own tile it acts as.  AM-119"""

    def __init__(self) -> None:
        super().__init__("copy", "DS-106", [verbs.COPY])

    def options(self, p: DeepSeaPosition, f: Frame) -> list[int]:
        codes: list[int] = []
        for tile in p.tiles[f.seat]:
            code = verbs.COPY.base + tile_face(tile)
            if p.compiled.slots[tile_face(tile)] and code not in codes:
                codes.append(code)
        return codes

    def resolve(self, p: DeepSeaPosition, f: Frame, action: int) -> None:
        if action == NONE:
            return
        face = verbs.COPY.first(action)
        p.say(events.COPIED, f.seat, face)
        p.push(ActionsFrame(f.seat, face, NO_PLACES))

    def refusal(self, p: DeepSeaPosition, f: Frame, action: int) -> Reason | None:
        face = verbs.COPY.first(action)
        if free_tile(face) not in p.tiles[f.seat] and used_tile(face) not in p.tiles[f.seat]:
            return Reason("no-such-face", "DS-106", {"face": face})
        if not p.compiled.slots[face]:
            return Reason("nothing-to-copy", "DS-106", {"face": face})
        return None

    def details(self, p: DeepSeaPosition, f: Frame, action: int) -> dict[str, Value]:
        return offered(p, verbs.COPY.first(action))


class Actions(Step[DeepSeaPosition, ActionsFrame]):
    """The actions of an activation: of each slot at most one, in any order, tokens in between.

    A single possible action is begun without asking for it, and may then be declined.
    DS-112 .. DS-118, DS-180, DS-189, DS-190, AM-019, AM-041, AM-052, AM-055
    """

    def __init__(self) -> None:
        words = [verbs.DO, verbs.CIRCLE_OF, verbs.SPEND, verbs.USE, verbs.END]
        super().__init__("actions", "DS-113", words, frame=ActionsFrame)

    def possible(self, p: DeepSeaPosition, f: ActionsFrame) -> list[int]:
        """Icons of unused slots that can be done, each kind once."""
        icons: list[int] = []
        slots = p.compiled.slots[f.place]
        for number in range(len(slots)):
            if not is_among(f.used, number):
                for icon in slots[number]:
                    if icon not in icons and can_do(p, f.seat, icon):
                        icons.append(icon)
        return icons

    def options(self, p: DeepSeaPosition, f: ActionsFrame) -> list[int]:
        icons = self.possible(p, f)
        extras: list[int] = []
        if p.held[f.seat]:
            extras = token_codes(p, f.seat)
        if not p.compiled.journal_circles:
            extras += [verbs.CIRCLE_OF.base + card for card in turnable(p, f.seat)]
        if not extras and len(icons) <= 1:
            return NO_OPTIONS
        codes = [verbs.DO.base + icon_kind(icon) for icon in icons] + extras
        if len(p.held[f.seat]) <= STORED:
            codes.append(verbs.END.base)
        return codes

    def resolve(self, p: DeepSeaPosition, f: ActionsFrame, action: int) -> None:
        if action == NONE:
            icons = self.possible(p, f)
            if icons:
                used = with_place(f.used, self.slot(p, f, icon_kind(icons[0])))
                p.push(ActionsFrame(f.seat, f.place, used))
                start_action(p, f.seat, icons[0], True)
        elif verbs.DO.owns(action):
            kind = verbs.DO.first(action)
            number = self.slot(p, f, kind)
            p.push(ActionsFrame(f.seat, f.place, with_place(f.used, number)))
            for icon in p.compiled.slots[f.place][number]:
                if icon_kind(icon) == kind:
                    start_action(p, f.seat, icon, False)
        elif verbs.CIRCLE_OF.owns(action):
            p.push(ActionsFrame(f.seat, f.place, f.used))
            turn_journal(p, f.seat, verbs.CIRCLE_OF.first(action))
        elif not verbs.END.owns(action):
            p.push(ActionsFrame(f.seat, f.place, f.used))
            spend(p, f.seat, action)

    def slot(self, p: DeepSeaPosition, f: ActionsFrame, kind: int) -> int:
        """The unused slot with this action that offers least else."""
        slots = p.compiled.slots[f.place]
        best = -1
        for number in range(len(slots)):
            if not is_among(f.used, number):
                for icon in slots[number]:
                    if icon_kind(icon) == kind and (best < 0 or len(slots[number]) < len(slots[best])):
                        best = number
        return best

    def refusal(self, p: DeepSeaPosition, f: ActionsFrame, action: int) -> Reason | None:
        if verbs.DO.owns(action):
            kind = verbs.DO.first(action)
            slots = p.compiled.slots[f.place]
            shown = [icon for slot in slots for icon in slot if icon_kind(icon) == kind]
            if not shown:
                return Reason("not-shown", "DS-112", {"icon": kind})
            left = [
                icon
                for number, slot in enumerate(slots)
                if not is_among(f.used, number)
                for icon in slot
                if icon_kind(icon) == kind
            ]
            if not left:
                return Reason("slot-used", "DS-114", {"icon": kind})
            if not can_do(p, f.seat, left[0]):
                return Reason("impossible", "DS-119", {"icon": kind})
            return None
        if verbs.CIRCLE_OF.owns(action):
            if p.compiled.journal_circles:
                return Reason("one-activation", "DS-109")
            return turn_journal_refusal(p, f.seat, verbs.CIRCLE_OF.first(action))
        if verbs.END.owns(action):
            if len(p.held[f.seat]) > STORED:
                return Reason("too-many-tokens", "DS-190", {"most": STORED})
            return None
        return token_refusal(p, f.seat, action)

    def warning(self, p: DeepSeaPosition, f: ActionsFrame, action: int) -> Reason | None:
        """An end that leaves possible actions undone, Research beyond the track.  DS-115, DS-193"""
        if verbs.END.owns(action):
            left = self.possible(p, f)
            return Reason("actions-left", "DS-115", {"icon": kinds_of(left)}) if left else None
        return token_warning(p, f.seat, action)

    def details(self, p: DeepSeaPosition, f: ActionsFrame, action: int) -> dict[str, Value]:
        if verbs.SPEND.owns(action) or verbs.USE.owns(action):
            return token_details(p, action)
        return {}
