"""Wildlife: chapter 16 of the ledger."""

import pytest

from tests.games.shares.table import (
    column,
    deck,
    discard,
    hand,
    hands,
    legal,
    options,
    play,
    position,
    reason,
    text,
)


def expanded(columns, hand=(50, 55, 59), sides="basic", others=None, **more):
    """Seat 0 has just put 90 into Wildlife."""
    p = position(hands={0: [90, *hand], **(others or {})}, columns=columns, sides=sides, **more)
    return play(p, "expand 90", "into wildlife")


# -- basic ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-129", "SH-130")
def test_one_hand_card_raises_a_card_whatever_its_number():
    p = expanded({"pearl": [31, 38, 52]})
    play(p, "raise 31", "pay 55")
    assert column(p, "pearl") == [38, 52, 31]
    assert discard(p) == [55]
    assert hand(p, 0) == [50, 59]
    assert p.seat == 1


@pytest.mark.rule("SH-129", "SH-132")
def test_or_one_hand_card_moves_a_card_to_another_column():
    p = expanded({"pearl": [31, 38, 52], "treasure": [8]})
    play(p, "move 31", "into treasure", "pay 59")
    assert column(p, "pearl") == [38, 52]
    assert column(p, "treasure") == [8, 31]
    assert discard(p) == [59]
    assert p.seat == 1


@pytest.mark.rule("T-40", "SH-130", "SH-131", "SH-132", "AMB-26")
def test_t40_the_last_three_cards_may_be_raised_or_moved_where_they_fit():
    p = expanded({"treasure": [8, 22, 40, 71], "pearl": [30], "cleaning": [95], "research": [97]})
    assert reason(p, "move 22") == ("moves-nowhere", "SH-132")
    assert reason(p, "move 8") == ("not-among-last", "SH-132")
    assert reason(p, "raise 8") == ("not-among-last", "SH-130")
    assert reason(p, "raise 71") == ("is-newest", "SH-131")
    assert legal(p, "raise 22")
    assert legal(p, "raise 40")
    for number in (40, 71):
        moved = play(p.copy(), f"move {number}", "pay 50")
        assert column(moved, "pearl") == [30, number]


@pytest.mark.rule("T-40", "SH-132")
def test_t40_a_card_too_low_for_the_other_column_is_refused_there():
    p = expanded({"treasure": [8, 22, 40, 71], "pearl": [30]})
    play(p, "move 22")
    assert options(p) == ["into cleaning", "into research"]
    assert reason(p, "into pearl") == ("not-deeper", "SH-132")
    assert reason(p, "into treasure") == ("same-column", "SH-132")


@pytest.mark.rule("SH-131", "AMB-26")
def test_the_only_card_of_a_column_cannot_be_raised():
    p = expanded({"pearl": [31]})
    assert reason(p, "raise 31") == ("is-newest", "SH-131")
    assert reason(p, "raise 90") == ("is-newest", "SH-131")


@pytest.mark.rule("SH-133", "AMB-27")
def test_shorter_columns_offer_the_cards_they_have_in_every_company():
    p = expanded({"pearl": [31, 38], "cleaning": [5], "wildlife": [20]})
    raised = {option for option in options(p) if option.startswith("raise")}
    moved = {option for option in options(p) if option.startswith("move")}
    assert raised == {text("raise 31"), text("raise 20")}
    assert moved == {text(f"move {number}") for number in (31, 38, 5, 20, 90)}


@pytest.mark.rule("SH-133", "AMB-27")
def test_the_card_just_placed_may_move_away():
    p = expanded({"wildlife": [20], "pearl": [31]})
    play(p, "move 90", "into pearl", "pay 50")
    assert column(p, "wildlife") == [20]
    assert column(p, "pearl") == [31, 90]


@pytest.mark.rule("SH-129")
def test_only_depth_cards_are_raised_or_moved():
    p = expanded({"pearl": [31, 38]})
    assert reason(p, "move 50") == ("no-depth-card", "SH-129")
    assert reason(p, "raise 10") == ("no-depth-card", "SH-129")


# -- advanced ------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-134")
def test_advanced_one_more_hand_card_is_placed_in_any_company():
    p = expanded({"pearl": [31], "treasure": [98]}, sides="wildlife")
    assert options(p) == [*(text(f"place {number}") for number in (50, 55, 59)), "decline"]
    play(p, "place 50")
    assert options(p) == [
        f"into {name}" for name in ("cleaning", "treasure", "pearl", "research", "wildlife")
    ]
    play(p, "into pearl")
    assert column(p, "pearl") == [31, 50]
    assert hand(p, 0) == [55, 59]
    assert p.seat == 1


