"""The worth of companies and portfolios, ties and the winner: chapters 10 and 14 of the ledger."""

from bathysphere.engine.scores import Score, placed
from bathysphere.games.shares.rules.compiled import FOLLOW_HIGHEST, WORTH_MORE
from bathysphere.games.shares.rules.position import SharesPosition
from bathysphere.games.shares.rules.verbs import COMPANIES


def worth(p: SharesPosition, company: int) -> int:
    """What one share of a company is worth: its depth cards, as Pearl's side changes it.

    SH-086, SH-087, SH-094, SH-114 .. SH-118, AMB-34
    """
    value = len(p.columns[company])
    ability = p.ability(company)
    if ability == WORTH_MORE:
        value += p.amount(company)
    elif ability == FOLLOW_HIGHEST:
        highest = 0
        for other in range(COMPANIES):
            if other != company or p.compiled.pearl_against_itself:
                highest = max(highest, len(p.columns[other]))
        value = max(0, highest - p.amount(company))
    return value


def points(p: SharesPosition, owner: int) -> int:
    """The whole portfolio of an owner: shares times worth, company by company.  SH-088, SH-093"""
    total = 0
    for company in range(COMPANIES):
        shares = p.holdings[owner * COMPANIES + company]
        if shares:
            total += shares * worth(p, company)
    return total


def scores(p: SharesPosition) -> list[Score]:
    """Points by company for every real player; ties by hand cards, then by distance from the starter.

    SH-088 .. SH-092, SH-151, SH-167
    """
    names = p.compiled.labels["company"]
    scored = []
    for seat in range(p.seats):
        parts = {
            names[company]: p.holdings[seat * COMPANIES + company] * worth(p, company)
            for company in range(COMPANIES)
        }
        scored.append(Score(seat, parts, {"hand": len(p.hands[seat]), "seat": seat}))
    return placed(scored)
