"""Hints and hindsight: what a bot makes of somebody's choice, told in the parts of the game's heuristic.

A hint knows what its seat knows and no more. A review looks back on a finished game: what each seat could
expect after every turn, and which choices gave most away against what the same seat could have done then.
"""

from __future__ import annotations

import msgspec

from bathysphere.bots.bot import Observation
from bathysphere.bots.greedy import after
from bathysphere.bots.levels import heuristic
from bathysphere.bots.mcts import SearchBot
from bathysphere.engine.heuristic import Heuristic
from bathysphere.engine.position import Position

OPTIONS = 3
"""How many options a hint tells of."""
WORLDS = 12
"""In how many worlds an option is followed to the end of the turn to say what it brings."""
FEW_WORLDS = 3
"""The same for every single choice of a game that is looked back on."""
COSTLY = 5
"""How many moves of each seat a review names."""
LOOKED_AT = 8
"""How many of each seat's moves are searched for that."""
WORTH_NAMING = 0.02
"""A move that gave away less of a chance than this is none of them."""
HINT_ITERATIONS = 1500
HINT_SECONDS = 1.0
REVIEW_ITERATIONS = 60


class Advice(msgspec.Struct):
    """An option judged: what it leads to, and how that differs from another one, part by part."""

    action: int
    points: float
    chance: float
    other: int
    """The option it is compared with, -1 if there is none."""
    points_more: float
    """Expected points beyond the other one."""
    parts: list[tuple[str, float]]
    """Where the difference comes from: the parts in which it is largest, in points, the largest first."""


class Valued(msgspec.Struct):
    """What a position was worth to every seat."""

    moves: int
    points: list[float]
    chances: list[float]


class Costly(msgspec.Struct):
    """A move that gave something away: `better` is what would have been best, compared with it."""

    moves: int
    seat: int
    action: int
    better: int
    points: float
    chance: float
    parts: list[tuple[str, float]]


class Hindsight(msgspec.Struct):
    """A finished game looked back upon."""

    values: list[Valued]
    costly: list[Costly]


class Outlook:
    """What an option brings by the end of the turn, on average over worlds."""

    def __init__(self, points: float, chance: float, parts: list[float]) -> None:
        self.points = points
        self.chance = chance
        self.parts = parts


def hints(game: str, observation: Observation, seed: int) -> list[Advice]:
    """The best options of a pending choice, the best first."""
    bot = SearchBot(seed, heuristic(game, fitted=True), HINT_ITERATIONS, HINT_SECONDS)
    weighed = bot.weigh(observation)
    chances = {each.action: each.chance for each in weighed if each.visits}
    actions = [each.action for each in weighed][:OPTIONS]
    if len(actions) < OPTIONS:
        rest = [action for action in observation.choices if action not in actions]
        known = {action: outlook(bot, observation, action, 1) for action in rest}
        rest.sort(key=lambda action: -known[action].chance)
        actions += rest[: OPTIONS - len(actions)]
    outlooks = {action: outlook(bot, observation, action, WORLDS) for action in actions}
    found = []
    for place, action in enumerate(actions):
        other = -1
        if len(actions) > 1:
            other = actions[1] if place == 0 else actions[0]
        mine = outlooks[action]
        chance = chances.get(action, mine.chance)
        points_more, parts = 0.0, []
        if other >= 0:
            points_more = mine.points - outlooks[other].points
            parts = differences(bot.heuristic, mine, outlooks[other])
        found.append(Advice(action, mine.points, chance, other, points_more, parts))
    return found


def outlook(bot: SearchBot, observation: Observation, action: int, worlds: int) -> Outlook:
    """Follow an option to the end of the turn, the likeliest way, in some worlds."""
    judge, seat = bot.heuristic, observation.seat
    points = chance = 0.0
    parts = [0.0] * len(judge.parts)
    for _ in range(worlds):
        p, _ = after(judge, observation.world(bot.source), action, bot.glances)
        points += judge.expected(p)[seat] / worlds
        chance += judge.chances(p)[seat] / worlds
        for place, part in enumerate(weighted(judge, p, seat)):
            parts[place] += part / worlds
    return Outlook(points, chance, parts)


def weighted(judge: Heuristic[Position], p: Position, seat: int) -> list[float]:
    """What each part adds to the expected points of a seat; nothing when the game is over."""
    count = len(judge.parts)
    if p.over:
        return [0.0] * count
    left, features = judge.left(p), judge.features(p)[seat]
    return [
        (judge.weights[part] + left * judge.weights[count + part]) * features[part] for part in range(count)
    ]


def differences(judge: Heuristic[Position], one: Outlook, other: Outlook) -> list[tuple[str, float]]:
    """The parts in which two outlooks differ most."""
    found = [
        (name, mine - theirs)
        for name, mine, theirs in zip(judge.parts, one.parts, other.parts, strict=True)
        if abs(mine - theirs) >= 0.1
    ]
    return sorted(found, key=lambda part: -abs(part[1]))[:3]


def hindsight(game: str, positions: list[Position], actions: list[int], seed: int) -> Hindsight:
    """Look back on a finished game: the position before every action and the last one, and the actions."""
    judge = heuristic(game, fitted=True)
    bot = SearchBot(seed, judge, REVIEW_ITERATIONS)
    values = []
    given_away: list[tuple[float, int]] = []
    for moves, p in enumerate(positions):
        last = moves == len(actions)
        if moves == 0 or last or p.turn != positions[moves - 1].turn:
            values.append(Valued(moves, judge.expected(p), judge.chances(p)))
        if not last:
            loss = glance_at_loss(bot, Observation(p, p.seat), actions[moves])
            if loss >= WORTH_NAMING:
                given_away.append((loss, moves))
    return Hindsight(values, costly_moves(bot, positions, actions, given_away))


def glance_at_loss(bot: SearchBot, observation: Observation, action: int) -> float:
    """How much chance an action seems to give away against the best one the seat could see."""
    actions = bot.heuristic.shortlist(observation.position)
    if len(actions) < 2:
        return 0.0
    if action not in actions:
        actions = [*actions, action]
    totals = dict.fromkeys(actions, 0.0)
    for _ in range(FEW_WORLDS):
        world = observation.world(bot.source)
        for each in actions:
            totals[each] += bot.after(world, each, 4)[observation.seat] / FEW_WORLDS
    return max(totals.values()) - totals[action]


def costly_moves(
    bot: SearchBot, positions: list[Position], actions: list[int], given_away: list[tuple[float, int]]
) -> list[Costly]:
    """Search the most suspicious moves, and name those that did give something away."""
    found: list[Costly] = []
    for seat in range(positions[0].seats):
        own = sorted((loss, moves) for loss, moves in given_away if positions[moves].seat == seat)
        named = []
        for _, moves in reversed(own[-LOOKED_AT:]):
            observation = Observation(positions[moves], seat)
            weighed = bot.weigh(observation)
            best, action = weighed[0], actions[moves]
            chances = {each.action: each.chance for each in weighed}
            done = outlook(bot, observation, action, WORLDS)
            loss = best.chance - chances.get(action, done.chance)
            if best.action == action or loss < WORTH_NAMING:
                continue
            better = outlook(bot, observation, best.action, WORLDS)
            parts = differences(bot.heuristic, better, done)
            points = better.points - done.points
            named.append(Costly(moves + 1, seat, action, best.action, points, loss, parts))
        found += sorted(named, key=lambda move: -move.chance)[:COSTLY]
    return sorted(found, key=lambda move: -move.chance)