@pytest.mark.rule("SH-134")
def test_advanced_the_extra_card_comes_from_the_own_hand():
    p = expanded({}, sides="wildlife", others={1: [70]})
    assert reason(p, "place 70") == ("not-in-hand", "SH-134")


@pytest.mark.rule("T-41", "SH-135", "SH-138", "SH-098", "AMB-31")
def test_t41_below_the_newest_card_every_greater_number_costs_one_card():
    p = expanded({"pearl": [20, 45, 60]}, [1, 2, 3, 30], "wildlife", {1: [31]}, shares={1: {"pearl": 2}})
    left = len(deck(p))
    play(p, "place 30", "into pearl", "pay 1", "pay 3")
    assert column(p, "pearl") == [20, 45, 60, 30]
    assert discard(p) == [1, 3]
    assert hand(p, 0) == [2]
    play(p, "expand 31", "into pearl")
    assert column(p, "pearl") == [20, 45, 60, 30, 31]
    assert hands(p) == [1, 0, 0]
    assert len(deck(p)) == left


@pytest.mark.rule("T-42", "SH-136", "AMB-30")
def test_t42_above_the_newest_card_nothing_is_paid_for_greater_numbers_further_back():
    p = expanded({"pearl": [45, 60, 30]}, [1, 40], "wildlife")
    play(p, "place 40", "into pearl")
    assert column(p, "pearl") == [45, 60, 30, 40]
    assert hand(p, 0) == [1]
    assert discard(p) == []


@pytest.mark.rule("SH-136")
def test_advanced_an_empty_column_costs_nothing():
    p = play(expanded({}, [1, 40], "wildlife"), "place 1", "into pearl")
    assert column(p, "pearl") == [1]
    assert hand(p, 0) == [40]


@pytest.mark.rule("SH-135", "AMB-31")
def test_advanced_greater_numbers_count_wherever_they_lie():
    p = expanded({"pearl": [60, 20, 45]}, [1, 2, 3, 30], "wildlife")
    play(p, "place 30", "into pearl", "pay 1", "pay 2")
    assert column(p, "pearl") == [60, 20, 45, 30]
    assert hand(p, 0) == [3]


@pytest.mark.rule("T-43", "SH-099", "AMB-25")
@pytest.mark.parametrize("company", ["cleaning", "research", "wildlife"])
def test_t43_the_extra_card_sets_off_no_further_ability(company):
    p = expanded({"wildlife": [20]}, [50, 55, 95, 96], "wildlife")
    play(p, "place 95", f"into {company}")
    assert column(p, company)[-1] == 95
    assert hand(p, 0) == [50, 55, 96]
    assert p.seat == 1


@pytest.mark.rule("SH-137", "AMB-31")
def test_advanced_the_surcharge_is_paid_from_what_is_left_after_both_cards():
    p = expanded({"pearl": [20, 45, 60]}, [1, 30], "wildlife")
    play(p, "place 30")
    refused = p.why_not("into pearl")
    assert (refused.code, refused.rule) == ("surcharge", "SH-137")
    assert (refused.params["price"], refused.params["have"]) == (2, 1)
    assert legal(p, "into wildlife"), "one card for 90 can be paid"


@pytest.mark.rule("SH-137", "SH-101")
def test_advanced_a_card_too_dear_everywhere_cannot_be_placed():
    deep = {"cleaning": [50, 95], "treasure": [51, 93], "pearl": [52, 94], "research": [53, 96]}
    p = expanded(deep | {"wildlife": [54]}, [1, 97], "wildlife")
    assert reason(p, "place 1") == ("surcharge", "SH-137")
    assert legal(p, "place 97")
    p = expanded(deep | {"wildlife": [54]}, [1, 2], "wildlife")
    assert p.seat == 1, "with no card to place nobody is asked"


@pytest.mark.rule("SH-138")
def test_advanced_later_expansions_are_measured_against_the_extra_card():
    p = expanded({"pearl": [20, 45]}, [1, 30], "wildlife", {1: [29, 41]}, shares={1: {"pearl": 1}})
    play(p, "place 30", "into pearl")
    play(p, "expand 29")
    assert reason(p, "into pearl") == ("not-deeper", "SH-040")
    p = expanded({"pearl": [20, 45]}, [1, 30], "wildlife", {1: [29, 41]}, shares={1: {"pearl": 1}})
    play(p, "place 30", "into pearl", "expand 41", "into pearl")
    assert column(p, "pearl") == [20, 45, 30, 41]
    assert len(hand(p, 1)) == 2, "from 30 to 41 is a new decade although 45 lies in the column"
