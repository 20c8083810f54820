"""What is printed on board, tracks, cards, tiles and sheets, for whoever draws them."""

from collections.abc import Callable
from typing import Final, Literal, NamedTuple, TypeVar

from bathysphere.engine.views import View
from bathysphere.games.reef.content.schema.common import Provenance
from bathysphere.games.reef.faces.printed_types import (
    ExplorationFace,
    Faces,
    IslandFace,
    MilestoneFace,
    MissionFace,
    ObjectiveFace,
    Origins,
    PollutionFace,
    PrintedRoute,
    PrintedSector,
    PrintedSlot,
    PrintedSpot,
    RechargeSpace,
    ReefPrinted,
    ResearchStep,
    RouteEnds,
    ShipFace,
    ShipRow,
    TankFace,
    TileFace,
    Tracks,
)
from bathysphere.games.reef.rules import compiled as t
from bathysphere.games.reef.rules.compiled import ReefCompiled
from bathysphere.games.reef.rules.effect import faces
from bathysphere.games.reef.rules.verbs import COLUMNS, HIRED, RESOURCES, ROWS

TANK_KINDS = ("yellow", "orange")
SHADES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")

F = TypeVar("F", bound=View)


class Sources(NamedTuple):
    """Where each thing comes from: `rulebook`, `public`, `inferred` or `house`."""

    things: dict[str, dict[str, Provenance]]
    """By kind and id; a crew tile has one for all its copies."""
    powers: dict[str, Provenance]
    """Of the power of each Ship."""
    recharge: list[Provenance]
    """Of each space of the recharge track."""
    board: Origins


# -- one thing after the other -----------------------------------------------------------------------


def island(tables: ReefCompiled, tile: int, origin: Provenance) -> IslandFace:
    """An Island tile."""
    color = t.SUITS[tables.island_color[tile]]
    return IslandFace(color, faces(tables, tables.island_list[tile]), origin)


def mission(tables: ReefCompiled, card: int, origin: Provenance) -> MissionFace:
    """A mission: its suit, how it is played, and what for."""
    face = MissionFace(
        suit=t.SUITS[tables.mission_suit[card]],
        kind=t.MISSION_KINDS[tables.mission_kind[card]],
        effects=faces(tables, tables.mission_list[card]),
        provenance=origin,
    )
    if tables.mission_island[card] >= 0:
        face.island = tables.labels["island"][tables.mission_island[card]]
        return face
    condition, value = tables.condition[card], tables.condition_value[card]
    face.condition = t.CONDITIONS[condition]
    face.value = value + 1 if condition == t.COLUMN_FILLED else value
    if condition == t.SHIP_AT_COLOR:
        face.color = t.SUITS[value]
    return face


def tile(tables: ReefCompiled, number: int, origin: Provenance) -> TileFace:
    """A crew tile."""
    color = t.CREW_COLORS[tables.crew_color[number]]
    return TileFace(color, faces(tables, tables.crew_list[number]), origin)


def pollution(tables: ReefCompiled, number: int, origin: Provenance) -> PollutionFace:
    """A Pollution tile, from below."""
    return PollutionFace(
        size=t.SIZES[tables.pollution_size[number]],
        vp=tables.pollution_vp[number],
        effects=faces(tables, tables.pollution_list[number]),
        provenance=origin,
    )


def exploration(tables: ReefCompiled, number: int, origin: Provenance) -> ExplorationFace:
    """A Seafloor Exploration tile."""
    kind = SHADES[tables.exploration_kind[number]]
    return ExplorationFace(kind, faces(tables, tables.exploration_list[number]), origin)


def tank(tables: ReefCompiled, number: int, origin: Provenance) -> TankFace:
    """An Oxygen Tank; both sides are public.  AM-108"""
    a, b = (faces(tables, side[number]) for side in tables.tank_list)
    return TankFace(TANK_KINDS[tables.tank_kind[number]], a, b, origin)


def milestone(tables: ReefCompiled, number: int, origin: Provenance) -> MilestoneFace:
    """A Milestone."""
    return MilestoneFace(faces(tables, tables.milestone_list[number]), origin)


def objective(tables: ReefCompiled, card: int, origin: Provenance) -> ObjectiveFace:
    """An Objective: what it counts, and what for."""
    return ObjectiveFace(
        kind=t.SCORE_KINDS[tables.objective_kind[card]],
        vp=tables.objective_vp[card],
        cap=tables.objective_cap[card],
        at=tables.objective_at[card],
        tiers=tables.objective_tiers[card],
        provenance=origin,
    )


def ship(tables: ReefCompiled, number: int, origin: Provenance, of_power: Provenance) -> ShipFace:
    """A Ship sheet on the side that is played."""
    colors = tables.row_color[number * ROWS : (number + 1) * ROWS]
    return ShipFace(
        power=t.POWERS[tables.power[number]],
        power_n=tables.power_n[number],
        rows=[ship_row(tables, number, row, color) for row, color in enumerate(colors)],
        provenance=origin,
        power_provenance=of_power,
    )


