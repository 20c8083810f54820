"""Where the rulebook can be read in two ways: both readings, chosen by the table."""

import pytest

import bathysphere as bs
from bathysphere.engine.errors import OptionError
from bathysphere.engine.record import Record
from bathysphere.games.shares.content.load import RULINGS
from bathysphere.language.texts import of_package
from tests.games.shares.table import (
    column,
    deck,
    discard,
    hand,
    hands,
    play,
    points,
    position,
)

THIRD = 2


@pytest.mark.rule("SH-099", "AMB-25")
@pytest.mark.parametrize(("chain", "asked"), [("no", "turn"), ("yes", "remove")])
def test_an_extra_card_gives_the_ability_of_its_company_only_where_abilities_chain(chain, asked):
    p = position(hands={0: [20, 30, 40, 50, 60]}, sides="wildlife", chain=chain)
    play(p, "expand 20", "into wildlife", "place 30", "into cleaning")
    assert p.options()[0].step == asked
    if chain == "yes":
        play(p, "remove 20", "pay 40", "pay 50")
        assert (column(p, "wildlife"), hand(p, 0)) == ([], [60])


@pytest.mark.rule("SH-099", "AMB-25")
def test_where_abilities_chain_wildlife_repeats_itself_until_the_hand_is_empty():
    p = position(hands={0: [20, 30, 40]}, sides="wildlife", chain="yes")
    play(p, "expand 20", "into wildlife", "place 30", "into wildlife", "place 40", "into wildlife")
    assert column(p, "wildlife") == [20, 30, 40]
    assert p.seat == 1


@pytest.mark.rule("SH-150", "AMB-32")
@pytest.mark.parametrize(("rivals", "drawn"), [("all", [1, 0]), ("players", [2, 0])])
def test_the_third_player_counts_for_the_most_treasure_shares_or_does_not(rivals, drawn):
    p = position(
        2, hands={0: [44]}, shares={0: {"treasure": 1}, THIRD: {"treasure": 2}}, treasure_rivals=rivals
    )
    play(p, "expand 44", "into treasure")
    assert hands(p) == drawn


@pytest.mark.rule("SH-117", "AMB-34")
@pytest.mark.parametrize(("against", "worth"), [("five", 4), ("others", 1)])
def test_pearl_is_compared_with_itself_or_with_the_other_four(against, worth):
    columns = {"pearl": [1, 2, 3, 4, 5, 6], "research": [10, 11, 12]}
    p = position(shares={0: {"pearl": 1}}, columns=columns, sides="pearl", pearl_against=against)
    assert points(p, 0) == worth


@pytest.mark.rule("SH-146", "AMB-39")
def test_where_the_third_player_draws_its_dividend_goes_to_the_discard_pile():
    p = position(
        2,
        hands={0: [44]},
        shares={1: {"pearl": 2}, THIRD: {"pearl": 3}},
        deck=[90, 91, 92, 93, 94],
        third_draws="yes",
    )
    play(p, "expand 44", "into pearl")
    assert (hand(p, 1), discard(p)) == ([90, 91], [92, 93, 94])


@pytest.mark.rule("SH-146", "AMB-39")
def test_where_the_third_player_draws_a_fundraiser_is_for_three():
    p = position(2, third_draws="yes")
    left = len(deck(p))
    play(p, "draw", "draw")
    assert hands(p) == [3, 3]
    assert len(deck(p)) == left - 8
    assert len(discard(p)) == 2


@pytest.mark.rule("SH-161", "AMB-40")
@pytest.mark.parametrize(("pays", "drawn"), [("no", [1, 0]), ("yes", [1, 2])])
def test_a_depth_card_laid_for_the_third_player_pays_both_players_or_nobody(pays, drawn):
    p = position(
        2,
        shares={1: {"pearl": 2}, THIRD: {"pearl": 1}},
        deck=["bonus-1", 44, 45, 56, 67, 80],
        third_pays=pays,
    )
    companies = [p.content.labels["card"][number - 1].partition("-")[0] for number in (44, 45, 56, 67)]
    assert "pearl" in companies, "the third player gets a Pearl share, and Pearl a depth card"
    play(p, "draw")
    assert len(column(p, "pearl")) == 1
    assert hands(p) == drawn


@pytest.mark.rule("SH-161")
def test_in_final_turns_it_pays_nothing_in_either_reading():
    p = position(
        2,
        shares={1: {"pearl": 2}, THIRD: {"pearl": 1}},
        deck=["bonus-1", 44, 45, 56, 67, 80],
        final_turns=2,
        third_pays="yes",
    )
    play(p, "draw")
    assert hands(p) == [1, 0]


def test_both_readings_are_explained_in_both_languages_and_named_by_their_ambiguity():
    assert [ruling.ruling for ruling in RULINGS] == ["AMB-25", "AMB-32", "AMB-34", "AMB-39", "AMB-40"]
    for language in ("en", "de"):
        texts = of_package("bathysphere.games.shares", language)
        for ruling in RULINGS:
            said = [texts.say(f"setting-{ruling.name}")]
            said += [texts.say(f"setting-{ruling.name}-{value}") for value in ruling.presets]
            assert len(set(said)) == 3
            assert not any("{" in text for text in said)


def test_records_carry_the_readings_and_version_1_has_none():
    record = Record("shares", 2, 4, 2, {"third_draws": "yes"})
    p = bs.replay(Record.parse(record.text()))
    assert p.content.settings["third_draws"] == "yes"
    with pytest.raises(OptionError):
        bs.start("shares", seats=2, seed=4, version="1", third_draws="yes")
    old = bs.start("shares", seats=2, seed=4, version="1").content.settings
    assert not set(old) & {ruling.name for ruling in RULINGS}
