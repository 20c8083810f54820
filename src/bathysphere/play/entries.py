"""What can happen at a table: one row of its journal each, and the commands that ask for it.

The journal is all that is stored of a table. Rows are numbered in order and never change or go away: an undo
is a row of its own, so it leaves a trace.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from bathysphere.play.clock import ClockPlan

Name = Annotated[str, msgspec.Meta(max_length=40)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]


class SeatPlan(msgspec.Struct, frozen=True):
    """Who shall sit on a chair: me, a bot of some level, or whoever comes."""

    kind: Literal["me", "bot", "open"]
    name: Name = ""
    level: Name = ""


class Chair(msgspec.Struct):
    """A place at the table and who has it now."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    level: str = ""
    person: str = ""
    gone: Literal["", "resigned", "timeout"] = ""
    """How the person who sat here left before the end; a bot has played on since."""


# -- rows: what has happened ------------------------------------------------------------------------


class Create(msgspec.Struct, tag="create"):
    """A table is made. The seed in it is the best-kept secret of a running game."""

    game: str
    settings: dict[str, str]
    seed: int
    version: int
    chairs: list[Chair]
    host: str
    listed: bool = False
    watch: bool = True
    clock: ClockPlan | None = None
    prefix: list[str] = []
    """What was played before the table began: the past of a what-if."""
    branch_of: str = ""


class Sit(msgspec.Struct, tag="sit"):
    """Somebody took a chair."""

    chair: int
    name: str


class Leave(msgspec.Struct, tag="leave"):
    """Somebody gave the chair back before the start."""

    chair: int
    name: str


class Start(msgspec.Struct, tag="start"):
    """The host began the game."""

    level: str = ""
    """The bot on the chairs that were still open."""


class Act(msgspec.Struct, tag="act"):
    """A seat chose an action of the game."""

    seat: int
    action: str


class Undo(msgspec.Struct, tag="undo"):
    """A seat took back own choices."""

    seat: int
    steps: int


class Ask(msgspec.Struct, tag="ask"):
    """A seat asked the table to go back to an earlier moment."""

    seat: int
    moves: int


class Agree(msgspec.Struct, tag="agree"):
    """These seats agree to go back."""

    seats: list[int]


class Decline(msgspec.Struct, tag="decline"):
    """A seat does not agree to go back."""

    seat: int


class Withdraw(msgspec.Struct, tag="withdraw"):
    """The seat that asked does not ask any more."""

    seat: int


class Chat(msgspec.Struct, tag="chat"):
    """Somebody said something; spectators have seat -1."""

    seat: int
    name: str
    text: str


class Pause(msgspec.Struct, tag="pause"):
    """The table rests."""

    seat: int


class Resume(msgspec.Struct, tag="resume"):
    """The table goes on."""

    seat: int


class Resign(msgspec.Struct, tag="resign"):
    """Somebody gave up; a bot plays on."""

    seat: int
    level: str


class Timeout(msgspec.Struct, tag="timeout"):
    """Somebody ran out of time; a bot plays on."""

    seat: int
    level: str


class Rematch(msgspec.Struct, tag="rematch"):
    """The same people play again at another table."""

    table: str


class Fault(msgspec.Struct, tag="fault"):
    """The rules failed while this action was tried, or while the table was shown: it is set aside.

    The action was not played. Taking it back, or going further back, lets the game go on.
    """

    seat: int
    action: str = ""


Seating = Create | Sit | Leave | Start | Resign | Timeout
"""What changes who sits where."""

What = (
    Create
    | Sit
    | Leave
    | Start
    | Act
    | Undo
    | Ask
    | Agree
    | Decline
    | Withdraw
    | Chat
    | Pause
    | Resume
    | Resign
    | Timeout
    | Rematch
    | Fault
)


class Row(msgspec.Struct):
    """One row of the journal: what happened, when, who wanted it, and the key it was asked for with."""

    revision: int
    at: int
    what: What
    person: str = ""
    key: str = ""


# -- commands: what is asked for --------------------------------------------------------------------


class Command(msgspec.Struct, kw_only=True, tag_field="type"):
    """What a person asks of a table: the revision they saw, and a key of their own to ask safely twice."""

    revision: Count
    key: Key
    seat: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None


class DoAct(Command, tag="act"):
    """Choose an action of the game, by its text."""

    action: Annotated[str, msgspec.Meta(max_length=200)]


class DoUndo(Command, tag="undo"):
    """Take back own choices: some steps, or all of this turn."""

    steps: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1
    turn: bool = False


class DoAsk(Command, tag="ask"):
    """Ask the table to go back to so many moves."""

    moves: Count


class DoAnswer(Command, tag="answer"):
    """Agree to a request, or not."""

    agree: bool


class DoWithdraw(Command, tag="withdraw"):
    """Withdraw the own request."""


class DoChat(Command, tag="chat"):
    """Say something."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class DoStart(Command, tag="start"):
    """Begin the game; bots take the open seats."""


class DoPause(Command, tag="pause"):
    """Pause the table."""


class DoResume(Command, tag="resume"):
    """Go on after a pause."""


class DoResign(Command, tag="resign"):
    """Give up; a bot plays on."""


class DoLeave(Command, tag="leave"):
    """Give the seat back before the start."""


Commands = (
    DoAct
    | DoUndo
    | DoAsk
    | DoAnswer
    | DoWithdraw
    | DoChat
    | DoStart
    | DoPause
    | DoResume
    | DoResign
    | DoLeave
)
