"""A mission file compiled: setup, goals, Impact board, special rules."""

from __future__ import annotations

import re

from bathysphere.content.toml import line_of, read
from bathysphere.engine.errors import ContentError, OptionError
from bathysphere.games.deepsea.content import schema
from bathysphere.games.deepsea.content.compiler import Compiler, pad
from bathysphere.games.deepsea.content.page import Page
from bathysphere.games.deepsea.content.schema.common import handler_of
from bathysphere.games.deepsea.rules.codes import column_of, depth_of, row_of
from bathysphere.games.deepsea.rules.compiled import (
    BY_DISCOVERED,
    BY_FIELD,
    BY_PIECES,
    BY_RULE,
    CHOICE,
    COUNT,
    DEEP,
    FIELDS,
    GOAL_KINDS,
    IN_POINTS,
    IN_ROWS,
    IN_UNITS,
    MAIN,
    PIECE_CONSERVE,
    PIECE_JOURNAL,
    PIECE_NAMES,
    PIECE_SONAR,
    PIECE_VESSEL,
    PLAYERS_DONE,
    RACE_DISCOVER,
    RACE_TRAVEL,
    RESCUE,
    ZONES_FOUND,
    Filter,
    Goal,
    Slice,
)
from bathysphere.games.deepsea.rules.verbs import CELLS, COLUMNS, DEPTHS, HEXES, PIECES, VERSIONS

LETTERS = "ABCDEFG"
REWARDS = {
    "R": "reputation",
    "I": "inspiration",
    "C": "coordination",
    "G": "ingenuity",
    "S": "research",
    "D": "disc",
    "P": "promote",
    "W": "any_attribute",
    "L": "lowest_attribute",
}
SYMBOLS = {"#b": 0, "#n": 1, "#g": 2, "#y": 3}
FIELD_SOURCES = ("impact_hexes", "published_journals")
"""Where field symbols are counted, in every goal that counts them; a file may say so."""
FLAGS = [">", "inf", "off", "goal1", "goal2", "goal3", "star", "rg", "deep", "sc"]
_HEX = re.compile(r"(\d+),(\d+) (-?\d+) (\S+)(?: (\S+))?")
_RACE = re.compile(r"(discover_zone|travel_to_zone)\(depth=([1-5])\)")
MEASURES = {
    "units": IN_UNITS,
    "points": IN_POINTS,
    "depth5_zones_discovered_by_team": ZONES_FOUND,
    "players_who_did_it": PLAYERS_DONE,
}


def compile_mission(compiler: Compiler, file: str, text: str, filtered: bool) -> None:
    """Fill in the tables of one mission; ContentError names the line that cannot be used.  DS-020"""
    written = read(schema.MissionFile, file, text)
    page = Page(compiler, file, text, written)
    compiler.t.mission = written.mission.number
    if file[:2].isdigit() and int(file[:2]) != written.mission.number:
        raise page.error(".mission.number", str(written.mission.number), [str(int(file[:2]))])
    if compiler.t.settings["edition"] not in written.mission.editions:
        allowed = ", ".join(written.mission.editions)
        raise OptionError(
            "option-value", option="edition", value=compiler.t.settings["edition"], allowed=allowed
        )
    if [goal.number for goal in written.goal] != [1, 2, 3]:
        raise page.error(".goal[0]", str(len(written.goal)), ["1, 2, 3"])
    _ocean(page, written.setup, filtered)
    _impact(page, written)
    for number, rule in enumerate(written.rule):
        rule.apply(page, f".rule[{number}]")
    _goals(page, written)
    _complete(page, written)
    compiler.t.impact_minimum = list(written.impact_coop.min)


# -- setup -----------------------------------------------------------------------------------------------


