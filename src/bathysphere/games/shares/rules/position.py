"""A game of In Too Deep at one moment."""

from __future__ import annotations

from typing import Final

from bathysphere.engine.game import Game
from bathysphere.engine.position import Position
from bathysphere.games.shares.rules.codes import card_known
from bathysphere.games.shares.rules.compiled import SharesCompiled
from bathysphere.games.shares.rules.verbs import CARDS, COMPANIES

NOT_SET_OFF: Final = 0
SECOND_DEPLETION: Final = 1
DOUBLE_FUNDRAISER: Final = 2
EMPTY_REPLACEMENT: Final = 3

_NO_CARDS: Final[list[int]] = []
_NO_LISTS: Final[list[list[int]]] = []


class SharesPosition(Position):
    """Cards are ints in ascending order of their numbers; those from CARDS on are bonus shares.  SH-003"""

    def __init__(self, game: Game, tables: SharesCompiled, seats: int) -> None:
        super().__init__(game, tables, seats)
        self.compiled = tables
        self.sides = _NO_CARDS
        """BASIC or ADVANCED by company; fixed for the whole game.  SH-010, SH-095"""
        self.deck = _NO_CARDS
        """Face down; the last one is on top."""
        self.discard = _NO_CARDS
        self.market = _NO_CARDS
        self.hands = _NO_LISTS
        """By seat, in ascending order."""
        self.columns = _NO_LISTS
        """By company, oldest to newest.  SH-009"""
        self.portfolios = _NO_LISTS
        """By owner, in ascending order; with two players, owner 2 is the third one.  SH-035"""
        self.holdings = _NO_CARDS
        """How many shares of each company an owner has: holdings[owner * COMPANIES + company]."""
        self.price = _NO_CARDS
        """How many shares of each company are owned by all together.  SH-031"""
        self.out_of_game = _NO_CARDS
        self.draws_in_row = 0
        self.fundraised = False
        """Was there a fundraiser since the last buy or expand action?"""
        self.depletions = 0
        self.end_cause = NOT_SET_OFF
        self.final_turns = 0
        """Final turns still to be finished; 0 as long as they have not begun."""
        self.stale = _NO_CARDS
        """Per card, 1 if it was outside the deck at the last reshuffle; all can know that by watching."""
        self.known = _NO_CARDS
        """Hand cards that a seat besides their owner knows of (`codes.known_card`)."""

    def copy(self) -> SharesPosition:
        other = SharesPosition(self.game, self.compiled, self.seats)
        self.copy_engine_to(other)
        other.sides = self.sides
        other.deck = self.deck.copy()
        other.discard = self.discard.copy()
        other.market = self.market.copy()
        other.hands = [cards.copy() for cards in self.hands]
        other.columns = [cards.copy() for cards in self.columns]
        other.portfolios = [cards.copy() for cards in self.portfolios]
        other.holdings = self.holdings.copy()
        other.price = self.price.copy()
        other.out_of_game = self.out_of_game.copy()
        other.draws_in_row = self.draws_in_row
        other.fundraised = self.fundraised
        other.depletions = self.depletions
        other.end_cause = self.end_cause
        other.final_turns = self.final_turns
        other.stale = self.stale
        other.known = self.known.copy()
        return other

    def owners(self) -> int:
        """Portfolios on the table: one a seat, and the third player's with two players.  SH-142"""
        return len(self.portfolios)

    def third(self) -> int:
        """The owner number of the imaginary third player, -1 with three or more players."""
        return self.seats if len(self.portfolios) > self.seats else -1

    def newest(self, company: int) -> int:
        """The newest card of a column, -1 if it is empty.  SH-009"""
        column = self.columns[company]
        return column[-1] if column else -1

    def accepts(self, company: int, card: int) -> bool:
        """Does the number exceed the newest card's? An empty column takes any.  SH-040, SH-041, SH-042"""
        column = self.columns[company]
        return not column or column[-1] < card

    def ability(self, company: int) -> int:
        """The ability on the upper side of a company card.  SH-095"""
        return self.compiled.ability[self.sides[company]][company]

    def amount(self, company: int) -> int:
        """The cost, cards or points of that ability."""
        return self.compiled.amount[self.sides[company]][company]

    def in_final_turns(self) -> bool:
        """Is this turn a final turn?"""
        return self.final_turns > 0

    def add_share(self, owner: int, card: int) -> None:
        """A card becomes a share in a portfolio.  SH-007, SH-035, SH-036"""
        insert(self.portfolios[owner], card)
        company = self.compiled.company[card]
        self.holdings[owner * COMPANIES + company] += 1
        self.price[company] += 1

    def remove_share(self, owner: int, company: int) -> int:
        """A share of a company leaves a portfolio: the one with the lowest number, as all are alike."""
        portfolio = self.portfolios[owner]
        for card in portfolio:
            if self.compiled.company[card] == company:
                portfolio.remove(card)
                self.holdings[owner * COMPANIES + company] -= 1
                self.price[company] -= 1
                return card
        raise ValueError("the owner has no such share")

    def column_of(self, card: int) -> int:
        """The company in whose column a card lies, -1 if in none."""
        for company in range(COMPANIES):
            if card in self.columns[company]:
                return company
        return -1

    def forget(self, card: int) -> None:
        """A card leaves a hand: nobody has to remember that it was there."""
        if self.known:
            self.known = [code for code in self.known if card_known(code) != card]


def insert(cards: list[int], card: int) -> None:
    """Put a card into an ascending list."""
    place = len(cards)
    while place > 0 and cards[place - 1] > card:
        place -= 1
    cards.insert(place, card)


def is_bonus_share(card: int) -> bool:
    """Bonus shares exist in the two-player game only.  SH-002"""
    return card >= CARDS
