"""Setting up: chapters A and B of the ledger."""

from typing import Final

from bathysphere.engine.events import only
from bathysphere.engine.game import Game
from bathysphere.games.reef.rules import events, frames
from bathysphere.games.reef.rules.compiled import ReefCompiled
from bathysphere.games.reef.rules.position import EMPTY, ReefPosition, insert
from bathysphere.games.reef.rules.verbs import (
    CREW,
    EXPLORATION,
    HIRED,
    MILESTONES,
    MISSIONS,
    OBJECTIVES,
    POLLUTION,
    RESOURCES,
    SEATS,
    SHIPS,
    TANKS,
)

DRAFT_HAND: Final = 3
"""Missions dealt for the draft; two of them stay.  RP-027"""
DEALT_HAND: Final = 2


def start(game: Game, tables: ReefCompiled, seats: int, seed: int | str) -> ReefPosition:
    """A new game, up to the first choice: the last player's Ship.  RP-001 .. RP-028"""
    p = ReefPosition(game, tables, seats)
    p.seed(seed)
    p.first_chair = p.below(seats)
    lay_board(p)
    lay_seafloor(p)
    lay_offers(p)
    seat_players(p)
    p.wait(frames.CHOOSE_SHIP, seats - 1)
    p.run()
    return p


def shuffled(p: ReefPosition, things: list[int]) -> list[int]:
    """A shuffled copy."""
    copied = things.copy()
    p.shuffle(copied)
    return copied


def lay_board(p: ReefPosition) -> None:
    """Islands by colour, a hidden tile on every sector, the rest as supply.  RP-001 .. RP-007"""
    t = p.compiled
    p.island_at = [EMPTY] * t.spots
    for color in range(3):
        tiles = shuffled(p, [tile for tile in t.islands_in_play if t.island_color[tile] == color])
        for spot in range(t.spots):
            if t.spot_color[spot] == color:
                p.island_at[spot] = tiles.pop()
    p.supply = [
        shuffled(p, [tile for tile in range(POLLUTION) if t.pollution_size[tile] == size])
        for size in range(3)
    ]
    p.sector_tile = [p.supply[t.sharks[sector] - 1].pop() for sector in range(t.sectors)]
    p.balls = [0] * (t.routes * SEATS)
    p.filled = [0] * t.routes
    p.used = [0] * POLLUTION
    p.seen_pollution = [0] * POLLUTION


def lay_seafloor(p: ReefPosition) -> None:
    """Exploration tiles face down but the first, tanks on side A; the rest leaves unseen.  RP-009, RP-010"""
    t = p.compiled
    p.spare_exploration = []
    p.slots = [EMPTY] * len(t.slot_kind)
    for kind in range(2):
        tiles = shuffled(p, [tile for tile in range(EXPLORATION) if t.exploration_kind[tile] == kind])
        for slot in range(len(t.slot_kind)):
            if t.slot_kind[slot] == kind:
                p.slots[slot] = tiles.pop()
        p.spare_exploration += tiles
    p.turned_up = 1
    p.tanks = [EMPTY] * len(t.slot_kind)
    for kind in range(2):
        tanks = shuffled(p, [tank for tank in range(TANKS) if t.tank_kind[tank] == kind])
        for slot in range(len(t.slot_kind)):
            if t.slot_tank[slot] == kind:
                p.tanks[slot] = tanks.pop()
    p.tank_b = 0


def lay_offers(p: ReefPosition) -> None:
    """Crew, Milestones, missions, Objectives, Ships.  RP-011 .. RP-015, RP-017"""
    t = p.compiled
    p.crew_stack = shuffled(p, list(range(CREW)))
    p.crew_offer = [p.crew_stack.pop() for _ in t.crew_prices]
    p.crew_discard = []
    tiles = shuffled(p, list(range(MILESTONES)))
    p.stacks = [[tiles.pop() for _ in range(t.milestones_per_stack)] for _ in range(2)]
    p.spare_milestones = tiles
    p.looking = []
    p.seen_milestone = [0] * MILESTONES
    p.member_milestone = [0] * MILESTONES
    p.mission_deck = shuffled(p, t.missions_in_play)
    p.mission_offer = [p.mission_deck.pop() for _ in range(t.offer_size)]
    p.flipped = [0] * MISSIONS
    p.seen_mission = [0] * MISSIONS
    p.objective_deck = shuffled(p, list(range(OBJECTIVES)))
    p.objective_hand = []
    p.objective_order = []
    p.objective_discards = []
    ships = shuffled(p, list(range(SHIPS)))
    p.ships_offered = ships[: p.seats + 1]
    p.ships_offered.sort()


def seat_players(p: ReefPosition) -> None:
    """What every player starts with.  RP-019 .. RP-026"""
    t = p.compiled
    seats = p.seats
    p.score = [0] * seats
    p.energy = t.energy_start[:seats]
    p.coins = [t.start_coins] * seats
    p.cargo = [t.start_each] * (seats * RESOURCES)
    p.locked = [t.blocked] * (seats * RESOURCES)
    p.deployment = [t.deployment] * seats
    p.removed = [0] * seats
    p.ship_at = [t.start] * seats
    p.diver = [0] * seats
    p.scientist = [0] * seats
    p.arrived = [seats - seat for seat in range(seats)]
    p.stamp = seats
    p.ship = [EMPTY] * seats
    p.crew = [EMPTY] * (seats * HIRED)
    p.objective = [EMPTY] * seats
    p.objective_vp = [-1] * seats
    p.hands = [[] for _ in range(seats)]
    p.packets = [[] for _ in range(seats)]
    p.passed = []
    p.first_kept = [EMPTY] * seats
    p.rejected = [EMPTY] * seats
    p.played = [[] for _ in range(seats)]
    p.milestones_open = [[] for _ in range(seats)]
    p.milestones_down = [[] for _ in range(seats)]
    p.pollution = [[] for _ in range(seats)]


def deal_missions(p: ReefPosition) -> None:
    """Three missions each for the draft, or two random ones for a first game.  RP-027, RP-028"""
    draft = p.compiled.draft
    for seat in range(p.seats):
        cards = [p.mission_deck.pop() for _ in range(DRAFT_HAND if draft else DEALT_HAND)]
        cards.sort()
        if p.sink is not None:
            p.show(events.DEALT, seat, cards, only(seat))
        if draft:
            p.packets[seat] = cards
        else:
            for card in cards:
                insert(p.hands[seat], card)
    p.reveals += 1
