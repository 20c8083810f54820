"""What cards and tiles of Reef Project are called and what stands on them, in full sentences.

Most of them have no printed name: a tile goes by what it gives, a mission by its Island. Ids of the content
files are for records and programs.
"""

from __future__ import annotations

from bathysphere.games.reef.rules import compiled as t
from bathysphere.games.reef.rules.compiled import ReefCompiled
from bathysphere.games.reef.rules.effect import sentences
from bathysphere.language.texts import Texts

TANK_KINDS = ("yellow", "orange")


def describe(tables: ReefCompiled, texts: Texts, domain: str, value: int) -> str:
    """Missions, tiles, tanks and Milestones; empty for what has a name of its own."""
    label = tables.labels[domain][value] if domain in tables.labels else ""
    if not label or label.startswith("no-"):
        return ""
    if domain == "mission":
        return mission_name(tables, texts, value)
    if domain == "tank":
        return texts.say("tank-called", {"kind": TANK_KINDS[tables.tank_kind[value]]})
    if domain in ("pollution", "exploration", "milestone"):
        said = sentences(tables, texts, list_of(tables, domain, value))
        return texts.say(f"{domain}-called", {"effects": said})
    if domain == "island" and not texts.knows(f"island-{label}"):
        return texts.say("island-called", {"effects": sentences(tables, texts, tables.island_list[value])})
    return ""


def shows(tables: ReefCompiled, texts: Texts, domain: str, value: int) -> str:
    """The effects of a card or tile; of a pollution tile with its points."""
    if domain not in ("mission", "tile", "pollution", "exploration", "milestone", "island"):
        return ""
    if tables.labels[domain][value].startswith("no-"):
        return ""
    said = sentences(tables, texts, list_of(tables, domain, value))
    if domain == "pollution":
        return texts.say("pollution-shows", {"effects": said, "vp": tables.pollution_vp[value]})
    return said


def list_of(tables: ReefCompiled, domain: str, value: int) -> int:
    """The effects of a thing."""
    lists = {
        "mission": tables.mission_list,
        "tile": tables.crew_list,
        "pollution": tables.pollution_list,
        "exploration": tables.exploration_list,
        "milestone": tables.milestone_list,
        "island": tables.island_list,
    }
    return lists[domain][value]


def mission_name(tables: ReefCompiled, texts: Texts, card: int) -> str:
    """A mission by its Island and whether it comes on top or instead; one with a condition by its name."""
    kind = tables.mission_kind[card]
    if kind != t.CONDITION:
        island = tables.mission_island[card]
        label = f"island-{tables.labels['island'][island]}"
        name = texts.say(label) if texts.knows(label) else describe(tables, texts, "island", island)
        return texts.say("mission-called", {"island": name, "kind": t.MISSION_KINDS[kind]})
    message = f"mission-{tables.labels['mission'][card]}"
    if texts.knows(message):
        return texts.say(message)
    return texts.say("mission-unnamed", {"effects": sentences(tables, texts, tables.mission_list[card])})
