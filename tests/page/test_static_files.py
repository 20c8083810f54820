"""The folder of the static edition: what is in it suffices, and finds itself below a path."""

from __future__ import annotations

import json
import marshal
import os
import re
import subprocess
import sys
import zipfile
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bathysphere.commands import static_compiling, static_files, static_packing
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
        answer = await page.ask("GET", path)
        assert answer.status == 200 and answer.body != "[]", path
asyncio.run(ask())
assert not {"litestar", "sqlalchemy", "uvicorn", "rich", "cyclopts", "multiprocessing"} & set(sys.modules)
"""


def test_every_kind_of_file_that_lies_with_the_games_goes_along() -> None:
    for folder in ("games", "text", "play", "language"):
        files = [file for file in (static_files.HOME / folder).rglob("*") if file.is_file()]
        kinds = {file.suffix for file in files if "__pycache__" not in file.parts}
        assert kinds - {".so", ".c", ".typed"} <= set(static_files.DATA), folder


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
    page += '<meta property="og:image" content="/share.png">'
    told = static_packing.page_of(page, pyodide="python/a/", bytes=5)
    assert re.findall(r'(?:src|href)="([^"]*)"', told) == ["./theme.js", "./assets/a.css", "#main"]
    assert 'content="./share.png"' in told
    assert '<html data-edition="page" data-pyodide="python/a/" data-bytes="5" lang="en">' in told


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
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "b-123.js").write_text("2")
    (tmp_path / "a.js").write_text("1")
    static_packing.write_keeper(tmp_path)
    first = (tmp_path / "keeper.js").read_text(encoding="utf-8")
    static_packing.write_keeper(tmp_path)
    assert (tmp_path / "keeper.js").read_text(encoding="utf-8") == first
    # What is named after its content is taken on trust, all else by its digest.
    files = json.loads(re.search(r"FILES = (.*);", first)[1])  # type: ignore[index]
    assert files == {"a.js": sha256(b"1").hexdigest(), "assets/b-123.js": ""}
    (tmp_path / "a.js").write_text("2")
    static_packing.write_keeper(tmp_path)
    assert (tmp_path / "keeper.js").read_text(encoding="utf-8") != first


def versions(tmp_path: Path, *named: str) -> Path:
    """A folder into which several versions were put, one after the other: each has one piece of its own."""
    folder = tmp_path / "site"
    for name in named:
        made = tmp_path / name
        (made / "assets").mkdir(parents=True)
        (made / "assets" / f"piece-{name}.js").write_text(name)
        (made / "index.html").write_text(name)
        static_packing.put(made, folder)
    return folder


def test_pages_of_the_version_before_still_find_their_pieces(tmp_path: Path) -> None:
    folder = versions(tmp_path, "one", "two")
    assert (folder / "index.html").read_text() == "two"
    assert static_packing.files_of(folder / "assets") == ["piece-one.js", "piece-two.js"]


def test_what_two_updates_ago_was_needed_is_cleared_away(tmp_path: Path) -> None:
    folder = versions(tmp_path, "one", "two", "three")
    assert static_packing.files_of(folder / "assets") == ["piece-three.js", "piece-two.js"]
    assert json.loads((folder / "files.json").read_text())["files"] == ["assets/piece-three.js", "index.html"]


def test_an_archive_is_the_same_for_the_same_files_whenever_they_were_written(tmp_path: Path) -> None:
    made = []
    for when in (1_000_000_000, 1_500_000_000):
        folder = tmp_path / str(when)
        folder.mkdir()
        (folder / "a.py").write_text("1")
        os.utime(folder / "a.py", (when, when))
        made.append(static_packing.archive(folder))
    assert made[0] == made[1]


def test_modules_are_compiled_without_what_explains_them(tmp_path: Path) -> None:
    source = b'"""Told."""\nclass A:\n    """Told."""\ndef f(x):\n    """Told."""\n    assert x, "kept"\n'
    code = marshal.loads(static_compiling.compiled(source, "a.py")[16:])
    names: dict[str, Any] = {}
    exec(code, names)
    assert (names["A"].__doc__, names["f"].__doc__, names.get("__doc__")) == (None, None, None)
    assert "kept" in names["f"].__code__.co_consts


def test_of_the_library_only_what_is_imported_stays(tmp_path: Path) -> None:
    files = {
        "one.py": "import two.inner",
        "two/__init__.py": "",
        "two/inner.py": "from . import beside\ndef late():\n    import never",
        "two/beside.py": "try:\n    import three\nexcept ImportError:\n    pass",
        "three.py": "",
        "never.py": "",
        "unittest.py": "",
    }
    with zipfile.ZipFile(tmp_path / "library.zip", "w") as archive:
        for name, source in files.items():
            archive.writestr(name, source)
        library = static_compiling.Library(archive)
    assert library.needed({"one", "unittest"}) == ["one", "three", "two", "two.beside", "two.inner"]
