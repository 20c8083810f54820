"""Chapters O and P: missions and Islands."""

import pytest

from bathysphere.engine import choices
from bathysphere.games.reef.rules.frames import PayAnyFrame
from tests.games.reef.table import PINK, Table

PLAIN = ("bluefin", "meridian", "halcyon", "tidewatch")


@pytest.mark.rule("TC-09", "RP-107", "RP-108", "RP-111", "RP-152", "RP-149", "AM-51")
def test_tc09_a_mission_with_its_island() -> None:
    table = Table(3).hand(PINK, "m19").coins(PINK, 0).cargo(PINK, 0, 0, 0).energy(PINK, 0).score(1, 0, 0)
    table.landed(PINK, "n", "nautilus").do("play m19", "resolve mission-1")
    assert table.p.energy[PINK] == 3
    table.do("resolve effect-1")
    assert table.options() == ["space 0", "space 1"]
    table.do("space 0")
    assert table.p.energy[PINK] == 6
    table.do("resolve effect-2", "pick first")
    while table.step == "entries":
        table.do(table.options()[0])
    assert table.cargo_of(PINK) == [0, 0, 1], "the printed blue member"
    assert [table.name("mission", card) for card in table.p.played[PINK]] == ["m19"]
    assert table.p.view(-1)["players"][PINK]["played"] == [["m19", 0]]  # type: ignore[index]


@pytest.mark.rule("RP-106", "AM-100")
def test_one_mission_a_travel_turn_and_no_hand_limit() -> None:
    cards = ["m19", "m20", "m01", "m02", "m03", "m04", "m05", "m06"]
    table = Table(3).hand(PINK, *cards).landed(PINK, "n", "nautilus").do("play m19")
    assert table.refused("play m20") == "mission-played"
    assert len(table.p.hands[PINK]) == 7
    table.give(PINK, "mission", 1, 2).do(table.options()[0])
    assert len(table.p.hands[PINK]) == 8


@pytest.mark.rule("RP-107", "AM-51")
def test_only_the_island_just_reached_and_before_its_effects() -> None:
    table = Table(3).hand(PINK, "m19", "m01").energy(PINK, 0).landed(PINK, "n", "nautilus")
    assert table.refused("play m01") == "other-island"
    table.do("resolve effect-1")
    assert table.refused("play m19") == "island-begun"
    table = Table(3).hand(PINK, "m19").turn(PINK)
    assert table.refused("play m19") == "move-first"


@pytest.mark.rule("TC-42", "RP-109")
def test_tc42_a_mission_instead_of_the_island() -> None:
    table = Table(3).coins(PINK, 0).hand(PINK, "m02").landed(PINK, "e", "kelp")
    assert "resolve effect-1" in table.options()
    table.do("play m02")
    assert table.options() == ["resolve mission-1", "resolve mission-2", "resolve mission-3", "end"]
    assert table.refused("resolve effect-1") == "entry-done"


@pytest.mark.rule("TC-43", "RP-106", "RP-110", "AM-53", "AM-99")
def test_tc43_a_condition_mission_before_deploying() -> None:
    table = (
        Table(3).hand(PINK, "w01", "m19").island("f", "nautilus").energy(PINK, 8).coins(PINK, 0).turn(PINK)
    )
    table.do("play w01", "resolve effect-1")
    assert table.p.score[PINK] == 3
    assert table.step == "turn"
    assert table.refused("recharge") == "travel-declared"
    table.do("deploy f-start", "sail f")
    assert table.refused("play m19") == "mission-played"


@pytest.mark.rule("RP-110", "RP-136", "RP-143", "RP-150", "RP-151", "AM-52", "AM-57")
@pytest.mark.parametrize("mission", ["w01", "w02", "w03", "w04", "w05", "w06", "w07", "w08", "w09", "w10"])
def test_conditions(mission: str) -> None:
    table = (
        Table(3)
        .hand(PINK, mission)
        .coins(PINK, 0)
        .energy(PINK, 4)
        .crew(PINK, 0, "mason")
        .crew(PINK, 1, "crane")
    )
    table.p.removed[PINK], table.p.deployment[PINK] = 6, 0
    table.locked(PINK, 0, 3, 3)
    table.p.deployment[PINK], table.p.removed[PINK] = 0, 9
    table.played(PINK, "m02", "m04").pollution(PINK, "s01").turn(PINK)
    assert table.refused(f"play {mission}") in ("condition", "no-balls")
    if mission == "w01":
        table.energy(PINK, 8)
    elif mission == "w02":
        for route in ("a-b", "c-d", "i-m", "n-o", "k-o"):
            table.p.balls[table.route(route) * 4] += 1
            table.p.filled[table.route(route)] += 1
    elif mission == "w03":
        table.crew(PINK, 2, "intern")
    elif mission == "w04":
        table.played(PINK, "m06")
    elif mission in ("w05", "w06", "w07"):
        table.ship(PINK, {"w05": "e", "w06": "j", "w07": "f"}[mission])
    elif mission == "w08":
        table.pollution(PINK, "s02")
    elif mission == "w09":
        table.p.deployment[PINK] = 1
    else:
        table.locked(PINK, 0, 0, 3)
    table.turn(PINK).do(f"play {mission}")
    assert table.p.mission_done


