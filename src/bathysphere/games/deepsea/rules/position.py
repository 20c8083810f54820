"""A game of Endeavor: Deep Sea at one moment."""

from __future__ import annotations

from typing import Final

from bathysphere.engine.game import Game
from bathysphere.engine.position import Position
from bathysphere.games.deepsea.rules.codes import depth_of, has_disc
from bathysphere.games.deepsea.rules.compiled import DeepSeaCompiled
from bathysphere.games.deepsea.rules.verbs import ATTRIBUTES, VESSELS

NOBODY: Final = -1
_NO_INTS: Final[list[int]] = []
_NO_LISTS: Final[list[list[int]]] = []


class DeepSeaPosition(Position):
    """Boards, sites, cards and kinds are ints: their places in the content files.

    Lists within lists (stacks, tableaus, tokens, …) are replaced as a whole and never changed in place, so
    that copies can share them.
    """

    def __init__(self, game: Game, tables: DeepSeaCompiled, seats: int) -> None:  # noqa: PLR0915
        super().__init__(game, tables, seats)
        self.compiled = tables
        self.round = 0
        self.wave = 0
        """The seat with the Wave.  DS-049"""
        self.active = NOBODY
        """Whose turn of the second phase it is; nobody's during Preparation.  AM-103"""
        self.passed = _NO_INTS
        # the ocean
        self.ocean = _NO_INTS
        """The board in each cell, or -1."""
        self.cell = _NO_INTS
        """The cell of each board, or -1."""
        self.disc = _NO_INTS
        """Whose disc lies on each site, or -1."""
        self.discoverer = _NO_INTS
        """Who discovered each board, or -1."""
        self.stacks = _NO_LISTS
        """Face-down boards by depth - 1; the last one is on top.  DS-041"""
        self.bottom = _NO_INTS
        """How many boards at the bottom of each stack everybody knows: those put back.  AM-122"""
        self.window = _NO_INTS
        """For each hidden board of the mission: among how many boards on top it lies; 0 = nothing known."""
        self.drawn = _NO_INTS
        """Boards being looked at."""
        # dive tokens, each with its pile: what was shuffled together (codes.py)
        self.tokens = _NO_LISTS
        """Face down on each Dive site; the last one is on top."""
        self.token_supply = _NO_INTS
        self.token_discard = _NO_INTS
        """Kinds, open.  DS-183"""
        self.token_unseen = _NO_INTS
        """Tokens discarded unseen."""
        self.pile = 0
        self.looked = _NO_INTS
        """Kinds of tokens drawn of which one may be kept."""
        # players
        self.supply = _NO_INTS
        self.staging = _NO_INTS
        self.aside = _NO_INTS
        """Discs set aside for the site an action has chosen."""
        self.substitutes = _NO_INTS
        """Discs beyond the thirty.  DS-030"""
        self.research = _NO_INTS
        self.attributes = _NO_INTS
        """Cube positions: attributes[seat * ATTRIBUTES + attribute]."""
        self.vessels = _NO_INTS
        """Boards, -1 = not released: vessels[seat * VESSELS + number]."""
        self.tiles = _NO_LISTS
        """Specialists by seat in order of recruitment, each with or without a disc on it (codes.py)."""
        self.held = _NO_LISTS
        """Kinds of the Dive tokens each seat holds, ascending."""
        # specialists and journals
        self.tray = _NO_INTS
        """Tiles left of each kind of tiers 1 to 4."""
        self.pockets = _NO_LISTS
        """Tier-5 kinds; the last one is on top.  DS-047"""
        self.display = _NO_INTS
        self.deck = _NO_INTS
        """The last one is on top."""
        self.published = _NO_LISTS
        """Journals by seat in order of publication."""
        self.circles = _NO_INTS
        """Per Journal the discs on its circles; in the prototype its uses and if it is turned (codes.py)."""
        self.fresh = 0
        """How many Journals the active seat has published in this turn.  AM-053"""
        self.cards_out = _NO_INTS
        """Journals out of the game, known to all."""
        # impact board
        self.marker = _NO_INTS
        """Whose marker stands on each hex, or -1; not for unlimited hexes."""
        self.unlimited = _NO_INTS
        """Markers on unlimited hexes: unlimited[number * seats + seat]."""
        self.open = _NO_INTS
        """Hexes that take a marker by entry or neighbour, ascending.  DS-246"""
        self.locked = _NO_INTS
        """Hexes whose marker stays (mission 6)."""
        # mission
        self.named = -1
        """What goal 3 of mission 6 counts."""
        self.versions = _NO_INTS
        """The chosen version of each goal (mission 8), or -1."""
        self.cleanup = _NO_INTS
        """Steps of each seat on the cleanup track (mission 9)."""
        self.races = _NO_LISTS
        """For each goal the seats in order of arrival (mission 10)."""
        # co-op
        self.coop_deck = _NO_INTS
        """Face down; the last one is on top."""
        self.coop_open = _NO_INTS
        """Bonus goals turned up."""
        self.coop_unused = _NO_INTS
        """Back in the box, unseen."""
        self.coop_done = _NO_INTS
        """Setbacks carried out."""
        self.setback = -1
        """The Setback in force this round."""

    def copy(self) -> DeepSeaPosition:
        other = DeepSeaPosition(self.game, self.compiled, self.seats)
        self.copy_engine_to(other)
        other.round = self.round
        other.wave = self.wave
        other.active = self.active
        other.passed = self.passed.copy()
        other.ocean = self.ocean.copy()
        other.cell = self.cell.copy()
        other.disc = self.disc.copy()
        other.discoverer = self.discoverer.copy()
        other.stacks = self.stacks.copy()
        other.bottom = self.bottom.copy()
        other.window = self.window.copy()
        other.drawn = self.drawn.copy()
        other.tokens = self.tokens.copy()
        other.token_supply = self.token_supply.copy()
        other.token_discard = self.token_discard.copy()
        other.token_unseen = self.token_unseen.copy()
        other.pile = self.pile
        other.looked = self.looked.copy()
        other.supply = self.supply.copy()
        other.staging = self.staging.copy()
        other.aside = self.aside.copy()
        other.substitutes = self.substitutes.copy()
        other.research = self.research.copy()
        other.attributes = self.attributes.copy()
        other.vessels = self.vessels.copy()
        other.tiles = self.tiles.copy()
        other.held = self.held.copy()
        other.tray = self.tray.copy()
        other.pockets = self.pockets.copy()
        other.display = self.display.copy()
        other.deck = self.deck.copy()
        other.published = self.published.copy()
        other.circles = self.circles.copy()
        other.fresh = self.fresh
        other.cards_out = self.cards_out.copy()
        other.marker = self.marker.copy()
        other.unlimited = self.unlimited.copy()
        other.open = self.open.copy()
        other.locked = self.locked.copy()
        other.named = self.named
        other.versions = self.versions.copy()
        other.cleanup = self.cleanup.copy()
        other.races = self.races.copy()
        other.coop_deck = self.coop_deck.copy()
        other.coop_open = self.coop_open.copy()
        other.coop_unused = self.coop_unused
        other.coop_done = self.coop_done.copy()
        other.setback = self.setback
        return other

    # -- what players read off the table ------------------------------------------------------------

    @property
    def team(self) -> bool:
        """Is this a co-operative or solo game?  DS-285"""
        return self.compiled.cooperative or self.seats == 1

    @property
    def rounds(self) -> int:
        """Six rounds, alone seven.  DS-058, DS-286"""
        return 7 if self.seats == 1 else 6

    def level(self, seat: int, attribute: int) -> int:
        """The level in the lower row at the cube's position.  DS-080, DS-091, DS-096, DS-128, DS-141"""
        return self.compiled.level[self.attributes[seat * ATTRIBUTES + attribute]]

    def has_vessel(self, seat: int, board: int) -> bool:
        """Has this seat a Vessel in the zone?  DS-119"""
        vessels = self.vessels
        first = seat * VESSELS
        return vessels[first] == board or vessels[first + 1] == board or vessels[first + 2] == board

    def vessels_at(self, seat: int, board: int) -> int:
        """How many Vessels of a seat lie in the zone."""
        count = 0
        for number in range(seat * VESSELS, seat * VESSELS + VESSELS):
            if self.vessels[number] == board:
                count += 1
        return count

    def zones_of(self, seat: int) -> list[int]:
        """The different zones that hold a Vessel of this seat, in the order of its Vessels."""
        zones: list[int] = []
        for number in range(seat * VESSELS, seat * VESSELS + VESSELS):
            board = self.vessels[number]
            if board >= 0 and board not in zones:
                zones.append(board)
        return zones

    def depth_of_cell(self, cell: int) -> int:
        """The depth of a place."""
        return depth_of(cell)

    def has_vessel_at_depth(self, seat: int, depth: int) -> bool:
        """Has this seat a Vessel anywhere at that depth?  DS-224"""
        for number in range(seat * VESSELS, seat * VESSELS + VESSELS):
            board = self.vessels[number]
            if board >= 0 and self.compiled.depth[board] == depth:
                return True
        return False

    def means(self, seat: int) -> int:
        """Research a seat can pay: the track, and in the own turn its Dive tokens.  DS-181, DS-196, AM-023"""
        total = self.research[seat]
        if seat == self.active:
            for token in self.held[seat]:
                total += self.compiled.token_research[token]
        return total

    def discs_on_tiles(self, seat: int) -> int:
        """How many Specialists of a seat hold a disc."""
        count = 0
        for tile in self.tiles[seat]:
            if has_disc(tile):
                count += 1
        return count

    def players_from(self, seat: int) -> list[int]:
        """All seats clockwise, this one first.  DS-235"""
        return [(seat + step) % self.seats for step in range(self.seats)]
