"""Every game as a game of OpenSpiel. Needs the extra `bathysphere[openspiel]`.

    import pyspiel
    import bathysphere.openspiel

    game = pyspiel.load_game("bathysphere_shares", {"players": 3, "sides": "advanced"})
    state = game.new_initial_state()

The only chance node is the first one: it deals, out of `deals` different seeds. All that chance does later
follows from the deal, so a history is a game, and clones, `child` and serialized states agree. What a player
may not know is left out of `observation_string` and `observation_tensor`; `resample_from_infostate` deals it
anew, so information-set searches (`ismcts`, with `use_observation_string=True`) see no hidden cards. Plain
MCTS looks at the true position, as it does in every game of OpenSpiel.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from bathysphere.engine.errors import OptionError

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    raise OptionError("extra-missing", package="pyspiel", extra="openspiel") from error

from bathysphere.catalogue import as_setting, game, playable, start
from bathysphere.engine.features import largest
from bathysphere.engine.position import Position
from bathysphere.engine.scores import outcome
from bathysphere.engine.settings import Setting

DEALS = 10_000
"""So many deals chance chooses from, unless the parameter `deals` says otherwise."""
LONGEST = 20_000
"""More choices than a game has."""


@dataclass(frozen=True)
class Table:
    """What is played at: OpenSpiel copies its own part of a game only, so it is kept apart from it."""

    name: str
    seats: int
    deals: int
    settings: dict[str, str]


def table_of(name: str, parameters: dict[str, Any]) -> Table:
    """The table that the parameters of a game set up."""
    given = {key: as_setting(value) for key, value in parameters.items()}
    seats = int(given.pop("players", str(max(2, game(name).least_seats))))
    return Table(name, seats, int(given.pop("deals", str(DEALS))), given)


class State(pyspiel.State):  # type: ignore[misc]
    """A game at one moment; before the deal it has no position."""

    def __init__(self, of: Game, table: Table, position: Position | None = None) -> None:
        super().__init__(of)
        self.table = table
        self.position = position

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.position.over else self.position.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.table.deals) for deal in range(self.table.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        p = self.position
        return sorted(p.choices) if p is not None and not p.over and p.seat == player else []

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.position = start(self.table.name, self.table.seats, action, **self.table.settings)
        else:
            self.position.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if self.position is None else self.position.text(action)

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.over

    def returns(self) -> list[float]:
        if self.position is None or not self.position.over:
            return [0.0] * self.table.seats
        return outcome(self.position.scores(), game(self.table.name).team(self.position) is not None)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """A state that this player could not tell from this one."""
        assert self.position is not None
        return State(
            self.get_game(), self.table, self.position.determinize(player, int(sampler() * (1 << 62)))
        )

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return State(self.get_game(), self.table, self.position and self.position.copy())

    def __str__(self) -> str:
        return "before the deal" if self.position is None else json.dumps(self.position.dump())


class Observer:
    """What a player sees, as numbers and as text."""

    def __init__(self, name: str) -> None:
        self.encoder = game(name).encoder()
        self.scale = np.float32(1.0) / np.frombuffer(largest(self.encoder.features), np.uint8)
        self.tensor = np.zeros(self.encoder.features.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        """Fill in what the player sees."""
        if state.position is None:
            self.tensor.fill(0)
            return
        raw = np.frombuffer(self.encoder.encode(state.position, player), np.uint8)
        np.minimum(raw * self.scale, 1.0, out=self.tensor)

    def string_from(self, state: State, player: int) -> str:
        """The player's view."""
        if state.position is None:
            return ""
        return msgspec.json.encode(state.position.view(player)).decode()


class Game(pyspiel.Game):  # type: ignore[misc]
    """One of our games, with its seats and settings."""

    name = ""
    type: Any = None

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        table = table_of(self.name, params or {})
        start(self.name, table.seats, 0, **table.settings)  # says what is wrong
        info = pyspiel.GameInfo(
            num_distinct_actions=game(self.name).vocabulary.size,
            max_chance_outcomes=table.deals,
            num_players=table.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.type, info, params or {})

    def new_initial_state(self) -> State:
        return State(self, table_of(self.name, self.get_parameters()))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.name)


def default(setting: Setting) -> str | int:
    """What is played if nothing is chosen; a number where all presets are, as OpenSpiel reads it as one."""
    return int(setting.default) if all(preset.isdigit() for preset in setting.presets) else setting.default


def register(name: str) -> None:
    """Let OpenSpiel know a game as `bathysphere_<name>`."""
    rules = game(name)
    kind = pyspiel.GameType(
        short_name=f"bathysphere_{name}",
        long_name=name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.most_seats,
        min_num_players=rules.least_seats,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": max(2, rules.least_seats),
            "deals": DEALS,
            **{setting.name: default(setting) for setting in rules.settings},
        },
    )
    word = f"{name.title()}Game"
    made = type(word, (Game,), {"name": name, "type": kind, "__module__": __name__})
    globals()[word] = made  # where pickle looks for it
    pyspiel.register_game(kind, made)


for _name in playable():
    register(_name)
