"""Bots of one's own: named by file or module, offered at tables by their class, refused to visitors."""

from pathlib import Path

import pytest

import bathysphere as bs
from bathysphere.minds import Observation, is_bot, known, make_bot, registry
from bathysphere.play import decide
from bathysphere.play.entries import SeatPlan
from bathysphere.play.refusal import Refusal

SHARK = """
from bathysphere.minds import Bot

class Shark(Bot):
    def choose(self, observation):
        return observation.choices[-1]

class Mate(Shark):
    pass

FISH = 7
"""


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(registry, "_offered", {})
    (tmp_path / "shark.py").write_text(SHARK)
    return str(tmp_path / "shark.py")


def test_a_bot_is_named_by_its_file(file: str) -> None:
    name = f"{file}:Shark"
    assert is_bot(name)
    p = bs.start("shares", seats=2, seed=1)
    assert make_bot(name, "shares", 1).choose(Observation(p, p.seat)) == p.choices[-1]


@pytest.mark.parametrize(
    ("name", "code"), [("Whale", "bot-load"), ("FISH", "bot-class"), ("SHARK_", "bot-load")]
)
def test_what_is_no_bot_says_so(file: str, name: str, code: str) -> None:
    with pytest.raises(bs.OptionError) as refused:
        make_bot(f"{file}:{name}", "shares", 1)
    assert refused.value.code == code


def test_a_file_that_is_not_there_says_so() -> None:
    with pytest.raises(bs.OptionError, match="FileNotFoundError"):
        make_bot("nowhere.py:Shark", "shares", 1)


def test_what_is_offered_goes_by_its_class_and_takes_no_name_of_ours(file: str) -> None:
    assert registry.offer(f"{file}:Shark") == "shark"
    assert registry.offer(f"{file}:Shark") == "shark"
    assert registry.offer(f"{file}:Mate") == "mate-2"
    assert known()[-2:] == ["shark", "mate-2"]
    assert type(make_bot("mate-2", "shares", 1)).__name__ == "Mate"


def test_visitors_choose_among_what_is_offered_and_name_no_code(file: str) -> None:
    def made(level: str) -> str:
        seats = [SeatPlan("me"), SeatPlan("bot", level=level)]
        return decide.create("shares", {}, seats, "ann", "Ann").chairs[1].level

    with pytest.raises(Refusal, match="no bot"):
        made(f"{file}:Shark")
    with pytest.raises(Refusal, match="no bot"):
        made("shark")
    registry.offer(f"{file}:Shark")
    assert made("shark") == "shark"
