"""For researchers: learn to play In Too Deep by a masked policy gradient, written in NumPy, on one core.

    python examples/train.py                    # about two minutes; writes learning-curve.csv and .svg
    python examples/train.py --updates 2 --games 10 --out /tmp/curve     # just to see it run

The agent sits at a two-player table against `random`. It sees the features of `docs/features.md`, knows
nothing of the rules but the mask of legal actions, and is rewarded by its lead at the end of the game. It
learns by proximal policy optimisation: one hidden layer, a policy and a value on top of it.
"""

from __future__ import annotations

import argparse
import csv
import os
import time
from dataclasses import dataclass
from pathlib import Path

# The matrices are small: a second thread would wait more than it works. NumPy reads this when it is imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from numpy.typing import NDArray

from bathysphere.gym import SeatEnv, single_env
from bathysphere.lab.intervals import wilson

Array = NDArray[np.float32]
DISCOUNT = 0.997
TRACE = 0.95
CLIP = 0.2
ENTROPY = 0.01
RATE = 7e-4


class Network:
    """One hidden layer; on top of it the logits of all actions and the value of the position."""

    def __init__(self, inputs: int, hidden: int, actions: int, random: np.random.Generator) -> None:
        def layer(rows: int, columns: int, scale: float) -> Array:
            drawn: Array = random.standard_normal((rows, columns), dtype=np.float32)
            return drawn * np.float32(scale / np.sqrt(rows))

        zeros = [np.zeros(size, np.float32) for size in (hidden, actions, 1)]
        self.weights = [
            layer(inputs, hidden, 1.4),
            zeros[0],
            layer(hidden, actions, 0.01),
            zeros[1],
            layer(hidden, 1, 0.1),
            zeros[2],
        ]
        self.moments = [[np.zeros_like(weight), np.zeros_like(weight)] for weight in self.weights]
        self.steps = 0

    def forward(self, seen: Array, masks: NDArray[np.bool_]) -> tuple[Array, Array, Array]:
        """Hidden layer, log-probabilities of the actions (hopeless where illegal), values."""
        first, bias, policy, policy_bias, value, value_bias = self.weights
        hidden = np.maximum(seen @ first + bias, 0)
        logits = np.where(masks, hidden @ policy + policy_bias, np.float32(-1e9))
        logits -= logits.max(axis=1, keepdims=True)
        logits -= np.log(np.exp(logits).sum(axis=1, keepdims=True))
        return hidden, logits, (hidden @ value)[:, 0] + value_bias[0]

    def learn(self, seen: Array, hidden: Array, to_logits: Array, to_values: Array, rate: float) -> None:
        """One step of Adam down the gradients of logits and values."""
        _, _, policy, _, value, _ = self.weights
        to_hidden = to_logits @ policy.T + to_values[:, None] * value[:, 0]
        to_hidden[hidden <= 0] = 0
        gradients = [
            seen.T @ to_hidden,
            to_hidden.sum(axis=0),
            hidden.T @ to_logits,
            to_logits.sum(axis=0),
            (hidden.T @ to_values)[:, None],
            to_values.sum(keepdims=True),
        ]
        norm = np.sqrt(sum(float((gradient**2).sum()) for gradient in gradients))
        shrink = np.float32(min(1.0, 0.5 / (norm + 1e-8)))
        self.steps += 1
        for place, gradient in enumerate(gradients):
            mean, square = self.moments[place]
            mean += 0.1 * (gradient * shrink - mean)
            square += 0.001 * ((gradient * shrink) ** 2 - square)
            step = mean / (1 - 0.9**self.steps)
            self.weights[place] -= rate * step / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-6)


@dataclass
class Rollout:
    """What happened at all tables for some steps, one row a decision."""

    seen: Array
    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]
    chances: Array
    gains: Array
    """How much better each action turned out than expected."""
    returns: Array


