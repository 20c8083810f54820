"""crew.toml and ships.toml: who can be hired, and what the Ship sheets say."""

from __future__ import annotations

from typing import Annotated

import msgspec

from bathysphere.games.reef.content.schema.common import Amount, CrewColor, Provenance, Some, Strict
from bathysphere.games.reef.content.schema.effects import AnyEffect
from bathysphere.language.names import Named


class Intern(Strict):
    """The back of every crew tile."""

    effects: list[AnyEffect]
    provenance: Provenance


class CrewTile(Strict, Named):
    """A crew tile and how often it is there."""

    id: str
    name: str
    color: CrewColor
    copies: Some
    provenance: Provenance
    effects: list[AnyEffect]
    note: str = ""


class CrewFile(Strict):
    """crew.toml"""

    sheet: dict[str, object]
    intern: Intern
    crew: list[CrewTile]


class PrintedCrew(Strict):
    """The member at the head of a row."""

    id: str
    color: CrewColor
    effects: list[AnyEffect]
    provenance: Provenance


class Power(Strict):
    """The power of a Ship."""

    kind: str
    text: str
    provenance: Provenance
    n: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0


class Ship(Strict, Named):
    """A Ship sheet with both sides."""

    id: str
    name: str
    power: Power
    row_colors: tuple[CrewColor, CrewColor, CrewColor]
    provenance: Provenance
    benefits_a: list[list[list[AnyEffect]]]
    benefits_b: list[list[list[AnyEffect]]]


class ByTrack(Strict):
    """Points of each resource track."""

    algae: Amount
    shell: Amount
    camera: Amount


class TracksBySide(Strict):
    """Points of emptied tracks, by the side of the Ship sheets."""

    A: ByTrack
    B: ByTrack


class ShipsFile(Strict):
    """ships.toml"""

    class Sheet(Strict):
        """What stands above the Ships."""

        name: str
        version: int
        counts: dict[str, int]
        track_cleared_vp: TracksBySide
        provenance: Provenance

    sheet: Sheet
    printed_crew: list[PrintedCrew]
    ship: list[Ship]
