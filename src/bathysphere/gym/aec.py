"""Every seat an agent: the PettingZoo environments."""

from __future__ import annotations

from secrets import randbelow
from typing import Any

from gymnasium import spaces
from numpy import int8
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from bathysphere.engine.chance import Source
from bathysphere.engine.errors import OptionError
from bathysphere.gym.seats import LARGEST_SEED, Seats

Observed = dict[str, Any]


class TableEnv(AECEnv):  # type: ignore[misc]
    """A game whose seats are agents; each observation comes with the mask of legal actions."""

    metadata = {"name": "bathysphere", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int = 3,
        reward: str = "win",
        skip_forced: bool = False,
        render_mode: str | None = None,
        **settings: str,
    ) -> None:
        super().__init__()
        self.table = Seats(game, seats, reward, skip_forced, settings)
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"bathysphere_{game}"}
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seat = {name: seat for seat, name in enumerate(self.possible_agents)}
        mask = spaces.Box(0, 1, (self.table.size,), int8)
        self._observation_space = spaces.Dict(
            {"observation": self.table.observation_space, "action_mask": mask}
        )
        self._action_spaces = {name: spaces.Discrete(self.table.size) for name in self.possible_agents}
        self._source = Source(randbelow(LARGEST_SEED))
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._source = Source(seed)
        self.table.begin(self._source.below(LARGEST_SEED))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.table.position.seat]

    def observe(self, agent: str) -> Observed:
        seat = self._seat[agent]
        return {"observation": self.table.observe(seat), "action_mask": self.table.mask(seat)}

    def last(self, observe: bool = True) -> tuple[Observed | None, float, bool, bool, dict[str, Any]]:
        """What the agent to act sees and has got, as in PettingZoo, with fewer detours."""
        agent: str = self.agent_selection
        seen = self.observe(agent) if observe else None
        reward = self._cumulative_rewards[agent]
        return seen, reward, self.terminations[agent], self.truncations[agent], self.infos[agent]

    def step(self, action: Any) -> None:
        if not self.agents:
            raise OptionError("gym-reset")
        agent: str = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        number = int(action)
        if not table.legal(number):
            table.position.play(number)  # says why not
        self._cumulative_rewards[agent] = 0.0
        table.act(number)
        gained = table.rewards()
        if gained is not None:
            for name, reward in zip(self.possible_agents, gained, strict=True):
                self.rewards[name] = reward
                self._cumulative_rewards[name] += reward
        if table.position.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[table.position.seat]

    def render(self) -> str | None:
        return self.table.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing has to be put away."""

    def copy(self) -> TableEnv:
        """An independent environment at the same moment, with the same chance to come."""
        other = TableEnv.__new__(TableEnv)
        other.__dict__.update(self.__dict__)
        other.table = self.table.copy()
        other._source = Source(0)
        other._source.state = self._source.state
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations", "infos"):
            if name in self.__dict__:
                setattr(other, name, dict(getattr(self, name)))
        other.agents = self.agents[:]
        return other

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_source": int(self._source.state)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._source = Source(0)
        self._source.state = state["_source"]


def aec_env(game: str, seats: int = 3, **options: Any) -> TableEnv:
    """Every seat of a game an agent. It checks order and legality by itself, so no wrapper slows it down."""
    return TableEnv(game, seats, **options)


def parallel_env(game: str, seats: int = 3, **options: Any) -> ParallelEnv:
    """All agents at once; only the action of the one who has to choose counts, the others' are ignored."""
    return turn_based_aec_to_parallel(aec_env(game, seats, **options))
