"""The server: API, live tables and client in one application."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import msgspec
from litestar import Litestar, Request, Router
from litestar.config.compression import CompressionConfig
from litestar.config.cors import CORSConfig
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import Response
from litestar.types import Message, Scope

from bathysphere.catalogue import game, playable, start
from bathysphere.engine.errors import Problem
from bathysphere.play.refusal import PassedOn, Refusal, ServerError
from bathysphere.server import meters
from bathysphere.server.limits.caller import Caller
from bathysphere.server.limits.numbers import changed
from bathysphere.server.store.claim import claim
from bathysphere.server.web import (
    accounts,
    api,
    asking,
    doorway,
    health,
    housekeeping,
    inviting,
    logs,
    noticing,
    pages,
    past,
    reach,
)
from bathysphere.server.web.gate import Gate
from bathysphere.server.web.guards import AS_IS, door, language_of
from bathysphere.server.web.live import live
from bathysphere.server.web.stopping import Stopping
from bathysphere.server.web.wire import Refused
from bathysphere.server.web.wire_people import LONGEST_PASSWORD, SHORTEST_PASSWORD
from bathysphere.server.web.wording import refused
from bathysphere.server.web.worker import Config, Worker

BAD_REQUEST = 400
"""What the framework answers to a body that it cannot read."""

HUNG_UP = "client disconnected prematurely"
"""What the framework says of somebody who went away in the middle of a request: no fault of ours."""

log = logging.getLogger("bathysphere.server.web")
CONFIG = "BATHYSPHERE_SERVER"
"""The environment variable that hands the configuration on to worker processes."""
SWITCH = 0.0005
"""Seconds after which one thread lets another have the interpreter."""

HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
"""What every answer carries."""
DOCUMENTS = [
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; style-src 'self'; style-src-attr 'unsafe-inline'; "
        b"object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
]
"""What a browser heeds in pages; with every script and font it would be a tenth of a first visit."""


def create(config: Config) -> Litestar:
    """The application for a configuration."""
    worker = Worker(config)

    @asynccontextmanager
    async def open_worker(_: Litestar) -> AsyncGenerator[None, None]:
        await worker.open()
        stopping = Stopping(worker)
        stopping.listen()
        try:
            yield
        finally:
            await stopping.done()
            await worker.close()

    folder = Path(config.client) if config.client else pages.PACKAGED
    routes = Router(
        "/api/v2",
        route_handlers=[
            *api.HANDLERS,
            *inviting.HANDLERS,
            *accounts.HANDLERS,
            *noticing.HANDLERS,
            *past.HANDLERS,
            live,
        ],
        dependencies=asking.DEPENDENCIES,
        guards=[door],
        request_max_body_size=config.limits.body,
        opt={AS_IS: True},
    )
    app = Litestar(
        [routes, *health.HANDLERS, inviting.page, pages.home, pages.page],
        lifespan=[open_worker],
        state=AppState({"worker": worker, "pages": pages.Pages(folder)}),
        exception_handlers={
            Problem: _refuse,
            HTTPException: _http_error,
            RecursionError: _too_deep,
            Exception: _bug,
        },
        before_send=[_headers],
        cors_config=CORSConfig(allow_origins=config.origins, allow_credentials=True)
        if config.origins
        else None,
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, exclude_opt_key=AS_IS),
        openapi_config=OpenAPIConfig(
            title="Bathysphere",
            version="1",
            description="The table in the browser. docs/api.md explains it in words.",
            path="/api/v2/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )
    app.asgi_handler = Gate(app.asgi_handler, config.access_log, config.hsts)
    return app


async def _headers(message: Message, scope: Scope) -> None:
    """What every answer carries, and what it costs whoever asked."""
    if message["type"] == "http.response.body":
        who = scope["state"].get("caller")
        if isinstance(who, Caller):
            scope["app"].state.worker.budgets.sent.spend(len(message["body"]), who)
        return
    if message["type"] != "http.response.start":
        return
    headers = [*message["headers"], *HEADERS]
    if not scope["path"].startswith("/assets/"):
        headers += DOCUMENTS
    cookie = scope["state"].get("cookie")
    if cookie:
        headers.append((b"set-cookie", cookie.encode()))
    if scope["path"].startswith("/api/") and not any(name == b"cache-control" for name, _ in headers):
        headers.append((b"cache-control", b"no-store"))
    message["headers"] = headers


def _refuse(request: Request[Any, Any, Any], problem: Problem) -> Response[Refused]:
    refusal = problem if isinstance(problem, Refusal) else PassedOn("setup", problem)
    language = language_of(request, request.query_params.get("lang"))
    answer = refused(refusal, language)
    meters.refusals.labels(refusal.code).inc()
    wait = {"too-fast": refusal.params.get("seconds", "1"), "restarting": "1", "database-down": "2"}
    headers = {"retry-after": wait[refusal.code]} if refusal.code in wait else None
    return Response(answer, status_code=refusal.status, headers=headers, media_type="application/json")


def _http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Refused]:
    """What the framework refuses, said in our way."""
    if isinstance(error, ValidationException) or error.status_code == BAD_REQUEST:
        return _refuse(request, _value(error))
    worker: Worker = request.app.state.worker
    codes = {
        404: Refusal("page-unknown"),
        405: Refusal("method"),
        413: Refusal("too-big", most=str(worker.config.limits.body)),
    }
    if error.status_code in codes:
        return _refuse(request, codes[error.status_code])
    if error.detail == HUNG_UP:
        return _refuse(request, Refusal("value", why=HUNG_UP))
    return _bug(request, error)


def _too_deep(request: Request[Any, Any, Any], _: RecursionError) -> Response[Refused]:
    """A body that is nested deeper than anything we ask for."""
    return _refuse(request, Refusal("value", why="nested too deeply"))


def _value(error: HTTPException) -> Refusal:
    """What is wrong with a value; what people type themselves is answered in their words."""
    extra = error.extra if isinstance(error.extra, list) else []
    items = [item for item in extra if isinstance(item, dict)]
    if any(item.get("key") == "password" and "length" in str(item.get("message")) for item in items):
        return Refusal("password-length", least=str(SHORTEST_PASSWORD), most=str(LONGEST_PASSWORD))
    faults = [f"{item.get('key', '')}: {item.get('message', '')}" for item in items]
    return Refusal("value", why="; ".join(faults) or error.detail)


def _bug(request: Request[Any, Any, Any], error: Exception) -> Response[Refused]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _refuse(request, Refusal("internal"))


def from_environment() -> Litestar:
    """The application in a worker process."""
    # The thread that writes asks for the interpreter several times a move: it shall not wait 5 ms for it.
    sys.setswitchinterval(SWITCH)
    # Compiled modules must not be imported by two threads at once: all games now, by this one.
    for name in playable():
        start(name, game(name).least_seats, 0)
    housekeeping.begin()
    config = msgspec.json.decode(os.environ[CONFIG], type=Config)
    logs.begin(config.log, config.log_level)
    doorway.prepare(config.limits, config.proxies)
    return create(config)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    bus: str | None = None,
    workers: int = 1,
    open_browser: bool = True,
    config: Config | None = None,
    packs: Sequence[str] = (),
    bots: Sequence[str] = (),
    limits: Sequence[str] = (),
    proxies: Sequence[str] = (),
) -> None:
    """Serve until stopped. Several workers need a bus; PostgreSQL is one.

    `limits`: as `requests=120/30`; `proxies`: who is believed when they say for whom they call. The settings
    of the environment are in `config`, for which `settings.py` looks after.
    """
    import uvicorn

    config = config or Config()
    config.database = database or config.database
    config.bus = bus or config.bus
    config.packs = [*config.packs, *packs]
    config.own_bots = [*config.own_bots, *bots]
    config.proxies = [*config.proxies, *proxies]
    config.limits = changed(config.limits, limits)
    if workers > 1 and config.bus == "memory":
        if not config.database.startswith(("postgresql://", "postgres://")):
            raise ServerError("bus-needed", workers=str(workers))
        config.bus = config.database
    config.public = reach.public(config.public)
    config.network = config.network or reach.network(host, port)
    _try_out(host, port, config)
    os.environ[CONFIG] = msgspec.json.encode(config).decode()
    logs.begin(config.log, config.log_level)
    claim(config.database)
    meters.serve(config.metrics, workers)
    print(reach.told(host, port, config.network, config.public), flush=True)
    if open_browser:
        shown = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1") else host
        threading.Thread(target=_show, args=(f"http://{shown}:{port}/",), daemon=True).start()
    uvicorn.run(
        "bathysphere.server.web.app:from_environment",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        loop="uvloop" if os.name == "posix" else "asyncio",
        **doorway.options(config.limits, config.proxies),
        log_level="warning",
        access_log=False,
        server_header=False,
        log_config=None,
        timeout_graceful_shutdown=5,
        proxy_headers=True,
    )


def _try_out(host: str, port: int, config: Config) -> None:
    """Find out now, with a clear message, what would fail later in a worker."""
    try:
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as door_bell:
            door_bell.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            door_bell.bind((host, port))
    except OSError as error:
        raise ServerError("address-unusable", host=host, port=str(port), why=error.strerror or "") from error

    async def once() -> None:
        worker = Worker(config)
        await worker.open()
        await worker.close()

    asyncio.run(once())


def _show(address: str) -> None:
    """Open the browser as soon as the server answers."""
    for _ in range(100):
        with suppress(URLError, OSError), urlopen(address, timeout=1):
            webbrowser.open(address)
            return
        time.sleep(0.1)
