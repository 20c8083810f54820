"""Sessions: a cookie with a random token for every device, of which only the hash is stored here."""

from __future__ import annotations

import re
import time
from typing import Any

from litestar.connection import ASGIConnection, Request

from bathysphere.server.invite import Signer
from bathysphere.server.store import sessions as kept
from bathysphere.server.store.sessions import Session
from bathysphere.server.store.store import Store
from bathysphere.server.tables import now

AT_HAND = 20_000
"""Sessions that are kept at hand."""
COOKIE = "bathysphere"
COOKIE_AGE = 400 * 24 * 3600
REMEMBERED = 30.0
"""Seconds for which a session is believed to last without asking the store."""
SEEN_EVERY = 10 * 60 * 1000
"""Milliseconds after which it is written down again that a session is used."""
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
BROWSERS = ("Firefox", "Edg", "OPR", "SamsungBrowser", "Chrome", "Safari")
"""What browsers call themselves; those that also call themselves by another's name come first."""
CALLED = {"Edg": "Edge", "OPR": "Opera", "SamsungBrowser": "Samsung Internet"}
SYSTEMS = ("iPhone", "iPad", "Android", "Windows", "Mac OS", "CrOS", "Linux")
NEW_COOKIE = "cookie"
"""Where the answer finds the cookie to set."""

Connection = ASGIConnection[Any, Any, Any, Any]


def label_of(agent: str) -> str:
    """A device in a few words, from what its browser says about itself."""
    browser = next((name for name in BROWSERS if f"{name}/" in agent), "")
    system = next((name for name in SYSTEMS if name in agent), "")
    label = " · ".join(part for part in (CALLED.get(browser, browser), system) if part)
    return label or re.sub(r"[^\x20-\x7e]", "", agent.partition(" ")[0])[:40]


class Sessions:
    """Who is signed in, and with which cookie."""

    def __init__(self, store: Store, old_cookies: Signer | None, secure: bool) -> None:
        self._store = store
        self._old_cookies = old_cookies
        self._secure = secure
        self._known: dict[str, tuple[float, Session]] = {}

    async def find(self, connection: Connection) -> Session | None:
        """The session that the cookie is for; None without a valid one."""
        token = connection.cookies.get(COOKIE, "")
        if "~" in token:
            return await self._exchange(connection, token)
        if not TOKEN.fullmatch(token):
            return None
        mark = kept.hashed(token)
        at = time.monotonic()
        remembered = self._known.get(mark)
        if remembered is not None and at - remembered[0] < REMEMBERED:
            return remembered[1]
        session = await self._store.read(lambda c: kept.find(c, mark))
        if session is None:
            self._known.pop(mark, None)
            return None
        if session.seen == session.created or now() - session.seen > SEEN_EVERY:
            session.seen = now()
            await self._store.write(lambda c: kept.seen(c, session.id, session.seen))
        self._remember(mark, session)
        return session

    def at_hand(self, connection: Connection) -> Session | None:
        """The session that the cookie is for, if it was asked for just now: without asking the store."""
        remembered = self._known.get(kept.hashed(connection.cookies.get(COOKIE, "")))
        return remembered[1] if remembered is not None else None

    async def _exchange(self, connection: Connection, cookie: str) -> Session | None:
        """A cookie from before there were sessions becomes one, once."""
        person = self._old_cookies.read("guest", cookie) if self._old_cookies is not None else None
        if not person or not isinstance(connection, Request):  # only an answer can bring the new cookie
            return None
        at = now()
        if not await self._store.write(lambda c: kept.exchange(c, person, at)):
            return None
        return await self.begin(connection, person)

    async def begin(self, connection: Connection, person: str) -> Session:
        """Somebody is signed in from here on: the cookie goes with the answer."""
        label, at = label_of(connection.headers.get("user-agent", "")), now()
        begun, token = await self._store.write(lambda c: kept.begin(c, person, label, at))
        self._remember(kept.hashed(token), begun)
        secure = "; Secure" if self._secure or connection.url.scheme == "https" else ""
        connection.scope["state"][NEW_COOKIE] = (
            f"{COOKIE}={token}; Path=/; Max-Age={COOKIE_AGE}; HttpOnly; SameSite=Lax{secure}"
        )
        connection.scope["state"]["session"] = begun
        return begun

    def forget(self, ended: list[str]) -> None:
        """These sessions have ended: do not believe their cookies any longer."""
        gone = set(ended)
        for mark in [mark for mark, (_, session) in self._known.items() if session.id in gone]:
            del self._known[mark]

    def forget_person(self, person: str) -> None:
        """Ask the store again which cookies of this person are good."""
        for mark in [mark for mark, (_, session) in self._known.items() if session.person == person]:
            del self._known[mark]

    def _remember(self, mark: str, session: Session) -> None:
        if len(self._known) >= AT_HAND:
            del self._known[next(iter(self._known))]
        self._known[mark] = (time.monotonic(), session)
