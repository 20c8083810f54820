"""The content of Reef Project as int tables, for one number of players and one set of options."""

from __future__ import annotations

from typing import Any

from bathysphere.engine.views import plain
from bathysphere.games.reef.content.schema import Sheets
from bathysphere.games.reef.content.schema.board import Route, Sector, Spot, in_play, labels_in_play
from bathysphere.games.reef.content.schema.cards import ConditionTable, Mission
from bathysphere.games.reef.content.schema.common import CrewColor
from bathysphere.games.reef.content.schema.effects import AnyEffect, Effect, Gain
from bathysphere.games.reef.content.schema.ships import ShipsFile
from bathysphere.games.reef.content.schema.tracks import ResearchTrack, SeafloorTrack, TracksFile
from bathysphere.games.reef.faces.printed import Sources, printed
from bathysphere.games.reef.faces.printed_types import Origins
from bathysphere.games.reef.rules import compiled as t
from bathysphere.games.reef.rules import verbs as v
from bathysphere.games.reef.rules.codes import all_places
from bathysphere.games.reef.rules.compiled import ReefCompiled
from bathysphere.games.reef.rules.steps.effects import ALL_EFFECTS


def compile_content(sheets: Sheets, seats: int, settings: dict[str, str], version: int = 0) -> ReefCompiled:
    """Content as int tables, with the rules of a version (0: the newest)."""
    spots, routes, sectors = in_play(sheets.board, seats)
    compiled = ReefCompiled(settings, _labels(sheets, spots, routes, sectors))
    compiled.seats = seats
    compiled.draft = settings["missions"] == "draft"
    compiled.side_b = settings["side"] == "b"
    compiled.wild_is_any = settings.get("wild_suits") == "joker"
    compiled.research_stops = version != 1
    _board(compiled, sheets, spots, routes, sectors)
    effects = _Effects(compiled)
    _cards(compiled, sheets, effects)
    _tiles(compiled, sheets, effects)
    _crew(compiled, sheets, effects)
    _tracks(compiled, sheets, effects)
    compiled.printed = plain(printed(compiled, _sources(sheets, seats)))
    return compiled


def _sources(sheets: Sheets, seats: int) -> Sources:
    """Where each thing comes from, as the content files say."""
    things: dict[str, list[Any]] = {
        "island": list(sheets.islands.island),
        "mission": list(sheets.missions.mission),
        "pollution": list(sheets.pollution.pollution),
        "exploration": list(sheets.seafloor.exploration),
        "tank": list(sheets.seafloor.tank),
        "milestone": list(sheets.milestones.milestone),
        "objective": list(sheets.objectives.objective),
        "ship": list(sheets.ships.ship),
        "tile": list(sheets.crew.crew),
    }
    track = sheets.tracks
    return Sources(
        things={kind: {thing.id: thing.provenance for thing in there} for kind, there in things.items()},
        powers={ship.id: ship.power.provenance for ship in sheets.ships.ship},
        recharge=[space.provenance for space in track.vp.recharge],
        board=Origins(
            vp=track.vp.provenance,
            research=track.research.provenance,
            seafloor=track.seafloor.provenance,
            energy=track.energy.provenance,
            cargo=track.cargo.provenance,
            offers=track.offers.provenance,
            scoring=track.scoring.provenance,
            intern=sheets.crew.intern.provenance,
            sharks=sheets.board.sharks.provenance,
            map=(sheets.board.map2 if seats == t.TWO_PLAYERS else sheets.board.map34).provenance,
        ),
    )


def _padded(names: list[str], domain: str, size: int) -> list[str]:
    return names + [f"no-{domain}-{number}" for number in range(len(names), size)]


def _labels(
    sheets: Sheets, spots: list[Spot], routes: list[Route], sectors: list[Sector]
) -> dict[str, list[str]]:
    rows = ["top", "middle", "bottom"]
    return {
        "resource": list(t.THINGS[:3]),
        "spot": _padded([spot.id for spot in spots], "spot", v.SPOTS),
        "route": _padded([route.id for route in routes], "route", v.ROUTES),
        "sector": _padded([sector.id for sector in sectors], "sector", v.SECTORS),
        **_card_labels(sheets),
        **_track_labels(sheets.tracks),
        "row": rows,
        "member": [f"{row}-{column + 1}" for row in rows for column in range(3)]
        + [f"{row}-printed" for row in rows],
        "entry": [f"{name}-{n + 1}" for name in ("effect", "set", "mission") for n in range(v.MOST_ENTRIES)],
        "set": ["first", "second"],
        "bonus": ["benefit", "row", "column"],
        "color": list(t.CREW_COLORS),
    }


