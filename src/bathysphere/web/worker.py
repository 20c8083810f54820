"""What all handlers of a worker share: the tables, the people, the limits."""

from __future__ import annotations

import os

import msgspec

from bathysphere.bots import registry
from bathysphere.bots.hints import Hindsight
from bathysphere.engine.errors import Problem
from bathysphere.packs import shelve
from bathysphere.play.table import Table
from bathysphere.server import store
from bathysphere.server.invite import Signer
from bathysphere.server.store import Conflict, Person, open_store
from bathysphere.server.tables import Live, Tables, now
from bathysphere.web.limits import Buckets, Limits
from bathysphere.web.people import People
from bathysphere.web.project import Projector, viewpoint
from bathysphere.web.wire import State

REVIEWS = 200
"""How many finished games stay looked back upon."""


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


class Worker:
    """One worker."""

    tables: Tables
    people: People
    signer: Signer

    def __init__(self, config: Config) -> None:
        self.config = config
        limits = config.limits
        self.requests = Buckets(limits.requests)
        self.new_tables = Buckets(limits.new_tables)
        self.hints = Buckets(limits.hints)
        self.reviews: dict[str, Hindsight] = {}
        """Finished games looked back upon, by table."""
        self.logins = Buckets(limits.logins)
        self.sockets: dict[str, int] = {}
        shelve(config.packs)
        for bot in config.own_bots:
            registry.offer(bot)

    async def open(self) -> None:
        """Connect to the store and the bus."""
        config = self.config
        found = await open_store(config.database or store.default_database())
        try:
            secret = await found.write(store.secret)
        except Conflict:
            secret = await found.read(store.secret)
        self.signer = Signer(secret)
        self.people = People(found, self.signer, config.secure)
        try:
            self.tables = Tables(found, config.bus, config.bots, config.idle, config.poll)
            await self.tables.open()
        except Problem:
            await found.close()
            raise

    async def close(self) -> None:
        """Let go of everything."""
        await self.tables.close()

    def link(self, table: str, chair: int) -> str:
        """The path of the link to a chair."""
        return f"/join/{self.signer.invitation(table, chair)}"

    async def look_back(self, table: Table) -> Hindsight:
        """A finished game looked back upon: thought out once, then remembered."""
        found = self.reviews.get(table.id)
        if found is None:
            found = await self.tables.bot_pool.look_back(table.record())
            if len(self.reviews) >= REVIEWS:
                del self.reviews[next(iter(self.reviews))]
            self.reviews[table.id] = found
        return found

    def state(self, live: Live, person: Person, language: str, seat: int | None = None) -> State:
        """A table as a person sees it now."""
        table = live.table
        projector = Projector(table, viewpoint(table, person.id, seat), language)
        return projector.state(person.id, now(), live.presence(), self.link)
