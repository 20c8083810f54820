"""Kelp Forest: the position, its one step, scoring, and what nobody knows."""

from bathysphere.engine.chance import Source
from bathysphere.engine.frame import Frame
from bathysphere.engine.game import Game
from bathysphere.engine.position import Position
from bathysphere.engine.reasons import Reason
from bathysphere.engine.scores import Score, placed
from bathysphere.engine.step import Step
from kelp_forest.content.load import Compiled
from kelp_forest.rules.verbs import CARDS, TAKE, TOOK, TURN, TURNED_UP


class Kelp(Position):
    """A deck that nobody sees, a row, and a garden for each player."""

    def __init__(self, game: Game, content: Compiled, seats: int) -> None:
        super().__init__(game, content, seats)
        self.compiled = content
        self.deck: list[int] = []
        self.row: list[int] = []
        self.gardens: list[list[int]] = [[] for _ in range(seats)]

    def copy(self) -> "Kelp":
        other = Kelp(self.game, self.compiled, self.seats)
        self.copy_engine_to(other)
        other.deck = self.deck.copy()
        other.row = self.row.copy()
        other.gardens = [garden.copy() for garden in self.gardens]
        return other

    def turn_up(self) -> None:
        """A card of the deck joins the row."""
        if self.deck:
            self.row.append(self.deck.pop())
            self.reveals += 1
            self.say(TURNED_UP, -1, self.row[-1])


def start(game: Game, content: Compiled, seats: int, seed: int | str) -> Kelp:
    """A shuffled deck, an open row."""
    p = Kelp(game, content, seats)
    p.seed(seed)
    p.deck = list(range(CARDS))
    p.shuffle(p.deck)
    for _ in range(content.row):
        p.turn_up()
    p.wait(TURN, 0)
    p.run()
    return p


class Turn(Step[Kelp, Frame]):
    """Take a card of the row; the row is filled up.  KF-1"""

    def __init__(self) -> None:
        super().__init__("turn", "KF-1", [TAKE], asks=True)

    def options(self, p: Kelp, f: Frame) -> list[int]:
        return [TAKE.code(card) for card in p.row]

    def resolve(self, p: Kelp, f: Frame, action: int) -> None:
        card = TAKE.first(action)
        p.row.remove(card)
        p.gardens[f.seat].append(card)
        p.say(TOOK, f.seat, card)
        p.turn_up()
        p.turn += 1
        if p.row:
            p.wait(TURN, (f.seat + 1) % p.seats)

    def refusal(self, p: Kelp, f: Frame, action: int) -> Reason | None:
        card = TAKE.first(action)
        return None if card in p.row else Reason("not-in-row", "KF-1", {"card": card})


def points(p: Kelp, seat: int) -> int:
    """A number counts itself the first time, 1 each further time.  KF-2"""
    numbers = [p.compiled.number[card] for card in p.gardens[seat]]
    return sum(set(numbers)) + len(numbers) - len(set(numbers))


def scores(p: Kelp) -> list[Score]:
    """The points of all seats. Of equal ones, who moved later is ahead."""
    return placed([Score(seat, {"kelp": points(p, seat)}, {"later": seat}) for seat in range(p.seats)])


def determinize(p: Kelp, seed: int) -> Kelp:
    """Nobody knows the order of the deck."""
    q = p.copy()
    source = Source(seed, 1)
    q.deck.sort()
    source.shuffle(q.deck)
    q.go_on_by_chance(source.word())
    return q
