"""What a learning agent sees of a game of Endeavor: Deep Sea: the open table as numbers.  AM-122"""

from typing import Final

from bathysphere.engine.features import Encoder, Features, put, put_frame, put_order
from bathysphere.games.deepsea.content.load import shipped
from bathysphere.games.deepsea.content.options import settings_of
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
from bathysphere.games.deepsea.rules.verbs import (
    POCKETS as POCKET_COUNT,
)

PENDING: Final = 8
"""So many frames are told: the open choice and what waits behind it."""
FIELDS: Final = 4
DIGITS: Final = 14

FEATURES: Final = Features()
STEP: Final = FEATURES.block(
    "step",
    [PENDING, len(ALL_STEPS)],
    1,
    "which choice is pending, and what waits behind it",
    of="frame, step",
)
CHOOSER: Final = FEATURES.block("chooser", [PENDING, SEATS], 1, "who has to choose there", of="frame, player")
ABOUT: Final = FEATURES.block(
    "about",
    [PENDING, FIELDS, DIGITS],
    1,
    "what the choice has to know (`rules/frames.py`), in binary digits",
    of="frame, field, digit",
)
ACTIVE: Final = FEATURES.block(
    "active", [SEATS], 1, "whose turn it is; nobody's in the preparation", of="player"
)
WAVE: Final = FEATURES.block("wave", [SEATS], 1, "who has the Wave", of="player")
ROUND: Final = FEATURES.block("round", [1], 7, "the round")
PLAYERS: Final = FEATURES.block("seats", [1], SEATS, "how many players")
TEAM: Final = FEATURES.block("team", [1], 1, "do all play together?")
SUPPLY: Final = FEATURES.block("supply", [SEATS], 30, "discs in the supply", of="player")
ASIDE: Final = FEATURES.block("aside", [SEATS], 10, "discs set aside for a site", of="player")
SUBSTITUTES: Final = FEATURES.block("substitutes", [SEATS], 10, "discs beyond the thirty", of="player")
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
    "Specialists, Junior side up",
    of="player, kind",
)
SENIOR: Final = FEATURES.block(
    "seniors",
    [SEATS, KINDS],
    4,
    "Specialists, Senior side up",
    of="player, kind",
)
BUSY_JUNIOR: Final = FEATURES.block(
    "busy juniors", [SEATS, KINDS], 4, "those of them with a disc", of="player, kind"
)
BUSY_SENIOR: Final = FEATURES.block(
    "busy seniors", [SEATS, KINDS], 4, "those of them with a disc", of="player, kind"
)
JOURNALS: Final = FEATURES.block(
    "journals", [SEATS, CARDS], 12, "Journals published, 1: the first; 0: not", of="player, card"
)
FRESH: Final = FEATURES.block("fresh", [1], 4, "Journals published in this turn")
CIRCLES: Final = FEATURES.block("circles", [CARDS], 3, "discs on the circles of Journals", of="card")
IN_PLAY: Final = FEATURES.block("zones", [BOARDS], 1, "boards in the ocean", of="board")
COLUMN: Final = FEATURES.block(
    "column", [BOARDS], COLUMNS, "their columns, 1: leftmost; 0: not there", of="board"
)
FOUND: Final = FEATURES.block("discovered", [SEATS, BOARDS], 1, "who discovered it", of="player, board")
DISC: Final = FEATURES.block("discs", [SEATS, SITES], 1, "discs on the sites", of="player, site")
DIVE_STACK: Final = FEATURES.block("dive stacks", [SITES], 8, "tokens on the Dive sites", of="site")
STACKS: Final = FEATURES.block("stacks", [DEPTHS], 10, "boards in the stacks", of="depth")
BOTTOM: Final = FEATURES.block(
    "bottom", [BOARDS], 10, "boards known to lie at the bottom of a stack, 1: the lowest", of="board"
)
WINDOW: Final = FEATURES.block(
    "window", [BOARDS], 10, "among so many boards on top lies a hidden board of the mission", of="board"
)
DRAWN: Final = FEATURES.block(
    "drawn", [BOARDS], 5, "boards being looked at, 1: the first; 0: not", of="board"
)
LOOKED: Final = FEATURES.block("looked", [TOKENS], 3, "tokens of which one is kept", of="token")
TOKEN_SUPPLY: Final = FEATURES.block("token supply", [1], 60, "Dive tokens face down")
TOKEN_DISCARD: Final = FEATURES.block("token discard", [TOKENS], 10, "Dive tokens discarded open", of="token")
TOKEN_UNSEEN: Final = FEATURES.block("token unseen", [1], 60, "Dive tokens discarded face down")
TRAY: Final = FEATURES.block("tray", [KINDS], 5, "tiles left in the tray", of="kind")
POCKETS: Final = FEATURES.block(
    "pockets", [POCKET_COUNT, KINDS], 1, "tier-5 tiles on top of the pockets", of="pocket, kind"
)
POCKET_SIZE: Final = FEATURES.block("pocket size", [POCKET_COUNT], 5, "tiles in the pockets", of="pocket")
DISPLAY: Final = FEATURES.block(
    "display", [CARDS], 8, "Journals on display, 1: the first; 0: not there", of="card"
)
CARDS_OUT: Final = FEATURES.block(
    "cards out", [CARDS], CARDS, "Journals out of the game in order, 1: the first", of="card"
)
DECK: Final = FEATURES.block("deck", [1], CARDS, "Journals in the deck")
MARK: Final = FEATURES.block("markers", [SEATS, HEXES], 3, "markers on the Impact board", of="player, hex")
LOCKED: Final = FEATURES.block("locked", [HEXES], 1, "hexes whose marker stays (mission 6)", of="hex")
OPEN: Final = FEATURES.block("open hexes", [HEXES], 1, "hexes that take a marker", of="hex")
NAMED: Final = FEATURES.block("named", [4], 1, "what goal 3 counts (mission 6)", of="piece")
VERSIONS: Final = FEATURES.block(
    "versions", [GOALS, 2], 1, "versions of goals (mission 8)", of="goal, version"
)
RACES: Final = FEATURES.block(
    "races", [SEATS, GOALS], 5, "places in the races, 0: not yet (mission 10)", of="player, goal"
)
COOP_OPEN: Final = FEATURES.block(
    "bonus goals", [COOP_CARDS], COOP_CARDS, "bonus goals turned up, 1: the first", of="coop_card"
)
COOP_DONE: Final = FEATURES.block(
    "setbacks", [COOP_CARDS], COOP_CARDS, "setbacks carried out, 1: the first", of="coop_card"
)
SETBACK: Final = FEATURES.block("setback", [COOP_CARDS], 1, "the setback in force", of="coop_card")
COOP_DECK: Final = FEATURES.block("coop deck", [1], COOP_CARDS, "cards in the co-op deck")
TURN: Final = FEATURES.block("turn", [1], 200, "turns played")
FEATURES.choices(settings_of(shipped()))


