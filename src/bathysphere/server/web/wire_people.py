"""What goes over the wire about people: who they are, where they are signed in, what is kept of them."""

from __future__ import annotations

from typing import Annotated

import msgspec

SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200

AccountName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Password = Annotated[str, msgspec.Meta(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD)]
OldPassword = Annotated[str, msgspec.Meta(max_length=LONGEST_PASSWORD)]
"""Empty for a guest, who has none."""


class Me(msgspec.Struct):
    """Who is asking."""

    name: str
    account: str | None = None
    finished: dict[str, int] = {}
    """How many games of each kind were played to the end, lessons not counted."""


class Registered(msgspec.Struct):
    """A new account, with the codes that help whoever forgets the password: they are shown this once."""

    name: str
    account: str
    codes: list[str]


class NewName(msgspec.Struct):
    """A name to be shown at tables."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Credentials(msgspec.Struct):
    """The name and the password of an account."""

    account: AccountName
    password: Password


class PasswordChange(msgspec.Struct):
    """Another password, and the old one to prove who asks."""

    old: OldPassword
    password: Password


class AccountChange(msgspec.Struct):
    """Another name for the account, and the password to prove who asks."""

    password: OldPassword
    account: AccountName


class Proof(msgspec.Struct):
    """The password once more, for what a stolen cookie must not be enough for."""

    password: OldPassword = ""


class Recovery(msgspec.Struct):
    """A recovery code instead of the password, and the new password."""

    account: AccountName
    code: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    password: Password


class Codes(msgspec.Struct):
    """Recovery codes: each can be used once, and they are shown this once."""

    codes: list[str]


class SessionInfo(msgspec.Struct):
    """A device on which one is signed in."""

    id: str
    label: str
    created: int
    seen: int
    here: bool
    """Is it the one that asks?"""


class EndSessions(msgspec.Struct):
    """Which device to sign out; without an id all others."""

    id: Annotated[str, msgspec.Meta(max_length=32)] | None = None


class ExportedTable(msgspec.Struct):
    """A table in the export."""

    table: str
    game: str
    settings: dict[str, str]
    status: str
    created: int
    updated: int
    players: list[str]
    result: list[int] | None
    record: str
    """The record of a finished game; of a running one what one has seen of it."""
    said: list[str]
    """What one has said there."""


class Export(msgspec.Struct):
    """Everything that is kept of a person."""

    name: str
    account: str | None
    devices: list[SessionInfo]
    codes_left: int
    """Recovery codes that were not used yet."""
    tables: list[ExportedTable]
    ways: list[str] = []
    """By which ways one is told of things."""
    notes: list[ExportedNote] = []
    ratings: list[ExportedRating] = []


class ExportedNote(msgspec.Struct):
    """What one has noted at a table (moves -1) or at a moment of it."""

    table: str
    moves: int
    text: str


class ExportedRating(msgspec.Struct):
    """What one is rated in a game of so many."""

    game: str
    seats: int
    mean: float
    deviation: float
    games: int


class Reporting(msgspec.Struct):
    """Tell the operator of a line of chat, by its revision, or of the name on a chair."""

    line: Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)] | None = None
    chair: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None
    why: Annotated[str, msgspec.Meta(max_length=500)] = ""
