"""The promises of the engine, kept by Reef Project over all tables and temperaments."""

import random
import tomllib
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings

import bathysphere.games.reef
from bathysphere.engine.position import Position
from bathysphere.games.reef.rules.codes import crew_tile, is_intern, shows_face, tile_passed
from bathysphere.games.reef.rules.frames import RowFrame
from bathysphere.games.reef.rules.position import AFTER_OBJECTIVES, EMPTY, ReefPosition
from bathysphere.games.reef.rules.verbs import (
    CREW,
    HIRED,
    MILESTONES,
    OBJECTIVES,
    POLLUTION,
    RESOURCES,
    SEATS,
)
from tests.games import harness
from tests.games.harness import Setup

setups = harness.any_setups("reef")


def any_setup(fresh: random.Random) -> Setup:
    """A set-up for the comparison of compiled and plain."""
    return harness.any_setup("reef", fresh)


def conserved(p: Position) -> None:
    """Every ball, tile and card in exactly one place, every store within its limits."""
    assert isinstance(p, ReefPosition)
    t = p.compiled
    missions = [*p.mission_deck, *p.mission_offer, *chain(*p.hands, *p.packets, *p.played)]
    assert sorted(missions) == t.missions_in_play
    waiting = [frame.tile for frame in p.stack if isinstance(frame, RowFrame)]
    crew = [crew_tile(tile) for tile in p.crew if tile != EMPTY]
    assert sorted(crew + waiting + p.crew_stack + p.crew_offer + p.crew_discard) == list(range(CREW))
    on_board = [tile for tile in p.sector_tile if tile != EMPTY]
    assert sorted([*on_board, *chain(*p.supply, *p.pollution)]) == list(range(POLLUTION))
    down = [tile_passed(code) for codes in p.milestones_down for code in codes]
    milestones = [*down, *p.looking, *p.spare_milestones, *chain(*p.stacks, *p.milestones_open)]
    assert sorted(milestones) == list(range(MILESTONES))
    kept = [card for card in p.objective if card != EMPTY]
    objectives = kept + p.objective_deck + p.objective_hand + p.objective_discards
    assert sorted(objectives) == list(range(OBJECTIVES))
    for route in range(t.routes):
        balls = p.balls[route * SEATS : (route + 1) * SEATS]
        assert sum(balls) == p.filled[route] <= t.pips[route]
    for seat in range(p.seats):
        locked = p.locked[seat * RESOURCES : (seat + 1) * RESOURCES]
        balls_out = sum(p.balls[seat::SEATS])
        assert sum(locked) + p.deployment[seat] + p.removed[seat] + balls_out == 15
        assert p.deployment[seat] >= 0
        assert 0 <= p.energy[seat] <= t.energy_max
        assert p.coins[seat] >= 0
        for kind in range(RESOURCES):
            assert 0 <= p.cargo[seat * RESOURCES + kind] <= 5 - locked[kind]
        effects = [t.crew_effect[x] for x in p.crew[seat * HIRED : (seat + 1) * HIRED] if shows_face(x)]
        assert len(set(effects)) == len(effects)
        assert not set(effects) & set(t.printed_effect)
    for sector in range(t.sectors):
        closed = all(p.filled[route] for route in t.sector_routes[sector])
        settling = any(p.steps[frame.step].name == "settle" for frame in p.stack)
        assert settling or closed == (p.sector_tile[sector] == EMPTY)
    assert sum(node == t.last_node for node in p.scientist) <= 1
    docked = [spot for spot in p.ship_at if spot not in (EMPTY, t.start)]
    assert len(set(docked)) == len(docked)
    if any(score >= 22 for score in p.score) and not p.stack[-1:]:
        assert p.handed_out
    assert len(p.choices) <= 60


OBJECTIVE_SHEET = Path(bathysphere.games.reef.__file__).parent / "content" / "data" / "objectives.toml"


def objective_recounted(p: ReefPosition, seat: int) -> int:
    """The Objective of a seat from its dump and the sheet of the cards.  RP-118, RP-156 .. RP-165"""
    state: Any = p.dump()["state"]
    player = state["players"][seat]
    cards = {card["id"]: card for card in tomllib.loads(OBJECTIVE_SHEET.read_text("utf-8"))["objective"]}
    if player["objective"] not in cards:
        return 0
    card = cards[player["objective"]]
    per = card["score"].get("vp_per", 0)
    own = {route: balls[seat] for route, balls in state["balls"].items()}
    around = [[p.compiled.labels["route"][r] for r in routes] for routes in p.compiled.sector_routes]
    points = {
        "research_vp": RESEARCH[player["research"]],
        "seafloor_steps": per * player["diver"],
        "cleared_tracks": per * player["locked"].count(0),
        "crew_hired": per * sum(tile != "-" for tile in player["crew"]),
        "balls_around_best_sector": per * max(sum(own.get(r, 0) for r in routes) for routes in around),
        "unused_pollution": per * (len(player["pollution"]) - len(player["used"])),
        "coins": per * player["coins"],
        "balls_on_board": per * sum(own.values()),
    }
    kind = card["score"]["kind"]
    if kind.startswith("tiers"):
        have = sum(player["cargo"]) if kind == "tiers_resources" else len(player["played"])
        tiers = zip(card["score"]["at"], card["score"]["vp"], strict=True)
        points_of_it = max((vp for at, vp in tiers if have >= at), default=0)
    else:
        points_of_it = points[kind]
    return int(min(points_of_it, card["cap"])) if card["cap"] else int(points_of_it)


