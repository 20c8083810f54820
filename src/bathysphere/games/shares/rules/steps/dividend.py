"""When a dividend is due and how much it is: chapters 6 and 13 of the ledger."""

from bathysphere.games.shares.rules.compiled import EXTRA_FOR_LARGEST, PAID_LIKE_LARGEST
from bathysphere.games.shares.rules.position import SharesPosition
from bathysphere.games.shares.rules.verbs import COMPANIES


def dividend_due(p: SharesPosition, company: int, card: int) -> bool:
    """Would this card open a decade, compared with the newest card?  SH-011, SH-046 .. SH-050"""
    newest = p.newest(company)
    return newest < 0 or p.compiled.decade[newest] != p.compiled.decade[card]


def dividend(p: SharesPosition, company: int, seat: int) -> list[int]:
    """What a dividend of a company gives to each real player if `seat` expanded it (or the third player).

    SH-051, SH-107 .. SH-113, SH-146, SH-150
    """
    amounts = [p.holdings[other * COMPANIES + company] for other in range(p.seats)]
    ability = p.ability(company)
    if ability == EXTRA_FOR_LARGEST or ability == PAID_LIKE_LARGEST:
        largest = largest_holding(p, company)
        if ability == PAID_LIKE_LARGEST:
            if seat < p.seats:
                amounts[seat] = largest
        elif largest > 0:
            for other in range(p.seats):
                if amounts[other] == largest:
                    amounts[other] += p.amount(company)
    return amounts


def third_dividend(p: SharesPosition, company: int, seat: int) -> int:
    """What the third player draws, where it draws at all.  AMB-39"""
    third = p.third()
    if third < 0 or not p.compiled.third_draws:
        return 0
    held = p.holdings[third * COMPANIES + company]
    largest = largest_holding(p, company)
    ability = p.ability(company)
    if ability == PAID_LIKE_LARGEST and seat == third:
        return max(held, largest)
    if ability == EXTRA_FOR_LARGEST and p.compiled.third_is_rival and held == largest and held > 0:
        held += p.amount(company)
    return held


def largest_holding(p: SharesPosition, company: int) -> int:
    """The most shares anybody has of a company; whether the third player counts is a ruling.  AMB-32"""
    largest = 0
    for owner in range(p.owners() if p.compiled.third_is_rival else p.seats):
        largest = max(largest, p.holdings[owner * COMPANIES + company])
    return largest
