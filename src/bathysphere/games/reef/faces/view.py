"""What a seat, or a spectator, may see of a game of Reef Project.  AM-58, AM-70, AM-77, AM-108"""

from typing import Final

from bathysphere.engine.scores import Score
from bathysphere.games.reef.faces.view_types import (
    EntryView,
    MemberView,
    MilestoneDown,
    ObjectivesView,
    PlanView,
    PlayedMission,
    PlayerView,
    PollutionView,
    ReefPending,
    ReefScore,
    ReefView,
    RouteView,
    SectorView,
    SlotView,
    Source,
    SpotView,
    TurnKind,
    UsedUp,
)
from bathysphere.games.reef.rules import compiled as t
from bathysphere.games.reef.rules.codes import (
    ALL_SEE,
    OF_LIST,
    OF_MISSION,
    OF_SET,
    as_intern,
    crew_tile,
    entry_number,
    is_among,
    is_intern,
    is_printed,
    knows,
    stack_passed,
    tile_passed,
)
from bathysphere.games.reef.rules.effect import effect_of
from bathysphere.games.reef.rules.frames import (
    ConvertFrame,
    EntriesFrame,
    HireFrame,
    IslandFrame,
    PickFrame,
    PlacedFrame,
    RechargeFrame,
    RowFrame,
    TakeFrame,
)
from bathysphere.games.reef.rules.position import AFTER_OBJECTIVES, EMPTY, ReefPosition
from bathysphere.games.reef.rules.scoring import scores
from bathysphere.games.reef.rules.steps.cleaning import cleaning_points, winner
from bathysphere.games.reef.rules.steps.crew import color_of, free_space, price_of, ready
from bathysphere.games.reef.rules.steps.island import island_list
from bathysphere.games.reef.rules.steps.mission import (
    balls_in_play,
    cleared_tracks,
    condition_met,
    within,
)
from bathysphere.games.reef.rules.steps.recharge import highest_space
from bathysphere.games.reef.rules.steps.sail import NO_ROUTE, deploy_price, has_space, journeys
from bathysphere.games.reef.rules.verbs import HIRED, MEMBERS, RESOURCES, ROWS, SEATS

KINDS: Final[tuple[TurnKind, ...]] = ("undeclared", "recharge", "travel")
SOURCES: Final[tuple[Source, ...]] = ("effect", "set", "mission")


def view(p: ReefPosition, seat: int) -> ReefView:
    """Everything open, and the seat's own secrets; -1 is a spectator."""
    names = p.compiled.labels
    return ReefView(
        game="reef",
        seats=p.seats,
        seat=seat,
        turn=p.turn,
        round=p.turn // p.seats + 1,
        ply=p.ply,
        over=p.over,
        side="b" if p.compiled.side_b else "a",
        active=p.active,
        kind=KINDS[p.kind],
        used_up=UsedUp(
            deployment=p.deployed,
            move=p.moved,
            mission=p.mission_done,
            reveal=p.revealed,
            extra_step=p.extra_used,
            crew=[names["member"][m] for m in range(MEMBERS) if is_among(p.activated, m)],
        ),
        end_turn=p.end_turn,
        pending=pending(p),
        spots=spots(p, seat),
        routes=routes(p, seat),
        sectors=sectors(p),
        seafloor=seafloor(p),
        ships_offered=[names["ship"][ship] for ship in p.ships_offered],
        crew_offer=[names["tile"][tile] for tile in p.crew_offer],
        crew_prices=[hire_price(p, seat, price) for price in p.compiled.crew_prices[: len(p.crew_offer)]],
        intern_price=hire_price(p, seat, p.compiled.intern_price),
        crew_stack=len(p.crew_stack),
        crew_top=names["tile"][p.crew_stack[-1]] if p.crew_stack else None,
        crew_discard=[names["tile"][tile] for tile in p.crew_discard],
        mission_offer=[names["mission"][card] for card in p.mission_offer],
        mission_reach=mission_reach(p, seat),
        mission_deck=[_known(p.seen_mission, card, seat, names["mission"]) for card in p.mission_deck],
        milestones=[
            [_known(p.seen_milestone, tile, seat, names["milestone"]) for tile in stack] for stack in p.stacks
        ],
        looking=[_known(p.seen_milestone, tile, seat, names["milestone"]) for tile in p.looking],
        supply=[len(tiles) for tiles in p.supply],
        objectives=objectives(p, seat),
        players=[player(p, seat, other) for other in range(p.seats)],
        scores=[public_score(p, seat, score) for score in scores(p)],
    )


