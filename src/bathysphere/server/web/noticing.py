"""The part of the API that is about notices: by which ways one is told, and of what."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import msgspec
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody

from bathysphere.play.decide import clean
from bathysphere.play.refusal import Refusal
from bathysphere.server.invite import fresh_id
from bathysphere.server.notices import keeping, push
from bathysphere.server.notices.guard import checked_url
from bathysphere.server.notices.ways import Hook, Mail, Push, Target, Way, Wishes, zone
from bathysphere.server.store.store import Person
from bathysphere.server.tables import now
from bathysphere.server.web.asking import Here, Id, Tongue, Who, get, post
from bathysphere.server.web.wire_notices import NewWay, NoticeInfo, NoticeWishes, WayId, WayLine
from bathysphere.server.web.worker import Worker

MOST = 8
"""Ways of one person."""
ADDRESS = re.compile(r"[^@\s<>,;:\"()\[\]\\]{1,64}@[A-Za-z0-9.-]{1,250}\.[A-Za-z0-9-]{2,63}")


@get("/me/notices")
async def notices(person: Who, worker: Here) -> NoticeInfo:
    """By which ways am I told, and of what?"""
    return await told(worker, person)


async def told(worker: Worker, person: Person) -> NoticeInfo:
    """All about somebody's notices."""
    store, carrier = worker.tables.store, worker.sender.carrier
    ways = await store.read(lambda c: keeping.ways_of(c, person.id))
    wishes = await store.read(lambda c: keeping.wishes_of(c, person.id))
    lines = [
        WayLine(way.id, way.target.__struct_config__.tag, way.label, way.confirmed, way.created, way.error)  # type: ignore[arg-type]
        for way in ways
    ]
    key = carrier.vapid.public if carrier.vapid is not None else ""
    shown = msgspec.convert(msgspec.to_builtins(wishes), NoticeWishes)
    return NoticeInfo(lines, shown, key, carrier.post is not None)


@post("/me/notices/wishes", status_code=200)
async def wish(data: JSONBody[NoticeWishes], person: Who, worker: Here) -> NoticeInfo:
    """Of what, and when."""
    if zone(data.zone) is None:
        raise Refusal("zone-unknown", found=data.zone)
    wishes = msgspec.convert(msgspec.to_builtins(data), Wishes)
    await worker.tables.store.write(lambda c: keeping.save_wishes(c, person.id, wishes))
    return await told(worker, person)


@post("/me/notices/ways", status_code=200)
async def add(data: JSONBody[NewWay], person: Who, worker: Here, language: Tongue) -> NoticeInfo:
    """A new way. Whoever reads what comes by it has to agree first; a browser has agreed already."""
    worker.new_ways.take(person.id)
    target = _target(data, worker)
    store = worker.tables.store
    if len(await store.read(lambda c: keeping.ways_of(c, person.id))) >= MOST:
        raise Refusal("ways-full", most=str(MOST))
    if not isinstance(target, Push):
        worker.new_ways.take(f"to {data.address.casefold()}")
    known = isinstance(target, Push)
    label = clean(data.label, 80) or _label(target)
    way = Way(fresh_id(12), person.id, target, label, language, known, now())
    await store.write(lambda c: keeping.add_way(c, way))
    if not known:
        await store.write(lambda c: keeping.put_now(c, way, "confirm", now()))
    return await told(worker, person)


def _target(data: NewWay, worker: Worker) -> Target:
    """Where it leads; a Refusal if it cannot lead anywhere."""
    carrier = worker.sender.carrier
    if data.kind == "mail":
        if carrier.post is None:
            raise Refusal("no-mail")
        if not ADDRESS.fullmatch(data.address):
            raise Refusal("mail-address")
        return Mail(data.address)
    if data.kind == "hook":
        return Hook(checked_url(data.address), data.format)
    if carrier.vapid is None:
        raise Refusal("no-push")
    try:
        push.check_keys(data.p256dh, data.auth)
    except ValueError as error:
        raise Refusal("value", why=str(error)) from error
    inside = bool(worker.config.inside)
    return Push(
        checked_url(data.address, ("https", "http") if inside else ("https",)), data.p256dh, data.auth
    )


def _label(target: Target) -> str:
    match target:
        case Mail(address):
            return address[:80]
        case Hook(url, form):
            return f"{form}: {urlsplit(url).hostname}"[:80]
    return urlsplit(target.endpoint).hostname or "push"


@post("/me/notices/ways/remove", status_code=200)
async def remove(data: JSONBody[WayId], person: Who, worker: Here) -> NoticeInfo:
    """No more that way."""
    await worker.tables.store.write(lambda c: keeping.remove_way(c, data.id, person.id))
    return await told(worker, person)


@post("/me/notices/ways/test", status_code=200)
async def test(data: JSONBody[WayId], person: Who, worker: Here) -> NoticeInfo:
    """Try it out: one that was not confirmed is asked again."""
    worker.new_ways.take(person.id)
    way = await worker.tables.store.read(lambda c: keeping.way(c, data.id))
    if way is None or way.person != person.id:
        raise Refusal("way-unknown")
    if not way.confirmed:
        worker.new_ways.take(f"to {way.label.casefold()}")
    kind = "test" if way.confirmed else "confirm"
    await worker.tables.store.write(lambda c: keeping.put_now(c, way, kind, now()))  # type: ignore[arg-type]
    return await told(worker, person)


@post("/notices/confirm/{token:str}", status_code=200)
async def confirm(token: Id, worker: Here) -> dict[str, bool]:
    """Whoever reads what comes by a way agrees to it."""
    id = worker.signer.read("notice-confirm", token)
    if id is None or not await worker.tables.store.write(lambda c: keeping.confirm(c, id)):
        raise Refusal("way-unknown")
    return {"done": True}


@post("/notices/off/{token:str}", status_code=200)
async def off(token: Id, worker: Here) -> dict[str, bool]:
    """One click, and nothing comes that way any more; a second click does no harm."""
    id = worker.signer.read("notice-off", token)
    if id is None:
        raise Refusal("way-unknown")
    await worker.tables.store.write(lambda c: keeping.remove_way(c, id))
    return {"done": True}


HANDLERS: list[BaseRouteHandler] = [notices, wish, add, remove, test, confirm, off]
