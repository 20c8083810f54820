"""Effects for people: what the labels of options are made of."""

from bathysphere.engine.reasons import Value
from bathysphere.games.reef import tables as t
from bathysphere.games.reef.position import ReefPosition


def effect_name(p: ReefPosition, entry: int) -> str:
    """What an entry does, as one word for the texts."""
    op, what = p.tables.op[entry], p.tables.what[entry]
    if op == t.GAIN:
        return "gain-" + t.THINGS[what].replace("_", "-")
    if op == t.TAKE_MISSION:
        return ("mission", "mission-plus", "mission-any")[what]
    if op == t.ACTIVATE_COLOR:
        return "activate-" + t.CREW_COLORS[what]
    if op == t.HIRE:
        return "hire" if what == 0 else "hire-cheaper" if what < 0 else "hire-dearer"
    return t.OPS[op].replace("_", "-")


def describe(p: ReefPosition, entry: int) -> dict[str, Value]:
    """An entry for people: what it does, how much of it, and what it costs."""
    tables = p.tables
    data: dict[str, Value] = {"effect": effect_name(p, entry), "n": amount(p, entry)}
    if tables.op[entry] == t.CONVERT:
        for thing in (*range(t.VP), t.ANY, t.BALL, t.MISSION_CARD):
            data["pay_" + t.THINGS[thing]] = tables.cost[entry][thing]
        follow(p, tables.lists[tables.first_list[entry]], data)
    return data


def amount(p: ReefPosition, entry: int) -> int:
    """The number of an entry; for a hire how much cheaper or dearer it is."""
    return abs(p.tables.what[entry]) if p.tables.op[entry] == t.HIRE else p.tables.n[entry]


def follow(p: ReefPosition, entries: list[int], data: dict[str, Value]) -> None:
    """Two more entries for the texts, and how many there are beyond."""
    for place, name in enumerate(("get", "also")):
        there = place < len(entries)
        data[name] = effect_name(p, entries[place]) if there else "none"
        data[name + "_n"] = amount(p, entries[place]) if there else 0
    data["more"] = max(0, len(entries) - 2)


def describe_list(p: ReefPosition, effects: int) -> dict[str, Value]:
    """A list for people: its first entry, and what comes after."""
    entries = p.tables.lists[effects]
    data = describe(p, entries[0])
    if "get" not in data:
        follow(p, entries[1:], data)
    return data
