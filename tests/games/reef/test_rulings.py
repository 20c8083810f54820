"""Rulings on silent and ambiguous points that the tests of the chapters do not show, or not wholly."""

import pytest

import bathysphere as bs
from bathysphere.content.toml import packaged
from bathysphere.engine.errors import OptionError
from bathysphere.games.reef.content import load
from tests.games.reef.table import BLUE, ORANGE, PINK, Table

NO_POWER_MATTERS = ("meridian", "halcyon", "sandpiper", "tidewatch")
POWER_2 = ("sandpiper", "bluefin", "meridian")
POWER_4 = ("tidewatch", "meridian", "halcyon")
NO_DISCOUNT = ("bluefin", "meridian", "halcyon")


def choose_objectives(table: Table) -> list[int]:
    """Go through a hand-out; who chose, in order."""
    order = []
    while table.step in ("objective", "drop"):
        if table.step == "objective":
            order.append(table.p.seat)
        table.p.act(table.p.choices[0])
    return order


def all_with_objectives() -> Table:
    return Table(3).objective(PINK, "ob01").objective(BLUE, "ob02").objective(ORANGE, "ob03")


# -- order of events -----------------------------------------------------------------------------------


@pytest.mark.rule("AM-14", "RP-085")
def test_several_who_reach_22_by_one_cleaning_get_one_hand_out_by_score() -> None:
    table = Table(3).ball("e-h", BLUE, ORANGE).ball("e-j", PINK, BLUE).ball("j-l", BLUE).score(21, 20, 3)
    table.ship(PINK, "h").ship(ORANGE, "l").energy(PINK, 5).turn(PINK).do("deploy h-l")
    assert table.p.score == [24, 23, 5]
    assert choose_objectives(table) == [ORANGE, BLUE, PINK]
    assert table.step == "turn", "no second one"


@pytest.mark.rule("AM-15", "RP-116")
def test_whoever_reaches_45_later_does_not_put_off_the_end() -> None:
    table = all_with_objectives().score(44, 44, 44).turn(PINK).give(PINK, "gain", 1, "vp")
    assert table.p.end_turn == 6
    table.p.turn = 4
    table.turn(BLUE).give(BLUE, "gain", 1, "vp").give(BLUE, "gain", 2, "vp")
    assert table.p.score[BLUE] == 47, "scores go on rising"
    assert table.p.end_turn == 6


@pytest.mark.rule("AM-18", "RP-085", "RP-032")
def test_a_leap_to_45_hands_out_the_objectives_and_then_announces_the_end() -> None:
    table = Table(3).score(44, 5, 6).turn(PINK)
    table.p.sink = news = []
    table.give(PINK, "gain", 1, "vp")
    assert choose_objectives(table) == [BLUE, ORANGE, PINK]
    assert table.p.end_turn == 6
    told = [event.kind.name for event in news if event.kind.name in ("hand-out", "end-set-off")]
    assert told == ["hand-out", "end-set-off"]


@pytest.mark.rule("AM-19", "RP-090")
def test_reward_spaces_stay_reached_on_the_second_lap_of_the_track() -> None:
    table = all_with_objectives().score(52, 0, 0).turn(PINK)
    table.do("recharge", *["done"] * 7)
    assert table.step == "recharged"
    assert table.p.score[PINK] == 52


@pytest.mark.rule("AM-104", "RP-088")
def test_of_equal_scores_at_the_start_of_the_track_the_last_in_turn_order_chooses_first() -> None:
    table = Table(3).score(20, 1, 1).turn(PINK).give(PINK, "gain", 2, "vp")
    assert table.p.objective_order == [ORANGE, BLUE, PINK]


@pytest.mark.rule("AM-98", "RP-030")
def test_nobody_trades_while_another_player_decides() -> None:
    table = Table(3).score(20, 2, 1).coins(PINK, 9).coins(ORANGE, 9).cargo(ORANGE, 0, 0, 0).turn(PINK)
    assert any(text.startswith("trade") for text in table.options())
    table.give(PINK, "gain", 2, "vp")
    assert table.p.seat == ORANGE
    assert not any(text.startswith("trade") for text in table.options())


