"""The examples run as their own first lines say, in tiny sizes."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import bathysphere as bs

EXAMPLES = Path(__file__).resolve().parents[1] / "examples"
CASES = {
    "designer.py": (["--games", "2", "--bot", "random", "--workers", "1", "--out", "{out}"], "seat 3 wins"),
    "player.py": (["--games", "6", "--bot", "random", "--workers", "1"], "chosen first"),
    "train.py": (
        ["--updates", "1", "--tables", "2", "--steps", "24", "--games", "2", "--out", "{out}"],
        "1 updates",
    ),
}


def test_every_example_is_tried() -> None:
    elsewhere = {"visitor.py", "ppo.py"}  # tests/web/test_visitor.py, docs/benchmark.md
    assert {path.name for path in EXAMPLES.glob("*.py")} == set(CASES) | elsewhere


@pytest.mark.parametrize("name", CASES)
def test_an_example_runs(name: str, tmp_path: Path) -> None:
    if name == "train.py":
        pytest.importorskip("gymnasium", reason="the extra bathysphere[gym] is not installed")
    words, said = CASES[name]
    command = [sys.executable, str(EXAMPLES / name), *(word.format(out=tmp_path / "out") for word in words)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert said in done.stdout


def test_the_page_for_programs_runs() -> None:
    page = EXAMPLES.parent / "docs" / "python.md"
    code = "\n".join(re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL))
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "seat 0" in done.stdout
    assert "20 games of shares" in done.stdout


def test_the_page_for_programs_names_what_there_is() -> None:
    page = (EXAMPLES.parent / "docs" / "python.md").read_text(encoding="utf-8")
    named = set(re.findall(r"bs\.([A-Za-z_]+)", page))
    assert named <= set(bs.__all__)
    assert {"start", "load", "replay", "simulate", "games", "bots", "Position", "Record", "Bot"} <= named
