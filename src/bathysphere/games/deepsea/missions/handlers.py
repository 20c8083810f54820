"""The rules a mission file may name, and what each sets in the tables."""

from collections.abc import Callable

from bathysphere.engine.content import line_of
from bathysphere.engine.errors import ContentError
from bathysphere.games.deepsea import sheets
from bathysphere.games.deepsea.boxes import Box
from bathysphere.games.deepsea.tables import BY_SOURCE, IN_ROWS, PIECE_NAMES, WALK
from bathysphere.games.deepsea.verbs import DEPTHS


class Page:
    """A mission file while it is being compiled: its text, for error messages, and its hexes by name."""

    def __init__(self, box: Box, file: str, text: str) -> None:
        self.box = box
        self.t = box.t
        self.file = file
        self.text = text
        self.hex_names: list[str] = []
        self.mission: sheets.MissionFile | None = None

    def error(self, where: str, name: str, known: list[str]) -> ContentError:
        """A word that is not among the known ones."""
        return ContentError(
            "content-name", self.file, line_of(self.text, where), name=name, known=", ".join(known)
        )

    def hex(self, name: str, where: str) -> int:
        """The hex at `row,col`."""
        if name not in self.hex_names:
            raise self.error(where, name, self.hex_names)
        return self.hex_names.index(name)

    def board(self, name: str, where: str) -> int:
        """The board of that name."""
        return self.box.board_named(name, self.file, self.text, where)


def nothing(page: Page, rule: sheets.MissionRule, where: str) -> None:
    """Already said elsewhere in the file."""


def closed_hex(page: Page, rule: sheets.MissionRule, where: str) -> None:
    """A cell that is no hex at all: it must not be listed among the hexes."""
    if rule.hex in page.hex_names:
        raise page.error(where, rule.hex, ["a cell that is not among the hexes"])


def marker_for_restored_zone(page: Page, rule: sheets.MissionRule, where: str) -> None:
    """Mission 4: missions/turtle.py"""
    page.t.turtle_hex = page.hex(rule.hex, where)
    page.t.turtle_sites = rule.min_sites


def walk_marker(page: Page, rule: sheets.MissionRule, where: str) -> None:
    """Mission 6: missions/walking.py"""
    page.t.impact_way = WALK


def new_marker_elsewhere(page: Page, rule: sheets.MissionRule, where: str) -> None:
    """Mission 6: where a new marker enters when every entry is taken."""
    t = page.t
    t.spare_entries = [
        h for h in range(t.hexes) if t.hex_row[h] in rule.rows and t.hex_column[h] in rule.columns
    ]


def region_closed_until_board(page: Page, rule: sheets.MissionRule, where: str) -> None:
    """Mission 6: the deep part opens with the wreck."""
    if rule.region != "deep":
        raise page.error(where, rule.region, ["deep"])
    page.t.wreck = page.board(rule.board, where)


def lock_at_column_foot(page: Page, rule: sheets.MissionRule, where: str) -> None:
    """Mission 6: the flag sc says which hexes belong to a scoring column."""
    if rule.region != "sc":
        raise page.error(where, rule.region, ["sc"])


def finder_names_pieces(page: Page, rule: sheets.MissionRule, where: str) -> None:
    """Mission 6: the finder of the wreck names what goal 3 counts."""
    for name in rule.options:
        if name not in PIECE_NAMES:
            raise page.error(where, name, PIECE_NAMES)
    page.t.wreck = page.board(rule.board, where)
    page.t.naming_goal = rule.goal - 1
    page.t.naming_pieces = [PIECE_NAMES.index(name) for name in rule.options]


def region_by_source(page: Page, rule: sheets.MissionRule, where: str) -> None:
    """Mission 7: missions/rescue.py"""
    if (rule.region, rule.else_region) != ("rg", "main"):
        raise page.error(where, rule.region, ["rg"])
    page.t.impact_way = BY_SOURCE
    page.t.rescue_board = page.board(rule.board, where)


def choose_goal_version(page: Page, rule: sheets.MissionRule, where: str) -> None:
    """Mission 8: missions/versions.py"""
    page.t.choice_goals = True


def start_track_marker(page: Page, rule: sheets.MissionRule, where: str) -> None:
    """Mission 9: missions/cleanup.py"""
    assert page.mission is not None
    track = page.mission.track
    if track is None or track.name != rule.track:
        raise page.error(where, rule.track, [track.name] if track else [])
    page.t.cleanup_last = track.last


def track_step_by_conserve(page: Page, rule: sheets.MissionRule, where: str) -> None:
    """Mission 9: a step for each Conservation disc at these depths."""
    page.t.cleanup_depths = [depth in rule.depths for depth in range(DEPTHS + 1)]


def row_by_source_depth(page: Page, rule: sheets.MissionRule, where: str) -> None:
    """Mission 10: missions/rows.py"""
    page.t.impact_way = IN_ROWS


def row_overflow(page: Page, rule: sheets.MissionRule, where: str) -> None:
    """Mission 10: the space that takes the surplus of a row."""
    t = page.t
    overflow = {row: page.hex(entry.hex, where) for entry in rule.overflow for row in entry.rows}
    rows = sorted(overflow)
    t.rows = [[h for h in range(t.hexes) if t.hex_row[h] == r and h not in overflow.values()] for r in rows]
    t.row_overflow = [overflow[row] for row in rows]


def record_race(page: Page, rule: sheets.MissionRule, where: str) -> None:
    """Mission 10: the order of arrival is recorded."""
    page.t.races = [goal - 1 for goal in rule.goals]


HANDLERS: dict[str, Callable[[Page, sheets.MissionRule, str], None]] = {
    "restates_setup": nothing,
    "restates_entries": nothing,
    "closed_hex": closed_hex,
    "collect_field_symbols": nothing,
    "marker_for_restored_zone": marker_for_restored_zone,
    "walk_marker": walk_marker,
    "new_marker_on_entry": nothing,
    "new_marker_elsewhere": new_marker_elsewhere,
    "region_closed_until_board": region_closed_until_board,
    "lock_at_column_foot": lock_at_column_foot,
    "finder_names_pieces": finder_names_pieces,
    "score_where_markers_stand": nothing,
    "region_by_source": region_by_source,
    "choose_goal_version": choose_goal_version,
    "skip_unclaimed_goal": nothing,
    "start_track_marker": start_track_marker,
    "track_step_by_conserve": track_step_by_conserve,
    "track_step_for_impact": nothing,
    "negative_hexes": nothing,
    "row_by_source_depth": row_by_source_depth,
    "row_by_vessel_depth": nothing,
    "rows_fill_in_order": nothing,
    "row_overflow": row_overflow,
    "record_race": record_race,
}
