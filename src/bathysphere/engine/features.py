"""Features: what a seat knows of a position as a fixed row of numbers, for learning agents.

A game declares blocks of features once, with what they mean:

    FEATURES = Features()
    HAND = FEATURES.block("hand", [CARDS], 1, "the own hand", of="card")

and fills them in, as small ints from 0 to 255; divided by the block's `most` it is the feature, from 0 to 1.
Players are told relative to the observing seat: 0 is itself, 1 its neighbour to the left, and so on.
"""

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from bathysphere.engine.position import Position

LARGEST: Final = 255


class Block:
    """Features of one kind, side by side."""

    def __init__(self, name: str, first: int, sizes: list[int], most: int, about: str, of: str) -> None:
        self.name = name
        self.first = first
        self.sizes = sizes
        """How many places there are of each kind of thing it is about; the last index varies fastest."""
        self.size = 1
        for size in sizes:
            self.size *= size
        self.most = most
        """What counts as 1; more is cut off."""
        self.about = about
        self.of = of
        """What the places stand for: kinds of things in the order of `sizes`, or a name for each place."""


class Features:
    """All features of a game."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.size = 0

    def block(self, name: str, sizes: list[int], most: int, about: str, of: str = "") -> int:
        """Declare a block and get the place of its first feature."""
        block = Block(name, self.size, sizes, most, about, of)
        self.blocks.append(block)
        self.size += block.size
        return block.first


P = TypeVar("P", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(Generic[P]):
    """Turns positions into features, by what the seat may know and nothing else."""

    def __init__(self, features: Features) -> None:
        self.features = features

    def fill(self, p: P, seat: int, row: bytearray) -> None:
        """Write the features of a seat into a row of zeros."""
        raise NotImplementedError

    def encode(self, p: P, seat: int) -> bytearray:
        """The features of a seat, one byte each, not yet divided: few are not 0, so only those cost time."""
        row = bytearray(self.features.size)
        self.fill(p, seat, row)
        return row


def put(row: bytearray, place: int, value: int) -> None:
    """Write a number that may be too large or too small for its place; a 0 stands there already."""
    if value > 0:
        row[place] = LARGEST if value > LARGEST else value


def mask(p: Position, size: int) -> bytearray:
    """One byte for each of the game's actions: 1 for those that can be played now."""
    row = bytearray(size)
    for action in p.choices:
        row[action] = 1
    return row