def _card_labels(sheets: Sheets) -> dict[str, list[str]]:
    return {
        "ship": [ship.id for ship in sheets.ships.ship],
        "mission": [mission.id for mission in sheets.missions.mission],
        "tile": [f"{tile.id}-{copy + 1}" for tile in sheets.crew.crew for copy in range(tile.copies)],
        "pollution": [tile.id for tile in sheets.pollution.pollution],
        "exploration": [tile.id for tile in sheets.seafloor.exploration],
        "tank": [tank.id for tank in sheets.seafloor.tank],
        "milestone": [tile.id for tile in sheets.milestones.milestone],
        "objective": [card.id for card in sheets.objectives.objective],
        "island": [island.id for island in sheets.islands.island],
    }


def _track_labels(tracks: TracksFile) -> dict[str, list[str]]:
    spaces = [str(space.at) for space in tracks.vp.recharge]
    nodes = [name for _, name in sorted(_nodes(tracks.research))]
    return {
        "space": _padded(spaces, "space", v.SPACES),
        "research-step": _padded(nodes, "step", v.STEP.size),
    }


def _board(
    compiled: ReefCompiled, sheets: Sheets, spots: list[Spot], routes: list[Route], sectors: list[Sector]
) -> None:
    number = {spot.id: place for place, spot in enumerate(spots)}
    chosen = sheets.board.map2 if compiled.seats in sheets.board.map2.players else sheets.board.map34
    compiled.spots, compiled.routes, compiled.sectors = len(spots), len(routes), len(sectors)
    compiled.start = number[chosen.start]
    compiled.spot_color = [t.SUITS.index(spot.color) if spot.color else t.NO_COLOR for spot in spots]
    compiled.pips = [route.pips for route in routes]
    compiled.end_one = [number[route.ends[0]] for route in routes]
    compiled.end_two = [number[route.ends[1]] for route in routes]
    compiled.touching = [[r for r, route in enumerate(routes) if spot.id in route.ends] for spot in spots]
    compiled.beyond = [
        [compiled.end_one[r] + compiled.end_two[r] - spot for r in compiled.touching[spot]]
        for spot in range(len(spots))
    ]
    _sectors(compiled, number, routes, sectors)
    compiled.spot_x = [spot.x for spot in spots]
    compiled.spot_y = [spot.y for spot in spots]
    compiled.majority_vp = sheets.board.sharks.majority_vp_per_shark
    compiled.second_vp = sheets.board.sharks.second_vp_per_shark


def _sectors(
    compiled: ReefCompiled, number: dict[str, int], routes: list[Route], sectors: list[Sector]
) -> None:
    """The sectors with their boundaries; spots by number."""
    route_number = {route.id: place for place, route in enumerate(routes)}
    compiled.sector_routes = [[route_number[name] for name in sector.routes] for sector in sectors]
    compiled.sector_corners = [[number[name] for name in sector.corners] for sector in sectors]
    compiled.route_sectors = [
        [s for s, sector in enumerate(sectors) if route.id in sector.routes] for route in routes
    ]
    compiled.sharks = [sector.sharks for sector in sectors]
    compiled.sector_x = [sector.tile_at.x for sector in sectors]
    compiled.sector_y = [sector.tile_at.y for sector in sectors]


_OP = {icon.name: icon.op for icon in ALL_EFFECTS}


class _Effects:
    """Effect lists become numbers; list 0 belongs to nobody."""

    def __init__(self, compiled: ReefCompiled) -> None:
        self.compiled = compiled
        compiled.lists, compiled.whole = [[]], [0]
        compiled.op, compiled.n, compiled.what, compiled.plain = [], [], [], []
        compiled.first_list, compiled.second_list, compiled.cost = [], [], []

    def add(self, effects: list[AnyEffect]) -> int:
        """Compile a list and get its number."""
        compiled = self.compiled
        entries = [self.entry(effect) for effect in effects]
        compiled.lists.append(entries)
        compiled.whole.append(all_places(len(entries)))
        return len(compiled.lists) - 1

    def entry(self, effect: Effect) -> int:
        """Compile one entry and get its number."""
        numbers = effect.numbers(self.add)
        tag = effect.__struct_config__.tag
        assert isinstance(tag, str)
        compiled = self.compiled
        compiled.op.append(_OP[tag])
        compiled.n.append(numbers.n)
        compiled.what.append(numbers.what)
        compiled.first_list.append(numbers.first_list)
        compiled.second_list.append(numbers.second_list)
        compiled.cost.append(numbers.cost)
        compiled.plain.append(1 if numbers.plain else 0)
        return len(compiled.op) - 1


