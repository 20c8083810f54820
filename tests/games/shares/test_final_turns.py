"""Final turns: chapter 9 of the ledger."""

import pytest

from tests.games.shares.table import (
    column,
    deck,
    discard,
    end_cause,
    hand,
    hands,
    options,
    play,
    portfolio,
    position,
    random_game,
    refusal,
)


def final_turns(p):
    return p.view(-1)["final_turns"]


def seats_until_the_end(p):
    """Who has a turn from now on, if everybody draws."""
    seats = []
    while not p.over:
        seats.append(p.seat)
        play(p, "draw")
    return seats


def end_set_off(seats=3, turn=0, **more):
    """A position in which the next draw is the second depletion."""
    return position(seats, deck=1, discard=20, park="treasure", depletions=1, turn=turn, **more)


@pytest.mark.rule("SH-077", "SH-078", "AMB-22", "AMB-53")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("turn", [0, 1])
def test_everybody_has_one_more_turn_starting_with_the_next_player(seats, turn):
    p = play(end_set_off(seats, turn), "draw")
    until = seats_until_the_end(p)
    assert until == [(turn + 1 + k) % seats for k in range(seats)]
    assert until[-1] == turn, "who set off the end is last"


@pytest.mark.rule("SH-077")
@pytest.mark.parametrize("seed", range(5))
def test_games_end_one_round_after_the_turn_that_set_off_the_end(seed):
    last_ordinary_turn = None
    turn = 0
    for p, _ in random_game(seed, 4):
        if last_ordinary_turn is None and end_cause(p) != "none":
            last_ordinary_turn = turn
        turn = p.turn
    assert p.turn - 1 == last_ordinary_turn + 4


@pytest.mark.rule("T-25", "SH-079", "SH-080")
def test_t25_a_final_turn_pays_nothing_and_offers_no_ability():
    p = position(hands={0: [44, 50]}, shares={0: {"wildlife": 2}, 1: {"wildlife": 1}}, final_turns=3)
    before = deck(p)
    play(p, "expand 44", "into wildlife")
    assert column(p, "wildlife") == [44]
    assert hands(p) == [1, 0, 0]
    assert deck(p) == before
    assert p.seat == 1


@pytest.mark.rule("SH-079")
def test_a_new_decade_pays_nothing_in_a_final_turn():
    p = position(hands={0: [44]}, shares={1: {"pearl": 2}}, columns={"pearl": [13]}, final_turns=3)
    play(p, "expand 44", "into pearl")
    assert column(p, "pearl") == [13, 44]
    assert hands(p) == [0, 0, 0]


@pytest.mark.rule("SH-080")
@pytest.mark.parametrize("company", ["cleaning", "research", "wildlife"])
@pytest.mark.parametrize("sides", ["basic", "advanced"])
def test_no_ability_may_be_used_in_a_final_turn(company, sides):
    def after_expanding(final_turns):
        p = position(
            hands={0: [44, 50, 60, 70]},
            shares={1: {"pearl": 1}},
            columns={company: [13]},
            final_turns=final_turns,
            sides=sides,
        )
        return play(p, "expand 44", f"into {company}")

    assert after_expanding(final_turns=0).seat == 0, "elsewhere there is an ability to decide on"
    assert after_expanding(final_turns=3).seat == 1


@pytest.mark.rule("SH-081")
def test_buying_costs_the_usual_price_in_a_final_turn():
    p = position(hands={0: [10, 5, 14, 33]}, shares={1: {"pearl": 2}}, final_turns=3)
    play(p, "buy 10", "pay 5", "pay 14")
    assert portfolio(p, 0) == [10]
    assert (hand(p, 0), discard(p)) == ([33], [5, 14])


@pytest.mark.rule("SH-081")
def test_a_share_too_dear_cannot_be_bought_in_a_final_turn():
    p = position(hands={0: [10, 5]}, shares={1: {"pearl": 2}}, final_turns=3)
    assert refusal(p, "buy 10") == "SH-033"


@pytest.mark.rule("SH-081")
def test_the_number_rule_holds_in_a_final_turn():
    p = play(position(hands={0: [43]}, columns={"pearl": [44]}, final_turns=3), "expand 43")
    assert refusal(p, "into pearl") == "SH-040"
    play(p, "into research")
    assert column(p, "research") == [43]


@pytest.mark.rule("SH-081")
def test_drawing_stays_available_in_a_final_turn():
    p = play(position(deck=[40], final_turns=3), "draw")
    assert hand(p, 0) == [40]


@pytest.mark.rule("SH-082", "AMB-20")
def test_a_draw_in_a_final_turn_does_not_complete_a_row():
    p = play(position(draws_in_row=2, final_turns=3), "draw")
    assert hands(p) == [1, 0, 0]


@pytest.mark.rule("SH-082", "AMB-20")
def test_final_turns_full_of_draws_make_no_fundraiser():
    p = play(position(final_turns=3), "draw", "draw", "draw")
    assert p.over
    assert hands(p) == [1, 1, 1]


@pytest.mark.rule("T-26", "SH-083", "AMB-23")
def test_t26_the_ability_of_the_turn_that_set_off_the_end():
    p = position(
        hands={0: [44]},
        shares={0: {"wildlife": 2}},
        columns={"wildlife": [13]},
        deck=[50, 60],
        discard=5,
        park="treasure",
        depletions=1,
    )
    play(p, "expand 44", "into wildlife")
    assert end_cause(p) == "second-depletion"
    play(p, "raise 13", "pay 50")
    assert column(p, "wildlife") == [44, 13]
    assert (p.seat, final_turns(p)) == (1, 3)


@pytest.mark.rule("SH-083", "AMB-23")
def test_a_dividend_is_completed_in_the_turn_that_set_off_the_end():
    p = end_set_off(hands={0: [44]}, shares={0: {"pearl": 2}, 1: {"pearl": 3}})
    play(p, "expand 44", "into pearl")
    assert end_cause(p) == "second-depletion"
    assert hands(p) == [2, 3, 0]


@pytest.mark.rule("SH-083", "AMB-23")
def test_a_fundraiser_completed_by_the_turn_that_set_off_the_end_is_paid():
    p = play(end_set_off(draws_in_row=2, turn=2), "draw")
    assert end_cause(p) == "second-depletion"
    assert hands(p) == [2, 2, 3]


@pytest.mark.rule("SH-084")
def test_later_triggers_change_nothing():
    p = end_set_off(final_turns=3, end_cause="double-fundraiser")
    play(p, "draw")
    assert p.view(-1)["depletions"] == 2
    assert end_cause(p) == "double-fundraiser"
    assert seats_until_the_end(p) == [1, 2]


@pytest.mark.rule("SH-084")
def test_the_game_is_over_after_the_last_final_turn():
    p = position(hands={2: [10]}, final_turns=1, turn=2)
    play(p, "buy 10")
    assert p.over
    assert p.winners() != []
    assert options(p) == []
    assert refusal(p, "draw") == "SH-084"


@pytest.mark.rule("SH-085", "AMB-21")
def test_a_draw_with_nothing_to_draw_is_legal_and_has_no_result():
    p = position(hands={0: [10]}, deck=0, park="treasure", final_turns=3)
    play(p, "draw")
    assert hands(p) == [1, 0, 0]
    assert (deck(p), discard(p)) == ([], [])
    assert (p.seat, final_turns(p)) == (1, 2)
