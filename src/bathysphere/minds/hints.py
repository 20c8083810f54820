"""Hints and hindsight: what a bot makes of somebody's choice, told in the parts of the game's heuristic.

A search says which options deserve a word. Then each is played on in the same worlds, as far as the search
looks, and what is found there both ranks the options and explains them: the chance to win, the lead over the
strongest rival, and the parts that lead is made of.

A hint knows what its seat knows and no more. A review looks back on a finished game: what each seat could
expect after every turn, and which choices gave most away against what the same seat could have done then.
"""

from __future__ import annotations

import msgspec

from bathysphere.engine.choices import set_choice
from bathysphere.engine.heuristic import Heuristic
from bathysphere.engine.position import Position
from bathysphere.minds.bot import Observation
from bathysphere.minds.greedy import after
from bathysphere.minds.levels import heuristic
from bathysphere.minds.search import SearchBot

WORTH_TELLING = 0.1
"""Points by which two outlooks differ in a part before it is told."""

RESULT = "result"
"""The part of a lead that is the final score, where the game is over in that world."""
RIVAL = "rival"
"""The part of a lead that is what the strongest rival has."""
OPTIONS = 3
"""How many options a hint tells of."""
WORLDS = 16
"""In how many worlds an option is played on to say what it brings."""
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
    lead_more: float
    """How much more of a lead over the strongest rival it makes than the other one, in points."""
    parts: list[tuple[str, float]]
    """Where the difference comes from: the parts in which it is largest, in points, the largest first."""
    whole: list[int]
    """The set that it opens, where several things are chosen together; else the option alone."""
    other_chance: float = 0.0


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
    lead: float
    """By how many points the lead over the strongest rival would have been better."""
    chance: float
    """By how much the chance to win would have been better."""
    parts: list[tuple[str, float]]


class Hindsight(msgspec.Struct):
    """A finished game looked back upon."""

    values: list[Valued]
    costly: list[Costly]


class Outlook:
    """What an option leads to, on average over worlds."""

    def __init__(self, parts: int) -> None:
        self.points = 0.0
        self.lead = 0.0
        """Points beyond those of the strongest rival; one's own where there is none."""
        self.chance = 0.0
        self.parts = [0.0] * parts
        """What the lead is made of: each part of the seat's own, then what the rival has, as a loss."""

    def add(self, judge: Heuristic[Position], p: Position, seat: int, share: float) -> None:
        """Count one world."""
        points = judge.expected(p)
        rival = strongest_rival(points, seat)
        against = points[rival] if rival >= 0 else 0.0
        self.points += share * points[seat]
        self.lead += share * (points[seat] - against)
        self.chance += share * judge.chances(p)[seat]
        for place, part in enumerate([*own_parts(judge, p, seat, points[seat]), -against]):
            self.parts[place] += share * part


def strongest_rival(points: list[float], seat: int) -> int:
    """Who has the most points beside a seat; -1 if it is alone, or all win together."""
    others = [other for other in range(len(points)) if other != seat]
    return max(others, key=lambda other: points[other]) if others and len(set(points)) > 1 else -1


def own_parts(judge: Heuristic[Position], p: Position, seat: int, points: float) -> list[float]:
    """What each part adds to the expected points of a seat, then what only the end of the game says."""
    if p.over:
        return [0.0] * len(judge.parts) + [points]
    weights, features = judge.weights_at(p), judge.features(p)[seat]
    return [weight * feature for weight, feature in zip(weights, features, strict=True)] + [0.0]


def named_parts(judge: Heuristic[Position]) -> list[str]:
    """What the parts of an outlook are called."""
    return [*judge.parts, RESULT, RIVAL]


def hints(game: str, observation: Observation, seed: int) -> list[Advice]:
    """The best options of a pending choice, the best first."""
    bot = SearchBot(seed, heuristic(game, fitted=True), HINT_ITERATIONS, HINT_SECONDS)
    actions = [each.action for each in bot.weigh(observation)][:OPTIONS]
    if len(actions) < OPTIONS:
        rest = [action for action in observation.choices if action not in actions]
        known = outlooks(bot, observation, rest, 1)
        rest.sort(key=lambda action: -known[action].chance)
        actions += rest[: OPTIONS - len(actions)]
    known = outlooks(bot, observation, actions, WORLDS)
    actions.sort(key=lambda action: (-in_percent(known[action].chance), -known[action].lead))
    advice = []
    for place, action in enumerate(actions):
        mine = known[action]
        whole = whole_set(bot, observation, action)
        if len(actions) == 1:
            advice.append(Advice(action, mine.points, mine.chance, -1, 0.0, [], whole))
            continue
        other = actions[1] if place == 0 else actions[0]
        more = mine.lead - known[other].lead
        parts = differences(bot.heuristic, mine, known[other])
        advice.append(
            Advice(action, mine.points, mine.chance, other, more, parts, whole, known[other].chance)
        )
    return advice


