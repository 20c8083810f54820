"""A table as a list of tables shows it."""

from __future__ import annotations

import msgspec

from bathysphere.play.entries import Chair


class TableSummary(msgspec.Struct):
    """A table in a list of tables, for no one in particular."""

    table: str
    game: str
    status: str
    chairs: list[Chair]
    settings: dict[str, str]
    moves: int
    turn_of: str = ""
    """The person who has to choose."""
    result: list[int] | None = None
    """The final points by seat."""
    places: list[int] | None = None
    """The final places by seat, as the scores have them."""
    won: list[int] = []
    """The seats whose players have won: nobody who left before the end."""
    first_chair: int = 0
    """Which chair is seat 0."""
    lesson: str = ""
    """The lesson that is learnt there, if it is one."""
    turn: int = -1
    """The chair that has to choose; -1: nobody has to."""
    round: int = 0
    rounds: int = 0
    """Which round is played, of how many; zeros in a game that has none."""
    branch_of: str = ""
    """The table of which this is a what-if."""
    due: int = 0
    """When the time of who has to choose will be up; 0: no time runs."""
