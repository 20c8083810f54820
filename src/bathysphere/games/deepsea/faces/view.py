"""What a seat, or a spectator, may see of a game of Endeavor: Deep Sea: all but what lies face down.

AM-122
"""

from typing import Any

from bathysphere.engine.views import PendingView, score_view
from bathysphere.games.deepsea.faces.descriptions import coop_sheet, goal_messages, is_bonus, mission_sheet
from bathysphere.games.deepsea.faces.rewards_to_come import waiting
from bathysphere.games.deepsea.faces.view_types import (
    BonusGoalView,
    CoopView,
    DeepSeaView,
    GoalView,
    HiddenView,
    ImpactView,
    JournalView,
    PlayerView,
    PocketView,
    ReachedView,
    SetbackView,
    SiteView,
    StackView,
    TeamGoalView,
    TeamImpactView,
    TileView,
    UnlockView,
    ZoneView,
)
from bathysphere.games.deepsea.rules.codes import (
    has_disc,
    is_senior,
    is_turned,
    tile_face,
    tile_kind,
    times_used,
)
from bathysphere.games.deepsea.rules.compiled import DEEP, DIVE_SITE, INGENUITY, LAST_TIER
from bathysphere.games.deepsea.rules.position import DeepSeaPosition
from bathysphere.games.deepsea.rules.scoring import (
    SEVEN_GOALS,
    bonus_met,
    bonus_total,
    goal_counts,
    goal_points,
    goals_met,
    is_won,
    leader_points,
    mission_goal_met,
    scores,
    senior_points,
    team_count,
    team_impact,
    team_result,
)
from bathysphere.games.deepsea.rules.steps.discover import places
from bathysphere.games.deepsea.rules.steps.prepare import levels_now
from bathysphere.games.deepsea.rules.verbs import ATTRIBUTES, CELLS, VESSELS


def view(p: DeepSeaPosition, seat: int) -> DeepSeaView:
    """Everything open; -1 is a spectator. No seat sees more than another."""
    t = p.compiled
    board = t.labels["board"]
    card = t.labels["card"]
    kind = t.labels["kind"]
    token = t.labels["token"]
    return DeepSeaView(
        game="deepsea",
        seats=p.seats,
        seat=seat,
        settings=dict(t.settings),
        team=p.team,
        round=p.round,
        rounds=p.rounds,
        turn=p.turn,
        ply=p.ply,
        over=p.over,
        wave=p.wave,
        active=p.active,
        pending=pending(p),
        queue=waiting(p),
        columns=t.columns,
        depths=t.max_depth,
        zones=[zone(p, cell) for cell in range(CELLS) if p.ocean[cell] >= 0],
        free=[t.labels["cell"][cell] for depth in range(1, t.max_depth + 1) for cell in places(p, depth, 0)],
        stacks=[
            StackView(depth + 1, len(stack), [board[b] for b in stack[: p.bottom[depth]]])
            for depth, stack in enumerate(p.stacks)
        ],
        hidden=[
            HiddenView(board[b], p.window[n])
            for n, b in enumerate(t.hidden_boards)
            if p.cell[b] < 0 and b not in p.drawn
        ],
        drawn=[board[b] for b in p.drawn],
        token_supply=len(p.token_supply),
        token_discard=[token[k] for k in p.token_discard],
        token_unseen=len(p.token_unseen),
        looked=[token[k] for k in p.looked],
        tray={kind[k]: count for k, count in enumerate(p.tray) if t.copies[k] and t.tier[k] < LAST_TIER},
        pockets=[PocketView(kind[pocket[-1]] if pocket else "", len(pocket)) for pocket in p.pockets],
        display=[card[c] for c in p.display],
        deck=len(p.deck),
        cards_out=[card[c] for c in p.cards_out],
        impact=impact(p),
        named=t.labels["piece"][p.named] if p.named >= 0 else "",
        versions=list(p.versions),
        races=[list(order) for order in p.races],
        goals=[goal(p, number) for number in range(len(t.goals))],
        coop=coop(p),
        players=[player(p, other) for other in range(p.seats)],
        scores=[score_view(score) for score in scores(p)],
    )


def pending(p: DeepSeaPosition) -> PendingView | None:
    """Who has to choose what."""
    if p.over:
        return None
    frame = p.stack[-1]
    return PendingView(frame.seat, p.steps[frame.step].name)


