"""The HTTP API: `docs/api.md` tells what each address is for."""

from __future__ import annotations

from typing import Annotated, Any, Literal, cast

import msgspec
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Response

from bathysphere.catalogue import playable
from bathysphere.engine.errors import OptionError
from bathysphere.engine.record import Record
from bathysphere.language.manual import Manual
from bathysphere.lessons import lesson
from bathysphere.play import decide
from bathysphere.play.decide import Decision, clean
from bathysphere.play.entries import Commands
from bathysphere.play.refusal import PassedOn, Refusal
from bathysphere.play.table import Table
from bathysphere.server.limits.caller import calling
from bathysphere.server.store import lobby, store
from bathysphere.server.store.store import Person
from bathysphere.server.web import games_view, lesson_view, manuals
from bathysphere.server.web.asking import Asked, Here, Id, Tongue, Who, get, post
from bathysphere.server.web.guards import AS_IS
from bathysphere.server.web.line_view import table_line
from bathysphere.server.web.projector import Projector, viewpoint
from bathysphere.server.web.wire import (
    Accepted,
    LessonLine,
    NewTable,
    Refused,
    Sitting,
    State,
    TableLine,
    Why,
)
from bathysphere.server.web.wire_games import GameInfo, ManualHits
from bathysphere.server.web.wire_live import ClientMessage, ServerMessage
from bathysphere.server.web.wire_past import Hints
from bathysphere.server.web.wire_people import Reporting
from bathysphere.server.web.worker import Worker

PACKED = {AS_IS: False}

Number = Annotated[int, PathParameter(ge=0, le=1_000_000_000)]
Skip = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Seat = Annotated[int | None, QueryParameter(ge=-1, le=9)]
Seats = Annotated[int | None, QueryParameter(ge=1, le=9)]
Version = Annotated[int | None, QueryParameter(ge=1, le=999)]
Options = Annotated[list[str] | None, QueryParameter(max_items=20)]
Action = Annotated[str, QueryParameter(max_length=200)]
Named = Annotated[str, QueryParameter(max_length=100)]
Part = Annotated[Literal["all", "names"], QueryParameter()]


# -- games ------------------------------------------------------------------------------------------


@get("/games", opt=PACKED)
async def games(language: Tongue) -> list[GameInfo]:
    """What can be played."""
    return [games_view.game_info(name, language) for name in playable()]


@get("/games/{name:str}/texts/{lang:str}", media_type="text/plain", opt=PACKED)
async def game_texts(name: Id, lang: Id, part: Part = "all", pack: Named = "") -> str:
    """The Fluent source of a game, with the common messages before it; of `names` only what a board needs.

    With a `pack` what its things are called comes last.
    """
    return games_view.texts(name, lang, part, pack)


@get("/games/{name:str}/printed", opt=PACKED)
async def game_printed(
    name: Id, seats: Seats = None, option: Options = None, version: Version = None
) -> dict[str, Any]:
    """What boards and cards say with these settings (`option=mission=3`): all one needs to draw them."""
    return games_view.printed(name, seats, option or [], version)


# -- manuals ----------------------------------------------------------------------------------------


@get("/games/{name:str}/manual/{lang:str}", opt=PACKED)
async def game_manual(request: Asked, name: Id, lang: Id) -> Manual:
    """The whole manual of a game, in the default language if there is none in this one."""
    body, mark = manuals.packed(name, lang)
    headers = {"etag": mark, "cache-control": "no-cache"}
    known = mark in request.headers.get("if-none-match", "")
    answer = Response(
        b"" if known else body,
        status_code=304 if known else 200,
        media_type="application/json",
        headers=headers,
    )
    return cast("Manual", answer)


@get("/games/{name:str}/manual/examples/{example:str}", media_type="text/plain", opt=PACKED)
async def manual_example(name: Id, example: Id) -> str:
    """The record of a worked example."""
    return manuals.record_of(name, example)


@post("/examples/{name:str}/{example:str}")
async def open_example(name: Id, example: Id, person: Who, worker: Here, language: Tongue) -> State:
    """A private table at the position of a worked example, against bots."""
    worker.budgets.new_tables.take()
    record = Record.parse(manuals.record_of(name, example))
    made = await worker.desk.do("", lambda: decide.example(record, person.id, person.name))
    return worker.state(await worker.tables.create(made), person, language)


@get("/manual/search", opt=PACKED)
async def manual_search(language: Tongue, q: Action, game: Named = "", edition: Named = "") -> ManualHits:
    """Look up a rule id, words or a question in all manuals; `game` and `edition`: what is being played."""
    return manuals.searched(q, language, game, edition)


# -- lessons ----------------------------------------------------------------------------------------


@get("/games/{name:str}/lessons/{lang:str}", opt=PACKED)
async def game_lessons(name: Id, lang: Id) -> list[LessonLine]:
    """The lessons of a game."""
    games_view.check(name, lang)
    return lesson_view.listed(name, lang)


@post("/lessons/{name:str}/{id:str}")
async def new_lesson(name: Id, id: Id, person: Who, worker: Here, language: Tongue) -> State:
    """A private table at the position of a lesson."""
    worker.budgets.new_tables.take()
    games_view.check(name)
    try:
        made = decide.lesson(lesson(name, id), person.id, person.name)
    except OptionError as problem:
        raise PassedOn("lesson-unknown", problem) from problem
    return worker.state(await worker.tables.create(made), person, language)


# -- tables -----------------------------------------------------------------------------------------


