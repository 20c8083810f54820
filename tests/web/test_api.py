"""The HTTP API as a person uses it: from a new table to the replay."""

from __future__ import annotations

import re
import time
import warnings
from pathlib import Path
from typing import Any

import httpx
import pytest

import bathysphere
from bathysphere.catalogue import GAMES
from bathysphere.engine.record import Record
from bathysphere.language.languages import LANGUAGES
from bathysphere.language.texts import SAID
from bathysphere.play.refusal import Refusal
from bathysphere.server.web.app import create
from bathysphere.server.web.pages import Pages
from bathysphere.server.web.worker import Config
from tests.web.servers import Person, Server


def finish(person: Person, id: str) -> dict[str, Any]:
    """Play to the end, as all the seats one has."""
    number = 0
    for _ in range(5000):
        state = person.get(f"/tables/{id}")
        if state["table"]["status"] == "over":
            return dict(state)
        if state["table"]["thinking"] is not None:
            time.sleep(0.01)
            continue
        number += 1
        person.play_once(id, state["view"]["pending"]["seat"], number)
    raise AssertionError("the game does not end")


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[Person, str]:
    ann = server.person()
    id = ann.table("me", "bot")["table"]["id"]
    finish(ann, id)
    return ann, id


def test_the_application_is_made_without_a_warning(tmp_path: Path) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        create(Config(database=f"sqlite:///{tmp_path / 'tables.sqlite'}"))


def test_games_with_settings_in_words(ann: Person) -> None:
    for lang in ("en", "de"):
        (shares,) = [game for game in ann.get("/games", lang=lang) if game["game"] == "shares"]
        assert shares["seats"] == [2, 5]
        names = [setting["name"] for setting in shares["settings"] if not setting["ruling"]]
        assert names == ["sides", "decades", "bonus_shares"]
        rulings = [setting["ruling"] for setting in shares["settings"] if setting["ruling"]]
        assert rulings == ["AMB-25", "AMB-32", "AMB-34", "AMB-39", "AMB-40"]
        assert all(setting["title"] and setting["presets"] for setting in shares["settings"])
        assert {"level": "random", "title": "Random"}.keys() <= shares["bots"][0].keys()


def test_texts_of_a_game(ann: Person) -> None:
    assert "reason-over" in ann.get("/games/shares/texts/en")
    assert ann.get("/games/chess/texts/en", 404)["code"] == "game-unknown"
    assert ann.get("/games/shares/texts/fr", 409)["code"] == "language-unknown"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_names_are_texts_without_what_the_server_says(ann: Person, name: str, lang: str) -> None:
    whole, names = (ann.get(f"/games/{name}/texts/{lang}", part=part) for part in ("all", "names"))
    assert len(names) < len(whole) * 0.75
    messages = dict.fromkeys(re.findall(r"^([a-z][\w-]*) =", names, re.MULTILINE))
    assert f"game-{name}" in messages
    assert not any(message.startswith(SAID) for message in messages)
    # Nothing that is left speaks of something that is gone.
    assert set(re.findall(r"\{\s*([a-z][\w-]*)\s*\}", names)) <= messages.keys()


def test_long_texts_come_compressed_and_what_may_be_secret_does_not(ann: Person) -> None:
    for path, packed in (("/games", True), ("/games/shares/texts/de", True), ("/tables/mine", False)):
        answer = ann.http.get(path, headers={"accept-encoding": "gzip"})
        assert (answer.headers.get("content-encoding") == "gzip") is packed, path


def test_what_boards_and_cards_say(ann: Person) -> None:
    companies = ann.get("/games/shares/printed")["companies"]
    assert companies["cleaning"]["advanced"] == {"ability": "remove-or-move", "amount": 1}
    printed = ann.get("/games/deepsea/printed", seats=2, option="mission=3")
    assert printed["mission"]["mission"]["number"] == 3
    assert printed["zones"]["atoll"]["depth"] == 1
    refused = ann.get("/games/deepsea/printed", 422, option="mission=99")
    assert "mission" in refused["sentence"]
    assert ann.get("/games/deepsea/printed", 422, seats=6)["code"] == "setup"
    assert ann.get("/games/chess/printed", 404)["code"] == "game-unknown"


