"""Pearl diving: chapter 14 of the ledger."""

import pytest

from tests.games.shares.table import column, hands, play, points, position, price


def worth(columns, sides="basic", shares=1):
    """What a number of Pearl shares scores at the end."""
    return points(position(shares={0: {"pearl": shares}}, columns=columns, sides=sides, over=True), 0)


@pytest.mark.rule("SH-114")
def test_a_pearl_share_is_worth_two_more_than_its_depth_cards():
    assert worth({"pearl": 3}) == 5
    assert worth({"pearl": 3}, shares=4) == 20


@pytest.mark.rule("SH-114")
def test_other_shares_are_worth_just_their_depth_cards():
    p = position(shares={0: {"treasure": 2}}, columns={"treasure": 3, "pearl": 1}, over=True)
    assert points(p, 0) == 6


@pytest.mark.rule("T-35", "SH-114", "SH-115", "AMB-35")
def test_t35_an_empty_column_still_gives_two_points_a_share():
    assert worth({}, shares=3) == 6
    assert worth({"wildlife": 2}) == 2, "whatever lies elsewhere"


@pytest.mark.rule("SH-116")
def test_advanced_the_highest_value_minus_two_replaces_pearls_own():
    assert worth({"pearl": 1, "treasure": 5}, "pearl") == 3
    assert worth({"pearl": 4, "wildlife": 5}, "pearl") == 3


@pytest.mark.rule("T-36", "SH-116", "SH-117", "AMB-34")
def test_t36_pearl_itself_may_be_the_highest_and_the_worth_is_never_negative():
    assert worth({"pearl": 6, "treasure": 3, "wildlife": 3}, "pearl") == 4
    assert worth({"pearl": 2, "treasure": 2, "wildlife": 1}, "pearl") == 0


@pytest.mark.rule("SH-117", "AMB-34")
@pytest.mark.parametrize("columns", [{}, {"treasure": 1}])
def test_advanced_below_two_the_worth_stays_at_zero(columns):
    assert worth(columns, "pearl", shares=3) == 0


@pytest.mark.rule("SH-118")
@pytest.mark.parametrize("sides", ["basic", "pearl"])
def test_before_scoring_pearl_is_a_company_without_ability(sides):
    p = position(
        hands={0: [44, 60, 61], 1: [70]}, shares={1: {"pearl": 2}}, columns={"pearl": [13]}, sides=sides
    )
    play(p, "expand 44", "into pearl")
    assert column(p, "pearl") == [13, 44]
    assert hands(p) == [2, 3, 0]
    assert price(p, "pearl") == 2
    assert p.seat == 1