def in_percent(chance: float) -> int:
    """A chance as people are told it; of two that are told alike the greater lead counts."""
    return round(chance * 100)


def outlooks(bot: SearchBot, observation: Observation, actions: list[int], worlds: int) -> dict[int, Outlook]:
    """Play each option on, everybody by what they like at a glance, in the same worlds."""
    judge, seat = bot.heuristic, observation.seat
    by_action = {action: Outlook(len(judge.parts) + 2) for action in actions}
    for _ in range(worlds):
        world = observation.world(bot.source)
        until = world.turn + max(1, bot.ahead) * world.seats
        for action in actions:
            p, _ = after(judge, world, action, bot.glances)
            by_action[action].add(judge, bot.played_on(p, until), seat, 1 / worlds)
    return by_action


def whole_set(bot: SearchBot, observation: Observation, action: int) -> list[int]:
    """The set that an option opens, chosen to its end the likeliest way; else the option alone."""
    p = observation.world(bot.source)
    together = set_choice(p)
    if together is None or action not in together.members:
        return [action]
    chosen = [action]
    while len(chosen) < together.most and p.act_in_set(chosen[-1], True):
        options = bot.heuristic.shortlist(p)
        looks = max(1, bot.glances // len(options))
        values = [after(bot.heuristic, p, each, looks)[1] for each in options]
        following = options[values.index(max(values))]
        if following not in together.members:
            break
        chosen.append(following)
    return chosen


def differences(judge: Heuristic[Position], one: Outlook, other: Outlook) -> list[tuple[str, float]]:
    """The parts in which two outlooks differ most."""
    parts = [
        (name, mine - theirs)
        for name, mine, theirs in zip(named_parts(judge), one.parts, other.parts, strict=True)
        if abs(mine - theirs) >= WORTH_TELLING
    ]
    return sorted(parts, key=lambda part: -abs(part[1]))[:3]


def hindsight(game: str, positions: list[Position], actions: list[int], seed: int) -> Hindsight:
    """Look back on a finished game: the position before every action and the last one, and the actions."""
    judge = heuristic(game, fitted=True)
    bot = SearchBot(seed, judge, REVIEW_ITERATIONS)
    values = []
    given_away: list[tuple[float, int]] = []
    for moves, p in enumerate(positions):
        last = moves == len(actions)
        if moves == 0 or last or p.turn != positions[moves - 1].turn:
            values.append(valued(bot, p, moves))
        if not last:
            loss = glance_at_loss(bot, Observation(p, p.seat), actions[moves])
            if loss >= WORTH_NAMING:
                given_away.append((loss, moves))
    return Hindsight(values, costly_moves(bot, positions, actions, given_away))


def valued(bot: SearchBot, p: Position, moves: int) -> Valued:
    """What a position was worth to everybody: played on as far as options are, a few times."""
    judge = bot.heuristic
    if p.over:
        return Valued(moves, judge.expected(p), judge.chances(p))
    points, chances = [0.0] * p.seats, [0.0] * p.seats
    until = p.turn + max(1, bot.ahead) * p.seats
    for _ in range(FEW_WORLDS):
        end = bot.played_on(Observation(p, p.seat).world(bot.source), until)
        for seat, (expected, chance) in enumerate(zip(judge.expected(end), judge.chances(end), strict=True)):
            points[seat] += expected / FEW_WORLDS
            chances[seat] += chance / FEW_WORLDS
    return Valued(moves, points, chances)


def glance_at_loss(bot: SearchBot, observation: Observation, action: int) -> float:
    """How much chance an action seems to give away against the best one the seat could see."""
    actions = bot.heuristic.shortlist(observation.position)
    if len(actions) <= 1:
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
    costly: list[Costly] = []
    for seat in range(positions[0].seats):
        own = sorted((loss, moves) for loss, moves in given_away if positions[moves].seat == seat)
        named = []
        for _, moves in reversed(own[-LOOKED_AT:]):
            observation = Observation(positions[moves], seat)
            action, best = actions[moves], bot.weigh(observation)[0].action
            if best == action:
                continue
            known = outlooks(bot, observation, [action, best], WORLDS)
            better, done = known[best], known[action]
            chance, lead = better.chance - done.chance, better.lead - done.lead
            if chance >= WORTH_NAMING and lead > 0.0:
                parts = differences(bot.heuristic, better, done)
                named.append(Costly(moves + 1, seat, action, best, lead, chance, parts))
        costly += sorted(named, key=lambda move: -move.chance)[:COSTLY]
    return sorted(costly, key=lambda move: -move.chance)
