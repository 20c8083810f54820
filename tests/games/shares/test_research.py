"""Ocean and coastal Research: chapter 15 of the ledger."""

import pytest

from tests.games.shares.table import (
    deck,
    discard,
    hand,
    hands,
    legal,
    options,
    play,
    portfolio,
    position,
    price,
    reason,
    text,
)


def expanded(hand, sides="basic", others=None, **more):
    """Seat 0 has just put 24 into Research."""
    p = position(hands={0: [24, *hand], **(others or {})}, sides=sides, **more)
    return play(p, "expand 24", "into research")


# -- basic ---------------------------------------------------------------------------------------------


@pytest.mark.rule("T-37", "SH-119", "SH-120")
@pytest.mark.parametrize(
    ("owned", "held", "left", "paid"),
    [(3, [10, 50], [], [50]), (1, [10, 50], [50], []), (2, [10], [], [])],
)
def test_t37_a_share_costs_two_cards_less_but_never_less_than_nothing(owned, held, left, paid):
    p = expanded(held, shares={1: {"pearl": owned}})
    play(p, "buy 10")
    assert portfolio(p, 0) == [10]
    assert hand(p, 0) == left
    assert discard(p) == paid


@pytest.mark.rule("SH-120")
def test_a_share_nobody_owns_costs_nothing_and_brings_nothing():
    p = play(expanded([10, 50]), "buy 10")
    assert hand(p, 0) == [50]


@pytest.mark.rule("SH-121")
def test_the_share_may_be_of_any_company():
    p = expanded([13, 14, 15, 16, 17])
    assert options(p) == [*(text(f"buy {number}") for number in (13, 14, 15, 16, 17)), "decline"]


@pytest.mark.rule("SH-122", "SH-119")
def test_the_share_comes_from_the_own_hand_and_the_buyer_picks_the_payment():
    p = expanded([10, 50, 55, 59], shares={1: {"pearl": 4}}, others={1: [60]})
    assert reason(p, "buy 60") == ("not-in-hand", "SH-030")
    play(p, "buy 10", "pay 50", "pay 59")
    assert hand(p, 0) == [55]
    assert discard(p) == [50, 59]
    assert p.seat == 1


@pytest.mark.rule("SH-119", "AMB-36")
def test_the_discount_is_for_one_share_and_what_is_left_of_it_is_lost():
    p = expanded([10, 15, 50], shares={1: {"pearl": 1, "treasure": 1}})
    play(p, "buy 10")
    assert (hand(p, 0), discard(p)) == ([15, 50], []), "one of the two cards would have been enough"
    assert p.seat == 1, "no second share for the other"


@pytest.mark.rule("SH-119", "AMB-36")
def test_the_discount_cannot_be_kept_for_a_later_turn():
    p = expanded([10, 50], shares={1: {"pearl": 2}})
    play(p, "decline", "draw", "draw")
    assert hand(p, 0) == [10, 50]
    assert reason(p, "buy 10") == ("price", "SH-033"), "two other cards again, not none"


@pytest.mark.rule("SH-119", "AMB-36")
def test_without_a_card_in_hand_there_is_nothing_to_buy_and_nobody_is_asked():
    p = expanded([], shares={1: {"pearl": 1}}, discard=[10], others={1: [60]})
    assert p.seat == 1


@pytest.mark.rule("SH-122")
def test_the_reduced_price_has_to_be_paid_in_full_by_other_cards():
    p = expanded([10, 15, 50], shares={1: {"pearl": 5}})
    assert reason(p, "buy 10") == ("price", "SH-033")
    assert legal(p, "buy 50")


@pytest.mark.rule("SH-122")
def test_the_bought_share_raises_the_price_and_pays_no_dividend():
    p = expanded([10, 50], shares={1: {"pearl": 3}})
    left = len(deck(p))
    play(p, "buy 10")
    assert price(p, "pearl") == 4
    assert len(deck(p)) == left


# -- advanced ------------------------------------------------------------------------------------------


@pytest.mark.rule("SH-123")
def test_advanced_one_share_of_another_portfolio_is_taken_at_once():
    p = expanded([50, 55], "research", shares={0: [19], 1: [10, 15], 2: [33]})
    play(p, "take company=pearl owner=1")
    assert portfolio(p, 0) == [10, 19]
    assert portfolio(p, 1) == [15]
    assert p.seat == 1