def test_two_clicks_to_a_game(ann: Person) -> None:
    state = ann.table("me", "bot", "bot")
    assert state["table"]["status"] == "running"
    assert state["table"]["host"] is True
    mine = [seat for seat in state["table"]["seats"] if seat["you"]]
    assert [seat["seat"] for seat in mine] == [state["seat"]]
    assert len(state["view"]["hand"]) >= 6


def test_options_say_what_they_are(ann: Person) -> None:
    id = ann.table("me", "me")["table"]["id"]
    state = ann.get(f"/tables/{id}", seat=0)
    by_verb = {option["verb"]: option for option in state["options"]}
    draw = by_verb["draw"]
    assert (draw["action"], draw["reveals"], draw["passes"]) == ("draw", True, True)
    expand = by_verb["expand"]
    assert expand["action"] == f"expand {expand['arguments']['card']}"
    assert (expand["reveals"], expand["passes"]) == (False, False)
    assert all(company.isalpha() for company in expand["details"]["companies"])
    german = ann.get(f"/tables/{id}", seat=0, lang="de")
    assert [o["action"] for o in german["options"]] == [o["action"] for o in state["options"]]
    assert german["options"][0]["label"] != state["options"][0]["label"]
    assert german["question"] != state["question"]


def test_why_not(ann: Person) -> None:
    id = ann.table("me", "me")["table"]["id"]
    state = ann.get(f"/tables/{id}", seat=0)
    legal = ann.get(f"/tables/{id}/why", action=state["options"][0]["action"], seat=0)
    assert legal == {"legal": True, "reason": None}
    not_now = ann.get(f"/tables/{id}/why", action="decline", seat=0)
    assert not_now["reason"]["code"] == "illegal-action"
    assert not_now["reason"]["reason"] == "has-to-be"
    assert ann.get(f"/tables/{id}/why", action="decline", seat=1)["reason"]["code"] == "wrong-seat"
    assert ann.get(f"/tables/{id}/why", action="sing", seat=0)["reason"]["code"] == "unknown-action"


def test_invite_links(ann: Person, bob: Person, eve: Person) -> None:
    state = ann.table("me", "open", "open")
    id = state["table"]["id"]
    links = [seat["invite"] for seat in state["table"]["seats"]]
    assert [bool(link) for link in links] == [False, True, True]
    token = links[1].removeprefix("/join/")
    invitation = bob.get(f"/invites/{token}")
    assert (invitation["table"], invitation["chair"], invitation["free"], invitation["host"]) == (
        id,
        1,
        True,
        ann.get("/me")["name"],
    )
    state = bob.post(f"/invites/{token}", {"name": "Bob"})
    assert [seat["name"] for seat in state["table"]["seats"] if seat["you"]] == ["Bob"]
    assert all(seat["invite"] is None for seat in state["table"]["seats"])
    assert bob.post(f"/invites/{token}", {})["table"]["id"] == id
    assert eve.post(f"/invites/{token}", {}, 409)["code"] == "seat-taken"
    assert eve.post(f"/invites/{token[:-1]}x", {}, 404)["code"] == "invite-invalid"
    assert eve.get(f"/invites/{id}-2~AAAAAAAAAAAAAAAAAAAAAAAA", 404)["code"] == "invite-invalid"
    assert bob.post(f"/invites/{links[2].removeprefix('/join/')}", {}, 409)["code"] == "seated"
    assert ann.command(id, "start", 0)["revision"] == 3
    assert ann.get(f"/tables/{id}")["table"]["status"] == "running"


def test_listed_tables_are_open_to_everybody(ann: Person, bob: Person) -> None:
    hidden = ann.table("me", "open")["table"]["id"]
    listed = ann.table("me", "open", listed=True)["table"]["id"]
    tables = [line["table"] for line in bob.get("/tables/open")]
    assert listed in tables
    assert hidden not in tables
    assert bob.post(f"/tables/{hidden}/seat", {}, 403)["code"] == "private"
    state = bob.post(f"/tables/{listed}/seat", {"name": "Bob"})
    assert state["table"]["status"] == "running"
    assert listed not in [line["table"] for line in bob.get("/tables/open")]
    assert [line["table"] for line in bob.get("/tables/mine")] == [listed]


