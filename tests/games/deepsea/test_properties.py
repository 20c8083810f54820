"""The promises every game keeps, on games of Deep Sea over the whole grid, with people of all sorts."""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import bathysphere as bs
from bathysphere.engine.chance import Source
from bathysphere.engine.errors import LoadError
from bathysphere.engine.position import Position
from bathysphere.games.deepsea.content.options import READINGS
from bathysphere.games.deepsea.rules import verbs
from bathysphere.games.deepsea.rules.dump_checks import missing
from bathysphere.games.deepsea.rules.frames import TravelToFrame
from bathysphere.games.deepsea.rules.position import DeepSeaPosition
from tests.games import harness
from tests.games.harness import Setup, check_reasons_lead
from tests.games.temperaments import mixed_table

from .table import frame, position, tables


def grid() -> Iterator[Any]:
    """Every mission, edition, player count and mode; the seed differs from case to case."""
    number = 0
    for mission in range(1, 11):
        for edition in ("retail", "german", "prototype"):
            if edition == "prototype" and mission > 8:
                continue
            for seats in range(1, 6 if edition == "retail" else 5):
                for mode in ("solo",) if seats == 1 else ("competitive", "coop"):
                    number += 1
                    settings = {"mission": str(mission), "edition": edition, "mode": mode}
                    settings |= {reading.name: reading.presets[number % 2] for reading in READINGS}
                    yield pytest.param(seats, number, settings, id=f"{mission}-{edition}-{seats}-{mode}")


def any_setup(fresh: random.Random) -> Setup:
    """A set-up for the comparison of compiled and plain."""
    return harness.any_setup("deepsea", fresh)


def conserved(p: Position) -> None:
    """Every piece in exactly one place."""
    assert isinstance(p, DeepSeaPosition)
    assert not missing(p)


SAMPLE = [param for place, param in enumerate(grid()) if place % 9 == 4]


def walk(seats: int, seed: int, settings: dict[str, str], visit: Callable[[Any], None] | None = None) -> Any:
    """Play a game, visiting every position: one in three with lively people, the others with mixed tables."""
    people = mixed_table("deepsea", seats, Source(seed, 97)) if seed % 3 else ("lively",)
    p, _ = harness.random_game(Setup("deepsea", seats, seed, settings, people), visit)
    return p


def some(seats: int, seed: int, settings: dict[str, str], every: int = 23) -> list[Any]:
    """Copies of positions spread over a random game."""
    copies: list[Any] = []

    def visit(p: Any) -> None:
        if p.ply % every == seed % every and not p.over:
            copies.append(p.copy())

    walk(seats, seed, settings, visit)
    return copies


def digest(p: Any) -> str:
    return json.dumps(p.dump(), sort_keys=True)


@pytest.mark.rule("DS-028", "DS-058", "DS-102", "DS-137", "DS-255", "DS-256", "DS-283", "DS-286")
@pytest.mark.parametrize(("seats", "seed", "settings"), list(grid()))
def test_ends_after_the_last_round_with_everything_in_one_place(
    seats: int, seed: int, settings: dict[str, str]
) -> None:
    discs: list[int] = []

    def visit(p: Any) -> None:
        assert missing(p) == ""
        assert all(p.research[seat] <= 12 for seat in range(seats))
        assert len(p.drawn) <= 2
        if discs:
            assert all(now == before for now, before in zip(p.disc, discs, strict=True) if before >= 0)
        discs[:] = p.disc

    p = walk(seats, seed, settings, visit)
    assert p.round == (7 if seats == 1 else 6)
    skipped = sum(count < p.round + 1 for count in map(len, p.tiles))
    assert all(len(tiles) <= p.round + 1 for tiles in p.tiles)
    lowest = [p.tray[kind] for kind in range(p.compiled.kinds) if p.compiled.tier[kind] == 1]
    assert skipped == 0 or sum(lowest) == 0, "who recruits nothing has found no tile"
    assert all(not p.aside[seat] for seat in range(seats))
    assert all(len(held) <= 1 for held in p.held)


@pytest.mark.parametrize(("seats", "seed", "settings"), SAMPLE)
def test_legal_exactly_if_there_is_no_reason_against_it(
    seats: int, seed: int, settings: dict[str, str]
) -> None:
    for p in some(seats, seed, settings, 31):
        legal = set(p.choices)
        for action in range(p.game.vocabulary.size):
            reason = p.why_not(action)
            assert (reason is None) == (action in legal), (p.text(action), reason, p.options()[0].step)


