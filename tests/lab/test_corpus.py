"""A corpus: every game can be played again, and the same seed makes the same file."""

import json
from pathlib import Path

import pytest

import bathysphere as bs
from bathysphere.command_line import app
from bathysphere.command_line import run as run_command
from bathysphere.engine.links import record_in
from bathysphere.games import game
from bathysphere.lab.corpus import kept


def write(file: Path, name: str, *more: str) -> None:
    words = ["corpus", name, "--bots", "random,deckhand", "--games", "6", "--out", str(file), *more]
    assert run_command(words, lambda given: app(given, exit_on_error=False, print_error=False)) == 0


def test_every_game_can_be_played_again_with_its_result(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl.gz"
    write(file, "shares", "-o", "sides=advanced", "--workers", "1", "--json")
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 6
    assert told["bytes"] == file.stat().st_size < 6 * 400
    games = list(kept(file))
    assert [each.number for each in games] == list(range(6))
    for each in games:
        p = bs.replay(record_in(each.link, game))
        assert p.over
        assert [score.total for score in p.scores()] == each.points
        assert p.winners() == each.winners
        assert p.ply == each.choices
        assert p.content.settings["sides"] == "advanced"


def test_processes_write_the_same_file(tmp_path: Path) -> None:
    one, two = tmp_path / "one.gz", tmp_path / "two.gz"
    write(one, "shares", "--workers", "1")
    write(two, "shares", "--workers", "2")
    assert list(kept(one)) == list(kept(two))
