"""Buying a share: chapter 4 of the ledger."""

import pytest

from tests.games.shares.table import (
    COMPANIES,
    card,
    column,
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
    random_game,
    refusal,
)

RICHARD, MARIA, IRENE = 0, 1, 2
PEARL_SHARES = {RICHARD: [2, 7], MARIA: [15], IRENE: [23]}


@pytest.mark.rule("T-01", "SH-030", "SH-031", "SH-032", "SH-033", "SH-034", "SH-035", "SH-036", "AMB-09")
def test_t01_richard_buys_a_pearl_share():
    p = position(hands={RICHARD: [10, 5, 14, 33, 62]}, shares=PEARL_SHARES)
    assert price(p, "pearl") == 4
    play(p, "buy 10")
    assert portfolio(p, RICHARD) == [2, 7, 10]
    assert hand(p, RICHARD) == []
    assert discard(p) == [5, 14, 33, 62]
    assert price(p, "pearl") == 5


@pytest.mark.rule("T-02", "SH-033", "AMB-09")
def test_t02_richard_lacks_a_card():
    p = position(hands={RICHARD: [10, 5, 14, 33]}, shares=PEARL_SHARES)
    assert refusal(p, "buy 10") == "SH-033"


@pytest.mark.rule("SH-030")
@pytest.mark.parametrize("elsewhere", [20, 30, 40, 50, 60])
def test_a_share_is_bought_from_the_own_hand_only(elsewhere):
    p = position(
        hands={0: [1, 3, 4, 5], 1: [20]}, shares={2: [30]}, columns={"pearl": [40]}, discard=[50], deck=[60]
    )
    assert refusal(p, f"buy {elsewhere}") == "SH-030"


@pytest.mark.rule("SH-030")
@pytest.mark.parametrize("number", [5, 14, 10, 11, 12])
def test_a_share_belongs_to_the_company_on_its_share_side(number):
    p = play(position(hands={0: [number]}), f"buy {number}")
    company = card(number).partition("-")[0]
    assert [price(p, other) for other in COMPANIES] == [int(other == company) for other in COMPANIES]


@pytest.mark.rule("SH-031")
@pytest.mark.parametrize(
    ("shares", "cost"), [({0: 3}, 3), ({1: 3}, 3), ({0: 1, 1: 1, 2: 2}, 4), ({0: 2, 2: 1}, 3)]
)
def test_the_price_counts_the_shares_of_all_players(shares, cost):
    owned = {owner: {"pearl": count, "treasure": 4} for owner, count in shares.items()}
    p = position(hands={0: [99, 91, 92, 93, 95, 96]}, shares=owned)
    (option,) = [option for option in p.options() if option.text == "buy pearl-99"]
    assert option.details["price"] == cost
    play(p, "buy 99")
    while p.seat == 0:
        p.play(p.options()[0])
    assert len(discard(p)) == cost


@pytest.mark.rule("SH-032")
def test_the_buyer_chooses_the_cards_to_pay_with():
    p = position(hands={0: [10, 5, 14, 33, 62]}, shares={1: {"pearl": 2}})
    play(p, "buy 10", "pay 14", "pay 62")
    assert discard(p) == [14, 62]
    assert hand(p, 0) == [5, 33]


@pytest.mark.rule("SH-032")
def test_the_price_is_paid_with_other_cards_than_the_share():
    p = position(hands={0: [10, 5, 14]}, shares={1: {"pearl": 1}})
    play(p, "buy 10")
    assert options(p) == [f"pay {card(5)}", f"pay {card(14)}"]


@pytest.mark.rule("SH-032")
def test_the_price_goes_on_top_of_the_discard_pile():
    p = position(hands={0: [10, 5]}, shares={1: {"pearl": 1}}, discard=[60, 70])
    play(p, "buy 10")
    assert discard(p) == [60, 70, 5]


