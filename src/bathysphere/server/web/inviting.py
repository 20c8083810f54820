"""Links that invite: where they lead, sitting down by one, and what messengers show of them."""

from __future__ import annotations

import re
from html import escape
from typing import Any

from litestar import Request
from litestar import get as get_page
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody
from litestar.response import Response

from bathysphere.catalogue import game
from bathysphere.engine.errors import Problem
from bathysphere.language.texts import of_package
from bathysphere.play.refusal import Refusal, texts
from bathysphere.play.table import Table
from bathysphere.server.web.api import seated
from bathysphere.server.web.asking import Here, Id, Tongue, Who, get, post
from bathysphere.server.web.guards import language_of
from bathysphere.server.web.pages import Pages
from bathysphere.server.web.projector import place_is_free
from bathysphere.server.web.wire import Invitation, LineSeat, Reach, Sitting, State
from bathysphere.server.web.wording import called
from bathysphere.server.web.worker import Worker

HEAD = "</head>"
GENERAL = re.compile(r'<meta\s+(?:property="og:|name="twitter:)[^>]*>\s*')
"""What the page tells messengers of itself: here the invitation speaks."""


@get("/reach")
async def reach(worker: Here) -> Reach:
    """Where others can reach this server."""
    return Reach(worker.config.public, worker.config.network)


@get("/invites/{token:str}")
async def invitation(token: Id, person: Who, worker: Here, language: Tongue) -> Invitation:
    """Where a link leads."""
    table, chair = await invited(worker, token)
    seats = [
        LineSeat(
            "open" if place_is_free(table, place) else one.kind,
            called(one.name, language),
            one.level or None,
            one.person == person.id,
        )
        for place, one in enumerate(table.chairs)
    ]
    return Invitation(table.id, table.setup.game, chair, is_free(table, chair), host_of(table), seats)


@post("/invites/{token:str}", status_code=200)
async def accept(token: Id, data: JSONBody[Sitting], person: Who, worker: Here, language: Tongue) -> State:
    """Sit down where a link leads; by a link to whichever seat is free, on the one that was chosen or any."""
    table, chair = await invited(worker, token)
    if chair is None:
        own = [place for place, other in enumerate(table.chairs) if other.person == person.id]
        chair = own[0] if own else data.chair
    return await seated(worker, table.id, chair, person, data.name, language, invited=True)


async def invited(worker: Worker, token: str) -> tuple[Table, int | None]:
    """The table and the chair that a link leads to; a Refusal if it leads nowhere."""
    signed = worker.signer.invited(token)
    if signed is None:
        raise Refusal("invite-invalid")
    id, chair, edition = signed
    table = await worker.tables.table(id)
    if table.links != edition:
        raise Refusal("invite-invalid")
    return table, chair


def is_free(table: Table, chair: int | None) -> bool:
    """Can somebody still sit down there?"""
    chairs = range(len(table.chairs)) if chair is None else [chair]
    return not table.closed and any(place_is_free(table, place) for place in chairs)


def host_of(table: Table) -> str:
    """What the host is called at the table, if they sit there."""
    return next((chair.name for chair in table.chairs if chair.person == table.setup.host), "")


# -- what messengers show -----------------------------------------------------------------------------


@get_page("/join/{token:str}", include_in_schema=False)
async def page(request: Request[Any, Any, Any], token: FromPath[str]) -> Response[bytes]:
    """The client's page, with a preview of the invitation in its head for messengers."""
    worker: Worker = request.app.state.worker
    pages: Pages = request.app.state.pages
    body = pages.first
    try:
        table, chair = await invited(worker, token)
    except Problem:
        pass  # the page itself says what is wrong with the link
    else:
        base = worker.config.public or f"{request.url.scheme}://{request.url.netloc}"
        head = preview(table, is_free(table, chair), language_of(request), f"{base}/join/{token}", base)
        body = GENERAL.sub("", body).replace(HEAD, head + HEAD, 1)
    headers = {"cache-control": "no-cache", "vary": "accept-language, accept-encoding"}
    return Response(body.encode(), media_type="text/html", headers=headers)


def preview(table: Table, free: bool, language: str, address: str, base: str) -> str:
    """Open Graph: what a link is about, for whoever gets it. Only what everybody with the link may know."""
    say = texts(language).say
    name = table.setup.game
    host = called(host_of(table), language)
    title = of_package(game(name).package, language).say(f"game-{name}", {})
    tags = {
        "og:type": "website",
        "og:site_name": "Bathysphere",
        "og:title": say("preview-title" if free else "preview-taken", {"game": title}),
        "og:description": say("preview-text", {"host": host}) if host else say("preview-nobody"),
        "og:url": address,
        "og:image": f"{base}/share.png",
        "og:image:width": "1200",
        "og:image:height": "630",
        "twitter:card": "summary_large_image",
    }
    return "".join(f'<meta property="{key}" content="{escape(value)}" />' for key, value in tags.items())


HANDLERS: list[BaseRouteHandler] = [reach, invitation, accept]
