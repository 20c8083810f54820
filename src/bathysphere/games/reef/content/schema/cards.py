"""Islands, missions, tiles, Milestones and Objectives: everything that is shuffled, but for the crew."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from bathysphere.games.reef.content.schema.common import Amount, IslandColor, Label, Provenance, Strict, Suit
from bathysphere.games.reef.content.schema.effects import AnyEffect
from bathysphere.language.names import Named


class Island(Strict, Named):
    """An Island tile."""

    id: str
    name: str
    color: IslandColor
    label: Label
    provenance: Provenance
    effects: list[AnyEffect]


class IslandsFile(Strict):
    """islands.toml"""

    sheet: dict[str, object]
    island: list[Island]


class ConditionTable(Strict):
    """What has to be true to play a mission."""

    kind: str
    min: Amount = 0
    column: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    color: IslandColor | None = None


class Mission(Strict, Named):
    """A mission card."""

    id: str
    kind: Literal["bonus", "alternative", "condition"]
    suit: Suit
    label: Label
    provenance: Provenance
    effects: list[AnyEffect]
    name: str = ""
    island: str = ""
    crossed_out: bool = False
    condition: ConditionTable | None = None
    note: str = ""


class MissionsFile(Strict):
    """missions.toml"""

    sheet: dict[str, object]
    mission: list[Mission]


class Pollution(Strict):
    """A Pollution tile."""

    id: str
    size: Literal["small", "medium", "large"]
    vp: Amount
    provenance: Provenance
    effects: list[AnyEffect]


class PollutionFile(Strict):
    """pollution.toml"""

    sheet: dict[str, object]
    pollution: list[Pollution]


class Exploration(Strict):
    """A Seafloor Exploration tile."""

    id: str
    kind: Literal["light", "dark"]
    provenance: Provenance
    effects: list[AnyEffect]
    note: str = ""


class Tank(Strict):
    """An Oxygen Tank tile with both sides."""

    id: str
    kind: Literal["yellow", "orange"]
    provenance: Provenance
    a: list[AnyEffect]
    b: list[AnyEffect]


class SeafloorFile(Strict):
    """seafloor.toml"""

    sheet: dict[str, object]
    exploration: list[Exploration]
    tank: list[Tank]


class Milestone(Strict):
    """A Milestone tile."""

    id: str
    provenance: Provenance
    effects: list[AnyEffect]
    note: str = ""


class MilestonesFile(Strict):
    """milestones.toml"""

    sheet: dict[str, object]
    milestone: list[Milestone]


class ScoreTable(Strict):
    """How an Objective counts."""

    kind: str
    vp_per: Amount = 0
    at: list[Amount] = msgspec.field(default_factory=list)
    vp: list[Amount] = msgspec.field(default_factory=list)


class Objective(Strict, Named):
    """An Objective card."""

    id: str
    name: str
    provenance: Provenance
    score: ScoreTable
    cap: Amount
    text: str = ""


class ObjectivesFile(Strict):
    """objectives.toml"""

    sheet: dict[str, object]
    objective: list[Objective]