class DeepSeaEncoder(Encoder[DeepSeaPosition]):
    """Everything of the view. All that is known of a game is known to all."""

    def fill(self, p: DeepSeaPosition, seat: int, row: bytearray) -> None:
        for number in range(min(PENDING, len(p.stack))):
            frame = p.stack[len(p.stack) - 1 - number]
            row[STEP + number * len(ALL_STEPS) + frame.step] = 1
            if frame.seat >= 0:
                row[CHOOSER + number * SEATS + (frame.seat - seat) % p.seats] = 1
            put_frame(row, ABOUT + number * FIELDS * DIGITS, frame, DIGITS)
        if p.active != NOBODY:
            row[ACTIVE + (p.active - seat) % p.seats] = 1
        row[WAVE + (p.wave - seat) % p.seats] = 1
        put(row, ROUND, p.round)
        put(row, TURN, p.turn)
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
        put(row, ASIDE + place, p.aside[other])
        put(row, SUBSTITUTES + place, p.substitutes[other])
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
            kind = place * KINDS + tile_kind(tile)
            row[(SENIOR if is_senior(tile) else JUNIOR) + kind] += 1
            if has_disc(tile):
                row[(BUSY_SENIOR if is_senior(tile) else BUSY_JUNIOR) + kind] += 1
        put_order(row, JOURNALS + place * CARDS, p.published[other])
        for card in p.published[other]:
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
                row[FOUND + (finder - seat) % p.seats * BOARDS + board] = 1
        discs = p.disc
        for site in range(t.sites):
            owner = discs[site]
            if owner >= 0:
                row[DISC + (owner - seat) % p.seats * SITES + site] = 1
        for number in range(t.dives):
            put(row, DIVE_STACK + t.dive_of[number], len(p.tokens[number]))
        for depth in range(len(p.stacks)):
            put(row, STACKS + depth, len(p.stacks[depth]))
            for number in range(min(p.bottom[depth], len(p.stacks[depth]))):
                row[BOTTOM + p.stacks[depth][number]] = number + 1
        for number in range(len(t.hidden_boards)):
            board = t.hidden_boards[number]
            if cells[board] < 0 and board not in p.drawn:
                put(row, WINDOW + board, p.window[number])
        put_order(row, DRAWN, p.drawn)
        for token in p.looked:
            row[LOOKED + token] += 1
        put(row, TOKEN_SUPPLY, len(p.token_supply))
        for token in p.token_discard:
            row[TOKEN_DISCARD + token] += 1
        put(row, TOKEN_UNSEEN, len(p.token_unseen))

    def fill_tray(self, p: DeepSeaPosition, row: bytearray) -> None:
        """Specialists, Journals and co-op cards on offer."""
        for kind in range(p.compiled.kinds):
            put(row, TRAY + kind, p.tray[kind])
        for number in range(len(p.pockets)):
            pocket = p.pockets[number]
            put(row, POCKET_SIZE + number, len(pocket))
            if pocket:
                row[POCKETS + number * KINDS + pocket[-1]] = 1
        put_order(row, DISPLAY, p.display)
        put_order(row, CARDS_OUT, p.cards_out)
        put(row, DECK, len(p.deck))
        put(row, FRESH, p.fresh)
        put_order(row, COOP_OPEN, p.coop_open)
        put_order(row, COOP_DONE, p.coop_done)
        put(row, COOP_DECK, len(p.coop_deck))
        if p.setback >= 0:
            row[SETBACK + p.setback] = 1

    def fill_impact(self, p: DeepSeaPosition, seat: int, row: bytearray) -> None:
        """The Impact board and what the mission keeps count of."""
        t = p.compiled
        markers = p.marker
        for hex in range(t.hexes):
            owner = markers[hex]
            if owner >= 0:
                row[MARK + (owner - seat) % p.seats * HEXES + hex] = 1
        for number in range(len(t.unlimited)):
            for other in range(p.seats):
                count = p.unlimited[number * p.seats + other]
                put(row, MARK + (other - seat) % p.seats * HEXES + t.unlimited[number], count)
        for hex in p.locked:
            row[LOCKED + hex] = 1
        for hex in p.open:
            row[OPEN + hex] = 1
        if p.named >= 0:
            row[NAMED + p.named] = 1
        for goal in range(len(p.versions)):
            if p.versions[goal] >= 0:
                row[VERSIONS + goal * 2 + p.versions[goal]] = 1
        for goal in range(len(p.races)):
            order = p.races[goal]
            for place in range(len(order)):
                row[RACES + (order[place] - seat) % p.seats * GOALS + goal] = place + 1


ENCODER: Final = DeepSeaEncoder(FEATURES)
