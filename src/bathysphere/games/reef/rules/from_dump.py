"""Positions from plain data, with every nonsense refused by place and reason."""

from bathysphere.engine.dump import read, restore
from bathysphere.engine.errors import LoadError
from bathysphere.engine.frame import Frame
from bathysphere.engine.game import Game
from bathysphere.games.reef.rules import verbs
from bathysphere.games.reef.rules.codes import (
    ARRIVALS,
    STACKS,
    as_intern,
    column_of,
    passed_milestone,
    set_of,
)
from bathysphere.games.reef.rules.compiled import ReefCompiled
from bathysphere.games.reef.rules.dump import Dump, State
from bathysphere.games.reef.rules.dump_frames import check_frames
from bathysphere.games.reef.rules.frames import RowFrame
from bathysphere.games.reef.rules.pieces import BACK, NOTHING, Names, Pieces, within
from bathysphere.games.reef.rules.position import EMPTY, ReefPosition
from bathysphere.games.reef.rules.verbs import CREW, HIRED, MILESTONES, MISSIONS, POLLUTION, RESOURCES, SEATS


def load(game: Game, data: object) -> ReefPosition:
    """The position that a dump describes; LoadError says where it makes no sense."""
    dump = read(Dump, data)
    game = dump.game_of(game)
    settings = dump.checked_settings(game)
    tables = game.content(dump.seats, settings)
    assert isinstance(tables, ReefCompiled)
    p = ReefPosition(game, tables, dump.seats)
    names = Names(p.compiled.labels)
    state = dump.state
    stack = dump.frames(p)
    _lengths(p, state)
    _load_board(p, state, names)
    _load_players(p, state, names)
    _load_missions(p, state, names)
    _load_tiles(p, state, names)
    _load_crew(p, state, stack, names)
    _load_objectives(p, state, names)
    _load_turn(p, state, names)
    check_frames(p, stack)
    restore(p, dump)
    return p


def _length(length: int, wanted: int, place: str) -> None:
    if length != wanted:
        raise LoadError("load-length", f"state.{place}", found=str(length), wanted=str(wanted))


def _lengths(p: ReefPosition, state: State) -> None:
    t = p.compiled
    slots = len(t.slot_kind)
    _length(len(state.players), p.seats, "players")
    for seat, player in enumerate(state.players):
        _length(len(player.cargo), RESOURCES, f"players[{seat}].cargo")
        _length(len(player.locked), RESOURCES, f"players[{seat}].locked")
        _length(len(player.crew), HIRED, f"players[{seat}].crew")
    for name, length, wanted in (
        ("islands", len(state.islands), t.spots),
        ("sectors", len(state.sectors), t.sectors),
        ("slots", len(state.slots), slots),
        ("turned_up", len(state.turned_up), slots),
        ("tanks", len(state.tanks), slots),
        ("tanks_b", len(state.tanks_b), slots),
        ("stacks", len(state.stacks), STACKS),
        ("supply", len(state.supply), 3),
    ):
        _length(length, wanted, name)


def _load_board(p: ReefPosition, state: State, names: Names) -> None:
    t = p.compiled
    islands = Pieces("island", names)
    p.island_at = islands.take(state.islands, "islands", nothing=True)
    islands.complete(t.islands_in_play)
    for spot, tile in enumerate(p.island_at):
        color = EMPTY if tile == EMPTY else t.island_color[tile]
        if color != t.spot_color[spot]:
            raise LoadError("load-misplaced", f"state.islands[{spot}]", thing=state.islands[spot])
    p.balls = [0] * (t.routes * SEATS)
    p.filled = [0] * t.routes
    for name, balls in state.balls.items():
        place = f"balls.{name}"
        route = names.number("route", name, place)
        within(route, place, 0, t.routes - 1)
        _length(len(balls), p.seats, place)
        for seat, count in enumerate(balls):
            p.balls[route * SEATS + seat] = within(count, place, 0, t.pips[route])
        p.filled[route] = within(sum(balls), place, 0, t.pips[route])


