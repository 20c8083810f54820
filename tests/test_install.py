"""Installing: what the source distribution carries, and that whoever installs it can play.

`make test` installs once, offline, without a C compiler and without node. `make test-long` has pip do it as
anybody would, from an index, into an environment of every Python on the machine, compiled and not.
"""

import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
from importlib.metadata import distribution, packages_distributions
from pathlib import Path

import grimp
import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[1]
STATIC = "src/bathysphere/server/web/static"
NO_COMPILER = {"CC": "/bin/false"}
NO_CLIENT = {"BATHYSPHERE_NO_CLIENT": "1"}
MOST_PACKAGES = 5
MOST_BYTES = 25_000_000

GAME = """
import bathysphere as bs
from bathysphere.lab.bench import is_compiled

p = bs.start("shares", seats=3, seed=7)
while not p.over:
    p.play(p.options()[0])
assert p.winners()
for name in bs.games():
    print(bs.simulate(name, ["random", "random"], games=1))
print("compiled" if is_compiled() else "plain")
"""
"""What is played after installing: one game option by option, and one of each game by bots."""


def run(words: list[str], folder: Path, **more: str) -> str:
    """Run a command in a world that knows nothing of this repository; what it printed."""
    known = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "BATHYSPHERE"))
    }
    done = subprocess.run(
        words, cwd=folder, env={**known, **more}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def without_node(folder: Path) -> dict[str, str]:
    """A PATH on which there is everything but node and npm."""
    tools = folder / "tools"
    tools.mkdir(exist_ok=True)
    for place in reversed(os.environ["PATH"].split(os.pathsep)):
        for tool in Path(place).glob("*"):
            (tools / tool.name).unlink(missing_ok=True)
            if tool.name not in {"node", "npm", "npx"}:
                (tools / tool.name).symlink_to(tool)
    return {"PATH": str(tools)}


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution."""
    if not (ROOT / STATIC / "index.html").is_file():
        pytest.skip("the client is not built")
    out = tmp_path_factory.mktemp("sdist")
    run(
        [sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir", str(out), str(ROOT)],
        out,
        **NO_CLIENT,
    )
    (packed,) = out.glob("*.tar.gz")
    return packed


@pytest.mark.slow
def test_the_source_distribution_carries_what_make_needs_and_the_built_client(sdist: Path) -> None:
    with tarfile.open(sdist) as packed:
        carried = {name.partition("/")[2] for name in packed.getnames()}
    assert f"{STATIC}/index.html" in carried
    if (ROOT / ".git").exists():
        tracked = run(["git", "ls-files"], ROOT).splitlines()
        assert {name for name in tracked if (ROOT / name).is_file()} <= carried


@pytest.mark.slow
def test_it_installs_offline_without_compiler_and_node_and_plays(sdist: Path, tmp_path: Path) -> None:
    with tarfile.open(sdist) as packed:
        packed.extractall(tmp_path, filter="data")
    source = tmp_path / sdist.name.removesuffix(".tar.gz")
    build = [
        sys.executable,
        "-m",
        "build",
        "--wheel",
        "--no-isolation",
        "--outdir",
        str(tmp_path),
        str(source),
    ]
    run(build, tmp_path, **NO_COMPILER, **without_node(tmp_path))
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    site = tmp_path / "site"
    site.mkdir()
    shutil.unpack_archive(wheel, site, "zip")
    assert (site / STATIC.removeprefix("src/") / "index.html").is_file()
    packages = core()
    assert len(packages) <= MOST_PACKAGES
    for package in packages:
        for top in {
            file.parts[0]
            for file in distribution(package).files or []
            if file.parts[0] not in {"..", "__pycache__"}
        }:
            (site / top).symlink_to(distribution(package).locate_file(top))  # type: ignore[arg-type]
    assert size(site) <= MOST_BYTES
    alone = f"import sys; sys.path.insert(0, {str(site)!r})"
    assert run([sys.executable, "-I", "-S", "-c", alone + GAME], tmp_path).split()[-1] == "plain"


def core() -> set[str]:
    """The packages that the core asks for, with those that they ask for."""
    asked, found = ["bathysphere"], set()
    while asked:
        for text in distribution(asked.pop()).requires or []:
            needed = Requirement(text)
            if needed.name not in found and (needed.marker is None or needed.marker.evaluate({"extra": ""})):
                found.add(needed.name)
                asked.append(needed.name)
    return found


def size(folder: Path) -> int:
    """How many bytes lie in a folder, linked ones included."""
    return sum(
        (Path(place) / file).stat().st_size
        for place, _, files in os.walk(folder, followlinks=True)
        for file in files
        if not file.endswith(".pyc")
    )


@pytest.mark.slow
def test_the_build_asks_for_what_compiling_imports() -> None:
    """Compiling checks types first, through everything that the compiled modules import."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    source = ROOT / "src"
    graph = grimp.build_graph("bathysphere", include_external_packages=True)
    imported: set[str] = set()
    for pattern in project["tool"]["bathysphere"]["compiled"]:
        for path in (source / "bathysphere").glob(pattern):
            module = ".".join(path.relative_to(source).with_suffix("").parts).removesuffix(".__init__")
            imported |= graph.find_upstream_modules(module)
    foreign = {name.partition(".")[0] for name in imported} - {"bathysphere"} - sys.stdlib_module_names
    asked = {Requirement(text).name for text in project["build-system"]["requires"]}
    brought_by = packages_distributions()
    assert {name for name in foreign if not asked & set(brought_by.get(name, [name]))} == set()


# -- as anybody would ------------------------------------------------------------------------------------


def pythons() -> list[str]:
    """Every Python from 3.11 on that the machine has, one a version."""
    at_home = Path.home().glob(".pyenv/versions/*/bin")
    places = [*(Path(place) for place in os.environ["PATH"].split(os.pathsep)), *at_home]
    found = {}
    for place in places:
        for minor in range(11, 20):
            python = place / f"python3.{minor}"
            answers = python.is_file() and subprocess.run([python, "-V"], capture_output=True, check=False)
            if answers and not answers.returncode:
                found.setdefault(minor, str(python))
    return [found[minor] for minor in sorted(found)]


def environment(python: str, folder: Path) -> Path:
    """A fresh environment; its Python."""
    run([python, "-m", "venv", str(folder / "venv")], folder)
    return folder / "venv" / "bin" / "python"


def check_slim(python: Path) -> None:
    """Few packages, and small."""
    installed = run([str(python), "-m", "pip", "list", "--format", "freeze"], python.parent).split()
    names = {line.partition("==")[0] for line in installed} - {"pip", "setuptools", "bathysphere"}
    assert len(names) <= MOST_PACKAGES
    (site,) = python.parents[1].glob("lib/python*/site-packages")
    alone = [
        place for place in site.iterdir() if not place.name.startswith(("pip", "setuptools", "pkg_resources"))
    ]
    assert sum(size(place) if place.is_dir() else place.stat().st_size for place in alone) <= MOST_BYTES


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("way", ["compiled", "plain"])
@pytest.mark.parametrize("python", pythons(), ids=lambda python: Path(python).name)
def test_pip_installs_the_source_distribution(sdist: Path, tmp_path: Path, python: str, way: str) -> None:
    if way == "compiled" and not shutil.which(os.environ.get("CC", "cc")):
        pytest.skip("there is no C compiler")
    fresh = environment(python, tmp_path)
    without = {} if way == "compiled" else NO_COMPILER
    run([str(fresh), "-m", "pip", "install", "-q", str(sdist)], tmp_path, **without, **without_node(tmp_path))
    assert run([str(fresh), "-I", "-c", GAME], tmp_path).split()[-1] == way
    check_slim(fresh)


@pytest.mark.long
@pytest.mark.parametrize("address", [str(ROOT), f"git+{ROOT.as_uri()}"], ids=["folder", "git"])
def test_pip_installs_a_folder_and_a_git_address(tmp_path: Path, address: str) -> None:
    fresh = environment(sys.executable, tmp_path)
    run([str(fresh), "-m", "pip", "install", "-q", address], tmp_path, **NO_COMPILER, **NO_CLIENT)
    assert run([str(fresh), "-I", "-c", GAME], tmp_path).split()[-1] == "plain"


@pytest.mark.long
def test_a_missing_extra_is_named_with_the_command_that_adds_it(sdist: Path, tmp_path: Path) -> None:
    fresh = environment(sys.executable, tmp_path)
    run([str(fresh), "-m", "pip", "install", "-q", str(sdist)], tmp_path, **NO_COMPILER)
    said = subprocess.run(
        [fresh.parent / "bathysphere", "games"], capture_output=True, text=True, check=False
    )
    assert said.returncode == 2
    assert "pip install" in said.stderr
    assert "bathysphere[terminal]" in said.stderr