@pytest.mark.rule("AM-105", "RP-054")
def test_no_tile_can_be_revealed_between_two_sectors() -> None:
    table = Table(4).ball("a-b", PINK).ball("b-f", PINK).ball("a-e", BLUE).pollution(PINK, "s03")
    table.ball("f-start", BLUE).ball("j-start", BLUE).ball("e-j", BLUE)
    table.ship(PINK, "e").energy(PINK, 5).turn(PINK)
    assert "reveal s03" in table.options()
    table.do("deploy e-f")
    assert table.options() == ["settle s01", "settle s06"]


# -- Recharge ------------------------------------------------------------------------------------------


@pytest.mark.rule("AM-24", "RP-092")
def test_without_a_crew_tile_the_duty_of_a_recharge_is_void() -> None:
    table = Table().energy(PINK, 2).turn(PINK)
    table.p.crew_offer, table.p.crew_stack = [], []
    table.do("recharge", "done")
    assert table.step == "recharged"
    assert (table.p.crew_offer, table.p.crew_discard) == ([], [])


@pytest.mark.rule("AM-25", "AM-99", "RP-094")
def test_in_a_recharge_turn_an_effect_may_lay_down_a_mission() -> None:
    table = Table().hand(PINK, "m16", "w01").coins(PINK, 0).turn(PINK).do("recharge")
    table.give(PINK, "mission_blank", 1).do("lay m16")
    assert [table.name("mission", card) for card in table.p.played[PINK]] == ["m16"]


@pytest.mark.rule("AM-99", "RP-029")
def test_a_trade_and_a_reveal_do_not_declare_the_turn() -> None:
    table = Table().coins(PINK, 3).cargo(PINK, 0, 0, 0).energy(PINK, 2).pollution(PINK, "s01").turn(PINK)
    table.do("trade shell", "reveal s01")
    assert "recharge" in table.options()
    assert "sail f" in table.options()


@pytest.mark.rule("AM-72", "AM-96", "RP-058")
def test_no_tile_is_revealed_within_the_rewards_of_a_space() -> None:
    table = Table().score(3, 0, 0).coins(PINK, 0).cargo(PINK, 0, 0, 0).energy(PINK, 2)
    table.pollution(PINK, "s01").turn(PINK).do("recharge")
    assert "reveal s01" in table.options(), "before a space"
    table.do("space 3")
    assert table.step == "entries"
    assert "reveal s01" not in table.options()
    table.do("done")
    assert "reveal s01" in table.options(), "and after it"


@pytest.mark.rule("AM-72", "AM-53", "AM-96")
def test_no_window_within_the_effect_of_a_crew_member() -> None:
    table = Table(ships=NO_DISCOUNT).hand(PINK, "w01").energy(PINK, 8).coins(PINK, 0).pollution(PINK, "s03")
    table.turn(PINK)
    assert {"play w01", "reveal s03"} < set(table.options())
    table.give(PINK, "activate", 1).do("activate top-printed")
    assert table.options() == ["pick first", "pick second", "done"]


# -- travel and deployment -----------------------------------------------------------------------------


@pytest.mark.rule("AM-27", "RP-102")
def test_the_starting_island_is_shared_at_setup_only_and_may_be_passed() -> None:
    table = Table(3).ship(PINK, "f").energy(PINK, 8).turn(PINK)
    assert table.refused("sail start") == "occupied"
    prices = {option.text: option.details["price"] for option in table.p.options() if option.verb == "sail"}
    through = table.p.toll(PINK, table.route("f-start")) + table.p.toll(PINK, table.route("k-start"))
    assert prices["sail k"] == through


