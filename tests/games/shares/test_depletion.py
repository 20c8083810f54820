"""Running out of cards: chapter 8 of the ledger."""

import pytest

from tests.games.shares.table import (
    column,
    deck,
    discard,
    end_cause,
    hand,
    hands,
    play,
    portfolio,
    position,
    random_game,
)

A, B, C = 0, 1, 2


def depletions(p):
    return p.view(-1)["depletions"]


def final_turns(p):
    return p.view(-1)["final_turns"]


@pytest.mark.rule("T-20", "SH-067", "SH-068", "AMB-14")
def test_t20_the_last_card_is_drawn():
    p = position(deck=[40], discard=[1, 2, 3, 4, 5], park="treasure")
    play(p, "draw")
    assert hand(p, A) == [40]
    assert len(deck(p)) == 5
    assert discard(p) == []
    assert depletions(p) == 1
    assert end_cause(p) == "none"


@pytest.mark.rule("T-21", "SH-069")
def test_t21_a_dividend_goes_on_from_the_new_deck():
    p = position(
        hands={A: [44]}, shares={A: {"pearl": 2}, B: {"pearl": 1}}, deck=2, discard=5, park="treasure"
    )
    play(p, "expand 44", "into pearl")
    assert hands(p) == [2, 1, 0]
    assert len(deck(p)) == 4
    assert discard(p) == []
    assert depletions(p) == 1


@pytest.mark.rule("T-22", "SH-070", "SH-071", "SH-078")
def test_t22_the_second_depletion_in_a_dividend():
    p = position(
        hands={A: [44]},
        shares={A: {"pearl": 2}, B: {"pearl": 1}},
        deck=1,
        discard=4,
        park="treasure",
        depletions=1,
    )
    play(p, "expand 44", "into pearl")
    assert hands(p) == [2, 1, 0]
    assert len(deck(p)) == 2
    assert depletions(p) == 2
    assert end_cause(p) == "second-depletion"
    assert (p.seat, final_turns(p)) == (B, 3)


@pytest.mark.rule("T-23", "SH-073", "SH-053", "AMB-16")
def test_t23_too_few_cards_for_a_dividend():
    p = position(
        hands={A: [44]},
        shares={A: {"pearl": 2}, B: {"pearl": 1}, C: {"pearl": 1}},
        deck=1,
        discard=1,
        park="treasure",
        depletions=1,
    )
    play(p, "expand 44", "into pearl")
    assert hands(p) == [2, 0, 0]
    assert end_cause(p) == "second-depletion"


@pytest.mark.rule("T-24", "SH-072", "AMB-15")
def test_t24_no_discard_pile_to_replace_the_deck():
    p = position(deck=1, park="treasure")
    play(p, "draw")
    assert hands(p) == [1, 0, 0]
    assert depletions(p) == 2
    assert end_cause(p) == "empty-replacement"


@pytest.mark.rule("SH-067")
def test_one_card_left_is_no_depletion():
    p = position(deck=2, discard=5, park="treasure")
    play(p, "draw")
    assert (len(deck(p)), len(discard(p)), depletions(p)) == (1, 5, 0)


@pytest.mark.rule("SH-068")
def test_the_discard_pile_becomes_a_shuffled_deck():
    pile = list(range(20, 80))
    p = play(position(deck=[10], discard=pile, park="treasure"), "draw")
    assert sorted(deck(p)) == pile
    assert deck(p) not in (pile, pile[::-1])


@pytest.mark.rule("SH-068")
def test_the_discard_pile_is_reshuffled_at_the_second_depletion_too():
    p = play(position(deck=[10], discard=[20, 30, 40], park="treasure", depletions=1), "draw")
    assert sorted(deck(p)) == [20, 30, 40]
    assert discard(p) == []


@pytest.mark.rule("SH-068")
def test_a_bonus_share_that_was_the_last_card_is_not_reshuffled():
    p = position(2, shares={2: [2]}, deck=["bonus-1"], discard=list(range(20, 40)), park="treasure")
    play(p, "draw")
    assert discard(p)[0] == "bonus-1"
    assert len(deck(p)) == 20 - 4 - 1
    assert depletions(p) == 1


