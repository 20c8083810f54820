"""Rulings on the attribute tracks: AM-079 .. AM-083. Most need a mat that is not the printed one."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import bathysphere as bs

from .packs import changed, ours
from .table import attribute, options, play, position, refusal, staging, step, vessels

MAT = "player_mat.toml"
LONGER = [
    ("last_step = 12", "last_step = 15"),
    ("impact_step = 10 ", "impact_step = 13 "),
    ("steps = [10, 11, 12]", "steps = [10, 11, 12, 13, 14, 15]"),
]


def recruiting(seat: int = 0, **player: Any) -> Any:
    return position(2, do="recruit", seat=seat, players={seat: player})


@pytest.mark.rule("DS-064", "DS-132", "AM-079")
def test_two_steps_release_the_vessel_of_the_space_between() -> None:
    """The Marine Engineer brings two Ingenuity: from 1 over 2 to 3"""
    p = recruiting(attributes={"reputation": 2, "ingenuity": 1})
    before = staging(p)
    play(p, "recruit marine_engineer")
    assert attribute(p, "ingenuity") == 3
    assert vessels(p) == ["the_sea_star", "the_sea_star"]
    assert staging(p) == before + 1 + 1, "the arrival bonus of the launch zone, and the Effort"


@pytest.mark.rule("DS-064", "DS-129", "AM-079")
def test_two_steps_earn_the_impact_of_the_space_between() -> None:
    p = recruiting(attributes={"reputation": 2, "ingenuity": 9}, vessels=["the_sea_star"] * 3)
    play(p, "recruit marine_engineer")
    assert (step(p), attribute(p, "ingenuity")) == ("impact", 10), "the second step waits for the first"
    play(p, "mark 0,0")
    assert (attribute(p, "ingenuity"), step(p) == "impact") == (11, False)


@pytest.mark.rule("DS-133", "DS-130", "AM-080")
def test_a_cube_that_goes_round_releases_no_vessel_again(tmp_path: Path) -> None:
    """A mat whose second Vessel lies on the Impact symbol: the first arrival releases it, the second not."""
    pack = changed(tmp_path, MAT, ("vessel_steps = [2, 7]", "vessel_steps = [2, 10]"))
    for cube, before, after in ((9, 2, 3), (12, 3, 3)):
        player = {"attributes": {"ingenuity": cube}, "vessels": ["the_sea_star"] * before}
        p = position(2, pack=pack, players={0: player | {"staging": 1, "tokens": ["any_attribute"]}})
        play(p, "use any_attribute", "step ingenuity")
        while step(p) == "impact":
            play(p, "decline")
        assert (attribute(p, "ingenuity"), len(vessels(p))) == (10, after)
        assert staging(p) == 1 + after - before, "no Vessel, no arrival bonus"


def mat() -> Any:
    return tomllib.loads(ours(MAT))


@pytest.mark.rule("DS-100", "DS-128", "AM-081")
def test_the_levels_of_space_0_are_those_of_the_mat() -> None:
    first = next(bracket["level"] for bracket in mat()["bracket"] if 0 in bracket["steps"])
    p: Any = bs.start("deepsea", seats=2, seed=1)
    for player in p.view(-1)["players"]:
        assert (player["attributes"], player["levels"]) == ([0] * 4, [first] * 4)
    assert {option.details["tier"] for option in p.options()} == set(range(1, first + 1))


@pytest.mark.rule("DS-100", "DS-128", "AM-081")
def test_another_mat_gives_other_levels_at_space_0(tmp_path: Path) -> None:
    """With level 2 there, tier 2 can be recruited, Effort gives two discs and both discs come back."""
    pack = changed(tmp_path, MAT, ("level = 1\nsteps = [0, 1]", "level = 2\nsteps = [0, 1]"))
    player = {"tiles": ["team_leader*", "pilot*"]}
    p = position(2, pack=pack, do="recruit", players={0: player})
    assert {option.details["tier"] for option in p.options()} == {1, 2}
    play(p, "recruit reef_diver")
    assert staging(p) == 2 + 2
    assert p.view(-1)["players"][0]["reach"] == 2


@pytest.mark.rule("DS-129", "DS-130", "AM-082")
@pytest.mark.parametrize(
    ("cube", "after", "pays"), [(9, 10, False), (12, 13, True), (13, 14, False), (15, 13, True)]
)
def test_length_of_the_tracks_and_place_of_the_symbol_are_read_from_the_mat(
    tmp_path: Path, cube: int, after: int, pays: bool
) -> None:
    """A mat with three spaces more, and the symbol three further"""
    pack = changed(tmp_path, MAT, *LONGER)
    player = {"attributes": {"coordination": cube}, "tokens": ["any_attribute"]}
    p = position(2, pack=pack, players={0: player})
    play(p, "use any_attribute", "step coordination")
    assert (attribute(p, "coordination"), step(p) == "impact") == (after, pays)


@pytest.mark.rule("DS-129", "DS-130", "AM-082")
@pytest.mark.parametrize(("cube", "after", "pays"), [(9, 10, True), (10, 11, False), (12, 10, True)])
def test_the_printed_mat_pays_on_its_own_spaces(cube: int, after: int, pays: bool) -> None:
    shape = mat()["shape"]
    assert (shape["impact_step"], shape["last_step"]) == (10, 12)
    player = {"attributes": {"coordination": cube}, "tokens": ["any_attribute"]}
    p = play(position(2, players={0: player}), "use any_attribute", "step coordination")
    assert (attribute(p, "coordination"), step(p) == "impact") == (after, pays)


@pytest.mark.rule("DS-066", "AM-083")
def test_the_lowest_attribute_is_the_cube_furthest_back_not_the_lowest_level() -> None:
    """Spaces 4, 5 and 6 are one level: only the cube on 4 is the lowest."""
    attributes = {"reputation": 6, "inspiration": 5, "coordination": 4, "ingenuity": 4}
    player = {"attributes": attributes, "vessels": ["the_sea_star"] * 2, "tokens": ["lowest_attribute"]}
    p = position(2, players={0: player})
    assert p.view(-1)["players"][0]["levels"] == [3, 3, 3, 3]
    play(p, "use lowest_attribute")
    assert options(p) == ["step coordination", "step ingenuity"]
    assert refusal(p, "step inspiration") == "DS-066"
