"""What the first page shows before the server has answered is what the game says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bathysphere.games import game
from bathysphere.server.web.games_view import game_info

FOLDERS = sorted(path.parent for path in (Path(__file__).parents[1] / "client/src/games").glob("*/shelf.ts"))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_the_card_of_a_game_says_what_the_game_says(folder: Path) -> None:
    card = (folder / "shelf.ts").read_text(encoding="utf-8")
    numbers = re.search(r"seats: \[(\d+), (\d+)\], minutes: (\d+)", card)
    assert numbers is not None
    rules = game(folder.name)
    assert [int(number) for number in numbers.groups()] == [
        rules.least_seats,
        rules.most_seats,
        rules.minutes,
    ]


def test_how_long_a_game_takes_is_told_to_every_client() -> None:
    assert {name: game_info(name, "en").minutes for name in ("shares", "deepsea", "reef")} == {
        "shares": 30,
        "deepsea": 90,
        "reef": 90,
    }
