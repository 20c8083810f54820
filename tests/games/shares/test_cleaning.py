"""Ocean cleaning: chapter 12 of the ledger."""

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
    refusal,
    text,
)


def expanded(columns, sides="basic", hand=(50, 55, 59), **more):
    """Seat 0 has just put 81 into Ocean cleaning."""
    p = position(hands={0: [81, *hand], 1: [64, 66]}, columns=columns, sides=sides, **more)
    return play(p, "expand 81", "into cleaning")


@pytest.mark.rule("SH-103")
def test_two_more_hand_cards_send_a_depth_card_to_the_discard_pile():
    p = expanded({"pearl": [65]})
    play(p, "remove 65", "pay 50", "pay 59")
    assert column(p, "pearl") == []
    assert sorted(discard(p)) == [50, 59, 65]
    assert hand(p, 0) == [55]


@pytest.mark.rule("T-30", "SH-104", "SH-009", "AMB-28")
def test_t30_a_card_from_the_middle_leaves_the_number_to_beat():
    p = expanded({"pearl": [7, 28, 65], "treasure": [90], "research": [95], "wildlife": [96]})
    play(p, "remove 28", "pay 50", "pay 55")
    assert column(p, "pearl") == [7, 65]
    assert refusal(p, "expand 64") == "SH-040"
    play(p, "expand 66", "into pearl")
    assert column(p, "pearl") == [7, 65, 66]


@pytest.mark.rule("SH-104", "AMB-28")
def test_any_card_of_any_column_may_be_hit_even_the_one_just_placed():
    p = expanded({"cleaning": [5, 13], "pearl": [7, 28, 65], "wildlife": [40]})
    numbers = [5, 13, 81, 7, 28, 65, 40]
    assert sorted(options(p)) == sorted([*(text(f"remove {number}") for number in numbers), "decline"])
    play(p, "remove 81", "pay 50", "pay 55")
    assert column(p, "cleaning") == [5, 13]


@pytest.mark.rule("SH-104")
def test_only_depth_cards_can_be_hit():
    p = expanded({"pearl": [65]}, shares={1: [10]})
    assert reason(p, "remove 10") == ("no-depth-card", "SH-104")
    assert reason(p, "remove 50") == ("no-depth-card", "SH-104")
    assert legal(p, "remove 65")


@pytest.mark.rule("SH-105", "AMB-29")
def test_advanced_one_hand_card_sends_the_newest_card_of_a_column_to_the_discard_pile():
    p = expanded({"pearl": [7, 65]}, "cleaning")
    play(p, "remove 65", "pay 55")
    assert column(p, "pearl") == [7]
    assert sorted(discard(p)) == [55, 65]
    assert hand(p, 0) == [50, 59]
    assert p.seat == 1


@pytest.mark.rule("SH-105")
def test_advanced_only_newest_cards_can_be_touched():
    p = expanded({"cleaning": [13], "pearl": [7, 65]}, "cleaning")
    assert reason(p, "remove 7") == ("not-newest", "SH-105")
    assert reason(p, "move 13") == ("not-newest", "SH-105")
    assert reason(p, "remove 50") == ("no-depth-card", "SH-105")


@pytest.mark.rule("SH-105", "AMB-29")
def test_advanced_the_card_just_placed_may_be_removed_or_moved():
    p = expanded({"cleaning": [13]}, "cleaning")
    assert legal(p, "remove 81")
    play(p, "move 81", "into wildlife", "pay 50")
    assert column(p, "cleaning") == [13]
    assert column(p, "wildlife") == [81]


@pytest.mark.rule("T-31", "SH-106", "SH-098")
@pytest.mark.parametrize(("target", "after"), [("research", [30, 65]), ("wildlife", [65])])
def test_t31_a_newest_card_moves_where_its_number_fits(target, after):
    columns = {"pearl": [65], "treasure": [70], "research": [30], "cleaning": [13]}
    p = expanded(columns, "cleaning", shares={1: {"research": 2, "wildlife": 2}})
    left = len(deck(p))
    play(p, "move 65")
    assert options(p) == ["into research", "into wildlife"]
    assert reason(p, "into treasure") == ("not-deeper", "SH-106")
    assert reason(p, "into cleaning") == ("not-deeper", "SH-106")
    assert reason(p, "into pearl") == ("same-column", "SH-106")
    play(p, f"into {target}", "pay 50")
    assert column(p, "pearl") == []
    assert column(p, target) == after
    assert hands(p)[:2] == [2, 2]
    assert len(deck(p)) == left


@pytest.mark.rule("SH-106")
def test_a_card_that_fits_nowhere_else_cannot_move():
    p = expanded({"pearl": [10], "treasure": [70], "research": [30], "wildlife": [40]}, "cleaning")
    assert reason(p, "move 10") == ("moves-nowhere", "SH-106")
    assert legal(p, "remove 10")
    assert legal(p, "move 30")
