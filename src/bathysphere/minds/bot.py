"""The interface of all minds: an observation in, an action out."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from bathysphere.engine.chance import Source
from bathysphere.engine.position import Position


class Observation:
    """What a seat knows of a position at the moment it has to choose.

    It holds a world that the seat could not tell from the true one, always the same for the same knowledge,
    and draws others on request. The true position is not in it.
    """

    def __init__(self, position: Position, seat: int) -> None:
        self.seat = seat
        self.position = position.determinize(seat, 0)

    @property
    def choices(self) -> list[int]:
        """The legal actions."""
        return self.position.choices

    def world(self, source: Source) -> Position:
        """A random position that the seat could not tell from the true one."""
        return self.position.determinize(self.seat, source.word())


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program. It has a random source of its own and sees what its seat sees."""

    def __init__(self, seed: int) -> None:
        self.source = Source(seed, 7)

    def choose(self, observation: Observation) -> int:
        """One of the legal actions."""
        raise NotImplementedError


class RandomBot(Bot):
    """Any legal action, all alike."""

    def choose(self, observation: Observation) -> int:
        choices = observation.choices
        return choices[self.source.below(len(choices))]
