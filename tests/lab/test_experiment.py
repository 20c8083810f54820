"""Experiments: grids, folders, and results that are the same whatever happened on the way."""

import errno
import gzip
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import IO, Any

import pyarrow.parquet as pq
import pytest

import bathysphere as bs
from bathysphere.engine.errors import ContentError, OptionError
from bathysphere.lab import parquet
from bathysphere.lab.experiment import (
    Experiment,
    Plan,
    carry_out,
    experiment,
    finished,
    load,
    read_plan,
    results,
)
from bathysphere.lab.run import Decision, Played
from bathysphere.lab.store import DECISIONS, GAMES, Rows, packed, rows
from bathysphere.lab.workers import BATCH, Workers, hired, knock
from bathysphere.language.languages import LANGUAGES

GAMES_EACH = BATCH + 5


def asked() -> Experiment:
    plan = Plan("shares", ["random", "random"], GAMES_EACH, 3, grid={"decades": ["tens", "blocks"]})
    plan.decisions = True
    return experiment(plan)


def run(folder: Path, workers: int = 1) -> list[int]:
    seen: list[int] = []
    carry_out(asked(), folder, lambda: hired(workers, None, 9), seen.append)
    return seen


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("lab") / "undisturbed"
    assert sum(run(folder)) == 2 * GAMES_EACH
    return folder


def same(one: Path, other: Path) -> bool:
    return all((one / name).read_bytes() == (other / name).read_bytes() for name in (GAMES, DECISIONS))


# -- grids -------------------------------------------------------------------------------------------


def test_a_grid_is_every_value_with_every_other() -> None:
    plan = Plan("shares", "random", seats=[2, 3], grid={"sides": ["basic", "advanced"], "decades": "tens"})
    cells = experiment(plan).cells
    assert [(len(cell.bots), cell.settings["sides"]) for cell in cells] == [
        (2, "basic"),
        (2, "advanced"),
        (3, "basic"),
        (3, "advanced"),
    ]
    assert all(cell.settings["decades"] == "tens" for cell in cells)


def test_several_line_ups() -> None:
    plan = Plan("shares", [["random", "random"], ["greedy", "random", "random"]])
    assert [cell.bots for cell in experiment(plan).cells] == plan.bots


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        (Plan("chess", "random", seats=2), "game-unknown"),
        (Plan("shares", ["genius", "random"]), "bot-unknown"),
        (Plan("shares", "random", seats=[2, 9]), "seats"),
        (Plan("shares", "random", seats=[2, 2]), "grid-twice"),
        (Plan("shares", ["random", "greedy"], seats=[2, 3]), "grid-seats"),
        (Plan("shares", ["random"]), "seats"),
        (Plan("shares", "random", seats=2, games=0), "games-count"),
        (Plan("shares", "random", seats=2, grid={"colour": "red"}), "option-unknown"),
        (Plan("shares", "random", seats=2, grid={"sides": "red"}), "option-value"),
        (Plan("shares", "random", seats=2, grid={"sides": []}), "grid-empty"),
        (Plan("shares", "random", seats=2, grid={"sides": ["basic", "basic"]}), "grid-twice"),
        (Plan("deepsea", "random", seats=[2, 5], grid={"edition": ["retail", "german"]}), "grid-impossible"),
        (
            Plan("deepsea", "random", seats=2, grid={"mission": [8, 9], "edition": ["prototype"]}),
            "grid-impossible",
        ),
        (
            Plan(
                "deepsea",
                "random",
                seats=[2, 3, 4, 5],
                grid={
                    "mission": [*range(1, 11)],
                    "edition": ["retail", "german", "prototype"],
                    "mode": ["auto", "competitive", "coop", "solo"],
                    "difficulty": ["beginner", "expert"],
                },
            ),
            "grid-large",
        ),
    ],
)
def test_an_impossible_plan_is_refused_before_the_first_game(plan: Plan, code: str) -> None:
    with pytest.raises(OptionError) as caught:
        experiment(plan)
    assert caught.value.code == code
    for language in LANGUAGES:
        assert "{" not in caught.value.sentence(language)


def test_an_impossible_combination_is_named() -> None:
    with pytest.raises(OptionError, match="edition=german") as caught:
        experiment(Plan("deepsea", "random", seats=[2, 5], grid={"edition": ["retail", "german"]}))
    assert "random,random,random,random,random" in str(caught.value)


