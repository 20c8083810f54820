"""The HTTP API: `docs/api.md` tells what each address is for."""

from __future__ import annotations

from typing import Annotated, Any, Literal, cast

import msgspec
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Response

from bathysphere.catalogue import GAMES, game, playable
from bathysphere.content import provenance
from bathysphere.content.packs import Pack, game_for, shelved
from bathysphere.engine.errors import OptionError
from bathysphere.engine.record import Record
from bathysphere.engine.settings import Setting, checked
from bathysphere.language.languages import LANGUAGES, spoken
from bathysphere.language.manual import Manual
from bathysphere.language.texts import names, of_package, packaged
from bathysphere.lessons import lesson
from bathysphere.minds import for_people
from bathysphere.play import decide
from bathysphere.play.decide import clean
from bathysphere.play.entries import Commands
from bathysphere.play.refusal import Refusal, Said
from bathysphere.play.table import Line
from bathysphere.server.limits.caller import calling
from bathysphere.server.store import lobby, store
from bathysphere.server.store.store import Person
from bathysphere.server.web import lesson_view, manuals
from bathysphere.server.web.asking import Asked, Here, Id, Tongue, Who, get, post
from bathysphere.server.web.guards import AS_IS
from bathysphere.server.web.projector import Projector, viewpoint
from bathysphere.server.web.wire import (
    Accepted,
    Invitation,
    LessonLine,
    LineSeat,
    NewTable,
    Refused,
    Sitting,
    State,
    TableLine,
    Why,
)
from bathysphere.server.web.wire_games import (
    BotInfo,
    GameInfo,
    ManualHits,
    PackInfo,
    Preset,
    SettingInfo,
    SourceInfo,
)
from bathysphere.server.web.wire_live import ClientMessage, ServerMessage
from bathysphere.server.web.wire_past import Hints
from bathysphere.server.web.wire_people import Reporting
from bathysphere.server.web.wording import called
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
        bots=[
            BotInfo(level, say(f"bot-{level}", level.capitalize()), say(f"bot-{level}-about"))
            for level in for_people()
        ],
        packs=[packed(pack) for pack in shelved(name)],
        house=provenance.sentence(found, known.language),
        manual=found.manual(known.language) is not None,
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
    if name not in GAMES:
        raise Said("game-unknown", OptionError("game-unknown", game=name, known=", ".join(GAMES)))
    if lang not in LANGUAGES:
        raise Refusal("language-unknown", known=", ".join(LANGUAGES))
    return lesson_view.listed(name, lang)


@post("/lessons/{name:str}/{id:str}")
async def new_lesson(name: Id, id: Id, person: Who, worker: Here, language: Tongue) -> State:
    """A private table at the position of a lesson."""
    worker.budgets.new_tables.take()
    if name not in GAMES:
        raise Said("game-unknown", OptionError("game-unknown", game=name, known=", ".join(GAMES)))
    try:
        made = decide.lesson(lesson(name, id), person.id, person.name)
    except OptionError as problem:
        raise Said("lesson-unknown", problem) from problem
    return worker.state(await worker.tables.create(made), person, language)


# -- tables -----------------------------------------------------------------------------------------


@post("/tables")
async def new_table(data: JSONBody[NewTable], person: Who, worker: Here, language: Tongue) -> State:
    """A new table; without open seats the game begins at once."""
    worker.budgets.new_tables.take()
    if data.listed and any(plan.kind == "open" for plan in data.seats):
        worker.budgets.listings.take()
    made = decide.create(
        data.game, data.settings, data.seats, person.id, person.name, data.listed, data.watch, data.clock
    )
    return worker.state(await worker.tables.create(made), person, language)


@get("/tables/mine")
async def my_tables(person: Who, worker: Here, language: Tongue, skip: Skip = 0) -> list[TableLine]:
    """My tables a page at a time, those that wait for me first on each; `skip`: after so many."""
    found = await worker.tables.store.read(lambda c: store.lines_of(c, person.id, skip=skip))
    lines = [_line(line, updated, person, language) for line, updated in found]
    return sorted(lines, key=lambda line: not line.your_turn)


