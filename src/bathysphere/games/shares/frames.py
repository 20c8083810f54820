"""What can be pending in a game of In Too Deep, and what its frame carries besides the seat."""

from typing import Final

DRAFT: Final = 0  # a: number of the pick
TURN: Final = 1
PAY: Final = 2  # a: cards still to pay, b: the lowest card that may follow, c: receiving seat or -1
EXPAND: Final = 3  # a: the card
END_TURN: Final = 4
REMOVE: Final = 5  # a: the company whose ability it is; so for all abilities
REMOVE_OR_MOVE: Final = 6
BUY_CHEAPER: Final = 7
TAKE_SHARE: Final = 8
RAISE_OR_MOVE: Final = 9
EXTRA_DEPTH: Final = 10
MOVE: Final = 11  # a: the card, b: the company it comes from, c: the company whose ability it is
PLACE: Final = 12  # a: the extra card
