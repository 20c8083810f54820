"""What the edition without a server consists of: the client, Pyodide, our Python and what it needs."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator
from hashlib import sha256
from importlib import metadata
from pathlib import Path

import bathysphere
from bathysphere.catalogue import playable
from bathysphere.engine.errors import OptionError
from bathysphere.language.languages import LANGUAGES, locale_of
from bathysphere.page.bots import answer_here
from bathysphere.page.serving import OK, Page
from bathysphere.page.storing import Memory

PYODIDE = "314.0.7"
"""The npm package, as `client/package.json` has it."""
PYTHON = "3.14"
PLATFORM = "pyemscripten_2026_0_wasm32"
CORE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
FETCHED = ("pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json", "packages.zip")
"""What is loaded byte by byte, so that a bar can show how much of it has come."""
PURE = (
    "attrs",
    "babel",
    "fluent.runtime",
    "fluent.syntax",
    "markdown-it-py",
    "mdurl",
    "mypy_extensions",
    "pytz",
    "typing_extensions",
)
"""Packages that are plain Python: they are taken from where this program runs."""
LEFT_OUT = re.compile(
    r"__main__\.py|(commands|gym|lab|terminal)/.*|games/[^/]+/faces/terminal(\.py|/.*)|server/(?!__init__).*"
)
SERVER = (
    "__init__",
    "advice_view",
    "entry_view",
    "games_view",
    "history",
    "lesson_view",
    "line_view",
    "manuals",
    "option_view",
    "projector",
    "records",
    "remembered",
    "result_view",
    "ways_view",
    "wire",
    "wire_games",
    "wire_live",
    "wire_past",
    "wire_people",
    "wording",
)
"""What of `server/web` a page needs as well."""
DATA = (".ftl", ".json", ".md", ".py", ".record", ".toml", ".dat")
OURS = ("answers", "assets", "licences", "python")
"""Folders that are made anew each time."""
HOME = Path(bathysphere.__file__).parent


def client_folder() -> Path:
    """The built client; OptionError if it was never built."""
    found = HOME / "server" / "web" / "static"
    if not (found / "index.html").is_file():
        raise OptionError("static-client")
    return found


def pyodide_folder(given: Path | None, work: Path) -> Path:
    """Pyodide's files: where somebody says, in the client's modules, or fetched with npm."""
    folder = given or HOME.parents[1] / "client" / "node_modules" / "pyodide"
    if all((folder / name).is_file() for name in CORE):
        return folder
    if given is not None:
        raise OptionError("static-pyodide", folder=str(given), needed=", ".join(CORE))
    _run(["npm", "pack", "--silent", f"pyodide@{PYODIDE}"], work, f"pyodide {PYODIDE}")
    with tarfile.open(next(work.glob("pyodide-*.tgz"))) as archive:
        archive.extractall(work, filter="data")
    return work / "package"


def msgspec_wheel(given: Path | None, work: Path) -> Path:
    """The wheel of msgspec for Pyodide: a file that somebody names, or fetched with pip."""
    if given is not None:
        if not given.is_file():
            raise OptionError("static-msgspec", file=str(given))
        return given
    version = metadata.version("msgspec")
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:"]
    where = ["--platform", PLATFORM, "--python-version", PYTHON, "--dest", str(work)]
    _run([*pip, *where, f"msgspec=={version}"], work, f"msgspec {version}")
    return next(work.glob("msgspec-*.whl"))


def _run(command: list[str], work: Path, what: str) -> None:
    program = shutil.which(command[0])
    if program is None:
        raise OptionError("static-fetch", what=what, why=f"{command[0]}: not found")
    done = subprocess.run([program, *command[1:]], cwd=work, capture_output=True, text=True, check=False)
    if done.returncode:
        said = (done.stderr or done.stdout).strip().splitlines() or ["?"]
        raise OptionError("static-fetch", what=what, why=said[-1])


def write(folder: Path, pyodide: Path | None, msgspec: Path | None) -> None:
    """Write the whole folder."""
    client = client_folder()
    with tempfile.TemporaryDirectory() as temporary:
        work = Path(temporary)
        core, wheel = pyodide_folder(pyodide, work), msgspec_wheel(msgspec, work)
        for old in OURS:
            shutil.rmtree(folder / old, ignore_errors=True)
        shutil.copytree(client, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("*.br"))
        page = (folder / "index.html").read_text(encoding="utf-8")
        (folder / "index.html").write_text(page_of(page), encoding="utf-8")
        python = folder / "python"
        python.mkdir(exist_ok=True)
        for name in CORE:
            shutil.copyfile(core / name, python / name)
        lock = json.loads((core / "pyodide-lock.json").read_text(encoding="utf-8"))
        (python / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}), encoding="utf-8")
        write_packages(python / "packages.zip", wheel)
        size = sum((python / name).stat().st_size for name in FETCHED)
        (python / "files.json").write_text(json.dumps({"bytes": size}), encoding="utf-8")
        write_licences(folder / "licences", wheel)
        write_answers(folder / "answers")
        write_keeper(folder)


def page_of(page: str) -> str:
    """The page that says that its tables are in it, and finds everything beside itself."""
    page = re.sub(r'(src|href)="/', r'\1="./', page)
    return page.replace("<html", '<html data-edition="page"', 1)


def write_packages(file: Path, wheel: Path) -> None:
    """Our Python, the packages it needs, and msgspec, in one archive."""
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, source in [*our_files(), *pure_files()]:
            archive.writestr(_entry(name), source.read_bytes(), zipfile.ZIP_DEFLATED)
        with zipfile.ZipFile(wheel) as found:
            for name in found.namelist():
                if name.startswith("msgspec/") and name.endswith((".py", ".so")):
                    archive.writestr(_entry(name), found.read(name), zipfile.ZIP_DEFLATED)


def _entry(name: str) -> zipfile.ZipInfo:
    """An entry that is the same every time: what has not changed is not loaded anew."""
    return zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))


def our_files() -> Iterator[tuple[str, Path]]:
    """Engine, games, texts, bots, play and the page's own door."""
    for file in sorted(HOME.rglob("*")):
        name = file.relative_to(HOME).as_posix()
        if file.suffix in DATA and file.is_file() and not LEFT_OUT.fullmatch(name):
            yield f"bathysphere/{name}", file
    for name in SERVER:
        yield f"bathysphere/server/web/{name}.py", HOME / "server" / "web" / f"{name}.py"


