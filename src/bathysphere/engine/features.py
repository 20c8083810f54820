"""Features: what a seat knows of a position as a fixed row of numbers, for learning agents.

A game declares blocks of features once, with what they mean:

    FEATURES = Features()
    HAND = FEATURES.block("hand", [CARDS], 1, "the own hand", of="card")

and fills them in, as small ints from 0 to 255; divided by the block's `most` it is the feature, from 0 to 1.
Players are told relative to the observing seat: 0 is itself, 1 its neighbour to the left, and so on.

The measure of what belongs into a row is the view of the seat (`faces/view.py`): positions that look unlike
have different rows, those that a seat cannot tell apart have the same (tests/gym/test_worlds.py).
"""

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from bathysphere.engine.frame import Frame
from bathysphere.engine.position import Position
from bathysphere.engine.settings import Setting

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
        self.settings: list[str] = []
        self.values: list[list[str]] = []
        self.chosen: list[int] = []

    def choices(self, settings: list[Setting]) -> None:
        """A block for each setting of the table; values that are no presets share the last place."""
        for setting in settings:
            words = [*setting.presets, "other"]
            about = f"what the table chose for `{setting.name}`"
            self.settings.append(setting.name)
            self.values.append(setting.presets)
            self.chosen.append(
                self.block(f"setting {setting.name}", [len(words)], 1, about, of=", ".join(words))
            )

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
        told = self.features
        for number in range(len(told.settings)):
            values = told.values[number]
            chosen = p.content.settings[told.settings[number]]
            row[told.chosen[number] + (values.index(chosen) if chosen in values else len(values))] = 1
        return row


def largest(features: Features) -> bytes:
    """What counts as 1 of each feature."""
    row = bytearray(features.size)
    for block in features.blocks:
        for place in range(block.first, block.first + block.size):
            row[place] = block.most
    return bytes(row)


def put(row: bytearray, place: int, value: int) -> None:
    """Write a number that may be too large or too small for its place; a 0 stands there already."""
    if value > 0:
        row[place] = LARGEST if value > LARGEST else value


def put_binary(row: bytearray, place: int, value: int, digits: int) -> None:
    """Write a number that is a name or a set (of a list, of entries) digit by digit; -1 is all zeros."""
    rest = value + 1
    for digit in range(digits):
        row[place + digit] = rest & 1
        rest >>= 1


def put_frame(row: bytearray, place: int, frame: Frame, digits: int) -> None:
    """Write what a pending step has to know, field by field in binary digits."""
    for name in frame.FIELDS:
        put_binary(row, place, int(getattr(frame, name)), digits)
        place += digits


def put_order(row: bytearray, place: int, things: list[int]) -> None:
    """Write where each thing of a row lies: 1 for the first one."""
    for number in range(len(things)):
        put(row, place + things[number], number + 1)


def mask(p: Position, size: int) -> bytearray:
    """One byte for each of the game's actions: 1 for those that can be played now."""
    row = bytearray(size)
    for action in p.choices:
        row[action] = 1
    return row
