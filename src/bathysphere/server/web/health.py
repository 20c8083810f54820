"""Health: does the server live, and may it be sent people? Probes never get the client's page."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from litestar import Request, get
from litestar.response import Response
from sqlalchemy import Connection, text

from bathysphere.play.refusal import Refusal
from bathysphere.server.web.worker import Worker

WITHIN = 2.0
"""Seconds within which database and bus have to answer."""
FRESH = 1.0
"""Seconds for which an answer holds: a probe cannot be used to keep the database busy."""

Asked = Request[Any, Any, Any]
OK, DOWN = 200, 503


def _one(connection: Connection) -> None:
    connection.execute(text("SELECT 1")).scalar()


async def _works(asking: Any) -> bool:
    try:
        async with asyncio.timeout(WITHIN):
            await asking
    except Exception:  # whatever it is, it does not work
        return False
    return True


async def examine(worker: Worker) -> dict[str, str]:
    """What works and what does not, asked anew every second at most."""
    at, answers = worker.examined
    if time.monotonic() - at > FRESH:
        database, bus = await asyncio.gather(
            _works(worker.tables.store.read(_one)), _works(worker.tables.bus.ping())
        )
        answers = {"database": "ok" if database else "down", "bus": "ok" if bus else "down"}
        worker.examined = (time.monotonic(), answers)
    return answers


def _answer(answers: dict[str, str], well: bool) -> Response[dict[str, str]]:
    content = {"status": "ok" if well else "down", **answers}
    headers = {"cache-control": "no-store"}
    return Response(content, status_code=OK if well else DOWN, headers=headers, media_type="application/json")


@get(["/healthz", "/health"], include_in_schema=False)
async def healthz(request: Asked) -> Response[dict[str, str]]:
    """Do the database and the bus answer?"""
    answers = await examine(request.app.state.worker)
    return _answer(answers, "down" not in answers.values())


@get("/readyz", include_in_schema=False)
async def readyz(request: Asked) -> Response[dict[str, str]]:
    """May people be sent here? Not while the server is about to stop."""
    worker: Worker = request.app.state.worker
    answers = {**await examine(worker), "stopping": "yes" if worker.stopping else "no"}
    return _answer(answers, "down" not in answers.values() and not worker.stopping)


@get(["/metrics", "/livez", "/status"], include_in_schema=False)
async def elsewhere() -> None:
    """Figures have a port of their own; other probes find nothing rather than a page."""
    raise Refusal("page-unknown")


HANDLERS = [healthz, readyz, elsewhere]
