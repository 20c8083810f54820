"""Limits: too many, too big, too long."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from bathysphere.play.refusal import Refusal
from bathysphere.server.limits import Limits, Rate
from bathysphere.server.limits.budget import Buckets
from bathysphere.server.limits.numbers import UNLIMITED, changed
from tests.web.servers import Server, serving


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("strict")
    limits = Limits(
        requests=Rate(1000, 1000),
        messages=Rate(10, 0.5),
        new_tables=Rate(3, 0.01),
        logins=Rate(2, 0.01),
        sockets=3,
    )
    with serving(f"sqlite:///{folder / 'tables.sqlite'}", limits=limits) as server:
        yield server


def test_newcomers_of_one_address_are_counted(tmp_path: Path) -> None:
    limits = changed(UNLIMITED, ["newcomers=1/0.001/3/100"])
    with serving(f"sqlite:///{tmp_path / 'x.sqlite'}", limits=limits) as server:
        regular = server.person()
        regular.get("/me")
        codes = [server.person().http.get("/me").status_code for _ in range(4)]
        assert codes == [200, 200, 429, 429]
        assert server.person().post("/me/logout", {}, 429)["code"] == "too-fast"
        regular.get("/me")
        regular.post("/me/logout")
        regular.get("/me")


def test_buckets_fill_up_again() -> None:
    buckets = Buckets(Rate(2, 1000))
    for _ in range(2):
        buckets.take("ann")
    buckets.take("bob")
    refusals = 0
    for _ in range(100):
        try:
            buckets.take("ann")
        except Refusal as refusal:
            refusals += refusal.status == 429
    assert refusals > 50


def test_limits_of_a_server(strict: Server) -> None:
    ann = strict.person()
    ann.get("/me")
    id = ann.table("me", "bot")["table"]["id"]
    for _ in range(2):
        ann.table("me", "bot")
    body = {"game": "shares", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    refusal = ann.post("/tables", body, 429)
    assert refusal["code"] == "too-fast"
    assert int(refusal["params"]["seconds"]) >= 1
    assert "retry-after" in ann.http.post("/tables", json=body).headers
    wrong = {"account": "nobody", "password": "guess after guess"}
    assert [ann.post("/me/login", wrong, status)["code"] for status in (401, 401, 429)] == [
        "login-failed",
        "login-failed",
        "too-fast",
    ]
    big = ann.http.post(
        "/me/name",
        content=b'{"name": "' + b"x" * 100_000 + b'"}',
        headers={"content-type": "application/json"},
    )
    assert (big.status_code, big.json()["code"]) == (413, "too-big")
    assert ann.post("/me/name", {"name": "x" * 41}, 400)["code"] == "value"
    long = {"type": "chat", "revision": 0, "key": "k", "text": "x" * 501}
    assert ann.post(f"/tables/{id}/commands", long, 400)["code"] == "value"

    async def flood() -> None:
        async with ann.live(id, {}) as wire:
            await wire.get("state")
            for number in range(10):
                await wire.send({"type": "chat", "revision": 0, "key": f"f{number}", "text": "spam"})
            codes = [
                (await wire.get("accept", "refuse", key=f"f{n}")).get("refusal", {}).get("code")
                for n in range(10)
            ]
            assert codes.count(None) <= 5
            assert codes[-1] == "too-fast"
            await wire.socket.send("x" * 9_000)
            with pytest.raises(ConnectionClosed) as closed:
                await wire.get("never")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code in (4413, 1009)

    async def crowd() -> None:
        one, two, three, four = (strict.person() for _ in range(4))
        async with one.live(id, {}) as a, two.live(id, {}) as b, three.live(id, {}) as c:
            for wire in (a, b, c):
                await wire.get("state")
            async with four.live(id, {}) as d:
                assert (await d.get("bye"))["refusal"]["code"] == "too-fast"

    asyncio.run(flood())
    asyncio.run(crowd())
