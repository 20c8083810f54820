"""A game of three rules, to prove that the engine knows none: take stones until none are left.

Two players take one or two stones in turn from an open heap; whoever takes the last one draws a card from a
hidden deck, and its number is added to the points. Taking pushes a frame for the reward, so chains nest.
"""

from __future__ import annotations

from typing import cast

from bathysphere.engine.events import EventKinds
from bathysphere.engine.frame import Frame
from bathysphere.engine.game import Content, Game
from bathysphere.engine.position import Position
from bathysphere.engine.reasons import Reason
from bathysphere.engine.scores import Score, placed
from bathysphere.engine.settings import Setting
from bathysphere.engine.step import NONE, Step
from bathysphere.engine.verbs import Domain, Vocabulary

STONES = Domain("stones", 3)
VOCABULARY = Vocabulary()
TAKE = VOCABULARY.verb("take", stones=STONES)
MARK = VOCABULARY.verb("mark", row=Domain("row", 2), column=Domain("column", 3), depth=Domain("depth", 4))
EVENTS = EventKinds()
TAKEN = EVENTS.kind("taken", "stones")
DRAWN = EVENTS.kind("drawn", secret="cards", reveals=True)
TURN, REWARD, DRAW, FORCED = range(4)


class Toy(Position):
    def __init__(self, game: Game, content: Content, heap: int) -> None:
        super().__init__(game, content, 2)
        self.heap = heap
        self.points = [0, 0]
        self.deck = [1, 2, 3, 4, 5, 6, 7]
        self.order: list[str] = []

    def copy(self) -> Toy:
        other = Toy(self.game, self.content, self.heap)
        self.copy_engine_to(other)
        other.points = self.points.copy()
        other.deck = self.deck.copy()
        other.order = self.order.copy()
        return other


class Turn(Step[Toy, Frame]):
    def __init__(self) -> None:
        super().__init__("turn", "TOY-1", [TAKE], asks=True)

    def options(self, p: Toy, f: Frame) -> list[int]:
        return [TAKE.code(count) for count in (1, 2) if count <= p.heap]

    def resolve(self, p: Toy, f: Frame, action: int) -> None:
        count = TAKE.first(action)
        p.heap -= count
        p.say(TAKEN, f.seat, count)
        if p.heap:
            p.wait(TURN, 1 - f.seat)
        for _ in range(count):
            p.wait(REWARD, f.seat)

    def refusal(self, p: Toy, f: Frame, action: int) -> Reason | None:
        count = TAKE.first(action)
        if count == 0:
            return Reason("none", "TOY-1")
        return Reason("heap", "TOY-1", {"stones": count}) if count > p.heap else None


class Reward(Step[Toy, Frame]):
    def __init__(self) -> None:
        super().__init__("reward", "TOY-2", [])

    def resolve(self, p: Toy, f: Frame, action: int) -> None:
        assert action == NONE
        p.order.append(f"reward {f.seat}")
        p.points[f.seat] += 1
        if p.heap == 0:
            p.wait(DRAW, f.seat)


class Draw(Step[Toy, Frame]):
    def __init__(self) -> None:
        super().__init__("draw", "TOY-3", [])

    def resolve(self, p: Toy, f: Frame, action: int) -> None:
        card = p.deck.pop()
        p.reveals += 1
        p.points[f.seat] += card
        p.order.append(f"draw {f.seat}")
        p.show(DRAWN, f.seat, [card], 1 << f.seat)


class Forced(Step[Toy, Frame]):
    """A choice with one option: taken unasked."""

    def __init__(self) -> None:
        super().__init__("forced", "TOY-4", [TAKE])

    def options(self, p: Toy, f: Frame) -> list[int]:
        return [TAKE.code(1)]

    def resolve(self, p: Toy, f: Frame, action: int) -> None:
        p.order.append(f"forced {TAKE.first(action)}")


class ToyGame(Game):
    def __init__(self) -> None:
        steps = [Turn(), Reward(), Draw(), Forced()]
        super().__init__(
            name="toy",
            version=1,
            seats=(2, 2),
            vocabulary=VOCABULARY,
            events=EVENTS,
            steps=cast("list[Step[Position, Frame]]", steps),
            settings=[Setting("heap", "5", ["5", "9"])],
            names={"stones": STONES},
            end_rule="TOY-9",
        )

    def start(self, seats: int, seed: int | str, settings: dict[str, str]) -> Position:
        p = Toy(self, Content(settings, {"stones": ["zero", "one", "two"]}), int(settings["heap"]))
        p.seed(seed)
        p.shuffle(p.deck)
        p.wait(TURN, 0)
        p.run()
        return p

    def determinize(self, p: Position, seat: int, seed: int) -> Position:
        """As careless as a game may be: nothing is dealt anew, and chance is left as it is."""
        return p.copy()

    def scores(self, p: Position) -> list[Score]:
        assert isinstance(p, Toy)
        return placed([Score(seat, {"all": points}, {}) for seat, points in enumerate(p.points)])

    def explain(self, p: Position, reason: Reason) -> dict[str, str]:
        return {"en": reason.code, "de": reason.code}


GAME = ToyGame()


def toy(heap: str = "5", seed: int | str = 1) -> Toy:
    p = GAME.start(2, seed, {"heap": heap})
    assert isinstance(p, Toy)
    return p
