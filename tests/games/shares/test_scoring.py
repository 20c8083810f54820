"""Scoring and ties: chapter 10 of the ledger."""

import pytest

from tests.games.shares.table import (
    COMPANIES,
    hands,
    play,
    points,
    position,
    random_game,
)

PLAYER = 0
PORTFOLIO = {PLAYER: {"treasure": 2, "wildlife": 3, "pearl": 4}}
COLUMNS = {"treasure": 4, "wildlife": 1, "pearl": 2}


def finished(**table):
    """A game at its end: the last final turn was a draw from nothing, so every hand is as it was.

    Cards not mentioned lie in the hand of the last seat, who owns nothing unless said otherwise.
    """
    seats = table.pop("seats", 4)
    p = position(seats, deck=0, final_turns=1, turn=seats - 1, **table)
    return play(p, "draw")


def places(p):
    return [score.place for score in p.scores()]


@pytest.mark.rule("T-04", "SH-086", "SH-088", "SH-114", "AMB-52")
def test_t04_the_rulebooks_portfolio():
    p = finished(shares=PORTFOLIO, columns=COLUMNS)
    parts = p.scores()[PLAYER].parts
    assert (parts["treasure"], parts["wildlife"], parts["pearl"]) == (8, 3, 16)
    assert points(p, PLAYER) == 27


@pytest.mark.rule("T-05", "SH-116")
def test_t05_the_same_portfolio_with_pearl_advanced():
    p = finished(shares=PORTFOLIO, columns=COLUMNS, sides="pearl")
    parts = p.scores()[PLAYER].parts
    assert (parts["treasure"], parts["wildlife"], parts["pearl"]) == (8, 3, 8)
    assert points(p, PLAYER) == 19


@pytest.mark.rule("SH-086")
@pytest.mark.parametrize("company", ["cleaning", "treasure", "research", "wildlife"])
@pytest.mark.parametrize("depth", [0, 1, 7])
def test_a_company_is_worth_its_depth_cards(company, depth):
    p = finished(shares={0: {company: 1}}, columns={company: depth})
    assert points(p, 0) == depth


@pytest.mark.rule("SH-087")
@pytest.mark.parametrize("cards", [[1, 2, 3], [98, 99, 100], [90, 4, 50]])
def test_the_numbers_of_the_depth_cards_are_irrelevant(cards):
    p = finished(shares={0: {"research": 2}}, columns={"research": cards})
    assert points(p, 0) == 6


@pytest.mark.rule("SH-088")
def test_shares_times_value_summed_over_the_companies():
    depths = {"cleaning": 1, "treasure": 2, "pearl": 3, "research": 4, "wildlife": 5}
    shares = {"cleaning": 5, "treasure": 4, "pearl": 3, "research": 2, "wildlife": 1}
    p = finished(shares={0: shares}, columns=depths)
    assert [p.scores()[0].parts[company] for company in COMPANIES] == [5, 8, 15, 8, 5]
    assert points(p, 0) == 41


@pytest.mark.rule("SH-089")
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_the_highest_score_wins(winner):
    shares = {seat: {"treasure": 4 if seat == winner else 3} for seat in range(3)}
    p = finished(shares=shares, columns={"treasure": 2}, hands={0: 5, 1: 5, 2: 5})
    assert p.winners() == [winner]


@pytest.mark.rule("SH-090")
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_more_cards_in_hand_break_a_tie(winner):
    p = finished(
        shares={seat: {"treasure": 3} for seat in range(3)},
        columns={"treasure": 2},
        hands={seat: 4 if seat == winner else 3 for seat in range(3)},
    )
    assert p.winners() == [winner]


@pytest.mark.rule("SH-091")
def test_the_tied_player_furthest_from_the_starter_wins():
    p = finished(
        shares={seat: {"treasure": 3} for seat in (0, 1, 2)},
        columns={"treasure": 2},
        hands={0: 3, 1: 3, 2: 2},
    )
    assert p.winners() == [1]
    assert places(p) == [2, 1, 3, 4]


@pytest.mark.rule("T-27", "SH-090", "SH-091")
def test_t27_three_tied_players():
    p = finished(
        hands={0: 2, 1: 4, 2: 4},
        shares={0: {"treasure": 3}, 1: {"treasure": 3}, 2: {"treasure": 3}, 3: {"wildlife": 3}},
        columns={"treasure": 10, "wildlife": 4},
    )
    assert [points(p, seat) for seat in range(4)] == [30, 30, 30, 12]
    assert hands(p)[:3] == [2, 4, 4]
    assert places(p) == [3, 2, 1, 4]
    assert p.winners() == [2]


@pytest.mark.rule("SH-092")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_even_a_complete_tie_has_one_winner(seats):
    p = position(seats, over=True)
    assert p.winners() == [seats - 1]


@pytest.mark.rule("SH-092")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_finished_game_has_exactly_one_winner(seats):
    for seed in range(5):
        for p, _ in random_game(seed, seats):
            assert p.over or p.winners() == []
        assert len(p.winners()) == 1


@pytest.mark.rule("SH-093")
def test_hand_cards_score_nothing():
    p = finished(hands={0: 30}, columns=dict.fromkeys(COMPANIES, 3))
    assert points(p, 0) == 0


@pytest.mark.rule("SH-094")
@pytest.mark.parametrize(("sides", "worth"), [("basic", 2 + 2), ("pearl", 7 - 2)])
def test_pearls_side_applies_although_abilities_are_switched_off(sides, worth):
    p = finished(shares={0: {"pearl": 1}}, columns={"pearl": 2, "treasure": 7}, sides=sides)
    assert p.over
    assert points(p, 0) == worth
