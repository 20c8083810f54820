"""Dumps of a game in progress, with something changed, and how they are refused."""

import pytest

import bathysphere as bs
from tests.games.shares.table import CAUSES, position

DEPLETED, FUNDRAISED, EMPTY = (
    CAUSES.index(cause) for cause in ("second-depletion", "double-fundraiser", "empty-replacement")
)


def refused(data):
    """Where a dump is refused, and with which code."""
    with pytest.raises(bs.LoadError) as caught:
        bs.load("shares", data)
    return caught.value.place, caught.value.code


def middle(**more):
    """A position in the middle of a game of three."""
    given = {
        "hands": {0: [10, 20, 30], 1: [40, 50], 2: [60]},
        "shares": {0: [2], 1: [7, 4], 2: [14]},
        "columns": {"pearl": [31, 52, 38], "wildlife": [13]},
        "discard": [90, 91],
    } | more
    return position(**given)


def dump(p=None, *, stack=None, **state):
    """The dump of a position in the middle of a game, with something changed."""
    data = (p or middle()).dump()
    if stack is not None:
        data["stack"] = stack
    data["state"] |= state
    return data


def index(number):
    """A card as frames carry it."""
    return number - 1
