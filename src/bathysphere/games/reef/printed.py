"""What is printed on board, tracks, cards, tiles and sheets, for whoever draws them."""

from bathysphere.games.reef import tables as t
from bathysphere.games.reef.effect import faces
from bathysphere.games.reef.tables import ReefTables
from bathysphere.games.reef.verbs import COLUMNS, HIRED, RESOURCES, ROWS

Face = dict[str, object]
TANK_KINDS = ("yellow", "orange")
SHADES = ("light", "dark")


# -- one thing after the other -----------------------------------------------------------------------


def island(tables: ReefTables, tile: int) -> Face:
    """An Island tile."""
    color = t.SUITS[tables.island_color[tile]]
    return {"color": color, "effects": faces(tables, tables.island_list[tile])}


def mission(tables: ReefTables, card: int) -> Face:
    """A mission: its suit, how it is played, and what for."""
    found: Face = {
        "suit": t.SUITS[tables.mission_suit[card]],
        "kind": t.MISSION_KINDS[tables.mission_kind[card]],
        "effects": faces(tables, tables.mission_list[card]),
    }
    if tables.mission_island[card] >= 0:
        found["island"] = tables.labels["island"][tables.mission_island[card]]
        return found
    condition, value = tables.condition[card], tables.condition_value[card]
    found["condition"] = t.CONDITIONS[condition]
    found["value"] = value + 1 if condition == t.COLUMN_FILLED else value
    if condition == t.SHIP_AT_COLOR:
        found["color"] = t.SUITS[value]
    return found


def tile(tables: ReefTables, number: int) -> Face:
    """A crew tile."""
    color = t.CREW_COLORS[tables.crew_color[number]]
    return {"color": color, "effects": faces(tables, tables.crew_list[number])}


def pollution(tables: ReefTables, number: int) -> Face:
    """A Pollution tile, from below."""
    return {
        "size": t.SIZES[tables.pollution_size[number]],
        "vp": tables.pollution_vp[number],
        "effects": faces(tables, tables.pollution_list[number]),
    }


def exploration(tables: ReefTables, number: int) -> Face:
    """A Seafloor Exploration tile."""
    kind = SHADES[tables.exploration_kind[number]]
    return {"kind": kind, "effects": faces(tables, tables.exploration_list[number])}


def tank(tables: ReefTables, number: int) -> Face:
    """An Oxygen Tank; both sides are public.  AM-108"""
    sides = {side: faces(tables, tables.tank_list[place][number]) for place, side in enumerate("ab")}
    return {"kind": TANK_KINDS[tables.tank_kind[number]], **sides}


def milestone(tables: ReefTables, number: int) -> Face:
    """A Milestone."""
    return {"effects": faces(tables, tables.milestone_list[number])}


def objective(tables: ReefTables, card: int) -> Face:
    """An Objective: what it counts, and what for."""
    return {
        "kind": t.SCORE_KINDS[tables.objective_kind[card]],
        "vp": tables.objective_vp[card],
        "cap": tables.objective_cap[card],
        "at": tables.objective_at[card],
        "tiers": tables.objective_tiers[card],
    }


def ship(tables: ReefTables, number: int) -> Face:
    """A Ship sheet on the side that is played."""
    colors = tables.row_color[number * ROWS : (number + 1) * ROWS]
    first = number * HIRED
    return {
        "power": t.POWERS[tables.power[number]],
        "power_n": tables.power_n[number],
        "rows": [
            {
                "row": tables.labels["row"][row],
                "color": t.CREW_COLORS[color],
                "printed": faces(tables, tables.printed_list[color]),
                "benefits": [
                    faces(tables, tables.benefit[first + row * COLUMNS + column]) for column in range(COLUMNS)
                ],
            }
            for row, color in enumerate(colors)
        ],
    }


# -- the board ---------------------------------------------------------------------------------------


def tracks(tables: ReefTables) -> Face:
    """Lengths, prices and points that stand on the boards and never change."""
    nodes = [name for name in tables.labels["research-step"] if not name.startswith("no-")]
    return {
        "resources": tables.labels["resource"][:RESOURCES],
        "energy_max": tables.energy_max,
        "open_spaces": tables.open_spaces,
        "blocked": tables.blocked,
        "track_vp": tables.track_vp,
        "trade_price": tables.trade_price,
        "objectives_at": tables.hand_out_at,
        "end_at": tables.end_at,
        "recharge": [
            {"space": str(at), "at": at, "effects": faces(tables, tables.recharge_list[space])}
            for space, at in enumerate(tables.recharge_at)
        ],
        "research": [
            {
                "step": name,
                "vp": tables.node_vp[place],
                "reach": tables.node_reach[place],
                "side": place in tables.node_side,
                "last": place == tables.last_node,
            }
            for place, name in enumerate(nodes)
        ],
        "last_step": tables.last_step,
        "diver_vp": tables.diver_vp,
        "virtual_divers": tables.virtual_divers,
        "extra_step_price": tables.extra_cost,
        "past_end_vp": tables.past_end_vp,
        "crew_prices": tables.crew_prices,
        "intern_price": tables.intern_price,
        "intern": faces(tables, tables.intern_list),
        "row_vp": tables.row_vp,
        "rows_at_end": tables.side_b,
        "mission_vp": tables.mission_vp,
        "mission_set_vp": tables.mission_set_vp,
        "resource_set_vp": tables.set_of_resources_vp,
        "majority_vp": tables.majority_vp,
        "second_vp": tables.second_vp,
        "ball_vp": tables.ball_vp,
        "docked_vp": tables.docked_vp,
        "mission_offer_size": tables.offer_size,
    }


KINDS = {
    "island": island,
    "mission": mission,
    "tile": tile,
    "pollution": pollution,
    "exploration": exploration,
    "tank": tank,
    "milestone": milestone,
    "objective": objective,
    "ship": ship,
}


def printed(tables: ReefTables) -> Face:
    """Everything that is the same for everybody from beginning to end."""
    names = tables.labels
    return {
        "spots": [
            {
                "spot": names["spot"][spot],
                "x": tables.spot_x[spot],
                "y": tables.spot_y[spot],
                "color": t.SUITS[tables.spot_color[spot]] if tables.spot_color[spot] >= 0 else None,
            }
            for spot in range(tables.spots)
        ],
        "routes": [
            {
                "route": names["route"][route],
                "ends": [names["spot"][tables.end_one[route]], names["spot"][tables.end_two[route]]],
                "pips": tables.pips[route],
            }
            for route in range(tables.routes)
        ],
        "sectors": [
            {
                "sector": names["sector"][sector],
                "x": tables.sector_x[sector],
                "y": tables.sector_y[sector],
                "corners": [names["spot"][spot] for spot in tables.sector_corners[sector]],
                "routes": [names["route"][route] for route in tables.sector_routes[sector]],
                "sharks": tables.sharks[sector],
            }
            for sector in range(tables.sectors)
        ],
        "seafloor": [
            {
                "kind": SHADES[tables.slot_kind[slot]],
                "steps": [step for step, there in enumerate(tables.slot_of) if there == slot],
            }
            for slot in range(len(tables.slot_kind))
        ],
        "tracks": tracks(tables),
        "faces": {
            kind: {
                name: face(tables, number)
                for number, name in enumerate(tables.labels[kind])
                if not name.startswith("no-")
            }
            for kind, face in KINDS.items()
        },
    }
