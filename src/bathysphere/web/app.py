"""The server: API, live tables and client in one application."""

from __future__ import annotations

import asyncio
import gc
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
from bathysphere.language.languages import LANGUAGES
from bathysphere.language.texts import of_package
from bathysphere.play.refusal import Refusal, Said, ServerError
from bathysphere.web import api, pages
from bathysphere.web.guards import AS_IS, door, language_of
from bathysphere.web.live import live
from bathysphere.web.project import refused
from bathysphere.web.wire import Refused
from bathysphere.web.worker import Config, Worker

log = logging.getLogger("bathysphere.web")
CONFIG = "BATHYSPHERE_SERVER"
"""The environment variable that hands the configuration on to worker processes."""
SWITCH = 0.0005
"""Seconds after which one thread lets another have the interpreter."""
ASIDE_AFTER = 0.25
"""Seconds after which the collector no longer looks at what still lives."""
THOROUGH_AFTER = 6 * 3600.0
"""Seconds after which it looks at everything once."""

HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; style-src 'self'; style-src-attr 'unsafe-inline'; "
        b"object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]


def create(config: Config) -> Litestar:
    """The application for a configuration."""
    worker = Worker(config)

    @asynccontextmanager
    async def open_worker(_: Litestar) -> AsyncGenerator[None, None]:
        await worker.open()
        try:
            yield
        finally:
            await worker.close()

    folder = Path(config.client) if config.client else pages.PACKAGED
    routes = Router(
        "/api/v2",
        route_handlers=[*api.HANDLERS, live],
        dependencies=api.DEPENDENCIES,
        guards=[door],
        request_max_body_size=config.limits.body,
        opt={AS_IS: True},
    )
    return Litestar(
        [routes, pages.home, pages.page],
        lifespan=[open_worker],
        state=AppState({"worker": worker, "pages": pages.Pages(folder)}),
        exception_handlers={Problem: _refuse, HTTPException: _http_error, Exception: _bug},
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


async def _headers(message: Message, scope: Scope) -> None:
    """What every answer carries."""
    if message["type"] != "http.response.start":
        return
    headers = [*message["headers"], *HEADERS]
    cookie = scope["state"].get("cookie")
    if cookie:
        headers.append((b"set-cookie", cookie.encode()))
    if scope["path"].startswith("/api/"):
        headers.append((b"cache-control", b"no-store"))
    message["headers"] = headers


def _refuse(request: Request[Any, Any, Any], problem: Problem) -> Response[Refused]:
    refusal = problem if isinstance(problem, Refusal) else Said("setup", problem)
    language = language_of(request, request.query_params.get("lang"))
    answer = refused(refusal, language)
    headers = {"retry-after": refusal.params["seconds"]} if refusal.code == "too-fast" else None
    return Response(answer, status_code=refusal.status, headers=headers, media_type="application/json")


def _http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Refused]:
    """What the framework refuses, said in our way."""
    if isinstance(error, ValidationException) or error.status_code == 400:
        return _refuse(request, Refusal("value", why=_where(error)))
    worker: Worker = request.app.state.worker
    codes = {
        404: Refusal("page-unknown"),
        405: Refusal("method"),
        413: Refusal("too-big", most=str(worker.config.limits.body)),
    }
    if error.status_code in codes:
        return _refuse(request, codes[error.status_code])
    return _bug(request, error)


def _where(error: HTTPException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    found = [f"{item.get('key', '')}: {item.get('message', '')}" for item in extra if isinstance(item, dict)]
    return "; ".join(found) or error.detail


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
    threading.Thread(target=_keep_quick, name="housekeeping", daemon=True).start()
    return create(msgspec.json.decode(os.environ[CONFIG], type=Config))


def _read_ahead() -> None:
    """The texts of all games take a while to read: do it before anybody asks for them."""
    for name in playable():
        for language in LANGUAGES:
            of_package(game(name).package, language)


def _keep_quick() -> None:
    """Read ahead, then keep the collector short.

    With hundreds of tables it takes a fifth of a second to look through everything that lives, and everybody
    waits. So what has lived for a moment is put aside, and only every few hours all of it is looked through.
    """
    time.sleep(1.0)
    _read_ahead()
    gc.collect()
    thorough = time.monotonic()
    while True:
        gc.freeze()
        time.sleep(ASIDE_AFTER)
        gc.collect(1)
        if time.monotonic() - thorough > THOROUGH_AFTER:
            gc.unfreeze()
            gc.collect()
            thorough = time.monotonic()


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
) -> None:
    """Serve until stopped. Several workers need a bus; PostgreSQL is one."""
    import uvicorn

    config = config or Config()
    config.database = database or config.database
    config.bus = bus or config.bus
    config.packs = [*config.packs, *packs]
    config.own_bots = [*config.own_bots, *bots]
    if workers > 1 and config.bus == "memory":
        if not config.database.startswith(("postgresql://", "postgres://")):
            raise ServerError("bus-needed", workers=str(workers))
        config.bus = config.database
    _try_out(host, port, config)
    os.environ[CONFIG] = msgspec.json.encode(config).decode()
    if open_browser:
        shown = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1") else host
        threading.Thread(target=_show, args=(f"http://{shown}:{port}/",), daemon=True).start()
    uvicorn.run(
        "bathysphere.web.app:from_environment",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        loop="uvloop" if os.name == "posix" else "asyncio",
        ws="websockets-sansio",
        ws_max_size=2 * config.limits.message,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
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
