"""No file of the program is longer than somebody reads in one go."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MOST_LINES = 500
CODE = (".py", ".ts", ".svelte", ".css", ".js")
FOLDERS = ("src", "tests", "bench", "examples", "client/src", "client/tools")
GENERATED = ("client/src/wire", "src/bathysphere/server/web/static")


def lengths(folder: str) -> dict[str, int]:
    """The lines of every file of code below a folder; what is generated is left out."""
    counted = {}
    for path in (ROOT / folder).rglob("*"):
        name = path.relative_to(ROOT).as_posix()
        if path.suffix in CODE and not name.startswith(GENERATED):
            counted[name] = path.read_text(encoding="utf-8").count("\n")
    return counted


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_file_of_code_is_too_long(folder: str) -> None:
    counted = lengths(folder)
    assert counted
    assert {name: lines for name, lines in counted.items() if lines > MOST_LINES} == {}
