"""Carrying notices: to push services and webhooks by HTTP, to mailboxes by SMTP."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Mapping
from email.message import EmailMessage
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from bathysphere.play.refusal import ServerError
from bathysphere.server.notices.guard import Guard, Inside
from bathysphere.server.notices.push import Vapid, sealed
from bathysphere.server.notices.ways import Hook, Mail, Push
from bathysphere.server.notices.wording import Told, texts

WITHIN = 15.0
"""Seconds in which an answer has to come."""
SUBMISSION, SECURE_SUBMISSION = 587, 465
GONE = (404, 410)
FINAL = (400, 401, 403, 404, 405, 410, 413, 422)
"""Answers after which trying again is of no use."""


class Undelivered(Exception):
    """It did not arrive. `final`: it never will; `gone`: nothing will there."""

    def __init__(self, why: str, final: bool = False, gone: bool = False) -> None:
        super().__init__(why)
        self.final, self.gone = final, gone


class Post(msgspec.Struct):
    """A server that takes mail."""

    host: str
    port: int
    secure: bool
    user: str
    password: str
    sender: str
    start_tls: bool | None


def post_office(url: str) -> Post | None:
    """smtp://USER:PASSWORD@HOST:587?from=ADDRESS; smtps is TLS from the start; none if nothing is set."""
    if not url:
        return None
    parts = urlsplit(url)
    asked = {name: values[0] for name, values in parse_qs(parts.query).items()}
    sender = asked.get("from", unquote(parts.username or ""))
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or "@" not in sender:
        raise ServerError("mail-url")
    secure = parts.scheme == "smtps"
    port = parts.port or (SECURE_SUBMISSION if secure else SUBMISSION)
    start = {"no": False, "yes": True}.get(asked.get("starttls", ""))
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Post(parts.hostname, port, secure, user, password, sender, start)


class Carrier:
    """Brings notices where they are to go."""

    def __init__(self, guard: Guard, vapid: Vapid | None, post: Post | None) -> None:
        self.guard = guard
        self.vapid = vapid
        self.post = post

    async def carry(self, target: Push | Mail | Hook, told: Told, language: str, off: str) -> None:
        """Bring it; Undelivered says why not. `off`: the address by which one click ends it."""
        match target:
            case Push():
                await self._push(target, told)
            case Hook():
                body, headers = hooked(target, told, language)
                headers["idempotency-key"] = told.ids[0]
                await self._http(target.url, body, headers)
            case Mail():
                await self._mail(target, told, language, off)

    async def _push(self, target: Push, told: Told) -> None:
        if self.vapid is None:
            raise Undelivered("this server cannot push", final=True)
        text = json.dumps({"title": told.title, "lines": told.lines, "url": told.url, "id": told.ids[0]})
        topic = hashlib.sha256(told.url.encode()).hexdigest()[:32]
        headers = self.vapid.headers(target.endpoint, int(time.time()), topic)
        await self._http(target.endpoint, sealed(text.encode()[:3000], target.p256dh, target.auth), headers)

    async def _http(self, url: str, body: bytes, headers: Mapping[str, str]) -> None:
        """Post something. Redirects are not followed: they could lead anywhere."""
        import httpcore

        sent = {"user-agent": "Bathysphere", "content-length": str(len(body)), **headers}
        try:
            async with httpcore.AsyncConnectionPool(network_backend=_backend(self.guard), retries=0) as pool:
                limits = dict.fromkeys(("connect", "read", "write", "pool"), WITHIN)
                async with pool.stream(
                    "POST",
                    url,
                    headers=list(sent.items()),
                    content=body,
                    extensions={"timeout": limits},
                ) as answer:
                    status = answer.status
        except Inside as inside:
            raise Undelivered(str(inside), final=True) from inside
        except (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError, OSError) as error:
            raise Undelivered(str(error) or type(error).__name__) from error
        if 200 <= status < 300:  # noqa: PLR2004
            return
        if 300 <= status < 400:  # noqa: PLR2004
            raise Undelivered(f"redirected ({status})", final=True)
        raise Undelivered(f"answered {status}", status in FINAL, status in GONE)

    async def _mail(self, target: Mail, told: Told, language: str, off: str) -> None:
        import aiosmtplib

        post = self.post
        if post is None:
            raise Undelivered("this server sends no mail", final=True)
        try:
            await aiosmtplib.send(
                mailed(target, told, language, off, post.sender),
                hostname=post.host,
                port=post.port,
                username=post.user if post.password else None,
                password=post.password or None,
                use_tls=post.secure,
                start_tls=post.start_tls,
                timeout=WITHIN,
            )
        except aiosmtplib.SMTPResponseException as error:
            raise Undelivered(f"{error.code} {error.message}", error.code >= 500) from error  # noqa: PLR2004
        except aiosmtplib.SMTPRecipientsRefused as error:
            codes = [each.code for each in error.recipients]
            raise Undelivered(str(error), min(codes, default=0) >= 500) from error  # noqa: PLR2004
        except (aiosmtplib.SMTPException, OSError) as error:
            raise Undelivered(str(error) or type(error).__name__) from error


def hooked(target: Hook, told: Told, language: str) -> tuple[bytes, dict[str, str]]:
    """A notice as a webhook takes it."""
    text = "\n".join([*told.lines, told.url])
    if target.format == "ntfy":
        title = texts(language).say("open")
        return "\n".join(told.lines).encode(), {"click": told.url, "actions": f"view, {title}, {told.url}"}
    if target.format == "discord":
        data: dict[str, Any] = {"content": text[:1900], "allowed_mentions": {"parse": []}}
    elif target.format == "slack":
        data = {"text": text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")}
    else:
        data = {"title": told.title, "lines": told.lines, "url": told.url, "ids": told.ids}
    return json.dumps(data).encode(), {"content-type": "application/json"}


def mailed(target: Mail, told: Told, language: str, off: str, sender: str) -> EmailMessage:
    """A notice as a mail, with one click to end it."""
    message = EmailMessage()
    message["From"] = sender
    message["To"] = target.address
    message["Subject"] = told.title[:180]
    message["Message-ID"] = f"<{told.ids[0]}@{sender.rpartition('@')[2].strip('>')}>"
    message["Auto-Submitted"] = "auto-generated"
    message["List-Unsubscribe"] = f"<{off.replace('/notices/off/', '/api/v2/notices/off/')}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(
        "\n".join([*told.lines, "", told.url, "", "-- ", texts(language).say("mail-off", {"url": off}), ""])
    )
    return message


def _backend(guard: Guard) -> Any:
    """The network, with a guard before it: the connection goes to the address that was looked at."""
    import httpcore

    class Guarded(httpcore.AsyncNetworkBackend):
        def __init__(self) -> None:
            self._network = httpcore.AnyIOBackend()

        async def connect_tcp(self, host: str, port: int, *more: Any, **options: Any) -> Any:
            address = await guard.address(host, port)
            return await self._network.connect_tcp(address, port, *more, **options)

        async def connect_unix_socket(self, *_: Any, **__: Any) -> Any:
            raise Inside("a socket of this machine")

        async def sleep(self, seconds: float) -> None:
            await self._network.sleep(seconds)

    return Guarded()
