"""Seeds: what a game's chance begins with, and the seal that commits a table to it.

A whole number makes the quick chance of simulations, ladders and old records. Thirty-two hexadecimal digits,
128 bits of the operating system's randomness, make the sealed chance of games that people play (`chance.py`).
"""

from __future__ import annotations

import re
from hashlib import sha256
from secrets import token_hex

Seed = int | str
"""An int: quick chance. A text of 32 small hexadecimal digits: sealed chance."""

LARGEST_SEED = 2**63 - 1
DIGITS = 32
QUICK, SEALED = "quick", "sealed"
KINDS = (QUICK, SEALED)
"""The kinds of chance by name, as records and dumps write them."""

_SEALED = re.compile(rf"[0-9a-f]{{{DIGITS}}}")


def fresh() -> str:
    """A seed that nobody can guess."""
    return token_hex(DIGITS // 2)


def is_seed(seed: Seed) -> bool:
    """Can a game begin with it?"""
    if isinstance(seed, str):
        return _SEALED.fullmatch(seed) is not None
    return 0 <= seed <= LARGEST_SEED


def read_seed(text: str) -> Seed | None:
    """A seed as people write it, 7 or 9f0c…; None if it is none."""
    written = text.strip().lower()
    if len(written) < DIGITS:
        if not (written.isascii() and written.isdigit()):
            return None
        return int(written) if is_seed(int(written)) else None
    return written if is_seed(written) else None


def commitment(seed: Seed) -> str:
    """The seal of a deal: SHA-256 of the seed's text. `printf %s SEED | sha256sum` gives the same.

    A whole number has none: it could be found by trying them all.
    """
    return sha256(seed.encode()).hexdigest() if isinstance(seed, str) else ""


def as_number(seed: Seed) -> int:
    """Any seed as a whole number, for whatever else shall depend on it."""
    return int(seed, 16) if isinstance(seed, str) else seed
