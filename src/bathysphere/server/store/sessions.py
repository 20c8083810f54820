"""Who is signed in where: sessions by the hash of their token, recovery codes, exchanged old cookies."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from secrets import token_urlsafe

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from bathysphere.server.invite import fresh_id
from bathysphere.server.store.schema import exchanged, people, recovery, secrets, sessions, sitters

CODES = 10
CODE_GROUPS = 4
GROUP = 4
GRACE = 60_000
"""Milliseconds for which an exchanged cookie is still taken: all tabs of a browser come at once."""
UNUSED_AFTER = 24 * 3600 * 1000
"""Milliseconds after which a guest who never came back is forgotten."""
IDLE_AFTER = 400 * 24 * 3600 * 1000
"""Milliseconds after which a session that nobody uses has ended."""


class Session(msgspec.Struct):
    """A device on which somebody is signed in."""

    id: str
    person: str
    label: str
    created: int
    seen: int


_WHAT = (sessions.c.id, sessions.c.person, sessions.c.label, sessions.c.created, sessions.c.seen)


def fresh_token() -> str:
    """256 bits that nobody can guess."""
    return token_urlsafe(32)


def hashed(token: str) -> str:
    """What is stored of a token or a code: it has so many random bits that a quick hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def begin(connection: Connection, person: str, label: str, at: int) -> tuple[Session, str]:
    """Somebody is signed in: the session, and the token that nobody else will ever see."""
    token = fresh_token()
    begun = Session(fresh_id(12), person, label, at, at)
    connection.execute(insert(sessions).values(**msgspec.structs.asdict(begun), token=hashed(token)))
    return begun, token


def find(connection: Connection, token_hash: str) -> Session | None:
    """The session of a token."""
    row = connection.execute(select(*_WHAT).where(sessions.c.token == token_hash)).first()
    return Session(*row) if row else None


def of_person(connection: Connection, person: str) -> list[Session]:
    """Where somebody is signed in, the last seen first."""
    wanted = select(*_WHAT).where(sessions.c.person == person).order_by(sessions.c.seen.desc(), sessions.c.id)
    return [Session(*row) for row in connection.execute(wanted)]


def seen(connection: Connection, id: str, at: int) -> None:
    """The session was used."""
    connection.execute(update(sessions).where(sessions.c.id == id).values(seen=at))


def end(connection: Connection, person: str, ids: Iterable[str] | None = None, but: str = "") -> list[str]:
    """End these sessions of a person, or all; which ones have ended."""
    wanted = select(sessions.c.id).where(sessions.c.person == person, sessions.c.id != but)
    if ids is not None:
        wanted = wanted.where(sessions.c.id.in_(list(ids)))
    ended = list(connection.execute(wanted).scalars())
    if ended:
        connection.execute(delete(sessions).where(sessions.c.id.in_(ended)))
    return ended


def lasting(connection: Connection, ids: Iterable[str]) -> set[str]:
    """Which of these sessions have not ended."""
    lasting_ids: set[str] = set()
    wanted = list(ids)
    for place in range(0, len(wanted), 500):
        some = select(sessions.c.id).where(sessions.c.id.in_(wanted[place : place + 500]))
        lasting_ids.update(connection.execute(some).scalars())
    return lasting_ids


def sweep(connection: Connection, at: int) -> None:
    """Forget sessions that nobody uses, and guests who came once and left nothing behind."""
    connection.execute(delete(sessions).where(sessions.c.seen < at - IDLE_AFTER))
    connection.execute(
        delete(sessions).where(
            sessions.c.seen == sessions.c.created,
            sessions.c.created < at - UNUSED_AFTER,
            sessions.c.person.not_in(select(sitters.c.person)),
            sessions.c.person.not_in(select(people.c.id)),
        )
    )


def exchange(connection: Connection, person: str, at: int) -> bool:
    """May a cookie from before there were sessions still be exchanged? Once, and by all tabs of a browser."""
    before = connection.execute(select(exchanged.c.at).where(exchanged.c.person == person)).scalar()
    if before is None:
        connection.execute(insert(exchanged).values(person=person, at=at))
        return True
    return bool(at - before < GRACE)


# -- recovery codes ---------------------------------------------------------------------------------


def plain_code(code: str) -> str:
    """A code as it was made, however somebody has typed it."""
    return "".join(c for c in code.casefold() if c.isalnum())


def fresh_codes(connection: Connection, person: str) -> list[str]:
    """New recovery codes; the old ones are worth nothing any more."""
    codes = ["-".join(fresh_id(GROUP) for _ in range(CODE_GROUPS)) for _ in range(CODES)]
    connection.execute(delete(recovery).where(recovery.c.person == person))
    rows = [{"person": person, "code": hashed(plain_code(code)), "used": None} for code in codes]
    connection.execute(insert(recovery), rows)
    return codes


def use_code(connection: Connection, person: str, code: str, at: int) -> bool:
    """Use a code up; False if it is none, or was used before."""
    used = update(recovery).where(
        recovery.c.person == person, recovery.c.code == hashed(plain_code(code)), recovery.c.used.is_(None)
    )
    return connection.execute(used.values(used=at)).rowcount == 1


def codes_left(connection: Connection, person: str) -> int:
    """How many codes somebody has not used yet."""
    wanted = select(recovery.c.code).where(recovery.c.person == person, recovery.c.used.is_(None))
    return len(connection.execute(wanted).all())


# -- the secret of cookies before there were sessions ------------------------------------------------


def kept_secret(connection: Connection) -> str:
    """The secret that databases kept before it had a place of its own; nothing if this one keeps none."""
    return str(connection.execute(select(secrets.c.value).where(secrets.c.name == "signing")).scalar() or "")


def forget_secret(connection: Connection) -> None:
    """The secret has a place of its own now."""
    connection.execute(delete(secrets).where(secrets.c.name == "signing"))
