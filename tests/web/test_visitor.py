"""Somebody's own program at a table: examples/visitor.py sits down, plays, comes back, and is replaced."""

import runpy
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.web.servers import Server, serving

VISITOR = runpy.run_path(str(Path(__file__).resolve().parents[2] / "examples" / "visitor.py"))
visit: Callable[..., str] = VISITOR["visit"]
choose: Callable[[Any], str] = VISITOR["choose"]


@pytest.fixture
def server(tmp_path: Path) -> Any:
    with serving(f"sqlite:///{tmp_path}/games.db") as running:
        yield running


class Evening:
    """A host at a table, and the link for whoever wants to join."""

    def __init__(self, server: Server, **more: Any) -> None:
        self.host = server.person()
        state = self.host.table("me", "open", **more)
        self.table = state["table"]["id"]
        path = next(seat["invite"] for seat in state["table"]["seats"] if seat["invite"])
        self.link = f"{self.host.url}{path}"

    def state(self) -> dict[str, Any]:
        return self.host.get(f"/tables/{self.table}")  # type: ignore[no-any-return]

    def kinds(self) -> list[str]:
        return [entry["kind"] for entry in self.host.get(f"/tables/{self.table}/since/0")]

    def play(self, visitor: Future[str], moves: int = 100_000) -> None:
        """The host's own part, until the game is over, the visitor has gone, or after so many moves."""
        while moves and (state := self.state())["table"]["status"] != "over" and not visitor.done():
            if state["options"]:
                self.host.play_once(self.table)
                moves -= 1
            time.sleep(0.02)


def test_a_program_sits_down_by_a_link_and_plays_to_the_end(server: Server, tmp_path: Path) -> None:
    evening = Evening(server)
    with ThreadPoolExecutor(1) as thread:
        visitor = thread.submit(visit, evening.link, choose, cookies=str(tmp_path / "c"))
        evening.play(visitor)
        said = visitor.result(60)
    state = evening.state()
    assert state["table"]["status"] == "over"
    assert said == state["outcome"]["sentence"]
    assert "Visitor" in [seat["name"] for seat in state["table"]["seats"]]
    assert "resign" not in evening.kinds()


@pytest.mark.parametrize("mistake", ["fails", "late", "illegal"])
def test_one_that_errs_or_is_late_is_replaced_by_a_mate_and_the_table_is_told(
    server: Server, tmp_path: Path, mistake: str
) -> None:
    def bad(state: Any) -> str:
        if mistake == "fails":
            raise ValueError("no idea")
        if mistake == "late":
            time.sleep(1.0)
        return "buy nothing" if mistake == "illegal" else choose(state)

    evening = Evening(server)
    with ThreadPoolExecutor(1) as thread:
        visitor = thread.submit(visit, evening.link, bad, 0.2, str(tmp_path / "c"))
        evening.play(visitor)
        assert visitor.result(60) == "a bot plays on in this seat"
    (row,) = [
        each for each in evening.host.get(f"/tables/{evening.table}/since/0") if each["kind"] == "resign"
    ]
    assert row["level"] == "mate"
    assert row["name"] == "Visitor"


def test_the_clock_of_the_table_replaces_one_that_hangs(server: Server, tmp_path: Path) -> None:
    evening = Evening(server, clock={"base": 4, "increment": 0})
    with ThreadPoolExecutor(1) as thread:
        visitor = thread.submit(
            visit, evening.link, lambda state: time.sleep(5) or "", 30, str(tmp_path / "c")
        )
        evening.play(visitor)
        assert visitor.result(60) == "a bot plays on in this seat"
    assert "timeout" in evening.kinds()


def test_started_again_it_comes_back_to_its_seat(server: Server, tmp_path: Path) -> None:
    evening = Evening(server)
    played = []

    def leaves(state: Any) -> str:
        if len(played) == 2:
            raise KeyboardInterrupt
        played.append(state["revision"])
        return choose(state)

    with ThreadPoolExecutor(1) as thread:
        first = thread.submit(visit, evening.link, leaves, 5, str(tmp_path / "c"))
        evening.play(first)
        with pytest.raises(KeyboardInterrupt):
            first.result(60)
        again = thread.submit(visit, evening.link, choose, 5, str(tmp_path / "c"))
        evening.play(again)
        again.result(60)
    assert evening.state()["table"]["status"] == "over"
    assert evening.kinds().count("sit") == 1
