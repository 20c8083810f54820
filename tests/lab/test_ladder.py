"""The ladder: every seat in turn with the same deal, resumable, and honest about how much was played."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import bathysphere as bs
from bathysphere.lab.ladder import (
    Deal,
    Outcome,
    Plan,
    climb,
    levels_of,
    page,
    play_deal,
    read_outcomes,
)
from bathysphere.lab.study import study
from bathysphere.lab.workers import Processes, Workers
from tests.test_command_line import command, refused

PLAN = Plan("shares", ("random", "deckhand"), 4, 1)


def quiet(total: int, done: int) -> Callable[[], None]:
    return lambda: None


def test_levels_get_their_iterations() -> None:
    assert levels_of("shares", ("mate", "captain", "admiral"), 50) == ("mate", "captain:50", "admiral:200")
    assert levels_of("reef", ("captain:7", "admiral:9"), 50) == ("captain:7", "admiral:9")
    with pytest.raises(bs.OptionError, match="two levels"):
        levels_of("shares", ("mate",), None)


def test_every_table_has_its_games_and_settings_take_turns() -> None:
    deals = PLAN.deals()
    assert sorted((deal.seats, deal.number) for deal in deals) == [(2, 0), (2, 1), (3, 0), (3, 1), (4, 0)]
    assert {deal.settings for deal in deals if deal.seats == 2} == {
        (("sides", "basic"),),
        (("sides", "advanced"),),
    }
    teams = [deal for deal in Plan("deepsea", ("random", "mate"), 4, 1).deals() if not deal.lower]
    assert {deal.upper for deal in teams} == {"random", "mate"}
    assert all(("mode", "coop" if deal.seats > 1 else "solo") in deal.settings for deal in teams)
    assert {deal.seats for deal in teams} == {1, 2, 3, 4}
    assert {dict(deal.settings)["difficulty"] for deal in teams if deal.seats == 2} == set(
        study("deepsea").goals
    )
    assert Plan("deepsea", ("random", "mate"), 4, 1, only="teams").deals() == teams
    assert all(deal.lower for deal in Plan("deepsea", ("random", "mate"), 4, 1, only="pairs").deals())


def test_neighbours_meet_and_mate_meets_random() -> None:
    assert Plan("shares", ("random", "deckhand", "mate"), 4, 1).pairs() == [
        ("deckhand", "random"),
        ("mate", "deckhand"),
        ("mate", "random"),
    ]
    assert Plan("shares", ("random", "mate"), 4, 1).pairs() == [("mate", "random")]


def test_the_stronger_one_sits_everywhere_once() -> None:
    outcome = play_deal(Deal("shares", 3, (), "deckhand", "random", 0, 1))
    assert len(outcome.wins) == len(outcome.points) == len(outcome.others) == 3
    assert play_deal(outcome.deal) == outcome, "the same deal gives the same games"


@pytest.mark.slow
def test_breaking_off_and_going_on_gives_the_same_page(tmp_path: Path) -> None:
    whole = climb(PLAN, tmp_path / "whole.jsonl", Workers(), quiet)
    lines = (tmp_path / "whole.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)
    (tmp_path / "part.jsonl").write_text("".join(lines[:2]), encoding="utf-8")
    counted: list[tuple[int, int]] = []

    def begin(total: int, done: int) -> Callable[[], None]:
        counted.append((total, done))
        return lambda: None

    with Processes(2) as crew:
        again = climb(PLAN, tmp_path / "part.jsonl", crew, begin)
    assert counted == [(5, 2)]
    assert page(sorted(again, key=str)) == page(sorted(whole, key=str))
    assert len(read_outcomes(tmp_path / "part.jsonl")) == 5


def test_the_page_counts_wins_and_intervals() -> None:
    deal = Deal("shares", 2, (), "mate", "random", 0, 7)
    text = page([Outcome(deal, [1.0, 0.5], [40, 30], [20, 30])])
    assert "| 2 | mate | random | 2 | 75.0% |" in text
    assert "| 50% | 35.0 | 25.0 | 7 |" in text
    assert "| mate | " in text.split("openskill")[1]
    assert "processors, Python 3" in text


def test_a_team_is_measured_by_goals() -> None:
    def outcome(difficulty: str, number: int, goals: int) -> Outcome:
        settings = (("mode", "coop"), ("difficulty", difficulty))
        return Outcome(Deal("deepsea", 2, settings, "mate", "", number, 7), [0.5], [goals], [goals])

    text = page([outcome("beginner", 0, 3), outcome("beginner", 1, 4), outcome("expert", 0, 6)])
    row = next(line for line in text.splitlines() if line.startswith("| mate | 2 | 3 |"))
    beginner, intermediate, expert, legendary = [cell.strip() for cell in row.strip("|").split("|")[3:]]
    assert beginner == "50% (9% … 91%), 3.5 goals"
    assert intermediate == "–"
    assert expert.startswith("100%")
    assert expert.endswith("6.0 goals")
    assert legendary == "–"


@pytest.mark.slow
def test_the_command_writes_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "ladder.md"
    arguments = ["ladder", "shares", "--levels", "random,captain", "--budget", "2", "--games", "2"]
    assert command(*arguments, "--seats", "2", "--workers", "1", "--out", str(out)) == 0
    assert "| 2 | captain:2 | random | 2 |" in out.read_text(encoding="utf-8")
    assert "captain:2" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--levels", "mate"], "two levels"),
        (["--levels", "mate,genius"], "admiral"),
        (["--budget", "0"], "no budget"),
        (["--games", "0"], "at least 1"),
        (["--seats", "9"], "no table"),
        (["--seats", "two"], "no table"),
        (["--workers", "0"], "processes"),
    ],
)
def test_wrong_wishes_are_refused(
    arguments: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert said in refused(capsys, "ladder", "shares", "--out", str(tmp_path / "ladder.md"), *arguments)


def test_a_file_that_is_no_ladder_is_named(tmp_path: Path) -> None:
    (tmp_path / "ladder.jsonl").write_text("hello\n", encoding="utf-8")
    with pytest.raises(bs.OptionError, match="line 1"):
        read_outcomes(tmp_path / "ladder.jsonl")
