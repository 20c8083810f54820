"""What a thing on the table answers when the open question is about something else."""

import pytest

from bathysphere.language.speech import Speech
from tests.games.reef.table import PINK, Table


def told(table: Table, action: str, language: str = "en") -> str:
    """What the thing says."""
    p = table.p
    reason = p.why_not(action)
    assert reason is not None, f"{action} is legal"
    return Speech(p.game, p.content, language, seats=p.seats, nicknames=p.game.nicknames(p)).reason(reason)


def way(table: Table, action: str) -> list[str]:
    """What it says to choose first."""
    reason = table.p.why_not(action)
    assert reason is not None
    codes = reason.params.get("way", [])
    assert isinstance(codes, list)
    return [table.p.text(code) for code in codes]


@pytest.mark.rule("RP-070", "RP-104")
def test_the_crew_offer_says_where_to_sail() -> None:
    table = Table().energy(PINK, 9).coins(PINK, 9).turn(PINK)
    tile = table.name("tile", table.p.crew_offer[0])
    first, *rest = way(table, f"hire {tile}")
    assert first.startswith("sail ")
    assert told(table, f"hire {tile}").startswith("First sail to ")
    for action in (first, *rest):
        table.do(action)
    assert f"hire {tile}" in table.options()


@pytest.mark.rule("RP-036", "RP-070")
def test_without_coins_nobody_is_hired() -> None:
    table = Table().energy(PINK, 0).coins(PINK, 0).turn(PINK)
    tile = table.name("tile", table.p.crew_offer[-1])
    assert told(table, f"hire {tile}").startswith("This costs ")


@pytest.mark.rule("RP-101")
def test_after_sailing_islands_and_routes_say_that_it_is_done() -> None:
    table = Table().energy(PINK, 9).turn(PINK).do("sail f")
    assert told(table, "sail j") == (
        "Your ship has sailed this turn. You sail once a turn, and can no longer recharge."
    )
    assert table.refused("recharge") == "moved-already"


@pytest.mark.rule("RP-029")
def test_a_recharge_turn_is_no_journey() -> None:
    table = Table().energy(PINK, 9).turn(PINK).do("recharge")
    assert told(table, "sail j").startswith("This is a recharge turn.")
    assert "Riffbälle" in told(table, "sail j", "de")


@pytest.mark.rule("RP-090")
def test_a_reward_space_comes_with_recharging() -> None:
    table = Table().score(9, 0, 0).turn(PINK)
    highest = [space for space in table.p.compiled.recharge_at if space <= 9][-1]
    assert way(table, f"space {highest}") == ["recharge"]
    assert told(table, f"space {highest}") == "First recharge; then this can be chosen."
    assert told(table, "space 34").startswith("The reward stands at 34 points, and you have 9")


@pytest.mark.rule("RP-082", "RP-084")
def test_a_crew_member_needs_an_effect_that_activates() -> None:
    table = Table().energy(PINK, 0).turn(PINK).do("recharge")
    assert told(table, "activate top-printed").startswith("Crew members act when an effect activates them")
    assert told(table, "activate top-1").startswith("There is nobody on")
