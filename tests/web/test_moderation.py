"""What hosts do about tables and people, and what a pause hides."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.web.servers import Person, Server


def chat(who: Person, id: str, text: str, status: int = 200) -> Any:
    return who.command(id, "chat", 0, status, text=text)


def line_of(who: Person, id: str, text: str) -> int:
    """The revision of a line of chat."""
    return next(entry["revision"] for entry in who.get(f"/tables/{id}/since/0") if entry.get("text") == text)


def seated(server: Server, *more: str, **how: Any) -> tuple[Person, Person, str]:
    """Ann has opened a table, Bob has followed her link."""
    ann, bob = server.person(), server.person()
    state = ann.table("me", "open", *more, **how)
    bob.post(f"/invites/{state['table']['seats'][1]['invite'].removeprefix('/join/')}", {"name": "Bob"})
    return ann, bob, state["table"]["id"]


def test_the_host_mutes_a_player_and_lets_them_speak_again(server: Server) -> None:
    ann, bob, id = seated(server)
    chat(bob, id, "boo")
    ann.command(id, "mute", 0, line=line_of(ann, id, "boo"))
    assert chat(bob, id, "boo again", 409)["code"] == "muted"
    state = bob.get(f"/tables/{id}")
    assert state["table"]["muted"]
    assert [seat["muted"] for seat in state["table"]["seats"] if seat["you"]] == [True]
    chair = next(seat["chair"] for seat in state["table"]["seats"] if seat["you"])
    assert ann.command(id, "mute", 0, 409, chair=chair)["code"] == "nobody-meant"
    ann.command(id, "mute", 0, chair=chair, muted=False)
    chat(bob, id, "sorry")


def test_a_host_cannot_be_meant(server: Server) -> None:
    ann, _, id = seated(server)
    chat(ann, id, "hello")
    line = line_of(ann, id, "hello")
    for fields in ({"line": line}, {"line": 0}, {"line": 10_000}, {"chair": 9}, {}):
        assert ann.command(id, "mute", 0, 409, **fields)["code"] == "nobody-meant"


def test_a_spectator_is_shown_out_for_good(any_server: Server) -> None:
    server = any_server
    ann, bob, id = seated(server)
    eve, other = server.person(), server.person()
    chat(eve, id, "look at his cards")

    async def work() -> None:
        async with eve.live(id, {}) as wire:
            await wire.get("state")
            line = line_of(ann, id, "look at his cards")
            await asyncio.to_thread(ann.command, id, "remove", 0, line=line)
            assert (await wire.get("bye"))["refusal"]["code"] == "removed"
            await wire.socket.wait_closed()
            assert wire.socket.close_code == 4403

    asyncio.run(work())
    assert eve.get(f"/tables/{id}", 403)["code"] == "removed"
    assert chat(eve, id, "still here", 403)["code"] == "removed"
    for path in ("/since/0", "/moments", "/moments/0", "/record"):
        assert eve.get(f"/tables/{id}{path}", 403)["code"] == "removed"
    assert other.get(f"/tables/{id}")["seat"] == -1
    chat(bob, id, "thank you")
    line = line_of(ann, id, "thank you")
    assert ann.command(id, "remove", 0, 409, line=line)["code"] == "sits-here"


def test_who_was_shown_out_does_not_sit_down(server: Server) -> None:
    ann, _, id = seated(server, "open", listed=True)
    eve = server.person()
    chat(eve, id, "let me in")
    ann.command(id, "remove", 0, line=line_of(ann, id, "let me in"))
    assert eve.post(f"/tables/{id}/seat", {}, 403)["code"] == "removed"
    link = next(seat["invite"] for seat in ann.get(f"/tables/{id}")["table"]["seats"] if seat["invite"])
    assert eve.post(f"/invites/{link.removeprefix('/join/')}", {}, 403)["code"] == "removed"


def test_closed_doors_leave_only_those_who_sit(server: Server) -> None:
    ann, bob, id = seated(server)
    eve = server.person()
    assert eve.get(f"/tables/{id}")["table"]["watch"]
    ann.command(id, "doors", 0, watch=False)
    assert eve.get(f"/tables/{id}", 403)["code"] == "private"
    assert not bob.get(f"/tables/{id}")["table"]["watch"]
    ann.command(id, "doors", 0, watch=True)
    eve.get(f"/tables/{id}")


@pytest.mark.parametrize("running", [False, True])
def test_the_host_closes_a_table(any_server: Server, running: bool) -> None:
    ann, bob, id = seated(any_server, *([] if running else ["open"]), listed=True)

    async def work() -> None:
        async with bob.live(id, {}) as wire:
            assert (await wire.get("state"))["state"]["table"]["status"] == (
                "running" if running else "waiting"
            )
            await asyncio.to_thread(ann.command, id, "close", 0)
            told = await wire.get("update")
            assert told["entries"][-1]["kind"] == "close"
            assert told["state"]["table"]["status"] == "closed"
            assert told["state"]["options"] == []

    asyncio.run(work())
    for what in ("act", "chat", "pause", "start", "leave", "close", "resign"):
        fields = {"act": {"action": "draw"}, "chat": {"text": "x"}}.get(what, {})
        assert ann.command(id, what, 0, 404, **fields)["code"] == "table-closed"
    assert any_server.person().post(f"/tables/{id}/seat", {}, 404)["code"] == "table-closed"
    assert id not in [line["table"] for who in (ann, bob) for line in who.get("/tables/mine")]
    assert id not in [line["table"] for line in bob.get("/tables/open")]
    assert "[seed" not in (bob.get(f"/tables/{id}/record") if running else "")


def test_bots_stop_at_a_closed_table(server: Server, ann: Person) -> None:
    id = ann.table("me", "bot")["table"]["id"]
    ann.command(id, "close", 0)
    live = server.worker.tables.lives[id]
    assert live.table.pending == -1
    assert live.table.bot_to_move() == ""


def test_withdrawn_links_lead_nowhere(server: Server) -> None:
    ann, bob = server.person(), server.person()
    state = ann.table("me", "open", "open")
    id, old = state["table"]["id"], state["table"]["seats"][1]["invite"]
    ann.command(id, "relink", 0)
    fresh = ann.get(f"/tables/{id}")["table"]["seats"][1]["invite"]
    assert fresh != old
    assert bob.get(f"/invites/{old.removeprefix('/join/')}", 404)["code"] == "invite-invalid"
    assert bob.post(f"/invites/{old.removeprefix('/join/')}", {}, 404)["code"] == "invite-invalid"
    assert bob.post(f"/invites/{fresh.removeprefix('/join/')}", {})["table"]["id"] == id


def test_a_pause_hides_hands_and_options(server: Server) -> None:
    ann = server.person()
    state = ann.table("me", "bot", clock={"base": 600})
    id = state["table"]["id"]
    while not state["options"]:
        state = ann.get(f"/tables/{id}")
    assert state["view"]["hand"]
    ann.play_once(id)
    state = ann.until_asked(id)
    seen = ann.get(f"/tables/{id}/since/0", seat=state["seat"])
    assert any(entry.get("action") for entry in seen), "what is remembered of this must not be shown below"
    ann.get(f"/tables/{id}/moments", seat=state["seat"])
    ann.get(f"/tables/{id}/moments/{state['moves']}", seat=state["seat"])
    ann.command(id, "pause", state["revision"])
    hidden = ann.get(f"/tables/{id}")
    assert hidden["view"]["hand"] == []
    assert hidden["options"] == []
    assert hidden["question"] is None
    assert hidden["together"] is None
    spectator = server.person().get(f"/tables/{id}")
    assert hidden["view"] == spectator["view"]
    seat = hidden["seat"]
    for path in (f"/moments/{hidden['moves']}", "/moments/0"):
        assert ann.get(f"/tables/{id}{path}", seat=seat)["view"]["hand"] == []
    assert ann.get(f"/tables/{id}/why", action=state["options"][0]["action"])["reason"]["code"] == "paused"
    assert ann.post(f"/tables/{id}/hint", {}, 409)["code"] == "paused"
    told = [entry.get("action", "") for entry in ann.get(f"/tables/{id}/since/0")]
    assert not any(told)
    moments = ann.get(f"/tables/{id}/moments", seat=seat)["moments"]
    assert not any(moment.get("action") for moment in moments)
    ann.command(id, "resume", 0)
    assert ann.get(f"/tables/{id}")["view"]["hand"] == state["view"]["hand"]
    assert ann.get(f"/tables/{id}/since/0", seat=seat)[: len(seen)] == seen


def test_names_and_messages_are_reported(server: Server) -> None:
    ann, bob, id = seated(server)
    chat(bob, id, "something vile")
    line = line_of(ann, id, "something vile")
    ann.post(f"/tables/{id}/report", {"line": line, "why": "vile"})
    chair = next(seat["chair"] for seat in bob.get(f"/tables/{id}")["table"]["seats"] if seat["you"])
    ann.post(f"/tables/{id}/report", {"chair": chair})
    assert ann.post(f"/tables/{id}/report", {"line": 0}, 409)["code"] == "nobody-meant"
    for _ in range(7):
        ann.post(f"/tables/{id}/report", {"line": line})
    assert ann.post(f"/tables/{id}/report", {"line": line}, 429)["code"] == "too-fast"
