"""The content files of Reef Project, read and checked; compile.py makes int tables of them."""

from __future__ import annotations

from functools import lru_cache

from bathysphere.content.toml import packaged, read
from bathysphere.content.toml import problems as problems_of
from bathysphere.engine.errors import ContentError
from bathysphere.engine.settings import Setting
from bathysphere.games.reef.content.checks import check
from bathysphere.games.reef.content.compile import compile_content
from bathysphere.games.reef.content.schema import FILE_KINDS, Sheets
from bathysphere.games.reef.content.schema.board import BoardFile
from bathysphere.games.reef.content.schema.cards import (
    IslandsFile,
    MilestonesFile,
    MissionsFile,
    ObjectivesFile,
    PollutionFile,
    SeafloorFile,
)
from bathysphere.games.reef.content.schema.ships import CrewFile, ShipsFile
from bathysphere.games.reef.content.schema.tracks import TracksFile

FILES = (
    "board",
    "islands",
    "tracks",
    "crew",
    "missions",
    "pollution",
    "seafloor",
    "milestones",
    "objectives",
    "ships",
)

SIDE = Setting("side", "a", ["a", "b"])
MISSIONS = Setting("missions", "draft", ["draft", "dealt"])
WILD_SUITS = Setting("wild_suits", "suit", ["suit", "joker"], since=2, ruling="AM-56")
SETTINGS = [SIDE, MISSIONS, WILD_SUITS]


# -- reading ---------------------------------------------------------------------------------------


@lru_cache
def shipped(version: int = 0) -> Sheets:
    """The files that come with the package, as they were in a version (0: as they are now)."""
    return read_sheets(shipped_texts(version))


def shipped_texts(version: int = 0) -> dict[str, str]:
    """The same as texts, by name without ending."""
    return {name: packaged("bathysphere.games.reef", f"{name}.toml", version) for name in FILES}


def read_sheets(texts: dict[str, str]) -> Sheets:
    """Content files as structs, checked; ContentError names the file and the line that cannot be used."""
    sheets = parse(texts)
    for problem in check(sheets, texts):
        raise problem
    return sheets


def parse(texts: dict[str, str]) -> Sheets:
    """Content files as structs; what lies beyond the types is for checks.py."""
    return Sheets(
        board=read(BoardFile, "board.toml", texts["board"]),
        islands=read(IslandsFile, "islands.toml", texts["islands"]),
        tracks=read(TracksFile, "tracks.toml", texts["tracks"]),
        crew=read(CrewFile, "crew.toml", texts["crew"]),
        missions=read(MissionsFile, "missions.toml", texts["missions"]),
        pollution=read(PollutionFile, "pollution.toml", texts["pollution"]),
        seafloor=read(SeafloorFile, "seafloor.toml", texts["seafloor"]),
        milestones=read(MilestonesFile, "milestones.toml", texts["milestones"]),
        objectives=read(ObjectivesFile, "objectives.toml", texts["objectives"]),
        ships=read(ShipsFile, "ships.toml", texts["ships"]),
    )


def problems(texts: dict[str, str]) -> list[ContentError]:
    """All that is wrong with somebody's own files, by name without ending; ours stand in for the rest."""
    ours = shipped_texts()
    faults = [
        problem
        for name, text in texts.items()
        for problem in problems_of(FILE_KINDS[name], f"{name}.toml", text, ours[name])
    ]
    if faults:
        return faults
    whole = {**shipped_texts(), **texts}
    return check(parse(whole), whole)


def setups(own: dict[str, str]) -> list[tuple[int, dict[str, str]]]:
    """Every kind of table: seats and settings."""
    return [
        (seats, {"side": side, "missions": missions, "wild_suits": wild})
        for side in SIDE.presets
        for missions, wild in zip(MISSIONS.presets, WILD_SUITS.presets, strict=True)
        for seats in (2, 3, 4)
    ]


__all__ = [
    "FILES",
    "MISSIONS",
    "SETTINGS",
    "SIDE",
    "Sheets",
    "compile_content",
    "parse",
    "problems",
    "read_sheets",
    "setups",
    "shipped",
    "shipped_texts",
]
