"""What cards and tiles of Reef Project are called and what stands on them, in full sentences.

Most of them have no printed name: a tile goes by what it gives, a mission by its Island. Ids of the content
files are for records and programs.
"""

from __future__ import annotations

from bathysphere.games.reef import tables as t
from bathysphere.games.reef.tables import ReefTables
from bathysphere.language.texts import Texts

TANK_KINDS = ("yellow", "orange")
PAYABLE = (*range(t.VP), t.ANY, t.BALL, t.MISSION_CARD)


def describe(tables: ReefTables, texts: Texts, domain: str, value: int) -> str:
    """Missions, tiles, tanks and Milestones; empty for what has a name of its own."""
    label = tables.labels[domain][value] if domain in tables.labels else ""
    if not label or label.startswith("no-"):
        return ""
    if domain == "mission":
        return mission_name(tables, texts, value)
    if domain == "tank":
        return texts.say("tank-called", {"kind": TANK_KINDS[tables.tank_kind[value]]})
    if domain in ("pollution", "exploration", "milestone"):
        said = effects(tables, texts, list_of(tables, domain, value))
        return texts.say(f"{domain}-called", {"effects": said})
    if domain == "island" and not texts.knows(f"island-{label}"):
        return texts.say("island-called", {"effects": effects(tables, texts, tables.island_list[value])})
    return ""


def shows(tables: ReefTables, texts: Texts, domain: str, value: int) -> str:
    """The effects of a card or tile; of a pollution tile with its points."""
    if domain not in ("mission", "tile", "pollution", "exploration", "milestone", "island"):
        return ""
    if tables.labels[domain][value].startswith("no-"):
        return ""
    said = effects(tables, texts, list_of(tables, domain, value))
    if domain == "pollution":
        return texts.say("pollution-shows", {"effects": said, "vp": tables.pollution_vp[value]})
    return said


def list_of(tables: ReefTables, domain: str, value: int) -> int:
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


def mission_name(tables: ReefTables, texts: Texts, card: int) -> str:
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
    return texts.say("mission-unnamed", {"effects": effects(tables, texts, tables.mission_list[card])})


# -- effects -----------------------------------------------------------------------------------------


def effects(tables: ReefTables, texts: Texts, number: int) -> str:
    """A whole list of effects."""
    return ", ".join(effect(tables, texts, entry) for entry in tables.lists[number])


def effect(tables: ReefTables, texts: Texts, entry: int) -> str:
    """One effect; an exchange with what is paid and gained, a choice with both sets."""
    op, n = tables.op[entry], tables.n[entry]
    if op == t.CONVERT:
        cost = tables.cost[entry]
        paid = [texts.say(f"paid-{t.THINGS[thing]}", {"n": cost[thing]}) for thing in PAYABLE if cost[thing]]
        got = effects(tables, texts, tables.first_list[entry])
        return texts.say("effect-exchange", {"paid": texts.sequence(paid), "got": got, "n": n})
    if op == t.CHOOSE:
        one, two = tables.first_list[entry], tables.second_list[entry]
        both = {"one": effects(tables, texts, one), "two": effects(tables, texts, two)}
        return texts.say("effect-either", both)
    amount = abs(tables.what[entry]) if op == t.HIRE else n
    return texts.say("effect-text", {"effect": word(tables, entry), "n": amount})


def word(tables: ReefTables, entry: int) -> str:
    """What an entry does, as one word for the texts."""
    op, what = tables.op[entry], tables.what[entry]
    if op == t.GAIN:
        return "gain-" + t.THINGS[what].replace("_", "-")
    if op == t.TAKE_MISSION:
        return ("mission", "mission-plus", "mission-any")[what]
    if op == t.ACTIVATE_COLOR:
        return "activate-" + t.CREW_COLORS[what]
    if op == t.HIRE:
        return "hire" if what == 0 else "hire-cheaper" if what < 0 else "hire-dearer"
    return t.OPS[op].replace("_", "-")