@pytest.mark.rule("RP-110", "AM-53", "AM-96")
def test_a_condition_mission_after_the_island() -> None:
    table = Table(3).hand(PINK, "w01").coins(PINK, 0).energy(PINK, 7).landed(PINK, "n", "nautilus")
    assert table.refused("play w01") == "condition"
    table.do("resolve effect-1", "play w01", "resolve effect-1")
    assert table.p.score[PINK] == 3


@pytest.mark.rule("RP-138")
def test_memorial_reef_costs_a_ball() -> None:
    table = Table(3).hand(PINK, "w09").turn(PINK).do("play w09")
    assert table.p.deployment[PINK] == 5
    assert table.p.removed[PINK] == 1
    assert table.p.score[PINK] == 4


@pytest.mark.rule("TC-28", "RP-112", "RP-113", "AM-55")
def test_tc28_sets_of_different_suits() -> None:
    table = Table(4).played(PINK, "m02", "m04", "w04").hand(PINK, "m20").landed(PINK, "a", "nautilus")
    assert table.p.score[PINK] == 0
    table.do("play m20")
    assert table.p.score[PINK] == 4
    flipped = [table.name("mission", card) for card in table.p.played[PINK] if table.p.flipped[card]]
    assert flipped == ["m02", "w04", "m20"], "the second green stays"
    assert table.parts(PINK)["missions"] == 4, "flipped cards still count"


@pytest.mark.rule("TC-29", "RP-112", "AM-56")
def test_tc29_two_wilds_make_no_set() -> None:
    table = Table(4).played(PINK, "w04", "w05").hand(PINK, "m02").landed(PINK, "a", "kelp").do("play m02")
    assert table.p.score[PINK] == 0


@pytest.mark.rule("AM-56")
def test_two_wilds_make_a_set_where_wild_stands_for_any_suit() -> None:
    table = Table(4, wild_suits="joker").played(PINK, "w04", "w05").hand(PINK, "m02")
    table.landed(PINK, "a", "kelp").do("play m02")
    assert table.p.score[PINK] == 4
    assert all(table.p.flipped[card] for card in table.p.played[PINK])


@pytest.mark.rule("RP-112", "RP-135", "AM-120")
def test_a_set_on_side_b() -> None:
    table = (
        Table(4, side="b")
        .played(PINK, "m02", "m28")
        .hand(PINK, "m16")
        .landed(PINK, "a", "manta")
        .do("play m16")
    )
    assert table.p.score[PINK] == 3


@pytest.mark.rule("RP-131", "AM-54", "AM-103")
def test_power_2_unlocks_a_ball_before_the_effects() -> None:
    table = Table(3, ships=("sandpiper", "bluefin", "meridian")).coins(PINK, 0).hand(PINK, "m19", "m02")
    table.landed(PINK, "n", "nautilus").do("play m19")
    assert table.options() == ["unlock algae", "unlock shell", "unlock camera"]
    table.do("unlock shell")
    assert table.p.deployment[PINK] == 7
    table.give(PINK, "mission_blank", 1)
    table.do("unlock shell")
    assert table.p.deployment[PINK] == 8, "also without effect"


@pytest.mark.rule("RP-142", "AM-54")
def test_a_mission_laid_down_without_effect() -> None:
    table = Table(3).coins(PINK, 0).played(PINK, "m02", "m28").hand(PINK, "w01", "m16").turn(PINK)
    table.give(PINK, "mission_blank", 1)
    assert table.options() == ["lay m16", "lay w01"]
    table.do("lay m16")
    assert table.p.score[PINK] == 4, "it completes a set"
    assert not table.p.mission_done
    assert table.hand_of(PINK) == ["w01"]


@pytest.mark.rule("RP-144", "AM-50", "AM-116")
def test_a_mission_discarded_as_a_price() -> None:
    table = (
        Table(3, ships=PLAIN).coins(PINK, 0).crew(PINK, 0, "spokesperson").hand(PINK, "m01", "m02").turn(PINK)
    )
    table.give(PINK, "activate", 1).do("activate top-1", "resolve effect-1", "discard m01")
    assert table.p.score[PINK] == 4
    assert table.name("mission", table.p.mission_deck[0]) == "m01", "at the very bottom of the deck"
    assert table.hand_of(PINK) == ["m02"]


