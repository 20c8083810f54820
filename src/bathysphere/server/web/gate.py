"""The gate: every request gets a number, is timed and counted, and is logged if wanted."""

from __future__ import annotations

import logging
import re
import time
from secrets import token_hex
from typing import Any

from bathysphere.server import meters
from bathysphere.server.web import logs

log = logging.getLogger("bathysphere.access")
_NUMBER = re.compile(r"[A-Za-z0-9._-]{1,64}")
_SECRET = re.compile(r"/(join|invites)/[^/?]+")


class Gate:
    """Around the whole application."""

    def __init__(self, app: Any, access_log: bool = False, hsts: int = 0) -> None:
        self._app = app
        self._access_log = access_log
        self._hsts = f"max-age={hsts}".encode() if hsts > 0 else b""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Pass a request on, and note what became of it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        number = self._number(scope)
        logs.request_id.set(number)
        logs.address.set(scope["client"][0] if scope.get("client") else "")
        began = time.perf_counter()
        status = 0

        async def answer(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [*message["headers"], (b"x-request-id", number.encode())]
                if self._hsts and scope.get("scheme") == "https":
                    headers.append((b"strict-transport-security", self._hsts))
                message["headers"] = headers
            elif message["type"] == "websocket.close":
                status = message.get("code", 1000)
            await send(message)

        try:
            await self._app(scope, receive, answer)
        finally:
            self._note(scope, status, time.perf_counter() - began)

    @staticmethod
    def _number(scope: Any) -> str:
        """The number that a proxy has given, or one of our own."""
        for name, value in scope["headers"]:
            if name == b"x-request-id" and _NUMBER.fullmatch(value.decode("latin-1")):
                return str(value.decode("latin-1"))
        return token_hex(8)

    def _note(self, scope: Any, status: int, seconds: float) -> None:
        method = scope.get("method", "LIVE")
        if scope["type"] == "http":
            meters.requests.labels(_method(method), scope.get("path_template", "-"), str(status)).inc()
            meters.request_seconds.observe(seconds)
        if self._access_log:
            path = _SECRET.sub(r"/\1/…", scope["path"])
            log.info("%s %s %s %.1f ms", method, path, status, 1000 * seconds)


def _method(method: str) -> str:
    known = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
    return method if method in known else "other"