def _load_players(p: ReefPosition, state: State, names: Names) -> None:
    t = p.compiled
    ships = Pieces("ship", names)
    p.ships_offered = sorted(ships.take(state.ships_offered, "ships_offered"))
    p.ship = ships.take([player.ship for player in state.players], "players", nothing=True)
    p.cargo, p.locked = [], []
    for seat, player in enumerate(state.players):
        place = f"players[{seat}]"
        within(player.score, f"{place}.score", 0, 10**6)
        within(player.energy, f"{place}.energy", 0, t.energy_max)
        within(player.coins, f"{place}.coins", 0, 10**6)
        within(player.diver, f"{place}.diver", 0, t.last_step)
        within(player.objective_vp, f"{place}.objective_vp", -1, 10**3)
        for kind in range(RESOURCES):
            within(player.locked[kind], f"{place}.locked[{kind}]", 0, t.blocked)
            room = t.open_spaces + t.blocked - player.locked[kind]
            within(player.cargo[kind], f"{place}.cargo[{kind}]", 0, room)
        p.cargo += player.cargo
        p.locked += player.locked
        balls = sum(player.locked) + player.deployment + player.removed + sum(p.balls[seat::SEATS])
        total = t.blocked * RESOURCES + t.deployment
        if balls != total or player.deployment < 0 or player.removed < 0:
            raise LoadError("load-balls", f"state.{place}", found=str(balls), wanted=str(total))
    p.score = [player.score for player in state.players]
    p.energy = [player.energy for player in state.players]
    p.coins = [player.coins for player in state.players]
    p.deployment = [player.deployment for player in state.players]
    p.removed = [player.removed for player in state.players]
    spots = [player.ship_at for player in state.players]
    p.ship_at = names.numbers("spot", spots, "players", nothing=True)
    for seat, spot in enumerate(p.ship_at):
        within(spot, f"players[{seat}].ship_at", -1, t.spots - 1)
    p.diver = [player.diver for player in state.players]
    nodes = [player.research for player in state.players]
    p.scientist = names.numbers("research-step", nodes, "players")
    for seat, node in enumerate(p.scientist):
        within(node, f"players[{seat}].research", 0, t.last_node)
    p.stamp = within(state.stamp, "stamp", 0, ARRIVALS - 1)
    p.arrived = [
        within(player.arrived, f"players[{seat}].arrived", 0, p.stamp)
        for seat, player in enumerate(state.players)
    ]
    if len(set(p.arrived)) < p.seats:
        raise LoadError("load-arrived", "state.players")


def _load_missions(p: ReefPosition, state: State, names: Names) -> None:
    cards = Pieces("mission", names)
    p.mission_deck = cards.take(state.mission_deck, "mission_deck")
    p.mission_offer = cards.take(state.mission_offer, "mission_offer")
    p.hands, p.packets, p.played = [], [], []
    p.flipped = [0] * MISSIONS
    for seat, player in enumerate(state.players):
        place = f"players[{seat}]"
        p.hands.append(sorted(cards.take(player.hand, f"{place}.hand")))
        p.packets.append(sorted(cards.take(player.packet, f"{place}.packet")))
        p.played.append(cards.take(player.played, f"{place}.played"))
        for card in names.numbers("mission", player.flipped, f"{place}.flipped"):
            if card not in p.played[seat]:
                raise LoadError("load-misplaced", f"state.{place}.flipped", thing=names.word("mission", card))
            p.flipped[card] = 1
    cards.complete(p.compiled.missions_in_play)
    kept = [player.first_kept for player in state.players]
    p.first_kept = names.numbers("mission", kept, "players", nothing=True)
    rejected = [player.rejected for player in state.players]
    p.rejected = names.numbers("mission", rejected, "players", nothing=True)
    p.passed = []
    if state.drafted:
        p.passed = [names.numbers("mission", player.passed, "players") for player in state.players]
    p.seen_mission = names.unbits("mission", state.seen_mission, MISSIONS, "seen_mission")


def _load_tiles(p: ReefPosition, state: State, names: Names) -> None:
    t = p.compiled
    tiles = Pieces("pollution", names)
    p.sector_tile = [EMPTY] * t.sectors
    for name, tile in state.sectors.items():
        sector = within(names.number("sector", name, "sectors"), f"sectors.{name}", 0, t.sectors - 1)
        p.sector_tile[sector] = tiles.take([tile], f"sectors.{name}", nothing=True)[0]
        if tile != NOTHING and t.pollution_size[p.sector_tile[sector]] != t.sharks[sector] - 1:
            raise LoadError("load-misplaced", f"state.sectors.{name}", thing=tile)
    p.supply = [tiles.take(supply, f"supply[{size}]") for size, supply in enumerate(state.supply)]
    for size, supply in enumerate(p.supply):
        for tile_number in supply:
            if t.pollution_size[tile_number] != size:
                name = names.word("pollution", tile_number)
                raise LoadError("load-misplaced", f"state.supply[{size}]", thing=name)
    p.pollution = [
        tiles.take(player.pollution, f"players[{seat}].pollution")
        for seat, player in enumerate(state.players)
    ]
    tiles.complete(list(range(POLLUTION)))
    p.used = [0] * POLLUTION
    for seat, player in enumerate(state.players):
        for used in names.numbers("pollution", player.used, f"players[{seat}].used"):
            if used not in p.pollution[seat]:
                raise LoadError(
                    "load-misplaced", f"state.players[{seat}].used", thing=names.word("pollution", used)
                )
            p.used[used] = 1
    p.seen_pollution = names.unbits("pollution", state.seen_pollution, POLLUTION, "seen_pollution")
    _load_seafloor(p, state, names)
    _load_milestones(p, state, names)


