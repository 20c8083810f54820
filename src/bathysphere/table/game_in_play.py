"""The game on a table: the moves as they stand, the position they lead to, and what each of them showed."""

from __future__ import annotations

from dataclasses import dataclass

from bathysphere.engine import choices
from bathysphere.engine.errors import OptionError, RulesFault, UnknownAction
from bathysphere.engine.events import Event
from bathysphere.engine.position import Position
from bathysphere.engine.record import Record
from bathysphere.engine.settings import checked
from bathysphere.packs import game_for
from bathysphere.table.entries import Create
from bathysphere.table.refusal import Illegal, Refusal, Said


@dataclass(frozen=True)
class Move:
    """One action of the record: who did it, in which turn, what was revealed before it, what happened."""

    seat: int
    action: str
    turn: int
    reveals: int
    events: list[Event]


class Play:
    """A game being played. Positions are caches: everything here follows from the setup and the actions."""

    def __init__(self, setup: Create) -> None:
        self.setup = setup
        self.moves: list[Move] = []
        self.position = self._dealt()
        for action in setup.prefix:
            self.play(*self.prepare(action, []))

    def _dealt(self) -> Position:
        try:
            found = game_for(self.setup.game, self.setup.settings, self.setup.version)
        except OptionError as problem:
            raise Said("pack", problem) from problem
        settings = checked(found.name, found.settings, self.setup.settings)
        return found.start(len(self.setup.chairs), self.setup.seed, settings)

    def prepare(self, text: str, players: list[str]) -> tuple[Move, Position]:
        """The move a text means and the position after it, both fresh; a refusal if it is not legal now."""
        p = self.position
        try:
            chosen = choices.read(p, text)
        except UnknownAction as problem:
            raise Said("unknown-action", problem) from problem
        reason = chosen.why_not(p)
        if reason is not None:
            raise Illegal(p, reason, players)
        q = p.copy()
        q.sink = []
        try:
            chosen.act(q)
        except Exception as problem:
            raise self.fault(chosen.text(p), problem) from problem
        events, q.sink = q.sink, None
        return Move(p.seat, chosen.text(p), p.turn, p.reveals, events), q

    def is_part(self, text: str) -> bool:
        """Does a text name one thing of several that are chosen together?"""
        try:
            chosen = choices.read(self.position, text)
        except UnknownAction as problem:
            raise Said("unknown-action", problem) from problem
        return not chosen.whole and choices.is_part(self.position, chosen.actions[0])

    def fault(self, action: str, problem: Exception) -> RulesFault:
        """What went wrong inside the game, with the record that leads there; no action: it was only shown."""
        fault = problem if isinstance(problem, RulesFault) else None
        fault = fault or RulesFault("rules-exception", what=type(problem).__name__)
        fault.record = self.record()
        if action:
            fault.record.actions.append(action)
        return fault

    def play(self, move: Move, position: Position) -> None:
        """What was prepared becomes the present."""
        self.moves.append(move)
        self.position = position

    def copy(self) -> Play:
        """The same game, to be played on independently. Positions never change, so they are shared."""
        other = Play.__new__(Play)
        other.setup = self.setup
        other.moves = self.moves.copy()
        other.position = self.position
        return other

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
        p = self._dealt()
        for move in self.moves[:moves]:
            choices.read(p, move.action).act(p)
        return p

    def positions(self) -> list[Position]:
        """The position after every move, the first one before any."""
        p = self._dealt()
        found = [p]
        for move in self.moves:
            p = p.copy()
            choices.read(p, move.action).act(p)
            found.append(p)
        return found

    def record(self) -> Record:
        """The whole game as a record, seed and all: for the store and for the time after the end."""
        p = self.position
        return Record(
            game=self.setup.game,
            seats=p.seats,
            seed=self.setup.seed,
            version=self.setup.version,
            settings=dict(p.content.settings),
            players=[],
            actions=[move.action for move in self.moves],
            result=[score.total for score in p.scores()] if p.over else None,
        )