# -- what has to be chosen ---------------------------------------------------------------------------


def pending(p: ReefPosition) -> ReefPending | None:
    """Who has to choose what, and the effects the choice is about."""
    if p.over:
        return None
    frame = p.stack[-1]
    asked = ReefPending(frame.seat, p.steps[frame.step].name)
    tables = p.compiled
    if isinstance(frame, EntriesFrame):
        asked.entries = entries(p, OF_LIST, frame.effects, frame.left)
    elif isinstance(frame, IslandFrame):
        island = island_list(p, frame.seat)
        asked.entries = [
            *entries(p, OF_LIST, island, frame.left),
            *entries(p, OF_SET, frame.set_list, frame.set_left),
            *entries(p, OF_MISSION, frame.mission_list, frame.mission_left),
        ]
        for entry in tables.lists[island]:
            if tables.op[entry] == t.CHOOSE:
                asked.sets = effect_of(tables, entry).face(tables, entry).sets
    elif isinstance(frame, PickFrame):
        asked.sets = effect_of(tables, frame.entry).face(tables, frame.entry).sets
    elif isinstance(frame, ConvertFrame):
        asked.convert = effect_of(tables, frame.entry).face(tables, frame.entry)
    elif isinstance(frame, RechargeFrame):
        asked.space = frame.space
    elif isinstance(frame, RowFrame):
        asked.tile = tile_name(p, as_intern(frame.tile) if frame.intern else frame.tile)
    elif isinstance(frame, PlacedFrame):
        asked.member = tables.labels["member"][frame.space]
    return asked


def entries(p: ReefPosition, source: int, effects: int, left: int) -> list[EntryView]:
    """The entries of a list by the names they are chosen by, and whether they are still to be had."""
    return [
        EntryView(
            entry=p.compiled.labels["entry"][entry_number(source, place)],
            source=SOURCES[source],
            left=is_among(left, place),
            effect=effect_of(p.compiled, entry).face(p.compiled, entry),
        )
        for place, entry in enumerate(p.compiled.lists[effects])
    ]


def change_of_price(p: ReefPosition, seat: int) -> int:
    """What the hire in hand changes at the prices; nothing if the seat is not about to hire."""
    frame = p.stack[-1] if p.stack else None
    return frame.change if isinstance(frame, HireFrame) and frame.seat == seat else 0


def hire_price(p: ReefPosition, seat: int, printed: int) -> int:
    """What a hire costs the viewer now.  RP-132"""
    return price_of(p, seat, printed, change_of_price(p, seat)) if seat >= 0 else printed


def mission_reach(p: ReefPosition, seat: int) -> int:
    """How many cards of the mission offer are in the viewer's reach now.  RP-041, RP-140"""
    if seat < 0:
        return len(p.mission_offer)
    frame = p.stack[-1] if p.stack else None
    reach = frame.reach if isinstance(frame, TakeFrame) and frame.seat == seat else t.REACH_OWN
    return within(p, seat, reach)


# -- the board ---------------------------------------------------------------------------------------


def spots(p: ReefPosition, seat: int) -> list[SpotView]:
    """The spots with what lies there, and the price of the viewer's way to them.  RP-103 .. RP-105"""
    tables = p.compiled
    names = tables.labels
    views = [
        SpotView(
            spot=names["spot"][spot],
            island=names["island"][p.island_at[spot]] if p.island_at[spot] != EMPTY else None,
            ships=[other for other in range(p.seats) if p.ship_at[other] == spot],
        )
        for spot in range(tables.spots)
    ]
    if seat >= 0 and p.ship_at[seat] >= 0:
        prices, legs = journeys(p, seat, NO_ROUTE)
        for spot, there in enumerate(views):
            there.price = prices[spot]
            there.way = [names["route"][route] for route in legs[spot]]
    return views


