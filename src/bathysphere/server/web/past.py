"""The HTTP API of what has happened: everything that replays or renders a history, a page at a time."""

from __future__ import annotations

from typing import Annotated, cast

from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody, QueryParameter
from litestar.response import Response

from bathysphere.play import decide
from bathysphere.play.refusal import Refusal
from bathysphere.server.web.api import Number, Seat, projected
from bathysphere.server.web.asking import Here, Id, Tongue, Who, get, post
from bathysphere.server.web.projector import viewpoint
from bathysphere.server.web.records import in_link, recorded
from bathysphere.server.web.wire import Branching, Entry, GameLink, LinkInfo, OpenLink, OpenRecord, State
from bathysphere.server.web.wire_past import Moments, MomentView, Review

From = Annotated[int, QueryParameter(ge=0, le=1_000_000_000)]


@get("/tables/{id:str}/since/{revision:int}")
async def since(
    id: Id, revision: Number, person: Who, worker: Here, language: Tongue, seat: Seat = None
) -> list[Entry]:
    """What has happened since, a page at a time: ask again from the revision after the last entry's."""
    projector = await projected(worker, id, person, language, seat)
    end = revision + worker.config.limits.page
    return cast(list[Entry], await worker.history(projector).page(revision, end))


@get("/tables/{id:str}/review")
async def review(id: Id, person: Who, worker: Here, language: Tongue) -> Review:
    """A finished game looked back upon."""
    projector = await projected(worker, id, person, language, None)
    if projector.table.status != "over":
        raise Refusal("not-over")
    if projector.table.setup.world is not None:
        raise Refusal("no-review")
    if id not in worker.reviews:
        worker.budgets.hints.take()
    hindsight = await worker.look_back(projector.table)
    return cast(Review, await worker.history(projector).review(hindsight))


@post("/tables/{id:str}/branch")
async def branch(id: Id, data: JSONBody[Branching], person: Who, worker: Here, language: Tongue) -> State:
    """What if it had gone on differently from here?"""
    worker.budgets.new_tables.take()
    table = await worker.tables.table(id)
    viewpoint(table, person.id, None)
    made = await worker.desk.do(
        id, lambda: decide.branch(table, data.moves, data.seats, person.id, person.name)
    )
    return worker.state(await worker.tables.create(made), person, language)


@post("/links", status_code=200)
async def link_info(data: JSONBody[OpenLink], person: Who, worker: Here, language: Tongue) -> LinkInfo:
    """What is in a link; nothing is kept of it."""
    worker.budgets.hints.take()
    return await worker.desk.do("", lambda: in_link(data.text))


@post("/records")
async def open_record(data: JSONBody[OpenRecord], person: Who, worker: Here, language: Tongue) -> State:
    """Play on from a record, or from a link that holds one."""
    worker.budgets.new_tables.take()
    made = await worker.desk.do("", lambda: recorded(data, person.id, person.name))
    return worker.state(await worker.tables.create(made), person, language)


@get("/tables/{id:str}/moments")
async def moments(
    id: Id, person: Who, worker: Here, language: Tongue, seat: Seat = None, since: From = 0
) -> Moments:
    """The moves that stand, for the replay, a page at a time: `since` so many moves."""
    projector = await projected(worker, id, person, language, seat)
    return cast(Moments, await worker.history(projector).moments(since))


@get("/tables/{id:str}/moments/{moves:int}")
async def moment(
    id: Id, moves: Number, person: Who, worker: Here, language: Tongue, seat: Seat = None
) -> MomentView:
    """The table at a moment."""
    projector = await projected(worker, id, person, language, seat)
    return cast(MomentView, await worker.history(projector).moment(moves))


@get("/tables/{id:str}/link")
async def link(id: Id, person: Who, worker: Here, language: Tongue) -> GameLink:
    """A finished game as a short text that opens it anywhere; a running one would give its deal away."""
    projector = await projected(worker, id, person, language, None)
    if projector.table.status != "over":
        raise Refusal("not-over")
    return GameLink(await worker.history(projector).link())


@get("/tables/{id:str}/record", media_type="text/plain")
async def record(id: Id, person: Who, worker: Here, language: Tongue, seat: Seat = None) -> Response[str]:
    """The record after the end; before it what I have seen."""
    try:
        text = await worker.history(await projected(worker, id, person, language, seat)).record()
    except Refusal as refusal:
        if refusal.code != "outlived":
            raise
        text = await worker.tables.remains(id, person.id)
    headers = {"content-disposition": f'attachment; filename="{id}.txt"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


HANDLERS: list[BaseRouteHandler] = [
    since,
    review,
    branch,
    link_info,
    open_record,
    moments,
    moment,
    link,
    record,
]
