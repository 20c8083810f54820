"""Notices, end to end: by webhook, mail and push, to those who are not at the table, each once."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from bathysphere.server.notices import keeping
from tests.web.receivers import Received, mailbox, webhooks
from tests.web.servers import Person, Server, serving

pytest.importorskip("cryptography", reason="not among what the tests need here")
pytest.importorskip("aiosmtplib", reason="not among what the tests need here")

PUBLIC = "https://play.example.org"


def until(condition: Callable[[], Any], within: float = 60.0) -> Any:
    deadline = time.monotonic() + within
    while not (value := condition()):
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(0.05)
    return value


@contextmanager
def noticing(tmp_path: Path, **more: Any) -> Iterator[Server]:
    options = {"public": PUBLIC, "inside": ["127.0.0.0/8"], "away": 0.2, **more}
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", **options) as server:
        yield server


def quiet(server: Server) -> None:
    """Wait until nothing more is to be sent."""
    until(lambda: not counted(server).get("due"))


def counted(server: Server) -> dict[str, int]:
    counts: dict[str, int] = server.run(server.worker.tables.store.read(keeping.counted))
    return counts


def confirm(server: Server, url: str) -> None:
    assert url.startswith(f"{PUBLIC}/notices/confirm/")
    token = url.rpartition("/")[2]
    assert httpx.post(f"{server.url}/api/v2/notices/confirm/{token}").json() == {"done": True}


def hooked(server: Server, person: Person, hooks: Received, path: str, form: str = "json") -> str:
    """A webhook that was confirmed; its id."""
    made = person.post("/me/notices/ways", {"kind": "hook", "address": hooks.url + path, "format": form})
    way = made["ways"][-1]
    assert not way["confirmed"]
    told = until(lambda: hooks.at(path))[-1]
    link = re.search(rb"https://play\.example\.org/notices/confirm/[\w~.-]+", told[1] + str(told[0]).encode())
    assert link is not None
    confirm(server, link[0].decode())
    return str(way["id"])


def a_game(ann: Person, bob: Person, **more: Any) -> tuple[str, Person, Person]:
    """A table of two; who has to choose there, and who has not."""
    state = ann.table("me", "open", **more)
    bob.post(f"/invites/{state['table']['invite'].removeprefix('/join/')}", {"name": "Bob"})
    id = state["table"]["id"]
    first = ann if ann.get(f"/tables/{id}")["options"] else bob
    return id, first, bob if first is ann else ann


def hand_over(id: str, first: Person) -> None:
    """Play until it is somebody else's turn."""
    while (state := first.get(f"/tables/{id}"))["options"]:
        assert state["table"]["status"] == "running"
        first.play_once(id)


def test_whose_turn_it_is_is_told_once_where_they_wanted(tmp_path: Path) -> None:
    with webhooks() as hooks, noticing(tmp_path) as server:
        ann, bob = server.person(), server.person()
        for person, path in ((ann, "/ann"), (bob, "/bob")):
            hooked(server, person, hooks, path)
        id, first, second = a_game(ann, bob)
        quiet_paths = {ann: "/ann", bob: "/bob"}
        before = len(hooks.at(quiet_paths[second]))
        hand_over(id, first)
        told = until(lambda: hooks.data(quiet_paths[second])[before:])
        assert told[0]["url"] == f"{PUBLIC}/tables/{id}"
        assert told[0]["lines"][0].startswith("It is your turn in In Too Deep with ")
        time.sleep(1.5)
        assert len(hooks.at(quiet_paths[second])) == before + 1
        assert counted(server)["sent"] >= 3


def test_who_is_at_the_table_is_not_told(tmp_path: Path) -> None:
    with webhooks() as hooks, noticing(tmp_path, away=2.0) as server:
        ann, bob = server.person(), server.person()
        hooked(server, bob, hooks, "/bob")
        id, first, _ = a_game(ann, bob)
        if first is ann:
            hand_over(id, ann)
        bob.get(f"/tables/{id}")  # Bob looks
        ann.command(id, "chat", 0, text="hello")
        bob.get(f"/tables/{id}")
        until(lambda: counted(server).get("seen"))
        assert len(hooks.at("/bob")) == 1  # only the one to be confirmed