@pytest.mark.rule("RP-139", "RP-140", "RP-141")
@pytest.mark.parametrize(("reach", "cards"), [(0, 3), (1, 4), (2, 5)])
def test_reach_of_the_three_icons(reach: int, cards: int) -> None:
    table = Table().coins(PINK, 0).research(PINK, "2").turn(PINK).give(PINK, "mission", 1, reach)
    assert len(table.options()) == cards
    table = Table().coins(PINK, 0).research(PINK, "9").turn(PINK).give(PINK, "mission", 1, reach)
    assert len(table.options()) == 5, "never beyond the offer"


@pytest.mark.rule("RP-114", "AM-20")
def test_island_effects_in_any_order_wholly_or_partly() -> None:
    table = Table(3).coins(PINK, 0).cargo(PINK, 1, 0, 0).energy(PINK, 0).landed(PINK, "e", "kelp")
    table.do("resolve effect-1", "resolve effect-2", "convert")
    assert table.p.energy[PINK] == 6, "first gain, then convert twice"
    table = Table(3).coins(PINK, 0).cargo(PINK, 1, 0, 0).energy(PINK, 0).landed(PINK, "e", "kelp")
    table.do("resolve effect-2", "resolve effect-1")
    assert table.p.energy[PINK] == 3
    assert table.cargo_of(PINK) == [2, 0, 0]
    table.do("end")
    assert table.p.hands[PINK] == [], "the mission was left"


@pytest.mark.rule("RP-115")
def test_one_of_two_sets() -> None:
    table = Table(3).coins(PINK, 0).energy(PINK, 0).landed(PINK, "h", "quillfish")
    assert table.options() == ["pick first", "pick second", "end"]
    assert table.refused("resolve effect-1") == "pick-a-set"
    table.do("pick second")
    assert table.options() == ["resolve set-1", "resolve set-2", "end"]
    assert table.refused("pick first") == "entry-done"
    table.do("resolve set-1", "deploy a-b", "resolve set-2", "gain shell", "end")
    assert table.cargo_of(PINK) == [1, 2, 1]


@pytest.mark.rule("RP-115", "RP-108")
def test_the_chosen_set_mixes_with_a_bonus_mission() -> None:
    table = Table(3).coins(PINK, 0).energy(PINK, 0).cargo(PINK, 0, 0, 0).hand(PINK, "m31")
    table.landed(PINK, "h", "quillfish").do("play m31", "pick first", "resolve set-1")
    assert table.step_of(PINK) == "1"
    assert table.options() == ["resolve set-2", "resolve mission-1", "resolve mission-2", "end"]


@pytest.mark.rule("RP-114", "AM-27")
def test_the_starting_island_gives_nothing() -> None:
    table = Table(3).coins(PINK, 0).ship(PINK, "f").ship(1, "a").ship(2, "b").energy(PINK, 5).turn(PINK)
    table.do("sail start")
    assert table.options() == ["end"]


@pytest.mark.rule("RP-137", "AM-32", "AM-100", "AM-119")
def test_free_deployment_anywhere() -> None:
    table = Table(3).coins(PINK, 0).energy(PINK, 0).turn(PINK).give(PINK, "deploy", 1)
    assert len(table.options()) == table.p.compiled.routes
    assert table.refused("deploy no-route-39") == "not-on-board"
    table.do("deploy h-l")
    assert table.p.energy[PINK] == 0
    assert table.p.deployment[PINK] == 5
    assert not table.p.deployed, "step 1 is not used up"


@pytest.mark.rule("RP-137", "RP-054", "AM-32", "AM-105")
def test_each_free_ball_is_settled_before_the_next() -> None:
    table = Table(3).coins(PINK, 0).ball("e-h", PINK).ball("e-j", PINK).ball("j-l", PINK).turn(PINK)
    table.give(PINK, "deploy", 2).do("deploy h-l")
    assert table.p.score[PINK] == 4
    assert table.step == "free-deploy"
    table.do("done")


@pytest.mark.rule("RP-036")
def test_resources_of_any_kinds_are_paid_as_a_set() -> None:
    """What used to be asked kind by kind in ascending order is marked in any order and paid at once."""
    table = Table(3).coins(PINK, 0).turn(PINK)
    p = table.p
    p.cargo[PINK * 3 : PINK * 3 + 3] = [2, 2, 1]
    p.push(PayAnyFrame(PINK, 3))
    p.run()
    choice = choices.set_choice(p)
    assert choice is not None
    assert (choice.least, choice.most, len(choice.members)) == (3, 3, 5)
    p.play("pay camera algae algae")
    assert p.cargo[PINK * 3 : PINK * 3 + 3] == [0, 2, 0]
