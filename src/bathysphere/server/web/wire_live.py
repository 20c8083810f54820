"""What goes through a live connection: what a client sends, what a server sends."""

from __future__ import annotations

from typing import Annotated

import msgspec

from bathysphere.play.entries import Commands, Key, Name
from bathysphere.server.web.wire import Entry, OptionInfo, Refused, State, WayInfo

# -- live: what a client sends ----------------------------------------------------------------------


class Hello(msgspec.Struct, tag_field="type", tag="hello"):
    """The first message: what the client knows already, and how it wants to see the rest."""

    revision: Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)] = 0
    hash: Name = ""
    lang: Name = ""
    seat: Annotated[int, msgspec.Meta(ge=-1, le=9)] | None = None
    paced: bool = False
    """The client tells turn by turn: its own moves are not to wait for what bots answer."""


class Look(msgspec.Struct, tag_field="type", tag="look"):
    """From another seat, please; -1 is the curtain."""

    seat: Annotated[int, msgspec.Meta(ge=-1, le=9)]


class Language(msgspec.Struct, tag_field="type", tag="language"):
    """In another language, please."""

    lang: Name


class AskEntries(msgspec.Struct, tag_field="type", tag="entries"):
    """What happened before this revision, please: a page of it."""

    before: Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]


class Ping(msgspec.Struct, tag_field="type", tag="ping"):
    """Still there?"""

    revision: int = 0


class AskWhy(msgspec.Struct, tag_field="type", tag="why"):
    """Why can I not do that?"""

    key: Key
    action: Annotated[str, msgspec.Meta(max_length=200)]


class AskWays(msgspec.Struct, tag_field="type", tag="ways"):
    """What does the rest of my turn lead to, and how do I get to these places?"""

    key: Key
    places: Annotated[list[Annotated[str, msgspec.Meta(max_length=200)]], msgspec.Meta(max_length=8)] = []
    """Actions at the places that are meant; none: which places there are."""


ClientMessage = Hello | Look | Language | AskEntries | Ping | AskWhy | AskWays | Commands

# -- live: what a server sends ----------------------------------------------------------------------


class StateMessage(msgspec.Struct, tag_field="type", tag="state"):
    """Everything, and what happened since the revision the client named: at most the last page of it."""

    entries: list[Entry]
    state: State


class UpdateMessage(msgspec.Struct, tag_field="type", tag="update"):
    """Something happened."""

    revision: int
    entries: list[Entry]
    state: State


class EntriesMessage(msgspec.Struct, tag_field="type", tag="entries"):
    """What happened earlier: a page that ends before the revision the client named."""

    before: int
    entries: list[Entry]


class AcceptMessage(msgspec.Struct, tag_field="type", tag="accept"):
    """The command with this key was carried out and is on disk."""

    key: str
    revision: int


class RefuseMessage(msgspec.Struct, tag_field="type", tag="refuse"):
    """The command with this key was not carried out."""

    key: str
    revision: int
    refusal: Refused


class BecauseMessage(msgspec.Struct, tag_field="type", tag="because"):
    """The answer to a question of why."""

    key: str
    legal: bool
    reason: Refused | None


class WaysMessage(msgspec.Struct, tag_field="type", tag="ways"):
    """The answer to a question of ways, about this revision."""

    key: str
    revision: int
    places: list[OptionInfo]
    """What can be reached in this turn, but not chosen yet."""
    ways: list[WayInfo]
    """The ways to the places that were asked for, the best first; if none was named, the best to each.

    After these, choices of one kind that can be made one after the other.
    """


class PresenceMessage(msgspec.Struct, tag_field="type", tag="presence"):
    """Who is here."""

    online: list[int]
    spectators: int


class PongMessage(msgspec.Struct, tag_field="type", tag="pong"):
    """Still here: how far the table is, and what it looks like."""

    revision: int
    hash: str


class ByeMessage(msgspec.Struct, tag_field="type", tag="bye"):
    """The connection ends, for this reason."""

    refusal: Refused


ServerMessage = (
    StateMessage
    | UpdateMessage
    | EntriesMessage
    | AcceptMessage
    | RefuseMessage
    | BecauseMessage
    | WaysMessage
    | PresenceMessage
    | PongMessage
    | ByeMessage
)
