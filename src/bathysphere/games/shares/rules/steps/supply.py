"""Drawing, dividends, running out of cards, bonus shares: chapters 6, 7, 8 and 17 of the ledger."""

from bathysphere.engine.events import EVERYBODY, only
from bathysphere.engine.reasons import Reason
from bathysphere.games.shares.rules import events
from bathysphere.games.shares.rules.position import (
    DOUBLE_FUNDRAISER,
    EMPTY_REPLACEMENT,
    NOT_SET_OFF,
    SECOND_DEPLETION,
    SharesPosition,
    insert,
    is_bonus_share,
)
from bathysphere.games.shares.rules.steps.dividend import dividend, dividend_due, third_dividend
from bathysphere.games.shares.rules.verbs import CARDS, COMPANIES


def deal(p: SharesPosition, seat: int, count: int) -> None:
    """Give a seat cards from the deck. A bonus share on the way is dealt with and does not count.

    What cannot be had is lost.  SH-057, SH-069, SH-073, SH-153, SH-154
    """
    drawn: list[int] = []
    hand = p.hands[seat]
    owed = count
    while owed > 0:
        card = take_top(p)
        if card < 0:
            break
        if is_bonus_share(card):
            show_drawn(p, seat, drawn)
            drawn = []
            resolve_bonus_share(p, card, seat)
            continue
        owed -= 1
        insert(hand, card)
        drawn.append(card)
    show_drawn(p, seat, drawn)
    if owed > 0:
        p.say(events.LOST, seat, owed)


def show_drawn(p: SharesPosition, seat: int, drawn: list[int]) -> None:
    """Only the drawing player sees the cards."""
    if drawn:
        p.reveals += 1
        if p.sink is not None:
            p.show(events.DREW, seat, drawn, only(seat))


def take_top(p: SharesPosition) -> int:
    """The top card of the deck, -1 if there is none to be had.  SH-067, SH-075"""
    if not p.deck:
        if not p.discard:
            return -1
        reshuffle(p)
    card = p.deck.pop()
    if not p.deck:
        deplete(p)
    return card


def deplete(p: SharesPosition) -> None:
    """The last card has left the deck: count it, and make a new deck at once.

    SH-067, SH-068, SH-070, SH-072, SH-075, SH-076
    """
    if p.depletions < p.compiled.depletions:
        p.depletions += 1
        if p.depletions == p.compiled.depletions:
            set_off_end(p, SECOND_DEPLETION)
        elif not p.discard:
            p.depletions = p.compiled.depletions
            set_off_end(p, EMPTY_REPLACEMENT)
    if p.discard:
        reshuffle(p)


def reshuffle(p: SharesPosition) -> None:
    """The discard pile, and nothing else, becomes the deck.  SH-068, SH-076"""
    p.deck = p.discard
    p.discard = []
    stale = [1] * len(p.stale)
    for card in p.deck:
        stale[card] = 0
    p.stale = stale
    p.shuffle(p.deck)
    p.say(events.RESHUFFLED, -1, len(p.deck), p.depletions)


def end_by_drawing(p: SharesPosition, count: int) -> int:
    """What will surely set off the end if so many cards are drawn now; NOT_SET_OFF if nothing will for sure.

    Read from the sizes of deck and discard pile, which all can see. A bonus share on the way takes more.
    SH-067 .. SH-072, SH-075
    """
    if p.end_cause != NOT_SET_OFF or p.depletions >= p.compiled.depletions:
        return NOT_SET_OFF
    deck = len(p.deck)
    discard = len(p.discard)
    depletions = p.depletions
    if deck == 0:
        deck = discard
        discard = 0
    while 0 < deck <= count:
        count -= deck
        depletions += 1
        if depletions == p.compiled.depletions:
            return SECOND_DEPLETION
        if discard == 0:
            return EMPTY_REPLACEMENT
        deck = discard
        discard = 0
    return NOT_SET_OFF


def end_warning(p: SharesPosition, cause: int) -> Reason | None:
    """That a choice sets off the end of the game, if it does."""
    if cause == NOT_SET_OFF:
        return None
    return Reason("ends-game", "SH-084", {"cause": cause, "deck": len(p.deck)})


def set_off_end(p: SharesPosition, cause: int) -> None:
    """The first trigger counts; later ones change nothing.  SH-070, SH-084"""
    if p.end_cause == NOT_SET_OFF:
        p.end_cause = cause
        p.say(events.END_SET_OFF, -1, cause)


