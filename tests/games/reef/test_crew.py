"""Chapter J: crew."""

import pytest

from tests.games.reef.table import PINK, Table

SAND = ("sandpiper", "meridian", "halcyon", "tidewatch")
BLUEFIN = ("bluefin", "meridian", "halcyon", "tidewatch")  # rows green, red, blue


@pytest.mark.rule(
    "TC-05", "RP-070", "RP-071", "RP-072", "RP-075", "RP-081", "RP-082", "AM-04", "AM-11", "AM-67"
)
def test_tc05_hiring() -> None:
    table = Table(ships=SAND).coins(PINK, 1).cargo(PINK, 0, 0, 0).research(PINK, "0")
    table.crew(PINK, 1, "engineer").crew(PINK, 2, "mason").crew_offer("phycologist")
    offer = table.p.crew_offer.copy()
    top = table.p.crew_stack[-1]
    table.turn(PINK).give(PINK, "hire", 1, 0)
    table.do("hire phycologist-1" if "hire phycologist-1" in table.options() else "hire phycologist-2")
    assert table.p.coins[PINK] == 0
    assert table.p.crew_offer == [*offer[1:], top]
    table.do("row top")
    assert table.options() == ["trigger benefit", "trigger column"]
    table.do("trigger benefit", "resolve effect-1")
    first, second = table.p.mission_offer[:2]
    assert table.options() == [f"take {table.name('mission', card)}" for card in (first, second)]
    table.do(table.options()[0])
    assert len(table.options()) == 3, "again two in reach, or enough"
    table.do(table.options()[0])
    assert len(table.p.hands[PINK]) == 2
    assert table.options() == ["activate top-1", "activate middle-1", "activate bottom-1", "done"]
    table.do("activate top-1")
    assert table.options() == ["pick first", "pick second", "done"]
    twin = table.p.copy()
    table.do("pick first")
    assert table.cargo_of(PINK) == [2, 0, 0]
    twin.cargo[0] = 2
    twin.play("pick second")
    assert twin.cargo[0] == 0
    assert twin.score[PINK] == 4


@pytest.mark.rule("RP-070", "RP-036", "AM-03")
def test_prices_rise_along_the_offer() -> None:
    table = Table(ships=SAND).coins(PINK, 3).turn(PINK).give(PINK, "hire", 1, 0)
    names = [table.name("tile", tile) for tile in table.p.crew_offer]
    assert table.options()[:2] == [f"hire {name}" for name in names[:2]]
    assert table.refused(f"hire {names[2]}") == "coins"
    outside = table.name("tile", table.p.crew_stack[0])
    assert table.refused(f"hire {outside}") == "not-in-crew-offer"


@pytest.mark.rule("RP-071", "RP-073")
def test_any_colour_into_any_row_from_the_left() -> None:
    table = (
        Table(ships=BLUEFIN).coins(PINK, 9).crew(PINK, 0, "diveguide", "archivist").crew_offer("filmmaker")
    )
    table.crew(PINK, 1, "mason", "gardener", "crane").turn(PINK).give(PINK, "hire", 1, 0)
    table.do(next(text for text in table.options() if text.startswith("hire filmmaker")))
    assert [text for text in table.options() if text.startswith("row")] == ["row top", "row bottom"]
    assert table.refused("row middle") == "row-full"
    table.do("row top")
    assert table.crew_of(PINK)[:3] == ["diveguide", "archivist", "filmmaker"]
    assert table.p.score[PINK] == 0, "not the colour of the row"


