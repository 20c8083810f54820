"""Games that were played: history, statistics, ratings, notes, and the same deal once more."""

from __future__ import annotations

from typing import Any

import pytest
from bench.players import an_action

from tests.web.servers import Person, until


def play_out(id: str, *people: Person) -> dict[str, Any]:
    """To the end, each by whoever has to choose; the state then."""
    for _ in range(2000):
        for person in people:
            state = person.get(f"/tables/{id}")
            if state["table"]["status"] == "over":
                return state
            if state["options"]:
                person.command(id, "act", state["revision"], action=an_action(state, 0))
    raise AssertionError("it did not end")


def between(ann: Person, bob: Person, **more: Any) -> str:
    """A table of Ann and Bob."""
    state = ann.table("me", "open", **more)
    invite = state["table"]["seats"][1]["invite"].removeprefix("/join/")
    bob.post(f"/invites/{invite}", {"name": "Bob"})
    id: str = state["table"]["id"]
    return id


def test_a_finished_game_stands_in_the_history_of_everybody(ann: Person, bob: Person, eve: Person) -> None:
    id = between(ann, bob)
    assert ann.get("/me/games") == []
    play_out(id, ann, bob)
    (game,) = ann.get("/me/games")
    assert (game["table"], game["game"], game["again"], game["rated"]) == (id, "shares", False, None)
    assert [seat["you"] for seat in game["seats"]] == [True, False]
    assert [one["table"] for one in bob.get("/me/games")] == [id]
    assert eve.get("/me/games") == []
    how = "won" if game["seats"][0]["won"] else "lost"
    assert len(ann.get("/me/games", result=how)) == 1
    assert ann.get("/me/games", result="left") == []
    assert len(ann.get("/me/games", opponent="bo")) == 1
    assert ann.get("/me/games", opponent="%") == []
    assert ann.get("/me/games", game="reef") == []
    assert ann.get("/me/games", before=game["at"]) == []


def test_whoever_gives_up_has_lost(ann: Person, bob: Person) -> None:
    id = between(ann, bob, rated=True)
    bob.command(id, "resign", bob.get(f"/tables/{id}")["revision"])
    until(
        lambda: ann.get(f"/tables/{id}")["options"] or ann.get(f"/tables/{id}")["table"]["status"] == "over"
    )
    while ann.get(f"/tables/{id}")["table"]["status"] != "over":
        state = ann.until_asked(id)
        ann.command(id, "act", state["revision"], action=an_action(state, 0))
        until(
            lambda: (
                ann.get(f"/tables/{id}")["options"] or ann.get(f"/tables/{id}")["table"]["status"] == "over"
            )
        )
    (lost,) = bob.get("/me/statistics")
    assert (lost["games"], lost["won"], lost["left"]) == (1, 0, 1)
    assert bob.get("/me/games", result="left")[0]["table"] == id
    (won,) = ann.get("/me/statistics")
    assert (won["won"], won["left"]) == (1, 0)
    assert won["rating"]["mean"] > 25 > lost["rating"]["mean"]


def test_only_rated_tables_between_people_are_rated(ann: Person, bob: Person) -> None:
    play_out(between(ann, bob), ann, bob)
    assert ann.get("/me/statistics")[0]["rating"] is None
    play_out(between(ann, bob, rated=True), ann, bob)
    (told,) = ann.get("/me/statistics")
    assert told["rating"]["games"] == 1
    assert told["rating"]["deviation"] < 25 / 3
    assert len(told["ratings"]) == 1
    assert told["games"] == len(told["points"]) == 2
    assert sum(part["points"] for part in told["parts"]) == pytest.approx(told["mean"], abs=0.3)
    for seats in (["me", "bot"], ["me", "me"]):
        plans = [{"kind": kind, **({"level": "random"} if kind == "bot" else {})} for kind in seats]
        body = {"game": "shares", "seats": plans, "rated": True}
        assert ann.post("/tables", body, 422)["code"] == "rated-people"


def test_nobody_gets_out_of_a_rated_game_by_closing_it(ann: Person, bob: Person) -> None:
    id = between(ann, bob, rated=True)
    state = ann.get(f"/tables/{id}")
    assert state["table"]["rated"]
    assert not state["table"]["hints"]
    assert ann.command(id, "close", state["revision"], 409)["code"] == "rated-goes-on"


