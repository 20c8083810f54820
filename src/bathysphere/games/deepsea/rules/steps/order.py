"""Does the order in which rewards are taken make a difference now?  AM-002, AM-076

What reads the state of a player is the lowest attribute, on a hex or in the reward itself: a step taken
before it can change which attribute that is. Everything else adds up to the same in any order, but for what
is lost for want of room or supply. The answer may be yes where a rare chain of rewards would be needed to
make a difference; it is never no where there is one.
"""

from typing import Final

from bathysphere.games.deepsea.rules.codes import (
    ELSEWHERE,
    icon_kind,
    is_among,
    is_senior,
    senior_face,
    tile_kind,
)
from bathysphere.games.deepsea.rules.compiled import (
    ANY_ATTRIBUTE,
    BY_RULE,
    BY_SOURCE,
    DISC,
    DISCOVER,
    IMPACT,
    IN_ROWS,
    INGENUITY,
    LOWEST_ATTRIBUTE,
    PROMOTE,
    RESEARCH,
    TRAVEL,
    WALK,
)
from bathysphere.games.deepsea.rules.missions import rescue, walking
from bathysphere.games.deepsea.rules.position import DeepSeaPosition
from bathysphere.games.deepsea.rules.verbs import ATTRIBUTES, VESSELS

NOWHERE: Final[list[int]] = []


class Waiting:
    """The icons still to be taken, counted."""

    def __init__(self, icons: list[int], taken: int) -> None:
        self.steps = [0] * ATTRIBUTES
        self.research = 0
        self.discs = 0
        self.impacts = 0
        self.lowest = 0
        self.any = 0
        self.promotions = 0
        self.actions = 0
        self.discovers = 0
        self.different = False
        first = -1
        for place in range(len(icons)):
            if not is_among(taken, place):
                if first < 0:
                    first = icons[place]
                elif icons[place] != first:
                    self.different = True
                self.count(icon_kind(icons[place]))

    def count(self, kind: int) -> None:
        """Count one icon."""
        if kind < RESEARCH:
            self.steps[kind] += 1
        elif kind == RESEARCH:
            self.research += 1
        elif kind == DISC:
            self.discs += 1
        elif kind == IMPACT:
            self.impacts += 1
        elif kind == LOWEST_ATTRIBUTE:
            self.lowest += 1
        elif kind == ANY_ATTRIBUTE:
            self.any += 1
        elif kind == PROMOTE:
            self.promotions += 1
        elif kind >= TRAVEL:
            self.actions += 1
            if kind == DISCOVER:
                self.discovers += 1


def order_matters(p: DeepSeaPosition, seat: int, bundle: int, taken: int, source: int) -> bool:
    """Can the rest of these rewards lead to different ends, depending on what comes first?"""
    if not p.compiled.order_may_matter[bundle]:
        return False
    w = Waiting(p.compiled.bundles[bundle], taken)
    if not w.different:
        return False
    return something_is_lost(p, seat, w) or lowest_may_change(p, seat, w, source)


def something_is_lost(p: DeepSeaPosition, seat: int, w: Waiting) -> bool:
    """Research beyond the track, discs an empty supply has not got, a launch in a zone not yet found."""
    t = p.compiled
    if w.research > 0 and w.actions > 0 and p.research[seat] + w.research > t.research_cap:
        return True
    if t.forfeit_discs and w.discs > p.supply[seat] and w.promotions + w.actions > 0:
        return True
    return w.discovers > 0 and t.launch_board < 0 and launches(p, seat, w.steps[INGENUITY])


def launches(p: DeepSeaPosition, seat: int, steps: int) -> bool:
    """Do so many steps of Ingenuity release a Vessel?  DS-131 .. DS-134"""
    t = p.compiled
    position = p.attributes[seat * ATTRIBUTES + INGENUITY]
    if p.vessels[seat * VESSELS + VESSELS - 1] >= 0:
        return False
    for later in range(position + 1, min(position + steps, t.last_step) + 1):
        if t.vessel_steps[later]:
            return True
    return False


# -- the lowest attribute  (DS-066, AM-083) ------------------------------------------------------------------