@pytest.mark.rule("TC-30", "RP-074", "RP-078", "AM-90", "AM-112", "AM-120")
@pytest.mark.parametrize(
    ("tiles", "vp"),
    [
        (("phycologist", "intern", "engineer"), 4),
        (("phycologist", "mason", "intern"), 0),
        (("intern", "intern", "intern"), 4),
    ],
)
def test_tc30_rows_of_one_colour(tiles: tuple[str, ...], vp: int) -> None:
    for side in "ab":
        table = Table(side=side, ships=BLUEFIN).coins(PINK, 9).cargo(PINK, 0, 0, 0)
        table.crew(PINK, 0, *tiles[:2]).crew_offer(*([tiles[2]] if tiles[2] != "intern" else []))
        table.turn(PINK).give(PINK, "hire", 1, 0)
        table.do(
            "intern"
            if tiles[2] == "intern"
            else next(o for o in table.options() if o.startswith(f"hire {tiles[2]}"))
        )
        table.do("row top")
        if "trigger row" in table.options():
            table.do("trigger row")
        benefit = {"a": 0, "b": 0}[side]
        assert table.p.score[PINK] == (vp if side == "a" else 0) + benefit
        assert table.parts(PINK)["rows"] == (3 if vp and side == "b" else 0)


@pytest.mark.rule("RP-072")
def test_the_covered_benefit_may_be_declined() -> None:
    table = Table(ships=SAND).coins(PINK, 1).crew_offer("mason").turn(PINK).give(PINK, "hire", 1, 0)
    table.do(table.options()[0], "row top")
    assert table.step == "entries"
    table.do("done")
    assert table.p.hands[PINK] == []


@pytest.mark.rule("RP-075", "AM-112")
def test_the_printed_column_is_no_column() -> None:
    table = Table(ships=SAND).coins(PINK, 9).crew_offer("mason").turn(PINK).give(PINK, "hire", 1, 0)
    table.do(table.options()[0], "row middle")
    assert table.step == "turn", "no column is complete"


@pytest.mark.rule("TC-32", "RP-076", "RP-077", "RP-080", "AM-117")
def test_tc32_the_same_effect_only_once() -> None:
    table = Table(ships=BLUEFIN).coins(PINK, 5).crew(PINK, 0, "phycologist").crew(PINK, 1, "intern")
    table.crew_offer("phycologist").turn(PINK).give(PINK, "hire", 1, 0)
    name = table.name("tile", table.p.crew_offer[0])
    assert table.refused(f"hire {name}") == "same-effect"
    table.do("intern", "row top")
    assert table.p.coins[PINK] == 4
    assert table.crew_of(PINK)[:2] == ["phycologist", "intern"]


@pytest.mark.rule("TC-31", "RP-079")
def test_tc31_an_intern_that_completes_a_column() -> None:
    table = Table(ships=BLUEFIN).coins(PINK, 1).cargo(PINK, 2, 2, 2).energy(PINK, 8)
    table.crew(PINK, 0, "phycologist").crew(PINK, 1, "mason").turn(PINK).give(PINK, "hire", 1, 0)
    table.do("intern", "row bottom", "trigger column")
    assert table.p.coins[PINK] == 1, "paid one, got one; nobody else was activated"
    assert table.p.activated == 1 << 6


@pytest.mark.rule("TC-31", "RP-079", "RP-075")
def test_tc31_a_normal_tile_beside_an_intern() -> None:
    table = (
        Table(ships=BLUEFIN)
        .coins(PINK, 1)
        .crew(PINK, 0, "intern")
        .crew(PINK, 1, "mason")
        .crew_offer("diveguide")
    )
    table.turn(PINK).give(PINK, "hire", 1, 0).do(table.options()[0], "row bottom", "trigger column")
    assert table.options() == ["activate top-1", "activate middle-1", "activate bottom-1", "done"]
    assert table.refused("activate top-2") == "other-column"


@pytest.mark.rule("RP-081", "AM-59", "AM-121")
def test_an_empty_stack_is_made_of_the_discards() -> None:
    table = Table().turn(PINK)
    p = table.p
    p.crew_discard += p.crew_stack
    p.crew_stack = []
    cheapest, discards = p.crew_offer[0], set(p.crew_discard)
    table.do("recharge", "done")
    assert p.crew_discard == []
    assert len(p.crew_offer) == 5
    assert set(p.crew_stack) | {p.crew_offer[-1]} == discards | {cheapest}