def _load_seafloor(p: ReefPosition, state: State, names: Names) -> None:
    t = p.compiled
    reef = Pieces("exploration", names)
    p.slots = reef.take(state.slots, "slots")
    p.spare_exploration = reef.take(state.spare_exploration, "spare_exploration")
    reef.complete(list(range(len(t.exploration_kind))))
    p.tanks = Pieces("tank", names).take(state.tanks, "tanks", nothing=True)
    p.turned_up = set_of([slot for slot, up in enumerate(state.turned_up) if up])
    p.tank_b = set_of([slot for slot, up in enumerate(state.tanks_b) if up])
    for slot in range(len(p.slots)):
        if t.exploration_kind[p.slots[slot]] != t.slot_kind[slot]:
            raise LoadError("load-misplaced", f"state.slots[{slot}]", thing=state.slots[slot])
        tank = p.tanks[slot]
        if (EMPTY if tank == EMPTY else t.tank_kind[tank]) != t.slot_tank[slot]:
            raise LoadError("load-misplaced", f"state.tanks[{slot}]", thing=state.tanks[slot])


def _load_milestones(p: ReefPosition, state: State, names: Names) -> None:
    tiles = Pieces("milestone", names)
    p.stacks = [tiles.take(stack, f"stacks[{index}]") for index, stack in enumerate(state.stacks)]
    p.spare_milestones = tiles.take(state.spare_milestones, "spare_milestones")
    p.looking = tiles.take(state.looking, "looking")
    p.milestones_open, p.milestones_down = [], []
    for seat, player in enumerate(state.players):
        place = f"players[{seat}]"
        p.milestones_open.append(tiles.take(player.milestones, f"{place}.milestones"))
        down = tiles.take([name for name, _ in player.milestones_down], f"{place}.milestones_down")
        stacks = [within(stack, f"{place}.milestones_down", 1, 2) for _, stack in player.milestones_down]
        p.milestones_down.append(
            [passed_milestone(tile, stack - 1) for tile, stack in zip(down, stacks, strict=True)]
        )
    tiles.complete(list(range(MILESTONES)))
    p.seen_milestone = names.unbits("milestone", state.seen_milestone, MILESTONES, "seen_milestone")
    p.member_milestone = names.unbits("milestone", state.member_milestone, MILESTONES, "member_milestone")


def _load_crew(p: ReefPosition, state: State, stack: list[Frame], names: Names) -> None:
    """A tile that was taken and waits for its row lies nowhere but in its frame."""
    tiles = Pieces("tile", names)
    p.crew_stack = tiles.take(state.crew_stack, "crew_stack")
    p.crew_offer = tiles.take(state.crew_offer, "crew_offer")
    p.crew_discard = tiles.take(state.crew_discard, "crew_discard")
    for index, frame in enumerate(stack):
        if isinstance(frame, RowFrame):
            tiles.put(within(frame.tile, f"stack[{index}]", 0, CREW - 1), f"stack[{index}]")
    p.crew = []
    for seat, player in enumerate(state.players):
        place = f"players[{seat}].crew"
        fronts = [name.removeprefix(BACK) for name in player.crew]
        here = tiles.take(fronts, place, nothing=True)
        for space, name in enumerate(player.crew):
            if column_of(space) and here[space] != EMPTY and here[space - 1] == EMPTY:
                raise LoadError("load-gap", f"state.{place}[{space}]")
            p.crew.append(as_intern(here[space]) if name.startswith(BACK) else here[space])
    tiles.complete(list(range(CREW)))


def _load_objectives(p: ReefPosition, state: State, names: Names) -> None:
    cards = Pieces("objective", names)
    p.objective_deck = cards.take(state.objective_deck, "objective_deck")
    p.objective_hand = cards.take(state.objective_hand, "objective_hand")
    p.objective_discards = cards.take(state.objective_discards, "objective_discards")
    p.objective = cards.take([player.objective for player in state.players], "players", nothing=True)
    cards.complete(list(range(verbs.OBJECTIVES)))
    p.objective_vp = [player.objective_vp for player in state.players]
    p.objective_order = list(state.objective_order)
    if p.objective_order and sorted(p.objective_order) != list(range(p.seats)):
        raise LoadError("load-order", "state.objective_order")
    p.handed_out = state.handed_out


def _load_turn(p: ReefPosition, state: State, names: Names) -> None:
    turn = state.turn
    p.active = within(turn.active, "turn.active", 0, p.seats - 1)
    p.kind = within(turn.kind, "turn.kind", 0, 2)
    p.deployed = turn.deployed
    p.moved = turn.moved
    p.mission_done = turn.mission_done
    p.revealed = turn.revealed
    p.extra_used = turn.extra_used
    p.activated = set_of(names.numbers("member", turn.activated, "turn.activated"))
    p.end_turn = within(state.end_turn, "end_turn", 0, 10**9)
    p.stage = within(state.stage, "stage", 0, 2)
