# ruff: noqa: D101
"""The content files of Endeavor: Deep Sea as typed structs: what may stand in a sheet."""

from typing import Annotated, Literal

import msgspec

from bathysphere.language.names import Named

Provenance = Literal["rulebook", "prototype", "public", "inferred", "house"]
Amount = Annotated[int, msgspec.Meta(ge=0, le=99)]
Some = Annotated[int, msgspec.Meta(ge=1, le=99)]
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


# -- zones.toml ------------------------------------------------------------------------------------------


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


class ZoneRuleSheet(Sheet):
    kind: Literal["general", "action", "marked"]
    handler: str
    kind_provenance: Provenance = "public"
    sites: list[str] = []
    ring: list[str] = []
    gain: Icons = []
    promotions: Few = 0
    travels: Few = 0
    draw: Few = 0
    keep: Few = 0
    extra: Few = 0
    technology: UpToFive = 0
    depth: UpToFive = 0
    max: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    not_to_depth: UpToFive = 0
    journals: Few = 0
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
    dive_tokens: Few


class Zone(Sheet, Named):
    id: str
    name_en: str
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


class Face(Sheet, Named):
    name_en: str
    gain: Icons
    slots: Slots
    ability: Ability | None = None


class TierFive(Sheet):
    points: Amount
    per: Some
    count: str
    text: str


class SpecialistPrototype(Sheet):
    senior_name_en: str


class Specialist(Sheet):
    id: str
    tier: Depth
    copies: Few
    junior: Face
    senior: Face
    score: TierFive | None = None
    confirmed: list[str] = []
    note: str = ""
    variant: str = ""
    proto: SpecialistPrototype | None = None


class TeamLeader(Sheet, Named):
    name_en: str
    copies: int
    copies_retail: int
    copies_retail_provenance: Provenance
    side: Literal["senior"]
    promotable: Literal[False]
    gain: Icons
    slots: Slots
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


class Journal(Sheet, Named):
    id: str
    name_en: str
    anchor: bool
    cost: Few
    points: Amount
    fields: list[Literal["blue", "brown", "green", "yellow"]]
    you: Icons
    others: Icons
    activations: Annotated[list[str], msgspec.Meta(max_length=4)]
    confirmed: list[str] = []
    note: str = ""
    proto: JournalPrototype | None = None


class JournalsFile(Sheet):
    edition: str
    deck: int
    anchor_deck: int
    display_size: Annotated[int, msgspec.Meta(ge=1, le=8)]
    journal: list[Journal]


# -- dive_tokens.toml ------------------------------------------------------------------------------------


class Token(Sheet):
    id: str
    count: Amount
    research: Few
    effect: Icons
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
    last_step: Annotated[int, msgspec.Meta(ge=1, le=30)]
    impact_step: Amount
    confirmed: list[str] = []


class Bracket(Sheet):
    level: UpToFive
    steps: list[int]
    points: Amount
    confirmed: list[str] = []


class TrackSheet(Sheet):
    id: str
    vessel_steps: list[int]


class ResearchSheet(Sheet):
    cap: Some
    confirmed: list[str] = []


class PlayerSet(Sheet):
    discs: Some
    impact_markers: Some
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
    players_max: Depth
    discs_when_empty: Literal["substitute", "forfeit"]
    token_is_turn: bool
    journal_circles: bool
    full_ocean_pays: bool
    tier5_deal: Literal["three_per_pocket", "even_split"]
    mission_boards_filtered: bool
    journals_score: bool
    leftovers_score: bool
    setbacks: Few
    setbacks_solo: Few
    goals_open: bool
    difficulty: bool
    turn_needs_activation: bool = False
    discarded_when_used: bool = False
    journals_have_points: bool = True


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
    dive_tokens: Annotated[int, msgspec.Meta(ge=1, le=12)]
    provenance: Provenance


class TokenCounts(Sheet):
    provenance: Provenance
    count: dict[str, Amount]


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
    id: str = ""
    """What records call the card in this edition, where its name is another one."""
    name_en: str = ""
    cost: Few | None = None
    fields: list[Literal["blue", "brown", "green", "yellow"]] = []
    fields_provenance: Provenance | None = None


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
    min: Amount | Annotated[list[Amount], msgspec.Meta(max_length=5)]
    provenance: Provenance
    players: UpToFive = 0
    house_players: list[UpToFive] = []
    """For how many players the number in a printed row is ours."""


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


class Difficulty(Sheet, Named):
    id: str
    goals_required: Annotated[int, msgspec.Meta(ge=0, le=7)]
    provenance: Provenance


class BonusGoal(Sheet):
    id: str
    name: str
    count: str
    min: FivePlayers
    text: str
    provenance: Provenance
    house_players: list[int] = []
    players: tuple[int, ...] = (1, 2, 3, 4, 5)
    """Player counts the card is suited to.  DS-306"""


class Setback(Sheet, Named):
    id: str
    name: str
    effects: list[str]
    duration: Literal["once", "round"]
    text: str
    provenance: Provenance


class CoopFile(Sheet):
    schema: Literal[1]
    bonus_cards_used: Literal[3]
    rounds: Literal[6]
    rounds_solo: Literal[7]
    provenance: Provenance
    difficulty: list[Difficulty]
    bonus_goal: list[BonusGoal]
    setback: list[Setback]


# -- missions/*.toml -------------------------------------------------------------------------------------


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
    note: str = ""


class ImpactCoop(Sheet):
    min: FivePlayers
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
    goal: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    goals: list[Annotated[int, msgspec.Meta(ge=1, le=3)]] = []
    options: list[str] = []
    hex: str = ""
    hexes: list[str] = []
    impact: int = 0
    min_sites: Few = 0
    steps: int = 0
    step: int = 0
    track: str = ""
    rows: list[int] = []
    columns: list[int] = []
    depths: list[Depth] = []
    points: int = 0
    first_row: int = 0
    overflow: list[Overflow] = []


class ExtraTrack(Sheet):
    name: str
    start: Literal[0]
    last: Annotated[int, msgspec.Meta(ge=1, le=30)]
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