@post("/tables")
async def new_table(data: JSONBody[NewTable], person: Who, worker: Here, language: Tongue) -> State:
    """A new table; without open seats the game begins at once."""
    worker.budgets.new_tables.take()
    if data.listed and any(plan.kind == "open" for plan in data.seats):
        worker.budgets.listings.take()
    made = decide.create(
        data.game,
        data.settings,
        data.seats,
        person.id,
        person.name,
        data.listed,
        data.watch,
        data.clock,
        data.hints,
        data.shown,
        data.rated,
    )
    return worker.state(await worker.tables.create(made), person, language)


@get("/tables/mine")
async def my_tables(person: Who, worker: Here, language: Tongue, skip: Skip = 0) -> list[TableLine]:
    """My tables a page at a time, those that wait for me first of all; `skip`: after so many."""
    listed = await worker.tables.store.read(lambda c: store.lines_of(c, person.id, skip=skip))
    return [table_line(line, updated, person.id, language) for line, updated in listed]


@get("/tables/open")
async def open_tables(person: Who, worker: Here, language: Tongue) -> list[TableLine]:
    """Tables where I could sit down."""
    listed = await worker.tables.store.read(lobby.open_lines)
    return [table_line(line, updated, person.id, language) for line, updated in listed]


@get("/tables/watch")
async def watchable_tables(person: Who, worker: Here, language: Tongue) -> list[TableLine]:
    """Running tables that I may watch."""
    lines = await worker.tables.store.read(lobby.watchable_lines)
    return [table_line(line, updated, person.id, language) for line, updated in lines]


@get("/tables/{id:str}")
async def table(id: Id, person: Who, worker: Here, language: Tongue, seat: Seat = None) -> State:
    """A table as I see it."""
    return worker.state(await worker.tables.look(id), person, language, seat)


async def projected(worker: Worker, id: str, person: Person, language: str, seat: int | None) -> Projector:
    """A table as a person may see it."""
    table = await worker.tables.table(id)
    return Projector(table, viewpoint(table, person.id, seat), language)


@get("/tables/{id:str}/why")
async def why(
    id: Id,
    action: Action,
    person: Who,
    worker: Here,
    language: Tongue,
    seat: Seat = None,
) -> Why:
    """Why can I not do that?"""
    return (await projected(worker, id, person, language, seat)).why(action)


@post("/tables/{id:str}/hint", status_code=200)
async def hint(id: Id, person: Who, worker: Here, language: Tongue, seat: Seat = None) -> Hints:
    """What would a bot do in my place?"""
    table = await worker.tables.table(id)
    chooses = table.pending if seat is None and table.pending in table.seats_of(person.id) else seat
    projector = Projector(table, viewpoint(table, person.id, chooses), language)
    projector.check_choosing(person.id)
    decide.hint(table, projector.seat)  # refused before anybody thinks
    worker.budgets.hints.take()
    who = (*reversed(calling.get()), id)
    advice = await worker.tables.bot_pool.advise(table.position, projector.seat, who)

    def decision(now: Table) -> Decision | None:
        if now.changed != table.changed:
            raise Refusal("stale", revision=str(now.revision))
        return decide.hint(now, projector.seat)

    # No advice without a row in the log.
    await worker.tables.do(await worker.tables.live(id), decision, person.id)
    return projector.hints(advice)


@post("/tables/{id:str}/commands", status_code=200)
async def command(id: Id, data: JSONBody[Commands], person: Who, worker: Here) -> Accepted:
    """Do something at a table."""
    return Accepted(await worker.tables.command(id, data, person), data.key)


@post("/tables/{id:str}/seat", status_code=200)
async def sit(id: Id, data: JSONBody[Sitting], person: Who, worker: Here, language: Tongue) -> State:
    """Sit down at a listed table."""
    return await seated(worker, id, data.chair, person, data.name, language, invited=False)


async def seated(
    worker: Worker, id: str, chair: int | None, person: Person, name: str, language: str, invited: bool
) -> State:
    """Sit down, on this chair or on any."""
    await worker.tables.sit(id, chair, person, clean(name) or person.name, invited)
    return worker.state(await worker.tables.live(id), person, language)


@post("/tables/{id:str}/report", status_code=200)
async def report(id: Id, data: JSONBody[Reporting], person: Who, worker: Here) -> dict[str, bool]:
    """Tell the operator of a name or a message."""
    table = await worker.tables.table(id)
    viewpoint(table, person.id, None)
    worker.reports.take(person.id)
    await worker.report(table, data, person)
    return {"kept": True}


@post("/tables/{id:str}/rematch", status_code=200)
async def rematch(id: Id, person: Who, worker: Here, language: Tongue) -> State:
    """The same people again."""
    worker.budgets.new_tables.take()
    return worker.state(await worker.tables.rematch(id, person), person, language)


@get("/schema/live.json", include_in_schema=False)
async def live_schema() -> dict[str, Any]:
    """The types of the WebSocket messages as JSON Schema."""
    kinds = [ClientMessage, ServerMessage, Refused]
    (client, server, _), components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {"$defs": {**components, "ClientMessage": client, "ServerMessage": server}}


HANDLERS: list[BaseRouteHandler] = [
    games,
    game_texts,
    game_printed,
    game_manual,
    manual_example,
    open_example,
    manual_search,
    game_lessons,
    new_lesson,
    new_table,
    my_tables,
    open_tables,
    watchable_tables,
    table,
    why,
    hint,
    command,
    sit,
    rematch,
    live_schema,
    report,
]
