"""What the views of all games have in common, as structs: the client's types are generated from them.

A game's own view is a struct of its `view.py`, what is printed on its boards one of its `printed.py`;
`Game.view_type` and `Game.printed_type` name them. `plain` makes JSON data of either.
"""

from typing import Any

import msgspec

from bathysphere.engine.scores import Score


class View(msgspec.Struct, forbid_unknown_fields=True):
    """A part of a view. A field that may be `UNSET` is left out where it says nothing."""


class PendingView(View):
    """Who has to choose, and at which step."""

    seat: int
    step: str


class ScoreView(View):
    """What a seat has: at the end the result, before it what it would be now."""

    seat: int
    place: int
    total: int
    parts: dict[str, int]
    tiebreaks: dict[str, int]
    """What decides between equal totals, most important first."""


def score_view(score: Score) -> ScoreView:
    """A score as everybody may see it."""
    return ScoreView(score.seat, score.place, score.total, dict(score.parts), dict(score.tiebreaks))


def plain(struct: msgspec.Struct) -> dict[str, Any]:
    """A struct as JSON data."""
    data: dict[str, Any] = msgspec.to_builtins(struct)
    return data
