"""Manuals over HTTP: a whole one, what is found in all of them, and the record of a worked example."""

from __future__ import annotations

import msgspec
import pytest

from bathysphere.language.manual import Manual
from bathysphere.server.web.wire_games import ManualHits
from tests.manuals import small_manuals  # noqa: F401
from tests.web.servers import Person

pytestmark = pytest.mark.usefixtures("small_manuals")


def test_a_whole_manual_in_every_language(ann: Person) -> None:
    for lang, title in (("en", "Buy a share"), ("de", "Anteil kaufen")):
        manual = msgspec.convert(ann.get(f"/games/shares/manual/{lang}"), Manual)
        assert (manual.game, manual.language) == ("shares", lang)
        assert manual.passages()[0].title == title


def test_it_is_asked_for_again_only_if_it_has_changed(ann: Person) -> None:
    first = ann.http.get("/games/shares/manual/en")
    assert first.headers["cache-control"] == "no-cache"
    again = ann.http.get("/games/shares/manual/en", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = ann.http.get("/games/shares/manual/de", headers={"if-none-match": first.headers["etag"]})
    assert other.status_code == 200
    assert other.headers["etag"] != first.headers["etag"]
    assert ann.http.get("/games").headers["cache-control"] == "no-store"


def test_what_there_is_not(ann: Person) -> None:
    assert ann.get("/games/kelp/manual/en", 404)["code"] == "game-unknown"
    assert ann.get("/games/shares/manual/xx", 409)["code"] == "language-unknown"
    assert ann.get("/games/reef/manual/en", 404)["code"] == "manual-unknown"
    assert ann.get("/games/shares/manual/examples/none", 404)["code"] == "page-unknown"
    assert ann.get("/games/shares/manual/examples/..%2Fen", 404)["code"] == "page-unknown"
    assert {game["game"]: game["manual"] for game in ann.get("/games")} == {
        "deepsea": False,
        "reef": False,
        "shares": True,
    }


def test_looking_things_up_in_all_manuals(ann: Person) -> None:
    answer = msgspec.convert(ann.get("/manual/search", q="where do stocks come from", lang="en"), ManualHits)
    (shares,) = answer.found
    assert (shares.game, shares.hits[0].passage) == ("shares", "buy")
    assert shares.synonyms[0].said == "stocks"
    assert (
        ann.get("/manual/search", q="SH-040", lang="de")["found"][0]["hits"][0]["title"]
        == "Unternehmen ausbauen"
    )
    assert ann.get("/manual/search", q="xylophone")["found"] == []
    assert ann.get("/manual/search", q="")["found"] == []
    ann.get("/manual/search", 400, q="x" * 201)


def test_a_worked_example_is_opened_as_a_table_of_ones_own(ann: Person) -> None:
    made = ann.post("/examples/shares/first-share", {}, 201)
    assert made["table"]["game"] == "shares"
    assert made["moves"] == 4
    assert made["options"], "the reader is to choose"
    assert sorted(seat["kind"] for seat in made["table"]["seats"]) == ["bot", "bot", "person"]
    assert ann.post("/examples/shares/none", {}, 404)["code"] == "page-unknown"


def test_the_question_says_which_rule_it_comes_from(ann: Person) -> None:
    state = ann.table("me", "me")
    seat = state["view"]["pending"]["seat"]
    mine = ann.get(f"/tables/{state['table']['id']}", seat=seat)
    assert mine["question"]
    assert mine["rule"].startswith("SH-")
    watched = ann.get(f"/tables/{state['table']['id']}", seat=-1)
    assert (watched["question"], watched["rule"]) == (None, "")
