"""What the tables of all content files are made of."""

from typing import Annotated, Literal

import msgspec

Provenance = Literal["rulebook", "prototype", "public", "inferred", "house"]
Amount = Annotated[int, msgspec.Meta(ge=0, le=99)]
Some = Annotated[int, msgspec.Meta(ge=1, le=99)]
Count = Annotated[int, msgspec.Meta(ge=1, le=12)]
Few = Annotated[int, msgspec.Meta(ge=0, le=12)]
UpToFive = Annotated[int, msgspec.Meta(ge=0, le=5)]
Depth = Annotated[int, msgspec.Meta(ge=1, le=5)]
Icons = Annotated[list[str], msgspec.Meta(max_length=12)]
"""What is gained together: what was taken already is remembered bit by bit."""
Slots = Annotated[list[Icons], msgspec.Meta(max_length=12)]
FivePlayers = tuple[Amount, Amount, Amount, Amount, Amount]
"""A number for each count of players, one to five."""


class Sheet(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A table of a content file; a key it does not know is an error of the file."""


def handler_of(rule: Sheet) -> str:
    """The name by which a file calls a special rule."""
    return str(rule.__struct_config__.tag)