def _cards(compiled: ReefCompiled, sheets: Sheets, effects: _Effects) -> None:
    allowed = labels_in_play(compiled.seats)
    islands = sheets.islands.island
    names = [island.id for island in islands]
    compiled.island_color = [t.SUITS.index(island.color) for island in islands]
    compiled.island_list = [effects.add(list(island.effects)) for island in islands]
    compiled.islands_in_play = [i for i, island in enumerate(islands) if island.label in allowed]
    _missions(compiled, sheets.missions.mission, names, effects)
    objectives = sheets.objectives.objective
    compiled.objective_kind = [t.SCORE_KINDS.index(card.score.kind) for card in objectives]
    compiled.objective_vp = [card.score.vp_per for card in objectives]
    compiled.objective_cap = [card.cap for card in objectives]
    compiled.objective_at = [list(card.score.at) for card in objectives]
    compiled.objective_tiers = [list(card.score.vp) for card in objectives]
    compiled.objectives_drawn = compiled.seats + 2


def _missions(compiled: ReefCompiled, missions: list[Mission], islands: list[str], effects: _Effects) -> None:
    """The missions; islands by name."""
    allowed = labels_in_play(compiled.seats)
    compiled.mission_suit = [t.SUITS.index(mission.suit) for mission in missions]
    compiled.mission_kind = [t.MISSION_KINDS.index(mission.kind) for mission in missions]
    compiled.mission_island = [islands.index(m.island) if m.island else -1 for m in missions]
    compiled.mission_list = [effects.add(list(mission.effects)) for mission in missions]
    compiled.condition = [t.CONDITIONS.index(m.condition.kind) if m.condition else -1 for m in missions]
    compiled.condition_value = [_condition_value(mission.condition) for mission in missions]
    compiled.missions_in_play = [m for m, mission in enumerate(missions) if mission.label in allowed]


def _condition_value(condition: ConditionTable | None) -> int:
    if condition is None:
        return 0
    if condition.color is not None:
        return t.SUITS.index(condition.color)
    return condition.column - 1 if condition.kind == "column_filled" else condition.min


def _tiles(compiled: ReefCompiled, sheets: Sheets, effects: _Effects) -> None:
    pollution = sheets.pollution.pollution
    compiled.pollution_size = [t.SIZES.index(tile.size) for tile in pollution]
    compiled.pollution_vp = [tile.vp for tile in pollution]
    compiled.pollution_list = [effects.add(list(tile.effects)) for tile in pollution]
    compiled.cash_list = [effects.add([*tile.effects, Gain("vp", tile.vp)]) for tile in pollution]
    exploration = sheets.seafloor.exploration
    compiled.exploration_kind = [("light", "dark").index(tile.kind) for tile in exploration]
    compiled.exploration_list = [effects.add(list(tile.effects)) for tile in exploration]
    tanks = sheets.seafloor.tank
    compiled.tank_kind = [("yellow", "orange").index(tank.kind) for tank in tanks]
    compiled.tank_list = [
        [effects.add(list(tank.a)) for tank in tanks],
        [effects.add(list(tank.b)) for tank in tanks],
    ]
    compiled.milestone_list = [effects.add(list(tile.effects)) for tile in sheets.milestones.milestone]
    compiled.milestones_per_stack = compiled.seats + 1


def _crew(compiled: ReefCompiled, sheets: Sheets, effects: _Effects) -> None:
    signatures: list[list[AnyEffect]] = []

    def signature(wanted: list[AnyEffect]) -> int:
        if wanted not in signatures:
            signatures.append(wanted)
        return signatures.index(wanted)

    pieces = [tile for tile in sheets.crew.crew for _ in range(tile.copies)]
    lists = {tile.id: effects.add(list(tile.effects)) for tile in sheets.crew.crew}
    compiled.crew_color = [t.CREW_COLORS.index(tile.color) for tile in pieces]
    compiled.crew_effect = [signature(list(tile.effects)) for tile in pieces]
    compiled.crew_list = [lists[tile.id] for tile in pieces]
    printed = {member.color: member for member in sheets.ships.printed_crew}
    compiled.printed_effect = [signature(list(printed[color].effects)) for color in printed_colors()]
    compiled.printed_list = [effects.add(list(printed[color].effects)) for color in printed_colors()]
    compiled.intern_list = effects.add(list(sheets.crew.intern.effects))
    _ships(compiled, sheets.ships, effects)


def _ships(compiled: ReefCompiled, sheets: ShipsFile, effects: _Effects) -> None:
    ships = sheets.ship
    compiled.power = [t.POWERS.index(ship.power.kind) for ship in ships]
    compiled.power_n = [ship.power.n for ship in ships]
    compiled.row_color = [t.CREW_COLORS.index(color) for ship in ships for color in ship.row_colors]
    grids = [ship.benefits_b if compiled.side_b else ship.benefits_a for ship in ships]
    compiled.benefit = [effects.add(list(space)) for grid in grids for row in grid for space in row]
    track_vp = sheets.sheet.track_cleared_vp
    by_side = track_vp.B if compiled.side_b else track_vp.A
    compiled.track_vp = [by_side.algae, by_side.shell, by_side.camera]


