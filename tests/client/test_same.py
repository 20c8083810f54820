"""A game in the browser is the very game it is natively; `python -m bench.same` plays many more."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench.same import differing

from tests.client.conftest import CHROMIUM
from tests.client.static_site import BELOW

pytest_plugins = ("tests.client.static_site",)
pytestmark = [pytest.mark.long, pytest.mark.timeout(1800)]
GAMES = 6
"""Two of each game, among them two by deckhands and three that are dealt sealed."""


def test_games_by_seed_are_the_same_in_the_browser(home: Path) -> None:
    assert CHROMIUM is not None
    assert differing(home / BELOW, GAMES, CHROMIUM) == []
