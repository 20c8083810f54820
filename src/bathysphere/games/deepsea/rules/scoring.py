"""Final scoring, part by part, and the goals of co-op play.  DS-261 .. DS-308"""

from typing import Final

from bathysphere.engine.scores import Score, Team, placed
from bathysphere.games.deepsea.rules.codes import column_of, is_senior, tile_kind
from bathysphere.games.deepsea.rules.compiled import (
    BY_DISCOVERED,
    BY_FIELD,
    CHOICE,
    FIELD_BEST,
    FIELD_SETS,
    HIGH_ATTRIBUTES,
    IN_POINTS,
    JUNIOR_SPECIALISTS,
    LEADER,
    MARKERS,
    PLAYERS_DONE,
    RACE,
    SENIOR_SPECIALISTS,
    TRACK,
    VESSEL_ZONES,
    ZONES,
    ZONES_FOUND,
    ZONES_IN_PLAY,
    Filter,
    Goal,
)
from bathysphere.games.deepsea.rules.compiled import DESIGNATED as DESIGNATED_PIECES
from bathysphere.games.deepsea.rules.counting import TIER_FIVE, counts_of, fields_of, presence
from bathysphere.games.deepsea.rules.position import DeepSeaPosition
from bathysphere.games.deepsea.rules.verbs import ATTRIBUTES

LEFTOVERS_PER_POINT = 3
HIGH_LEVEL = 4
SEVEN_GOALS: Final = 7
"""Impact, three mission goals, three Bonus Goals.  DS-288"""
RESULTS: Final = ["failure"] * 4 + ["seat-of-your-pants", "impressive", "resounding", "astonishing"]
"""The prototype's chart, by goals met.  DS-307"""


def attribute_points(p: DeepSeaPosition, seat: int) -> int:
    """The bracket each of the four cubes has reached; Research has none.  DS-263, DS-264"""
    total = 0
    for place in range(seat * ATTRIBUTES, seat * ATTRIBUTES + ATTRIBUTES):
        total += p.compiled.bracket[p.attributes[place]]
    return total


def impact_points(p: DeepSeaPosition, seat: int) -> int:
    """What the hexes of the own markers score; each marker in an unlimited area like its hex.

    DS-250, DS-265
    """
    t = p.compiled
    total = 0
    for hex in range(t.hexes):
        if p.marker[hex] == seat:
            total += t.hex_points[hex]
    for number in range(len(t.unlimited)):
        total += p.unlimited[number * p.seats + seat] * t.hex_points[t.unlimited[number]]
    return total


def journal_points(p: DeepSeaPosition, seat: int) -> int:
    """Points printed on published Journals.  DS-214, DS-266"""
    if not p.compiled.journals_score:
        return 0
    total = 0
    for card in p.published[seat]:
        total += p.compiled.card_points[card]
    return total


def specialist_points(p: DeepSeaPosition, seat: int) -> int:
    """Each tier-5 Senior by its own condition, remainders dropped.  DS-267, DS-268"""
    total = 0
    for tile in p.tiles[seat]:
        if is_senior(tile) and p.compiled.score_count[tile_kind(tile)]:
            total += senior_points(p, seat, tile)
    return total


