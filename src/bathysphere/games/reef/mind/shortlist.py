"""Which options of Reef Project deserve a look.

A turn is a chain of small choices, so the shortlist follows a plan in the small ones and leaves real
alternatives only where they matter: the goal of the Ship, the ball, the mission, the crew tile. The long list
has more of them, and some in the small choices, for those with time.
"""

from typing import Final

from bathysphere.engine.frame import Frame
from bathysphere.games.reef.mind.worth import ball_worth, goal_worth, mission_worth, row_worth
from bathysphere.games.reef.rules import compiled as t
from bathysphere.games.reef.rules import frames, verbs
from bathysphere.games.reef.rules.codes import place_of, source_of
from bathysphere.games.reef.rules.effect import entry_worth, list_worth
from bathysphere.games.reef.rules.frames import ConvertFrame, EntriesFrame, IslandFrame, RowFrame
from bathysphere.games.reef.rules.position import ReefPosition
from bathysphere.games.reef.rules.steps.crew import member_list
from bathysphere.games.reef.rules.steps.island import open_at
from bathysphere.games.reef.rules.steps.sail import FAR, NO_ROUTE, ways
from bathysphere.games.reef.rules.verbs import RESOURCES

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
    looked_at: list[int] = []
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
            if p.energy[seat] + 3 <= p.compiled.energy_max or not p.deployed:
                looked_at.append(action)
        else:
            looked_at.append(action)
    keep_best(looked_at, routes, route_worths, MORE_BALLS if at_leisure else BALLS)
    most = MORE_GOALS if at_leisure else GOALS
    keep_best(looked_at, goals, goal_worths, most if p.kind == 0 else most - 2)
    return looked_at if looked_at else p.choices


def keep_best(kept: list[int], actions: list[int], worths: list[float], most: int) -> None:
    """Add the best of the actions."""
    for _ in range(min(most, len(actions))):
        best = 0
        for place in range(1, len(worths)):
            if worths[place] > worths[best]:
                best = place
        kept.append(actions[best])
        worths[best] = -1000.0


def island(p: ReefPosition, f: IslandFrame) -> list[int]:
    """Missions first, then the effects in their order, prices at the choice; at last a tile, or the end."""
    first, price = next_effects(p, f)
    picks = [action for action in p.choices if verbs.PICK.owns(action)]
    plays = [action for action in p.choices if verbs.PLAY.owns(action)]
    if plays:
        looked_at = best_missions(p, f.seat, plays)
        if not f.begun and any_alternative(p, plays):
            if first >= 0:
                looked_at.append(first)
            elif picks:
                looked_at += picks
            elif price >= 0:
                looked_at.append(price)
        return looked_at
    if first >= 0:
        return [first]
    if picks:
        return picks
    if price >= 0:
        return [verbs.END.base, price]
    return last_look(p, f.seat)


def next_effects(p: ReefPosition, f: IslandFrame) -> tuple[int, int]:
    """The effect to resolve next, and the first one that has a price; -1 if there is none."""
    tables = p.compiled
    first = -1
    price = -1
    for action in p.choices:
        if verbs.RESOLVE.owns(action):
            number = verbs.RESOLVE.first(action)
            entry = tables.lists[open_at(p, f, source_of(number))][place_of(number)]
            if tables.op[entry] == t.CONVERT:
                if price < 0:
                    price = action
            elif first < 0 or tables.plain[entry]:
                first = action
    return first, price


def best_missions(p: ReefPosition, seat: int, plays: list[int]) -> list[int]:
    """The two missions whose effects are worth most."""
    missions: list[int] = []
    lists = p.compiled.mission_list
    keep_best(missions, plays, [list_worth(p, seat, lists[verbs.PLAY.first(action)]) for action in plays], 2)
    return missions


def any_alternative(p: ReefPosition, plays: list[int]) -> bool:
    """Would one of these missions come instead of the Island?"""
    for action in plays:
        if p.compiled.mission_kind[verbs.PLAY.first(action)] == t.ALTERNATIVE:
            return True
    return False


def best_tile(p: ReefPosition, seat: int, reveals: list[int]) -> int:
    """The Pollution tile whose rewards outweigh its VP most."""
    best = reveals[0]
    most = -1000.0
    for action in reveals:
        tile = verbs.REVEAL.first(action)
        worth = list_worth(p, seat, p.compiled.pollution_list[tile]) - p.compiled.pollution_vp[tile]
        if worth > most:
            most = worth
            best = action
    return best


