"""The door of a page: the addresses of a server's API, answered without one.

`docs/api.md` tells what each address is for. What needs other people is refused, and says so.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from bathysphere.catalogue import playable
from bathysphere.engine.errors import OptionError
from bathysphere.engine.record import Record
from bathysphere.language.languages import spoken
from bathysphere.lessons import lesson
from bathysphere.minds.hints import Hindsight
from bathysphere.page.bots import Bots, Send
from bathysphere.page.desk import Desk
from bathysphere.page.packs import Packs
from bathysphere.page.storing import Shelf, Store
from bathysphere.page.tables import ME, Live, Tables
from bathysphere.page.viewing import PageViewer
from bathysphere.play import decide
from bathysphere.play.changing import now
from bathysphere.play.decide import clean
from bathysphere.play.entries import Commands
from bathysphere.play.refusal import PassedOn, Refusal, texts
from bathysphere.server.web import games_view, lesson_view, manuals
from bathysphere.server.web.history import History
from bathysphere.server.web.line_view import table_line
from bathysphere.server.web.projector import Projector, viewpoint
from bathysphere.server.web.records import in_link, recorded
from bathysphere.server.web.wire import (
    Accepted,
    Branching,
    GameLink,
    NewTable,
    OpenLink,
    OpenRecord,
    State,
    TableLine,
)
from bathysphere.server.web.wire_games import AddedPack, NewPack
from bathysphere.server.web.wire_people import Me, NewName
from bathysphere.server.web.wording import refused

PAGE = 200
"""Entries that are told at once."""
LINES = 100
"""Tables that are listed at once."""
OK = 200
NAME = "name"

log = logging.getLogger("bathysphere.page")
Query = dict[str, list[str]]
_encode = msgspec.json.Encoder().encode


class Answer(msgspec.Struct):
    """What a server would have sent."""

    status: int
    body: str


class Ask(msgspec.Struct):
    """A question to the door, taken apart."""

    language: str
    query: Query
    body: str

    def one(self, name: str, otherwise: str = "") -> str:
        """A parameter of the address."""
        return self.query.get(name, [otherwise])[0]

    def number(self, name: str) -> int | None:
        """A parameter that is a number, if it is there."""
        written = self.one(name)
        try:
            return int(written) if written else None
        except ValueError:
            raise Refusal("value", why=f"{name}={written}") from None

    def read(self, kind: type[Any]) -> Any:
        """What was sent along."""
        try:
            return msgspec.json.decode(self.body, type=kind)
        except msgspec.MsgspecError as problem:
            raise Refusal("value", why=str(problem)) from problem


class Page:
    """Everything a page without a server has: tables, what keeps them, what thinks for them."""

    def __init__(self, shelf: Shelf | Any, send: Send) -> None:
        self.store = Store(shelf)
        self.bots = Bots(send)
        self.packs = Packs(self.store)
        self.tables = Tables(self.store, self.bots)
        self.desk = Desk()
        self._reviews: dict[str, Hindsight] = {}

    # -- for the transport --------------------------------------------------------------------------

    async def ask(self, method: str, address: str, body: str = "") -> Answer:
        """Answer a question as a server would."""
        url = urlsplit(address)
        query = parse_qs(url.query, keep_blank_values=True)
        asked = Ask(spoken(query.get("lang", [""])[0]), query, body)
        try:
            await self.packs.at_hand()
            return Answer(OK, _text(await self._answer(method, url.path, asked)))
        except Refusal as refusal:
            return Answer(refusal.status, _text(refused(refusal, asked.language)))
        except Exception:  # whatever fails here must not leave the page without an answer
            log.exception("%s %s could not be answered", method, address)
            broken = Refusal("internal")
            return Answer(broken.status, _text(refused(broken, asked.language)))

    async def connect(self, table: str, language: str, send: Callable[[str], object]) -> PageViewer:
        """A live view of a table; a Refusal if there is none."""
        await self.packs.at_hand()
        return PageViewer(self, await self.tables.live(table), spoken(language), send)

    async def elsewhere(self, table: str) -> None:
        """Another tab has written at a table."""
        await self.tables.refresh(table)

    async def _answer(self, method: str, path: str, asked: Ask) -> object:
        for verb, pattern, work in _DOORS:
            match = pattern.fullmatch(path) if verb == method else None
            if match is not None:
                return await work(self, asked, *(unquote(part) for part in match.groups()))
        if any(pattern.fullmatch(path) for pattern in _NEED_SERVER):
            raise Refusal("needs-server")
        raise Refusal("page-unknown")

    # -- what several answers need ------------------------------------------------------------------

    async def name(self, language: str = "") -> str:
        """What the person before the page is called."""
        kept = await self.store.note(NAME)
        return kept or texts(spoken(language)).say("guest", {"number": 1})

    def history(self, projector: Projector) -> History:
        """The past of a table, as a projector shows it."""
        return History(projector, self.desk, PAGE)

    def projected(self, live: Live, projector: Projector) -> State:
        """A table as it is shown now."""
        state = projector.state(ME, now(), live.presence(), None)
        if projector.failed is not None:
            self.tables.met_fault(live, projector.failed)
        return state

    def _state(self, live: Live, asked: Ask, seat: int | None = None) -> State:
        table = live.table
        return self.projected(live, Projector(table, viewpoint(table, ME, seat), asked.language))

    async def _projector(self, id: str, asked: Ask) -> Projector:
        table = await self.tables.table(id)
        return Projector(table, viewpoint(table, ME, asked.number("seat")), asked.language)

    # -- the person ---------------------------------------------------------------------------------

    async def me(self, asked: Ask) -> Me:
        lines = [each.line for each in await self.store.tables()]
        over = [line.game for line in lines if line.status == "over" and not line.lesson]
        finished = {name: over.count(name) for name in dict.fromkeys(over)}
        return Me(await self.name(asked.language), None, finished)

    async def rename(self, asked: Ask) -> Me:
        name = clean(asked.read(NewName).name)
        if not name:
            raise Refusal("name-empty")
        await self.store.put_note(NAME, name)
        return await self.me(asked)

    # -- games --------------------------------------------------------------------------------------

    async def games(self, asked: Ask) -> object:
        return [games_view.game_info(name, asked.language) for name in playable()]

    async def new_pack(self, asked: Ask) -> AddedPack:
        return await self.packs.add(asked.read(NewPack).files)

    async def texts(self, asked: Ask, name: str, language: str) -> str:
        return games_view.texts(name, language, asked.one("part", "all"), asked.one("pack"))

    async def printed(self, asked: Ask, name: str) -> object:
        options = asked.query.get("option", [])
        return games_view.printed(name, asked.number("seats"), options, asked.number("version"))

    async def manual(self, asked: Ask, name: str, language: str) -> object:
        return msgspec.Raw(manuals.packed(name, language)[0])

    async def example(self, asked: Ask, name: str, example: str) -> str:
        return manuals.record_of(name, example)

    async def open_example(self, asked: Ask, name: str, example: str) -> State:
        record = Record.parse(manuals.record_of(name, example))
        made = decide.example(record, ME, await self.name(asked.language))
        return self._state(await self.tables.create(made), asked)

    async def search(self, asked: Ask) -> object:
        return manuals.searched(asked.one("q"), asked.language, asked.one("game"), asked.one("edition"))

    async def lessons(self, asked: Ask, name: str, language: str) -> object:
        games_view.check(name, language)
        return lesson_view.listed(name, language)

    async def new_lesson(self, asked: Ask, name: str, id: str) -> State:
        games_view.check(name)
        try:
            made = decide.lesson(lesson(name, id), ME, await self.name(asked.language))
        except OptionError as problem:
            raise PassedOn("lesson-unknown", problem) from problem
        return self._state(await self.tables.create(made), asked)

    # -- tables -------------------------------------------------------------------------------------

    async def new_table(self, asked: Ask) -> State:
        data: NewTable = asked.read(NewTable)
        if any(plan.kind == "open" for plan in data.seats):
            raise Refusal("needs-server")
        name = await self.name(asked.language)
        made = decide.create(
            data.game, data.settings, data.seats, ME, name, False, data.watch, data.clock, data.hints
        )
        return self._state(await self.tables.create(made), asked)

    async def mine(self, asked: Ask) -> list[TableLine]:
        skip = asked.number("skip") or 0
        newest = (await self.store.tables())[skip : skip + LINES]
        lines = [table_line(each.line, each.updated, ME, asked.language) for each in newest]
        return sorted(lines, key=lambda line: not line.your_turn)

    async def open_ones(self, asked: Ask) -> list[TableLine]:
        return []

    async def table(self, asked: Ask, id: str) -> State:
        return self._state(await self.tables.live(id), asked, asked.number("seat"))

    async def why(self, asked: Ask, id: str) -> object:
        return (await self._projector(id, asked)).why(asked.one("action"))

    async def hint(self, asked: Ask, id: str) -> object:
        table, seat = await self.tables.table(id), asked.number("seat")
        chooses = table.pending if seat is None and table.pending in table.seats_of(ME) else seat
        projector = Projector(table, viewpoint(table, ME, chooses), asked.language)
        projector.check_choosing(ME)
        decide.hint(table, projector.seat)
        advice = await self.bots.advise(table.position, projector.seat)
        await self.tables.do(await self.tables.live(id), lambda now: decide.hint(now, projector.seat), ME)
        return projector.hints(advice)

    async def command(self, asked: Ask, id: str) -> Accepted:
        data: Any = asked.read(Commands)  # type: ignore[arg-type]
        return Accepted(await self.tables.command(id, data, await self.name(asked.language)), data.key)

    async def rematch(self, asked: Ask, id: str) -> State:
        return self._state(await self.tables.rematch(id), asked)

    # -- the past -----------------------------------------------------------------------------------

    async def review(self, asked: Ask, id: str) -> object:
        projector = await self._projector(id, asked)
        if projector.table.status != "over":
            raise Refusal("not-over")
        if projector.table.setup.world is not None:
            raise Refusal("no-review")
        if id not in self._reviews:
            self._reviews[id] = await self.bots.look_back(projector.table.record())
        return await self.history(projector).review(self._reviews[id])

    async def branch(self, asked: Ask, id: str) -> State:
        data: Branching = asked.read(Branching)
        table = await self.tables.table(id)
        made = decide.branch(table, data.moves, data.seats, ME, await self.name(asked.language))
        return self._state(await self.tables.create(made), asked)

    async def open_record(self, asked: Ask) -> State:
        made = recorded(asked.read(OpenRecord), ME, await self.name(asked.language))
        return self._state(await self.tables.create(made), asked)

    async def in_link(self, asked: Ask) -> object:
        return in_link(asked.read(OpenLink).text)

    async def moments(self, asked: Ask, id: str) -> object:
        return await self.history(await self._projector(id, asked)).moments(asked.number("since") or 0)

    async def moment(self, asked: Ask, id: str, moves: str) -> object:
        return await self.history(await self._projector(id, asked)).moment(int(moves))

    async def link(self, asked: Ask, id: str) -> GameLink:
        projector = await self._projector(id, asked)
        table = projector.table
        # Whoever plays all seats at this screen may send a running game along: its seed lies here already.
        alone = table.status == "running" and len(table.seats_of(ME)) == len(table.chairs)
        if table.status != "over" and not (alone and table.setup.world is None and not table.setup.lesson):
            raise Refusal("not-over")
        return GameLink(await self.history(projector).link())

    async def record(self, asked: Ask, id: str) -> str:
        return await self.history(await self._projector(id, asked)).record()


Work = Callable[..., Awaitable[object]]


def _door(verb: str, path: str, work: Work) -> tuple[str, re.Pattern[str], Work]:
    return verb, re.compile(path.replace("*", "([^/]+)").replace("#", r"(\d{1,9})")), work


_DOORS = [
    _door("GET", "/me", Page.me),
    _door("POST", "/me/name", Page.rename),
    _door("GET", "/games", Page.games),
    _door("POST", "/packs", Page.new_pack),
    _door("GET", "/games/*/texts/*", Page.texts),
    _door("GET", "/games/*/printed", Page.printed),
    _door("GET", "/games/*/manual/*", Page.manual),
    _door("GET", "/games/*/manual/examples/*", Page.example),
    _door("GET", "/manual/search", Page.search),
    _door("GET", "/games/*/lessons/*", Page.lessons),
    _door("POST", "/lessons/*/*", Page.new_lesson),
    _door("POST", "/examples/*/*", Page.open_example),
    _door("POST", "/links", Page.in_link),
    _door("POST", "/tables", Page.new_table),
    _door("GET", "/tables/mine", Page.mine),
    _door("GET", "/tables/open", Page.open_ones),
    _door("GET", "/tables/watch", Page.open_ones),
    _door("GET", "/tables/*", Page.table),
    _door("GET", "/tables/*/why", Page.why),
    _door("POST", "/tables/*/hint", Page.hint),
    _door("POST", "/tables/*/commands", Page.command),
    _door("POST", "/tables/*/rematch", Page.rematch),
    _door("GET", "/tables/*/review", Page.review),
    _door("POST", "/tables/*/branch", Page.branch),
    _door("POST", "/records", Page.open_record),
    _door("GET", "/tables/*/moments", Page.moments),
    _door("GET", "/tables/*/moments/#", Page.moment),
    _door("GET", "/tables/*/link", Page.link),
    _door("GET", "/tables/*/record", Page.record),
]
_NEED_SERVER = [
    re.compile(path) for path in ("/me/.+", "/invites/[^/]+", "/tables/[^/]+/seat", "/tables/[^/]+/report")
]


def _text(content: object) -> str:
    return content if isinstance(content, str) else _encode(content).decode()
