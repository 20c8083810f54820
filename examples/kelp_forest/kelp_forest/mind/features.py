"""What a learning agent sees: the row, and the gardens from the own one on."""

from bathysphere.engine.features import Encoder, Features
from kelp_forest.rules.play import Kelp
from kelp_forest.rules.verbs import CARDS

FEATURES = Features()
ROW = FEATURES.block("row", [CARDS], 1, "cards that can be taken", of="card")
GARDENS = FEATURES.block("gardens", [4, CARDS], 1, "who has which card", of="player, card")


class KelpEncoder(Encoder[Kelp]):
    """Everything but the deck."""

    def fill(self, p: Kelp, seat: int, row: bytearray) -> None:
        for card in p.row:
            row[ROW + card] = 1
        for owner, garden in enumerate(p.gardens):
            for card in garden:
                row[GARDENS + (owner - seat) % p.seats * CARDS + card] = 1


ENCODER = KelpEncoder(FEATURES)
