"""Worlds that differ in one fact: what a seat observes differs if the fact is open to it, else not.

Positions of random games are dumped, one entry of the dump is changed or two are exchanged, and what makes
sense (loading refuses the rest) is compared for every seat. Open is what changes the seat's view
(`faces/view.py`); secret is what leaves the world the same that a bot of the seat is given (`determinize`).
"""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import msgspec
import pytest

import bathysphere as bs
from bathysphere.catalogue import GAMES, game, load
from bathysphere.engine.chance import Source
from bathysphere.engine.errors import OptionError, Problem
from bathysphere.engine.features import Encoder

TABLES = {
    "shares": [(2, {"sides": "advanced"}), (4, {})],
    "deepsea": [(2, {"mission": "6"}), (3, {"mission": "10"}), (4, {"mode": "coop"}), (3, {"mission": "9"})],
    "reef": [(2, {"missions": "dealt"}), (4, {"side": "b"})],
}
MOMENTS = 25
CHANGES = 80
NO_FACT = ("ply", "chance")
"""How many choices were recorded, and the state of chance: nobody sees them on a table."""

NO_ORDER = ("tiles", "vessels", "looked", "token_discard")
"""Deep Sea: things in a tableau, in hand or in a pile that is not drawn from are the same in any order."""

Place = tuple[Any, ...]


def places(data: Any, above: Place = ()) -> Iterator[Place]:
    """Where the entries of a dump stand."""
    if isinstance(data, dict | list):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            yield from places(value, (*above, key))
    elif above[0] in ("turn", "stack", "state"):
        yield above


def at(data: Any, place: Place) -> Any:
    for key in place:
        data = data[key]
    return data


def changed(data: Any, everywhere: list[Place], source: Source) -> Any:
    """The dump with one entry changed, or two exchanged."""
    other = deepcopy(data)
    one, two = (everywhere[source.below(len(everywhere))] for _ in range(2))
    value = at(data, one)
    if isinstance(value, bool):
        at(other, one[:-1])[one[-1]] = not value
    elif isinstance(value, int) and source.below(2):
        at(other, one[:-1])[one[-1]] = value + source.below(2) * 2 - 1
    else:
        at(other, one[:-1])[one[-1]] = at(data, two)
        at(other, two[:-1])[two[-1]] = value
    return other


def seen(p: bs.Position, seat: int) -> dict[str, Any]:
    """What the seat sees."""
    view: dict[str, Any] = msgspec.to_builtins(p.view(seat))
    for lying in [view, *view["players"]]:
        for name in set(NO_ORDER) & set(lying):
            lying[name] = sorted(lying[name], key=str)
    return {key: value for key, value in view.items() if key not in NO_FACT}


def believed(p: bs.Position, seat: int) -> dict[str, Any]:
    """The world that stands for all that the seat cannot tell apart."""
    world: dict[str, Any] = p.determinize(seat, 0).dump()  # type: ignore[assignment]
    return {key: value for key, value in world.items() if key not in NO_FACT}


def neighbours(name: str, seats: int, settings: dict[str, str]) -> Iterator[tuple[bs.Position, bs.Position]]:
    """Positions of a random game, each beside one that differs in one fact."""
    source = Source(seats)
    p = bs.start(name, seats, 7, **settings)
    length = len_of_game(p.copy(), Source(1))
    while not p.over:
        if source.below(length) < MOMENTS:
            data = p.dump()
            everywhere = list(places(data))
            for _ in range(CHANGES):
                try:
                    yield p, load(name, changed(data, everywhere, source))
                except (Problem, TypeError):
                    continue
        p.act(p.choices[source.below(len(p.choices))])


def len_of_game(p: bs.Position, source: Source) -> int:
    while not p.over:
        p.act(p.choices[source.below(len(p.choices))])
    return p.ply


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "seats", "settings"), [(name, *table) for name in GAMES for table in TABLES[name]]
)
def test_one_open_fact_makes_another_observation_and_one_secret_makes_none(
    name: str, seats: int, settings: dict[str, str]
) -> None:
    encoder: Encoder[Any] = game(name).encoder()
    differing, secret = 0, 0
    for here, there in neighbours(name, seats, settings):
        for seat in range(seats):
            same = encoder.encode(here, seat) == encoder.encode(there, seat)
            before, after = seen(here, seat), seen(there, seat)
            if before != after:
                keys = [key for key in before if before[key] != after[key]]
                assert not same, f"seat {seat} sees no difference of {keys}"
                differing += 1
            elif believed(here, seat) == believed(there, seat):
                assert same, f"seat {seat} sees a difference between worlds it cannot tell apart"
                secret += here.dump() != there.dump()
    assert differing > 100
    assert secret > 20


@pytest.mark.parametrize("name", GAMES)
def test_what_the_table_chose_is_observed(name: str) -> None:
    """Every preset of every setting makes another observation, at the same deal."""
    encoder: Encoder[Any] = game(name).encoder()
    for setting in game(name).settings:
        rows: list[bytearray] = []
        for preset in setting.presets:
            try:
                rows.append(encoder.encode(bs.start(name, 3, 5, **{setting.name: preset}), 0))
            except OptionError:
                continue  # solo games have one seat
        assert len({bytes(row) for row in rows}) == len(rows) > 1, setting.name