class Tables:
    """Several games at once, each started anew when it ends."""

    def __init__(self, game: str, opponent: str, count: int, seed: int) -> None:
        self.envs: list[SeatEnv] = [
            single_env(game, seats=2, bots=[opponent], reward="margin", skip_forced=True)
            for _ in range(count)
        ]
        begun = [env.reset(seed=seed * 1000 + number) for number, env in enumerate(self.envs)]
        self.seen = np.stack([seen for seen, _ in begun])
        self.masks = np.stack([info["action_mask"].astype(bool) for _, info in begun])
        self.ended: list[float] = []

    def play(self, network: Network, steps: int, random: np.random.Generator) -> Rollout:
        """Play on for some steps with the network's own choices."""
        count = len(self.envs)
        seen = np.empty((steps, *self.seen.shape), np.float32)
        masks = np.empty((steps, *self.masks.shape), bool)
        actions = np.empty((steps, count), np.int64)
        chances, values, rewards = (np.empty((steps, count), np.float32) for _ in range(3))
        going = np.empty((steps, count), np.float32)
        for step in range(steps):
            _, logs, values[step] = network.forward(self.seen, self.masks)
            seen[step], masks[step] = self.seen, self.masks
            actions[step] = chosen(logs, random)
            chances[step] = logs[np.arange(count), actions[step]]
            for number, env in enumerate(self.envs):
                now, reward, over, _, info = env.step(int(actions[step, number]))
                rewards[step, number] = float(reward)
                going[step, number] = not over
                if over:
                    self.ended.append(float(reward))
                    now, info = env.reset()
                self.seen[number] = now
                self.masks[number] = info["action_mask"]
        _, _, following = network.forward(self.seen, self.masks)
        gains = np.empty_like(values)
        trace = np.zeros(count, np.float32)
        for step in reversed(range(steps)):
            surprise = rewards[step] + DISCOUNT * going[step] * following - values[step]
            trace = surprise + DISCOUNT * TRACE * going[step] * trace
            gains[step] = trace
            following = values[step]
        rows = steps * count
        return Rollout(
            seen.reshape(rows, -1),
            masks.reshape(rows, -1),
            actions.reshape(rows),
            chances.reshape(rows),
            gains.reshape(rows),
            (gains + values).reshape(rows),
        )


def chosen(logs: Array, random: np.random.Generator) -> NDArray[np.int64]:
    """Actions drawn by their probabilities."""
    ladder = np.exp(logs).cumsum(axis=1)
    drawn = random.random(len(logs), dtype=np.float32) * ladder[:, -1]
    actions: NDArray[np.int64] = (ladder > drawn[:, None]).argmax(axis=1)
    return actions


