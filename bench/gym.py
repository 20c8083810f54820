"""Steps a second of every environment beside PettingZoo's own hanabi, by the same loop in the same run.

    python -m bench.gym [--players 4] [--seconds 2] [--json]

Ratios count; the clock is that of the processor, so what else the machine does matters little. A step is what
an agent needs to play: observation, mask, reward and the action itself, new games included. The agent plays
at random and picks its action as cheaply as it can, so that it is the environments that are measured. Where
one agent plays alone, `random` bots play the others: their moves cost time and are not counted as steps.
Hanabi needs `pip install shimmy open_spiel`; without them PettingZoo's connect_four stands in, and the output
says so.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Callable
from random import Random
from typing import Any

from bathysphere.catalogue import GAMES
from bathysphere.gym import aec_env, single_env
from bathysphere.lab.bench import is_compiled

SLICES = 5
Step = Callable[[float], float]


def anything(mask: Any, random: Random) -> int:
    """One of the legal actions."""
    legal = mask.view(bool).nonzero()[0]
    return int(legal[int(random.random() * len(legal))])


def agents(env: Any) -> Step:
    """Random play through the PettingZoo loop."""
    random = Random(1)

    def run(seconds: float) -> float:
        steps = 0
        begun = time.process_time()
        while time.process_time() - begun < seconds:
            env.reset(seed=random.randrange(1 << 30))
            for _ in env.agent_iter():
                seen, _, over, cut, info = env.last()
                if over or cut:
                    env.step(None)
                    continue
                mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
                env.step(anything(mask, random))
                steps += 1
        return steps / (time.process_time() - begun)

    return run


def single(env: Any) -> Step:
    """Random play through the Gymnasium loop; the bots' moves are not counted."""
    random = Random(1)

    def run(seconds: float) -> float:
        steps = 0
        begun = time.process_time()
        while time.process_time() - begun < seconds:
            _, info = env.reset(seed=random.randrange(1 << 30))
            over = False
            while not over:
                _, _, over, _, info = env.step(anything(info["action_mask"], random))
                steps += 1
        return steps / (time.process_time() - begun)

    return run


def yardstick(players: int) -> tuple[str, Step]:
    """PettingZoo's hanabi, or what stands in for it."""
    try:
        from pettingzoo.classic import hanabi_v5

        env = hanabi_v5.env(players=players)
        env.reset(seed=1)
        return "hanabi", agents(env)
    except Exception as error:
        print(f"hanabi cannot be used ({type(error).__name__}: {error}); connect_four stands in")
        from pettingzoo.classic import connect_four_v3

        return "connect_four", agents(connect_four_v3.env())


def main() -> None:
    """Measure, in turns, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each environment and slice")
    parser.add_argument("--players", type=int, default=4, help="at every table, two to four")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    name, run = yardstick(given.players)
    runs = {name: run}
    for game in GAMES:
        runs[f"{game} (all agents)"] = agents(aec_env(game, seats=given.players))
    for game in GAMES:
        runs[f"{game} (one agent)"] = single(single_env(game, seats=given.players))
    best = dict.fromkeys(runs, 0.0)
    for _ in range(SLICES):
        for each, run in runs.items():
            best[each] = max(best[each], run(given.seconds / SLICES))
    load = os.getloadavg()[0]
    if given.json:
        print(json.dumps({"compiled": is_compiled(), "load": load, "steps_per_s": best}))
        return
    how = "compiled" if is_compiled() else "plain Python"
    print(f"{given.players} players, {how}, load {load:.1f}, best of {SLICES} slices")
    for each, rate in best.items():
        print(f"{each:32} {rate:10,.0f} steps/s   {rate / best[name]:6.1f} ×")


if __name__ == "__main__":
    main()