def vessel_travels(p: Position, goal: int) -> bool:
    """A Vessel was meant: there being no other, it is asked where to, or it goes to the only place."""
    if not verbs.VESSEL.owns(goal):
        return False
    if any(verbs.TRAVEL.owns(taken.action) for taken in p.forced or []):
        return True
    asked = p.stack[-1]
    return isinstance(asked, TravelToFrame) and asked.origin == verbs.VESSEL.first(goal)


@pytest.mark.parametrize(("seats", "seed", "settings"), SAMPLE)
def test_everything_on_the_table_says_what_leads_there_or_what_is_missing(
    seats: int, seed: int, settings: dict[str, str]
) -> None:
    check_reasons_lead(Setup("deepsea", seats, seed, settings), vessel_travels)


def test_reasons_lead_somewhere_in_most_turns() -> None:
    """The ways that the test above follows are there: a random game is full of them."""
    setups = [Setup("deepsea", 3, seed, {"mission": "1"}) for seed in range(3)]
    assert sum(check_reasons_lead(setup, vessel_travels) for setup in setups) > 20


@pytest.mark.parametrize(("seats", "seed", "settings"), SAMPLE)
def test_copies_are_independent(seats: int, seed: int, settings: dict[str, str]) -> None:
    copies: list[tuple[Any, str]] = []
    walk(seats, seed, settings, lambda p: copies.append((p.copy(), digest(p))))
    for copy, before in copies:
        assert digest(copy) == before


@pytest.mark.parametrize(("seats", "seed", "settings"), SAMPLE)
def test_dump_and_load_are_equal(seats: int, seed: int, settings: dict[str, str]) -> None:
    for p in some(seats, seed, settings):
        loaded = bs.load("deepsea", json.loads(json.dumps(p.dump())))
        assert loaded.dump() == p.dump()
        assert loaded.choices == p.choices
        assert loaded.open == p.open


@pytest.mark.parametrize(("seats", "seed", "settings"), SAMPLE)
def test_a_seat_sees_the_same_in_every_world_it_cannot_tell_apart(
    seats: int, seed: int, settings: dict[str, str]
) -> None:
    for number, p in enumerate(some(seats, seed, settings)):
        for seat in [*range(seats), -1]:
            world = p.determinize(seat, number)
            assert json.dumps(world.view(seat)) == json.dumps(p.view(seat))
            assert world.choices == p.choices
            assert missing(world) == ""
            assert world.chance != p.chance
            twice = p.determinize(seat, 1).determinize(seat, number)
            assert digest(twice) == digest(world)
            if p.seat == seat:
                asked = range(number % 5, p.game.vocabulary.size, 5)
                assert [repr(world.why_not(a)) for a in asked] == [repr(p.why_not(a)) for a in asked]
            details = [[o.text, o.details] for o in p.options()]
            assert [[o.text, o.details] for o in world.options()] == details
            for action in p.choices[:3]:
                same_events(p, world, seat, action)


def same_events(p: Any, world: Any, seat: int, action: int) -> None:
    """The same action looks the same in both worlds, until something hidden is turned up."""
    logs: list[list[Any]] = []
    reveals = []
    for copy in (p.copy(), world.copy()):
        copy.sink = []
        before = copy.reveals
        copy.act(action)
        logs.append(copy.sink)
        reveals.append(copy.reveals > before)
    for here, there in zip(*logs, strict=False):
        if here.kind.reveals or there.kind.reveals:
            assert all(reveals)
            return
        assert here.data(seat) == there.data(seat)
    assert len(logs[0]) == len(logs[1])
    assert reveals == [False, False]


def test_texts_of_actions_are_lossless() -> None:
    p = bs.start("deepsea", seats=3, seed=1)
    texts = [p.text(action) for action in range(p.game.vocabulary.size)]
    assert len(set(texts)) == len(texts)
    assert [p.action(text) for text in texts] == list(range(len(texts)))


