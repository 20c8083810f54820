"""Errors travel from one process to another and say the same there."""

from __future__ import annotations

import inspect
import pickle

import pytest

import bathysphere as bs
from bathysphere.engine import errors
from bathysphere.engine.errors import (
    ContentError,
    IllegalAction,
    LinkError,
    LoadError,
    OptionError,
    Problem,
    RecordError,
    RulesFault,
    UnknownAction,
)
from bathysphere.engine.record import Record
from bathysphere.play.refusal import Illegal, PassedOn, Refusal, ServerError


def illegal() -> Problem:
    p = bs.start("shares", 2, 7)
    for action in p.game.vocabulary.codes() if hasattr(p.game.vocabulary, "codes") else range(500):
        if action not in p.choices:
            try:
                p.play(p.text(action))
            except IllegalAction as problem:
                return problem
            except (Problem, IndexError, KeyError):
                continue
    raise AssertionError("everything is legal")


def faulty() -> RulesFault:
    fault = RulesFault("rules-exception", what="ValueError")
    fault.record = Record("shares", 2, 7, 1, {}, actions=["draft pearl-31"])
    return fault


SEATS = OptionError("seats", game="reef", found="9", least="1", most="4")
EXAMPLES: list[Problem] = [
    Problem("seed", found="x", most="9"),
    SEATS,
    UnknownAction("version-unknown", game="reef", found="9", newest="2"),
    RecordError("record-action", 3, SEATS, action="draft x"),
    LinkError("link-does-not-fit", SEATS),
    LoadError("load-game", "game", found="reef", wanted="shares"),
    ContentError("content-name", "pack.toml", 1, name="x", known="reef"),
    illegal(),
    faulty(),
    Refusal("stale", revision="7"),
    PassedOn("setup", SEATS),
    ServerError("database-missing", url="sqlite:///x"),
]


def test_there_is_an_example_of_every_error_of_the_engine() -> None:
    kinds = {kind for _, kind in inspect.getmembers(errors, inspect.isclass) if issubclass(kind, Problem)}
    assert kinds <= {type(example) for example in EXAMPLES}


@pytest.mark.parametrize("error", EXAMPLES, ids=lambda error: type(error).__name__)
def test_an_error_says_the_same_in_another_process(error: Problem) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert (again.code, again.params, again.args) == (error.code, error.params, error.args)
    assert [again.sentence(language) for language in ("en", "de")] == [
        error.sentence(language) for language in ("en", "de")
    ]
    for name in ("line", "place", "file", "record", "reason"):
        assert repr(getattr(again, name, None)) == repr(getattr(error, name, None)) or name == "reason"


def test_a_refused_action_travels_with_its_sentences() -> None:
    p = bs.start("shares", 2, 7)
    refused = illegal()
    assert isinstance(refused, IllegalAction)
    error = Illegal(p, refused.reason, ["Ann", "Bob"])
    assert pickle.loads(pickle.dumps(error)).sentence("de") == error.sentence("de")
