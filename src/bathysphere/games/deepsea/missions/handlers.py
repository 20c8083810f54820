"""The rules a mission file may name, and what each sets in the tables."""

from collections.abc import Callable

import msgspec

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


def restates_entries(page: Page, rule: sheets.MissionRule, where: str) -> None:
    """The entry flags say it; so they have to."""
    entries = [name for name, entry in zip(page.hex_names, page.t.hex_entry, strict=True) if entry]
    for name in rule.hexes:
        if name not in entries:
            raise page.error(where + ".hexes", name, entries)


def closed_hex(page: Page, rule: sheets.MissionRule, where: str) -> None:
    """A cell that is no hex at all: it must not be listed among the hexes."""
    if rule.hex in page.hex_names:
        raise page.error(where, rule.hex, ["a cell that is not among the hexes"])


def marker_for_restored_zone(page: Page, rule: sheets.MissionRule, where: str) -> None:
    """Mission 4: missions/turtle.py"""
    only(page, where, impact=rule.impact)
    page.t.turtle_hex = page.hex(rule.hex, where)
    page.t.turtle_sites = rule.min_sites


def walk_marker(page: Page, rule: sheets.MissionRule, where: str) -> None:
    """Mission 6: missions/walking.py"""
    only(page, where, steps=rule.steps)
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
    assert page.mission is not None
    if not rule.options or page.mission.goal[rule.goal - 1].kind != "designated":
        raise page.error(where + ".goal", str(rule.goal), ["a goal of kind designated, and options"])
    page.t.wreck = page.board(rule.board, where)
    page.t.naming_goal = rule.goal - 1
    page.t.naming_pieces = [PIECE_NAMES.index(name) for name in rule.options]


def region_by_source(page: Page, rule: sheets.MissionRule, where: str) -> None:
    """Mission 7: missions/rescue.py"""
    if (rule.region, rule.else_region) != ("rg", "main"):
        raise page.error(where, rule.region, ["rg"])
    page.t.impact_way = BY_SOURCE
    page.t.rescue_board = page.board(rule.board, where)
    sites = page.box.sites_of(rule.board)
    if sorted(rule.sites) != sorted(sites):
        raise page.error(where + ".sites", ", ".join(rule.sites), [", ".join(sites)])


def choose_goal_version(page: Page, rule: sheets.MissionRule, where: str) -> None:
    """Mission 8: steps/impact.py"""
    page.t.choice_goals = True


def start_track_marker(page: Page, rule: sheets.MissionRule, where: str) -> None:
    """Mission 9: missions/cleanup.py"""
    assert page.mission is not None
    track = page.mission.track
    if track is None or track.name != rule.track:
        raise page.error(where, rule.track, [track.name] if track else [])
    if rule.step != track.start:
        raise page.error(where + ".step", str(rule.step), [str(track.start)])
    page.t.cleanup_last = track.last


def track_step_for_impact(page: Page, rule: sheets.MissionRule, where: str) -> None:
    """Mission 9: a step instead of a marker, while the track goes on."""
    only(page, where, steps=rule.steps)
    on_track(page, rule, where)


def on_track(page: Page, rule: sheets.MissionRule, where: str) -> None:
    """The track a rule speaks of is the one there is."""
    assert page.mission is not None
    track = page.mission.track
    if track is None or track.name != rule.track:
        raise page.error(where + ".track", rule.track, [track.name] if track else [])


def only(page: Page, where: str, **given: int) -> None:
    """Numbers that stand in the file for the reader: the rule knows no other than 1."""
    for key, number in given.items():
        if number != 1:
            raise page.error(f"{where}.{key}", str(number), ["1"])


def negative_hexes(page: Page, rule: sheets.MissionRule, where: str) -> None:
    """Mission 9: the hexes say what they score; so they have to."""
    below = sorted({str(points) for points in page.t.hex_points if points < 0})
    if below != [str(rule.points)]:
        raise page.error(where + ".points", str(rule.points), below)


def track_step_by_conserve(page: Page, rule: sheets.MissionRule, where: str) -> None:
    """Mission 9: a step for each Conservation disc at these depths."""
    only(page, where, steps=rule.steps)
    on_track(page, rule, where)
    page.t.cleanup_depths = [depth in rule.depths for depth in range(DEPTHS + 1)]


