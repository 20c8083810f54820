"""Words and numbers that all content files share."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Provenance = Literal["rulebook", "public", "inferred", "house"]
Label = Literal["", "3+", "4"]
Resource = Literal["algae", "shell", "camera"]
Gainable = Literal["algae", "shell", "camera", "energy", "coin", "vp", "any", "any_distinct"]
Payable = Literal["algae", "shell", "camera", "energy", "coin", "any", "ball", "mission_card"]
IslandColor = Literal["green", "purple", "orange"]
Suit = Literal["green", "purple", "orange", "wild"]
CrewColor = Literal["green", "red", "blue"]
Amount = Annotated[int, msgspec.Meta(ge=0, le=99)]
Some = Annotated[int, msgspec.Meta(ge=1, le=20)]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """A table of a content file; a key nobody knows is an error."""
