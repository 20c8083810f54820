"""What the first page asks the server for, and what it is told when something was typed wrong."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.servers import Person, until


def test_a_short_password_is_refused_in_words(ann: Person) -> None:
    for lang, words in {"en": "at least 8 characters", "de": "mindestens 8"}.items():
        body = {"account": "ann", "password": "short"}
        refusal = ann.post(f"/me/register?lang={lang}", body, 400)
        assert refusal["code"] == "password-length"
        assert words in refusal["sentence"]


def test_what_was_seen_of_a_running_game_is_no_record_and_says_why(ann: Person) -> None:
    table = ann.table("me", "me")["table"]["id"]
    for _ in range(4):
        ann.play_once(table, ann.get(f"/tables/{table}")["view"]["pending"]["seat"])
    text = ann.get(f"/tables/{table}/record", seat=0)
    assert ". …" in text
    refusal = ann.post("/records", {"text": text}, 422)
    assert refusal["code"] == "record"
    assert "after the end of the game" in refusal["sentence"]


def test_a_table_in_the_list_says_how_far_it_is_and_whose_turn(ann: Person) -> None:
    state = ann.table("me", "me", game="deepsea", settings={"mission": "3"})
    (line,) = ann.get("/tables/mine")
    assert (line["round"], line["rounds"]) == (state["view"]["round"], 6)
    assert line["settings"]["mission"] == "3"
    assert line["seats"][line["turn"]]["you"]
    ann.table("me", "open")
    waiting = next(line for line in ann.get("/tables/mine") if line["game"] == "shares")
    assert (waiting["turn"], waiting["rounds"]) == (None, 0)


def test_every_table_can_be_reached(ann: Person) -> None:
    made = {ann.table("me", "me")["table"]["id"] for _ in range(4)}
    rest = ann.get("/tables/mine", skip=3)
    assert len(rest) == 1
    assert {line["table"] for line in [*ann.get("/tables/mine"), *rest]} == made


def asked_something(person: Person, table: str) -> dict[str, Any]:
    """The table as soon as it is this person's turn: bots need a moment."""
    until(lambda: person.get(f"/tables/{table}")["options"])
    state: dict[str, Any] = person.get(f"/tables/{table}")
    return state


@pytest.mark.parametrize("game", ["deepsea", "reef", "shares"])
def test_a_game_against_bots_is_tried_out_while_it_runs(ann: Person, eve: Person, game: str) -> None:
    state = ann.table("me", "bot", game=game)
    table, seat = state["table"]["id"], state["seat"]
    plans = [{"kind": "me"} if place == seat else {"kind": "bot", "level": "random"} for place in (0, 1)]
    state = asked_something(ann, table)
    asked = {"moves": state["moves"], "seats": plans}
    assert eve.post(f"/tables/{table}/branch", asked, 409)["code"] == "branch-people"
    made = ann.post(f"/tables/{table}/branch", asked, 201)
    assert made["table"]["dealt_anew"]
    assert made["table"]["branch_of"] == table
    assert made["table"]["seal"] == ""
    assert made["view"] == state["view"]
    assert [option["action"] for option in made["options"]] == [one["action"] for one in state["options"]]
    line = next(line for line in ann.get("/tables/mine") if line["table"] == made["table"]["id"])
    assert line["branch_of"] == table
    branch = made["table"]["id"]
    asked_something(ann, branch)
    ann.play_once(branch)
    assert "seed" not in ann.get(f"/tables/{branch}/record")
    assert ann.get(f"/tables/{branch}/review", 409)["code"] == "not-over"
