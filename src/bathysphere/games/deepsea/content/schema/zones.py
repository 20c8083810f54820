# ruff: noqa: D101, RUF012 - a struct of msgspec gives each of its things a list of its own
"""zones.toml: the boards."""

from typing import Annotated, Literal

import msgspec

from bathysphere.games.deepsea.content.schema.common import Few, Icons, Provenance, Sheet
from bathysphere.games.deepsea.content.schema.zone_rules import ZoneRules
from bathysphere.language.names import Named


class DiveSite(Sheet):
    id: str
    tokens: Annotated[int, msgspec.Meta(ge=1, le=12)]
    access: Literal["up", "left", "right"] | None = None


class SonarSpace(Sheet):
    id: str
    get: Icons


class ConserveSite(Sheet):
    id: str
    cost: Few
    get: Icons
    marked: bool = False
    access: Literal["up", "left", "right"] | None = None


class JournalSite(Sheet):
    id: str
    field: Literal["blue", "brown", "green", "yellow"]
    get: Icons = []
    marked: bool = False
    access: Literal["up", "left", "right"] | None = None


class Link(Sheet):
    ends: tuple[str, str]
    get: Icons


class Edge(Sheet):
    text: str
    provenance: Provenance


Spot = Annotated[str, msgspec.Meta(pattern=r"^\d+(\.\d+)? \d+(\.\d+)?( (left|right|above|below))?$")]
"""Where something is drawn on a tile, and on which side its gains stand."""


class ZoneFace(Sheet, Named, kw_only=True):
    """A zone without its special rules and edges."""

    id: str
    name_en: str = ""
    depth: int
    discovery: Icons
    arrival: Icons
    mission_specific: bool = False
    arrival_actions: list[str] = []
    dive: list[DiveSite] = []
    sonar: list[list[SonarSpace]] = []
    conserve: list[ConserveSite] = []
    journal: list[JournalSite] = []
    links: list[Link] = []
    art: str = ""
    layout: dict[str, Spot] = {}


class Zone(ZoneFace, kw_only=True):
    rule: list[ZoneRules] = []
    edge: list[Edge] = []


class ZonesFile(Sheet):
    edition: str
    zone: list[Zone]


class NewZonesFile(Sheet):
    """Zones that a pack adds."""

    zone: list[Zone]
