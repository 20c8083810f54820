"""Who is who: guests by signed cookie, and an account for those who want to come back from elsewhere."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from litestar.connection import ASGIConnection

from bathysphere.play.decide import clean
from bathysphere.play.refusal import Refusal, texts
from bathysphere.server import store
from bathysphere.server.invite import Signer, fresh_id
from bathysphere.server.store import Conflict, Person, Store
from bathysphere.server.tables import now

COOKIE = "bathysphere"
COOKIE_AGE = 400 * 24 * 3600
REMEMBERED = 30.0
"""Seconds for which we believe to know somebody without asking the store."""

Connection = ASGIConnection[Any, Any, Any, Any]


class People:
    """Everybody who plays here."""

    def __init__(self, store: Store, signer: Signer, secure: bool) -> None:
        self._store = store
        self._signer = signer
        self._secure = secure
        self._hasher = PasswordHasher()
        self._nobody = self._hasher.hash(fresh_id(20))
        self._known: dict[str, tuple[float, Person]] = {}

    async def returning(self, connection: Connection, language: str) -> Person | None:
        """Whoever the cookie names; None without a valid one."""
        id = self._signer.read("guest", connection.cookies.get(COOKIE, ""))
        return await self.person(id, language) if id else None

    async def someone(self, connection: Connection, language: str) -> Person:
        """Whoever asks; a new guest gets a cookie with the answer."""
        found = await self.returning(connection, language)
        if found is None:
            found = self.guest(language)
            self.set_cookie(connection, found)
        return found

    def guest(self, language: str) -> Person:
        """Somebody new."""
        return self._unnamed(fresh_id(24), language)

    def _unnamed(self, id: str, language: str) -> Person:
        number = 100 + sum(map(ord, id)) * 7919 % 900
        return Person(id, texts(language).say("guest", {"number": number}))

    async def person(self, id: str, language: str) -> Person:
        """Somebody by id; guests who never gave a name are not written down anywhere."""
        at = time.monotonic()
        remembered = self._known.get(id)
        if remembered is not None and at - remembered[0] < REMEMBERED:
            return remembered[1] if remembered[1].name else self._unnamed(id, language)
        found = await self._store.read(lambda c: store.person(c, id)) or Person(id, "")
        self._remember(found)
        return found if found.name else self._unnamed(id, language)

    def _remember(self, person: Person) -> None:
        if len(self._known) > 10_000:
            self._known.clear()
        self._known[person.id] = (time.monotonic(), person)

    def set_cookie(self, connection: Connection, person: Person) -> None:
        """With the answer goes a cookie for this person."""
        value = self._signer.sign("guest", person.id)
        secure = "; Secure" if self._secure or connection.url.scheme == "https" else ""
        connection.scope["state"]["cookie"] = (
            f"{COOKIE}={value}; Path=/; Max-Age={COOKIE_AGE}; HttpOnly; SameSite=Lax{secure}"
        )

    def cookie(self, person: Person) -> str:
        """The value of a person's cookie, for programs."""
        return self._signer.sign("guest", person.id)

    async def rename(self, person: Person, name: str) -> Person:
        """Another name to be shown at tables."""
        name = clean(name)
        if not name:
            raise Refusal("name-empty")
        changed = Person(person.id, name, person.account, person.password)
        await self._store.write(lambda c: store.save_person(c, changed, now()))
        self._remember(changed)
        return changed

    async def register(self, person: Person, account: str, password: str) -> Person:
        """A name and a password for a guest, who keeps all tables."""
        account = clean(account)
        if not account:
            raise Refusal("name-empty")
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        name = account if person.account is None else person.name
        changed = Person(person.id, name, account, hashed)
        try:
            await self._store.write(lambda c: store.save_person(c, changed, now()))
        except Conflict:
            raise Refusal("name-taken") from None
        self._remember(changed)
        return changed

    async def login(self, account: str, password: str) -> Person:
        """Whoever has this name and password."""
        found = await self._store.read(lambda c: store.account(c, clean(account)))
        hashed = found.password if found is not None and found.password else self._nobody
        try:
            await asyncio.to_thread(self._hasher.verify, hashed, password)
        except (VerificationError, InvalidHashError):
            found = None
        if found is None:
            raise Refusal("login-failed")
        self._remember(found)
        return found