def listed(p: ReefPosition, f: EntriesFrame) -> list[int]:
    """Free effects in their order; a price is a choice; then enough."""
    tables = p.compiled
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
    looked_at = [verbs.END.base]
    reveals = [action for action in p.choices if verbs.REVEAL.owns(action)]
    if reveals:
        looked_at.append(best_tile(p, seat, reveals))
    return looked_at


def priced(p: ReefPosition, seat: int, entry: int, action: int) -> list[int]:
    """Pay if it clearly gains and the price is there; look at both ways where that is in doubt."""
    if action not in p.choices:
        return [verbs.DONE.base]
    worth = entry_worth(p, seat, entry)
    if worth > CLEAR * p.compiled.n[entry]:
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
    looked_at: list[int] = []
    width = widths.get(f.step, 1)
    if p.activated & (p.activated - 1):
        # a turn in which several members were activated is long enough
        width = 1
    keep_best(looked_at, actions, worths, width)
    if f.step == frames.HIRE and done >= 0:
        looked_at.append(done)
    return looked_at


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


CARD_STEPS: Final = (frames.KEEP, frames.TAKE, frames.REJECT, frames.DISCARD, frames.LAY)
"""Choices of a mission."""
STORE_STEPS: Final = (frames.GAIN_ANY, frames.PAY_ANY, frames.UNLOCK)
"""Choices of a resource track."""


def face_value(p: ReefPosition, f: Frame, seat: int, action: int) -> float:
    """What an option of a small choice seems to be worth."""
    tables = p.compiled
    step = f.step
    if step in CARD_STEPS:
        return card_value(p, step, seat, action)
    if step in STORE_STEPS:
        return store_value(p, step, seat, action)
    if step in (frames.ACTIVATE, frames.ACTIVATE_COLOR, frames.COLUMN):
        return list_worth(p, seat, member_list(p, seat, verbs.ACTIVATE.first(action)))
    if step == frames.HIRE:
        return 1.0 if action == verbs.INTERN.base else tile_value(p, seat, verbs.HIRE.first(action))
    if isinstance(f, RowFrame):
        return row_worth(p, f, verbs.ROW.first(action))
    if step == frames.FREE_DEPLOY:
        return ball_worth(p, seat, verbs.DEPLOY.first(action))
    if step == frames.SPACE:
        return list_worth(p, seat, tables.recharge_list[verbs.SPACE.first(action)])
    if step == frames.MILESTONE:
        return list_worth(p, seat, tables.milestone_list[verbs.MILESTONE.first(action)])
    if step == frames.REFRESH:
        return float(tables.pollution_vp[verbs.REFRESH.first(action)])
    if step == frames.CASH:
        return float(tables.pollution_vp[verbs.REVEAL.first(action)])
    return 0.0


def card_value(p: ReefPosition, step: int, seat: int, action: int) -> float:
    """Good missions are kept and taken, bad ones given away, and those of a missing suit laid down."""
    if step == frames.KEEP:
        return mission_worth(p, seat, verbs.KEEP.first(action))
    if step == frames.TAKE:
        return mission_worth(p, seat, verbs.TAKE.first(action))
    if step == frames.REJECT:
        return -mission_worth(p, seat, verbs.REJECT.first(action))
    if step == frames.DISCARD:
        return -mission_worth(p, seat, verbs.DISCARD.first(action))
    card = verbs.LAY.first(action)
    suits = p.compiled.mission_suit
    fresh = 3.0
    for other in p.played[seat]:
        if p.flipped[other] == 0 and suits[other] == suits[card]:
            fresh = 0.0
    return fresh - 0.5 * mission_worth(p, seat, card)


def store_value(p: ReefPosition, step: int, seat: int, action: int) -> float:
    """What is scarce is gained, what there is most of is paid, the track with the fewest balls emptied."""
    first = seat * RESOURCES
    if step == frames.GAIN_ANY:
        return -float(p.cargo[first + verbs.GAIN.first(action)])
    if step == frames.PAY_ANY:
        return float(p.cargo[first + verbs.PAY.first(action)])
    return -float(p.locked[first + verbs.UNLOCK.first(action)])


def tile_value(p: ReefPosition, seat: int, tile: int) -> float:
    """What a crew tile of the offer brings, less its printed price."""
    worth = 2.0
    for entry in p.compiled.lists[p.compiled.crew_list[tile]]:
        worth += entry_worth(p, seat, entry)
    return worth - 0.5 * p.compiled.crew_prices[p.crew_offer.index(tile)]
