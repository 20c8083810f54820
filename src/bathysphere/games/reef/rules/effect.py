"""Entries of effect lists: one class for each icon says all there is to say of it (steps/effects.py).

An entry is a number; the tables say which icon it is and with which numbers. Whoever has an entry in hand
asks here, and the class answers: can it be done, why not, what does it do, what is it worth, what to call it.
"""

from typing import Final

from bathysphere.engine.reasons import Reason, Value
from bathysphere.games.reef.faces.printed_types import EffectFace
from bathysphere.games.reef.rules.compiled import ReefCompiled
from bathysphere.games.reef.rules.position import ReefPosition
from bathysphere.language.texts import Texts


class Effect:
    """One icon, whatever its numbers."""

    def __init__(self, op: int, name: str, value: float = 0.0) -> None:
        self.op: Final = op
        """Its number in the tables."""
        self.name: Final = name
        """What content files call it."""
        self.value: Final = value
        """What one of it is worth on the face of it, in points at the end of the game."""

    def possible(self, p: ReefPosition, seat: int, entry: int) -> bool:
        """Would this entry do anything now?"""
        return True

    def obstacle(self, p: ReefPosition, seat: int, entry: int) -> Reason | None:
        """Why it would do nothing now; the counterpart of `possible`, for people."""
        return None

    def start(self, p: ReefPosition, seat: int, entry: int) -> None:
        """Carry it out; what asks for choices goes on top of the stack.  AM-97"""
        raise NotImplementedError

    def warning(self, p: ReefPosition, seat: int, entry: int) -> Reason | None:
        """What of it would be lost now."""
        return None

    def worth(self, p: ReefPosition, seat: int, entry: int) -> float:
        """What it is worth on the face of it."""
        return self.value * p.compiled.n[entry]

    def word(self, tables: ReefCompiled, entry: int) -> str:
        """What it does, as one word for the texts."""
        return self.name.replace("_", "-")

    def amount(self, tables: ReefCompiled, entry: int) -> int:
        """The number that belongs to this word."""
        return tables.n[entry]

    def details(self, tables: ReefCompiled, entry: int) -> dict[str, Value]:
        """What the label of an option is made of."""
        return {"effect": self.word(tables, entry), "n": self.amount(tables, entry)}

    def sentence(self, tables: ReefCompiled, texts: Texts, entry: int) -> str:
        """What it does, in full."""
        return texts.say("effect-text", {"effect": self.word(tables, entry), "n": self.amount(tables, entry)})

    def face(self, tables: ReefCompiled, entry: int) -> EffectFace:
        """What is printed, in the words of the content files."""
        return EffectFace(self.name, tables.n[entry])


EFFECTS: Final[list[Effect]] = []
"""Every icon, by its number; they come with the steps (steps/__init__.py)."""


def register(effects: list[Effect]) -> None:
    """Let these be the icons."""
    for number, effect in enumerate(effects):
        assert effect.op == number, effect.name
    EFFECTS.clear()
    EFFECTS.extend(effects)


# -- entries -----------------------------------------------------------------------------------------


def effect_of(tables: ReefCompiled, entry: int) -> Effect:
    """Which icon an entry shows."""
    return EFFECTS[tables.op[entry]]


def possible(p: ReefPosition, seat: int, entry: int) -> bool:
    """Would this entry do anything now?"""
    return EFFECTS[p.compiled.op[entry]].possible(p, seat, entry)


def obstacle(p: ReefPosition, seat: int, entry: int) -> Reason | None:
    """Why an entry would do nothing now."""
    return EFFECTS[p.compiled.op[entry]].obstacle(p, seat, entry)


def start_entry(p: ReefPosition, seat: int, entry: int) -> None:
    """Carry an entry out."""
    EFFECTS[p.compiled.op[entry]].start(p, seat, entry)


def entry_worth(p: ReefPosition, seat: int, entry: int) -> float:
    """What an entry is worth on the face of it."""
    return EFFECTS[p.compiled.op[entry]].worth(p, seat, entry)


def set_list(tables: ReefCompiled, entry: int, chosen: int) -> int:
    """The list of the first or the second set of a choice."""
    return tables.second_list[entry] if chosen else tables.first_list[entry]


# -- whole lists -------------------------------------------------------------------------------------


def list_worth(p: ReefPosition, seat: int, effects: int) -> float:
    """What a list is worth on the face of it: entries that would do nothing now count for nothing."""
    total = 0.0
    for entry in p.compiled.lists[effects]:
        effect = EFFECTS[p.compiled.op[entry]]
        if effect.possible(p, seat, entry):
            total += effect.worth(p, seat, entry)
    return total


def sentences(tables: ReefCompiled, texts: Texts, effects: int) -> str:
    """A whole list in full."""
    return ", ".join(
        effect_of(tables, entry).sentence(tables, texts, entry) for entry in tables.lists[effects]
    )


def faces(tables: ReefCompiled, effects: int) -> list[EffectFace]:
    """A whole list as it is printed."""
    return [effect_of(tables, entry).face(tables, entry) for entry in tables.lists[effects]]


def follow(tables: ReefCompiled, entries: list[int], data: dict[str, Value]) -> None:
    """Two more entries for a label, and how many there are beyond."""
    for place, name in enumerate(("get", "also")):
        if place < len(entries):
            effect = effect_of(tables, entries[place])
            data[name] = effect.word(tables, entries[place])
            data[name + "_n"] = effect.amount(tables, entries[place])
        else:
            data[name] = "none"
            data[name + "_n"] = 0
    data["more"] = max(0, len(entries) - 2)


def describe(p: ReefPosition, entry: int) -> dict[str, Value]:
    """An entry for the label of an option: what it does, how much of it, and what it costs."""
    return effect_of(p.compiled, entry).details(p.compiled, entry)


def describe_list(p: ReefPosition, effects: int) -> dict[str, Value]:
    """A list for the label of an option: its first entry, and what comes after."""
    entries = p.compiled.lists[effects]
    data = describe(p, entries[0])
    if "get" not in data:
        follow(p.compiled, entries[1:], data)
    return data
