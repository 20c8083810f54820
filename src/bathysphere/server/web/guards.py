"""At the door: where a request comes from, how many there are, in which language to answer."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection, Request
from litestar.handlers import BaseRouteHandler

from bathysphere.language.languages import DEFAULT, LANGUAGES, matching
from bathysphere.play.refusal import Refusal
from bathysphere.server.limits.caller import Caller, calling, neighbourhood

SAFE = ("GET", "HEAD", "OPTIONS")
AS_IS = "as-is"
"""Answers with this option are not compressed on the way; what games print and say is long and no secret."""

Connection = ASGIConnection[Any, Any, Any, Any]


def same_origin(connection: Connection, allowed: list[str]) -> None:
    """A browser says which page a request comes from; others' pages may not act for our people."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    host = connection.headers.get("host", "")
    try:
        same = urlsplit(origin).netloc == host
    except ValueError:
        same = False
    if not same and origin not in allowed:
        raise Refusal("origin")


def calling_from(connection: Connection) -> str:
    """The very address somebody calls from."""
    return connection.client.host if connection.client else ""


def address(connection: Connection) -> str:
    """Where somebody calls from; of IPv6 the network."""
    return neighbourhood(calling_from(connection))


def know(connection: Connection) -> Caller:
    """Note who asks, for all that is done for them. All newcomers of an address are one person to us."""
    where = address(connection)
    who = Caller(connection.app.state.worker.people.claimed(connection) or f"@{where}", where)
    calling.set(who)
    connection.scope["state"]["caller"] = who
    return who


async def door(connection: Connection, _: BaseRouteHandler) -> None:
    """Every request of the API passes here."""
    worker = connection.app.state.worker
    if isinstance(connection, Request):
        if connection.method not in SAFE:
            same_origin(connection, worker.config.origins)
        worker.bans.check_address(calling_from(connection))
        budgets, who = worker.budgets, know(connection)
        budgets.sent.check(0.0, who)
        budgets.received.check(0.0, who)
        budgets.requests.take(1.0, who)
        length = connection.headers.get("content-length", "0")
        budgets.received.spend(float(length) if length.isascii() and length.isdigit() else 0.0, who)


def language_of(connection: Connection, wanted: str | None = None) -> str:
    """The language of the answer: what was asked for, what the browser prefers, or the default."""
    if wanted in LANGUAGES:
        return wanted
    preferred = []
    for part in connection.headers.get("accept-language", "").split(",")[:10]:
        tag, _, quality = part.strip().partition(";q=")
        try:
            preferred.append((-float(quality or 1), matching(tag)))
        except ValueError:
            continue
    known = [language for _, language in sorted(preferred, key=lambda item: item[0]) if language]
    return known[0] if known else DEFAULT
