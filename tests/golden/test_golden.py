"""Golden games are replayed byte for byte, compiled or not: same moves, same events, same positions."""

from pathlib import Path

import pytest

import bathysphere as bs
from bathysphere.engine.record import Record
from tests.golden import make_reef
from tests.golden.make_deepsea import wanted
from tests.golden.make_shares import WANTED, played
from tests.golden.transcript import brief, transcript

RECORDS = sorted(Path(__file__).parent.rglob("*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_is_replayed_byte_for_byte(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = Record.parse(text)
    assert record.text() == text
    short = path.with_suffix(".brief")
    if short.exists():
        assert brief(record) == short.read_text(encoding="utf-8")
    else:
        assert transcript(record) == path.with_suffix(".transcript").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", WANTED)
def test_every_end_reason_and_ability_has_a_golden_game_that_shows_it(name: str) -> None:
    seats, sides, choose, shown = WANTED[name]
    path = Path(__file__).parent / "shares" / f"{name}.record"
    record = Record.parse(path.read_text(encoding="utf-8"))
    again, story = played(seats, record.seed, sides, choose)
    assert again == record
    assert shown(story)


@pytest.mark.parametrize("name", make_reef.WANTED)
def test_every_table_and_every_way_to_the_end_has_a_golden_game(name: str) -> None:
    seats, side, missions, shown = make_reef.WANTED[name]
    record = Record.parse((make_reef.FOLDER / f"{name}.record").read_text(encoding="utf-8"))
    assert (record.seats, record.settings) == (seats, {"side": side, "missions": missions})
    assert shown(make_reef.told(record))


@pytest.mark.parametrize("name", wanted())
def test_every_mission_mode_and_edition_of_deep_sea_has_a_golden_game(name: str) -> None:
    seats, settings = wanted()[name]
    path = Path(__file__).parent / "deepsea" / f"{name}.record"
    record = Record.parse(path.read_text(encoding="utf-8"))
    assert record.seats == seats
    assert settings.items() <= record.settings.items()
    assert bs.replay(record).over
