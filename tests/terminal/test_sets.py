"""Sets and warnings in the terminal: typed in any order, marked one by one, asked about once."""

from pathlib import Path

import pytest

import bathysphere as bs
from bathysphere.engine import choices
from bathysphere.engine.record import Record
from bathysphere.terminal.app import Outcome, resume
from tests.terminal.person import Person

TESTS = Path(__file__).parents[1]
PAYING = TESTS / "golden" / "shares" / "wildlife-advanced.record"
TRAP = TESTS / "cases" / "reassignment-trap.record"


def paying() -> Record:
    """Pearl 23 is bought, three of nine cards are owed; the others are people too."""
    record = Record.parse(PAYING.read_text(encoding="utf-8"))
    del record.actions[15:]
    record.result, record.players = None, ["a", "b", "c"]
    return record


def typed(record: Record, script: list[str], folder: Path, language: str = "en") -> tuple[Outcome, Person]:
    person = Person(["", *script, *["no"] * 3], height=60)
    return resume(record, language, console=person.console, ask=person.ask, folder=folder, plain=True), person


@pytest.mark.rule("SH-032")
@pytest.mark.parametrize("lines", [["9 1 2"], ["9", "1", "2"], ["9", "9", "2", "1", "9"]])
def test_cards_to_pay_with_are_typed_in_any_order_or_marked_one_by_one(
    lines: list[str], tmp_path: Path
) -> None:
    record = paying()
    p = bs.replay(record)
    wanted = choices.Chosen([choices.offered(p)[place] for place in (0, 1, 8)], True).text(p)
    outcome, person = typed(record, lines, tmp_path)
    assert outcome.record.actions[15:] == [wanted], "one line of the record"
    assert "Choose 3 cards to pay" in person.printed


@pytest.mark.rule("SH-032")
def test_a_card_named_in_words_is_marked_and_the_others_stay_possible(tmp_path: Path) -> None:
    record = paying()
    p = bs.replay(record)
    highest = p.text(choices.offered(p)[-1])
    outcome, person = typed(record, [highest, "help"], tmp_path)
    assert len(outcome.record.actions) == 15
    assert "(1 of 3)" in person.printed
    assert "any order" in person.printed


@pytest.mark.rule("DS-098")
@pytest.mark.parametrize(
    ("lines", "action"),
    [
        (["3 1"], "take-back team_leader sonar_operator"),
        (["3", "1"], "take-back team_leader sonar_operator"),
        (["2", "4"], "take-back pilot only"),
        (["4"], "decline"),
    ],
)
def test_discs_are_taken_back_together_fewer_or_none(lines: list[str], action: str, tmp_path: Path) -> None:
    record = Record.parse(TRAP.read_text(encoding="utf-8"))
    before = len(record.actions)
    record.players = [f"player {chair}" for chair in range(record.seats)]
    outcome, _ = typed(record, lines, tmp_path, "de")
    assert outcome.record.actions[before] == action
