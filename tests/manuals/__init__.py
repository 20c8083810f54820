"""A small manual for tests: it stands in the place of those that the games ship."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bathysphere.language import manual
from bathysphere.server.web import manuals

HERE = Path(__file__).parent


@pytest.fixture
def small_manuals(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """All games have the manuals of this folder; those without a folder here have none."""
    monkeypatch.setattr(manual, "manual_folder", lambda package: HERE / package.rpartition(".")[2])
    forget()
    yield
    forget()


def forget() -> None:
    """What was read before is read again."""
    manual.packaged_manual.cache_clear()
    manuals.packed.cache_clear()
