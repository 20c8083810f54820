"""What a position of Endeavor: Deep Sea is worth to a seat.

Points that are safe, points that are in sight (goals, half links, steps towards the next bracket), and what
the crew, the discs, the Vessels and the levels will still bring in the rounds that are left. A team counts
how far its seven goals have come instead of its lead.
"""

from math import exp
from typing import Final

from bathysphere.engine.heuristic import Heuristic, tempo
from bathysphere.engine.weights import learned
from bathysphere.games.deepsea.mind.goals import (
    TEAM_GOAL,
    points_in_sight,
    rounds_left,
    time_left,
    way_to_goals,
)
from bathysphere.games.deepsea.mind.shortlists import cheapest_token, impact_choices, is_last_chance
from bathysphere.games.deepsea.mind.worth import bundle_worth, face_worth, step_worth
from bathysphere.games.deepsea.rules import frames, verbs
from bathysphere.games.deepsea.rules.codes import has_disc, row_of, tile_face
from bathysphere.games.deepsea.rules.compiled import (
    CHOICE,
    COORDINATION,
    INGENUITY,
    INSPIRATION,
    RACE,
    REPUTATION,
    DeepSeaCompiled,
)
from bathysphere.games.deepsea.rules.position import DeepSeaPosition
from bathysphere.games.deepsea.rules.scoring import (
    LEFTOVERS_PER_POINT,
    attribute_points,
    goal_counts,
    goal_points,
    impact_points,
    is_won,
    journal_points,
    leader_points,
    leftovers,
    specialist_points,
)
from bathysphere.games.deepsea.rules.verbs import ATTRIBUTES, VESSELS

A_DUEL: Final = 2
"""With so many seats what a rival loses is what one wins."""

PARTS: Final = [
    "goals",
    "leaders",
    "attributes",
    "impact",
    "journals",
    "specialists",
    "brackets",
    "turns",
    "crew",
    "choice",
    "reputation",
    "ingenuity",
    "discs",
    "research",
    "waters",
    "vessels",
    "links",
    "depth",
    "tempo",
    "rest",
]
GOALS: Final = 0
LEADERS: Final = 1
IN_ATTRIBUTES: Final = 2
IN_IMPACT: Final = 3
IN_JOURNALS: Final = 4
IN_SPECIALISTS: Final = 5
BRACKETS: Final = 6
TURNS: Final = 7
CREW: Final = 8
CHOICE_OF_CREW: Final = 9
BY_REPUTATION: Final = 10
BY_INGENUITY: Final = 11
DISCS: Final = 12
IN_RESEARCH: Final = 13
WATERS: Final = 14
OUT_AT_SEA: Final = 15
LINKS: Final = 16
DEPTH: Final = 17
TEMPO: Final = 18
REST: Final = 19
WRITTEN: Final = (
    [1.25, 1.0, 1.0, 1.0, 1.0, 1.0, 1.4, 0.8, 0.62, 0.07, 0.55, 0.35, 1.0, 1.4, 1.0, 0.5, 0.3, 0.4, 0.0, 0.0]
    + [0.0, -0.65]
    + [0.0] * 18
)
"""Weights by hand. A round to come brings less than one that is there: 0.62 against 0.8."""
RESEARCH_EACH: Final = 0.55
DISCS_PER_ACTIVATION: Final = 1.3
"""One on the circle, and often one on a site."""
RIVAL: Final = 0.35
"""How much the strongest rival's points count against one's own."""
SPREAD: Final = 3.5
SPREAD_A_ROUND: Final = 1.8
"""How sure one may be of expected points: measured by `bench.judgement`."""
AHEAD: Final = 3
"""How many turns of each seat a search plays on: about half a round."""
FAR_AHEAD: Final = 6
"""How many an admiral does: about a round."""
TEAM_SPREAD: Final = 15.0
"""A team that is so far behind what its goals need is in trouble."""
TEAM_PROGRESS: Final = 0.3
"""How much of a team's chance is its progress alone: far from its aim, or beyond it, it still wants more."""
KEPT_TOKENS: Final = 1