def _ocean(page: Page, setup: schema.SetupSheet, filtered: bool) -> None:
    """Columns, depth, starting boards, hidden boards, launch.  DS-036 .. DS-040, AM-123, AM-124"""
    t = page.t
    if not 1 <= setup.columns <= COLUMNS or "".join(setup.column_letters) != LETTERS[: setup.columns]:
        raise page.error(".setup.column_letters", "".join(setup.column_letters), [LETTERS[: setup.columns]])
    if not 1 <= setup.max_depth <= DEPTHS:
        raise page.error(".setup.max_depth", str(setup.max_depth), ["1", "2", "3", "4", "5"])
    t.columns = setup.columns
    t.max_depth = setup.max_depth
    t.neighbours = [_neighbours(cell, t.columns, t.max_depth) for cell in range(CELLS)]
    used = _starting_boards(page, setup) + _shuffled_row(page, setup.shuffled_row)
    for number, hidden in enumerate(setup.hidden):
        where = f".setup.hidden[{number}]"
        board = page.board(hidden.board, where)
        _depth(page, board, hidden.stack, where)
        used.append(board)
        t.hidden_boards.append(board)
        t.hidden_top.append(hidden.within_top)
    _left_out(page, setup, filtered, used)
    for board in used:
        if board in t.left_out or used.count(board) > 1:
            raise page.error(".setup.boards", page.compiler.board_names[board], ["each board once"])
    _enough_boards(page, used)
    if setup.launch.rule == "fixed_board":
        t.launch_board = page.board(setup.launch.board, ".setup.launch")
        if t.launch_board not in used or t.launch_board in t.hidden_boards:
            raise page.error(".setup.launch", setup.launch.board, ["a starting board"])
    elif t.row_depth != 1 and not any(cell < COLUMNS for cell in t.start_cells):
        raise page.error(".setup.launch", setup.launch.rule, ["a starting board of depth 1"])


def _enough_boards(page: Page, used: list[int]) -> None:
    """Places for random boards need boards of their depth that are not spoken for."""
    t = page.t
    for depth in range(1, DEPTHS + 1):
        wanted = t.start_boards.count(-depth) + (t.row_random if t.row_depth == depth else 0)
        free = [b for b in range(t.boards) if t.depth[b] == depth and b not in t.left_out and b not in used]
        if wanted > len(free):
            line = line_of(page.text, ".setup.boards")
            raise ContentError("content-boards", page.file, line, depth=str(depth), found=str(len(free)))


def _starting_boards(page: Page, setup: schema.SetupSheet) -> list[int]:
    """Boards and places for random boards, each at its own depth."""
    used: list[int] = []
    for number, start in enumerate(setup.boards):
        where = f".setup.boards[{number}]"
        cell = _cell(page, start.at, where)
        depth = depth_of(cell)
        if cell in page.t.start_cells:
            raise ContentError("content-twice", page.file, line_of(page.text, where), name=start.at)
        page.t.start_cells.append(cell)
        if bool(start.board) == bool(start.random_depth):
            raise page.error(where, start.at, ["board = … or random_depth = …"])
        if start.board:
            board = page.board(start.board, where)
            _depth(page, board, depth, where)
            used.append(board)
            page.t.start_boards.append(board)
        elif start.random_depth == depth:
            page.t.start_boards.append(-depth)
        else:
            raise page.error(where, str(start.random_depth), [str(depth)])
    return used


def _shuffled_row(page: Page, row: schema.ShuffledRow | None) -> list[int]:
    """A row of named and random boards in random order (mission 8)."""
    if row is None:
        return []
    t = page.t
    t.row_depth = row.depth
    t.row_columns = [
        column_of(_cell(page, f"{letter}{row.depth}", ".setup.shuffled_row")) for letter in row.columns
    ]
    t.row_boards = [page.board(name, ".setup.shuffled_row") for name in row.boards]
    for board in t.row_boards:
        _depth(page, board, row.depth, ".setup.shuffled_row")
    t.row_random = row.random_boards
    if len(t.row_boards) + row.random_boards != len(t.row_columns):
        raise page.error(".setup.shuffled_row", str(row.random_boards), [str(len(t.row_columns))])
    return list(t.row_boards)


def _left_out(page: Page, setup: schema.SetupSheet, filtered: bool, used: list[int]) -> None:
    """What is not in the box of the edition, bound to other missions, or of a removed depth."""
    t = page.t
    left_out = set(page.compiler.left_out_of_edition)
    for name in setup.mission_boards_left_out:
        board = page.board(name, ".setup.mission_boards_left_out")
        if board in used:
            raise page.error(".setup.mission_boards_left_out", name, ["a board this mission does not use"])
        if filtered:
            left_out.add(board)
            t.foreign[board] = True
    for board in range(t.boards):
        if t.depth[board] in setup.removed_depths or t.depth[board] > setup.max_depth:
            left_out.add(board)
    t.left_out = sorted(left_out)


