"""The documentation as a site: every page and link is there, and nothing comes from elsewhere."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("mkdocs", reason="the development dependencies are older than requirements.lock")

ROOT = Path(__file__).resolve().parents[1]
FETCHED = re.compile(
    r'<(?:script|img|link|iframe)[^>]*(?:src|href)="?(?:https?:)?//|@import|url\((?:https?:)?//'
)


@pytest.mark.slow
def test_the_site_is_built_without_a_warning_and_fetches_nothing(tmp_path: Path) -> None:
    words = [
        sys.executable,
        "-m",
        "mkdocs",
        "build",
        "--strict",
        "--quiet",
        "--site-dir",
        str(tmp_path / "site"),
    ]
    known = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(words, cwd=ROOT, env=known, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    pages = {str(page.relative_to(tmp_path / "site")): page for page in (tmp_path / "site").rglob("*.html")}
    for name, page in pages.items():
        assert not FETCHED.search(page.read_text(encoding="utf-8")), name
    for style in (tmp_path / "site").rglob("*.css"):
        assert not FETCHED.search(style.read_text(encoding="utf-8")), style.name
    assert "What a share is worth" in pages["rules/manual-shares.html"].read_text(encoding="utf-8")
    assert "win_rate" in pages["reference.html"].read_text(encoding="utf-8")
    assert "fundraiser" in (tmp_path / "site/search/search_index.json").read_text(encoding="utf-8")
