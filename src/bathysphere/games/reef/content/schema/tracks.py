"""tracks.toml: tracks, stores, offers and what scores."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from bathysphere.games.reef.content.schema.common import Amount, Provenance, Resource, Some, Strict
from bathysphere.games.reef.content.schema.effects import AnyEffect


class RechargeSpace(Strict):
    """A reward space of the VP track."""

    at: Amount
    effects: list[AnyEffect]
    provenance: Provenance
    mandatory: list[AnyEffect] = msgspec.field(default_factory=list)


class VpTrack(Strict):
    """The VP track."""

    start: Literal[0]
    printed_max: Literal[49]
    wrap: Literal[50]
    objective_threshold: Annotated[int, msgspec.Meta(ge=1, le=200)]
    end_threshold: Annotated[int, msgspec.Meta(ge=1, le=200)]
    provenance: Provenance
    recharge: list[RechargeSpace]


class ResearchStep(Strict):
    """A main step of the Research track."""

    step: Amount
    rank: int
    vp: Amount
    cards: Amount


class SideStep(Strict):
    """A side step of the Research track."""

    id: str
    after_step: int
    rank: int
    vp: Amount
    cards: Amount
    next_main_step: int
    stack: Literal[1, 2]


class ResearchTrack(Strict):
    """The Research track."""

    start_step: Literal[0]
    last_step: Annotated[int, msgspec.Meta(ge=1, le=30)]
    last_step_capacity: Some
    side_step_after: list[int]
    virtual_diver_step: int
    provenance: Provenance
    step: list[ResearchStep]
    side: list[SideStep]


class Slot(Strict):
    """An exploration tile and a tank, and the steps between them."""

    slot: int
    kind: Literal["light", "dark"]
    steps: Annotated[list[Amount], msgspec.Meta(min_length=1)]
    tank: Literal["", "yellow", "orange"]


class VirtualDivers(Strict):
    """Steps that Divers of nobody hold in the last ranking, by number of players."""

    p2: list[Amount]
    p3: list[Amount]
    p4: list[Amount]


class SeafloorTrack(Strict):
    """The Seafloor track."""

    start_step: Literal[0]
    last_step: Annotated[int, msgspec.Meta(ge=1, le=60)]
    vp_per_step_past_end: Amount
    extra_step_cost_same_resource: Some
    final_vp: list[Amount]
    virtual_divers: VirtualDivers
    provenance: Provenance
    slot: list[Slot]


class EnergyTrack(Strict):
    """The Energy track."""

    min: Literal[0]
    max: Some
    start_by_seat: list[Amount]
    provenance: Provenance


class CargoTracks(Strict):
    """The three resource tracks."""

    kinds: list[Resource]
    start_each: Amount
    min: Literal[0]
    max: Some
    blocked_spaces: list[Some]
    balls_on_tracks: int
    balls_in_deployment: Amount
    start_coins: Amount
    coins_per_resource_exchange: Some
    final_set_vp: Amount
    provenance: Provenance


class Offers(Strict):
    """Sizes and prices of the offers."""

    mission_offer_size: Annotated[int, msgspec.Meta(ge=1, le=10)]
    crew_offer_costs: Annotated[list[Amount], msgspec.Meta(min_length=1, max_length=10)]
    intern_cost: Amount
    provenance: Provenance


class BySide(Strict):
    """A number for each side of the Ship sheets."""

    A: Amount
    B: Amount


class Scoring(Strict):
    """VP of this and that."""

    mission_played_vp: Amount
    mission_set_vp: BySide
    crew_row_vp: BySide
    clean_vp_per_ball: Amount
    clean_vp_per_ship: Amount
    provenance: Provenance


class TracksFile(Strict):
    """tracks.toml"""

    sheet: dict[str, object]
    vp: VpTrack
    research: ResearchTrack
    seafloor: SeafloorTrack
    energy: EnergyTrack
    cargo: CargoTracks
    offers: Offers
    scoring: Scoring
