"""Maskable PPO from sb3-contrib learns a game and is measured against the ladder's bots.

    pip install "bathysphere[gym]" sb3-contrib
    python examples/ppo.py --game shares --against random,deckhand --seconds 600 --out run

It plays two players, against the named bots in turns, for so many seconds. Then, taking its likeliest
action, it plays the same fixed deals against each bot of `--measure`, as it did before it learned:
`run/result.md`, `run/curve.csv`.
"""

import argparse
import csv
import time
from functools import partial
from pathlib import Path

import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from bathysphere.gym import single_env
from bathysphere.lab.intervals import wilson

DEALS = range(1_000_000, 2_000_000)
"""Seeds of the games that measure; those that teach have others."""


def measured(model, game, bot, games):
    """How many of so many fixed games against a bot the network wins; a shared win is a half."""
    env = single_env(game, seats=2, bots=[bot])
    won = 0.0
    for seed in DEALS[:games]:
        observation, _ = env.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            action, _ = model.predict(observation, action_masks=env.action_masks(), deterministic=True)
            observation, reward, over, _, _ = env.step(int(action))
        won += (reward + 1) / 2
    low, high = wilson(won, games)
    return f"{won / games:.1%} ({low:.1%} … {high:.1%})"


class Curve(BaseCallback):
    """Writes down how learning goes, and ends it when the time is up."""

    def __init__(self, seconds, file):
        super().__init__()
        self.until = time.monotonic() + seconds
        self.rows = csv.writer(file)
        self.rows.writerow(["steps", "games won of the last 100"])
        self.ended = []

    def _on_step(self):
        for reward, over in zip(self.locals["rewards"], self.locals["dones"], strict=True):
            if over:
                self.ended.append((float(reward) + 1) / 2)
        return time.monotonic() < self.until

    def _on_rollout_end(self):
        if self.ended:
            self.rows.writerow([self.num_timesteps, round(float(np.mean(self.ended[-100:])), 3)])


def main():
    """Measure, learn, measure again."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="shares")
    parser.add_argument("--against", default="random,deckhand")
    parser.add_argument("--measure", default="random,deckhand,mate")
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--envs", type=int, default=8)
    parser.add_argument("--steps", type=int, default=256)
    parser.add_argument("--out", type=Path, default=Path("run"))
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    bots = asked.against.split(",")
    makers = [
        partial(single_env, asked.game, seats=2, bots=[bots[number % len(bots)]], skip_forced=True)
        for number in range(asked.envs)
    ]
    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv(makers),
        n_steps=asked.steps,
        batch_size=256,
        gamma=1.0,
        ent_coef=0.01,
        seed=1,
    )
    names = asked.measure.split(",")
    before = [measured(model, asked.game, bot, asked.games) for bot in names]
    with (asked.out / "curve.csv").open("w", newline="") as file:
        model.learn(10**9, callback=Curve(asked.seconds, file))
    after = [measured(model, asked.game, bot, asked.games) for bot in names]
    lines = [
        f"{asked.game}: {model.num_timesteps} steps in {asked.seconds:.0f} s against {asked.against}",
        "",
    ]
    lines += [f"| against ({asked.games} games) | before | after |", "|---|---|---|"]
    lines += [f"| {name} | {one} | {two} |" for name, one, two in zip(names, before, after, strict=True)]
    (asked.out / "result.md").write_text("\n".join(lines) + "\n")
    model.save(asked.out / "network")
    print("\n".join(lines))


if __name__ == "__main__":
    main()
