"""Results of finished games, and what people are rated by them: written with the row that ends the game."""

from __future__ import annotations

from typing import Any

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import Connection, and_, delete, func, insert, select, update

from bathysphere.play.entries import FORMER
from bathysphere.play.results import Ending, Result
from bathysphere.server.store.schema import dailies, notes, ratings, results

PAGE = 50
"""Games that are told at once."""
_encode = msgspec.json.Encoder().encode
_model = PlackettLuce()


class Rating(msgspec.Struct):
    """What somebody is rated in a game of so many, and how sure that is."""

    game: str
    seats: int
    mu: float
    sigma: float
    games: int


class Wanted(msgspec.Struct):
    """Which of somebody's games are looked for."""

    game: str = ""
    result: str = ""
    """`won`, `lost` or `left`; empty: any."""
    opponent: str = ""
    """A part of somebody's name."""
    before: int = 0
    """Only games that ended before this time; 0: all."""


def write(connection: Connection, ending: Ending) -> None:
    """Remember how a game ended, and rate its people anew if it was rated."""
    rated = _rated(connection, ending) if ending.rated else {}
    for one in ending.results:
        mu, sigma = rated.get(one.person, (None, None))
        connection.execute(
            insert(results).values(
                table_id=ending.table,
                chair=one.chair,
                person=one.person,
                name=one.name[:80],
                level=one.level[:40],
                game=ending.game,
                seats=ending.seats,
                deal=ending.deal,
                at=ending.at,
                moves=ending.moves,
                points=one.points,
                place=one.place,
                won=one.won,
                gone=one.gone,
                parts=_encode(one.parts).decode(),
                again=ending.again,
                mu=mu,
                sigma=sigma,
            )
        )


def _rated(connection: Connection, ending: Ending) -> dict[str, tuple[float, float]]:
    """New ratings of everybody; the rows are locked in one order, so that two games do not wait crosswise."""
    before: dict[str, tuple[float, float, int]] = {}
    for person in sorted(one.person for one in ending.results):
        which = and_(
            ratings.c.person == person, ratings.c.game == ending.game, ratings.c.seats == ending.seats
        )
        wanted = select(ratings.c.mu, ratings.c.sigma, ratings.c.games).where(which).with_for_update()
        row = connection.execute(wanted).first()
        fresh = _model.rating()
        before[person] = (row.mu, row.sigma, row.games) if row else (fresh.mu, fresh.sigma, 0)
    last = len(ending.results) + 1  # behind everybody who stayed, wherever the bot came in
    teams = [[_model.rating(*before[one.person][:2])] for one in ending.results]
    after = _model.rate(teams, ranks=[last if one.gone else one.place for one in ending.results])
    rated = {}
    for one, (new,) in zip(ending.results, after, strict=True):
        rated[one.person] = (new.mu, new.sigma)
        _save(connection, one.person, ending, new.mu, new.sigma, before[one.person][2] + 1)
    return rated


def _save(connection: Connection, person: str, ending: Ending, mu: float, sigma: float, games: int) -> None:
    values = {"mu": mu, "sigma": sigma, "games": games}
    its = and_(ratings.c.person == person, ratings.c.game == ending.game, ratings.c.seats == ending.seats)
    if connection.execute(update(ratings).where(its).values(**values)).rowcount == 0:
        key = {"person": person, "game": ending.game, "seats": ending.seats}
        connection.execute(insert(ratings).values(**key, **values))


# -- reading ----------------------------------------------------------------------------------------


class Played(msgspec.Struct):
    """A game somebody played: their result, and those of all."""

    table: str
    game: str
    at: int
    moves: int
    again: bool
    chair: int
    mu: float | None
    sigma: float | None
    results: list[Result]


def _result(row: Any) -> Result:
    parts = msgspec.json.decode(row.parts, type=dict[str, int])
    return Result(
        row.chair, row.person, row.name, row.level, row.points, row.place, bool(row.won), row.gone, parts
    )


def games_of(connection: Connection, person: str, wanted: Wanted) -> list[Played]:
    """The games somebody played to the end or left, the newest first."""
    which = [results.c.person == person]
    if wanted.game:
        which.append(results.c.game == wanted.game)
    if wanted.before:
        which.append(results.c.at < wanted.before)
    if wanted.result == "won":
        which.append(results.c.won.is_(True))
    elif wanted.result == "lost":
        which.append(and_(results.c.won.is_(False), results.c.gone == ""))
    elif wanted.result == "left":
        which.append(results.c.gone != "")
    if wanted.opponent:
        other = results.alias()
        named = func.lower(other.c.name).contains(wanted.opponent.lower(), autoescape=True)
        meant = and_(other.c.table_id == results.c.table_id, other.c.chair != results.c.chair, named)
        which.append(select(other.c.chair).where(meant).exists())
    own = connection.execute(
        select(results).where(*which).order_by(results.c.at.desc(), results.c.table_id).limit(PAGE)
    ).all()
    everybody: dict[str, list[Result]] = {}
    ids = [row.table_id for row in own]
    rows = select(results).where(results.c.table_id.in_(ids)).order_by(results.c.chair)
    for row in connection.execute(rows):
        everybody.setdefault(row.table_id, []).append(_result(row))
    return [
        Played(
            row.table_id,
            row.game,
            row.at,
            row.moves,
            bool(row.again),
            row.chair,
            row.mu,
            row.sigma,
            everybody[row.table_id],
        )
        for row in own
    ]


