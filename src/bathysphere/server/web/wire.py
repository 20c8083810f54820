"""Everything that goes over the wire, as typed structs. The client's types are generated from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from bathysphere.language.manual import Manual
from bathysphere.language.manual_search import Found
from bathysphere.play.clock import ClockPlan
from bathysphere.play.entries import Commands, Key, Name, SeatPlan

Gone = Literal["", "resigned", "timeout"]
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


# -- games ------------------------------------------------------------------------------------------


class Preset(msgspec.Struct):
    """A value of a setting, with what it means."""

    value: str
    title: str


class SettingInfo(msgspec.Struct):
    """Something a table can choose before the start."""

    name: str
    title: str
    default: str
    presets: list[Preset]
    form: str = ""
    form_title: str = ""
    ruling: str = ""
    """The ambiguity of the rulebook that it decides (`AMB-25`), if it does."""


class BotInfo(msgspec.Struct):
    """An opponent that people can choose: what a program calls it, its name, and what it does."""

    level: str
    title: str
    about: str = ""


class PackInfo(msgspec.Struct):
    """Content of somebody's own that a game can be played with: `value` is what the setting `pack` takes."""

    value: str
    name: str
    about: str
    settings: list[SettingInfo]


class SourceInfo(msgspec.Struct):
    """A file of a game's content: what is said of it, and how many of its entries are house-made."""

    file: str
    text: str
    house: int
    all: int


class GameInfo(msgspec.Struct):
    """A game that can be played here."""

    game: str
    title: str
    pitch: str
    provenance: str
    version: int
    seats: tuple[int, int]
    settings: list[SettingInfo]
    bots: list[BotInfo]
    packs: list[PackInfo] = []
    house: str = ""
    """One sentence: what is house-made, counted in the content files."""
    sources: list[SourceInfo] = []
    manual: bool = False
    """Is there a manual to read?"""


# -- manuals ----------------------------------------------------------------------------------------


class ManualHits(msgspec.Struct):
    """What was found in the manuals of all games; those that answer best come first."""

    asked: str
    found: list[Found]


ManualAnswer = Manual | ManualHits
"""What is answered to questions about the rules: a whole manual, or what was found in all of them."""


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


class Sitting(msgspec.Struct):
    """How somebody sits down."""

    name: Name = ""
    chair: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None


class Branching(msgspec.Struct):
    """What if: from which moment, and who plays which seat."""

    moves: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seats: Annotated[list[SeatPlan], msgspec.Meta(min_length=1, max_length=10)]


class OpenRecord(msgspec.Struct):
    """A record to be played on from its end or from a moment; without seats, all of them are yours."""

    text: Annotated[str, msgspec.Meta(max_length=200_000)]
    moves: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] | None = None
    seats: Annotated[list[SeatPlan], msgspec.Meta(max_length=10)] = []


class Invitation(msgspec.Struct):
    """Where an invite link leads."""

    table: str
    game: str
    chair: int
    free: bool
    host: str


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


class StepInfo(msgspec.Struct):
    """One choice of a way, as its row would call it."""

    action: str
    label: str


class WayInfo(msgspec.Struct):
    """A whole way to something on the table: what is chosen one after the other, and what it comes to."""

    option: OptionInfo
    """What is done there, with the changes and warnings of the whole way."""
    steps: list[StepInfo]


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


class Moment(msgspec.Struct, omit_defaults=True):
    """A move of the record, for the replay."""

    moves: int
    seat: int
    turn: int
    events: list[EventInfo] = []
    action: str = ""
    totals: list[int] = []


class Moments(msgspec.Struct):
    """A whole game, move by move."""

    table: str
    moves: int
    moments: list[Moment]


class MomentView(msgspec.Struct):
    """The table at one moment of the past."""

    moves: int
    seat: int
    hash: str
    view: dict[str, Any]
    question: str | None


class HintOption(msgspec.Struct):
    """An option as a bot judges it: what it leads to for the seat that chooses, and why."""

    action: str
    label: str
    points: float
    """Expected points at the end of the game."""
    chance: float
    """Chance to win, from 0 to 1; of a team, to succeed."""
    sentence: str
    actions: list[str]
    """All things of a set that are chosen together; else the action alone."""


class Hints(msgspec.Struct):
    """The best options of a pending choice, the best first, at most three."""

    moves: int
    seat: int
    options: list[HintOption]
    team: bool
    """Are chances those of a team to succeed?"""


class Judgement(msgspec.Struct):
    """What a position was worth to every seat, judged by what lay open to all and in hands."""

    moves: int
    points: list[float]
    chances: list[float]


class CostlyMove(msgspec.Struct):
    """A move that cost its seat something, and what would have been better."""

    moves: int
    """The move is the one with this number; the choice stood at `moves - 1`."""
    seat: int
    action: str
    label: str
    better: str
    better_label: str
    points: float
    """Expected points given away."""
    chance: float
    """Winning chance given away."""
    sentence: str


class Review(msgspec.Struct):
    """A finished game looked back upon."""

    table: str
    moves: int
    values: list[Judgement]
    """After every turn, the first before any move, the last the result."""
    costly: list[CostlyMove]
    """The moves that cost most, the worst first."""


class Why(msgspec.Struct):
    """Is it legal, and if not, why not?"""

    legal: bool
    reason: Refused | None


class Accepted(msgspec.Struct):
    """A command was carried out; the table is at this revision now."""

    revision: int
    key: str


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
    """The ways to the places that were asked for, the best first."""


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
