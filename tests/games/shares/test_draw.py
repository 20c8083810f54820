"""Drawing and the emergency fundraiser: chapter 7 of the ledger."""

import pytest

from tests.games.shares.table import deck, end_cause, hand, hands, options, play, position

A, B, C = 0, 1, 2


def row(p):
    """How many draw actions in a row lie on the table."""
    return p.view(-1)["draws_in_row"]


@pytest.mark.rule("SH-057")
def test_a_draw_action_takes_the_top_card_and_only_that():
    p = position(hands={0: [10]}, deck=[40, 50, 60])
    play(p, "draw")
    assert hand(p, 0) == [10, 40]
    assert deck(p)[:2] == [50, 60]
    assert p.seat == 1


@pytest.mark.rule("SH-057")
def test_a_bonus_share_on_top_is_dealt_with_first():
    p = position(2, shares={2: [2]}, deck=["bonus-1", 28, 24, 36, 19, 60, 70])
    play(p, "draw")
    assert hand(p, 0) == [60]
    assert deck(p)[0] == 70


@pytest.mark.rule("SH-058")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_full_table_of_draws_makes_a_fundraiser_at_once(seats):
    p = play(position(seats), *["draw"] * (seats - 1))
    assert hands(p) == [1] * (seats - 1) + [0]
    play(p, "draw")
    assert hands(p) == [3] * seats


@pytest.mark.rule("T-16", "SH-058", "SH-062", "SH-063", "SH-077", "SH-082", "AMB-18")
def test_t16_everybody_only_draws():
    p = position(hands={0: 6, 1: 7, 2: 8})
    play(p, *["draw"] * 3)
    assert hands(p) == [9, 10, 11]
    assert end_cause(p) == "none"
    play(p, *["draw"] * 3)
    assert hands(p) == [12, 13, 14]
    assert end_cause(p) == "double-fundraiser"
    play(p, *["draw"] * 3)
    assert hands(p) == [13, 14, 15]
    assert (p.over, p.turn) == (True, 9)


@pytest.mark.rule("T-17", "SH-060")
def test_t17_a_buy_action_in_between():
    p = position(hands={C: [10]})
    play(p, "draw", "draw", "buy 10", "draw", "draw")
    assert hands(p) == [2, 2, 0], "no fundraiser yet"


@pytest.mark.rule("T-18", "SH-059", "SH-066", "AMB-19")
def test_t18_a_row_may_start_with_any_seat():
    p = position(hands={A: [10]}, deck=[20, 30, 40, 51, 52, 61, 62, 71, 72])
    play(p, "buy 10", "draw", "draw")
    assert hands(p) == [0, 1, 1]
    play(p, "draw")
    assert hand(p, A) == [40, 51, 52]
    assert hand(p, B) == [20, 61, 62]
    assert hand(p, C) == [30, 71, 72]


@pytest.mark.rule("T-19", "SH-060", "SH-062", "AMB-19")
def test_t19_a_buy_action_between_two_fundraisers():
    p = position(hands={A: [10]})
    play(p, "draw", "draw", "draw")
    assert hands(p) == [4, 3, 3]
    play(p, "buy 10", "draw", "draw", "draw")
    assert hands(p) == [6, 6, 6]
    assert end_cause(p) == "none"


@pytest.mark.rule("SH-060")
@pytest.mark.parametrize("actions", [["buy 10"], ["expand 10", "into pearl"]])
def test_a_buy_or_expand_action_sets_the_row_to_zero(actions):
    p = play(position(hands={C: [10]}), "draw", "draw")
    assert row(p) == 2
    play(p, *actions)
    assert row(p) == 0
    play(p, "draw", "draw")
    assert hands(p) == [2, 2, 0]


@pytest.mark.rule("SH-061", "AMB-19")
def test_a_fundraiser_sets_the_row_to_zero():
    p = play(position(), "draw", "draw", "draw")
    assert row(p) == 0
    play(p, "draw", "draw")
    assert hands(p) == [4, 4, 3], "the next one needs a full table again"


@pytest.mark.rule("SH-062")
def test_a_second_fundraiser_in_a_row_sets_off_the_end():
    p = play(position(draws_in_row=2, fundraised=True), "draw")
    assert end_cause(p) == "double-fundraiser"


@pytest.mark.rule("SH-062")
def test_an_expand_action_keeps_two_fundraisers_apart():
    p = position(hands={A: [10]})
    play(p, "draw", "draw", "draw", "expand 10", "into pearl", "draw", "draw", "draw")
    assert hands(p) == [6, 6, 6]
    assert end_cause(p) == "none"


@pytest.mark.rule("SH-063", "AMB-18")
def test_the_second_fundraiser_is_still_paid():
    p = position(draws_in_row=2, fundraised=True, turn=2)
    play(p, "draw")
    assert hands(p) == [2, 2, 3]
    assert p.view(-1)["final_turns"] == 3


@pytest.mark.rule("SH-064")
def test_cards_of_a_dividend_do_not_lengthen_the_row():
    p = position(hands={A: [44]}, shares={A: {"pearl": 1}, B: {"pearl": 1}, C: {"pearl": 1}})
    play(p, "expand 44", "into pearl")
    assert hands(p) == [1, 1, 1]
    play(p, "draw", "draw")
    assert hands(p) == [1, 2, 2], "two draw actions are no full table"


@pytest.mark.rule("SH-064")
def test_cards_of_a_fundraiser_do_not_lengthen_the_row():
    p = play(position(5), *["draw"] * 5)
    assert hands(p) == [3] * 5
    play(p, *["draw"] * 4)
    assert hands(p) == [4, 4, 4, 4, 3]


@pytest.mark.rule("SH-065")
def test_after_a_fundraiser_the_next_player_takes_a_normal_turn():
    p = position(hands={A: [10]}, draws_in_row=2, turn=C)
    play(p, "draw")
    assert p.seat == A
    assert {option.partition(" ")[0] for option in options(p)} == {"buy", "expand", "draw"}
    assert p.view(-1)["final_turns"] == 0


@pytest.mark.rule("SH-066", "AMB-13")
def test_whoever_completed_the_row_is_paid_first_then_clockwise():
    p = position(draws_in_row=2, turn=B, deck=[10, 20, 21, 30, 31, 40, 41])
    play(p, "draw")
    assert (hand(p, B), hand(p, C), hand(p, A)) == ([10, 20, 21], [30, 31], [40, 41])
