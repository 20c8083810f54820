"""How the folder of the static edition is packed: compiled, compressed, named after what is in it."""

from __future__ import annotations

import gzip
import io
import json
import re
import shutil
import subprocess
import tarfile
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

HERE = Path(__file__).parent
LIBRARY = "python_stdlib.zip"
ROOTS = ("bathysphere.page.serving", "bathysphere.page.bots")
"""What the two workers of a page import."""
LISTED = "files.json"
"""The file that says which files the folder consists of."""
NAMED = ("answers", "assets", "python")
"""Folders whose files are named after what is in them: two versions of them lie side by side."""
OURS = (*NAMED, "licences")
DIGITS = 12


def compiled(pyodide: Path, work: Path) -> tuple[Path, Path] | None:
    """The folder `packages` and the standard library, compiled and trimmed by Pyodide; None without node."""
    node = shutil.which("node")
    if node is None:
        return None
    shutil.copyfile(pyodide / LIBRARY, work / LIBRARY)
    (work / "roots").write_text(" ".join(ROOTS), encoding="utf-8")
    script = HERE / "static_compiling.py"
    command = [
        node,
        str(script.with_suffix(".mjs")),
        str(pyodide.resolve()),
        str(script),
        str(work.resolve()),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(done.stderr[-2000:])
    return work / "compiled" / "packages", work / "compiled" / LIBRARY


def archive(folder: Path) -> bytes:
    """All files of a folder in one, compressed; the same bytes for the same files."""
    held = io.BytesIO()
    with tarfile.open(fileobj=held, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for file in sorted(file for file in folder.rglob("*") if file.is_file()):
            entry = tarfile.TarInfo(file.relative_to(folder).as_posix())
            entry.size = file.stat().st_size
            with file.open("rb") as source:
                tar.addfile(entry, source)
    return packed(held.getvalue())


def packed(content: bytes) -> bytes:
    """Compressed, for hosts that do not compress; the page takes it apart (`client/src/page/python.ts`)."""
    return gzip.compress(content, 9, mtime=0)


def digest_of(parts: Iterable[bytes]) -> str:
    """A short name for what is in some files."""
    made = sha256()
    for part in parts:
        made.update(sha256(part).digest())
    return made.hexdigest()[:DIGITS]


def named_after_content(folder: Path) -> str:
    """Rename a folder after what is in it."""
    files = sorted(folder.iterdir())
    name = digest_of(part for file in files for part in (file.name.encode(), file.read_bytes()))
    folder.rename(folder.with_name(name))
    return name


def page_of(page: str, **where: str | int) -> str:
    """The page that says that its tables are in it and where its Python is; it finds all beside itself."""
    page = re.sub(r'(src|href|content)="/', r'\1="./', page)
    told = "".join(f' data-{name}="{value}"' for name, value in where.items())
    return page.replace("<html", f'<html data-edition="page"{told}', 1)


def files_of(folder: Path) -> list[str]:
    """All files of a folder, by their paths within it."""
    return sorted(file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file())


def write_keeper(folder: Path) -> None:
    """The service worker, which knows every file and the version that they are together."""
    (folder / "keeper.js").unlink(missing_ok=True)
    contents = {name: (folder / name).read_bytes() for name in files_of(folder)}
    version = digest_of(part for name, content in contents.items() for part in (name.encode(), content))
    # What is named after its content needs no proof; all else might already be that of another version.
    files = {
        name: "" if name.split("/")[0] in NAMED else sha256(content).hexdigest()
        for name, content in contents.items()
    }
    source = (HERE / "static_keeper.js").read_text(encoding="utf-8")
    told = source.replace("{version}", version).replace("{files}", json.dumps(files))
    (folder / "keeper.js").write_text(told, encoding="utf-8")


def put(made: Path, folder: Path) -> None:
    """Put a new version where an older one may be in use.

    What pages of the version before still ask for stays, for one more update; the page itself and the service
    worker come last, so that nobody is sent to files that are not there yet.
    """
    listed = folder / LISTED
    before = json.loads(listed.read_text(encoding="utf-8"))["files"] if listed.is_file() else []
    now = files_of(made)
    for name in sorted(now, key=lambda name: (name == "keeper.js", name == "index.html")):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(made / name, folder / name)
    kept = {*now, *before}
    for ours in OURS:
        for name in files_of(folder / ours):
            if f"{ours}/{name}" not in kept:
                (folder / ours / name).unlink()
        for empty in sorted((folder / ours).rglob("*"), reverse=True):
            if empty.is_dir() and not any(empty.iterdir()):
                empty.rmdir()
    listed.write_text(json.dumps({"files": now}), encoding="utf-8")
