"""Every address, tried by somebody who has no business there."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import httpx
import pytest

from tests.web.servers import Person, Server, an_action

COMMANDS: list[dict[str, Any]] = [
    {"type": "act", "action": "draw"},
    {"type": "undo"},
    {"type": "ask", "moves": 0},
    {"type": "answer", "agree": True},
    {"type": "withdraw"},
    {"type": "start"},
    {"type": "pause"},
    {"type": "resume"},
    {"type": "resign"},
    {"type": "leave"},
    {"type": "plan", "actions": [{"action": "draw"}]},
    {"type": "habit", "single": True},
    {"type": "give", "chair": 0},
    {"type": "return"},
]
HOST_COMMANDS: list[dict[str, Any]] = [
    {"type": "close"},
    {"type": "mute", "chair": 0},
    {"type": "mute", "line": 1, "muted": False},
    {"type": "remove", "line": 1},
    {"type": "doors", "watch": False},
    {"type": "relink"},
    {"type": "offer", "chair": 0},
]

ADDRESSES = {
    ("GET", "/tables/{id}"): 403,
    ("GET", "/tables/{id}/since/{revision}"): 403,
    ("GET", "/tables/{id}/why"): 403,
    ("GET", "/tables/{id}/moments"): 403,
    ("GET", "/tables/{id}/moments/{moves}"): 403,
    ("GET", "/tables/{id}/record"): 403,
    ("GET", "/tables/{id}/link"): 403,
    ("GET", "/tables/{id}/review"): 403,
    ("POST", "/tables/{id}/hint"): 403,
    ("POST", "/tables/{id}/commands"): 403,
    ("POST", "/tables/{id}/seat"): 403,
    ("POST", "/tables/{id}/rematch"): 403,
    ("POST", "/tables/{id}/branch"): 403,
    ("POST", "/tables/{id}/report"): 403,
    ("GET", "/tables/{id}/notes"): 403,
    ("POST", "/tables/{id}/notes"): 403,
    ("GET", "/tables/{id}/deal/{chair}"): 403,
    ("POST", "/tables/{id}/again"): 403,
    ("GET", "/invites/{token}"): 404,
    ("POST", "/invites/{token}"): 404,
}
"""What somebody without a seat gets at a private table. Those below are nobody's in particular."""
FOR_EVERYBODY = {
    ("GET", "/me"),
    ("POST", "/me/name"),
    ("POST", "/me/register"),
    ("POST", "/me/login"),
    ("POST", "/me/logout"),
    ("POST", "/me/recover"),
    ("POST", "/me/password"),
    ("POST", "/me/account"),
    ("POST", "/me/codes"),
    ("GET", "/me/sessions"),
    ("POST", "/me/sessions/end"),
    ("POST", "/me/export"),
    ("POST", "/me/delete"),
    ("GET", "/games"),
    ("GET", "/games/{name}/texts/{lang}"),
    ("GET", "/games/{name}/printed"),
    ("GET", "/games/{name}/manual/{lang}"),
    ("GET", "/games/{name}/manual/examples/{example}"),
    ("GET", "/manual/search"),
    ("GET", "/games/{name}/lessons/{lang}"),
    ("POST", "/lessons/{name}/{id}"),
    ("POST", "/examples/{name}/{example}"),
    ("POST", "/tables"),
    ("GET", "/tables/mine"),
    ("GET", "/tables/open"),
    ("POST", "/records"),
    ("POST", "/links"),
    ("GET", "/reach"),
    ("GET", "/tables/watch"),
    ("GET", "/me/notices"),
    ("GET", "/me/games"),
    ("GET", "/me/statistics"),
    ("GET", "/daily"),
    ("POST", "/daily/{game}"),
    ("POST", "/me/notices/wishes"),
    ("POST", "/me/notices/ways"),
    ("POST", "/me/notices/ways/remove"),
    ("POST", "/me/notices/ways/test"),
    ("POST", "/notices/confirm/{token}"),
    ("POST", "/notices/off/{token}"),
}

BODIES: dict[str, Any] = {
    "/tables/{id}/commands": {"type": "pause", "revision": 1, "key": "k"},
    "/tables/{id}/notes": {"text": "mine"},
    "/tables/{id}/branch": {"moves": 0, "seats": [{"kind": "me"}, {"kind": "me"}]},
}


def test_no_address_is_forgotten(ann: Person) -> None:
    schema = ann.get("/schema/openapi.json")
    addresses = {
        (method.upper(), path.removeprefix("/api/v2"))
        for path, methods in schema["paths"].items()
        for method in methods
    }
    assert addresses == set(ADDRESSES) | FOR_EVERYBODY