@get("/tables/open")
async def open_tables(person: Who, worker: Here, language: Tongue) -> list[TableLine]:
    """Tables where I could sit down."""
    found = await worker.tables.store.read(lobby.open_lines)
    return [_line(line, updated, person, language) for line, updated in found]


def _line(line: Line, updated: int, person: Person, language: str) -> TableLine:
    seats = []
    for place, chair in enumerate(line.chairs):
        name, mine = called(chair.name, language), chair.person == person.id
        entry = LineSeat(chair.kind, name, chair.level or None, mine, chair.gone)
        if line.result is not None and line.places is not None:
            seat = (place - line.first_chair) % len(line.chairs)
            entry.points, entry.place = line.result[seat], line.places[seat]
            entry.won = seat in line.won
        seats.append(entry)
    yours = line.turn_of == person.id
    return TableLine(
        line.table,
        line.game,
        line.status,
        yours,
        updated,
        line.moves,
        seats,
        line.settings,
        line.lesson,
        turn=line.turn if line.turn >= 0 else None,
        round=line.round,
        rounds=line.rounds,
        branch_of=line.branch_of,
    )


@get("/tables/{id:str}")
async def table(id: Id, person: Who, worker: Here, language: Tongue, seat: Seat = None) -> State:
    """A table as I see it."""
    return worker.state(await worker.tables.look(id), person, language, seat)


async def projected(worker: Worker, id: str, person: Person, language: str, seat: int | None) -> Projector:
    """A table as a person may see it."""
    found = await worker.tables.table(id)
    return Projector(found, viewpoint(found, person.id, seat), language)


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
    found = await worker.tables.table(id)
    chooses = found.pending if seat is None and found.pending in found.seats_of(person.id) else seat
    projector = Projector(found, viewpoint(found, person.id, chooses), language)
    projector.check_choosing(person.id)
    worker.budgets.hints.take()
    who = (*reversed(calling.get()), id)
    return projector.hints(await worker.tables.bot_pool.advise(found.position, projector.seat, who))


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
    id, chair = await _invited(worker, token)
    found = await worker.tables.table(id)
    host = next((c.name for c in found.chairs if c.person == found.setup.host), "")
    return Invitation(
        id, found.setup.game, chair, found.chairs[chair].kind == "open" and not found.closed, host
    )


@post("/invites/{token:str}", status_code=200)
async def accept(token: Id, data: JSONBody[Sitting], person: Who, worker: Here, language: Tongue) -> State:
    """Sit down where a link leads."""
    id, chair = await _invited(worker, token)
    return await _sit(worker, id, chair, person, data.name, language, invited=True)


async def _invited(worker: Worker, token: str) -> tuple[str, int]:
    found = worker.signer.invited(token)
    if found is None:
        raise Refusal("invite-invalid")
    id, chair, edition = found
    if (await worker.tables.table(id)).links != edition:
        raise Refusal("invite-invalid")
    return id, chair


async def _sit(
    worker: Worker, id: str, chair: int | None, person: Person, name: str, language: str, invited: bool
) -> State:
    await worker.tables.sit(id, chair, person, clean(name) or person.name, invited)
    return worker.state(await worker.tables.live(id), person, language)


@post("/tables/{id:str}/report", status_code=200)
async def report(id: Id, data: JSONBody[Reporting], person: Who, worker: Here) -> dict[str, bool]:
    """Tell the operator of a name or a message."""
    found = await worker.tables.table(id)
    viewpoint(found, person.id, None)
    worker.reports.take(person.id)
    await worker.report(found, data, person)
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
    table,
    why,
    hint,
    command,
    sit,
    invitation,
    accept,
    rematch,
    live_schema,
    report,
]
