"""The part of the API that is about oneself: names, accounts, devices, and what is kept of a person."""

from __future__ import annotations

from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody

from bathysphere.play.refusal import Refusal
from bathysphere.server.account_names import folded
from bathysphere.server.limits.caller import Caller
from bathysphere.server.store import sessions as kept
from bathysphere.server.store import store
from bathysphere.server.store.sessions import Session
from bathysphere.server.store.store import Person
from bathysphere.server.web.asking import Asked, Here, Tongue, Who, get, post
from bathysphere.server.web.guards import address
from bathysphere.server.web.wire_people import (
    AccountChange,
    Codes,
    Credentials,
    EndSessions,
    Export,
    Me,
    NewName,
    PasswordChange,
    Proof,
    Recovery,
    Registered,
    SessionInfo,
)
from bathysphere.server.web.worker import Worker


def _try(request: Asked, worker: Worker, account: str) -> None:
    """For one account, from one address, by everybody: whoever the cookie stands for does not matter here."""
    worker.budgets.logins.take(1.0, Caller(folded(account), address(request)))


def _me(person: Person) -> Me:
    return Me(person.name, person.account)


@get("/me")
async def me(person: Who, worker: Here) -> Me:
    """Who am I, and how many games have I played to the end?"""
    told = _me(person)
    lines = await worker.tables.store.read(lambda c: store.lines_of(c, person.id))
    over = [line.game for line, _ in lines if line.status == "over" and not line.lesson]
    told.finished = {name: over.count(name) for name in dict.fromkeys(over)}
    return told


@post("/me/name", status_code=200)
async def rename(data: JSONBody[NewName], person: Who, worker: Here) -> Me:
    """Another name to be shown at tables."""
    return _me(await worker.people.rename(person, data.name))


# -- accounts ---------------------------------------------------------------------------------------


@post("/me/register", status_code=200)
async def register(request: Asked, data: JSONBody[Credentials], person: Who, worker: Here) -> Registered:
    """A name and a password, to be found again from elsewhere."""
    worker.budgets.logins.take()
    made, codes = await worker.people.register(request, person, data.account, data.password)
    return Registered(made.name, made.account or "", codes)


@post("/me/login", status_code=200)
async def login(request: Asked, data: JSONBody[Credentials], worker: Here) -> Me:
    """Back again."""
    _try(request, worker, data.account)
    return _me(await worker.people.login(request, data.account, data.password))


@post("/me/recover", status_code=200)
async def recover(request: Asked, data: JSONBody[Recovery], worker: Here) -> Me:
    """Back again with a recovery code and a new password."""
    _try(request, worker, data.account)
    return _me(await worker.people.recover(request, data.account, data.code, data.password))


@post("/me/password", status_code=200)
async def change_password(request: Asked, data: JSONBody[PasswordChange], person: Who, worker: Here) -> Me:
    """Another password; all other devices are signed out."""
    worker.budgets.logins.take()
    return _me(await worker.people.change_password(request, person, data.old, data.password))


@post("/me/account", status_code=200)
async def change_account(request: Asked, data: JSONBody[AccountChange], person: Who, worker: Here) -> Me:
    """Another name for the account."""
    worker.budgets.logins.take()
    return _me(await worker.people.change_account(person, data.password, data.account))


@post("/me/codes", status_code=200)
async def fresh_codes(request: Asked, data: JSONBody[Proof], person: Who, worker: Here) -> Codes:
    """New recovery codes; the old ones are worth nothing any more."""
    worker.budgets.logins.take()
    return Codes(await worker.people.fresh_codes(person, data.password))


# -- devices ----------------------------------------------------------------------------------------


@post("/me/logout", status_code=200)
async def logout(request: Asked, worker: Here, language: Tongue) -> Me:
    """Sign out on this device; a new guest is there instead."""
    session = await worker.people.sessions.find(request)
    if session is not None:
        await worker.people.end(session.person, [session.id])
    else:
        worker.welcome()
    return _me(await worker.people.new_guest(request, language))


@get("/me/sessions")
async def my_sessions(request: Asked, person: Who, worker: Here) -> list[SessionInfo]:
    """Where I am signed in, the last used first."""
    return await _devices(request, person, worker)


@post("/me/sessions/end", status_code=200)
async def end_sessions(
    request: Asked, data: JSONBody[EndSessions], person: Who, worker: Here
) -> list[SessionInfo]:
    """Sign out a device, or all but this one; what is left."""
    here: Session = request.scope["state"]["session"]
    ended = await worker.people.end(person.id, None if data.id is None else [data.id], _but(here, data.id))
    if data.id is not None and not ended:
        raise Refusal("session-unknown")
    return await _devices(request, person, worker)


def _but(here: Session, wanted: str | None) -> str:
    """Whoever wants all devices signed out stays on this one."""
    return here.id if wanted is None else ""


async def _devices(request: Asked, person: Person, worker: Worker) -> list[SessionInfo]:
    here: Session = request.scope["state"]["session"]
    sessions = await worker.tables.store.read(lambda c: kept.of_person(c, person.id))
    return [SessionInfo(s.id, s.label, s.created, s.seen, s.id == here.id) for s in sessions]


# -- what is kept -----------------------------------------------------------------------------------


@post("/me/export", status_code=200)
async def export(
    request: Asked, data: JSONBody[Proof], person: Who, worker: Here, language: Tongue
) -> Export:
    """Everything that is kept of me, with the records of my games."""
    worker.budgets.logins.take()
    worker.exports.check(person.id)
    known = await worker.people.prove(person, data.password)
    worker.exports.count(person.id)
    devices = await _devices(request, person, worker)
    return await worker.export(person if known.account is None else known, devices, language)


@post("/me/delete", status_code=200)
async def delete(request: Asked, data: JSONBody[Proof], person: Who, worker: Here, language: Tongue) -> Me:
    """Forget me: account, name, what I have said. Games of others stay, with a former player in them."""
    worker.budgets.logins.take()
    await worker.people.prove(person, data.password)
    await worker.erase(person)
    return _me(await worker.people.new_guest(request, language))


HANDLERS: list[BaseRouteHandler] = [
    me,
    rename,
    register,
    login,
    recover,
    change_password,
    change_account,
    fresh_codes,
    logout,
    my_sessions,
    end_sessions,
    export,
    delete,
]