@pytest.mark.rule("AM-31", "RP-137")
def test_a_free_deployment_needs_an_empty_space_too() -> None:
    table = Table(3).ball("h-l", PINK, BLUE, ORANGE).coins(PINK, 0).turn(PINK).give(PINK, "deploy", 1)
    assert table.refused("deploy h-l") == "route-full"
    assert len(table.options()) == table.p.compiled.routes - 1


# -- research and seafloor -----------------------------------------------------------------------------


@pytest.mark.rule("AM-41", "RP-114")
def test_research_of_an_island_may_be_left() -> None:
    table = Table(3).coins(PINK, 0).energy(PINK, 0).landed(PINK, "h", "quillfish").do("pick first")
    assert "resolve set-1" in table.options()
    table.do("end")
    assert table.step_of(PINK) == "0"


@pytest.mark.rule("AM-42", "RP-062")
def test_an_extra_step_cannot_be_bought_without_an_exploration() -> None:
    table = Table(ships=NO_POWER_MATTERS).coins(PINK, 0).cargo(PINK, 2, 2, 2).turn(PINK)
    assert not any(text.startswith("pay") for text in table.options())
    table.give(PINK, "explore", 1)
    assert "pay algae" in table.options()


@pytest.mark.rule("AM-44", "RP-061")
def test_tank_and_tile_of_a_step_come_before_the_next_step() -> None:
    table = Table(ships=NO_POWER_MATTERS).coins(PINK, 0).cargo(PINK, 0, 0, 0).diver(PINK, 3)
    table.slot(2, "light2", "yellow4").turn(PINK).give(PINK, "explore", 2)
    assert table.p.diver[PINK] == 4
    assert table.p.coins[PINK] == 3, "the tank has paid"
    assert table.p.turned_up >> 2 & 1
    assert "dive" in table.options()


@pytest.mark.rule("AM-45", "RP-063")
def test_a_tile_that_a_diver_passes_lies_open_as_well() -> None:
    table = Table(ships=NO_POWER_MATTERS).coins(PINK, 0).cargo(PINK, 2, 0, 0).diver(PINK, 3)
    table.slot(2, "light2", "yellow3").slot(3, "light3", "yellow6").turn(PINK)
    table.give(PINK, "explore", 2).do("pay algae", "dive")
    assert table.p.diver[PINK] == 6
    assert [table.p.turned_up >> slot & 1 for slot in (2, 3, 4)] == [1, 1, 0]


@pytest.mark.rule("AM-110", "RP-062")
def test_what_a_tank_brings_may_pay_for_the_extra_step() -> None:
    table = Table(ships=NO_POWER_MATTERS).coins(PINK, 0).cargo(PINK, 0, 0, 0).diver(PINK, 1)
    table.slot(1, "light2", "yellow5").turn(PINK).give(PINK, "explore", 1)
    table.do("resolve effect-1", "gain algae", "gain algae")
    while table.step == "entries":
        table.do("done")
    assert table.step == "extra-step"
    table.do("pay algae")
    assert table.p.diver[PINK] == 3


# -- missions ------------------------------------------------------------------------------------------


@pytest.mark.rule("AM-50", "RP-043")
def test_without_a_deck_the_offer_shrinks_and_reach_counts_what_is_left() -> None:
    table = Table().coins(PINK, 0).offer("m01", "m02", "m03", "m04", "m05").turn(PINK)
    table.p.mission_deck = []
    table.give(PINK, "mission", 2, 0).do("take m01")
    assert [table.name("mission", card) for card in table.p.mission_offer] == ["m02", "m03", "m04", "m05"]
    assert table.options() == ["take m02", "take m03", "done"]


@pytest.mark.rule("AM-52", "RP-111")
def test_a_mission_counts_as_played_though_nothing_of_it_could_be_used() -> None:
    table = Table(4).coins(PINK, 0).cargo(PINK, 0, 0, 0).hand(PINK, "m08").landed(PINK, "a", "eelgrass")
    table.do("play m08")
    assert table.options() == ["end"]
    assert [table.name("mission", card) for card in table.p.played[PINK]] == ["m08"]
    assert table.p.mission_done


