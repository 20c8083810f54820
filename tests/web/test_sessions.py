"""Sessions: a token for every device, that ends when it should, with everything that is open on it."""

from __future__ import annotations

import asyncio
import gzip
import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from bathysphere.server import secret
from bathysphere.server.invite import Signer
from bathysphere.server.store import sessions as kept
from bathysphere.server.store.checking import verify
from bathysphere.server.store.store import open_store
from bathysphere.server.tables import now
from bathysphere.server.web.sessions import label_of
from tests import servers_found
from tests.web.servers import Person, Server, serving

MUSEUM = Path(__file__).parent.parent / "museum"


def carrying(server: Server, cookie: str) -> Person:
    """Somebody who has got hold of a cookie."""
    other = server.person()
    other.http.cookies.set("bathysphere", cookie)
    return other


def account(server: Server, who: Person, name: str = "Ann") -> dict[str, Any]:
    """Somebody registers; account and password."""
    made = {
        "account": f"{name} {server.port} {who.table('me', 'bot')['table']['id']}",
        "password": "correct horse",
    }
    return {**made, "codes": who.post("/me/register", made)["codes"]}


def signing_in(made: dict[str, Any]) -> dict[str, str]:
    return {"account": made["account"], "password": made["password"]}


def test_only_hashes_of_tokens_are_stored(server: Server, ann: Person) -> None:
    ann.get("/me")
    token = ann.http.cookies["bathysphere"]
    assert len(token) == 43
    mark = kept.hashed(token)
    session = asyncio.run(open_and_read(server, lambda c: kept.find(c, mark)))
    assert session is not None
    assert asyncio.run(open_and_read(server, lambda c: kept.find(c, token))) is None


async def open_and_read(server: Server, job: Any) -> Any:
    store = await open_store(server.worker.config.database)
    try:
        return await store.read(job)
    finally:
        await store.close()


def test_logout_kills_the_cookie_and_the_socket(any_server: Server) -> None:
    ann = any_server.person()
    made = account(any_server, ann)
    id = ann.table("me", "bot")["table"]["id"]
    cookie = ann.http.cookies["bathysphere"]

    async def work() -> None:
        async with ann.live(id, {}) as wire:
            await wire.get("state")
            await asyncio.to_thread(ann.post, "/me/logout")
            bye = await wire.get("bye")
            assert bye["refusal"]["code"] == "signed-out"
            await wire.socket.wait_closed()
            assert wire.socket.close_code == 4401

    asyncio.run(work())
    old = carrying(any_server, cookie)
    assert old.get("/me")["account"] is None
    assert old.get("/tables/mine") == []
    back = any_server.person()
    assert back.post("/me/login", signing_in(made))["account"] == made["account"]
    assert id in [line["table"] for line in back.get("/tables/mine")]


@pytest.mark.parametrize("bus", servers_found.buses() if not servers_found.postgres() else [])
def test_logout_is_heard_by_other_workers(bus: str, postgres_database: str) -> None:
    url = postgres_database if bus == "postgresql" else servers_found.REDIS
    with serving(postgres_database, url, poll=60) as here, serving(postgres_database, url, poll=60) as there:
        ann = here.person()
        id = ann.table("me", "bot")["table"]["id"]
        same = carrying(there, ann.http.cookies["bathysphere"])
        assert [line["table"] for line in same.get("/tables/mine")] == [id]

        async def work() -> None:
            async with same.live(id, {}) as wire:
                await wire.get("state")
                await asyncio.to_thread(ann.post, "/me/logout")
                assert (await wire.get("bye"))["refusal"]["code"] == "signed-out"

        asyncio.run(work())
        assert carrying(there, same.http.cookies["bathysphere"]).get("/tables/mine") == []


