"""What a learning agent sees of a game of In Too Deep: the seat's view as numbers.  SH-012"""

from typing import Final

from bathysphere.engine.features import Encoder, Features, put
from bathysphere.games.shares.rules.codes import card_known, seat_knowing
from bathysphere.games.shares.rules.frames import CardFrame, PayFrame
from bathysphere.games.shares.rules.position import SharesPosition
from bathysphere.games.shares.rules.scoring import points, worth
from bathysphere.games.shares.rules.verbs import CARDS, COMPANIES, OWNERS

STEPS: Final = 13
NUMBER: Final = 100
LAST: Final = 3
"""So many of the newest cards of a company are told."""

FEATURES: Final = Features()
STEP: Final = FEATURES.block("step", [STEPS], 1, "which choice is pending", of="step")
CHOOSER: Final = FEATURES.block("chooser", [OWNERS], 1, "who has to choose", of="player")
OWED: Final = FEATURES.block("owed", [1], 10, "cards still to be paid")
MEANT: Final = FEATURES.block("meant", [CARDS], 1, "the own card that is being placed", of="card")
HAND: Final = FEATURES.block("hand", [CARDS], 1, "the own hand", of="card")
KNOWN: Final = FEATURES.block("known", [CARDS], 1, "cards the seat knows to be in another hand", of="card")
MARKET: Final = FEATURES.block("market", [CARDS], 1, "the cards to draft from", of="card")
NEWEST: Final = FEATURES.block(
    "newest", [COMPANIES, LAST], NUMBER, "numbers of the newest cards, 0: none", of="company, newest"
)
DEPTH_CARDS: Final = FEATURES.block("depth cards", [COMPANIES], 20, "depth cards of a company", of="company")
WORTH: Final = FEATURES.block("worth", [COMPANIES], 20, "what one share is worth now", of="company")
PRICE: Final = FEATURES.block("price", [COMPANIES], 20, "what a share costs now", of="company")
SIDE: Final = FEATURES.block("side", [COMPANIES], 1, "is the advanced side up?", of="company")
SHARES: Final = FEATURES.block(
    "shares",
    [OWNERS, COMPANIES],
    10,
    "shares in the portfolios; after two players comes the third",
    of="player, company",
)
POINTS: Final = FEATURES.block("points", [OWNERS], 150, "what the portfolios are worth now", of="player")
HAND_SIZE: Final = FEATURES.block("hand size", [OWNERS], 20, "cards in hand", of="player")
SEATS: Final = FEATURES.block("seats", [1], OWNERS, "how many players")
PLACE: Final = FEATURES.block("place", [1], OWNERS, "the own place in the order of play, 0: starting player")
DECK: Final = FEATURES.block("deck", [1], NUMBER, "cards in the deck")
DISCARD: Final = FEATURES.block("discard", [1], NUMBER, "cards in the discard pile")
DRAWS: Final = FEATURES.block("draws in a row", [1], OWNERS, "draw actions since the last other one")
FUNDRAISED: Final = FEATURES.block(
    "fundraised", [1], 1, "was there a fundraiser since the last buy or expansion?"
)
DEPLETIONS: Final = FEATURES.block("depletions", [1], 2, "how often the deck ran out")
CAUSE: Final = FEATURES.block("end", [4], 1, "what set off the end", of="cause")
FINAL: Final = FEATURES.block("final turns", [1], OWNERS, "final turns still to be finished")
TURN: Final = FEATURES.block("turn", [1], 150, "turns played")


class SharesEncoder(Encoder[SharesPosition]):
    """Everything of the view but the cards of whole portfolios and columns, which are told by count."""

    def fill(self, p: SharesPosition, seat: int, row: bytearray) -> None:
        self.fill_choice(p, seat, row)
        self.fill_cards(p, seat, row)
        for company in range(COMPANIES):
            self.fill_company(p, company, row)
        for owner in range(p.owners()):
            place = (owner - seat) % p.seats if owner < p.seats else owner
            for company in range(COMPANIES):
                put(row, SHARES + place * COMPANIES + company, p.holdings[owner * COMPANIES + company])
            put(row, POINTS + place, points(p, owner))
            if owner < p.seats:
                put(row, HAND_SIZE + place, len(p.hands[owner]))
        row[SEATS] = p.seats
        put(row, PLACE, seat)
        put(row, DECK, len(p.deck))
        put(row, DISCARD, len(p.discard))
        put(row, DRAWS, p.draws_in_row)
        if p.fundraised:
            row[FUNDRAISED] = 1
        put(row, DEPLETIONS, p.depletions)
        row[CAUSE + p.end_cause] = 1
        put(row, FINAL, p.final_turns)
        put(row, TURN, p.turn)

    def fill_choice(self, p: SharesPosition, seat: int, row: bytearray) -> None:
        """Who has to choose what."""
        if p.stack:
            frame = p.stack[-1]
            row[STEP + frame.step] = 1
            row[CHOOSER + (frame.seat - seat) % p.seats] = 1
            if isinstance(frame, PayFrame):
                put(row, OWED, frame.owed)
            elif frame.seat == seat and isinstance(frame, CardFrame):
                row[MEANT + frame.card] = 1

    def fill_cards(self, p: SharesPosition, seat: int, row: bytearray) -> None:
        """The own hand, what is known of others, and the market."""
        for card in p.hands[seat]:
            row[HAND + card] = 1
        for code in p.known:
            if seat_knowing(code) == seat:
                row[KNOWN + card_known(code)] = 1
        for card in p.market:
            if card < CARDS:
                row[MARKET + card] = 1

    def fill_company(self, p: SharesPosition, company: int, row: bytearray) -> None:
        """One company: its newest cards, worth and price."""
        column = p.columns[company]
        for back in range(min(LAST, len(column))):
            card = column[len(column) - 1 - back]
            put(row, NEWEST + company * LAST + back, p.compiled.number[card] if card < CARDS else 0)
        put(row, DEPTH_CARDS + company, len(column))
        put(row, WORTH + company, worth(p, company))
        put(row, PRICE + company, p.price[company])
        put(row, SIDE + company, p.sides[company])


ENCODER: Final = SharesEncoder(FEATURES)
