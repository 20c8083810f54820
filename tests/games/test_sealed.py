"""Sealed chance in every game: dumps carry it, worlds that might be do not, and whole games replay."""

from __future__ import annotations

import json
from typing import Any

import pytest

import bathysphere as bs
from bathysphere.catalogue import GAMES
from bathysphere.engine.chance import Source
from bathysphere.engine.game import SPECTATOR
from bathysphere.engine.position import Position
from bathysphere.engine.record import Record

SEED = "9f0c5f1e2d3c4b5a69788796a5b4c3d2"


def some_way_in(name: str, moves: int = 40) -> Position:
    p = bs.start(name, 3, SEED)
    source = Source(5)
    for _ in range(moves):
        p.act(p.choices[source.below(len(p.choices))])
    return p


@pytest.mark.parametrize("name", GAMES)
def test_a_sealed_position_comes_back_from_its_dump(name: str) -> None:
    p = some_way_in(name)
    data: Any = json.loads(json.dumps(p.dump()))
    assert data["chance"] == {"kind": "sealed", "seed": SEED, "used": p.chance}
    again = bs.load(name, data)
    assert again.dump() == p.dump()
    assert [again.below(50) for _ in range(20)] == [p.below(50) for _ in range(20)]


@pytest.mark.parametrize(
    ("chance", "place", "code"),
    [
        ({"kind": "lucky", "seed": SEED, "used": 3}, "chance.kind", "load-chance"),
        ({"kind": "quick", "seed": SEED, "used": 3}, "chance.kind", "load-chance"),
        ({"kind": "sealed", "seed": SEED[1:], "used": 3}, "chance.seed", "load-seed"),
        ({"kind": "sealed", "seed": "x" * 32, "used": 3}, "chance.seed", "load-seed"),
        ({"kind": "sealed", "seed": SEED, "used": -1}, "chance.used", "load-range"),
        ({"kind": "sealed", "seed": SEED, "used": 2**63}, "chance.used", "load-range"),
        ({"kind": "sealed", "seed": SEED}, "chance", "load-value"),
        ({"kind": "sealed", "seed": 7, "used": 3}, "chance.seed", "load-value"),
        ({"kind": "sealed", "seed": SEED, "used": 3, "more": 1}, "chance", "load-value"),
        (SEED, "chance", "load-value"),
        (0, "chance", "load-range"),
    ],
)
@pytest.mark.parametrize("name", GAMES)
def test_no_other_chance_is_loaded(name: str, chance: object, place: str, code: str) -> None:
    data = some_way_in(name).dump() | {"chance": chance}
    with pytest.raises(bs.LoadError) as caught:
        bs.load(name, data)
    assert (caught.value.place, caught.value.code) == (place, code)
    assert "{" not in str(caught.value)
    assert caught.value.sentence("de") != str(caught.value)


@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_might_be_have_quick_chance_and_know_nothing_of_the_key(name: str) -> None:
    p = some_way_in(name)
    other = p.copy()
    other.key, other.chance = bytes(16), 12345
    quick = p.copy()
    quick.go_on_by_chance(99)
    for seat in (SPECTATOR, 0, 1, 2):
        world = p.determinize(seat, 7)
        assert world.key is None
        assert SEED not in json.dumps(world.dump())
        assert world.dump() == other.determinize(seat, 7).dump() == quick.determinize(seat, 7).dump()
    assert p.key == bytes.fromhex(SEED)


@pytest.mark.parametrize("name", GAMES)
def test_a_sealed_game_replays_from_its_record(name: str) -> None:
    p = bs.start(name, 2, SEED)
    record = Record(name, 2, SEED, p.game.version, dict(p.content.settings))
    source = Source(11)
    while not p.over:
        action = p.choices[source.below(len(p.choices))]
        record.actions.append(p.text(action))
        p.act(action)
    record.result = [score.total for score in p.scores()]
    again = bs.replay(Record.parse(record.text()))
    assert again.dump() == p.dump()


@pytest.mark.parametrize("name", GAMES)
def test_no_view_shows_the_key(name: str) -> None:
    p = some_way_in(name)
    for seat in (SPECTATOR, 0, 1, 2):
        assert SEED not in json.dumps(p.view(seat))
