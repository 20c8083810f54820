"""What a player of Endeavor: Deep Sea can do, and the things that are spoken of."""

from typing import Final

from bathysphere.engine.verbs import Domain, Verb, Vocabulary

SEATS: Final = 5
COLUMNS: Final = 7
DEPTHS: Final = 5
CELLS: Final = COLUMNS * DEPTHS
"""Places of the ocean: cell = (depth - 1) * COLUMNS + column."""
ATTRIBUTES: Final = 4
VESSELS: Final = 3

# How many things of a kind there can be; the box needs a little less, packs may use the rest.
BOARDS: Final = 40
SITES: Final = 176
KINDS: Final = 24
FACES: Final = 2 * KINDS
CARDS: Final = 36
TOKENS: Final = 14
HEXES: Final = 90
COOP_CARDS: Final = 16
ICONS: Final = 16
GOALS: Final = 3
VERSIONS: Final = 2
POCKETS: Final = 3
PIECES: Final = 4

BOARD: Final = Domain("board", BOARDS)
SITE: Final = Domain("site", SITES)
CELL: Final = Domain("cell", CELLS)
DEPTH: Final = Domain("depth", DEPTHS + 1)
"""Depths 1 to 5; 0 is none."""
KIND: Final = Domain("kind", KINDS)
FACE: Final = Domain("face", FACES)
"""The two sides of each kind of Specialist (codes.py)."""
CIRCLE: Final = Domain("circle", 2)
CARD: Final = Domain("card", CARDS)
TOKEN: Final = Domain("token", TOKENS)
HEX: Final = Domain("hex", HEXES)
ATTRIBUTE: Final = Domain("attribute", ATTRIBUTES)
ICON: Final = Domain("icon", ICONS)
POCKET: Final = Domain("pocket", POCKETS)
PIECE: Final = Domain("piece", PIECES)
GOAL: Final = Domain("goal", GOALS)
VERSION: Final = Domain("version", VERSIONS)
COOP_CARD: Final = Domain("coop_card", COOP_CARDS)
SEAT: Final = Domain("seat", SEATS)

VOCABULARY: Final = Vocabulary()
RECRUIT: Final[Verb] = VOCABULARY.verb("recruit", kind=KIND)
REFILL: Final[Verb] = VOCABULARY.verb("refill", pocket=POCKET)
TAKE_BACK: Final[Verb] = VOCABULARY.verb("take-back", face=FACE)
ACTIVATE: Final[Verb] = VOCABULARY.verb("activate", face=FACE)
CIRCLE_OF: Final[Verb] = VOCABULARY.verb("circle", card=CARD)
COPY: Final[Verb] = VOCABULARY.verb("copy", face=FACE)
PASS: Final[Verb] = VOCABULARY.verb("pass")
DO: Final[Verb] = VOCABULARY.verb("do", icon=ICON)
SPEND: Final[Verb] = VOCABULARY.verb("spend", token=TOKEN)
"""Spend a Dive token for its Research value."""
USE: Final[Verb] = VOCABULARY.verb("use", token=TOKEN)
"""Spend a Dive token for its effect."""
END: Final[Verb] = VOCABULARY.verb("end")
VESSEL: Final[Verb] = VOCABULARY.verb("vessel", board=BOARD)
TRAVEL: Final[Verb] = VOCABULARY.verb("travel", board=BOARD)
LAUNCH: Final[Verb] = VOCABULARY.verb("launch", board=BOARD)
SONAR: Final[Verb] = VOCABULARY.verb("sonar", site=SITE)
DIVE: Final[Verb] = VOCABULARY.verb("dive", site=SITE)
CONSERVE: Final[Verb] = VOCABULARY.verb("conserve", site=SITE)
JOURNAL: Final[Verb] = VOCABULARY.verb("journal", site=SITE)
PUBLISH: Final[Verb] = VOCABULARY.verb("publish", card=CARD)
PROMOTE: Final[Verb] = VOCABULARY.verb("promote", kind=KIND, circle=CIRCLE)
DRAW: Final[Verb] = VOCABULARY.verb("draw", first=DEPTH, second=DEPTH)
KEEP: Final[Verb] = VOCABULARY.verb("keep", board=BOARD)
PLACE: Final[Verb] = VOCABULARY.verb("place", cell=CELL)
KEEP_TOKEN: Final[Verb] = VOCABULARY.verb("keep-token", token=TOKEN)
NEXT: Final[Verb] = VOCABULARY.verb("next", icon=ICON)
STEP: Final[Verb] = VOCABULARY.verb("step", attribute=ATTRIBUTE)
MARK: Final[Verb] = VOCABULARY.verb("mark", hex=HEX)
WALK: Final[Verb] = VOCABULARY.verb("walk", hex=HEX)
CLEAN: Final[Verb] = VOCABULARY.verb("clean")
NAME: Final[Verb] = VOCABULARY.verb("name", piece=PIECE)
CHOOSE: Final[Verb] = VOCABULARY.verb("choose", goal=GOAL, version=VERSION)
DECLINE: Final[Verb] = VOCABULARY.verb("decline")

NAMES: Final = {
    "board": BOARD,
    "boards": BOARD,
    "origin": BOARD,
    "site": SITE,
    "sites": SITE,
    "other": SITE,
    "linked": SITE,
    "cell": CELL,
    "cells": CELL,
    "kind": KIND,
    "specialist": KIND,
    "face": FACE,
    "model": FACE,
    "card": CARD,
    "cards": CARD,
    "token": TOKEN,
    "tokens": TOKEN,
    "hex": HEX,
    "target": HEX,
    "opens": HEX,
    "attribute": ATTRIBUTE,
    "attributes": ATTRIBUTE,
    "icon": ICON,
    "icons": ICON,
    "actions": ICON,
    "gain": ICON,
    "link_gain": ICON,
    "piece": PIECE,
    "goal": GOAL,
    "circle": CIRCLE,
    "version": VERSION,
    "coop_card": COOP_CARD,
    "seat": SEAT,
    "winner": SEAT,
    "owner": SEAT,
    "partners": SEAT,
}
"""What the numbers in events, reasons and details stand for."""