def ship_row(tables: ReefCompiled, ship: int, row: int, color: int) -> ShipRow:
    """A row of a Ship sheet."""
    first = ship * HIRED + row * COLUMNS
    return ShipRow(
        row=tables.labels["row"][row],
        color=t.CREW_COLORS[color],
        printed=faces(tables, tables.printed_list[color]),
        benefits=[faces(tables, tables.benefit[first + column]) for column in range(COLUMNS)],
    )


def named(
    tables: ReefCompiled, kind: str, face: Callable[[ReefCompiled, int, Provenance], F], sources: Sources
) -> dict[str, F]:
    """All things of a kind by name."""
    origins = sources.things[kind]
    return {
        name: face(tables, number, origins[name.rpartition("-")[0] if kind == "tile" else name])
        for number, name in enumerate(tables.labels[kind])
        if not name.startswith("no-")
    }


def things(tables: ReefCompiled, sources: Sources) -> Faces:
    """All tiles, cards and sheets."""
    return Faces(
        island=named(tables, "island", island, sources),
        mission=named(tables, "mission", mission, sources),
        tile=named(tables, "tile", tile, sources),
        pollution=named(tables, "pollution", pollution, sources),
        exploration=named(tables, "exploration", exploration, sources),
        tank=named(tables, "tank", tank, sources),
        milestone=named(tables, "milestone", milestone, sources),
        objective=named(tables, "objective", objective, sources),
        ship={
            name: ship(tables, number, sources.things["ship"][name], sources.powers[name])
            for number, name in enumerate(tables.labels["ship"])
            if not name.startswith("no-")
        },
    )


# -- the board ---------------------------------------------------------------------------------------


def tracks(tables: ReefCompiled, sources: Sources) -> Tracks:
    """Lengths, prices and points that stand on the boards and never change."""
    nodes = [name for name in tables.labels["research-step"] if not name.startswith("no-")]
    return Tracks(
        resources=tables.labels["resource"][:RESOURCES],
        energy_max=tables.energy_max,
        open_spaces=tables.open_spaces,
        blocked=tables.blocked,
        track_vp=tables.track_vp,
        trade_price=tables.trade_price,
        objectives_at=tables.hand_out_at,
        end_at=tables.end_at,
        recharge=[
            RechargeSpace(str(at), at, faces(tables, tables.recharge_list[space]), sources.recharge[space])
            for space, at in enumerate(tables.recharge_at)
        ],
        research=[
            ResearchStep(
                step=name,
                vp=tables.node_vp[place],
                reach=tables.node_reach[place],
                side=place in tables.node_side,
                last=place == tables.last_node,
            )
            for place, name in enumerate(nodes)
        ],
        last_step=tables.last_step,
        diver_vp=tables.diver_vp,
        virtual_divers=tables.virtual_divers,
        extra_step_price=tables.extra_cost,
        past_end_vp=tables.past_end_vp,
        crew_prices=tables.crew_prices,
        intern_price=tables.intern_price,
        intern=faces(tables, tables.intern_list),
        row_vp=tables.row_vp,
        rows_at_end=tables.side_b,
        mission_vp=tables.mission_vp,
        mission_set_vp=tables.mission_set_vp,
        resource_set_vp=tables.set_of_resources_vp,
        majority_vp=tables.majority_vp,
        second_vp=tables.second_vp,
        ball_vp=tables.ball_vp,
        docked_vp=tables.docked_vp,
        mission_offer_size=tables.offer_size,
    )


def printed(tables: ReefCompiled, sources: Sources) -> ReefPrinted:
    """Everything that is the same for everybody from beginning to end."""
    return ReefPrinted(
        spots=[spot(tables, number) for number in range(tables.spots)],
        routes=[route(tables, number) for number in range(tables.routes)],
        sectors=[sector(tables, number) for number in range(tables.sectors)],
        seafloor=[
            PrintedSlot(
                kind=SHADES[tables.slot_kind[slot]],
                steps=[step for step, there in enumerate(tables.slot_of) if there == slot],
            )
            for slot in range(len(tables.slot_kind))
        ],
        tracks=tracks(tables, sources),
        faces=things(tables, sources),
        provenance=sources.board,
    )


def spot(tables: ReefCompiled, number: int) -> PrintedSpot:
    """A spot, and the suit of the Islands that belong there."""
    return PrintedSpot(
        spot=tables.labels["spot"][number],
        x=tables.spot_x[number],
        y=tables.spot_y[number],
        color=t.SUITS[tables.spot_color[number]] if tables.spot_color[number] >= 0 else None,
    )


def route(tables: ReefCompiled, number: int) -> PrintedRoute:
    """A route between two spots."""
    names = tables.labels["spot"]
    return PrintedRoute(
        route=tables.labels["route"][number],
        ends=RouteEnds(names[tables.end_one[number]], names[tables.end_two[number]]),
        pips=tables.pips[number],
    )


def sector(tables: ReefCompiled, number: int) -> PrintedSector:
    """A sector with the spots and routes around it."""
    names = tables.labels
    return PrintedSector(
        sector=names["sector"][number],
        x=tables.sector_x[number],
        y=tables.sector_y[number],
        corners=[names["spot"][corner] for corner in tables.sector_corners[number]],
        routes=[names["route"][side] for side in tables.sector_routes[number]],
        sharks=tables.sharks[number],
    )
