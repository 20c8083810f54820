"""What a player of In Too Deep can do, and the things that are spoken of."""

from typing import Final

from bathysphere.engine.verbs import Domain, Verb, Vocabulary

COMPANIES: Final = 5
CARDS: Final = 100
OWNERS: Final = 5
"""Portfolios: up to five players; with two players, owner 2 is the imaginary third one."""

COMPANY: Final = Domain("company", COMPANIES)
CARD: Final = Domain("card", CARDS)
OWNER: Final = Domain("owner", OWNERS)
CAUSE: Final = Domain("cause", 4)
SEAT: Final = Domain("seat", OWNERS)

VOCABULARY: Final = Vocabulary()
DRAFT: Final[Verb] = VOCABULARY.verb("draft", card=CARD)
BUY: Final[Verb] = VOCABULARY.verb("buy", card=CARD)
EXPAND: Final[Verb] = VOCABULARY.verb("expand", card=CARD)
DRAW: Final[Verb] = VOCABULARY.verb("draw")
INTO: Final[Verb] = VOCABULARY.verb("into", company=COMPANY)
PAY: Final[Verb] = VOCABULARY.verb("pay", card=CARD)
REMOVE: Final[Verb] = VOCABULARY.verb("remove", card=CARD)
MOVE: Final[Verb] = VOCABULARY.verb("move", card=CARD)
RAISE: Final[Verb] = VOCABULARY.verb("raise", card=CARD)
TAKE: Final[Verb] = VOCABULARY.verb("take", company=COMPANY, owner=OWNER)
PLACE: Final[Verb] = VOCABULARY.verb("place", card=CARD)
DECLINE: Final[Verb] = VOCABULARY.verb("decline")

NAMES: Final = {
    "card": CARD,
    "cards": CARD,
    "buyable": CARD,
    "newest": CARD,
    "company": COMPANY,
    "companies": COMPANY,
    "target": COMPANY,
    "cause": CAUSE,
    "seat": SEAT,
    "owner": SEAT,
    "winner": SEAT,
}
"""What the numbers in events, reasons and details stand for."""
