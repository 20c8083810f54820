"""Chapters F and G: cleaning sectors and Pollution tiles."""

import pytest

from bathysphere.games.reef.rules.position import EMPTY
from tests.games.reef.table import BLUE, ORANGE, PINK, Table


def hammerhead() -> Table:
    """The rulebook's cleaning example on sector s08, with everything but Pink's ball on h-l."""
    table = Table(3).ball("e-h", BLUE, ORANGE).ball("e-j", PINK, BLUE).ball("j-l", BLUE)
    table.ship(PINK, "h").ship(ORANGE, "l").research(BLUE, "2").research(ORANGE, "2").research(PINK, "4")
    return table.energy(PINK, 5).turn(PINK)


@pytest.mark.rule(
    "TC-03", "RP-050", "RP-051", "RP-052", "RP-053", "RP-055", "RP-056", "RP-097", "RP-128", "AM-34"
)
def test_tc03_cleaning_with_a_tie() -> None:
    table = hammerhead()
    tile = table.p.sector_tile[table.number("sector", "s08")]
    table.do("deploy h-l")
    assert table.p.energy[PINK] == 2, "three symbols were visible"
    assert table.p.score == [3, 3, 2]
    assert table.p.sector_tile[table.number("sector", "s08")] == EMPTY
    assert table.p.pollution == [[tile], [], []]


@pytest.mark.rule("TC-03", "RP-053", "RP-128")
def test_tc03_variant_a_blue_further_ahead() -> None:
    table = hammerhead().research(BLUE, "6").turn(PINK).do("deploy h-l")
    assert [len(tiles) for tiles in table.p.pollution] == [0, 1, 0]


@pytest.mark.rule("TC-03", "RP-128", "AM-35")
def test_tc03_variant_b_the_later_arrival_is_ahead() -> None:
    table = hammerhead().research(BLUE, "4").research(PINK, "4").turn(PINK).do("deploy h-l")
    assert [len(tiles) for tiles in table.p.pollution] == [1, 0, 0]


@pytest.mark.rule("TC-22", "RP-054", "AM-11", "AM-105")
def test_tc22_one_ball_closes_two_sectors() -> None:
    table = Table(4).ball("a-b", PINK).ball("b-f", PINK).ball("a-e", BLUE)
    table.ball("f-start", BLUE).ball("j-start", BLUE).ball("e-j", BLUE)
    table.ship(PINK, "e").energy(PINK, 5).turn(PINK).do("deploy e-f")
    assert table.options() == ["settle s01", "settle s06"]
    assert table.refused("settle s02") == "not-just-closed"
    before = table.p.copy()
    table.do("settle s01")
    assert len(table.p.pollution[PINK]) == 1, "s01: Pink 3 balls and the Ship, Blue 1"
    assert len(table.p.pollution[BLUE]) == 1, "s06: Blue 3 balls and a Ship at the start, Pink 1 and the Ship"
    assert table.p.score[:2] == [4 + 2, 1 + 4]
    before.play("settle s06")
    assert before.score == table.p.score


@pytest.mark.rule("RP-055")
def test_a_cleaned_sector_is_not_scored_again() -> None:
    table = hammerhead().do("deploy h-l")
    score = table.p.score.copy()
    table.p.energy[PINK] = 9
    table.turn(PINK).do("deploy h-l")
    assert table.p.score == score


@pytest.mark.rule("TC-23", "RP-056", "RP-057", "RP-058", "AM-71", "AM-77")
def test_tc23_a_tile_won_in_anothers_turn_waits() -> None:
    table = hammerhead().research(BLUE, "6").turn(PINK).do("deploy h-l")
    tile = table.name("pollution", table.p.pollution[BLUE][0])
    assert table.refused(f"reveal {tile}") == "not-your-tile"
    assert table.p.view(BLUE)["players"][BLUE]["pollution"][0]["tile"] == tile  # type: ignore[index]
    assert table.p.view(PINK)["players"][BLUE]["pollution"][0]["tile"] is None  # type: ignore[index]
    table.turn(BLUE)
    assert f"reveal {tile}" in table.options()