def test_my_tables_those_that_wait_for_me_first(ann: Person) -> None:
    waiting = ann.table("me", "me")["table"]["id"]
    ann.table("me", "open")
    lines = ann.get("/tables/mine")
    assert [line["your_turn"] for line in lines] == [True, False]
    assert lines[0]["table"] == waiting


def test_accounts_find_their_tables_from_elsewhere(server: Server) -> None:
    ann, elsewhere = server.person(), server.person()
    id = ann.table("me", "bot")["table"]["id"]
    name = f"Ann {id}"
    assert ann.post("/me/register", {"account": name, "password": "correct horse"})["account"] == name
    elsewhere.get("/me")
    other = {"account": name.upper(), "password": "another one"}
    assert elsewhere.post("/me/register", other, 409)["code"] == "name-taken"
    wrong = {"account": name, "password": "wrong horse"}
    assert elsewhere.post("/me/login", wrong, 401)["code"] == "login-failed"
    assert elsewhere.post("/me/login", {**wrong, "account": "nobody"}, 401)["code"] == "login-failed"
    right = {"account": name.lower(), "password": "correct horse"}
    assert elsewhere.post("/me/login", right)["account"] == name
    assert id in [line["table"] for line in elsewhere.get("/tables/mine")]
    elsewhere.post("/me/logout")
    assert elsewhere.get("/tables/mine") == []
    assert elsewhere.get("/me")["account"] is None


def test_names_and_chat_are_kept_as_text(ann: Person) -> None:
    script = "<script>alert('x')</script>"
    assert ann.post("/me/name", {"name": script})["name"] == script
    id = ann.table("me", "bot")["table"]["id"]
    ann.command(id, "chat", 0, text=f"{script} & more")
    entries = ann.get(f"/tables/{id}/since/0")
    assert [entry["text"] for entry in entries if entry["kind"] == "chat"] == [f"{script} & more"]
    raw = ann.http.get(f"/tables/{id}")
    assert raw.headers["content-type"].startswith("application/json")
    assert raw.headers["x-content-type-options"] == "nosniff"
    assert script in raw.json()["table"]["seats"][raw.json()["seat"]]["name"]
    record = ann.http.get(f"/tables/{id}/record")
    assert record.headers["content-type"].startswith("text/plain")
    assert "attachment" in record.headers["content-disposition"]
    assert ann.post("/me/name", {"name": "\u200b\n"}, 409)["code"] == "name-empty"


def test_replay_and_record_after_the_end(finished: tuple[Person, str], eve: Person) -> None:
    ann, id = finished
    for person in (ann, eve):
        moments = person.get(f"/tables/{id}/moments", seat=-1)
        while page := person.get(f"/tables/{id}/moments", seat=-1, since=len(moments["moments"]))["moments"]:
            moments["moments"] += page
        text = person.get(f"/tables/{id}/record")
        record = Record.parse(text)
        assert [moment["action"] for moment in moments["moments"]] == record.actions
        assert moments["moments"][-1]["totals"] == record.result
        final = bathysphere.replay(record)
        for seat in (-1, 0, 1):
            for moves in (0, 10, moments["moves"]):
                view = person.get(f"/tables/{id}/moments/{moves}", seat=seat)["view"]
                assert view == bathysphere.replay(record, moves).view(seat)
        assert person.get(f"/tables/{id}")["scores"][0]["total"] == final.scores()[0].total
    assert ann.get(f"/tables/{id}/moments/100000", 404)["code"] == "moment-unknown"


def test_what_if(finished: tuple[Person, str], eve: Person, bob: Person) -> None:
    _, id = finished
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    state = eve.post(f"/tables/{id}/branch", {"moves": 12, "seats": seats}, 201)
    assert state["table"]["branch_of"] == id
    assert state["moves"] >= 12
    assert state["seat"] == 0
    assert bob.get(f"/tables/{state['table']['id']}", 403)["code"] == "private"


