"""The course of a game: its moves, the position they lead to, what each of them showed, and the way back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bathysphere.catalogue import begin
from bathysphere.engine import choices
from bathysphere.engine.errors import RulesFault, UnknownAction
from bathysphere.engine.events import Event
from bathysphere.engine.game import Game
from bathysphere.engine.position import Position
from bathysphere.engine.record import Record, replay
from bathysphere.engine.seeds import Seed
from bathysphere.play.refusal import Illegal, PassedOn, Refusal


@dataclass(frozen=True)
class Move:
    """One action of the record: who did it, in which turn, what was revealed before it, what happened."""

    seat: int
    action: str
    turn: int
    reveals: int
    events: list[Event]


@dataclass(frozen=True)
class Outcome:
    """What an action comes to: the move, and the position after it."""

    move: Move
    position: Position


@dataclass(frozen=True)
class FreeUndo:
    """What a seat can take back without asking: single steps, those of this turn, and why no more."""

    steps: int
    turn: int
    why: str
    """`undo-nothing`, `undo-revealed` or `undo-other-seat`: what ends it."""


@dataclass(frozen=True)
class Standing:
    """How a game stood after a move: the points of all seats, and the goals a team had met by then."""

    totals: list[int]
    met: list[str]


class Course:
    """A game from its start to now.

    Positions never change once they are here: everything follows from the setup and the actions.
    """

    def __init__(self, game: Game, seats: int, seed: Seed, settings: dict[str, str]) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.settings = settings
        self.moves: list[Move] = []
        self.base = 0
        """Moves before the first position that is known: none, unless the game went on from a stored one."""
        self.first = self._dealt()
        """The position after so many moves."""
        self.position = self.first

    @classmethod
    def of(cls, record: Record, game: Game) -> Course:
        """The course of a recorded game, to go on with; RecordError says what is wrong with the record."""
        replay(record, game)
        settings = {name: value for name, value in record.settings.items() if name != "pack"}
        course = cls(game.at(record.version), record.seats, record.seed, settings)
        for action in record.actions:
            course.play(course.prepare(action))
        return course

    @classmethod
    def resting(cls, p: Position, seed: Seed, settings: dict[str, str], moves: list[Move]) -> Course:
        """A game that goes on from a stored position; the moves before it are only known by name."""
        course = cls.__new__(cls)
        course.game, course.seats, course.seed, course.settings = p.game, p.seats, seed, settings
        course.moves = moves
        course.rest_on(p)
        return course

    def rest_on(self, p: Position) -> None:
        """This is the position now, whatever the moves before it would lead to."""
        self.game = p.game
        self.base = len(self.moves)
        self.first = self.position = p

    def note(self, seat: int, action: str) -> None:
        """A move that is known by name only."""
        self.moves.append(Move(seat, action, 0, 0, []))

    def _dealt(self) -> Position:
        return begin(self.game, self.seats, self.seed, self.settings)

    # -- going on -----------------------------------------------------------------------------------

    def prepare(self, text: str, players: Sequence[str] = ()) -> Outcome:
        """What an action comes to, nothing changed yet; a refusal if it is not legal now."""
        p = self.position
        chosen = self._read(text)
        reason = chosen.why_not(p)
        if reason is not None:
            raise Illegal(p, reason, list(players))
        after = p.copy()
        after.sink = []
        try:
            chosen.act(after)
        except Exception as problem:
            raise self.fault(chosen.text(p), problem) from problem
        events, after.sink = after.sink, None
        return Outcome(Move(p.seat, chosen.text(p), p.turn, p.reveals, events), after)

    def play(self, outcome: Outcome) -> None:
        """What was prepared becomes the present."""
        self.moves.append(outcome.move)
        self.position = outcome.position

    def is_part(self, text: str) -> bool:
        """Does a text name one thing of several that are chosen together?"""
        chosen = self._read(text)
        return not chosen.whole and choices.is_part(self.position, chosen.actions[0])

    def _read(self, text: str) -> choices.Chosen:
        try:
            return choices.read(self.position, text)
        except UnknownAction as problem:
            raise PassedOn("unknown-action", problem) from problem

    def fault(self, action: str, problem: Exception) -> RulesFault:
        """What went wrong inside the game, with the record that leads there; no action: it was only shown."""
        fault = problem if isinstance(problem, RulesFault) else None
        fault = fault or RulesFault("rules-exception", what=type(problem).__name__)
        fault.record = self.record()
        if action:
            fault.record.actions.append(action)
        return fault

    def copy(self) -> Course:
        """The same game, to be played on independently."""
        other = Course.__new__(Course)
        other.game, other.seats, other.seed = self.game, self.seats, self.seed
        other.settings = self.settings
        other.moves = self.moves.copy()
        other.base, other.first = self.base, self.first
        other.position = self.position
        return other

    # -- going back ---------------------------------------------------------------------------------

    def free_undo(self, seats: list[int]) -> FreeUndo:
        """What these seats' holder can take back: own choices, up to a reveal or another seat's move."""
        known = self.moves[self.base :]
        if not any(move.seat in seats for move in known):
            return FreeUndo(0, 0, "undo-nothing")
        last = known[-1]
        if last.seat not in seats:
            return FreeUndo(0, 0, "undo-other-seat")
        steps, turn, why = 0, 0, "undo-nothing"
        for move in reversed(known):
            if move.seat != last.seat:
                why = "undo-other-seat"
                break
            if move.reveals != self.position.reveals:
                why = "undo-revealed"
                break
            steps += 1
            turn += move.turn == last.turn
        return FreeUndo(steps, turn, why)

    def take_back(self, moves: int) -> None:
        """Back to the first `moves` actions."""
        self.position = self.at(moves)
        del self.moves[moves:]

    def at(self, moves: int) -> Position:
        """The position after the first `moves` actions."""
        if not 0 <= moves <= len(self.moves):
            raise Refusal("moment-unknown", found=str(moves), most=str(len(self.moves)))
        if moves == len(self.moves):
            return self.position
        if moves < self.base:
            raise Refusal("moment-lost", first=str(self.base))
        p = self.first.copy()
        for move in self.moves[self.base : moves]:
            choices.read(p, move.action).act(p)
        return p

    def positions(self) -> list[Position]:
        """The position after every move, the first one before any; after a stored one, only those since."""
        p = self.first
        positions = [p]
        for move in self.moves[self.base :]:
            p = p.copy()
            choices.read(p, move.action).act(p)
            positions.append(p)
        return positions

    def standings(self) -> list[Standing]:
        """How it stood after every move; nothing is known of those before a stored position."""
        p = self.first.copy()
        standings = [Standing([], []) for _ in range(self.base)]
        for move in self.moves[self.base :]:
            choices.read(p, move.action).act(p)
            scores = p.scores()
            # A team shares its score, and every goal met is a part of it.
            goals = scores[0].parts if p.game.team(p) is not None else {}
            standings.append(
                Standing([score.total for score in scores], [name for name, met in goals.items() if met])
            )
        return standings

    # -- looking back -------------------------------------------------------------------------------

    def events(self) -> list[Event]:
        """Everything that happened, as it stands."""
        return [event for move in self.moves for event in move.events]

    def news(self, seat: int) -> list[Event]:
        """What happened from the last turn of this seat on, that turn included."""
        place = len(self.moves)
        while place and self.moves[place - 1].seat != seat:
            place -= 1
        while place and self.moves[place - 1].seat == seat:
            place -= 1
        return [event for move in self.moves[place:] for event in move.events]

    def record(self, players: Sequence[str] = ()) -> Record:
        """The whole game as a record, seed and all, with the players' names by chair."""
        p = self.position
        return Record(
            game=self.game.name,
            seats=p.seats,
            seed=self.seed,
            version=self.game.version,
            settings=dict(p.content.settings),
            players=list(players),
            actions=[move.action for move in self.moves],
            result=[score.total for score in p.scores()] if p.over else None,
        )
