"""Views and printed content are what their structs say, in every position of golden games."""

from pathlib import Path

import msgspec
import pytest

import bathysphere as bs
from bathysphere.engine.position import Position
from bathysphere.engine.record import Record

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = sorted(GOLDEN.rglob("*.record"))
PLIES_APART = 5


def moments(path: Path) -> list[Position]:
    """Every few plies of a golden game, its beginning and its end."""
    record = Record.parse(path.read_text(encoding="utf-8"))
    p = bs.replay(record, 0)
    copies = [p.copy()]
    for number, action in enumerate(record.actions, 1):
        p.play(action)
        if number % PLIES_APART == 0 or p.over:
            copies.append(p.copy())
    return copies


def assert_is(data: object, kind: type[msgspec.Struct] | None) -> None:
    """Is it what the struct says, nothing missing and nothing besides?"""
    assert kind is not None
    whole = msgspec.convert(msgspec.json.decode(msgspec.json.encode(data)), kind)
    assert msgspec.json.encode(whole) == msgspec.json.encode(data)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_view_is_what_its_struct_says(path: Path) -> None:
    for p in moments(path):
        for seat in range(-1, p.seats):
            assert_is(p.view(seat), p.game.view_type())


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_what_is_printed_is_what_its_struct_says(path: Path) -> None:
    p = bs.replay(Record.parse(path.read_text(encoding="utf-8")), 0)
    assert_is(p.content.printed, p.game.printed_type())