@pytest.mark.rule("AM-52", "RP-138")
def test_the_price_of_memorial_reef_is_due_before_power_2_brings_a_ball() -> None:
    table = Table(3, ships=POWER_2).hand(PINK, "w09")
    table.p.removed[PINK], table.p.deployment[PINK] = 6, 0
    table.turn(PINK)
    assert table.refused("play w09") == "no-balls"


@pytest.mark.rule("AM-113", "RP-131")
def test_power_2_does_nothing_without_a_ball_on_the_tracks() -> None:
    table = Table(3, ships=POWER_2).coins(PINK, 0).locked(PINK, 0, 0, 0).hand(PINK, "m19")
    table.landed(PINK, "n", "nautilus").do("play m19")
    assert table.p.deployment[PINK] == 15
    assert "resolve mission-1" in table.options()


@pytest.mark.rule("AM-58")
def test_hands_are_secret_but_not_their_size_nor_what_was_played() -> None:
    p = Table().hand(PINK, "m01", "m02").played(PINK, "m03").p
    for viewer, hand in ((PINK, ["m01", "m02"]), (BLUE, [None, None]), (-1, [None, None])):
        seen = p.view(viewer)["players"][PINK]  # type: ignore[index]
        assert seen["hand"] == hand
        assert seen["played"] == [["m03", 0]]


# -- crew ----------------------------------------------------------------------------------------------


def price(table: Table, tile: int) -> object:
    """What a tile of the offer costs now."""
    text = f"hire {table.name('tile', tile)}"
    return next(option.details["price"] for option in table.p.options() if option.text == text)


@pytest.mark.rule("AM-03", "AM-04", "RP-081")
def test_a_tile_gets_cheaper_by_sliding() -> None:
    table = Table(ships=NO_DISCOUNT).coins(PINK, 9).turn(PINK).give(PINK, "hire", 1, 0)
    second = table.p.crew_offer[1]
    assert price(table, second) == 3
    table.do("done", "recharge", "done").turn(PINK).give(PINK, "hire", 1, 0)
    assert table.p.crew_offer[0] == second
    assert price(table, second) == 1
    table.do(f"hire {table.name('tile', second)}")
    assert table.p.coins[PINK] == 9 - 1


@pytest.mark.rule("AM-59", "RP-081")
def test_without_stack_and_discards_the_offer_stays_short_at_the_dear_end() -> None:
    table = Table(ships=NO_DISCOUNT).coins(PINK, 9).crew_offer("mason").turn(PINK)
    table.p.crew_stack = []
    rest = table.p.crew_offer[1:]
    table.give(PINK, "hire", 1, 0).do(table.options()[0])
    assert table.p.crew_offer == rest


@pytest.mark.rule("AM-60", "RP-092")
def test_discarded_crew_lies_open() -> None:
    table = Table().turn(PINK)
    cheapest = table.name("tile", table.p.crew_offer[0])
    table.do("recharge", "done")
    assert table.p.view(-1)["crew_discard"] == [cheapest]


@pytest.mark.rule("AM-62", "RP-077")
def test_an_intern_is_hired_by_the_symbol_only() -> None:
    table = Table().coins(PINK, 9).turn(PINK)
    assert table.p.why_not("intern") is not None
    table.give(PINK, "hire", 1, 0)
    assert "intern" in table.options()


@pytest.mark.rule("AM-66", "RP-071")
def test_a_full_ship_hires_nobody() -> None:
    table = Table().coins(PINK, 9)
    for row in range(3):
        table.crew(PINK, row, "intern", "intern", "intern")
    table.turn(PINK).give(PINK, "hire", 1, 0)
    assert table.step == "turn"
    assert table.p.coins[PINK] == 9