def test_rematch(finished: tuple[Person, str], eve: Person) -> None:
    ann, id = finished
    assert eve.post(f"/tables/{id}/rematch", {}, 403)["code"] == "no-seat"
    first = ann.post(f"/tables/{id}/rematch")
    assert ann.post(f"/tables/{id}/rematch")["table"]["id"] == first["table"]["id"]
    assert ann.get(f"/tables/{id}")["table"]["rematch"] == first["table"]["id"]
    entries = ann.get(f"/tables/{id}/since/0")
    while page := ann.get(f"/tables/{id}/since/{entries[-1]['revision'] + 1}"):
        entries += page
    assert entries[-1]["table"] == first["table"]["id"]


def test_open_a_record(finished: tuple[Person, str], bob: Person) -> None:
    ann, id = finished
    text = ann.get(f"/tables/{id}/record")
    state = bob.post("/records", {"text": text, "moves": 8}, 201)
    assert state["moves"] == 8
    assert [seat["you"] for seat in state["table"]["seats"]] == [True, True]
    assert bob.post("/records", {"text": "[game shares]"}, 422)["code"] == "record"
    assert bob.post("/records", {"text": text.replace("2. ", "3. ", 1)}, 422)["params"]["line"]
    assert (
        bob.post("/records", {"text": "[game chess] [seats 2] [seed 1] [version 1]"}, 404)["code"]
        == "game-unknown"
    )


def test_a_finished_game_is_a_link_that_opens_it(finished: tuple[Person, str], bob: Person) -> None:
    ann, id = finished
    link = ann.get(f"/tables/{id}/link")["link"]
    assert len(link) < 280
    told = bob.post("/links", {"text": f"#game={link}&at=8"})
    assert (told["game"], told["seats"], told["over"], told["at"]) == ("shares", 2, True, 8)
    assert bob.post("/links", {"text": link[:-4]}, 422)["code"] == "record"
    assert bob.post("/links", {"text": "nothing at all"}, 422)["code"] == "record"
    state = bob.post("/records", {"text": f"https://example.org/#game={link}&at=8"}, 201)
    assert state["moves"] == 8
    whole = bob.post("/records", {"text": link}, 201)
    assert whole["table"]["status"] == "over"
    original, again = (
        who.get(f"/tables/{table}/record") for who, table in ((ann, id), (bob, whole["table"]["id"]))
    )
    assert [line for line in original.splitlines() if line[0].isdigit()] == [
        line for line in again.splitlines() if line[0].isdigit()
    ]
    damaged = bob.post("/records", {"text": link[:-4]}, 422)
    assert damaged["code"] == "record"
    assert "damaged" in damaged["sentence"]


def test_a_running_game_has_no_link(ann: Person) -> None:
    id = ann.table("me", "me")["table"]["id"]
    assert ann.get(f"/tables/{id}/link", 409)["code"] == "not-over"


def test_what_a_seat_has_seen_of_a_running_game(ann: Person, eve: Person) -> None:
    id = ann.table("me", "me")["table"]["id"]
    for _ in range(6):
        seat = ann.get(f"/tables/{id}")["view"]["pending"]["seat"]
        ann.play_once(id, seat, 1)
    text = ann.get(f"/tables/{id}/record", seat=0)
    assert "seed" not in text
    lines = [line for line in text.splitlines() if line[0].isdigit()]
    assert any(not line.split(". ")[1].startswith("…") for line in lines)
    public = eve.get(f"/tables/{id}/record")
    assert all(line.split(". ")[1].startswith("…") for line in public.splitlines() if line[0].isdigit())


