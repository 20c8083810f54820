"""One agent against bots: the Gymnasium environments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, SupportsFloat

import gymnasium
from gymnasium.vector import AsyncVectorEnv, AutoresetMode, SyncVectorEnv, VectorEnv

from bathysphere.engine.chance import Source
from bathysphere.engine.errors import OptionError
from bathysphere.gym.seats import LARGEST_SEED, Array, Mask, Seats
from bathysphere.minds import Bot, Observation, make_bot

Policy = Callable[[Array, Mask], int]
"""A player of one's own: observation and mask in, action out. Good for self-play."""
ILLEGAL = ("lose", "raise")


class SeatEnv(gymnasium.Env[Array, int]):
    """One seat of a game; bots play the others. `info["action_mask"]` tells what can be played."""

    metadata = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int = 2,
        bots: Sequence[str | Policy] = ("random",),
        seat: int | None = None,
        reward: str = "win",
        skip_forced: bool = False,
        illegal: str = "lose",
        render_mode: str | None = None,
        **settings: str,
    ) -> None:
        self.table = Seats(game, seats, reward, skip_forced, settings)
        if seat is not None and not 0 <= seat < seats:
            raise OptionError("gym-seat", found=str(seat), most=str(seats - 1))
        if len(bots) not in (1, seats - 1):
            raise OptionError("gym-bots", found=str(len(bots)), wanted=str(seats - 1))
        if illegal not in ILLEGAL:
            raise OptionError("gym-illegal", found=illegal, known=", ".join(ILLEGAL))
        self.others = list(bots) * (seats - 1 if len(bots) == 1 else 1)
        for bot in self.others:
            if isinstance(bot, str):
                make_bot(bot, game, 0)
        self.fixed_seat = seat
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space = self.table.observation_space
        self.action_space = self.table.action_space  # type: ignore[assignment]
        self.seat = seat or 0
        self.minds: list[_Mind | None] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        super().reset(seed=seed)
        draw = self.np_random.integers
        self.seat = int(draw(self.table.count)) if self.fixed_seat is None else self.fixed_seat
        others = iter(self.others)
        self.minds = [
            None if seat == self.seat else _Mind(next(others), self.table.name, int(draw(LARGEST_SEED)))
            for seat in range(self.table.count)
        ]
        while True:
            self.table.begin(int(draw(LARGEST_SEED)))
            self._play_others()
            if not self.table.position.over:
                return self.table.observe(self.seat), self._info()

    def step(self, action: int) -> tuple[Array, SupportsFloat, bool, bool, dict[str, Any]]:
        table = self.table
        number = int(action)
        if not table.legal(number):
            if self.illegal == "raise":
                table.position.play(number)  # says why not
            return table.observe(self.seat), -1.0, True, False, {**self._info(), "illegal": True}
        table.act(number)
        gained = self._gained() + self._play_others()
        return table.observe(self.seat), gained, table.position.over, False, self._info()

    def _play_others(self) -> float:
        """Let the bots play until the agent has to choose; what that gave the agent."""
        table = self.table
        p = table.position
        on_the_way = table.reward == "potential"
        gained = 0.0
        mind = self._mind_to_move()
        if mind is None:
            return gained
        while mind is not None:
            table.act(mind.choose(table))
            if on_the_way:
                gained += self._gained()
            mind = self._mind_to_move()
        return self._gained() if p.over and not on_the_way else gained

    def _mind_to_move(self) -> _Mind | None:
        """The bot that has to choose; None if the seat has to, or the game is over."""
        p = self.table.position
        return None if p.over else self.minds[p.seat]

    def _gained(self) -> float:
        rewards = self.table.rewards()
        return 0.0 if rewards is None else rewards[self.seat]

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask(self.seat), "seat": self.seat}

    def action_masks(self) -> Any:
        """The mask as sb3-contrib's MaskablePPO asks for it."""
        return self.table.mask(self.seat).view(bool)

    def render(self) -> str | None:
        return self.table.text() if self.render_mode == "ansi" else None

    def copy(self) -> SeatEnv:
        """An independent environment at the same moment, with the same chance to come."""
        from copy import deepcopy

        other = SeatEnv.__new__(SeatEnv)
        other.__dict__.update(self.__dict__)
        other.table = self.table.copy()
        other.minds = [mind and mind.copy() for mind in self.minds]
        other._np_random = deepcopy(self._np_random)
        return other


class _Mind:
    """Who plays another seat: a bot by name, or a policy of one's own."""

    def __init__(self, player: str | Policy, game: str, seed: int) -> None:
        self.player = player
        self.game = game
        self.source = Source(seed)
        self.bot: Bot | None = None
        if isinstance(player, str) and player != "random":
            self.bot = make_bot(player, game, seed)
            self.source = self.bot.source

    def choose(self, table: Seats) -> int:
        """An action for whoever has to choose."""
        p = table.position
        if self.bot is not None:
            return self.bot.choose(Observation(p, p.seat))
        if isinstance(self.player, str):
            return p.choices[self.source.below(len(p.choices))]
        return int(self.player(table.observe(p.seat), table.mask(p.seat)))

    def copy(self) -> _Mind:
        other = _Mind(self.player, self.game, 0)
        other.source.state = self.source.state
        return other

    def __getstate__(self) -> tuple[str | Policy, str, int]:
        return self.player, self.game, int(self.source.state)

    def __setstate__(self, state: tuple[str | Policy, str, int]) -> None:
        self.__init__(state[0], state[1], 0)  # type: ignore[misc]
        self.source.state = state[2]


def single_env(game: str, seats: int = 2, **options: Any) -> SeatEnv:
    """One seat of a game against bots."""
    return SeatEnv(game, seats, **options)


def vector_env(game: str, count: int, processes: bool = False, **options: Any) -> VectorEnv[Any, Any, Any]:
    """Many environments at once, in this process or each in its own; they start anew by themselves."""
    makers = [partial(single_env, game, **options)] * count
    kind = AsyncVectorEnv if processes else SyncVectorEnv
    return kind(makers, autoreset_mode=AutoresetMode.SAME_STEP)
