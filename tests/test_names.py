"""A variable says what it holds: `zones`, `options`, `session`; that something was `found` says nothing."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("src", "tests", "bench", "examples")
EMPTY = ("found",)
"""Names that fit whatever was looked for."""
OF_MESSAGES = {"src/bathysphere/server/web/wire_games.py": ["found"]}
"""Keys of messages, which clients rely on: they keep their names until the API has another version."""


def names(text: str) -> list[str]:
    """Every name that a text gives to a variable, a parameter, a field or an attribute, each time."""
    given = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            given.append(node.id)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            given.append(node.attr)
        elif isinstance(node, ast.arg):
            given.append(node.arg)
        elif isinstance(node, (ast.MatchAs, ast.MatchStar, ast.ExceptHandler)) and node.name:
            given.append(node.name)
    return given


def empty(path: Path) -> list[str]:
    """The names of a file that say nothing."""
    return [name for name in names(path.read_text(encoding="utf-8")) if name.strip("_") in EMPTY]


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_variable_is_called_by_having_been_looked_for(folder: str) -> None:
    files = {path.relative_to(ROOT).as_posix(): path for path in (ROOT / folder).rglob("*.py")}
    assert files
    said = {name: empty(path) for name, path in files.items()}
    assert {name: told for name, told in said.items() if told != OF_MESSAGES.get(name, [])} == {}


@pytest.mark.parametrize(
    "text",
    [
        "found = 1",
        "found: list[int] = []",
        "for place, found in enumerate([]): pass",
        "def told(found): pass",
        "def told(*, found=None): pass",
        "said = lambda found: found",
        "said = [found for found in []]",
        "if (found := 1): pass",
        "with open('a') as found: pass",
        "class A:\n    def __init__(self):\n        self._found = 1",
        "try: pass\nexcept OSError as found: pass",
    ],
)
def test_every_way_to_name_a_thing_is_seen(text: str) -> None:
    assert [name.strip("_") for name in names(text)].count("found") == 1


def test_a_parameter_of_a_message_is_no_variable() -> None:
    assert "found" not in names("raise Fault('load-range', found=str(number))")
