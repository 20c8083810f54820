"""A table: what the rows of its journal add up to. Pure logic; `decide` says which row may come next."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from typing import Literal, cast

import msgspec

from bathysphere.content.packs import game_for
from bathysphere.engine.errors import OptionError
from bathysphere.engine.events import Event
from bathysphere.engine.position import Position
from bathysphere.engine.record import Record
from bathysphere.engine.scores import Score, best_of
from bathysphere.play import entries, planning, seating
from bathysphere.play.clock import Clock
from bathysphere.play.course import Course, FreeUndo, Outcome
from bathysphere.play.entries import Chair, Create, Row
from bathysphere.play.faded import Faded
from bathysphere.play.line import TableSummary
from bathysphere.play.refusal import PassedOn
from bathysphere.play.unasked import Unasked

SPECTATOR = -1
STAND_IN = "mate"
"""The bot that plays on for whoever has gone, and where nobody has said which: the usual opponent. It
thinks no longer than the quick one for programs (docs/bots.md)."""


@dataclass
class Request:
    """Somebody asks to go back to an earlier moment; it happens when every seat has agreed."""

    seat: int
    moves: int
    agreed: set[int]


_readings = count()


class Table:
    """One table, at the revision its rows have brought it to."""

    shown = False
    """Does everybody find it in the list of tables to watch?"""
    stood = 0
    """Until when the server was down, as far as its rows tell."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.rows: list[Row] = []
        self.created = 0
        self.chairs: list[Chair] = []
        self.play: Course | None = None
        self.changed = 0
        """The revision since which the position is what it is."""
        self.moves_after: list[int] = []
        """How long the record was after each row."""
        self.steps_back: dict[int, int] = {}
        """How many moves a row took back."""
        self.events: dict[int, list[Event]] = {}
        """What a row made happen in the game, also if it was taken back later."""
        self.turns: dict[int, int] = {}
        """In which turn of the game a row was played."""
        self.request: Request | None = None
        self.paused = False
        self.clock: Clock | None = None
        self.absent = seating.Absent()
        """The seats of those who have gone without giving up."""
        self.unasked = Unasked()
        """What plays itself while people are away."""
        self.rematch = ""
        self.fault: entries.Fault | None = None
        """Set while the table is set aside because the rules failed at it."""
        self.closed: Literal["", "host", "expired", "operator"] = ""
        """Why the table is closed, if it is."""
        self.watch = True
        """May people without a seat watch?"""
        self.links = 0
        """How often the links to open seats were withdrawn."""
        self.muted: set[str] = set()
        """Persons who may not chat here."""
        self.removed: set[str] = set()
        """Persons who were shown out."""
        self.said: dict[str, int] = {}
        """How many lines of chat a person has written here; those who watch, together, under no name."""
        self.blind = 0
        """Rows before this one are believed, not played: the table went on from a stored position there."""
        self.faded = (0, False)
        """While rows are only believed: which chair is seat 0, and whether the game is over."""
        self.settled: TableSummary | None = None
        """What was written when the game ended: a result stays what it was."""
        self.done: dict[tuple[str, str], int] = {}
        """The revision after the row that a person's key led to."""
        self.reading = next(_readings)
        """Which reading of its rows this is: a table that is read anew may have been told to forget."""
        self.memo: dict[object, object] = {}
        """What viewers have worked out of this state; the next state begins without."""

    # -- what it is like ----------------------------------------------------------------------------

    @property
    def setup(self) -> Create:
        """How the table was made."""
        what = self.rows[0].what
        assert isinstance(what, Create)
        return what

    @property
    def revision(self) -> int:
        """How much has happened here; the number of the next row."""
        return len(self.rows)

    @property
    def moves(self) -> int:
        """The length of the record."""
        return len(self.play.moves) if self.play else 0

    @property
    def status(self) -> Literal["waiting", "running", "over", "closed"]:
        """Waiting for players, running, over, or closed before the end."""
        if self.closed:
            return "closed"
        if self.play is None:
            return "waiting"
        return "over" if self.play.position.over else "running"

    @property
    def position(self) -> Position:
        """The position of a game that has begun."""
        assert self.play is not None
        return self.play.position

    @property
    def pending(self) -> int:
        """The seat that has to choose; -1 if none has to."""
        return self.position.seat if self.status == "running" else -1

    @property
    def rests(self) -> bool:
        """Is nobody to move for now: paused, or set aside?"""
        return self.paused or self.fault is not None

    def chair(self, seat: int) -> Chair:
        """Who sits on a seat. Before the start seats are chairs."""
        return self.chairs[self.chair_of(seat)]

    def chair_of(self, seat: int) -> int:
        """The number of the chair that is a seat. Before the start seats are chairs."""
        return self.play.position.chair_of_seat(seat) if self.play else seat

    def seats_of(self, person: str) -> list[int]:
        """The seats a person holds."""
        held = [c for c, chair in enumerate(self.chairs) if person and chair.person == person]
        return sorted(self.play.position.seat_of_chair(c) for c in held) if self.play else held

    def players(self) -> list[str]:
        """The names by seat."""
        return [self.chair(seat).name for seat in range(len(self.chairs))]

    def gone(self) -> dict[int, str]:
        """The seats whose players left before the end, and how; bots have played on there."""
        ways = [self.chair(seat).gone for seat in range(len(self.chairs))]
        return {seat: way for seat, way in enumerate(ways) if way}

    def winners(self) -> list[int]:
        """The seats whose players have won; nobody while the game runs.

        A seat that was left keeps its points and its place, but nobody wins by it: the best of those who
        stayed do. A team wins together.
        """
        if self.status != "over":
            return []
        if self.settled is not None and self.settled.places is not None:
            return self.settled.won
        scores, gone = self.position.scores(), self.gone()
        stayed = [seat for seat in range(len(self.chairs)) if seat not in gone]
        team = self.position.game.team(self.position)
        if team is not None:
            return stayed if team.won else []
        return best_of(scores, stayed)

    def scores(self) -> list[Score]:
        """The scores by seat; once a result is written, its points and places, whatever rules say today."""
        scores = self.position.scores()
        was = self.settled
        if was is None or was.result is None or [score.total for score in scores] == was.result:
            return scores
        places = was.places or [score.place for score in scores]
        kept = [Score(seat, {"total": total}, {}) for seat, total in enumerate(was.result)]
        for score, place in zip(kept, places, strict=True):
            score.place = place
        return kept

    @property
    def watchable(self) -> bool:
        """Does it stand in the list of running tables to watch?"""
        return self.shown and self.watch and self.status == "running"

    @property
    def due(self) -> int | None:
        """When the clock that runs here runs out; None if none does."""
        return self.clock.runs_out() if self.clock is not None else None

    @property
    def hints(self) -> bool:
        """May bots be asked for advice here? It stays as it was when the table was made."""
        setup = self.setup
        people = {chair.person for chair in setup.chairs if chair.kind == "person"}
        strangers = sum(chair.kind == "open" for chair in setup.chairs)
        return setup.hints == "yes" or (not setup.hints and len(people) + strangers <= 1)

    def bot_to_move(self) -> str:
        """The level of the bot that has to choose now, or nothing."""
        if self.pending < 0 or self.rests or self.request is not None or self.setup.lesson:
            return ""
        chair = self.chair(self.pending)
        return chair.level if chair.kind == "bot" else ""

    def free_undo(self, seats: list[int]) -> FreeUndo:
        """What these seats' holder can take back: own choices, up to a reveal or another seat's move."""
        if self.play is None:
            return FreeUndo(0, 0, "undo-nothing")
        free = self.play.free_undo(seats)
        played = self.moves - len(self.setup.prefix)
        if self.setup.lesson and free.steps > played:
            # A lesson begins where its record ends.
            return FreeUndo(played, min(free.turn, played), "undo-nothing")
        return free

    def record(self) -> Record:
        """The game as a record, with the players' names by chair. Only for after the end.

        What began with a world of its own (`Create.world`) has none: its seed leads elsewhere.
        """
        assert self.play is not None
        return self.play.record([chair.name for chair in self.chairs])

    def line(self) -> TableSummary:
        """The table as it stands in a list."""
        turn_of = self.chair(self.pending).person if self.pending >= 0 else ""
        setup = self.setup
        line = TableSummary(
            self.id, setup.game, self.status, self.chairs, setup.settings, self.moves, turn_of
        )
        line.lesson, line.branch_of = setup.lesson, setup.branch_of
        if self.pending >= 0:
            p = self.position
            line.turn = p.chair_of_seat(self.pending)
            line.round, line.rounds = p.game.rounds(p)
            line.due = self.due or 0
        if self.status == "over":
            scores = self.scores()
            line.result = [score.total for score in scores]
            line.places = [score.place for score in scores]
            line.won = self.winners()
            line.first_chair = self.position.first_chair
            if self.settled is not None and self.settled.result is not None:
                line.result = self.settled.result
                if self.settled.places is not None:
                    line.places, line.won = self.settled.places, self.settled.won
                    line.first_chair = self.settled.first_chair
        return line

    # -- what happens to it -------------------------------------------------------------------------

    def prepare(self, action: str) -> Outcome:
        """What an action of the seat that has to choose comes to; a refusal if it is not legal."""
        assert self.play is not None
        return self.play.prepare(action, self.players())

    def after(self, row: Row, outcome: Outcome | None = None) -> Table:
        """The table as it will be with one more row; this one stays as it is.

        `outcome`: what the action of the row comes to, where somebody has worked it out already.
        """
        other = Table(self.id)
        other.rows = self.rows.copy()
        other.created, other.reading = self.created, self.reading
        other.chairs = [msgspec.structs.replace(chair) for chair in self.chairs]
        other.play = self.play.copy() if self.play else None
        other.changed = self.changed
        other.moves_after = self.moves_after.copy()
        other.steps_back = self.steps_back.copy()
        other.events = self.events.copy()
        other.turns = self.turns.copy()
        if self.request is not None:
            other.request = Request(self.request.seat, self.request.moves, set(self.request.agreed))
        other.paused = self.paused
        other.clock = self.clock.copy() if self.clock else None
        other.absent, other.stood = self.absent.copy(), self.stood
        other.unasked = self.unasked.copy()
        other.rematch = self.rematch
        other.fault = self.fault
        other.closed, other.watch, other.links = self.closed, self.watch, self.links
        other.shown = self.shown
        other.muted, other.removed = self.muted.copy(), self.removed.copy()
        other.said = self.said.copy()
        other.blind, other.faded, other.settled = self.blind, self.faded, self.settled
        other.done = self.done.copy()
        other.apply(row, outcome)
        return other

    def apply(self, row: Row, outcome: Outcome | None = None) -> None:
        """The next row of the journal happens to this table."""
        assert row.revision == self.revision, "rows come one after the other"
        self.memo.clear()
        self.rows.append(row)
        self._happen(row, outcome)
        self.unasked.happened(self, row)
        self.moves_after.append(self.moves)
        if row.key:
            self.done[row.person, row.key] = self.revision
        if self.clock is not None and row.revision >= self.blind:
            runs = self.pending >= 0 and not self.rests and self.chair(self.pending).kind == "person"
            finished = self.clock.running != self.pending
            self.clock.switch(self.pending if runs else -1, row.at, finished)

    def _happen(self, row: Row, outcome: Outcome | None) -> None:
        match row.what:
            case entries.Act() as act if row.revision < self.blind:
                self._believe(row.revision, act)
            case entries.Act(_, action):
                self._act(row.revision, outcome or self._outcome(action))
            case entries.Undo(_, steps):
                self._take_back(row.revision, self.moves - steps)
            case entries.Ask() | entries.Agree() | entries.Decline() | entries.Withdraw() as answer:
                self._ask_around(row, answer)
            case entries.Pause() | entries.Resume() | entries.Stood():
                self._rest(row.what)
            case entries.Rematch(table):
                self.rematch = table
            case entries.Fault() as fault:
                self.fault = fault
                self.changed = self.revision
            case entries.Chat(seat):
                self._say(row.person, seat)
            case entries.Hint() | planning.Plan() | planning.Habit():
                pass  # it stands in the log, and that is all
            case entries.Carried() as carried:
                self._carry_on(carried)
            case (
                entries.Close()
                | entries.Mute()
                | entries.Remove()
                | entries.Doors()
                | entries.Relink() as done
            ):
                self._moderate(done)
            case other:
                seating.change(self, row, other)

    def _rest(self, what: entries.Pause | entries.Resume | entries.Stood) -> None:
        """The clock stands, or stood, or goes on."""
        if not isinstance(what, entries.Stood):
            self.paused = isinstance(what, entries.Pause)
            return
        self.stood = what.until
        if self.clock is not None:
            self.clock.stand(what.since, what.until)

    def _say(self, person: str, seat: int) -> None:
        for who in (person, *([""] if seat == SPECTATOR else [])):
            self.said[who] = self.said.get(who, 0) + 1

    def _moderate(self, what: entries.Moderation) -> None:
        match what:
            case entries.Close(why):
                self.closed, self.request = why, None
            case entries.Mute(who, _, muted):
                (self.muted.add if muted else self.muted.discard)(who)
            case entries.Remove(who):
                self.removed.add(who)
            case entries.Doors(watch, shown):
                self.watch, self.shown = watch, shown
            case entries.Relink():
                self.links += 1

    def _ask_around(
        self, row: Row, what: entries.Ask | entries.Agree | entries.Decline | entries.Withdraw
    ) -> None:
        match what:
            case entries.Ask(seat, moves):
                bots = {s for s in range(len(self.chairs)) if self.chair(s).kind == "bot"}
                self.request = Request(seat, moves, bots.union(self.seats_of(row.person)))
                self.take_back_if_agreed(row.revision)
            case entries.Agree(seats):
                assert self.request is not None
                self.request.agreed.update(seats)
                self.take_back_if_agreed(row.revision)
            case _:
                self.request = None

    def begin_if_full(self) -> None:
        """The game begins as soon as nobody is waited for."""
        if any(chair.kind == "open" for chair in self.chairs):
            return
        setup = self.setup
        self.changed = self.revision
        if setup.clock is not None:
            self.clock = Clock(setup.clock, len(self.chairs))
        if self.revision <= self.blind:
            faded = cast(Position, Faded(len(self.chairs), *self.faded))
            self.play = Course.resting(faded, setup.seed, setup.settings, [])
            for action in setup.prefix:
                self.play.note(SPECTATOR, action)
            return
        try:
            game = game_for(setup.game, setup.settings, setup.version)
        except OptionError as problem:
            raise PassedOn("pack", problem) from problem
        if setup.world is not None:
            self.play = Course.resting(game.load(setup.world), setup.seed, setup.settings, [])
            return
        self.play = Course(game, len(self.chairs), setup.seed, setup.settings)
        for action in setup.prefix:
            self.play.play(self.play.prepare(action))

    def _believe(self, revision: int, act: entries.Act) -> None:
        """A move of which only the journal is believed."""
        assert self.play is not None
        self.play.note(act.seat, act.action)
        self.events[revision] = []
        self.request = None
        self.changed = self.revision

    def _carry_on(self, carried: entries.Carried) -> None:
        """Go on from a stored position; clocks begin anew, for nobody's time is known any more."""
        self.blind = self.revision - 1
        self.changed = self.revision
        if carried.dump is None:
            return
        setup = self.setup
        p = game_for(setup.game, setup.settings).load(carried.dump)
        moves = self.play.moves[: carried.moves] if self.play else []
        self.play = Course.resting(p, setup.seed, setup.settings, moves)
        self.request, self.fault = None, None
        self.clock = Clock(setup.clock, len(self.chairs)) if setup.clock is not None else None

    def _outcome(self, action: str) -> Outcome:
        assert self.play is not None
        return self.play.prepare(action)

    def _act(self, revision: int, outcome: Outcome) -> None:
        assert self.play is not None
        self.play.play(outcome)
        seating.active(self, outcome.move.seat)
        self.events[revision] = outcome.move.events
        self.turns[revision] = outcome.move.turn
        self.request = None
        self.changed = self.revision

    def take_back_if_agreed(self, revision: int) -> None:
        """Go back to where everybody has agreed to."""
        assert self.request is not None
        if len(self.request.agreed) == len(self.chairs):
            self._take_back(revision, self.request.moves)

    def _take_back(self, revision: int, moves: int) -> None:
        assert self.play is not None
        self.steps_back[revision] = self.moves - moves
        if revision < self.blind:
            del self.play.moves[moves:]
        else:
            self.play.take_back(moves)
        self.request = None
        self.fault = None
        self.changed = self.revision


__all__ = ["SPECTATOR", "STAND_IN", "Request", "Table", "TableSummary"]
