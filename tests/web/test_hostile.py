"""Hostile guests: each of the known ways of stopping a server, in small, and that it is refused or bounded.

`bench.hostile` does the same for longer and measures what another player feels.
"""

from __future__ import annotations

import asyncio
import gc
import socket
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bathysphere.engine.errors import RecordError
from bathysphere.engine.record import MOST_DIGITS, Record
from bathysphere.server.limits.numbers import UNLIMITED, changed
from bathysphere.server.web import housekeeping
from bathysphere.server.web.doorway import LiveDoorway
from bathysphere.server.web.live import Connection
from tests.web.servers import PATIENCE, Person, Server, serving, until

PAGE = 10
NARROW = changed(
    UNLIMITED,
    [
        f"page={PAGE}",
        "chat_each=6",
        "chat_watchers=4",
        "searching=5",
        "listings=3/0.001/1/100",
        "headers_within=1.5",
        "body_within=1.5",
        "connections_each=8",
        "sockets_each=40",
        "logins=4/0.001/3/100",
    ],
)


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("narrow")
    with serving(f"sqlite:///{folder / 'tables.sqlite'}", limits=NARROW) as server:
        yield server


def newcomer(server: Server) -> Person:
    person = server.person()
    person.get("/me")
    return person


# -- records ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "[game shares] [seats 200000000] [seed 7] [version 1]\n",
        "[game shares] [seats 0] [seed 7] [version 1]\n",
        f"[game shares] [seats {'9' * MOST_DIGITS}] [seed 7] [version 1]\n",
        "[game shares] [seats 2] [seed 7] [version 1] [players " + '"x" ' * 50 + "]\n",
        "[game shares] [seats 2] [seed 7] [version 1] [result " + "9" * 5000 + " 1]\n",
        "[game shares] [seats 2] [seed 7] [version 1]\n" + "1" * 5000 + ". draw\n",
        "[game shares] [seats 2] [seed 7] [version 1]\n1. " + "x" * 20_000 + "\n",
    ],
)
def test_an_endless_record_is_refused_before_anything_is_built(narrow: Server, text: str) -> None:
    with pytest.raises(RecordError):
        Record.parse(text)
    assert newcomer(narrow).post("/records", {"text": text}, 422)["code"] == "record"


def test_what_is_nested_too_deeply_is_no_fault_of_ours(narrow: Server) -> None:
    deep = "[" * 7000 + "]" * 7000
    answer = narrow.person().http.post(
        "/me/name", content=f'{{"name": {deep}}}', headers={"content-type": "application/json"}
    )
    assert (answer.status_code, answer.json()["code"]) == (400, "value")


# -- histories --------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def long_game(narrow: Server) -> tuple[Person, str]:
    ann = newcomer(narrow)
    id = ann.table("me", "me")["table"]["id"]
    for _ in range(3 * PAGE):
        state = ann.get(f"/tables/{id}", seat=0)
        seat = 0 if state["options"] else 1
        ann.play_once(id, seat=seat)
    return ann, id


def test_a_history_comes_in_pages(long_game: tuple[Person, str]) -> None:
    ann, id = long_game
    revision = ann.get(f"/tables/{id}")["revision"]
    assert revision > 3 * PAGE

    async def work() -> None:
        async with ann.live(id, {}) as wire:
            first = await wire.get("state")
            known = first["entries"]
            assert [entry["revision"] for entry in known] == list(range(revision - PAGE, revision))
            while known[0]["revision"]:
                await wire.send({"type": "entries", "before": known[0]["revision"]})
                page = (await wire.get("entries"))["entries"]
                assert 0 < len(page) <= PAGE
                known = page + known
            assert [entry["revision"] for entry in known] == list(range(revision))
            await wire.send({"type": "language", "lang": "de"})
            german = (await wire.get("state"))["entries"]
            assert len(german) == PAGE
            assert [e["revision"] for e in german] == [e["revision"] for e in known[-PAGE:]]
            assert german != known[-PAGE:], "remembered by language"

    asyncio.run(work())
    entries: list[Any] = []
    while page := ann.get(f"/tables/{id}/since/{len(entries)}"):
        assert len(page) <= PAGE
        entries += page
    assert [entry["revision"] for entry in entries] == list(range(revision))
    whole = ann.get(f"/tables/{id}/moments")
    moments = whole["moments"]
    while page := ann.get(f"/tables/{id}/moments", since=len(moments))["moments"]:
        moments += page
    assert [moment["moves"] for moment in moments] == list(range(1, whole["moves"] + 1))


