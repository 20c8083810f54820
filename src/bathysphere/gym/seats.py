"""What both kinds of environments are made of: a game with seats that see, act and are rewarded."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from bathysphere.catalogue import game, load, start
from bathysphere.engine.errors import OptionError
from bathysphere.engine.features import Encoder, largest, mask
from bathysphere.engine.scores import outcome
from bathysphere.engine.settings import checked
from bathysphere.language.languages import DEFAULT
from bathysphere.language.speech import Speech
from bathysphere.minds.levels import heuristic

Array = NDArray[np.float32]
Mask = NDArray[np.int8]

REWARDS = ("win", "margin", "potential")
"""What a seat is rewarded for; `docs/gym.md` says how much."""
MARGIN = 50.0
"""So many points of lead are a reward of 1."""
LARGEST_SEED = 2**31 - 2


class Seats:
    """A game that is played by its seats: observations, masks and rewards."""

    def __init__(
        self, name: str, seats: int, reward: str, skip_forced: bool, settings: dict[str, str]
    ) -> None:
        rules = game(name)
        if reward not in REWARDS:
            raise OptionError("reward", found=reward, known=", ".join(REWARDS))
        self.settings = checked(name, rules.settings, settings)
        self.name = name
        self.count = seats
        self.reward = reward
        self.skip_forced = skip_forced
        self.encoder: Encoder[Any] = rules.encoder()
        self.size = rules.vocabulary.size
        self.most = np.frombuffer(largest(self.encoder.features), np.uint8)
        self.scale = np.float32(1.0) / self.most
        self.begin(0)
        self.observation_space = spaces.Box(0.0, 1.0, (len(self.most),), np.float32)
        self.action_space = spaces.Discrete(self.size)

    def begin(self, seed: int) -> None:
        """Start a new game."""
        self.position = start(self.name, self.count, seed, **self.settings)
        if self.skip_forced:
            self._force()
        self.values = [self.value(seat) for seat in range(self.count)] if self.reward == "potential" else []

    def act(self, action: int) -> None:
        """Play a legal action of whoever has to choose."""
        self.position.act(action)
        if self.skip_forced:
            self._force()

    def _force(self) -> None:
        """Make all choices that are none."""
        p = self.position
        while not p.over and len(p.choices) == 1:
            p.act(p.choices[0])

    def legal(self, action: int) -> bool:
        """Can that be played now?"""
        return action in self.position.choices

    # -- what a seat sees ---------------------------------------------------------------------------

    def observe(self, seat: int) -> Array:
        """The features of a seat, each from 0 to 1: cut off while they are bytes, which costs least."""
        raw = np.frombuffer(self.encoder.encode(self.position, seat), np.uint8)
        np.minimum(raw, self.most, out=raw)
        features = raw.astype(np.float32)
        features *= self.scale
        return features

    def mask(self, seat: int) -> Mask:
        """1 for every action the seat can play now."""
        if self.position.seat == seat:
            return np.frombuffer(mask(self.position, self.size), np.int8)
        return np.zeros(self.size, np.int8)

    # -- what a seat gets ---------------------------------------------------------------------------

    def results(self) -> list[float]:
        """The rewards of a finished game, by seat."""
        p = self.position
        scores = p.scores()
        team = p.game.team(p) is not None
        if self.reward == "margin" and not team and self.count > 1:
            points = [score.total for score in scores]
            return [
                (points[seat] - max(points[:seat] + points[seat + 1 :])) / MARGIN
                for seat in range(self.count)
            ]
        return outcome(scores, team)

    def value(self, seat: int) -> float:
        """The game's own judgement of the position, from what the seat may know."""
        return heuristic(self.name).value(self.position, seat) / MARGIN

    def rewards(self) -> list[float] | None:
        """What every seat gets for the last action; None for nothing.

        The potential is the judgement of the position, 0 at the end: what it gives on the way it takes back,
        so the best play is the same as for `win`.
        """
        over = self.position.over
        if self.reward != "potential":
            return self.results() if over else None
        before = self.values
        self.values = [0.0 if over else self.value(seat) for seat in range(self.count)]
        gains = [after - earlier for after, earlier in zip(self.values, before, strict=True)]
        return [gain + won for gain, won in zip(gains, self.results(), strict=True)] if over else gains

    # -- copies ---------------------------------------------------------------------------------------

    def copy(self) -> Seats:
        """An independent game at the same moment."""
        other = Seats.__new__(Seats)
        other.__dict__.update(self.__dict__)
        other.position = self.position.copy()
        other.values = self.values.copy()
        return other

    def __getstate__(self) -> dict[str, Any]:
        state = self.__dict__.copy()
        del state["encoder"], state["most"], state["scale"]
        state["position"] = self.position.dump()
        return state

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.encoder = game(self.name).encoder()
        self.most = np.frombuffer(largest(self.encoder.features), np.uint8)
        self.scale = np.float32(1.0) / self.most
        self.position = load(self.name, state["position"])

    def text(self, language: str = DEFAULT) -> str:
        """Who leads and what can be chosen, for people."""
        p = self.position
        speech = Speech(p.game, p.content, language, seats=p.seats, nicknames=p.game.nicknames(p))
        lines = [f"{speech.player(score.seat)}: {score.total}" for score in p.scores()]
        if not p.over:
            lines.append(speech.question(p.steps[p.stack[-1].step].name, p.seat))
            lines += [f"  {option.action}: {speech.option(option)}" for option in p.options()]
        return "\n".join(lines)
