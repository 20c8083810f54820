"""The special rules of missions as their files name them: a struct for each handler.

It owns its keys and sets what the steps of the game read. The sentence is the message `rule-<mission>-<id>`
of the game's texts, or the `text` of the file where there is none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar

import msgspec

from bathysphere.games.deepsea.content.schema.common import Count, Depth, Provenance, Sheet
from bathysphere.games.deepsea.rules.compiled import BY_SOURCE, IN_ROWS, PIECE_NAMES, WALK
from bathysphere.games.deepsea.rules.verbs import DEPTHS

if TYPE_CHECKING:
    from bathysphere.games.deepsea.content.page import Page

GoalNumber = Annotated[int, msgspec.Meta(ge=1, le=3)]
GoalNumbers = Annotated[list[GoalNumber], msgspec.Meta(min_length=1)]
Depths = Annotated[list[Depth], msgspec.Meta(min_length=1)]


class MissionRuleSheet(Sheet, tag_field="handler", kw_only=True):
    """A special rule of a mission."""

    needs: ClassVar[tuple[str, ...]] = ()
    """Handlers without which it would do nothing."""
    id: str
    text: str
    provenance: Provenance
    detail_provenance: Provenance = "public"
    """"house": the rule is recorded, finer points of its text are ours."""

    def apply(self, page: Page, where: str) -> None:
        """Set what is played; `where`: its place in the file, for errors."""
        raise NotImplementedError


class Told(MissionRuleSheet, tag="told"):
    """A rule that is only told: another part of the file, or another rule, does it."""

    def apply(self, page: Page, where: str) -> None:
        """Nothing is left to do."""


class MarkerForRestoredZone(MissionRuleSheet, tag="marker_for_restored_zone", kw_only=True):
    """Mission 4: the last free Conservation site of a zone with so many earns an Impact for one hex."""

    hex: str
    min_sites: Count

    def apply(self, page: Page, where: str) -> None:
        page.t.turtle_hex = page.hex(self.hex, where)
        page.t.turtle_sites = self.min_sites


class WalkMarker(MissionRuleSheet, tag="walk_marker"):
    """Mission 6: an Impact moves an own marker; a new one enters only when none can walk."""

    def apply(self, page: Page, where: str) -> None:
        page.t.impact_way = WALK


class NewMarkerElsewhere(MissionRuleSheet, tag="new_marker_elsewhere", kw_only=True):
    """Mission 6: where a new marker enters when every entry is taken."""

    needs: ClassVar[tuple[str, ...]] = ("walk_marker",)
    rows: list[int]
    columns: list[int]

    def apply(self, page: Page, where: str) -> None:
        t = page.t
        t.spare_entries = [
            h for h in range(t.hexes) if t.hex_row[h] in self.rows and t.hex_column[h] in self.columns
        ]
        if not t.spare_entries:
            raise page.error(where + ".rows", str(self.rows), ["rows and columns that hold a hex"])


class RegionClosedUntilBoard(MissionRuleSheet, tag="region_closed_until_board", kw_only=True):
    """Mission 6: nobody enters the hexes flagged deep before the board is in play."""

    needs: ClassVar[tuple[str, ...]] = ("walk_marker",)
    board: str

    def apply(self, page: Page, where: str) -> None:
        page.wreck(self.board, where)


class FinderNamesPieces(MissionRuleSheet, tag="finder_names_pieces", kw_only=True):
    """Mission 6: the finder of the board names what the goal counts."""

    board: str
    goal: GoalNumber
    options: Annotated[list[str], msgspec.Meta(min_length=1)]

    def apply(self, page: Page, where: str) -> None:
        for name in self.options:
            if name not in PIECE_NAMES:
                raise page.error(where, name, PIECE_NAMES)
        page.goal_of_kind("designated", self.goal, where + ".goal")
        page.wreck(self.board, where)
        page.t.naming_goal = self.goal - 1
        page.t.naming_pieces = [PIECE_NAMES.index(name) for name in self.options]


class RegionBySource(MissionRuleSheet, tag="region_by_source", kw_only=True):
    """Mission 7: Impact of that board's sites goes to the hexes flagged rg, all other to the rest."""

    board: str

    def apply(self, page: Page, where: str) -> None:
        page.t.impact_way = BY_SOURCE
        page.t.rescue_board = page.board(self.board, where)


