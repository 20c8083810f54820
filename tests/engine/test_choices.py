"""Sets: marked in any order, played whole, and the same as one by one in ascending order."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import bathysphere as bs
from bathysphere.engine import choices
from bathysphere.engine.position import Position
from bathysphere.engine.record import Record
from bathysphere.games.deepsea.rules.position import DeepSeaPosition
from tests.games.shares.table import card, hand, play, position

CASES = Path(__file__).parents[1] / "cases"


def one_by_one(p: Position, actions: list[int], stop: int) -> Position:
    """The same set as a search chooses it: ascending, what is forced unasked."""
    q = p.copy()
    pending, seat = q.stack[-1].step, q.seat
    for action in [*sorted(actions), stop]:
        if q.over or q.stack[-1].step != pending or q.seat != seat or action not in q.choices:
            break
        q.act(action)
    return q


@pytest.mark.parametrize("game", ["shares", "deepsea", "reef"])
def test_a_set_comes_to_the_same_as_its_things_one_by_one(game: str) -> None:
    source = random.Random(5)
    sets = 0
    for seed in range(12):
        p = bs.start(game, seats=2 + seed % 2, seed=seed)
        while not p.over:
            choice = choices.set_choice(p)
            if choice is not None and sets < 60:
                sets += 1
                size = source.randint(choice.least, min(choice.most, len(choice.members)))
                marked = source.sample(choice.members, size)
                whole = choices.Chosen(marked, True)
                assert whole.why_not(p) is None
                q = p.copy()
                words = p.text(marked[0]).split()[:1] + [p.text(action).split()[1] for action in marked]
                q.play(" ".join(words if size > 1 else [*words, "only"]))
                assert q.dump() == one_by_one(p, marked, choice.stop).dump()
            p.act(source.choice(p.choices))
    assert sets >= 5


@pytest.mark.rule("SH-032")
def test_cards_to_pay_with_are_marked_in_any_order() -> None:
    p = position(hands={0: [10, 5, 26, 31, 62]}, shares={1: {card(10).partition("-")[0]: 3}})
    play(p, "buy 10")
    assert len(choices.offered(p)) == 4, "all of the hand can be marked, the highest cards too"
    p.play("pay " + " ".join(card(number) for number in (62, 5, 31)))
    assert hand(p, 0) == [26]


@pytest.mark.rule("DS-098")
def test_discs_are_taken_back_in_any_order_and_none_is_forfeited() -> None:
    """The trap: naming the best tile first used to forfeit the others silently."""
    p = bs.replay(Record.parse((CASES / "reassignment-trap.record").read_text(encoding="utf-8")))
    assert isinstance(p, DeepSeaPosition)
    seat = p.seat
    before = p.staging[seat]
    p.play("take-back sonar_operator team_leader")
    assert p.staging[seat] == before + 2


def test_a_set_that_is_too_large_or_names_a_thing_twice_says_so() -> None:
    p = bs.replay(Record.parse((CASES / "reassignment-trap.record").read_text(encoding="utf-8")))
    for text, code in (
        ("take-back team_leader pilot sonar_operator", "set-size"),
        ("take-back pilot pilot", "marked-twice"),
        ("take-back pilot navigator", "no-disc-on"),
    ):
        with pytest.raises(bs.IllegalAction) as refused:
            p.play(text)
        assert refused.value.reason.code == code
        assert "{" not in refused.value.sentence("de")


def test_one_thing_and_no_more_is_said_with_only() -> None:
    p = bs.replay(Record.parse((CASES / "reassignment-trap.record").read_text(encoding="utf-8")))
    q, seat = p.copy(), p.seat
    p.play("take-back pilot")
    assert (p.seat, p.stack[-1].step) == (seat, q.stack[-1].step), "a single step is asked on"
    q.play("take-back pilot only")
    assert q.stack[-1].step != p.stack[-1].step


def test_a_set_stands_in_a_record_as_one_line_in_ascending_order() -> None:
    record = Record.parse((CASES / "reassignment-trap.record").read_text(encoding="utf-8"))
    p = bs.replay(record)
    chosen = choices.read(p, "take-back sonar_operator team_leader")
    assert chosen.text(p) == "take-back team_leader sonar_operator"
    record.actions.append(chosen.text(p))
    chosen.act(p)
    again = Record.parse(record.text())
    assert bs.replay(again).dump() == p.dump()


def test_things_that_are_not_chosen_together_are_refused_in_words() -> None:
    p = bs.start("shares", seats=3, seed=7)
    first, second = (p.text(action).split()[1] for action in p.choices[:2])
    with pytest.raises(bs.UnknownAction) as refused:
        p.play(f"draft {first} {second}")
    assert "draft CARD" in str(refused.value)
