"""The lab: the same seed gives the same games whatever the number of workers, and the sums are right."""

import pytest

from bathysphere.engine.errors import OptionError
from bathysphere.lab.intervals import wilson
from bathysphere.lab.run import Match, Played, Summary, check, play_match, play_one

MATCH = Match("shares", ("greedy", "random", "random"), 50, 3)


def test_the_number_of_workers_changes_nothing() -> None:
    match = Match("shares", ("random", "random", "random"), 50, 3)
    seen: list[int] = []
    alone = list(play_match(match, workers=1))
    together = list(play_match(match, workers=2, progress=seen.append))
    assert together == alone
    assert sum(seen) == 50
    assert [played.number for played in alone] == list(range(50))


def test_a_game_depends_on_its_number_alone() -> None:
    match = Match("shares", ("random", "random"), 10, 3)
    assert play_one(match, 7) == list(play_match(match, workers=1))[7]
    assert play_one(match, 7).seed != play_one(match, 6).seed
    other_seed = Match("shares", ("random", "random"), 10, 4)
    assert play_one(other_seed, 7) != play_one(match, 7)


def test_bots_sit_everywhere_in_turn() -> None:
    match = Match("shares", ("greedy", "random", "random"), 9, 3)
    seats = {played.bots.index("greedy") for played in play_match(match, workers=1)}
    assert seats == {0, 1, 2}


def test_a_summary_adds_up() -> None:
    summary = Summary(Match("shares", ("greedy", "random"), 3, 1))
    summary.add(Played(0, 1, ["greedy", "random"], [30, 10], [0], 50, 20))
    summary.add(Played(1, 2, ["random", "greedy"], [15, 15], [0, 1], 70, 24))
    data = summary.data()
    assert data["games"] == 2
    assert data["mean_turns"] == 22
    assert data["by_bot"]["greedy"]["wins"] == 1.5
    assert data["by_bot"]["greedy"]["win_rate"] == 0.75
    assert data["by_bot"]["greedy"]["mean_score"] == 22.5
    assert data["by_bot"]["random"]["wins"] == 0.5
    assert data["by_seat"][0]["wins"] == 1.5
    assert data["by_seat"][1]["mean_score"] == 12.5
    assert data["by_bot"]["greedy"]["by_seat"][1]["games"] == 1


def test_wilson_intervals() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10)[1] == 1.0
    assert round(wilson(10, 10)[0], 4) == 0.7225


@pytest.mark.parametrize(
    "match",
    [
        Match("chess", ("random", "random"), 1, 1),
        Match("shares", ("random",), 1, 1),
        Match("shares", ("random", "genius"), 1, 1),
        Match("shares", ("random", "random"), 0, 1),
        Match("shares", ("random", "random"), 1, 1, (("sides", "red"),)),
        Match("shares", ("random", "random"), 1, 1, (("colour", "red"),)),
    ],
)
def test_a_match_that_cannot_be_played_is_refused_before_it_begins(match: Match) -> None:
    with pytest.raises(OptionError):
        check(match)
