"""Greedy: looks to the end of its own turn and takes what the game's heuristic likes best."""

from typing import Final

from bathysphere.bots.bot import Bot, Observation
from bathysphere.engine.heuristic import Heuristic
from bathysphere.engine.position import Position

BLUNDERS: Final = 4
"""A deckhand blunders in one choice of so many."""
LOOKS: Final = 500
"""How many ways through its turn it compares, about; shared out evenly where choices follow on choices."""


class GreedyBot(Bot):
    """One turn deep: tries every action, and where that only opens another choice of its own, those too.

    Where a turn has more ways than it may look at, the later choices are the first of the shortlist.
    """

    def __init__(self, seed: int, heuristic: Heuristic[Position], looks: int = LOOKS) -> None:
        super().__init__(seed)
        self.heuristic = heuristic
        self.looks = looks

    def choose(self, observation: Observation) -> int:
        world = observation.world(self.source)
        best: list[int] = []
        highest = 0.0
        actions = self.heuristic.shortlist(world)
        if len(actions) == 1:
            return actions[0]
        for action in actions:
            value = self.after(world, action, observation.seat, self.looks // len(actions))
            if not best or value > highest:
                best = [action]
                highest = value
            elif value == highest:
                best.append(action)
        return best[self.source.below(len(best))]

    def after(self, p: Position, action: int, seat: int, looks: int) -> float:
        """What the position is worth after an action and the best own choices that follow in the turn."""
        q = p.copy()
        q.act(action)
        if q.over or q.seat != seat or q.turn != p.turn:
            return self.heuristic.value(q, seat)
        actions = self.heuristic.shortlist(q)
        count = min(len(actions), max(1, looks))
        highest = 0.0
        for place in range(count):
            value = self.after(q, actions[place], seat, looks // count)
            if place == 0 or value > highest:
                highest = value
        return highest


class DeckhandBot(GreedyBot):
    """Greedy with a short look, who now and then does whatever comes to mind."""

    def __init__(self, seed: int, heuristic: Heuristic[Position]) -> None:
        super().__init__(seed, heuristic, 40)

    def choose(self, observation: Observation) -> int:
        choices = observation.choices
        if self.source.below(BLUNDERS) == 0:
            return choices[self.source.below(len(choices))]
        return super().choose(observation)