def test_a_game_that_cannot_be_set_up_says_what_would_be_right(ann: Person) -> None:
    refusal = ann.post("/tables", {"game": "shares", "seats": [{"kind": "me"}]}, 422)
    assert refusal["code"] == "setup"
    assert "2" in refusal["sentence"]
    wrong = {"game": "shares", "seats": [{"kind": "me"}] * 2, "settings": {"sides": "up"}}
    assert "basic" in ann.post("/tables", wrong, 422)["sentence"]
    assert (
        ann.post("/tables", {"game": "chess", "seats": [{"kind": "me"}] * 2}, 404)["code"] == "game-unknown"
    )
    assert ann.post("/tables", {"game": "shares", "seats": "many"}, 400)["code"] == "value"


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/tables/nosuchtable", 404, "table-unknown"),
        ("/nowhere", 404, "page-unknown"),
        ("/tables/x/since/-1", 400, "value"),
        ("/tables/x/since/many", 404, "page-unknown"),
        ("/tables/x?seat=99", 400, "value"),
        ("/tables/x/why", 400, "value"),
    ],
)
def test_errors_have_one_shape(ann: Person, path: str, status: int, code: str) -> None:
    answer = ann.http.get(path)
    refusal = answer.json()
    assert (answer.status_code, refusal["code"]) == (status, code)
    assert refusal["sentence"]


def test_pages_of_the_client(server: Server, ann: Person) -> None:
    for path in ("/", "/tables/abc", ann.table("me", "open")["table"]["seats"][1]["invite"]):
        answer = httpx.get(server.url + path)
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
    script = re.search(r'src="(/assets/[^"]+)"', answer.text)
    if script:  # there is a built client
        headers = httpx.get(server.url + script[1]).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert "content-security-policy" not in headers, "a script is no page"
    assert httpx.get(server.url + "/missing.js").status_code == 404
    assert httpx.get(server.url + "/../../etc/passwd").status_code in (200, 404)
    again = httpx.get(
        server.url + "/", headers={"if-none-match": httpx.get(server.url + "/").headers["etag"]}
    )
    assert again.status_code == 304


def test_pages_come_in_the_smallest_form_a_browser_takes(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<p>hello</p>" * 100, encoding="utf-8")
    (tmp_path / "index.html.br").write_bytes(b"packed by the build")
    pages = Pages(tmp_path)
    for accepts, encoding in (("gzip, deflate, br, zstd", "br"), ("gzip;q=1.0", "gzip"), ("", None)):
        assert pages.answer("", accepts, "").headers.get("content-encoding") == encoding
    with pytest.raises(Refusal):
        pages.answer("index.html.br", "", "")


def test_cookies_are_for_this_site_only(server: Server) -> None:
    answer = httpx.get(server.url + "/api/v2/me")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    given = answer.cookies["bathysphere"]
    forged = ("y" if given[0] == "z" else "z") + given[1:]
    fresh = httpx.get(server.url + "/api/v2/me", cookies={"bathysphere": forged})
    assert "set-cookie" in fresh.headers


def test_other_sites_cannot_act_for_our_people(ann: Person) -> None:
    for origin in ("https://evil.example", "null"):
        answer = ann.http.post("/tables", json={}, headers={"Origin": origin})
        assert answer.status_code == 403
        assert answer.json()["code"] == "origin"
    same = ann.http.post("/me/name", json={"name": "Ann"}, headers={"Origin": ann.url})
    assert same.status_code == 200
    form = ann.http.post("/me/name", data={"name": "Ann"})
    assert form.status_code == 400


def test_one_thing_of_a_set_is_not_played_by_itself(ann: Person) -> None:
    """By itself it would close off the cards before it: the door asks for the whole payment."""
    state = ann.table("me", "me")
    id = state["table"]["id"]
    for number in range(200):
        state = ann.get(f"/tables/{id}", seat=ann.get(f"/tables/{id}", seat=0)["view"]["pending"]["seat"])
        if state["together"] and state["together"]["most"] > 1:
            break
        ann.play_once(id, state["seat"], number)
    least = state["together"]["least"]
    things = list(state["together"]["counts"])
    one = ann.command(id, "act", state["revision"], 409, action=things[-1], seat=state["seat"])
    assert one["code"] == "set-whole"
    whole = " ".join([things[-1], *(thing.split()[1] for thing in things[: least - 1])])
    ann.command(id, "act", state["revision"], action=whole, seat=state["seat"])
