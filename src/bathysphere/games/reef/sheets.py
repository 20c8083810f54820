"""The content files of Reef Project as typed structs: what may stand in them, how large numbers may be."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from bathysphere.language.names import Named

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
# -- effects ---------------------------------------------------------------------------------------


class Effect(msgspec.Struct, forbid_unknown_fields=True, tag_field="op", frozen=True):
    """One entry of an effect list; the tag says what it does."""


class Gain(Effect, tag="gain", frozen=True):
    """Units of something."""

    what: Gainable
    n: Some


class Counted(Effect, frozen=True):
    """An effect with nothing but a number."""

    n: Some


class Unlock(Counted, tag="unlock", frozen=True):
    """Reef Balls leave the resource tracks."""


class Research(Counted, tag="research", frozen=True):
    """Steps of the Scientist."""


class Explore(Counted, tag="explore", frozen=True):
    """Steps of the Diver."""


class Restore(Counted, tag="restore", frozen=True):
    """The exploration tile above the Diver."""


class Activate(Counted, tag="activate", frozen=True):
    """Crew members of any colour."""


class LayMission(Counted, tag="mission_blank", frozen=True):
    """Missions laid down without effect."""


class Deploy(Counted, tag="deploy", frozen=True):
    """Free deployments anywhere."""


class RechargeOne(Counted, tag="recharge_one", frozen=True):
    """Single reward spaces of the VP track."""


class PollutionTake(Counted, tag="pollution_take", frozen=True):
    """The smallest tiles of the supply."""


class PollutionRefresh(Counted, tag="pollution_refresh", frozen=True):
    """Used tiles made fresh."""


class PollutionCash(Counted, tag="pollution_cash", frozen=True):
    """A tile revealed with its VP."""


class DiscardCrew(Counted, tag="discard_cheapest_crew", frozen=True):
    """The cheapest tile of the crew offer."""


class Hire(Effect, tag="hire", frozen=True):
    """A crew tile, with a change of its price."""

    delta: Annotated[int, msgspec.Meta(ge=-20, le=20)]


class ActivateColor(Effect, tag="activate_color", frozen=True):
    """All own crew of a colour."""

    color: CrewColor


class TakeMission(Effect, tag="mission", frozen=True):
    """Missions of the offer, as far as the reach goes."""

    reach: Literal["own", "plus1", "any"]
    n: Some


class Cost(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One thing that has to be paid."""

    what: Payable
    n: Some


class Convert(Effect, tag="convert", frozen=True):
    """Pay, then receive, up to so many times."""

    times: Some
    pay: Annotated[list[Cost], msgspec.Meta(min_length=1)]
    get: list[AnyEffect]


class Choose(Effect, tag="choose", frozen=True):
    """One of two lists."""

    options: tuple[list[AnyEffect], list[AnyEffect]]


AnyEffect = (
    Gain
    | Unlock
    | Research
    | Explore
    | Restore
    | Hire
    | Activate
    | ActivateColor
    | TakeMission
    | LayMission
    | Deploy
    | RechargeOne
    | PollutionTake
    | PollutionRefresh
    | PollutionCash
    | DiscardCrew
    | Convert
    | Choose
)


# -- files -----------------------------------------------------------------------------------------


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """A table of a content file; a key nobody knows is an error."""


class Point(Strict):
    """A place on the drawing."""

    x: int
    y: int


class Spot(Strict):
    """A place for an Island, or the Starting Island."""

    id: str
    kind: Literal["start", "island"]
    x: int
    y: int
    color: IslandColor | None = None


class Route(Strict):
    """A line between two spots with its energy symbols."""

    id: str
    ends: tuple[str, str]
    pips: Annotated[int, msgspec.Meta(ge=0, le=9)]


class Sector(Strict, Named):
    """A piece of sea with its boundary."""

    id: str
    name: str
    sharks: Annotated[int, msgspec.Meta(ge=1, le=3)]
    corners: list[str]
    routes: list[str]
    tile_at: Point


class Map(Strict):
    """One side of the Main board."""

    players: list[Literal[2, 3, 4]]
    start: str
    provenance: Provenance
    spot: list[Spot]
    route: list[Route]
    sector: list[Sector]


class Overlay(Strict):
    """A sheet that covers parts of a map."""

    id: str
    players: list[Literal[2, 3, 4]]
    map: Literal["map2", "map34"]
    covers_spots: list[str]
    covers_routes: list[str]
    covers_sectors: list[str]
    provenance: Provenance


class Sharks(Strict):
    """VP per shark in final scoring."""

    provenance: Provenance
    majority_vp_per_shark: Amount
    second_vp_per_shark: Amount


class BoardFile(Strict):
    """board.toml"""

    sheet: dict[str, object]
    sharks: Sharks
    overlay: list[Overlay]
    map34: Map
    map2: Map