class DeepSeaHeuristic(Heuristic[DeepSeaPosition]):
    """Expected points; of a team the way to its goals.

    goals, leaders, attributes, impact, journals, specialists: the parts of the score as they stand; with the
    goals stands what may come of one that nobody has chosen, or of a race that is open. brackets:
    the way made towards the next ones. turns: activations that can still be had in this round. crew: those of
    the rounds to come. choice: Specialists to choose from. reputation, ingenuity: levels times rounds. discs:
    left in Staging. research: Research and tokens. waters: what can be done where the Vessels lie. vessels:
    their number times rounds. links: those that wait for their other end.
    depth: how deep the Vessels lie, where depth decides what Impact scores (mission 10).
    tempo: how soon the seat moves. rest: one, for what everybody will still gain.
    """

    def value(self, p: DeepSeaPosition, seat: int) -> float:
        if p.team:
            return team_value(p, self.weights)
        return super().value(p, seat)

    def expected(self, p: DeepSeaPosition) -> list[float]:
        if p.team:
            return [way_to_goals(p) / TEAM_GOAL] * p.seats
        return super().expected(p)

    def chances(self, p: DeepSeaPosition) -> list[float]:
        if p.team:
            return [team_chance(p, self.weights)] * p.seats
        return super().chances(p)

    def features(self, p: DeepSeaPosition) -> list[list[float]]:
        by_seat = prospects(p)
        for number in range(len(p.compiled.goals)):
            units = goal_counts(p, number)
            points = goal_points(p, number, units)
            leaders = leader_points(p, number, units)
            for seat in range(p.seats):
                by_seat[seat][GOALS] += points[seat]
                by_seat[seat][LEADERS] += leaders[seat]
            if p.compiled.goals[number].kind == CHOICE or p.compiled.goals[number].kind == RACE:
                hopes = points_in_sight(p, number)
                for seat in range(p.seats):
                    by_seat[seat][GOALS] += hopes[seat]
        for seat in range(p.seats):
            features = by_seat[seat]
            features[IN_ATTRIBUTES] = float(attribute_points(p, seat))
            features[IN_IMPACT] = float(impact_points(p, seat))
            features[IN_JOURNALS] = float(journal_points(p, seat))
            features[IN_SPECIALISTS] = float(specialist_points(p, seat))
        return by_seat

    def left(self, p: DeepSeaPosition) -> float:
        return rounds_left(p)

    def result(self, p: DeepSeaPosition) -> list[float]:
        totals = [0.0] * p.seats
        for number in range(len(p.compiled.goals)):
            units = goal_counts(p, number)
            points = goal_points(p, number, units)
            leaders = leader_points(p, number, units)
            for seat in range(p.seats):
                totals[seat] += points[seat] + leaders[seat]
        for seat in range(p.seats):
            totals[seat] += attribute_points(p, seat) + impact_points(p, seat) + journal_points(p, seat)
            totals[seat] += specialist_points(p, seat)
            if p.compiled.leftovers_score:
                totals[seat] += leftovers(p, seat) // LEFTOVERS_PER_POINT
        return totals

    def spread(self, p: DeepSeaPosition) -> float:
        return 0.5 if p.over else SPREAD + SPREAD_A_ROUND * (p.rounds - p.round)

    def minds_rivals(self, p: DeepSeaPosition) -> bool:
        return p.team or p.seats == A_DUEL

    def shortlist(self, p: DeepSeaPosition) -> list[int]:
        """All actions but those that only cost time to look at, the likeliest first.

        Tokens are spent for Research when something has to be paid for, not before; the order of rewards is
        as printed; an Impact is never declined.
        """
        choices = p.choices
        frame = p.stack[-1]
        step = frame.step
        if step == frames.ORDER or step == frames.REFILL:
            return choices[:1]
        if step == frames.IMPACT:
            return impact_choices(p)
        if step == frames.PAY:
            return [cheapest_token(p)]
        if (
            (step == frames.TURN or step == frames.ACTIONS)
            and len(p.held[frame.seat]) <= KEPT_TOKENS
            and not is_last_chance(p, frame.seat)
        ):
            kept = [action for action in choices if not verbs.SPEND.owns(action)]
            if kept:
                return kept
        return choices


