"""Chapters M and N: deploying and moving."""

import pytest

from tests.games.reef.table import BLUE, ORANGE, PINK, Table

POWER_5 = ("halcyon", "bluefin", "meridian", "tidewatch")


@pytest.mark.rule("RP-095", "RP-096", "AM-100")
def test_one_ball_at_the_ship_before_the_move() -> None:
    table = Table(3).energy(PINK, 8).turn(PINK)
    assert table.refused("deploy a-b") == "not-at-ship"
    table.do("deploy f-start")
    assert table.refused("deploy j-start") == "deployed-already"
    table.do("sail f")
    assert table.refused("deploy b-f") == "deploy-before"


@pytest.mark.rule("TC-07", "RP-097", "RP-099", "RP-104", "RP-105")
def test_tc07_deploying_for_2() -> None:
    table = Table(3).ship(PINK, "j").energy(PINK, 4).turn(PINK).do("deploy j-l")
    assert table.p.energy[PINK] == 2
    assert table.p.deployment[PINK] == 5
    assert table.p.toll(PINK, table.route("j-l")) == 0
    assert table.p.toll(BLUE, table.route("j-l")) == 1


@pytest.mark.rule("TC-08", "RP-103", "RP-104")
def test_tc08_moving_elsewhere() -> None:
    table = Table(3).ship(PINK, "j").energy(PINK, 4).turn(PINK).do("deploy j-l")
    prices = {option.text: option.details["price"] for option in table.p.options() if option.verb == "sail"}
    assert prices["sail l"] == 0
    table.do("sail n")
    assert table.p.energy[PINK] == 0
    assert table.at(PINK) == "n"


@pytest.mark.rule("RP-098", "RP-100")
def test_a_second_own_ball_is_free() -> None:
    table = Table(3).ship(PINK, "j").energy(PINK, 0).ball("j-l", PINK).turn(PINK).do("deploy j-l")
    assert table.p.balls[table.route("j-l") * 4] == 2
    assert table.p.energy[PINK] == 0


@pytest.mark.rule("TC-20", "RP-097", "RP-098", "RP-104", "RP-105", "RP-096", "AM-31")
def test_tc20_a_route_of_three() -> None:
    table = Table(3).ball("h-l", PINK)
    route = table.route("h-l")
    assert table.p.toll(BLUE, route) == 2
    assert table.p.toll(PINK, route) == 0
    table.ship(BLUE, "h").energy(BLUE, 2).turn(BLUE).do("deploy h-l")
    assert table.p.energy[BLUE] == 0
    table.ball("h-l", BLUE)
    assert [table.p.toll(seat, route) for seat in range(3)] == [0, 0, 0]
    table.ship(ORANGE, "l").energy(ORANGE, 5).turn(ORANGE)
    assert table.refused("deploy h-l") == "route-full"


@pytest.mark.rule("RP-101", "RP-102", "AM-102")
def test_where_a_ship_cannot_end() -> None:
    table = Table(3).energy(PINK, 8).ship(BLUE, "f").turn(PINK)
    assert table.refused("sail start") == "same-island"
    assert table.refused("sail f") == "occupied"
    table.do("sail c")
    assert table.p.energy[PINK] == 8 - 2, "through the occupied Island"


@pytest.mark.rule("RP-103", "RP-104", "AM-102")
def test_the_cheapest_way_is_charged() -> None:
    table = Table(3).energy(PINK, 4).ball("e-f", PINK).turn(PINK)
    table.do("sail e")
    assert table.p.energy[PINK] == 3, "over f, where e-f is free, not over j"


@pytest.mark.rule("RP-104")
def test_too_far() -> None:
    table = Table(3).energy(PINK, 1).turn(PINK)
    assert table.refused("sail a") == "energy"
    assert [text for text in table.options() if text.startswith("sail")] == ["sail f", "sail j", "sail k"]


@pytest.mark.rule("TC-40", "RP-101", "AM-28", "AM-101")
def test_tc40_nowhere_to_go() -> None:
    table = Table(3).ship(PINK, "a").energy(PINK, 0).coins(PINK, 0).turn(PINK)
    assert table.options() == ["recharge"]
    table = Table(3, ships=POWER_5).ship(PINK, "a").energy(PINK, 0).coins(PINK, 0).turn(PINK)
    assert table.options() == ["recharge", "deploy a-e"]
    table.do("deploy a-e")
    assert table.options() == ["sail e"]
    table.do("sail e")
    assert table.at(PINK) == "e"


@pytest.mark.rule("RP-101", "AM-29")
def test_a_deployment_must_leave_a_way() -> None:
    table = Table(3).ship(PINK, "a").ship(BLUE, "e").energy(PINK, 2).coins(PINK, 0).turn(PINK)
    assert table.refused("deploy a-e") == "no-way-left", "e is occupied, and 1 Energy reaches nothing else"
    assert "deploy a-h" in table.options()


@pytest.mark.rule("RP-101", "RP-138", "AM-101")
def test_energy_and_balls_the_move_needs_cannot_be_spent() -> None:
    table = Table(3, ships=POWER_5).ship(PINK, "a").energy(PINK, 0).coins(PINK, 0).hand(PINK, "w09")
    table.p.removed[PINK], table.p.deployment[PINK] = 5, 1
    table.turn(PINK)
    assert table.refused("play w09") == "no-way-left"
    table.p.removed[PINK], table.p.deployment[PINK] = 4, 2
    table.turn(PINK).do("play w09")
    assert table.p.deployment[PINK] == 1


@pytest.mark.rule("TC-21", "RP-134", "AM-33", "AM-113")
def test_tc21_power_5() -> None:
    table = Table(3, ships=POWER_5).energy(PINK, 5).turn(PINK).do("deploy f-start")
    assert table.p.energy[PINK] == 5
    table.ship(PINK, "h").turn(PINK).do("deploy h-l")
    assert table.p.energy[PINK] == 3
    table.crew(PINK, 0, "crane").energy(PINK, 2).turn(PINK).give(PINK, "activate", 1).do("activate top-1")
    table.do("resolve effect-1", "resolve effect-1", "deploy a-b")
    assert table.p.energy[PINK] == 0, "the price of a crew effect stays"
