"""Everything that goes over the wire, as typed structs. The client's types are generated from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from bathysphere.play.clock import ClockPlan
from bathysphere.play.entries import Name, SeatPlan, Unasked
from bathysphere.server.web.wire_planning import UnaskedInfo

Gone = Literal["", "resigned", "timeout", "away"]
"""How a player left a seat where a bot has played on."""
Word = int | str | list[int | str]
"""A number, the name of a thing, or a list of either."""


class Refused(msgspec.Struct, omit_defaults=True):
    """Why something was not done."""

    code: str
    sentence: str
    params: dict[str, Word] = {}
    reason: str = ""
    """With `illegal-action`: the game's own code of the reason."""
    rule: str = ""
    """With `illegal-action`: the rule behind it."""


# -- tables -----------------------------------------------------------------------------------------


class NewTable(msgspec.Struct):
    """What a new table shall be like."""

    game: Name
    seats: Annotated[list[SeatPlan], msgspec.Meta(min_length=1, max_length=10)]
    settings: Annotated[
        dict[Name, Annotated[str, msgspec.Meta(max_length=200)]], msgspec.Meta(max_length=20)
    ] = {}
    listed: bool = False
    watch: bool = True
    clock: ClockPlan | None = None
    shown: bool = False
    """Does everybody find it in the list of tables to watch, once it runs?"""
    hints: bool | None = None
    """May bots be asked for advice? Unless it is said: alone or against bots, but not between people."""
    rated: bool = False
    """Does the result count for what people are rated? Between people only, without hints."""


class Sitting(msgspec.Struct):
    """How somebody sits down."""

    name: Name = ""
    chair: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None


class Branching(msgspec.Struct):
    """What if: from which moment, and who plays which seat."""

    moves: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seats: Annotated[list[SeatPlan], msgspec.Meta(min_length=1, max_length=10)]


class OpenRecord(msgspec.Struct):
    """A record or a link, to be played on from its end or from a moment; without seats all are yours."""

    text: Annotated[str, msgspec.Meta(max_length=200_000)]
    moves: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] | None = None
    seats: Annotated[list[SeatPlan], msgspec.Meta(max_length=10)] = []


class GameLink(msgspec.Struct):
    """A whole game in a few letters: behind `#game=` in the address of any server or static edition."""

    link: str


class OpenLink(msgspec.Struct):
    """A link with a game in it, or an address with one."""

    text: Annotated[str, msgspec.Meta(max_length=20_100)]


class LinkInfo(msgspec.Struct):
    """What is in a link, before it is opened as a table."""

    game: str
    seats: int
    players: list[str]
    moves: int
    over: bool
    at: int | None = None
    """After so many moves it is meant to be looked at."""


class LineSeat(msgspec.Struct):
    """A place at a table in a list; after the end with its result."""

    kind: Literal["person", "bot", "open"]
    name: str
    level: str | None
    you: bool
    gone: Gone = ""
    points: int | None = None
    place: int | None = None
    won: bool = False
    """Did whoever sat here to the end win?"""


class Invitation(msgspec.Struct):
    """Where an invite link leads."""

    table: str
    game: str
    chair: int | None
    """The chair it is for; none: whichever is free."""
    free: bool
    host: str
    seats: list[LineSeat] = []
    """Who sits there by chair."""


class Reach(msgspec.Struct):
    """Where this server can be reached by others; nothing in it: from this machine only."""

    public: str
    """Where everybody reaches it; empty if nobody said so."""
    network: list[str]
    """Where others in its network do."""


class TableLine(msgspec.Struct):
    """A table in a list."""

    table: str
    game: str
    status: str
    your_turn: bool
    updated: int
    moves: int
    seats: list[LineSeat]
    settings: dict[str, str]
    lesson: str = ""
    turn: int | None = None
    """Which of the seats has to choose."""
    round: int = 0
    rounds: int = 0
    """Which round is played, of how many; zeros in a game that has none."""
    branch_of: str = ""
    """The table of which this is a what-if."""
    due: int | None = None
    """When the time of who has to choose will be up, if it runs."""


