"""What a position of Reef Project is worth to a seat, and which options deserve a look.

Everything is counted in points at the end of the game. What scores only if something more is done with it
(Energy, Coins, resources, cards in hand, balls to deploy) is worth the more the longer the game still lasts.
A turn is a chain of small choices, so the shortlist follows a plan in the small ones and leaves real
alternatives only where they matter: the goal of the Ship, the ball, the mission, the crew tile. The long list
has more of them, and some in the small choices, for those with time.
"""

from typing import Final

from bathysphere.engine.frame import Frame
from bathysphere.engine.heuristic import Heuristic, tempo
from bathysphere.engine.weights import learned
from bathysphere.games.reef import frames, verbs
from bathysphere.games.reef import tables as t
from bathysphere.games.reef.codes import is_intern, place_of, source_of
from bathysphere.games.reef.effect import entry_worth, list_worth
from bathysphere.games.reef.frames import ConvertFrame, EntriesFrame, IslandFrame, RowFrame
from bathysphere.games.reef.position import EMPTY, ReefPosition
from bathysphere.games.reef.scoring import objective_points
from bathysphere.games.reef.steps.crew import member_list
from bathysphere.games.reef.steps.island import open_at
from bathysphere.games.reef.steps.sail import FAR, NO_ROUTE, ways
from bathysphere.games.reef.verbs import COLUMNS, HIRED, RESOURCES, ROWS, SEATS

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
GOALS: Final = 6
"""Islands looked at as goals of the Ship."""
MORE_GOALS: Final = 8
"""The same with time."""
BALLS: Final = 2
"""Routes looked at for a ball."""
MORE_BALLS: Final = 3
"""The same with time."""

CLEAR: Final = 0.8
"""From this gain on a price is paid without a second thought."""

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
        found = [stores(p, seat, left) for seat in range(p.seats)]
        add_divers(p, found, left)
        add_sectors(p, found, left)
        if p.stage == 0:
            for seat in range(p.seats):
                found[seat][OBJECTIVE] = float(objective_points(p, seat))
        return found

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
    return 1.5 + (p.tables.end_at - most) / POINTS_A_ROUND


def stores(p: ReefPosition, seat: int, left: float) -> list[float]:
    """Points of a seat but for Divers and sectors, and what its stores will bring, part by part."""
    tables = p.tables
    found = [0.0] * len(PARTS)
    found[REST] = 1.0
    if left > 0:
        found[TEMPO] = tempo(p, seat)
    early = min(1.0, left / ROUNDS)
    soon = min(1.0, left)
    found[POINTS] = float(p.score[seat] + max(0, p.objective_vp[seat]))
    # missions  RP-112, RP-119
    found[MISSIONS] = float(tables.mission_vp * len(p.played[seat]))
    suits = 0
    for card in p.played[seat]:
        if p.flipped[card] == 0:
            suits |= 1 << tables.mission_suit[card]
    kinds = (suits & 1) + (suits >> 1 & 1) + (suits >> 2 & 1) + (suits >> 3 & 1)
    found[SUITS] = soon * (0.0, 0.9, 2.2, 4.0, 4.0)[kinds]
    found[CARDS] = CARD_VP * min(float(len(p.hands[seat])), left) * (0.6 + 0.4 * early)
    # research  RP-120
    node = p.scientist[seat]
    found[IN_RESEARCH] = float(tables.node_vp[node])
    found[REACH] = 0.25 * tables.node_reach[node] * early
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
    found[TRACKS] = tracks
    found[SETS] = float(tables.set_of_resources_vp * fewest)
    found[CARGO] = soon * RESOURCE_VP * (units - RESOURCES * fewest) * (0.5 + 0.5 * early)
    coins = p.coins[seat]
    found[COINS] = soon * (COIN_VP * coins if coins < 8 else COIN_VP * (4 + 0.5 * coins))
    if left > 0:
        energy = p.energy[seat]
        found[IN_ENERGY] = soon * (ENERGY_VP * energy - 0.018 * energy * energy) * (0.5 + 0.5 * early)
        found[IN_BALLS] = min(BALL_VP * p.deployment[seat], 2.0 * left) * soon
    # crew  RP-074
    crew_worth(p, seat, early, soon, found)
    # pollution  RP-126: one a turn can be turned into its rewards
    for tile in p.pollution[seat]:
        if p.used[tile] == 0:
            found[POLLUTION] += tables.pollution_vp[tile] + 0.3 * soon
    return found