MAIN_TRACK = {"0": 0, "1": 1, "2": 2, "3": 3, "3-side": 4, "4": 5, "5": 6, "6": 7, "7": 8, "7-side": 9}
RESEARCH = {**MAIN_TRACK, "8": 10, "9": 11, "10": 12, "11": 13, "12": 15}


def recounted(p: ReefPosition, seat: int, objective: int) -> int:
    """The final score once more, straight from the rulebook's list and the content's names."""
    t = p.compiled
    names = t.labels
    total = p.score[seat] + objective + len(p.played[seat])
    total += RESEARCH[names["research-step"][p.scientist[seat]]]
    ahead = sorted(range(p.seats), key=lambda s: (p.scientist[s], p.arrived[s]), reverse=True)
    five = names["research-step"].index("5")
    better = 0
    for other in range(p.seats):
        further = p.diver[other] > p.diver[seat]
        tied = p.diver[other] == p.diver[seat] and ahead.index(other) < ahead.index(seat)
        better += further or tied
    for step in {2: [5, 10], 3: [10], 4: []}[p.seats]:
        better += step > p.diver[seat] or (step == p.diver[seat] and five > p.scientist[seat])
    total += [12, 10, 6, 0, 0, 0][better]
    total += 3 * min(p.cargo[seat * 3 : seat * 3 + 3])
    for row in range(3):
        tiles = p.crew[seat * 9 + row * 3 : seat * 9 + row * 3 + 3]
        color = t.row_color[p.ship[seat] * 3 + row]
        right = all(x != EMPTY and (is_intern(x) or t.crew_color[x] == color) for x in tiles)
        total += 3 * right * t.side_b
    for sector in range(t.sectors):
        if p.sector_tile[sector] != EMPTY:
            continue
        counts = {s: sum(p.balls[r * 4 + s] for r in t.sector_routes[sector]) for s in range(p.seats)}
        order = sorted((s for s in counts if counts[s]), key=lambda s: (-counts[s], ahead.index(s)))
        if order[0] == seat:
            total += 2 * t.sharks[sector]
        elif len(order) > 1 and order[1] == seat:
            total += t.sharks[sector]
    return total + sum(t.pollution_vp[tile] for tile in p.pollution[seat] if not p.used[tile])


@pytest.mark.slow
@pytest.mark.rule("RP-034", "RP-035", "RP-036", "RP-055", "RP-080", "RP-089", "RP-102")
@settings(max_examples=harness.examples(70))
@given(setups)
def test_games_end_and_keep_every_piece(setup: Setup) -> None:
    harness.check_ends_and_conserves(setup, conserved)


@pytest.mark.slow
@pytest.mark.rule("RP-116", "RP-127", "RP-128")
@settings(max_examples=harness.examples(100))
@given(setups)
def test_scores_counted_independently(setup: Setup) -> None:
    objectives: list[int] = []

    def visit(p: Position) -> None:
        """Objectives count before the last trades: at the first moment at which they lie open."""
        assert isinstance(p, ReefPosition)
        if p.stage == AFTER_OBJECTIVES and not objectives:
            objectives.extend(objective_recounted(p, seat) for seat in range(p.seats))

    p, _ = harness.random_game(setup, visit)
    assert isinstance(p, ReefPosition)
    totals = [score.total for score in p.scores()]
    assert totals == [recounted(p, seat, objectives[seat]) for seat in range(p.seats)]
    assert p.turn == p.end_turn
    assert p.turn % p.seats == 0
    best = [seat for seat in range(p.seats) if totals[seat] == max(totals)]
    assert p.winners() == [max(best, key=lambda s: (p.scientist[s], p.arrived[s]))]


@pytest.mark.slow
@settings(max_examples=harness.examples(10))
@given(setups)
def test_copies_are_independent(setup: Setup) -> None:
    harness.check_copies(setup)


@pytest.mark.slow
@settings(max_examples=harness.examples(24))
@given(setups)
def test_records_replay_to_the_same_position(setup: Setup) -> None:
    harness.check_record(setup)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_text_of_every_action_is_lossless(seats: int) -> None:
    harness.check_texts_lossless(Setup("reef", seats, 1))


@pytest.mark.slow
@settings(max_examples=harness.examples(20))
@given(setups)
def test_dumps_load_to_equal_positions(setup: Setup) -> None:
    harness.check_dump(setup)


@pytest.mark.slow
@settings(max_examples=harness.examples(20))
@given(setups)
def test_an_action_is_legal_exactly_if_no_reason_speaks_against_it(setup: Setup) -> None:
    harness.check_reasons(setup)


@pytest.mark.slow
@settings(max_examples=harness.examples(10))
@given(setups)
def test_everything_on_the_table_says_what_leads_there_or_what_is_missing(setup: Setup) -> None:
    harness.check_reasons_lead(setup)


def test_reasons_lead_somewhere_in_most_turns() -> None:
    """The ways that the test above follows are there: random games are full of them."""
    ways = [harness.check_reasons_lead(Setup("reef", 3, seed)) for seed in range(4)]
    assert sum(ways) > 20


@pytest.mark.slow
@pytest.mark.rule("RP-006", "RP-057")
@settings(max_examples=harness.examples(20))
@given(setups)
def test_no_seat_can_tell_worlds_apart(setup: Setup) -> None:
    harness.check_two_worlds(setup)