def all_of(connection: Connection, person: str, most: int) -> list[tuple[str, int, Any, Result]]:
    """The results of somebody, oldest first: game, number of seats, rating after it, result."""
    wanted = select(results).where(results.c.person == person)
    rows = connection.execute(wanted.order_by(results.c.at.desc()).limit(most)).all()
    return [(row.game, row.seats, (row.mu, row.sigma), _result(row)) for row in reversed(rows)]


def ratings_of(connection: Connection, person: str) -> list[Rating]:
    """What somebody is rated."""
    wanted = select(ratings).where(ratings.c.person == person).order_by(ratings.c.game, ratings.c.seats)
    return [Rating(row.game, row.seats, row.mu, row.sigma, row.games) for row in connection.execute(wanted)]


def same_deal(connection: Connection, deal: str, chair: int, most: int) -> list[tuple[str, bool, Result]]:
    """How everybody fared on a chair of a deal, the best first: table, if it may have been known, result."""
    wanted = select(results).where(results.c.deal == deal, results.c.chair == chair)
    rows = connection.execute(wanted.order_by(results.c.points.desc(), results.c.at).limit(most))
    return [(row.table_id, bool(row.again), _result(row)) for row in rows]


# -- deals of the day -------------------------------------------------------------------------------


def daily_table(connection: Connection, person: str, game: str, day: str) -> str | None:
    """At which table somebody plays the deal of a day."""
    which = and_(dailies.c.person == person, dailies.c.game == game, dailies.c.day == day)
    table: str | None = connection.execute(select(dailies.c.table_id).where(which)).scalar()
    return table


def add_daily(connection: Connection, person: str, game: str, day: str, table: str) -> None:
    """Somebody plays the deal of a day, once: a second try is a Conflict."""
    connection.execute(insert(dailies).values(person=person, game=game, day=day, table_id=table))


def daily_results(connection: Connection, game: str, day: str, most: int) -> list[Result]:
    """How the people of a day fared, the best first."""
    joined = results.join(
        dailies, and_(dailies.c.table_id == results.c.table_id, dailies.c.person == results.c.person)
    )
    wanted = select(results).select_from(joined).where(dailies.c.game == game, dailies.c.day == day)
    return [
        _result(row)
        for row in connection.execute(wanted.order_by(results.c.points.desc(), results.c.at).limit(most))
    ]


# -- notes ------------------------------------------------------------------------------------------


class Note(msgspec.Struct):
    """What somebody noted for themselves; `moves` -1: about the table."""

    moves: int
    text: str
    at: int
    table: str = ""


def notes_of(connection: Connection, person: str, table: str | None = None) -> list[Note]:
    """The notes of somebody, at a table or everywhere."""
    wanted = select(notes).where(notes.c.person == person)
    if table is not None:
        wanted = wanted.where(notes.c.table_id == table)
    rows = connection.execute(wanted.order_by(notes.c.table_id, notes.c.moves))
    return [Note(row.moves, row.text, row.at, row.table_id) for row in rows]


def note(connection: Connection, person: str, table: str, new: Note, most: int) -> bool:
    """Write down a note in place of the one before it; without text it goes. False if there are too many."""
    its = and_(notes.c.person == person, notes.c.table_id == table, notes.c.moves == new.moves)
    connection.execute(delete(notes).where(its))
    if not new.text:
        return True
    count = select(func.count()).select_from(notes).where(notes.c.person == person)
    if (connection.execute(count).scalar() or 0) >= most:
        return False
    key = {"person": person, "table_id": table, "moves": new.moves}
    connection.execute(insert(notes).values(**key, at=new.at, text=new.text))
    return True


def forget(connection: Connection, person: str) -> None:
    """Somebody wants to be forgotten: their results stay for the others, without them."""
    for table in (ratings, notes, dailies):
        connection.execute(delete(table).where(table.c.person == person))
    connection.execute(update(results).where(results.c.person == person).values(person="", name=FORMER))


def forget_table(connection: Connection, table: str) -> None:
    """A table is removed with everything that happened there; ratings stay."""
    for kind in (results, notes, dailies):
        connection.execute(delete(kind).where(kind.c.table_id == table))
