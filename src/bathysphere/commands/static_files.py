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
from importlib import metadata
from pathlib import Path

import bathysphere
from bathysphere.catalogue import playable
from bathysphere.commands import static_packing
from bathysphere.commands.static_packing import LIBRARY
from bathysphere.engine.errors import OptionError
from bathysphere.language.languages import LANGUAGES
from bathysphere.page.bots import answer_here
from bathysphere.page.serving import OK, Page
from bathysphere.page.storing import Memory

PYODIDE = "314.0.7"
"""The npm package, as `client/package.json` has it."""
PYTHON = "3.14"
PLATFORM = "pyemscripten_2026_0_wasm32"
WASM = "pyodide.asm.wasm"
LOCK = "pyodide-lock.json"
CORE = ("pyodide.mjs", "pyodide.asm.mjs", WASM, LIBRARY)
PACKED = ("pyodide.mjs", "pyodide.asm.mjs", WASM)
"""What of it is compressed here, because not every host does it, or knows what kind of file it is."""
PURE = (
    "fluent.syntax",
    "markdown-it-py",
    "mdurl",
    "mypy_extensions",
    "typing_extensions",
)
"""Packages that are plain Python: they are taken from where this program runs."""
LEFT_OUT = re.compile(
    r"(__main__|command_line)\.py|(commands|gym|lab|terminal)/.*|games/[^/]+/faces/terminal(\.py|/.*)|server/(?!__init__).*"
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
    "planning_view",
    "projector",
    "records",
    "remembered",
    "result_view",
    "viewer",
    "ways_view",
    "wire",
    "wire_games",
    "wire_live",
    "wire_past",
    "wire_people",
    "wire_planning",
    "wording",
)
"""What of `server/web` a page needs as well."""
DATA = (".ftl", ".json", ".lesson", ".md", ".py", ".record", ".toml", ".dat")
HOME = Path(bathysphere.__file__).parent


def client_folder() -> Path:
    """The built client; OptionError if it was never built."""
    folder = HOME / "server" / "web" / "static"
    if not (folder / "index.html").is_file():
        raise OptionError("static-client")
    return folder


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


def write(folder: Path, pyodide: Path | None, msgspec: Path | None) -> bool:
    """Write the whole folder; was its Python compiled beforehand?"""
    client = client_folder()
    with tempfile.TemporaryDirectory() as temporary:
        work = Path(temporary)
        made = work / "made"
        core, wheel = pyodide_folder(pyodide, work), msgspec_wheel(msgspec, work)
        shutil.copytree(client, made, ignore=shutil.ignore_patterns("*.br", "offline.*"))
        write_packages(work / "packages", wheel)
        compiled = static_packing.compiled(core, work)
        packages, library = compiled or (work / "packages", core / LIBRARY)
        where = write_python(made / "python", core, packages, library)
        write_licences(made / "licences", wheel)
        write_answers(made / "answers" / "new")
        answers = static_packing.named_after_content(made / "answers" / "new")
        page = (made / "index.html").read_text(encoding="utf-8")
        told = static_packing.page_of(page, **where, answers=f"answers/{answers}/")
        (made / "index.html").write_text(told, encoding="utf-8")
        static_packing.write_keeper(made)
        static_packing.put(made, folder)
    return compiled is not None


def write_python(folder: Path, core: Path, packages: Path, library: Path) -> dict[str, str | int]:
    """Pyodide and our packages; where they are, and how many bytes there are to load."""
    new = folder / "new"
    new.mkdir(parents=True)
    for name in CORE:
        shutil.copyfile(core / name, new / name)
    shutil.copyfile(library, new / LIBRARY)
    for name in PACKED:
        (new / f"{name}.packed").write_bytes(static_packing.packed((new / name).read_bytes()))
        (new / name).unlink()
    lock = json.loads((core / LOCK).read_text(encoding="utf-8"))
    (new / LOCK).write_text(json.dumps({**lock, "packages": {}}), encoding="utf-8")
    ours = static_packing.archive(packages)
    name = f"{static_packing.digest_of([ours])}.packed"
    (folder / name).write_bytes(ours)
    size = len(ours) + sum(
        (new / each).stat().st_size for each in (*(f"{name}.packed" for name in PACKED), LIBRARY, LOCK)
    )
    pyodide = static_packing.named_after_content(new)
    return {"pyodide": f"python/{pyodide}/", "packages": f"python/{name}", "bytes": size}


def write_packages(folder: Path, wheel: Path) -> None:
    """Our Python, the packages it needs, and msgspec."""
    for name, source in [*our_files(), *pure_files()]:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, folder / name)
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            if name.startswith("msgspec/") and name.endswith((".py", ".so")):
                archive.extract(name, folder)


def our_files() -> Iterator[tuple[str, Path]]:
    """Engine, games, texts, bots, play and the page's own door."""
    for file in sorted(HOME.rglob("*")):
        name = file.relative_to(HOME).as_posix()
        if file.suffix in DATA and file.is_file() and not LEFT_OUT.fullmatch(name):
            yield f"bathysphere/{name}", file
    for name in SERVER:
        yield f"bathysphere/server/web/{name}.py", HOME / "server" / "web" / f"{name}.py"


def pure_files() -> Iterator[tuple[str, Path]]:
    """What the packages consist of."""
    for package in PURE:
        for file in metadata.files(package) or []:
            parts, name = file.parts, file.as_posix()
            if file.suffix not in DATA or ".." in parts or parts[0].endswith(".dist-info"):
                continue
            yield name, Path(str(file.locate()))


def write_answers(folder: Path) -> None:
    """What a page asks about games before anybody plays: answered once, here (`page/answers.ts`)."""
    folder.mkdir(parents=True)
    page = Page(Memory(), answer_here)

    async def answer(name: str, path: str) -> None:
        answered = await page.ask("GET", path)
        if answered.status == OK:
            (folder / name).write_text(answered.body, encoding="utf-8")

    async def answers() -> None:
        for language in LANGUAGES:
            await answer(f"games.{language}.json", f"/games?lang={language}")
            for game in playable():
                for what in ("manual", "lessons"):
                    await answer(f"{what}.{game}.{language}.json", f"/games/{game}/{what}/{language}")
                await answer(f"texts.{game}.{language}.txt", f"/games/{game}/texts/{language}?part=names")

    asyncio.run(answers())


NOTICE = """The folder `python` holds Pyodide {version} (CPython {python} compiled to WebAssembly). Its
sources were not changed. What is Python in it may be there as compiled bytecode, without the modules that
nothing here imports; some files are compressed with gzip (*.packed).
Pyodide is licensed under the Mozilla Public License 2.0: https://www.mozilla.org/MPL/2.0/
Its source: https://github.com/pyodide/pyodide
CPython and its standard library: Python Software Foundation License, https://docs.python.org/3/license.html
fluent.syntax: Apache License 2.0, https://www.apache.org/licenses/LICENSE-2.0
All other packages beside it in `python`: see the files beside this one.
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
        for file in files:
            if re.search(r"\.dist-info/(licenses/)?.*(LICEN[CS]E|COPYING)", file.as_posix()):
                shutil.copyfile(str(file.locate()), folder / f"{package}.txt")
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            if re.search(r"\.dist-info/.*LICEN[CS]E", name):
                (folder / "msgspec.txt").write_bytes(archive.read(name))
