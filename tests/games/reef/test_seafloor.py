"""Chapters H and I: exploring and restoring."""

import pytest

from tests.games.reef.table import BLUE, PINK, Table

PLAIN = ("meridian", "halcyon", "sandpiper", "tidewatch")


@pytest.mark.rule("TC-04", "RP-061", "RP-063", "RP-064", "RP-065", "RP-068", "RP-069", "AM-109")
def test_tc04_exploring_and_restoring() -> None:
    table = Table(ships=PLAIN).coins(PINK, 0).cargo(PINK, 0, 0, 0).energy(PINK, 2).research(PINK, "1")
    table.diver(PINK, 1).slot(1, "light1", "yellow1").turn(PINK)
    assert table.p.turned_up == 1
    table.give(PINK, "explore", 1)
    assert table.p.diver[PINK] == 2
    assert table.p.turned_up == 3, "the tile is turned up"
    assert table.p.tank_b == 2, "the tank is turned to B"
    table.do("resolve effect-1", "unlock shell")
    assert table.p.deployment[PINK] == 7
    table.give(PINK, "restore", 1).do("resolve effect-2")
    assert table.p.energy[PINK] == 5
    assert table.step_of(PINK) == "2"
    table.diver(BLUE, 1).cargo(BLUE, 0, 0, 0).coins(BLUE, 0).energy(BLUE, 0).turn(BLUE).give(
        BLUE, "explore", 1
    )
    assert table.p.energy[BLUE] == 2, "the B side"
    assert table.p.tank_b == 2
    table.give(BLUE, "restore", 1).do("resolve effect-1")
    assert table.p.energy[BLUE] == 5, "the tile is not used up"


@pytest.mark.rule("RP-061")
def test_further_steps_are_optional() -> None:
    table = Table(ships=PLAIN).coins(PINK, 0).cargo(PINK, 0, 0, 0).turn(PINK).give(PINK, "explore", 2)
    assert table.p.diver[PINK] == 1
    assert table.options() == ["dive", "done"]
    table.do("done")
    assert table.p.diver[PINK] == 1


@pytest.mark.rule("RP-062", "AM-43", "AM-100", "AM-110")
def test_extra_step_once_a_turn_for_two_equal_resources() -> None:
    table = (
        Table(ships=PLAIN)
        .coins(PINK, 0)
        .locked(PINK, 0, 0, 0)
        .cargo(PINK, 4, 1, 1)
        .slot(1, "light2", "yellow4")
    )
    table.turn(PINK).give(PINK, "explore", 1)
    assert table.options() == ["pay algae", "done"]
    assert table.refused("pay shell") == "resources"
    table.do("pay algae")
    assert table.cargo_of(PINK) == [2, 1, 1]
    assert table.p.diver[PINK] == 2
    table.coins(PINK, 0).give(PINK, "explore", 1)
    assert table.p.diver[PINK] == 3
    assert table.step == "turn", "not a second time in this turn"


@pytest.mark.rule("RP-063", "AM-95")
def test_a_tile_reached_in_passing_is_turned_up() -> None:
    table = Table(ships=PLAIN).coins(PINK, 0).cargo(PINK, 0, 0, 0).diver(PINK, 3).turn(PINK)
    reveals = table.p.reveals
    table.give(PINK, "explore", 1)
    assert table.p.turned_up >> 2 & 1
    assert table.p.reveals == reveals + 1


@pytest.mark.rule("RP-065", "AM-109")
def test_a_declined_tank_turns_too() -> None:
    table = Table(ships=PLAIN).coins(PINK, 0).cargo(PINK, 0, 0, 0).diver(PINK, 1).slot(1, "light2", "yellow1")
    table.turn(PINK).give(PINK, "explore", 1).do("done")
    assert table.p.deployment[PINK] == 6
    assert table.p.tank_b == 2


@pytest.mark.rule("RP-066", "AM-49")
def test_a_tank_pays_on_first_contact_only() -> None:
    table = Table(ships=PLAIN).coins(PINK, 0).cargo(PINK, 0, 0, 0).diver(PINK, 1).slot(1, "light2", "yellow4")
    table.turn(PINK).give(PINK, "explore", 1)
    assert table.p.coins[PINK] == 3
    table.coins(PINK, 0).give(PINK, "explore", 1)
    assert table.p.diver[PINK] == 3
    assert table.p.coins[PINK] == 0
    assert [step for step in range(17) if table.p.compiled.contact[step]] == [2, 4, 6, 8, 11, 14]


@pytest.mark.rule("TC-25", "RP-067", "AM-110")
def test_tc25_on_the_last_step() -> None:
    table = Table(ships=PLAIN).coins(PINK, 0).cargo(PINK, 0, 2, 0).diver(PINK, 16).turn(PINK)
    table.give(PINK, "explore", 1)
    assert table.p.score[PINK] == 1
    table.do("pay shell")
    assert table.p.score[PINK] == 2
    table.cargo(PINK, 0, 2, 0).give(PINK, "explore", 1)
    assert table.p.score[PINK] == 3
    assert table.step == "turn", "no further purchase in this turn"


@pytest.mark.rule("RP-067", "AM-110")
def test_steps_left_over_at_the_end_pay_too() -> None:
    table = Table(ships=PLAIN).coins(PINK, 0).cargo(PINK, 2, 0, 0).diver(PINK, 15).turn(PINK)
    table.give(PINK, "explore", 2)
    assert table.p.diver[PINK] == 16
    table.do("pay algae")
    assert table.p.score[PINK] == 1
    table.do("dive")
    assert table.p.score[PINK] == 2


@pytest.mark.rule("RP-068", "AM-46")
def test_restoration_on_the_first_step() -> None:
    table = (
        Table(ships=PLAIN)
        .coins(PINK, 0)
        .energy(PINK, 0)
        .slot(0, "light1")
        .turn(PINK)
        .give(PINK, "restore", 1)
    )
    table.do("done")
    assert table.p.energy[PINK] == 0, "it is optional"


@pytest.mark.rule("TC-35", "RP-130", "AM-47", "AM-48", "AM-113")
def test_tc35_power_1() -> None:
    table = Table().coins(PINK, 0).cargo(PINK, 0, 0, 0).diver(PINK, 1).slot(1, "light2", "yellow4").turn(PINK)
    table.give(PINK, "explore", 1)
    assert table.p.coins[PINK] == 3, "A"
    table.coins(PINK, 0).give(PINK, "explore", 1)
    assert table.p.coins[PINK] == 2, "B of the same tank"
    table.coins(PINK, 0).diver(PINK, 16).turn(PINK).give(PINK, "explore", 1)
    assert table.p.coins[PINK] == 0
    assert table.p.score[PINK] == 1
