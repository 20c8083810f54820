"""The command line as a user types it: what it prints, and one clear sentence for whatever is wrong."""

import gzip
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bathysphere.command_line import app, language_of, run
from bathysphere.engine.record import Record
from tests.engine.test_record import SEAL, SEED, finished
from tests.manuals import small_manuals  # noqa: F401


def command(*words: str) -> int:
    return run(list(words), lambda given: app(given, exit_on_error=False, print_error=False))


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert command(*words) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "Traceback" not in said.err
    assert said.err.startswith("bathysphere: ")
    assert "{" not in said.err
    assert len(said.err.strip().splitlines()) == 1
    return said.err


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    file = tmp_path / "game.record"
    file.write_text(finished().text(), encoding="utf-8")
    return file


def test_games_lists_games_with_their_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("games") == 0
    out = capsys.readouterr().out
    for word in ("shares", "In Too Deep", "-o sides", "advanced", "greedy"):
        assert word in out
    assert command("games", "--lang", "de") == 0
    assert capsys.readouterr().out != out


def test_games_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    command("games", "--json")
    data = json.loads(capsys.readouterr().out)
    assert data["games"]["shares"]["seats"] == [2, 5]
    assert data["games"]["shares"]["options"]["sides"]["default"] == "basic"


def test_simulate_prints_scores_by_bot_and_seat(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("simulate", "shares", "--bots", "random,random", "--games", "8", "--workers", "1") == 0
    out = capsys.readouterr().out
    assert "8 games" in out
    assert "seat 2" in out


def test_simulate_as_json_and_into_a_folder(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["simulate", "shares", "--bots", "random,random", "--games", "8", "--workers", "1", "--json"]
    assert command(*words, "--out", str(tmp_path / "deep" / "out")) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["games"] == 8
    assert data["by_bot"]["random"]["games"] == 16
    assert len(data["by_seat"]) == 2
    assert json.loads((tmp_path / "deep" / "out" / "summary.json").read_text()) == data
    with gzip.open(tmp_path / "deep" / "out" / "games.jsonl.gz", "rt") as rows:
        assert [json.loads(row)["number"] for row in rows] == list(range(8))
    assert "<html" in (tmp_path / "deep" / "out" / "report.html").read_text(encoding="utf-8")


def test_bench_says_whether_it_is_compiled(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bathysphere.lab.bench.SLICE_SECONDS", 0.01)
    assert command("bench", "shares", "--json") == 0
    data = json.loads(capsys.readouterr().out)
    assert data["compiled"] is (os.environ.get("BATHYSPHERE_EXPECT") == "compiled")
    assert set(data["games"]["shares"]) == {"decisions_per_s", "copies_per_s", "games_per_s"}
    assert all(figure > 0 for figure in data["games"]["shares"].values())
    assert set(data["shuffle_us"]) == {"quick", "sealed"}
    assert all(micros > 0 for micros in data["shuffle_us"].values())
    assert command("bench") == 0
    assert "decisions/s" in capsys.readouterr().out


def test_replay_tells_the_game(capsys: pytest.CaptureFixture[str], record_file: Path) -> None:
    assert command("replay", str(record_file)) == 0
    out = capsys.readouterr().out
    assert "captain" in out
    assert "14." in out
    assert command("replay", str(record_file), "--to", "3", "--lang", "de") == 0
    assert " 4." not in capsys.readouterr().out


def test_replay_verify_says_how_far_it_goes(capsys: pytest.CaptureFixture[str], record_file: Path) -> None:
    assert command("replay", str(record_file), "--verify") == 0
    assert "14" in capsys.readouterr().out


def test_verify_says_that_a_record_replays_and_its_seed_matches(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.record"
    file.write_text(finished(SEED).text(), encoding="utf-8")
    assert command("verify", str(file), "--seal", SEAL.upper()) == 0
    noted = capsys.readouterr().out
    assert SEED in noted
    assert SEAL in noted
    assert command("verify", str(file)) == 0
    assert capsys.readouterr().out != noted
    assert command("verify", str(file), "--json") == 0
    proof = json.loads(capsys.readouterr().out)
    assert (proof["seed"], proof["seal"], proof["over"], proof["noted"]) == (SEED, SEAL, True, False)
    assert SEAL in refused(capsys, "verify", str(file), "--seal", "0" * 64)
    assert "64" in refused(capsys, "verify", str(file), "--seal", SEAL[:10])
    file.write_text(finished(SEED).text().replace(SEED, SEED[::-1]), encoding="utf-8")
    assert "Line 1" in refused(capsys, "verify", str(file))


def test_a_record_becomes_a_link_and_back(capsys: pytest.CaptureFixture[str], record_file: Path) -> None:
    assert command("link", str(record_file)) == 0
    link = capsys.readouterr().out.strip()
    assert command("link", link) == 0
    assert Record.parse(capsys.readouterr().out).actions == Record.parse(record_file.read_text()).actions
    assert command("link", str(record_file), "--at", "3", "--address", "https://example.org/g") == 0
    address = capsys.readouterr().out.strip()
    assert address == f"https://example.org/g/#game={link}&at=3"
    assert command("link", address) == 0
    assert len(Record.parse(capsys.readouterr().out).actions) == 3
    assert command("link", str(record_file), "--json") == 0
    assert json.loads(capsys.readouterr().out)["link"] == link
    assert "damaged" in refused(capsys, "link", link[:-3])
    assert "from 0 to" in refused(capsys, "link", str(record_file), "--at", "100000")
    assert "nothing.txt" in refused(capsys, "link", "nothing.txt")


def test_verify_names_a_database_that_is_not_there_and_makes_none(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for given in (f"sqlite:///{tmp_path}/typo.db", str(tmp_path / "typo.db")):
        assert "typo.db" in refused(capsys, "verify", "--database", given)
    assert list(tmp_path.iterdir()) == []


def test_verify_of_a_game_that_was_not_sealed(capsys: pytest.CaptureFixture[str], record_file: Path) -> None:
    assert command("verify", str(record_file)) == 0
    assert "not sealed" in capsys.readouterr().out
    assert "--seal" in refused(capsys, "verify", str(record_file), "--seal", SEAL)


def test_verify_takes_a_database_as_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    packed = Path(__file__).parent / "museum" / "tables-1.sqlite.gz"
    file = tmp_path / "tables.sqlite"
    file.write_bytes(gzip.decompress(packed.read_bytes()))
    assert command("verify", str(file)) == 0
    assert "22 tables (0 sealed)" in capsys.readouterr().out
    refused(capsys, "verify", str(file), "--database", "sqlite:///other")
    assert "missing" in refused(capsys, "verify", str(tmp_path / "missing"))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "shares", "--seed", "seven"], "32"),
        (["play", "shares", "--seed", "0123456789abcdef"], "32"),
        (["play", "chess"], "shares"),
        (["simulate", "chess", "--bots", "random,random"], "shares"),
        (["simulate", "shares", "--bots", "random"], "2"),
        (["simulate", "shares", "--bots", "random,random,random,random,random,random"], "5"),
        (["simulate", "shares", "--bots", "random,genius"], "greedy"),
        (["simulate", "shares", "--bots", "random,random", "--games", "0"], "0"),
        (["simulate", "shares", "--bots", "random,random", "--games", "many"], "many"),
        (["simulate", "shares", "--bots", "random,random", "--workers", "0"], "0"),
        (["simulate", "shares", "--bots", "random,random", "-o", "sides=red"], "advanced"),
        (["simulate", "shares", "--bots", "random,random", "-o", "colour=red"], "sides"),
        (["simulate", "shares", "--bots", "random,random", "-o", "sides"], "sides"),
        (
            ["simulate", "shares", "--bots", "random,random", "-o", "sides=basic", "-o", "sides=basic"],
            "sides",
        ),
        (["simulate", "shares", "--bots", "random,random", "--out", "/dev/null/x"], "/dev/null/x"),
        (["simulate", "shares"], "--bots"),
        (["bench", "chess"], "shares"),
        (["bench", "shares", "-o", "colour=red"], "sides"),
        (["replay", "no-such-file"], "no-such-file"),
        (["replay"], "FILE"),
        (["games", "--lang", "fr"], "en, de"),
        (["play", "shares", "--seats", "you"], "2"),
        (["play", "shares", "--seed", "-3"], "-3"),
        (["play", "shares", "--seats", "you,gredy"], "greedy"),
        (["play", "shares", "--resume", "no-such-file"], "no-such-file"),
        (["dance"], "dance"),
        (["simulate", "shares", "--bots", "random,random", "--gmaes", "5"], "--gmaes"),
    ],
)
def test_wrong_use_is_one_clear_sentence(
    capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    assert said in refused(capsys, *words)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda text: text[: len(text) // 2], "Line"),
        (lambda text: text.replace("[seed 7]", "[seed 8]"), "check"),
        (lambda text: text.replace("[version 1]", "[version 9]").replace("[check", "[note"), "version 9"),
        (lambda text: "hello\n", "hello"),
        (lambda text: "", "game"),
    ],
)
def test_a_damaged_record_is_named_by_line(
    capsys: pytest.CaptureFixture[str], record_file: Path, change: object, said: str
) -> None:
    record_file.write_text(change(record_file.read_text()))  # type: ignore[operator]
    assert said in refused(capsys, "replay", str(record_file))


def test_an_illegal_move_in_a_record_is_named_by_line(
    capsys: pytest.CaptureFixture[str], record_file: Path
) -> None:
    record = finished()
    record.actions[7] = "buy pearl-94"
    record.result = None
    record_file.write_text(record.text())
    assert Record.parse(record.text()).lines[7] == 10
    assert "10" in refused(capsys, "replay", str(record_file), "--verify")


def test_a_record_that_is_no_text(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "picture"
    file.write_bytes(b"\xff\xfe\x00\x80")
    assert "picture" in refused(capsys, "replay", str(file))


def test_replay_to_a_move_there_is_not(capsys: pytest.CaptureFixture[str], record_file: Path) -> None:
    assert "14" in refused(capsys, "replay", str(record_file), "--to", "99")


def test_errors_come_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    english = refused(capsys, "play", "chess")
    assert refused(capsys, "play", "chess", "--lang", "de") != english
    assert language_of(["play", "--lang=de"]) == "de"


def test_the_command_is_installed_and_fails_with_code_2() -> None:
    environment = {**os.environ, "NO_COLOR": "1"}
    words = [sys.executable, "-P", "-m", "bathysphere"]
    good = subprocess.run([*words, "games"], capture_output=True, text=True, env=environment, check=False)
    assert good.returncode == 0
    assert "In Too Deep" in good.stdout
    bad = subprocess.run(
        [*words, "play", "chess"], capture_output=True, text=True, env=environment, check=False
    )
    assert bad.returncode == 2
    assert "Traceback" not in bad.stderr


# -- the manual ---------------------------------------------------------------------------------------


@pytest.mark.usefixtures("small_manuals")
def test_rules_by_id_words_and_contents(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("rules", "shares", "SH-040") == 0
    told = " ".join(capsys.readouterr().out.split())
    assert told.startswith("Your turn › Expand a company")
    assert "greater than that of the newest card of the column. [SH-040 AMB-10]" in told
    assert command("rules", "shares", "no", "cards", "left?") == 0
    assert "When the deck runs out" in capsys.readouterr().out
    assert command("rules", "shares", "buy", "--lang", "de") == 0
    assert "Beispiel: Der erste Anteil kostet nichts" in capsys.readouterr().out
    assert command("rules", "shares") == 0
    assert "Buy a share (buy)" in capsys.readouterr().out


@pytest.mark.usefixtures("small_manuals")
def test_rules_that_are_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("rules", "shares", "xylophone") == 0
    assert "Nothing in the manual fits “xylophone”" in capsys.readouterr().out
    assert command("rules", "reef", "dive") == 0
    assert capsys.readouterr().out == "This game has no manual yet.\n"
    assert "kelp" in refused(capsys, "rules", "kelp")
    assert "edition" in refused(capsys, "rules", "deepsea", "--edition", "first")


def test_sources_tells_what_a_file_says_of_itself(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("sources", "deepsea", "missions/05") == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "No entry arrows are recorded; both entries are ours." in told
    assert "why: nose of the upper animal to the ball in front of it" in told
    assert command("sources", "reef", "milestones", "--json") == 0
    remarks = json.loads(capsys.readouterr().out)["milestones"]
    assert {remark["entry"] for remark in remarks} >= {"milestone ms01", "milestone ms10"}
    assert "milestones" in refused(capsys, "sources", "reef", "nonsense")
