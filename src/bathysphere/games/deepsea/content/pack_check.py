"""Somebody's own content files: what is wrong with them, and which tables can be played with them."""

from __future__ import annotations

import re

import msgspec

from bathysphere.content.toml import problems as problems_of
from bathysphere.content.toml import read
from bathysphere.engine.errors import ContentError, OptionError
from bathysphere.games.deepsea.content import schema
from bathysphere.games.deepsea.content.compile import compile_content
from bathysphere.games.deepsea.content.load import NEW_ZONES, Files, names_in, shipped, with_own
from bathysphere.games.deepsea.content.options import DIFFICULTY, EDITIONS


def problems(texts: dict[str, str]) -> list[ContentError]:
    """All that is wrong with somebody's own files, by name without ending; ours stand in for the rest."""
    faults: list[ContentError] = []
    for name, text in texts.items():
        if "/" in name and not re.fullmatch(r"\d\d_[a-z0-9_]+", name.removeprefix("missions/")):
            faults.append(ContentError("content-mission-file", f"{name}.toml", 1))
            continue
        kind = schema.MissionFile if "/" in name else FILE_KINDS[name]
        faults += problems_of(kind, f"{name.removeprefix('missions/')}.toml", text, _ours(name))
    if faults:
        return faults
    files = with_own(texts)
    for number in concerned(texts):
        for edition in EDITIONS:
            problem = _problem_of(files, number, edition)
            if problem is not None and problem.params not in [known.params for known in faults]:
                faults.append(problem)
                break
    return [_in_new_zones(problem, texts) for problem in faults]


def _ours(name: str) -> str:
    """Our file of that name, or with that number; "" for what is new."""
    if "/" in name:
        missions = shipped().missions
        number = name.removeprefix("missions/")[:3]
        return next((text for file, text in missions.items() if file.startswith(number)), "")
    return "" if name == NEW_ZONES else str(getattr(shipped(), name))


def concerned(texts: dict[str, str]) -> list[int]:
    """The missions that somebody's files have a part in: their own, or with any other file all there are."""
    if all("/" in name for name in texts):
        return [int(name.removeprefix("missions/")[:2]) for name in texts]
    return with_own(texts).numbers()


def setups(own: dict[str, str]) -> list[tuple[int, dict[str, str]]]:
    """Every kind of table that the files have a part in: seats and settings.

    Difficulties only move a threshold: each mission has one of them.
    """
    files = with_own(own)
    editions = read(schema.EditionsFile, "editions.toml", files.editions)
    left_out = read(schema.PrototypeFile, "prototype.toml", files.prototype).missions.left_out
    most = {name: getattr(editions, name).players_max for name in EDITIONS}
    tables: list[tuple[int, dict[str, str]]] = []
    for number in concerned(own):
        name = files.mission(number)
        head = read(schema.MissionFile, name, files.missions[name]).mission
        for edition in head.editions:
            if edition == "prototype" and number in left_out:
                continue
            ways = [("solo", 1)]
            ways += [
                (mode, seats) for mode in ("competitive", "coop") for seats in range(2, most[edition] + 1)
            ]
            for mode, seats in ways:
                level = 0 if mode == "competitive" else number % len(DIFFICULTY.presets)
                settings = {"mission": str(number), "edition": edition, "mode": mode}
                tables.append((seats, {**settings, "difficulty": DIFFICULTY.presets[level]}))
    return tables


def _problem_of(files: Files, number: int, edition: str) -> ContentError | None:
    """Why a mission cannot be played in an edition; None also if it is not meant to be."""
    settings = {"mission": str(number), "edition": edition, "mode": "auto", "difficulty": "beginner"}
    try:
        compile_content(files, settings)
        names_in(files)
    except ContentError as problem:
        return problem
    except OptionError:
        return None
    return None


def _in_new_zones(problem: ContentError, texts: dict[str, str]) -> ContentError:
    """A line of the joined zones as a line of the file it comes from."""
    if problem.file != "zones.toml" or NEW_ZONES not in texts:
        return problem
    before = len(texts.get("zones", shipped().zones).rstrip("\n").splitlines())
    if problem.line <= before:
        return problem
    params = {name: value for name, value in problem.params.items() if name not in ("file", "line")}
    return ContentError(problem.code, f"{NEW_ZONES}.toml", problem.line - before, **params)


FILE_KINDS: dict[str, type[msgspec.Struct]] = {
    "zones": schema.ZonesFile,
    NEW_ZONES: schema.NewZonesFile,
    "specialists": schema.SpecialistsFile,
    "journals": schema.JournalsFile,
    "dive_tokens": schema.TokensFile,
    "player_mat": schema.MatFile,
    "editions": schema.EditionsFile,
    "prototype": schema.PrototypeFile,
    "coop": schema.CoopFile,
}
