"""Deploying a Reef Ball, in step 1 for Energy and by effects for nothing: chapter M of the ledger."""

from bathysphere.engine.reasons import Reason, Value
from bathysphere.engine.step import NO_OPTIONS
from bathysphere.games.reef.rules import events, frames, verbs
from bathysphere.games.reef.rules.frames import RepeatFrame
from bathysphere.games.reef.rules.position import EMPTY, TRAVEL, ReefPosition
from bathysphere.games.reef.rules.steps.cleaning import cleaning_points, place_ball, winner
from bathysphere.games.reef.rules.steps.common import Choice
from bathysphere.games.reef.rules.steps.sail import can_sail, deploy_price, has_space, journeys, travel_open
from bathysphere.games.reef.rules.verbs import SEATS


def deployments(p: ReefPosition, seat: int) -> list[int]:
    """The routes where step 1 can be done: at the Ship, with a space, payable, and the move stays possible.

    RP-095 .. RP-098, AM-29, AM-30
    """
    if p.deployed or p.moved or p.deployment[seat] == 0:
        return NO_OPTIONS
    energy = p.energy[seat]
    routes: list[int] = []
    for route in p.compiled.touching[p.ship_at[seat]]:
        if has_space(p, route):
            price = deploy_price(p, seat, route)
            if price <= energy and can_sail(p, seat, energy - price, route):
                routes.append(route)
    return routes


def deploy(p: ReefPosition, seat: int, route: int) -> None:
    """Step 1: pay, and put the ball on the route.  RP-095 .. RP-100"""
    price = deploy_price(p, seat, route)
    p.energy[seat] -= price
    p.kind = TRAVEL
    p.deployed = True
    p.say(events.DEPLOYED, seat, route, price)
    place_ball(p, seat, route)


def deploy_refusal(p: ReefPosition, seat: int, route: int) -> Reason | None:
    """Why step 1 cannot be done on a route."""
    t = p.compiled
    if route >= t.routes:
        return Reason("not-on-board", "RP-002")
    if p.deployed:
        return Reason("deployed-already", "RP-095")
    if p.deployment[seat] == 0:
        return Reason("no-balls", "RP-099")
    here = p.ship_at[seat]
    if here not in (t.end_one[route], t.end_two[route]):
        return Reason("not-at-ship", "RP-096", {"route": route, "spot": here})
    if p.filled[route] == t.pips[route]:
        return Reason("route-full", "RP-096", {"route": route})
    price = deploy_price(p, seat, route)
    if price > p.energy[seat]:
        return Reason("energy", "RP-097", {"price": price, "have": p.energy[seat]})
    if not can_sail(p, seat, p.energy[seat] - price, route):
        return Reason("no-way-left", "RP-101", {"price": price})
    return None


def deploy_details(p: ReefPosition, seat: int, route: int) -> dict[str, Value]:
    """What it costs, what it would clean, and what the journeys from here would cost after it."""
    prices = journeys(p, seat, route)[0]
    return {"price": deploy_price(p, seat, route), **cleaning_details(p, seat, route), "prices": prices}


def cleaning_details(p: ReefPosition, seat: int, route: int) -> dict[str, Value]:
    """The sectors a ball on this route would clean, the points of everybody, and who would get the tiles."""
    sectors = closes(p, route)
    place = route * SEATS + seat
    p.balls[place] += 1
    amounts = [sum(cleaning_points(p, other, s) for s in sectors) for other in range(p.seats)]
    takers = [winner(p, sector) for sector in sectors]
    p.balls[place] -= 1
    return {"cleans": len(sectors), "sectors": sectors, "amounts": amounts, "takers": takers}


def closes(p: ReefPosition, route: int) -> list[int]:
    """The sectors that a ball on this route would clean."""
    sectors: list[int] = []
    if p.filled[route] == 0:
        for sector in p.compiled.route_sectors[route]:
            if p.sector_tile[sector] != EMPTY:
                open_routes = sum(p.filled[other] == 0 for other in p.compiled.sector_routes[sector])
                if open_routes == 1:
                    sectors.append(sector)
    return sectors


def leaves_way(p: ReefPosition, seat: int, route: int) -> bool:
    """Would a free ball on this route leave the move of a Travel turn possible?  AM-101"""
    if p.kind != TRAVEL or p.moved:
        return True
    place = route * SEATS + seat
    p.balls[place] += 1
    p.filled[route] += 1
    is_possible = travel_open(p, seat, p.energy[seat], p.deployment[seat] - 1)
    p.balls[place] -= 1
    p.filled[route] -= 1
    return is_possible


def can_deploy_free(p: ReefPosition, seat: int) -> bool:
    """Is there a ball, and a route that takes it?  RP-137, AM-30, AM-32"""
    if p.deployment[seat] == 0:
        return False
    for route in range(p.compiled.routes):
        if has_space(p, route) and leaves_way(p, seat, route):
            return True
    return False


class FreeDeploy(Choice[RepeatFrame]):
    """Balls go to any empty spaces of the board for nothing, one after the other.  RP-137, AM-30 .. AM-32"""

    def __init__(self) -> None:
        super().__init__("free-deploy", "RP-137", [verbs.DEPLOY, verbs.DONE, verbs.TRADE], frame=RepeatFrame)

    def choices(self, p: ReefPosition, f: RepeatFrame) -> list[int]:
        if p.deployment[f.seat] == 0:
            return []
        pips = p.compiled.pips
        filled = p.filled
        base = verbs.DEPLOY.base
        if p.kind == TRAVEL and not p.moved:
            return [
                base + route
                for route in range(len(pips))
                if filled[route] < pips[route] and leaves_way(p, f.seat, route)
            ]
        return [base + route for route in range(len(pips)) if filled[route] < pips[route]]

    def may_stop(self, f: RepeatFrame) -> bool:
        return f.optional

    def choose(self, p: ReefPosition, f: RepeatFrame, action: int) -> None:
        if f.left > 1:
            p.push(RepeatFrame(frames.FREE_DEPLOY, f.seat, f.left - 1, True))
        route = verbs.DEPLOY.first(action)
        p.say(events.DEPLOYED_FREE, f.seat, route)
        place_ball(p, f.seat, route)

    def against(self, p: ReefPosition, f: RepeatFrame, action: int) -> Reason | None:
        route = verbs.DEPLOY.first(action)
        if route >= p.compiled.routes:
            return Reason("not-on-board", "RP-002")
        if not has_space(p, route):
            return Reason("route-full", "RP-137", {"route": route})
        return None if leaves_way(p, f.seat, route) else Reason("no-way-left", "RP-101", {"price": 0})

    def details(self, p: ReefPosition, f: RepeatFrame, action: int) -> dict[str, Value]:
        if verbs.DEPLOY.owns(action):
            return {"price": 0, **cleaning_details(p, f.seat, verbs.DEPLOY.first(action))}
        return {}