def test_registering_rotates_and_ends_what_was_before(server: Server) -> None:
    """Whoever knew the guest's cookie does not own the account."""
    ann = server.person()
    id = ann.table("me", "bot")["table"]["id"]
    before = ann.http.cookies["bathysphere"]

    async def work() -> None:
        async with carrying(server, before).live(id, {}) as wire:
            await wire.get("state")
            await asyncio.to_thread(account, server, ann)
            assert (await wire.get("bye"))["refusal"]["code"] == "signed-out"

    asyncio.run(work())
    assert ann.http.cookies["bathysphere"] != before
    assert carrying(server, before).get("/tables/mine") == []
    assert id in [line["table"] for line in ann.get("/tables/mine")]


def test_logging_in_rotates(server: Server) -> None:
    """A cookie that somebody planted is worth nothing after the login."""
    ann, planted = server.person(), server.person()
    made = account(server, ann)
    planted.get("/me")
    cookie = planted.http.cookies["bathysphere"]
    victim = carrying(server, cookie)
    victim.post("/me/login", signing_in(made))
    fresh = {c.value for c in victim.http.cookies.jar if c.name == "bathysphere"} - {cookie}
    assert len(fresh) == 1
    assert planted.get("/me")["account"] is None
    assert carrying(server, fresh.pop()).get("/me")["account"] == made["account"]


def test_two_devices(any_server: Server) -> None:
    laptop, phone = any_server.person(), any_server.person()
    phone.http.headers["user-agent"] = (
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1"
    )
    made = account(any_server, laptop)
    phone.post("/me/login", signing_in(made))
    devices = laptop.get("/me/sessions")
    assert sorted(device["here"] for device in devices) == [False, True]
    (other,) = [device for device in devices if not device["here"]]
    assert other["label"] == "Safari · iPhone"
    left = laptop.post("/me/sessions/end", {"id": other["id"]})
    assert [device["here"] for device in left] == [True]
    assert phone.get("/me")["account"] is None
    phone.post("/me/login", signing_in(made))
    assert [device["here"] for device in phone.post("/me/sessions/end", {})] == [True]
    assert laptop.get("/me")["account"] is None
    (here,) = phone.get("/me/sessions")
    phone.post("/me/sessions/end", {"id": here["id"]})
    assert phone.get("/me")["account"] is None


def test_labels_say_browser_and_system() -> None:
    edge = (
        "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131 Safari/537 Edg/131"
    )
    assert label_of(edge) == "Edge · Windows"
    assert (
        label_of("Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0")
        == "Firefox · Linux"
    )
    assert label_of("curl/8.9 \x1b[31m") == "curl/8.9"
    assert label_of("") == ""


def test_the_password_changes_with_the_old_one_only(server: Server) -> None:
    ann, elsewhere = server.person(), server.person()
    made = account(server, ann)
    elsewhere.post("/me/login", signing_in(made))
    assert (
        ann.post("/me/password", {"old": "nonsense!", "password": "new horse"}, 401)["code"] == "login-failed"
    )
    ann.post("/me/password", {"old": made["password"], "password": "new horse"})
    assert ann.get("/me")["account"] == made["account"]
    assert elsewhere.get("/me")["account"] is None
    assert elsewhere.post("/me/login", signing_in(made), 401)["code"] == "login-failed"
    elsewhere.post("/me/login", {"account": made["account"], "password": "new horse"})
    renamed = f"Anna {server.port} {made['account'][-6:]}"
    assert ann.post("/me/account", {"password": "new horse", "account": renamed})["account"] == renamed
    assert (
        server.person().post("/me/login", {"account": renamed, "password": "new horse"})["account"] == renamed
    )


def test_guests_have_no_password_to_change(ann: Person) -> None:
    assert ann.post("/me/password", {"old": "", "password": "new horse"}, 409)["code"] == "no-account"
    assert ann.post("/me/codes", {"password": ""}, 409)["code"] == "no-account"


