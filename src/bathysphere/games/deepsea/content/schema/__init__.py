"""The content files as typed structs: what may stand in them."""

from bathysphere.games.deepsea.content.schema.cards import (
    Face,
    Journal,
    JournalsFile,
    MatFile,
    Specialist,
    SpecialistsFile,
    TeamLeader,
    Token,
    TokensFile,
)
from bathysphere.games.deepsea.content.schema.common import Provenance, Sheet
from bathysphere.games.deepsea.content.schema.editions import (
    CoopFile,
    Edition,
    EditionsFile,
    JournalValue,
    PrototypeFile,
)
from bathysphere.games.deepsea.content.schema.missions import (
    ExtraTrack,
    GoalSheet,
    GoalVersion,
    MissionFile,
    MissionHead,
    SetupSheet,
    ShuffledRow,
)
from bathysphere.games.deepsea.content.schema.zone_rules import Plate
from bathysphere.games.deepsea.content.schema.zones import Edge, NewZonesFile, Zone, ZoneFace, ZonesFile

__all__ = [
    "CoopFile",
    "Edge",
    "Edition",
    "EditionsFile",
    "ExtraTrack",
    "Face",
    "GoalSheet",
    "GoalVersion",
    "Journal",
    "JournalValue",
    "JournalsFile",
    "MatFile",
    "MissionFile",
    "MissionHead",
    "NewZonesFile",
    "Plate",
    "PrototypeFile",
    "Provenance",
    "SetupSheet",
    "Sheet",
    "ShuffledRow",
    "Specialist",
    "SpecialistsFile",
    "TeamLeader",
    "Token",
    "TokensFile",
    "Zone",
    "ZoneFace",
    "ZonesFile",
]
