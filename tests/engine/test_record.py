"""Records: readable text, lossless, and honest about being cut off, edited or too new."""

import pytest

import bathysphere as bs
from bathysphere.engine.record import Record

SEED = "000102030405060708090a0b0c0d0e0f"
SEAL = "d65df89f702eec58ca3c7bf2001c9ffc7cd80553ae01d42a799ba26756142d96"
WHOLE_RECORD = ("record-tag-missing", "record-seats", "record-version", "record-result")
"""What is wrong with the record as a whole and not in one of its lines."""


def finished(seed: int | str = 7) -> Record:
    """A whole game in which everybody draws: nine actions after the draft."""
    p = bs.start("shares", seats=3, seed=seed, version=1)
    actions = []
    while not p.over:
        action = p.options()[-1] if "draw" in p.options()[-1].text else p.options()[0]
        actions.append(action.text)
        p.play(action)
    settings = dict(p.content.settings)
    record = Record("shares", 3, seed, 1, settings, ["you", "captain", "mate"], actions)
    record.result = [score.total for score in p.scores()]
    return record


def refused(text: str) -> bs.RecordError:
    with pytest.raises(bs.RecordError) as caught:
        bs.replay(Record.parse(text))
    sentence = str(caught.value)
    if caught.value.code not in WHOLE_RECORD:
        assert f"line {caught.value.line}" in sentence.lower()
    assert "{" not in sentence
    assert caught.value.sentence("de") != sentence
    return caught.value


def test_a_record_is_a_text_one_line_an_action() -> None:
    lines = finished().text().splitlines()
    assert lines[0].startswith("[game shares] [seats 3] [seed 7] [version 1] [sides basic]")
    assert '[players "you" "captain" "mate"]' in lines[0]
    assert lines[1].startswith("[actions 14] [result ")
    assert lines[2].startswith("1. draft ")
    assert lines[-1] == "14. draw"


def test_text_and_parse_undo_each_other() -> None:
    record = finished()
    assert Record.parse(record.text()) == record
    assert Record.parse(record.text()).text() == record.text()


def test_the_record_of_a_sealed_game_names_its_chance_and_its_seal() -> None:
    record = finished(SEED)
    line = record.text().splitlines()[0]
    assert line.startswith(f"[game shares] [seats 3] [seed {SEED}] [chance sealed] [seal {SEAL}] [version 1]")
    assert Record.parse(record.text()) == record
    assert Record.parse(record.text()).text() == record.text()
    assert bs.replay(record).over
    assert bs.replay(record).dump() == bs.replay(Record.parse(record.text())).dump()


def test_a_sealed_record_written_by_hand_needs_no_seal() -> None:
    text = f"[game shares] [seats 3] [seed {SEED}] [chance sealed] [version 1]\n"
    assert bs.replay(Record.parse(text)).key == bytes(range(16))
    plain = Record.parse("[game shares] [seats 3] [seed 7] [chance quick] [version 1]\n")
    assert plain.seed == 7
    assert "chance" not in plain.text()


def test_a_seed_that_was_exchanged_does_not_match_its_seal() -> None:
    text = finished(SEED).text().replace(f"[seed {SEED}]", f"[seed {SEED[::-1]}]")
    assert refused(text).code == "record-seal"


def test_a_record_written_by_hand_needs_few_tags() -> None:
    text = "[game shares] [seats 3]\n[seed 7] [version 1]\n\n# the draft\n1.   " + finished().actions[0]
    record = Record.parse(text + "  # a fine share\n")
    assert record.comments == {1: "a fine share"}
    assert bs.replay(record).ply == 1


def test_names_may_hold_anything() -> None:
    record = finished()
    record.players = ['Ann "the #1" Lee', "back\\slash", "[x] Ä 海"]
    assert Record.parse(record.text()).players == record.players


def test_replaying_part_of_a_record() -> None:
    record = finished()
    assert bs.replay(record, 3).ply == 3
    assert bs.replay(record, 0).ply == 0


def test_a_record_cut_off_between_lines() -> None:
    text = "\n".join(finished().text().splitlines()[:-4]) + "\n"
    error = refused(text)
    assert error.code == "record-cut-off"
    assert error.params["promised"] == "14"
    assert error.params["found"] == "10"


def test_a_record_cut_off_in_the_middle_of_a_line() -> None:
    text = finished().text()
    assert refused(text[: text.index("5.") + 1]).code == "record-line"


