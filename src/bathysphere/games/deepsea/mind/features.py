"""What a learning agent sees of a game of Endeavor: Deep Sea: the open table as numbers.  AM-122"""

from typing import Final

from bathysphere.engine.features import Encoder, Features, put
from bathysphere.games.deepsea.rules.codes import column_of, has_disc, is_senior, tile_kind
from bathysphere.games.deepsea.rules.position import NOBODY, DeepSeaPosition
from bathysphere.games.deepsea.rules.steps import STEPS as ALL_STEPS
from bathysphere.games.deepsea.rules.verbs import (
    ATTRIBUTES,
    BOARDS,
    CARDS,
    COLUMNS,
    COOP_CARDS,
    DEPTHS,
    GOALS,
    HEXES,
    KINDS,
    SEATS,
    SITES,
    TOKENS,
    VESSELS,
)

FEATURES: Final = Features()
STEP: Final = FEATURES.block("step", [len(ALL_STEPS)], 1, "which choice is pending", of="step")
CHOOSER: Final = FEATURES.block("chooser", [SEATS], 1, "who has to choose", of="player")
ACTIVE: Final = FEATURES.block(
    "active", [SEATS], 1, "whose turn it is; nobody's in the preparation", of="player"
)
WAVE: Final = FEATURES.block("wave", [SEATS], 1, "who has the Wave", of="player")
ROUND: Final = FEATURES.block("round", [1], 7, "the round")
PLAYERS: Final = FEATURES.block("seats", [1], SEATS, "how many players")
TEAM: Final = FEATURES.block("team", [1], 1, "do all play together?")
SUPPLY: Final = FEATURES.block("supply", [SEATS], 30, "discs in the supply", of="player")
STAGING: Final = FEATURES.block("staging", [SEATS], 15, "discs in the staging area", of="player")
RESEARCH: Final = FEATURES.block("research", [SEATS], 12, "research", of="player")
CUBES: Final = FEATURES.block(
    "attributes", [SEATS, ATTRIBUTES], 12, "where the cubes stand", of="player, attribute"
)
LEVELS: Final = FEATURES.block("levels", [SEATS, ATTRIBUTES], 5, "their levels", of="player, attribute")
PASSED: Final = FEATURES.block("passed", [SEATS], 1, "who has passed", of="player")
CLEANUP: Final = FEATURES.block("cleanup", [SEATS], 12, "steps on the cleanup track", of="player")
TOKEN: Final = FEATURES.block("dive tokens", [SEATS, TOKENS], 3, "Dive tokens held", of="player, token")
VESSEL: Final = FEATURES.block(
    "vessels", [SEATS, BOARDS], VESSELS, "Vessels in the zones", of="player, board"
)
JUNIOR: Final = FEATURES.block(
    "juniors",
    [SEATS, KINDS],
    4,
    "Specialists, Junior side: 2 for each ready one, 1 with a disc on it",
    of="player, kind",
)
SENIOR: Final = FEATURES.block(
    "seniors",
    [SEATS, KINDS],
    4,
    "Specialists, Senior side: 2 for each ready one, 1 with a disc on it",
    of="player, kind",
)
JOURNALS: Final = FEATURES.block("journals", [SEATS, CARDS], 1, "Journals published", of="player, card")
CIRCLES: Final = FEATURES.block("circles", [CARDS], 3, "discs on the circles of Journals", of="card")
IN_PLAY: Final = FEATURES.block("zones", [BOARDS], 1, "boards in the ocean", of="board")
COLUMN: Final = FEATURES.block(
    "column", [BOARDS], COLUMNS, "their columns, 1: leftmost; 0: not there", of="board"
)
FOUND: Final = FEATURES.block("discovered", [BOARDS], 2, "by the seat: 2, by another: 1", of="board")
OWN_DISC: Final = FEATURES.block("own discs", [SITES], 1, "own discs on the sites", of="site")
OTHER_DISC: Final = FEATURES.block("other discs", [SITES], 1, "discs of others on the sites", of="site")
DIVE_STACK: Final = FEATURES.block("dive stacks", [SITES], 8, "tokens on the Dive sites", of="site")
STACKS: Final = FEATURES.block("stacks", [DEPTHS], 10, "boards in the stacks", of="depth")
DRAWN: Final = FEATURES.block("drawn", [BOARDS], 1, "boards being looked at", of="board")
LOOKED: Final = FEATURES.block("looked", [TOKENS], 3, "tokens of which one is kept", of="token")
TRAY: Final = FEATURES.block("tray", [KINDS], 5, "tiles left in the tray", of="kind")
POCKETS: Final = FEATURES.block("pockets", [KINDS], 3, "tier-5 tiles on top of the pockets", of="kind")
DISPLAY: Final = FEATURES.block("display", [CARDS], 1, "Journals on display", of="card")
DECK: Final = FEATURES.block("deck", [1], CARDS, "Journals in the deck")
OWN_MARK: Final = FEATURES.block("own markers", [HEXES], 3, "own markers on the Impact board", of="hex")
OTHER_MARK: Final = FEATURES.block("other markers", [HEXES], 3, "markers of others", of="hex")
OPEN: Final = FEATURES.block("open hexes", [HEXES], 1, "hexes that take a marker", of="hex")
NAMED: Final = FEATURES.block("named", [4], 1, "what goal 3 counts (mission 6)", of="piece")
VERSIONS: Final = FEATURES.block(
    "versions", [GOALS, 2], 1, "versions of goals (mission 8)", of="goal, version"
)
RACES: Final = FEATURES.block(
    "races", [GOALS], 5, "own places in the races, 0: not yet (mission 10)", of="goal"
)
COOP_OPEN: Final = FEATURES.block("bonus goals", [COOP_CARDS], 1, "bonus goals turned up", of="coop_card")
COOP_DONE: Final = FEATURES.block("setbacks", [COOP_CARDS], 1, "setbacks carried out", of="coop_card")
SETBACK: Final = FEATURES.block("setback", [COOP_CARDS], 1, "the setback in force", of="coop_card")