def row_by_source_depth(page: Page, rule: sheets.MissionRule, where: str) -> None:
    """Mission 10: missions/rows.py"""
    page.t.impact_way = IN_ROWS


def row_overflow(page: Page, rule: sheets.MissionRule, where: str) -> None:
    """Mission 10: the space that takes the surplus of a row."""
    t = page.t
    overflow = {row: page.hex(entry.hex, where) for entry in rule.overflow for row in entry.rows}
    rows = sorted(overflow)
    for row, hex in overflow.items():
        if not t.hex_unlimited[hex] or row >= 1 + max(t.hex_row):
            raise page.error(where + ".overflow", page.hex_names[hex], ["a hex flagged inf"])
    assert page.mission is not None
    for other in page.mission.rule:
        if other.handler in ("row_by_source_depth", "row_by_vessel_depth") and other.first_row != rows[0]:
            raise page.error(where, str(other.first_row), [f"first_row = {rows[0]}"])
    t.rows = [[h for h in range(t.hexes) if t.hex_row[h] == r and h not in overflow.values()] for r in rows]
    t.row_overflow = [overflow[row] for row in rows]


def record_race(page: Page, rule: sheets.MissionRule, where: str) -> None:
    """Mission 10: the order of arrival is recorded."""
    assert page.mission is not None
    for goal in rule.goals:
        if page.mission.goal[goal - 1].kind != "race":
            raise page.error(where + ".goals", str(goal), ["a goal of kind race"])
    page.t.races = [goal - 1 for goal in rule.goals]


HANDLERS: dict[str, Callable[[Page, sheets.MissionRule, str], None]] = {
    "restates_setup": nothing,
    "restates_entries": restates_entries,
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
    "track_step_for_impact": track_step_for_impact,
    "negative_hexes": negative_hexes,
    "row_by_source_depth": row_by_source_depth,
    "row_by_vessel_depth": nothing,
    "rows_fill_in_order": nothing,
    "row_overflow": row_overflow,
    "record_race": record_race,
}

KEYS: dict[str, list[str]] = {
    "restates_entries": ["hexes"],
    "closed_hex": ["hex"],
    "marker_for_restored_zone": ["impact", "hex", "min_sites"],
    "walk_marker": ["steps"],
    "new_marker_elsewhere": ["rows", "columns"],
    "region_closed_until_board": ["region", "board"],
    "lock_at_column_foot": ["region"],
    "finder_names_pieces": ["board", "goal", "options"],
    "region_by_source": ["board", "sites", "region", "else_region"],
    "start_track_marker": ["track", "step"],
    "track_step_by_conserve": ["track", "depths", "steps"],
    "track_step_for_impact": ["track", "steps"],
    "negative_hexes": ["points"],
    "row_by_source_depth": ["first_row"],
    "row_by_vessel_depth": ["first_row"],
    "row_overflow": ["overflow"],
    "record_race": ["goals"],
}
"""What each rule takes, all of it and nothing else; a rule that is not listed takes nothing."""
MAY_BE_ZERO = ("step", "first_row")
GROUPS = [
    ["walk_marker", "new_marker_on_entry"],
    ["start_track_marker", "track_step_by_conserve", "track_step_for_impact"],
    ["row_by_source_depth", "row_by_vessel_depth", "rows_fill_in_order", "row_overflow"],
    ["choose_goal_version", "skip_unclaimed_goal"],
]
"""Rules that only exist together."""


def check_keys(page: Page, rule: sheets.MissionRule, where: str) -> None:
    """A key that nothing reads is a mistake of the file, a key that is missing too."""
    told = {"id", "handler", "trigger", "condition", "effect", "text", "provenance", "detail_provenance"}
    given = [key for key in plain(rule) if key not in told]
    wanted = KEYS.get(rule.handler, [])
    if not set(given) <= set(wanted) or not {key for key in wanted if key not in MAY_BE_ZERO} <= set(given):
        raise ContentError(
            "content-keys",
            page.file,
            line_of(page.text, where),
            name=rule.handler,
            wanted=", ".join(wanted) or "–",
            found=", ".join(given) or "–",
        )


def plain(rule: sheets.MissionRule) -> dict[str, object]:
    """What is written in a rule, without what has its usual value."""
    found = msgspec.to_builtins(rule)
    assert isinstance(found, dict)
    return found
