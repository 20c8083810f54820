"""What a learning agent sees of a game of Reef Project: the seat's view as numbers."""

from typing import Final

from bathysphere.engine.features import Encoder, Features, put, put_binary, put_frame, put_order
from bathysphere.games.reef.content.load import SETTINGS
from bathysphere.games.reef.rules.codes import (
    ALL_SEE,
    STACKS,
    crew_tile,
    is_among,
    is_intern,
    knows,
    stack_passed,
    tile_passed,
)
from bathysphere.games.reef.rules.position import AFTER_OBJECTIVES, EMPTY, ReefPosition
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
SIZES: Final = 3
"""Of Pollution tiles: small, medium, large."""
FIELDS: Final = 6
DIGITS: Final = 12

FEATURES: Final = Features()
STEP: Final = FEATURES.block("step", [len(ALL_STEPS)], 1, "which choice is pending", of="step")
CHOOSER: Final = FEATURES.block("chooser", [SEATS], 1, "who has to choose", of="player")
ABOUT: Final = FEATURES.block(
    "about",
    [FIELDS, DIGITS],
    1,
    "what the choice has to know (`rules/frames.py`), in binary digits",
    of="field, digit",
)
ACTIVE: Final = FEATURES.block("active", [SEATS], 1, "whose turn it is", of="player")
KIND: Final = FEATURES.block("kind", [3], 1, "what the turn is", of="undeclared, recharge, travel")
USED: Final = FEATURES.block(
    "used up", [5], 1, "what was done in this turn", of="deployment, move, mission, reveal, extra step"
)
ACTIVATED: Final = FEATURES.block("activated", [MEMBERS], 1, "crew activated in this turn", of="member")
TURN: Final = FEATURES.block("turn", [1], 200, "turns played")
LAST: Final = FEATURES.block("turns left", [1], 8, "turns until the end, once it is set off; else 0")
END: Final = FEATURES.block(
    "end turn", [10], 1, "after which turn the game ends, 0: not set off; in binary digits", of="digit"
)
STAGE: Final = FEATURES.block(
    "stage", [3], 1, "of the final scoring", of="playing, before objectives, after objectives"
)
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
HIRED_CREW: Final = FEATURES.block(
    "crew", [SEATS, CREW], HIRED, "spaces of the tiles hired face up, 1: the first", of="player, tile"
)
INTERN: Final = FEATURES.block(
    "intern", [SEATS, CREW], HIRED, "spaces of the tiles hired as interns, 1: the first", of="player, tile"
)
INTERNS: Final = FEATURES.block("interns", [SEATS], HIRED, "crew spaces filled by interns", of="player")
REMOVED: Final = FEATURES.block("removed", [SEATS], 10, "balls that have left the game", of="player")
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
CREW_TOP: Final = FEATURES.block("crew top", [CREW], 1, "the tile on top of the crew stack", of="tile")
CREW_DISCARD: Final = FEATURES.block(
    "crew discard", [CREW], CREW, "crew tiles discarded in order, 1: the first", of="tile"
)
DECK_KNOWN: Final = FEATURES.block(
    "deck known",
    [MISSIONS],
    MISSIONS,
    "places of the missions the seat knows in the deck, 1: lowest",
    of="mission",
)
HAND_KNOWN: Final = FEATURES.block(
    "hand known",
    [SEATS, MISSIONS],
    2,
    "missions that the seat knows in other hands: 1, that everybody knows: 2",
    of="player, mission",
)
PACKETS: Final = FEATURES.block("packet size", [SEATS], 10, "missions to draft from", of="player")
SUPPLY: Final = FEATURES.block("supply", [SIZES], 12, "pollution tiles left", of="small, medium, large")
HAND: Final = FEATURES.block("hand", [MISSIONS], 1, "the own missions", of="mission")
PACKET: Final = FEATURES.block("packet", [MISSIONS], 1, "the missions to draft from", of="mission")
PLAYED: Final = FEATURES.block(
    "played", [SEATS, MISSIONS], 16, "missions played, 1: the first", of="player, mission"
)
FLIPPED: Final = FEATURES.block("flipped", [MISSIONS], 1, "missions that were part of a set", of="mission")
MILESTONE: Final = FEATURES.block(
    "milestones", [SEATS, MILESTONES], 4, "milestones taken open, 1: the first", of="player, milestone"
)
MILESTONE_DOWN: Final = FEATURES.block(
    "milestones down",
    [SEATS, STACKS, 4],
    1,
    "milestones taken unseen, in order, by their stacks",
    of="player, stack, place",
)
MILESTONE_KNOWN: Final = FEATURES.block(
    "milestones known",
    [SEATS, MILESTONES],
    4,
    "which of these the seat knows, by their places",
    of="player, milestone",
)
IN_STACK: Final = FEATURES.block(
    "stack known",
    [STACKS, MILESTONES],
    10,
    "places of milestones the seat knows in the stacks, 1: lowest",
    of="stack, milestone",
)
STACK_SIZE: Final = FEATURES.block("stack size", [STACKS], 10, "milestones in the stacks", of="stack")
LOOKED_AT: Final = FEATURES.block("looked at", [1], 10, "milestones in somebody's hand")
LOOKING: Final = FEATURES.block(
    "looking", [MILESTONES], 10, "milestones in hand that the seat sees, 1: the first", of="milestone"
)
POLLUTION_KNOWN: Final = FEATURES.block(
    "pollution", [SEATS, POLLUTION], 12, "tiles that the seat knows, by their places", of="player, pollution"
)
POLLUTION_USED: Final = FEATURES.block(
    "pollution used",
    [SEATS, 12],
    1,
    "pollution tiles that were revealed, by their places",
    of="player, place",
)
POLLUTION_SIZE: Final = FEATURES.block(
    "pollution size", [SEATS, 12], SIZES, "sizes of the tiles, 1: small", of="player, place"
)
SECTOR_SIZE: Final = FEATURES.block(
    "sector size", [SECTORS], SIZES, "the size of the pollution on a sector, 1: small", of="sector"
)
OBJECTIVE: Final = FEATURES.block(
    "objective", [SEATS, OBJECTIVES], 1, "objectives that the seat knows", of="player, objective"
)
OBJECTIVE_HELD: Final = FEATURES.block("objective held", [SEATS], 1, "who has an objective", of="player")
OBJECTIVE_POINTS: Final = FEATURES.block(
    "objective points", [SEATS], 30, "what it gave, once that is known, plus 1", of="player"
)
OBJECTIVE_ORDER: Final = FEATURES.block(
    "objective order", [SEATS], SEATS, "who chooses an objective when, 1: first", of="player"
)
OBJECTIVES_LEFT: Final = FEATURES.block("objectives left", [1], OBJECTIVES, "objectives to choose from")
OBJECTIVE_HAND: Final = FEATURES.block(
    "objective hand", [OBJECTIVES], 10, "objectives to choose from, 1: the first", of="objective"
)
CREW_STACK: Final = FEATURES.block("crew stack", [1], CREW, "tiles in the crew stack")
DECK: Final = FEATURES.block("mission deck", [1], MISSIONS, "cards in the mission deck")
HANDED_OUT: Final = FEATURES.block("objectives out", [1], 1, "are the objectives handed out?")
FEATURES.choices(SETTINGS)