def test_nothing_comes_before_it_was_confirmed_nor_after_it_was_ended(tmp_path: Path) -> None:
    with webhooks() as hooks, noticing(tmp_path) as server:
        ann, bob = server.person(), server.person()
        bob.post("/me/notices/ways", {"kind": "hook", "address": f"{hooks.url}/bob"})
        until(lambda: hooks.at("/bob"))
        id, _, _ = a_game(ann, bob)
        ann.command(id, "chat", 0, text="hello")
        quiet(server)
        assert len(hooks.at("/bob")) == 1
        ways = bob.get("/me/notices")["ways"]
        assert bob.post("/me/notices/ways/remove", {"id": ways[0]["id"]})["ways"] == []
        assert ann.post("/me/notices/ways/test", {"id": ways[0]["id"]}, 404)["code"] == "way-unknown"


def test_mail_is_confirmed_sent_and_ended_with_one_click(tmp_path: Path) -> None:
    pytest.importorskip("aiosmtpd", reason="not among what the tests need here")
    with mailbox() as box:
        url = f"smtp://127.0.0.1:{box.port}?from=tables@play.example.org&starttls=no"
        with noticing(tmp_path, mail=url) as server:
            ann, bob = server.person(), server.person()
            assert bob.get("/me/notices")["mail"] is True
            body = {"kind": "mail", "address": "bob@example.net"}
            assert not bob.post("/me/notices/ways?lang=de", body)["ways"][0]["confirmed"]
            asked = until(lambda: box.mails)[0]
            assert asked["to"] == "bob@example.net"
            text = asked.get_content()
            assert "Bathysphere" in text
            assert "bestätige" in text
            confirm(server, re.search(r"https://\S+/notices/confirm/\S+", text)[0])  # type: ignore[index]
            id, _, _ = a_game(ann, bob)
            ann.command(id, "chat", 0, text="hello")
            told = until(lambda: box.mails[1:])[0]
            assert told["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
            assert told["message-id"]
            off = told["list-unsubscribe"].strip("<>").removeprefix(PUBLIC)
            clicked = httpx.post(server.url + off, data={"List-Unsubscribe": "One-Click"})
            assert clicked.json() == {"done": True}
            assert bob.get("/me/notices")["ways"] == []
            assert httpx.post(server.url + off).status_code == 200  # a second click does no harm


def test_a_browser_is_pushed_what_only_it_can_read(tmp_path: Path) -> None:
    from cryptography.hazmat.primitives.asymmetric import ec

    from bathysphere.server.notices.push import _point, encoded

    key = ec.generate_private_key(ec.SECP256R1())
    secret = b"0123456789abcdef"
    with webhooks() as hooks, noticing(tmp_path) as server:
        ann, bob = server.person(), server.person()
        keys = {"p256dh": encoded(_point(key.public_key())), "auth": encoded(secret)}
        way = {"kind": "push", "address": f"{hooks.url}/push", **keys}
        assert bob.post("/me/notices/ways", way)["ways"][0]["confirmed"]
        assert bob.post("/me/notices/ways", {**way, "auth": "short"}, 400)["code"] == "value"
        id, _, _ = a_game(ann, bob)
        ann.command(id, "chat", 0, text="hello")
        headers, body = until(lambda: hooks.at("/push"))[-1]
        assert headers["content-encoding"] == "aes128gcm"
        assert b"Deep" not in body
        told = json.loads(opened(body, key, secret))
        assert told["url"] == f"{PUBLIC}/tables/{id}"
        assert check_vapid(headers["authorization"], bob.get("/me/notices")["key"])["aud"] == hooks.url
        # A browser that is gone is not asked again.
        hooks.answers["/push"] = [410]
        bob.post("/me/notices/ways/test", {"id": bob.get("/me/notices")["ways"][0]["id"]})
        until(lambda: not bob.get("/me/notices")["ways"])


def opened(body: bytes, key: Any, secret: bytes) -> bytes:
    """As a browser does it (RFC 8188, 8291), without our code."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    salt, length = body[:16], body[20]
    point, sealed = body[21 : 21 + length], body[21 + length :]
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    own = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    info = b"WebPush: info\x00" + own + point
    shared = HKDF(SHA256(), 32, secret, info).derive(key.exchange(ec.ECDH(), theirs))
    content = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(shared)
    nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(shared)
    return AESGCM(content).decrypt(nonce, sealed, None).rstrip(b"\x02")


def check_vapid(header: str, known: str) -> dict[str, Any]:
    """The claims of whoever pushes, signed with the key that the browser was given."""
    from cryptography.hazmat.primitives.asymmetric import ec, utils
    from cryptography.hazmat.primitives.hashes import SHA256

    from bathysphere.server.notices.push import decoded

    token, key = re.fullmatch(r"vapid t=(\S+), k=(\S+)", header).groups()  # type: ignore[union-attr]
    assert key == known
    signed, _, mark = token.rpartition(".")
    r, s = (int.from_bytes(part, "big") for part in (decoded(mark)[:32], decoded(mark)[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    public.verify(utils.encode_dss_signature(r, s), signed.encode(), ec.ECDSA(SHA256()))
    claims: dict[str, Any] = json.loads(decoded(signed.partition(".")[2]))
    return claims


@pytest.mark.parametrize("form", ["discord", "slack", "ntfy", "json"])
def test_every_kind_of_webhook_gets_it_as_it_takes_it(tmp_path: Path, form: str) -> None:
    with webhooks() as hooks, noticing(tmp_path) as server:
        ann = server.person()
        way = hooked(server, ann, hooks, "/hook", form)
        ann.post("/me/notices/ways/test", {"id": way})
        headers, body = until(lambda: hooks.at("/hook")[1:])[0]
        assert headers["idempotency-key"].startswith(way)
        words = "This is how Bathysphere tells you"
        if form == "ntfy":
            assert body.decode().startswith(words)
            assert headers["click"] == f"{PUBLIC}/"
        else:
            data = json.loads(body)
            said = data["lines"][0] if form == "json" else data["content" if form == "discord" else "text"]
            assert said.startswith(words)


def test_what_did_not_arrive_is_said_and_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "pause", lambda tries: 100 * tries)
    with webhooks() as hooks, noticing(tmp_path) as server:
        ann = server.person()
        way = hooked(server, ann, hooks, "/hook")
        hooks.answers["/hook"] = [500, 503]
        ann.post("/me/notices/ways/test", {"id": way})
        until(lambda: len(hooks.at("/hook")) == 4)
        ids = {headers["idempotency-key"] for headers, _ in hooks.at("/hook")[1:]}
        assert len(ids) == 1  # the same, under the same name
        until(lambda: ann.get("/me/notices")["ways"][0]["error"] == "")
        hooks.answers["/hook"] = [302]
        ann.post("/me/notices/ways/test", {"id": way})
        until(lambda: ann.get("/me/notices")["ways"][0]["error"] == "redirected (302)")
        assert hooks.at("/elsewhere") == []
        assert counted(server)["failed"] == 1


def test_nothing_is_posted_inside(tmp_path: Path) -> None:
    with webhooks() as hooks, noticing(tmp_path, inside=[]) as server:
        ann = server.person()
        ann.post("/me/notices/ways", {"kind": "hook", "address": f"{hooks.url}/hook"})
        until(lambda: "internal" in ann.get("/me/notices")["ways"][0]["error"])
        assert hooks.posts == []
        for odd in ("ftp://example.net", "https://me:pass@example.net/", "not an address"):
            refusal = ann.post("/me/notices/ways", {"kind": "hook", "address": odd}, 422)
            assert refusal["code"] == "hook-address"


def test_wishes_are_kept_and_followed(tmp_path: Path) -> None:
    with webhooks() as hooks, noticing(tmp_path) as server:
        ann, bob = server.person(), server.person()
        hooked(server, bob, hooks, "/bob")
        wishes = {
            "off": ["chat"],
            "quiet_from": 1320,
            "quiet_until": 420,
            "zone": "Europe/Berlin",
            "digest": 0,
        }
        assert bob.post("/me/notices/wishes", wishes)["wishes"] == wishes
        bad = {**wishes, "zone": "Europe/Atlantis"}
        assert bob.post("/me/notices/wishes", bad, 422)["code"] == "zone-unknown"
        id, _, _ = a_game(ann, bob)
        before = counted(server)
        ann.command(id, "chat", 0, text="hello")
        assert counted(server) == before


def test_who_is_forgotten_is_told_nothing_any_more(tmp_path: Path) -> None:
    with webhooks() as hooks, noticing(tmp_path) as server:
        bob = server.person()
        way = hooked(server, bob, hooks, "/bob")
        assert bob.post("/me/export", {})["ways"] == ["json: 127.0.0.1"]
        bob.post("/me/delete", {})
        kept = server.run(server.worker.tables.store.read(lambda c: keeping.way(c, way)))
        assert kept is None
