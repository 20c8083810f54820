# ruff: noqa: D101
"""The content files of Endeavor: Deep Sea as typed structs: what may stand in a sheet."""

from typing import Annotated, Literal

import msgspec

Provenance = Literal["rulebook", "prototype", "public", "inferred", "house"]


class Sheet(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A table of a content file; a key it does not know is an error of the file."""


# -- zones.toml ------------------------------------------------------------------------------------------


class DiveSite(Sheet):
    id: str
    tokens: int
    access: Literal["up", "left", "right"] | None = None


class SonarSpace(Sheet):
    id: str
    get: list[str]


class ConserveSite(Sheet):
    id: str
    cost: int
    get: list[str]
    marked: bool = False
    access: Literal["up", "left", "right"] | None = None


class JournalSite(Sheet):
    id: str
    field: Literal["blue", "brown", "green", "yellow"]
    get: list[str] = []
    marked: bool = False
    access: Literal["up", "left", "right"] | None = None


class Link(Sheet):
    ends: tuple[str, str]
    get: list[str]


class ZoneRuleSheet(Sheet):
    kind: Literal["general", "action", "marked"]
    handler: str
    kind_provenance: Provenance = "public"
    sites: list[str] = []
    ring: list[str] = []
    gain: list[str] = []
    promotions: int = 0
    travels: int = 0
    draw: int = 0
    keep: int = 0
    extra: int = 0
    technology: int = 0
    depth: int = 0
    max: int = 0
    not_to_depth: int = 0
    journals: int = 0
    text: str = ""
    trigger: str = ""
    condition: str = ""
    effect: list[str] = []
    who: str = ""
    optional: bool = False


class Edge(Sheet):
    text: str
    provenance: Provenance


Spot = Annotated[str, msgspec.Meta(pattern=r"^\d+(\.\d+)? \d+(\.\d+)?( (left|right|above|below))?$")]
"""Where something is drawn on a tile, and on which side its gains stand."""


class ZonePrototype(Sheet):
    dive_tokens: int


class Zone(Sheet):
    id: str
    name_en: str
    depth: int
    discovery: list[str]
    arrival: list[str]
    name_de: str = ""
    mission_specific: bool = False
    arrival_actions: list[str] = []
    dive: list[DiveSite] = []
    sonar: list[list[SonarSpace]] = []
    conserve: list[ConserveSite] = []
    journal: list[JournalSite] = []
    links: list[Link] = []
    rule: list[ZoneRuleSheet] = []
    edge: list[Edge] = []
    confirmed: list[str] = []
    note: str = ""
    variant: str = ""
    proto: ZonePrototype | None = None
    art: str = ""
    layout: dict[str, Spot] = {}


class ZonesFile(Sheet):
    edition: str
    zone: list[Zone]


class NewZonesFile(Sheet):
    """Zones that a pack adds."""

    zone: list[Zone]


# -- specialists.toml ------------------------------------------------------------------------------------


class Ability(Sheet):
    handler: Literal["copy_slots"]
    text: str


class Face(Sheet):
    name_en: str
    gain: list[str]
    slots: list[list[str]]
    name_de: str = ""
    ability: Ability | None = None


class TierFive(Sheet):
    points: int
    per: int
    count: str
    text: str


class SpecialistPrototype(Sheet):
    senior_name_en: str


class Specialist(Sheet):
    id: str
    tier: int
    copies: int
    junior: Face
    senior: Face
    score: TierFive | None = None
    confirmed: list[str] = []
    note: str = ""
    variant: str = ""
    proto: SpecialistPrototype | None = None


class TeamLeader(Sheet):
    name_en: str
    name_de: str
    copies: int
    copies_retail: int
    copies_retail_provenance: Provenance
    side: Literal["senior"]
    promotable: Literal[False]
    gain: list[str]
    slots: list[list[str]]
    setup_discs_on_tile: int
    confirmed: list[str] = []
    note: str = ""


class Ruling(Sheet):
    about: str
    text: str
    provenance: Provenance


class SpecialistsFile(Sheet):
    edition: str
    kinds: int
    tiles: int
    team_leader: TeamLeader
    specialist: list[Specialist]
    ruling: list[Ruling] = []


# -- journals.toml ---------------------------------------------------------------------------------------


class JournalPrototype(Sheet):
    name_en: str
    cost: int
    fields: list[str]


class Journal(Sheet):
    id: str
    name_en: str
    anchor: bool
    cost: int
    points: int
    fields: list[Literal["blue", "brown", "green", "yellow"]]
    you: list[str]
    others: list[str]
    activations: list[str]
    name_de: str = ""
    confirmed: list[str] = []
    note: str = ""
    proto: JournalPrototype | None = None


class JournalsFile(Sheet):
    edition: str
    deck: int
    anchor_deck: int
    display_size: int
    journal: list[Journal]


# -- dive_tokens.toml ------------------------------------------------------------------------------------


class Token(Sheet):
    id: str
    count: int
    research: int
    effect: list[str]
    cost: list[Literal["disc"]] = []
    confirmed: list[str] = []
    note: str = ""


class TokensFile(Sheet):
    edition: str
    total: int
    stored_at_end_of_turn_max: Literal[1]
    token: list[Token]


# -- player_mat.toml -------------------------------------------------------------------------------------


class Shape(Sheet):
    last_step: int
    impact_step: int
    confirmed: list[str] = []


class Bracket(Sheet):
    level: int
    steps: list[int]
    points: int
    confirmed: list[str] = []


class TrackSheet(Sheet):
    id: str
    vessel_steps: list[int]


class ResearchSheet(Sheet):
    cap: int
    confirmed: list[str] = []


class PlayerSet(Sheet):
    discs: int
    impact_markers: int
    vessels: Literal[3]
    confirmed: list[str] = []


class MatFile(Sheet):
    edition: str
    shape: Shape
    bracket: list[Bracket]
    track: list[TrackSheet]
    research: ResearchSheet
    player_set: PlayerSet


# -- editions.toml ---------------------------------------------------------------------------------------


class Edition(Sheet):
    players_max: int
    discs_when_empty: Literal["substitute", "forfeit"]
    token_is_turn: bool
    journal_circles: bool
    full_ocean_pays: bool
    tier5_deal: Literal["three_per_pocket", "even_split"]
    mission_boards_filtered: bool
    journals_score: bool
    leftovers_score: bool
    setbacks: int
    setbacks_solo: int
    goals_open: bool
    difficulty: bool


class EditionsFile(Sheet):
    retail: Edition
    german: Edition
    prototype: Edition


# -- prototype.toml --------------------------------------------------------------------------------------


class Counts(Sheet):
    provenance: Provenance
    ocean_boards: int
    dive_tokens: int
    specialist_kinds: int
    specialist_tiles: int
    journals: int
    anchor_journals: int
    scenario_sheets: int
    coop_goal_cards: int
    setback_cards: int
    players_max: int
    player_sets: int


class LeftOut(Sheet):
    provenance: Provenance
    left_out: list[str]


class BoardValue(Sheet):
    board: str
    dive_tokens: int
    provenance: Provenance


class TokenCounts(Sheet):
    provenance: Provenance
    count: dict[str, int]


class SpecialistsLeftOut(Sheet):
    provenance: Provenance
    tier5_left_out: list[str]


class SpecialistValue(Sheet):
    specialist: str
    senior_name_en: str
    provenance: Provenance


class JournalValue(Sheet):
    journal: str
    provenance: Provenance
    name_en: str = ""
    cost: int | None = None
    fields: list[Literal["blue", "brown", "green", "yellow"]] = []


class JournalEffect(Sheet):
    journal: str
    kind: Literal["once_per_round", "discard"]
    effect: str
    provenance: Provenance


class MissionsLeftOut(Sheet):
    provenance: Provenance
    left_out: list[int]


class CoopThreshold(Sheet):
    mission: int
    goal: Literal["goal1", "goal2", "goal3", "impact"]
    min: int | list[int]
    provenance: Provenance
    players: int = 0


class PrototypeFile(Sheet):
    edition: Literal["prototype"]
    schema: Literal[1]
    counts: Counts
    boards: LeftOut
    board_value: list[BoardValue]
    dive_tokens: TokenCounts
    specialists: SpecialistsLeftOut
    specialist_value: list[SpecialistValue]
    journals: LeftOut
    journal_value: list[JournalValue]
    journal_effect: list[JournalEffect]
    missions: MissionsLeftOut
    coop_threshold: list[CoopThreshold]


# -- coop.toml -------------------------------------------------------------------------------------------


class Difficulty(Sheet):
    id: str
    goals_required: int
    provenance: Provenance
    name_de: str = ""


class BonusGoal(Sheet):
    id: str
    name: str
    count: str
    min: tuple[int, int, int, int, int]
    text: str
    provenance: Provenance
    house_players: list[int] = []
    players: tuple[int, ...] = (1, 2, 3, 4, 5)
    """Player counts the card is suited to.  DS-306"""


class Setback(Sheet):
    id: str
    name: str
    effects: list[str]
    duration: Literal["once", "round"]
    text: str
    provenance: Provenance
    name_de: str = ""


class CoopFile(Sheet):
    schema: Literal[1]
    bonus_cards_used: int
    rounds: int
    rounds_solo: int
    provenance: Provenance
    difficulty: list[Difficulty]
    bonus_goal: list[BonusGoal]
    setback: list[Setback]


# -- missions/*.toml -------------------------------------------------------------------------------------


class MissionHead(Sheet):
    number: int
    id: str
    name_en: str
    name_provenance: Provenance
    in_short: str
    name_de: str = ""
    editions: tuple[Literal["retail", "german", "prototype"], ...] = ("retail", "german", "prototype")
    """Where it can be played; the prototype also leaves missions out by its own file."""


class StartBoard(Sheet):
    at: str
    board: str = ""
    random_depth: int = 0


class ShuffledRow(Sheet):
    depth: int
    columns: list[str]
    boards: list[str]
    random_boards: int
    provenance: Provenance


class Hidden(Sheet):
    board: str
    stack: int
    face_down: Literal[True]
    provenance: Provenance
    within_top: int = 0


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
    removed_depths: list[int] = []
    shuffled_row: ShuffledRow | None = None
    hidden: list[Hidden] = []


class SliceSheet(Sheet):
    by: Literal["field", "discovered", "pieces"]
    points: int
    field: Literal["blue", "brown", "green", "yellow"] | None = None
    depths: list[int] = []
    columns: list[str] = []
    pieces: list[str] = []


class Bonus(Sheet):
    first: int = 0
    second: int = 0
    leader: list[SliceSheet] = []


class CoopGoal(Sheet):
    measure: Literal["units", "points", "depth5_zones_discovered_by_team", "players_who_did_it"]
    min: tuple[int, int, int, int, int]
    provenance: Provenance


class GoalVersion(Sheet):
    id: str
    kind: str
    per: int
    bonus: Bonus
    text: str
    pieces: list[str] = []
    has: list[str] = []
    depths: list[int] = []
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
    per: int = 1
    pieces: list[str] = []
    pieces_from: list[str] = []
    has: list[str] = []
    discovered: bool = False
    depths: list[int] = []
    columns: list[str] = []
    event: str = ""
    track: str = ""
    region: str = ""
    sources: list[Literal["impact_hexes", "published_journals"]] = []
    goal_hex: str = ""
    options: list[GoalVersion] = []
    note: str = ""


class ImpactCoop(Sheet):
    min: tuple[int, int, int, int, int]
    provenance: Provenance
    house_players: list[int] = []


class Overflow(Sheet):
    rows: list[int]
    hex: str


class MissionRule(Sheet):
    id: str
    handler: str
    trigger: str
    condition: str
    effect: str
    text: str
    provenance: Provenance
    detail_provenance: Provenance = "public"
    board: str = ""
    sites: list[str] = []
    region: str = ""
    else_region: str = ""
    goal: int = 0
    goals: list[int] = []
    options: list[str] = []
    hex: str = ""
    hexes: list[str] = []
    impact: int = 0
    min_sites: int = 0
    steps: int = 0
    step: int = 0
    track: str = ""
    rows: list[int] = []
    columns: list[int] = []
    depths: list[int] = []
    points: int = 0
    first_row: int = 0
    overflow: list[Overflow] = []


class ExtraTrack(Sheet):
    name: str
    start: int
    last: int
    provenance: Provenance
    note: str = ""


class HexLink(Sheet):
    a: str
    b: str
    provenance: Provenance
    why: str


class RuleEntry(Sheet):
    hex: str
    rule: str


class WheelReading(Sheet):
    W: Literal["any_attribute"]
    L: Literal["lowest_attribute"]
    provenance: Provenance


class ImpactSheet(Sheet):
    orientation: Literal["pointy", "flat", "tracks"]
    coordinates: Literal["offset"]
    parity: str
    parity_provenance: Provenance
    hex_count: int
    hex_provenance: str
    entry_provenance: Provenance
    links: list[HexLink]
    hexes: list[str]
    star_cell: str = ""
    wheel_reading: WheelReading | None = None
    corrections: list[str] = []
    rule_entry: list[RuleEntry] = []


class Notes(Sheet):
    doubts: list[str]


class MissionFile(Sheet):
    schema: Literal[1]
    mission: MissionHead
    setup: SetupSheet
    goal: list[GoalSheet]
    impact_coop: ImpactCoop
    impact: ImpactSheet
    rule: list[MissionRule] = []
    track: ExtraTrack | None = None
    notes: Notes | None = None