def _cell(page: Page, at: str, where: str) -> int:
    letter, depth = at[:1], at[1:]
    columns = LETTERS[: page.t.columns]
    if letter not in columns or not depth.isdigit() or not 1 <= int(depth) <= page.t.max_depth:
        raise page.error(where, at, [f"{columns[0]}1 … {columns[-1]}{page.t.max_depth}"])
    return (int(depth) - 1) * COLUMNS + LETTERS.index(letter)


def _depth(page: Page, board: int, depth: int, where: str) -> None:
    if page.t.depth[board] != depth:
        name = page.compiler.board_names[board]
        raise page.error(where, name, [f"a board of depth {depth}"])


def _neighbours(cell: int, columns: int, depths: int) -> list[int]:
    """Left, right, above, below, inside the ocean of the mission.  DS-142"""
    row, column = row_of(cell), column_of(cell)
    if column >= columns or row >= depths:
        return []
    places = [(row, column - 1), (row, column + 1), (row - 1, column), (row + 1, column)]
    return [r * COLUMNS + c for r, c in places if 0 <= r < depths and 0 <= c < columns]


# -- impact board ----------------------------------------------------------------------------------------


def _impact(page: Page, mission: schema.MissionFile) -> None:
    """Hexes with what they give and score, and which touch.  DS-244 .. DS-251"""
    t = page.t
    impact = mission.impact
    where = ".impact.hexes"
    places: dict[tuple[int, int], int] = {}
    if len(impact.hexes) != impact.hex_count or impact.hex_count > HEXES:
        raise page.error(".impact.hex_count", str(impact.hex_count), [str(len(impact.hexes))])
    off: list[int] = []
    for number, line in enumerate(impact.hexes):
        match = _HEX.fullmatch(line)
        if match is None:
            raise page.error(where, line, ["row,col points rewards flags"])
        row, column = int(match[1]), int(match[2])
        if (row, column) in places:
            raise page.error(where, line, ["each hex once"])
        places[row, column] = number
        page.hex_names.append(f"{row},{column}")
        t.hex_row.append(row)
        t.hex_column.append(column)
        t.hex_points.append(int(match[3]))
        _rewards(page, match[4], where)
        flags = match[5].split(",") if match[5] else []
        for flag in flags:
            if flag not in FLAGS:
                raise page.error(where, flag, FLAGS)
        t.hex_entry.append(">" in flags)
        t.hex_unlimited.append("inf" in flags)
        t.hex_unlimited_number.append(len(t.unlimited) if "inf" in flags else -1)
        if "inf" in flags:
            t.unlimited.append(number)
        if "off" in flags:
            off.append(number)
        t.hex_region.append(RESCUE if "rg" in flags else DEEP if "deep" in flags else MAIN)
        t.hex_scoring.append("sc" in flags)
        goals = [FLAGS.index(flag) - FLAGS.index("goal1") for flag in flags if flag.startswith("goal")]
        t.hex_goal.append(goals[0] if goals else -1)
    t.hexes = len(impact.hexes)
    if impact.star_cell in page.hex_names:
        raise page.error(".impact.star_cell", impact.star_cell, ["a cell that is not among the hexes"])
    _touch(page, mission, places, off)
    t.labels["hex"] = pad(page.hex_names, HEXES)


def _touch(
    page: Page, mission: schema.MissionFile, places: dict[tuple[int, int], int], off: list[int]
) -> None:
    """Which hexes touch, and which only a rule fills."""
    t = page.t
    impact = mission.impact
    rules = [rule.id for rule in mission.rule]
    for entry in impact.rule_entry:
        if entry.rule not in rules:
            raise page.error(".impact.rule_entry", entry.rule, rules)
        t.hex_region[page.hex(entry.hex, ".impact.rule_entry")] = BY_RULE
    t.hex_next = [
        [
            places[place]
            for place in _touching(h, t.hex_row[h], t.hex_column[h], impact.orientation)
            if place in places
        ]
        for h in range(t.hexes)
    ]
    for number in off:
        for other in t.hex_next[number]:
            t.hex_next[other].remove(number)
        t.hex_next[number] = []
    for link in impact.links:
        one, other = page.hex(link.a, ".impact.links"), page.hex(link.b, ".impact.links")
        t.hex_next[one].append(other)
        t.hex_next[other].append(one)
    _reachable(page)


