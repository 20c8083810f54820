"""What a server depends on fails under load and comes back, the small version of bench/outage.py."""

from __future__ import annotations

import asyncio
from pathlib import Path
from shutil import which

import pytest
from bench import outage

PARTS = {
    "postgresql": bool(which("initdb") or list(Path("/usr/lib/postgresql").glob("*/bin/initdb"))),
    "redis": which("redis-server") is not None,
    "sqlite": True,
}
"""What there is on this machine to be stopped and started."""
KINDS = [
    pytest.param(*kind, marks=() if kind == ("disk", "sqlite") else pytest.mark.long)
    for kind in (
        ("disk", "sqlite"),
        ("backup", "sqlite"),
        ("backup", "postgresql"),
        ("postgresql", "postgresql"),
        ("redis", "postgresql"),
    )
    if PARTS[kind[1]] and PARTS.get(kind[0], True)
]


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize(("what", "database"), KINDS)
def test_nothing_is_lost_and_all_games_go_on(what: str, database: str) -> None:
    result = asyncio.run(asyncio.wait_for(outage.run(what, 1, 3, database), 500))
    assert result["problems"] == []
    assert result["faults"] == []
    assert result["acknowledged"] > 10
    assert result["shown to watchers"] > 20
    assert result.get("faults in backups", 0) == 0
    assert result["put off"] > 0 or what in ("redis", "backup")