class ChooseGoalVersion(MissionRuleSheet, tag="choose_goal_version"):
    """Mission 8: a marker on a goal hex picks the version for all; an unclaimed goal is not scored."""

    def apply(self, page: Page, where: str) -> None:
        page.t.choice_goals = True


class StartTrackMarker(MissionRuleSheet, tag="start_track_marker", kw_only=True):
    """Mission 9: one extra piece per player, on the start of the track."""

    track: str

    def apply(self, page: Page, where: str) -> None:
        page.t.cleanup_last = page.track(self.track, where).last


class TrackStepByConserve(MissionRuleSheet, tag="track_step_by_conserve", kw_only=True):
    """Mission 9: so many steps for each Conservation disc placed at these depths."""

    needs: ClassVar[tuple[str, ...]] = ("start_track_marker",)
    track: str
    depths: Depths
    steps: Count

    def apply(self, page: Page, where: str) -> None:
        page.track(self.track, where)
        page.t.cleanup_depths = [depth in self.depths for depth in range(DEPTHS + 1)]
        page.t.cleanup_steps_by_conserve = self.steps


class TrackStepForImpact(MissionRuleSheet, tag="track_step_for_impact", kw_only=True):
    """Mission 9: so many steps instead of laying a marker, while the track goes on."""

    needs: ClassVar[tuple[str, ...]] = ("start_track_marker",)
    track: str
    steps: Count

    def apply(self, page: Page, where: str) -> None:
        page.track(self.track, where)
        page.t.cleanup_steps_for_impact = self.steps


class RowBySourceDepth(MissionRuleSheet, tag="row_by_source_depth"):
    """Mission 10: the marker goes to the row of the source's depth, or of a depth with an own Vessel."""

    needs: ClassVar[tuple[str, ...]] = ("row_overflow",)

    def apply(self, page: Page, where: str) -> None:
        page.t.impact_way = IN_ROWS


class Overflow(Sheet):
    """Rows, and the hex that takes their surplus."""

    rows: list[int]
    hex: str


class RowOverflow(MissionRuleSheet, tag="row_overflow", kw_only=True):
    """Mission 10: the rows from depth 1 on, and the hexes that take their surplus."""

    needs: ClassVar[tuple[str, ...]] = ("row_by_source_depth",)
    overflow: list[Overflow]

    def apply(self, page: Page, where: str) -> None:
        t = page.t
        overflow = {row: page.hex(entry.hex, where) for entry in self.overflow for row in entry.rows}
        rows = sorted(overflow)
        for row, hex in overflow.items():
            if not t.hex_unlimited[hex] or row >= 1 + max(t.hex_row):
                raise page.error(where + ".overflow", page.hex_names[hex], ["a hex flagged inf"])
        t.rows = [
            [h for h in range(t.hexes) if t.hex_row[h] == r and h not in overflow.values()] for r in rows
        ]
        t.row_overflow = [overflow[row] for row in rows]


class RecordRace(MissionRuleSheet, tag="record_race", kw_only=True):
    """Mission 10: the order of arrival is recorded, no disc is moved."""

    goals: GoalNumbers

    def apply(self, page: Page, where: str) -> None:
        for goal in self.goals:
            page.goal_of_kind("race", goal, where + ".goals")
        page.t.races = [goal - 1 for goal in self.goals]


MissionRules = (
    Told
    | MarkerForRestoredZone
    | WalkMarker
    | NewMarkerElsewhere
    | RegionClosedUntilBoard
    | FinderNamesPieces
    | RegionBySource
    | ChooseGoalVersion
    | StartTrackMarker
    | TrackStepByConserve
    | TrackStepForImpact
    | RowBySourceDepth
    | RowOverflow
    | RecordRace
)
"""The closed list."""