def goal(p: DeepSeaPosition, number: int) -> GoalView:
    """The standing of everybody in a mission goal, and of the team."""
    units = goal_counts(p, number)
    need = p.compiled.goals[number].minimum[p.seats - 1]
    return GoalView(
        number=number + 1,
        version=p.versions[number] if number < len(p.versions) else -1,
        units=units,
        points=goal_points(p, number, units),
        bonus=leader_points(p, number, units),
        team=ReachedView(team_count(p, number), need, mission_goal_met(p, number)) if p.team else None,
    )


def coop(p: DeepSeaPosition) -> CoopView:
    """How a team stands."""
    t = p.compiled
    names = t.labels["coop_card"]
    return CoopView(
        goals=team_goals(p) if p.team else [],
        met=goals_met(p) if p.team else 0,
        of=SEVEN_GOALS,
        won=is_won(p) if p.team else False,
        difficulty=f"difficulty-{t.settings['difficulty']}" if p.team and not t.result_chart else "",
        setbacks=[coop_card(p, card) for card in struck(p)],
        impact=TeamImpactView(team_impact(p), t.impact_minimum[p.seats - 1]) if p.team else None,
        bonus=[
            BonusGoalView(
                names[card], bonus_total(p, card), t.bonus_minimum[card][p.seats - 1], bonus_met(p, card)
            )
            for card in p.coop_open
        ],
        open=[names[card] for card in p.coop_open],
        done=[names[card] for card in p.coop_done],
        setback=names[p.setback] if p.setback >= 0 else "",
        deck=len(p.coop_deck),
        required=t.goals_required,
        result=team_result(p) if p.team else "",
    )


def team_goals(p: DeepSeaPosition) -> list[TeamGoalView]:
    """The goals of a team that lie open, of seven.  DS-287 .. DS-299"""
    goals = [impact_goal(p)]
    goals += [mission_goal(p, number) for number in range(len(p.compiled.goals))]
    return goals + [bonus_goal(p, card) for card in p.coop_open]


def impact_goal(p: DeepSeaPosition) -> TeamGoalView:
    """So much Impact; exactly reached is reached.  DS-290"""
    have, need = team_impact(p), p.compiled.impact_minimum[p.seats - 1]
    return TeamGoalView(
        kind="impact",
        name="score-team-impact",
        text="goal-impact-text" if p.compiled.journals_score else "goal-impact-text-prototype",
        have=have,
        need=need,
        met=have >= need,
        provenance=threshold(mission_sheet(p.compiled)["impact_coop"], p.seats),
    )


def mission_goal(p: DeepSeaPosition, number: int) -> TeamGoalView:
    """A goal of the Scenario sheet."""
    t = p.compiled
    name, text = goal_messages(t, number)
    return TeamGoalView(
        kind="mission",
        name=name,
        text=text,
        have=team_count(p, number),
        need=t.goals[number].minimum[p.seats - 1],
        met=mission_goal_met(p, number),
        provenance=threshold(mission_sheet(t)["goal"][number]["coop"], p.seats),
    )


def bonus_goal(p: DeepSeaPosition, card: int) -> TeamGoalView:
    """A Bonus Goal; exactly reached is reached.  DS-290"""
    t = p.compiled
    label = t.labels["coop_card"][card]
    have, need = bonus_total(p, card), t.bonus_minimum[card][p.seats - 1]
    return TeamGoalView(
        kind="bonus",
        name=f"coop_card-{label}",
        text=f"bonus-{label}-needs",
        have=have,
        need=need,
        met=have >= need,
        card=label,
        provenance=threshold(coop_sheet(t, card), p.seats),
    )


def threshold(sheet: dict[str, Any], seats: int) -> str:
    """Where the number for so many players comes from."""
    return "house" if seats in sheet.get("house_players", []) else str(sheet["provenance"])


def struck(p: DeepSeaPosition) -> list[int]:
    """The Setbacks that have struck so far, the one of this round last."""
    done = [card for card in p.coop_done if not is_bonus(p.compiled, card)]
    return done if p.setback < 0 or p.setback in done else [*done, p.setback]


def coop_card(p: DeepSeaPosition, card: int) -> SetbackView:
    """A Setback: its messages, whether it is in force now, where it comes from."""
    label = p.compiled.labels["coop_card"][card]
    return SetbackView(
        card=label,
        name=f"coop_card-{label}",
        text=f"setback-{label}",
        in_force=card == p.setback,
        provenance=coop_sheet(p.compiled, card).get("provenance", "house"),
    )


