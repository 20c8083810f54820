"""Whatever is sent, it is the sender's fault and they are told so: no 500, on any database."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import OperationalError
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from bathysphere.play.refusal import Refusal
from bathysphere.server.store.store import told
from tests import servers_found
from tests.web.servers import Person, Server, serving, until

DIGITS = "9" * 5000
HEAD = "[game shares] [seats 2] [seed 7] [version 1]"
RECORDS = {
    "many digits in an action": f"{HEAD}\n{DIGITS}. draft pearl-31\n",
    "many digits in a result": f"{HEAD} [result {DIGITS} 1]\n",
    "many digits in seats": f"[game shares] [seats {DIGITS}] [seed 7] [version 1]\n",
    "many digits in the seed": f"[game shares] [seats 2] [seed {DIGITS}] [version 1]\n",
    "many digits in the version": f"[game shares] [seats 2] [seed 7] [version {DIGITS}]\n",
    "many digits in actions": f"{HEAD} [actions {DIGITS}]\n",
    "more seats than a word holds": "[game shares] [seats 99999999999999999999] [seed 7] [version 1]\n",
    "200 million seats": "[game shares] [seats 200000000] [seed 7] [version 1]\n",
    "no seats": "[game shares] [seats 0] [seed 7] [version 1]\n",
    "other digits": "[game shares] [seats ²] [seed 7] [version 1]\n",
    "NUL": f"{HEAD}\n1. draft \u0000\n",
    "NUL in a setting": f"{HEAD} [sides \u0000]\n",
}


@pytest.fixture(autouse=True)
def no_bug(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A bug would be logged as an error."""
    yield
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.fixture
def cyd(any_server: Server) -> Person:
    return any_server.person()


def refused(answer: httpx.Response) -> None:
    assert 400 <= answer.status_code < 500, f"{answer.status_code} {answer.text[:300]}"
    assert answer.json()["sentence"]


@pytest.mark.parametrize("text", RECORDS.values(), ids=RECORDS.keys())
def test_records(cyd: Person, text: str) -> None:
    refused(cyd.http.post("/records", json={"text": text}))


@pytest.mark.parametrize(
    "path",
    [
        "/tables/%00",
        "/tables/%00/moments",
        "/tables/a%00b/record",
        "/invites/%00",
        "/games/%00/texts/en",
        "/tables/%ED%A0%80",
        "/tables/%FF",
        "/tables/%E2%82%AC",
        "/games/shares/printed?option=%00=%00",
        "/games/shares/texts/en?pack=%00",
    ],
)
def test_paths(cyd: Person, path: str) -> None:
    refused(cyd.http.get(path))


@pytest.mark.parametrize("depth", [7_000, 30_000])
@pytest.mark.parametrize("path", ["/tables", "/records", "/me/name", "/me/login"])
def test_bodies_nested_deep(cyd: Person, path: str, depth: int) -> None:
    body = '{"name":' + "[" * depth + "]" * depth + "}"
    refused(cyd.http.post(path, content=body, headers={"content-type": "application/json"}))


def test_keys_and_names_with_characters_no_database_keeps(cyd: Person) -> None:
    table = cyd.table("me", "me")["table"]["id"]
    chat = {"type": "chat", "revision": 1, "text": "hi", "key": "a\u0000b"}
    refused(cyd.http.post(f"/tables/{table}/commands", json=chat))
    for lone in ("\\ud800", "\\udfff"):
        body = json.dumps({**chat, "key": "KEY"}).replace("KEY", lone)
        refused(
            cyd.http.post(
                f"/tables/{table}/commands", content=body, headers={"content-type": "application/json"}
            )
        )
    said = cyd.http.post(f"/tables/{table}/commands", json={**chat, "key": "c", "text": "a\u0000b"})
    assert said.status_code in (200, 400, 409)
    refused(cyd.http.post("/me/name", json={"name": "\u0000"}))
    refused(cyd.http.post("/tables", json={"game": "sh\u0000ares", "seats": [{"kind": "me"}] * 2}))
    refused(
        cyd.http.post(
            "/tables",
            json={"game": "shares", "seats": [{"kind": "me"}] * 2, "settings": {"\u0000": "\u0000"}},
        )
    )


