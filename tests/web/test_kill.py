"""Kill -9 in the middle of moves, the small version of bench/kill.py."""

from __future__ import annotations

import asyncio

import pytest
from bench.kill import torture

from bathysphere.server.store.checking import verify
from tests.play.conftest import database  # noqa: F401


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_killed_in_the_middle_of_moves(database: str) -> None:  # noqa: F811
    result = asyncio.run(asyncio.wait_for(torture(database, kills=4, tables=4), 500))
    assert result["problems"] == []
    assert result["acknowledged"] > 20
    assert result["shown to watchers"] > 20
    assert verify(database).faults == []
