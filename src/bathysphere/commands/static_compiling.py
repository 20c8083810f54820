"""Runs inside Pyodide when the folder is written: compiles what a page loads, leaves out the rest.

It knows nothing of this program: it is given a folder of packages and what a page imports of them, and writes
another folder and a standard library beside it. The Python that compiles is the very one that will read it.
"""

from __future__ import annotations

import ast
import importlib
import importlib.util
import sys
import zipfile
from collections.abc import Iterator
from importlib import _bootstrap_external as loader
from pathlib import Path

ALWAYS = (
    "__future__",
    "_py_warnings",
    "_compat_pickle",
    "_strptime",
    "_sysconfigdata__emscripten_wasm32-emscripten",
    "encodings.aliases",
    "encodings.ascii",
    "encodings.cp437",
    "encodings.idna",
    "encodings.latin_1",
    "encodings.raw_unicode_escape",
    "encodings.unicode_escape",
    "encodings.utf_16_le",
    "encodings.utf_8",
    "encodings.utf_8_sig",
    "linecache",
    "numbers",
    "traceback",
    "tracemalloc",
)
"""What Python asks for by itself, where no `import` can be read."""
NEVER = ("_pyrepl", "doctest", "ensurepip", "idlelib", "multiprocessing", "pdb", "pydoc", "test", "unittest")
"""What is only for people who write programs, or for machines with processes."""
PYODIDE = ("_pyodide", "pyodide")


class Library:
    """The standard library as Pyodide brings it: which module is which file."""

    def __init__(self, archive: zipfile.ZipFile) -> None:
        self.sources: dict[str, tuple[str, bytes]] = {}
        """The file and the source of every module."""
        for file in archive.namelist():
            if file.endswith(".py"):
                name = file.removesuffix(".py").replace("/", ".").removesuffix(".__init__")
                self.sources[name] = (file, archive.read(file))

    def needed(self, wanted: set[str]) -> list[str]:
        """These modules and all that they import when they are imported, in the order of their names."""
        reached: set[str] = set()
        ahead = sorted(wanted)
        while ahead:
            name = ahead.pop()
            if name in reached or name not in self.sources or name.split(".")[0] in NEVER:
                continue
            reached.add(name)
            file, source = self.sources[name]
            package = name if file.endswith("__init__.py") else name.rpartition(".")[0]
            tree = ast.parse(source)
            _leave_functions_out(tree)
            ahead += [name.rpartition(".")[0], *imported(tree, package)]
        return sorted(reached)


def imported(tree: ast.AST, package: str) -> Iterator[str]:
    """Every name that a module imports, wherever in it, and what may be a module within a package."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for each in node.names:
                yield from _upwards(each.name)
        elif isinstance(node, ast.ImportFrom):
            parts = package.split(".")
            above = ".".join(parts[: len(parts) - node.level + 1]) if node.level else ""
            whole = ".".join(part for part in (above, node.module or "") if part)
            yield from _upwards(whole)
            yield from (f"{whole}.{each.name}" for each in node.names)


def _leave_functions_out(tree: ast.AST) -> None:
    """What the library imports only when a function is called is for other uses of it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.body = [ast.Pass()]


def _upwards(name: str) -> Iterator[str]:
    while name:
        yield name
        name = name.rpartition(".")[0]


def compiled(source: bytes, file: str, documented: bool = False) -> bytes:
    """A module as Python keeps it, without what explains it to people; never held against its source."""
    tree = ast.parse(source)
    if not documented:
        for node in ast.walk(tree):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                _undocument(node)
    code = compile(tree, file, "exec", dont_inherit=True, optimize=0)
    made = loader._code_to_hash_pyc(  # type: ignore[attr-defined]
        code, importlib.util.source_hash(source), False
    )
    return bytes(made)


def _undocument(node: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> None:
    first = node.body[0] if node.body else None
    if (
        isinstance(first, ast.Expr)
        and isinstance(first.value, ast.Constant)
        and isinstance(first.value.value, str)
    ):
        rest = node.body[1:]
        node.body = rest or [ast.copy_location(ast.Pass(), first)]


def main(packages: Path, library: Path, roots: list[str], to: Path) -> None:
    """From packages and a standard library to both, compiled."""
    sys.path.insert(0, str(packages))
    sys.dont_write_bytecode = True
    for root in roots:
        importlib.import_module(root)
    wanted = {*ALWAYS, *(name for name in sys.modules if not name.startswith("_frozen"))}
    for file in sorted(packages.rglob("*")):
        name = file.relative_to(packages)
        if not file.is_file():
            continue
        goal = to / "packages" / name
        goal.parent.mkdir(parents=True, exist_ok=True)
        if file.suffix != ".py":
            goal.write_bytes(file.read_bytes())
            continue
        source = file.read_bytes()
        wanted.update(imported(ast.parse(source), ".".join(name.parent.parts)))
        goal.with_suffix(".pyc").write_bytes(compiled(source, name.as_posix()))
    with zipfile.ZipFile(library) as archive, zipfile.ZipFile(to / "python_stdlib.zip", "w") as made:
        standard = Library(archive)
        for module in standard.needed(wanted):
            inner, source = standard.sources[module]
            content = compiled(source, f"/lib/python314.zip/{inner}", module.split(".")[0] in PYODIDE)
            made.writestr(
                zipfile.ZipInfo(f"{inner}c", (1980, 1, 1, 0, 0, 0)), content, zipfile.ZIP_DEFLATED, 9
            )


if __name__ == "__main__":
    work = Path("/work")
    named = (work / "roots").read_text(encoding="utf-8").split()
    main(work / "packages", work / "python_stdlib.zip", named, work / "compiled")
