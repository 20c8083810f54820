"""The content files of Reef Project as typed structs: what may stand in them, how large numbers may be."""

from __future__ import annotations

from bathysphere.games.reef.content.schema.board import BoardFile
from bathysphere.games.reef.content.schema.cards import (
    IslandsFile,
    MilestonesFile,
    MissionsFile,
    ObjectivesFile,
    PollutionFile,
    SeafloorFile,
)
from bathysphere.games.reef.content.schema.common import Strict
from bathysphere.games.reef.content.schema.ships import CrewFile, ShipsFile
from bathysphere.games.reef.content.schema.tracks import TracksFile


class Sheets(Strict):
    """All content files, read."""

    board: BoardFile
    islands: IslandsFile
    tracks: TracksFile
    crew: CrewFile
    missions: MissionsFile
    pollution: PollutionFile
    seafloor: SeafloorFile
    milestones: MilestonesFile
    objectives: ObjectivesFile
    ships: ShipsFile


FILE_KINDS: dict[str, type[Strict]] = {
    "board": BoardFile,
    "islands": IslandsFile,
    "tracks": TracksFile,
    "crew": CrewFile,
    "missions": MissionsFile,
    "pollution": PollutionFile,
    "seafloor": SeafloorFile,
    "milestones": MilestonesFile,
    "objectives": ObjectivesFile,
    "ships": ShipsFile,
}