def routes(p: ReefPosition, seat: int) -> list[RouteView]:
    """The routes with their symbols and balls, and what a ball of the viewer would cost there.  RP-097"""
    tables = p.compiled
    names = tables.labels
    here = p.ship_at[seat] if seat >= 0 else EMPTY
    return [
        RouteView(
            route=names["route"][route],
            pips=tables.pips[route],
            balls=p.balls[route * SEATS : route * SEATS + p.seats],
            deploy=deploy_price(p, seat, route)
            if here in (tables.end_one[route], tables.end_two[route]) and has_space(p, route)
            else None,
        )
        for route in range(tables.routes)
    ]


def sectors(p: ReefPosition) -> list[SectorView]:
    """The sectors: sharks, tile, routes with a ball, and what cleaning would bring.  RP-050 .. RP-053"""
    tables = p.compiled
    names = tables.labels
    return [
        SectorView(
            sector=names["sector"][sector],
            filled=sum(p.filled[route] > 0 for route in tables.sector_routes[sector]),
            sharks=tables.sharks[sector],
            size=t.SIZES[tables.pollution_size[p.sector_tile[sector]]]
            if p.sector_tile[sector] != EMPTY
            else None,
            cleaned=p.sector_tile[sector] == EMPTY,
            balls=[p.balls_around(seat, sector) for seat in range(p.seats)],
            points=[cleaning_points(p, seat, sector) for seat in range(p.seats)],
            leader=winner(p, sector) if any(p.balls_around(s, sector) for s in range(p.seats)) else None,
        )
        for sector in range(tables.sectors)
    ]


def seafloor(p: ReefPosition) -> list[SlotView]:
    """The seafloor: the exploration tiles that lie open, the tanks and their sides.  RP-063"""
    names = p.compiled.labels
    return [
        SlotView(
            tile=names["exploration"][p.slots[slot]] if is_among(p.turned_up, slot) else None,
            tank=names["tank"][p.tanks[slot]] if p.tanks[slot] != EMPTY else None,
            side="b" if is_among(p.tank_b, slot) else "a",
        )
        for slot in range(len(p.slots))
    ]


# -- the players -------------------------------------------------------------------------------------


def _known(seen: list[int], thing: int, seat: int, names: list[str]) -> str | None:
    """Its name for those who know where it is."""
    return names[thing] if knows(seen[thing], seat) else None


def objectives(p: ReefPosition, seat: int) -> ObjectivesView:
    """Who chose, and the cards in the hand of the one who is choosing."""
    names = p.compiled.labels["objective"]
    choosing = bool(p.stack) and p.stack[-1].seat == seat
    return ObjectivesView(
        handed_out=p.handed_out,
        order=p.objective_order,
        hand=[names[card] if choosing else None for card in p.objective_hand],
    )


def player(p: ReefPosition, seat: int, other: int) -> PlayerView:
    """One player as the viewer sees them."""
    names = p.compiled.labels
    own = seat == other
    shown = own or p.stage == AFTER_OBJECTIVES
    card = p.objective[other]
    first = other * RESOURCES
    return PlayerView(
        ship=names["ship"][p.ship[other]] if p.ship[other] != EMPTY else None,
        score=p.score[other],
        energy=p.energy[other],
        coins=p.coins[other],
        cargo=p.cargo[first : first + RESOURCES],
        capacity=[p.capacity(other, kind) for kind in range(RESOURCES)],
        locked=p.locked[first : first + RESOURCES],
        deployment=p.deployment[other],
        removed=p.removed[other],
        diver=p.diver[other],
        research=names["research-step"][p.scientist[other]],
        research_rank=sum(p.rank(who) < p.rank(other) for who in range(p.seats)),
        reach=p.reach(other),
        recharge=highest_space(p, other) + 1,
        crew=[crew_name(p, p.crew[other * HIRED + space]) for space in range(HIRED)],
        members=members(p, other),
        free_spaces=free_spaces(p, other),
        hand=[
            names["mission"][c] if own else _known(p.seen_mission, c, seat, names["mission"])
            for c in _shown_hand(p, seat, other)
        ],
        plans=[plan(p, seat, card) for card in p.hands[seat]] if own else [],
        packet=[names["mission"][c] if own else None for c in p.packets[other]],
        played=[PlayedMission(names["mission"][c], p.flipped[c]) for c in p.played[other]],
        milestones=[names["milestone"][tile] for tile in p.milestones_open[other]],
        milestones_down=[
            MilestoneDown(
                _known(p.seen_milestone, tile_passed(code), seat, names["milestone"]), stack_passed(code) + 1
            )
            for code in p.milestones_down[other]
        ],
        pollution=[
            PollutionView(
                tile=_known(p.seen_pollution, tile, seat, names["pollution"]),
                size=t.SIZES[p.compiled.pollution_size[tile]],
                used=p.used[tile],
            )
            for tile in p.pollution[other]
        ],
        objective=None if card == EMPTY else names["objective"][card] if shown else "?",
    )


