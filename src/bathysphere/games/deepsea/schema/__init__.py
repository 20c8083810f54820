"""The content files as typed structs: what may stand in them."""

from bathysphere.games.deepsea.schema.cards import (
    Face,
    Journal,
    JournalsFile,
    MatFile,
    Specialist,
    SpecialistsFile,
    TokensFile,
)
from bathysphere.games.deepsea.schema.common import Sheet
from bathysphere.games.deepsea.schema.editions import (
    CoopFile,
    Edition,
    EditionsFile,
    JournalValue,
    PrototypeFile,
)
from bathysphere.games.deepsea.schema.missions import (
    ExtraTrack,
    GoalSheet,
    GoalVersion,
    MissionFile,
    MissionHead,
    SetupSheet,
    ShuffledRow,
)
from bathysphere.games.deepsea.schema.zones import NewZonesFile, Zone, ZonesFile

__all__ = [
    "CoopFile",
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
    "PrototypeFile",
    "SetupSheet",
    "Sheet",
    "ShuffledRow",
    "Specialist",
    "SpecialistsFile",
    "TokensFile",
    "Zone",
    "ZonesFile",
]
