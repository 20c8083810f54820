"""Chapter L: the Recharge turn."""

import pytest

from tests.games.reef.table import PINK, Table


@pytest.mark.rule("TC-06", "RP-090", "RP-091", "RP-092", "RP-093", "AM-26")
def test_tc06_recharge_at_19() -> None:
    table = Table().score(19, 0, 0).coins(PINK, 0).energy(PINK, 2).research(PINK, "0").turn(PINK)
    offer = table.p.crew_offer.copy()
    table.do("recharge")
    assert table.options() == ["space 6", "done"]
    table.do("space 6")
    assert len(table.options()) == 5, "all five cards, whatever the research"
    table.do(table.options()[4])
    assert len(table.p.hands[PINK]) == 1
    table.do("space 3", "resolve effect-1", "gain algae")
    assert table.refused("gain algae") == "not-distinct"
    table.do("gain camera", "resolve effect-2")
    assert table.cargo_of(PINK) == [2, 1, 2]
    assert table.p.energy[PINK] == 3
    table.do("space 1", "activate middle-printed", "pick first")
    assert table.cargo_of(PINK) == [2, 2, 2]
    table.do("space 0")
    assert table.p.energy[PINK] == 6
    assert table.p.crew_offer[:4] == offer[1:]
    assert table.options() == ["end"]
    table.do("end")
    assert table.p.seat != PINK


@pytest.mark.rule("TC-06", "RP-090", "AM-08")
def test_tc06_recharge_at_0() -> None:
    table = Table().energy(PINK, 2).turn(PINK).do("recharge")
    assert "space 0" in table.options()
    assert table.refused("space 1") == "other-space"
    table.do("space 0")
    assert table.p.energy[PINK] == 5
    assert table.step == "recharged"


@pytest.mark.rule("TC-44", "RP-091", "RP-092")
def test_tc44_the_discard_happens_anyway() -> None:
    table = Table().score(41, 0, 0).objective(PINK, "ob01").turn(PINK)
    offer = table.p.crew_offer.copy()
    energy = table.p.energy[PINK]
    table.do("recharge", *["done"] * 7)
    assert table.step == "recharged"
    assert table.p.energy[PINK] == energy
    assert table.p.score[PINK] == 41
    assert table.p.crew_discard == [offer[0]]


@pytest.mark.rule("RP-091")
def test_a_reward_declined_in_part() -> None:
    table = Table().score(3, 0, 0).coins(PINK, 0).energy(PINK, 2).turn(PINK)
    table.do("recharge", "space 3", "resolve effect-2", "done")
    assert table.p.energy[PINK] == 3
    assert table.cargo_of(PINK) == [1, 1, 1]


@pytest.mark.rule("RP-090", "AM-21")
def test_the_set_of_rewards_is_fixed_at_the_start() -> None:
    table = Table().score(5, 0, 0).coins(PINK, 0).turn(PINK).do("recharge")
    table.score(7, 0, 0).settle()
    assert table.options() == ["space 3", "done"], "7 opens nothing new"


@pytest.mark.rule("RP-094", "AM-25", "AM-99")
def test_nothing_of_a_travel_turn() -> None:
    table = Table().energy(PINK, 8).hand(PINK, "w04").turn(PINK).do("recharge")
    for text in ("deploy j-start", "sail j", "play w04"):
        assert table.refused(text) == "recharging"
    assert table.at(PINK) == "start"
    table.give(PINK, "deploy", 1).do("deploy a-b")
    assert table.p.deployment[PINK] == 5, "a free deployment by an effect is possible"


@pytest.mark.rule("RP-152", "AM-22", "AM-111")
def test_a_single_reward_by_the_score_of_the_moment() -> None:
    table = Table().score(3, 0, 0).coins(PINK, 0).energy(PINK, 0).turn(PINK)
    offer = table.p.crew_offer.copy()
    table.give(PINK, "recharge_one", 2)
    assert table.options() == ["space 0", "space 1", "space 3"]
    assert table.refused("space 6") == "space-ahead"
    table.do("space 0")
    assert table.p.energy[PINK] == 3
    assert table.p.crew_offer == offer, "without the crew discard"
    table.do("space 0")
    assert table.p.energy[PINK] == 6, "the same space again"
