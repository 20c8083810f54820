"""The promises of the engine, kept by In Too Deep over all tables, sides and temperaments."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bathysphere.engine.position import Position
from bathysphere.games.shares.content.load import COMPANY_IDS
from bathysphere.games.shares.rules import verbs
from bathysphere.games.shares.rules.position import SharesPosition
from bathysphere.games.shares.rules.verbs import CARDS, COMPANIES
from tests.games import harness
from tests.games.harness import Setup

sides = st.one_of(
    st.sampled_from(["basic", "advanced", "random"]),
    st.lists(st.sampled_from(COMPANY_IDS), min_size=1, unique=True).map("+".join),
)
setups = harness.any_setups("shares", sides=sides)


def any_setup(fresh: random.Random) -> Setup:
    """A set-up for the comparison of compiled and plain."""
    return harness.any_setup("shares", fresh)


def conserved(p: Position) -> None:
    """Every card in exactly one place, hands in order, counts as they should be.  SH-013"""
    assert isinstance(p, SharesPosition)
    places = [p.deck, p.discard, p.market, p.out_of_game, *p.hands, *p.columns, *p.portfolios]
    cards = sorted(card for place in places for card in place)
    assert cards == list(range(CARDS + (5 if p.seats == 2 else 0)))
    bonus_shares = [card for place in (p.deck, p.discard, p.out_of_game) for card in place if card >= CARDS]
    assert len(bonus_shares) == (5 if p.seats == 2 else 0)
    for hand in p.hands:
        assert hand == sorted(hand)
    for company in range(COMPANIES):
        held = [sum(p.compiled.company[c] == company for c in portfolio) for portfolio in p.portfolios]
        assert held == [p.holdings[owner * COMPANIES + company] for owner in range(p.owners())]
        assert p.price[company] == sum(held)
    if p.end_cause == 0:
        assert p.deck, "before the end is set off there is always a deck"
    for entry in p.known:
        assert any(entry // 8 in hand for hand in p.hands)


@pytest.mark.slow
@pytest.mark.rule("SH-013", "SH-028", "SH-074", "SH-092")
@settings(max_examples=harness.examples(500))
@given(setups)
def test_games_end_and_keep_every_card(setup: Setup) -> None:
    harness.check_ends_and_conserves(setup, conserved)


@pytest.mark.slow
@settings(max_examples=harness.examples(60))
@given(setups)
def test_copies_are_independent(setup: Setup) -> None:
    harness.check_copies(setup)


@pytest.mark.slow
@settings(max_examples=harness.examples(200))
@given(setups)
def test_records_replay_to_the_same_position(setup: Setup) -> None:
    harness.check_record(setup)


def test_the_text_of_every_action_is_lossless() -> None:
    harness.check_texts_lossless(Setup("shares", 3, 1))


@pytest.mark.slow
@settings(max_examples=harness.examples(200))
@given(setups)
def test_dumps_load_to_equal_positions(setup: Setup) -> None:
    harness.check_dump(setup)


@pytest.mark.slow
@settings(max_examples=harness.examples(150))
@given(setups)
def test_an_action_is_legal_exactly_if_no_reason_speaks_against_it(setup: Setup) -> None:
    harness.check_reasons(setup)


@pytest.mark.slow
@settings(max_examples=harness.examples(50))
@given(setups)
def test_everything_on_the_table_says_what_leads_there_or_what_is_missing(setup: Setup) -> None:
    harness.check_reasons_lead(setup)


@pytest.mark.slow
@settings(max_examples=harness.examples(100))
@given(setups)
def test_a_company_answers_at_the_turn_with_all_that_leads_to_it(setup: Setup) -> None:
    """Its column names exactly the cards that expand it and those that can be bought as its share."""
    for p in harness.some_positions(setup, 3):
        assert isinstance(p, SharesPosition)
        if verbs.DRAW.base not in p.choices:
            continue
        bought = [verbs.BUY.first(action) for action in p.choices if verbs.BUY.owns(action)]
        for company in range(COMPANIES):
            reason = p.why_not(verbs.INTO.code(company))
            assert reason is not None
            expanding = [card for card in p.hands[p.seat] if p.accepts(company, card)]
            assert reason.params.get("cards", []) == expanding
            shares = [card for card in bought if p.compiled.company[card] == company]
            if not p.hands[p.seat]:
                assert reason.code == "no-hand"
            elif reason.params["buy"] == "yes":
                assert reason.params["buyable"] == shares
            else:
                assert not shares


def test_reasons_lead_somewhere_in_most_turns() -> None:
    """The ways that the test above follows are there: random games are full of them."""
    ways = [harness.check_reasons_lead(Setup("shares", 3, seed)) for seed in range(4)]
    assert sum(ways) > 20


@pytest.mark.slow
@pytest.mark.rule("SH-012")
@settings(max_examples=harness.examples(120))
@given(setups)
def test_no_seat_can_tell_worlds_apart(setup: Setup) -> None:
    harness.check_two_worlds(setup)
