"""What is kept of a person can be taken along, and be forgotten; the games of the others stay."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bathysphere.engine.record import Record
from bathysphere.server.store.checking import verify
from tests.web.servers import Person, Server, serving

NAME = "Wilhelmine"


def made_account(who: Person, name: str = NAME) -> dict[str, str]:
    account = {"account": name, "password": "correct horse"}
    who.post("/me/register", account)
    return account


def follow(host: Person, guest: Person, *more: str, name: str = NAME, **how: Any) -> str:
    """A table of the host's at which the guest sits down by link."""
    state = host.table("me", "open", *more, **how)
    guest.post(f"/invites/{state['table']['seats'][1]['invite'].removeprefix('/join/')}", {"name": name})
    return str(state["table"]["id"])


def finish(who: Person, id: str) -> None:
    """Play a game of one person at all seats to its end."""
    state = who.get(f"/tables/{id}")
    while state["table"]["status"] == "running":
        seat = next(
            s["seat"] for s in state["table"]["seats"] if who.get(f"/tables/{id}", seat=s["seat"])["options"]
        )
        state = who.play_once(id, seat)


def test_an_export_has_everything(server: Server) -> None:
    ann, bob = server.person(), server.person()
    made_account(ann, "Ann the exported")
    over = ann.table("me", "me")["table"]["id"]
    finish(ann, over)
    running = follow(bob, ann, name="Anna")
    waiting = ann.table("me", "open")["table"]["id"]
    ann.command(running, "chat", 0, text="what I said")
    bob.command(running, "chat", 0, text="what he said")
    assert ann.post("/me/export", {"password": "wrong horse"}, 401)["code"] == "login-failed"
    export = ann.post("/me/export", {"password": "correct horse"})
    assert export["account"] == "Ann the exported"
    assert export["codes_left"] == 10
    assert [device["here"] for device in export["devices"]] == [True]
    by_id = {table["table"]: table for table in export["tables"]}
    assert set(by_id) == {over, running, waiting}
    record = Record.parse(by_id[over]["record"])
    assert record.result == by_id[over]["result"]
    assert by_id[running]["said"] == ["what I said"]
    assert "[seed" not in by_id[running]["record"]
    assert (by_id[waiting]["status"], by_id[waiting]["record"]) == ("waiting", "")


def test_guests_export_without_a_password(ann: Person) -> None:
    id = ann.table("me", "bot")["table"]["id"]
    export = ann.post("/me/export", {})
    assert [table["table"] for table in export["tables"]] == [id]


@pytest.fixture
def own_server(tmp_path: Path) -> Any:
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}") as server:
        yield server


def test_a_person_is_forgotten(own_server: Server, tmp_path: Path) -> None:
    server = own_server
    wil, bob, eve = server.person(), server.person(), server.person()
    account = made_account(wil)
    over = wil.table("me", "me")["table"]["id"]
    finish(wil, over)
    result = sorted(seat["points"] for seat in wil.get("/tables/mine")[0]["seats"])
    alone = wil.table("me", "bot")["table"]["id"]
    hosted = wil.table("me", "open")["table"]["id"]
    guest = follow(bob, wil, "open")
    running = follow(bob, wil)
    watched = eve.table("me", "bot")["table"]["id"]
    wil.command(watched, "chat", 0, text="a line of Wilhelmine herself")
    wil.command(running, "chat", 0, text="another line of hers")
    bob.command(running, "chat", 0, text="and mine")
    moves = bob.get(f"/tables/{running}")["moves"]
    cookie = wil.http.cookies["bathysphere"]

    async def work() -> None:
        async with bob.live(running, {}) as his, wil.live(running, {}) as hers:
            await his.get("state")
            await hers.get("state")
            await asyncio.to_thread(wil.post, "/me/delete", {"password": "correct horse"})
            assert (await hers.get("bye"))["refusal"]["code"] == "signed-out"
            told = await his.get("state")
            names = [seat["name"] for seat in told["state"]["table"]["seats"]]
            assert "former player" in names
            said = [entry["text"] for entry in told["entries"] if entry["kind"] == "chat"]
            assert said == ["…", "and mine"]

    asyncio.run(work())
    assert wil.get("/me")["account"] is None
    assert wil.get("/tables/mine") == []
    old = server.person()
    old.http.cookies.set("bathysphere", cookie)
    assert old.get("/tables/mine") == []
    assert eve.post("/me/login", account, 401)["code"] == "login-failed"
    state = bob.get(f"/tables/{running}", lang="de")
    assert sorted(seat["name"] for seat in state["table"]["seats"])[-1] == "ehemals dabei"
    line = next(each for each in bob.get("/tables/mine", lang="de") if each["table"] == running)
    assert "ehemals dabei" in [seat["name"] for seat in line["seats"]]
    assert [seat["gone"] for seat in state["table"]["seats"] if not seat["you"]] == ["resigned"]
    assert state["moves"] >= moves
    assert [seat["kind"] for seat in bob.get(f"/tables/{guest}")["table"]["seats"]] == [
        "person",
        "open",
        "open",
    ]
    for closed in (alone, hosted):
        assert eve.get(f"/tables/{closed}")["table"]["status"] == "closed"
    ended = eve.get(f"/tables/{over}")
    assert {seat["name"] for seat in ended["table"]["seats"]} == {"former player"}
    assert sorted(score["total"] for score in ended["scores"]) == result
    assert "a line of" not in json.dumps(eve.get(f"/tables/{watched}/since/0"))
    eve.post("/me/register", account)
    server.stop()
    nothing_is_left(server, tmp_path)


def nothing_is_left(server: Server, tmp_path: Path) -> None:
    """Only the new owner of the name is in the database, and every game leads where it led."""
    assert verify(server.worker.config.database).faults == []
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as opened:
        everything = "\n".join(opened.iterdump())
    before, _, after = everything.partition('INSERT INTO "people"')
    assert "of hers" not in everything
    assert "herself" not in everything
    assert NAME not in before + after.partition("\n")[2]


def test_others_play_on_after_somebody_was_forgotten(any_server: Server) -> None:
    bob, wil = any_server.person(), any_server.person()
    id = follow(bob, wil)
    wil.post("/me/delete", {})
    state = bob.get(f"/tables/{id}")
    for _ in range(5):
        bob.until_asked(id)
        state = bob.play_once(id)
    assert state["moves"] >= 5
    assert wil.get("/tables/mine") == []


def test_somebody_is_forgotten_also_where_todays_rules_fail(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    wil, bob = server.person(), server.person()
    wil.post("/me/name", {"name": "Wilhelmina"})
    state = wil.table("me", "open")
    id = state["table"]["id"]
    bob.post(f"/invites/{state['table']['seats'][1]['invite'].removeprefix('/join/')}", {})
    wil.command(id, "chat", 0, text="a secret of mine")

    def fails(id: str, rows: object) -> None:
        raise IndexError("no such card")

    monkeypatch.setattr("bathysphere.server.erase.reopened", fails)
    wil.post("/me/delete", {"password": ""})
    told = json.dumps([bob.get(f"/tables/{id}"), bob.get(f"/tables/{id}/since/0"), bob.get("/tables/mine")])
    assert "Wilhelmina" not in told
    assert "a secret" not in told
    assert "former player" in told
