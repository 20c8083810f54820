"""What is pending in a dump: frames that cannot wait there are refused with their place and a code."""

import pytest

import bathysphere as bs
from tests.games.shares.dumps import dump, index, middle, refused
from tests.games.shares.table import CAUSES, frame

DEPLETED, FUNDRAISED, EMPTY = (
    CAUSES.index(cause) for cause in ("second-depletion", "double-fundraiser", "empty-replacement")
)


def test_an_unknown_step_is_refused():
    assert refused(dump(stack=[{"step": "dance", "seat": 0}])) == ("stack[0]", "load-step")


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_does_not_exist_is_refused(seat):
    assert refused(dump(stack=[frame("turn", seat, 0, 0, 0)])) == ("stack[0]", "load-range")


@pytest.mark.parametrize(
    "stack",
    [
        [frame("turn", 0, 0, 0, 0), frame("turn", 1, 0, 0, 0)],
        [frame("end-turn", 0, 0, 0, 0)],
        [frame("expand", 0, index(10), 0, 0)],
        [frame("end-turn", 1, 0, 0, 0), frame("expand", 0, index(10), 0, 0)],
        [
            frame("end-turn", 0, 0, 0, 0),
            frame("expand", 0, index(10), 0, 0),
            frame("expand", 0, index(10), 0, 0),
        ],
        [frame("end-turn", 0, 0, 0, 0), frame("pay", 0, 2, 0, -1), frame("pay", 0, 2, 0, -1)],
        [frame("end-turn", 0, 0, 0, 0), frame("move", 0, index(38), 2, 4)],
    ],
)
def test_frames_that_never_wait_on_each_other_are_refused(stack):
    assert refused(dump(stack=stack)) == ("stack", "load-stack")


def pending(*frames, sides="basic", **state):
    """A dump in the middle of seat 0's turn."""
    stack = [frame("end-turn", 0, 0, 0, 0), *(frame(name, 0, *values) for name, *values in frames)]
    return dump(middle(sides=sides), stack=stack, **state)


@pytest.mark.parametrize(
    ("frame", "sides"),
    [
        (("expand", index(10), 0, 0), "basic"),
        (("pay", 2, 0, -1), "basic"),
        (("pay", 1, index(20), 1), "research"),
        (("raise-or-move", 4, 0, 0), "basic"),
        (("extra-depth", 4, 0, 0), "wildlife"),
        (("place", index(10), 0, 0), "wildlife"),
    ],
)
def test_frames_as_they_come_about_are_accepted(frame, sides):
    data = pending(frame, sides=sides)
    assert bs.load("shares", data).dump() == data


@pytest.mark.parametrize("step", ["expand", "place"])
@pytest.mark.parametrize("number", [-3, index(40), 1000])
def test_a_card_to_be_placed_has_to_be_in_hand(step, number):
    assert refused(pending((step, number, 0, 0), sides="wildlife")) == ("stack[1]", "load-frame-card")


@pytest.mark.parametrize(
    "frame",
    [
        ("pay", 0, 0, -1),
        ("pay", -1, 0, -1),
        ("pay", 4, 0, -1),
        ("pay", 2, index(30), -1),
        ("pay", 1, -5, -1),
        ("pay", 1, 0, 3),
        ("pay", 1, 0, -2),
        ("pay", 1, 0, 0),
    ],
)
def test_a_payment_that_cannot_be_made_is_refused(frame):
    assert refused(pending(frame)) == ("stack[1]", "load-frame-payment")


@pytest.mark.parametrize(
    ("frame", "sides"),
    [
        (("remove", 5, 0, 0), "basic"),
        (("remove", -1, 0, 0), "basic"),
        (("remove", 1, 0, 0), "basic"),
        (("remove", 0, 0, 0), "basic"),  # nobody has expanded Ocean cleaning
        (("raise-or-move", 4, 0, 0), "wildlife"),
        (("extra-depth", 4, 0, 0), "basic"),
        (("place", index(10), 0, 0), "basic"),
    ],
)
def test_an_ability_the_company_does_not_have_is_refused(frame, sides):
    assert refused(pending(frame, sides=sides)) == ("stack[1]", "load-ability")


@pytest.mark.rule("SH-080")
def test_an_ability_in_a_final_turn_is_refused():
    data = pending(("raise-or-move", 4, 0, 0), end_cause=FUNDRAISED, final_turns=2)
    assert refused(data) == ("stack[1]", "load-ability")


MOVE = ("move", index(31), 2, 4)
"""Wildlife's basic side moves 31 out of Pearl's column."""
PAYMENT = ("pay", 1, 0, -1)


def test_a_move_as_it_comes_about_is_accepted():
    data = pending(PAYMENT, MOVE)
    assert bs.load("shares", data).dump() == data


@pytest.mark.parametrize(
    "move",
    [
        ("move", index(31), 3, 4),
        ("move", index(31), 7, 4),
        ("move", index(10), 2, 4),
        ("move", -1, 2, 4),
    ],
)
def test_a_move_of_a_card_that_does_not_lie_there_is_refused(move):
    assert refused(pending(PAYMENT, move)) == ("stack[2]", "load-frame-card")


@pytest.mark.rule("SH-105")
def test_ocean_cleaning_moves_newest_cards_only():
    def move(number):
        data = pending(PAYMENT, ("move", index(number), 2, 0), sides="cleaning")
        data["state"]["columns"][0].append(data["state"]["deck"].pop())
        return data

    assert refused(move(52)) == ("stack[2]", "load-frame-card")
    assert bs.load("shares", move(38)).dump() == move(38)


@pytest.mark.parametrize("payment", [("pay", 2, 0, -1), ("pay", 1, index(20), -1), ("pay", 1, 0, 1)])
def test_a_move_has_its_own_price_still_to_pay(payment):
    assert refused(pending(payment, MOVE)) == ("stack[1]", "load-frame-payment")


@pytest.mark.parametrize("company", [0, 2, 9])
def test_a_move_belongs_to_a_company_whose_ability_it_is(company):
    assert refused(pending(PAYMENT, ("move", index(31), 2, company))) == ("stack[2]", "load-ability")


def test_a_choice_without_an_option_is_refused():
    deep = {name: [95 + place] for place, name in enumerate(("cleaning", "treasure", "pearl"))}
    p = middle(columns=deep | {"research": [98], "wildlife": [99]})
    stack = [frame("end-turn", 0, 0, 0, 0), frame("expand", 0, index(10), 0, 0)]
    assert refused(dump(p, stack=stack)) == ("stack[1]", "load-no-choice")


def test_a_choice_that_would_have_made_itself_is_refused():
    assert refused(pending(("pay", 3, 0, -1))) == ("stack[1]", "load-no-choice")


def test_a_draft_needs_a_market():
    assert refused(dump(stack=[frame("draft", 0, 0, 0, 0)])) == ("stack[0]", "load-market-empty")
