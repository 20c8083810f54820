"""Two workers behind one address: whoever answers, it is the same table."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from typing import Any

import pytest
from bench.players import Player, Process, ask

from bathysphere.engine.errors import OptionError
from bathysphere.server.web.app import serve
from tests import servers_found

BUSES = {"postgresql": "memory", "redis": servers_found.REDIS}
"""Several workers on PostgreSQL without another bus use PostgreSQL itself."""


@pytest.mark.slow
@pytest.mark.parametrize("bus", servers_found.buses() if not servers_found.postgres() else [])
def test_two_workers(bus: str, postgres_database: str) -> None:
    server = Process(postgres_database, BUSES[bus], workers=2)
    try:
        asyncio.run(asyncio.wait_for(play(server), 400))
    finally:
        server.stop()


async def play(server: Process) -> None:
    """Games against bots, and one between two people, on connections that either worker may have got."""
    players = [Player(server.port) for _ in range(4)]
    for player in players:
        player.sit("me", "random")
    one, two = Player(server.port), Player(server.port)
    body = {"game": "shares", "seats": [{"kind": "me"}, {"kind": "open"}]}
    state, one.cookie = ask(server.port, "POST", "/tables", body)
    link = state["table"]["seats"][1]["invite"].removeprefix("/join/")
    _, two.cookie = ask(server.port, "GET", "/me")
    state, _ = ask(server.port, "POST", f"/invites/{link}", {}, two.cookie)
    one.table = two.table = state["table"]["id"]
    players += [one, two]
    await asyncio.gather(*(player.play(asyncio.Event()) for player in players))
    assert all(player.over for player in players)
    assert [problem for player in players for problem in player.problems] == []
    states: list[Any] = [
        ask(server.port, "GET", f"/tables/{one.table}", None, p.cookie)[0] for p in (one, two)
    ] * 3
    assert {state["table"]["status"] for state in states} == {"over"}
    assert len({state["revision"] for state in states}) == 1


def test_several_workers_need_a_bus() -> None:
    with pytest.raises(OptionError) as caught:
        serve(database="sqlite:////tmp/unused.sqlite", workers=2, open_browser=False)
    assert caught.value.code == "bus-needed"
    assert "--bus" in str(caught.value)


def test_what_cannot_be_served_is_said_at_once(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'x.sqlite'}"
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(OptionError) as caught:
            serve(port=taken.getsockname()[1], database=database, open_browser=False)
    assert caught.value.code == "address-unusable"
    for wrong in ({"bus": "carrier-pigeon"}, {"bus": "redis://127.0.0.1:1"}, {"database": "sqlite:////no/x"}):
        with pytest.raises(OptionError):
            serve(port=0, open_browser=False, **{"database": database, **wrong})
