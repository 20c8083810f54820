"""Clocks of days, clocks that stand, and seats of people who are away."""

from __future__ import annotations

import pytest

from bathysphere.play import entries
from bathysphere.play.clock import Clock, ClockPlan
from bathysphere.play.decide import create, sit
from bathysphere.play.entries import Row, SeatPlan
from tests.play.people import ANN, BOB, CYD, Evening, as_people_say
from tests.play.test_table import refused

HOUR = 3600
DAYS = ClockPlan(72 * HOUR, 12 * HOUR, 120 * HOUR)


# -- clocks -------------------------------------------------------------------------------------------


def test_a_clock_of_days_gathers_up_to_its_most() -> None:
    clock = Clock(DAYS, 2)
    at = 0
    for _ in range(6):
        clock.switch(0, at)
        clock.switch(1, at)
    assert clock.left(0, at) == 120 * HOUR * 1000
    clock.switch(0, at)
    clock.switch(1, at + 24 * HOUR * 1000)
    assert clock.left(0, at) == 108 * HOUR * 1000


def test_a_turn_that_leads_to_a_bot_gives_time_back_as_well() -> None:
    evening = Evening(ANN, "bot", clock=ClockPlan(60, 5))
    clock = evening.table.clock
    assert clock is not None
    seat, before = evening.table.pending, evening.table.revision
    while evening.table.chair(seat).kind == "bot":
        p = evening.table.position
        evening.add(entries.Act(seat, as_people_say(p, p.choices[0])))
        seat, before = evening.table.pending, evening.table.revision
    while evening.table.pending == seat:
        evening.act()
    acted = evening.table.revision - before
    assert evening.table.chair(evening.table.pending).kind == "bot"
    assert evening.table.clock is not None
    assert evening.table.clock.left(seat, evening.at) == 60_000 - 1000 * acted + 5000


def test_a_pause_gives_no_time_back() -> None:
    evening = Evening(ANN, BOB, clock=ClockPlan(60, 5))
    seat = evening.table.pending
    evening.do(ANN, "pause")
    assert evening.table.clock is not None
    assert evening.table.clock.left(seat, evening.at) == 59_000


def test_clocks_stand_while_the_server_is_down() -> None:
    evening = Evening(ANN, BOB, clock=ClockPlan(60))
    seat, begun = evening.table.pending, evening.at
    evening.at += 500_000
    evening.add(entries.Stood(begun + 10_000, begun + 500_000))
    clock = evening.table.clock
    assert clock is not None
    assert clock.left(seat, begun + 500_000) == 50_000
    assert evening.table.due == begun + 550_000


def test_what_was_down_before_the_turn_began_takes_nothing() -> None:
    clock = Clock(ClockPlan(60), 2)
    clock.switch(0, 100_000)
    clock.stand(10_000, 90_000)
    assert clock.left(0, 110_000) == 50_000
    clock.stand(90_000, 120_000)
    assert clock.left(0, 121_000) == 59_000


@pytest.mark.parametrize("plan", [ClockPlan(0), ClockPlan(60, 0, 30), ClockPlan(61 * 24 * HOUR)])
def test_clocks_that_nobody_could_play_with_are_refused(plan: ClockPlan) -> None:
    with refused("clock"):
        create("shares", {}, [SeatPlan("me"), SeatPlan("me")], ANN, "Ann", clock=plan)
    assert create("shares", {}, [SeatPlan("me"), SeatPlan("me")], ANN, "Ann", clock=DAYS).clock == DAYS


# -- back from the bot --------------------------------------------------------------------------------


def timed_out(*who: str) -> tuple[Evening, str, int]:
    """A table where somebody has run out of time: who, and the chair."""
    evening = Evening(*who, clock=ClockPlan(60))
    seat = evening.table.pending
    person, chair = evening.sits(seat), evening.table.chair_of(seat)
    evening.at += 100_000
    evening.add(entries.Timeout(seat, "greedy"))
    return evening, person, chair


def test_who_ran_out_of_time_takes_the_seat_back() -> None:
    evening, person, chair = timed_out(ANN, BOB, CYD)
    assert evening.table.bot_to_move() == "greedy"
    evening.do(person, "return")
    table = evening.table
    assert (table.chairs[chair].kind, table.chairs[chair].person, table.chairs[chair].gone) == (
        "person",
        person,
        "",
    )
    assert table.bot_to_move() == ""
    assert table.gone() == {}
    assert table.clock is not None
    assert table.clock.left(table.pending, evening.at) == 6_000
    evening.act()
    with refused("no-return"):
        evening.do(person, "return")


