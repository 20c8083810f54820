"""Chapters C and D: the frame of play, resources and stores."""

import pytest

from bathysphere.games.reef.rules.verbs import RESOURCES
from tests.games.reef.table import BLUE, PINK, Table


@pytest.mark.rule("RP-029", "AM-23")
def test_a_turn_is_recharge_or_travel_and_may_be_the_same_again() -> None:
    table = Table(2)
    table.do("recharge", "done", "end").do("recharge", "done", "end")
    assert table.p.seat == PINK
    assert "recharge" in table.options()
    table.energy(PINK, 5).turn(PINK).do("deploy e-start")
    assert table.refused("recharge") == "travel-declared"


@pytest.mark.rule("TC-41", "RP-030")
def test_tc41_coins_for_resources() -> None:
    table = Table().coins(PINK, 7).cargo(PINK, 0, 0, 0).turn(PINK)
    table.do("trade algae", "trade shell")
    assert table.p.coins[PINK] == 1
    assert table.cargo_of(PINK) == [1, 1, 0]
    assert table.refused("trade camera") == "coins"


@pytest.mark.rule("RP-030", "AM-98")
def test_no_trade_into_a_full_track() -> None:
    table = Table().coins(PINK, 3).cargo(PINK, 2, 0, 0).turn(PINK)
    assert table.refused("trade algae") == "track-full"
    assert "trade shell" in table.options()


@pytest.mark.rule("RP-030", "AM-98", "AM-110")
def test_trades_inside_an_entry() -> None:
    table = Table().coins(PINK, 3).cargo(PINK, 1, 0, 0).diver(PINK, 0).turn(PINK)
    table.give(PINK, "explore", 1)
    assert table.step == "extra-step"
    table.do("trade algae", "pay algae")
    assert table.p.diver[PINK] == 2


@pytest.mark.rule("RP-030", "AM-25")
def test_trades_in_a_recharge_turn() -> None:
    table = (
        Table()
        .coins(PINK, 6)
        .cargo(PINK, 0, 0, 0)
        .turn(PINK)
        .do("recharge", "trade shell", "done", "trade algae")
    )
    assert table.cargo_of(PINK) == [1, 1, 0]


@pytest.mark.rule("RP-033")
def test_three_resources_and_nothing_else() -> None:
    table = Table()
    assert RESOURCES == 3
    assert table.p.compiled.labels["resource"] == ["algae", "shell", "camera"]
    table.cargo(PINK, 0, 0, 0).give(PINK, "gain", 2, "any")
    assert table.options() == ["gain algae", "gain shell", "gain camera", "done", *table.options()[4:]]


@pytest.mark.rule("TC-26", "RP-034", "RP-037", "AM-78", "AM-80", "AM-106")
def test_tc26_cargo_capacity() -> None:
    table = Table().cargo(PINK, 1, 1, 1).coins(PINK, 0)
    table.give(PINK, "gain", 2, "algae")
    assert table.cargo_of(PINK) == [2, 1, 1], "one is lost"
    table.give(PINK, "unlock", 1).do("unlock algae")
    assert table.p.capacity(PINK, 0) == 3
    assert table.p.deployment[PINK] == 7


@pytest.mark.rule("RP-035", "AM-80")
def test_energy_is_limited() -> None:
    table = Table().energy(PINK, 6).give(PINK, "gain", 3, "energy")
    assert table.p.energy[PINK] == 8


@pytest.mark.rule("RP-036")
def test_no_payment_beyond_what_is_owned() -> None:
    table = Table(2).cargo(PINK, 0, 0, 1).coins(PINK, 0).landed(PINK, "e", "lantern")
    table.do("resolve effect-2")
    assert table.cargo_of(PINK) == [0, 0, 0]
    assert table.p.coins[PINK] == 3
    table.coins(PINK, 0).settle()
    table = Table(2).cargo(PINK, 0, 0, 0).coins(PINK, 0).landed(PINK, "e", "lantern")
    assert table.refused("resolve effect-2") == "resources"


@pytest.mark.rule("RP-037", "AM-79")
def test_no_ball_left_to_unlock() -> None:
    table = Table().locked(PINK, 0, 0, 0).turn(PINK).give(PINK, "unlock", 1)
    assert table.p.deployment[PINK] == 15
    assert table.step == "turn"


@pytest.mark.rule("TC-27", "RP-038", "RP-135", "AM-106", "AM-120")
@pytest.mark.parametrize(("side", "vp"), [("a", 2), ("b", 1)])
def test_tc27_last_ball_of_a_track(side: str, vp: int) -> None:
    table = Table(side=side).locked(PINK, 2, 3, 3).turn(PINK)
    table.give(PINK, "unlock", 2).do("unlock algae")
    assert table.p.score[PINK] == 0
    table.do("unlock algae")
    assert table.p.score[PINK] == vp
    assert table.p.capacity(PINK, 0) == 5


@pytest.mark.rule("RP-039", "RP-099", "AM-30")
def test_balls_on_tracks_cannot_be_deployed() -> None:
    table = Table(2).energy(PINK, 8)
    table.p.removed[PINK], table.p.deployment[PINK] = 6, 0
    table.turn(PINK)
    assert table.refused("deploy e-start") == "no-balls"
    table.give(PINK, "deploy", 1)
    assert table.step == "turn", "a free deployment is lost without balls"


@pytest.mark.rule("TC-15", "RP-031", "RP-085")
def test_tc15_objectives_once() -> None:
    table = Table().score(20, 5, 6).turn(PINK).give(PINK, "gain", 4, "vp")
    assert table.step == "objective"
    assert table.p.seat == BLUE
    while table.step in ("objective", "drop"):
        table.p.act(table.p.choices[0])
    assert table.step == "turn"
    table.give(PINK, "gain", 4, "vp")
    assert table.step == "turn"
    assert table.p.score[PINK] == 28


@pytest.mark.rule("RP-032", "AM-10")
def test_45_announces_the_end() -> None:
    table = Table().objective(PINK, "ob01").score(43, 5, 6).turn(PINK)
    assert table.p.end_turn == 0
    table.give(PINK, "gain", 2, "vp")
    assert table.p.end_turn == 6, "this round and one more, of three turns each"
