"""Positions, options and scores behave like any Python object: they pickle, copy, and say what they are."""

from __future__ import annotations

import copy
import pickle
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path

import pytest

import bathysphere as bs
from bathysphere.engine.chance import Source
from bathysphere.games import shares

CARDS = Path(shares.__file__).parent / "content" / "data" / "cards.toml"


def middle(game: str, seats: int, actions: int, **settings: str | int) -> bs.Position:
    """A position after so many of the first options."""
    p = bs.start(game, seats=seats, seed=11, **settings)
    for _ in range(actions):
        p.play(p.options()[0])
    return p


POSITIONS = [
    lambda: middle("shares", 3, 25),
    lambda: middle("deepsea", 2, 40, mission=9),
    lambda: middle("deepsea", 1, 30, mode="solo"),
    lambda: middle("reef", 4, 40),
    lambda: middle("reef", 2, 30, version=1),
]


@pytest.fixture(params=POSITIONS)
def p(request: pytest.FixtureRequest) -> bs.Position:
    position: bs.Position = request.param()
    return position


def test_a_position_survives_its_pickle_and_plays_on(p: bs.Position) -> None:
    again = pickle.loads(pickle.dumps(p))
    assert type(again) is type(p)
    assert again.dump() == p.dump()
    assert again.game is p.game
    assert again.content is p.content
    assert list(again.choices) == list(p.choices)
    p.play(p.options()[-1])
    again.play(again.options()[-1])
    assert again.dump() == p.dump()


def test_copies_are_independent(p: bs.Position) -> None:
    before = p.dump()
    for other in (copy.copy(p), copy.deepcopy(p), copy.deepcopy([p])[0]):
        assert other.dump() == before
        other.play(other.options()[0])
        assert other.dump() != before
        assert p.dump() == before


def _score(p: bs.Position) -> list[int]:
    return [score.total for score in p.scores()]


def test_positions_go_to_other_processes() -> None:
    positions = [make() for make in POSITIONS]
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        assert list(pool.map(_score, positions)) == [_score(p) for p in positions]


def test_a_position_of_a_pack_brings_its_pack(tmp_path: Path) -> None:
    (tmp_path / CARDS.name).write_text(CARDS.read_text(encoding="utf-8"), encoding="utf-8")
    p = bs.start("shares", seats=2, seed=5, pack=str(tmp_path))
    again = pickle.loads(pickle.dumps(p))
    assert again.dump() == p.dump()
    assert again.content.settings["pack"] == p.content.settings["pack"]


def test_options_scores_and_finished_games_too(p: bs.Position) -> None:
    option = p.options()[0]
    again = pickle.loads(pickle.dumps(option))
    assert (again.text, again.label("de"), again.seat) == (option.text, option.label("de"), option.seat)
    assert pickle.loads(pickle.dumps(p.scores())) == p.scores()
    end = p.copy()
    chance = Source(1)
    while not end.over:
        end.act(end.choices[chance.below(len(end.choices))])
    assert pickle.loads(pickle.dumps(end)).over


def test_they_say_what_they_are() -> None:
    p = middle("shares", 3, 5)
    assert repr(p) == f"<shares, 3 seats, after 5 actions: seat {p.seat} asked for {p.options()[0].step}>"
    assert repr(p.scores()[0]).startswith("<seat 0: ")
    assert repr(p.game) == f"<game shares, version {p.game.newest}>"
    assert repr(p.options()[0]) == f"Option({p.options()[0].action}, {p.options()[0].text!r})"


def test_settings_may_be_numbers() -> None:
    one, other = bs.start("deepsea", mission=3, seed=1), bs.start("deepsea", mission="3", seed=1)
    assert one.dump() == other.dump()


def test_the_program_is_asked_for_games_bots_and_matches() -> None:
    assert {"shares", "deepsea", "reef"} <= set(bs.games())
    assert import_module("bathysphere.games.reef") is bs.games.reef  # type: ignore[attr-defined]
    assert {"random", "mate", "captain"} <= set(bs.bots())
    result = bs.simulate("shares", ["greedy", "random"], games=6, seed=3)
    assert len(result.played) == 6
    assert result.win_rate("greedy") + result.win_rate("random") == pytest.approx(1)
    assert result.data()["games"] == 6
    assert result.played == bs.simulate("shares", ["greedy", "random"], games=6, seed=3).played
    with pytest.raises(KeyError, match="did not play"):
        result.win_rate("mate")
    with pytest.raises(bs.OptionError):
        bs.simulate("shares", ["greedy", "nobody"])


@pytest.mark.parametrize(
    ("told", "sentence"),
    [
        (bs.Position, "Everything about a game at one moment"),
        (bs.Position.play, "Play an option, its int or its text"),
        (bs.Position.seat, "Who has to choose"),
        (bs.Bot.choose, "One of the legal actions"),
        (bs.Observation, "What a seat knows of a position"),
    ],
)
def test_help_teaches_compiled_or_not(told: object, sentence: str) -> None:
    assert sentence in (told.__doc__ or "")
