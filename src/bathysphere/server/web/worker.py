"""What all handlers of a worker share: the tables, the people, the limits."""

from __future__ import annotations

import asyncio
import os
from typing import Literal, Protocol

import msgspec

from bathysphere.content.packs import shelve
from bathysphere.engine.errors import Problem
from bathysphere.minds import registry
from bathysphere.minds.hints import Hindsight
from bathysphere.play import entries
from bathysphere.play.refusal import Refusal
from bathysphere.play.table import Table
from bathysphere.server import secret
from bathysphere.server.bus import Announcement
from bathysphere.server.erase import erase
from bathysphere.server.export import export
from bathysphere.server.invite import Signer
from bathysphere.server.limits import Limits
from bathysphere.server.limits.budget import Budgets
from bathysphere.server.limits.caller import Caller, calling
from bathysphere.server.notices import push
from bathysphere.server.notices.carrying import Carrier, post_office
from bathysphere.server.notices.guard import Guard
from bathysphere.server.notices.sender import Sender
from bathysphere.server.store import moderation, store
from bathysphere.server.store import sessions as kept
from bathysphere.server.store.store import Person, Store, open_store
from bathysphere.server.tables import Live, Tables, now
from bathysphere.server.web.attempts import Attempts
from bathysphere.server.web.bans import Bans
from bathysphere.server.web.desk import Desk
from bathysphere.server.web.history import History
from bathysphere.server.web.people import People
from bathysphere.server.web.projector import Projector, viewpoint
from bathysphere.server.web.sessions import Sessions
from bathysphere.server.web.watch import Watch
from bathysphere.server.web.wire import State
from bathysphere.server.web.wire_people import Export, Reporting, SessionInfo

REVIEWS = 200
"""How many finished games stay looked back upon."""
TELL_EVERY = 1.0
"""Seconds between two announcements of what was spent: workers share the budgets, a second late."""
REPORTS, REPORTS_WITHIN = 10, 3600.0
"""So many reports of one person in so many seconds."""
EXPORTS, EXPORTS_WITHIN = 5, 3600.0
NEW_WAYS = 10
"""So many new ways of one person to be told by, and messages to one address that ask for its consent."""
TOLD_AT_ONCE = 100
"""Sessions named in one announcement."""


class Connection(Protocol):
    """A live connection, as far as a worker needs to know it."""

    session: str
    person: str
    where: str

    def dismiss(self, refusal: Refusal) -> None:
        """The connection has to end, for this reason."""


