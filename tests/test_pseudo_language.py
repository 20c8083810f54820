"""A language is added by its folders alone: one that nobody speaks, in a copy of the package."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import bathysphere
from bathysphere.catalogue import GAMES
from tests.pseudo import ACCENTS, LANGUAGE, LONGER, add_to, english_words, left_in_english, pseudo

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("pseudo")]

SOURCE = Path(bathysphere.__file__).parent
FOLDERS = 5 + len(GAMES)
"""Of the program itself, its tables, the lab and the terminal, and of every game."""
TYPED = {
    "shares": "1\n1\nhelp\nwhy\nlook\nlog\nquit\n",
    "reef": "1\nhelp\nwhy\nlook\nlog\nquit\n",
    "deepsea": "1\nhelp\nwhy\nlook\nlook impact\nlook goals\nlog\nquit\n",
}
AS_TYPED = {"bathysphere", "captain", "play", "replay", "resume", "random", *GAMES}
"""What a person types as it stands there: names of commands, bots, games and actions."""

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the package lies that has one language more."""
    folder = tmp_path_factory.mktemp("pseudo")
    shutil.copytree(SOURCE, folder / "bathysphere", ignore=shutil.ignore_patterns("__pycache__", "static"))
    assert add_to(folder) == FOLDERS
    return folder


@pytest.fixture
def run(home: Path, tmp_path: Path) -> Run:
    """The command, with the package that has one language more."""
    environment = {**os.environ, "PYTHONPATH": str(home), "NO_COLOR": "1", "COLUMNS": "120", "LINES": "60"}

    def command(*words: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "bathysphere", *words],
            cwd=tmp_path,
            env={**environment, **more},
            input=typed,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )

    return command


def test_it_is_longer_and_has_accents() -> None:
    said = pseudo("Choose one of these cards")
    assert len(said) == round(len("Choose one of these cards") * LONGER)
    assert not set(said) & set(map(chr, ACCENTS))


@pytest.mark.long
def test_the_command_line_speaks_it(run: Run) -> None:
    english, asked, of_system = (
        run("games"),
        run("games", "--lang", LANGUAGE),
        run("games", LC_ALL=f"{LANGUAGE}_QQ.UTF-8"),
    )
    assert asked.returncode == 0, asked.stderr
    assert asked.stdout == of_system.stdout
    assert asked.stdout != english.stdout
    assert pseudo("In Too Deep") in asked.stdout
    assert pseudo("There is no game") in run("play", "chess", "--lang", LANGUAGE).stderr
    assert f"en, de, {LANGUAGE}" in run("games", "--lang", "xx").stderr


@pytest.mark.parametrize("game", GAMES)
def test_the_terminal_speaks_it(run: Run, game: str) -> None:
    words = ["play", game, "--seats", "you,random", "--seed", "7", "--lang", LANGUAGE]
    done = run(*words, typed=TYPED[game])
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) > 60
    assert "{" not in done.stdout
    # Actions are the same in all languages: what is quoted is to be typed.
    screen = re.sub(r"“[^”]*”", "", done.stdout)
    assert left_in_english(screen, english_words(SOURCE)) <= AS_TYPED


SERVER = """
import json
from litestar.testing import TestClient
from bathysphere.server.web.app import create
from bathysphere.server.web.worker import Config

with TestClient(create(Config(database="sqlite:///table.db", bots=0))) as client:
    said = {{}}
    for game in {games!r}:
        made = client.post("/api/v2/tables?lang={lang}", json={{
            "game": game, "seed": 5,
            "seats": [{{"kind": "me", "name": "A1"}}, {{"kind": "me", "name": "B2"}}],
        }})
        assert made.status_code == 201, made.text
        table = "/api/v2/tables/" + made.json()["table"]["id"] + "?lang={lang}&seat="
        states = [client.get(table + seat).json() for seat in "01"]
        said[game] = [state["question"] or "" for state in states]
        said[game] += [option["label"] for state in states for option in state["options"]]
    said["games"] = [game["title"] for game in client.get("/api/v2/games?lang={lang}").json()]
    headers = {{"accept-language": "xx, {lang}-QQ;q=0.9, de;q=0.5"}}
    said["preferred"] = [game["title"] for game in client.get("/api/v2/games", headers=headers).json()]
    said["refusal"] = client.get("/api/v2/tables/none?lang={lang}").json()["sentence"]
    said["texts"] = client.get("/api/v2/games/shares/texts/{lang}").text
    print(json.dumps(said))
"""


def test_the_server_speaks_it(home: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", SERVER.format(games=tuple(GAMES), lang=LANGUAGE)],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(home)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout.splitlines()[-1])
    assert pseudo("In Too Deep") in said["games"]
    assert said["preferred"] == said["games"]
    assert pseudo("In Too Deep") in said["texts"]
    words = english_words(SOURCE)
    for game in GAMES:
        assert len(said[game]) > 3
        assert left_in_english(" ".join(said[game]), words) == set()
    assert left_in_english(said["refusal"], words) == set()


def test_the_report_speaks_it(run: Run, tmp_path: Path) -> None:
    done = run(
        "simulate", "shares", "--bots", "random,random", "--games", "4", "--out", "study", "--lang", LANGUAGE
    )
    assert done.returncode == 0, done.stderr
    page = (tmp_path / "study" / "report.html").read_text(encoding="utf-8")
    assert f'<html lang="{LANGUAGE}"' in page
    assert f'<button data-set="lang" value="{LANGUAGE}" lang="{LANGUAGE}">{pseudo("Pseudo")}</button>' in page
    assert f'html[data-lang="en"] .{LANGUAGE}' in page
    own = re.findall(rf'<(?:span|text) class="{LANGUAGE}"[^>]*>([^<]*)<', page)
    for language in ("en", "de"):
        assert len(re.findall(rf'<(?:span|text) class="{language}"', page)) == len(own) > 30
    assert left_in_english(" ".join(own), english_words(SOURCE)) <= AS_TYPED
    assert pseudo("Who wins") in own


@pytest.mark.long
def test_a_pack_is_named_in_it(run: Run, tmp_path: Path) -> None:
    assert run("pack", "new", "reef", "own").returncode == 0
    file = tmp_path / "own" / "islands.toml"
    text = file.read_text(encoding="utf-8")
    named = 'name = "Kelp Landing"'
    assert named in text
    names = f'{named}\nname_{LANGUAGE} = "Ķéļp"\nname_fr = "Varech"'
    file.write_text(text.replace(named, names), encoding="utf-8")
    told = run("pack", "check", "own", "--lang", LANGUAGE)
    assert told.returncode == 0, told.stderr
    seats = ["--seats", "you,random", "--pack", "own", "--seed", "3"]
    screen = run("play", "reef", *seats, "--lang", LANGUAGE, typed="look\nquit\n").stdout
    assert "Ķéļp" in screen
    assert "Ķéļp" not in run("play", "reef", *seats, "--lang", "de", typed="look\nquit\n").stdout