def test_a_name_that_grows_when_it_is_folded(cyd: Person) -> None:
    refused(cyd.http.post("/me/register", json={"account": "ﬃ" * 40, "password": "long enough"}))


@pytest.mark.parametrize("origin", ["http://[x", "http://[", "://", "null"])
def test_origins(cyd: Person, origin: str) -> None:
    refused(cyd.http.post("/me/name", json={"name": "x"}, headers={"origin": origin}))


@pytest.mark.parametrize("seat", ["%C2%B2", "--1", "-", "99999999999999999999", "-1-", "%00", "1e3"])
def test_seats_of_a_live_connection(cyd: Person, seat: str) -> None:
    table = cyd.table("me", "me")["table"]["id"]

    async def work() -> None:
        async with cyd.live(table, {"revision": 0}, query=f"?seat={seat}") as wire:
            assert (await wire.get("state", "bye"))["type"] == "state"

    asyncio.run(work())


def test_a_live_connection_from_a_strange_origin(cyd: Person) -> None:
    table = cyd.table("me", "me")["table"]["id"]

    async def work() -> None:
        async with cyd.live(table, {"revision": 0}, headers={"Origin": "http://[x"}) as wire:
            assert (await wire.get("state", "bye"))["refusal"]["code"] == "origin"

    asyncio.run(work())


def test_a_live_connection_to_no_table(cyd: Person) -> None:
    async def work() -> None:
        url = f"{cyd.url.replace('http', 'ws')}/api/v2/tables/%00/live"
        try:
            async with connect(url, additional_headers={"Cookie": cyd.cookie}) as socket:
                assert json.loads(await socket.recv())["refusal"]["code"] == "table-unknown"
        except InvalidStatus as refusal:
            if refusal.response.status_code >= 500:
                raise

    asyncio.run(work())


class DatabaseDown:
    """A PostgreSQL database that lets nobody in."""

    def __init__(self, url: str) -> None:
        self.name = url.rpartition("/")[2]

    def _sql(self, *statements: str) -> None:
        asyncio.run(servers_found.sql(servers_found.POSTGRES, *statements))

    def __enter__(self) -> None:
        gone = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{self.name}'"
        self._sql(f"ALTER DATABASE {self.name} ALLOW_CONNECTIONS false", gone)

    def __exit__(self, *_: Any) -> None:
        self._sql(f"ALTER DATABASE {self.name} ALLOW_CONNECTIONS true")


@pytest.mark.skipif(bool(servers_found.postgres()), reason=servers_found.postgres())
def test_a_database_that_is_down_is_said_to_be_down(
    postgres_database: str, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(postgres_database, postgres_database) as server:
        ann = server.person()
        state = ann.table("me", "me")
        id = state["table"]["id"]
        assert httpx.get(f"{server.url}/healthz").status_code == 200
        with DatabaseDown(postgres_database):
            chat = {"type": "chat", "revision": state["revision"], "text": "hi", "key": "k"}
            for answer in (
                ann.http.post(f"/tables/{id}/commands", json=chat),
                ann.http.get("/tables/nosuchtable"),
                ann.http.get("/tables/mine"),
                ann.http.post("/tables", json={"game": "shares", "seats": [{"kind": "me"}] * 2}),
            ):
                assert answer.status_code == 503, answer.text
                assert answer.json()["code"] == "database-down"
                assert answer.headers["retry-after"]
            time.sleep(1.1)
            sick = httpx.get(f"{server.url}/healthz", timeout=60)
            assert (sick.status_code, sick.json()["database"], sick.json()["bus"]) == (503, "down", "down")
            assert httpx.get(f"{server.url}/readyz", timeout=60).status_code == 503
        until(lambda: httpx.get(f"{server.url}/healthz", timeout=60).status_code == 200)
        assert ann.http.post(f"/tables/{id}/commands", json=chat).status_code == 200
    caplog.clear()  # that the database did not answer is an error, rightly


@pytest.mark.parametrize(
    "error",
    [
        sqlite3.OperationalError("database is locked"),
        OperationalError("INSERT", {}, sqlite3.OperationalError("disk I/O error")),
        ConnectionRefusedError("no"),
    ],
)
def test_a_file_that_cannot_be_read_is_down_too(error: Exception, caplog: pytest.LogCaptureFixture) -> None:
    refusal = told(error)
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.status) == ("database-down", 503)
    caplog.clear()
