"""What can be pending in a game of In Too Deep, and what each step has to know besides the seat."""

from typing import ClassVar, Final

from bathysphere.engine.frame import Frame

DRAFT: Final = 0
TURN: Final = 1
PAY: Final = 2
EXPAND: Final = 3
END_TURN: Final = 4
REMOVE: Final = 5
REMOVE_OR_MOVE: Final = 6
BUY_CHEAPER: Final = 7
TAKE_SHARE: Final = 8
RAISE_OR_MOVE: Final = 9
EXTRA_DEPTH: Final = 10
MOVE: Final = 11
PLACE: Final = 12

DISCARD_PILE: Final = -1
"""Receiver of a payment that goes to nobody."""


class DraftFrame(Frame):
    """A first share is chosen from the market."""

    FIELDS: ClassVar[dict[str, type]] = {"pick": int}
    SHARED: ClassVar[bool] = False

    def __init__(self, seat: int, pick: int) -> None:
        super().__init__(DRAFT, seat)
        self.pick: Final = pick
        """How many shares were chosen before this one."""


class PayFrame(Frame):
    """Cards of the hand are given away, one by one in ascending order."""

    FIELDS: ClassVar[dict[str, type]] = {"owed": int, "lowest": int, "receiver": int}
    SHARED: ClassVar[bool] = False

    def __init__(self, seat: int, owed: int, lowest: int, receiver: int) -> None:
        super().__init__(PAY, seat)
        self.owed: Final = owed
        """How many cards are still to be paid."""
        self.lowest: Final = lowest
        """The lowest card that may come next."""
        self.receiver: Final = receiver
        """The seat that gets the cards, or DISCARD_PILE."""


class CardFrame(Frame):
    """A company is chosen for a card of the hand: to EXPAND it, or to PLACE an extra card there."""

    FIELDS: ClassVar[dict[str, type]] = {"card": int}

    def __init__(self, step: int, seat: int, card: int) -> None:
        super().__init__(step, seat)
        self.card: Final = card


class AbilityFrame(Frame):
    """The ability of a company that was just expanded may be used."""

    FIELDS: ClassVar[dict[str, type]] = {"company": int}

    def __init__(self, step: int, seat: int, company: int) -> None:
        super().__init__(step, seat)
        self.company: Final = company


class MoveFrame(Frame):
    """A column is chosen for a depth card that leaves another one."""

    FIELDS: ClassVar[dict[str, type]] = {"card": int, "source": int, "ability": int}
    SHARED: ClassVar[bool] = False

    def __init__(self, seat: int, card: int, source: int, ability: int) -> None:
        super().__init__(MOVE, seat)
        self.card: Final = card
        self.source: Final = source
        """The company whose column the card leaves."""
        self.ability: Final = ability
        """The company whose ability moves it."""
