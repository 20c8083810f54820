"""What a position of Reef Project is worth to a seat.

Everything is counted in points at the end of the game. What scores only if something more is done with it
(Energy, Coins, resources, cards in hand, balls to deploy) is worth the more the longer the game still lasts.
"""

from typing import Final

from bathysphere.engine.heuristic import Heuristic, tempo
from bathysphere.engine.weights import learned
from bathysphere.games.reef.mind.shortlist import worth_a_look
from bathysphere.games.reef.rules.codes import NO_PLACES, how_many, is_intern, with_place
from bathysphere.games.reef.rules.position import EMPTY, ReefPosition
from bathysphere.games.reef.rules.scoring import objective_points
from bathysphere.games.reef.rules.verbs import COLUMNS, HIRED, RESOURCES, ROWS, SEATS

MANY_COINS: Final = 8
"""Coins beyond so many are worth half."""

PARTS: Final = [
    "points",
    "missions",
    "suits",
    "cards",
    "research",
    "reach",
    "tracks",
    "sets",
    "cargo",
    "coins",
    "energy",
    "balls",
    "crew",
    "rows",
    "pollution",
    "divers",
    "steps",
    "sectors",
    "hopes",
    "routes",
    "objective",
    "tempo",
    "rest",
]
POINTS: Final = 0
MISSIONS: Final = 1
SUITS: Final = 2
CARDS: Final = 3
IN_RESEARCH: Final = 4
REACH: Final = 5
TRACKS: Final = 6
SETS: Final = 7
CARGO: Final = 8
COINS: Final = 9
IN_ENERGY: Final = 10
IN_BALLS: Final = 11
CREW: Final = 12
FULL_ROWS: Final = 13
POLLUTION: Final = 14
DIVERS: Final = 15
STEPS: Final = 16
SECTORS: Final = 17
HOPES: Final = 18
ROUTES: Final = 19
OBJECTIVE: Final = 20
TEMPO: Final = 21
REST: Final = 22
WRITTEN: Final = [1.0] * 21 + [0.0] * 25
"""Weights by hand: the parts are counted in points already."""
ROUNDS: Final = 11.0
"""How many rounds a game lasts, roughly."""
POINTS_A_ROUND: Final = 4.5
"""How fast the leader nears the end of the game."""
RIVAL: Final = 0.5
"""How much the strongest rival's points count against one's own."""
AHEAD: Final = 2
"""How many turns of each seat a search plays on."""
FAR_AHEAD: Final = 5
"""How many an admiral does."""


ENERGY_VP: Final = 0.55
COIN_VP: Final = 0.4
RESOURCE_VP: Final = 0.8
BALL_VP: Final = 1.3
CARD_VP: Final = 2.2
CREW_VP: Final = 3.0
STEP_VP: Final = 1.3
RESEARCH_VP: Final = 1.9


class ReefHeuristic(Heuristic[ReefPosition]):
    """Expected points: what has been scored, what the final scoring will add, what the stores will bring.

    points: on the track. missions, suits, cards: played, of different suits, in hand. research, reach: the
    Scientist's node and what lies before it. tracks, sets, cargo, coins, energy, balls: the Ship's stores.
    crew, rows: hired, and rows of one colour. pollution: tiles not used yet. divers, steps: rank and depth on
    the seafloor. sectors, hopes: majorities of cleaned sectors and of those to come. routes: own balls.
    objective: the secret one, as it stands. tempo: how soon the seat moves. rest: one,
    for what everybody will still gain.
    """

    def features(self, p: ReefPosition) -> list[list[float]]:
        left = rounds_left(p)
        parts = [stores(p, seat, left) for seat in range(p.seats)]
        add_divers(p, parts, left)
        add_sectors(p, parts, left)
        if p.stage == 0:
            for seat in range(p.seats):
                parts[seat][OBJECTIVE] = float(objective_points(p, seat))
        return parts

    def left(self, p: ReefPosition) -> float:
        return min(1.0, rounds_left(p) / ROUNDS)

    def result(self, p: ReefPosition) -> list[float]:
        return [score.total - 0.1 * score.place for score in p.game.scores(p)]

    def spread(self, p: ReefPosition) -> float:
        return 0.5 if p.over else 3.0 + 0.9 * min(ROUNDS, rounds_left(p))

    def shortlist(self, p: ReefPosition) -> list[int]:
        return worth_a_look(p, False)

    def longlist(self, p: ReefPosition) -> list[int]:
        return worth_a_look(p, True)


