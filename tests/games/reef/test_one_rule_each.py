"""Rules that other tests name among several: here each is the only thing at stake."""

import pytest

from bathysphere.games.reef.rules.position import EMPTY
from tests.games.reef.table import BLUE, ORANGE, PINK, Table
from tests.games.reef.test_cleaning import hammerhead
from tests.games.reef.test_final import objective, pink_105


@pytest.mark.rule("RP-050")
def test_a_sector_is_cleaned_by_the_ball_on_its_last_route() -> None:
    """The other three routes carry balls of Blue, Orange and Pink."""
    table = hammerhead()
    sector = table.number("sector", "s08")
    assert table.p.sector_tile[sector] != EMPTY
    table.do("deploy h-l")
    assert table.p.sector_tile[sector] == EMPTY


@pytest.mark.rule("RP-052")
def test_a_ship_at_a_corner_of_the_cleaned_sector_scores_one() -> None:
    docked, away = hammerhead(), hammerhead().ship(ORANGE, "a").turn(PINK)
    for table in (docked, away):
        table.do("deploy h-l")
    assert docked.p.score[ORANGE] - away.p.score[ORANGE] == 1


@pytest.mark.rule("RP-118")
def test_objectives_score_at_the_end() -> None:
    assert (pink_105().parts(PINK)["objective"], Table().parts(PINK)["objective"]) == (13, 0)


@pytest.mark.rule("RP-120")
def test_the_place_on_the_research_track_scores() -> None:
    points = [Table().research(PINK, step).parts(PINK)["research"] for step in ("0", "4", "9")]
    assert points == sorted(set(points))


@pytest.mark.rule("RP-123")
@pytest.mark.parametrize(("step", "points"), [("4", 0), ("5", 6)])
def test_a_virtual_diver_has_its_scientist_on_step_5(step: str, points: int) -> None:
    """Blue stands beside it on step 5 of the seafloor: who is further in research is ahead."""
    table = Table(2).diver(PINK, 7).diver(BLUE, 5).research(PINK, "4").research(BLUE, step)
    assert table.parts(BLUE)["divers"] == points


@pytest.mark.rule("RP-126")
@pytest.mark.parametrize(("tiles", "points"), [((), 0), (("s01",), 1), (("s01", "l01"), 5)])
def test_pollution_that_was_not_revealed_scores(tiles: tuple[str, ...], points: int) -> None:
    assert Table().pollution(PINK, *tiles).parts(PINK)["pollution"] == points


@pytest.mark.rule("RP-129")
def test_of_equal_scores_the_one_further_back_chooses_first() -> None:
    table = Table().score(20, 18, 18).research(PINK, "3").research(BLUE, "2").research(ORANGE, "5").turn(PINK)
    table.give(PINK, "gain", 2, "vp")
    assert table.p.objective_order == [BLUE, ORANGE, PINK]


@pytest.mark.rule("RP-136", "RP-165")
def test_only_own_balls_are_counted() -> None:
    """The house's tenth Objective counts them: balls of others change nothing."""
    own = Table().ball("a-b", PINK, PINK).ball("c-d", PINK)
    with_others = Table().ball("a-b", PINK, PINK).ball("c-d", PINK, BLUE).ball("i-m", BLUE, ORANGE)
    assert objective("ob10", own) == objective("ob10", with_others) == 3


@pytest.mark.rule("RP-139")
def test_a_mission_within_reach() -> None:
    assert taken_within(0) == 3


@pytest.mark.rule("RP-140")
def test_a_mission_one_beyond_reach() -> None:
    assert taken_within(1) == 4


@pytest.mark.rule("RP-141")
def test_any_mission_of_the_offer() -> None:
    assert taken_within(2) == 5


def taken_within(icon: int) -> int:
    """How many of the five missions can be taken, with a reach of three."""
    table = Table().coins(PINK, 0).research(PINK, "2").turn(PINK).give(PINK, "mission", 1, icon)
    return len(table.options())


@pytest.mark.rule("RP-143")
def test_three_played_missions_are_a_condition() -> None:
    table = Table(3).hand(PINK, "w04").coins(PINK, 0).played(PINK, "m02", "m04").turn(PINK)
    assert table.refused("play w04") == "condition"
    table.played(PINK, "m06").turn(PINK).do("play w04")
    assert table.p.mission_done


@pytest.mark.rule("RP-150")
@pytest.mark.parametrize(("mission", "island"), [("w05", "e"), ("w06", "j"), ("w07", "f")])
def test_the_colour_of_the_ships_island_is_a_condition(mission: str, island: str) -> None:
    table = Table(3).hand(PINK, mission).coins(PINK, 0).turn(PINK)
    assert table.refused(f"play {mission}") == "condition"
    table.ship(PINK, island).turn(PINK).do(f"play {mission}")
    assert table.p.mission_done


@pytest.mark.rule("RP-151")
def test_a_full_first_column_of_crew_is_a_condition() -> None:
    """Two hired members and the printed ones are no column."""
    table = Table(3).hand(PINK, "w03").coins(PINK, 0).crew(PINK, 0, "mason").crew(PINK, 1, "crane").turn(PINK)
    assert table.refused("play w03") == "condition"
    table.crew(PINK, 2, "intern").turn(PINK).do("play w03")
    assert table.p.mission_done


@pytest.mark.rule("AM-17")
def test_the_last_of_a_round_completes_it_by_reaching_the_end() -> None:
    table = Table(3).objective(PINK, "ob01").objective(BLUE, "ob02").objective(ORANGE, "ob03")
    table.p.turn = 32
    table.score(44, 44, 44).turn(ORANGE).give(ORANGE, "gain", 1, "vp")
    assert table.p.end_turn == 36


@pytest.mark.rule("AM-118")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_everybody_has_had_as_many_turns_at_the_end(seat: int) -> None:
    table = Table(3).objective(PINK, "ob01").objective(BLUE, "ob02").objective(ORANGE, "ob03")
    table.p.turn = 30 + seat
    table.score(44, 44, 44).turn(seat).give(seat, "gain", 1, "vp")
    assert table.p.end_turn % 3 == 0


@pytest.mark.rule("AM-82")
def test_a_player_may_hold_any_number_of_coins() -> None:
    assert Table().coins(PINK, 500).give(PINK, "gain", 2, "coin").p.coins[PINK] == 502


@pytest.mark.rule("AM-81")
def test_the_supply_of_coins_is_never_short() -> None:
    table = Table()
    for seat in (PINK, BLUE, ORANGE):
        table.coins(seat, 400).give(seat, "gain", 2, "coin")
    assert table.p.coins[:3] == [402, 402, 402]
