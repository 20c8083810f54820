"""Live play over WebSockets: every message answered, every change told, nothing done twice."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.web.servers import Person, Server, Wire, an_action


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def limited() -> None:
        await asyncio.wait_for(work(), 400)

    asyncio.run(limited())


def two_people(server: Server) -> tuple[Person, Person, str]:
    """Ann and Bob at a table for two; Ann's invite link brought Bob there."""
    ann, bob = server.person(), server.person()
    state = ann.table("me", "open")
    link = next(seat["invite"] for seat in state["table"]["seats"] if seat["invite"])
    state = bob.post(f"/invites/{link.removeprefix('/join/')}", {"name": "Bob"})
    assert state["table"]["status"] == "running"
    return ann, bob, state["table"]["id"]


def in_order(server: Server) -> tuple[Person, Person, str]:
    """The two by seat: the first is the one to move."""
    ann, bob, id = two_people(server)
    return (ann, bob, id) if ann.get(f"/tables/{id}")["seat"] == 0 else (bob, ann, id)


def first(state: dict[str, Any], verb: str = "") -> str:
    return str(next(o["action"] for o in state["options"] if o["verb"].startswith(verb)))


def test_a_move_is_accepted_and_everybody_is_told(any_server: Server) -> None:
    one, two, id = in_order(any_server)
    watcher = any_server.person()

    async def work() -> None:
        async with one.live(id, {}) as a, two.live(id, {}) as b, watcher.live(id, {}) as c:
            state = (await a.get("state"))["state"]
            await b.get("state")
            assert (await c.get("state"))["state"]["seat"] == -1
            answer = await a.ask("act", revision=state["revision"], action=first(state, "draw"))
            assert answer["type"] == "accept"
            for wire in (b, c):
                update = await wire.get("update", revision=answer["revision"])
                (entry,) = update["entries"]
                assert entry["revision"] == state["revision"]
                assert "action" not in entry
                drew = next(event for event in entry["events"] if event["kind"] == "drew")
                assert drew["data"] == {"count": 1}
        state = one.get(f"/tables/{id}")
        assert state["revision"] == answer["revision"]
        assert state["view"]["pending"]["seat"] == 1

    run(work)


def test_refusals(any_server: Server) -> None:
    one, two, id = in_order(any_server)
    watcher = any_server.person()

    async def code(wire: Wire, **fields: Any) -> str:
        answer = await wire.ask("act", **fields)
        assert answer["type"] == "refuse", answer
        assert answer["refusal"]["sentence"]
        return str(answer["refusal"]["code"])

    async def work() -> None:
        async with one.live(id, {}) as a, two.live(id, {}) as b, watcher.live(id, {}) as c:
            state = (await a.get("state"))["state"]
            revision, action = state["revision"], first(state)
            assert await code(b, revision=revision, action=action) == "wrong-seat"
            assert await code(c, revision=revision, action=action) == "no-seat"
            assert await code(a, revision=revision - 1, action=action) == "stale"
            assert await code(a, revision=revision + 7, action=action) == "stale"
            assert await code(a, revision=revision, action="expand pearl-1000") == "unknown-action"
            hand = state["view"]["hand"]
            names = (
                "pearl-10",
                "pearl-31",
                "pearl-2",
                "pearl-7",
                "pearl-15",
                "pearl-23",
                "pearl-28",
                "pearl-36",
                "pearl-99",
            )
            name = next(card for card in names if card not in hand)
            answer = await a.ask("act", revision=revision, action=f"buy {name}")
            assert answer["refusal"]["code"] == "illegal-action"
            assert answer["refusal"]["reason"] == "not-in-hand"
            assert answer["refusal"]["params"] == {"card": name}
            assert answer["refusal"]["rule"].startswith("SH-")
        assert one.get(f"/tables/{id}")["revision"] == revision

    run(work)


def test_the_same_message_twice(any_server: Server) -> None:
    one, _, id = in_order(any_server)

    async def work() -> None:
        async with one.live(id, {}) as a:
            state = (await a.get("state"))["state"]
            message = {
                "type": "act",
                "revision": state["revision"],
                "key": "once",
                "action": first(state, "draw"),
            }
            await a.send(message)
            await a.send(message)
            answers = [await a.get("accept", "refuse", key="once") for _ in range(2)]
            assert [answer["type"] for answer in answers] == ["accept", "accept"]
            assert answers[0]["revision"] == answers[1]["revision"] == state["revision"] + 1
        # A new connection, as after a crash: still the same answer.
        async with one.live(id, {}) as a:
            await a.get("state")
            await a.send(message)
            assert (await a.get("accept", "refuse", key="once"))["revision"] == state["revision"] + 1
        assert one.get(f"/tables/{id}")["moves"] == 1

    run(work)


