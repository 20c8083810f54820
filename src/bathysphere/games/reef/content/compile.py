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
from bathysphere.games.reef.rules.compiled import ReefCompiled
from bathysphere.games.reef.rules.steps.effects import ALL_EFFECTS


def compile_content(sheets: Sheets, seats: int, settings: dict[str, str], version: int = 0) -> ReefCompiled:
    """Content as int tables, with the rules of a version (0: the newest)."""
    spots, routes, sectors = in_play(sheets.board, seats)
    found = ReefCompiled(settings, _labels(sheets, spots, routes, sectors))
    found.seats = seats
    found.draft = settings["missions"] == "draft"
    found.side_b = settings["side"] == "b"
    found.wild_is_any = settings.get("wild_suits") == "joker"
    found.research_stops = version != 1
    _board(found, sheets, spots, routes, sectors)
    effects = _Effects(found)
    _cards(found, sheets, effects)
    _tiles(found, sheets, effects)
    _crew(found, sheets, effects)
    _tracks(found, sheets, effects)
    found.printed = plain(printed(found, _sources(sheets, seats)))
    return found


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
    found: ReefCompiled, sheets: Sheets, spots: list[Spot], routes: list[Route], sectors: list[Sector]
) -> None:
    number = {spot.id: place for place, spot in enumerate(spots)}
    chosen = sheets.board.map2 if found.seats in sheets.board.map2.players else sheets.board.map34
    found.spots, found.routes, found.sectors = len(spots), len(routes), len(sectors)
    found.start = number[chosen.start]
    found.spot_color = [t.SUITS.index(spot.color) if spot.color else t.NO_COLOR for spot in spots]
    found.pips = [route.pips for route in routes]
    found.end_one = [number[route.ends[0]] for route in routes]
    found.end_two = [number[route.ends[1]] for route in routes]
    found.touching = [[r for r, route in enumerate(routes) if spot.id in route.ends] for spot in spots]
    found.beyond = [
        [found.end_one[r] + found.end_two[r] - spot for r in found.touching[spot]]
        for spot in range(len(spots))
    ]
    _sectors(found, number, routes, sectors)
    found.spot_x = [spot.x for spot in spots]
    found.spot_y = [spot.y for spot in spots]
    found.majority_vp = sheets.board.sharks.majority_vp_per_shark
    found.second_vp = sheets.board.sharks.second_vp_per_shark


def _sectors(found: ReefCompiled, number: dict[str, int], routes: list[Route], sectors: list[Sector]) -> None:
    """The sectors with their boundaries; spots by number."""
    route_number = {route.id: place for place, route in enumerate(routes)}
    found.sector_routes = [[route_number[name] for name in sector.routes] for sector in sectors]
    found.sector_corners = [[number[name] for name in sector.corners] for sector in sectors]
    found.route_sectors = [
        [s for s, sector in enumerate(sectors) if route.id in sector.routes] for route in routes
    ]
    found.sharks = [sector.sharks for sector in sectors]
    found.sector_x = [sector.tile_at.x for sector in sectors]
    found.sector_y = [sector.tile_at.y for sector in sectors]


_OP = {icon.name: icon.op for icon in ALL_EFFECTS}


class _Effects:
    """Effect lists become numbers; list 0 belongs to nobody."""

    def __init__(self, found: ReefCompiled) -> None:
        self.found = found
        found.lists, found.whole = [[]], [0]
        found.op, found.n, found.what, found.plain = [], [], [], []
        found.first_list, found.second_list, found.cost = [], [], []

    def add(self, effects: list[AnyEffect]) -> int:
        """Compile a list and get its number."""
        found = self.found
        entries = [self.entry(effect) for effect in effects]
        found.lists.append(entries)
        found.whole.append((1 << len(entries)) - 1)
        return len(found.lists) - 1

    def entry(self, effect: Effect) -> int:
        """Compile one entry and get its number."""
        numbers = effect.numbers(self.add)
        tag = effect.__struct_config__.tag
        assert isinstance(tag, str)
        found = self.found
        found.op.append(_OP[tag])
        found.n.append(numbers.n)
        found.what.append(numbers.what)
        found.first_list.append(numbers.first_list)
        found.second_list.append(numbers.second_list)
        found.cost.append(numbers.cost)
        found.plain.append(1 if numbers.plain else 0)
        return len(found.op) - 1


