"""The content files of Endeavor: Deep Sea as texts: ours, or ours with a player's own among them."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources

import msgspec

from bathysphere.content.toml import line_of, packaged, read
from bathysphere.engine.errors import ContentError
from bathysphere.games.deepsea.content import schema
from bathysphere.language.languages import DEFAULT, LANGUAGES
from bathysphere.language.texts import as_message, of_package

PACKAGE = "bathysphere.games.deepsea"
NEW_ZONES = "new_zones"
"""Zones that a pack adds to ours; a pack with `zones` replaces ours."""
FILES = (
    "zones",
    NEW_ZONES,
    "specialists",
    "journals",
    "dive_tokens",
    "player_mat",
    "editions",
    "prototype",
    "coop",
)
FOLDERS = ("missions",)


class Files(msgspec.Struct):
    """The content files as texts."""

    zones: str
    specialists: str
    journals: str
    dive_tokens: str
    player_mat: str
    editions: str
    prototype: str
    coop: str
    missions: dict[str, str]
    """By the name of the file."""

    def numbers(self) -> list[int]:
        """The missions there are."""
        return sorted(int(name[:2]) for name in self.missions if name[:2].isdigit())

    def mission(self, number: int) -> str:
        """The file of a mission."""
        return next(name for name in self.missions if name.startswith(f"{number:02}_"))


@lru_cache
def shipped(version: int = 0) -> Files:
    """The files that come with the package, as they were in a version (0: as they are now)."""
    names = [name for name in Files.__struct_fields__ if name != "missions"]
    folder = resources.files(PACKAGE) / "content" / "data" / "missions"
    missions = {
        name: packaged(PACKAGE, f"missions/{name}", version)
        for name in sorted(file.name for file in folder.iterdir())
        if name.endswith(".toml")
    }
    return Files(**{name: packaged(PACKAGE, f"{name}.toml", version) for name in names}, missions=missions)


def with_own(texts: dict[str, str], version: int = 0) -> Files:
    """Our files with a player's own among them, by name without ending (`missions/11_my_bay`).

    A mission with the number of one of ours takes its place.
    """
    ours = shipped(version)
    own = {name.removeprefix("missions/"): text for name, text in texts.items() if "/" in name}
    missions = {
        name: text for name, text in ours.missions.items() if not any(o.startswith(name[:3]) for o in own)
    }
    missions |= {f"{name}.toml": text for name, text in own.items()}
    whole = {name: text for name, text in texts.items() if "/" not in name and name != NEW_ZONES}
    zones = texts.get("zones", ours.zones)
    if NEW_ZONES in texts:
        zones = zones.rstrip("\n") + "\n" + texts[NEW_ZONES]
    return msgspec.structs.replace(ours, **{**whole, "zones": zones}, missions=dict(sorted(missions.items())))


def names_in(files: Files) -> dict[str, str]:
    """What boards, tiles, cards and missions are called that are new, or not called as ours.

    By language, as Fluent messages.
    """
    missions = [read(schema.MissionFile, name, text) for name, text in files.missions.items()]
    heads = {head.number: head for head in _shipped_heads()}
    given = _named_things(files)
    messages = {}
    for language in LANGUAGES:
        texts = of_package(PACKAGE, language)
        new = {message: _called_now(message, thing, language) for message, thing in given.items()}
        new = {m: name for m, name in new.items() if not texts.knows(m) or texts.say(m) != name}
        for mission in missions:
            head = mission.mission
            our = heads.get(head.number)
            if our is None or _called(our) != _called(head):
                for goal in mission.goal:
                    for place, version in enumerate(goal.options, 1):
                        new[f"counts-{head.number}-{goal.number}-{place}"] = version.text
                new[f"setting-mission-{head.number}"] = _in(language, head)
        messages[language] = "".join(
            f"{message} = {as_message(name)}\n" for message, name in sorted(new.items())
        )
    return messages


Thing = schema.Zone | schema.Face | schema.Journal | schema.MissionHead


def _named_things(files: Files) -> dict[str, Thing]:
    """The things whose names stand in the files, by the message that says the name.

    Our own have theirs in the language files; a new one without a name is refused.
    """
    zones = read(schema.ZonesFile, "zones.toml", files.zones).zone
    kinds = read(schema.SpecialistsFile, "specialists.toml", files.specialists).specialist
    cards = read(schema.JournalsFile, "journals.toml", files.journals).journal
    things: dict[str, Thing] = {}
    for number, zone in enumerate(zones):
        _name(things, f"board-{zone.id}", zone, "zones", files.zones, f"zone[{number}]")
    for number, kind in enumerate(kinds):
        where = f"specialist[{number}]"
        for message in (f"kind-{kind.id}", f"face-{kind.id}"):
            _name(things, message, kind.junior, "specialists", files.specialists, f"{where}.junior")
        message = f"face-{senior_id(kind)}"
        _name(things, message, kind.senior, "specialists", files.specialists, f"{where}.senior")
    for number, card in enumerate(cards):
        _name(things, f"card-{card.id}", card, "journals", files.journals, f"journal[{number}]")
    return things


def _name(things: dict[str, Thing], message: str, thing: Thing, file: str, text: str, where: str) -> None:
    if thing.name_en:
        things[message] = thing
    elif not of_package(PACKAGE, DEFAULT).knows(message):
        line = line_of(text, "." + where)
        raise ContentError("content-missing", f"{file}.toml", line, where=where, key="name_en")


def _called_now(message: str, thing: Thing, language: str) -> str:
    """What a thing is called in a language; as ours is, if its English name is that of ours."""
    english = of_package(PACKAGE, DEFAULT)
    as_ours = english.knows(message) and english.say(message) == thing.name_en
    return thing.named(language) or (of_package(PACKAGE, language).say(message) if as_ours else thing.name_en)


def senior_id(kind: schema.Specialist) -> str:
    """What records call the Senior of a kind."""
    return kind.senior.id or slug(kind.senior.name_en)


def _in(language: str, thing: schema.MissionHead) -> str:
    """What a thing is called in a language; by its English name if it has none there."""
    return thing.named(language) or thing.name_en


def _called(mission: schema.MissionHead) -> tuple[str, str, dict[str, str]]:
    return mission.id, mission.name_en, mission.names()


@lru_cache
def _shipped_heads() -> list[schema.MissionHead]:
    return [read(schema.MissionFile, name, text).mission for name, text in shipped().missions.items()]


def slug(name: str) -> str:
    """A name as one word of a record."""
    return "".join(c if c.isalnum() else "_" for c in name.lower().replace(".", "")).strip("_")
