"""The dividend: chapter 6 of the ledger."""

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
    portfolio,
    position,
)

MARIA, IRENE, RICHARD = 0, 1, 2


@pytest.mark.rule("T-03", "SH-046", "SH-048", "SH-051")
def test_t03_maria_expands_wildlife():
    p = position(
        hands={MARIA: [44]},
        shares={MARIA: [4, 9], IRENE: [12, 17, 20]},
        columns={"wildlife": [13]},
    )
    before = len(deck(p))
    play(p, "expand 44", "into wildlife")
    assert column(p, "wildlife") == [13, 44]
    assert hands(p) == [2, 3, 0]
    assert len(deck(p)) == before - 5
    assert p.seat == MARIA
    assert legal(p, "decline"), "only then may Maria use the ability"


@pytest.mark.rule("SH-046")
@pytest.mark.parametrize(("number", "drawn"), [(39, 0), (40, 2), (49, 2), (51, 2)])
def test_a_new_decade_pays(number, drawn):
    p = position(hands={0: [number]}, shares={1: {"pearl": 2}}, columns={"pearl": [31]})
    play(p, f"expand {number}", "into pearl")
    assert hands(p) == [0, drawn, 0]


@pytest.mark.rule("SH-046")
def test_other_companies_do_not_pay():
    p = position(hands={0: [44]}, shares={1: {"treasure": 2}, 2: {"pearl": 1}}, columns={"pearl": [31]})
    play(p, "expand 44", "into pearl")
    assert hands(p) == [0, 0, 1]


@pytest.mark.rule("SH-047")
@pytest.mark.parametrize("number", [1, 9, 50, 100])
def test_the_first_card_of_a_column_always_pays(number):
    p = position(hands={0: [number]}, shares={1: {"pearl": 2}})
    play(p, f"expand {number}", "into pearl")
    assert hands(p) == [0, 2, 0]


@pytest.mark.rule("SH-048")
def test_a_leap_over_several_decades_pays_once():
    p = position(hands={0: [98]}, shares={0: {"pearl": 1}, 1: {"pearl": 2}}, columns={"pearl": [3]})
    play(p, "expand 98", "into pearl")
    assert hands(p) == [1, 2, 0]


@pytest.mark.rule("SH-049")
def test_the_same_decade_pays_nothing():
    p = position(hands={0: [49]}, shares={0: {"pearl": 1}, 1: {"pearl": 2}}, columns={"pearl": [41]})
    before = deck(p)
    play(p, "expand 49", "into pearl")
    assert hands(p) == [0, 0, 0]
    assert deck(p) == before


@pytest.mark.rule("T-11", "SH-011", "SH-046", "SH-047", "SH-048", "SH-049", "AMB-10")
@pytest.mark.parametrize(
    ("newest", "number", "pays"),
    [
        ([], 100, True),
        ([1], 9, False),
        ([9], 10, True),
        ([10], 11, False),
        ([19], 20, True),
        ([20], 29, False),
        ([13], 44, True),
        ([99], 100, True),
    ],
)
def test_t11_does_the_expansion_pay(newest, number, pays):
    p = position(hands={0: [number]}, shares={1: [2]}, columns={"pearl": newest})
    play(p, f"expand {number}", "into pearl")
    assert hands(p) == [0, int(pays), 0]


@pytest.mark.rule("SH-011", "AMB-10")
@pytest.mark.parametrize(("newest", "number", "pays"), [(9, 10, False), (10, 11, True), (99, 100, False)])
def test_decades_can_be_read_as_blocks_of_ten(newest, number, pays):
    p = position(hands={0: [number]}, shares={1: [2]}, columns={"pearl": [newest]}, decades="blocks")
    play(p, f"expand {number}", "into pearl")
    assert hands(p) == [0, int(pays), 0]


@pytest.mark.rule("T-12", "SH-042", "SH-050")
@pytest.mark.parametrize(("number", "pays"), [(13, False), (50, True)])
def test_t12_after_a_card_was_removed(number, pays):
    p = position(hands={0: [21, 60, 61], 1: [number]}, shares={2: {"pearl": 1}}, columns={"pearl": [12, 57]})
    play(p, "expand 21", "into cleaning", "remove 57", f"expand {number}", "into pearl")
    assert column(p, "pearl") == [12, number]
    assert hands(p) == [0, 0, int(pays)]


@pytest.mark.rule("T-13", "SH-042", "SH-050", "SH-130", "AMB-12")
@pytest.mark.parametrize(("number", "pays"), [(35, False), (40, True)])
def test_t13_after_a_card_was_raised(number, pays):
    p = position(hands={0: [21, 60], 1: [number]}, shares={2: {"pearl": 1}}, columns={"pearl": [31, 38, 52]})
    play(p, "expand 21", "into wildlife", "raise 31")
    assert column(p, "pearl") == [38, 52, 31]
    play(p, f"expand {number}", "into pearl")
    assert column(p, "pearl") == [38, 52, 31, number]
    assert hands(p) == [0, 0, int(pays)]


