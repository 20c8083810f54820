"""The HTTP API of games that were played: history, statistics, notes, and the same deal once more."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody, QueryParameter

from bathysphere.catalogue import playable
from bathysphere.language.languages import spoken
from bathysphere.play import deals
from bathysphere.play.changing import now
from bathysphere.play.decide import clean
from bathysphere.play.refusal import Refusal
from bathysphere.play.results import Result, deal_of
from bathysphere.server.store import results as kept
from bathysphere.server.store.results import Note, Wanted
from bathysphere.server.store.store import Conflict
from bathysphere.server.web import statistics
from bathysphere.server.web.api import Number
from bathysphere.server.web.asking import Here, Id, Tongue, Who, get, post
from bathysphere.server.web.projector import viewpoint
from bathysphere.server.web.wire import State
from bathysphere.server.web.wire_played import (
    Daily,
    Deal,
    DealResult,
    GameStatistics,
    NewNote,
    NoteInfo,
    PlayedGame,
    PlayedSeat,
    SameDeal,
)
from bathysphere.server.web.wording import called

MOST_NOTES = 2000
"""Of one person, at all tables."""
SHOWN = 50
"""Results of a deal that are told at once."""
LATEST = 1000
"""Games that statistics are made of."""

Word = Annotated[str, QueryParameter(max_length=40)]
How = Annotated[Literal["", "won", "lost", "left"], QueryParameter()]
Before = Annotated[int, QueryParameter(ge=0, le=10**15)]


@get("/me/games")
async def my_games(
    person: Who,
    worker: Here,
    language: Tongue,
    game: Word = "",
    result: How = "",
    opponent: Word = "",
    before: Before = 0,
) -> list[PlayedGame]:
    """My finished games, the newest first, a page at a time: `before` the time of the last one."""
    wanted = Wanted(game, result, opponent.strip(), before)
    games_kept = await worker.tables.store.read(lambda c: kept.games_of(c, person.id, wanted))
    games = []
    for one in games_kept:
        seats = [
            PlayedSeat(
                called(each.name, language),
                each.level,
                each.chair == one.chair,
                each.points,
                each.place,
                each.won,
                each.gone,  # type: ignore[arg-type]
            )
            for each in one.results
        ]
        rated = None if one.mu is None or one.sigma is None else statistics.ordinal(one.mu, one.sigma)
        games.append(PlayedGame(one.table, one.game, one.at, one.moves, one.again, seats, rated))
    return games


@get("/me/statistics")
async def my_statistics(person: Who, worker: Here, language: Tongue) -> list[GameStatistics]:
    """How I have done, by game and number of seats."""
    played = await worker.tables.store.read(lambda c: kept.all_of(c, person.id, LATEST))
    rated = await worker.tables.store.read(lambda c: kept.ratings_of(c, person.id))
    return statistics.of(played, rated, spoken(language))


# -- notes ------------------------------------------------------------------------------------------


@get("/tables/{id:str}/notes")
async def notes(id: Id, person: Who, worker: Here) -> list[NoteInfo]:
    """What I have noted for myself about a table."""
    table = await worker.tables.table(id)
    viewpoint(table, person.id, None)
    mine = await worker.tables.store.read(lambda c: kept.notes_of(c, person.id, id))
    return [NoteInfo(one.moves, one.text, one.at) for one in mine]


@post("/tables/{id:str}/notes", status_code=200)
async def take_note(id: Id, data: JSONBody[NewNote], person: Who, worker: Here) -> dict[str, bool]:
    """Note something for myself: nobody else reads it."""
    worker.budgets.rows.take()
    table = await worker.tables.table(id)
    viewpoint(table, person.id, None)
    if data.moves > table.moves:
        raise Refusal("moment-unknown", found=str(data.moves), most=str(table.moves))
    new = Note(data.moves, data.text.replace("\0", "").strip(), now())
    if not await worker.tables.store.write(lambda c: kept.note(c, person.id, id, new, MOST_NOTES)):
        raise Refusal("notes-full", most=str(MOST_NOTES))
    return {"kept": True}


# -- the same deal ----------------------------------------------------------------------------------


def _fared(one: Result, person: str, again: bool, language: str) -> DealResult:
    return DealResult(
        one.chair,
        called(one.name, language),
        one.level,
        bool(person) and one.person == person,
        one.points,
        one.place,
        one.won,
        one.gone,  # type: ignore[arg-type]
        not again,
    )


@get("/tables/{id:str}/deal/{chair:int}")
async def deal(id: Id, chair: Number, person: Who, worker: Here, language: Tongue) -> Deal:
    """How everybody fared who was dealt the same as this chair was here."""
    table = await worker.tables.table(id)
    viewpoint(table, person.id, None)
    if table.status != "over":
        raise Refusal("not-over")
    dealt = deal_of(table.setup)
    results = await worker.tables.store.read(lambda c: kept.same_deal(c, dealt, chair, SHOWN))
    fared = [_fared(one, person.id, again, language) for _, again, one in results]
    return Deal(table.setup.game, chair, fared)


@post("/tables/{id:str}/again")
async def again(id: Id, data: JSONBody[SameDeal], person: Who, worker: Here, language: Tongue) -> State:
    """The same deal once more, by me or by a bot that I watch."""
    worker.budgets.new_tables.take()
    table = await worker.tables.table(id)
    viewpoint(table, person.id, None)
    made = deals.again(table, data.chair, data.level, person.id, person.name)
    return worker.state(await worker.tables.create(made), person, language)


@get("/daily")
async def dailies(person: Who, worker: Here, language: Tongue) -> list[Daily]:
    """The deals of today, and how everybody fared whose deal one has played, too."""
    day = deals.today(now())
    told = []
    for game in playable():
        told.append(await _daily(worker, game, day, person.id, language))
    return told


async def _daily(worker: Here, game: str, day: str, person: str, language: str) -> Daily:
    table = await worker.tables.store.read(lambda c: kept.daily_table(c, person, game, day))
    over = table is not None and (await worker.tables.table(table)).status in ("over", "closed")
    results = []
    if over:
        results = await worker.tables.store.read(lambda c: kept.daily_results(c, game, day, SHOWN))
    return Daily(game, day, table, over, [_fared(one, person, False, language) for one in results])


@post("/daily/{game:str}")
async def play_daily(game: Id, person: Who, worker: Here, language: Tongue) -> State:
    """Play the deal of today, once; whoever has begun comes back to it."""
    day = deals.today(now())
    table = await worker.tables.store.read(lambda c: kept.daily_table(c, person.id, game, day))
    if table is None:
        worker.budgets.new_tables.take()
        made = deals.daily(game, day, worker.secret, person.id, clean(person.name))
        try:
            live = await worker.tables.create(
                made, besides=lambda c, id: kept.add_daily(c, person.id, game, day, id)
            )
            return worker.state(live, person, language)
        except Conflict:  # begun on another device just now
            table = await worker.tables.store.read(lambda c: kept.daily_table(c, person.id, game, day))
            assert table is not None
    return worker.state(await worker.tables.look(table), person, language)


HANDLERS: list[BaseRouteHandler] = [
    my_games,
    my_statistics,
    notes,
    take_note,
    deal,
    again,
    dailies,
    play_daily,
]