def zone(p: DeepSeaPosition, cell: int) -> ZoneView:
    """A zone with its sites, discs, tokens and Vessels."""
    t = p.compiled
    board = p.ocean[cell]
    return ZoneView(
        cell=t.labels["cell"][cell],
        board=t.labels["board"][board],
        depth=t.depth[board],
        discoverer=p.discoverer[board],
        sites={
            t.labels["site"][site].rpartition("-")[2]: site_of(p, site)
            for site in t.dive_sites[board] + t.disc_sites[board]
        },
        vessels=[p.vessels_at(seat, board) for seat in range(p.seats)],
    )


def site_of(p: DeepSeaPosition, site: int) -> SiteView:
    """What lies at a site: tokens, or somebody's disc."""
    if p.compiled.site_kind[site] == DIVE_SITE:
        return SiteView(tokens=len(p.tokens[p.compiled.site_dive[site]]))
    return SiteView(disc=p.disc[site])


def impact(p: DeepSeaPosition) -> ImpactView:
    """The markers on the Impact board and the hexes that are open."""
    t = p.compiled
    names = t.labels["hex"]
    return ImpactView(
        markers={names[hex]: owner for hex, owner in enumerate(p.marker) if owner >= 0},
        unlimited={
            names[hex]: p.unlimited[number * p.seats : (number + 1) * p.seats]
            for number, hex in enumerate(t.unlimited)
        },
        open=[names[hex] for hex in p.open],
        locked=[names[hex] for hex in p.locked],
        closed=[
            names[hex]
            for hex in range(t.hexes)
            if t.hex_region[hex] == DEEP and t.wreck >= 0 and p.cell[t.wreck] < 0
        ],
    )


def player(p: DeepSeaPosition, seat: int) -> PlayerView:
    """All that lies before a player is open.  AM-047"""
    t = p.compiled
    vessels = p.vessels[seat * VESSELS : (seat + 1) * VESSELS]
    cubes = p.attributes[seat * ATTRIBUTES : (seat + 1) * ATTRIBUTES]
    return PlayerView(
        supply=p.supply[seat],
        staging=p.staging[seat],
        aside=p.aside[seat],
        substitutes=p.substitutes[seat],
        research=p.research[seat],
        attributes=cubes,
        levels=[t.level[step] for step in cubes],
        levels_now=levels_now(p, seat),
        next=[unlock(p, attribute, step) for attribute, step in enumerate(cubes)],
        reach=p.level(seat, INGENUITY),
        vessels=[t.labels["board"][board] if board >= 0 else "" for board in vessels],
        tiles=[tile_of(p, seat, tile) for tile in p.tiles[seat]],
        tokens=[t.labels["token"][kind] for kind in p.held[seat]],
        journals=[journal(p, card) for card in p.published[seat]],
        cleanup=p.cleanup[seat],
        passed=bool(p.passed[seat]),
    )


def journal(p: DeepSeaPosition, card: int) -> JournalView:
    """A published Journal; in the prototype it is turned instead of taking discs on its circles."""
    name, circles = p.compiled.labels["card"][card], p.circles[card]
    if p.compiled.journal_circles:
        return JournalView(name, circles, used=circles, turned=False)
    return JournalView(name, circles, used=times_used(circles), turned=is_turned(circles))


def tile_of(p: DeepSeaPosition, seat: int, tile: int) -> TileView:
    """A Specialist in a tableau; a tier-5 Senior says what it scores now."""
    t = p.compiled
    kind = tile_kind(tile)
    return TileView(
        face=t.labels["face"][tile_face(tile)],
        kind=t.labels["kind"][kind],
        senior=is_senior(tile),
        disc=int(has_disc(tile)),
        points=senior_points(p, seat, tile) if is_senior(tile) and t.score_count[kind] else None,
    )


def unlock(p: DeepSeaPosition, attribute: int, step: int) -> UnlockView | None:
    """The next step of a track that brings something: a level, a Vessel, an Impact."""
    t = p.compiled
    for later in range(step + 1, t.last_step + 1):
        vessel = attribute == INGENUITY and t.vessel_steps[later]
        impact = later == t.impact_step
        if t.level[later] > t.level[step] or vessel or impact:
            return UnlockView(later, t.level[later], t.bracket[later], vessel, impact)
    return None