def members(p: ReefPosition, seat: int) -> list[MemberView]:
    """Everybody on a Ship who can be activated, and who was in this turn.  RP-082 .. RP-084"""
    if p.ship[seat] == EMPTY:
        return []
    colors = [color_of(p, seat, member) for member in range(MEMBERS)]
    return [
        MemberView(
            member=p.compiled.labels["member"][member],
            color=t.CREW_COLORS[colors[member]] if colors[member] >= 0 else None,
            ready=ready(p, seat, member) if seat == p.active else True,
        )
        for member in range(MEMBERS)
        if is_printed(member) or p.crew[seat * HIRED + member] != EMPTY
    ]


def free_spaces(p: ReefPosition, seat: int) -> list[str | None]:
    """Where the next tile of each row would go.  RP-071"""
    spaces = [free_space(p, seat, row) for row in range(ROWS)]
    return [p.compiled.labels["member"][space] if space >= 0 else None for space in spaces]


def plan(p: ReefPosition, seat: int, card: int) -> PlanView:
    """Where or when a mission in hand can be played: its spot, or how far its condition is met."""
    tables = p.compiled
    names = tables.labels
    island = tables.mission_island[card]
    if island >= 0:
        return PlanView(
            mission=names["mission"][card],
            spot=names["spot"][p.island_at.index(island)] if island in p.island_at else None,
            met=p.ship_at[seat] >= 0 and p.island_at[p.ship_at[seat]] == island,
        )
    kind = tables.condition[card]
    have = {
        t.ENERGY_FULL: p.energy[seat],
        t.BALLS_ON_BOARD: balls_in_play(p, seat),
        t.MISSIONS_PLAYED: len(p.played[seat]),
        t.POLLUTION_OWNED: len(p.pollution[seat]),
        t.TRACK_CLEARED: cleared_tracks(p, seat),
    }.get(kind)
    return PlanView(
        mission=names["mission"][card],
        met=condition_met(p, seat, card),
        have=have,
        need=tables.energy_max if kind == t.ENERGY_FULL else tables.condition_value[card],
    )


def _shown_hand(p: ReefPosition, seat: int, other: int) -> list[int]:
    """A hand in an order that tells nothing: what the viewer knows first, then the rest."""
    if seat == other:
        return p.hands[other]
    known = [card for card in p.hands[other] if p.seen_mission[card] == ALL_SEE]
    return known + [card for card in p.hands[other] if p.seen_mission[card] != ALL_SEE]


def crew_name(p: ReefPosition, tile: int) -> str | None:
    """A tile on a Ship, if there is one."""
    return None if tile == EMPTY else tile_name(p, tile)


def tile_name(p: ReefPosition, tile: int) -> str:
    """A crew tile; Interns show their back, but everybody saw which tile it was."""
    names = p.compiled.labels["tile"]
    return f"intern:{names[crew_tile(tile)]}" if is_intern(tile) else names[tile]


def public_score(p: ReefPosition, seat: int, score: Score) -> ReefScore:
    """A score without what the viewer cannot know: others' Objectives and hidden tiles."""
    parts: dict[str, int | None] = {**score.parts}
    if p.over:
        return ReefScore(
            seat=score.seat,
            place=score.place,
            parts=parts,
            total=score.total,
            tiebreaks=dict(score.tiebreaks),
        )
    if score.seat != seat:
        if p.stage != AFTER_OBJECTIVES:
            parts["objective"] = None
        parts["pollution"] = None
    known = [value for value in parts.values() if value is not None]
    return ReefScore(seat=score.seat, parts=parts, total=sum(known))