# -- what is still to come --------------------------------------------------------------------------------


def prospects(p: DeepSeaPosition) -> list[list[float]]:
    """What every seat may still make of what it has, part by part; the parts of the score are left empty."""
    by_seat = [prospects_of(p, seat) for seat in range(p.seats)]
    add_waiting_links(p, by_seat)
    return by_seat


def prospects_of(p: DeepSeaPosition, seat: int) -> list[float]:
    """The same for one seat, links left out."""
    t = p.compiled
    parts = [0.0] * len(PARTS)
    parts[REST] = 1.0
    if not p.passed[seat]:
        parts[TEMPO] = tempo(p, seat)
    rounds = p.rounds - p.round
    level = t.level
    first = seat * ATTRIBUTES
    for attribute in range(ATTRIBUTES):
        parts[BRACKETS] += towards_bracket(t, p.attributes[first + attribute])
    reputation = level[p.attributes[first + REPUTATION]]
    inspiration = level[p.attributes[first + INSPIRATION]]
    coordination = level[p.attributes[first + COORDINATION]]
    ingenuity = level[p.attributes[first + INGENUITY]]
    # activations: those still possible in this round, then those of the rounds to come
    free = 0
    best = 0.0
    crew = 0.0
    circles = 0
    used = 0
    for tile in p.tiles[seat]:
        worth = face_worth(t, tile_face(tile))
        if worth > 0.0:
            circles += 1
            crew += worth
            if has_disc(tile):
                used += 1
            else:
                free += 1
                best += worth
    staged = p.staging[seat]
    now = 0
    if not p.passed[seat] and free > 0:
        now = min(staged, free)
        parts[TURNS] = now * best / free
    left_over = staged - now
    if circles > 0:
        to_come = activations_to_come(rounds, circles, used + now, left_over, inspiration, coordination)
        parts[CREW] = to_come * crew / circles
        parts[CHOICE_OF_CREW] = crew * rounds
    parts[BY_REPUTATION] = float(rounds * reputation)
    parts[BY_INGENUITY] = float(rounds * ingenuity)
    if rounds > 0 or now > 0:
        parts[DISCS] = 0.45 * min(left_over, 4) if rounds > 0 else 0.3 * left_over
    else:
        parts[DISCS] = left_over / 3.0
    parts[IN_RESEARCH] = research_worth(p, seat, rounds)
    ocean_worth(p, seat, rounds, parts)
    return parts


def activations_to_come(
    rounds: int, circles: int, occupied: int, staged: int, effort: int, reassignment: int
) -> float:
    """How many activations the rounds to come allow: each takes a disc and a circle that is free.

    A round brings a Specialist and new discs. A circle is free again when Reassignment takes its disc back:
    who neglects Coordination has discs to place and nowhere to place them.
    """
    taken = float(occupied)
    discs = float(staged)
    total = 0.0
    for ahead in range(rounds):
        back = min(float(reassignment), taken)
        taken -= back
        discs += effort + back
        active = min(circles + 1 + ahead - taken, discs / DISCS_PER_ACTIVATION)
        taken += active
        discs -= active * DISCS_PER_ACTIVATION
        total += active
    return total


def towards_bracket(t: DeepSeaCompiled, step: int) -> float:
    """The way made from one bracket of points towards the next."""
    if not t.worth_of_step:
        t.worth_of_step = [step_worth(t, step) for step in range(t.last_step + 1)]
    return t.worth_of_step[step]


def research_worth(p: DeepSeaPosition, seat: int, rounds: int) -> float:
    """Research and Dive tokens: money while there is time to spend it, a third of a point afterwards."""
    t = p.compiled
    research = p.research[seat]
    each = RESEARCH_EACH if rounds > 0 or not p.passed[seat] else 0.33
    total = each * min(research, 6) + 0.33 * max(0, research - 6)
    for token in p.held[seat]:
        worth = each * t.token_research[token]
        if t.token_effect[token] != t.nothing and (rounds > 0 or not p.passed[seat]):
            worth = max(worth, 0.7 * bundle_worth(t, t.token_effect[token]) - 0.5 * t.token_disc_cost[token])
        total += worth
    return total


