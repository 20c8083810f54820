"""Frames resolve depth first, choices stop the run, forced ones do not, and copies stand alone."""

import pickle

import pytest

from bathysphere.engine.chance import SealedStream
from bathysphere.engine.errors import IllegalAction, RulesFault, UnknownAction
from bathysphere.engine.events import Event
from bathysphere.engine.frame import Frame
from bathysphere.engine.step import Step
from tests.engine.toy import FORCED, Toy, toy


def test_a_choice_stops_the_run() -> None:
    p = toy()
    assert p.seat == 0
    assert [option.text for option in p.options()] == ["take one", "take two"]
    p.play("take two")
    assert p.seat == 1
    assert p.heap == 3
    assert p.ply == 1


def test_what_is_started_while_resolving_runs_depth_first() -> None:
    p = toy()
    for action in ("take two", "take one", "take two"):
        p.play(action)
    assert p.over
    # The last two stones: each reward brings its own draw before the other reward is looked at.
    assert p.order[-4:] == ["reward 0", "draw 0", "reward 0", "draw 0"]


def test_a_single_option_is_taken_unasked_unless_the_step_asks() -> None:
    p = toy()
    p.wait(FORCED, 1)
    p.run()
    assert p.order == ["forced 1"]
    p.heap = 1
    p.run()
    assert [option.text for option in p.options()] == ["take one"]


def test_what_is_taken_unasked_is_noted_for_whoever_wants_to_know() -> None:
    p = toy()
    p.wait(FORCED, 1)
    p.run()
    assert p.forced is None
    p.wait(FORCED, 1)
    p.forced = []
    p.run()
    assert [(taken.seat, p.text(taken.action)) for taken in p.forced] == [(1, "take one")]


def test_the_game_is_over_when_nothing_is_pending() -> None:
    p = toy()
    while not p.over:
        p.play(p.options()[0])
    assert p.seat == -1
    assert p.choices == []
    reason = p.why_not("take one")
    assert reason is not None
    assert (reason.code, reason.rule) == ("over", "TOY-9")
    with pytest.raises(IllegalAction):
        p.play("take one")


def test_option_int_and_text_mean_the_same() -> None:
    plays = [toy() for _ in range(3)]
    plays[0].play(plays[0].options()[1])
    plays[1].play(plays[1].options()[1].action)
    plays[2].play("take two")
    assert {p.heap for p in plays} == {3}


def test_an_illegal_action_changes_nothing_and_says_why() -> None:
    p = toy()
    p.heap = 1
    with pytest.raises(IllegalAction) as caught:
        p.play("take two")
    assert caught.value.reason.code == "heap"
    assert caught.value.reason.params == {"stones": 2}
    assert (p.heap, p.ply, p.seat) == (1, 0, 0)


def test_a_verb_of_another_step_is_refused_with_what_is_asked() -> None:
    p = toy()
    reason = p.why_not("mark row=1 column=2 depth=3")
    assert reason is not None
    assert (reason.code, reason.rule) == ("not-now", "TOY-1")
    assert reason.params == {"verb": "mark", "step": "turn"}


@pytest.mark.parametrize("nonsense", ["", "jump", "take", "take five", "take one two", "mark row=1", 999, -1])
def test_what_is_no_action_at_all_is_another_error(nonsense: str | int) -> None:
    with pytest.raises(UnknownAction):
        toy().play(nonsense)


def test_copies_share_nothing_that_changes() -> None:
    p = toy()
    q = p.copy()
    q.play("take two")
    assert (p.heap, p.seat, p.ply, p.points, len(p.stack)) == (5, 0, 0, [0, 0], 1)
    assert q.sink is None


def test_the_same_seed_gives_the_same_chance_and_another_seed_another() -> None:
    assert toy(seed=4).deck == toy(seed=4).deck
    assert any(toy(seed=4).deck != toy(seed=other).deck for other in range(5, 9))


def test_events_go_to_the_sink_with_what_each_viewer_may_see() -> None:
    p = toy()
    events: list[Event] = []
    p.sink = events
    for action in ("take two", "take two", "take one"):
        p.play(action)
    taken, *_, drawn = events
    assert taken.data(1) == {"kind": "taken", "seat": 0, "stones": 2}
    assert drawn.data(0)["cards"] == [drawn.items[0]]
    assert drawn.data(1) == {"kind": "drawn", "seat": 0, "count": 1}
    assert drawn.data(-1) == drawn.data(1)
    assert drawn.data() == drawn.data(0)
    assert (drawn.tells(0), drawn.tells(1), taken.tells(1)) == (True, False, False)


def test_reveals_count_what_was_turned_up() -> None:
    p = toy()
    p.play("take two")
    assert p.reveals == 0
    p.play("take two")
    p.play("take one")
    assert p.reveals == 1


def test_chairs_and_seats_turn_with_the_starting_player() -> None:
    p = toy()
    p.first_chair = 1
    assert [p.seat_of_chair(chair) for chair in (0, 1)] == [1, 0]
    assert [p.chair_of_seat(p.seat_of_chair(chair)) for chair in (0, 1)] == [0, 1]


def test_rules_that_go_round_in_circles_end_in_a_fault() -> None:
    p = toy()
    p.game.steps.append(GoesRound())
    try:
        p.wait(len(p.game.steps) - 1, 0)
        with pytest.raises(RulesFault) as fault:
            p.run()
    finally:
        p.game.steps.pop()
    assert fault.value.params == {"step": "goes-round"}
    assert "goes-round" in fault.value.sentence("de")
    assert pickle.loads(pickle.dumps(fault.value)).params == fault.value.params


class GoesRound(Step[Toy, Frame]):
    """A planted fault: resolves by itself, into itself."""

    def __init__(self) -> None:
        super().__init__("goes-round", "TOY-5", [])

    def resolve(self, p: Toy, f: Frame, action: int) -> None:
        p.wait(f.step, f.seat)


# -- chance --------------------------------------------------------------------------------------------

SEED = "000102030405060708090a0b0c0d0e0f"


def test_copies_of_a_sealed_position_share_the_key_and_nothing_else() -> None:
    p = toy(seed=SEED)
    other = p.copy()
    assert (other.key, other.chance) == (p.key, p.chance)
    told = [p.below(100) for _ in range(20)]
    assert [other.below(100) for _ in range(20)] == told
    again = p.copy()
    again.shuffle(list(range(30)))
    assert again.chance > p.chance


def test_a_sealed_game_is_the_same_from_the_same_seed() -> None:
    assert toy(seed=SEED).deck == toy(seed=SEED).deck
    assert len({tuple(toy(seed=f"{number:032x}").deck) for number in range(50)}) > 40


def test_a_position_draws_one_stream_whether_by_number_or_by_deck() -> None:
    stream = SealedStream(bytes.fromhex(SEED), 0)
    p = toy(seed=SEED)
    deck = [1, 2, 3, 4, 5, 6, 7]
    stream.shuffle(deck)
    assert p.deck == deck
    assert [p.below(9) for _ in range(40)] == [stream.below(9) for _ in range(40)]
    assert p.chance == stream.used


def test_no_world_that_might_be_holds_the_key() -> None:
    """Even if a game forgets to give it another chance."""
    p = toy(seed=SEED)
    world = p.determinize(0, 5)
    assert world.key is None
    assert world.chance > 2**32
    assert p.key == bytes.fromhex(SEED)
    assert [world.below(1000) for _ in range(8)] != [p.below(1000) for _ in range(8)]
