"""What is printed on the boards, tiles, cards and sheets of a game, for whoever draws them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, TypeVar

import msgspec

from bathysphere.engine.content import read
from bathysphere.games.deepsea import schema
from bathysphere.games.deepsea.codes import icon_kind, junior_face, senior_face
from bathysphere.games.deepsea.tables import (
    BY_RULE,
    DEEP,
    FIELDS,
    ICON_NAMES,
    MAIN,
    RESCUE,
    DeepSeaTables,
)
from bathysphere.language.names import NAMELESS

if TYPE_CHECKING:
    from bathysphere.games.deepsea.files import Files

REGIONS = {MAIN: "main", RESCUE: "rescue", DEEP: "deep", BY_RULE: "rule"}

T = TypeVar("T", bound=schema.Sheet)


def printed(files: Files, mission: str, edition: str) -> dict[str, object]:
    """The sheets as plain data by id, with the values of the edition. `mission`: its file.

    `journal_uses`: in the prototype, which Journals are used once per round and which are discarded.
    """
    zones = _sheet(schema.ZonesFile, "zones.toml", files.zones).zone
    specialists = _sheet(schema.SpecialistsFile, "specialists.toml", files.specialists)
    journals = _sheet(schema.JournalsFile, "journals.toml", files.journals).journal
    sheet = _sheet(schema.MissionFile, mission, files.missions[mission])
    uses: dict[str, str] = {}
    if edition == "prototype":
        prototype = _sheet(schema.PrototypeFile, "prototype.toml", files.prototype)
        points = _sheet(schema.EditionsFile, "editions.toml", files.editions).prototype.journals_have_points
        zones, specialists, journals = _as_in_the_prototype(zones, specialists, journals, prototype, points)
        sheet = _thresholds(sheet, prototype)
        uses = {effect.journal: effect.kind for effect in prototype.journal_effect}
    made = _reconstructed(files) if edition == "prototype" else set()
    return {
        "zones": {zone.id: marked(_zone(zone)) for zone in zones},
        "leader": marked(plain(specialists.team_leader)),
        "specialists": {kind.id: marked(plain(kind)) for kind in specialists.specialist},
        "journals": {journal.id: marked(plain(journal), journal.id in made) for journal in journals},
        "journal_uses": uses,
        "tokens": {
            token.id: marked(plain(token), edition == "prototype")
            for token in _sheet(schema.TokensFile, "dive_tokens.toml", files.dive_tokens).token
        },
        "mat": marked(plain(_sheet(schema.MatFile, "player_mat.toml", files.player_mat))),
        "coop": plain(_sheet(schema.CoopFile, "coop.toml", files.coop)),
        "mission": marked(plain(sheet)),
    }


def hexes(t: DeepSeaTables) -> list[dict[str, object]]:
    """The hexes of the Impact board, one by one."""
    return [
        {
            "hex": t.labels["hex"][hex],
            "row": t.hex_row[hex],
            "column": t.hex_column[hex],
            "points": t.hex_points[hex],
            "gain": [ICON_NAMES[icon_kind(icon)] for icon in t.bundles[t.hex_bundle[hex]]],
            "field": FIELDS[t.hex_field[hex]] if t.hex_field[hex] >= 0 else "",
            "entry": t.hex_entry[hex],
            "unlimited": t.hex_unlimited[hex],
            "region": REGIONS[t.hex_region[hex]],
            "scoring": t.hex_scoring[hex],
            "goal": t.hex_goal[hex] + 1,
        }
        for hex in range(t.hexes)
    ]


def needs(t: DeepSeaTables) -> dict[str, object]:
    """What a team has to reach together, by number of players: as the game will ask it in this edition."""
    return {
        "impact": list(t.impact_minimum),
        "goals": [list(goal.minimum) for goal in t.goals],
        "bonus": {t.labels["coop_card"][card]: list(row) for card, row in enumerate(t.bonus_minimum)},
    }


def faces(t: DeepSeaTables) -> dict[str, list[str]]:
    """The names of both sides of each Specialist; the Team Leader has one."""
    names = t.labels["face"]
    found = {
        t.labels["kind"][kind]: [names[junior_face(kind)], names[senior_face(kind)]]
        for kind in range(1, t.kinds)
    }
    return {t.labels["kind"][0]: [names[senior_face(0)]], **found}


@lru_cache(maxsize=64)
def _sheet(kind: type[T], file: str, text: str) -> T:
    return read(kind, file, text)


def plain(sheet: schema.Sheet) -> object:
    """A sheet as dicts and lists; what has its usual value is left out."""
    return msgspec.to_builtins(sheet)


def _zone(zone: schema.Zone) -> object:
    """A board as printed, its special rules with what is drawn on their plates."""
    found = plain(zone)
    assert isinstance(found, dict)
    if zone.rule:
        found["rule"] = [{**msgspec.to_builtins(rule), "plate": plain(rule.plate())} for rule in zone.rule]
    return found


def marked(sheet: object, house: bool = False) -> object:
    """A sheet with where it comes from, for a mark on the thing itself: `provenance`, and `house`, the parts
    that are house-made. The files say it of a whole, of parts, or of nothing: then it is transcribed."""
    assert isinstance(sheet, dict)
    parts = [part for part, value in sheet.items() if _made_here(value)]
    parts += [part.removesuffix("_provenance") for part, value in sheet.items() if value == "house"]
    origin = "house" if house else sheet.get("provenance", "public")
    return {**sheet, "provenance": origin, "house": [part for part in parts if part != "provenance"]}


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