def crew_worth(p: ReefPosition, seat: int, early: float, soon: float, found: list[float]) -> None:
    """Hired crew works for the rest of the game; rows of one colour score."""
    tables = p.tables
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
    found[CREW] = crew
    found[FULL_ROWS] = rows


def add_divers(p: ReefPosition, found: list[list[float]], left: float) -> None:
    """Ranks on the seafloor, surer near the end; and what further steps will bring.  RP-121 .. RP-123"""
    tables = p.tables
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
            found[seat][DIVERS] = sure * tables.diver_vp[ahead]
        found[seat][STEPS] = (1.0 - 0.5 * sure) * STEP_VP * p.diver[seat]


def add_sectors(p: ReefPosition, found: list[list[float]], left: float) -> None:  # noqa: PLR0912
    """Majorities of cleaned sectors, and the hopes for the others.  RP-051, RP-125"""
    tables = p.tables
    early = min(1.0, left / ROUNDS)
    for sector in range(tables.sectors):
        cleaned = p.sector_tile[sector] == EMPTY
        part = SECTORS if cleaned else HOPES
        likely = 1.0
        if not cleaned:
            empty = 0
            for route in tables.sector_routes[sector]:
                if p.filled[route] == 0:
                    empty += 1
            if left <= 0.0:
                continue
            likely = (0.75, 0.75, 0.5, 0.35, 0.25, 0.2, 0.15)[min(empty, 6)] * min(1.0, 0.3 + early)
        best = -1
        best_balls = 0
        second = -1
        second_balls = 0
        for seat in range(p.seats):
            balls = p.balls_around(seat, sector)
            if balls == 0:
                continue
            if not cleaned:
                found[seat][HOPES] += likely * tables.ball_vp * balls
            if balls > best_balls or (balls == best_balls and p.rank(seat) > p.rank(best)):
                second, second_balls = best, best_balls
                best, best_balls = seat, balls
            elif balls > second_balls or (balls == second_balls and p.rank(seat) > p.rank(second)):
                second, second_balls = seat, balls
        sharks = tables.sharks[sector]
        if best >= 0:
            found[best][part] += likely * tables.majority_vp * sharks
            if not cleaned:
                found[best][part] += likely * (1.0 + sharks)
        if second >= 0:
            found[second][part] += likely * tables.second_vp * sharks
    # own balls make ways free
    for seat in range(p.seats):
        routes = 0
        for place in range(seat, len(p.balls), SEATS):
            if p.balls[place] > 0:
                routes += 1
        found[seat][ROUTES] = 0.5 * routes * early


# -- a quick look at effects -------------------------------------------------------------------------


def mission_worth(p: ReefPosition, seat: int, card: int) -> float:
    """What a mission will bring: its effects, how easily it is played, and a suit that is missing."""
    tables = p.tables
    total = 1.0
    for entry in tables.lists[tables.mission_list[card]]:
        total += entry_worth(p, seat, entry)
    kind = tables.mission_kind[card]
    if kind == t.ALTERNATIVE:
        total -= 2.0
    elif kind == t.CONDITION:
        total -= 0.5
    fresh = True
    for other in p.played[seat]:
        if p.flipped[other] == 0 and tables.mission_suit[other] == tables.mission_suit[card]:
            fresh = False
    for other in p.hands[seat]:
        if other != card and tables.mission_suit[other] == tables.mission_suit[card]:
            fresh = False
    return total + (1.0 if fresh else 0.0)


def goal_worth(p: ReefPosition, seat: int, spot: int, price: int) -> float:
    """What a Ship may find at a spot."""
    tables = p.tables
    total = -0.5 * price
    tile = p.island_at[spot]
    if tile == EMPTY:
        return total
    here = list_worth(p, seat, tables.island_list[tile])
    if not p.mission_done:
        best = 0.0
        for card in p.hands[seat]:
            worth = 0.0
            if tables.mission_island[card] == tile:
                worth = 2.5 + list_worth(p, seat, tables.mission_list[card])
                if tables.mission_kind[card] == t.ALTERNATIVE:
                    worth -= here
            elif (
                tables.condition[card] == t.SHIP_AT_COLOR
                and tables.mission_kind[card] == t.CONDITION
                and tables.spot_color[spot] == tables.condition_value[card]
            ):
                worth = 2.5 + list_worth(p, seat, tables.mission_list[card])
            if worth > best:
                best = worth
        total += best
    return total + here


