"""The content files, read and compiled into what the rules read."""

from typing import Annotated

import msgspec

from bathysphere.content.toml import packaged, read
from bathysphere.engine.errors import ContentError
from bathysphere.engine.game import Content
from kelp_forest.rules.verbs import CARDS

COPIES = "abcd"
NUMBERS = CARDS // len(COPIES)


class CardsFile(msgspec.Struct, forbid_unknown_fields=True):
    """cards.toml."""

    provenance: str
    numbers: Annotated[list[int], msgspec.Meta(min_length=NUMBERS, max_length=NUMBERS)]
    row: Annotated[int, msgspec.Meta(ge=1, le=CARDS)]


class Compiled(Content):
    """What the rules read while playing."""

    def __init__(self, settings: dict[str, str], file: CardsFile) -> None:
        self.number = [file.numbers[card // len(COPIES)] for card in range(CARDS)]
        self.row = file.row
        names = [f"kelp-{number}{COPIES[card % len(COPIES)]}" for card, number in enumerate(self.number)]
        super().__init__(settings, {"card": names})


def shipped() -> str:
    """Our own cards.toml."""
    return packaged("kelp_forest", "cards.toml")


def compiled(text: str, settings: dict[str, str]) -> Compiled:
    """cards.toml as the rules read it; a mistake is told by file and line."""
    return Compiled(settings, read(CardsFile, "cards.toml", text))


def problems(own: dict[str, str]) -> list[ContentError]:
    """What is wrong with somebody's own cards.toml."""
    try:
        compiled(own["cards"], {})
    except ContentError as problem:
        return [problem]
    return []