class Island(Strict, Named):
    """An Island tile."""

    id: str
    name: str
    color: IslandColor
    label: Label
    provenance: Provenance
    effects: list[AnyEffect]


class IslandsFile(Strict):
    """islands.toml"""

    sheet: dict[str, object]
    island: list[Island]


class ConditionTable(Strict):
    """What has to be true to play a mission."""

    kind: str
    min: Amount = 0
    column: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    color: IslandColor | None = None


class Mission(Strict, Named):
    """A mission card."""

    id: str
    kind: Literal["bonus", "alternative", "condition"]
    suit: Suit
    label: Label
    provenance: Provenance
    effects: list[AnyEffect]
    name: str = ""
    island: str = ""
    crossed_out: bool = False
    condition: ConditionTable | None = None
    note: str = ""


class MissionsFile(Strict):
    """missions.toml"""

    sheet: dict[str, object]
    mission: list[Mission]


class Pollution(Strict):
    """A Pollution tile."""

    id: str
    size: Literal["small", "medium", "large"]
    vp: Amount
    provenance: Provenance
    effects: list[AnyEffect]


class PollutionFile(Strict):
    """pollution.toml"""

    sheet: dict[str, object]
    pollution: list[Pollution]


class Exploration(Strict):
    """A Seafloor Exploration tile."""

    id: str
    kind: Literal["light", "dark"]
    provenance: Provenance
    effects: list[AnyEffect]
    note: str = ""


class Tank(Strict):
    """An Oxygen Tank tile with both sides."""

    id: str
    kind: Literal["yellow", "orange"]
    provenance: Provenance
    a: list[AnyEffect]
    b: list[AnyEffect]


class SeafloorFile(Strict):
    """seafloor.toml"""

    sheet: dict[str, object]
    exploration: list[Exploration]
    tank: list[Tank]


class Milestone(Strict):
    """A Milestone tile."""

    id: str
    provenance: Provenance
    effects: list[AnyEffect]
    note: str = ""


class MilestonesFile(Strict):
    """milestones.toml"""

    sheet: dict[str, object]
    milestone: list[Milestone]


class ScoreTable(Strict):
    """How an Objective counts."""

    kind: str
    vp_per: Amount = 0
    at: list[Amount] = []
    vp: list[Amount] = []


class Objective(Strict, Named):
    """An Objective card."""

    id: str
    name: str
    provenance: Provenance
    score: ScoreTable
    cap: Amount
    text: str = ""


class ObjectivesFile(Strict):
    """objectives.toml"""

    sheet: dict[str, object]
    objective: list[Objective]


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


class RechargeSpace(Strict):
    """A reward space of the VP track."""

    at: Amount
    effects: list[AnyEffect]
    provenance: Provenance
    mandatory: list[AnyEffect] = []


class VpTrack(Strict):
    """The VP track."""

    start: Literal[0]
    printed_max: Annotated[int, msgspec.Meta(ge=1, le=999)]
    wrap: Annotated[int, msgspec.Meta(ge=1, le=999)]
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


class Sheets(Strict):
    """All content files, read."""

    board: BoardFile
    islands: IslandsFile
    tracks: TracksFile
    crew: CrewFile
    missions: MissionsFile
    pollution: PollutionFile
    seafloor: SeafloorFile
    milestones: MilestonesFile
    objectives: ObjectivesFile
    ships: ShipsFile


FILE_KINDS: dict[str, type[Strict]] = {
    "board": BoardFile,
    "islands": IslandsFile,
    "tracks": TracksFile,
    "crew": CrewFile,
    "missions": MissionsFile,
    "pollution": PollutionFile,
    "seafloor": SeafloorFile,
    "milestones": MilestonesFile,
    "objectives": ObjectivesFile,
    "ships": ShipsFile,
}


# -- what a number of players uses ----------------------------------------------------------------


def labels_in_play(players: int) -> tuple[str, ...]:
    """Which tiles and cards a number of players uses, by the label on their back.  RP-004, RP-013"""
    return ("", "3+", "4")[: players - 1]


def in_play(board: BoardFile, players: int) -> tuple[list[Spot], list[Route], list[Sector]]:
    """The board without what the overlays cover.  RP-001, RP-002, AM-119"""
    chosen = board.map2 if players in board.map2.players else board.map34
    name = "map2" if chosen is board.map2 else "map34"
    covers = [overlay for overlay in board.overlay if players in overlay.players and overlay.map == name]
    spots = {spot for overlay in covers for spot in overlay.covers_spots}
    routes = {route for overlay in covers for route in overlay.covers_routes}
    sectors = {sector for overlay in covers for sector in overlay.covers_sectors}
    return (
        [spot for spot in chosen.spot if spot.id not in spots],
        [route for route in chosen.route if route.id not in routes],
        [sector for sector in chosen.sector if sector.id not in sectors],
    )
