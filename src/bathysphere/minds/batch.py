"""Many games side by side: what each chooser sees, and a step of all games in one call."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bathysphere.engine.chance import Source
from bathysphere.engine.features import Encoder
from bathysphere.engine.position import Position
from bathysphere.engine.scores import outcome
from bathysphere.minds.bot import Bot, Observation

NOBODY: Final = -1
"""The own seat of a game in which every seat chooses."""
LARGEST_SEED: Final = 2**31 - 2


class Batch:
    """Games of one kind. A game that is over is followed by a new one in the same step."""

    def __init__(
        self,
        begin: Callable[[int], Position],
        encoder: Encoder[Any],
        count: int,
        seed: int,
        make_bot: Callable[[int], Bot] | None = None,
        skip_forced: bool = False,
    ) -> None:
        """`begin` starts a game; `make_bot` makes who plays all seats but one, without it nobody does."""
        self.begin = begin
        self.encoder = encoder
        self.make_bot = make_bot
        self.skip_forced = skip_forced
        self.source = Source(seed)
        self.size = encoder.features.size
        self.games: list[Position] = []
        self.own: list[int] = []
        """The seat that chooses in each game, or NOBODY."""
        self.bots: list[Bot | None] = []
        for _ in range(count):
            self.games.append(begin(0))
            self.own.append(NOBODY)
            self.bots.append(None)
        for number in range(count):
            self.renew(number)
        self.actions = self.games[0].game.vocabulary.size
        self.rows = bytearray(count * self.size)
        """What the chooser of each game sees, game after game."""
        self.masks = bytearray(count * self.actions)
        self.look()

    def renew(self, number: int) -> None:
        """Start a new game in this place, up to the first choice."""
        while True:
            p = self.begin(self.source.below(LARGEST_SEED))
            self.games[number] = p
            if self.make_bot is not None:
                self.own[number] = self.source.below(p.seats)
                self.bots[number] = self.make_bot(self.source.below(LARGEST_SEED))
            self.go_on(number)
            if not p.over:
                return

    def go_on(self, number: int) -> None:
        """Play what nobody has to be asked for."""
        p = self.games[number]
        own, bot = self.own[number], self.bots[number]
        while not p.over:
            choices = p.choices
            if bot is not None and p.seat != own:
                p.act(bot.choose(Observation(p, p.seat)))
            elif self.skip_forced and len(choices) == 1:
                p.act(choices[0])
            else:
                return

    def step(self, actions: list[int]) -> dict[int, list[float]]:
        """Play an action in each game; by number of each game that ended, what it was worth to each seat."""
        ended: dict[int, list[float]] = {}
        for number in range(len(self.games)):
            p = self.games[number]
            action = actions[number]
            if action not in p.choices:
                p.play(action)  # says why not
            p.act(action)
            self.go_on(number)
            if p.over:
                ended[number] = outcome(p.scores(), p.game.team(p) is not None)
                self.renew(number)
        self.look()
        return ended

    def look(self) -> None:
        """Write what the choosers see, and what they can do."""
        size, actions, masks = self.size, self.actions, self.masks
        masks[:] = bytearray(len(masks))
        for number in range(len(self.games)):
            p = self.games[number]
            self.rows[number * size : (number + 1) * size] = self.encoder.encode(p, p.seat)
            for action in p.choices:
                masks[number * actions + action] = 1

    def seats(self) -> list[int]:
        """Who chooses in each game."""
        return [p.seat for p in self.games]