@pytest.mark.rule("RP-058", "RP-059", "RP-060", "AM-100")
def test_revealing_once_a_turn() -> None:
    table = Table().coins(PINK, 0).energy(PINK, 1).pollution(PINK, "s01", "s03").turn(PINK)
    assert table.parts(PINK)["pollution"] == 2
    table.do("reveal s01")
    assert table.p.energy[PINK] == 6
    assert table.parts(PINK)["pollution"] == 1, "a revealed tile is worth nothing"
    assert table.refused("reveal s03") == "revealed-already"
    assert table.refused("reveal s01") == "tile-used"
    table.turn(PINK).do("reveal s03")
    assert table.p.coins[PINK] == 4


@pytest.mark.rule("RP-058", "AM-25", "AM-99")
def test_revealing_in_a_recharge_turn() -> None:
    table = Table().energy(PINK, 0).pollution(PINK, "s01").turn(PINK).do("recharge", "reveal s01")
    assert table.p.energy[PINK] == 5
    table.do("space 0")
    assert table.p.energy[PINK] == 8


@pytest.mark.rule("TC-24", "RP-059", "RP-155")
def test_tc24_reveal_with_vp_refused_after_a_reveal() -> None:
    table = Table().pollution(PINK, "s01", "s03").hand(PINK, "m32").landed(PINK, "h", "quillfish")
    table.do("play m32", "reveal s01")
    assert table.refused("resolve mission-2") == "revealed-already"


@pytest.mark.rule("RP-155", "AM-75")
def test_reveal_with_vp() -> None:
    table = Table().coins(PINK, 0).pollution(PINK, "s01", "m01").hand(PINK, "w08").energy(PINK, 2).turn(PINK)
    table.do("play w08", "resolve effect-1", "reveal m01")
    while table.step == "entries":
        table.do(table.options()[0])
    assert table.p.score[PINK] == 2, "the VP of the tile"
    assert table.p.energy[PINK] == 7
    assert table.p.coins[PINK] == 3
    assert table.refused("reveal s01") == "revealed-already"


@pytest.mark.rule("RP-153", "AM-74")
def test_the_smallest_tile_of_the_supply() -> None:
    table = Table().turn(PINK)
    top = table.p.supply[0][-1]
    table.give(PINK, "pollution_take", 1)
    assert table.p.pollution[PINK] == [top]
    table.p.pollution[BLUE] += table.p.supply[0]
    table.p.supply[0] = []
    top = table.p.supply[1][-1]
    table.give(PINK, "pollution_take", 1)
    assert table.p.pollution[PINK][-1] == top


@pytest.mark.rule("RP-154", "AM-76")
def test_a_refreshed_tile_is_as_good_as_new() -> None:
    table = Table().coins(PINK, 0).energy(PINK, 0).pollution(PINK, "s01").turn(PINK).do("reveal s01")
    table.give(PINK, "pollution_refresh", 1)
    assert table.p.used[table.number("pollution", "s01")] == 0
    assert table.parts(PINK)["pollution"] == 1
    assert table.refused("reveal s01") == "revealed-already", "still once a turn"
    assert table.p.view(BLUE)["players"][PINK]["pollution"][0]["tile"] == "s01"  # type: ignore[index]
    table.turn(PINK).do("reveal s01")


@pytest.mark.rule("TC-34", "RP-133", "AM-73", "AM-113")
@pytest.mark.parametrize(("supply", "tiles"), [(5, 2), (0, 1)])
def test_tc34_power_4(supply: int, tiles: int) -> None:
    table = Table(4, ships=("tidewatch", "meridian", "halcyon", "bluefin"))
    p = table.p
    while len(p.supply[1]) > supply:
        p.pollution[ORANGE].append(p.supply[1].pop())
    table.ball("b-f", PINK).ball("e-f", PINK).ball("a-e", PINK).ship(PINK, "a").energy(PINK, 5).turn(BLUE)
    table.ship(BLUE, "b").energy(BLUE, 6).turn(BLUE).do("deploy a-b")
    assert len(p.pollution[PINK]) == tiles, "also in another player's turn"
    assert len(p.supply[1]) == max(0, supply - 1)
    assert all(p.compiled.pollution_size[tile] == 1 for tile in p.pollution[PINK])