# -- points ------------------------------------------------------------------------------------------


def rounds_left(p: ReefPosition) -> float:
    """Own turns still to come, roughly."""
    if p.over or p.stage != 0:
        return 0.0
    if p.end_turn:
        return (p.end_turn - p.turn) / p.seats
    most = 0
    for score in p.score:
        if score > most:
            most = score
    return 1.5 + (p.compiled.end_at - most) / POINTS_A_ROUND


def stores(p: ReefPosition, seat: int, left: float) -> list[float]:
    """Points of a seat but for Divers and sectors, and what its stores will bring, part by part."""
    tables = p.compiled
    parts = [0.0] * len(PARTS)
    parts[REST] = 1.0
    if left > 0:
        parts[TEMPO] = tempo(p, seat)
    early = min(1.0, left / ROUNDS)
    soon = min(1.0, left)
    parts[POINTS] = float(p.score[seat] + max(0, p.objective_vp[seat]))
    # missions  RP-112, RP-119
    parts[MISSIONS] = float(tables.mission_vp * len(p.played[seat]))
    suits = NO_PLACES
    for card in p.played[seat]:
        if p.flipped[card] == 0:
            suits = with_place(suits, tables.mission_suit[card])
    parts[SUITS] = soon * (0.0, 0.9, 2.2, 4.0, 4.0)[how_many(suits)]
    parts[CARDS] = CARD_VP * min(float(len(p.hands[seat])), left) * (0.6 + 0.4 * early)
    # research  RP-120
    node = p.scientist[seat]
    parts[IN_RESEARCH] = float(tables.node_vp[node])
    parts[REACH] = 0.25 * tables.node_reach[node] * early
    # stores  RP-124
    first = seat * RESOURCES
    fewest = 99
    units = 0
    tracks = 0.0
    for kind in range(RESOURCES):
        have = p.cargo[first + kind]
        units += have
        if have < fewest:
            fewest = have
        locked = p.locked[first + kind]
        tracks += early * (tables.blocked - locked) * 0.5
        tracks += soon * tables.track_vp[kind] * (tables.blocked - locked) * (0.15 if locked else 0.0)
    parts[TRACKS] = tracks
    parts[SETS] = float(tables.set_of_resources_vp * fewest)
    parts[CARGO] = soon * RESOURCE_VP * (units - RESOURCES * fewest) * (0.5 + 0.5 * early)
    coins = p.coins[seat]
    parts[COINS] = soon * (
        COIN_VP * coins if coins < MANY_COINS else COIN_VP * (0.5 * MANY_COINS + 0.5 * coins)
    )
    if left > 0:
        energy = p.energy[seat]
        parts[IN_ENERGY] = soon * (ENERGY_VP * energy - 0.018 * energy * energy) * (0.5 + 0.5 * early)
        parts[IN_BALLS] = min(BALL_VP * p.deployment[seat], 2.0 * left) * soon
    # crew  RP-074
    crew_worth(p, seat, early, soon, parts)
    # pollution  RP-126: one a turn can be turned into its rewards
    for tile in p.pollution[seat]:
        if p.used[tile] == 0:
            parts[POLLUTION] += tables.pollution_vp[tile] + 0.3 * soon
    return parts


def crew_worth(p: ReefPosition, seat: int, early: float, soon: float, parts: list[float]) -> None:
    """Hired crew works for the rest of the game; rows of one colour score."""
    tables = p.compiled
    ship = p.ship[seat]
    if ship < 0:
        return
    crew = 0.0
    rows = 0.0
    for row in range(ROWS):
        color = tables.row_color[ship * ROWS + row]
        fitting = True
        placed = 0
        for column in range(COLUMNS):
            tile = p.crew[seat * HIRED + row * COLUMNS + column]
            if tile == EMPTY:
                continue
            placed += 1
            if is_intern(tile):
                crew += 0.8 * early
            else:
                crew += CREW_VP * early
                if tables.crew_color[tile] != color:
                    fitting = False
        if fitting and placed:
            if placed < COLUMNS:
                rows += soon * tables.row_vp * (0.1 if placed == 1 else 0.35)
            elif tables.side_b:
                rows += tables.row_vp
    parts[CREW] = crew
    parts[FULL_ROWS] = rows


