"""The content of In Too Deep as int tables: what the rules read while playing."""

from typing import Final

from bathysphere.engine.game import Content

TWO_PLAYERS: Final = 2
"""With so many seats an imaginary third player takes part, and bonus shares."""

NO_ABILITY: Final = 0
REMOVE: Final = 1
REMOVE_OR_MOVE: Final = 2
EXTRA_FOR_LARGEST: Final = 3
PAID_LIKE_LARGEST: Final = 4
WORTH_MORE: Final = 5
FOLLOW_HIGHEST: Final = 6
BUY_CHEAPER: Final = 7
TAKE_SHARE: Final = 8
RAISE_OR_MOVE: Final = 9
EXTRA_DEPTH: Final = 10

ABILITIES: Final = {
    "remove": REMOVE,
    "remove_or_move": REMOVE_OR_MOVE,
    "extra_for_largest": EXTRA_FOR_LARGEST,
    "paid_like_largest": PAID_LIKE_LARGEST,
    "worth_more": WORTH_MORE,
    "follow_highest": FOLLOW_HIGHEST,
    "buy_cheaper": BUY_CHEAPER,
    "take_share": TAKE_SHARE,
    "raise_or_move": RAISE_OR_MOVE,
    "extra_depth": EXTRA_DEPTH,
}
"""The abilities by the names the content files use."""

BASIC: Final = 0
ADVANCED: Final = 1


class SharesCompiled(Content):
    """Cards, companies and numbers of one way to play, shared by all positions of it.

    A card is the place of its depth number in ascending order, so comparing cards compares numbers. The bonus
    shares of the two-player game follow the depth & share cards.
    """

    def __init__(self, settings: dict[str, str], labels: dict[str, list[str]]) -> None:
        super().__init__(settings, labels)
        self.number: list[int] = []
        self.company: list[int] = []
        self.decade: list[int] = []
        self.ability: list[list[int]] = []
        """Ability by side, then company."""
        self.amount: list[list[int]] = []
        """The cost, cards or points of that ability."""
        self.sides: list[int] = []
        """The chosen side of each company; empty if chance is to choose."""
        self.hand = 0
        self.seat_bonus = 0
        self.draft_rounds = 0
        self.two_player_hand = 0
        self.third_portfolio = 0
        self.bonus_shares = 0
        self.bonus_cards = 0
        self.draw = 0
        self.fundraiser = 0
        self.depletions = 0
        self.bonus_shares_return = True
        self.abilities_chain = False
        """Does a card placed by an ability give its company's ability as well?  AMB-25"""
        self.third_is_rival = True
        """Does the third player count for who has the most Treasure shares?  AMB-32"""
        self.pearl_against_itself = True
        """Is Pearl's own column among those its advanced side looks at?  AMB-34"""
        self.third_draws = False
        """Does the third player draw dividends and fundraiser cards, to the discard pile?  AMB-39"""
        self.third_pays = False
        """Does a depth card laid for the third player pay a dividend?  AMB-40"""
