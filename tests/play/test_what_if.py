"""What if: trying out another way from a moment, also while a game against bots runs."""

from __future__ import annotations

import json
import random

import msgspec
import pytest

from bathysphere.content.packs import game_for
from bathysphere.play import decide, ground, opening
from bathysphere.play.course import Course
from bathysphere.play.entries import Chair, Create, Row, SeatPlan
from bathysphere.play.refusal import Refusal
from bathysphere.play.table import Table
from tests.play.people import as_people_say

GAMES = ("deepsea", "reef", "shares")
SEATS = [SeatPlan("me"), SeatPlan("bot", level="random"), SeatPlan("bot", level="random")]


def running(game: str, moves: int, others: str = "bot", seed: int | str = 5) -> Table:
    """A table of Ann and two others, some random moves into the game."""
    newest = game_for(game, {})
    chairs = [Chair("person", "Ann", person="ann")]
    for name in ("bob", "cyd"):
        bot = others == "bot"
        chairs.append(Chair("bot", name, "random") if bot else Chair("person", name, person=others))
    table = Table("t")
    table.apply(Row(0, 1, Create(game, {}, seed, newest.version, chairs, "ann")))
    course, chance = table.play, random.Random(1)
    assert course is not None
    for _ in range(moves):
        step(course, chance)
    return table


def step(course: Course, chance: random.Random) -> None:
    """Any move."""
    p = course.position
    course.play(course.prepare(as_people_say(p, p.choices[chance.randrange(len(p.choices))])))


def started(made: Create) -> Table:
    """The table that such a row makes."""
    table = Table("u")
    table.apply(Row(0, 1, made))
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_game_against_bots_can_be_tried_out_while_it_runs(game: str) -> None:
    table = running(game, 25)
    for moves in (10, 25):
        made = decide.branch(table, moves, SEATS, "ann", "Ann")
        assert (made.branch_of, made.seal, made.prefix) == ("t", "", [])
        twin = started(made)
        seat = table.seats_of("ann")[0]
        assert table.play is not None
        assert twin.position.view(seat) == table.play.at(moves).view(seat)


def test_not_while_somebody_else_may_sit_at_the_same_screen() -> None:
    with pytest.raises(Refusal) as refused:
        decide.branch(running("shares", 9, "ann"), 5, SEATS, "ann", "Ann")
    assert refused.value.code == "branch-people"


ALL_ME = [SeatPlan("me")] * 3


def test_among_people_one_tries_things_out_alone_and_without_advice() -> None:
    table = running("shares", 9, "bob")
    made = decide.branch(table, 9, ALL_ME, "ann", "Ann")
    assert made.hints == "no"
    assert not made.watch
    assert {chair.person for chair in made.chairs} == {"ann"}
    wise = [SeatPlan("me"), SeatPlan("me"), SeatPlan("bot", level="mate")]
    for tried in (table, started(made)):
        with pytest.raises(Refusal) as refused:
            decide.branch(tried, 9 if tried is table else 0, wise, "ann", "Ann")
        assert refused.value.code == "branch-bots"
    assert decide.branch(started(made), 0, ALL_ME, "ann", "Ann").hints == "no"
    table.setup.hints = "yes"
    assert decide.branch(table, 9, wise, "ann", "Ann").hints == ""


def test_nobody_tries_things_out_while_no_clock_runs() -> None:
    table = running("shares", 9, "bob")
    table.paused = True
    with pytest.raises(Refusal) as refused:
        decide.branch(table, 9, ALL_ME, "ann", "Ann")
    assert refused.value.code == "paused"


def test_nobody_tries_out_the_game_of_somebody_else() -> None:
    with pytest.raises(Refusal) as refused:
        decide.branch(running("shares", 9), 5, SEATS, "eve", "Eve")
    assert refused.value.code == "branch-people"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("moves", [12, 30])
@pytest.mark.parametrize("others", ["bot", "bob"])
def test_two_worlds_one_what_if(monkeypatch: pytest.MonkeyPatch, game: str, moves: int, others: str) -> None:
    """What the seat cannot know does not go into the table it gets: not a byte of it, seed and all."""
    monkeypatch.setattr(decide, "randbits", lambda _: 4711)
    monkeypatch.setattr(decide, "fresh", lambda: "0" * 32)
    table = running(game, moves, others, seed="9f" * 16)
    seats = SEATS if others == "bot" else ALL_ME
    seat = table.seats_of("ann")[0]
    made = msgspec.json.encode(decide.branch(table, moves, seats, "ann", "Ann"))
    assert b"9f9f" not in made
    for other in range(4):
        twin = running(game, moves, others)
        assert twin.play is not None
        assert table.play is not None
        twin.play.position = table.play.position.determinize(seat, other)
        twin.play.moves = list(table.play.moves)
        assert msgspec.json.encode(decide.branch(twin, moves, seats, "ann", "Ann")) == made


def test_the_world_is_another_each_time() -> None:
    """Whoever tries twice does not see the same hidden cards twice."""
    table = running("shares", 20)
    decks = {json.dumps(decide.branch(table, 20, SEATS, "ann", "Ann").world) for _ in range(4)}
    assert len(decks) == 4


@pytest.mark.parametrize("game", GAMES)
def test_such_a_table_is_stored_taken_back_and_tried_out_again(game: str) -> None:
    made = ground.stamped(decide.branch(running(game, 25), 25, SEATS, "ann", "Ann"))
    rows = [Row(0, 1, made)]
    rows = msgspec.json.decode(msgspec.json.encode(rows), type=list[Row])
    outcome = opening.opened("u", rows)
    assert (outcome.why, outcome.carried) == ("", None)
    table = outcome.table
    course = table.play
    assert isinstance(course, Course)
    before = course.position
    chance = random.Random(3)
    while not course.position.over:
        step(course, chance)
    assert table.status == "over"
    again = started(decide.branch(table, 0, SEATS, "ann", "Ann"))
    assert ground.dumped(again.position) == ground.dumped(before)
    course.take_back(0)
    assert table.status == "running"


def test_a_finished_game_is_played_on_as_it_was() -> None:
    table = running("shares", 0)
    course, chance = table.play, random.Random(2)
    assert course is not None
    while not course.position.over:
        step(course, chance)
    made = decide.branch(table, 7, SEATS, "eve", "Eve")
    assert made.world is None
    assert made.seed == table.setup.seed
    assert made.prefix == table.record().actions[:7]