def add_divers(p: ReefPosition, parts: list[list[float]], left: float) -> None:
    """Ranks on the seafloor, surer near the end; and what further steps will bring.  RP-121 .. RP-123"""
    tables = p.compiled
    sure = 1.0 - min(1.0, left / ROUNDS) * 0.6
    for seat in range(p.seats):
        ahead = 0
        for other in range(p.seats):
            if other != seat and (
                p.diver[other] > p.diver[seat]
                or (p.diver[other] == p.diver[seat] and p.rank(other) > p.rank(seat))
            ):
                ahead += 1
        for step in tables.virtual_divers:
            if step > p.diver[seat] or (step == p.diver[seat] and p.scientist[seat] < tables.virtual_node):
                ahead += 1
        if ahead < len(tables.diver_vp):
            parts[seat][DIVERS] = sure * tables.diver_vp[ahead]
        parts[seat][STEPS] = (1.0 - 0.5 * sure) * STEP_VP * p.diver[seat]


def add_sectors(p: ReefPosition, parts: list[list[float]], left: float) -> None:
    """Majorities of cleaned sectors, and the hopes for the others.  RP-051, RP-125"""
    tables = p.compiled
    early = min(1.0, left / ROUNDS)
    for sector in range(tables.sectors):
        balls = [p.balls_around(seat, sector) for seat in range(p.seats)]
        best, second = leaders(p, balls)
        if best < 0:
            continue
        sharks = tables.sharks[sector]
        if p.sector_tile[sector] == EMPTY:
            parts[best][SECTORS] += tables.majority_vp * sharks
            if second >= 0:
                parts[second][SECTORS] += tables.second_vp * sharks
        elif left > 0.0:
            likely = likely_cleaned(p, sector) * min(1.0, 0.3 + early)
            for seat in range(p.seats):
                if balls[seat]:
                    parts[seat][HOPES] += likely * tables.ball_vp * balls[seat]
            parts[best][HOPES] += likely * tables.majority_vp * sharks
            parts[best][HOPES] += likely * (1.0 + sharks)
            if second >= 0:
                parts[second][HOPES] += likely * tables.second_vp * sharks
    # own balls make ways free
    for seat in range(p.seats):
        routes = 0
        for place in range(seat, len(p.balls), SEATS):
            if p.balls[place] > 0:
                routes += 1
        parts[seat][ROUTES] = 0.5 * routes * early


def likely_cleaned(p: ReefPosition, sector: int) -> float:
    """How likely a sector is to be cleaned, by the routes that still need a ball."""
    empty = 0
    for route in p.compiled.sector_routes[sector]:
        if p.filled[route] == 0:
            empty += 1
    return (0.75, 0.75, 0.5, 0.35, 0.25, 0.2, 0.15)[min(empty, 6)]


def leaders(p: ReefPosition, balls: list[int]) -> tuple[int, int]:
    """Whose balls are most, and who comes next; -1 where there is nobody.  RP-125, RP-128"""
    best = -1
    most = 0
    second = -1
    next_most = 0
    for seat in range(p.seats):
        own = balls[seat]
        if own == 0:
            continue
        if own > most or (own == most and p.rank(seat) > p.rank(best)):
            second, next_most = best, most
            best, most = seat, own
        elif own > next_most or (own == next_most and p.rank(seat) > p.rank(second)):
            second, next_most = seat, own
    return best, second


HEURISTIC: Final = ReefHeuristic(PARTS, WRITTEN, RIVAL, AHEAD, FAR_AHEAD)
FITTED: Final = ReefHeuristic(
    PARTS, learned("bathysphere.games.reef.mind", PARTS, WRITTEN), RIVAL, AHEAD, FAR_AHEAD
)
