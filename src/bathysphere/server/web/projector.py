"""The projector: a table as one viewer may see it. Everything the server sends of a game is made here.

What a game shows goes through `Game.view` and `Event.data(viewer)`; the seed, the record and the action texts
of other seats do not get past this file while the game runs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from bathysphere.engine import choices
from bathysphere.engine.errors import RulesFault, UnknownAction
from bathysphere.engine.events import Event
from bathysphere.engine.position import Position
from bathysphere.engine.record import UNSEEN
from bathysphere.language.languages import spoken
from bathysphere.language.speech import Speech
from bathysphere.minds.hints import Advice, Hindsight
from bathysphere.play import entries, planning
from bathysphere.play.course import Standing
from bathysphere.play.entries import Row, What
from bathysphere.play.refusal import Illegal, PassedOn, Refusal, texts
from bathysphere.play.table import SPECTATOR, Table
from bathysphere.server.web import (
    advice_view,
    entry_view,
    lesson_view,
    option_view,
    planning_view,
    result_view,
)
from bathysphere.server.web.wire import (
    Entry,
    EventInfo,
    LessonInfo,
    OptionInfo,
    OutcomeInfo,
    Refused,
    RequestInfo,
    ScoreInfo,
    SeatInfo,
    SetInfo,
    State,
    TableInfo,
    UndoInfo,
    Why,
)
from bathysphere.server.web.wire_past import Hints, Moment, Moments, MomentView, Review
from bathysphere.server.web.wording import called, names_of, refused, view_hash, worded

T = TypeVar("T")
Links = Callable[[str, int | None, int], str]
"""The path of the link to a chair of a table, or to whichever is free, by the edition of its links."""


def viewpoint(table: Table, person: str, wanted: int | None) -> int:
    """From which seat a person looks: the own one, any once the game is over, or a spectator's."""
    seats = table.seats_of(person)
    if not seats and table.setup.host != person:
        if person in table.removed:
            raise Refusal("removed")
        if not table.watch and person not in table.absent.persons.values():
            raise Refusal("private")
    if wanted is None:
        return seats[0] if len(seats) == 1 else SPECTATOR
    if wanted == SPECTATOR or wanted in seats:
        return wanted
    if wanted < len(table.chairs) and table.status == "over":
        return wanted
    raise Refusal("not-yours")


def place_is_free(table: Table, chair: int) -> bool:
    """Can somebody who is invited sit down here?"""
    offered = table.status == "running" and chair in table.absent.offered
    return table.chairs[chair].kind == "open" or offered