def _rewards(page: Page, words: str, where: str) -> None:
    icons: list[str] = []
    field = -1
    for word in words.split("+") if words != "-" else []:
        if word in SYMBOLS:
            field = SYMBOLS[word]
        elif word in REWARDS:
            icons.append(REWARDS[word])
        else:
            raise page.error(where, word, [*REWARDS, *SYMBOLS])
    page.t.hex_bundle.append(page.compiler.bundle(icons, page.file, page.text, where))
    page.t.hex_field.append(field)


def _touching(number: int, row: int, column: int, orientation: str) -> list[tuple[int, int]]:
    """Neighbours in offset coordinates: odd rows pushed right, even columns pushed down."""
    if orientation == "tracks":
        return [(row, column - 1), (row, column + 1)]
    if orientation == "pointy":
        shift = row % 2
        return [
            (row, column - 1),
            (row, column + 1),
            (row - 1, column - 1 + shift),
            (row - 1, column + shift),
            (row + 1, column - 1 + shift),
            (row + 1, column + shift),
        ]
    shift = 1 - column % 2
    return [
        (row - 1, column),
        (row + 1, column),
        (row - 1 + shift, column - 1),
        (row + shift, column - 1),
        (row - 1 + shift, column + 1),
        (row + shift, column + 1),
    ]


def _reachable(page: Page) -> None:
    """Every hex that takes ordinary markers can be reached from an entry."""
    t = page.t
    seen = {h for h in range(t.hexes) if t.hex_entry[h]}
    todo = list(seen)
    while todo:
        for other in t.hex_next[todo.pop()]:
            if other not in seen:
                seen.add(other)
                todo.append(other)
    for h in range(t.hexes):
        if h not in seen and t.hex_region[h] != BY_RULE:
            line = line_of(page.text, ".impact.hexes")
            raise ContentError("content-hex-unreachable", page.file, line, hex=page.hex_names[h])


# -- goals -----------------------------------------------------------------------------------------------


def _goals(page: Page, mission: schema.MissionFile) -> None:
    """Three goals, in their order.  DS-269, DS-294"""
    for number, sheet in enumerate(mission.goal):
        where = f".goal[{number}]"
        goal = _goal(page, sheet, where)
        goal.measure = MEASURES[sheet.coop.measure]
        goal.minimum = list(sheet.coop.min)
        goal.discovered = sheet.discovered
        if sheet.pieces_from:
            _pieces(page, sheet.pieces_from, where)
        if sheet.event:
            match = _RACE.fullmatch(sheet.event)
            if match is None:
                raise page.error(
                    where + ".event", sheet.event, ["discover_zone(depth=d)", "travel_to_zone(depth=d)"]
                )
            goal.race = RACE_DISCOVER if match[1] == "discover_zone" else RACE_TRAVEL
            goal.race_depth = int(match[2])
        if sheet.region:
            if sheet.region != "rg":
                raise page.error(where + ".region", sheet.region, ["rg"])
            goal.region = RESCUE
        if goal.kind == CHOICE:
            goal.hex = page.hex(sheet.goal_hex, where)
            if page.t.hex_goal[goal.hex] != number or len(sheet.options) != VERSIONS:
                raise page.error(where + ".goal_hex", sheet.goal_hex, [f"the hex flagged goal{number + 1}"])
            goal.versions = [
                _goal(page, option, f"{where}.options[{place}]") for place, option in enumerate(sheet.options)
            ]
        page.t.goals.append(goal)


NEEDS = {
    "track": "start_track_marker",
    "markers": "region_by_source",
    "race": "record_race",
    "designated": "finder_names_pieces",
    "choice": "choose_goal_version",
}
"""Goals that count what only a rule of the mission brings about."""


