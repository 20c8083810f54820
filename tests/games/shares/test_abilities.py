"""Abilities in general: chapter 11 of the ledger."""

import pytest

from tests.games.shares.table import (
    card,
    column,
    deck,
    discard,
    hand,
    hands,
    legal,
    options,
    play,
    position,
)

OPTIONAL = [
    ("cleaning", "basic", {"remove", "decline"}),
    ("cleaning", "cleaning", {"remove", "move", "decline"}),
    ("research", "basic", {"buy", "decline"}),
    ("research", "research", {"take", "decline"}),
    ("wildlife", "basic", {"raise", "move", "decline"}),
    ("wildlife", "wildlife", {"place", "decline"}),
]
"""Company, sides of the table, and what the ability lets a player do."""


def verbs(p):
    return {option.split()[0] for option in options(p)}


def expanded(company, sides, **more):
    """Seat 0 has just brought a company from 13 to 21 and has three cards left."""
    given = {"hands": {0: [21, 60, 61, 62], 1: [70]}, "shares": {1: {"pearl": 1}}} | more
    p = position(columns={company: [13]}, sides=sides, **given)
    return play(p, "expand 21", f"into {company}")


@pytest.mark.rule("SH-095", "AMB-52")
@pytest.mark.parametrize(("company", "sides", "allowed"), OPTIONAL)
def test_only_the_upper_side_is_in_force(company, sides, allowed):
    assert verbs(expanded(company, sides)) == allowed


@pytest.mark.rule("SH-095", "SH-010")
def test_the_side_of_one_company_does_not_change_another():
    assert verbs(expanded("cleaning", "research+wildlife")) == {"remove", "decline"}


@pytest.mark.rule("SH-096")
@pytest.mark.parametrize(("company", "sides", "_"), OPTIONAL)
def test_a_declined_ability_costs_nothing_and_changes_nothing(company, sides, _):
    p = play(expanded(company, sides), "decline")
    assert hand(p, 0) == [60, 61, 62]
    assert column(p, company) == [13, 21]
    assert discard(p) == []
    assert p.seat == 1


@pytest.mark.rule("SH-096")
@pytest.mark.parametrize(
    ("company", "sides", "use"),
    [
        ("cleaning", "basic", ["remove 13", "pay 60", "pay 61"]),
        ("cleaning", "cleaning", ["remove 21", "pay 60"]),
        ("research", "basic", ["buy 61"]),
        ("research", "research", ["take company=pearl owner=1", "pay 60", "pay 61"]),
        ("wildlife", "basic", ["raise 13", "pay 60"]),
        ("wildlife", "wildlife", ["place 61", "into pearl"]),
    ],
)
def test_one_use_is_all_an_expansion_allows(company, sides, use):
    p = expanded(company, sides, hands={0: [21, 60, 61, 62, 63, 64]}, shares={1: {"pearl": 2}})
    play(p, *use)
    assert len(hand(p, 0)) >= 3, "enough to pay for it again"
    assert p.seat == 1
    assert legal(p, "draw")


@pytest.mark.rule("T-28", "SH-056", "SH-097", "SH-103", "AMB-38")
def test_t28_the_dividend_comes_first_and_may_pay_for_the_ability():
    p = position(hands={0: [21, 60]}, shares={0: {"cleaning": 1}}, columns={"cleaning": [13]}, deck=[90])
    play(p, "expand 21", "into cleaning")
    assert hand(p, 0) == [60, 90]
    play(p, "remove 13")
    assert hand(p, 0) == []
    assert column(p, "cleaning") == [21]
    assert sorted(discard(p)) == [13, 60, 90]


@pytest.mark.rule("T-29", "SH-100")
def test_t29_without_the_dividend_the_ability_cannot_be_paid():
    p = position(hands={0: [21, 60]}, columns={"cleaning": [13]}, deck=[90])
    play(p, "expand 21", "into cleaning")
    assert hand(p, 0) == [60]
    assert p.seat == 1