class SeatInfo(msgspec.Struct):
    """A place at the table."""

    seat: int | None
    chair: int
    kind: Literal["person", "bot", "open"]
    name: str
    level: str | None
    you: bool
    online: bool
    clock: int | None
    invite: str | None
    gone: Gone = ""
    muted: bool = False
    """May whoever sits here not chat?"""
    returns: bool = False
    """May the viewer take this seat back from the bot that plays on here?"""
    offered: bool = False
    """May somebody else take it over from the bot, by link?"""
    wished: list[int] = []
    """The seats that wish a bot to play on here, for somebody who is away."""


class RequestInfo(msgspec.Struct):
    """A take-back request that waits for answers."""

    seat: int
    moves: int
    agreed: list[int]
    waiting: list[int]


class TableInfo(msgspec.Struct):
    """The table around the game."""

    id: str
    game: str
    version: int
    """Of the game: tables stay on the version they began with."""
    settings: dict[str, str]
    status: Literal["waiting", "running", "over", "closed"]
    listed: bool
    watch: bool
    created: int
    host: bool
    seats: list[SeatInfo]
    paused: bool
    set_aside: bool
    """The rules failed here; taking the last move back lets the game go on."""
    thinking: int | None
    request: RequestInfo | None
    rematch: str | None
    branch_of: str | None
    clock: ClockPlan | None
    spectators: int
    seal: str = ""
    """The deal as it was sealed when the table was made: SHA-256 of the seed's text. Empty if it was not."""
    seed: str = ""
    """Once the game is over: the seed that everybody can hold against the seal. Empty before."""
    closed: Literal["", "host", "expired", "operator"] = ""
    """Who closed it, or that nobody came."""
    muted: bool = False
    """May the viewer not chat here?"""
    hints: bool = True
    """May bots be asked for advice here?"""
    shown: bool = False
    """Does everybody find it in the list of tables to watch?"""
    invite: str | None = None
    """The path of one link for all free seats, for the host."""
    dealt_anew: bool = False
    """A what-if of a game that still runs: what was hidden from the seat that asked was dealt anew."""
    rated: bool = False
    """Does the result count for what people are rated?"""
    again: bool = False
    """This deal was played elsewhere before."""
    tried: int | None = None
    """That seat, while the game of which this is a what-if runs: what is played here can be planned."""


class ChangeInfo(msgspec.Struct):
    """A figure of a seat, from and to."""

    seat: int
    figure: str
    before: int
    after: int


class OptionInfo(msgspec.Struct, omit_defaults=True):
    """A legal action: what it is called, what it is about, what it costs and gives."""

    action: str
    code: int
    verb: str
    arguments: dict[str, Word]
    step: str
    label: str
    details: dict[str, Word]
    reveals: bool
    passes: bool
    changes: list[ChangeInfo] = []
    """What it changes at once, as far as nothing is turned over."""
    warning: str = ""
    """What it gives away, if anything: asked about once before it is played."""
    leads: list[str] = []
    """Where it leads: what it takes unasked as its only place, then what its seat can choose from next.

    As far as it is known before anything is turned over.
    """
    ends: bool = False
    """Does it say that the own turn is over? The key E chooses it."""


class StepInfo(msgspec.Struct):
    """One choice of a way, as its row would call it."""

    action: str
    label: str


class WayInfo(msgspec.Struct):
    """A whole way to something on the table: what is chosen one after the other, and what it comes to."""

    option: OptionInfo
    """What is done there, with the changes and warnings of the whole way."""
    steps: list[StepInfo]
    others: int = 0
    """How many more ways lead there, where only the best one is told."""
    run: bool = False
    """It leads to no place: choices of one kind, one after the other."""


class SetInfo(msgspec.Struct):
    """Several options to be marked in any order and confirmed once: `VERB THING THING …` is the action.

    A single thing where more would be possible is sent as `VERB THING only`.
    """

    verb: str
    least: int
    most: int
    counts: dict[str, int]
    """The options that can be marked, by action, and how often each."""
    stop: str | None
    """The action that chooses nothing at all, if that is allowed."""
    confirm: list[str]
    """What confirming none, one, two … of them is called."""


