# ruff: noqa: RUF012 - a struct of msgspec gives each of its things a list of its own
"""What is printed on the boards, tiles, cards and sheets of a game, for whoever draws them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, TypeVar

import msgspec

from bathysphere.content.toml import read
from bathysphere.engine.views import View, plain
from bathysphere.games.deepsea.content import schema
from bathysphere.games.deepsea.content.schema.common import handler_of
from bathysphere.games.deepsea.rules.codes import icon_kind, junior_face, senior_face
from bathysphere.games.deepsea.rules.compiled import (
    BY_RULE,
    DEEP,
    FIELDS,
    ICON_NAMES,
    MAIN,
    RESCUE,
    DeepSeaCompiled,
)
from bathysphere.games.deepsea.rules.scoring import LEFTOVERS_PER_POINT
from bathysphere.language.names import NAMELESS

if TYPE_CHECKING:
    from bathysphere.games.deepsea.content.load import Files

Region = Literal["main", "rescue", "deep", "rule"]
REGIONS: Final[dict[int, Region]] = {MAIN: "main", RESCUE: "rescue", DEEP: "deep", BY_RULE: "rule"}

T = TypeVar("T", bound=schema.Sheet)
M = TypeVar("M", bound=schema.Sheet)

HouseMade = list[str]
"""The parts of a sheet that are house-made, for a mark on the thing itself."""


class PrintedRule(schema.Sheet, kw_only=True):
    """A special rule of a zone: its handler, the keys of that handler, and what is drawn for it."""

    handler: str
    kind_provenance: schema.Provenance = "public"
    sites: list[str] = []
    ring: list[str] = []
    """Sites of which one has to hold an own disc."""
    gain: list[str] = []
    depth: int = 0
    draw: int = 0
    extra: int = 0
    journals: int = 0
    max: int = 0
    not_to_depth: int = 0
    promotions: int = 0
    technology: int = 0
    travels: int = 0
    plate: schema.Plate


class PrintedZone(schema.ZoneFace, kw_only=True):
    """A zone."""

    rule: list[PrintedRule] = []
    edge: list[schema.Edge] = []
    provenance: schema.Provenance
    house: HouseMade


class PrintedLeader(schema.TeamLeader, kw_only=True):
    """The Team Leader."""

    provenance: schema.Provenance
    house: HouseMade


class PrintedSpecialist(schema.Specialist, kw_only=True):
    """Both sides of a Specialist."""

    provenance: schema.Provenance
    house: HouseMade


class PrintedJournal(schema.Journal, kw_only=True):
    """A Journal."""

    provenance: schema.Provenance
    house: HouseMade


class PrintedToken(schema.Token, kw_only=True):
    """A Dive token."""

    provenance: schema.Provenance
    house: HouseMade


class PrintedMat(schema.MatFile, kw_only=True):
    """The player mat."""

    provenance: schema.Provenance
    house: HouseMade


class PrintedMission(schema.MissionFile, kw_only=True):
    """The Scenario sheet."""

    provenance: schema.Provenance
    house: HouseMade


class PrintedHex(View):
    """A hex of the Impact board."""

    hex: str
    row: int
    column: int
    points: int
    gain: list[str]
    field: str
    entry: bool
    unlimited: bool
    """Does it take any number of markers?"""
    region: Region
    scoring: bool
    goal: int
    """The number of the mission goal it belongs to, 0 for none."""


class PrintedNeeds(View):
    """What a team has to reach together, by number of players: as the game will ask it in this edition."""

    impact: list[int]
    goals: list[list[int]]
    bonus: dict[str, list[int]]


class PrintedEdition(schema.Edition, kw_only=True):
    """What the edition has."""

    id: Literal["retail", "german", "prototype"]
    missions: list[int]


class DeepSeaPrinted(View):
    """Everything that is the same for everybody from beginning to end, with the values of the edition."""

    zones: dict[str, PrintedZone]
    leader: PrintedLeader
    specialists: dict[str, PrintedSpecialist]
    journals: dict[str, PrintedJournal]
    journal_uses: dict[str, Literal["once_per_round", "discard"]]
    """In the prototype, which Journals are used once per round and which are discarded."""
    tokens: dict[str, PrintedToken]
    mat: PrintedMat
    coop: schema.CoopFile
    mission: PrintedMission
    hexes: list[PrintedHex]
    faces: dict[str, list[str]]
    """By kind the names of both sides of a Specialist as views write them; the Team Leader has one."""
    needs: PrintedNeeds
    edition: PrintedEdition
    leftovers_per_point: int
    """So much Research, discs and the like make a point at the end."""


def printed(files: Files, mission: str, edition: PrintedEdition, t: DeepSeaCompiled) -> DeepSeaPrinted:
    """The sheets by id, with the values of the edition. `mission`: its file."""
    zones = _sheet(schema.ZonesFile, "zones.toml", files.zones).zone
    specialists = _sheet(schema.SpecialistsFile, "specialists.toml", files.specialists)
    journals = _sheet(schema.JournalsFile, "journals.toml", files.journals).journal
    sheet = _sheet(schema.MissionFile, mission, files.missions[mission])
    uses: dict[str, Literal["once_per_round", "discard"]] = {}
    made: set[str] = set()
    if edition.id == "prototype":
        prototype = _sheet(schema.PrototypeFile, "prototype.toml", files.prototype)
        points = _sheet(schema.EditionsFile, "editions.toml", files.editions).prototype.journals_have_points
        zones, specialists, journals = _as_in_the_prototype(zones, specialists, journals, prototype, points)
        sheet = _thresholds(sheet, prototype)
        uses = {effect.journal: effect.kind for effect in prototype.journal_effect}
        made = _reconstructed(files)
    tokens = _sheet(schema.TokensFile, "dive_tokens.toml", files.dive_tokens).token
    return DeepSeaPrinted(
        zones={zone.id: marked(PrintedZone, zone, rule=_rules(zone)) for zone in zones},
        leader=marked(PrintedLeader, specialists.team_leader),
        specialists={kind.id: marked(PrintedSpecialist, kind) for kind in specialists.specialist},
        journals={one.id: marked(PrintedJournal, one, one.id in made) for one in journals},
        journal_uses=uses,
        tokens={token.id: marked(PrintedToken, token, edition.id == "prototype") for token in tokens},
        mat=marked(PrintedMat, _sheet(schema.MatFile, "player_mat.toml", files.player_mat)),
        coop=_sheet(schema.CoopFile, "coop.toml", files.coop),
        mission=marked(PrintedMission, sheet),
        hexes=hexes(t),
        faces=faces(t),
        needs=needs(t),
        edition=edition,
        leftovers_per_point=LEFTOVERS_PER_POINT,
    )


def hexes(t: DeepSeaCompiled) -> list[PrintedHex]:
    """The hexes of the Impact board, one by one."""
    return [
        PrintedHex(
            hex=t.labels["hex"][hex],
            row=t.hex_row[hex],
            column=t.hex_column[hex],
            points=t.hex_points[hex],
            gain=[ICON_NAMES[icon_kind(icon)] for icon in t.bundles[t.hex_bundle[hex]]],
            field=FIELDS[t.hex_field[hex]] if t.hex_field[hex] >= 0 else "",
            entry=t.hex_entry[hex],
            unlimited=t.hex_unlimited[hex],
            region=REGIONS[t.hex_region[hex]],
            scoring=t.hex_scoring[hex],
            goal=t.hex_goal[hex] + 1,
        )
        for hex in range(t.hexes)
    ]


def needs(t: DeepSeaCompiled) -> PrintedNeeds:
    """What a team has to reach together, by number of players."""
    return PrintedNeeds(
        impact=list(t.impact_minimum),
        goals=[list(goal.minimum) for goal in t.goals],
        bonus={t.labels["coop_card"][card]: list(row) for card, row in enumerate(t.bonus_minimum)},
    )


def faces(t: DeepSeaCompiled) -> dict[str, list[str]]:
    """The names of both sides of each Specialist; the Team Leader has one."""
    names = t.labels["face"]
    names_of_kinds = {
        t.labels["kind"][kind]: [names[junior_face(kind)], names[senior_face(kind)]]
        for kind in range(1, t.kinds)
    }
    return {t.labels["kind"][0]: [names[senior_face(0)]], **names_of_kinds}


@lru_cache(maxsize=64)
def _sheet(kind: type[T], file: str, text: str) -> T:
    return read(kind, file, text)


def _rules(zone: schema.Zone) -> list[PrintedRule]:
    """The special rules of a zone with what is drawn on their plates."""
    return [
        PrintedRule(handler=handler_of(rule), **msgspec.structs.asdict(rule), plate=rule.plate())
        for rule in zone.rule
    ]


def marked(kind: type[M], sheet: schema.Sheet, house: bool = False, **instead: object) -> M:
    """A sheet with where it comes from. The files say it of a whole, of parts, or of nothing: then it is
    transcribed. `instead`: fields that are printed otherwise than the files write them."""
    said = plain(sheet)
    parts = [part for part, value in said.items() if _made_here(value)]
    parts += [part.removesuffix("_provenance") for part, value in said.items() if value == "house"]
    values = {**msgspec.structs.asdict(sheet), **instead}
    return kind(**values, provenance="house" if house else "public", house=parts)


def _made_here(value: object) -> bool:
    """Is something in it house-made?"""
    if isinstance(value, dict):
        said = any(name.endswith("provenance") and there == "house" for name, there in value.items())
        return said or any(_made_here(there) for there in value.values())
    return isinstance(value, (list, tuple)) and any(_made_here(there) for there in value)


def _reconstructed(files: Files) -> set[str]:
    """The Journals of the prototype whose effect or values no source prints."""
    prototype = _sheet(schema.PrototypeFile, "prototype.toml", files.prototype)
    made = {effect.journal for effect in prototype.journal_effect if effect.provenance == "house"}
    for value in prototype.journal_value:
        if "house" in (value.provenance, value.fields_provenance):
            made.add(value.id or value.journal)
    return made


def _as_in_the_prototype(
    zones: list[schema.Zone],
    specialists: schema.SpecialistsFile,
    journals: list[schema.Journal],
    prototype: schema.PrototypeFile,
    points: bool,
) -> tuple[list[schema.Zone], schema.SpecialistsFile, list[schema.Journal]]:
    """The numbers and names that the prototype prints differently."""
    replace = msgspec.structs.replace
    dives = {value.board: value.dive_tokens for value in prototype.board_value}
    zones = [
        replace(zone, dive=[replace(site, tokens=dives[zone.id]) for site in zone.dive])
        if zone.id in dives
        else zone
        for zone in zones
    ]
    seniors = {value.specialist: value.senior_name_en for value in prototype.specialist_value}
    kinds = [
        replace(kind, senior=replace(kind.senior, name_en=seniors[kind.id], **NAMELESS))
        if kind.id in seniors
        else kind
        for kind in specialists.specialist
    ]
    cards = [one if points else replace(one, points=0) for one in journals]
    for value in prototype.journal_value:
        cards = [_journal(one, value) if one.id == value.journal else one for one in cards]
    return zones, replace(specialists, specialist=kinds), cards


def _journal(journal: schema.Journal, value: schema.JournalValue) -> schema.Journal:
    return msgspec.structs.replace(
        journal,
        id=value.id or journal.id,
        name_en=value.name_en or journal.name_en,
        cost=journal.cost if value.cost is None else value.cost,
        fields=value.fields or journal.fields,
        **(NAMELESS if value.name_en else {}),
    )


def _thresholds(sheet: schema.MissionFile, prototype: schema.PrototypeFile) -> schema.MissionFile:
    """What a team needs in the prototype; five players it does not know.  AM-101, AM-128"""
    replace = msgspec.structs.replace
    for value in prototype.coop_threshold:
        if value.mission != sheet.mission.number or isinstance(value.min, int):
            continue
        if value.goal == "impact":
            row = (*value.min, *sheet.impact_coop.min[len(value.min) :])
            made = replace(
                sheet.impact_coop, min=row, provenance=value.provenance, house_players=value.house_players
            )
            sheet = replace(sheet, impact_coop=made)
        else:
            place = int(value.goal[4:]) - 1
            goals = list(sheet.goal)
            row = (*value.min, *goals[place].coop.min[len(value.min) :])
            goals[place] = replace(
                goals[place], coop=replace(goals[place].coop, min=row, provenance=value.provenance)
            )
            sheet = replace(sheet, goal=goals)
    return sheet