def test_recovery_codes_work_once_each(any_server: Server) -> None:
    ann, back = any_server.person(), any_server.person()
    made = account(any_server, ann)
    assert len(set(made["codes"])) == 10
    spoken = made["codes"][0].upper().replace("-", " ")
    wrong = {"account": made["account"], "code": "aaaa-bbbb-cccc-dddd", "password": "found again"}
    assert back.post("/me/recover", wrong, 401)["code"] == "recover-failed"
    assert back.post("/me/recover", {**wrong, "account": "nobody at all"}, 401)["code"] == "recover-failed"
    right = {**wrong, "code": spoken}
    assert back.post("/me/recover", right)["account"] == made["account"]
    assert ann.get("/me")["account"] is None, "all other devices are signed out"
    assert back.post("/me/recover", right, 401)["code"] == "recover-failed"
    assert ann.post("/me/login", signing_in(made), 401)["code"] == "login-failed"
    again = ann.post("/me/login", {"account": made["account"], "password": "found again"})
    assert again["account"] == made["account"]
    fresh = ann.post("/me/codes", {"password": "found again"})["codes"]
    assert not set(fresh) & set(made["codes"])
    assert back.post("/me/recover", {**right, "code": made["codes"][1]}, 401)["code"] == "recover-failed"
    assert back.post("/me/recover", {**right, "code": fresh[1]})["account"] == made["account"]


def test_guesses_at_one_account_are_limited_wherever_they_come_from(server: Server) -> None:
    made = account(server, server.person())
    wrong = {"account": made["account"].upper(), "password": "wrong horse"}
    codes = [server.person().http.post("/me/login", json=wrong).status_code for _ in range(22)]
    assert codes == [401] * 20 + [429] * 2
    refusal = server.person().post("/me/login", signing_in(made), 429)
    assert int(refusal["params"]["seconds"]) > 60


@pytest.mark.parametrize("name", ["Аnn Оther", "Ann 💣", "αnn", "ﬃ" * 40])
def test_odd_names_make_no_accounts(server: Server, name: str) -> None:
    odd = {"account": name, "password": "correct horse"}
    assert server.person().post("/me/register", odd, 422)["code"] == "name-odd"


def test_no_account_looks_like_another(server: Server) -> None:
    one = {"account": "соре Ian"[5:] + f" {server.port}", "password": "correct horse"}
    server.person().post("/me/register", one)
    for other in ("lan", "IAN", "Ｉan"):
        alike = {**one, "account": f"{other} {server.port}"}
        assert server.person().post("/me/register", alike, 409)["code"] == "name-taken"
    latin, cyrillic = {**one, "account": f"cope {server.port}"}, {**one, "account": f"соре {server.port}"}
    server.person().post("/me/register", latin)
    assert server.person().post("/me/register", cyrillic, 409)["code"] == "name-taken"


# -- from before there were sessions ----------------------------------------------------------------


@pytest.fixture
def old_database(tmp_path: Path) -> tuple[str, str]:
    """The museum's database as the release before had it, with its secret; and its file."""
    file = tmp_path / "tables.sqlite"
    file.write_bytes(gzip.decompress((MUSEUM / "tables-1.sqlite.gz").read_bytes()))
    with closing(sqlite3.connect(file)) as opened, opened:
        opened.execute("DELETE FROM secrets")
        opened.execute("INSERT INTO secrets VALUES ('signing', 'the secret of before')")
        for id, name in (("p1", "Jörg"), ("p2", "jÖrg ı"), ("p3", "соре"), ("p4", "cope")):
            opened.execute(
                "INSERT INTO people VALUES (?, ?, ?, ?, ?, 1)", (id, name, name, name.casefold(), "x")
            )
    return f"sqlite:///{file}", str(file)


