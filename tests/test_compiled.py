"""Compiled and plain Python play the same games, move by move. Part of the compiled run (see conftest.py)."""

import os
import subprocess
import sys
from itertools import zip_longest
from pathlib import Path

import pytest

from bathysphere.catalogue import GAMES
from bathysphere.lab.bench import is_compiled
from tests.trace import trace

ROOT = Path(__file__).resolve().parents[1]
PLAYED = {"shares": 100, "deepsea": 24, "reef": 4}
"""How many games: those of Reef and Deep Sea are many times longer."""


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_compiled_games_equal_plain_ones_move_by_move(game: str) -> None:
    assert is_compiled()
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    words = [sys.executable, "-m", "tests.trace", game, str(PLAYED[game])]
    plain = subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    first, *lines = plain.stdout.splitlines()
    assert first == "plain"
    assert len(lines) > PLAYED[game]
    for here, there in zip_longest(trace(game, PLAYED[game]), lines):
        assert here == there