def _cards(found: ReefCompiled, sheets: Sheets, effects: _Effects) -> None:
    allowed = labels_in_play(found.seats)
    islands = sheets.islands.island
    names = [island.id for island in islands]
    found.island_color = [t.SUITS.index(island.color) for island in islands]
    found.island_list = [effects.add(list(island.effects)) for island in islands]
    found.islands_in_play = [i for i, island in enumerate(islands) if island.label in allowed]
    _missions(found, sheets.missions.mission, names, effects)
    objectives = sheets.objectives.objective
    found.objective_kind = [t.SCORE_KINDS.index(card.score.kind) for card in objectives]
    found.objective_vp = [card.score.vp_per for card in objectives]
    found.objective_cap = [card.cap for card in objectives]
    found.objective_at = [list(card.score.at) for card in objectives]
    found.objective_tiers = [list(card.score.vp) for card in objectives]
    found.objectives_drawn = found.seats + 2


def _missions(found: ReefCompiled, missions: list[Mission], islands: list[str], effects: _Effects) -> None:
    """The missions; islands by name."""
    allowed = labels_in_play(found.seats)
    found.mission_suit = [t.SUITS.index(mission.suit) for mission in missions]
    found.mission_kind = [t.MISSION_KINDS.index(mission.kind) for mission in missions]
    found.mission_island = [islands.index(m.island) if m.island else -1 for m in missions]
    found.mission_list = [effects.add(list(mission.effects)) for mission in missions]
    found.condition = [t.CONDITIONS.index(m.condition.kind) if m.condition else -1 for m in missions]
    found.condition_value = [_condition_value(mission.condition) for mission in missions]
    found.missions_in_play = [m for m, mission in enumerate(missions) if mission.label in allowed]


def _condition_value(condition: ConditionTable | None) -> int:
    if condition is None:
        return 0
    if condition.color is not None:
        return t.SUITS.index(condition.color)
    return condition.column - 1 if condition.kind == "column_filled" else condition.min


def _tiles(found: ReefCompiled, sheets: Sheets, effects: _Effects) -> None:
    pollution = sheets.pollution.pollution
    found.pollution_size = [t.SIZES.index(tile.size) for tile in pollution]
    found.pollution_vp = [tile.vp for tile in pollution]
    found.pollution_list = [effects.add(list(tile.effects)) for tile in pollution]
    found.cash_list = [effects.add([*tile.effects, Gain("vp", tile.vp)]) for tile in pollution]
    exploration = sheets.seafloor.exploration
    found.exploration_kind = [("light", "dark").index(tile.kind) for tile in exploration]
    found.exploration_list = [effects.add(list(tile.effects)) for tile in exploration]
    tanks = sheets.seafloor.tank
    found.tank_kind = [("yellow", "orange").index(tank.kind) for tank in tanks]
    found.tank_list = [
        [effects.add(list(tank.a)) for tank in tanks],
        [effects.add(list(tank.b)) for tank in tanks],
    ]
    found.milestone_list = [effects.add(list(tile.effects)) for tile in sheets.milestones.milestone]
    found.milestones_per_stack = found.seats + 1


def _crew(found: ReefCompiled, sheets: Sheets, effects: _Effects) -> None:
    signatures: list[list[AnyEffect]] = []

    def signature(wanted: list[AnyEffect]) -> int:
        if wanted not in signatures:
            signatures.append(wanted)
        return signatures.index(wanted)

    pieces = [tile for tile in sheets.crew.crew for _ in range(tile.copies)]
    lists = {tile.id: effects.add(list(tile.effects)) for tile in sheets.crew.crew}
    found.crew_color = [t.CREW_COLORS.index(tile.color) for tile in pieces]
    found.crew_effect = [signature(list(tile.effects)) for tile in pieces]
    found.crew_list = [lists[tile.id] for tile in pieces]
    printed = {member.color: member for member in sheets.ships.printed_crew}
    found.printed_effect = [signature(list(printed[color].effects)) for color in printed_colors()]
    found.printed_list = [effects.add(list(printed[color].effects)) for color in printed_colors()]
    found.intern_list = effects.add(list(sheets.crew.intern.effects))
    _ships(found, sheets.ships, effects)


def _ships(found: ReefCompiled, sheets: ShipsFile, effects: _Effects) -> None:
    ships = sheets.ship
    found.power = [t.POWERS.index(ship.power.kind) for ship in ships]
    found.power_n = [ship.power.n for ship in ships]
    found.row_color = [t.CREW_COLORS.index(color) for ship in ships for color in ship.row_colors]
    grids = [ship.benefits_b if found.side_b else ship.benefits_a for ship in ships]
    found.benefit = [effects.add(list(space)) for grid in grids for row in grid for space in row]
    track_vp = sheets.sheet.track_cleared_vp
    by_side = track_vp.B if found.side_b else track_vp.A
    found.track_vp = [by_side.algae, by_side.shell, by_side.camera]


