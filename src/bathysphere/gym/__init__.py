"""The gym: every game as an environment for learning agents. Needs the extra `bathysphere[gym]`.

    from bathysphere.gym import aec_env, single_env, vector_env

    env = single_env("shares", seats=2, bots=["greedy"])      # Gymnasium: one agent against bots
    env = aec_env("deepsea", seats=4, mission="2")            # PettingZoo: every seat an agent
    envs = vector_env("shares", 8, seats=2, bots=["random"])  # many at once

`docs/gym.md` explains rewards and options, `docs/features.md` every feature of the observations.
"""

from bathysphere.engine.errors import OptionError

try:
    import gymnasium
    import numpy  # noqa: F401
    import pettingzoo  # noqa: F401
except ModuleNotFoundError as error:
    raise OptionError("extra-missing", package=error.name or "gymnasium", extra="gym") from error

from bathysphere.catalogue import GAMES
from bathysphere.gym.aec import TableEnv, aec_env, parallel_env
from bathysphere.gym.batch import Batch
from bathysphere.gym.describe import feature_names
from bathysphere.gym.seats import REWARDS
from bathysphere.gym.single import SeatEnv, single_env, vector_env

for _name in GAMES:
    gymnasium.register(
        id=f"bathysphere/{_name}-v0", entry_point="bathysphere.gym.single:single_env", kwargs={"game": _name}
    )

__all__ = [
    "REWARDS",
    "Batch",
    "SeatEnv",
    "TableEnv",
    "aec_env",
    "feature_names",
    "parallel_env",
    "single_env",
    "vector_env",
]
