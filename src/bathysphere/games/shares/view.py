"""What a seat, or a spectator, may see of a game of In Too Deep.  SH-012"""

from bathysphere.games.shares.codes import card_known, seat_knowing
from bathysphere.games.shares.frames import CardFrame
from bathysphere.games.shares.position import SharesPosition
from bathysphere.games.shares.scoring import scores, worth
from bathysphere.games.shares.verbs import COMPANIES

SIDE_NAMES = ("basic", "advanced")


def view(p: SharesPosition, seat: int) -> dict[str, object]:
    """Everything open, and the seat's own hand; -1 is a spectator."""
    card = p.tables.labels["card"]
    company = p.tables.labels["company"]

    def words(cards: list[int]) -> list[str]:
        return [card[item] for item in cards]

    data: dict[str, object] = {
        "game": "shares",
        "seats": p.seats,
        "seat": seat,
        "turn": p.turn,
        "ply": p.ply,
        "over": p.over,
        "pending": pending(p, seat),
        "companies": [
            {
                "company": company[c],
                "side": SIDE_NAMES[p.sides[c]],
                "column": words(p.columns[c]),
                "price": p.price[c],
                "worth": worth(p, c),
            }
            for c in range(COMPANIES)
        ],
        "players": [
            {
                "hand": len(p.hands[owner]) if owner < p.seats else 0,
                "portfolio": words(p.portfolios[owner]),
                "shares": p.holdings[owner * COMPANIES : (owner + 1) * COMPANIES],
                "third": owner == p.third(),
            }
            for owner in range(p.owners())
        ],
        "hand": words(p.hands[seat]) if seat >= 0 else [],
        "known": [
            [card[card_known(code)], _holder(p, card_known(code))]
            for code in sorted(p.known)
            if seat_knowing(code) == seat
        ],
        "market": words(p.market),
        "deck": len(p.deck),
        "discard": len(p.discard),
        "out_of_game": len(p.out_of_game),
        "draws_in_row": p.draws_in_row,
        "fundraised": p.fundraised,
        "depletions": p.depletions,
        "depletions_to_end": p.tables.depletions,
        "end_cause": p.tables.labels["cause"][p.end_cause],
        "final_turns": p.final_turns,
        "scores": [score.data() for score in scores(p)],
    }
    return data


def pending(p: SharesPosition, seat: int) -> dict[str, object] | None:
    """Who has to choose what. The card a player is about to place is nobody else's business yet."""
    if p.over:
        return None
    frame = p.stack[-1]
    data: dict[str, object] = {"seat": frame.seat, "step": p.steps[frame.step].name}
    if isinstance(frame, CardFrame) and frame.seat == seat:
        data["card"] = p.tables.labels["card"][frame.card]
    return data


def _holder(p: SharesPosition, card: int) -> int:
    return next(seat for seat in range(p.seats) if card in p.hands[seat])