def ocean_worth(p: DeepSeaPosition, seat: int, rounds: int, parts: list[float]) -> None:
    """Vessels, and what can be done where they lie."""
    t = p.compiled
    time = time_left(p, seat)
    waters = 0.0
    released = 0
    deep = 0
    means = p.research[seat]
    for token in p.held[seat]:
        means += t.token_research[token]
    seen: list[int] = []
    for number in range(seat * VESSELS, seat * VESSELS + VESSELS):
        board = p.vessels[number]
        if board < 0:
            continue
        released += 1
        deep += row_of(p.cell[board])
        if board not in seen:
            seen.append(board)
            waters += time * chances(p, board, means)
    parts[WATERS] = waters
    parts[OUT_AT_SEA] = float(released * rounds)
    if t.races:
        parts[DEPTH] = time * deep


def add_waiting_links(p: DeepSeaPosition, by_seat: list[list[float]]) -> None:
    """Links that wait for their other end."""
    t = p.compiled
    for link in t.links:
        one = p.disc[link[0]]
        other = p.disc[link[1]]
        if (one < 0) != (other < 0):
            seat = one if one >= 0 else other
            by_seat[seat][LINKS] += time_left(p, seat) * bundle_worth(t, link[2])


def chances(p: DeepSeaPosition, board: int, means: int) -> float:
    """What can be done in a zone: a little for every site that is open, more if it can be paid for."""
    t = p.compiled
    total = 0.0
    for site in t.dive_sites[board]:
        total += 0.15 * min(2, len(p.tokens[t.site_dive[site]]))
    for track in t.sonar_tracks[board]:
        for site in track:
            if p.disc[site] < 0:
                total += 0.45
                break
    best = 0.0
    for site in t.conserve_sites[board]:
        if p.disc[site] < 0:
            worth = 0.5 + 0.35 * bundle_worth(t, t.site_bundle[site])
            if t.site_cost[site] > means:
                worth *= 0.4
            best = max(best, worth)
            total += 0.15
    for site in t.journal_sites[board]:
        if p.disc[site] < 0:
            worth = 0.9 + 0.35 * bundle_worth(t, t.site_bundle[site])
            if not publishable(p, t.site_field[site], means):
                worth *= 0.4
            best = max(best, worth)
            total += 0.15
    return total + best


def publishable(p: DeepSeaPosition, field: int, means: int) -> bool:
    """Is a Journal of this Field on display that the means pay for?"""
    t = p.compiled
    for card in p.display:
        if t.card_cost[card] <= means and t.card_has_field[card][field]:
            return True
    return False


# -- teams ------------------------------------------------------------------------------------------------


def team_value(p: DeepSeaPosition, weights: list[float]) -> float:
    """How far the seven goals have come, and what the players can still do."""
    total = way_to_goals(p)
    if p.over:
        return total
    left = rounds_left(p)
    by_seat = prospects(p)
    for seat in range(p.seats):
        for part in range(REST):
            total += (weights[part] + left * weights[len(PARTS) + part]) * by_seat[seat][part]
        total += 0.5 * attribute_points(p, seat)
    return total


def team_chance(p: DeepSeaPosition, weights: list[float]) -> float:
    """How likely a team is to meet as many goals as it needs; at the end a little more for each goal met."""
    needed = p.compiled.goals_required
    if p.over:
        met = way_to_goals(p) / TEAM_GOAL
        return 0.9 + 0.014 * met if is_won(p) else 0.05 * met
    value = team_value(p, weights)
    progress = min(1.0, max(0.0, value / (TEAM_GOAL * 8.0)))
    aim = 1.0 / (1.0 + exp((TEAM_GOAL * (needed + 0.5) - value) / TEAM_SPREAD))
    return TEAM_PROGRESS * progress + (1.0 - TEAM_PROGRESS) * aim


HEURISTIC: Final = DeepSeaHeuristic(PARTS, WRITTEN, RIVAL, AHEAD, FAR_AHEAD)
FITTED: Final = DeepSeaHeuristic(
    PARTS, learned("bathysphere.games.deepsea.mind", PARTS, WRITTEN), RIVAL, AHEAD, FAR_AHEAD
)
