"""Chapters Q and R and the Objectives: the end, final scoring, ties."""

import pytest

from tests.games.reef.table import BLUE, ORANGE, PINK, WHITE, Table


def play_out(table: Table) -> int:
    """Recharge and decline until the game ends; how many turns that took."""
    while not table.p.over:
        texts = table.options()
        for text in ("recharge", "done", "end"):
            if text in texts:
                table.do(text)
                break
        else:
            table.p.act(table.p.choices[0])
    return table.p.turn


@pytest.mark.rule("TC-16", "RP-116", "RP-032", "AM-17", "AM-118")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_tc16_the_round_and_one_more(seat: int) -> None:
    table = Table(3).objective(PINK, "ob01").objective(BLUE, "ob02").objective(ORANGE, "ob03")
    table.p.turn = 30 + seat
    table.score(44, 44, 44).turn(seat).give(seat, "gain", 1, "vp")
    assert play_out(table) == 36


@pytest.mark.rule("RP-116", "AM-16")
def test_the_end_reached_in_anothers_turn() -> None:
    table = Table(3).ball("e-h", BLUE).ball("e-j", BLUE).ball("j-l", BLUE).score(1, 43, 3).ship(PINK, "h")
    table.objective(PINK, "ob01").objective(BLUE, "ob02").objective(ORANGE, "ob03")
    table.energy(PINK, 5).turn(PINK).do("deploy h-l")
    assert table.p.score[BLUE] == 46
    assert table.p.end_turn == 6


def pink_105() -> Table:
    """The rulebook's final scoring: 53 points in play and 105 in the end."""
    table = Table(4).score(53, 40, 40, 40).objective(PINK, "ob01").research(PINK, "11")
    table.played(PINK, "m01", "m02", "m03", "m04", "m05", "m06", "m07")
    table.diver(PINK, 1).diver(BLUE, 2).diver(ORANGE, 3).diver(WHITE, 4)
    table.coins(PINK, 3).locked(PINK, 0, 0, 0).cargo(PINK, 2, 2, 1)
    table.clean("s01", WHITE).ball("a-b", PINK).ball("b-f", PINK).ball("e-f", PINK).ball("a-e", PINK)
    table.clean("s06", WHITE).ball("f-start", ORANGE).ball("j-start", ORANGE).ball("e-j", PINK)
    table.clean("s12", WHITE).ball("k-m", PINK).ball("k-o", PINK, BLUE).ball("o-q", BLUE).ball("m-q", WHITE)
    table.clean("s02", WHITE).ball("b-c", BLUE).ball("c-f", BLUE)
    table.p.ship_at[PINK] = table.number("spot", "b")
    return table


@pytest.mark.rule(
    "TC-10",
    "RP-117",
    "RP-118",
    "RP-119",
    "RP-120",
    "RP-121",
    "RP-124",
    "RP-125",
    "RP-126",
    "RP-127",
    "RP-156",
)
def test_tc10_pinks_105() -> None:
    table = pink_105()
    p = table.p
    p.end_turn, p.turn = 4, 3
    table.coins(BLUE, 0).coins(ORANGE, 0).coins(WHITE, 0).turn(WHITE).do("recharge", "done", "done", "done")
    while table.step != "recharged":
        table.do("done")
    table.do("end")
    assert table.step == "final-trade"
    assert p.seat == PINK
    table.do("done")
    assert table.step == "final-trade", "asked again before the sets of resources"
    table.do("trade camera")
    assert p.over
    parts = table.parts(PINK)
    assert parts == {
        "play": 53,
        "objective": 13,
        "missions": 7,
        "research": 13,
        "divers": 0,
        "resources": 6,
        "rows": 0,
        "majorities": 12,
        "seconds": 1,
        "pollution": 0,
    }
    assert p.scores()[PINK].total == 105
    assert p.winners() == [PINK]


@pytest.mark.rule("RP-119")
def test_cards_in_hand_are_worth_nothing() -> None:
    table = Table().hand(PINK, "m01", "m02").played(PINK, "m03")
    assert table.parts(PINK)["missions"] == 1


@pytest.mark.rule("TC-36", "RP-121", "RP-122", "RP-123", "RP-128", "AM-86", "AM-87")
def test_tc36_virtual_divers_of_two_players() -> None:
    table = Table(2).diver(PINK, 7).diver(BLUE, 5).research(PINK, "4").research(BLUE, "6")
    assert [table.parts(seat)["divers"] for seat in (PINK, BLUE)] == [10, 6]
    table.research(BLUE, "4")
    assert table.parts(BLUE)["divers"] == 0, "the virtual Diver on 5 has its Scientist on step 5"
    table.research(BLUE, "5")
    assert table.parts(BLUE)["divers"] == 6, "the player is ahead of it on the same step"