def draw_action(p: SharesPosition, seat: int) -> None:
    """One card; a full table of draw actions in a row makes a fundraiser.

    SH-057 .. SH-066, SH-082, SH-085, SH-152
    """
    deal(p, seat, p.compiled.draw)
    if p.in_final_turns():
        return
    p.draws_in_row += 1
    if p.draws_in_row == p.seats:
        p.draws_in_row = 0
        fundraiser(p, seat)


def fundraiser(p: SharesPosition, seat: int) -> None:
    """Two cards for everybody, from the player who completed the row; the second in a row ends the game.

    SH-058, SH-062, SH-063, SH-066, SH-072
    """
    p.say(events.FUNDRAISER, seat, p.compiled.fundraiser)
    if p.fundraised:
        set_off_end(p, DOUBLE_FUNDRAISER)
    p.fundraised = True
    for turn in range(p.seats):
        deal(p, (seat + turn) % p.seats, p.compiled.fundraiser)
    if p.third() >= 0 and p.compiled.third_draws:
        deal_to_third(p, p.compiled.fundraiser, seat)


def pay_dividend(p: SharesPosition, company: int, seat: int, expander: int) -> None:
    """The seat whose turn it is first, then clockwise, each in full; the third player last, if it draws.

    The expander is that seat, or the third player for whom a depth card was laid.
    SH-051 .. SH-054, SH-069, SH-071, AMB-39, AMB-40
    """
    amounts = dividend(p, company, expander)
    third = third_dividend(p, company, expander)
    p.say(events.DIVIDEND, expander, company, sum(amounts) + third)
    for turn in range(p.seats):
        receiver = (seat + turn) % p.seats
        if amounts[receiver] > 0:
            deal(p, receiver, amounts[receiver])
    deal_to_third(p, third, seat)


def deal_to_third(p: SharesPosition, count: int, seat: int) -> None:
    """Cards for the third player, who has no hand: they go to the discard pile, open.  AMB-39"""
    drawn: list[int] = []
    while len(drawn) < count:
        card = take_top(p)
        if card < 0:
            break
        if is_bonus_share(card):
            resolve_bonus_share(p, card, seat)
        else:
            drawn.append(card)
    if drawn:
        p.discard += drawn
        p.reveals += 1
        p.show(events.THIRD_DREW, p.third(), drawn, EVERYBODY)


def break_row(p: SharesPosition) -> None:
    """A buy or expand action ends a row of draws.  SH-060, SH-062"""
    p.draws_in_row = 0
    p.fundraised = False


def resolve_bonus_share(p: SharesPosition, share: int, seat: int) -> None:
    """Deal with a bonus share that a seat drew and all that turn up on the way, in the order drawn.

    SH-155 .. SH-166
    """
    waiting = [share]
    while waiting:
        current = waiting.pop(0)
        p.reveals += 1
        p.say(events.BONUS_SHARE, p.third())
        (p.discard if p.compiled.bonus_shares_return else p.out_of_game).append(current)
        opened: list[int] = []
        while len(opened) < p.compiled.bonus_cards:
            card = take_top(p)
            if card < 0:
                break
            if is_bonus_share(card):
                waiting.append(card)
                p.say(events.BONUS_SET_ASIDE, p.third())
            else:
                opened.append(card)
        if not opened:
            p.out_of_game += waiting
            p.say(events.BONUS_GONE, -1, len(waiting))
            return
        p.show(events.BONUS_OPEN, p.third(), opened, EVERYBODY)
        award(p, opened, seat)


def award(p: SharesPosition, opened: list[int], seat: int) -> None:
    """A share for the third player, a depth card for its company, the rest discarded.

    Where that card pays, the seat that drew is paid first; columns only grow, so it cannot go on for ever.
    SH-157 .. SH-161, AMB-40
    """
    third = p.third()
    share = opened[0]
    most = -1
    for card in opened:
        held = p.holdings[third * COMPANIES + p.compiled.company[card]]
        if held > most:
            most = held
            share = card
    opened.remove(share)
    company = p.compiled.company[share]
    p.add_share(third, share)
    p.say(events.BONUS_AWARDED, third, share, company, third)
    depth = CARDS
    for card in opened:
        if card < depth and p.accepts(company, card):
            depth = card
    due = False
    if depth < CARDS:
        opened.remove(depth)
        due = p.compiled.third_pays and dividend_due(p, company, depth) and not p.in_final_turns()
        p.columns[company].append(depth)
        p.say(events.BONUS_PLACED, third, depth, company)
    else:
        p.say(events.BONUS_NO_FIT, third, company)
    p.discard += opened
    if due:
        pay_dividend(p, company, seat, p.third())