def test_a_plan_as_a_file() -> None:
    text = 'game = "deepsea"\nbots = "random"\nseats = [2, 4]\ngames = 10\n[grid]\nmission = [1, "2"]\n'
    made = experiment(read_plan(Path("plan.toml"), text))
    assert [cell.settings["mission"] for cell in made.cells] == ["1", "2", "1", "2"]
    with pytest.raises(ContentError, match=r"plan\.toml, line 4"):
        read_plan(Path("plan.toml"), text.replace("games = 10", 'games = "ten"'))


# -- the same results, whatever happened -------------------------------------------------------------


def test_any_number_of_workers_writes_the_same_bytes(undisturbed: Path, tmp_path: Path) -> None:
    run(tmp_path / "two", workers=2)
    assert same(undisturbed, tmp_path / "two")


def test_rows_tell_the_games(undisturbed: Path) -> None:
    games = list(results(undisturbed))
    assert [(game.cell, game.number) for game in games] == [
        (cell, number) for cell in range(2) for number in range(GAMES_EACH)
    ]
    game = games[0]
    assert [sum(points[seat] for points in game.parts.values()) for seat in range(2)] == game.points
    assert 0 <= game.settled <= 1
    decisions = [row for row in rows(undisturbed / DECISIONS, Decision) if (row.cell, row.number) == (0, 0)]
    assert len(decisions) == game.decisions
    p = bs.start("shares", 2, game.seed, decades="tens")
    for row in decisions:
        assert (row.seat, row.options, row.ply) == (p.seat, len(p.choices), p.ply)
        p.play(row.action)
    assert [score.total for score in p.scores()] == game.points
    bought = {row.action.removeprefix("buy ") for row in decisions if row.action.startswith("buy")}
    assert {card for cards in game.chosen["share"] for card in cards} == bought
    assert not bought & set(game.unchosen["share"])


@pytest.mark.parametrize("lost", [1, 700])
def test_a_torn_file_is_mended(undisturbed: Path, tmp_path: Path, lost: int) -> None:
    folder = tmp_path / "torn"
    folder.mkdir()
    for name in ("experiment.json", GAMES, DECISIONS):
        data = (undisturbed / name).read_bytes()
        end = ".part" if name != "experiment.json" else ""
        (folder / f"{name}{end}").write_bytes(data[:-lost] if name == GAMES else data)
    earlier = run(folder)[0]
    assert 0 < earlier < 2 * GAMES_EACH
    assert same(undisturbed, folder)
    assert run(folder) == [2 * GAMES_EACH], "a finished experiment is left alone"


def test_killed_between_the_names_of_its_two_files(undisturbed: Path, tmp_path: Path) -> None:
    folder = tmp_path / "late"
    folder.mkdir()
    for name, end in (("experiment.json", ""), (GAMES, ".part"), (DECISIONS, "")):
        (folder / f"{name}{end}").write_bytes((undisturbed / name).read_bytes())
    assert run(folder) == [2 * GAMES_EACH]
    assert same(undisturbed, folder)


def test_a_killed_run_goes_on(tmp_path: Path) -> None:
    words = ["simulate", "shares", "--bots", "random,random", "--games", "40", "--workers", "1", "--json"]
    killed, calm = tmp_path / "killed", tmp_path / "calm"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "bathysphere", *words, "--out", str(killed)]
    process = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
    part = killed / f"{GAMES}.part"
    while process.poll() is None and not (part.exists() and part.stat().st_size):
        time.sleep(0.002)
    process.send_signal(signal.SIGKILL)
    process.wait()
    assert not finished(killed), "it was killed too late"
    again = subprocess.run(command, env=environment, capture_output=True, check=True)
    assert json.loads(again.stdout)["games"] == 40
    plan = Plan("shares", ["random", "random"], 40)
    carry_out(experiment(plan), calm, Workers, lambda count: None)
    assert (killed / GAMES).read_bytes() == (calm / GAMES).read_bytes()
    assert [game.number for game in results(killed)] == list(range(40))


# -- trouble -----------------------------------------------------------------------------------------


