"""Every rule of the ledgers in docs/rules is named by a test, and nothing else is."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
LEDGERS = {path.stem: path for path in sorted((ROOT / "docs" / "rules").glob("*.md"))}
PREFIX = {"shares": "SH", "deepsea": "DS", "reef": "RP"}
CASES = {
    "shares": [f"T-{number:02}" for number in range(1, 51)],
    "reef": [f"TC-{number:02}" for number in range(1, 45)],
}


def rules(game: str) -> set[str]:
    """The ids that begin a statement of the ledger."""
    text = LEDGERS[game].read_text(encoding="utf-8")
    return set(re.findall(rf"^[-|*\s]*\**({PREFIX[game]}-\d{{3}})\b", text, re.MULTILINE))


@cache
def marked() -> dict[str, list[str]]:
    """Ids named by pytest.mark.rule, with the tests that name them."""
    found: dict[str, list[str]] = {}
    for path in (ROOT / "tests").rglob("test_*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "rule"
            ):
                for argument in node.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        found.setdefault(argument.value, []).append(path.name)
    return found


@pytest.mark.parametrize("game", LEDGERS)
def test_every_rule_is_named_by_a_test(game: str) -> None:
    ids = rules(game)
    assert len(ids) > 100
    assert sorted(ids - set(marked())) == []


@pytest.mark.parametrize("game", [game for game in LEDGERS if game in CASES])
def test_every_worked_case_is_a_test(game: str) -> None:
    assert [case for case in CASES[game] if case not in marked()] == []


@pytest.mark.parametrize("game", LEDGERS)
def test_no_test_or_docstring_names_a_rule_that_does_not_exist(game: str) -> None:
    ids = rules(game)
    named = {rule for rule in marked() if rule.startswith(PREFIX[game] + "-")}
    for path in (ROOT / "src" / "bathysphere" / "games" / game).rglob("*.py"):
        named |= set(re.findall(rf"\b{PREFIX[game]}-\d{{3}}\b", path.read_text(encoding="utf-8")))
    assert sorted(named - ids) == []
