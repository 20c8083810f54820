"""Why tables are dealt by sealed chance: the seed of the quick kind, computed from what everybody sees.

python -m bench.lattice [GAME] [SEATS] [--seed 7] [--sealed]

A table is looked at as some of those who may look at it see it (`lattice_views.py`): Reef Project as any
spectator before the first move, Deep Sea as any spectator of a game, In Too Deep as all players but one. Each
card that turns up in a known order is one output of the generator at a known place. The quick generator is
linear, s -> A * s modulo M, so its states at those places are a lattice, and the outputs say roughly where in
it: LLL makes the basis short, enumeration finds the points that fit, and `seeded` is undone. With sealed
chance the same search finds nothing.

An output is the exclusive or of the digit and the carry, and the carry is half of the digit before: within a
run of outputs, four or five bits of the first carry are guessed, and the leading bits of all the rest follow.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass
from math import prod

import numpy as np
from numpy.typing import NDArray

from bathysphere.engine.chance import LOW, MULTIPLIER, advance, scaled, seeded
from bathysphere.engine.seeds import LARGEST_SEED, Seed, fresh
from bench.lattice_views import VIEWS, Seen

MODULUS = MULTIPLIER * 2**32 - 1
ROWS = 1 << 15
"""How many boxes are searched side by side."""
MOST_BOXES = 1 << 24
"""Boxes that can be searched in hours: outputs that lie too far apart leave more."""
SLACK = 1e-5
"""States are compared as fractions of the modulus: what rounding may cost."""
SPREADS = (0.5, 3.0)
"""By how many standard deviations a point may lie farther out than points of a box usually do: first a quick
look that meets two of three, then a thorough one."""

Floats = NDArray[np.float64]
Words = NDArray[np.uint64]


# -- from outputs to boxes ---------------------------------------------------------------------------


@dataclass(frozen=True)
class Block:
    """The fractions that begin with these bits."""

    head: int
    bits: int

    @property
    def ends(self) -> tuple[float, float]:
        """From where to where."""
        return self.head / 2**self.bits, (self.head + 1) / 2**self.bits


def runs_of(seen: list[Seen]) -> list[list[Seen]]:
    """Outputs that follow one another."""
    runs: list[list[Seen]] = []
    for each in sorted(seen, key=lambda one: one.place):
        if runs and runs[-1][-1].place + 1 == each.place:
            runs[-1].append(each)
        else:
            runs.append([each])
    return runs


def bits_of(run: list[Seen]) -> float:
    """How much a run says."""
    return float(sum(np.log2(each.bound) for each in run))


def smallest_block(low: int, high: int, scale: int, most: int) -> Block:
    """The smallest block of at most `most` bits around low/scale .. high/scale (high not included)."""
    bits = most
    while (low << bits) // scale != ((high << bits) - 1) // scale:
        bits -= 1
    return Block((low << bits) // scale, bits)


def covered(each: Seen, most: int) -> list[Block]:
    """One or two blocks around the words that give an output: cut where they part most."""
    low, high, scale = each.value, each.value + 1, each.bound
    whole = smallest_block(low, high, scale, most)
    if whole.bits == most:
        return [whole]
    # the middle of the block lies inside: (2 * head + 1) / 2**(bits + 1)
    middle, half = 2 * whole.head + 1, 2 ** (whole.bits + 1)
    left = smallest_block(low * half, middle * scale, scale * half, most)
    right = smallest_block(middle * scale, high * half, scale * half, most)
    return [left, right]


def boxes_of(run: list[Seen]) -> list[list[Block]]:
    """All boxes that the states of a run may lie in: before its first output, and after each of them."""
    guessed = max(2, int(np.ceil(np.log2(run[0].bound))) - 1)
    boxes = [[Block(head, guessed)] for head in range(2**guessed)]
    for each in run:
        finest = int(np.ceil(np.log2(each.bound))) + 1
        grown = []
        for box in boxes:
            before = box[-1]  # the carry is half of it: one bit more is known
            for block in covered(each, min(finest, before.bits + 1)):
                carry = before.head >> (before.bits + 1 - block.bits)
                grown.append([*box, Block(block.head ^ carry, block.bits)])
        boxes = grown
    return boxes


# -- the lattice -------------------------------------------------------------------------------------


def reduced(basis: list[list[int]]) -> list[list[int]]:
    """LLL in whole numbers (Cohen, A Course in Computational Algebraic Number Theory, algorithm 2.6.7)."""
    b = [row.copy() for row in basis]
    n = len(b)
    d = [1] + [0] * n
    lam = [[0] * n for _ in range(n)]

    def dot(one: list[int], other: list[int]) -> int:
        return sum(x * y for x, y in zip(one, other, strict=True))

    def shorten(k: int, other: int) -> None:
        if 2 * abs(lam[k][other]) <= d[other + 1]:
            return
        q = (2 * lam[k][other] + d[other + 1]) // (2 * d[other + 1])
        b[k] = [x - q * y for x, y in zip(b[k], b[other], strict=True)]
        lam[k][other] -= q * d[other + 1]
        for i in range(other):
            lam[k][i] -= q * lam[other][i]

    def swap(k: int, top: int) -> None:
        b[k], b[k - 1] = b[k - 1], b[k]
        for j in range(k - 1):
            lam[k][j], lam[k - 1][j] = lam[k - 1][j], lam[k][j]
        part = lam[k][k - 1]
        new = (d[k - 1] * d[k + 1] + part * part) // d[k]
        for i in range(k + 1, top + 1):
            old = lam[i][k]
            lam[i][k] = (d[k + 1] * lam[i][k - 1] - part * old) // d[k]
            lam[i][k - 1] = (new * old + part * lam[i][k]) // d[k + 1]
        d[k] = new

    d[1] = dot(b[0], b[0])
    k, top = 1, 0
    while k < n:
        if k > top:
            top = k
            for j in range(k + 1):
                u = dot(b[k], b[j])
                for i in range(j):
                    u = (d[i + 1] * u - lam[k][i] * lam[j][i]) // d[i]
                if j < k:
                    lam[k][j] = u
                else:
                    d[k + 1] = u
        shorten(k, k - 1)
        if 100 * (d[k + 1] * d[k - 1] + lam[k][k - 1] ** 2) < 99 * d[k] ** 2:
            swap(k, top)
            k = max(1, k - 1)
        else:
            for j in range(k - 2, -1, -1):
                shorten(k, j)
            k += 1
    return b


class Lattice:
    """The states at some places, as all first states give them, in a short basis."""

    def __init__(self, places: list[int], weights: list[int]) -> None:
        size = len(places)
        powers = [pow(MULTIPLIER, place - places[0], MODULUS) for place in places]
        basis = [[MODULUS * (i == j) for j in range(size)] for i in range(size)]
        basis[0] = powers
        weighted = [[x * w for x, w in zip(row, weights, strict=True)] for row in basis]
        short = reduced(weighted)
        self.weights = np.array(weights, dtype=np.float64)
        self.first = np.array([row[0] // weights[0] for row in short], dtype=object)
        """The first coordinate of the basis, exactly."""
        q, r = np.linalg.qr(np.array([[x / MODULUS for x in row] for row in short]).T)
        self.q: Floats = q
        self.r: Floats = r

    def states(self, low: Floats, high: Floats, spread: float) -> Iterator[Words]:
        """The first states of the points in boxes, given by their corners as fractions of the modulus."""
        for begin in range(0, len(low), ROWS):
            yield from self._points(low[begin : begin + ROWS], high[begin : begin + ROWS], spread)

    def _points(self, low: Floats, high: Floats, spread: float) -> Iterator[Words]:
        middle = (low + high) / 2 * self.weights
        half = ((high - low) / 2 + SLACK) * self.weights
        reach = half @ np.abs(self.q)
        left = (half**2).sum(axis=1) / 3 + spread * np.sqrt((half**4).sum(axis=1) * 4 / 45)
        size = len(self.weights)
        chosen = np.zeros((len(low), size), np.int64)
        yield from self._enumerate(size - 1, middle @ self.q, reach, left, chosen)

    def _enumerate(
        self, level: int, rest: Floats, reach: Floats, left: Floats, chosen: NDArray[np.int64]
    ) -> Iterator[Words]:
        """Choose the coefficients from `level` down: what is left of the target has to stay within reach."""
        if level < 0:
            yield self._first_states(chosen)
            return
        step = self.r[level, level]
        bound = np.minimum(reach[:, level], np.sqrt(left)) / abs(step)
        centre = rest[:, level] / step
        least = np.ceil(centre - bound).astype(np.int64)
        counts = np.maximum(0, np.floor(centre + bound).astype(np.int64) - least + 1)
        total = int(counts.sum())
        if total == 0:
            return
        parents = np.repeat(np.arange(len(rest)), counts)
        ordinal = np.arange(total) - np.repeat(np.cumsum(counts) - counts, counts)
        values = least[parents] + ordinal
        for begin in range(0, total, 8 * ROWS):
            rows, value = parents[begin : begin + 8 * ROWS], values[begin : begin + 8 * ROWS]
            now = rest[rows] - value[:, None] * self.r[:, level]
            more = chosen[rows]
            more[:, level] = value
            room = left[rows] - now[:, level] ** 2
            kept = room >= 0
            yield from self._enumerate(level - 1, now[kept], reach[rows][kept], room[kept], more[kept])

    def _first_states(self, chosen: NDArray[np.int64]) -> Words:
        """The first coordinates of points. Those that are no states wrap around: nothing fits them."""
        first = np.array([int(x) % 2**64 for x in self.first], dtype=np.uint64)
        with np.errstate(over="ignore"):
            states: Words = (chosen.astype(np.uint64) * first).sum(axis=1, dtype=np.uint64)
        return states[states < np.uint64(MODULUS)]


# -- the attack --------------------------------------------------------------------------------------


def fitting(states: Words, place: int, seen: list[Seen]) -> Words:
    """Those states at a place from which the outputs from there on are what was seen."""
    low, factor, shift = np.uint64(LOW), np.uint64(MULTIPLIER), np.uint64(32)
    now = states.copy()
    for each in sorted(seen, key=lambda one: one.place):
        if each.place < place:
            continue
        while place < each.place:
            now = factor * (now & low) + (now >> shift)
            place += 1
        outputs = (((now ^ (now >> shift)) & low) * np.uint64(each.bound)) >> shift
        kept = outputs == np.uint64(each.value)
        states, now = states[kept], now[kept]
    return states


def first_state(state: int, place: int) -> int:
    """The state before the first output, from the one at a place."""
    return state * pow(2**32, place, MODULUS) % MODULUS


def says(state: int, seen: list[Seen]) -> bool:
    """Are these the outputs after a starting state?"""
    wanted = {each.place: each for each in seen}
    for place in range(1, max(wanted) + 1):
        state = advance(state)
        if place in wanted and scaled(state, wanted[place].bound) != wanted[place].value:
            return False
    return True


class TooScattered(ValueError):
    """The outputs lie too far apart to be searched."""


def solve(seen: list[Seen], enough: float = 50.0) -> int | None:
    """The starting state that gives these outputs: where each says most is searched, the rest is checked.

    With some bits more than the 63 of a state, there is but one. TooScattered: there are too many boxes.
    """
    runs: list[list[Seen]] = []
    for run in sorted(runs_of(seen), key=lambda run: bits_of(run) / len(run), reverse=True):
        runs.append(run)
        if sum(map(bits_of, runs)) >= enough:
            break
    runs.sort(key=lambda run: run[0].place)
    places = [place for run in runs for place in range(run[0].place, run[-1].place + 2)]
    weights = [1 if place in {run[0].place for run in runs} else 2 for place in places]
    lattice = Lattice(places, weights)
    boxes = [boxes_of(run) for run in runs]
    count = prod(map(len, boxes))
    if count > MOST_BOXES:
        raise TooScattered(f"2^{np.log2(count):.0f} boxes would have to be searched")
    for spread in SPREADS:
        for low, high in corners(boxes):
            for states in lattice.states(low, high, spread):
                for state in fitting(states, places[0], seen):
                    begin = first_state(int(state), places[0])
                    if says(begin, seen):
                        return begin
    return None


def corners(boxes: list[list[list[Block]]]) -> Iterator[tuple[Floats, Floats]]:
    """The boxes of all runs with one another, as their corners, some thousands at a time."""
    ends = [np.array([[block.ends for block in box] for box in of_run]) for of_run in boxes]
    first, *others = ends
    for one in first:
        table = one[None]
        for other in others:
            left = np.repeat(table, len(other), axis=0)
            right = np.tile(other, (len(table), 1, 1))
            table = np.concatenate([left, right], axis=1)
        yield table[:, :, 0], table[:, :, 1]


def seeds_of(state: int) -> list[int]:
    """The seeds of a starting state: `seeded` undone."""
    carry, digit = state >> 32, state & LOW
    seeds = []
    for upper in range(carry - 1, 2**32, MULTIPLIER - 2):
        word = upper << 32 | digit
        for shift, factor in ((31, 0x94D049BB133111EB), (27, 0xBF58476D1CE4E5B9), (30, 0x9E3779B97F4A7C15)):
            plain = word
            for _ in range(64 // shift):
                plain = word ^ (plain >> shift)
            if shift == 30:
                plain -= 0x2545F4914F6CDD1D
            word = plain * pow(factor, -1, 2**64) % 2**64
        if word <= LARGEST_SEED and seeded(word) == state:
            seeds.append(word)
    return seeds


def main() -> None:
    """Look at a table, and try to tell its seed."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?", choices=list(VIEWS), default="reef")
    parser.add_argument("seats", nargs="?", type=int, default=3)
    parser.add_argument("--seed", type=int, default=20261118)
    parser.add_argument("--sealed", action="store_true")
    asked = parser.parse_args()
    seed: Seed = fresh() if asked.sealed else asked.seed
    seen = VIEWS[asked.game](asked.seats, seed)
    print(f"{len(seen)} outputs, {sum(np.log2(each.bound) for each in seen):.0f} bits of a state of 63")
    begun = time.process_time()
    try:
        state = solve(seen)
    except TooScattered as scattered:
        print(f"not searched: {scattered}")
        return
    spent = time.process_time() - begun
    seeds = seeds_of(state) if state is not None else []
    told = "no state" if state is None else f"state {state}, seed {' or '.join(map(str, seeds))}"
    verdict = "that is it" if seed in seeds else "so nothing is told"
    print(f"{spent:.0f} s of one core: {told}; the table has {seed}: {verdict}")


if __name__ == "__main__":
    main()