def printed_colors() -> tuple[CrewColor, CrewColor, CrewColor]:
    """The colours in the order of their numbers."""
    return ("green", "red", "blue")


def _nodes(track: ResearchTrack) -> list[tuple[int, str]]:
    """Research positions by rank: main steps by their number, side steps as `3-side`."""
    nodes = [(step.rank, str(step.step)) for step in track.step]
    return nodes + [(side.rank, f"{side.after_step}-side") for side in track.side]


def _tracks(found: ReefCompiled, sheets: Sheets, effects: _Effects) -> None:
    tracks = sheets.tracks
    side_b = found.side_b
    found.hand_out_at = tracks.vp.objective_threshold
    found.end_at = tracks.vp.end_threshold
    found.recharge_at = [space.at for space in tracks.vp.recharge]
    found.recharge_list = [effects.add(list(space.effects)) for space in tracks.vp.recharge]
    _research(found, tracks.research)
    _seafloor(found, tracks.seafloor)
    found.energy_max = tracks.energy.max
    found.energy_start = list(tracks.energy.start_by_seat)
    cargo = tracks.cargo
    found.start_each = cargo.start_each
    found.blocked = len(cargo.blocked_spaces)
    found.open_spaces = cargo.max - found.blocked
    found.deployment = cargo.balls_in_deployment
    found.start_coins = cargo.start_coins
    found.trade_price = cargo.coins_per_resource_exchange
    found.set_of_resources_vp = cargo.final_set_vp
    found.offer_size = tracks.offers.mission_offer_size
    found.crew_prices = list(tracks.offers.crew_offer_costs)
    found.intern_price = tracks.offers.intern_cost
    scoring = tracks.scoring
    found.mission_vp = scoring.mission_played_vp
    found.mission_set_vp = scoring.mission_set_vp.B if side_b else scoring.mission_set_vp.A
    found.row_vp = scoring.crew_row_vp.B if side_b else scoring.crew_row_vp.A
    found.ball_vp = scoring.clean_vp_per_ball
    found.docked_vp = scoring.clean_vp_per_ship


def _research(found: ReefCompiled, track: ResearchTrack) -> None:
    names = [name for _, name in sorted(_nodes(track))]
    steps = {str(step.step): step for step in track.step}
    sides = {f"{side.after_step}-side": side for side in track.side}
    found.node_vp = [sides[name].vp if name in sides else steps[name].vp for name in names]
    found.node_reach = [sides[name].cards if name in sides else steps[name].cards for name in names]
    found.node_next = []
    found.node_side = []
    found.node_stack = []
    for name in names:
        if name in sides:
            found.node_next.append(names.index(str(sides[name].next_main_step)))
            found.node_side.append(-1)
            found.node_stack.append(-1)
        else:
            step = steps[name].step
            found.node_next.append(-1 if step == track.last_step else names.index(str(step + 1)))
            side = f"{step}-side"
            found.node_side.append(names.index(side) if side in sides else -1)
            found.node_stack.append(sides[side].stack - 1 if side in sides else -1)
    found.last_node = names.index(str(track.last_step))
    found.last_step_capacity = track.last_step_capacity
    found.virtual_node = names.index(str(track.virtual_diver_step))


def _seafloor(found: ReefCompiled, track: SeafloorTrack) -> None:
    found.last_step = track.last_step
    found.slot_of = [0] * (track.last_step + 1)
    found.contact = [0] * (track.last_step + 1)
    for place, slot in enumerate(track.slot):
        for step in slot.steps:
            found.slot_of[step] = place
        if slot.tank:
            found.contact[min(slot.steps)] = 1
    found.slot_kind = [("light", "dark").index(slot.kind) for slot in track.slot]
    found.slot_tank = [("yellow", "orange").index(s.tank) if s.tank else -1 for s in track.slot]
    found.past_end_vp = track.vp_per_step_past_end
    found.extra_cost = track.extra_step_cost_same_resource
    found.diver_vp = list(track.final_vp)
    divers = track.virtual_divers
    found.virtual_divers = list(
        divers.p2
        if found.seats == t.TWO_PLAYERS
        else divers.p3
        if found.seats == t.THREE_PLAYERS
        else divers.p4
    )