def senior_points(p: DeepSeaPosition, seat: int, tile: int) -> int:
    """What one tier-5 Senior scores."""
    t = p.compiled
    kind = tile_kind(tile)
    count = TIER_FIVE[t.score_count[kind]](p, seat)
    return t.score_points[kind] * (count // t.score_per[kind])


def leftovers(p: DeepSeaPosition, seat: int) -> int:
    """Research, the Research value of one stored token and staged discs, together.

    DS-277 .. DS-280, AM-046
    """
    total = p.research[seat] + p.staging[seat]
    best = 0
    for token in p.held[seat]:
        best = max(best, p.compiled.token_research[token])
    return total + best


# -- goals -----------------------------------------------------------------------------------------------


def version_of(p: DeepSeaPosition, number: int) -> Goal | None:
    """The goal as it is scored: of a goal with versions the chosen one, None if nobody chose.  AM-115"""
    goal = p.compiled.goals[number]
    if goal.kind != CHOICE:
        return goal
    return goal.versions[p.versions[number]] if p.versions[number] >= 0 else None


def cells_of(p: DeepSeaPosition, where: Filter) -> list[bool]:
    """Which cells count; one side of a board includes its own column."""
    if where.side_of < 0:
        return where.cells
    column = column_of(p.cell[where.side_of])
    return [
        where.cells[cell] and (column_of(cell) <= column if where.left else column_of(cell) >= column)
        for cell in range(len(where.cells))
    ]


def goal_units(p: DeepSeaPosition, goal: Goal, number: int) -> list[int]:
    """How many of the counted item every seat has.  DS-269 .. DS-271, AM-086"""
    kind = goal.kind
    seats = range(p.seats)
    if kind == FIELD_BEST:
        return [max(fields_of(p, seat)) for seat in seats]
    if kind == FIELD_SETS:
        return [min(fields_of(p, seat)) for seat in seats]
    if kind == TRACK:
        return [p.cleanup[seat] for seat in seats]
    if kind == MARKERS:
        return [markers_in(p, seat, goal.region) for seat in seats]
    if kind == RACE:
        return [1 if seat in p.races[number] else 0 for seat in seats]
    cells = cells_of(p, goal.where)
    if kind == ZONES:
        if goal.discovered:
            return [discovered_by(p, seat, cells) for seat in seats]
        return [presence(p, seat, goal.pieces, cells) for seat in seats]
    if kind == DESIGNATED_PIECES:
        if p.named < 0:
            return [0] * p.seats
        return counts_of(p, [piece == p.named for piece in range(4)], cells)
    return counts_of(p, goal.pieces, cells)


def markers_in(p: DeepSeaPosition, seat: int, region: int) -> int:
    """Own markers in one part of the Impact board."""
    count = 0
    for hex in range(p.compiled.hexes):
        if p.marker[hex] == seat and p.compiled.hex_region[hex] == region:
            count += 1
    return count


def discovered_by(p: DeepSeaPosition, seat: int, cells: list[bool]) -> int:
    """Zones in these cells that a seat discovered."""
    count = 0
    for board in range(p.compiled.boards):
        if p.discoverer[board] == seat and cells[p.cell[board]]:
            count += 1
    return count


def goal_counts(p: DeepSeaPosition, number: int) -> list[int]:
    """What every seat has of a goal; nothing of one whose version nobody has chosen."""
    version = version_of(p, number)
    if version is None:
        return [0] * p.seats
    return goal_units(p, version, number)


def goal_points(p: DeepSeaPosition, number: int, units: list[int]) -> list[int]:
    """The points of a goal for every seat, without its leader bonus; a race has the bonus only.  DS-269"""
    goal = version_of(p, number)
    if goal is None or goal.kind == RACE:
        return [0] * p.seats
    return [goal.per * count for count in units]


def leader_points(p: DeepSeaPosition, number: int, units: list[int]) -> list[int]:
    """The leader bonus of a goal for every seat.  DS-272 .. DS-275, AM-087, AM-120"""
    goal = version_of(p, number)
    points = [0] * p.seats
    if goal is None:
        return points
    if goal.kind == RACE:
        for place, seat in enumerate(p.races[number][:2]):
            points[seat] = goal.second if place else goal.first
        return points
    for seat in range(p.seats):
        ahead = sum(other > units[seat] for other in units)
        if units[seat] > 0 and ahead == 0:
            points[seat] += goal.first
        elif units[seat] > 0 and ahead == 1:
            points[seat] += goal.second
    for part in goal.slices:
        cells = cells_of(p, part.where)
        if part.by == BY_FIELD:
            units = [fields_of(p, seat)[part.field] for seat in range(p.seats)]
        elif part.by == BY_DISCOVERED:
            units = [discovered_by(p, seat, cells) for seat in range(p.seats)]
        else:
            units = counts_of(p, part.pieces, cells)
        for seat in range(p.seats):
            if units[seat] > 0 and units[seat] == max(units):
                points[seat] += part.points
    return points


# -- results ---------------------------------------------------------------------------------------------


def scores(p: DeepSeaPosition) -> list[Score]:
    """Every part on its own; equal totals share a place. A team shares its result.

    DS-261, DS-262, DS-281, DS-282
    """
    if p.team:
        return team_scores(p)
    t = p.compiled
    units = [goal_counts(p, number) for number in range(len(t.goals))]
    points = [goal_points(p, number, units[number]) for number in range(len(t.goals))]
    leaders = [leader_points(p, number, units[number]) for number in range(len(t.goals))]
    scored = []
    for seat in range(p.seats):
        parts = {"attributes": attribute_points(p, seat), "impact": impact_points(p, seat)}
        if t.journals_score:
            parts["journals"] = journal_points(p, seat)
            parts["specialists"] = specialist_points(p, seat)
        for number in range(len(t.goals)):
            parts[f"goal-{number + 1}"] = points[number][seat]
            parts[f"leader-{number + 1}"] = leaders[number][seat]
        if not t.journals_score:
            parts["specialists"] = specialist_points(p, seat)
        if t.leftovers_score:
            parts["leftovers"] = leftovers(p, seat) // LEFTOVERS_PER_POINT
        scored.append(Score(seat, parts, {}))
    return placed(scored)


def team_scores(p: DeepSeaPosition) -> list[Score]:
    """One for each of the seven goals met; the same for everybody. First place if the team has won.

    DS-287
    """
    parts = {"team-impact": int(team_impact(p) >= p.compiled.impact_minimum[p.seats - 1])}
    for number in range(len(p.compiled.goals)):
        parts[f"team-goal-{number + 1}"] = int(mission_goal_met(p, number))
    for number in range(3):
        met = number < len(p.coop_open) and bonus_met(p, p.coop_open[number])
        parts[f"team-bonus-{number + 1}"] = int(met)
    won = sum(parts.values()) >= p.compiled.goals_required
    scored = [Score(seat, dict(parts), {}) for seat in range(p.seats)]
    for score in scored:
        score.place = 1 if won else 2
    return scored


def team_impact(p: DeepSeaPosition) -> int:
    """The team's points from Impact board, Journals and Specialists.  DS-292, DS-293, AM-094"""
    total = 0
    for seat in range(p.seats):
        total += impact_points(p, seat) + journal_points(p, seat) + specialist_points(p, seat)
    return total


def team_count(p: DeepSeaPosition, number: int) -> int:
    """What the team has together of a mission goal, as the goal measures it.  DS-289, DS-294, DS-295"""
    t = p.compiled
    goal = t.goals[number]
    version = version_of(p, number)
    if version is None:
        return 0
    if goal.measure == ZONES_FOUND:
        return sum(p.discoverer[b] >= 0 and t.depth[b] == goal.race_depth for b in range(t.boards))
    if goal.measure == PLAYERS_DONE:
        return len(p.races[number])
    return team_units(p, version, number)


def team_units(p: DeepSeaPosition, version: Goal, number: int) -> int:
    """What the team has of one version of a goal: units, or points where the goal is measured in them."""
    units = sum(goal_units(p, version, number))
    return units * version.per if p.compiled.goals[number].measure == IN_POINTS else units


def mission_goal_met(p: DeepSeaPosition, number: int) -> bool:
    """Reached exactly or exceeded.  DS-290, DS-291; a goal whose version nobody chose is not met"""
    if version_of(p, number) is None:
        return False
    return team_count(p, number) >= p.compiled.goals[number].minimum[p.seats - 1]


def bonus_total(p: DeepSeaPosition, card: int) -> int:
    """What the team has of the thing a Bonus Goal counts."""
    t = p.compiled
    count = t.bonus_count[card]
    if count == JUNIOR_SPECIALISTS:
        return sum(1 for tiles in p.tiles for tile in tiles if not is_senior(tile))
    if count == SENIOR_SPECIALISTS:
        return sum(1 for tiles in p.tiles for tile in tiles if is_senior(tile) and tile_kind(tile) != LEADER)
    if count == VESSEL_ZONES:
        return len({board for board in p.vessels if board >= 0})
    if count == ZONES_IN_PLAY:
        return sum(board >= 0 for board in p.ocean)
    if count == HIGH_ATTRIBUTES:
        return sum(t.level[step] >= HIGH_LEVEL for step in p.attributes)
    return sum(leftovers(p, seat) for seat in range(p.seats))


def bonus_met(p: DeepSeaPosition, card: int) -> bool:
    """DS-299"""
    return bonus_total(p, card) >= p.compiled.bonus_minimum[card][p.seats - 1]


def goals_met(p: DeepSeaPosition) -> int:
    """How many of the seven goals the team has met.  DS-288"""
    return team_scores(p)[0].total


def team_result(p: DeepSeaPosition) -> str:
    """won or lost by the difficulty, or a word of the prototype's chart.  DS-302, DS-307"""
    met = goals_met(p)
    if p.compiled.result_chart:
        return RESULTS[met]
    return "won" if met >= p.compiled.goals_required else "lost"


def team_standing(p: DeepSeaPosition) -> Team:
    """What the team has reached, with the names the edition prints.  DS-301, DS-302, DS-307"""
    t = p.compiled
    result = team_result(p)
    level = "" if t.result_chart else f"difficulty-{t.settings['difficulty']}"
    word = f"word-{result}" if t.result_chart else ""
    return Team(goals_met(p), t.goals_required, SEVEN_GOALS, is_won(p), level, word)


def is_won(p: DeepSeaPosition) -> bool:
    """As many as the difficulty asks; in the prototype four are a success.  DS-301, DS-302, DS-307"""
    return goals_met(p) >= p.compiled.goals_required
