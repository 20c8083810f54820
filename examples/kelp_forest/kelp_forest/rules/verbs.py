"""What can be done, what can happen, what can be pending."""

from typing import Final

from bathysphere.engine.events import EventKinds
from bathysphere.engine.verbs import Domain, Verb, Vocabulary

CARDS: Final = 24
CARD: Final = Domain("card", CARDS)  # a kind of thing, values 0 … 23
SEAT: Final = Domain("seat", 4)

VOCABULARY: Final = Vocabulary()
TAKE: Final[Verb] = VOCABULARY.verb("take", card=CARD)
NAMES: Final = {"card": CARD, "seat": SEAT}

EVENTS: Final = EventKinds()
TOOK: Final = EVENTS.kind("took", "card")
TURNED_UP: Final = EVENTS.kind("turned-up", "card", reveals=True)

TURN: Final = 0
