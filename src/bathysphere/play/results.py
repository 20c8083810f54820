"""How a finished game ended for everybody who sat there, and which deal it was."""

from __future__ import annotations

import hashlib

import msgspec

from bathysphere.play.entries import Create
from bathysphere.play.table import Table


class Result(msgspec.Struct):
    """What a chair came to, for the person who sat there: also for one who left before the end."""

    chair: int
    person: str
    name: str
    level: str
    points: int
    place: int
    won: bool
    gone: str
    parts: dict[str, int]


class Ending(msgspec.Struct):
    """A game that was played from its deal to the end."""

    table: str
    game: str
    seats: int
    deal: str
    at: int
    moves: int
    again: bool
    rated: bool
    results: list[Result]


def deal_of(made: Create) -> str:
    """The same for tables where the same is dealt: game, version, settings, number of seats and seed."""
    settings = sorted(made.settings.items())
    dealt = msgspec.json.encode([made.game, made.version, settings, len(made.chairs), str(made.seed)])
    return hashlib.sha256(dealt).hexdigest()


def ending(before: Table, after: Table) -> Ending | None:
    """What is to be remembered of a table when its game has just ended; what-ifs and lessons do not count."""
    setup = after.setup
    if after.status != "over" or before.status == "over":
        return None
    if setup.world is not None or setup.prefix or setup.lesson or after.play is None:
        return None
    results = [_result(after, chair) for chair in range(len(after.chairs))]
    people = [one.person for one in results]
    # Between people only, each for themselves; whoever left has lost, and stays a part of it.
    rated = setup.rated and all(people) and len(set(people)) == len(people) > 1
    rated = rated and after.position.game.team(after.position) is None
    at, seats = after.rows[-1].at, len(results)
    return Ending(after.id, setup.game, seats, deal_of(setup), at, after.moves, setup.again, rated, results)


def _result(table: Table, place: int) -> Result:
    chair, seat = table.chairs[place], table.position.seat_of_chair(place)
    score = table.scores()[seat]
    person = table.absent.left.get(place, "") if chair.gone else chair.person
    won = seat in table.winners()
    return Result(
        place, person, chair.name, chair.level, score.total, score.place, won, chair.gone, dict(score.parts)
    )
