"""Who hears of what, and when: without a server."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bathysphere.play import entries
from bathysphere.play.clock import ClockPlan
from bathysphere.server.notices.occasions import Occasion, occasions
from bathysphere.server.notices.ways import Wishes, due, zone
from tests.play.people import ANN, BOB, CYD, Evening

BERLIN = ZoneInfo("Europe/Berlin")


class Listening(Evening):
    """An evening that knows who would hear of each row."""

    heard: list[Occasion]

    def add(self, what: entries.What, person: str = "", key: str = "") -> None:
        before = self.table if self.table.rows else None
        super().add(what, person, key)
        self.heard = occasions(before, self.table, self.table.rows[-1])


def kinds(evening: Listening, who: str) -> list[str]:
    return [one.kind for one in evening.heard if one.person == who]


def test_each_turn_is_told_once() -> None:
    evening = Listening(ANN, BOB, CYD)
    told = 0
    for _ in range(30):
        before = evening.sits(evening.table.pending)
        evening.act()
        after = evening.sits(evening.table.pending)
        turns = [one.person for one in evening.heard if one.kind == "turn"]
        assert turns == ([after] if after != before else [])
        told += len(turns)
    assert told > 5


def test_who_plays_alone_is_told_nothing() -> None:
    evening = Listening(ANN, "bot")
    assert evening.heard == []
    evening.do(ANN, "chat", text="hello?")
    assert evening.heard == []


def test_others_hear_of_words_requests_and_the_end() -> None:
    evening = Listening(ANN, BOB, CYD)
    evening.do(ANN, "chat", text="hello")
    assert [one.person for one in evening.heard] == [BOB, CYD]
    while evening.table.moves < 4:
        evening.act()
    evening.do(BOB, "ask", moves=0)
    assert kinds(evening, ANN) == kinds(evening, CYD) == ["ask"]
    assert kinds(evening, BOB) == []
    evening.add(entries.Close(), ANN)
    assert kinds(evening, BOB) == kinds(evening, CYD) == ["over"]
    assert kinds(evening, ANN) == []


def test_the_next_table_invites() -> None:
    evening = Listening(ANN, BOB)
    evening.add(entries.Rematch("next"), ANN)
    assert evening.heard == [Occasion(BOB, "invited", "next")]


def test_who_has_a_clock_is_reminded_before_it_runs_out() -> None:
    evening = Listening(ANN, BOB, clock=ClockPlan(3600))
    waiting = [one for one in evening.heard if one.kind == "waiting"]
    assert all(one.later <= 1_800_000 for one in waiting)


# -- when ---------------------------------------------------------------------------------------------


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=BERLIN).timestamp() * 1000)


@pytest.mark.parametrize(
    ("happens", "wishes", "told"),
    [
        ("2026-06-01T12:00:00", {}, "2026-06-01T12:00:30"),
        ("2026-06-01T23:10:00", {"quiet_from": 1320, "quiet_until": 420}, "2026-06-02T07:00:00"),
        ("2026-06-02T06:59:40", {"quiet_from": 1320, "quiet_until": 420}, "2026-06-02T07:00:10"),
        ("2026-06-01T13:30:00", {"quiet_from": 780, "quiet_until": 840}, "2026-06-01T14:00:00"),
        ("2026-03-28T23:30:00", {"quiet_from": 1320, "quiet_until": 420}, "2026-03-29T07:00:00"),
        ("2026-06-01T12:10:00", {"digest": 60}, "2026-06-01T13:00:00"),
        ("2026-06-01T12:10:00", {"digest": 1440}, "2026-06-02T08:00:00"),
        ("2026-06-01T02:10:00", {"digest": 1440}, "2026-06-01T08:00:00"),
        (
            "2026-06-01T12:10:00",
            {"digest": 1440, "quiet_from": 1320, "quiet_until": 540},
            "2026-06-02T09:00:00",
        ),
    ],
)
def test_notices_wait_for_the_digest_and_for_the_morning(happens: str, wishes: dict, told: str) -> None:
    assert due(at(happens), Wishes(zone="Europe/Berlin", **wishes), 30_000) == at(told)


def test_there_are_no_zones_of_odd_names() -> None:
    assert zone("Europe/Berlin") is not None
    for odd in ("Europe/Atlantis", "../../etc/passwd", "/etc/passwd", "", "\0"):
        assert zone(odd) is None