@pytest.mark.rule("T-14", "SH-047", "SH-050")
@pytest.mark.parametrize("number", [3, 58])
def test_t14_after_the_only_card_was_removed(number):
    p = position(hands={0: [21, 60, 61], 1: [number]}, shares={2: {"pearl": 1}}, columns={"pearl": [57]})
    play(p, "expand 21", "into cleaning", "remove 57", f"expand {number}", "into pearl")
    assert column(p, "pearl") == [number]
    assert hands(p) == [0, 0, 1], "the first card pays, also in a decade that was paid before"


@pytest.mark.rule("SH-050", "AMB-11")
def test_a_decade_that_paid_in_this_game_pays_again():
    p = position(hands={0: [57], 1: [21, 60, 61], 2: [58]}, shares={0: {"pearl": 1}})
    play(p, "expand 57", "into pearl")
    assert hands(p) == [1, 3, 1], "the fifties pay"
    play(p, "expand 21", "into cleaning", "remove 57", "expand 58", "into pearl")
    assert hands(p) == [2, 0, 0], "and once more"


@pytest.mark.rule("SH-051")
@pytest.mark.parametrize("expanding", [0, 1, 2])
def test_everybody_gets_a_card_a_share_whoever_expanded(expanding):
    p = position(
        hands={expanding: [44]}, shares={0: {"pearl": 3}, 1: {"pearl": 1}, 2: {"pearl": 2}}, turn=expanding
    )
    play(p, "expand 44", "into pearl")
    assert hands(p) == [3, 1, 2]


@pytest.mark.rule("SH-051")
def test_the_dividend_is_drawn_from_the_deck():
    p = position(hands={0: [44]}, shares={0: {"pearl": 2}}, deck=[70, 60, 50], discard=[80, 90])
    play(p, "expand 44", "into pearl")
    assert hand(p, 0) == [60, 70]
    assert deck(p)[0] == 50
    assert discard(p) == [80, 90]


@pytest.mark.rule("SH-052")
def test_who_has_no_share_receives_nothing_the_expanding_player_included():
    p = position(hands={0: [44]}, shares={0: {"treasure": 3}, 1: {"pearl": 1}})
    play(p, "expand 44", "into pearl")
    assert hands(p) == [0, 1, 0]


@pytest.mark.rule("SH-053", "AMB-13")
def test_the_expanding_player_is_paid_first_then_clockwise():
    p = position(
        hands={1: [44]},
        shares={0: {"pearl": 2}, 1: {"pearl": 1}, 2: {"pearl": 2}},
        deck=[51, 61, 62, 71, 72],
        turn=1,
    )
    play(p, "expand 44", "into pearl")
    assert (hand(p, 1), hand(p, 2), hand(p, 0)) == ([51], [61, 62], [71, 72])


@pytest.mark.rule("SH-053", "AMB-13")
def test_treasure_extras_are_paid_together_with_the_dividend():
    p = position(
        hands={1: [44]},
        shares={0: {"treasure": 1}, 1: {"treasure": 2}, 2: {"treasure": 2}},
        deck=[51, 52, 53, 61, 62, 63, 71],
        turn=1,
    )
    play(p, "expand 44", "into treasure")
    assert (hand(p, 1), hand(p, 2), hand(p, 0)) == ([51, 52, 53], [61, 62, 63], [71])


@pytest.mark.rule("T-15", "SH-054")
def test_t15_a_company_nobody_owns():
    p = position(hands={0: [44]}, shares={1: {"treasure": 2}})
    before = deck(p)
    play(p, "expand 44", "into pearl")
    assert hands(p) == [0, 0, 0]
    assert deck(p) == before


@pytest.mark.rule("SH-055", "AMB-24")
def test_a_card_moved_by_an_ability_pays_no_dividend():
    p = position(hands={0: [44, 50]}, shares={1: {"pearl": 2}}, columns={"wildlife": [13]})
    play(p, "expand 44", "into wildlife", "move 13", "into pearl")
    assert column(p, "pearl") == [13]
    assert hands(p) == [0, 0, 0]


@pytest.mark.rule("SH-055")
def test_a_card_placed_by_an_ability_pays_no_dividend():
    p = position(hands={0: [44, 50]}, shares={1: {"pearl": 2}}, sides="wildlife")
    play(p, "expand 44", "into wildlife", "place 50", "into pearl")
    assert column(p, "pearl") == [50]
    assert hands(p) == [0, 0, 0]


@pytest.mark.rule("SH-055")
def test_a_card_placed_by_a_bonus_share_pays_no_dividend():
    p = position(2, shares={0: [7], 1: [10], 2: [2]}, deck=["bonus-1", 28, 24, 36, 19, 60])
    play(p, "draw")
    assert portfolio(p, 2) == [2, 28]
    assert column(p, "pearl") == [19]
    assert hands(p) == [1, 0]


@pytest.mark.rule("SH-056", "AMB-38")
def test_dividend_cards_may_pay_for_the_ability():
    p = position(hands={0: [44]}, shares={0: {"cleaning": 2}}, columns={"pearl": [13]}, deck=[60, 70])
    play(p, "expand 44", "into cleaning")
    assert "remove cleaning-13" in options(p)
    play(p, "remove 13")
    assert sorted(discard(p)) == [13, 60, 70]
    assert hand(p, 0) == []
