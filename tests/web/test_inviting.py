"""Invitations: where a server can be reached, one link for all free seats, and what messengers show of it."""

from __future__ import annotations

import re
import socket
from html import unescape
from pathlib import Path

import httpx
import pytest

from bathysphere.play.refusal import ServerError
from bathysphere.server.web import reach
from tests.web.servers import Person, Server, serving


def token(state: dict) -> str:
    return str(state["table"]["invite"].removeprefix("/join/"))


def test_one_link_leads_to_every_free_seat(ann: Person, bob: Person, eve: Person) -> None:
    state = ann.table("me", "open", "bot", "open")
    link = token(state)
    told = bob.get(f"/invites/{link}")
    assert (told["chair"], told["free"], told["game"]) == (None, True, "shares")
    assert [seat["kind"] for seat in told["seats"]] == ["person", "open", "bot", "open"]
    assert bob.post(f"/invites/{link}", {"name": "Bob", "chair": 3})["table"]["invite"] is None
    assert bob.post(f"/invites/{link}", {})["table"]["id"] == state["table"]["id"]  # Bob sits there already
    assert eve.post(f"/invites/{link}", {"chair": 3}, 409)["code"] == "seat-taken"
    begun = eve.post(f"/invites/{link}", {"name": "Eve"})
    assert begun["table"]["status"] == "running"
    assert ann.get(f"/invites/{link}")["free"] is False
    assert ann.get(f"/tables/{state['table']['id']}")["table"]["invite"] is None


def test_new_links_end_the_one_for_all_seats_as_well(ann: Person, bob: Person) -> None:
    state = ann.table("me", "open")
    ann.command(state["table"]["id"], "relink", state["revision"])
    assert bob.post(f"/invites/{token(state)}", {}, 404)["code"] == "invite-invalid"
    fresh = ann.get(f"/tables/{state['table']['id']}")
    assert bob.post(f"/invites/{token(fresh)}", {})["table"]["status"] == "running"


def test_only_the_host_is_told_the_link(ann: Person, bob: Person, eve: Person) -> None:
    state = ann.table("me", "open", "open")
    seen = eve.get(f"/tables/{state['table']['id']}")
    assert seen["table"]["invite"] is None
    assert bob.post(f"/invites/{token(state)}", {})["table"]["invite"] is None


def metas(page: str) -> dict[str, str]:
    return {
        name: unescape(told) for name, told in re.findall(r'<meta property="([^"]+)" content="([^"]*)"', page)
    }


def test_a_messenger_is_told_whose_seat_it_is_and_of_which_game(server: Server, ann: Person) -> None:
    ann.post("/me/name", {"name": 'Ann "<b>" & Co'})
    state = ann.table("me", "open", settings={"sides": "basic"})
    address = f"{server.url}{state['table']['invite']}"
    answer = httpx.get(address)
    assert "<b>" not in answer.text
    told = metas(answer.text)
    assert told["og:title"] == "A seat is kept for you: In Too Deep"
    assert told["og:description"].startswith('Ann "<b>" & Co keeps a seat for you.')
    assert told["og:url"] == address
    assert told["og:image"] == f"{server.url}/share.png"
    assert answer.text.count("og:title") == answer.text.count("twitter:card") == 1
    german = metas(httpx.get(address, headers={"accept-language": "de"}).text)
    assert german["og:title"] == "Ein Platz ist für dich frei: In Too Deep"
    ann.command(state["table"]["id"], "start", state["revision"])
    assert "all seats are taken" in metas(httpx.get(address).text)["og:title"]


def test_a_link_that_leads_nowhere_says_nothing(server: Server) -> None:
    answer = httpx.get(f"{server.url}/join/nothing~here")
    assert answer.status_code == 200
    assert "seat" not in metas(answer.text).get("og:title", "")


def test_what_is_public_is_what_previews_and_the_waiting_page_say(tmp_path: Path) -> None:
    more = {"public": "https://play.example.org", "network": ["http://192.168.1.20:8000"]}
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", **more) as server:
        ann = server.person()
        assert ann.get("/reach") == more
        link = ann.table("me", "open")["table"]["invite"]
        told = metas(httpx.get(server.url + link).text)
        assert told["og:url"] == f"https://play.example.org{link}"
        assert told["og:image"] == "https://play.example.org/share.png"


# -- where it is --------------------------------------------------------------------------------------


@pytest.mark.parametrize("host", ["127.0.0.1", "127.8.8.8", "::1", "localhost"])
def test_nobody_else_reaches_a_server_that_listens_to_itself(host: str) -> None:
    assert reach.network(host, 8000) == []
    told = reach.told(host, 8000, [], "")
    assert "On this machine:  http://localhost:8000/" in told
    assert "--host 0.0.0.0" in told
    assert "Ctrl+C" in told


def test_the_network_reaches_a_server_that_listens_to_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    own = {socket.AF_INET: "192.168.1.20", socket.AF_INET6: "2001:db8::20"}
    monkeypatch.setattr(reach, "_own", own.__getitem__)
    assert reach.network("0.0.0.0", 8000) == ["http://192.168.1.20:8000"]
    assert reach.network("::", 80) == ["http://192.168.1.20", "http://[2001:db8::20]"]
    told = reach.told("0.0.0.0", 8000, reach.network("0.0.0.0", 8000), "https://play.example.org")
    assert "In your network:  http://192.168.1.20:8000/" in told
    assert "For everybody:    https://play.example.org/" in told
    assert "Nobody else" not in told


def test_one_address_is_reached_by_itself() -> None:
    assert reach.network("192.168.7.7", 80) == ["http://192.168.7.7"]


@pytest.mark.parametrize(
    "odd", ["play.example.org", "ftp://play.example.org", "https://play.example.org/bathysphere"]
)
def test_a_public_address_is_an_address(odd: str) -> None:
    with pytest.raises(ServerError) as caught:
        reach.public(odd)
    assert caught.value.code == "public-address"
    assert reach.public("https://play.example.org/") == "https://play.example.org"
