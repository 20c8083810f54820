"""Kelp Forest, wired up for the engine."""

from typing import Any, cast

from bathysphere.engine.errors import ContentError
from bathysphere.engine.features import Encoder
from bathysphere.engine.frame import Frame
from bathysphere.engine.game import Game
from bathysphere.engine.heuristic import Heuristic
from bathysphere.engine.position import Position
from bathysphere.engine.scores import Score
from bathysphere.engine.settings import Setting
from bathysphere.engine.step import Step
from kelp_forest.content import load
from kelp_forest.mind import features, heuristics
from kelp_forest.rules import dump, play
from kelp_forest.rules.verbs import EVENTS, NAMES, VOCABULARY


class KelpForest(Game):
    """Two to four players take kelp cards from a row."""

    def __init__(self, own: dict[str, str] | None = None, pack: list[Setting] | None = None) -> None:
        super().__init__(
            name="kelp",
            package="kelp_forest",
            version=1,
            seats=(2, 4),
            vocabulary=VOCABULARY,
            events=EVENTS,
            steps=cast("list[Step[Position, Frame]]", [play.Turn()]),
            settings=[],
            names=NAMES,
            end_rule="KF-3",
            own=own,
            pack=pack,
        )

    def made(self, version: int, own: dict[str, str], pack: list[Setting]) -> Game:
        return KelpForest(own, pack)

    def content(self, seats: int, settings: dict[str, str]) -> load.Compiled:
        return load.compiled(self.own.get("cards") or load.shipped(), settings)

    def content_files(self) -> tuple[str, ...]:
        return ("cards",)

    def problems(self, own: dict[str, str]) -> list[ContentError]:
        return load.problems(own)

    def start(self, seats: int, seed: int | str, settings: dict[str, str]) -> Position:
        return play.start(self, self.content(seats, settings), seats, seed)

    def scores(self, p: Position) -> list[Score]:
        return play.scores(mine(p))

    def view(self, p: Position, seat: int) -> dict[str, object]:
        names = p.content.labels["card"]
        pending = None if p.over else {"seat": p.seat, "step": p.steps[p.stack[-1].step].name}
        return {
            "game": self.name,
            "seats": p.seats,
            "seat": seat,
            "turn": p.turn,
            "ply": p.ply,
            "over": p.over,
            "pending": pending,
            "deck": len(mine(p).deck),
            "row": [names[card] for card in mine(p).row],
            "gardens": [[names[card] for card in garden] for garden in mine(p).gardens],
        }

    def determinize(self, p: Position, seat: int, seed: int) -> Position:
        return play.determinize(mine(p), seed)

    def dump(self, p: Position) -> dict[str, object]:
        return dump.dump(mine(p))

    def load(self, data: object) -> Position:
        return dump.load(self, data)

    def judgement(self, learned: bool) -> Heuristic[Any]:
        return heuristics.HEURISTIC

    def encoder(self) -> Encoder[Any]:
        return features.ENCODER


def mine(p: Position) -> play.Kelp:
    """A position of this game."""
    assert isinstance(p, play.Kelp)
    return p


GAME = KelpForest()