@pytest.mark.parametrize(("method", "path"), ADDRESSES)
def test_a_private_table_is_nobody_elses(ann: Person, eve: Person, method: str, path: str) -> None:
    id = ann.table("me", "me", watch=False)["table"]["id"]
    where = path.format(id=id, revision=0, moves=0, chair=0, token=f"{id}-1~AAAAAAAAAAAAAAAAAAAAAAAA")
    body = {"json": BODIES.get(path, {})} if method == "POST" else {"params": {"action": "draw"}}
    for who in (eve.http, httpx.Client(base_url=f"{eve.url}/api/v2")):
        answer = who.request(method, where, **body)
        assert answer.status_code == ADDRESSES[method, path], answer.text
        assert "hand" not in answer.text
    assert ann.get(f"/tables/{id}")["revision"] == 1


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: str(command["type"]))
def test_spectators_cannot_do_anything(ann: Person, eve: Person, command: dict[str, Any]) -> None:
    id = ann.table("me", "bot")["table"]["id"]
    fields = {name: value for name, value in command.items() if name != "type"}
    refusal = eve.command(id, command["type"], 1, 403, **fields)
    assert refusal["code"] == ("no-return" if command["type"] == "return" else "no-seat")


OF_SEATS = [command for command in COMMANDS if command["type"] != "give"]
"""To give away the chair of somebody who is not there is for the others (tests/play/test_absent.py)."""


@pytest.mark.parametrize("command", OF_SEATS, ids=lambda command: str(command["type"]))
def test_nobody_speaks_for_another_seat(server: Server, command: dict[str, Any]) -> None:
    ann, bob = server.person(), server.person()
    state = ann.table("me", "open")
    token = state["table"]["seats"][1]["invite"].removeprefix("/join/")
    state = bob.post(f"/invites/{token}", {})
    id, others = state["table"]["id"], 1 - state["seat"]
    fields = {name: value for name, value in command.items() if name != "type"}
    refusal = bob.command(id, command["type"], state["revision"], 403, seat=others, **fields)
    assert refusal["code"] == ("no-return" if command["type"] == "return" else "wrong-seat")


@pytest.mark.parametrize("command", HOST_COMMANDS, ids=lambda command: str(command["type"]))
@pytest.mark.parametrize("who", ["player", "spectator", "stranger"])
def test_only_the_host_moderates(server: Server, command: dict[str, Any], who: str) -> None:
    ann, bob, eve = server.person(), server.person(), server.person()
    state = ann.table("me", "open", "open", watch=who != "stranger")
    id = state["table"]["id"]
    bob.post(f"/invites/{state['table']['seats'][1]['invite'].removeprefix('/join/')}", {})
    revision = ann.get(f"/tables/{id}")["revision"]
    fields = {name: value for name, value in command.items() if name != "type"}
    refusal = (bob if who == "player" else eve).command(id, command["type"], revision, 403, **fields)
    assert refusal["code"] == "not-host"
    assert ann.get(f"/tables/{id}")["revision"] == revision


ABOUT_ONESELF: dict[str, dict[str, Any]] = {
    "/me/password": {"old": "wrong horse", "password": "another one"},
    "/me/account": {"password": "wrong horse", "account": "Eve"},
    "/me/codes": {"password": "wrong horse"},
    "/me/export": {"password": "wrong horse"},
    "/me/delete": {"password": "wrong horse"},
    "/me/register": {"account": "Eve", "password": "another one"},
}


@pytest.mark.parametrize("path", ABOUT_ONESELF)
def test_a_stolen_cookie_is_not_enough(server: Server, path: str) -> None:
    ann, thief = server.person(), server.person()
    account = {"account": f"Ann {path} {server.port}".replace("/", "-"), "password": "correct horse"}
    ann.post("/me/register", account)
    thief.http.cookies.set("bathysphere", ann.http.cookies["bathysphere"])
    code = thief.post(path, ABOUT_ONESELF[path], 409 if path == "/me/register" else 401)["code"]
    assert code == ("registered" if path == "/me/register" else "login-failed")
    if path != "/me/register":
        empty = {
            name: "" if name in ("old", "password") else value for name, value in ABOUT_ONESELF[path].items()
        }
        if path == "/me/password":
            empty["password"] = "another one"
        assert thief.post(path, empty, 401)["code"] == "login-failed"
    assert server.person().post("/me/login", account)["account"] == account["account"]


def test_nobody_ends_the_session_of_somebody_else(ann: Person, eve: Person) -> None:
    ann.get("/me")
    (mine,) = ann.get("/me/sessions")
    assert eve.post("/me/sessions/end", {"id": mine["id"]}, 404)["code"] == "session-unknown"
    eve.post("/me/sessions/end", {})
    assert [each["id"] for each in ann.get("/me/sessions")] == [mine["id"]]


