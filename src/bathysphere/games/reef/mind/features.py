"""What a learning agent sees of a game of Reef Project: the seat's view as numbers."""

from typing import Final

from bathysphere.engine.features import Encoder, Features, put
from bathysphere.games.reef.rules.codes import is_among, is_intern, knows
from bathysphere.games.reef.rules.position import EMPTY, ReefPosition
from bathysphere.games.reef.rules.steps import STEPS as ALL_STEPS
from bathysphere.games.reef.rules.verbs import (
    CREW,
    EXPLORATION,
    HIRED,
    MEMBERS,
    MILESTONES,
    MISSIONS,
    OBJECTIVES,
    POLLUTION,
    RESOURCES,
    ROUTES,
    SEATS,
    SECTORS,
    SHIPS,
    SPOTS,
    TANKS,
)

ISLANDS: Final = 17
SLOTS: Final = 12

FEATURES: Final = Features()
STEP: Final = FEATURES.block("step", [len(ALL_STEPS)], 1, "which choice is pending", of="step")
CHOOSER: Final = FEATURES.block("chooser", [SEATS], 1, "who has to choose", of="player")
ACTIVE: Final = FEATURES.block("active", [SEATS], 1, "whose turn it is", of="player")
KIND: Final = FEATURES.block("kind", [3], 1, "what the turn is", of="undeclared, recharge, travel")
USED: Final = FEATURES.block(
    "used up", [5], 1, "what was done in this turn", of="deployment, move, mission, reveal, extra step"
)
ACTIVATED: Final = FEATURES.block("activated", [MEMBERS], 1, "crew activated in this turn", of="member")
TURN: Final = FEATURES.block("turn", [1], 200, "turns played")
LAST: Final = FEATURES.block("turns left", [1], 8, "turns until the end, once it is set off; else 0")
PLAYERS: Final = FEATURES.block("seats", [1], SEATS, "how many players")
PLACE: Final = FEATURES.block("place", [1], SEATS, "the own place in the order of play, 0: starting player")
SIDE: Final = FEATURES.block("side", [1], 1, "is side B of the ships played?")
SCORE: Final = FEATURES.block("score", [SEATS], 100, "points so far", of="player")
ENERGY: Final = FEATURES.block("energy", [SEATS], 20, "energy", of="player")
COINS: Final = FEATURES.block("coins", [SEATS], 20, "coins", of="player")
CARGO: Final = FEATURES.block("cargo", [SEATS, RESOURCES], 8, "resources", of="player, resource")
LOCKED: Final = FEATURES.block(
    "locked", [SEATS, RESOURCES], 8, "balls on the resource tracks", of="player, resource"
)
DEPLOYMENT: Final = FEATURES.block("deployment", [SEATS], 10, "balls ready to be deployed", of="player")
DIVER: Final = FEATURES.block("diver", [SEATS], 14, "depth of the diver", of="player")
RESEARCH: Final = FEATURES.block("research", [SEATS], 16, "place of the scientist", of="player")
AHEAD: Final = FEATURES.block("research rank", [SEATS], SEATS, "scientists behind", of="player")
HANDS: Final = FEATURES.block("hand size", [SEATS], 10, "missions in hand", of="player")
DONE: Final = FEATURES.block("missions done", [SEATS], 12, "missions played", of="player")
TILES: Final = FEATURES.block("pollution tiles", [SEATS], 12, "pollution tiles gained", of="player")
MILESTONE_COUNT: Final = FEATURES.block(
    "milestones taken", [SEATS], 4, "milestones, open or not", of="player"
)
SHIP: Final = FEATURES.block("ship", [SEATS, SHIPS], 1, "which ship", of="player, ship")
SHIP_AT: Final = FEATURES.block("ship at", [SEATS, SPOTS], 1, "where the ship lies", of="player, spot")
HIRED_CREW: Final = FEATURES.block("crew", [SEATS, CREW], 1, "tiles hired, face up", of="player, tile")
INTERNS: Final = FEATURES.block("interns", [SEATS], HIRED, "crew spaces filled by interns", of="player")
BALLS: Final = FEATURES.block("balls", [SEATS, ROUTES], 4, "balls on the routes", of="player, route")
ISLAND: Final = FEATURES.block("island", [SPOTS, ISLANDS], 1, "which island lies where", of="spot, island")
CLEANED: Final = FEATURES.block("cleaned", [SECTORS], 1, "sectors without pollution", of="sector")
REEF: Final = FEATURES.block(
    "seafloor", [SLOTS, EXPLORATION], 1, "exploration tiles face up", of="slot, exploration"
)
TANK: Final = FEATURES.block("tank", [SLOTS, TANKS], 1, "oxygen tanks", of="slot, tank")
TANK_B: Final = FEATURES.block("tank b", [SLOTS], 1, "does the tank show side B?", of="slot")
SHIPS_OFFERED: Final = FEATURES.block("ships offered", [SHIPS], 1, "ships to choose from", of="ship")
CREW_OFFER: Final = FEATURES.block(
    "crew offer", [CREW], 6, "places in the offer, 1: cheapest; 0: not there", of="tile"
)
MISSION_OFFER: Final = FEATURES.block(
    "mission offer", [MISSIONS], 8, "places in the offer, 1: leftmost; 0: not there", of="mission"
)
HAND: Final = FEATURES.block("hand", [MISSIONS], 1, "the own missions", of="mission")
PACKET: Final = FEATURES.block("packet", [MISSIONS], 1, "the missions to draft from", of="mission")
PLAYED: Final = FEATURES.block("played", [MISSIONS], 1, "the own missions that are played", of="mission")
MILESTONE: Final = FEATURES.block("milestones", [MILESTONES], 1, "the own open milestones", of="milestone")
LOOKING: Final = FEATURES.block(
    "looking", [MILESTONES], 1, "milestones in hand that the seat sees", of="milestone"
)
POLLUTION_OWN: Final = FEATURES.block(
    "pollution", [POLLUTION], 2, "own tiles that the seat knows: 2, used: 1", of="pollution"
)
OBJECTIVE: Final = FEATURES.block("objective", [OBJECTIVES], 1, "the own objective", of="objective")
OBJECTIVE_HAND: Final = FEATURES.block(
    "objective hand", [OBJECTIVES], 1, "objectives to choose from", of="objective"
)
CREW_STACK: Final = FEATURES.block("crew stack", [1], CREW, "tiles in the crew stack")
DECK: Final = FEATURES.block("mission deck", [1], MISSIONS, "cards in the mission deck")
HANDED_OUT: Final = FEATURES.block("objectives out", [1], 1, "are the objectives handed out?")


