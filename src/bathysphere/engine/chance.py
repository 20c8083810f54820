"""Chance: one small generator whose whole state is an int kept in the position.

Multiply-with-carry with lag one: the low half of the state is the digit, the high half the carry.
Every product stays below 2**63, so the same arithmetic runs on Python's ints and on machine words and
gives the same game everywhere. `MULTIPLIER * 2**32 - 1` is a safe prime, hence a period near 2**62.
"""

from typing import Final

from mypy_extensions import i64

MULTIPLIER: Final = 2147483085
LOW: Final = 0xFFFFFFFF

_WORD: Final = 0xFFFFFFFFFFFFFFFF


def seeded(seed: int, stream: int = 0) -> int:
    """A starting state for any int. Different streams of one seed are unrelated."""
    word = (seed * 0x9E3779B97F4A7C15 + stream * 0xD1B54A32D192ED03 + 0x2545F4914F6CDD1D) & _WORD
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _WORD
    word ^= word >> 31
    carry = 1 + (word >> 32) % (MULTIPLIER - 2)
    return (carry << 32) | (word & LOW)


def advance(state: i64) -> i64:
    """The state after this one."""
    return MULTIPLIER * (state & LOW) + (state >> 32)


def scaled(state: i64, bound: i64) -> int:
    """A number from 0 up to `bound` - 1 read off a state (the bias is below bound / 2**32)."""
    return (((state ^ (state >> 32)) & LOW) * bound) >> 32


class Source:
    """A random source of its own, for whoever is not the game: bots, determinisations, tests."""

    def __init__(self, seed: int, stream: int = 0) -> None:
        self.state: i64 = seeded(seed, stream)

    def below(self, bound: int) -> int:
        """A number from 0 up to `bound` - 1."""
        self.state = advance(self.state)
        return scaled(self.state, bound)

    def word(self) -> int:
        """Thirty-one fresh bits, to seed something else."""
        return self.below(0x7FFFFFFF)

    def shuffle(self, items: list[int]) -> None:
        """Put the items into random order, in place."""
        state = self.state
        for last in range(len(items) - 1, 0, -1):
            state = advance(state)
            other = scaled(state, last + 1)
            items[last], items[other] = items[other], items[last]
        self.state = state
