"""A draw or a dividend that sets off the end of the game is told before it is made."""

import pytest

from bathysphere.language.speech import Speech
from tests.games.shares.table import end_cause, play, position, text


def warned(p, action):
    reason = p.warning(p.action(text(action)))
    return None if reason is None else (reason.code, p.content.labels["cause"][reason.params["cause"]])


@pytest.mark.rule("SH-070")
def test_the_last_card_of_the_second_time_through_is_warned_of():
    p = position(3, deck=1, depletions=1)
    assert warned(p, "draw") == ("ends-game", "second-depletion")
    play(p, "draw")
    assert end_cause(p) == "second-depletion"


@pytest.mark.rule("SH-070")
@pytest.mark.parametrize("depletions", [0, 1])
def test_a_draw_that_ends_nothing_is_not(depletions):
    p = position(3, deck=2 if depletions else 1, discard=[50], depletions=depletions)
    assert warned(p, "draw") is None
    play(p, "draw")
    assert end_cause(p) == "none"


@pytest.mark.rule("SH-063", "SH-072")
def test_the_second_fundraiser_and_one_that_empties_the_deck_are_warned_of():
    p = position(3, draws_in_row=2, fundraised=True)
    assert warned(p, "draw") == ("ends-game", "double-fundraiser")
    p = position(3, draws_in_row=2, deck=7, depletions=1)
    assert warned(p, "draw") == ("ends-game", "second-depletion")
    play(p, "draw")
    assert end_cause(p) == "second-depletion"
    assert warned(position(3, draws_in_row=2, deck=8, depletions=1), "draw") is None


@pytest.mark.rule("SH-069")
def test_a_dividend_that_empties_the_deck_is_warned_of():
    p = position(3, hands={0: [44]}, shares={1: {"pearl": 3}}, deck=3, depletions=1)
    play(p, "expand 44")
    assert warned(p, "into pearl") == ("ends-game", "second-depletion")
    assert warned(p, "into research") is None, "nobody owns a share there"
    play(p, "into pearl")
    assert end_cause(p) == "second-depletion"


@pytest.mark.rule("SH-075")
def test_a_deck_that_nothing_replaces_is_warned_of():
    p = position(3, deck=1)
    assert warned(p, "draw") == ("ends-game", "empty-replacement")


@pytest.mark.rule("SH-084")
def test_in_final_turns_nothing_is_left_to_set_off():
    assert warned(position(3, deck=1, depletions=1, final_turns=2), "draw") is None


def test_it_is_told_in_both_languages():
    p = position(3, deck=1, depletions=1)
    reason = p.warning(p.action("draw"))
    assert "1 card in the deck" in Speech(p.game, p.content, "en", seats=3).warning(reason)
    assert "Spielende" in Speech(p.game, p.content, "de", seats=3).warning(reason)
