"""Two players, the third player and the bonus shares: chapter 17 of the ledger."""

import pytest

import bathysphere as bs
from tests.games.shares.table import (
    BONUS,
    column,
    deck,
    discard,
    end_cause,
    hand,
    hands,
    legal,
    options,
    play,
    points,
    portfolio,
    position,
    price,
    random_game,
)

THIRD = 2
"""The owner number of the third player's portfolio."""


def start(seed):
    return bs.start("shares", seats=2, seed=seed)


def out_of_game(p):
    return sorted(p.dump()["state"]["out_of_game"])


# -- setup ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-139")
def test_apart_from_three_changes_the_table_is_set_as_usual():
    p = start(7)
    assert p.seat == 0
    assert legal(p, "draw")
    assert discard(p) == []
    assert [column["column"] for column in p.view(-1)["companies"]] == [[]] * 5
    assert {column["side"] for column in p.view(-1)["companies"]} == {"basic"}


@pytest.mark.rule("SH-140", "SH-141", "AMB-05")
def test_eight_cards_each_and_one_more_for_the_other_player():
    assert hands(start(7)) == [8, 9]
    assert hands(bs.start("shares", seats=3, seed=7))[0] == 6, "eight is for two players only"


@pytest.mark.rule("SH-139", "SH-141")
def test_the_lowest_of_the_eight_cards_makes_the_starter():
    lower_extra = 0
    for seed in range(60):
        p = start(seed)
        lowest = min(hand(p, 0))
        assert hand(p, 1)[1] > lowest, "at most the extra card is lower"
        lower_extra += hand(p, 1)[0] < lowest
    assert lower_extra > 0, "and an extra card that is lower does not matter"


@pytest.mark.rule("SH-142")
def test_six_open_cards_are_the_third_portfolio_and_there_is_no_draft():
    p = start(7)
    assert [len(portfolio(p, owner)) for owner in range(3)] == [0, 0, 6]
    assert p.view(-1)["market"] == []
    assert not any(option.startswith("draft") for option in options(p))


@pytest.mark.rule("SH-143", "SH-144", "SH-002", "AMB-06")
def test_five_bonus_shares_are_mixed_into_the_deck_last_of_all():
    places = set()
    for seed in range(20):
        pile = deck(start(seed))
        assert len(pile) == 82
        assert sorted(card for card in pile if card in BONUS) == BONUS
        places.add(tuple(place for place, card in enumerate(pile) if card in BONUS))
    assert len(places) == 20, "every time somewhere else"


# -- the third player ----------------------------------------------------------------------------------


@pytest.mark.rule("SH-145", "AMB-53")
def test_the_third_player_has_no_turn_and_no_hand():
    for p, _ in random_game(3, seats=2):
        assert p.seat in ({-1} if p.over else {0, 1})
        assert p.view(-1)["players"][THIRD]["hand"] == 0


@pytest.mark.rule("SH-146", "AMB-39")
def test_the_third_player_draws_no_dividend():
    p = position(2, hands={0: [44]}, shares={1: {"pearl": 2}, THIRD: {"pearl": 3}})
    left = len(deck(p))
    play(p, "expand 44", "into pearl")
    assert hands(p) == [0, 2]
    assert len(deck(p)) == left - 2


@pytest.mark.rule("SH-146", "SH-152", "AMB-39", "AMB-53")
def test_two_draws_in_a_row_make_a_fundraiser_for_the_two_players():
    p = position(2, shares={THIRD: {"pearl": 3}})
    left = len(deck(p))
    play(p, "draw")
    assert hands(p) == [1, 0]
    play(p, "draw")
    assert hands(p) == [3, 3]
    assert len(deck(p)) == left - 6


@pytest.mark.rule("T-50", "SH-147", "SH-149", "AMB-37")
def test_t50_the_third_players_shares_count_and_may_be_taken_for_a_price_to_the_discard_pile():
    p = position(
        2,
        hands={1: [24, 50, 55, 59, 60]},
        shares={0: {"pearl": 1}, THIRD: [2, 7]},
        turn=1,
        sides="research",
    )
    assert price(p, "pearl") == 3
    play(p, "expand 24", "into research", "take company=pearl owner=2", "pay 50", "pay 55", "pay 60")
    assert portfolio(p, 1) == [2]
    assert portfolio(p, THIRD) == [7]
    assert discard(p) == [50, 55, 60]
    assert hand(p, 1) == [59]
    assert hand(p, 0) == []


@pytest.mark.rule("SH-147")
def test_the_third_players_shares_are_paid_for_when_buying():
    p = position(2, hands={0: [10, 50, 55]}, shares={THIRD: {"pearl": 2}})
    play(p, "buy 10")
    assert discard(p) == [50, 55]
    p = position(2, hands={0: [10, 50, 55]}, shares={THIRD: {"pearl": 3}})
    assert not legal(p, "buy 10")


