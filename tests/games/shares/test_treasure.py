"""Treasure: chapter 13 of the ledger."""

import pytest

from tests.games.shares.table import hands, play, portfolio, position


def paid(shares, *, turn=0, company="treasure", seats=3, **more):
    """What everybody gets when a seat puts the first card into a company."""
    p = position(seats, hands={turn: [99]}, shares=shares, turn=turn, **more)
    play(p, "expand 99", f"into {company}")
    return hands(p)


def treasure(*holdings):
    return {seat: {"treasure": count} for seat, count in enumerate(holdings)}


@pytest.mark.rule("SH-107")
def test_the_largest_holding_gets_one_card_more():
    assert paid(treasure(3, 1, 0)) == [4, 1, 0]


@pytest.mark.rule("T-32", "SH-107", "SH-108")
def test_t32_all_tied_for_most_get_the_extra_card():
    assert paid(treasure(2, 2, 1)) == [3, 3, 1]
    assert paid(treasure(1, 2, 2)) == [1, 3, 3]


@pytest.mark.rule("SH-109")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_who_expanded_is_irrelevant_for_the_extra_card(turn):
    assert paid(treasure(1, 3, 0), turn=turn) == [1, 4, 0]


@pytest.mark.rule("SH-109")
def test_without_any_treasure_share_there_is_no_extra_card():
    assert paid({0: {"pearl": 2}}) == [0, 0, 0]


@pytest.mark.rule("SH-107")
def test_a_treasure_expansion_without_a_dividend_gives_no_extra_card():
    p = position(hands={0: [99]}, shares=treasure(3, 1, 0), columns={"treasure": [93]})
    play(p, "expand 99", "into treasure")
    assert hands(p) == [0, 0, 0]


@pytest.mark.rule("T-33", "SH-110", "SH-111")
def test_t33_advanced_the_expanding_player_is_paid_like_the_largest_holding():
    assert paid(treasure(0, 3, 1), sides="treasure") == [3, 3, 1]
    assert paid(treasure(0, 3, 1), sides="treasure", turn=2) == [0, 3, 3], "the others get what they hold"


@pytest.mark.rule("SH-110", "SH-111")
def test_advanced_it_is_in_place_of_the_own_dividend():
    assert paid(treasure(1, 3, 2), sides="treasure") == [3, 3, 2]


@pytest.mark.rule("T-34", "SH-112")
def test_t34_advanced_the_largest_holder_is_paid_just_that():
    assert paid(treasure(3, 1, 0), sides="treasure") == [3, 1, 0]


@pytest.mark.rule("SH-110", "AMB-33")
def test_advanced_without_any_treasure_share_nothing_is_paid():
    assert paid({0: {"pearl": 2}}, sides="treasure") == [0, 0, 0]


@pytest.mark.rule("SH-113", "AMB-52")
@pytest.mark.parametrize("sides", ["basic", "treasure"])
def test_dividends_of_other_companies_are_untouched(sides):
    shares = {0: {"pearl": 1}, 1: {"pearl": 2, "treasure": 3}, 2: {"treasure": 1}}
    assert paid(shares, company="pearl", sides=sides) == [1, 2, 0]


READ_ONCE = {"seats": 2, "deck": ["bonus-1", 6, 11, 12, 13], "columns": {"treasure": [14]}}
"""The first card paid is a bonus share, and the third player gets another Treasure share by it."""


@pytest.mark.rule("SH-107", "SH-150")
def test_holdings_are_read_once_when_the_payout_begins():
    assert paid(treasure(2, 2, 2), **READ_ONCE) == [3, 3]


@pytest.mark.rule("SH-110", "SH-150")
def test_advanced_holdings_are_read_once_when_the_payout_begins():
    shares = treasure(0, 1, 2)
    p = position(hands={0: [99]}, shares=shares, sides="treasure", **READ_ONCE)
    play(p, "expand 99", "into treasure")
    assert 6 in portfolio(p, 2)
    assert hands(p) == [2, 1]
