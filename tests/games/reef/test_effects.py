"""Every icon is one class: its number, its keys in the content files, and its answers agree."""

import random
from typing import get_args

import pytest

import bathysphere as bs
from bathysphere.games.reef.content.schema.effects import AnyEffect
from bathysphere.games.reef.rules.compiled import CHOOSE, CONVERT, GAIN, UNLOCK
from bathysphere.games.reef.rules.effect import EFFECTS, effect_of, obstacle, possible, register
from bathysphere.games.reef.rules.position import ReefPosition
from bathysphere.games.reef.rules.steps.effects import ALL_EFFECTS

STRUCTS = {str(kind.__struct_config__.tag): kind for kind in get_args(AnyEffect)}
OWN_KEYS = {
    "gain": {"what", "n"},
    "hire": {"delta"},
    "activate_color": {"color"},
    "mission": {"reach", "n"},
    "convert": {"times", "pay", "get"},
    "choose": {"options"},
}


def test_every_icon_of_the_files_has_a_class_and_every_class_an_icon() -> None:
    assert EFFECTS == ALL_EFFECTS
    assert sorted(STRUCTS) == sorted(icon.name for icon in EFFECTS)
    assert [icon.op for icon in EFFECTS] == list(range(len(EFFECTS)))
    for number, name in ((GAIN, "gain"), (UNLOCK, "unlock"), (CONVERT, "convert"), (CHOOSE, "choose")):
        assert EFFECTS[number].name == name


@pytest.mark.parametrize("name", sorted(STRUCTS))
def test_an_icon_takes_its_own_keys_and_no_others(name: str) -> None:
    assert set(STRUCTS[name].__struct_fields__) == OWN_KEYS.get(name, {"n"})


def test_icons_out_of_order_are_refused() -> None:
    with pytest.raises(AssertionError):
        register(ALL_EFFECTS[::-1])
    assert EFFECTS == ALL_EFFECTS


@pytest.mark.parametrize("seed", range(4))
def test_what_can_be_done_has_no_obstacle_and_the_other_way_round(seed: int) -> None:
    """Of every entry of the content, for whoever has to choose, whatever list it stands in."""
    p = bs.start("reef", seats=2 + seed % 3, seed=seed, missions="dealt")
    assert isinstance(p, ReefPosition)
    fresh = random.Random(seed)
    met = set()
    for _ in range(400):
        if p.over:
            break
        if p.ship_at[p.seat] >= 0 and p.ship[p.seat] >= 0:
            for entry in range(len(p.compiled.op)):
                can, why = possible(p, p.seat, entry), obstacle(p, p.seat, entry)
                assert can == (why is None), effect_of(p.compiled, entry).name
                met.add(can)
        p.act(fresh.choice(p.choices))
    assert met == {True, False}