@pytest.mark.rule("RP-083", "RP-149", "AM-63", "AM-112")
def test_all_of_a_colour_by_the_colour_of_the_tile() -> None:
    table = Table(ships=BLUEFIN).coins(PINK, 0).cargo(PINK, 0, 0, 0).energy(PINK, 0)
    table.crew(PINK, 0, "diveguide", "intern").crew(PINK, 1, "purser").turn(PINK)
    table.give(PINK, "activate_color", 1, "green")
    assert table.options() == ["activate middle-1", "activate top-printed"]
    assert table.refused("activate top-1") == "other-color"
    assert table.refused("activate bottom-1") == "nobody-there"
    table.do("activate middle-1", "pick first")
    assert table.p.coins[PINK] == 2
    assert "activate top-printed" in table.options()


@pytest.mark.rule("RP-083", "RP-148", "AM-63")
def test_any_one_member_printed_ones_and_interns_too() -> None:
    table = Table(ships=BLUEFIN).coins(PINK, 0).crew(PINK, 0, "diveguide", "intern").turn(PINK)
    table.give(PINK, "activate", 1)
    members = ["top-1", "top-2", "top-printed", "middle-printed", "bottom-printed"]
    assert table.options() == [f"activate {member}" for member in members]
    table.do("activate top-2")
    assert table.p.coins[PINK] == 1


@pytest.mark.rule("RP-084", "AM-69", "AM-100", "AM-112")
def test_a_member_once_a_turn() -> None:
    table = Table(ships=BLUEFIN).coins(PINK, 0).cargo(PINK, 0, 0, 0).turn(PINK)
    table.give(PINK, "activate", 1).do("activate top-printed", "pick first")
    table.give(PINK, "activate", 1)
    assert table.refused("activate top-printed") == "activated-already"
    assert table.options() == ["activate middle-printed", "activate bottom-printed"]
    table.turn(PINK).give(PINK, "activate", 1)
    assert "activate top-printed" in table.options()


@pytest.mark.rule("TC-33", "RP-132", "RP-145", "RP-146", "AM-33", "AM-61", "AM-113")
def test_tc33_power_3_adds_up() -> None:
    table = Table(ships=("meridian", "bluefin", "halcyon", "tidewatch")).coins(PINK, 0).turn(PINK)
    prices = {}
    for delta in (0, -2, 2):
        table.coins(PINK, 20).give(PINK, "hire", 1, delta)
        for option in table.p.options():
            if option.verb in ("hire", "intern"):
                place = table.p.crew_offer.index(option.arguments["tile"]) if option.verb == "hire" else -1
                prices[delta, place] = option.details["price"]
        table.do("done")
    assert prices[0, 0] == 0
    assert prices[0, 1] == 1
    assert prices[-2, 2] == 0
    assert prices[2, 0] == 1
    assert prices[2, -1] == 1, "an Intern at +2"


@pytest.mark.rule("RP-145", "RP-146", "AM-61", "AM-65")
def test_discounts_and_the_dearer_icon() -> None:
    table = Table(ships=SAND).coins(PINK, 1).turn(PINK)
    table.give(PINK, "hire", 1, -2)
    assert len([text for text in table.options() if text.startswith("hire")]) == 2
    table.do("done").give(PINK, "hire", 1, 2)
    assert table.step == "turn", "nobody can be hired for 1 Coin at +2"


@pytest.mark.rule("RP-147", "RP-092", "AM-04", "AM-08", "AM-60")
def test_the_cheapest_tile_leaves_the_offer() -> None:
    table = Table().turn(PINK)
    offer = table.p.crew_offer.copy()
    top = table.p.crew_stack[-1]
    table.do("recharge", "done")
    assert table.p.crew_offer == [*offer[1:], top]
    assert table.p.crew_discard == [offer[0]]