@pytest.mark.rule("SH-100")
@pytest.mark.parametrize(
    ("company", "sides"), [("cleaning", "cleaning"), ("wildlife", "basic"), ("wildlife", "wildlife")]
)
def test_an_empty_hand_pays_for_nothing(company, sides):
    p = expanded(company, sides, hands={0: [21]})
    assert column(p, company) == [13, 21]
    assert p.seat == 1


@pytest.mark.rule("SH-097", "SH-102")
def test_everybody_is_paid_before_the_ability_is_decided():
    p = expanded("wildlife", "basic", shares={1: {"wildlife": 2}, 2: {"wildlife": 1}})
    assert hands(p) == [3, 3, 1]
    assert p.seat == 0
    assert legal(p, "raise 13")


@pytest.mark.rule("SH-098", "AMB-24")
@pytest.mark.parametrize(
    ("company", "sides", "use", "target"),
    [
        ("cleaning", "cleaning", ["move 21", "into pearl", "pay 60"], "an empty column"),
        ("cleaning", "cleaning", ["move 21", "into treasure", "pay 60"], "another decade"),
        ("wildlife", "basic", ["raise 13", "pay 60"], "back to another decade"),
        ("wildlife", "basic", ["move 13", "into pearl", "pay 60"], "an empty column"),
        ("wildlife", "basic", ["move 21", "into treasure", "pay 60"], "another decade"),
        ("wildlife", "wildlife", ["place 60", "into pearl"], "an empty column"),
        ("wildlife", "wildlife", ["place 60", "into treasure"], "another decade"),
    ],
)
def test_an_ability_never_pays_a_dividend(company, sides, use, target):
    p = position(
        hands={0: [21, 60, 61]},
        shares={1: {"treasure": 1, "pearl": 1, "wildlife": 1}},
        columns={company: [13], "treasure": [3]},
        sides=sides,
    )
    play(p, "expand 21", f"into {company}")
    paid, left = hands(p)[1], len(deck(p))
    play(p, *use)
    assert hands(p)[1] == paid
    assert len(deck(p)) == left
    assert p.seat == 1


@pytest.mark.rule("SH-099", "AMB-25")
@pytest.mark.parametrize("target", ["research", "wildlife"])
def test_a_card_moved_into_a_company_sets_off_no_ability_there(target):
    p = expanded("cleaning", "cleaning")
    play(p, "move 21", f"into {target}", "pay 60")
    assert column(p, target) == [21]
    assert p.seat == 1


@pytest.mark.rule("SH-099")
def test_a_share_bought_by_an_ability_sets_off_no_other():
    p = play(expanded("research", "basic"), "buy 61")
    assert card(61) == "research-61"
    assert p.seat == 1


@pytest.mark.rule("SH-101")
def test_without_a_share_to_take_nobody_is_asked():
    p = expanded("research", "research", shares={0: {"pearl": 2}})
    assert hand(p, 0) == [60, 61, 62]
    assert p.seat == 1


@pytest.mark.rule("SH-101")
def test_without_an_affordable_share_nobody_is_asked():
    shares = {1: {"pearl": 4, "wildlife": 4}}
    p = expanded("research", "basic", hands={0: [21, 60, 62]}, shares=shares)
    assert hand(p, 0) == [60, 62]
    assert p.seat == 1


@pytest.mark.rule("SH-102")
def test_the_ability_belongs_to_the_expanding_player_alone():
    p = expanded("cleaning", "basic", hands={0: [21, 60, 61], 1: [70, 71, 72]}, shares={1: {"cleaning": 3}})
    assert p.seat == 0
    play(p, "decline")
    assert p.seat == 1
    refused = p.why_not("remove cleaning-13")
    assert (refused.code, refused.params["companies"]) == ("ability-first", [0])


@pytest.mark.rule("SH-102")
def test_expanding_another_company_does_not_offer_the_ability():
    p = position(hands={0: [21, 60, 61]}, columns={"cleaning": [13]})
    play(p, "expand 21", "into pearl")
    assert p.seat == 1