@pytest.mark.rule("SH-148")
def test_under_research_advanced_the_third_player_is_one_to_take_from():
    p = position(2, hands={0: [24, 50, 55]}, shares={1: {"pearl": 1}, THIRD: [4]}, sides="research")
    play(p, "expand 24", "into research")
    assert options(p) == ["take company=pearl owner=1", "take company=wildlife owner=2", "decline"]
    play(p, "take company=wildlife owner=2")
    assert portfolio(p, 0) == [4]
    assert portfolio(p, THIRD) == []


@pytest.mark.rule("T-49", "SH-150", "AMB-32")
def test_t49_the_third_players_treasure_counts_for_the_largest_holding():
    shares = {THIRD: {"treasure": 3}, 0: {"treasure": 2}, 1: {"treasure": 1}}
    for turn in (0, 1):
        p = position(2, hands={turn: [99]}, shares=shares, turn=turn)
        play(p, "expand 99", "into treasure")
        assert hands(p) == [2, 1], "no extra card for anybody"
    p = position(2, hands={1: [99]}, shares=shares, turn=1, sides="treasure")
    play(p, "expand 99", "into treasure")
    assert hands(p) == [2, 3]


@pytest.mark.rule("SH-150")
def test_a_player_level_with_the_third_player_gets_the_extra_card():
    shares = {THIRD: {"treasure": 2}, 0: {"treasure": 2}, 1: {"treasure": 1}}
    p = position(2, hands={0: [99]}, shares=shares)
    play(p, "expand 99", "into treasure")
    assert hands(p) == [3, 1]


@pytest.mark.rule("SH-151")
def test_the_third_player_cannot_win():
    shares = {THIRD: {"treasure": 9}, 0: {"treasure": 1}}
    p = position(2, shares=shares, columns={"treasure": 5}, over=True)
    assert p.winners() == [0]
    assert [score.seat for score in p.scores()] == [0, 1]


@pytest.mark.rule("SH-167")
def test_with_points_and_hands_level_the_one_who_did_not_start_wins():
    shares = {0: {"treasure": 1}, 1: {"treasure": 1}}
    p = position(2, hands={0: 3, 1: 3}, shares=shares, columns={"treasure": 5}, over=True)
    assert points(p, 0) == points(p, 1)
    assert p.winners() == [1]


# -- bonus shares --------------------------------------------------------------------------------------


@pytest.mark.rule("SH-153", "SH-154")
@pytest.mark.parametrize(
    ("actions", "more", "drawn"),
    [
        (["draw"], {}, [1, 0]),
        (["expand 99", "into treasure"], {"hands": {0: [99]}, "shares": {0: {"treasure": 1}}}, [2, 0]),
        (["draw"], {"draws_in_row": 1}, [3, 2]),
    ],
    ids=["draw action", "dividend", "fundraiser"],
)
def test_a_bonus_share_is_dealt_with_in_any_draw(actions, more, drawn):
    p = position(2, deck=["bonus-1", 28, 31, 36, 44], **more)
    play(p, *actions)
    assert portfolio(p, THIRD) == [28]
    assert hands(p) == drawn
    assert "bonus-1" in discard(p)


@pytest.mark.rule("T-44", "SH-157", "SH-159", "SH-160", "SH-155", "AMB-42")
def test_t44_the_third_player_gets_a_share_and_its_company_the_lowest_card_that_fits():
    p = position(
        2,
        shares={THIRD: {"pearl": 3, "treasure": 1}},
        columns={"pearl": [22]},
        deck=["bonus-1", 19, 24, 28, 36, 50],
    )
    play(p, "draw")
    assert 28 in portfolio(p, THIRD)
    assert column(p, "pearl") == [22, 24]
    assert discard(p) == ["bonus-1", 19, 36]
    assert hand(p, 0) == [50]


@pytest.mark.rule("T-45", "SH-158")
def test_t45_of_tied_companies_the_card_drawn_earliest_is_awarded():
    p = position(2, shares={THIRD: {"pearl": 2, "wildlife": 2}}, deck=["bonus-1", 14, 25, 31, 16])
    play(p, "draw")
    assert 25 in portfolio(p, THIRD)
    assert 31 not in portfolio(p, THIRD)


@pytest.mark.rule("SH-158", "AMB-45")
def test_owning_none_of_the_four_companies_is_a_tie_too():
    p = position(2, shares={THIRD: {"pearl": 2}}, deck=["bonus-1", 16, 14, 25, 19])
    play(p, "draw")
    assert 16 in portfolio(p, THIRD)