@pytest.mark.rule("AM-68", "RP-084")
def test_a_column_activates_nobody_twice_a_turn() -> None:
    table = Table(ships=NO_DISCOUNT).coins(PINK, 1).cargo(PINK, 0, 0, 0).crew(PINK, 0, "phycologist")
    table.crew(PINK, 1, "mason").crew_offer("diveguide").turn(PINK)
    table.give(PINK, "activate", 1).do("activate top-1", "pick first")
    table.give(PINK, "hire", 1, 0).do(table.options()[0], "row bottom", "trigger column")
    assert table.refused("activate top-1") == "activated-already"
    assert table.options() == ["activate middle-1", "activate bottom-1", "done"]


@pytest.mark.rule("AM-112", "RP-084")
def test_a_member_whose_effect_was_declined_is_used_up() -> None:
    table = Table(ships=NO_DISCOUNT).coins(PINK, 0).turn(PINK)
    table.give(PINK, "activate", 1).do("activate top-printed", "done")
    table.give(PINK, "activate", 1)
    assert table.refused("activate top-printed") == "activated-already"


def effects_line(text: str, name: str) -> str:
    """The line of a content file that says what a piece does."""
    after = text[text.index(f'id = "{name}"') :]
    return next(line for line in after.splitlines() if line.startswith("effects"))


@pytest.mark.rule("AM-64", "RP-076")
def test_a_tile_with_the_effect_of_a_printed_member_is_refused() -> None:
    texts = {name: packaged("bathysphere.games.reef", f"{name}.toml") for name in load.FILES}
    texts["crew"] = texts["crew"].replace(
        effects_line(texts["crew"], "phycologist"), effects_line(texts["ships"], "printed-green")
    )
    table = Table(ships=NO_DISCOUNT).coins(PINK, 9).crew_offer("phycologist")
    sheets = load.read_sheets(texts)
    table.p.compiled = load.compile_content(sheets, 3, table.p.content.settings)
    table.turn(PINK).give(PINK, "hire", 1, 0)
    assert table.refused(f"hire {table.name('tile', table.p.crew_offer[0])}") == "same-effect"
    assert "intern" in table.options(), "its back is another matter"


# -- Pollution and stores ------------------------------------------------------------------------------


@pytest.mark.rule("AM-73", "RP-133")
def test_power_4_doubles_a_tile_of_the_supply_and_not_its_double() -> None:
    table = Table(3, ships=POWER_4).turn(PINK)
    left = len(table.p.supply[0])
    table.give(PINK, "pollution_take", 1)
    assert len(table.p.pollution[PINK]) == 2
    assert len(table.p.supply[0]) == left - 2


@pytest.mark.rule("AM-76", "RP-154")
def test_a_refreshed_tile_can_be_revealed_in_the_same_turn() -> None:
    table = Table().coins(PINK, 0).energy(PINK, 0).pollution(PINK, "s01")
    table.p.used[table.number("pollution", "s01")] = 1
    table.turn(PINK)
    assert table.refused("reveal s01") == "tile-used"
    table.give(PINK, "pollution_refresh", 1).do("reveal s01")
    assert table.p.energy[PINK] == 5


@pytest.mark.rule("AM-81", "AM-82")
def test_coins_run_out_neither_in_the_supply_nor_at_the_owner() -> None:
    table = Table().coins(PINK, 500).give(PINK, "gain", 2, "coin")
    assert table.p.coins[PINK] == 502


# -- the table -----------------------------------------------------------------------------------------


@pytest.mark.rule("AM-94")
def test_nobody_plays_alone() -> None:
    with pytest.raises(OptionError) as refused:
        bs.start("reef", seats=1, seed=1)
    assert refused.value.code == "seats"


@pytest.mark.rule("AM-95")
def test_what_reveals_nothing_can_be_taken_back() -> None:
    table = Table(3).energy(PINK, 8).coins(PINK, 3).cargo(PINK, 0, 0, 0).turn(PINK)
    reveals = table.p.reveals
    table.do("trade shell", "deploy f-start", "sail f")
    assert table.p.reveals == reveals