class Projector:
    """One table for one viewpoint (a seat or SPECTATOR) in one language."""

    def __init__(self, table: Table, seat: int, language: str) -> None:
        self.table = table
        self.seat = seat
        self.language = language
        self.failed: RulesFault | None = None
        """Why the game could not be shown, if it could not."""
        self.speech: Speech | None = None
        if table.play is not None:
            p = table.position
            nicknames = p.game.nicknames(p)
            players = [called(name, language) for name in table.players()]
            self.speech = Speech(p.game, p.content, spoken(language), players, nicknames=nicknames)

    # -- the state ----------------------------------------------------------------------------------

    def state(self, person: str, at: int, presence: tuple[list[int], int], links: Links | None) -> State:
        """Everything at once; of a game that cannot be shown, the table around it."""
        table = self.table
        around = State(
            table=self._table(person, at, presence, links),
            revision=table.revision,
            moves=table.moves,
            seat=self.seat,
            hash="",
            view=None,
            question=None,
            rule="",
            options=[],
            together=None,
            undo=self._undo(person),
            scores=None,
            names=names_of(table.position.game) if table.play else {},
        )
        try:
            return self._with_game(around)
        except Exception as problem:
            assert table.play is not None
            self.failed = table.play.fault("", problem)
            return around

    def _with_game(self, state: State) -> State:
        view, mark = self._once("view", self._view)
        return msgspec.structs.replace(
            state,
            hash=mark,
            view=view,
            question=self._once("question", self._question),
            rule=self._rule(),
            coach=self._once("coach", self._coach),
            lesson=self._once("lesson", self._lesson),
            options=self._once("options", self._options),
            together=self._once("together", self._together),
            unasked=planning_view.info(self.table, self.seat, self.language, self._telling),
            scores=self._once("scores", self._scores) if self.table.status == "over" else None,
            outcome=self._once("outcome", self._outcome) if self.table.status == "over" else None,
        )

    @property
    def hash(self) -> str:
        """The hash of the view."""
        return self._once("view", self._view)[1]

    def _once(self, what: str, make: Callable[[], T]) -> T:
        """Work a thing out once for all who look from here."""
        memo = self.table.memo
        place = (what, self.seat, self.language)
        if place not in memo:
            memo[place] = make()
        made: T = memo[place]  # type: ignore[assignment]
        return made

    def _view(self) -> tuple[dict[str, Any] | None, str]:
        if self.table.play is None:
            return None, ""
        view = self.table.position.view(self.eyes)
        return view, view_hash(view)

    @property
    def eyes(self) -> int:
        """Whose cards are seen: while a table is paused nobody's. Nobody thinks while no clock runs."""
        return SPECTATOR if self.table.paused and self.table.status == "running" else self.seat

    def chooses(self) -> bool:
        """Is it for this seat to choose now?"""
        table = self.table
        mine = table.pending == self.seat and table.pending >= 0 and not table.rests
        return mine and not lesson_view.rests(table)

    def _question(self) -> str | None:
        if self.speech is None or not self.chooses():
            return None
        p = self.table.position
        step = p.steps[p.stack[-1].step].name
        choice = choices.set_choice(p)
        if choice is None:
            return self.speech.question(step, self.seat)
        return self.speech.set_question(step, choice.least, choice.most)

    def _rule(self) -> str:
        """The rule behind the question."""
        if self.speech is None or not self.chooses():
            return ""
        p = self.table.position
        return p.steps[p.stack[-1].step].rule

    def _coach(self) -> str:
        return self.speech.coach(self.table.position) if self.speech is not None and self.chooses() else ""

    def _lesson(self) -> LessonInfo | None:
        return lesson_view.told(self.table, self.speech, self.language) if self.speech is not None else None

    def _options(self) -> list[OptionInfo]:
        if self.speech is None or not self.chooses():
            return []
        return option_view.options(self.table.position, self.seat, self.speech)

    def _together(self) -> SetInfo | None:
        """The set to be chosen, if it is one."""
        if self.speech is None or not self.chooses():
            return None
        return option_view.together(self.table.position, self.speech)

    def _undo(self, person: str) -> UndoInfo:
        table = self.table
        seats = table.seats_of(person)
        if table.status != "running" or not seats:
            return UndoInfo(0, 0, None, False)
        if table.fault is not None:
            return UndoInfo(1, 1, None, table.moves > 0 and table.request is None)
        free = table.free_undo(seats if self.seat == SPECTATOR else [self.seat])
        why = None if free.steps else self.refused(Refusal(free.why))
        return UndoInfo(free.steps, free.turn, why, table.moves > 0 and table.request is None)

    def _scores(self) -> list[ScoreInfo]:
        assert self.speech is not None
        return result_view.scores(self.table, self.speech)

    def _outcome(self) -> OutcomeInfo:
        assert self.speech is not None
        return result_view.outcome(self.table, self.speech)

    def _table(self, person: str, at: int, presence: tuple[list[int], int], links: Links | None) -> TableInfo:
        table = self.table
        setup = table.setup
        host = setup.host == person
        free = any(place_is_free(table, place) for place in range(len(table.chairs)))
        started = table.play is not None
        bot = table.pending >= 0 and table.chair(table.pending).kind == "bot"
        return TableInfo(
            id=table.id,
            game=setup.game,
            version=setup.version,
            settings=setup.settings,
            status=table.status,
            listed=setup.listed,
            watch=table.watch,
            created=table.created,
            host=host,
            seats=[
                self._seat(place, started, person, at, presence[0], links if host else None)
                for place in range(len(table.chairs))
            ],
            paused=table.paused,
            set_aside=table.fault is not None,
            thinking=table.pending if bot and not table.rests else None,
            request=self._request(),
            rematch=table.rematch or None,
            branch_of=setup.branch_of or None,
            dealt_anew=setup.world is not None,
            rated=setup.rated,
            again=setup.again,
            tried=setup.tried if setup.tried >= 0 else None,
            clock=setup.clock,
            spectators=presence[1],
            seal=setup.seal,
            seed=str(setup.seed) if table.status == "over" else "",
            closed=table.closed,
            muted=person in table.muted,
            hints=table.hints,
            shown=table.shown,
            invite=links(table.id, None, table.links) if links is not None and host and free else None,
        )

    def _seat(
        self, place: int, started: bool, person: str, at: int, online: list[int], links: Links | None
    ) -> SeatInfo:
        table = self.table
        chair = table.chair(place)
        number = table.position.chair_of_seat(place) if started else place
        return SeatInfo(
            seat=place if started else None,
            chair=number,
            kind=chair.kind,
            name=called(chair.name, self.language),
            level=chair.level or None,
            you=bool(person) and chair.person == person,
            online=chair.kind == "person" and place in online,
            clock=table.clock.left(place, at) if table.clock else None,
            invite=links(table.id, number, table.links)
            if links is not None and place_is_free(table, number)
            else None,
            gone=chair.gone,
            muted=chair.person in table.muted if chair.person else False,
            returns=bool(person) and table.absent.persons.get(number) == person,
            offered=number in table.absent.offered,
            wished=sorted(table.absent.wishes.get(number, ())),
        )

    def _request(self) -> RequestInfo | None:
        request = self.table.request
        if request is None:
            return None
        waiting = [seat for seat in range(len(self.table.chairs)) if seat not in request.agreed]
        return RequestInfo(request.seat, request.moves, sorted(request.agreed), waiting)

    # -- what happened ------------------------------------------------------------------------------

    def entries(self, since: int) -> list[Entry]:
        """What has happened from a revision on."""
        return [self.entry(row) for row in self.table.rows[since:]]

    @property
    def voice(self) -> object:
        """All that the words of an old row depend on, besides viewpoint and language."""
        return self._once("voice", self._voice)

    def _voice(self) -> object:
        table = self.table
        if table.play is None:
            return tuple(chair.name for chair in table.chairs)
        called = msgspec.json.encode(table.position.game.nicknames(table.position))
        return hash((table.status == "over", called, *table.players(), *table.gone().items()))

    def entry(self, row: Row) -> Entry:
        """What happened with a row."""
        table = self.table
        kind = type(row.what).__struct_config__.tag
        entry = Entry(row.revision, row.at, str(kind), table.moves_after[row.revision])
        entry.steps = table.steps_back.get(row.revision, 0)
        match row.what:
            case entries.Act(seat, action, by):
                entry.seat, entry.turn = seat, table.turns.get(row.revision)
                entry.events = self.events(table.events[row.revision])
                if self.may_read(seat):
                    entry.action = action
                entry.by = by if seat == self.eyes else ""
            case entries.Ask(seat, moves):
                entry.seat, entry.moves_wanted = seat, moves
            case entries.Agree(seats):
                entry.seat = seats[0]
            case entries.Chat(seat, name, text):
                entry.seat, entry.name, entry.text = seat, name, text
            case entries.Rematch(other):
                entry.table = other
            case entries.Fault(seat, action):
                entry.seat = seat
                if self.may_read(seat):
                    entry.action = action
            case planning.Plan(seat) | planning.Habit(seat) as private:
                planning_view.entry(entry, private, seat == self.eyes and table.status == "running")
            case other_kind if isinstance(other_kind, entries.Moderation):
                entry_view.moderated(entry, other_kind)
            case other_kind if isinstance(other_kind, entries.Seating):
                entry_view.seated(entry, other_kind, table, self.language)
            case other_kind:
                entry.seat = getattr(other_kind, "seat", None)  # who made or began the table has none
                entry.text = self._carried(other_kind)
        entry.name = called(entry.name, self.language)
        return entry

    def _carried(self, what: What) -> str:
        """Why a table went on from its stored position, if that is what happened."""
        if not isinstance(what, entries.Carried):
            return ""
        return texts(self.language).say("log-carried", {"why": what.why})

    def may_read(self, seat: int) -> bool:
        """May the viewer read which actions that seat chose? Own ones, and all of them after the end."""
        return self.table.status == "over" or (seat == self.eyes and seat != SPECTATOR)

    def events(self, events: list[Event]) -> list[EventInfo]:
        """Events as the viewer saw them."""
        assert self.speech is not None
        p = self.table.position
        told = []
        for event in events:
            data: dict[str, Any] = dict(event.data(self.eyes))
            kind, seat = str(data.pop("kind")), int(data.pop("seat"))
            text = self._telling(event)
            told.append(EventInfo(kind, seat, worded(p, data), event.kind.reveals, text))
        return told

    def _telling(self, event: Event) -> str:
        """An event as a line of the log. A seat that was left does not win: a bot played on there."""
        assert self.speech is not None
        data = event.data(self.eyes)
        winner = data.get("winner")
        if isinstance(winner, int) and winner in self.table.gone():
            points = self.table.position.scores()[winner].total
            params: dict[str, str | int] = {"name": self.speech.player(winner), "points": points}
            return self.speech.texts.say("log-seat-leads", params)
        return self.speech.event(event, self.eyes)

    def moments(
        self, since: int = 0, most: int | None = None, standings: list[Standing] | None = None
    ) -> Moments:
        """The moves that stand, for the replay: from one on, at most so many."""
        table = self.table
        if table.play is None:
            return Moments(table.id, 0, [])
        if standings is None:
            standings = table.play.standings() if table.status == "over" else []
        moments = []
        end = None if most is None else since + most
        for number, move in enumerate(table.play.moves[since:end], since + 1):
            moment = Moment(number, move.seat, move.turn, self.events(move.events))
            moment.action = move.action if self.may_read(move.seat) else ""
            if standings:
                moment.totals, moment.met = standings[number - 1].totals, standings[number - 1].met
            moments.append(moment)
        return Moments(table.id, table.moves, moments)

    def moment(self, moves: int, p: Position | None = None) -> MomentView:
        """The view after the first `moves` actions; `p`: the position then, where it is known."""
        if self.table.play is None or self.speech is None:
            raise Refusal("moment-unknown", found=str(moves), most="0")
        p = self.table.play.at(moves) if p is None else p
        view = p.view(self.eyes)
        question = None
        if not p.over and not self.table.paused and (p.seat == self.seat or self.table.status == "over"):
            question = self.speech.question(p.steps[p.stack[-1].step].name, p.seat)
        return MomentView(moves, self.seat, view_hash(view), view, question)

    def record(self) -> str:
        """The record after the end; before it what the viewer has seen: own actions, events as comments."""
        table = self.table
        if table.play is None or self.speech is None:
            raise Refusal("not-running")
        if table.status == "over" and table.setup.world is None:
            return table.record().text()
        record = table.record()
        tags = [f"[{name} {value}]" for name, value in record.settings.items()]
        head = [f"[game {record.game}]", f"[seats {record.seats}]", f"[version {record.version}]", *tags]
        who = "seen-by-all" if self.seat == SPECTATOR else "seen-by-seat"
        lines = [f"# {texts(self.language).say(who, {'seat': self.seat + 1})}", " ".join(head)]
        for number, move in enumerate(table.play.moves, 1):
            action = move.action if self.may_read(move.seat) else UNSEEN
            seen = "; ".join(map(self._telling, move.events))
            lines.append(f"{number}. {action}" + (f"  # {seen}" if seen else ""))
        if table.fault is not None and table.fault.action:
            action = table.fault.action if self.may_read(table.fault.seat) else UNSEEN
            lines.append(f"# {texts(self.language).say('record-fault', {'action': action})}")
        return "\n".join(lines) + "\n"

    # -- hints --------------------------------------------------------------------------------------

    def check_choosing(self, person: str) -> None:
        """Refuse unless the viewpoint is a person's own seat that has to choose now."""
        table = self.table
        if table.status != "running":
            raise Refusal("not-running")
        if not table.seats_of(person):
            raise Refusal("no-seat")
        if table.pending != self.seat:
            raise Refusal("wrong-seat", seat=str(table.pending))
        if table.fault is not None:
            raise Refusal("set-aside")
        if table.paused:
            raise Refusal("paused")

    def hints(self, advice: list[Advice]) -> Hints:
        """The best options, in words."""
        assert self.speech is not None
        return advice_view.hints(self.table, self.seat, self.speech, advice)

    def review(self, hindsight: Hindsight) -> Review:
        """A finished game looked back upon, in words."""
        assert self.speech is not None
        return advice_view.review(self.table, self.speech, hindsight)

    # -- reasons ------------------------------------------------------------------------------------

    def why(self, text: str) -> Why:
        """Why the viewer cannot do something now, or that it can be done."""
        table = self.table
        try:
            if table.status != "running":
                raise Refusal("not-running")
            p = table.position
            if table.pending != self.seat:
                raise Refusal("wrong-seat", seat=str(table.pending))
            if table.paused:
                raise Refusal("paused")
            reason = choices.read(p, text).why_not(p)
            if reason is not None:
                raise Illegal(p, reason, table.players())
        except UnknownAction as problem:
            return Why(False, self.refused(PassedOn("unknown-action", problem)))
        except Refusal as refusal:
            return Why(False, self.refused(refusal))
        return Why(True, None)

    def refused(self, refusal: Refusal) -> Refused:
        """A refusal in the viewer's language."""
        return refused(refusal, self.language)
