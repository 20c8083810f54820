"""Seats, undo, take-back requests, pause, resignation, clock: what a table allows and what it does not."""

from __future__ import annotations

import pytest

from bathysphere.play import decide, entries
from bathysphere.play.clock import ClockPlan
from bathysphere.play.entries import SeatPlan
from bathysphere.play.refusal import Refusal
from bathysphere.play.table import FreeUndo, Table
from tests.play.people import ANN, BOB, CYD, Evening


def refused(code: str) -> pytest.RaisesExc[Refusal]:
    return pytest.RaisesExc(Refusal, check=lambda refusal: refusal.code == code)


@pytest.fixture
def evening() -> Evening:
    return Evening(ANN, BOB, CYD)


def test_begins_when_no_seat_is_open() -> None:
    evening = Evening(ANN, "open", "bot")
    assert evening.table.status == "waiting"
    evening.add(entries.Sit(1, "Bob"), BOB)
    assert evening.table.status == "running"
    assert sorted(evening.table.players()) == ["Ann", "Bob", "Random"]


def test_host_starts_with_bots_on_open_seats() -> None:
    evening = Evening(ANN, BOB, "open")
    with refused("not-host"):
        evening.do(BOB, "start")
    evening.do(ANN, "start")
    assert evening.table.status == "running"
    assert [chair.kind for chair in evening.table.chairs] == ["person", "person", "bot"]


def test_leaving_opens_the_seat_again() -> None:
    evening = Evening(ANN, BOB, "open")
    evening.do(BOB, "leave")
    assert evening.table.chairs[1].kind == "open"
    with refused("host-stays"):
        evening.do(ANN, "leave")


def test_sitting_down() -> None:
    table = Evening(ANN, "open", "open", listed=True).table
    assert decide.sit(table, None, BOB, "Bob", invited=False) == entries.Sit(1, "Bob")
    assert decide.sit(table, 2, BOB, "Bob", invited=True) == entries.Sit(2, "Bob")
    assert decide.sit(table, 0, ANN, "Ann", invited=True) is None
    with refused("seated"):
        decide.sit(table, 1, ANN, "Ann", invited=True)
    with refused("seat-taken"):
        decide.sit(table, 0, BOB, "Bob", invited=True)
    with refused("private"):
        decide.sit(Evening(ANN, "open", "open").table, None, BOB, "Bob", invited=False)


def test_seats_follow_the_order_of_play(evening: Evening) -> None:
    table = evening.table
    first = table.position.first_chair
    assert table.chair(0) is table.chairs[first]
    assert table.seats_of(table.chairs[first].person) == [0]


def test_only_the_seat_to_move_moves(evening: Evening) -> None:
    action = evening.table.position.text(evening.table.position.choices[0])
    with refused("wrong-seat"):
        evening.do(evening.sits(1), "act", action=action)
    with refused("no-seat"):
        evening.do("stranger", "act", action=action)
    with refused("wrong-seat"):
        evening.do(evening.sits(0), "act", action=action, seat=2)


def test_a_stale_ply_is_refused_but_chat_makes_nothing_stale(evening: Evening) -> None:
    revision = evening.table.revision
    evening.do(BOB, "chat", text="hello")
    evening.do(evening.sits(0), "act", revision=revision, action=evening.table.position.options()[0].text)
    with refused("stale"):
        evening.do(evening.sits(1), "act", revision=revision, action=evening.table.position.options()[0].text)
    with refused("stale"):
        evening.do(
            evening.sits(1), "act", revision=revision + 100, action=evening.table.position.options()[0].text
        )


def test_the_rules_refuse_with_their_own_reason(evening: Evening) -> None:
    with refused("illegal-action"):
        evening.do(evening.sits(0), "act", action="draw")
    with refused("unknown-action"):
        evening.do(evening.sits(0), "act", action="dance")


# -- undo -------------------------------------------------------------------------------------------


def test_undo_is_free_over_own_open_choices(evening: Evening) -> None:
    evening.draft()
    before = evening.table.position.dump()
    who = evening.sits(evening.table.pending)
    evening.act("expand")
    evening.do(who, "undo")
    assert evening.table.position.dump() == before


