"""What can happen at a table: one row of its journal each, and the commands that ask for it.

The journal is all that is stored of a table. Rows are numbered in order and never change or go away: an undo
is a row of its own, so it leaves a trace.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from bathysphere.engine.seeds import Seed
from bathysphere.play.clock import ClockPlan
from bathysphere.play.planning import Habit, Plan, PlannedAction

Name = Annotated[str, msgspec.Meta(max_length=40)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]

FORMER = "\N{EM DASH}"
"""What stands in place of the name of somebody who has left for good and wants to be forgotten."""


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
    gone: Literal["", "resigned", "timeout", "away"] = ""
    """How the person who sat here left before the end; a bot has played on since."""


# -- rows: what has happened ------------------------------------------------------------------------


class Create(msgspec.Struct, tag="create"):
    """A table is made. The seed in it is the best-kept secret of a running game."""

    game: str
    settings: dict[str, str]
    seed: Seed
    version: int
    chairs: list[Chair]
    host: str
    listed: bool = False
    watch: bool = True
    clock: ClockPlan | None = None
    content: str = ""
    """The digest of the content it was made with; tables of old have none."""
    prefix: list[str] = []
    """What was played before the table began: the past of a what-if."""
    branch_of: str = ""
    world: dict[str, Any] | None = None
    """The position it begins with, if its past is not played again: a what-if of a running game."""
    seal: str = ""
    """What everybody may know of the seed from the start: its commitment. Tables of old have none."""
    lesson: str = ""
    """The lesson that is learnt at this table: its own record is the prefix."""
    shown: bool = False
    """Does it stand in the list of tables that anybody may watch?"""
    rated: bool = False
    """Does the result count for what people are rated?"""
    again: bool = False
    """Was the deal played elsewhere before, and may be known?"""
    tried: int = -1
    """The seat from which a running game is tried out here."""
    hints: Literal["", "yes", "no"] = ""
    """May bots be asked for advice? Unless it is said: alone or against bots, but not between people."""


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


Unasked = Literal["", "plan", "answer", "single"]
"""What played an action in place of a person: a plan, a standing answer, or that there was nothing else."""


class Act(msgspec.Struct, tag="act"):
    """A seat chose an action of the game."""

    seat: int
    action: str
    by: Unasked = ""


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


class Hint(msgspec.Struct, tag="hint"):
    """A seat asked a bot for advice: everybody may know."""

    seat: int


class Give(msgspec.Struct, tag="give"):
    """The host gave a chair to a bot: a free one, or in the game that of somebody who is away."""

    chair: int
    level: str


class Wish(msgspec.Struct, tag="wish"):
    """Others wish a bot to play on for somebody who is away; it does once all of them have wished it."""

    chair: int
    seats: list[int]
    level: str


class Offer(msgspec.Struct, tag="offer"):
    """The host lets somebody else take over a chair where a bot plays on, by link, or no longer."""

    chair: int
    offered: bool = True


class Return(msgspec.Struct, tag="return"):
    """Whoever was away, or had run out of time, took the chair back from the bot."""

    chair: int


class Stood(msgspec.Struct, tag="stood"):
    """The server was down: between these times nobody could play, and no clock ran."""

    since: int
    until: int


class Rematch(msgspec.Struct, tag="rematch"):
    """The same people play again at another table."""

    table: str


class Close(msgspec.Struct, tag="close"):
    """The table is closed: by its host, by the operator, or because nobody came."""

    why: Literal["host", "expired", "operator"] = "host"


class Mute(msgspec.Struct, tag="mute"):
    """The host does not let somebody chat here, or lets them again."""

    who: str
    """The person: not for those who look."""
    name: str
    muted: bool = True


class Remove(msgspec.Struct, tag="remove"):
    """The host showed a spectator out, for good."""

    who: str
    """The person: not for those who look."""
    name: str


class Doors(msgspec.Struct, tag="doors"):
    """From now on anybody may watch, or nobody without a seat."""

    watch: bool
    shown: bool = False
    """And everybody finds it in the list of tables to watch."""


class Relink(msgspec.Struct, tag="relink"):
    """The links sent so far lead nowhere any more; there are new ones."""


class Fault(msgspec.Struct, tag="fault"):
    """The rules failed while this action was tried, or while the table was shown: it is set aside.

    The action was not played. Taking it back, or going further back, lets the game go on.
    """

    seat: int
    action: str = ""


class Carried(msgspec.Struct, tag="carried"):
    """What the table is played with has changed. It goes on from its stored position, in the open."""

    why: Literal["content", "position", "replay"]
    content: str
    """The digest of the content it goes on with."""
    moves: int
    """How many moves stand; those after them could no longer be played."""
    dump: dict[str, Any] | None
    """The position; none if no game had begun."""
    seat: int = -1


Seating = Create | Sit | Leave | Start | Resign | Timeout | Give | Wish | Offer | Return
"""What changes who sits where."""

Private = Plan | Habit
"""What is seen by nobody but the holder of the seat."""

Moderation = Close | Mute | Remove | Doors | Relink
"""What hosts do about tables and people."""

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
    | Hint
    | Give
    | Wish
    | Offer
    | Return
    | Stood
    | Rematch
    | Fault
    | Private
    | Moderation
    | Carried
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


class DoGive(Command, tag="give"):
    """Give a chair to a bot: as host a free one, in the game that of somebody who is away.

    Who is not the host wishes it; it happens once all others have.
    """

    chair: Annotated[int, msgspec.Meta(ge=0, le=9)]
    level: Name = ""


class DoOffer(Command, tag="offer"):
    """As host: let somebody else take over, by link, where a bot plays on; or no longer."""

    chair: Annotated[int, msgspec.Meta(ge=0, le=9)]
    offered: bool = True


class DoReturn(Command, tag="return"):
    """Take the own chair back from the bot that plays on there."""


class DoClose(Command, tag="close"):
    """Close a table of one's own, whether a game runs there or not."""


class DoMute(Command, tag="mute"):
    """As host: whoever wrote the line of chat with this revision, or has this chair, may not chat here."""

    line: Count | None = None
    chair: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None
    muted: bool = True


class DoRemove(Command, tag="remove"):
    """As host: show out the spectator who wrote the line of chat with this revision."""

    line: Count


class DoDoors(Command, tag="doors"):
    """As host: let anybody watch, or nobody without a seat; and let everybody find it in the list."""

    watch: bool
    shown: bool = False


class DoRelink(Command, tag="relink"):
    """As host: withdraw the links sent so far and make new ones."""


class DoPlan(Command, tag="plan"):
    """Leave a plan for when the own seat has to choose, in place of the one before; without actions: none."""

    actions: Annotated[list[PlannedAction], msgspec.Meta(max_length=40)]


class DoHabit(Command, tag="habit"):
    """Say what is to be played unasked for the own seat: single choices, and answers in others' turns."""

    single: bool
    answers: Annotated[
        dict[
            Annotated[str, msgspec.Meta(max_length=60)],
            Annotated[str, msgspec.Meta(min_length=1, max_length=200)],
        ],
        msgspec.Meta(max_length=20),
    ] = {}


class DoLeave(Command, tag="leave"):
    """Give the seat back before the start."""


PrivateCommands = DoPlan | DoHabit

SeatCommands = DoGive | DoOffer | DoReturn

HostCommands = DoClose | DoMute | DoRemove | DoDoors | DoRelink

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
    | PrivateCommands
    | SeatCommands
    | HostCommands
)
