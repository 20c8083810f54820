"""Watching: the list of running tables that allow it."""

from __future__ import annotations

from tests.web.servers import Person


def listed(person: Person) -> set[str]:
    return {line["table"] for line in person.get("/tables/watch")}


def test_a_table_is_found_only_if_its_host_wants_it(ann: Person, eve: Person) -> None:
    quiet = ann.table("me", "me")["table"]["id"]
    state = ann.table("me", "me", shown=True)
    id = state["table"]["id"]
    assert state["table"]["shown"]
    assert id in listed(eve)
    assert quiet not in listed(eve)
    seen = eve.get(f"/tables/{id}")
    assert (seen["seat"], seen["options"]) == (-1, [])
    ann.command(id, "doors", seen["revision"], watch=True, shown=False)
    assert id not in listed(eve)
    ann.command(quiet, "doors", 1, watch=True, shown=True)
    assert quiet in listed(eve)
    ann.command(quiet, "doors", 2, watch=False, shown=True)
    assert quiet not in listed(eve)
    assert eve.get(f"/tables/{quiet}", 403)["code"] == "private"


def test_only_running_tables_are_listed(ann: Person, eve: Person) -> None:
    state = ann.table("me", "open", shown=True)
    id = state["table"]["id"]
    assert id not in listed(eve)
    ann.command(id, "start", state["revision"])
    assert id in listed(eve)
    ann.command(id, "close", ann.get(f"/tables/{id}")["revision"])
    assert id not in listed(eve)


def test_a_private_table_is_never_shown(ann: Person, eve: Person) -> None:
    id = ann.table("me", "me", shown=True, watch=False)["table"]["id"]
    assert id not in listed(eve)
