"""Every file that a page of docs/ names is there: nobody is sent to a file that has moved."""

from __future__ import annotations

import re
from fnmatch import fnmatch
from functools import lru_cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [
    ROOT / "README.md",
    *sorted(page for page in (ROOT / "docs").rglob("*.md") if "notes" not in page.parts),
    *sorted((ROOT / "src").rglob("README.md")),
]
FOLDERS = ("src", "tests", "bench", "docs", "examples", "deploy", "tools", "client/src", "client/tools")
FILE = re.compile(r"[\w./<>*-]*[\w>*]\.(?:py|ts|svelte|toml|ftl|md|json|mjs)")
EXAMPLES = {
    "docs/add-a-language.md": {
        "src/bathysphere/text/fr/language.toml",
        "client/src/text/fr/shell.ftl",
        "src/bathysphere/games/<game>/faces/manual/fr.md",
        "bathysphere.lab.ftl",
        "bathysphere.games.shares.ftl",
    },
    "docs/add-a-mission.md": {
        "my-bay/pack.toml",
        "my-bay/new_zones.toml",
        "my-bay/missions/11_my_bay.toml",
    },
    "docs/host.md": {"/etc/bathysphere/bathysphere.toml"},
    "docs/own-content.md": {"missions/NN_name.toml"},
}
"""Files that a reader is to make."""
MADE = {
    "experiment.json",
    "run/result.md",
    "summary.json",
    "/api/v2/schema/live.json",
    "/api/v2/schema/openapi.json",
}
"""What the program writes or answers."""


@lru_cache
def files() -> frozenset[str]:
    kept = [ROOT.glob("*.*")] + [(ROOT / folder).rglob("*") for folder in FOLDERS]
    return frozenset(path.relative_to(ROOT).as_posix() for paths in kept for path in paths)


def named(page: Path) -> list[str]:
    """The files that stand in backticks on a page."""
    spans = re.findall(r"`([^`\n ]+)`", re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL))
    return sorted({span for each in spans if FILE.fullmatch(span := each.split("::")[0])})


def is_there(name: str) -> bool:
    """Does a file of the repository end like this? `<game>` stands for any."""
    ending = re.sub(r"<\w+>", "*", name)
    return any(fnmatch(path, ending) or fnmatch(path, f"*/{ending}") for path in files())


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_file_that_a_page_names_is_there(page: Path) -> None:
    ours = EXAMPLES.get(page.relative_to(ROOT).as_posix(), set()) | MADE
    assert [name for name in named(page) if name not in ours and not is_there(name)] == []


def test_a_file_that_has_moved_is_noticed() -> None:
    assert is_there("play/course.py")
    assert is_there("games/<game>/faces/text/<language>/*.ftl")
    assert not is_there("terminal/course.py")
