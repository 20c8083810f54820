"""A game of Reef Project at one moment."""

from __future__ import annotations

from typing import Final

from bathysphere.engine.game import Game
from bathysphere.engine.position import Position
from bathysphere.games.reef.rules import events
from bathysphere.games.reef.rules.codes import is_intern, research_rank
from bathysphere.games.reef.rules.compiled import ReefCompiled
from bathysphere.games.reef.rules.verbs import COLUMNS, HIRED, RESOURCES, ROWS, SEATS

UNDECLARED: Final = 0
RECHARGE: Final = 1
TRAVEL: Final = 2

PLAYING: Final = 0
"""Stages of the game: playing, before step 1 of the final scoring, after it."""
BEFORE_OBJECTIVES: Final = 1
AFTER_OBJECTIVES: Final = 2

EMPTY: Final = -1
"""Where no card or tile lies."""

_NONE: Final[list[int]] = []
_NO_LISTS: Final[list[list[int]]] = []


class ReefPosition(Position):
    """Things go by their numbers in the content; lists by seat * 3 + kind, route * 4 + seat and so on."""

    def __init__(self, game: Game, tables: ReefCompiled, seats: int) -> None:  # noqa: PLR0915
        super().__init__(game, tables, seats)
        self.compiled = tables
        # by seat
        self.score = _NONE
        self.energy = _NONE
        self.coins = _NONE
        self.cargo = _NONE
        """Resources by seat * 3 + kind.  RP-033"""
        self.locked = _NONE
        """Balls on the resource tracks, by seat * 3 + kind.  RP-025"""
        self.deployment = _NONE
        self.removed = _NONE
        """Balls that have left the game.  RP-138"""
        self.ship_at = _NONE
        self.diver = _NONE
        self.scientist = _NONE
        """Research positions in the order of their rank, side steps included."""
        self.arrived = _NONE
        """Who came later lies higher in the pile and is ahead.  AM-35"""
        self.ship = _NONE
        self.crew = _NONE
        """Tiles by seat * 9 + space; EMPTY, or `as_intern` when the back is up."""
        self.objective = _NONE
        self.objective_vp = _NONE
        """What the Objective gave in step 1 of the final scoring; -1 before."""
        self.hands = _NO_LISTS
        """Missions by seat, in ascending order."""
        self.played = _NO_LISTS
        """Missions by seat, in the order they were played."""
        self.flipped = _NONE
        """1 for a mission that was part of a set.  RP-112"""
        self.milestones_open = _NO_LISTS
        self.milestones_down = _NO_LISTS
        """Milestones taken in passing, as `passed_milestone`.  RP-046"""
        self.pollution = _NO_LISTS
        """Own Pollution tiles by seat, in the order they were gained."""
        self.used = _NONE
        """1 for a Pollution tile that was revealed.  RP-058"""
        # the board
        self.balls = _NONE
        """Balls by route * 4 + seat."""
        self.filled = _NONE
        """Balls by route, of whatever owner."""
        self.sector_tile = _NONE
        """The Pollution tile on a sector; EMPTY once it is cleaned.  RP-050, RP-055"""
        self.island_at = _NONE
        """The tile on a spot; EMPTY on the Starting Island."""
        # the seafloor
        self.slots = _NONE
        self.turned_up = 1
        """Exploration tiles that are face up, as bits by slot.  RP-009"""
        self.tanks = _NONE
        self.tank_b = 0
        """Tanks that show side B, as bits by slot.  RP-065"""
        self.spare_exploration = _NONE
        # offers and stacks; the last one of a stack is on top
        self.ships_offered = _NONE
        self.crew_stack = _NONE
        self.crew_offer = _NONE
        """From the cheapest to the dearest.  AM-04"""
        self.crew_discard = _NONE
        self.mission_deck = _NONE
        self.mission_offer = _NONE
        """From the left; new cards come in on the right.  RP-042"""
        self.stacks = _NO_LISTS
        self.spare_milestones = _NONE
        self.looking = _NONE
        """Milestones in the hand of the player who looks through a stack."""
        self.supply = _NO_LISTS
        """Pollution tiles by size."""
        self.objective_deck = _NONE
        self.objective_hand = _NONE
        """The Objectives that are being passed on."""
        self.objective_order = _NONE
        self.objective_discards = _NONE
        """First the card of the first chooser, then the last one left over."""
        # the draft, for as long as anybody can draw conclusions from it
        self.packets = _NO_LISTS
        self.passed = _NO_LISTS
        """The two missions a seat handed on."""
        self.first_kept = _NONE
        self.rejected = _NONE
        # what is known
        self.seen_mission = _NONE
        """Seats that know where a mission is, as bits; ALL_SEE for everybody."""
        self.seen_pollution = _NONE
        self.seen_milestone = _NONE
        """Seats that know exactly where a Milestone is, as bits."""
        self.member_milestone = _NONE
        """Seats that know which stack a Milestone belongs to, as bits."""
        # the turn
        self.active = 0
        self.kind = UNDECLARED
        self.deployed = False
        self.moved = False
        self.mission_done = False
        self.revealed = False
        self.extra_used = False
        self.activated = 0
        """Crew members that were activated this turn, as bits by member.  RP-084"""
        self.stamp = 0
        self.handed_out = False
        self.end_turn = 0
        """The game ends after that many turns; 0 as long as nobody has reached 45.  RP-116"""
        self.stage = PLAYING

    def copy(self) -> ReefPosition:  # noqa: PLR0915
        other = ReefPosition(self.game, self.compiled, self.seats)
        self.copy_engine_to(other)
        other.score = self.score.copy()
        other.energy = self.energy.copy()
        other.coins = self.coins.copy()
        other.cargo = self.cargo.copy()
        other.locked = self.locked.copy()
        other.deployment = self.deployment.copy()
        other.removed = self.removed.copy()
        other.ship_at = self.ship_at.copy()
        other.diver = self.diver.copy()
        other.scientist = self.scientist.copy()
        other.arrived = self.arrived.copy()
        other.ship = self.ship.copy()
        other.crew = self.crew.copy()
        other.objective = self.objective.copy()
        other.objective_vp = self.objective_vp.copy()
        other.hands = [cards.copy() for cards in self.hands]
        other.played = [cards.copy() for cards in self.played]
        other.flipped = self.flipped.copy()
        other.milestones_open = [tiles.copy() for tiles in self.milestones_open]
        other.milestones_down = [tiles.copy() for tiles in self.milestones_down]
        other.pollution = [tiles.copy() for tiles in self.pollution]
        other.used = self.used.copy()
        other.balls = self.balls.copy()
        other.filled = self.filled.copy()
        other.sector_tile = self.sector_tile.copy()
        other.island_at = self.island_at
        other.slots = self.slots
        other.turned_up = self.turned_up
        other.tanks = self.tanks
        other.tank_b = self.tank_b
        other.spare_exploration = self.spare_exploration
        other.ships_offered = self.ships_offered.copy()
        other.crew_stack = self.crew_stack.copy()
        other.crew_offer = self.crew_offer.copy()
        other.crew_discard = self.crew_discard.copy()
        other.mission_deck = self.mission_deck.copy()
        other.mission_offer = self.mission_offer.copy()
        other.stacks = [tiles.copy() for tiles in self.stacks]
        other.spare_milestones = self.spare_milestones
        other.looking = self.looking.copy()
        other.supply = [tiles.copy() for tiles in self.supply]
        other.objective_deck = self.objective_deck
        other.objective_hand = self.objective_hand.copy()
        other.objective_order = self.objective_order
        other.objective_discards = self.objective_discards.copy()
        other.packets = [cards.copy() for cards in self.packets]
        other.passed = self.passed
        other.first_kept = self.first_kept.copy()
        other.rejected = self.rejected.copy()
        other.seen_mission = self.seen_mission.copy()
        other.seen_pollution = self.seen_pollution.copy()
        other.seen_milestone = self.seen_milestone.copy()
        other.member_milestone = self.member_milestone.copy()
        other.active = self.active
        other.kind = self.kind
        other.deployed = self.deployed
        other.moved = self.moved
        other.mission_done = self.mission_done
        other.revealed = self.revealed
        other.extra_used = self.extra_used
        other.activated = self.activated
        other.stamp = self.stamp
        other.handed_out = self.handed_out
        other.end_turn = self.end_turn
        other.stage = self.stage
        return other

    # -- stores -------------------------------------------------------------------------------------

    def capacity(self, seat: int, kind: int) -> int:
        """The spaces of a resource track that no ball blocks.  RP-034"""
        t = self.compiled
        return t.open_spaces + t.blocked - self.locked[seat * RESOURCES + kind]

    def room(self, seat: int, kind: int) -> int:
        """How many more resources of a kind fit.  RP-034"""
        t = self.compiled
        place = seat * RESOURCES + kind
        return t.open_spaces + t.blocked - self.locked[place] - self.cargo[place]

    def power(self, seat: int) -> int:
        """The power of a seat's Ship; -1 before it has one."""
        ship = self.ship[seat]
        return self.compiled.power[ship] if ship >= 0 else -1

    def power_n(self, seat: int, power: int) -> int:
        """The amount of a power, 0 if the seat's Ship has another one."""
        ship = self.ship[seat]
        return self.compiled.power_n[ship] if ship >= 0 and self.compiled.power[ship] == power else 0

    # -- research ----------------------------------------------------------------------------------

    def rank(self, seat: int) -> int:
        """Who is further ahead on the Research track has more; no two are alike.  RP-128, AM-35, AM-36"""
        return research_rank(self.scientist[seat], self.arrived[seat])

    def reach(self, seat: int) -> int:
        """How many cards of the offer, from the left, a seat may take.  RP-041"""
        return self.compiled.node_reach[self.scientist[seat]]

    # -- routes ------------------------------------------------------------------------------------

    def toll(self, seat: int, route: int) -> int:
        """What a route costs a Ship: nothing with an own ball, else its visible symbols.  RP-104, RP-105"""
        if self.balls[route * SEATS + seat] > 0:
            return 0
        return self.compiled.pips[route] - self.filled[route]

    def docked(self, spot: int) -> int:
        """The seat whose Ship lies at a spot, or -1; at the start there may be several."""
        for seat in range(self.seats):
            if self.ship_at[seat] == spot:
                return seat
        return -1

    def balls_around(self, seat: int, sector: int) -> int:
        """Own balls on the boundary of a sector.  RP-051, RP-125"""
        balls = 0
        for route in self.compiled.sector_routes[sector]:
            balls += self.balls[route * SEATS + seat]
        return balls

    # -- crew --------------------------------------------------------------------------------------

    def row_matches(self, seat: int, row: int) -> bool:
        """Is a row complete, all tiles of the colour of its printed member or Interns?  RP-074, RP-078"""
        color = self.compiled.row_color[self.ship[seat] * ROWS + row]
        first = seat * HIRED + row * COLUMNS
        for space in range(first, first + COLUMNS):
            tile = self.crew[space]
            if tile == EMPTY or (not is_intern(tile) and self.compiled.crew_color[tile] != color):
                return False
        return True

    def column_filled(self, seat: int, column: int) -> bool:
        """Is a column of hired crew complete? The printed members form none.  RP-075, RP-151"""
        for row in range(ROWS):
            if self.crew[seat * HIRED + row * COLUMNS + column] == EMPTY:
                return False
        return True

    # -- points ------------------------------------------------------------------------------------

    def gain_points(self, seat: int, points: int) -> None:
        """Raise a score; at 45 the end is set, and announced unless Objectives are due.

        RP-032, RP-116, AM-15 .. AM-19
        """
        if points <= 0:
            return
        self.score[seat] += points
        self.say(events.POINTS, seat, points, self.score[seat])
        if self.end_turn == 0 and self.score[seat] >= self.compiled.end_at:
            self.end_turn = (self.turn // self.seats + 2) * self.seats
            if self.handed_out:
                self.announce_end(seat)

    def announce_end(self, seat: int) -> None:
        """Tell that a seat has set off the end."""
        self.say(events.END_SET_OFF, seat, self.score[seat], self.end_turn // self.seats)


def insert(cards: list[int], card: int) -> None:
    """Put a card into an ascending list."""
    place = len(cards)
    while place > 0 and cards[place - 1] > card:
        place -= 1
    cards.insert(place, card)
