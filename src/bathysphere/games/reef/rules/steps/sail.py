"""Ways over the routes and where a Ship can go: chapter N of the ledger."""

from typing import Final

from bathysphere.engine.reasons import Reason
from bathysphere.games.reef.rules import events
from bathysphere.games.reef.rules.compiled import DEPLOY_DISCOUNT
from bathysphere.games.reef.rules.position import TRAVEL, ReefPosition
from bathysphere.games.reef.rules.verbs import SEATS

FAR: Final = 1000
NO_ROUTE: Final = -1


def ways(p: ReefPosition, seat: int, energy: int, free: int) -> list[int]:
    """What the cheapest way to each spot costs, FAR where the Energy does not suffice.

    `free` is a route that counts as the seat's own, or NO_ROUTE.  RP-103 .. RP-105, AM-102
    """
    t = p.compiled
    balls = p.balls
    filled = p.filled
    pips = t.pips
    cheapest = [FAR] * t.spots
    start = p.ship_at[seat]
    cheapest[start] = 0
    fringe: list[list[int]] = [[] for _ in range(energy + 1)]
    fringe[0].append(start)
    for paid in range(energy + 1):
        spots = fringe[paid]
        place = 0
        while place < len(spots):
            spot = spots[place]
            place += 1
            if cheapest[spot] < paid:
                continue
            touching = t.touching[spot]
            beyond = t.beyond[spot]
            for k in range(len(touching)):
                route = touching[k]
                total = paid
                if route != free and balls[route * SEATS + seat] == 0:
                    total += pips[route] - filled[route]
                other = beyond[k]
                if total <= energy and total < cheapest[other]:
                    cheapest[other] = total
                    fringe[total].append(other)
    return cheapest


def journeys(p: ReefPosition, seat: int, free: int) -> tuple[list[int], list[list[int]]]:
    """For people: the price of every spot, whatever the Energy, and the routes of a cheapest way."""
    t = p.compiled
    prices = [FAR] * t.spots
    legs: list[list[int]] = [[] for _ in range(t.spots)]
    start = p.ship_at[seat]
    prices[start] = 0
    fringe = [start]
    while fringe:
        spot = fringe.pop(0)
        for k in range(len(t.touching[spot])):
            route = t.touching[spot][k]
            other = t.beyond[spot][k]
            price = prices[spot] + (0 if route == free else p.toll(seat, route))
            shorter = price == prices[other] and len(legs[spot]) + 1 < len(legs[other])
            if other != start and (price < prices[other] or shorter):
                prices[other] = price
                legs[other] = [*legs[spot], route]
                fringe.append(other)
    return prices, legs


def can_sail(p: ReefPosition, seat: int, energy: int, free: int) -> bool:
    """Is there an Island where the Ship could end?  RP-101, RP-102, AM-28"""
    t = p.compiled
    start = p.ship_at[seat]
    touching = t.touching[start]
    beyond = t.beyond[start]
    for k in range(len(touching)):
        route = touching[k]
        if (route == free or p.toll(seat, route) <= energy) and p.docked(beyond[k]) < 0:
            return True
    cheapest = ways(p, seat, energy, free)
    for spot in range(t.spots):
        if cheapest[spot] < FAR and spot != start and p.docked(spot) < 0:
            return True
    return False


def deploy_price(p: ReefPosition, seat: int, route: int) -> int:
    """What step 1 costs on a route: its visible symbols, nothing with an own ball, less with power 5.

    RP-097, RP-098, RP-134, AM-33
    """
    return max(0, p.toll(seat, route) - p.power_n(seat, DEPLOY_DISCOUNT))


def has_space(p: ReefPosition, route: int) -> bool:
    """Does a route have an empty space?  RP-096, AM-31"""
    return p.filled[route] < p.compiled.pips[route]


def travel_open(p: ReefPosition, seat: int, energy: int, balls: int) -> bool:
    """Can the Travel turn be completed with this Energy and these balls in the Deployment area?

    Directly, or after the deployment of step 1 if that is still unused.  AM-28, AM-101
    """
    if can_sail(p, seat, energy, NO_ROUTE):
        return True
    if p.deployed or balls <= 0:
        return False
    for route in p.compiled.touching[p.ship_at[seat]]:
        if has_space(p, route):
            price = deploy_price(p, seat, route)
            if price <= energy and can_sail(p, seat, energy - price, route):
                return True
    return False


def may_spend(p: ReefPosition, seat: int, energy: int, balls: int) -> bool:
    """Before the move of a Travel turn nothing may be paid that the move needs.  AM-29, AM-101"""
    if p.kind != TRAVEL or p.moved or seat != p.active or (energy == 0 and balls == 0):
        return True
    return travel_open(p, seat, p.energy[seat] - energy, p.deployment[seat] - balls)


def sail(p: ReefPosition, seat: int, spot: int) -> None:
    """Pay the cheapest way and dock at the goal.  RP-101 .. RP-105"""
    price = ways(p, seat, p.energy[seat], NO_ROUTE)[spot]
    origin = p.ship_at[seat]
    p.energy[seat] -= price
    p.ship_at[seat] = spot
    p.kind = TRAVEL
    p.moved = True
    p.say(events.SAILED, seat, origin, spot, price)


def sail_refusal(p: ReefPosition, seat: int, spot: int) -> Reason | None:
    """Why a Ship cannot go there: it is there already, somebody else is, or the Energy does not suffice."""
    if spot >= p.compiled.spots:
        return Reason("not-on-board", "RP-002")
    if spot == p.ship_at[seat]:
        return Reason("same-island", "RP-101", {"spot": spot})
    other = p.docked(spot)
    if other >= 0:
        return Reason("occupied", "RP-102", {"spot": spot, "owner": other})
    price = ways(p, seat, 3 * len(p.compiled.pips), NO_ROUTE)[spot]
    if price > p.energy[seat]:
        return Reason("energy", "RP-104", {"price": price, "have": p.energy[seat]})
    return None
