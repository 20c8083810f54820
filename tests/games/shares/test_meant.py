"""What a thing on the table answers when the open question is about something else."""

from typing import Any

import pytest

from bathysphere.language.speech import Speech

from .table import play, position


def told(p: Any, action: str, language: str = "en") -> str:
    """What the thing says."""
    reason = p.why_not(action)
    assert reason is not None, f"{action} is legal"
    return Speech(p.game, p.content, language, seats=p.seats).reason(reason)


@pytest.mark.rule("SH-039", "SH-040")
def test_a_company_says_which_cards_would_expand_it() -> None:
    p = position(hands={0: [10, 50, 60]}, columns={"pearl": [44]})
    said = told(p, "into pearl")
    assert said.startswith("First choose the card to expand Pearl Diving with. Deep enough: 50")
    assert "10" not in said.split(".")[1]
    for action in p.why_not("into pearl").params["cards"]:
        q = p.copy()
        q.act(p.action(f"expand {p.content.labels['card'][action]}"))
        assert q.why_not("into pearl") is None


@pytest.mark.rule("SH-040")
def test_a_company_that_is_too_deep() -> None:
    p = position(hands={0: [10, 50]}, columns={"pearl": [99]})
    assert told(p, "into pearl").startswith("None of your cards is deeper than 99")
    assert "99" in told(p, "into pearl", "de")


@pytest.mark.rule("SH-030", "SH-033")
def test_a_company_says_what_its_shares_take() -> None:
    p = position(hands={0: [10, 50, 60]}, columns={"pearl": [44], "treasure": [99]})
    assert told(p, "into pearl").endswith("Or buy a share of it: 10 (Pearl) and 60 (Pearl).")
    assert told(p, "into pearl", "de").endswith("Oder kaufe eine Aktie davon: 10 (Perlen) und 60 (Perlen).")
    assert told(p, "into treasure").endswith("to buy either. Draw, or expand another company.")
    dear = position(hands={0: [10, 50]}, columns={"pearl": [44]}, shares={1: {"pearl": 2}})
    assert told(dear, "into pearl").endswith("A share of it takes 2 more cards; you have 1.")
    deep = position(hands={0: [10, 50]}, columns={"pearl": [99]})
    assert told(deep, "into pearl").endswith("But you can buy a share of it: 10 (Pearl).")


@pytest.mark.rule("SH-096", "SH-103")
def test_a_depth_card_says_whose_ability_removes_it() -> None:
    p = position(hands={0: [10, 14]}, columns={"pearl": [44], "cleaning": [99]})
    assert told(p, "remove pearl-44") == (
        "That comes with expanding: Ocean Cleaning. Right after that you may discard a depth card."
    )
    assert told(p, "remove pearl-31").endswith("lies in no company. Choose a depth card.")


@pytest.mark.rule("SH-080")
def test_in_the_final_turns_there_are_no_abilities() -> None:
    p = position(hands={0: [10, 14]}, columns={"pearl": [44]}, end_cause="double-fundraiser", final_turns=3)
    assert "no abilities any more" in told(p, "remove pearl-44")


@pytest.mark.rule("SH-095", "SH-123")
def test_a_share_of_somebody_else() -> None:
    p = position(hands={0: [10, 14]}, shares={1: {"pearl": 1}})
    assert told(p, "take company=pearl owner=1").startswith("No company of this game lets you do that")
    p = position(hands={0: [10, 14]}, shares={1: {"pearl": 1}}, sides="research", columns={"research": [99]})
    assert "Ocean & Coastal Research" in told(p, "take company=pearl owner=1")


@pytest.mark.rule("SH-027")
def test_a_turn_is_one_action() -> None:
    p = position(hands={0: [10, 50, 60, 61]}, shares={1: {"pearl": 1, "treasure": 1, "wildlife": 1}})
    play(p, "expand 50")
    assert told(p, "draw").startswith("A turn is one action, and yours has begun")
