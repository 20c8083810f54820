"""Chapter K: handing out the Objectives."""

import pytest

from bathysphere.games.reef.rules.position import EMPTY
from tests.games.reef.table import BLUE, ORANGE, PINK, WHITE, Table


def hand_out(table: Table) -> list[tuple[int, str, int]]:
    """Go through a hand-out: who chose, in which step, among how many."""
    seen = []
    while table.step in ("objective", "drop"):
        seen.append((table.p.seat, table.step, len(table.p.choices)))
        table.p.act(table.p.choices[0])
    return seen


@pytest.mark.rule("TC-13", "RP-086", "RP-087", "RP-089", "AM-10")
def test_tc13_two_players() -> None:
    table = Table(2).score(20, 3).turn(PINK).give(PINK, "gain", 2, "vp")
    assert hand_out(table) == [(BLUE, "objective", 4), (BLUE, "drop", 3), (PINK, "objective", 2)]
    assert EMPTY not in table.p.objective
    assert len(table.p.objective_discards) == 2
    assert table.step == "turn", "play goes on where it stopped"


@pytest.mark.rule("TC-13", "RP-086", "RP-087")
def test_tc13_four_players() -> None:
    table = Table(4).score(20, 3, 2, 1).turn(PINK).give(PINK, "gain", 2, "vp")
    assert hand_out(table) == [
        (WHITE, "objective", 6),
        (WHITE, "drop", 5),
        (ORANGE, "objective", 4),
        (BLUE, "objective", 3),
        (PINK, "objective", 2),
    ]
    assert len(set(table.p.objective)) == 4


@pytest.mark.rule("TC-14", "RP-088", "RP-129", "AM-104")
def test_tc14_ties_by_the_one_further_back() -> None:
    table = Table().score(20, 18, 18).research(PINK, "3").research(BLUE, "5").research(ORANGE, "2").turn(PINK)
    table.give(PINK, "gain", 2, "vp")
    assert table.p.objective_order == [ORANGE, BLUE, PINK]


@pytest.mark.rule("RP-085", "RP-031", "AM-13")
def test_reached_in_anothers_turn() -> None:
    table = Table(3).ball("e-h", BLUE).ball("e-j", BLUE).ball("j-l", BLUE).score(1, 19, 3).ship(PINK, "h")
    table.energy(PINK, 5).turn(PINK).do("deploy h-l")
    assert table.p.score[BLUE] == 22
    assert table.step == "objective"
    assert table.p.pollution[BLUE], "the tile was handed over first"


@pytest.mark.rule("RP-031", "AM-13", "AM-104")
def test_play_goes_on_inside_the_interrupted_list() -> None:
    table = Table().score(20, 1, 2).coins(PINK, 0).energy(PINK, 3).turn(PINK)
    table.resolve(PINK, table.p.compiled.milestone_list[table.number("milestone", "ms01")])
    table.do("resolve effect-2")
    assert (table.step, table.p.energy[PINK]) == ("objective", 3), "at once, not after the list"
    hand_out(table)
    assert table.p.energy[PINK] == 5, "the other entry of the tile follows"
    assert table.p.score[PINK] == 23


@pytest.mark.rule("RP-089")
def test_objectives_are_secret() -> None:
    table = Table().score(20, 1, 2).turn(PINK).give(PINK, "gain", 2, "vp")
    assert None not in table.p.view(BLUE)["objectives"]["hand"]  # type: ignore[index]
    assert set(table.p.view(PINK)["objectives"]["hand"]) == {None}  # type: ignore[index]
    hand_out(table)
    players = table.p.view(PINK)["players"]
    assert players[PINK]["objective"].startswith("ob")  # type: ignore[index]
    assert players[BLUE]["objective"] == "?"  # type: ignore[index]