def test_a_record_with_an_edited_move() -> None:
    record = finished()
    text = record.text()
    assert refused(text.replace("[seed 7]", "[seed 8]")).code == "record-edited"


def test_an_illegal_move_is_named_with_its_line() -> None:
    record = finished()
    text = "[game shares] [seats 3] [seed 7] [version 1]\n" + "1. draw\n"
    error = refused(text)
    assert (error.code, error.line) == ("record-action", 2)
    assert record.actions


def test_an_unreadable_move_is_named_with_its_line() -> None:
    text = f"[game shares] [seats 3] [seed 7] [version 1]\n1. {finished().actions[0]}\n2. dance\n"
    error = refused(text)
    assert (error.code, error.line) == ("record-action", 3)
    assert "dance" in str(error)


def test_a_record_of_another_version() -> None:
    error = refused("[game shares] [seats 3] [seed 7] [version 9]\n")
    assert error.code == "record-version"
    assert "9" in str(error)


def test_a_record_with_the_wrong_result() -> None:
    record = finished()
    record.result = [1, 2, 3]
    assert refused(record.text()).code == "record-result"
    record.actions.pop()
    assert refused(record.text()).code == "record-unfinished"


def test_a_record_that_goes_on_after_the_end() -> None:
    record = finished()
    record.result = None
    record.actions.append("draw")
    error = refused(record.text())
    assert (error.code, error.line) == ("record-too-long", 17)


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("", "record-tag-missing", 1),
        ("[seats 3] [seed 7] [version 1]", "record-tag-missing", 1),
        ("[game shares] [seats three] [seed 7] [version 1]", "record-tag-value", 1),
        ("[game shares] [seats 3] [seed 7] [version 1", "record-tag", 1),
        ("[game shares] [seats 3] [seed 7] [version 1]\n[seed 8]", "record-tag-twice", 2),
        ("[game shares] [seats 9] [seed 7] [version 1]", "record-seats", 1),
        ("[game shares] [seats 3] [seed 99999999999999999999] [version 1]", "record-seed", 1),
        ("[game shares] [seats 3] [seed 7] [version 1]\n1. draw\n3. draw", "record-number", 3),
        ("[game shares] [seats 3] [seed 7] [version 1]\n1. draw\n[seed 7]", "record-late-tag", 3),
        ("[game shares] [seats 3] [seed 7] [version 1]\nhello", "record-line", 2),
        ("[game shares] [seats 3] [seed 7] [version 1] [result x]", "record-tag-value", 1),
        ("\x00\x01", "record-line", 1),
        (f"[game shares] [seats 3]\n[seed {SEED[1:]}] [chance sealed] [version 1]", "record-sealed-seed", 2),
        (f"[game shares] [seats 3]\n[seed {SEED}0] [chance sealed] [version 1]", "record-sealed-seed", 2),
        (
            f"[game shares] [seats 3]\n[seed {SEED.upper()}] [chance sealed] [version 1]",
            "record-sealed-seed",
            2,
        ),
        ("[game shares] [seats 3] [seed 7] [chance sealed] [version 1]", "record-sealed-seed", 1),
        (f"[game shares] [seats 3] [seed {SEED}] [version 1]", "record-seed-kind", 1),
        (f"[game shares] [seats 3] [seed {SEED}] [chance quick] [version 1]", "record-seed-kind", 1),
        ("[game shares] [seats 3] [seed 7] [chance lucky] [version 1]", "record-chance", 1),
        ("[game shares] [seats 3] [seed 7] [chance sealed quick] [version 1]", "record-tag-value", 1),
        (f"[game shares] [seats 3] [seed 7 {SEED}] [chance sealed] [version 1]", "record-tag-value", 1),
        (f"[game shares] [seats 3] [seed 7] [version 1]\n[seal {SEAL}]", "record-seal-quick", 2),
        (f"[game shares] [seats 3] [seed {SEED}] [chance sealed] [version 1]\n[seal x]", "record-seal", 2),
    ],
)
def test_nonsense_is_refused_by_line(text: str, code: str, line: int) -> None:
    error = refused(text)
    assert (error.code, error.line) == (code, line)


def test_an_unknown_game_or_setting_in_a_record() -> None:
    with pytest.raises(bs.OptionError):
        bs.replay(Record.parse("[game chess] [seats 3] [seed 7] [version 1]"))
    with pytest.raises(bs.OptionError):
        bs.replay(Record.parse("[game shares] [seats 3] [seed 7] [version 1] [colour red]"))