def test_old_cookies_are_exchanged_once(
    old_database: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    url, file = old_database
    old = Signer("the secret of before")
    with serving(url) as server:
        ann = carrying(server, old.sign("guest", "ann"))
        tables = ann.get("/tables/mine")
        assert len(tables) == 22
        token = next(c.value for c in ann.http.cookies.jar if "~" not in c.value)
        assert len(carrying(server, token).get("/tables/mine")) == 22
        tab = carrying(server, old.sign("guest", "ann"))
        assert len(tab.get("/tables/mine")) == 22, "another tab of the same browser"
        monkeypatch.setattr(kept, "GRACE", 0)
        thief = carrying(server, old.sign("guest", "ann"))
        assert thief.get("/tables/mine") == []
        forged = carrying(server, Signer("another secret").sign("guest", "bob"))
        forged.get("/me")
        assert [c.value for c in forged.http.cookies.jar if "~" not in c.value], "just a new guest"
        link = ann.table("me", "open")
        id = link["table"]["id"]
        assert server.person().post(f"/invites/{old.invitation(id, 1)}", {})["table"]["id"] == id
    with closing(sqlite3.connect(file)) as opened:
        assert opened.execute("SELECT * FROM secrets").fetchall() == []
    assert b"the secret of before" not in Path(file).read_bytes()
    kept_now = secret.known(url)
    assert kept_now is not None
    assert kept_now.current != "the secret of before"
    assert kept_now.previous == ["the secret of before"]


def test_the_old_database_becomes_the_new_one(old_database: tuple[str, str]) -> None:
    url, file = old_database

    async def opened_once() -> None:
        await (await open_store(url)).close()

    asyncio.run(opened_once())
    assert verify(url).faults == []
    with closing(sqlite3.connect(file)) as opened:
        looks = dict(opened.execute("SELECT id, looks FROM people").fetchall())
    assert looks["p3"] == "cope"
    assert looks["p4"] is None, "it looks like one that was there before, and stays"
    assert looks["p1"] == "jörg"


# -- secrets ----------------------------------------------------------------------------------------


def test_files_are_for_their_owner_alone(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}") as server:
            server.person().get("/me")
            modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
    finally:
        os.umask(before)
    assert {"tables.sqlite", "tables.sqlite.secret"} <= set(modes)
    assert set(modes.values()) == {0o600}


def test_links_stay_good_after_one_rotation_and_not_for_ever(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with serving(url) as server:
        state = server.person().table("me", "open", "open", "open")
        tokens = [seat["invite"].removeprefix("/join/") for seat in state["table"]["seats"][1:]]
    for expected in (200, 200, 404):
        secret.rotate(url)
        with serving(url) as server:
            answer = httpx.get(f"{server.url}/api/v2/invites/{tokens[0]}")
            assert answer.status_code == expected


def test_a_secret_from_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(secret.VARIABLE, "a long secret of the operator, another long one before it")
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    secrets = secret.adopt(url, "")
    assert (secrets.current, secrets.previous) == (
        "a long secret of the operator",
        ["another long one before it"],
    )
    assert not (tmp_path / "tables.sqlite.secret").exists()


@pytest.mark.parametrize("kind", servers_found.databases())
def test_guests_who_never_came_back_are_forgotten(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = f"sqlite:///{tmp_path / 't.sqlite'}"
    if kind != "sqlite":
        url = request.getfixturevalue("postgres_database")
    long_ago = now() - 2 * kept.UNUSED_AFTER

    async def work() -> tuple[list[Any], list[Any]]:
        store = await open_store(url)
        await store.write(lambda c: kept.begin(c, "once", "", long_ago))
        again, _ = await store.write(lambda c: kept.begin(c, "again", "", long_ago))
        await store.write(lambda c: kept.seen(c, again.id, long_ago + 5))
        await store.write(lambda c: kept.sweep(c, now()))
        devices = [await store.read(lambda c, who=who: kept.of_person(c, who)) for who in ("once", "again")]
        await store.close()
        return devices[0], devices[1]

    once, came_back = asyncio.run(work())
    assert once == []
    assert len(came_back) == 1
