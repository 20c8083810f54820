"""Final scoring, part by part, and ties: chapters Q and R of the ledger."""

from bathysphere.engine.scores import Score, placed
from bathysphere.games.reef.rules import compiled as t
from bathysphere.games.reef.rules.codes import research_rank
from bathysphere.games.reef.rules.position import EMPTY, ReefPosition
from bathysphere.games.reef.rules.verbs import HIRED, RESOURCES, ROWS, SEATS

PARTS = (
    "play",
    "objective",
    "missions",
    "research",
    "divers",
    "resources",
    "rows",
    "majorities",
    "seconds",
    "pollution",
)


def objective_points(p: ReefPosition, seat: int) -> int:
    """What the Objective of a seat gives as things stand.  RP-118, RP-156 .. RP-165"""
    card = p.objective[seat]
    return 0 if card == EMPTY else worth(p, seat, card)


def worth(p: ReefPosition, seat: int, card: int) -> int:
    """What an Objective would give a seat as things stand."""
    points = counted(p, seat, card)
    cap = p.compiled.objective_cap[card]
    return min(points, cap) if cap else points


def counted(p: ReefPosition, seat: int, card: int) -> int:
    """The same before its upper limit."""
    kind = p.compiled.objective_kind[card]
    vp = p.compiled.objective_vp[card]
    if kind == t.RESEARCH_VP:
        return p.compiled.node_vp[p.scientist[seat]]
    if kind == t.SEAFLOOR_STEPS:
        return vp * p.diver[seat]
    if kind == t.TIERS_RESOURCES:
        return tier(p, card, sum(p.cargo[seat * RESOURCES : (seat + 1) * RESOURCES]))
    if kind == t.CLEARED_TRACKS:
        return vp * sum(p.locked[seat * RESOURCES + kind] == 0 for kind in range(RESOURCES))
    if kind == t.CREW_HIRED:
        return vp * sum(tile != EMPTY for tile in p.crew[seat * HIRED : (seat + 1) * HIRED])
    if kind == t.BALLS_AROUND_SECTOR:
        return vp * max(p.balls_around(seat, sector) for sector in range(p.compiled.sectors))
    if kind == t.UNUSED_POLLUTION:
        return vp * sum(p.used[tile] == 0 for tile in p.pollution[seat])
    if kind == t.COINS:
        return vp * p.coins[seat]
    if kind == t.TIERS_MISSIONS:
        return tier(p, card, len(p.played[seat]))
    return vp * sum(p.balls[seat::SEATS])


def tier(p: ReefPosition, card: int, have: int) -> int:
    """The highest tier that is reached.  RP-158, RP-164"""
    points = 0
    for place, at in enumerate(p.compiled.objective_at[card]):
        if have >= at:
            points = p.compiled.objective_tiers[card][place]
    return points


def diver_points(p: ReefPosition) -> list[int]:
    """VP of the ranks on the seafloor by seat; virtual Divers take ranks.  RP-121 .. RP-123, AM-86, AM-115"""
    divers = [(p.diver[seat], p.rank(seat), seat) for seat in range(p.seats)]
    for number, step in enumerate(p.compiled.virtual_divers):
        divers.append((step, research_rank(p.compiled.virtual_node, 0), p.seats + number))
    divers.sort(reverse=True)
    points = [0] * p.seats
    for place, (_, _, seat) in enumerate(divers):
        if seat < p.seats and place < len(p.compiled.diver_vp):
            points[seat] = p.compiled.diver_vp[place]
    return points


def resource_points(p: ReefPosition, seat: int) -> int:
    """3 VP for each set of one algae, one shell and one camera.  RP-124"""
    return p.compiled.set_of_resources_vp * min(p.cargo[seat * RESOURCES : (seat + 1) * RESOURCES])


def row_points(p: ReefPosition, seat: int) -> int:
    """Side B: complete rows of their colour score now.  RP-074, RP-135, AM-90, AM-120"""
    if not p.compiled.side_b or p.ship[seat] == EMPTY:
        return 0
    return p.compiled.row_vp * sum(p.row_matches(seat, row) for row in range(ROWS))


def sector_points(p: ReefPosition) -> tuple[list[int], list[int]]:
    """Majorities and second places of all cleaned sectors, by seat.  RP-125, AM-85"""
    first, second = [0] * p.seats, [0] * p.seats
    for sector in range(p.compiled.sectors):
        if p.sector_tile[sector] != EMPTY:
            continue
        here = [(p.balls_around(seat, sector), p.rank(seat), seat) for seat in range(p.seats)]
        here = [entry for entry in here if entry[0] > 0]
        here.sort(reverse=True)
        sharks = p.compiled.sharks[sector]
        if here:
            first[here[0][2]] += p.compiled.majority_vp * sharks
        if len(here) > 1:
            second[here[1][2]] += p.compiled.second_vp * sharks
    return first, second


def pollution_points(p: ReefPosition, seat: int) -> int:
    """VP of unrevealed Pollution tiles.  RP-060, RP-126"""
    points = 0
    for tile in p.pollution[seat]:
        if p.used[tile] == 0:
            points += p.compiled.pollution_vp[tile]
    return points


def scores(p: ReefPosition) -> list[Score]:
    """Every part of the score; ties go to the one further ahead in research.  RP-117 .. RP-128"""
    divers = diver_points(p)
    first, second = sector_points(p)
    ranks = [p.rank(seat) for seat in range(p.seats)]
    scored = []
    for seat in range(p.seats):
        stored = p.objective_vp[seat]
        parts = {
            "play": p.score[seat],
            "objective": stored if stored >= 0 else objective_points(p, seat),
            "missions": p.compiled.mission_vp * len(p.played[seat]),
            "research": p.compiled.node_vp[p.scientist[seat]],
            "divers": divers[seat],
            "resources": resource_points(p, seat),
            "rows": row_points(p, seat),
            "majorities": first[seat],
            "seconds": second[seat],
            "pollution": pollution_points(p, seat),
        }
        scored.append(Score(seat, parts, {"research": sum(rank < ranks[seat] for rank in ranks)}))
    return placed(scored)
