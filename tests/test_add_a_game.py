"""docs/add-a-game.md: the game it tells of is there, says what the page says, and plays at every door."""

from __future__ import annotations

import json
import re
import shutil
import tomllib
from pathlib import Path

import pytest

from tests.test_fourth_game import bathysphere_command, run, serving
from tests.web.servers import Person

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "add-a-game.md"
EXAMPLE = ROOT / "examples" / "kelp_forest"


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example as pip installs it: the package, and its entry points."""
    folder = tmp_path_factory.mktemp("site")
    shutil.copytree(EXAMPLE / "kelp_forest", folder / "kelp_forest")
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    about = folder / "kelp_forest-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: kelp_forest\nVersion: 1.0\n")
    points = [f"{name} = {door}" for name, door in project["entry-points"]["bathysphere.games"].items()]
    (about / "entry_points.txt").write_text("\n".join(["[bathysphere.games]", *points, ""]))
    return folder


def blocks() -> list[tuple[str, str]]:
    """The excerpts of the page, each with the file it is from."""
    text = PAGE.read_text(encoding="utf-8")
    return re.findall(r"```\w+\n# (kelp_forest/\S+|pyproject.toml)\n(.*?)```", text, re.DOTALL)


def test_every_excerpt_of_the_page_stands_in_the_example() -> None:
    assert len(blocks()) >= 6
    for name, excerpt in blocks():
        file = (EXAMPLE / name).read_text(encoding="utf-8")
        for part in excerpt.split("\n    ...\n"):
            assert part.strip("\n") in file, (name, part)


def test_every_file_of_the_example_is_told_of() -> None:
    page = PAGE.read_text(encoding="utf-8")
    files = [path for path in EXAMPLE.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    names = {path.name for path in files if path.name != "__init__.py"}
    assert [name for name in sorted(names) if name not in page] == []


def test_what_the_page_asks_to_be_run(package: Path, tmp_path: Path) -> None:
    """The commands of its last step, one after the other."""
    page = PAGE.read_text(encoding="utf-8")
    commands = re.findall(r"^    bathysphere (.*?)(?:  +#.*)?$", page, re.MULTILINE)
    assert {line.split()[0] for line in commands} >= {"games", "simulate", "ladder", "play", "pack", "bench"}
    for line in commands:
        said = bathysphere_command(package, *line.split(), cwd=tmp_path)
        assert "{" not in re.sub(r"\{.*\}", "", said) or line.endswith("--json")
    assert "captain" in (tmp_path / "ladder.md").read_text(encoding="utf-8")


def test_agents_learn_it(package: Path) -> None:
    pytest.importorskip("gymnasium")
    code = (
        "import bathysphere.gym, gymnasium;"
        "env = gymnasium.make('bathysphere/kelp-v0');"
        "row, info = env.reset(seed=1);"
        "print(env.observation_space.contains(row), int(info['action_mask'].sum()))"
    )
    assert run(package, "-c", code).split() == ["True", "3"]


def test_nothing_is_said_in_braces(package: Path) -> None:
    """A text that is missing would be told as {its-name}."""
    for language in ("en", "de"):
        games = json.loads(bathysphere_command(package, "games", "--json", "--lang", language))["games"]
        assert games["kelp"]["house"].endswith((".",))
        assert "{" not in bathysphere_command(package, "sources", "kelp", "--lang", language)


def test_people_play_it_on_a_server_and_are_told_why_not(package: Path, tmp_path: Path) -> None:
    with serving(package, tmp_path) as url:
        ann = Person(url)
        state = ann.post("/tables", {"game": "kelp", "seats": [{"kind": "me"}, {"kind": "me"}]}, status=201)
        table = state["table"]["id"]
        seat = state["view"]["pending"]["seat"]
        row = set(state["view"]["row"])
        other = next(f"kelp-{number}a" for number in range(1, 7) if f"kelp-{number}a" not in row)
        why = ann.get(f"/tables/{table}/why", seat=seat, action=f"take {other}")
        assert (why["legal"], why["reason"]["reason"]) == (False, "not-in-row")
        for _ in range(24):
            view = ann.get(f"/tables/{table}", seat=seat)["view"]
            if view["over"]:
                break
            seat = view["pending"]["seat"]
            state = ann.play_once(table, seat)
        assert state["scores"] is not None


PROMISES = """
from tests.games import harness

for seed in range(3):
    setup = harness.Setup("kelp", 2 + seed, seed)
    harness.check_ends_and_conserves(setup, lambda p: None)
    for check in ("copies", "record", "texts_lossless", "dump", "reasons", "reasons_lead", "two_worlds"):
        getattr(harness, f"check_{check}")(setup)
print("kept")
"""


def test_it_keeps_the_promises_of_every_game(package: Path) -> None:
    """Copies, records, dumps, reasons and secrets, on random games of every number of seats."""
    code = f"import sys; sys.path.append({str(ROOT)!r})\n{PROMISES}"
    assert run(package, "-c", code) == "kept\n"