class ReefEncoder(Encoder[ReefPosition]):
    """Everything of the view."""

    def fill(self, p: ReefPosition, seat: int, row: bytearray) -> None:
        self.fill_turn(p, seat, row)
        for other in range(p.seats):
            self.fill_player(p, other, (other - seat) % p.seats, row)
            self.fill_known(p, seat, other, (other - seat) % p.seats, row)
        self.fill_board(p, row)
        self.fill_stacks(p, seat, row)
        self.fill_own(p, seat, row)

    def fill_turn(self, p: ReefPosition, seat: int, row: bytearray) -> None:
        """Who has to choose what, and what was done in the turn."""
        if p.stack:
            frame = p.stack[-1]
            row[STEP + frame.step] = 1
            row[CHOOSER + (frame.seat - seat) % p.seats] = 1
            put_frame(row, ABOUT, frame, DIGITS)
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
        put_binary(row, END, p.end_turn - 1, 10)
        row[STAGE + p.stage] = 1
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
                row[INTERN + place * CREW + crew_tile(tile)] = space - other * HIRED + 1
            elif tile != EMPTY:
                row[HIRED_CREW + place * CREW + tile] = space - other * HIRED + 1
        put(row, INTERNS + place, interns)
        put(row, REMOVED + place, p.removed[other])
        put(row, PACKETS + place, len(p.packets[other]))
        put_order(row, PLAYED + place * MISSIONS, p.played[other])
        for card in p.played[other]:
            if p.flipped[card]:
                row[FLIPPED + card] = 1
        put_order(row, MILESTONE + place * MILESTONES, p.milestones_open[other])
        balls = p.balls
        for route in range(p.compiled.routes):
            put(row, BALLS + place * ROUTES + route, balls[route * SEATS + other])

    def fill_known(self, p: ReefPosition, seat: int, other: int, place: int, row: bytearray) -> None:
        """What the seat knows of what lies face down before a player, and what all see of it."""
        if other != seat:
            for card in p.hands[other]:
                if knows(p.seen_mission[card], seat):
                    row[HAND_KNOWN + place * MISSIONS + card] = 2 if p.seen_mission[card] == ALL_SEE else 1
        down = p.milestones_down[other]
        for number in range(len(down)):
            tile = tile_passed(down[number])
            row[MILESTONE_DOWN + (place * STACKS + stack_passed(down[number])) * 4 + number] = 1
            if knows(p.seen_milestone[tile], seat):
                row[MILESTONE_KNOWN + place * MILESTONES + tile] = number + 1
        for number in range(min(12, len(p.pollution[other]))):
            tile = p.pollution[other][number]
            if knows(p.seen_pollution[tile], seat):
                row[POLLUTION_KNOWN + place * POLLUTION + tile] = number + 1
            row[POLLUTION_SIZE + place * 12 + number] = p.compiled.pollution_size[tile] + 1
            if p.used[tile]:
                row[POLLUTION_USED + place * 12 + number] = 1
        if p.objective[other] != EMPTY:
            row[OBJECTIVE_HELD + place] = 1
            if other == seat or p.stage == AFTER_OBJECTIVES:
                row[OBJECTIVE + place * OBJECTIVES + p.objective[other]] = 1
                put(row, OBJECTIVE_POINTS + place, p.objective_vp[other] + 1)

    def fill_stacks(self, p: ReefPosition, seat: int, row: bytearray) -> None:
        """What lies face down, and what the seat knows of it."""
        if p.crew_stack:
            row[CREW_TOP + p.crew_stack[-1]] = 1
        put_order(row, CREW_DISCARD, p.crew_discard)
        for place in range(len(p.mission_deck)):
            if knows(p.seen_mission[p.mission_deck[place]], seat):
                row[DECK_KNOWN + p.mission_deck[place]] = place + 1
        for stack in range(len(p.stacks)):
            put(row, STACK_SIZE + stack, len(p.stacks[stack]))
            for place in range(len(p.stacks[stack])):
                tile = p.stacks[stack][place]
                if knows(p.seen_milestone[tile], seat):
                    row[IN_STACK + stack * MILESTONES + tile] = place + 1
        put(row, LOOKED_AT, len(p.looking))
        for size in range(len(p.supply)):
            put(row, SUPPLY + size, len(p.supply[size]))
        put(row, OBJECTIVES_LEFT, len(p.objective_hand))
        for place in range(len(p.objective_order)):
            row[OBJECTIVE_ORDER + (p.objective_order[place] - seat) % p.seats] = place + 1

    def fill_board(self, p: ReefPosition, row: bytearray) -> None:
        """What lies open for all."""
        t = p.compiled
        for spot in range(t.spots):
            if p.island_at[spot] != EMPTY:
                row[ISLAND + spot * ISLANDS + p.island_at[spot]] = 1
        for sector in range(t.sectors):
            if p.sector_tile[sector] == EMPTY:
                row[CLEANED + sector] = 1
            else:
                row[SECTOR_SIZE + sector] = t.pollution_size[p.sector_tile[sector]] + 1
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
        put_order(row, MISSION_OFFER, p.mission_offer)
        put(row, CREW_STACK, len(p.crew_stack))
        put(row, DECK, len(p.mission_deck))

    def fill_own(self, p: ReefPosition, seat: int, row: bytearray) -> None:
        """What the seat alone sees."""
        for card in p.hands[seat]:
            row[HAND + card] = 1
        for card in p.packets[seat]:
            row[PACKET + card] = 1
        for place in range(len(p.looking)):
            if knows(p.seen_milestone[p.looking[place]], seat):
                row[LOOKING + p.looking[place]] = place + 1
        if p.stack and p.stack[-1].seat == seat:
            put_order(row, OBJECTIVE_HAND, p.objective_hand)


ENCODER: Final = ReefEncoder(FEATURES)
