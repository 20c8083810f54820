"""Components and terms: chapter 1 of the ledger."""

from collections import Counter
from itertools import combinations

import pytest

import bathysphere as bs
from tests.games.shares.table import (
    BONUS,
    COMPANIES,
    card,
    column,
    discard,
    hand,
    hands,
    options,
    play,
    points,
    position,
    price,
    random_game,
)

NUMBERS = range(1, 101)


def companies(p):
    return [company["company"] for company in p.view(-1)["companies"]]


def sides(p):
    return {company["company"]: company["side"] for company in p.view(-1)["companies"]}


def places(p):
    """All cards, wherever they are."""
    state = p.dump()["state"]
    piles = [state["deck"], state["discard"], state["market"], state["out_of_game"]]
    return [name for pile in piles + state["hands"] + state["columns"] + state["portfolios"] for name in pile]


@pytest.mark.rule("SH-001")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_five_companies_take_part_in_every_game(seats):
    p = bs.start("shares", seats=seats, seed=1)
    assert companies(p) == ["cleaning", "treasure", "pearl", "research", "wildlife"]


@pytest.mark.rule("SH-002")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_box_holds_100_cards_and_no_bonus_shares_with_three_or_more(seats):
    p = bs.start("shares", seats=seats, seed=1)
    assert len(places(p)) == 100
    assert not set(BONUS) & set(places(p))


@pytest.mark.rule("SH-002")
def test_five_bonus_shares_appear_with_two_players():
    p = bs.start("shares", seats=2, seed=1)
    assert len(places(p)) == 105
    assert set(BONUS) < set(places(p))


@pytest.mark.rule("SH-002")
def test_company_cards_have_two_different_sides():
    basic, advanced = position().content.ability
    assert len({*basic, *advanced}) == 10


@pytest.mark.rule("SH-003")
def test_a_card_combines_one_number_with_one_company():
    content = position().content
    for number, company, name in zip(content.number, content.company, content.labels["card"], strict=True):
        assert name == f"{COMPANIES[company]}-{number}"


@pytest.mark.rule("SH-004", "AMB-01", "AMB-51")
def test_the_numbers_are_1_to_100():
    numbers = position().content.number
    assert numbers == list(NUMBERS)
    assert len(set(numbers)) == len(numbers), "so the lowest number is never a tie"


@pytest.mark.rule("SH-005", "AMB-02")
def test_share_companies_follow_the_house_list():
    def company(number):
        tens, ones = divmod(number % 100, 10)
        return COMPANIES[(ones + 2 * tens) % 5]

    assert [card(number) for number in NUMBERS] == [f"{company(number)}-{number}" for number in NUMBERS]


@pytest.mark.rule("SH-005", "AMB-02")
def test_every_company_has_twenty_shares():
    counts = Counter(card(number).partition("-")[0] for number in NUMBERS)
    assert counts == dict.fromkeys(COMPANIES, 20)


@pytest.mark.rule("SH-006")
@pytest.mark.parametrize("company", COMPANIES)
def test_a_depth_card_may_enter_any_company(company):
    p = play(position(hands={0: [44]}), "expand 44", f"into {company}")
    assert column(p, company) == [44]


@pytest.mark.rule("SH-006")
def test_the_share_side_of_a_depth_card_has_no_influence():
    p = position(hands={0: [44]}, shares={1: {"pearl": 2}, 2: {"treasure": 1}}, sides="treasure")
    play(p, "expand 44", "into treasure")
    assert hands(p) == [1, 0, 1], "a treasure dividend for an expansion with a pearl card"
    assert column(p, "pearl") == []
    assert price(p, "pearl") == 2


@pytest.mark.rule("SH-007")
def test_the_number_of_a_share_has_no_influence():
    p = position(hands={2: [50]}, shares={0: [2], 1: [99]}, columns={"wildlife": [1]}, turn=2)
    play(p, "expand 50", "into pearl")
    assert hands(p) == [1, 1, 0]
    assert points(p, 0) == points(p, 1) == 3


@pytest.mark.rule("SH-007")
def test_a_share_stands_for_its_company_and_is_no_depth_card():
    p = play(position(hands={0: [99]}), "buy 99")
    assert price(p, "pearl") == 1
    assert column(p, "pearl") == []


@pytest.mark.rule("SH-008")
@pytest.mark.parametrize("payment", list(combinations([1, 44, 71, 100], 2)))
def test_every_card_pays_one_whatever_is_printed_on_it(payment):
    p = position(hands={0: [10, 1, 44, 71, 100]}, shares={1: {"pearl": 2}})
    play(p, "buy 10")
    for number in payment:
        if p.seat == 0:
            play(p, f"pay {number}")
    assert discard(p) == list(payment)
    assert len(hand(p, 0)) == 2


@pytest.mark.rule("SH-009")
@pytest.mark.parametrize(("gone", "left"), [(7, [28, 65]), (28, [7, 65]), (65, [7, 28])])
def test_the_cards_left_in_a_column_keep_their_order(gone, left):
    p = position(hands={0: [21, 60, 61]}, columns={"pearl": [7, 28, 65]})
    play(p, "expand 21", "into cleaning", f"remove {gone}")
    assert column(p, "pearl") == left


