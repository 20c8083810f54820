"""What goes over the wire about games that were played: history, statistics, ratings, notes, same deals."""

from __future__ import annotations

from typing import Annotated

import msgspec

from bathysphere.server.web.wire import Gone


class PlayedSeat(msgspec.Struct):
    """How somebody fared."""

    name: str
    level: str
    you: bool
    points: int
    place: int
    won: bool
    gone: Gone = ""


class PlayedGame(msgspec.Struct):
    """A finished game of one's own."""

    table: str
    game: str
    at: int
    moves: int
    again: bool
    """The deal had been played before."""
    seats: list[PlayedSeat]
    rated: float | None = None
    """What one was rated after it, if it counted: mean less three deviations."""


class PartMean(msgspec.Struct):
    """What a part of the score comes to on average."""

    part: str
    title: str
    points: float


class RatingInfo(msgspec.Struct):
    """What somebody is rated."""

    mean: float
    deviation: float
    """How unsure that is."""
    games: int


class GameStatistics(msgspec.Struct):
    """How somebody has done in a game of so many."""

    game: str
    seats: int
    games: int
    won: int
    left: int
    """Given up, or lost by the clock: those count as lost."""
    mean: float
    best: int
    points: list[int]
    """Of the last games, the oldest first."""
    parts: list[PartMean]
    rating: RatingInfo | None = None
    ratings: list[float] = []
    """What one was rated after each of the last rated games."""


class NoteInfo(msgspec.Struct):
    """What one has noted for oneself about a table (moves -1) or a moment of it."""

    moves: int
    text: str
    at: int


class NewNote(msgspec.Struct):
    """A note in place of the one there is; an empty one takes it away."""

    text: Annotated[str, msgspec.Meta(max_length=2000)]
    moves: Annotated[int, msgspec.Meta(ge=-1, le=1_000_000)] = -1


class DealResult(msgspec.Struct):
    """How somebody fared with a deal."""

    chair: int
    name: str
    level: str
    you: bool
    points: int
    place: int
    won: bool
    gone: Gone = ""
    first: bool = True
    """Was the deal unknown to whoever played it here?"""


class Deal(msgspec.Struct):
    """All that is known of a deal: how everybody fared with it."""

    game: str
    chair: int
    """The chair one is compared at."""
    results: list[DealResult]


class SameDeal(msgspec.Struct):
    """Who shall play a deal once more, on which chair: oneself, or a bot to be watched."""

    chair: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    level: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Daily(msgspec.Struct):
    """The deal that today has for everybody."""

    game: str
    day: str
    table: str | None
    """Where one plays it oneself."""
    over: bool
    """Has one played it to the end? Only then the results are told."""
    results: list[DealResult]
