"""The turn: chapter 3 of the ledger."""

import pytest

from tests.games.shares.table import deck, hand, hands, legal, options, play, position


@pytest.mark.rule("SH-026")
def test_the_starter_begins_when_the_draft_is_over():
    p = play(position(market=[1, 2, 3, 4, 5, 6]), *(f"draft {number}" for number in range(1, 6)))
    assert p.seat == 0
    assert legal(p, "draw")


@pytest.mark.rule("SH-026")
def test_turns_go_clockwise():
    p = position(4)
    seats = []
    for _ in range(6):
        seats.append(p.seat)
        play(p, "draw")
    assert seats == [0, 1, 2, 3, 0, 1]


@pytest.mark.rule("SH-027")
def test_a_turn_offers_to_buy_to_expand_and_to_draw_and_nothing_else():
    p = position(hands={0: [10, 20, 30]}, shares={1: {"pearl": 1}}, columns={"wildlife": [5]})
    assert {option.partition(" ")[0] for option in options(p)} == {"buy", "expand", "draw"}


@pytest.mark.rule("SH-027")
@pytest.mark.parametrize("actions", [["buy 10"], ["expand 10", "into pearl"], ["draw"]])
def test_a_turn_is_over_after_one_action(actions):
    p = play(position(hands={0: [10, 20, 30]}), *actions)
    assert p.seat == 1


@pytest.mark.rule("SH-028")
def test_there_is_no_passing():
    p = position(hands={0: [10]})
    assert not legal(p, "decline")
    assert p.why_not("decline") is not None


@pytest.mark.rule("SH-028")
def test_a_player_without_cards_can_draw_and_has_to_say_so():
    p = position(deck=[40])
    assert options(p) == ["draw"]
    play(p, "draw")
    assert hand(p, 0) == [40]


@pytest.mark.rule("SH-028")
def test_draw_is_open_to_everyone_at_all_times():
    full = position(hands={0: 20}, columns={"pearl": [99]})
    nothing_left = position(deck=0, park="pearl", final_turns=3)
    assert legal(full, "draw")
    assert legal(nothing_left, "draw")


@pytest.mark.rule("SH-029", "AMB-48")
def test_hands_have_no_upper_limit():
    p = position(hands={0: 60})
    play(p, "draw")
    assert hands(p)[0] == 61
    assert len(deck(p)) == 39
    assert p.seat == 1
