"""Receivers of notices on this machine: a webhook and push service, and a mailbox."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage, Message
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


class Received:
    """What has come by HTTP: headers and body, by path; and what is answered there."""

    def __init__(self) -> None:
        self.posts: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: dict[str, list[int]] = {}
        """By path: what is answered first; then 200."""
        self.url = ""
        self.lock = threading.Lock()

    def at(self, path: str) -> list[tuple[dict[str, str], bytes]]:
        with self.lock:
            return [(headers, body) for where, headers, body in self.posts if where == path]

    def data(self, path: str) -> list[dict[str, Any]]:
        return [json.loads(body) for _, body in self.at(path)]


@contextmanager
def webhooks() -> Iterator[Received]:
    """A server that takes whatever is posted."""
    received = Received()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", "0")))
            with received.lock:
                received.posts.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                left = received.answers.get(self.path, [])
                status = left.pop(0) if left else 200
            self.send_response(status)
            if 300 <= status < 400:
                self.send_header("location", "/elsewhere")
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None: ...

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    received.url = f"http://127.0.0.1:{server.server_address[1]}"
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield received
    finally:
        server.shutdown()
        server.server_close()


class Mailbox:
    """What has come by mail."""

    def __init__(self) -> None:
        self.mails: list[Message] = []
        self.port = 0

    async def handle_DATA(self, server: object, session: object, envelope: Any) -> str:  # noqa: N802
        self.mails.append(message_from_bytes(envelope.content, _class=EmailMessage, policy=default))
        return "250 OK"


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    """A real SMTP server."""
    from aiosmtpd.controller import Controller
    from bench.players import free_port

    box = Mailbox()
    box.port = free_port()
    controller = Controller(box, hostname="127.0.0.1", port=box.port)
    controller.start()
    try:
        yield box
    finally:
        controller.stop()
