"""Expanding a company: chapter 5 of the ledger."""

import pytest

from tests.games.shares.table import (
    COMPANIES,
    column,
    deck,
    discard,
    hand,
    hands,
    legal,
    options,
    play,
    position,
    refusal,
)


@pytest.mark.rule("SH-039")
def test_an_expansion_makes_a_hand_card_the_newest_card():
    p = position(hands={0: [44, 60]}, columns={"pearl": [13, 28]})
    play(p, "expand 44", "into pearl")
    assert column(p, "pearl") == [13, 28, 44]
    assert hand(p, 0) == [60]


@pytest.mark.rule("SH-039")
def test_the_company_is_a_free_choice():
    p = play(position(hands={0: [44]}, columns={"pearl": [13]}), "expand 44")
    assert options(p) == [f"into {company}" for company in COMPANIES]


@pytest.mark.rule("SH-039")
@pytest.mark.parametrize("elsewhere", [20, 30, 40, 50, 60])
def test_only_own_hand_cards_can_be_placed(elsewhere):
    p = position(hands={0: [1], 1: [20]}, shares={0: [30]}, columns={"pearl": [40]}, discard=[50], deck=[60])
    assert refusal(p, f"expand {elsewhere}") == "SH-039"


@pytest.mark.rule("T-10", "SH-040")
@pytest.mark.parametrize(("number", "verdict"), [(43, "SH-040"), (45, "")])
def test_t10_the_number_has_to_be_greater(number, verdict):
    p = play(position(hands={0: [number]}, columns={"pearl": [44]}), f"expand {number}")
    assert refusal(p, "into pearl") == verdict


@pytest.mark.rule("SH-040")
def test_a_card_that_fits_nowhere_cannot_be_expanded_with():
    columns = {"cleaning": [21], "treasure": [22], "pearl": [23], "research": [24], "wildlife": [25]}
    p = position(hands={0: [20, 100]}, columns=columns)
    assert refusal(p, "expand 20") == "SH-040"
    assert refusal(p, "expand 100") == ""


@pytest.mark.rule("SH-041")
@pytest.mark.parametrize("number", [1, 44, 100])
def test_an_empty_column_accepts_any_number(number):
    p = play(position(hands={0: [number]}), f"expand {number}", "into pearl")
    assert column(p, "pearl") == [number]


@pytest.mark.rule("SH-042", "AMB-12")
def test_greater_numbers_further_back_do_not_matter():
    p = position(hands={0: [32]}, columns={"pearl": [90, 70, 31]})
    play(p, "expand 32", "into pearl")
    assert column(p, "pearl") == [90, 70, 31, 32]


@pytest.mark.rule("SH-042", "AMB-12")
def test_cards_that_have_left_a_column_do_not_matter():
    p = position(hands={0: [21, 60, 61], 1: [14]}, columns={"pearl": [13, 99]})
    play(p, "expand 21", "into cleaning", "remove 99", "expand 14", "into pearl")
    assert column(p, "pearl") == [13, 14]


@pytest.mark.rule("SH-043")
def test_the_expanding_player_needs_no_share():
    p = position(hands={0: [44]}, shares={1: {"pearl": 2}}, columns={"pearl": [41]})
    play(p, "expand 44", "into pearl")
    assert column(p, "pearl") == [41, 44]


@pytest.mark.rule("SH-044")
def test_an_expansion_costs_nothing_but_the_card():
    p = position(hands={0: [44, 50, 60]}, shares={1: {"pearl": 3}}, columns={"pearl": [41]})
    play(p, "expand 44", "into pearl")
    assert hand(p, 0) == [50, 60]
    assert discard(p) == []
    assert p.seat == 1


@pytest.mark.rule("SH-045")
def test_the_dividend_comes_after_the_card_and_before_the_ability():
    p = position(hands={0: [44]}, shares={0: {"wildlife": 2}}, columns={"wildlife": [13]}, deck=[60, 70])
    play(p, "expand 44", "into wildlife")
    assert column(p, "wildlife") == [13, 44]
    assert hand(p, 0) == [60, 70]
    assert p.seat == 0
    assert legal(p, "raise 13")


@pytest.mark.rule("SH-045")
def test_the_turn_ends_when_the_ability_is_not_wanted():
    p = position(hands={0: [44, 50]}, columns={"wildlife": [13]})
    play(p, "expand 44", "into wildlife", "decline")
    assert p.seat == 1
    assert hands(p) == [1, 0, 0]
    assert len(deck(p)) == 97