@pytest.mark.rule("SH-158")
def test_of_two_cards_of_the_same_company_the_first_is_awarded():
    p = position(2, shares={THIRD: [2, 7]}, deck=["bonus-1", 16, 36, 28, 19])
    play(p, "draw")
    assert portfolio(p, THIRD) == [2, 7, 36]


@pytest.mark.rule("SH-157", "AMB-45")
def test_only_the_third_players_own_holding_decides_the_award():
    shares = {0: {"treasure": 5}, THIRD: {"wildlife": 1}}
    p = position(2, shares=shares, deck=["bonus-1", 14, 25, 31, 16])
    play(p, "draw")
    assert 25 in portfolio(p, THIRD)


@pytest.mark.rule("SH-157", "AMB-45")
def test_the_four_cards_themselves_do_not_count_for_the_award():
    p = position(2, shares={THIRD: {"pearl": 1, "treasure": 1}}, deck=["bonus-1", 14, 28, 31, 36])
    play(p, "draw")
    assert 14 in portfolio(p, THIRD), "one Treasure share, as many as Pearl; three Pearl cards lie beside it"


@pytest.mark.rule("T-46", "SH-160", "AMB-44")
def test_t46_where_no_number_fits_all_three_are_discarded():
    p = position(
        2,
        shares={THIRD: {"pearl": 3, "treasure": 1}},
        columns={"pearl": [90]},
        deck=["bonus-1", 19, 24, 28, 36],
    )
    play(p, "draw")
    assert 28 in portfolio(p, THIRD)
    assert column(p, "pearl") == [90]
    assert discard(p) == ["bonus-1", 19, 24, 36]


@pytest.mark.rule("T-47", "SH-154", "SH-057", "AMB-41")
def test_t47_the_interrupted_draw_still_brings_its_card():
    p = position(2, deck=["bonus-1", 28, 31, 36, 44, 60])
    left = len(deck(p))
    play(p, "draw")
    assert hand(p, 0) == [60]
    assert len(deck(p)) == left - 6


@pytest.mark.rule("SH-154")
def test_a_dividend_with_a_bonus_share_in_the_middle_is_paid_in_full():
    p = position(
        2, hands={0: [99]}, shares={0: {"cleaning": 3}}, deck=[60, "bonus-1", 28, 31, 36, 44, 61, 62]
    )
    play(p, "expand 99", "into cleaning")
    assert hand(p, 0) == [60, 61, 62]


@pytest.mark.rule("SH-155", "AMB-41")
def test_a_used_bonus_share_comes_back_with_the_next_reshuffle():
    p = position(2, deck=["bonus-1", 28, 31, 36, 44, 60], park=1)
    play(p, "draw")
    assert hand(p, 0) == [60]
    assert p.view(-1)["depletions"] == 1
    assert discard(p) == []
    assert set(deck(p)) == {"bonus-1", 36, 44}


@pytest.mark.rule("SH-155", "AMB-41")
def test_on_the_option_once_a_used_bonus_share_leaves_the_game():
    p = position(2, deck=["bonus-1", 28, 31, 36, 44, 60], bonus_shares="once")
    play(p, "draw")
    assert discard(p) == [36, 44]
    assert "bonus-1" in out_of_game(p)


@pytest.mark.rule("SH-156")
def test_the_four_cards_are_open_to_everybody():
    p = position(2, deck=["bonus-1", 28, 31, 36, 44, 60])
    p.sink = []
    play(p, "draw")
    (opened,) = [event.data(-1) for event in p.sink if event.kind.name == "bonus-open"]
    assert [p.content.labels["card"][card] for card in opened["cards"]] == [
        "pearl-28",
        "pearl-31",
        "pearl-36",
        "pearl-44",
    ]


@pytest.mark.rule("SH-159")
def test_a_card_too_low_for_the_column_is_passed_over():
    p = position(2, columns={"pearl": [30]}, deck=["bonus-1", 28, 24, 44, 36])
    play(p, "draw")
    assert column(p, "pearl") == [30, 36]


@pytest.mark.rule("SH-161", "SH-055", "AMB-40")
def test_the_third_players_depth_card_pays_no_dividend():
    p = position(2, shares={0: {"pearl": 2}, 1: {"pearl": 1}}, deck=["bonus-1", 28, 31, 36, 44])
    play(p, "draw")
    assert column(p, "pearl") == [31]
    assert hands(p) == [1, 0]


@pytest.mark.rule("SH-161", "SH-102", "AMB-40")
@pytest.mark.parametrize(("awarded", "company"), [(21, "cleaning"), (24, "research"), (25, "wildlife")])
def test_the_third_players_depth_card_sets_off_no_ability(awarded, company):
    p = position(2, hands={0: [60, 61, 62]}, deck=["bonus-1", awarded, 31, 36, 44])
    play(p, "draw")
    assert column(p, company) == [31]
    assert p.seat == 1
    assert legal(p, "draw")