def ball_worth(p: ReefPosition, seat: int, route: int) -> float:
    """What a ball on a route does: closes sectors, leads around them, makes a way free."""
    tables = p.tables
    total = 0.6 if p.balls[route * SEATS + seat] == 0 else 0.0
    for sector in tables.route_sectors[route]:
        own = p.balls_around(seat, sector)
        most = 0
        for other in range(p.seats):
            if other != seat:
                balls = p.balls_around(other, sector)
                if balls > most:
                    most = balls
        sharks = tables.sharks[sector]
        if p.sector_tile[sector] == EMPTY:
            if own <= most < own + 2:
                total += sharks
            continue
        empty = 0
        for other_route in tables.sector_routes[sector]:
            if p.filled[other_route] == 0:
                empty += 1
        if p.filled[route] == 0 and empty == 1:
            total += 1.0 + own + (1.0 if p.ship_at[seat] in tables.sector_corners[sector] else 0.0)
            if own + 1 >= most:
                total += 2.0 + 2.0 * sharks
        elif empty > 0:
            total += (1.0 + 0.6 * sharks) / empty
    return total


# -- options worth a look ----------------------------------------------------------------------------


def worth_a_look(p: ReefPosition, at_leisure: bool) -> list[int]:
    """The options that deserve a look; with time, some more."""
    frame = p.stack[-1]
    step = frame.step
    if step == frames.TURN:
        return turn(p, frame, at_leisure)
    if isinstance(frame, IslandFrame):
        return island(p, frame)
    if isinstance(frame, EntriesFrame):
        return listed(p, frame)
    if step == frames.RECHARGE:
        return [p.choices[0]] if verbs.SPACE.owns(p.choices[0]) else [verbs.DONE.base]
    if step == frames.RECHARGED:
        return last_look(p, frame.seat)
    if isinstance(frame, ConvertFrame):
        return priced(p, frame.seat, frame.entry, verbs.CONVERT.base)
    if step == frames.EXTRA_STEP:
        return extra_step(p, frame.seat)
    if step in (frames.FINAL_TRADE, frames.OBJECTIVE):
        return p.choices
    return best_few(p, frame, LONG if at_leisure else SHORT)


def turn(p: ReefPosition, f: Frame, at_leisure: bool) -> list[int]:
    """Recharge, the best routes for a ball, the best goals, any mission that can be played before."""
    seat = f.seat
    found: list[int] = []
    routes: list[int] = []
    route_worths: list[float] = []
    goals: list[int] = []
    goal_worths: list[float] = []
    costs = ways(p, seat, p.energy[seat], NO_ROUTE)
    for action in p.choices:
        if action >= verbs.TRADE.base or verbs.REVEAL.owns(action):
            continue
        if verbs.SAIL.owns(action):
            spot = verbs.SAIL.first(action)
            if costs[spot] < FAR:
                goals.append(action)
                goal_worths.append(goal_worth(p, seat, spot, costs[spot]))
        elif verbs.DEPLOY.owns(action):
            routes.append(action)
            route_worths.append(ball_worth(p, seat, verbs.DEPLOY.first(action)))
        elif verbs.RECHARGE.owns(action):
            if p.energy[seat] + 3 <= p.tables.energy_max or not p.deployed:
                found.append(action)
        else:
            found.append(action)
    keep_best(found, routes, route_worths, MORE_BALLS if at_leisure else BALLS)
    most = MORE_GOALS if at_leisure else GOALS
    keep_best(found, goals, goal_worths, most if p.kind == 0 else most - 2)
    return found if found else p.choices


def keep_best(found: list[int], actions: list[int], worths: list[float], most: int) -> None:
    """Add the best of the actions."""
    for _ in range(min(most, len(actions))):
        best = 0
        for place in range(1, len(worths)):
            if worths[place] > worths[best]:
                best = place
        found.append(actions[best])
        worths[best] = -1000.0