@pytest.mark.rule("SH-009")
def test_the_last_card_left_is_the_newest():
    p = position(hands={0: [21, 60, 61], 1: [29]}, columns={"pearl": [7, 28, 65]})
    play(p, "expand 21", "into cleaning", "remove 65", "expand 29", "into pearl")
    assert column(p, "pearl") == [7, 28, 29]


@pytest.mark.rule("SH-010", "AMB-50")
def test_all_basic_is_the_default():
    assert sides(bs.start("shares", seed=1)) == dict.fromkeys(COMPANIES, "basic")


@pytest.mark.rule("SH-010", "AMB-50")
@pytest.mark.parametrize("count", range(1, 6))
def test_any_mixture_of_sides_is_legal(count):
    for advanced in combinations(COMPANIES, count):
        p = bs.start("shares", seed=1, sides="+".join(advanced))
        assert sides(p) == {name: "advanced" if name in advanced else "basic" for name in COMPANIES}


@pytest.mark.rule("SH-010", "AMB-50")
def test_sides_are_known_before_the_draft_and_stay_for_the_whole_game():
    game = random_game(3, sides="random")
    p, _ = next(game)
    chosen = sides(p)
    assert p.view(-1)["market"]
    assert all(sides(p) == chosen for p, _ in game)


@pytest.mark.rule("SH-010", "AMB-50")
def test_whoever_creates_the_game_may_have_all_sides_advanced_or_leave_them_to_chance():
    assert sides(bs.start("shares", seed=1, sides="advanced")) == dict.fromkeys(COMPANIES, "advanced")
    drawn = {tuple(sides(bs.start("shares", seed=seed, sides="random")).values()) for seed in range(40)}
    assert len(drawn) > 10, "of 32 mixtures"


@pytest.mark.rule("SH-010")
@pytest.mark.parametrize("wish", ["", "gold", "pearl+pearl", "basic+pearl"])
def test_sides_that_do_not_exist_are_refused(wish):
    with pytest.raises(bs.OptionError):
        bs.start("shares", seed=1, sides=wish)


@pytest.mark.rule("SH-011")
def test_a_decade_is_the_number_without_its_last_digit():
    content = position().content
    decades = {}
    for number, decade in zip(content.number, content.decade, strict=True):
        decades.setdefault(decade, []).append(number)
    assert decades.pop(0) == list(range(1, 10))
    assert decades.pop(10) == [100]
    assert decades == {tens: list(range(10 * tens, 10 * tens + 10)) for tens in range(1, 10)}


@pytest.mark.rule("SH-012", "AMB-49")
@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_sides_columns_portfolios_and_sizes_are_open_to_all(viewer):
    p = position(
        hands={0: [10, 20], 1: [30]},
        shares={2: [2, 7]},
        columns={"wildlife": [13, 44]},
        discard=[5, 6, 8],
        sides="pearl",
    )
    view = p.view(viewer)
    assert [company["side"] for company in view["companies"]].count("advanced") == 1
    assert view["companies"][4]["column"] == [card(13), card(44)]
    assert view["players"][2]["portfolio"] == [card(2), card(7)]
    assert [player["hand"] for player in view["players"]] == [2, 1, 0]
    assert (view["deck"], view["discard"]) == (90, 3)


@pytest.mark.rule("SH-012", "AMB-49")
def test_hands_and_the_order_of_the_deck_are_secret():
    p = position(hands={0: [10, 20], 1: [30]}, deck=[40, 50, 60])
    q = position(hands={0: [40, 60], 1: [30]}, deck=[50, 20, 10])
    assert p.view(-1) == q.view(-1)
    assert p.view(1) == q.view(1)
    assert p.view(0) != q.view(0), "except for the own hand"


@pytest.mark.rule("SH-013")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("sides", ["basic", "advanced"])
def test_every_card_is_always_in_exactly_one_place(seats, sides):
    box = sorted([card(number) for number in NUMBERS] + (BONUS if seats == 2 else []))
    for p, action in random_game(seats, seats, sides=sides):
        assert sorted(places(p)) == box, action


@pytest.mark.rule("SH-013")
def test_a_position_with_a_card_in_two_places_is_refused():
    data = position(hands={0: [10]}).dump()
    data["state"]["discard"].append(card(10))
    with pytest.raises(bs.LoadError) as problem:
        bs.load("shares", data)
    assert problem.value.code == "load-card-twice"


@pytest.mark.rule("SH-013")
def test_a_position_with_a_card_missing_is_refused():
    data = position(hands={0: [10]}).dump()
    data["state"]["hands"][0].clear()
    with pytest.raises(bs.LoadError) as problem:
        bs.load("shares", data)
    assert problem.value.code == "load-cards-missing"


@pytest.mark.rule("SH-014", "AMB-03")
@pytest.mark.parametrize("seats", [-1, 0, 1, 6])
def test_other_numbers_of_players_are_refused(seats):
    with pytest.raises(bs.OptionError) as problem:
        bs.start("shares", seats=seats, seed=1)
    assert problem.value.code == "seats"


@pytest.mark.rule("SH-014", "AMB-03")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_can_play(seats):
    p = bs.start("shares", seats=seats, seed=1)
    assert p.seats == seats
    assert options(p)