def test_two_movers_at_once(any_server: Server) -> None:
    one, _, id = in_order(any_server)

    async def work() -> None:
        async with one.live(id, {}) as a, one.live(id, {}) as b:
            state = (await a.get("state"))["state"]
            await b.get("state")
            action = first(state, "draw")
            answers = await asyncio.gather(
                *(w.ask("act", revision=state["revision"], action=action) for w in (a, b))
            )
            assert sorted(answer["type"] for answer in answers) == ["accept", "refuse"]
            refusal = next(answer["refusal"] for answer in answers if answer["type"] == "refuse")
            assert refusal["code"] == "stale"
            assert refusal["params"]["revision"] == str(state["revision"] + 1)

    run(work)


def test_reconnect_asks_for_what_was_missed(any_server: Server) -> None:
    one, two, id = in_order(any_server)

    async def work() -> None:
        async with one.live(id, {}) as a:
            before = (await a.get("state"))["state"]
        one.play_once(id)
        two.command(id, "chat", 0, text="are you there?")
        async with one.live(id, {"revision": before["revision"], "hash": before["hash"]}) as a:
            message = await a.get("state")
            assert [entry["revision"] for entry in message["entries"]] == list(
                range(before["revision"], message["state"]["revision"])
            )
            assert message["entries"][-1]["text"] == "are you there?"
            await a.send({"type": "ping", "revision": 0})
            pong = await a.get("pong")
            assert (pong["revision"], pong["hash"]) == (
                message["state"]["revision"],
                message["state"]["hash"],
            )
        async with one.live(id, {"revision": pong["revision"]}) as a:
            assert (await a.get("state"))["entries"] == []

    run(work)


def test_undo_and_refused_undo(any_server: Server) -> None:
    one, two, id = in_order(any_server)

    async def work() -> None:
        async with one.live(id, {}) as a, two.live(id, {}) as b:
            before = (await a.get("state"))["state"]
            await b.get("state")
            await a.ask("act", revision=before["revision"], action=first(before, "expand"))
            state = one.get(f"/tables/{id}")
            assert state["undo"]["steps"] == 1
            answer = await a.ask("undo", revision=state["revision"])
            assert answer["type"] == "accept"
            after = one.get(f"/tables/{id}")
            assert {**after["view"]} == before["view"]
            assert after["hash"] == before["hash"]
            assert after["revision"] == before["revision"] + 2
            entry = (await b.get("update", revision=after["revision"]))["entries"][-1]
            assert (entry["kind"], entry["steps"], entry["moves"]) == ("undo", 1, 0)

            await a.ask("act", revision=after["revision"], action=first(after, "draw"))
            state = one.get(f"/tables/{id}")
            assert state["undo"]["steps"] == 0
            assert state["undo"]["why"]["code"] == "undo-revealed"
            answer = await a.ask("undo", revision=state["revision"])
            assert answer["refusal"]["code"] == "undo-revealed"

            assert (await a.ask("ask", revision=state["revision"], moves=0))["type"] == "accept"
            request = two.get(f"/tables/{id}")["table"]["request"]
            assert request == {"seat": 0, "moves": 0, "agreed": [0], "waiting": [1]}
            answer = await b.ask("answer", revision=0, agree=True)
            assert answer["type"] == "accept"
            entry = (await a.get("update", revision=answer["revision"]))["entries"][-1]
            assert (entry["kind"], entry["steps"]) == ("agree", 1)
            assert one.get(f"/tables/{id}")["view"] == before["view"]

    run(work)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_game_against_bots(any_server: Server, language: str) -> None:
    ann = any_server.person()
    id = ann.table("me", "bot", "bot")["table"]["id"]

    async def work() -> None:
        async with ann.live(id, {"lang": language}) as wire:
            state = (await wire.get("state"))["state"]
            number = 0
            while state["table"]["status"] != "over":
                if state["options"]:
                    number += 1
                    action = an_action(state, number)
                    assert state["question"]
                    answer = await wire.ask("act", revision=state["revision"], action=action)
                    assert answer["type"] == "accept"
                    state = ann.get(f"/tables/{id}")
                else:
                    state = (await wire.get("update"))["state"]
            assert sorted(score["place"] for score in state["scores"])[0] == 1

    run(work)


