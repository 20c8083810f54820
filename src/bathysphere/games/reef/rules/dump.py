"""Whole positions as plain data; load.py is the way back."""

import msgspec

from bathysphere.engine.dump import Head, as_json, head
from bathysphere.games.reef.rules.codes import is_among, stack_passed, tile_passed
from bathysphere.games.reef.rules.pieces import Names
from bathysphere.games.reef.rules.position import ReefPosition
from bathysphere.games.reef.rules.verbs import HIRED, MEMBERS, RESOURCES, SEATS


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """Everything in front of one player."""

    ship: str
    score: int
    energy: int
    coins: int
    cargo: list[int]
    locked: list[int]
    deployment: int
    removed: int
    ship_at: str
    diver: int
    research: str
    arrived: int
    crew: list[str]
    objective: str
    objective_vp: int
    hand: list[str]
    packet: list[str]
    played: list[str]
    flipped: list[str]
    milestones: list[str]
    milestones_down: list[tuple[str, int]]
    pollution: list[str]
    used: list[str]
    first_kept: str
    rejected: str
    passed: list[str]


class Turn(msgspec.Struct, forbid_unknown_fields=True):
    """The counters of the turn.  AM-100"""

    active: int
    kind: int
    deployed: bool
    moved: bool
    mission_done: bool
    revealed: bool
    extra_used: bool
    activated: list[str]


class State(msgspec.Struct, forbid_unknown_fields=True):
    """The game's own part of a dump. Things go by name, stacks from the bottom to the top."""

    players: list[Player]
    turn: Turn
    islands: list[str]
    balls: dict[str, list[int]]
    sectors: dict[str, str]
    slots: list[str]
    turned_up: list[bool]
    tanks: list[str]
    tanks_b: list[bool]
    spare_exploration: list[str]
    ships_offered: list[str]
    crew_stack: list[str]
    crew_offer: list[str]
    crew_discard: list[str]
    mission_deck: list[str]
    mission_offer: list[str]
    stacks: list[list[str]]
    spare_milestones: list[str]
    looking: list[str]
    supply: list[list[str]]
    objective_deck: list[str]
    objective_hand: list[str]
    objective_order: list[int]
    objective_discards: list[str]
    drafted: bool
    seen_mission: dict[str, int]
    seen_pollution: dict[str, int]
    seen_milestone: dict[str, int]
    member_milestone: dict[str, int]
    stamp: int
    handed_out: bool
    end_turn: int
    stage: int


class Dump(Head):
    """A whole position."""

    state: State


def dump(p: ReefPosition) -> dict[str, object]:
    """The whole position as plain JSON data."""
    t = p.compiled
    names = Names(t.labels)
    state = State(
        players=[_player(p, seat, names) for seat in range(p.seats)],
        turn=Turn(
            p.active,
            p.kind,
            p.deployed,
            p.moved,
            p.mission_done,
            p.revealed,
            p.extra_used,
            names.words("member", [member for member in range(MEMBERS) if is_among(p.activated, member)]),
        ),
        islands=names.words("island", p.island_at),
        balls={
            t.labels["route"][route]: p.balls[route * SEATS : route * SEATS + p.seats]
            for route in range(t.routes)
            if p.filled[route]
        },
        sectors={t.labels["sector"][s]: names.word("pollution", p.sector_tile[s]) for s in range(t.sectors)},
        slots=names.words("exploration", p.slots),
        turned_up=[is_among(p.turned_up, slot) for slot in range(len(p.slots))],
        tanks=names.words("tank", p.tanks),
        tanks_b=[is_among(p.tank_b, slot) for slot in range(len(p.slots))],
        spare_exploration=names.words("exploration", p.spare_exploration),
        ships_offered=names.words("ship", p.ships_offered),
        crew_stack=names.words("tile", p.crew_stack),
        crew_offer=names.words("tile", p.crew_offer),
        crew_discard=names.words("tile", p.crew_discard),
        mission_deck=names.words("mission", p.mission_deck),
        mission_offer=names.words("mission", p.mission_offer),
        stacks=[names.words("milestone", tiles) for tiles in p.stacks],
        spare_milestones=names.words("milestone", p.spare_milestones),
        looking=names.words("milestone", p.looking),
        supply=[names.words("pollution", tiles) for tiles in p.supply],
        objective_deck=names.words("objective", p.objective_deck),
        objective_hand=names.words("objective", p.objective_hand),
        objective_order=list(p.objective_order),
        objective_discards=names.words("objective", p.objective_discards),
        drafted=bool(p.passed),
        seen_mission=names.bits("mission", p.seen_mission),
        seen_pollution=names.bits("pollution", p.seen_pollution),
        seen_milestone=names.bits("milestone", p.seen_milestone),
        member_milestone=names.bits("milestone", p.member_milestone),
        stamp=p.stamp,
        handed_out=p.handed_out,
        end_turn=p.end_turn,
        stage=p.stage,
    )
    return {**head(p), "state": as_json(state)}


def _player(p: ReefPosition, seat: int, names: Names) -> Player:
    first = seat * RESOURCES
    return Player(
        ship=names.word("ship", p.ship[seat]),
        score=p.score[seat],
        energy=p.energy[seat],
        coins=p.coins[seat],
        cargo=p.cargo[first : first + RESOURCES],
        locked=p.locked[first : first + RESOURCES],
        deployment=p.deployment[seat],
        removed=p.removed[seat],
        ship_at=names.word("spot", p.ship_at[seat]),
        diver=p.diver[seat],
        research=names.word("research-step", p.scientist[seat]),
        arrived=p.arrived[seat],
        crew=[names.crew(p.crew[seat * HIRED + space]) for space in range(HIRED)],
        objective=names.word("objective", p.objective[seat]),
        objective_vp=p.objective_vp[seat],
        hand=names.words("mission", p.hands[seat]),
        packet=names.words("mission", p.packets[seat]),
        played=names.words("mission", p.played[seat]),
        flipped=names.words("mission", [card for card in p.played[seat] if p.flipped[card]]),
        milestones=names.words("milestone", p.milestones_open[seat]),
        milestones_down=[
            (names.word("milestone", tile_passed(code)), stack_passed(code) + 1)
            for code in p.milestones_down[seat]
        ],
        pollution=names.words("pollution", p.pollution[seat]),
        used=names.words("pollution", [tile for tile in p.pollution[seat] if p.used[tile]]),
        first_kept=names.word("mission", p.first_kept[seat]),
        rejected=names.word("mission", p.rejected[seat]),
        passed=names.words("mission", p.passed[seat]) if p.passed else [],
    )
