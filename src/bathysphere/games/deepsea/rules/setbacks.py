"""Co-op and solo: the card of the round.  DS-296 .. DS-300, DS-304, AM-012, AM-098, AM-099, AM-121"""

from typing import Final

from bathysphere.games.deepsea.rules import events
from bathysphere.games.deepsea.rules.codes import seat_of_vessel
from bathysphere.games.deepsea.rules.position import DeepSeaPosition
from bathysphere.games.deepsea.rules.verbs import COLUMNS

RAISE_VESSELS: Final = 0
EFFORT: Final = 1
REASSIGN: Final = 2
RECRUIT_LEVEL: Final = 3
KEEP_RESEARCH_HALF: Final = 4
DISCARD_STORED_TOKEN: Final = 5
STRIP_DIVE_SITES: Final = 6


def change(p: DeepSeaPosition, effect: int) -> int:
    """By how much the Setback in force changes something this round."""
    if p.setback < 0:
        return 0
    for rule in p.compiled.setback_effects[p.setback]:
        if rule[0] == effect:
            return rule[1]
    return 0


def turn_up(p: DeepSeaPosition) -> None:
    """At the start of every round: a Bonus Goal stays open, a Setback is carried out.  DS-298 .. DS-300"""
    p.setback = -1
    if not p.coop_deck:
        return
    card = p.coop_deck.pop()
    p.reveals += 1
    p.say(events.COOP_CARD, -1, card)
    if card in p.compiled.bonus_cards:
        p.coop_open.append(suited(p, card))
        return
    p.coop_done.append(card)
    if p.compiled.setback_lasts[card]:
        p.setback = card
        return
    for effect in p.compiled.setback_effects[card]:
        carry_out(p, effect[0], effect[1])


def suited(p: DeepSeaPosition, card: int) -> int:
    """A Bonus Goal not made for this player count is replaced from the unused ones.  DS-306, AM-096"""
    suits = p.compiled.bonus_suits
    if suits[card][p.seats - 1]:
        return card
    for other in p.coop_unused:
        if other in p.compiled.bonus_cards and suits[other][p.seats - 1]:
            p.coop_unused = [unused for unused in p.coop_unused if unused != other] + [card]
            p.say(events.COOP_CARD, -1, other)
            return other
    return card


def carry_out(p: DeepSeaPosition, effect: int, amount: int) -> None:
    """A Setback that strikes at once. None asks anybody, and none sets off a zone rule."""
    if effect == RAISE_VESSELS:
        raise_vessels(p, amount)
    elif effect == KEEP_RESEARCH_HALF:
        for seat in range(p.seats):
            p.research[seat] //= 2
            p.say(events.FLOODED, seat, p.research[seat])
    elif effect == DISCARD_STORED_TOKEN:
        for seat in range(p.seats):
            for token in p.held[seat]:
                p.token_discard.append(token)
                p.say(events.DISCARDED_TOKEN, seat, token)
            p.held[seat] = []
    elif effect == STRIP_DIVE_SITES:
        for number in range(p.compiled.dives):
            for _ in range(amount):
                if p.tokens[number]:
                    p.token_unseen.append(p.tokens[number][-1])
                    p.tokens[number] = p.tokens[number][:-1]
                    p.say(events.STRIPPED, -1, p.compiled.dive_of[number])


def raise_vessels(p: DeepSeaPosition, zones: int) -> None:
    """Every Vessel rises zone by zone as long as one it may enter lies directly above.  AM-099"""
    for number in range(len(p.vessels)):
        start = p.vessels[number]
        for _ in range(zones):
            board = p.vessels[number]
            if board < 0 or p.cell[board] < COLUMNS:
                break
            above = p.ocean[p.cell[board] - COLUMNS]
            if above < 0 or p.compiled.barred[above]:
                break
            p.vessels[number] = above
        if p.vessels[number] != start:
            p.say(events.ROSE, seat_of_vessel(number), start, p.vessels[number])
