"""Verbs: dense codes, arguments back, a text form without loss, and errors that help."""

import pytest

from bathysphere.engine.errors import UnknownAction
from bathysphere.engine.verbs import Domain, Vocabulary

LABELS = {"card": ["pearl-1", "pearl-2", "research-3"]}


def vocabulary() -> Vocabulary:
    words = Vocabulary()
    words.verb("pass")
    words.verb("buy", card=Domain("card", 3))
    words.verb("travel", vessel=Domain("vessel", 3), cell=Domain("cell", 30))
    words.verb("mark", card=Domain("card", 3), row=Domain("row", 2), depth=Domain("depth", 4))
    return words


def test_actions_are_dense() -> None:
    words = vocabulary()
    assert words.size == 1 + 3 + 90 + 24
    owners = [[verb.name for verb in words.verbs if verb.owns(action)] for action in range(words.size)]
    assert all(len(names) == 1 for names in owners)


def test_arguments_come_back() -> None:
    mark = vocabulary().verbs[3]
    for card in range(3):
        for row in range(2):
            for depth in range(4):
                action = mark.code(card, row, depth)
                assert (mark.first(action), mark.second(action), mark.third(action)) == (card, row, depth)
                assert mark.values(action) == {"card": card, "row": row, "depth": depth}


def test_text_and_parse_undo_each_other() -> None:
    words = vocabulary()
    for action in range(words.size):
        assert words.parse(words.text(action, LABELS), LABELS) == action


def test_one_argument_stands_bare_and_several_carry_their_names() -> None:
    words = vocabulary()
    assert words.text(words.verbs[0].code(), LABELS) == "pass"
    assert words.text(words.verbs[1].code(2), LABELS) == "buy research-3"
    assert words.text(words.verbs[2].code(2, 17), LABELS) == "travel vessel=2 cell=17"


@pytest.mark.parametrize(
    ("text", "code", "said"),
    [
        ("", "action-empty", ""),
        ("sell pearl-1", "action-unknown-verb", "buy"),
        ("buy", "action-arguments", "buy CARD"),
        ("buy pearl-9", "action-value", "pearl-1"),
        ("travel vessel=9 cell=1", "action-value", "0 … 2"),
        ("travel cell=1 vessel=2", "action-arguments", "travel vessel=VESSEL cell=CELL"),
        ("pass now", "action-arguments", "pass"),
    ],
)
def test_what_cannot_be_read_is_told_what_would_be_right(text: str, code: str, said: str) -> None:
    with pytest.raises(UnknownAction) as caught:
        vocabulary().parse(text, LABELS)
    assert caught.value.code == code
    assert said in " ".join(caught.value.params.values())
    assert said in str(caught.value)


def test_an_int_outside_the_range_is_no_action() -> None:
    with pytest.raises(UnknownAction):
        vocabulary().verb_of(118)


def test_a_verb_is_declared_once() -> None:
    words = vocabulary()
    with pytest.raises(ValueError, match="twice"):
        words.verb("pass")