class FullDisk:
    """A file that takes so many batches, half of the next, and then no more."""

    def __init__(self, stream: IO[bytes], room: int) -> None:
        self.stream = stream
        self.room = room

    def write(self, data: bytes) -> None:
        self.room -= 1
        if self.room < 0:
            self.stream.write(data[: len(data) // 2])
            self.stream.flush()
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        self.stream.write(data)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.stream, name)


@pytest.mark.parametrize("room", [0, 1])
def test_a_full_disk_leaves_whole_batches(
    undisturbed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, room: int
) -> None:
    folder = tmp_path / "full"
    plain = Rows.open

    def small(self: Rows, batches: int) -> None:
        plain(self, batches)
        if self.file.name == GAMES:
            self.stream = FullDisk(self.stream, room)  # type: ignore[assignment, arg-type]

    with monkeypatch.context() as patched:
        patched.setattr(Rows, "open", small)
        with pytest.raises(OptionError) as caught:
            run(folder)
    assert caught.value.code == "lab-write"
    assert os.strerror(errno.ENOSPC) in str(caught.value)
    if room:
        with gzip.open(folder / f"{GAMES}.part") as lines:
            assert len(lines.readlines()) == room * BATCH
        assert not finished(folder)
    else:
        assert not folder.exists(), "nothing was played, nothing stays"
    run(folder)
    assert same(undisturbed, folder)


def test_another_experiment_in_the_folder(undisturbed: Path) -> None:
    other = asked()
    other.seed += 1
    with pytest.raises(OptionError) as caught:
        carry_out(other, undisturbed, Workers, lambda count: None)
    assert caught.value.code == "lab-other"


def test_two_runs_in_one_folder(undisturbed: Path, tmp_path: Path) -> None:
    pytest.importorskip("fcntl", reason="this system has no file locks")
    file = Rows(tmp_path / GAMES)
    file.open(0)
    (tmp_path / "experiment.json").write_bytes((undisturbed / "experiment.json").read_bytes())
    with pytest.raises(OptionError) as caught:
        run(tmp_path)
    assert caught.value.code == "lab-busy"
    file.close()


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"game": 3}'])
def test_a_folder_that_is_no_experiment(tmp_path: Path, text: str) -> None:
    with pytest.raises(OptionError) as caught:
        load(tmp_path / "nowhere")
    assert caught.value.code == "lab-folder"
    (tmp_path / "experiment.json").write_text(text)
    with pytest.raises(OptionError) as caught:
        load(tmp_path)
    assert caught.value.code == "file-read"


def test_a_dead_cluster_is_refused_and_nothing_is_left(tmp_path: Path) -> None:
    with pytest.raises(OptionError) as caught:
        knock("localhost:1")
    assert caught.value.code == "ray-address"
    for address in ("nonsense", "host:port", ":6379"):
        with pytest.raises(OptionError) as caught:
            knock(address)
        assert caught.value.code == "ray-form"
    with pytest.raises(OptionError) as caught:
        carry_out(asked(), tmp_path / "new", lambda: hired(2, "localhost:1", 9), lambda count: None)
    assert caught.value.code in ("ray-address", "extra-missing")
    assert not (tmp_path / "new").exists()


# -- Parquet -----------------------------------------------------------------------------------------


def test_the_same_rows_as_parquet(undisturbed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parquet, "CHUNK", 7)
    for name in (GAMES, DECISIONS):
        shutil.copy(undisturbed / name, tmp_path)
    parquet.as_parquet(tmp_path, decisions=True)
    games = pq.read_table(tmp_path / "games.parquet").to_pylist()
    assert games == [parquet.flat(row) for row in rows(tmp_path / GAMES, Played)]
    assert len(games) == 2 * GAMES_EACH
    decisions = pq.read_table(tmp_path / "decisions.parquet")
    assert decisions.num_rows == sum(1 for _ in rows(tmp_path / DECISIONS, Decision))
    assert not list(tmp_path.glob("*.part"))


def test_columns_do_not_depend_on_what_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A team that loses every game of the first chunk and wins one of the second."""
    monkeypatch.setattr(parquet, "CHUNK", 2)
    games = [Played(number, number, ["random"], [3], [], 9, 3, team=True) for number in range(3)]
    games[2].winners = [0]
    (tmp_path / GAMES).write_bytes(packed(games))
    parquet.as_parquet(tmp_path, decisions=False)
    written = pq.read_table(tmp_path / "games.parquet")
    assert [row["winners"] for row in written.to_pylist()] == [[], [], [0]]


def test_parquet_on_a_full_disk(undisturbed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    shutil.copy(undisturbed / GAMES, tmp_path)
    monkeypatch.setattr(pq.ParquetWriter, "write_table", full)
    with pytest.raises(OptionError) as caught:
        parquet.as_parquet(tmp_path, decisions=False)
    assert caught.value.code == "file-write"
    assert [file.name for file in tmp_path.iterdir()] == [GAMES]
