"""What the coach tells of a position of In Too Deep: what a share is worth, and how near the end is."""

from typing import Final

from bathysphere.engine.reasons import Value
from bathysphere.games.shares.rules.frames import AbilityFrame, PayFrame
from bathysphere.games.shares.rules.position import SharesPosition
from bathysphere.games.shares.rules.scoring import points, worth
from bathysphere.games.shares.rules.verbs import COMPANIES

NEAR_THE_END: Final = 15
"""Cards in the deck from which on the end is the fact worth telling."""


def facts(p: SharesPosition) -> dict[str, Value]:
    """Open facts, for the seat that has to choose. `fact` says which of them a turn is told with."""
    seat, frame = p.seat, p.stack[-1]
    held = p.holdings[seat * COMPANIES : (seat + 1) * COMPANIES]
    company = max(range(COMPANIES), key=lambda c: (held[c], held[c] * worth(p, c)))
    fact = "worth" if held[company] else "none"
    if p.in_final_turns():
        fact = "final"
    elif len(p.deck) <= NEAR_THE_END:
        fact = "end"
    owed = frame.owed if isinstance(frame, PayFrame) else 0
    return {
        "fact": fact,
        "market": len(p.market),
        "deck": len(p.deck),
        "left": p.compiled.depletions - p.depletions,
        "points": points(p, seat),
        "company": company,
        "shares": held[company],
        "worth": worth(p, company),
        "price": p.price[company],
        "hand": len(p.hands[seat]),
        "after": len(p.hands[seat]) - owed,
        "cost": p.amount(frame.company) if isinstance(frame, AbilityFrame) else 0,
    }