def test_what_is_remembered_is_for_one_viewpoint(narrow: Server, long_game: tuple[Person, str]) -> None:
    ann, id = long_game
    eve = newcomer(narrow)
    own = ann.get(f"/tables/{id}/since/5", seat=0)
    assert any(entry.get("action") for entry in own)
    assert not any(entry.get("action") for entry in eve.get(f"/tables/{id}/since/5"))
    assert ann.get(f"/tables/{id}/since/5", seat=0) == own


def test_moments_are_replayed_from_where_somebody_was(long_game: tuple[Person, str]) -> None:
    ann, id = long_game
    views = [ann.get(f"/tables/{id}/moments/{moves}", seat=0)["hash"] for moves in range(0, 30, 3)]
    again = [ann.get(f"/tables/{id}/moments/{moves}", seat=0)["hash"] for moves in reversed(range(0, 30, 3))]
    assert views == again[::-1]
    assert len(set(views)) > 5


def test_who_asks_for_everything_without_end_is_refused_and_others_are_not(tmp_path: Path) -> None:
    limits = changed(UNLIMITED, ["messages=60/1/1/1000", f"page={PAGE}"])
    with serving(f"sqlite:///{tmp_path / 'x.sqlite'}", limits=limits) as server:
        ann, eve = newcomer(server), newcomer(server)
        id = ann.table("me", "bot")["table"]["id"]
        seen: Counter[str] = Counter()

        async def flood() -> None:
            async with eve.live(id, {}) as wire:
                for number in range(100):
                    await wire.send({"type": "language", "lang": ("en", "de")[number % 2]})
                await wire.send({"type": "ping"})
                while (message := await wire.get("state", "refuse", "pong"))["type"] != "pong":
                    seen[message.get("refusal", {}).get("code", "state")] += 1
                    if seen["too-fast"] >= 90:
                        break

        asyncio.run(flood())
        assert seen["too-fast"] >= 80
        assert seen["state"] <= 13
        assert ann.get(f"/tables/{id}")["table"]["id"] == id


# -- connections ------------------------------------------------------------------------------------


