"""What is printed in Reef Project. `printed.py` fills it; the client's types are made from it."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from bathysphere.engine.views import View
from bathysphere.games.reef.content.schema.common import Provenance
from bathysphere.games.reef.rules.compiled import MissionKind


class Price(View):
    """So many of a thing."""

    what: str
    n: int


class EffectFace(View):
    """One entry of an effect list, in the words of the content files."""

    op: str
    n: int
    what: str | UnsetType = UNSET
    delta: int | UnsetType = UNSET
    """Of a hire: how much dearer, or cheaper below 0."""
    color: str | UnsetType = UNSET
    reach: str | UnsetType = UNSET
    pay: list[Price] | UnsetType = UNSET
    get: list[EffectFace] | UnsetType = UNSET
    sets: list[list[EffectFace]] | UnsetType = UNSET
    """Of a choice: the two lists it is between."""


# -- tiles, cards and sheets -------------------------------------------------------------------------


class IslandFace(View):
    """An Island tile."""

    color: str
    effects: list[EffectFace]
    provenance: Provenance


class MissionFace(View, kw_only=True):
    """A mission: its suit, how it is played, and what for."""

    suit: str
    kind: MissionKind
    effects: list[EffectFace]
    island: str | UnsetType = UNSET
    """Where it is played; one without has a condition."""
    condition: str | UnsetType = UNSET
    value: int | UnsetType = UNSET
    color: str | UnsetType = UNSET
    provenance: Provenance


class TileFace(View):
    """A crew tile."""

    color: str
    effects: list[EffectFace]
    provenance: Provenance


class PollutionFace(View):
    """A Pollution tile, from below."""

    size: str
    vp: int
    effects: list[EffectFace]
    provenance: Provenance


class ExplorationFace(View):
    """A Seafloor Exploration tile."""

    kind: str
    effects: list[EffectFace]
    provenance: Provenance


class TankFace(View):
    """An Oxygen Tank; both sides are public.  AM-108"""

    kind: str
    a: list[EffectFace]
    b: list[EffectFace]
    provenance: Provenance


class MilestoneFace(View):
    """A Milestone."""

    effects: list[EffectFace]
    provenance: Provenance


class ObjectiveFace(View):
    """An Objective: what it counts, and what for."""

    kind: str
    vp: int
    cap: int
    at: list[int]
    tiers: list[int]
    provenance: Provenance


class ShipRow(View):
    """A row of a Ship sheet: its printed member and the benefits of its spaces."""

    row: str
    color: str
    printed: list[EffectFace]
    benefits: list[list[EffectFace]]


class ShipFace(View):
    """A Ship sheet on the side that is played."""

    power: str
    power_n: int
    rows: list[ShipRow]
    provenance: Provenance
    power_provenance: Provenance


class Faces(View):
    """All tiles, cards and sheets by their names."""

    island: dict[str, IslandFace]
    mission: dict[str, MissionFace]
    tile: dict[str, TileFace]
    pollution: dict[str, PollutionFace]
    exploration: dict[str, ExplorationFace]
    tank: dict[str, TankFace]
    milestone: dict[str, MilestoneFace]
    objective: dict[str, ObjectiveFace]
    ship: dict[str, ShipFace]


# -- the board ---------------------------------------------------------------------------------------


class PrintedSpot(View):
    """A spot, and the suit of the Islands that belong there."""

    spot: str
    x: int
    y: int
    color: str | None


class RouteEnds(msgspec.Struct, array_like=True):
    """The two spots of a route."""

    one: str
    two: str


class PrintedRoute(View):
    """A route between two spots."""

    route: str
    ends: RouteEnds
    pips: int


class PrintedSector(View):
    """A sector with the spots and routes around it."""

    sector: str
    x: int
    y: int
    corners: list[str]
    routes: list[str]
    sharks: int


class PrintedSlot(View):
    """A slot of the seafloor, and the steps of the diver's track above it."""

    kind: Literal["light", "dark"]
    steps: list[int]


class RechargeSpace(View):
    """A space of the recharge track."""

    space: str
    at: int
    effects: list[EffectFace]
    provenance: Provenance


class ResearchStep(View):
    """A step of the research track."""

    step: str
    vp: int
    reach: int
    side: bool
    last: bool


class Tracks(View):
    """Lengths, prices and points that stand on the boards and never change."""

    resources: list[str]
    energy_max: int
    open_spaces: int
    blocked: int
    track_vp: list[int]
    trade_price: int
    objectives_at: int
    end_at: int
    recharge: list[RechargeSpace]
    research: list[ResearchStep]
    last_step: int
    diver_vp: list[int]
    virtual_divers: list[int]
    extra_step_price: int
    past_end_vp: int
    crew_prices: list[int]
    intern_price: int
    intern: list[EffectFace]
    row_vp: int
    rows_at_end: bool
    mission_vp: int
    mission_set_vp: int
    resource_set_vp: int
    majority_vp: int
    second_vp: int
    ball_vp: int
    docked_vp: int
    mission_offer_size: int


class Origins(View):
    """Where the values of the map and of each track come from."""

    vp: Provenance
    research: Provenance
    seafloor: Provenance
    energy: Provenance
    cargo: Provenance
    offers: Provenance
    scoring: Provenance
    intern: Provenance
    sharks: Provenance
    map: Provenance


class ReefPrinted(View):
    """Everything that is the same for everybody from beginning to end."""

    spots: list[PrintedSpot]
    routes: list[PrintedRoute]
    sectors: list[PrintedSector]
    seafloor: list[PrintedSlot]
    tracks: Tracks
    faces: Faces
    provenance: Origins