def test_undo_is_free_until_another_seat_moves(evening: Evening) -> None:
    evening.act()
    assert evening.table.free_undo([0]) == FreeUndo(1, 1, "undo-nothing")
    evening.act()
    with refused("undo-other-seat"):
        evening.do(evening.sits(0), "undo")


def test_undo_ends_where_something_was_revealed(evening: Evening) -> None:
    evening.draft()
    evening.act("draw")
    with refused("undo-revealed"):
        evening.do(evening.sits(0), "undo")


def test_nothing_to_undo(evening: Evening) -> None:
    with refused("undo-nothing"):
        evening.do(evening.sits(0), "undo")


def test_undo_of_the_whole_turn_and_of_too_much(evening: Evening) -> None:
    evening.draft()
    start = evening.table.moves
    who = evening.sits(0)
    evening.act("expand")
    with refused("undo-other-seat"):
        evening.do(who, "undo", steps=2)
    evening.do(who, "undo", turn=True)
    assert evening.table.moves == start


def test_undo_leaves_a_trace_and_the_journal_rebuilds_the_table(evening: Evening) -> None:
    evening.draft()
    evening.act("expand")
    evening.do(evening.sits(0), "undo")
    evening.act("draw")
    table = evening.table
    assert [type(row.what).__name__ for row in table.rows[-3:]] == ["Act", "Undo", "Act"]
    assert table.moves == 6
    again = Table("t")
    for row in table.rows:
        again.apply(row)
    assert again.position.dump() == table.position.dump()
    assert again.line() == table.line()


# -- take-back requests -----------------------------------------------------------------------------


def test_all_agree_to_go_back(evening: Evening) -> None:
    evening.act()
    evening.act()
    evening.do(evening.sits(0), "ask", moves=0)
    assert evening.table.request is not None
    evening.do(evening.sits(1), "answer", agree=True)
    assert evening.table.moves == 2
    evening.do(evening.sits(2), "answer", agree=True)
    assert evening.table.moves == 0
    assert evening.table.request is None


def test_one_declines(evening: Evening) -> None:
    evening.act()
    evening.act()
    evening.do(evening.sits(0), "ask", moves=0)
    with refused("request-open"):
        evening.do(evening.sits(1), "ask", moves=1)
    with refused("no-request"):
        evening.do(evening.sits(0), "answer", agree=True)
    evening.do(evening.sits(1), "answer", agree=False)
    assert evening.table.request is None
    assert evening.table.moves == 2


def test_a_request_can_be_withdrawn_and_lapses_with_a_move(evening: Evening) -> None:
    evening.act()
    evening.act()
    evening.do(evening.sits(0), "ask", moves=0)
    with refused("no-request"):
        evening.do(evening.sits(1), "withdraw")
    evening.do(evening.sits(0), "withdraw")
    evening.do(evening.sits(0), "ask", moves=1)
    evening.act()
    assert evening.table.request is None


def test_bots_agree_at_once() -> None:
    evening = Evening(ANN, "bot", "bot")
    while evening.table.pending != evening.table.seats_of(ANN)[0]:
        move = evening.table.prepare(evening.table.position.options()[0].text).move
        evening.add(entries.Act(move.seat, move.action))
    moves = evening.table.moves
    evening.act()
    move = evening.table.prepare(evening.table.position.options()[0].text).move
    evening.add(entries.Act(move.seat, move.action))
    evening.do(ANN, "ask", moves=moves)
    assert evening.table.moves == moves


def test_bots_wait_for_the_answer_to_a_request() -> None:
    evening = Evening(ANN, BOB, "bot")
    while evening.table.bot_to_move() == "":
        evening.act()
    evening.do(ANN, "ask", moves=0)
    assert evening.table.bot_to_move() == ""
    evening.do(BOB, "answer", agree=False)
    assert evening.table.bot_to_move() == "random"


# -- pause, resignation, clock ----------------------------------------------------------------------


def test_a_paused_table_rests(evening: Evening) -> None:
    evening.do(BOB, "pause")
    with refused("paused"):
        evening.act()
    evening.do(CYD, "resume")
    evening.act()