def _complete(page: Page, mission: schema.MissionFile) -> None:
    """Goals, flags and rules that only work together have to be there together."""
    t = page.t
    handlers = [handler_of(rule) for rule in mission.rule]
    for handler, where in _wanted(page, mission):
        if handler not in handlers:
            line = line_of(page.text, where)
            raise ContentError("content-needs", page.file, line, rule=handler)
    if t.impact_way == IN_ROWS and len(t.rows) < t.max_depth:
        raise page.error(".rule[0]", str(len(t.rows)), [f"{t.max_depth} rows, one for each depth"])
    for number, goal in enumerate(mission.goal):
        if goal.kind == "race" and not goal.event:
            raise page.error(
                f".goal[{number}].event", "", ["discover_zone(depth=d)", "travel_to_zone(depth=d)"]
            )


def _wanted(page: Page, mission: schema.MissionFile) -> list[tuple[str, str]]:
    """The handlers that goals, hexes and rules of the mission cannot do without, and which place asks."""
    t = page.t
    wanted = [(NEEDS[g.kind], f".goal[{n}].kind") for n, g in enumerate(mission.goal) if g.kind in NEEDS]
    if DEEP in t.hex_region:
        wanted.append(("region_closed_until_board", ".impact.hexes"))
    if RESCUE in t.hex_region:
        wanted.append(("region_by_source", ".impact.hexes"))
    if any(t.hex_scoring):
        wanted.append(("walk_marker", ".impact.hexes"))
    return wanted + [(need, f".rule[{n}]") for n, rule in enumerate(mission.rule) for need in rule.needs]


def _goal(page: Page, sheet: schema.GoalSheet | schema.GoalVersion, where: str) -> Goal:
    if sheet.kind not in GOAL_KINDS:
        raise page.error(where + ".kind", sheet.kind, list(GOAL_KINDS))
    place = _filter(page, sheet.depths, sheet.columns, where)
    if isinstance(sheet, schema.GoalVersion) and sheet.side_of:
        place.side_of = page.board(sheet.side_of, where)
        place.left = sheet.side == "left"
    goal = Goal(GOAL_KINDS[sheet.kind], place)
    goal.per = sheet.per
    goal.pieces = _pieces(page, sheet.pieces or sheet.has, where)
    if goal.kind == COUNT and not sheet.pieces:
        raise page.error(where + ".pieces", "", ["disc", *PIECE_NAMES])
    bonus = sheet.bonus
    if sheet.sources and sorted(sheet.sources) != list(FIELD_SOURCES):
        raise page.error(where + ".sources", ", ".join(sheet.sources), [" + ".join(FIELD_SOURCES)])
    if bonus is not None:
        goal.first, goal.second = bonus.first, bonus.second
        for part in bonus.leader:
            by = {"field": BY_FIELD, "discovered": BY_DISCOVERED, "pieces": BY_PIECES}[part.by]
            field = FIELDS.index(part.field) if part.field is not None else -1
            area = _filter(page, part.depths, part.columns, where)
            goal.slices.append(Slice(by, part.points, field, area, _pieces(page, part.pieces, where)))
    return goal


def _filter(page: Page, depths: list[int], columns: list[str], where: str) -> Filter:
    t = page.t
    for letter in columns:
        if letter not in LETTERS[: t.columns]:
            raise page.error(where + ".columns", letter, list(LETTERS[: t.columns]))
    for depth in depths:
        if not 1 <= depth <= t.max_depth:
            raise page.error(where + ".depths", str(depth), [str(d + 1) for d in range(t.max_depth)])
    return Filter(
        [
            (not depths or depth_of(cell) in depths) and (not columns or LETTERS[column_of(cell)] in columns)
            for cell in range(CELLS)
        ]
    )


def _pieces(page: Page, names: list[str], where: str) -> list[bool]:
    """Which pieces count, by PIECE number; `disc` is any of the three kinds."""
    counting = [False] * PIECES
    known = {
        "sonar": PIECE_SONAR,
        "conserve": PIECE_CONSERVE,
        "journal": PIECE_JOURNAL,
        "vessel": PIECE_VESSEL,
    }
    for name in names:
        if name == "disc":
            counting[PIECE_SONAR] = counting[PIECE_CONSERVE] = counting[PIECE_JOURNAL] = True
        elif name in known:
            counting[known[name]] = True
        else:
            raise page.error(where, name, ["disc", *known])
    return counting
