# ruff: noqa: D101, RUF012 - a struct of msgspec gives each of its things a list of its own
"""missions/*.toml: the Scenario schema."""

from typing import Annotated, Literal

import msgspec

from bathysphere.games.deepsea.content.schema.common import (
    Amount,
    Depth,
    Few,
    FivePlayers,
    Provenance,
    Sheet,
    Some,
    UpToFive,
)
from bathysphere.games.deepsea.content.schema.mission_rules import MissionRules
from bathysphere.language.names import Named


class MissionHead(Sheet, Named):
    number: Some
    id: str
    name_en: str
    name_provenance: Provenance
    in_short: str
    editions: tuple[Literal["retail", "german", "prototype"], ...] = ("retail", "german", "prototype")
    """Where it can be played; the prototype also leaves missions out by its own file."""


class StartBoard(Sheet):
    at: str
    board: str = ""
    random_depth: UpToFive = 0


class ShuffledRow(Sheet):
    depth: Depth
    columns: list[str]
    boards: list[str]
    random_boards: Few
    provenance: Provenance


class Hidden(Sheet):
    board: str
    stack: Depth
    face_down: Literal[True]
    provenance: Provenance
    within_top: Few = 0


class LaunchSheet(Sheet):
    rule: Literal["fixed_board", "any_depth1"]
    provenance: Provenance
    board: str = ""


class SetupSheet(Sheet):
    columns: int
    column_letters: list[str]
    max_depth: int
    mission_boards_left_out: list[str]
    starting_vessels: Literal[1]
    provenance: Provenance
    boards: list[StartBoard]
    launch: LaunchSheet
    removed_depths: list[Depth] = []
    shuffled_row: ShuffledRow | None = None
    hidden: list[Hidden] = []


class SliceSheet(Sheet):
    by: Literal["field", "discovered", "pieces"]
    points: Amount
    field: Literal["blue", "brown", "green", "yellow"] | None = None
    depths: list[Depth] = []
    columns: list[str] = []
    pieces: list[str] = []


class Bonus(Sheet):
    first: Amount = 0
    second: Amount = 0
    leader: list[SliceSheet] = []


class CoopGoal(Sheet):
    measure: Literal["units", "points", "depth5_zones_discovered_by_team", "players_who_did_it"]
    min: FivePlayers
    provenance: Provenance


class GoalVersion(Sheet):
    id: str
    kind: str
    per: Amount
    bonus: Bonus
    text: str
    pieces: list[str] = []
    has: list[str] = []
    depths: list[Depth] = []
    columns: list[str] = []
    side_of: str = ""
    side: Literal["", "left", "right"] = ""
    sources: list[Literal["impact_hexes", "published_journals"]] = []


class GoalSheet(Sheet):
    number: int
    kind: str
    text: str
    provenance: Provenance
    coop: CoopGoal
    name: str = ""
    bonus: Bonus | None = None
    bonus_provenance: Provenance = "public"
    per: Amount = 1
    pieces: list[str] = []
    pieces_from: list[str] = []
    has: list[str] = []
    discovered: bool = False
    depths: list[Depth] = []
    columns: list[str] = []
    event: str = ""
    track: str = ""
    region: str = ""
    sources: list[Literal["impact_hexes", "published_journals"]] = []
    goal_hex: str = ""
    options: list[GoalVersion] = []


class ImpactCoop(Sheet):
    min: FivePlayers
    provenance: Provenance
    house_players: list[int] = []


class ExtraTrack(Sheet):
    name: str
    start: Literal[0]
    last: Annotated[int, msgspec.Meta(ge=1, le=30)]
    provenance: Provenance


class HexLink(Sheet):
    a: str
    b: str
    provenance: Provenance
    why: str = ""  # told, as below


class RuleEntry(Sheet):
    hex: str
    rule: str


class WheelReading(Sheet):
    W: Literal["any_attribute"]
    L: Literal["lowest_attribute"]
    provenance: Provenance


class ImpactSheet(Sheet):
    orientation: Literal["pointy", "flat", "tracks"]
    parity: str
    parity_provenance: Provenance
    hex_count: int
    hex_provenance: str
    entry_provenance: Provenance
    links: list[HexLink]
    hexes: list[str]
    star_cell: str = ""
    rule_entry: list[RuleEntry] = []
    # What the transcription leaves open, and how we read it: `bathysphere sources deepsea missions` tells it.
    coordinates: Literal["offset"] = "offset"
    wheel_reading: WheelReading | None = None
    corrections: list[str] = []


class Notes(Sheet):
    doubts: list[str]


class MissionFile(Sheet):
    schema: Literal[1]
    mission: MissionHead
    setup: SetupSheet
    goal: list[GoalSheet]
    impact_coop: ImpactCoop
    impact: ImpactSheet
    rule: list[MissionRules] = []
    track: ExtraTrack | None = None
    notes: Notes | None = None