@pytest.mark.rule("T-48", "SH-162", "SH-163", "AMB-46")
def test_t48_a_bonus_share_among_the_four_waits_and_gets_its_own_four_cards():
    p = position(2, deck=["bonus-1", 28, "bonus-2", 31, 36, 44, 14, 19, 22, 27, 60])
    left = len(deck(p))
    play(p, "draw")
    assert portfolio(p, THIRD) == [14, 28]
    assert column(p, "pearl") == [31]
    assert column(p, "treasure") == [19]
    assert discard(p) == ["bonus-1", 36, 44, "bonus-2", 22, 27]
    assert hand(p, 0) == [60]
    assert len(deck(p)) == left - 11


@pytest.mark.rule("SH-163", "AMB-46")
def test_waiting_bonus_shares_are_dealt_with_in_the_order_drawn_with_the_portfolio_as_it_is():
    p = position(
        2,
        shares={THIRD: {"wildlife": 1}},
        deck=["bonus-1", "bonus-3", "bonus-2", 12, 16, 21, 22, 25, 13, 14, 15, 33, 34, 35, 36, 60],
    )
    play(p, "draw")
    assert [card for card in discard(p) if card in BONUS] == ["bonus-1", "bonus-3", "bonus-2"]
    assert {12, 25, 33} < set(portfolio(p, THIRD))
    assert hand(p, 0) == [60]


@pytest.mark.rule("SH-163", "SH-157", "AMB-46")
def test_the_award_of_one_bonus_share_counts_for_the_next():
    p = position(
        2,
        shares={THIRD: [2, 4]},
        deck=["bonus-1", "bonus-2", 31, 13, 16, 21, 33, 36, 45, 50, 60],
    )
    play(p, "draw")
    assert portfolio(p, THIRD) == [2, 4, 31, 36], "Pearl leads 2 to 1 when 33 and 36 are turned up"


@pytest.mark.rule("SH-164", "SH-068")
def test_the_four_cards_may_run_the_deck_out_and_go_on_from_the_new_one():
    discarded = [36, 44, 49, 52, 57, 60]
    p = position(2, deck=["bonus-1", 28, 31], discard=discarded, park=1, bonus_shares="once")
    play(p, "draw")
    assert p.view(-1)["depletions"] == 1
    assert portfolio(p, THIRD) == [28]
    assert len(hand(p, 0)) == 1
    assert len(deck(p)) == 6 - 2 - 1
    assert column(p, "pearl") == [31]
    assert len(discard(p)) == 2


@pytest.mark.rule("SH-068", "SH-155")
def test_a_bonus_share_that_was_the_last_card_misses_the_reshuffle_it_causes():
    p = position(2, deck=["bonus-1"], discard=[28, 31, 36, 44, 60, 61, 62], park=1)
    play(p, "draw")
    assert p.view(-1)["depletions"] == 1
    assert "bonus-1" in discard(p)
    assert "bonus-1" not in deck(p)


@pytest.mark.rule("SH-164", "SH-070")
def test_the_four_cards_may_set_off_the_end():
    p = position(2, deck=["bonus-1", 28, 31], discard=[36, 44, 49, 52, 57, 60], depletions=1, park=1)
    play(p, "draw")
    assert end_cause(p) == "second-depletion"
    assert p.view(-1)["final_turns"] == 2


@pytest.mark.rule("SH-165", "SH-073", "AMB-43")
def test_with_fewer_than_four_cards_the_steps_use_those_there_are():
    p = position(2, shares={THIRD: [2]}, columns={"pearl": [22]}, deck=["bonus-1", 28, 24], park=1)
    before = hands(p)
    play(p, "draw")
    assert portfolio(p, THIRD) == [2, 28]
    assert column(p, "pearl") == [22, 24]
    assert hands(p) == before, "nothing is left to draw"
    assert out_of_game(p) == BONUS, "it came up again with no card left, and is gone"


@pytest.mark.rule("SH-165", "AMB-21", "AMB-43")
def test_with_no_card_at_all_the_bonus_shares_leave_the_game():
    p = position(2, deck=["bonus-1", "bonus-2"], discard=["bonus-3"], park=1)
    before = hands(p), portfolio(p, THIRD)
    play(p, "draw")
    assert (hands(p), portfolio(p, THIRD)) == before
    assert out_of_game(p) == BONUS
    assert deck(p) == discard(p) == []
    assert end_cause(p) == "second-depletion"


@pytest.mark.rule("SH-166", "AMB-47")
def test_bonus_shares_are_dealt_with_in_final_turns_too():
    p = position(2, deck=["bonus-1", 28, 31, 36, 44, 60], final_turns=2)
    play(p, "draw")
    assert portfolio(p, THIRD) == [28]
    assert column(p, "pearl") == [31]
    assert hand(p, 0) == [60]