class ReefEncoder(Encoder[ReefPosition]):
    """Everything of the view but the missions others have played and what is known of face-down stacks."""

    def fill(self, p: ReefPosition, seat: int, row: bytearray) -> None:
        self.fill_turn(p, seat, row)
        for other in range(p.seats):
            self.fill_player(p, other, (other - seat) % p.seats, row)
        self.fill_board(p, row)
        self.fill_own(p, seat, row)

    def fill_turn(self, p: ReefPosition, seat: int, row: bytearray) -> None:
        """Who has to choose what, and what was done in the turn."""
        if p.stack:
            frame = p.stack[-1]
            row[STEP + frame.step] = 1
            row[CHOOSER + (frame.seat - seat) % p.seats] = 1
        row[ACTIVE + (p.active - seat) % p.seats] = 1
        row[KIND + p.kind] = 1
        used = [p.deployed, p.moved, p.mission_done, p.revealed, p.extra_used]
        for place in range(len(used)):
            if used[place]:
                row[USED + place] = 1
        if p.activated:
            for member in range(MEMBERS):
                if is_among(p.activated, member):
                    row[ACTIVATED + member] = 1
        put(row, TURN, p.turn)
        if p.end_turn > 0:
            put(row, LAST, p.end_turn - p.turn)
        row[PLAYERS] = p.seats
        put(row, PLACE, seat)
        if p.compiled.side_b:
            row[SIDE] = 1
        if p.handed_out:
            row[HANDED_OUT] = 1

    def fill_player(self, p: ReefPosition, other: int, place: int, row: bytearray) -> None:
        """What lies open before a player."""
        put(row, SCORE + place, p.score[other])
        put(row, ENERGY + place, p.energy[other])
        put(row, COINS + place, p.coins[other])
        for kind in range(RESOURCES):
            put(row, CARGO + place * RESOURCES + kind, p.cargo[other * RESOURCES + kind])
            put(row, LOCKED + place * RESOURCES + kind, p.locked[other * RESOURCES + kind])
        put(row, DEPLOYMENT + place, p.deployment[other])
        put(row, DIVER + place, p.diver[other])
        put(row, RESEARCH + place, p.scientist[other])
        behind = 0
        rank = p.rank(other)
        for who in range(p.seats):
            if p.rank(who) < rank:
                behind += 1
        put(row, AHEAD + place, behind)
        put(row, HANDS + place, len(p.hands[other]))
        put(row, DONE + place, len(p.played[other]))
        put(row, TILES + place, len(p.pollution[other]))
        put(row, MILESTONE_COUNT + place, len(p.milestones_open[other]) + len(p.milestones_down[other]))
        if p.ship[other] != EMPTY:
            row[SHIP + place * SHIPS + p.ship[other]] = 1
        if p.ship_at[other] >= 0:
            row[SHIP_AT + place * SPOTS + p.ship_at[other]] = 1
        interns = 0
        for space in range(other * HIRED, other * HIRED + HIRED):
            tile = p.crew[space]
            if is_intern(tile):
                interns += 1
            elif tile != EMPTY:
                row[HIRED_CREW + place * CREW + tile] = 1
        put(row, INTERNS + place, interns)
        balls = p.balls
        for route in range(p.compiled.routes):
            put(row, BALLS + place * ROUTES + route, balls[route * SEATS + other])

    def fill_board(self, p: ReefPosition, row: bytearray) -> None:
        """What lies open for all."""
        t = p.compiled
        for spot in range(t.spots):
            if p.island_at[spot] != EMPTY:
                row[ISLAND + spot * ISLANDS + p.island_at[spot]] = 1
        for sector in range(t.sectors):
            if p.sector_tile[sector] == EMPTY:
                row[CLEANED + sector] = 1
        for slot in range(len(p.slots)):
            if is_among(p.turned_up, slot):
                row[REEF + slot * EXPLORATION + p.slots[slot]] = 1
            if p.tanks[slot] != EMPTY:
                row[TANK + slot * TANKS + p.tanks[slot]] = 1
            if is_among(p.tank_b, slot):
                row[TANK_B + slot] = 1
        for ship in p.ships_offered:
            row[SHIPS_OFFERED + ship] = 1
        for place in range(len(p.crew_offer)):
            if p.crew_offer[place] != EMPTY:
                row[CREW_OFFER + p.crew_offer[place]] = place + 1
        for place in range(len(p.mission_offer)):
            row[MISSION_OFFER + p.mission_offer[place]] = place + 1
        put(row, CREW_STACK, len(p.crew_stack))
        put(row, DECK, len(p.mission_deck))

    def fill_own(self, p: ReefPosition, seat: int, row: bytearray) -> None:
        """What the seat alone sees."""
        for card in p.hands[seat]:
            row[HAND + card] = 1
        for card in p.packets[seat]:
            row[PACKET + card] = 1
        for card in p.played[seat]:
            row[PLAYED + card] = 1
        for tile in p.milestones_open[seat]:
            row[MILESTONE + tile] = 1
        for tile in p.looking:
            if knows(p.seen_milestone[tile], seat):
                row[LOOKING + tile] = 1
        for tile in p.pollution[seat]:
            if knows(p.seen_pollution[tile], seat):
                row[POLLUTION_OWN + tile] = 1 if p.used[tile] else 2
        if p.objective[seat] != EMPTY:
            row[OBJECTIVE + p.objective[seat]] = 1
        if p.stack and p.stack[-1].seat == seat:
            for card in p.objective_hand:
                row[OBJECTIVE_HAND + card] = 1


ENCODER: Final = ReefEncoder(FEATURES)