def printed_colors() -> tuple[CrewColor, CrewColor, CrewColor]:
    """The colours in the order of their numbers."""
    return ("green", "red", "blue")


def _nodes(track: ResearchTrack) -> list[tuple[int, str]]:
    """Research positions by rank: main steps by their number, side steps as `3-side`."""
    nodes = [(step.rank, str(step.step)) for step in track.step]
    return nodes + [(side.rank, f"{side.after_step}-side") for side in track.side]


def _tracks(compiled: ReefCompiled, sheets: Sheets, effects: _Effects) -> None:
    tracks = sheets.tracks
    side_b = compiled.side_b
    compiled.hand_out_at = tracks.vp.objective_threshold
    compiled.end_at = tracks.vp.end_threshold
    compiled.recharge_at = [space.at for space in tracks.vp.recharge]
    compiled.recharge_list = [effects.add(list(space.effects)) for space in tracks.vp.recharge]
    _research(compiled, tracks.research)
    _seafloor(compiled, tracks.seafloor)
    compiled.energy_max = tracks.energy.max
    compiled.energy_start = list(tracks.energy.start_by_seat)
    cargo = tracks.cargo
    compiled.start_each = cargo.start_each
    compiled.blocked = len(cargo.blocked_spaces)
    compiled.open_spaces = cargo.max - compiled.blocked
    compiled.deployment = cargo.balls_in_deployment
    compiled.start_coins = cargo.start_coins
    compiled.trade_price = cargo.coins_per_resource_exchange
    compiled.set_of_resources_vp = cargo.final_set_vp
    compiled.offer_size = tracks.offers.mission_offer_size
    compiled.crew_prices = list(tracks.offers.crew_offer_costs)
    compiled.intern_price = tracks.offers.intern_cost
    scoring = tracks.scoring
    compiled.mission_vp = scoring.mission_played_vp
    compiled.mission_set_vp = scoring.mission_set_vp.B if side_b else scoring.mission_set_vp.A
    compiled.row_vp = scoring.crew_row_vp.B if side_b else scoring.crew_row_vp.A
    compiled.ball_vp = scoring.clean_vp_per_ball
    compiled.docked_vp = scoring.clean_vp_per_ship


def _research(compiled: ReefCompiled, track: ResearchTrack) -> None:
    names = [name for _, name in sorted(_nodes(track))]
    steps = {str(step.step): step for step in track.step}
    sides = {f"{side.after_step}-side": side for side in track.side}
    compiled.node_vp = [sides[name].vp if name in sides else steps[name].vp for name in names]
    compiled.node_reach = [sides[name].cards if name in sides else steps[name].cards for name in names]
    compiled.node_next = []
    compiled.node_side = []
    compiled.node_stack = []
    for name in names:
        if name in sides:
            compiled.node_next.append(names.index(str(sides[name].next_main_step)))
            compiled.node_side.append(-1)
            compiled.node_stack.append(-1)
        else:
            step = steps[name].step
            compiled.node_next.append(-1 if step == track.last_step else names.index(str(step + 1)))
            side = f"{step}-side"
            compiled.node_side.append(names.index(side) if side in sides else -1)
            compiled.node_stack.append(sides[side].stack - 1 if side in sides else -1)
    compiled.last_node = names.index(str(track.last_step))
    compiled.last_step_capacity = track.last_step_capacity
    compiled.virtual_node = names.index(str(track.virtual_diver_step))


def _seafloor(compiled: ReefCompiled, track: SeafloorTrack) -> None:
    compiled.last_step = track.last_step
    compiled.slot_of = [0] * (track.last_step + 1)
    compiled.contact = [0] * (track.last_step + 1)
    for place, slot in enumerate(track.slot):
        for step in slot.steps:
            compiled.slot_of[step] = place
        if slot.tank:
            compiled.contact[min(slot.steps)] = 1
    compiled.slot_kind = [("light", "dark").index(slot.kind) for slot in track.slot]
    compiled.slot_tank = [("yellow", "orange").index(s.tank) if s.tank else -1 for s in track.slot]
    compiled.past_end_vp = track.vp_per_step_past_end
    compiled.extra_cost = track.extra_step_cost_same_resource
    compiled.diver_vp = list(track.final_vp)
    divers = track.virtual_divers
    compiled.virtual_divers = list(
        divers.p2
        if compiled.seats == t.TWO_PLAYERS
        else divers.p3
        if compiled.seats == t.THREE_PLAYERS
        else divers.p4
    )