def island(p: ReefPosition, f: IslandFrame) -> list[int]:  # noqa: PLR0912
    """Missions first, then the effects in their order, prices at the choice; at last a tile, or the end."""
    tables = p.tables
    seat = f.seat
    plays: list[int] = []
    worths: list[float] = []
    first = -1
    price = -1
    picks: list[int] = []
    reveals: list[int] = []
    alternative = False
    for action in p.choices:
        if verbs.RESOLVE.owns(action):
            number = verbs.RESOLVE.first(action)
            entry = tables.lists[open_at(p, f, source_of(number))][place_of(number)]
            if tables.op[entry] == t.CONVERT:
                if price < 0:
                    price = action
            elif first < 0 or tables.plain[entry]:
                first = action
        elif verbs.PICK.owns(action):
            picks.append(action)
        elif verbs.PLAY.owns(action):
            card = verbs.PLAY.first(action)
            plays.append(action)
            worths.append(list_worth(p, seat, tables.mission_list[card]))
            if tables.mission_kind[card] == t.ALTERNATIVE:
                alternative = True
        elif verbs.REVEAL.owns(action):
            reveals.append(action)
    if plays:
        found: list[int] = []
        keep_best(found, plays, worths, 2)
        if alternative and not f.begun:
            if first >= 0:
                found.append(first)
            elif picks:
                found += picks
            elif price >= 0:
                found.append(price)
        return found
    if first >= 0:
        return [first]
    if picks:
        return picks
    found = [verbs.END.base]
    if price >= 0:
        found.append(price)
        return found
    if reveals:
        found.append(best_tile(p, seat, reveals))
    return found


def best_tile(p: ReefPosition, seat: int, reveals: list[int]) -> int:
    """The Pollution tile whose rewards outweigh its VP most."""
    best = reveals[0]
    most = -1000.0
    for action in reveals:
        tile = verbs.REVEAL.first(action)
        worth = list_worth(p, seat, p.tables.pollution_list[tile]) - p.tables.pollution_vp[tile]
        if worth > most:
            most = worth
            best = action
    return best


def listed(p: ReefPosition, f: EntriesFrame) -> list[int]:
    """Free effects in their order; a price is a choice; then enough."""
    tables = p.tables
    entries = tables.lists[f.effects]
    price = -1
    for action in p.choices:
        if verbs.RESOLVE.owns(action):
            if tables.op[entries[verbs.RESOLVE.first(action)]] != t.CONVERT:
                return [action]
            if price < 0:
                price = action
    if price < 0:
        return [verbs.DONE.base]
    return priced(p, f.seat, entries[verbs.RESOLVE.first(price)], price)


def last_look(p: ReefPosition, seat: int) -> list[int]:
    """The end of the turn, or a tile before it."""
    found = [verbs.END.base]
    reveals = [action for action in p.choices if verbs.REVEAL.owns(action)]
    if reveals:
        found.append(best_tile(p, seat, reveals))
    return found


def priced(p: ReefPosition, seat: int, entry: int, action: int) -> list[int]:
    """Pay if it clearly gains and the price is there; look at both ways where that is in doubt."""
    if action not in p.choices:
        return [verbs.DONE.base]
    worth = entry_worth(p, seat, entry)
    if worth > CLEAR * p.tables.n[entry]:
        return [action]
    return [action, verbs.DONE.base] if worth > 0.0 else [verbs.DONE.base]


def extra_step(p: ReefPosition, seat: int) -> list[int]:
    """Go without, or pay with the resource there is most of."""
    best = -1
    most = 0
    for action in p.choices:
        if verbs.PAY.owns(action) and p.cargo[seat * RESOURCES + verbs.PAY.first(action)] > most:
            most = p.cargo[seat * RESOURCES + verbs.PAY.first(action)]
            best = action
    return [verbs.DONE.base] if best < 0 else [best, verbs.DONE.base]


def best_few(p: ReefPosition, f: Frame, widths: dict[int, int]) -> list[int]:
    """A few options by their face value; what is optional is done."""
    seat = f.seat
    actions: list[int] = []
    worths: list[float] = []
    done = -1
    for action in p.choices:
        if action == verbs.DONE.base:
            done = action
        elif action < verbs.TRADE.base:
            actions.append(action)
            worths.append(face_value(p, f, seat, action))
    if not actions:
        return [done] if done >= 0 else p.choices
    found: list[int] = []
    width = widths.get(f.step, 1)
    if p.activated & (p.activated - 1):
        # a turn in which several members were activated is long enough
        width = 1
    keep_best(found, actions, worths, width)
    if f.step == frames.HIRE and done >= 0:
        found.append(done)
    return found


SHORT: Final[dict[int, int]] = {
    frames.HIRE: 2,
    frames.PICK: 2,
    frames.ACTIVATE: 2,
    frames.FREE_DEPLOY: 2,
    frames.RESEARCH: 2,
    frames.SPACE: 2,
    frames.CHOOSE_SHIP: 5,
    frames.SETTLE: 2,
}
"""How many options are looked at; one where nothing is said."""
LONG: Final[dict[int, int]] = {
    frames.HIRE: 3,
    frames.PICK: 3,
    frames.ACTIVATE: 3,
    frames.FREE_DEPLOY: 3,
    frames.RESEARCH: 3,
    frames.SPACE: 3,
    frames.CHOOSE_SHIP: 5,
    frames.SETTLE: 3,
    frames.KEEP: 2,
    frames.TAKE: 3,
    frames.ROW: 2,
    frames.LAY: 2,
    frames.MILESTONE: 2,
    frames.UNLOCK: 2,
}
"""How many with time: also which missions to keep, and where the crew goes."""


