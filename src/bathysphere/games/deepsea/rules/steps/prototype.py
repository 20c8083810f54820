"""The prototype's own turn: Journals without discs, and an activation in every turn.

DS-123, DS-187, DS-190, DS-219, DS-220, AM-054, AM-104, AM-127

Since version 2 nothing that is used before the activation may make it impossible: while the turn still waits
for it, one staged disc and one empty circle are kept back. Version 1 asked for neither.
"""

from bathysphere.engine.reasons import Reason
from bathysphere.engine.step import NO_OPTIONS
from bathysphere.games.deepsea.rules import events
from bathysphere.games.deepsea.rules.codes import TURNED, USED, icon_kind, is_turned, journal_place
from bathysphere.games.deepsea.rules.position import DeepSeaPosition
from bathysphere.games.deepsea.rules.steps.actions import can_do, start_action
from bathysphere.games.deepsea.rules.steps.reach import can_activate, has_to_activate


def turnable(p: DeepSeaPosition, seat: int) -> list[int]:
    """Journals of the once-per-round and discard kinds that can be used now."""
    t = p.compiled
    if t.journal_circles or (has_to_activate(p, seat) and not can_activate(p, seat)):
        return NO_OPTIONS
    return [
        card
        for card in p.published[seat]
        if t.card_circles[card] > 0
        and not is_turned(p.circles[card])
        and can_do(p, seat, t.slots[journal_place(card)][0][0])
    ]


def turn_journal(p: DeepSeaPosition, seat: int, card: int) -> None:
    """Turn it sideways; one of the discard kind leaves the game.  DS-219, DS-220"""
    t = p.compiled
    p.say(events.CIRCLE_USED, seat, card)
    if t.card_discarded[card]:
        discard(p, seat, card)
    elif t.card_circles[card] == 1:
        p.circles[card] |= TURNED
    elif p.circles[card] < USED:
        p.circles[card] += USED + TURNED
    else:
        p.circles[card] = 0
        discard(p, seat, card)
    start_action(p, seat, t.slots[journal_place(card)][0][0], False)


def discard(p: DeepSeaPosition, seat: int, card: int) -> None:
    """A Journal leaves the game, open to all."""
    cards = p.published[seat]
    if cards.index(card) >= len(cards) - p.fresh:
        p.fresh -= 1
    p.published[seat] = [other for other in p.published[seat] if other != card]
    p.cards_out.append(card)
    if p.compiled.discarded_when_used:
        p.say(events.JOURNAL_DISCARDED, seat, card)


def turn_journal_refusal(p: DeepSeaPosition, seat: int, card: int) -> Reason | None:
    """Why such a Journal cannot be used."""
    t = p.compiled
    if card not in p.published[seat] or t.card_circles[card] == 0:
        return Reason("no-circle", "DS-219", {"card": card})
    if is_turned(p.circles[card]):
        return Reason("turned", "DS-220", {"card": card})
    if has_to_activate(p, seat) and not can_activate(p, seat):
        return Reason("needs-activation", "DS-187")
    icon = t.slots[journal_place(card)][0][0]
    if not can_do(p, seat, icon):
        return Reason("impossible", "DS-219", {"icon": icon_kind(icon)})
    return None