def test_one_screen_for_two_people(any_server: Server) -> None:
    ann = any_server.person()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bea"}]
    id = ann.post("/tables", {"game": "shares", "seats": seats}, status=201)["table"]["id"]

    async def work() -> None:
        async with ann.live(id, {}) as wire:
            state = (await wire.get("state"))["state"]
            assert (state["seat"], state["options"], state["view"]["hand"]) == (-1, [], [])
            for seat in (0, 1):
                await wire.send({"type": "look", "seat": seat})
                state = (await wire.get("state"))["state"]
                assert state["view"]["hand"]
                assert (await wire.ask("act", revision=state["revision"], action="draw"))["type"] == "accept"
                await wire.send({"type": "look", "seat": -1})
                state = (await wire.get("state"))["state"]
                assert state["view"]["hand"] == []
                await asyncio.sleep(0.05)

    run(work)


def test_language_is_switched_at_once(any_server: Server) -> None:
    ann, _, id = in_order(any_server)

    async def work() -> None:
        async with ann.live(id, {"lang": "en"}) as wire:
            await wire.get("state")
            english = await wire.ask("act", revision=999, action="draw")
            await wire.send({"type": "language", "lang": "de"})
            await wire.get("state")
            german = await wire.ask("act", revision=999, action="draw")
            assert english["refusal"]["sentence"] != german["refusal"]["sentence"]
            assert "Stellung" in german["refusal"]["sentence"]

    run(work)


def test_nonsense_is_answered_not_fatal(any_server: Server) -> None:
    ann, _, id = in_order(any_server)

    async def work() -> None:
        async with ann.live(id, {}) as wire:
            state = (await wire.get("state"))["state"]
            for nonsense in (
                "",
                "{",
                "[]",
                "null",
                '"hello"',
                '{"type":"dance"}',
                '{"type":"act"}',
                "é" * 99,
            ):
                await wire.socket.send(nonsense)
                refusal = (await wire.get("refuse"))["refusal"]
                assert refusal["code"] == "value"
            await wire.socket.send(b"\x00\xff")
            await wire.send({"type": "act", "revision": -1, "key": "x", "action": "draw"})
            await wire.send({"type": "act", "revision": state["revision"], "key": "y" * 65, "action": "draw"})
            await wire.send({"type": "look", "seat": 1})
            assert (await wire.ask("act", revision=state["revision"], action="draw"))["type"] == "accept"

    run(work)


@pytest.mark.parametrize(
    ("how", "code"), [("origin", 4403), ("cookie", 4401), ("table", 4404), ("hello", 4408), ("private", 4403)]
)
def test_the_door_of_a_live_table(server: Server, how: str, code: int) -> None:
    ann, eve = server.person(), server.person()
    id = ann.table("me", "bot", watch=how != "private")["table"]["id"]
    more: dict[str, Any] = {}
    hello: dict[str, Any] = {}
    if how == "origin":
        more["headers"] = {"Origin": "https://evil.example"}
    if how == "cookie":
        more["headers"] = {"Cookie": "bathysphere=somebody.else"}
    if how == "table":
        id = "nosuchtable"

    async def work() -> None:
        async with eve.live(id, None if how == "hello" else hello, **more) as wire:
            if how == "hello":
                await wire.send({"type": "ping"})
            bye = await wire.get("bye")
            assert bye["refusal"]["sentence"]
            with pytest.raises(ConnectionClosed) as closed:
                await wire.get("state")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == code

    run(work)


def test_presence(any_server: Server) -> None:
    one, two, id = in_order(any_server)
    watcher = any_server.person()

    async def work() -> None:
        async with one.live(id, {}) as a:
            await a.get("state")
            async with two.live(id, {}) as b, watcher.live(id, {}) as c:
                await b.get("state")
                await c.get("state")
                here = await a.get("presence", online=[0, 1], spectators=1)
                assert here
            await a.get("presence", online=[0], spectators=0)

    run(work)