class Config(msgspec.Struct):
    """How a server is set up."""

    database: str = ""
    """A URL; empty: SQLite in the user's data folder."""
    bus: str = "memory"
    bots: int = max(1, (os.cpu_count() or 2) - 1)
    """Processes in which bots think."""
    idle: float = 120.0
    poll: float = 5.0
    limits: Limits = Limits()
    proxies: list[str] = []
    """Addresses or networks of proxies that are believed when they say for whom they call."""
    public: str = ""
    """Where everybody reaches this server, as https://play.example.org; empty: nowhere that is known here."""
    network: list[str] = []
    """Addresses by which others in the network reach it; found out at the start unless set."""
    origins: list[str] = []
    """Other origins whose pages may use this server, as `https://example.org`."""
    secure: bool = False
    """Cookies over https only."""
    client: str = ""
    """Where the built client is; empty: in the package."""
    packs: list[str] = []
    """Folders with content of one's own that tables can be played with."""
    own_bots: list[str] = []
    """Bots of one's own that people can choose, as FILE.py:CLASS or MODULE:CLASS."""
    metrics: str = ""
    """Where figures for Prometheus are served, as HOST:PORT; empty: nowhere."""
    log: Literal["text", "json"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    access_log: bool = False
    """One line for every request?"""
    hsts: int = 365 * 24 * 3600
    """Seconds for which browsers shall come back by https only, once they came by it; 0: not said."""
    mail: str = ""
    """The server that takes mail: smtp://USER:PASSWORD@HOST:587?from=ADDRESS, or smtps; empty: no mail."""
    contact: str = ""
    """Whom push services may write to, as mailto:ADDRESS; empty: the public address."""
    inside: list[str] = []
    """Networks inside that webhooks may lead to, as 192.168.1.5/32: a server of ntfy at home."""
    away: float = 30.0
    """Seconds after which somebody who has not looked at a table is told of it elsewhere."""
    drain: float = 0.0
    """Seconds between saying at /readyz that this server stops and stopping: for load balancers."""


class Worker:
    """One worker."""

    tables: Tables
    people: People
    signer: Signer
    secret: str
    """What this installation signs with, and deals of a day are made of."""
    watch: Watch
    sender: Sender

    def __init__(self, config: Config) -> None:
        self.config = config
        self.budgets = Budgets(config.limits)
        self.desk = Desk(self.budgets.work)
        self._telling: asyncio.Task[None] | None = None
        self.reviews: dict[str, Hindsight] = {}
        """Finished games looked back upon, by table."""
        self.reports = Attempts(REPORTS, REPORTS_WITHIN)
        self.exports = Attempts(EXPORTS, EXPORTS_WITHIN)
        self.new_ways = Attempts(NEW_WAYS, REPORTS_WITHIN)
        self.bans = Bans()
        self.connections: set[Connection] = set()
        self.sockets: dict[str, int] = {}
        """Live connections, by address and by person."""
        self.stopping = False
        """Is this worker about to stop?"""
        self.examined: tuple[float, dict[str, str]] = (float("-inf"), {})
        """When database and bus were last asked whether they work, and what they said."""
        shelve(config.packs)
        for bot in config.own_bots:
            registry.offer(bot)

    async def open(self) -> None:
        """Connect to the store and the bus."""
        config = self.config
        database = config.database or store.default_database()
        store_ = await open_store(database)
        try:
            secrets = await _secrets(store_, database)
            old_cookies = Signer(secrets.cookies) if secrets.cookies else None
            self.signer = Signer(secrets.current, secrets.previous)
            self.secret = secrets.current
            sessions = Sessions(store_, old_cookies, config.secure)
            self.people = People(store_, sessions, self.ended, self.bans.check_person, self.welcome)
            self.tables = Tables(
                store_, config.bus, config.bots, config.idle, config.poll, config.limits, self.budgets
            )
            self.sender = self._sender(store_, push.key_of(secrets.current))
            self.tables.noticing = self.sender.note
            await self.tables.open()
        except Problem:
            await store_.close()
            raise
        self.watch = Watch(self)
        await self.watch.open()
        self.sender.open()
        if not self.tables.bus.local:
            self._telling = asyncio.create_task(self._tell())

    def _sender(self, store_: Store, key: str) -> Sender:
        """What sends notices; without a library for them browsers are not pushed."""
        config = self.config
        try:
            contact = config.contact or config.public or "mailto:nobody@localhost"
            vapid: push.Vapid | None = push.Vapid(key, contact)
        except ImportError:
            vapid = None
        carrier = Carrier(Guard(config.inside), vapid, post_office(config.mail))
        base = config.public or next(iter(config.network), "http://localhost:8000")
        return Sender(store_, carrier, self.tables.name, base, self.signer.sign, config.away)

    async def _tell(self) -> None:
        """Tell the other workers what was spent here, so that nobody has a budget at each of them."""
        while True:
            await asyncio.sleep(TELL_EVERY)
            for spent in self.budgets.news():
                self.tables.bus.tell(Announcement(self.tables.name, spent=spent))

    async def close(self) -> None:
        """Let go of everything."""
        self.watch.close()
        self.sender.close()
        if self._telling is not None:
            self._telling.cancel()
        self.desk.close()
        self.people.close()
        await self.tables.close()

    def welcome(self) -> None:
        """A Refusal if too many newcomers call from one address."""
        self.budgets.newcomers.take(1.0, Caller("", calling.get().address))

    def link(self, table: str, chair: int | None, edition: int) -> str:
        """The path of the link to a chair, or to whichever is free."""
        return f"/join/{self.signer.invitation(table, chair, edition)}"

    # -- people who leave ---------------------------------------------------------------------------

    def ended(self, sessions: list[str]) -> None:
        """These sessions have ended: here, and at all other workers."""
        self.sessions_over(sessions)
        for place in range(0, len(sessions), TOLD_AT_ONCE):
            some = sessions[place : place + TOLD_AT_ONCE]
            self.tables.bus.tell(Announcement(self.tables.name, ended=some))

    def sessions_over(self, sessions: list[str]) -> None:
        """Believe their cookies no more, and close what is open on them here."""
        self.people.sessions.forget(sessions)
        gone = set(sessions)
        for connection in [each for each in self.connections if each.session in gone]:
            connection.dismiss(Refusal("signed-out"))

    def show_out_banned(self) -> None:
        """Close the connections of those who are kept out."""
        for connection in list(self.connections):
            try:
                self.bans.check_address(connection.where)
                self.bans.check_person(connection.person)
            except Refusal as refusal:
                connection.dismiss(refusal)

    async def erase(self, person: Person) -> None:
        """Forget a person, here and at all other workers."""
        await erase(self.tables.store, person.id, "self", self.ended)
        self.people.forget(person.id)
        await self.watch.look()
        self.tables.bus.tell(Announcement(self.tables.name, noted=True))

    async def export(self, person: Person, devices: list[SessionInfo], language: str) -> Export:
        """Everything that is kept of a person."""
        return await export(self.tables.store, person, devices, language)

    async def report(self, table: Table, data: Reporting, person: Person) -> None:
        """Keep a report of a line of chat, or of the name on a chair, for the operator."""
        about = name = text = ""
        if data.line is not None and data.line < table.revision:
            row = table.rows[data.line]
            if isinstance(row.what, entries.Chat):
                about, name, text = row.person, row.what.name, row.what.text
        elif data.chair is not None and data.chair < len(table.chairs):
            about, name = table.chairs[data.chair].person, table.chairs[data.chair].name
        if not about:
            raise Refusal("nobody-meant")
        told = (person.id, table.id, data.line, about, name, text, data.why)
        await self.tables.store.write(lambda c: moderation.add_report(c, now(), *told))

    # -- looking ------------------------------------------------------------------------------------

    async def look_back(self, table: Table) -> Hindsight:
        """A finished game looked back upon: thought out once, then remembered."""
        review = self.reviews.get(table.id)
        if review is None:
            who = calling.get()
            review = await self.tables.bot_pool.look_back(table.record(), (who.address, who.person, table.id))
            if len(self.reviews) >= REVIEWS:
                del self.reviews[next(iter(self.reviews))]
            self.reviews[table.id] = review
        return review

    def history(self, projector: Projector) -> History:
        """The past of a table, as a projector shows it."""
        return History(projector, self.desk, self.config.limits.page)

    def state(self, live: Live, person: Person, language: str, seat: int | None = None) -> State:
        """A table as a person sees it now."""
        table = live.table
        if table.seats_of(person.id):
            self.sender.attends(person.id, table.id)
        projector = Projector(table, viewpoint(table, person.id, seat), language)
        return self.shown(live, projector, person.id)

    def shown(self, live: Live, projector: Projector, person: str) -> State:
        """A table as a projector shows it; one that cannot be shown is set aside."""
        state = projector.state(person, now(), live.presence(), self.link)
        if projector.failed is not None:
            self.tables.met_fault(live, projector.failed)
        return state


async def _secrets(store_: Store, database: str) -> secret.Secrets:
    """What this installation signs with; a database that has kept it so far gives it up."""
    old = await store_.read(kept.kept_secret)
    secrets = secret.adopt(database, old)
    if old and not os.environ.get(secret.VARIABLE):
        await store_.write(kept.forget_secret)
    return secrets
