"""What is kept in one int is packed and read in the `codes.py` of its game, and nowhere else."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "bathysphere" / "games"
NUMBERS = {
    "shares/content/load.py": ["(number - first) // 10"],
    "shares/content/checks.py": ["setup.seat_bonus * seats * (seats - 1) // 2"],
    "deepsea/content/compile_missions.py": ["row % 2", "column % 2"],
    "deepsea/rules/setbacks.py": ["p.research[seat] //= 2"],
}
"""What only counts: decades of depth, pairs of neighbours, every other row of hexes, half of the Research."""
GRIDS = ("COLUMNS", "VESSELS", "MOST_ENTRIES", "STACKS")
"""How wide the grids are that stand in one row."""


def packings(text: str) -> list[str]:
    """Where a text shifts, masks or divides by a number of its own or by the width of a grid."""
    packed = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.BinOp):
            operator, right = node.op, node.right
        elif isinstance(node, ast.AugAssign):
            operator, right = node.op, node.value
        else:
            continue
        number = isinstance(right, ast.Constant) and isinstance(right.value, int)
        grid = isinstance(right, ast.Name) and right.id in GRIDS
        if (
            isinstance(operator, (ast.LShift, ast.RShift))
            or (isinstance(operator, (ast.BitAnd, ast.BitXor)) and number)
            or (isinstance(operator, (ast.Mod, ast.FloorDiv)) and (number or grid))
        ):
            packed.append(ast.unparse(node))
    return packed


@pytest.mark.parametrize("game", ["shares", "deepsea", "reef"])
def test_nothing_is_packed_or_unpacked_outside_codes(game: str) -> None:
    files = {
        path.relative_to(GAMES).as_posix(): path
        for path in (GAMES / game).rglob("*.py")
        if path.name != "codes.py" and "terminal" not in path.parts
    }
    assert len(files) > 20
    packed = {name: packings(path.read_text(encoding="utf-8")) for name, path in files.items()}
    assert {name: told for name, told in packed.items() if told != NUMBERS.get(name, [])} == {}


@pytest.mark.parametrize(
    "text",
    [
        "tile // 4",
        "tile & 1",
        "icon % 16",
        "bits >> place & 1",
        "1 << seat",
        "bits |= 1 << seat",
        "cell % COLUMNS",
    ],
)
def test_every_way_to_pack_is_seen(text: str) -> None:
    assert packings(text)


@pytest.mark.parametrize("text", ["count % seats", "a | b", "a & b", "coins // price", "'%s' % a"])
def test_a_division_or_a_union_is_none(text: str) -> None:
    assert packings(text) == []