@pytest.mark.rule("SH-123")
def test_advanced_own_shares_and_shares_nobody_has_cannot_be_taken():
    p = expanded([50, 55, 59], "research", shares={0: {"pearl": 1}, 1: {"wildlife": 1}})
    assert reason(p, "take company=pearl owner=0") == ("own-share", "SH-123")
    assert reason(p, "take company=pearl owner=1") == ("no-such-share", "SH-123")
    assert reason(p, "take company=pearl owner=4") == ("no-such-share", "SH-123")
    assert options(p) == ["take company=wildlife owner=1", "decline"]


@pytest.mark.rule("T-38", "SH-124", "SH-125", "SH-126", "SH-127", "SH-128", "AMB-37")
def test_t38_the_only_pearl_share_is_taken_for_two_cards_paid_to_its_owner():
    p = expanded([50, 55, 60], "research", {1: [1]}, shares={1: [10]})
    play(p, "take company=pearl owner=1", "pay 50", "pay 60")
    assert portfolio(p, 0) == [10]
    assert portfolio(p, 1) == []
    assert hand(p, 0) == [55]
    assert hand(p, 1) == [1, 50, 60]
    assert discard(p) == []
    assert price(p, "pearl") == 1


@pytest.mark.rule("T-39", "SH-124", "AMB-37")
def test_t39_the_wanted_share_counts_in_the_price():
    shares = {0: {"wildlife": 1}, 1: {"wildlife": 2}, 2: {"wildlife": 2}}
    p = expanded([50, 55, 59, 60], "research", shares=shares)
    assert p.seat == 1, "four cards are not enough to be asked"
    p = expanded([50, 55, 59, 60, 61], "research", shares=shares)
    play(p, "take company=wildlife owner=2")
    assert hand(p, 0) == []
    assert hand(p, 2) == [50, 55, 59, 60, 61]


@pytest.mark.rule("SH-124", "SH-100")
def test_advanced_a_share_too_dear_is_refused_with_its_price():
    p = expanded([50, 55], "research", shares={1: {"wildlife": 3, "pearl": 1}})
    refused = p.why_not("take company=wildlife owner=1")
    assert (refused.code, refused.rule) == ("price", "SH-124")
    assert (refused.params["price"], refused.params["have"]) == (3, 2)
    assert legal(p, "take company=pearl owner=1")


@pytest.mark.rule("SH-125", "SH-127", "AMB-37")
def test_advanced_the_owner_is_paid_and_not_asked():
    p = expanded([50, 55, 59], "research", shares={2: {"pearl": 1}})
    play(p, "take company=pearl owner=2")
    assert p.seat == 0, "the buyer chooses the payment"
    play(p, "pay 50", "pay 55")
    assert hands(p) == [1, 0, 2]
    assert p.seat == 1, "and the next player has an ordinary turn"
    assert legal(p, "draw")


@pytest.mark.rule("SH-126")
def test_advanced_nobody_but_the_owner_sees_the_cards_paid():
    p = expanded([50, 55, 60], "research", {1: [1]}, shares={1: [10]})
    play(p, "take company=pearl owner=1")
    one = play(p.copy(), "pay 50", "pay 55")
    other = play(p.copy(), "pay 50", "pay 60")
    assert one.view(1) != other.view(1)
    assert one.view(2) == other.view(2)
    assert one.view(-1) == other.view(-1)


@pytest.mark.rule("SH-126")
def test_advanced_the_news_of_the_payment_names_the_cards_to_buyer_and_owner_only():
    p = expanded([50, 55], "research", {1: [1]}, shares={1: [10]})
    p.sink = []
    play(p, "take company=pearl owner=1")
    handed = [event for event in p.sink if event.kind.name == "handed"]
    assert len(handed) == 2
    for event in handed:
        assert "cards" in event.data(0)
        assert "cards" in event.data(1)
        assert "cards" not in event.data(2)
        assert "cards" not in event.data(-1)


@pytest.mark.rule("SH-128")
def test_advanced_the_price_of_the_company_stays_as_it_was():
    p = expanded([50, 55, 59], "research", shares={0: {"pearl": 1}, 1: {"pearl": 2}})
    play(p, "take company=pearl owner=1")
    assert price(p, "pearl") == 3
    assert [len(portfolio(p, seat)) for seat in range(3)] == [2, 1, 0]
