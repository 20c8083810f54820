"""Hints and the review over the API."""

from __future__ import annotations

import pytest

from tests.web.servers import Person, Server
from tests.web.test_api import finish


def test_a_hint_for_the_own_choice(ann: Person) -> None:
    id = ann.table("me", "me")["table"]["id"]
    state = ann.get(f"/tables/{id}", seat=0)
    hint = ann.post(f"/tables/{id}/hint", None, params={"seat": 0})
    assert (hint["moves"], hint["seat"]) == (state["moves"], 0)
    labels = {option["action"]: option["label"] for option in state["options"]}
    assert 0 < len(hint["options"]) <= 3
    for option in hint["options"]:
        assert labels[option["action"]] == option["label"]
        assert 0 <= option["chance"] <= 1
        assert option["points"] > 0
        assert option["sentence"].endswith(".")
    german = ann.post(f"/tables/{id}/hint", None, params={"seat": 0, "lang": "de"})
    assert not {o["sentence"] for o in german["options"]} & {o["sentence"] for o in hint["options"]}
    assert ann.post(f"/tables/{id}/hint", None)["seat"] == 0, "the seat that has to choose, if it is mine"


def test_every_hint_is_in_the_log_for_all_to_see(ann: Person, bob: Person) -> None:
    state = ann.table("me", "open", hints=True)
    id = state["table"]["id"]
    assert state["table"]["hints"]
    bob.post(f"/invites/{state['table']['invite'].removeprefix('/join/')}", {})
    asker, other = (ann, bob) if ann.get(f"/tables/{id}")["options"] else (bob, ann)
    before = other.get(f"/tables/{id}")["revision"]
    for _ in range(2):  # asked twice in the same position it is one
        asker.post(f"/tables/{id}/hint", None)
    told = other.get(f"/tables/{id}/since/{before}")
    assert [entry["kind"] for entry in told] == ["hint"]
    assert told[0]["seat"] == asker.get(f"/tables/{id}")["seat"]
    asker.play_once(id)  # what was seen before is no older for it


def test_between_people_there_are_no_hints_unless_they_want_them(ann: Person, bob: Person) -> None:
    state = ann.table("me", "open")
    id = state["table"]["id"]
    assert not state["table"]["hints"]
    bob.post(f"/invites/{state['table']['invite'].removeprefix('/join/')}", {})
    asker = ann if ann.get(f"/tables/{id}")["options"] else bob
    revision = asker.get(f"/tables/{id}")["revision"]
    assert asker.post(f"/tables/{id}/hint", None, 409)["code"] == "hints-off"
    assert asker.get(f"/tables/{id}")["revision"] == revision
    alone = ann.table("me", "bot", hints=False)["table"]
    assert not alone["hints"]
    assert ann.table("me", "bot")["table"]["hints"]


def test_who_gets_no_hint(ann: Person, bob: Person) -> None:
    id = ann.table("me", "me")["table"]["id"]
    assert ann.post(f"/tables/{id}/hint", None, 403, params={"seat": 1})["code"] == "wrong-seat"
    assert bob.post(f"/tables/{id}/hint", None, 403, params={"seat": 0})["code"] == "not-yours"
    assert bob.post(f"/tables/{id}/hint", None, 403)["code"] == "no-seat"
    assert ann.get(f"/tables/{id}/review", 409)["code"] == "not-over"


@pytest.mark.slow
def test_a_finished_game_is_looked_back_upon(server: Server) -> None:
    ann = server.person()
    id = ann.table("me", "bot")["table"]["id"]
    state = finish(ann, id)
    assert ann.post(f"/tables/{id}/hint", None, 409)["code"] == "not-running"
    review = ann.get(f"/tables/{id}/review")
    assert review["moves"] == state["moves"]
    moves = [value["moves"] for value in review["values"]]
    assert moves == sorted(moves)
    assert (moves[0], moves[-1]) == (0, state["moves"])
    totals = [score["total"] for score in state["scores"]]
    assert review["values"][-1]["points"] == pytest.approx(totals, abs=1)
    for move in review["costly"]:
        assert move["action"] != move["better"]
        assert move["chance"] > 0
        assert move["sentence"]
    assert ann.get(f"/tables/{id}/review", lang="de")["values"] == review["values"]
