"""A fourth game, in a package of its own: found by its entry point, played everywhere, nothing changed here.

It is In Too Deep under another name. Only what docs/add-a-game.md asks for is there: a package with a
`game.py`, and an entry point.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import socket

import httpx
import pytest

import bathysphere
from tests.web.servers import Person

SHARES = Path(bathysphere.__file__).parent / "games" / "shares"
NAMES = {
    r"bathysphere\.games\.shares": "kelp_forest",
    r'name="shares"': 'name="kelp"',
    r"\bgame-shares\b": "game-kelp",
    r"\bshares-kind-": "kelp-kind-",
}


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder as pip would install the package into."""
    folder = tmp_path_factory.mktemp("site")
    for file in SHARES.rglob("*"):
        if file.suffix not in (".py", ".toml", ".ftl"):
            continue
        text = file.read_text(encoding="utf-8")
        for ours, theirs in NAMES.items():
            text = re.sub(ours, theirs, text)
        place = folder / "kelp_forest" / file.relative_to(SHARES)
        place.parent.mkdir(parents=True, exist_ok=True)
        name = "kelp_forest.ftl" if file.name == "shares.ftl" else file.name
        place.with_name(name).write_text(text, encoding="utf-8")
    about = folder / "kelp_forest-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: kelp_forest\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[bathysphere.games]\nkelp = kelp_forest.game:GAME\n")
    return folder


def environment(package: Path) -> dict[str, str]:
    ours = [os.path.abspath(part) for part in os.environ.get("PYTHONPATH", "").split(os.pathsep) if part]
    path = [str(package), *ours]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path), "NO_COLOR": "1", "COLUMNS": "120"}


def run(package: Path, *words: str, cwd: Path | None = None) -> str:
    done = subprocess.run(
        [sys.executable, "-P", *words],
        env=environment(package),
        cwd=cwd,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr + done.stdout
    return done.stdout


def bathysphere_command(package: Path, *words: str, cwd: Path | None = None) -> str:
    return run(package, "-m", "bathysphere", *words, cwd=cwd)


def test_it_is_listed_with_its_settings(package: Path) -> None:
    games = json.loads(bathysphere_command(package, "games", "--json"))["games"]
    assert {"deepsea", "reef", "shares", "kelp"} <= set(games)


def test_bots_of_every_kind_play_it(package: Path, tmp_path: Path) -> None:
    bots = "captain:6,mate,deckhand"
    said = bathysphere_command(package, "simulate", "kelp", "--bots", bots, "--games", "3", cwd=tmp_path)
    assert "captain" in said
    bathysphere_command(
        package,
        "ladder",
        "kelp",
        "--levels",
        "random,captain:6",
        "--games",
        "2",
        "--seats",
        "2",
        cwd=tmp_path,
    )
    assert "captain:6" in (tmp_path / "ladder.md").read_text(encoding="utf-8")


def test_it_is_played_in_the_terminal_and_its_record_replays(package: Path, tmp_path: Path) -> None:
    said = bathysphere_command(
        package, "play", "kelp", "--seats", "greedy,greedy", "--plain", "--seed", "3", cwd=tmp_path
    )
    assert "total" in said.lower()


def test_agents_learn_it(package: Path) -> None:
    pytest.importorskip("gymnasium")
    code = (
        "import bathysphere.gym, gymnasium;"
        "env = gymnasium.make('bathysphere/kelp-v0');"
        "row, info = env.reset(seed=1);"
        "print(env.observation_space.contains(row), int(info['action_mask'].sum()) > 0)"
    )
    assert run(package, "-c", code).split() == ["True", "True"]


def answers(url: str) -> bool:
    """Is there a server?"""
    try:
        return httpx.get(url).is_success
    except httpx.TransportError:
        return False


@contextmanager
def serving(package: Path, folder: Path) -> Iterator[str]:
    """A server of its own, with the package beside it."""
    with socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    words = ["serve", "--no-browser", "--port", port, "--database", f"sqlite:///{folder / 'tables.sqlite'}"]
    command = [sys.executable, "-P", "-m", "bathysphere", *words]
    url = f"http://127.0.0.1:{port}"
    with subprocess.Popen(command, env=environment(package)) as server:
        try:
            until = time.monotonic() + 120
            while not answers(url):
                assert server.poll() is None
                assert time.monotonic() < until, "the server does not answer"
                time.sleep(0.1)
            yield url
        finally:
            server.terminate()


def test_people_play_it_on_a_server(package: Path, tmp_path: Path) -> None:
    with serving(package, tmp_path) as url:
        ann = Person(url)
        games = ann.get("/games")
        assert "kelp" in [game["game"] for game in games]
        seats = [{"kind": "me"}, {"kind": "me"}]
        state = ann.post("/tables", {"game": "kelp", "seats": seats}, status=201)
        table = state["table"]["id"]
        for _ in range(12):
            pending = ann.get(f"/tables/{table}", seat=0)["view"]["pending"]["seat"]
            state = ann.play_once(table, pending)
        assert state["view"]["pending"] is not None
        assert "buy" in ann.get("/games/kelp/texts/en")


def test_a_package_that_does_not_load_says_so_and_harms_no_other(package: Path, tmp_path: Path) -> None:
    broken = tmp_path / "site"
    shutil.copytree(package, broken)
    (broken / "kelp_forest" / "game.py").write_text("import nowhere_to_be_found\n")
    done = subprocess.run(
        [sys.executable, "-P", "-m", "bathysphere", "simulate", "kelp", "--bots", "random,random"],
        env=environment(broken),
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert (done.returncode, "Traceback" in done.stderr) == (2, False)
    assert "kelp_forest.game:GAME" in done.stderr
    said = bathysphere_command(broken, "simulate", "shares", "--bots", "random,random", "--games", "1")
    assert said
    games = json.loads(bathysphere_command(broken, "games", "--json"))["games"]
    assert set(games) == {"deepsea", "reef", "shares"}
