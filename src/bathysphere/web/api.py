"""The HTTP API: `docs/api.md` tells what each address is for."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Literal

import litestar
import msgspec
from litestar import Request
from litestar.di import NamedDependency, Provide
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Response

from bathysphere import provenance
from bathysphere.bots import known as known_bots
from bathysphere.catalogue import GAMES, game, playable
from bathysphere.engine.errors import OptionError, RecordError
from bathysphere.engine.record import Record
from bathysphere.engine.settings import Setting, checked
from bathysphere.language.languages import LANGUAGES, spoken
from bathysphere.language.texts import names, of_package, packaged
from bathysphere.packs import Pack, game_for, shelved
from bathysphere.play import decide
from bathysphere.play.decide import clean
from bathysphere.play.entries import Commands, SeatPlan
from bathysphere.play.refusal import Refusal, Said
from bathysphere.play.table import Line
from bathysphere.server import store
from bathysphere.server.store import Person
from bathysphere.server.tables import Live
from bathysphere.web.guards import AS_IS, address, language_of
from bathysphere.web.project import Projector, viewpoint
from bathysphere.web.wire import (
    Accepted,
    BotInfo,
    Branching,
    ClientMessage,
    Credentials,
    Entry,
    GameInfo,
    Hints,
    Invitation,
    LineSeat,
    Me,
    Moments,
    MomentView,
    NewName,
    NewTable,
    OpenRecord,
    PackInfo,
    Preset,
    Refused,
    Review,
    ServerMessage,
    SettingInfo,
    Sitting,
    SourceInfo,
    State,
    TableLine,
    Why,
)
from bathysphere.web.worker import Worker

MEANINGS = {
    400: "The request cannot be read",
    401: "Name and password do not belong together",
    403: "You may not do or see that",
    404: "There is no such thing",
    409: "Conflicts with the table's current state",
    413: "Too big",
    422: "The rules or the setup do not allow it",
    429: "Too fast",
    503: "The bots are busy",
}
REFUSALS = {
    status: ResponseSpec(Refused, generate_examples=False, description=meaning)
    for status, meaning in MEANINGS.items()
}
get = partial(litestar.get, responses=REFUSALS)
post = partial(litestar.post, responses=REFUSALS)
PACKED = {AS_IS: False}

Asked = Request[Any, Any, Any]
Who = NamedDependency[Person]
Here = NamedDependency[Worker]
Tongue = NamedDependency[str]
Id = Annotated[str, PathParameter(max_length=100)]
Number = Annotated[int, PathParameter(ge=0, le=1_000_000_000)]
Seat = Annotated[int | None, QueryParameter(ge=-1, le=9)]
Seats = Annotated[int | None, QueryParameter(ge=1, le=9)]
Version = Annotated[int | None, QueryParameter(ge=1, le=999)]
Options = Annotated[list[str] | None, QueryParameter(max_items=20)]
Action = Annotated[str, QueryParameter(max_length=200)]
Named = Annotated[str, QueryParameter(max_length=100)]
Part = Annotated[Literal["all", "names"], QueryParameter()]


# -- who asks ---------------------------------------------------------------------------------------


async def give_worker(request: Asked) -> Worker:
    """What this worker has."""
    worker: Worker = request.app.state.worker
    return worker


async def give_language(
    request: Asked, lang: Annotated[str | None, QueryParameter(max_length=40)] = None
) -> str:
    """The language of the answer."""
    return language_of(request, lang)


async def give_person(request: Asked, worker: Here, language: Tongue) -> Person:
    """Whoever asks."""
    return await worker.people.someone(request, language)


def _me(person: Person) -> Me:
    return Me(person.name, person.account)


@get("/me")
async def me(person: Who) -> Me:
    """Who am I?"""
    return _me(person)


@post("/me/name", status_code=200)
async def rename(data: JSONBody[NewName], person: Who, worker: Here) -> Me:
    """Another name to be shown at tables."""
    return _me(await worker.people.rename(person, data.name))


@post("/me/register", status_code=200)
async def register(request: Asked, data: JSONBody[Credentials], person: Who, worker: Here) -> Me:
    """A name and a password, to be found again from elsewhere."""
    worker.logins.take(address(request))
    return _me(await worker.people.register(person, data.account, data.password))


@post("/me/login", status_code=200)
async def login(request: Asked, data: JSONBody[Credentials], worker: Here) -> Me:
    """Back again."""
    worker.logins.take(address(request))
    found = await worker.people.login(data.account, data.password)
    worker.people.set_cookie(request, found)
    return _me(found)


@post("/me/logout", status_code=200)
async def logout(request: Asked, worker: Here, language: Tongue) -> Me:
    """A new guest."""
    guest = worker.people.guest(language)
    worker.people.set_cookie(request, guest)
    return _me(guest)


# -- games ------------------------------------------------------------------------------------------


@get("/games", opt=PACKED)
async def games(language: Tongue) -> list[GameInfo]:
    """What can be played."""
    return [game_info(name, language) for name in playable()]


def game_info(name: str, language: str) -> GameInfo:
    """A game with its settings, in words."""
    found = game(name)
    known = of_package(found.package, spoken(language))

    def say(message: str, otherwise: str = "") -> str:
        return known.say(message) if known.knows(message) else otherwise

    def told(setting: Setting) -> SettingInfo:
        title = f"setting-{setting.name}"
        presets = [Preset(value, say(f"{title}-{value}", value)) for value in setting.presets]
        form_title = say(f"{title}-form") if setting.form else ""
        return SettingInfo(
            setting.name,
            say(title, setting.name),
            setting.default,
            presets,
            setting.form,
            form_title,
            setting.ruling,
        )

    def packed(pack: Pack) -> PackInfo:
        about = pack.about
        settings = [told(setting) for setting in pack.trusted().settings if setting.name != "pack"]
        return PackInfo(pack.value, about.name or pack.name, about.about, settings)

    return GameInfo(
        game=name,
        title=say(f"game-{name}", name),
        pitch=say("game-pitch"),
        provenance=say("game-provenance"),
        version=found.version,
        seats=(found.least_seats, found.most_seats),
        settings=[told(setting) for setting in found.settings],
        bots=[BotInfo(level, say(f"bot-{level}", level.capitalize())) for level in known_bots()],
        packs=[packed(pack) for pack in shelved(name)],
        house=provenance.sentence(found, known.language),
        sources=[
            SourceInfo(source.file, source.text, source.house, source.all)
            for source in provenance.sources(found, known.language)
        ],
    )


@get("/games/{name:str}/texts/{lang:str}", media_type="text/plain", opt=PACKED)
async def game_texts(name: Id, lang: Id, part: Part = "all", pack: Named = "") -> str:
    """The Fluent source of a game, with the common messages before it; of `names` only what a board needs.

    With a `pack` what its things are called comes last.
    """
    if name not in GAMES:
        raise Said("game-unknown", OptionError("game-unknown", game=name, known=", ".join(GAMES)))
    if lang not in LANGUAGES:
        raise Refusal("language-unknown", known=", ".join(LANGUAGES))
    package = game(name).package
    source = names if part == "names" else packaged
    own = names_of_pack(name, pack, lang) if pack else ""
    return source("bathysphere", lang) + "\n" + source(package, lang) + own


def names_of_pack(name: str, pack: str, language: str) -> str:
    """What the things of a pack are called: new names, and changed ones."""
    try:
        found = game_for(name, {"pack": pack})
        settings = checked(found.name, found.settings, {})
        return "\n" + found.content(found.least_seats, settings).texts.get(language, "")
    except OptionError as problem:
        raise Said("setup", problem) from problem


@get("/games/{name:str}/printed", opt=PACKED)
async def game_printed(
    name: Id, seats: Seats = None, option: Options = None, version: Version = None
) -> dict[str, Any]:
    """What boards and cards say with these settings (`option=mission=3`): all one needs to draw them."""
    if name not in GAMES:
        raise Said("game-unknown", OptionError("game-unknown", game=name, known=", ".join(GAMES)))
    wanted = dict(text.partition("=")[::2] for text in option or [])
    try:
        found = game_for(name, wanted, version)
        settings = checked(found.name, found.settings, wanted)
        return found.content(found.least_seats if seats is None else seats, settings).printed
    except OptionError as problem:
        raise Said("setup", problem) from problem


# -- tables -----------------------------------------------------------------------------------------


@post("/tables")
async def new_table(
    request: Asked, data: JSONBody[NewTable], person: Who, worker: Here, language: Tongue
) -> State:
    """A new table; without open seats the game begins at once."""
    worker.new_tables.take(address(request))
    made = decide.create(
        data.game, data.settings, data.seats, person.id, person.name, data.listed, data.watch, data.clock
    )
    return worker.state(await worker.tables.create(made), person, language)


@get("/tables/mine")
async def my_tables(person: Who, worker: Here) -> list[TableLine]:
    """My tables, those that wait for me first."""
    found = await worker.tables.store.read(lambda c: store.lines_of(c, person.id))
    lines = [_line(line, updated, person) for line, updated in found]
    return sorted(lines, key=lambda line: not line.your_turn)


@get("/tables/open")
async def open_tables(person: Who, worker: Here) -> list[TableLine]:
    """Tables where I could sit down."""
    found = await worker.tables.store.read(store.open_lines)
    return [_line(line, updated, person) for line, updated in found]


def _line(line: Line, updated: int, person: Person) -> TableLine:
    seats = []
    for place, chair in enumerate(line.chairs):
        entry = LineSeat(chair.kind, chair.name, chair.level or None, chair.person == person.id, chair.gone)
        if line.result is not None and line.places is not None:
            seat = (place - line.first_chair) % len(line.chairs)
            entry.points, entry.place = line.result[seat], line.places[seat]
            entry.won = seat in line.won
        seats.append(entry)
    yours = line.turn_of == person.id
    return TableLine(line.table, line.game, line.status, yours, updated, line.moves, seats, line.settings)


@get("/tables/{id:str}")
async def table(id: Id, person: Who, worker: Here, language: Tongue, seat: Seat = None) -> State:
    """A table as I see it."""
    await worker.tables.table(id)
    return worker.state(await worker.tables.live(id), person, language, seat)


async def _projector(worker: Worker, id: str, person: Person, language: str, seat: int | None) -> Projector:
    found = await worker.tables.table(id)
    return Projector(found, viewpoint(found, person.id, seat), language)


@get("/tables/{id:str}/since/{revision:int}")
async def since(
    id: Id, revision: Number, person: Who, worker: Here, language: Tongue, seat: Seat = None
) -> list[Entry]:
    """What has happened since."""
    return (await _projector(worker, id, person, language, seat)).entries(revision)


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
    return (await _projector(worker, id, person, language, seat)).why(action)


@post("/tables/{id:str}/hint", status_code=200)
async def hint(
    request: Asked, id: Id, person: Who, worker: Here, language: Tongue, seat: Seat = None
) -> Hints:
    """What would a bot do in my place?"""
    found = await worker.tables.table(id)
    chooses = found.pending if seat is None and found.pending in found.seats_of(person.id) else seat
    projector = Projector(found, viewpoint(found, person.id, chooses), language)
    projector.check_choosing(person.id)
    worker.hints.take(address(request))
    return projector.hints(await worker.tables.bot_pool.advise(found.position, projector.seat))


@get("/tables/{id:str}/review")
async def review(request: Asked, id: Id, person: Who, worker: Here, language: Tongue) -> Review:
    """A finished game looked back upon."""
    projector = await _projector(worker, id, person, language, None)
    if projector.table.status != "over":
        raise Refusal("not-over")
    if id not in worker.reviews:
        worker.hints.take(address(request))
    return projector.review(await worker.look_back(projector.table))


@post("/tables/{id:str}/commands", status_code=200)
async def command(id: Id, data: JSONBody[Commands], person: Who, worker: Here) -> Accepted:
    """Do something at a table."""
    return Accepted(await worker.tables.command(id, data, person), data.key)


@post("/tables/{id:str}/seat", status_code=200)
async def sit(id: Id, data: JSONBody[Sitting], person: Who, worker: Here, language: Tongue) -> State:
    """Sit down at a listed table."""
    return await _sit(worker, id, data.chair, person, data.name, language, invited=False)


@get("/invites/{token:str}")
async def invitation(token: Id, worker: Here) -> Invitation:
    """Where a link leads."""
    id, chair = _invited(worker, token)
    found = await worker.tables.table(id)
    host = next((c.name for c in found.chairs if c.person == found.setup.host), "")
    return Invitation(id, found.setup.game, chair, found.chairs[chair].kind == "open", host)


@post("/invites/{token:str}", status_code=200)
async def accept(token: Id, data: JSONBody[Sitting], person: Who, worker: Here, language: Tongue) -> State:
    """Sit down where a link leads."""
    id, chair = _invited(worker, token)
    return await _sit(worker, id, chair, person, data.name, language, invited=True)


def _invited(worker: Worker, token: str) -> tuple[str, int]:
    found = worker.signer.invited(token)
    if found is None:
        raise Refusal("invite-invalid")
    return found


async def _sit(
    worker: Worker, id: str, chair: int | None, person: Person, name: str, language: str, invited: bool
) -> State:
    await worker.tables.sit(id, chair, person, clean(name) or person.name, invited)
    return worker.state(await worker.tables.live(id), person, language)


@post("/tables/{id:str}/rematch", status_code=200)
async def rematch(request: Asked, id: Id, person: Who, worker: Here, language: Tongue) -> State:
    """The same people again."""
    worker.new_tables.take(address(request))
    return worker.state(await worker.tables.rematch(id, person), person, language)


@post("/tables/{id:str}/branch")
async def branch(
    request: Asked, id: Id, data: JSONBody[Branching], person: Who, worker: Here, language: Tongue
) -> State:
    """What if it had gone on differently from here?"""
    worker.new_tables.take(address(request))
    found = await worker.tables.table(id)
    viewpoint(found, person.id, None)
    made = decide.branch(found, data.moves, data.seats, person.id, person.name)
    return _alone(worker, await worker.tables.create(made), person, language)


@post("/records")
async def open_record(
    request: Asked, data: JSONBody[OpenRecord], person: Who, worker: Here, language: Tongue
) -> State:
    """Play on from a record."""
    worker.new_tables.take(address(request))
    try:
        record = Record.parse(data.text)
        game(record.game)
    except RecordError as problem:
        raise Said("record", problem) from problem
    except OptionError as problem:
        raise Said("game-unknown", problem) from problem
    mine = [SeatPlan("me", name[:40]) for name in record.players] or [SeatPlan("me")] * record.seats
    made = decide.from_record(record, data.moves, data.seats or mine, person.id, person.name)
    return _alone(worker, await worker.tables.create(made), person, language)


def _alone(worker: Worker, live: Live, person: Person, language: str) -> State:
    return worker.state(live, person, language)


@get("/tables/{id:str}/moments")
async def moments(id: Id, person: Who, worker: Here, language: Tongue, seat: Seat = None) -> Moments:
    """The moves that stand, for the replay."""
    return (await _projector(worker, id, person, language, seat)).moments()


@get("/tables/{id:str}/moments/{moves:int}")
async def moment(
    id: Id, moves: Number, person: Who, worker: Here, language: Tongue, seat: Seat = None
) -> MomentView:
    """The table at a moment."""
    return (await _projector(worker, id, person, language, seat)).moment(moves)


@get("/tables/{id:str}/record", media_type="text/plain")
async def record(id: Id, person: Who, worker: Here, language: Tongue, seat: Seat = None) -> Response[str]:
    """The record after the end; before it what I have seen."""
    text = (await _projector(worker, id, person, language, seat)).record()
    headers = {"content-disposition": f'attachment; filename="{id}.txt"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@get("/schema/live.json", include_in_schema=False)
async def live_schema() -> dict[str, Any]:
    """The types of the WebSocket messages as JSON Schema."""
    kinds = [ClientMessage, ServerMessage, Refused]
    (client, server, _), components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {"$defs": {**components, "ClientMessage": client, "ServerMessage": server}}


HANDLERS: list[BaseRouteHandler] = [
    me,
    rename,
    register,
    login,
    logout,
    games,
    game_texts,
    game_printed,
    new_table,
    my_tables,
    open_tables,
    table,
    since,
    why,
    hint,
    review,
    command,
    sit,
    invitation,
    accept,
    rematch,
    branch,
    open_record,
    moments,
    moment,
    record,
    live_schema,
]

DEPENDENCIES = {
    "worker": Provide(give_worker),
    "language": Provide(give_language),
    "person": Provide(give_person),
}
