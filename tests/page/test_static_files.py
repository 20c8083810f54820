"""The folder of the static edition: what is in it suffices, and finds itself below a path."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from bathysphere.commands import static_files
from bathysphere.commands.static import static
from bathysphere.engine.errors import OptionError

ROOT = Path(__file__).parents[2]
TRY = """
import asyncio, sys
from bathysphere.page.bots import answer_here
from bathysphere.page.serving import Page
from bathysphere.page.storing import Memory
async def ask():
    page = Page(Memory(), answer_here)
    for path in ("/games", "/games/reef/manual/de", "/games/deepsea/lessons/en", "/me"):
        assert (await page.ask("GET", path)).status == 200, path
asyncio.run(ask())
assert not {"litestar", "sqlalchemy", "uvicorn", "rich", "cyclopts", "multiprocessing"} & set(sys.modules)
"""


def test_what_is_in_the_archive_is_all_that_a_page_needs(tmp_path: Path) -> None:
    for name, source in [*static_files.our_files(), *static_files.pure_files()]:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(source.read_bytes())
    (tmp_path / "msgspec").symlink_to(Path(msgspec.__file__).parent)
    code = f"import sys; sys.path.insert(0, {str(tmp_path)!r}){TRY}"
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_pyodide_is_the_one_that_the_client_pins() -> None:
    package = json.loads((ROOT / "client" / "package.json").read_text(encoding="utf-8"))
    assert package["devDependencies"]["pyodide"] == static_files.PYODIDE


def test_the_page_finds_everything_beside_itself() -> None:
    page = '<html lang="en"><script src="/theme.js"></script><link href="/assets/a.css"><a href="#main">'
    html = static_files.page_of(page)
    assert re.findall(r'(?:src|href)="([^"]*)"', html) == ["./theme.js", "./assets/a.css", "#main"]
    assert '<html data-edition="page" lang="en">' in html


def test_a_folder_with_something_else_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letters").write_text("dear")
    with pytest.raises(OptionError) as refused:
        static(tmp_path)
    assert refused.value.code == "static-folder"
    assert [file.name for file in tmp_path.iterdir()] == ["letters"]


def test_what_cannot_be_fetched_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    attempts: dict[str, Callable[[], object]] = {
        "static-pyodide": lambda: static_files.pyodide_folder(tmp_path / "nowhere", tmp_path),
        "static-msgspec": lambda: static_files.msgspec_wheel(tmp_path / "nothing.whl", tmp_path),
        "static-fetch": lambda: static_files._run(["npm", "pack"], tmp_path, "pyodide"),
    }
    for code, attempt in attempts.items():
        with pytest.raises(OptionError) as refused:
            attempt()
        assert refused.value.code == code
        assert refused.value.sentence("de") != refused.value.sentence("en")


def test_the_keeper_knows_every_file_and_its_version_follows_them(tmp_path: Path) -> None:
    (tmp_path / "a.js").write_text("1")
    static_files.write_keeper(tmp_path)
    first = (tmp_path / "keeper.js").read_text(encoding="utf-8")
    static_files.write_keeper(tmp_path)
    assert (tmp_path / "keeper.js").read_text(encoding="utf-8") == first
    assert '["./", "a.js"]' in first
    (tmp_path / "a.js").write_text("2")
    static_files.write_keeper(tmp_path)
    assert (tmp_path / "keeper.js").read_text(encoding="utf-8") != first
