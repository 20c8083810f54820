"""What goes over the wire about moves made and moves to make: replay, hints, review."""

from __future__ import annotations

from typing import Any

import msgspec

from bathysphere.server.web.wire import EventInfo


class Moment(msgspec.Struct, omit_defaults=True):
    """A move of the record, for the replay."""

    moves: int
    seat: int
    turn: int
    events: list[EventInfo] = []
    action: str = ""
    totals: list[int] = []
    met: list[str] = []
    """Of a finished game of a team: the parts of the score whose goals were met after this move."""


class Moments(msgspec.Struct):
    """A whole game, move by move."""

    table: str
    moves: int
    moments: list[Moment]


class MomentView(msgspec.Struct):
    """The table at one moment of the past."""

    moves: int
    seat: int
    hash: str
    view: dict[str, Any]
    question: str | None


class HintOption(msgspec.Struct):
    """An option as a bot judges it: what it leads to for the seat that chooses, and why."""

    action: str
    label: str
    points: float
    """Expected points at the end of the game."""
    chance: float
    """Chance to win, from 0 to 1; of a team, to succeed."""
    sentence: str
    actions: list[str]
    """All things of a set that are chosen together; else the action alone."""


class Hints(msgspec.Struct):
    """The best options of a pending choice, the best first, at most three."""

    moves: int
    seat: int
    options: list[HintOption]
    team: bool
    """Are chances those of a team to succeed?"""


class Judgement(msgspec.Struct):
    """What a position was worth to every seat, judged by what lay open to all and in hands."""

    moves: int
    points: list[float]
    chances: list[float]


class CostlyMove(msgspec.Struct):
    """A move that cost its seat something, and what would have been better."""

    moves: int
    """The move is the one with this number; the choice stood at `moves - 1`."""
    seat: int
    action: str
    label: str
    better: str
    better_label: str
    points: float
    """Expected points given away."""
    chance: float
    """Winning chance given away."""
    sentence: str


class Review(msgspec.Struct):
    """A finished game looked back upon."""

    table: str
    moves: int
    values: list[Judgement]
    """After every turn, the first before any move, the last the result."""
    costly: list[CostlyMove]
    """The moves that cost most, the worst first."""