def pure_files() -> Iterator[tuple[str, Path]]:
    """What the packages consist of; of Babel only the languages that are spoken here."""
    spoken = {"root.dat", *(f"{locale_of(language)}.dat" for language in LANGUAGES)}
    for package in PURE:
        for found in metadata.files(package) or []:
            parts, name = found.parts, found.as_posix()
            if found.suffix not in DATA or ".." in parts or parts[0].endswith(".dist-info"):
                continue
            if "locale-data" in parts and found.name not in spoken:
                continue
            if parts[:2] == ("babel", "messages"):
                continue
            yield name, Path(str(found.locate()))


def write_answers(folder: Path) -> None:
    """What a page asks about games before anybody plays: answered once, here (`page/answers.ts`)."""
    folder.mkdir(exist_ok=True)
    page = Page(Memory(), answer_here)

    async def answer(name: str, path: str) -> None:
        found = await page.ask("GET", path)
        if found.status == OK:
            (folder / name).write_text(found.body, encoding="utf-8")

    async def answers() -> None:
        for language in LANGUAGES:
            await answer(f"games.{language}", f"/games?lang={language}")
            for game in playable():
                for what in ("manual", "lessons"):
                    await answer(f"{what}.{game}.{language}", f"/games/{game}/{what}/{language}")
                await answer(f"texts.{game}.{language}", f"/games/{game}/texts/{language}?part=names")

    asyncio.run(answers())


def write_keeper(folder: Path) -> None:
    """The service worker, which knows every file and the version that they are together."""
    keeper = folder / "keeper.js"
    keeper.unlink(missing_ok=True)
    files = sorted(file for file in folder.rglob("*") if file.is_file())
    digest = sha256()
    for file in files:
        digest.update(file.relative_to(folder).as_posix().encode() + b"\0" + file.read_bytes())
    names = ["./", *(file.relative_to(folder).as_posix() for file in files)]
    source = (Path(__file__).parent / "static_keeper.js").read_text(encoding="utf-8")
    told = source.replace("{version}", digest.hexdigest()[:16]).replace("{files}", json.dumps(names))
    keeper.write_text(told, encoding="utf-8")


NOTICE = """The folder `python` holds Pyodide {version} (CPython {python} compiled to WebAssembly), unchanged.
Pyodide is licensed under the Mozilla Public License 2.0: https://www.mozilla.org/MPL/2.0/
Its source: https://github.com/pyodide/pyodide
CPython and its standard library: Python Software Foundation License, https://docs.python.org/3/license.html
fluent.runtime and fluent.syntax: Apache License 2.0, https://www.apache.org/licenses/LICENSE-2.0
All other packages in python/packages.zip: see the files beside this one.
"""


def write_licences(folder: Path, wheel: Path) -> None:
    """Who wrote what is in the folder, and what may be done with it."""
    folder.mkdir(exist_ok=True)
    notice = NOTICE.format(version=PYODIDE, python=PYTHON)
    (folder / "pyodide.txt").write_text(notice, encoding="utf-8")
    for package in ("bathysphere", *PURE):
        try:
            files = metadata.files(package) or []
        except metadata.PackageNotFoundError:  # run from the sources
            continue
        for found in files:
            if re.search(r"\.dist-info/(licenses/)?.*(LICEN[CS]E|COPYING)", found.as_posix()):
                shutil.copyfile(str(found.locate()), folder / f"{package}.txt")
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            if re.search(r"\.dist-info/.*LICEN[CS]E", name):
                (folder / "msgspec.txt").write_bytes(archive.read(name))
