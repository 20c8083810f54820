"""A package of somebody else, installed by pip, brings a game, a bot and a language; ours stays as it is."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.test_fourth_game import bathysphere_command

EXAMPLE = Path(__file__).resolve().parents[1] / "examples" / "kelp_forest"


def python_m(folder: Path, *words: str) -> None:
    """Run a module of Python in a world that knows nothing of this repository."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        [sys.executable, "-m", *words],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where pip has put the package."""
    folder = tmp_path_factory.mktemp("third")
    python_m(folder, "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(EXAMPLE))
    (wheel,) = folder.glob("*.whl")
    quietly = ["-q", "--no-deps", "--no-index"]
    python_m(folder, "pip", "install", *quietly, "--target", str(folder / "site"), str(wheel))
    return folder / "site"


@pytest.mark.slow
def test_its_game_and_its_bot_are_there(installed: Path, tmp_path: Path) -> None:
    words = ["simulate", "kelp", "--bots", "magpie,random", "--games", "20", "--workers", "1", "--json"]
    played = json.loads(bathysphere_command(installed, *words, cwd=tmp_path))
    assert played["games"] == 20
    assert "magpie" in json.dumps(played)
    ours = ["simulate", "shares", "--bots", "magpie,random", "--games", "2", "--workers", "1", "--json"]
    assert json.loads(bathysphere_command(installed, *ours, cwd=tmp_path))["games"] == 2


@pytest.mark.slow
def test_its_language_is_spoken_and_what_it_leaves_out_is_english(installed: Path, tmp_path: Path) -> None:
    told = bathysphere_command(installed, "games", "--lang", "nl", cwd=tmp_path)
    assert "Kelpwoud" in told
    assert "Voor 2 tot 4 spelers." in told
    assert "Five companies" in told or "In Too Deep" in told
    assert "{" not in told
    asked = bathysphere_command(installed, "rules", "shares", "price", "--lang", "nl", cwd=tmp_path)
    assert "share" in asked
