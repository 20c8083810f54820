"""What goes over the wire about notices: by which ways somebody is told, and of what."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from bathysphere.server.notices.ways import DAY_MINUTES

Minute = Annotated[int, msgspec.Meta(ge=0, lt=DAY_MINUTES)]
Long = Annotated[str, msgspec.Meta(max_length=500)]


class NewWay(msgspec.Struct):
    """A new way to be told: a browser that may be pushed, an address for mail, or one that is posted to."""

    kind: Literal["push", "mail", "hook"]
    address: Long
    """The endpoint of the push service, the address for mail, or the address that is posted to."""
    p256dh: Annotated[str, msgspec.Meta(max_length=100)] = ""
    auth: Annotated[str, msgspec.Meta(max_length=40)] = ""
    format: Literal["json", "discord", "slack", "ntfy"] = "json"
    label: Annotated[str, msgspec.Meta(max_length=80)] = ""


class WayId(msgspec.Struct):
    """One of the ways."""

    id: Annotated[str, msgspec.Meta(max_length=16)]


class WayLine(msgspec.Struct):
    """One of the ways, as it stands in the list."""

    id: str
    kind: Literal["push", "mail", "hook"]
    label: str
    confirmed: bool
    created: int
    error: str
    """What went wrong when it was last tried; empty if nothing did."""


class NoticeWishes(msgspec.Struct):
    """Of what one is told, and when."""

    off: Annotated[
        list[Literal["turn", "waiting", "invited", "over", "ask", "chat"]], msgspec.Meta(max_length=10)
    ] = []
    quiet_from: Minute | None = None
    quiet_until: Minute | None = None
    zone: Annotated[str, msgspec.Meta(max_length=60)] = "UTC"
    digest: Literal[0, 60, 1440] = 0


class NoticeInfo(msgspec.Struct):
    """All about one's notices."""

    ways: list[WayLine]
    wishes: NoticeWishes
    key: str
    """What browsers need to be pushed; empty if this server cannot push."""
    mail: bool
    """Can this server send mail?"""