@pytest.mark.parametrize(("seats", "seed", "settings"), SAMPLE[:4])
def test_a_record_replays_to_the_same_position(seats: int, seed: int, settings: dict[str, str]) -> None:
    p = bs.start("deepsea", seats=seats, seed=seed, **settings)
    source = Source(seed, 3)
    texts = []
    while not p.over:
        action = p.choices[source.below(len(p.choices))]
        texts.append(p.text(action))
        p.act(action)
    record = bs.Record("deepsea", seats, seed, p.game.version, dict(p.content.settings), [], texts)
    again = bs.Record.parse(record.text())
    assert digest(bs.replay(again)) == digest(p)


RARE = {
    "refill": {
        "do": frame("refill", pocket=0),
        "pockets": [[], ["adventurer", "biogeographer"], ["fleet_coordinator", "robotics_engineer"]],
        "players": {
            1: {"tiles": ["team_leader", *["mentor", "ichthyologist", "ocean_historian"]]},
            2: {"tiles": ["team_leader", "biotechnologist", "dive_team_leader"]},
        },
    },
    "copy": {
        "do": "copy",
        "players": {0: {"tiles": ["team_leader", "robotics_engineer*", "reef_diver", "skipper"]}},
    },
    "pay": {"do": frame("pay", cost=3), "players": {0: {"tokens": ["disc", "travel"]}}},
    "name": {"do": frame("name", goal=2), "mission": "6"},
    "choose": {"do": frame("choose", goal=1), "mission": "8"},
    "order": {"do": frame("order", bundle=0), "players": {0: {"tiles": ["team_leader", "pilot"]}}},
    "take": {"mission": "9", "players": {0: {"tiles": ["team_leader", "pilot"]}}},
    "walk": {"do": frame("walk", hex=1), "mission": "6", "markers": {"0,1": 0}},
    "keep-token": {"do": frame("keep-token", site=5), "state": {"looked": ["disc", "travel"]}},
    "turn": {
        "edition": "prototype",
        "players": {
            0: {
                "tokens": ["disc"],
                "staging": 1,
                "journals": ["safe_movement_procedure", "the_nautical_journal"],
            }
        },
    },
}


@pytest.mark.parametrize("name", RARE)
def test_rare_choices_are_legal_exactly_if_there_is_no_reason_against_them(name: str) -> None:
    what: dict[str, Any] = dict(RARE[name])
    if name == "order":
        what["do"] = frame(
            "order", bundle=next(n for n, icons in enumerate(tables().bundles) if set(icons) == {0, 8, 9})
        )
    if name == "take":
        bundles = tables(9).bundles
        what["do"] = frame(
            "take", bundle=next(n for n, icons in enumerate(bundles) if set(icons) == {0, 8, 9})
        )
    if name == "keep-token":
        what["do"] = frame("keep-token", site=tables().labels["site"].index("the_sea_star-d1"))
        state = position().dump()["state"]
        supply = list(state["token_supply"])
        for token in ("disc@0", "travel@0"):
            supply.remove(token)
        what["state"] = {**what["state"], "token_supply": supply}
    p = position(**what)
    assert p.steps[p.stack[-1].step].name == name
    legal = set(p.choices)
    for action in range(p.game.vocabulary.size):
        assert (p.why_not(action) is None) == (action in legal), p.text(action)


def test_nonsense_is_refused_and_nothing_else_breaks() -> None:
    """A frame made up at random is either refused by the loader or can be played on from."""
    source = Source(3)
    numbers = [0, 0, 1, 2, 5, 17, 34, 45, 200, -1]
    refused = 0
    for mission in range(1, 11):
        p = walk_some(mission, 40)
        for _ in range(30):
            data = p.dump()
            step = p.steps[source.below(len(p.steps))]
            fields = {
                field: type(numbers[source.below(len(numbers))]) for field, type in step.frame.FIELDS.items()
            }
            made_up = {"step": step.name, "seat": source.below(p.seats), **fields}
            data["stack"] = [{"step": "end-turn", "seat": 0}, made_up]
            try:
                q: Any = bs.load("deepsea", data)
            except LoadError:
                refused += 1
                continue
            for _ in range(10):
                if not q.over:
                    q.act(q.choices[source.below(len(q.choices))])
    assert refused > 30


def walk_some(mission: int, plies: int) -> Any:
    p = bs.start("deepsea", seats=3, seed=mission, mission=str(mission))
    source = Source(mission)
    for _ in range(plies):
        p.act(p.choices[source.below(len(p.choices))])
    return p