def half_a_request(server: Server, source: str = "127.0.0.1") -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", server.port), source_address=(source, 0))
    connection.sendall(b"POST /api/v2/me/name HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
    connection.settimeout(PATIENCE)
    return connection


def ended(connection: socket.socket) -> bool:
    try:
        return connection.recv(100) == b""
    except ConnectionError:
        return True


def test_half_a_request_is_not_waited_for(narrow: Server) -> None:
    kept = [half_a_request(narrow) for _ in range(20)]
    silent = socket.create_connection(("127.0.0.1", narrow.port))
    silent.settimeout(PATIENCE)
    assert newcomer(narrow).get("/me")["name"]
    assert all(ended(connection) for connection in [*kept, silent])
    for connection in [*kept, silent]:
        connection.close()


@pytest.mark.skipif(not Path("/proc/net").exists(), reason="every address 127.x is ours on Linux only")
def test_one_address_does_not_take_all_connections(tmp_path: Path) -> None:
    """Who is one too many is turned away at once: here nobody's time is ever up."""
    limits = changed(UNLIMITED, ["headers_within=9999", "body_within=9999", "connections_each=8"])
    with serving(f"sqlite:///{tmp_path / 'x.sqlite'}", limits=limits) as server:
        kept = [half_a_request(server, "127.0.0.9") for _ in range(8)]
        turned_away = [half_a_request(server, "127.0.0.9") for _ in range(3)]
        assert all(ended(connection) for connection in turned_away)
        assert newcomer(server).get("/me")["name"]
        for connection in [*kept, *turned_away]:
            connection.close()


def test_closed_connections_leave_nothing(narrow: Server, long_game: tuple[Person, str]) -> None:
    ann, id = long_game

    async def come_and_go() -> None:
        for number in range(12):
            async with ann.live(id, {}) as wire:
                await wire.get("state")
                if number % 2:
                    await wire.send({"type": "language", "lang": "de"})
                    wire.socket.transport.abort()

    def alive() -> int:
        return sum(type(each) in (Connection, LiveDoorway) for each in gc.get_objects())

    gc.collect()
    before = alive()
    gc.disable()
    try:
        asyncio.run(come_and_go())
        until(lambda: alive() <= before, "nothing waits for the collector")
    finally:
        gc.enable()
    assert narrow.worker.sockets == {}


def test_memory_is_looked_through_when_it_has_grown() -> None:
    mega = 1_000_000
    assert not housekeeping.wanted(100 * mega, 100 * mega, 100.0)
    assert housekeeping.wanted(120 * mega, 100 * mega, 100.0)
    assert not housekeeping.wanted(120 * mega, 100 * mega, 1.0), "not every moment"
    assert housekeeping.wanted(100 * mega, 100 * mega, 1e6)


# -- people, chat, lobby, bots ----------------------------------------------------------------------


def test_guesses_at_an_account_are_counted_wherever_they_come_from(narrow: Server) -> None:
    statuses: Counter[int] = Counter()
    for number in range(8):
        guess = {"account": "somebody", "password": f"wrong wrong {number}"}
        headers = {"X-Forwarded-For": f"198.51.100.{number}"}
        statuses[narrow.person().http.post("/me/login", json=guess, headers=headers).status_code] += 1
    assert statuses == {401: 4, 429: 4}
    other = {"account": "somebody else", "password": "wrong wrong"}
    headers = {"X-Forwarded-For": "198.51.100.99"}
    assert narrow.person().http.post("/me/login", json=other, headers=headers).status_code == 401


def test_a_chat_has_an_end_and_watchers_do_not_silence_players(narrow: Server) -> None:
    ann, eves = newcomer(narrow), [newcomer(narrow) for _ in range(3)]
    id = ann.table("me", "me")["table"]["id"]

    def say(who: Person) -> int:
        body = {"type": "chat", "revision": 0, "key": f"c{next(Person.keys)}", "text": "spam"}
        return int(who.http.post(f"/tables/{id}/commands", json=body).status_code)

    assert Counter(say(eve) for eve in eves for _ in range(4)) == {200: 4, 409: 8}
    assert Counter(say(ann) for _ in range(10)) == {200: 6, 409: 4}


def test_the_lobby_is_not_filled_by_one_address(narrow: Server) -> None:
    refused = 0
    for _ in range(4):
        eve = newcomer(narrow)
        for _ in range(2):
            body = {"game": "shares", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}
            refused += eve.http.post("/tables", json=body).status_code == 429
    assert refused == 5
    assert len(narrow.person().get("/tables/open")) <= 3


def test_a_host_closes_a_table_that_waits(server: Server) -> None:
    ann, bob = newcomer(server), newcomer(server)
    state = ann.table("me", "open", listed=True)
    id = state["table"]["id"]
    assert id in [line["table"] for line in bob.get("/tables/open")]
    assert bob.command(id, "close", state["revision"], 403)["code"] == "not-host"

    async def work() -> None:
        async with bob.live(id, {}) as wire:
            await wire.get("state")
            ann.command(id, "close", state["revision"])
            assert (await wire.get("update"))["state"]["table"]["closed"] == "host"

    asyncio.run(work())
    for lines in (bob.get("/tables/open"), ann.get("/tables/mine")):
        assert id not in [line["table"] for line in lines]
    assert bob.post(f"/tables/{id}/seat", {}, 404)["code"] == "table-closed"
    assert ann.get(f"/tables/{id}")["table"]["status"] == "closed"


def test_tables_that_wait_for_too_long_are_closed(tmp_path: Path) -> None:
    limits = changed(UNLIMITED, ["waiting_for=0", "waiting_privately_for=1000"])
    with serving(f"sqlite:///{tmp_path / 'x.sqlite'}", limits=limits) as server:
        ann = newcomer(server)
        listed, private = (ann.table("me", "open", listed=listed)["table"]["id"] for listed in (True, False))
        running = ann.table("me", "bot")["table"]["id"]
        time.sleep(0.01)
        loop = server.server.servers[0].get_loop()
        closed = asyncio.run_coroutine_threadsafe(server.worker.tables.keeper.close_expired(), loop).result(
            20
        )
        assert closed == [listed]
        assert ann.get(f"/tables/{listed}")["table"]["closed"] == "expired"
        mine = [line["table"] for line in ann.get("/tables/mine")]
        assert listed not in mine
        assert {private, running} <= set(mine)


def test_a_host_has_so_many_searching_seats_and_light_ones_are_free(narrow: Server) -> None:
    eve = newcomer(narrow)
    admirals = [{"kind": "me"}, *[{"kind": "bot", "level": "admiral"}] * 4]
    eve.post("/tables", {"game": "shares", "seats": admirals}, 201)
    assert eve.post("/tables", {"game": "shares", "seats": admirals}, 409)["code"] == "searching"
    mates = [{"kind": "me"}, *[{"kind": "bot", "level": "mate"}] * 4]
    eve.post("/tables", {"game": "shares", "seats": mates}, 201)


def test_a_table_of_bots_sleeps_until_somebody_looks(narrow: Server) -> None:
    eve = newcomer(narrow)
    id = eve.table("bot", "bot")["table"]["id"]
    time.sleep(0.5)
    live = narrow.worker.tables.lives[id]
    assert live.table.revision == 1
    eve.get(f"/tables/{id}")
    until(lambda: live.table.revision >= 3)
