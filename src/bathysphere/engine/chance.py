"""Chance, of two kinds. The state of either is one int kept in the position.

Quick, for whoever plays by the thousand: multiply-with-carry with lag one. The low half of the state is the
digit, the high half the carry. Every product stays below 2**63, so the same arithmetic runs on Python's ints
and on machine words and gives the same game everywhere. `MULTIPLIER * 2**32 - 1` is a safe prime, hence a
period near 2**62. Whoever sees a dozen cards can compute the state (`bench/lattice.py`): it keeps no secret.

Sealed, for games that people play: keyed BLAKE2b in counter mode. Whoever has not the key, the 128 bits of
the seed, learns nothing from the cards on the table about those in the deck. The state is how many words of
the stream are used up; the key goes with it.
"""

from hashlib import blake2b
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


WORD_BYTES: Final = 4
BLOCK_WORDS: Final = 16
WORDS: Final = 0x100000000
"""How many words there are."""


class SealedStream:
    """The numbers that follow from a key: block n is BLAKE2b of n (8 bytes) under it, 16 words of 4 bytes.

    All bytes are little-endian. A number below a bound is a word modulo the bound; words of the last,
    incomplete run of the bound are passed over, so that all numbers are equally likely.
    """

    def __init__(self, key: bytes, used: int) -> None:
        self.key: Final = key
        self.used = used
        """How many words of the stream are used up."""
        self.number = -1
        self.block = b""
        """The block of that number, once it was needed."""

    def word(self) -> int:
        """The next 32 bits."""
        number = self.used // BLOCK_WORDS
        if number != self.number:
            self.number = number
            self.block = blake2b(number.to_bytes(8, "little"), key=self.key).digest()
        place = self.used % BLOCK_WORDS * WORD_BYTES
        self.used += 1
        return int.from_bytes(self.block[place : place + WORD_BYTES], "little")

    def below(self, bound: int) -> int:
        """A number from 0 up to `bound` - 1, all equally likely; the bound is at most 2**32."""
        end = WORDS - WORDS % bound
        word = self.word()
        while word >= end:
            word = self.word()
        return word % bound

    def shuffle(self, items: list[int]) -> None:
        """Put the items into random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


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
