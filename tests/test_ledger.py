"""Every rule and every ruling in docs/rules is named by a test, and nothing else is."""

import ast
import re
from collections.abc import Iterator
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
RULING = {
    "shares": r"^- \*\*(AMB-\d{2}) ",
    "reef": r"^- \*\*(AM-\d{2,3}) ",
    "deepsea": r"^\| (AM-\d{3}) \|",
}
"""How a ruling begins. Numbers count within a game: AM-100 of the reef is not AM-100 of the deep sea."""
NOT_PLAYED: dict[str, dict[str, str]] = {
    "shares": {},
    "reef": {
        "AM-01": "where the values are kept: tests/test_provenance.py",
        "AM-02": "wording: purple Crew in one example of the rulebook is blue",
        "AM-06": "wording: one component list calls the tanks by another name",
        "AM-07": "wording: a stray place name on a picture",
        "AM-12": "the only case is VP from a cleaning, and they are the same in any order",
    },
    "deepsea": {},
}
"""Rulings that no game can show, and why."""
STILL_OPEN: dict[str, str] = {
    "shares": "",
    "reef": "",
    "deepsea": "",
}
"""Rulings that no test holds yet. What has a test must leave the list, so that it only gets shorter."""


def rules(game: str) -> set[str]:
    """The ids that begin a statement of the ledger."""
    text = LEDGERS[game].read_text(encoding="utf-8")
    return set(re.findall(rf"^[-|*\s]*\**({PREFIX[game]}-\d{{3}})\b", text, re.MULTILINE))


def rulings(game: str) -> set[str]:
    """The ids of the rulings on silent and ambiguous points."""
    text = LEDGERS[game].read_text(encoding="utf-8")
    return set(re.findall(RULING[game], text, re.MULTILINE))


def held(game: str) -> set[str]:
    """The rulings that a test of this game names."""
    return {name for name in marked(f"games/{game}") if name.startswith(("AM-", "AMB-"))}


@cache
def marked(under: str = "") -> dict[str, list[str]]:
    """Ids named by pytest.mark.rule, with the files that name them."""
    files: dict[str, list[str]] = {}
    for path in (ROOT / "tests" / under).rglob("test_*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "rule"
            ):
                for argument in node.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        files.setdefault(argument.value, []).append(path.name)
    return files


def facts(node: ast.AST, helpers: dict[str, ast.FunctionDef], depth: int = 2) -> int:
    """How many things a test asserts, with the helpers of its file; a tuple counts its members."""
    count = 0
    for part in ast.walk(node):
        if isinstance(part, ast.Assert):
            count += compared(part.test)
        elif isinstance(part, ast.With):
            count += any("raises" in ast.unparse(item.context_expr) for item in part.items)
        elif (
            isinstance(part, ast.Call)
            and isinstance(part.func, ast.Name)
            and part.func.id in helpers
            and depth
        ):
            count += facts(helpers[ast.unparse(part.func)], helpers, depth - 1)
    return count


def compared(test: ast.expr) -> int:
    """How many things one assertion is about."""
    if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And):
        return len(test.values)
    if isinstance(test, ast.Compare):
        sides = [test.left, *test.comparators]
        return max(len(test.ops), *(len(side.elts) for side in sides if isinstance(side, ast.Tuple)), 1)
    return 1


def proved(path: Path) -> Iterator[tuple[list[str], int]]:
    """Of every test in a file: the ids it names, and how many things it asserts."""
    functions = [
        node for node in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(node, ast.FunctionDef)
    ]
    helpers = {function.name: function for function in functions if not function.name.startswith("test_")}
    for function in functions:
        named = [
            argument.value
            for call in function.decorator_list
            if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rule"
            for argument in call.args
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
        ]
        if named:
            yield named, facts(function, helpers)


@pytest.mark.parametrize("game", LEDGERS)
def test_every_rule_and_ruling_has_an_assertion_of_its_own(game: str) -> None:
    """Each is named by a test that asserts at least as much as it names: n rules, n rulings, n assertions."""
    thin: set[str] = set()
    whole: set[str] = set()
    for path in (ROOT / "tests" / "games" / game).rglob("test_*.py"):
        for named, asserted in proved(path):
            for kind in ((PREFIX[game] + "-",), ("AM-", "AMB-")):
                ids = [id for id in named if id.startswith(kind)]
                (whole if asserted >= len(ids) else thin).update(ids)
    assert len(whole) > 100
    assert sorted(thin - whole) == []


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


@pytest.mark.parametrize("game", LEDGERS)
def test_every_ruling_is_named_by_a_test_of_its_game(game: str) -> None:
    ids = rulings(game)
    assert len(ids) > 50
    named = held(game) | set(NOT_PLAYED[game]) | set(STILL_OPEN[game].split())
    assert sorted(ids - named) == []


@pytest.mark.parametrize("game", LEDGERS)
def test_a_ruling_with_a_test_is_not_called_open_or_unplayed(game: str) -> None:
    excused = [*NOT_PLAYED[game], *STILL_OPEN[game].split()]
    assert sorted(held(game) & set(excused)) == []
    assert len(excused) == len(set(excused))


@pytest.mark.parametrize("game", LEDGERS)
def test_no_test_and_no_list_names_a_ruling_that_does_not_exist(game: str) -> None:
    named = held(game) | set(NOT_PLAYED[game]) | set(STILL_OPEN[game].split())
    assert sorted(named - rulings(game)) == []