def test_a_bot_plays_on_after_resignation(evening: Evening) -> None:
    who = evening.sits(0)
    evening.do(who, "resign")
    assert evening.table.bot_to_move()
    assert evening.table.chair(0).name == who.capitalize()
    with refused("no-seat"):
        evening.do(who, "pause")


def test_spectators_can_only_chat(evening: Evening) -> None:
    evening.do("dan", "chat", text="  nice\u202e\n game ")
    chat = evening.table.rows[-1].what
    assert chat == entries.Chat(-1, "Dan", "nice game")
    for kind in ("pause", "undo", "resign", "start", "leave"):
        with refused("no-seat"):
            evening.do("dan", kind)


def test_nothing_but_markup_free_text_is_kept_as_text(evening: Evening) -> None:
    evening.do(ANN, "chat", text="<b>bold</b>")
    assert evening.table.rows[-1].what.text == "<b>bold</b>"  # type: ignore[union-attr]


def test_the_clock_runs_for_whoever_has_to_choose() -> None:
    evening = Evening(ANN, BOB, CYD, clock=ClockPlan(60, 5))
    clock = evening.table.clock
    assert clock is not None
    assert clock.running == 0
    evening.act()
    clock = evening.table.clock
    assert clock is not None
    assert clock.left(0, evening.at) == 64_000
    assert clock.left(1, evening.at + 10_000) == 50_000
    assert evening.table.line().due == evening.at + 60_000
    evening.do(ANN, "pause")
    clock = evening.table.clock
    assert clock is not None
    assert clock.running == -1
    assert clock.left(1, evening.at + 99_000) == 59_000
    assert evening.table.line().due == 0


# -- afterwards -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def finished() -> Table:
    evening = Evening(ANN, BOB, CYD)
    turn = 0
    while evening.table.status == "running":
        turn += 1
        evening.act(pick=turn % len(evening.table.position.choices))
    return evening.table


def test_after_the_end(finished: Table) -> None:
    assert finished.line().result == [score.total for score in finished.position.scores()]
    assert finished.record().players == ["Ann", "Bob", "Cyd"]
    with refused("not-running"):
        decide.decide(finished, entries.DoUndo(revision=finished.revision, key="k"), ANN, "Ann")


def test_rematch_with_a_fresh_deal(finished: Table) -> None:
    made = decide.rematch(finished)
    assert [chair.person for chair in made.chairs] == [ANN, BOB, CYD]
    assert made.seed != finished.setup.seed
    with refused("not-over"):
        decide.rematch(Evening(ANN, BOB, CYD).table)


def test_what_if_from_a_moment(finished: Table) -> None:
    plans = [SeatPlan("me"), SeatPlan("bot", level="random"), SeatPlan("me")]
    made = decide.branch(finished, 20, plans, "dan", "Dan")
    evening = Evening(ANN, BOB, CYD)
    evening.table = Table("u")
    evening.add(made, "dan")
    assert evening.table.moves == 20
    assert finished.play is not None
    assert evening.table.position.dump() == finished.play.at(20).dump()
    assert evening.table.seats_of("dan") == [0, 2]
    assert evening.table.chair(1).kind == "bot"
    with refused("moment-unknown"):
        decide.branch(finished, 10_000, plans, "dan", "Dan")
    with refused("branch-seats"):
        decide.branch(finished, 20, plans[:2], "dan", "Dan")


def test_a_game_that_cannot_be_set_up() -> None:
    me = SeatPlan("me")
    for wrong in (
        {"seats": [me]},
        {"seats": [me] * 6},
        {"settings": {"sides": "upside-down"}},
        {"settings": {"nonsense": "yes"}},
        {"seats": [me, SeatPlan("bot", level="genius")]},
    ):
        setup = {"settings": {}, "seats": [me, me], **wrong}
        with refused("setup"):
            decide.create("shares", person=ANN, person_name="Ann", **setup)  # type: ignore[arg-type]
    with refused("game-unknown"):
        decide.create("chess", {}, [me, me], ANN, "Ann")
    with refused("clock"):
        decide.create("shares", {}, [me, me], ANN, "Ann", clock=ClockPlan(0))
