"""What is told of a table of Deep Sea before it begins is what the game will be."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.servers import Server


def printed(server: Server, edition: str) -> Any:
    options = [f"edition={edition}", "mode=coop"]
    return server.person().get("/games/deepsea/printed", seats=3, option=options)


@pytest.mark.rule("DS-301", "DS-305", "DS-307", "DS-308")
def test_the_sheets_say_what_the_edition_has(server: Server) -> None:
    retail, prototype = printed(server, "retail")["edition"], printed(server, "prototype")["edition"]
    assert retail["missions"] == list(range(1, 11))
    assert prototype["missions"] == list(range(1, 9))
    named = ("difficulty", "goals_open", "setbacks", "journals_score")
    assert [retail[name] for name in named] == [True, False, 3, True]
    assert [prototype[name] for name in named] == [False, True, 0, False]


@pytest.mark.parametrize("edition", ["retail", "german", "prototype"])
def test_the_numbers_a_team_needs_are_those_the_game_asks(server: Server, edition: str) -> None:
    needs = printed(server, edition)["needs"]
    settings = {"edition": edition, "mode": "coop"}
    view = server.person().table("me", "bot", "bot", game="deepsea", settings=settings)["view"]
    assert view["coop"]["impact"]["need"] == needs["impact"][2]
    assert [goal["team"]["need"] for goal in view["goals"]] == [row[2] for row in needs["goals"]]
    assert view["coop"]["bonus"]
    for bonus in view["coop"]["bonus"]:
        assert bonus["need"] == needs["bonus"][bonus["card"]][2]
