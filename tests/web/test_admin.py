"""The operator's command line: on the database, noticed by the servers that run."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bathysphere.command_line import app, run
from tests import servers_found
from tests.web.servers import Server, serving, until


class Operator:
    """Somebody who types `bathysphere admin`."""

    def __init__(self, database: str, capsys: pytest.CaptureFixture[str]) -> None:
        self.database = database
        self.capsys = capsys

    def types(self, *words: str, code: int = 0) -> str:
        given = ["admin", *words, "--database", self.database]
        left_with = run(given, lambda typed: app(typed, exit_on_error=False, print_error=False))
        said = self.capsys.readouterr()
        assert left_with == code, said.err
        return said.err if code else said.out

    def reads(self, *words: str) -> list[dict[str, Any]]:
        return json.loads(self.types(*words, "--json"))["found"]


@pytest.fixture(scope="module", params=servers_found.databases())
def watched(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that looks around often, on every kind of database."""
    database = f"sqlite:///{tmp_path_factory.mktemp('admin') / 'tables.sqlite'}"
    bus = "memory"
    if request.param != "sqlite":
        database = bus = request.getfixturevalue("postgres_database")
    with serving(database, bus, poll=0.2) as server:
        yield server


@pytest.fixture
def operator(watched: Server, capsys: pytest.CaptureFixture[str]) -> Operator:
    return Operator(watched.worker.config.database, capsys)


def test_a_closed_table_is_told_to_those_who_are_there(watched: Server, operator: Operator) -> None:
    ann = watched.person()
    id = ann.table("me", "bot")["table"]["id"]
    assert id in [line["table"] for line in operator.reads("tables", "--status", "running")]

    async def work() -> None:
        async with ann.live(id, {}) as wire:
            await wire.get("state")
            await asyncio.to_thread(operator.types, "close", id, "--why", "noise")
            told = await wire.get("state")
            assert told["state"]["table"]["status"] == "closed"
            assert told["state"]["table"]["closed"] == "operator"

    asyncio.run(work())
    assert ann.command(id, "chat", 0, 404, text="x")["code"] == "table-closed"
    note = operator.reads("log")[0]
    assert (note["action"], note["target"], note["why"]) == ("close", id, "noise")
    assert "over already" in operator.types("close", id, code=2)


def test_a_person_is_banned_and_let_in_again(watched: Server, operator: Operator) -> None:
    ann = watched.person()
    account = {"account": f"Rude {watched.port}", "password": "correct horse"}
    ann.post("/me/register", account)
    id = ann.table("me", "bot")["table"]["id"]
    (rude,) = operator.reads("people", f"Rude {watched.port}")
    assert (rude["account"], rude["devices"]) == (account["account"], 1)

    async def work() -> None:
        async with ann.live(id, {}) as wire:
            await wire.get("state")
            await asyncio.to_thread(operator.types, "ban", "--person", account["account"], "--hours", "2")
            assert (await wire.get("bye"))["refusal"]["code"] == "banned"

    asyncio.run(work())
    assert ann.get("/me", 403)["code"] == "banned"
    assert watched.person().post("/me/login", account, 403)["code"] == "banned"
    assert [ban["who"] for ban in operator.reads("bans")] == [rude["person"]]
    operator.types("unban", "--person", account["account"])
    until(lambda: ann.http.get("/me").status_code == 200)
    assert operator.reads("bans") == []


def test_an_address_is_banned(watched: Server, operator: Operator) -> None:
    ann = watched.person()
    ann.get("/me")
    operator.types("ban", "--address", "127.0.0.0/30")
    try:
        until(lambda: ann.http.get("/games").status_code == 403)
    finally:
        operator.types("unban", "--address", "127.0.0.0/30")
    until(lambda: ann.http.get("/games").status_code == 200)


def test_a_person_is_signed_out_everywhere(watched: Server, operator: Operator) -> None:
    ann = watched.person()
    name = f"Lost phone {watched.port}"
    ann.post("/me/register", {"account": name, "password": "correct horse"})
    assert operator.types("sign-out", name).startswith("1 ")
    until(lambda: ann.get("/me")["account"] is None)


def test_export_and_delete(watched: Server, operator: Operator) -> None:
    ann, bob = watched.person(), watched.person()
    name = f"Leaver {watched.port}"
    ann.post("/me/register", {"account": name, "password": "correct horse"})
    state = bob.table("me", "open")
    id = state["table"]["id"]
    ann.post(f"/invites/{state['table']['seats'][1]['invite'].removeprefix('/join/')}", {})
    assert [table["table"] for table in json.loads(operator.types("export", name))["tables"]] == [id]

    async def work() -> None:
        async with bob.live(id, {}) as wire:
            await wire.get("state")
            await asyncio.to_thread(operator.types, "delete", "--person", name)
            told = await wire.get("state")
            assert "former player" in [seat["name"] for seat in told["state"]["table"]["seats"]]
            await asyncio.to_thread(operator.types, "delete", "--table", id)
            assert (await wire.get("bye"))["refusal"]["code"] == "table-unknown"

    asyncio.run(work())
    assert bob.get(f"/tables/{id}", 404)["code"] == "table-unknown"
    assert "nobody with the account" in operator.types("export", name, code=2)
    assert [note["action"] for note in operator.reads("log")[:3]] == [
        "delete-table",
        "delete-person",
        "export",
    ]


def test_reports_reach_the_operator(watched: Server, operator: Operator) -> None:
    ann, eve = watched.person(), watched.person()
    id = ann.table("me", "bot")["table"]["id"]
    eve.command(id, "chat", 0, text="\x1b[31mred")
    line = next(entry["revision"] for entry in ann.get(f"/tables/{id}/since/0") if entry["kind"] == "chat")
    ann.post(f"/tables/{id}/report", {"line": line, "why": "spam\x1b[2J"})
    report = operator.reads("reports")[0]
    assert (report["table"], report["revision"], report["why"]) == (id, line, "spam\x1b[2J")
    assert "\x1b" not in operator.types("reports")


@pytest.mark.parametrize(
    "words",
    [
        ("close", "nowhere"),
        ("ban",),
        ("ban", "--address", "here"),
        ("ban", "--person", "nobody"),
        ("ban", "--address", "10.0.0.1", "--hours", "-1"),
        ("unban", "--address", "10.9.9.9"),
        ("delete",),
        ("delete", "--table", "nowhere"),
        ("export", "nobody"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(operator: Operator, words: tuple[str, ...]) -> None:
    before = len(operator.reads("log"))
    said = operator.types(*words, code=2)
    assert len(said.strip().splitlines()) == 1
    assert "{" not in said
    assert len(operator.reads("log")) == before


def test_no_database_appears_by_asking(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "none" / "tables.sqlite"
    Operator(f"sqlite:///{file}", capsys).types("tables", code=2)
    assert not file.exists()


def test_a_removed_table_keeps_nobody_waiting(watched: Server, operator: Operator) -> None:
    """Whoever is about to write a row when a table goes is told that there is none."""
    ann = watched.person()
    state = ann.table("me", "me")
    id = state["table"]["id"]
    lives = watched.worker.tables.lives
    live = lives[id]
    operator.types("delete", "--table", id)
    until(lambda: id not in lives)
    lives[id] = live  # as if the news had not come yet
    assert ann.command(id, "chat", 0, 404, text="anybody there?")["code"] == "table-unknown"
    del lives[id]
    assert ann.get(f"/tables/{id}", 404)["code"] == "table-unknown"
