"""Many games at once as arrays: the fastest way to let a network play."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bathysphere.catalogue import as_setting, game, start
from bathysphere.engine.features import largest
from bathysphere.gym.seats import Array, Mask
from bathysphere.minds import batch, make_bot


class Batch:
    """Games of one kind, stepped together in compiled code; one that is over is followed by a new one.

    With `bot`, one seat of each game chooses and bots of that name play the others; without, every seat
    chooses (self-play), and `seats` says whose turn it is.
    """

    def __init__(
        self,
        name: str,
        count: int,
        seats: int = 2,
        *,
        bot: str | None = None,
        seed: int = 0,
        skip_forced: bool = False,
        **settings: str | int,
    ) -> None:
        chosen = {key: as_setting(value) for key, value in settings.items()}
        encoder = game(name).encoder()
        others = None if bot is None else partial(make_bot, bot, name)
        self.games = batch.Batch(
            partial(start, name, seats, **chosen), encoder, count, seed, others, skip_forced
        )
        self.count = count
        self.features = encoder.features.size
        self.actions = self.games.actions
        self.players = seats
        most = np.frombuffer(largest(encoder.features), np.uint8)
        self._most = most
        self._scale = (1.0 / most).astype(np.float32)

    @property
    def observations(self) -> Array:
        """What the chooser of each game sees: games × features, from 0 to 1."""
        raw = np.frombuffer(self.games.rows, np.uint8).reshape(self.count, self.features)
        return np.minimum(raw, self._most).astype(np.float32) * self._scale

    @property
    def masks(self) -> Mask:
        """What can be done: games × actions, 1 for legal ones."""
        return np.frombuffer(bytes(self.games.masks), np.int8).reshape(self.count, self.actions)

    @property
    def seats(self) -> NDArray[np.int64]:
        """Who chooses in each game."""
        return np.array(self.games.seats())

    def step(self, actions: Any) -> tuple[Array, NDArray[np.bool_]]:
        """Play one action in each game: rewards (games × seats), and which games ended with it."""
        rewards = np.zeros((self.count, self.players), np.float32)
        over = np.zeros(self.count, np.bool_)
        for number, worth in self.games.step([int(action) for action in actions]).items():
            rewards[number] = worth
            over[number] = True
        return rewards, over