@pytest.mark.rule("SH-068", "SH-072")
def test_a_bonus_share_is_no_discard_pile_for_the_deck_it_ends():
    p = position(2, shares={2: [2]}, deck=["bonus-1"], park="treasure")
    play(p, "draw")
    assert end_cause(p) == "empty-replacement"
    assert hands(p) == [0, 0]


@pytest.mark.rule("SH-069")
def test_a_fundraiser_goes_on_from_the_new_deck():
    p = position(deck=3, discard=10, park="treasure", draws_in_row=2, turn=C)
    play(p, "draw")
    assert hands(p) == [2, 2, 3]
    assert len(deck(p)) == 6
    assert depletions(p) == 1


@pytest.mark.rule("SH-070")
@pytest.mark.parametrize(("before", "cause"), [(0, "none"), (1, "second-depletion")])
def test_the_second_depletion_sets_off_the_end(before, cause):
    p = play(position(deck=1, discard=5, park="treasure", depletions=before), "draw")
    assert depletions(p) == before + 1
    assert end_cause(p) == cause


@pytest.mark.rule("SH-071")
def test_a_fundraiser_is_completed_after_the_second_depletion():
    p = position(deck=3, discard=10, park="treasure", depletions=1, draws_in_row=2, turn=C)
    play(p, "draw")
    assert hands(p) == [2, 2, 3]
    assert end_cause(p) == "second-depletion"


@pytest.mark.rule("SH-072")
def test_a_second_fundraiser_that_also_depletes_the_deck_is_the_recorded_cause():
    p = position(deck=3, discard=10, park="treasure", depletions=1, draws_in_row=2, fundraised=True)
    play(p, "draw")
    assert depletions(p) == 2
    assert end_cause(p) == "double-fundraiser"


@pytest.mark.rule("SH-073", "AMB-16")
def test_what_cannot_be_paid_is_lost_for_good():
    p = position(
        hands={A: [44], B: [10, 20, 30]},
        shares={C: {"pearl": 2}},
        deck=1,
        park="treasure",
        depletions=1,
    )
    play(p, "expand 44", "into pearl")
    assert hands(p) == [0, 3, 1]
    play(p, "buy 10")
    assert discard(p) == [20, 30]
    assert hands(p) == [0, 0, 1], "no debts are paid from later discards"


@pytest.mark.rule("SH-074")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_before_the_end_is_set_off_no_turn_starts_without_a_deck(seats):
    turns = 0
    for seed in range(4):
        for p, _ in random_game(seed, seats):
            if not p.over and p.view(-1)["pending"]["step"] == "turn" and end_cause(p) == "none":
                turns += 1
                assert deck(p)
    assert turns > 100


@pytest.mark.rule("SH-075", "AMB-17")
def test_later_depletions_rebuild_the_deck_and_change_nothing_else():
    p = position(
        deck=1, discard=3, park="treasure", depletions=2, end_cause="second-depletion", final_turns=2, turn=B
    )
    play(p, "draw")
    assert (len(deck(p)), len(discard(p))) == (3, 0)
    assert depletions(p) == 2
    assert (p.seat, final_turns(p)) == (C, 1)


@pytest.mark.rule("SH-075", "AMB-17")
def test_with_both_piles_empty_the_next_discarded_cards_become_the_deck_when_needed():
    p = position(
        hands={A: [10, 20, 30]},
        shares={C: {"pearl": 2}},
        deck=0,
        park="treasure",
        depletions=2,
        end_cause="second-depletion",
        final_turns=3,
    )
    play(p, "buy 10")
    assert (deck(p), discard(p)) == ([], [20, 30])
    play(p, "draw")
    assert hands(p) == [0, 1, 0]
    assert (len(deck(p)), discard(p)) == (1, [])


@pytest.mark.rule("SH-076")
def test_a_reshuffle_takes_the_discard_pile_only():
    p = position(
        hands={A: [10], B: [20]},
        shares={A: [2], C: [7]},
        columns={"pearl": [13, 44]},
        deck=[50],
        discard=[60, 70, 80],
        park="treasure",
    )
    treasure = column(p, "treasure")
    play(p, "draw")
    assert sorted(deck(p)) == [60, 70, 80]
    assert (hand(p, A), hand(p, B)) == ([10, 50], [20])
    assert (portfolio(p, A), portfolio(p, C)) == ([2], [7])
    assert (column(p, "pearl"), column(p, "treasure")) == ([13, 44], treasure)
