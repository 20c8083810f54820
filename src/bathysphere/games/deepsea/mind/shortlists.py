"""Which choices of a long list are worth a closer look."""

from typing import Final

from bathysphere.games.deepsea.mind.goals import steps_to_goal
from bathysphere.games.deepsea.mind.worth import bundle_worth
from bathysphere.games.deepsea.rules import verbs
from bathysphere.games.deepsea.rules.frames import PayFrame
from bathysphere.games.deepsea.rules.position import DeepSeaPosition
from bathysphere.games.deepsea.rules.scoring import version_of

GOAL_HEX: Final = 3.0
"""What it is worth to choose what a goal counts (mission 8)."""


# -- shortlists -------------------------------------------------------------------------------------------


def is_last_chance(p: DeepSeaPosition, seat: int) -> bool:
    """Is this the last round, so that Research left over would go to waste?"""
    return p.round >= p.rounds and p.staging[seat] == 0


def impact_choices(p: DeepSeaPosition) -> list[int]:
    """Hexes by points and rewards, the best six; the other ways to use an Impact; no declining."""
    t = p.compiled
    marks: list[int] = []
    worths: list[float] = []
    rest: list[int] = []
    for action in p.choices:
        if verbs.MARK.owns(action):
            hex = verbs.MARK.first(action)
            worth = t.hex_points[hex] + bundle_worth(t, t.hex_bundle[hex])
            if t.choice_goals:
                worth += goal_hex_worth(p, hex)
            place = len(worths)
            while place > 0 and worths[place - 1] < worth:
                place -= 1
            marks.insert(place, action)
            worths.insert(place, worth)
        elif not verbs.DECLINE.owns(action):
            rest.append(action)
    tried_first = marks[:6] + rest
    return tried_first if tried_first else p.choices


def goal_hex_worth(p: DeepSeaPosition, hex: int) -> float:
    """What it is worth to come nearer to the hexes where goals are chosen."""
    best = 0.0
    for number in range(len(p.compiled.goals)):
        if version_of(p, number) is None:
            best = max(best, GOAL_HEX / (1.0 + steps_to_goal(p.compiled, number, hex)))
    return best


def cheapest_token(p: DeepSeaPosition) -> int:
    """The token whose effect will be missed least, among those that pay enough if there is one."""
    t = p.compiled
    frame = p.stack[-1]
    assert isinstance(frame, PayFrame)
    short = frame.cost - p.research[frame.seat]
    best = p.choices[0]
    least = 1000.0
    for action in p.choices:
        token = verbs.SPEND.first(action)
        loss = bundle_worth(t, t.token_effect[token]) + 0.5 * t.token_research[token]
        if t.token_research[token] < short:
            loss += 1.0
        if loss < least:
            least = loss
            best = action
    return best
