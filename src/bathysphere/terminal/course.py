"""The course of a game at the terminal: what was played and said, the way back, and the record of it."""

from __future__ import annotations

from dataclasses import dataclass

from bathysphere.catalogue import begin, game_of, game_with
from bathysphere.engine import choices
from bathysphere.engine.errors import IllegalAction, RulesFault
from bathysphere.engine.events import Event
from bathysphere.engine.position import Position
from bathysphere.engine.record import Record, replay


@dataclass(frozen=True)
class Move:
    """One action: who played it, and how things stood before."""

    before: Position
    seat: int
    action: str
    events: int
    """How many events had happened before."""


class Course:
    """A game from its start to now."""

    def __init__(
        self,
        game: str,
        players: list[str],
        seed: int,
        settings: dict[str, str],
        pack: str = "",
        version: int | None = None,
    ) -> None:
        newest = game_with(game, pack)
        self.game = newest if version is None else newest.at(version)
        self.pack = pack
        """The folder of the content files that are played with, "" for ours."""
        self.players = players
        """Names by chair."""
        self.seed = seed
        self.moves: list[Move] = []
        self.events: list[Event] = []
        self.position = begin(self.game, len(players), seed, settings)
        self.position.sink = self.events

    @classmethod
    def of(cls, record: Record, pack: str = "") -> Course:
        """The course of a recorded game, to go on with; RecordError says what is wrong with the record."""
        replay(record, game_of(record, pack))
        players = record.players if len(record.players) == record.seats else ["you"] * record.seats
        settings = {name: value for name, value in record.settings.items() if name != "pack"}
        course = cls(record.game, players, record.seed, settings, pack, record.version)
        for action in record.actions:
            course.play(action)
        return course

    def play(self, choice: int | str) -> None:
        """Play an action; IllegalAction and UnknownAction say why not, and nothing has changed then."""
        p = self.position
        move = Move(p.copy(), p.seat, choices.read(p, choice).text(p), len(self.events))
        try:
            p.play(choice)
        except IllegalAction:
            raise
        except Exception as problem:
            raise self.fault(move, problem) from problem
        self.moves.append(move)

    def fault(self, move: Move, problem: Exception) -> RulesFault:
        """The rules failed at a move: it was not played, and the record leads to it."""
        del self.events[move.events :]
        self.position = move.before
        self.position.sink = self.events
        fault = problem if isinstance(problem, RulesFault) else None
        fault = fault or RulesFault("rules-exception", what=type(problem).__name__)
        fault.record = self.record()
        fault.record.actions.append(move.action)
        return fault

    def undo_refusal(self, seat: int) -> tuple[str, int] | None:
        """Why this seat cannot take its last action back, and who is in the way (-1: nobody)."""
        if not self.moves:
            return "undo-nothing", -1
        last = self.moves[-1]
        if last.seat != seat:
            moved = any(move.seat == seat for move in self.moves)
            return ("undo-moved", last.seat) if moved else ("undo-nothing", -1)
        if self.position.reveals != last.before.reveals:
            return "undo-revealed", -1
        return None

    def undo(self) -> str:
        """Take the last action back; its text."""
        last = self.moves.pop()
        del self.events[last.events :]
        self.position = last.before
        self.position.sink = self.events
        return last.action

    def news(self, seat: int) -> list[Event]:
        """What happened from the last turn of this seat on, that turn included."""
        place = len(self.moves)
        while place and self.moves[place - 1].seat != seat:
            place -= 1
        while place and self.moves[place - 1].seat == seat:
            place -= 1
        return self.events[self.moves[place].events :] if self.moves else []

    def record(self) -> Record:
        """Setup, seed and actions so far."""
        p = self.position
        return Record(
            game=self.game.name,
            seats=p.seats,
            seed=self.seed,
            version=self.game.version,
            settings=dict(p.content.settings),
            players=list(self.players),
            actions=[move.action for move in self.moves],
            result=[score.total for score in p.scores()] if p.over else None,
        )
