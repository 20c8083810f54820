"""What a learning agent sees of a game of In Too Deep: the seat's view as numbers.  SH-012"""

from typing import Final

from bathysphere.engine.features import Encoder, Features, put
from bathysphere.games.shares.content.load import SETTINGS
from bathysphere.games.shares.rules.codes import card_known, seat_knowing
from bathysphere.games.shares.rules.frames import AbilityFrame, CardFrame, MoveFrame, PayFrame
from bathysphere.games.shares.rules.position import SharesPosition, is_bonus_share
from bathysphere.games.shares.rules.scoring import points, worth
from bathysphere.games.shares.rules.verbs import CARDS, COMPANIES, OWNERS

STEPS: Final = 13
NUMBER: Final = 100
LAST: Final = 3
"""So many of the newest cards of a company are told by their numbers."""

FEATURES: Final = Features()
STEP: Final = FEATURES.block("step", [STEPS], 1, "which choice is pending", of="step")
CHOOSER: Final = FEATURES.block("chooser", [OWNERS], 1, "who has to choose", of="player")
OWED: Final = FEATURES.block("owed", [1], 10, "cards still to be paid")
MEANT: Final = FEATURES.block("meant", [CARDS], 1, "the own card that is being placed", of="card")
HAND: Final = FEATURES.block("hand", [CARDS], 1, "the own hand", of="card")
USING: Final = FEATURES.block("using", [COMPANIES], 1, "whose ability is being used", of="company")
MOVING: Final = FEATURES.block("moving", [CARDS], 1, "the depth card that is being moved", of="card")
KNOWN: Final = FEATURES.block(
    "known", [OWNERS, CARDS], 1, "cards the seat knows to be in another hand", of="player, card"
)
MARKET: Final = FEATURES.block(
    "market", [CARDS], 10, "the cards to draft from, by their places, 1: first; 0: not there", of="card"
)
MARKET_BONUS: Final = FEATURES.block("market bonus", [1], 5, "bonus shares among them")
COLUMNS: Final = FEATURES.block(
    "columns", [COMPANIES, CARDS], 20, "depth cards by their places, 1: oldest; 0: none", of="company, card"
)
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
PORTFOLIOS: Final = FEATURES.block(
    "portfolios", [OWNERS, CARDS], 1, "which cards the shares are; bonus shares have none", of="player, card"
)
POINTS: Final = FEATURES.block("points", [OWNERS], 150, "what the portfolios are worth now", of="player")
HAND_SIZE: Final = FEATURES.block("hand size", [OWNERS], 20, "cards in hand", of="player")
SEATS: Final = FEATURES.block("seats", [1], OWNERS, "how many players")
PLACE: Final = FEATURES.block("place", [1], OWNERS, "the own place in the order of play, 0: starting player")
DECK: Final = FEATURES.block("deck", [1], NUMBER, "cards in the deck")
DISCARD: Final = FEATURES.block("discard", [1], NUMBER, "cards in the discard pile")
OUT: Final = FEATURES.block("out of game", [1], NUMBER, "cards out of the game")
DRAWS: Final = FEATURES.block("draws in a row", [1], OWNERS, "draw actions since the last other one")
FUNDRAISED: Final = FEATURES.block(
    "fundraised", [1], 1, "was there a fundraiser since the last buy or expansion?"
)
DEPLETIONS: Final = FEATURES.block("depletions", [1], 2, "how often the deck ran out")
CAUSE: Final = FEATURES.block("end", [4], 1, "what set off the end", of="cause")
FINAL: Final = FEATURES.block("final turns", [1], OWNERS, "final turns still to be finished")
TURN: Final = FEATURES.block("turn", [1], 150, "turns played")
FEATURES.choices(SETTINGS)


class SharesEncoder(Encoder[SharesPosition]):
    """Everything of the view."""

    def fill(self, p: SharesPosition, seat: int, row: bytearray) -> None:
        self.fill_choice(p, seat, row)
        self.fill_cards(p, seat, row)
        for company in range(COMPANIES):
            self.fill_company(p, company, row)
        for owner in range(p.owners()):
            place = (owner - seat) % p.seats if owner < p.seats else owner
            for company in range(COMPANIES):
                put(row, SHARES + place * COMPANIES + company, p.holdings[owner * COMPANIES + company])
            for card in p.portfolios[owner]:
                if not is_bonus_share(card):
                    row[PORTFOLIOS + place * CARDS + card] = 1
            put(row, POINTS + place, points(p, owner))
            if owner < p.seats:
                put(row, HAND_SIZE + place, len(p.hands[owner]))
        row[SEATS] = p.seats
        put(row, PLACE, seat)
        put(row, DECK, len(p.deck))
        put(row, DISCARD, len(p.discard))
        put(row, OUT, len(p.out_of_game))
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
            elif isinstance(frame, AbilityFrame):
                row[USING + frame.company] = 1
            elif isinstance(frame, MoveFrame):
                row[USING + frame.ability] = 1
                row[MOVING + frame.card] = 1
            elif frame.seat == seat and isinstance(frame, CardFrame):
                row[MEANT + frame.card] = 1

    def fill_cards(self, p: SharesPosition, seat: int, row: bytearray) -> None:
        """The own hand, what is known of others, and the market."""
        for card in p.hands[seat]:
            row[HAND + card] = 1
        for code in p.known:
            if seat_knowing(code) == seat:
                card = card_known(code)
                for other in range(p.seats):
                    if card in p.hands[other]:
                        row[KNOWN + (other - seat) % p.seats * CARDS + card] = 1
        for place in range(len(p.market)):
            if is_bonus_share(p.market[place]):
                row[MARKET_BONUS] += 1
            else:
                row[MARKET + p.market[place]] = place + 1

    def fill_company(self, p: SharesPosition, company: int, row: bytearray) -> None:
        """One company: its newest cards, worth and price."""
        column = p.columns[company]
        for place in range(len(column)):
            card = column[place]
            row[COLUMNS + company * CARDS + card] = place + 1
            back = len(column) - 1 - place
            if back < LAST:
                put(row, NEWEST + company * LAST + back, p.compiled.number[card])
        put(row, DEPTH_CARDS + company, len(column))
        put(row, WORTH + company, worth(p, company))
        put(row, PRICE + company, p.price[company])
        put(row, SIDE + company, p.sides[company])


ENCODER: Final = SharesEncoder(FEATURES)