def test_notes_are_for_oneself(ann: Person, bob: Person, eve: Person) -> None:
    id = between(ann, bob)
    ann.play_once(id) if ann.get(f"/tables/{id}")["options"] else bob.play_once(id)
    ann.post(f"/tables/{id}/notes", {"text": "keep pearls"})
    ann.post(f"/tables/{id}/notes", {"text": "why this?", "moves": 1})
    ann.post(f"/tables/{id}/notes", {"text": "why that?", "moves": 1})
    assert [(one["moves"], one["text"]) for one in ann.get(f"/tables/{id}/notes")] == [
        (-1, "keep pearls"),
        (1, "why that?"),
    ]
    assert bob.get(f"/tables/{id}/notes") == []
    assert eve.get(f"/tables/{id}/notes") == []
    ann.post(f"/tables/{id}/notes", {"text": " "})
    assert len(ann.get(f"/tables/{id}/notes")) == 1
    assert ann.post(f"/tables/{id}/notes", {"text": "x", "moves": 99}, 404)["code"] == "moment-unknown"
    assert ann.post("/me/export", {"password": ""})["notes"] == [
        {"table": id, "moves": 1, "text": "why that?"}
    ]


def test_the_same_deal_is_played_again_and_compared(ann: Person, bob: Person) -> None:
    id = between(ann, bob)
    assert ann.post(f"/tables/{id}/again", {}, 409)["code"] == "not-over"
    assert ann.get(f"/tables/{id}/deal/0", 409)["code"] == "not-over"
    play_out(id, ann, bob)
    state = bob.post(f"/tables/{id}/again", {"chair": 0}, 201)
    other = state["table"]["id"]
    assert state["table"]["again"]
    assert [seat["kind"] for seat in sorted(state["table"]["seats"], key=lambda one: one["chair"])] == [
        "person",
        "bot",
    ]
    seal = ann.get(f"/tables/{id}")["table"]["seal"]
    assert state["table"]["seal"] == seal
    while bob.get(f"/tables/{other}")["table"]["status"] != "over":
        now = bob.get(f"/tables/{other}")
        if now["options"]:
            bob.command(other, "act", now["revision"], action=an_action(now, 0))
    fared = ann.get(f"/tables/{id}/deal/0")["results"]
    assert sorted((one["you"], one["first"]) for one in fared) == [(False, False), (True, True)]
    assert [one["points"] for one in fared] == sorted((one["points"] for one in fared), reverse=True)


def test_a_bot_plays_the_same_deal_while_it_is_watched(ann: Person, bob: Person) -> None:
    id = between(ann, bob)
    play_out(id, ann, bob)
    other = ann.post(f"/tables/{id}/again", {"chair": 1, "level": "random"}, 201)["table"]["id"]
    until(lambda: ann.get(f"/tables/{other}")["table"]["status"] == "over")
    levels = {one["level"] for one in ann.get(f"/tables/{id}/deal/1")["results"]}
    assert levels == {"", "random"}
    assert ann.post(f"/tables/{id}/again", {"chair": 1, "level": "nobody"}, 409)["code"] == "nobody-meant"


def test_the_deal_of_the_day_is_the_same_for_everybody_and_played_once(ann: Person, bob: Person) -> None:
    daily = next(one for one in ann.get("/daily") if one["game"] == "shares")
    assert (daily["table"], daily["over"], daily["results"]) == (None, False, [])
    state = ann.post("/daily/shares", status=201)
    id = state["table"]["id"]
    assert not state["table"]["hints"]
    assert ann.post("/daily/shares", status=201)["table"]["id"] == id
    seal = bob.post("/daily/shares", status=201)["table"]["seal"]
    assert seal == state["table"]["seal"]
    while ann.get(f"/tables/{id}")["table"]["status"] != "over":
        now = ann.get(f"/tables/{id}")
        if now["options"]:
            ann.command(id, "act", now["revision"], action=an_action(now, 0))
    (mine,) = (one for one in ann.get("/daily") if one["game"] == "shares")
    assert mine["over"]
    assert [one["you"] for one in mine["results"]] == [True]
    (his,) = (one for one in bob.get("/daily") if one["game"] == "shares")
    assert (his["over"], his["results"]) == (False, [])
    assert bob.post("/daily/chess", {}, 404)["code"] == "game-unknown"


def test_whoever_is_forgotten_is_forgotten_here_too(ann: Person, bob: Person) -> None:
    id = between(ann, bob, rated=True)
    play_out(id, ann, bob)
    bob.post("/me/delete", {"password": ""})
    (game,) = ann.get("/me/games")
    assert game["seats"][1]["name"] != "Bob"
    assert ann.get("/me/games", opponent="Bob") == []
