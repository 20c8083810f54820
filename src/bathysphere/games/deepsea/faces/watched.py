"""The numbers players watch: what an option changes is shown from-to."""

from bathysphere.games.deepsea.rules.compiled import ICON_NAMES
from bathysphere.games.deepsea.rules.position import DeepSeaPosition
from bathysphere.games.deepsea.rules.scoring import goal_counts, scores
from bathysphere.games.deepsea.rules.verbs import ATTRIBUTES, VESSELS

LEVELS = ["recruitment", "effort", "reassignment", "technology"]


def numbers(p: DeepSeaPosition) -> list[dict[str, int]]:
    """By seat: cubes and levels, Research, discs, Vessels, goals, and the points if the game ended now."""
    by_seat: list[dict[str, int]] = []
    points = {score.seat: score.total for score in scores(p)}
    goals = [goal_counts(p, number) for number in range(len(p.compiled.goals))]
    for seat in range(p.seats):
        mine: dict[str, int] = {}
        for attribute in range(ATTRIBUTES):
            mine[ICON_NAMES[attribute]] = p.attributes[seat * ATTRIBUTES + attribute]
            mine[LEVELS[attribute]] = p.level(seat, attribute)
        mine["research"] = p.research[seat]
        mine["discs"] = p.staging[seat]
        mine["supply"] = p.supply[seat]
        mine["vessels"] = sum(board >= 0 for board in p.vessels[seat * VESSELS : (seat + 1) * VESSELS])
        mine["tokens"] = len(p.held[seat])
        mine["cleanup"] = p.cleanup[seat]
        for number, counts in enumerate(goals, 1):
            mine[f"goal-{number}"] = counts[seat]
        mine["points"] = points.get(seat, 0)
        by_seat.append(mine)
    return by_seat