def improve(network: Network, rollout: Rollout, random: np.random.Generator, rate: float) -> None:
    """Go over a rollout twice in small batches."""
    rows = len(rollout.actions)
    gains = (rollout.gains - rollout.gains.mean()) / (rollout.gains.std() + 1e-6)
    for _ in range(2):
        for batch in np.array_split(random.permutation(rows), max(1, rows // 512)):
            size = len(batch)
            seen, masks, actions = rollout.seen[batch], rollout.masks[batch], rollout.actions[batch]
            hidden, logs, values = network.forward(seen, masks)
            parts = np.exp(logs)
            picked = np.arange(size), actions
            ratio = np.exp(logs[picked] - rollout.chances[batch])
            far = ((ratio > 1 + CLIP) & (gains[batch] > 0)) | ((ratio < 1 - CLIP) & (gains[batch] < 0))
            push = np.where(far, 0, ratio * gains[batch]).astype(np.float32)
            to_logits = parts * push[:, None]
            to_logits[picked] -= push
            surprise = np.where(masks, logs, np.float32(0))
            mean = (parts * surprise).sum(axis=1, keepdims=True)
            to_logits += np.float32(ENTROPY) * parts * (surprise - mean)
            to_values = values - rollout.returns[batch]
            network.learn(seen, hidden, to_logits / np.float32(size), to_values / np.float32(size), rate)


def evaluate(network: Network, game: str, opponent: str, games: int) -> tuple[float, float, float]:
    """The win rate against an opponent, always taking the likeliest action, with its interval."""
    env = single_env(game, seats=2, bots=[opponent], skip_forced=True)
    wins = 0.0
    for number in range(games):
        seen, info = env.reset(seed=10_000_000 + number)
        over, reward = False, 0.0
        while not over:
            _, logs, _ = network.forward(seen[None], info["action_mask"][None].astype(bool))
            seen, gained, over, _, info = env.step(int(logs[0].argmax()))
            reward = float(gained)
        wins += (reward + 1) / 2
    low, high = wilson(wins, games)
    return wins / games, low, high


def curve(points: list[tuple[float, float, float, float]], title: str) -> str:
    """The learning curve with its intervals as an SVG."""
    width, height, edge = 640, 320, 44
    last = max(point[0] for point in points) or 1

    def at(games: float, rate: float) -> str:
        return f"{edge + (width - edge - 16) * games / last:.1f},{16 + (height - edge - 16) * (1 - rate):.1f}"

    upper = [at(games, high) for games, _, _, high in points]
    lower = [at(games, low) for games, _, low, _ in points]
    band = upper + lower[::-1]
    line = " ".join(at(games, rate) for games, rate, _, _ in points)
    grid = ""
    for rate in (0, 0.25, 0.5, 0.75, 1):
        y = 20 + (height - edge - 16) * (1 - rate)
        grid += f'<text x="{edge - 6}" y="{y:.0f}" text-anchor="end">{rate:.0%}</text>'
        grid += f'<polyline points="{at(0, rate)} {at(last, rate)}" stroke="#8FA3B1" stroke-width=".5"/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        f'font-size="12" fill="#40556A"><rect width="{width}" height="{height}" fill="#FBFCFB"/>{grid}'
        f'<polygon points="{" ".join(band)}" fill="#2A7C9C" opacity=".22"/>'
        f'<polyline points="{line}" fill="none" stroke="#2A7C9C" stroke-width="2.5"/>'
        f'<text x="{edge}" y="{height - 10}">0</text>'
        f'<text x="{width - 16}" y="{height - 10}" text-anchor="end">{last:,.0f} games played</text>'
        f'<text x="{width / 2}" y="{height - 10}" text-anchor="middle">{title}</text></svg>\n'
    )


def main() -> None:
    """Learn, measure now and then, and write the curve."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", default="shares")
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--updates", type=int, default=300)
    parser.add_argument("--tables", type=int, default=32)
    parser.add_argument("--steps", type=int, default=64, help="decisions at each table between two updates")
    parser.add_argument("--games", type=int, default=1000, help="of the last evaluation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("learning-curve"), help="for .csv, .svg and .npz")
    given = parser.parse_args()
    random = np.random.default_rng(given.seed)
    tables = Tables(given.game, given.opponent, given.tables, given.seed)
    network = Network(tables.seen.shape[1], 128, tables.masks.shape[1], random)
    points: list[tuple[float, float, float, float]] = []
    begun = time.perf_counter()
    every = max(1, given.updates // 15)
    for update in range(given.updates + 1):
        if update % every == 0 or update == given.updates:
            games = given.games if update == given.updates else min(200, given.games)
            rate, low, high = evaluate(network, given.game, given.opponent, games)
            points.append((len(tables.ended), rate, low, high))
            spent = time.perf_counter() - begun
            print(
                f"{update:4} updates {len(tables.ended):6} games {spent:5.0f} s   wins {rate:.1%} "
                f"({low:.1%} … {high:.1%}) of {games} against {given.opponent}",
                flush=True,
            )
        if update < given.updates:
            rollout = tables.play(network, given.steps, random)
            improve(network, rollout, random, RATE * (1 - 0.9 * update / given.updates))
    with given.out.with_suffix(".csv").open("w", newline="") as file:
        csv.writer(file).writerows([("games", "win_rate", "low", "high"), *points])
    given.out.with_suffix(".svg").write_text(
        curve(points, f"wins against {given.opponent}"), encoding="utf-8"
    )
    np.savez_compressed(given.out.with_suffix(".npz"), *network.weights)


if __name__ == "__main__":
    main()