@pytest.mark.rule("RP-121", "RP-122", "AM-87", "AM-115")
def test_divers_of_three_and_four_players() -> None:
    table = Table(3).diver(PINK, 11).diver(BLUE, 9)
    assert [table.parts(seat)["divers"] for seat in range(3)] == [12, 6, 0]
    table = Table(4).diver(PINK, 11).diver(BLUE, 9).diver(WHITE, 1)
    assert [table.parts(seat)["divers"] for seat in range(4)] == [12, 10, 0, 6]
    table = Table(4)
    assert [table.parts(seat)["divers"] for seat in range(4)] == [12, 10, 6, 0], (
        "all on the start, by research"
    )


@pytest.mark.rule("RP-124")
def test_sets_of_resources() -> None:
    table = Table().locked(PINK, 0, 0, 0).cargo(PINK, 4, 3, 5)
    assert table.parts(PINK)["resources"] == 9


@pytest.mark.rule("RP-124", "RP-163", "RP-158", "AM-83", "AM-84", "AM-114")
def test_trades_before_and_after_the_objectives() -> None:
    table = Table(2).objective(PINK, "ob08").objective(BLUE, "ob03").coins(PINK, 7).coins(BLUE, 3)
    table.cargo(PINK, 0, 1, 1).cargo(BLUE, 2, 2, 1)
    table.p.end_turn, table.p.turn = 2, 1
    table.turn(BLUE).do("recharge", "done", "end")
    assert table.p.seat == PINK
    table.do("trade algae", "done")
    assert table.p.seat == BLUE
    table.do("trade camera")
    assert table.p.objective_vp == [4, 5], "4 Coins left; six resources"
    assert table.p.seat == PINK
    table.do("trade algae")
    assert table.p.over
    assert table.parts(PINK)["resources"] == 3
    assert table.parts(PINK)["objective"] == 4


@pytest.mark.rule("TC-37", "RP-125", "RP-128")
def test_tc37_majorities() -> None:
    table = Table(3).clean("s06", PINK)
    table.ball("e-f", PINK, BLUE).ball("f-start", PINK).ball("j-start", BLUE).ball("e-j", PINK, BLUE)
    table.ball("e-h", ORANGE)
    route = table.route("e-j")
    table.p.balls[route * 4 + PINK] -= 1
    table.p.balls[route * 4 + ORANGE] += 1
    table.p.balls[table.route("e-f") * 4 + PINK] += 1
    table.research(ORANGE, "1").research(PINK, "2").research(BLUE, "3")
    counts = [table.p.balls_around(seat, table.number("sector", "s06")) for seat in range(3)]
    assert counts == [3, 3, 1]
    assert [table.parts(seat)["majorities"] for seat in range(3)] == [0, 4, 0]
    assert [table.parts(seat)["seconds"] for seat in range(3)] == [2, 0, 0]