def face_value(p: ReefPosition, f: Frame, seat: int, action: int) -> float:  # noqa: PLR0912
    """What an option of a small choice seems to be worth."""
    tables = p.tables
    step = f.step
    first = seat * RESOURCES
    if step in (frames.GAIN_ANY, frames.PAY_ANY):
        kind = action - (verbs.GAIN.base if step == frames.GAIN_ANY else verbs.PAY.base)
        have = p.cargo[first + kind]
        return -float(have) if step == frames.GAIN_ANY else float(have)
    if step == frames.UNLOCK:
        return -float(p.locked[first + verbs.UNLOCK.first(action)])
    if step in (frames.KEEP, frames.TAKE):
        return mission_worth(
            p, seat, verbs.KEEP.first(action) if step == frames.KEEP else verbs.TAKE.first(action)
        )
    if step in (frames.REJECT, frames.DISCARD):
        card = verbs.REJECT.first(action) if step == frames.REJECT else verbs.DISCARD.first(action)
        return -mission_worth(p, seat, card)
    if step == frames.LAY:
        card = verbs.LAY.first(action)
        fresh = 3.0
        for other in p.played[seat]:
            if p.flipped[other] == 0 and tables.mission_suit[other] == tables.mission_suit[card]:
                fresh = 0.0
        return fresh - 0.5 * mission_worth(p, seat, card)
    if step in (frames.ACTIVATE, frames.ACTIVATE_COLOR, frames.COLUMN):
        return list_worth(p, seat, member_list(p, seat, verbs.ACTIVATE.first(action)))
    if step == frames.HIRE:
        if action == verbs.INTERN.base:
            return 1.0
        tile = verbs.HIRE.first(action)
        worth = 2.0
        for entry in tables.lists[tables.crew_list[tile]]:
            worth += entry_worth(p, seat, entry)
        return worth - 0.5 * tables.crew_prices[p.crew_offer.index(tile)]
    if isinstance(f, RowFrame):
        return row_worth(p, f, verbs.ROW.first(action))
    if step == frames.FREE_DEPLOY:
        return ball_worth(p, seat, verbs.DEPLOY.first(action))
    if step == frames.SPACE:
        return list_worth(p, seat, tables.recharge_list[verbs.SPACE.first(action)])
    if step == frames.MILESTONE:
        return list_worth(p, seat, tables.milestone_list[verbs.MILESTONE.first(action)])
    if step in (frames.REFRESH, frames.CASH):
        tile = verbs.REFRESH.first(action) if step == frames.REFRESH else verbs.REVEAL.first(action)
        return float(tables.pollution_vp[tile])
    return 0.0


def row_worth(p: ReefPosition, f: RowFrame, row: int) -> float:
    """The covered benefit, the colour of the row, and a column that would be complete."""
    tables = p.tables
    seat = f.seat
    ship = p.ship[seat]
    column = 0
    while p.crew[seat * HIRED + row * COLUMNS + column] != EMPTY:
        column += 1
    worth = list_worth(p, seat, tables.benefit[ship * HIRED + row * COLUMNS + column])
    color = tables.row_color[ship * ROWS + row]
    fitting = f.intern or tables.crew_color[f.tile] == color
    for other in range(column):
        tile = p.crew[seat * HIRED + row * COLUMNS + other]
        if not is_intern(tile) and tables.crew_color[tile] != color:
            fitting = False
    if fitting:
        worth += 1.0 + column
    filled = 1
    for other_row in range(ROWS):
        if other_row != row and p.crew[seat * HIRED + other_row * COLUMNS + column] != EMPTY:
            filled += 1
    return worth + (2.0 if filled == ROWS else 0.3 * filled)


HEURISTIC: Final = ReefHeuristic(PARTS, WRITTEN, RIVAL, AHEAD, FAR_AHEAD)
FITTED: Final = ReefHeuristic(
    PARTS, learned("bathysphere.games.reef", PARTS, WRITTEN), RIVAL, AHEAD, FAR_AHEAD
)