def test_only_they_do_and_not_after_giving_up() -> None:
    evening, person, _ = timed_out(ANN, BOB, CYD)
    other = next(who for who in (ANN, BOB, CYD) if who != person)
    with refused("no-return"):
        evening.do(other, "return")
    evening.do(other, "resign")
    with refused("no-return"):
        evening.do(other, "return")


def test_a_journal_of_all_that_leads_to_the_same_table() -> None:
    evening, person, chair = timed_out(ANN, BOB, CYD)
    evening.do(ANN, "offer", chair=chair) if person != ANN else evening.do(person, "return")
    again = type(evening.table)("t")
    for row in evening.table.rows:
        again.apply(Row(row.revision, row.at, row.what, row.person, row.key))
    assert again.line() == evening.table.line()
    assert again.absent.__dict__ == evening.table.absent.__dict__


# -- given away ---------------------------------------------------------------------------------------


def chair_of(evening: Evening, who: str) -> int:
    return next(place for place, chair in enumerate(evening.table.chairs) if chair.person == who)


def test_the_host_gives_the_seat_of_somebody_who_is_away_to_a_bot() -> None:
    evening = Evening(ANN, BOB, CYD)
    chair = chair_of(evening, BOB)
    evening.do(ANN, "give", chair=chair)
    assert (evening.table.chairs[chair].kind, evening.table.chairs[chair].gone) == ("bot", "away")
    with refused("no-seat"):
        evening.do(BOB, "pause")
    evening.do(BOB, "return")
    assert evening.table.chairs[chair].person == BOB


def test_nobody_gives_away_an_own_seat_or_that_of_a_bot() -> None:
    evening = Evening(ANN, BOB, "bot")
    for chair in (chair_of(evening, ANN), 2, 7):
        with refused("nobody-meant"):
            evening.do(ANN, "give", chair=chair)


def test_all_others_together_give_the_seat_of_the_host_away() -> None:
    evening = Evening(ANN, BOB, CYD)
    chair = chair_of(evening, ANN)
    evening.do(BOB, "give", chair=chair)
    assert evening.table.chairs[chair].person == ANN
    with refused("wished"):
        evening.do(BOB, "give", chair=chair)
    evening.do(CYD, "give", chair=chair)
    assert evening.table.chairs[chair].gone == "away"


def test_who_plays_on_is_not_away() -> None:
    evening = Evening(ANN, BOB, CYD)
    mover = evening.sits(evening.table.pending)
    others = [who for who in (ANN, BOB, CYD) if who not in (mover, ANN)]
    evening.do(others[0], "give", chair=chair_of(evening, mover)) if mover != others[0] else None
    evening.act()
    assert evening.table.absent.wishes == {}


def test_somebody_else_takes_over_where_a_bot_plays_on() -> None:
    evening = Evening(ANN, BOB, CYD)
    chair = chair_of(evening, BOB)
    evening.do(ANN, "give", chair=chair)
    with refused("no-open-seat"):
        sit(evening.table, None, "dan", "Dan", True)
    with refused("not-host"):
        evening.do(CYD, "offer", chair=chair)
    evening.do(ANN, "offer", chair=chair)
    with refused("private"):
        sit(evening.table, chair, "dan", "Dan", False)
    with refused("seated"):
        sit(evening.table, chair, CYD, "Cyd", True)
    row = sit(evening.table, None, "dan", "Dan", True)
    assert row is not None
    evening.add(row, "dan")
    assert (evening.table.chairs[chair].person, evening.table.chairs[chair].gone) == ("dan", "")
    with refused("no-return"):
        evening.do(BOB, "return")


def test_before_the_start_the_host_puts_bots_on_free_chairs() -> None:
    evening = Evening(ANN, "open", "open")
    with refused("not-host"):
        evening.do(BOB, "give", chair=1)
    evening.do(ANN, "give", chair=1, level="random")
    assert evening.table.chairs[1].level == "random"
    evening.do(ANN, "give", chair=1)
    assert evening.table.chairs[1].level == "greedy"
    evening.do(ANN, "give", chair=2)
    assert evening.table.status == "running"


def test_a_take_back_does_not_wait_for_somebody_who_is_away() -> None:
    evening = Evening(ANN, BOB)
    evening.act()
    evening.act()
    evening.do(ANN, "ask", moves=0)
    assert evening.table.moves == 2
    evening.do(ANN, "give", chair=chair_of(evening, BOB))
    assert evening.table.moves == 0