def lowest_may_change(p: DeepSeaPosition, seat: int, w: Waiting, source: int) -> bool:
    """Can a lowest attribute be gained among these rewards, and a step before or after it change which?"""
    t = p.compiled
    waiting = sum(w.steps)
    if waiting == 0:
        return False
    first = seat * ATTRIBUTES
    cubes = p.attributes[first : first + ATTRIBUTES]
    besides = w.any + w.lowest
    impacts = w.impacts + impacts_on_the_way(p, cubes, w.steps)
    if w.promotions > 0:
        besides += w.promotions * steps_by_promotion(p, seat)
        impacts += w.promotions * impacts_by_promotion(p, seat)
    if w.actions > 0:
        # An action can bring a site's or a zone's rewards; no printed reward has one beside a step.
        besides += ATTRIBUTES * w.actions
        impacts += w.actions
    if launches(p, seat, w.steps[INGENUITY]):
        besides += 1
        if t.launch_gives_impact:
            impacts += 1
    impacts = impacts_in_a_chain(p, cubes, w.steps, besides, impacts)
    if w.lowest > 0:
        besides += t.hex_steps * impacts - 1
    elif impacts > 0 and lowest_hex_near(p, seat, source, w.impacts, impacts - w.impacts):
        besides += t.hex_steps * (impacts - 1) + t.lowest_hex_steps - 1
    else:
        return False
    if max(cubes) + besides + waiting > t.last_step and min(cubes) + besides + waiting >= t.impact_step:
        # A cube may fall back from the end of its track and be the lowest.
        return True
    for attribute in range(ATTRIBUTES):
        steps = w.steps[attribute]
        if steps > 0 and step_decides(cubes, attribute, steps, besides + waiting - steps):
            return True
    return False


def step_decides(cubes: list[int], attribute: int, steps: int, others: int) -> bool:
    """Could this attribute be the lowest, or stop being it, when so many other steps may come in between?"""
    position = cubes[attribute]
    missing = 0
    alone = True
    for other in range(ATTRIBUTES):
        if other != attribute:
            missing += max(0, position - cubes[other])
            if cubes[other] <= position + steps + others:
                alone = False
    return missing <= others and not alone


def impacts_on_the_way(p: DeepSeaPosition, cubes: list[int], steps: list[int]) -> int:
    """How many Impacts the steps themselves bring: on the symbol and beyond the end.  DS-129, DS-130"""
    t = p.compiled
    impacts = 0
    for attribute in range(ATTRIBUTES):
        position = cubes[attribute]
        for _ in range(steps[attribute]):
            position += 1
            if position > t.last_step:
                position = t.impact_step
            if position == t.impact_step:
                impacts += 1
    return impacts


def impacts_in_a_chain(
    p: DeepSeaPosition, cubes: list[int], steps: list[int], besides: int, impacts: int
) -> int:
    """Impacts together with those that the steps on their hexes can bring in turn."""
    t = p.compiled
    chained = impacts
    for _ in range(ATTRIBUTES):
        more = 0
        for attribute in range(ATTRIBUTES):
            position = cubes[attribute] + steps[attribute]
            symbol = t.impact_step if position < t.impact_step else t.last_step + 1
            if position + besides + t.hex_steps * chained >= symbol:
                more += 1
        if impacts + more == chained:
            break
        chained = impacts + more
    return chained


def steps_by_promotion(p: DeepSeaPosition, seat: int) -> int:
    """Most attribute steps that a Promotion can bring now."""
    t = p.compiled
    most = 0
    for tile in p.tiles[seat]:
        if not is_senior(tile):
            count = 0
            for icon in t.bundles[t.face_bundle[senior_face(tile_kind(tile))]]:
                if icon < RESEARCH or icon in (ANY_ATTRIBUTE, LOWEST_ATTRIBUTE):
                    count += 1
            most = max(most, count)
    return most


def impacts_by_promotion(p: DeepSeaPosition, seat: int) -> int:
    """Most Impacts that a Promotion can bring now."""
    t = p.compiled
    most = 0
    for tile in p.tiles[seat]:
        if not is_senior(tile):
            most = max(most, t.bundles[t.face_bundle[senior_face(tile_kind(tile))]].count(IMPACT))
    return most


def lowest_hex_near(p: DeepSeaPosition, seat: int, source: int, here: int, elsewhere: int) -> bool:
    """Can a hex with a lowest attribute be had, one marker beside the other?

    `here`: so many Impacts from this source, `elsewhere`: so many from tracks and Specialists.
    """
    t = p.compiled
    if t.impact_way == IN_ROWS:
        return True in t.hex_lowest
    near = hexes_now(p, seat, source, here, elsewhere)
    seen = near.copy()
    for _ in range(here + elsewhere):
        beyond: list[int] = []
        for hex in near:
            if t.hex_lowest[hex]:
                return True
            for other in walking.steps_from(p, hex):
                if other not in seen and t.hex_region[other] != BY_RULE:
                    seen.append(other)
                    beyond.append(other)
        near = beyond
    return False


def hexes_now(p: DeepSeaPosition, seat: int, source: int, here: int, elsewhere: int) -> list[int]:
    """The hexes that one of these Impacts reaches now."""
    t = p.compiled
    if t.impact_way == BY_SOURCE:
        hexes = rescue.hexes_for(p, source) if here > 0 else NOWHERE
        if elsewhere > 0 or here > len(hexes):
            hexes = hexes + rescue.hexes_for(p, ELSEWHERE)
        return hexes
    if t.impact_way == WALK:
        hexes = walking.entries(p, seat)
        for hex in walking.walkers(p, seat):
            hexes = hexes + walking.steps_from(p, hex)
        return hexes
    return p.open
