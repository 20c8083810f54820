"""Mission 10: the order in which players first discover, and first reach, the deepest zones.

AM-120, AM-125
"""

from bathysphere.games.deepsea.rules import events
from bathysphere.games.deepsea.rules.compiled import RACE_DISCOVER, RACE_TRAVEL
from bathysphere.games.deepsea.rules.position import DeepSeaPosition


def travelled(p: DeepSeaPosition, seat: int, depth: int) -> None:
    """A Travel has ended at this depth."""
    if p.compiled.races:
        record(p, seat, RACE_TRAVEL, depth)


def discovered(p: DeepSeaPosition, seat: int, depth: int) -> None:
    """A board of this depth was placed by a Discover."""
    if p.compiled.races:
        record(p, seat, RACE_DISCOVER, depth)


def record(p: DeepSeaPosition, seat: int, race: int, depth: int) -> None:
    """The first success of each player, in order; no disc moves."""
    for number in p.compiled.races:
        goal = p.compiled.goals[number]
        if goal.race == race and goal.race_depth == depth and seat not in p.races[number]:
            p.races[number] = [*p.races[number], seat]
            p.say(events.RACED, seat, number, len(p.races[number]))
