"""Lessons over the HTTP API: a private table that answers tries and replies for the others."""

from __future__ import annotations

import time
from typing import Any

import pytest

from bathysphere.games import GAMES
from bathysphere.lessons import lessons_of
from bathysphere.play.lessons import Lesson
from tests.web.servers import PATIENCE, Person, Server


@pytest.mark.parametrize("name", GAMES)
def test_lessons_are_listed_in_both_languages(ann: Person, name: str) -> None:
    english, german = (ann.get(f"/games/{name}/lessons/{lang}") for lang in ("en", "de"))
    assert [line["lesson"] for line in english] == [each.id for each in lessons_of(name)]
    assert all(one["title"] != other["title"] for one, other in zip(english, german, strict=True))
    ann.get(f"/games/{name}/lessons/xx", status=409)
    assert ann.post(f"/lessons/{name}/nonsense", status=404)["code"] == "lesson-unknown"
    ann.post("/lessons/chess/opening", status=404)


def test_a_try_that_leads_elsewhere_is_answered_and_taken_back(ann: Person) -> None:
    state = ann.post("/lessons/shares/dividend", status=201)
    table, begins = state["table"]["id"], state["moves"]
    lesson = state["lesson"]
    assert (lesson["number"], lesson["of"], lesson["step"]) == (2, len(lessons_of("shares")), 0)
    assert lesson["back"] == begins
    assert state["undo"]["steps"] == 0, "a lesson begins where its record ends"

    ann.command(table, "act", state["revision"], action="expand wildlife-75")
    state = ann.get(f"/tables/{table}")
    assert state["lesson"]["answer"] is None, "a try is judged by the choice after it, where it names one"
    ann.command(table, "act", state["revision"], action="into research")
    state = ann.get(f"/tables/{table}")
    assert state["lesson"]["answer"]["says"] == "Legal, but it pays nothing"
    assert state["lesson"]["answer"]["rules"] == ["SH-049"]
    assert state["lesson"]["answer"]["tried"]
    assert (state["options"], state["question"]) == ([], None), "first it is taken back"

    ann.command(table, "ask", state["revision"], moves=state["lesson"]["back"])
    state = ann.get(f"/tables/{table}", lang="de")
    assert (state["moves"], state["lesson"]["answer"]) == (begins, None)
    assert state["lesson"]["task"] == "Spiele eine Karte so, dass du 3 ziehst."

    ann.command(table, "act", state["revision"], action="expand research-95")
    state = ann.get(f"/tables/{table}")
    assert [check["done"] for check in state["lesson"]["checks"]] == [True, False]
    assert state["lesson"]["show"] == ["into research"]


@pytest.mark.parametrize(
    "lesson", [each for name in GAMES for each in lessons_of(name)], ids=lambda each: f"{each.game}-{each.id}"
)
def test_what_is_shown_leads_to_the_end(ann: Person, lesson: Lesson) -> None:
    state = ann.post(f"/lessons/{lesson.game}/{lesson.id}", status=201)
    deadline = time.monotonic() + PATIENCE
    while state["lesson"]["step"] < len(lesson.steps):
        assert time.monotonic() < deadline
        shown = state["lesson"]["show"]
        if shown and state["options"]:
            ann.command(state["table"]["id"], "act", state["revision"], action=shown[0])
        else:
            time.sleep(0.05)  # the others reply
        state = ann.get(f"/tables/{state['table']['id']}")
    assert state["lesson"]["said"] == lesson.steps[-1].done["en"]
    assert state["options"] == []


def test_a_lesson_is_private_and_no_game_that_counts(ann: Person, eve: Person, server: Server) -> None:
    state = ann.post("/lessons/shares/worth", status=201)
    eve.get(f"/tables/{state['table']['id']}", status=403)
    lines: list[dict[str, Any]] = ann.get("/tables/mine")
    assert next(line for line in lines if line["table"] == state["table"]["id"])["lesson"] == "worth"
    assert ann.get("/me")["finished"] == {}


def test_the_question_comes_with_the_coach(ann: Person) -> None:
    state = ann.table("me", "bot", "bot")
    deadline = time.monotonic() + PATIENCE
    while not state["question"]:
        assert time.monotonic() < deadline
        time.sleep(0.05)
        state = ann.get(f"/tables/{state['table']['id']}")
    assert state["coach"].startswith("Your first two shares are free.")
    german = ann.get(f"/tables/{state['table']['id']}", lang="de")
    assert german["coach"].startswith("Die ersten zwei Aktien sind umsonst.")