@pytest.mark.rule("TC-37", "RP-125", "AM-85")
def test_tc37_a_lone_owner() -> None:
    table = (
        Table(3)
        .clean("s06", PINK)
        .ball("e-f", PINK)
        .ball("f-start", PINK)
        .ball("j-start", PINK)
        .ball("e-j", PINK)
    )
    assert [table.parts(seat)["majorities"] for seat in range(3)] == [4, 0, 0]
    assert [table.parts(seat)["seconds"] for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("RP-125")
def test_sectors_with_their_tile_score_nothing() -> None:
    table = Table(3).ball("e-f", PINK).ball("f-start", PINK)
    assert table.parts(PINK)["majorities"] == 0


@pytest.mark.rule("TC-38", "RP-117")
def test_tc38_ships_do_not_count_at_the_end() -> None:
    table = (
        Table(3)
        .clean("s06", PINK)
        .ball("e-f", PINK)
        .ball("f-start", BLUE)
        .ball("j-start", PINK)
        .ball("e-j", BLUE)
    )
    table.research(PINK, "1").ship(BLUE, "e")
    assert table.parts(PINK)["majorities"] == 4, "a tie of balls, in spite of Blue's Ship"
    for seat, card in enumerate(("ob01", "ob02", "ob03")):
        table.objective(seat, card)
    table.p.end_turn, table.p.turn = 3, 2
    table.turn(ORANGE)
    play_out(table)
    assert table.p.ship_at == [-1, -1, -1]


@pytest.mark.rule("RP-126", "RP-060")
def test_unrevealed_pollution() -> None:
    table = Table().pollution(PINK, "s01", "l01")
    assert table.parts(PINK)["pollution"] == 5


@pytest.mark.rule("RP-127", "RP-128")
def test_final_ties_by_research() -> None:
    table = Table(2).objective(PINK, "ob01").objective(BLUE, "ob02").coins(PINK, 0).coins(BLUE, 0)
    table.p.end_turn, table.p.turn = 2, 1
    table.diver(PINK, 6).diver(BLUE, 6).research(BLUE, "1").research(PINK, "1")
    table.p.objective = [4, 5]
    table.p.objective_deck = [card for card in range(10) if card not in (4, 5)]
    table.score(30, 34).turn(BLUE)
    table.do("recharge", "done", "done", "done", "done")
    while table.step != "recharged":
        table.do("done")
    table.do("end")
    scores = table.p.scores()
    assert scores[PINK].total == scores[BLUE].total
    assert table.p.winners() == [PINK], "the later arrival lies on top"


@pytest.mark.rule("RP-074", "RP-135", "AM-90")
def test_rows_at_the_end_on_side_b() -> None:
    table = Table(side="b").crew(PINK, 0, "phycologist", "engineer", "intern").crew(PINK, 1, "mason", "crane")
    assert table.parts(PINK)["rows"] == 3
    assert Table(side="a").crew(PINK, 0, "phycologist", "engineer", "intern").parts(PINK)["rows"] == 0


@pytest.mark.rule("RP-135", "AM-120")
def test_benefits_are_stronger_on_side_b() -> None:
    for side, coins in (("a", 4), ("b", 5)):
        table = Table(side=side).coins(PINK, 9).energy(PINK, 0).turn(PINK).give(PINK, "hire", 1, 0)
        table.do("intern", "row middle")
        assert table.p.coins[PINK] == 9 - 1 + coins


def objective(name: str, table: Table) -> int:
    return table.objective(PINK, name).parts(PINK)["objective"]


@pytest.mark.rule("RP-156")
def test_objective_research() -> None:
    assert objective("ob01", Table().research(PINK, "7-side")) == 9


@pytest.mark.rule("RP-157")
def test_objective_diver() -> None:
    assert objective("ob02", Table().diver(PINK, 9)) == 9


@pytest.mark.rule("TC-39", "RP-158", "RP-164")
@pytest.mark.parametrize(("cargo", "vp"), [((2, 2, 1), 0), ((3, 3, 2), 5), ((3, 3, 3), 10), ((5, 5, 4), 15)])
def test_tc39_objective_resources(cargo: tuple[int, int, int], vp: int) -> None:
    assert objective("ob03", Table().locked(PINK, 0, 0, 0).cargo(PINK, *cargo)) == vp


@pytest.mark.rule("TC-39", "RP-164")
@pytest.mark.parametrize(("played", "vp"), [(2, 0), (3, 4), (6, 8), (8, 8), (9, 15)])
def test_tc39_objective_missions(played: int, vp: int) -> None:
    assert objective("ob09", Table().played(PINK, *[f"m0{n}" for n in range(1, played + 1)])) == vp


@pytest.mark.rule("RP-159")
def test_objective_cleared_tracks() -> None:
    assert objective("ob04", Table().locked(PINK, 0, 2, 0)) == 10


@pytest.mark.rule("RP-160", "AM-89")
def test_objective_crew() -> None:
    assert objective("ob05", Table().crew(PINK, 0, "mason", "intern").crew(PINK, 2, "crane")) == 6


@pytest.mark.rule("RP-161", "AM-88")
def test_objective_best_sector() -> None:
    table = Table().ball("e-f", PINK, PINK).ball("b-f", PINK).ball("a-b", PINK).ball("g-k", PINK)
    assert objective("ob06", table) == 8, "around s01, cleaned or not"


@pytest.mark.rule("RP-162")
def test_objective_pollution() -> None:
    table = Table().pollution(PINK, "s01", "s02", "s03")
    table.p.used[table.number("pollution", "s02")] = 1
    assert objective("ob07", table) == 6
    assert objective("ob07", Table().pollution(PINK, "s01", "s02", "s03", "s04", "s05", "s06")) == 15


@pytest.mark.rule("RP-163")
def test_objective_coins() -> None:
    assert objective("ob08", Table().coins(PINK, 7)) == 7
    assert objective("ob08", Table().coins(PINK, 20)) == 15


@pytest.mark.rule("RP-165", "RP-136", "AM-05")
def test_objective_of_the_house() -> None:
    assert objective("ob10", Table().ball("a-b", PINK, PINK).ball("c-d", PINK, BLUE)) == 3
