"""`make soak`: counts what was met and what went wrong, over tables, versions and mutated packs."""

import json
import multiprocessing
import random
import signal
from pathlib import Path

import pytest

from bathysphere.catalogue import GAMES
from bathysphere.games.shares.rules.steps.turn import EndTurn
from bathysphere.lab.bench import is_compiled
from tests import soak
from tests.games.mutants import accepted, mutant, numbers
from tests.games.pairs import columns, declared, expected


def test_a_run_reports_what_was_reached_and_what_was_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    report = tmp_path / "soak.json"
    words = ["--game", "shares", "--seed", "4", "--decisions", "2000", "--report", str(report)]
    assert soak.main(words) == 0
    told = json.loads(report.read_text(encoding="utf-8"))
    assert told["decisions"] >= 2000
    assert told["counts"] == {"hang": 0, "exception": 0, "empty option list": 0, "broken promise": 0}
    reached, can = told["reached"]["shares"]
    assert 0 < reached <= can == len(declared("shares"))
    played = told["played"]["shares"]["all"]
    assert played["turn draw"] > 0
    assert len(played) + len(told["unreached"]["shares"]["all"]) == can
    assert any(name.startswith("sides=") for name in told["played_by_setting"]["shares"])
    out = capsys.readouterr().out
    assert f"shares: {reached} of {can} cells of the table reached" in out


def test_the_same_batch_is_the_same_games() -> None:
    first, again = (soak.play_batch(7, 3, ["shares"], False) for _ in range(2))
    assert first == again
    assert first.games == soak.BATCH["shares"]
    assert soak.play_batch(8, 3, ["shares"], False).played != first.played


@pytest.mark.skipif(is_compiled(), reason="rules that are compiled cannot be broken for a test")
def test_what_goes_wrong_is_counted_and_carries_its_record(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: EndTurn, p: object, f: object, action: int) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(EndTurn, "resolve", broken)
    batch = soak.play_batch(2, 1, ["shares"], False)
    report = soak.Report(1, ["shares"])
    report.add(batch)
    assert report.kinds == {"exception": batch.games}
    assert "ZeroDivisionError" in batch.failures[0].told
    assert batch.failures[0].record.startswith("[game shares]")


def test_a_batch_that_goes_round_in_circles_is_ended_by_what_it_computes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """By its processor time, so that a machine on which others work makes nothing look like a hang."""

    def endless(*_: object) -> soak.Batch:
        while True:
            pass

    monkeypatch.setattr(soak, "play_batch", endless)
    monkeypatch.setattr(soak, "LONGEST", 0.2)
    forked = multiprocessing.get_context("fork")
    told = forked.Queue()
    worker = forked.Process(target=soak.work, args=(0, 1, 1, ["shares"], False, told), daemon=True)
    worker.start()
    assert told.get(timeout=100) == (0, 0)
    worker.join(100)
    assert worker.exitcode == -signal.SIGPROF


@pytest.mark.parametrize("game", GAMES)
def test_mutants_differ_from_the_box_in_a_few_numbers(game: str) -> None:
    assert sum(map(len, numbers(game).values())) > 100
    bred = [mutant(game, random.Random(seed)) for seed in range(12)]
    assert all(1 <= len(each.changes) <= 4 for each in bred)
    assert len({each.pack.value for each in bred}) > 6
    if game != "deepsea":  # checking it takes seconds
        assert any(accepted(each) for each in bred), [each.changes for each in bred]


def test_every_listed_pair_exists_and_has_a_reason() -> None:
    for game in GAMES:
        for column in columns(game):
            assert expected(game, column)[1] <= set(declared(game))
