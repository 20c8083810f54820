"""Saving a game in the terminal, leaving it in every way, and going on with it."""

from __future__ import annotations

from pathlib import Path

import pytest

import bathysphere as bs
from bathysphere.terminal.app import resume
from tests.manuals import small_manuals  # noqa: F401
from tests.terminal.person import Answer, Person, anything, sit


def test_a_saved_record_replays_to_the_same_position(tmp_path: Path) -> None:
    person = Person(["1", "1", "save my game.txt"])
    outcome = sit(person, tmp_path)
    file = tmp_path / "my game.txt"
    record = bs.Record.parse(file.read_text("utf-8"))
    assert bs.replay(record).dump() == outcome.position.dump()
    assert record.players == ["you", "random", "random"]
    assert "my game.txt" in " ".join(person.screens[-1].split())


def test_save_asks_before_it_replaces_and_knows_its_own_file(tmp_path: Path) -> None:
    other = tmp_path / "notes.txt"
    other.write_text("precious")
    person = Person(["1", "save notes.txt", "no", "save mine.txt", "1", "save mine.txt", "save"])
    outcome = sit(person, tmp_path)
    assert other.read_text() == "precious"
    assert "exists already" in " ".join(person.screens[2].split()) + person.prompts[2]
    assert "Nothing was written" in person.screens[3]
    assert outcome.file == tmp_path / "mine.txt"
    assert bs.Record.parse(outcome.file.read_text()).actions == outcome.record.actions
    agreed = Person(["1", "save notes.txt", "yes"])
    assert sit(agreed, tmp_path).file == other
    assert bs.Record.parse(other.read_text()).game == "shares"


@pytest.mark.parametrize("name", ["no/such/folder/game.txt", "/proc/game.txt", "x" * 300, "a\x00b"])
def test_save_says_why_a_file_cannot_be_written(tmp_path: Path, name: str) -> None:
    person = Person(["1", f"save {name}"])
    outcome = sit(person, tmp_path)
    assert "cannot be written" in " ".join(person.screens[-1].split())
    assert outcome.file is not None, "it is saved elsewhere on leaving"


def test_save_into_a_folder(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    outcome = sit(Person(["1", "save games"]), tmp_path)
    assert outcome.file == tmp_path / "games" / "shares-7.txt"


def interrupted(person: Person) -> str:
    raise KeyboardInterrupt


@pytest.mark.parametrize("end", [[], [interrupted], ["quit", ""], ["quit", "yes"], ["quit", interrupted]])
def test_every_way_out_keeps_the_game(tmp_path: Path, end: list[Answer]) -> None:
    (tmp_path / "shares-7.txt").write_text("somebody else's")
    person = Person(["1", "1", *end])
    outcome = sit(person, tmp_path)
    assert outcome.file == tmp_path / "shares-7-2.txt"
    assert (tmp_path / "shares-7.txt").read_text() == "somebody else's"
    record = bs.Record.parse(outcome.file.read_text())
    assert bs.replay(record).dump() == outcome.position.dump()
    told = person.printed.replace("\n", "").replace(" ", "")
    assert "shares-7-2.txt" in told
    assert "--resume" in told


def test_quit_to_another_file_without_saving_or_not_at_all(tmp_path: Path) -> None:
    assert sit(Person(["1", "quit", "there.txt"]), tmp_path).file == tmp_path / "there.txt"
    person = Person(["1", "quit", "cancel", "quit", "no"])
    assert sit(person, tmp_path).file is None
    assert "Nothing was saved" in person.printed
    assert [path.name for path in tmp_path.iterdir()] == ["there.txt"]


def test_leaving_before_the_first_move_saves_nothing(tmp_path: Path) -> None:
    seed = next(s for s in range(20) if bs.start("shares", 3, s).first_chair == 0)
    outcome = sit(Person([]), tmp_path, seed=seed)
    assert outcome.file is None
    assert not list(tmp_path.iterdir())


def test_where_no_file_can_be_written_the_record_is_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("bathysphere.terminal.saving.write", refuse)
    person = Person(["1"])
    outcome = sit(person, tmp_path)
    assert outcome.file is None
    assert "[game shares]" in person.printed
    assert f"{len(outcome.record.actions)}. {outcome.record.actions[-1]}" in person.printed


def test_a_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    left = sit(Person(["1", "1"]), tmp_path)
    assert left.file is not None
    person = Person(anything())
    record = bs.Record.parse(left.file.read_text())
    outcome = resume(record, "en", file=left.file, console=person.console, ask=person.ask, folder=tmp_path)
    assert outcome.position.over
    assert outcome.record.actions[: len(left.record.actions)] == left.record.actions
    assert outcome.file == left.file
    assert bs.Record.parse(left.file.read_text()).result is not None
