"""Who is who: guests by the session in their cookie, and accounts for those who come back from elsewhere."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from litestar.connection import ASGIConnection

from bathysphere.play.decide import clean
from bathysphere.play.refusal import Refusal, texts
from bathysphere.server.account_names import checked_account, folded
from bathysphere.server.invite import fresh_id
from bathysphere.server.store import sessions as kept
from bathysphere.server.store import store
from bathysphere.server.store.sessions import Session
from bathysphere.server.store.store import Conflict, Person, Store
from bathysphere.server.tables import now
from bathysphere.server.web.attempts import Attempts
from bathysphere.server.web.passwords import Passwords
from bathysphere.server.web.sessions import Sessions

AT_HAND = 10_000
"""People whose names are kept at hand."""
REMEMBERED = 30.0
"""Seconds for which we believe to know somebody without asking the store."""
WRONG_PASSWORDS = 20
WRONG_WITHIN = 15 * 60.0
"""So many wrong passwords for one account in so many seconds, from wherever they come.

A right one clears them. The budget `logins` is another thing: it counts every try, right or wrong, at all
workers together, and by address.
"""

Connection = ASGIConnection[Any, Any, Any, Any]


class People:
    """Everybody who plays here."""

    def __init__(
        self,
        store: Store,
        sessions: Sessions,
        ended: Callable[[list[str]], None],
        allowed: Callable[[str], None],
        welcome: Callable[[], None],
    ) -> None:
        """`ended` hears which sessions are over; `allowed` refuses persons who are kept out.

        `welcome` refuses newcomers where too many come from one place: each of them is written down.
        """
        self._store = store
        self.sessions = sessions
        self._ended = ended
        self._allowed = allowed
        self._welcome = welcome
        self._passwords = Passwords()
        self._known: dict[str, tuple[float, Person]] = {}
        self._wrong = Attempts(WRONG_PASSWORDS, WRONG_WITHIN)

    def close(self) -> None:
        """Nobody comes any more."""
        self._passwords.close()

    async def returning(self, connection: Connection, language: str) -> Person | None:
        """Whoever the cookie stands for; None without a valid one."""
        session = await self.sessions.find(connection)
        if session is None:
            return None
        self._allowed(session.person)
        connection.scope["state"]["session"] = session
        return await self.person(session.person, language)

    async def someone(self, connection: Connection, language: str) -> Person:
        """Whoever asks; a new guest gets a cookie with the answer."""
        known = await self.returning(connection, language)
        if known is not None:
            return known
        self._welcome()
        return await self.new_guest(connection, language)

    async def new_guest(self, connection: Connection, language: str) -> Person:
        """Somebody new, with a cookie of their own."""
        guest = self._unnamed(fresh_id(24), language)
        await self.sessions.begin(connection, guest.id)
        return guest

    def claimed(self, connection: Connection) -> str:
        """The id of whoever asks, if they have asked just now."""
        session = self.sessions.at_hand(connection)
        return session.person if session is not None else ""

    def _unnamed(self, id: str, language: str) -> Person:
        number = 100 + sum(map(ord, id)) * 7919 % 900
        return Person(id, texts(language).say("guest", {"number": number}))

    async def person(self, id: str, language: str) -> Person:
        """Somebody by id; of guests who never gave a name only their sessions are written down."""
        at = time.monotonic()
        remembered = self._known.get(id)
        if remembered is not None and at - remembered[0] < REMEMBERED:
            return remembered[1] if remembered[1].name else self._unnamed(id, language)
        person = await self._store.read(lambda c: store.person(c, id)) or Person(id, "")
        self._remember(person)
        return person if person.name else self._unnamed(id, language)

    def _remember(self, person: Person) -> None:
        self._known.pop(person.id, None)
        if len(self._known) >= AT_HAND:
            del self._known[next(iter(self._known))]
        self._known[person.id] = (time.monotonic(), person)

    def forget(self, person: str) -> None:
        """Ask the store again who that is."""
        self._known.pop(person, None)

    async def rename(self, person: Person, name: str) -> Person:
        """Another name to be shown at tables."""
        name = clean(name)
        if not name:
            raise Refusal("name-empty")
        changed = Person(person.id, name, person.account, person.password)
        await self._save(changed)
        return changed

    # -- accounts -----------------------------------------------------------------------------------

    async def register(
        self, connection: Connection, person: Person, account: str, password: str
    ) -> tuple[Person, list[str]]:
        """A name and a password for a guest, who keeps all tables; and recovery codes.

        Whoever had the guest's cookie before, on this device or another, is signed out.
        """
        account = checked_account(account)
        if (await self._stored(person.id)).account is not None:
            raise Refusal("registered")
        # First the hash, then the question whether the name is free: both answers take as long.
        changed = Person(person.id, account, account, await self._passwords.hash(password))
        await self._save(changed)
        codes = await self._store.write(lambda c: kept.fresh_codes(c, person.id))
        await self._sign_in(connection, changed, everywhere=True)
        return changed, codes

    async def login(self, connection: Connection, account: str, password: str) -> Person:
        """Whoever has this name and password; the device leaves whoever it was before."""
        person = await self._store.read(lambda c: store.account(c, clean(account)))
        if not await self._fits(person, folded(account), password) or person is None:
            raise Refusal("login-failed")
        self._allowed(person.id)
        self._remember(person)
        await self._sign_in(connection, person)
        return person

    async def prove(self, person: Person, password: str) -> Person:
        """Refuse unless the password is right: a cookie alone is not enough for what follows."""
        stored = await self._stored(person.id)
        if stored.account is not None and not await self._fits(stored, folded(stored.account), password):
            raise Refusal("login-failed")
        return stored

    async def change_password(
        self, connection: Connection, person: Person, old: str, password: str
    ) -> Person:
        """Another password; all other devices are signed out."""
        stored = await self._proved_account(person, old)
        changed = Person(stored.id, stored.name, stored.account, await self._passwords.hash(password))
        await self._save(changed)
        await self._sign_in(connection, changed, everywhere=True)
        return changed

    async def change_account(self, person: Person, password: str, account: str) -> Person:
        """Another name for the account."""
        account = checked_account(account)
        stored = await self._proved_account(person, password)
        changed = Person(stored.id, stored.name, account, stored.password)
        await self._save(changed)
        return changed

    async def fresh_codes(self, person: Person, password: str) -> list[str]:
        """New recovery codes instead of the old ones."""
        await self._proved_account(person, password)
        return await self._store.write(lambda c: kept.fresh_codes(c, person.id))

    async def recover(self, connection: Connection, account: str, code: str, password: str) -> Person:
        """A new password for whoever has a recovery code; all devices are signed out but this one."""
        key = folded(account)
        self._wrong.take(key)
        hashed = await self._passwords.hash(password)
        at = now()

        def job(c: Any) -> Person | None:
            owner = store.account(c, clean(account))
            if owner is None or not kept.use_code(c, owner.id, code, at):
                return None
            owner.password = hashed
            store.save_person(c, owner, at)
            return owner

        person = await self._store.write(job)
        if person is None:
            raise Refusal("recover-failed")
        self._allowed(person.id)
        self._wrong.forget(key)
        self._remember(person)
        await self._sign_in(connection, person, everywhere=True)
        return person

    # -- signing out --------------------------------------------------------------------------------

    async def end(self, person: str, ids: list[str] | None = None, but: str = "") -> list[str]:
        """End these sessions of a person, or all, together with what is open on them."""
        ended = await self._store.write(lambda c: kept.end(c, person, ids, but))
        if ended:
            self._ended(ended)
        return ended

    async def _sign_in(self, connection: Connection, person: Person, everywhere: bool = False) -> None:
        """A new session for this device. Its old one ends, and `everywhere` all of that person's."""
        before: Session | None = connection.scope["state"].get("session")
        before = before or await self.sessions.find(connection)
        if before is not None:
            await self.end(before.person, [before.id])
        if everywhere:
            await self.end(person.id)
        await self.sessions.begin(connection, person.id)

    # -- in between ---------------------------------------------------------------------------------

    async def _stored(self, id: str) -> Person:
        return await self._store.read(lambda c: store.person(c, id)) or Person(id, "")

    async def _proved_account(self, person: Person, password: str) -> Person:
        proved = await self.prove(person, password)
        if proved.account is None:
            raise Refusal("no-account")
        return proved

    async def _save(self, person: Person) -> None:
        try:
            await self._store.write(lambda c: store.save_person(c, person, now()))
        except Conflict:
            raise Refusal("name-taken") from None
        self._remember(person)

    async def _fits(self, owner: Person | None, account: str, password: str) -> bool:
        """Is it the password? Nobody's takes as long to be wrong; too many wrong ones for an account wait."""
        self._wrong.take(account)  # before the answer is known: many at once count, too
        fits, newer = await self._passwords.fits(owner.password if owner is not None else None, password)
        if owner is None or not fits:
            return False
        self._wrong.forget(account)
        if newer is not None:
            owner.password = newer
            await self._store.write(lambda c: store.save_person(c, owner, now()))
        return True