class DeepSeaEncoder(Encoder[DeepSeaPosition]):
    """Everything of the view but the boards known to lie at the bottom of a stack."""

    def fill(self, p: DeepSeaPosition, seat: int, row: bytearray) -> None:
        if p.stack:
            frame = p.stack[-1]
            row[STEP + frame.step] = 1
            if frame.seat >= 0:
                row[CHOOSER + (frame.seat - seat) % p.seats] = 1
        if p.active != NOBODY:
            row[ACTIVE + (p.active - seat) % p.seats] = 1
        row[WAVE + (p.wave - seat) % p.seats] = 1
        put(row, ROUND, p.round)
        row[PLAYERS] = p.seats
        if p.team:
            row[TEAM] = 1
        for other in range(p.seats):
            self.fill_player(p, other, (other - seat) % p.seats, row)
        self.fill_ocean(p, seat, row)
        self.fill_tray(p, row)
        self.fill_impact(p, seat, row)

    def fill_player(self, p: DeepSeaPosition, other: int, place: int, row: bytearray) -> None:
        """What lies before a player."""
        put(row, SUPPLY + place, p.supply[other])
        put(row, STAGING + place, p.staging[other])
        put(row, RESEARCH + place, p.research[other])
        for attribute in range(ATTRIBUTES):
            cube = p.attributes[other * ATTRIBUTES + attribute]
            put(row, CUBES + place * ATTRIBUTES + attribute, cube)
            put(row, LEVELS + place * ATTRIBUTES + attribute, p.compiled.level[cube])
        if p.passed[other]:
            row[PASSED + place] = 1
        put(row, CLEANUP + place, p.cleanup[other])
        for token in p.held[other]:
            row[TOKEN + place * TOKENS + token] += 1
        for number in range(other * VESSELS, other * VESSELS + VESSELS):
            if p.vessels[number] >= 0:
                row[VESSEL + place * BOARDS + p.vessels[number]] += 1
        for tile in p.tiles[other]:
            first = SENIOR if is_senior(tile) else JUNIOR
            row[first + place * KINDS + tile_kind(tile)] += 1 if has_disc(tile) else 2
        for card in p.published[other]:
            row[JOURNALS + place * CARDS + card] = 1
            put(row, CIRCLES + card, p.circles[card])

    def fill_ocean(self, p: DeepSeaPosition, seat: int, row: bytearray) -> None:
        """Zones, sites and stacks."""
        t = p.compiled
        cells = p.cell
        finders = p.discoverer
        for board in range(t.boards):
            cell = cells[board]
            if cell >= 0:
                row[IN_PLAY + board] = 1
                row[COLUMN + board] = column_of(cell) + 1
            finder = finders[board]
            if finder >= 0:
                row[FOUND + board] = 2 if finder == seat else 1
        discs = p.disc
        for site in range(t.sites):
            owner = discs[site]
            if owner == seat:
                row[OWN_DISC + site] = 1
            elif owner >= 0:
                row[OTHER_DISC + site] = 1
        for number in range(t.dives):
            put(row, DIVE_STACK + t.dive_of[number], len(p.tokens[number]))
        for depth in range(len(p.stacks)):
            put(row, STACKS + depth, len(p.stacks[depth]))
        for board in p.drawn:
            row[DRAWN + board] = 1
        for token in p.looked:
            row[LOOKED + token] += 1

    def fill_tray(self, p: DeepSeaPosition, row: bytearray) -> None:
        """Specialists, Journals and co-op cards on offer."""
        for kind in range(p.compiled.kinds):
            put(row, TRAY + kind, p.tray[kind])
        for pocket in p.pockets:
            if pocket:
                row[POCKETS + pocket[-1]] += 1
        for card in p.display:
            row[DISPLAY + card] = 1
        put(row, DECK, len(p.deck))
        for card in p.coop_open:
            row[COOP_OPEN + card] = 1
        for card in p.coop_done:
            row[COOP_DONE + card] = 1
        if p.setback >= 0:
            row[SETBACK + p.setback] = 1

    def fill_impact(self, p: DeepSeaPosition, seat: int, row: bytearray) -> None:
        """The Impact board and what the mission keeps count of."""
        t = p.compiled
        markers = p.marker
        for hex in range(t.hexes):
            owner = markers[hex]
            if owner == seat:
                row[OWN_MARK + hex] = 1
            elif owner >= 0:
                row[OTHER_MARK + hex] = 1
        for number in range(len(t.unlimited)):
            for other in range(p.seats):
                first = OWN_MARK if other == seat else OTHER_MARK
                row[first + t.unlimited[number]] += p.unlimited[number * p.seats + other]
        for hex in p.open:
            row[OPEN + hex] = 1
        if p.named >= 0:
            row[NAMED + p.named] = 1
        for goal in range(len(p.versions)):
            if p.versions[goal] >= 0:
                row[VERSIONS + goal * 2 + p.versions[goal]] = 1
        for goal in range(len(p.races)):
            order = p.races[goal]
            if seat in order:
                row[RACES + goal] = order.index(seat) + 1


ENCODER: Final = DeepSeaEncoder(FEATURES)