class UndoInfo(msgspec.Struct):
    """What the viewer can take back freely, why no more, and whether the table can be asked."""

    steps: int
    turn: int
    why: Refused | None
    ask: bool


class PartInfo(msgspec.Struct):
    """One part of a score."""

    part: str
    title: str
    points: int


class ScoreInfo(msgspec.Struct):
    """The result of a seat, part by part."""

    seat: int
    name: str
    place: int
    total: int
    parts: list[PartInfo]
    tiebreaks: list[PartInfo]
    gone: Gone = ""
    note: str = ""
    """Said beside the name: that the player left and a bot played on."""
    won: bool = False
    """Did the person win? The seat may have most points and its person have left."""


class OutcomeInfo(msgspec.Struct):
    """How the game ended."""

    sentence: str
    """The headline: who won, or whether the team reached its goals, and who left."""
    won: list[int]
    """The seats whose players have won."""
    leaders: list[int]
    """The seats with the first place, whoever played them to the end; nobody of a team that lost."""
    gone: dict[int, Gone]
    team: bool = False
    reached: bool = False
    """Did the team reach enough of its goals?"""


class LessonLine(msgspec.Struct):
    """A lesson in a list."""

    lesson: str
    title: str
    minutes: int
    idea: str
    steps: int
    rules: list[str]


class LessonCheck(msgspec.Struct):
    """One part of a task, and whether it is fulfilled."""

    text: str
    done: bool


class LessonAnswer(msgspec.Struct):
    """What is true of a try that leads elsewhere; never that it is wrong."""

    says: str
    why: str
    look: str
    rules: list[str]
    tried: str
    """The try in words."""


class LessonInfo(msgspec.Struct):
    """Where the learner stands."""

    lesson: str
    number: int
    """Which of the lessons of the game it is, from 1."""
    of: int
    title: str
    minutes: int
    idea: str
    rules: list[str]
    steps: list[str]
    """What the steps are called."""
    step: int
    """The place of the present one; as many as there are steps when all are reached."""
    task: str
    checks: list[LessonCheck]
    said: str
    """What has happened: said of the step that was reached last."""
    answer: LessonAnswer | None
    back: int
    """The moment at which the present step began: to be asked for, to take a try back."""
    show: list[str]
    """What is still to be played to reach the goal; from `back` on if `again`."""
    again: bool
    next: str
    """The lesson after this one, empty after the last."""


class State(msgspec.Struct):
    """What a viewer sees of a table."""

    table: TableInfo
    revision: int
    moves: int
    seat: int
    hash: str
    view: dict[str, Any] | None
    question: str | None
    rule: str
    """The rule that the question comes from; empty if there is none."""
    options: list[OptionInfo]
    together: SetInfo | None
    """Set if options are to be chosen together."""
    undo: UndoInfo
    scores: list[ScoreInfo] | None
    names: dict[str, str]
    outcome: OutcomeInfo | None = None
    lesson: LessonInfo | None = None
    coach: str = ""
    """The rule of this moment and one fact of this position, for those who learn the game."""
    unasked: UnaskedInfo | None = None
    """What the viewer has left to be played; nobody else sees it."""


class EventInfo(msgspec.Struct):
    """Something that happened in the game."""

    kind: str
    seat: int
    data: dict[str, Word]
    reveals: bool
    text: str


class Entry(msgspec.Struct, omit_defaults=True):
    """One thing that happened at the table."""

    revision: int
    at: int
    kind: str
    moves: int
    seat: int | None = None
    chair: int | None = None
    name: str = ""
    action: str = ""
    events: list[EventInfo] = []
    steps: int = 0
    moves_wanted: int | None = None
    text: str = ""
    level: str = ""
    table: str = ""
    turn: int | None = None
    """The turn of the game that a move belongs to."""
    by: Unasked = ""
    """What played a move of the viewer's own seat in their place."""


class Why(msgspec.Struct):
    """Is it legal, and if not, why not?"""

    legal: bool
    reason: Refused | None


class Accepted(msgspec.Struct):
    """A command was carried out; the table is at this revision now."""

    revision: int
    key: str
