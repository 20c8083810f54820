"""Whoever resigns or loses on time does not win, whatever the bot on the seat comes to."""

from __future__ import annotations

import pytest

from bathysphere.language.speech import Speech
from bathysphere.play import decide, entries
from bathysphere.play.table import Table
from bathysphere.server.web.projector import Projector
from tests.play.people import ANN, BOB, Evening


def played_on(how: entries.What) -> Evening:
    """Ann and Bob; the player of the seat of `how` leaves at once, and the game goes to its end."""
    evening = Evening(ANN, BOB, seed=3)
    evening.add(how)
    while evening.table.status == "running":
        p = evening.table.position
        evening.add(entries.Act(p.seat, p.text(p.choices[0])))
    return evening


def left_while_leading(how: type[entries.Resign | entries.Timeout]) -> tuple[Table, int]:
    """A finished table whose best seat was left by its player, and that seat."""
    for seat in (0, 1):
        table = played_on(how(seat, "greedy")).table
        if table.position.winners() == [seat]:
            return table, seat
    raise AssertionError("one of the two seats has most points")


@pytest.mark.parametrize(("how", "way"), [(entries.Resign, "resigned"), (entries.Timeout, "timeout")])
def test_the_seat_keeps_its_points_and_place_but_nobody_wins_by_it(how: type, way: str) -> None:
    table, seat = left_while_leading(how)
    assert table.gone() == {seat: way}
    assert table.position.scores()[seat].place == 1
    assert table.winners() == [1 - seat]
    line = table.line()
    assert line.won == [1 - seat]
    assert line.places is not None
    assert line.places[seat] == 1
    assert line.chairs[table.position.chair_of_seat(seat)].gone == way


@pytest.mark.parametrize(
    ("language", "resigned"), [("en", "resigned; a bot played on"), ("de", "hat aufgegeben; ein Bot spielte")]
)
def test_headline_and_log_say_who_left(language: str, resigned: str) -> None:
    table, seat = left_while_leading(entries.Resign)
    gone, stayed = table.chair(seat).name, table.chair(1 - seat).name
    state = Projector(table, -1, language).state("", 0, ([], 0), None)
    assert state.outcome is not None
    assert state.scores is not None
    assert state.outcome.sentence.startswith(f"{stayed} ")
    assert f"{gone} {resigned}" in state.outcome.sentence
    assert (state.outcome.won, state.outcome.leaders) == ([1 - seat], [seat])
    assert state.outcome.gone == {seat: "resigned"}
    assert [score.won for score in state.scores] == [place == 1 - seat for place in (0, 1)]
    assert state.scores[seat].note
    assert state.table.seats[seat].gone == "resigned"
    log = Projector(table, -1, language).entries(0)
    left = next(entry for entry in log if entry.kind == "resign")
    assert gone in left.text
    assert "Bot" in left.text.title()
    last = log[-1].events[-1].text
    assert gone in last
    assert "bot" in last.casefold()
    assert "wins" not in last
    assert "gewinnt" not in last


def test_the_usual_opponent_plays_on_for_whoever_leaves() -> None:
    evening = Evening(ANN, BOB, seed=3)
    left = decide.decide(evening.table, entries.DoResign(revision=1, key="k"), ANN, "Ann").what
    assert isinstance(left, entries.Resign)
    evening.add(left)
    chair = evening.table.chair(left.seat)
    assert (chair.kind, chair.level) == ("bot", "mate")


def test_if_everybody_left_nobody_wins() -> None:
    evening = Evening(ANN, BOB, seed=3)
    evening.add(entries.Resign(0, "greedy"))
    evening.add(entries.Timeout(1, "greedy"))
    while evening.table.status == "running":
        p = evening.table.position
        evening.add(entries.Act(p.seat, p.text(p.choices[0])))
    assert evening.table.winners() == []
    p = evening.table.position
    said = Speech(p.game, p.content, "en", evening.table.players()).outcome(p, evening.table.gone())
    assert said.startswith("Nobody wins")


def test_a_rematch_forgets_who_left() -> None:
    from bathysphere.play.decide import rematch

    table, _ = left_while_leading(entries.Resign)
    assert [chair.gone for chair in rematch(table).chairs] == ["", ""]