def test_spectators_see_the_public_view_only(ann: Person, eve: Person) -> None:
    id = ann.table("me", "bot", "bot")["table"]["id"]
    state = eve.get(f"/tables/{id}")
    assert state["seat"] == -1
    assert state["view"]["hand"] == []
    assert state["options"] == []
    for seat in range(3):
        for path in ("", "/since/0", "/moments", "/moments/0", "/record"):
            assert eve.get(f"/tables/{id}{path}", 403, seat=seat)["code"] == "not-yours"
        assert eve.get(f"/tables/{id}/why", 403, seat=seat, action="draw")["code"] == "not-yours"


def test_a_player_cannot_look_from_another_seat(ann: Person) -> None:
    state = ann.table("me", "bot", "bot")
    id, seat = state["table"]["id"], state["seat"]
    for other in range(3):
        ann.get(f"/tables/{id}", 200 if other == seat else 403, seat=other)


def test_running_games_are_not_branched_nor_repeated(ann: Person) -> None:
    id = ann.table("me", "me")["table"]["id"]
    seats = [{"kind": "me"}, {"kind": "me"}]
    assert ann.post(f"/tables/{id}/branch", {"moves": 0, "seats": seats}, 409)["code"] == "branch-people"
    assert ann.post(f"/tables/{id}/rematch", {}, 409)["code"] == "not-over"
    assert "[seed" not in ann.get(f"/tables/{id}/record")


def test_nobody_sees_the_seed_before_the_end_and_everybody_after(server: Server) -> None:
    """Every address that can be read, by the player, another player, a spectator and a stranger."""
    ann, bob, eve = server.person(), server.person(), server.person()
    state = ann.table("me", "open")
    id, seal = state["table"]["id"], state["table"]["seal"]
    assert len(seal) == 64
    stranger = httpx.Client(base_url=f"{eve.url}/api/v2")
    everybody = [ann.http, bob.http, eve.http, stranger]
    token = state["table"]["seats"][1]["invite"].removeprefix("/join/")
    places = {"id": id, "revision": 0, "moves": 0, "token": token, "chair": 0}
    paths = [path.format(**places) for method, path in ADDRESSES if method == "GET"]
    paths += ["/tables/mine", "/tables/open"]

    def read_all() -> str:
        return "".join(who.get(path, params={"action": "draw"}).text for who in everybody for path in paths)

    told = read_all()
    bob.post(f"/invites/{token}", {})
    told += read_all()
    assert [who.get(f"/tables/{id}").json()["table"]["seed"] for who in everybody] == [""] * 4
    for number in range(2000):
        shown = [who.get(f"/tables/{id}") for who in (ann, bob)]
        if shown[0]["table"]["status"] == "over":
            break
        mover, seen = next((w, s) for w, s in zip((ann, bob), shown, strict=True) if s["options"])
        mover.command(id, "act", seen["revision"], action=an_action(seen, number * 5))
        if number in (3, 20):
            told += read_all()
    tables = [who.get(f"/tables/{id}").json()["table"] for who in everybody]
    seed = tables[0]["seed"]
    assert [table["seed"] for table in tables] == [seed] * 4
    assert [table["seal"] for table in tables] == [seal] * 4
    assert sha256(seed.encode()).hexdigest() == seal
    assert seal in told
    assert seed not in told
    assert f"[seed {seed}] [chance sealed] [seal {seal}]" in eve.get(f"/tables/{id}/record")


def test_only_the_host_has_the_links_and_starts(server: Server) -> None:
    ann, bob = server.person(), server.person()
    state = ann.table("me", "open", "open")
    token = state["table"]["seats"][1]["invite"].removeprefix("/join/")
    state = bob.post(f"/invites/{token}", {})
    assert [seat["invite"] for seat in state["table"]["seats"]] == [None, None, None]
    assert bob.command(state["table"]["id"], "start", 0, 403)["code"] == "not-host"
    bob.command(state["table"]["id"], "leave", 0)
    assert bob.get("/tables/mine")[0]["status"] == "waiting"


def test_after_resigning_one_is_a_spectator(server: Server) -> None:
    ann, bob = server.person(), server.person()
    state = ann.table("me", "open", "open")
    seats = state["table"]["seats"]
    state = bob.post(f"/invites/{seats[1]['invite'].removeprefix('/join/')}", {})
    id = state["table"]["id"]
    ann.command(id, "start", 0)
    mine = bob.get(f"/tables/{id}")["seat"]
    bob.command(id, "resign", 0)
    state = bob.get(f"/tables/{id}")
    assert (state["seat"], state["view"]["hand"]) == (-1, [])
    assert bob.get(f"/tables/{id}", 403, seat=mine)["code"] == "not-yours"