@pytest.mark.rule("SH-033")
@pytest.mark.parametrize("cost", [1, 2, 5])
def test_the_hand_has_to_hold_one_card_more_than_the_price(cost):
    others = [91, 92, 93, 95, 96][:cost]
    enough = position(hands={0: [99, *others]}, shares={1: {"pearl": cost}})
    too_few = position(hands={0: [99, *others[1:]]}, shares={1: {"pearl": cost}})
    assert refusal(enough, "buy 99") == ""
    assert refusal(too_few, "buy 99") == "SH-033"


@pytest.mark.rule("T-09", "SH-034", "AMB-08")
def test_t09_the_first_share_of_a_company_is_free():
    p = position(hands={0: [3]}, shares={1: {"pearl": 2}})
    assert legal(p, "buy 3")
    play(p, "buy 3")
    assert portfolio(p, 0) == [3]
    assert hand(p, 0) == []
    assert discard(p) == []


@pytest.mark.rule("SH-035")
def test_a_portfolio_lies_open_with_every_share_visible_by_company():
    p = position(hands={0: [10]}, shares={0: [4, 9, 3]})
    play(p, "buy 10")
    for viewer in (-1, 0, 1, 2):
        player = p.view(viewer)["players"][0]
        assert sorted(player["portfolio"]) == sorted([card(3), card(4), card(9), card(10)])
        assert dict(zip(COMPANIES, player["shares"], strict=True)) == {
            "cleaning": 0,
            "treasure": 0,
            "pearl": 1,
            "research": 1,
            "wildlife": 2,
        }


@pytest.mark.rule("SH-036")
def test_a_purchase_raises_the_price_of_its_company_alone():
    p = position(hands={0: [10, 5]}, shares={0: {"treasure": 2}, 1: {"pearl": 1, "research": 3}})
    play(p, "buy 10")
    assert [price(p, company) for company in COMPANIES] == [0, 2, 2, 3, 0]


@pytest.mark.rule("SH-037")
def test_a_purchase_pays_no_dividend_and_sets_off_no_ability():
    p = position(hands={0: [24, 50, 60, 70]}, shares={1: {"research": 1}, 2: {"pearl": 1}})
    before = deck(p)
    play(p, "buy 24", "pay 50")
    assert p.seat == 1, "Research would have let the buyer buy again"
    assert hands(p) == [2, 0, 0]
    assert deck(p) == before


@pytest.mark.rule("SH-037")
def test_a_share_can_be_bought_before_its_company_has_any_depth_card():
    p = position(hands={0: [10]}, columns={"treasure": [20]})
    assert column(p, "pearl") == []
    play(p, "buy 10")
    assert portfolio(p, 0) == [10]


@pytest.mark.rule("SH-038")
def test_a_share_cannot_be_sold_played_again_or_used_as_payment():
    p = position(hands={0: [10, 5, 14]}, shares={0: [2]})
    assert refusal(p, "buy 2") == "SH-030"
    assert refusal(p, "expand 2") == "SH-039"
    play(p, "buy 10")
    assert refusal(p, "pay 2") == "SH-032"
    assert refusal(p, "pay 10") == "SH-032"


@pytest.mark.rule("SH-038")
def test_an_ability_cannot_discard_a_share():
    p = position(hands={0: [21, 60, 61]}, shares={0: [2], 1: [7]}, columns={"pearl": [13]})
    play(p, "expand 21", "into cleaning")
    assert not legal(p, "remove 2")
    assert not legal(p, "remove 7")


@pytest.mark.rule("SH-038")
@pytest.mark.parametrize("sides", ["cleaning+treasure+pearl+wildlife", "advanced"])
def test_only_research_advanced_takes_a_share_out_of_a_portfolio(sides):
    taken = 0
    for seed in range(6):
        before = [[], [], []]
        for p, action in random_game(seed, 3, sides=sides):
            after = [portfolio(p, owner) for owner in range(3)]
            lost = [set(old) - set(new) for old, new in zip(before, after, strict=True)]
            if any(lost):
                taken += 1
                assert action.startswith("take ")
            assert set().union(*before) <= set().union(*after)
            before = after
    assert (taken > 0) == (sides == "advanced")
