"""What runs a server: probes, figures, logs, settings, and stopping without losing a move."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from bench.players import free_port
from websockets.exceptions import ConnectionClosed

from bathysphere.command_line import app
from bathysphere.play.refusal import ServerError
from bathysphere.server.store.store import open_store
from bathysphere.server.web import logs
from bathysphere.server.web.settings import known, settings, shown
from tests import servers_found
from tests.web.servers import PATIENCE, Person, Server, until


def test_probes(server: Server) -> None:
    for path in ("/healthz", "/health", "/readyz"):
        answer = httpx.get(server.url + path)
        assert answer.status_code == 200
        assert answer.json()["database"] == answer.json()["bus"] == "ok"
    server.worker.stopping = True
    try:
        assert httpx.get(f"{server.url}/readyz").status_code == 503
        assert httpx.get(f"{server.url}/healthz").status_code == 200
    finally:
        server.worker.stopping = False


@pytest.mark.parametrize("path", ["/metrics", "/livez", "/status"])
def test_a_probe_never_gets_the_page_of_the_client(server: Server, path: str) -> None:
    answer = httpx.get(server.url + path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "page-unknown"


def test_every_answer_has_the_number_of_its_request(server: Server) -> None:
    assert (
        httpx.get(server.url, headers={"x-request-id": "from-proxy.1"}).headers["x-request-id"]
        == "from-proxy.1"
    )
    for bad in ("a b", "x" * 65, "ä"):
        number = httpx.get(server.url, headers={"x-request-id": bad.encode()}).headers["x-request-id"]
        assert len(number) == 16


def test_browsers_are_told_to_come_back_by_https_only_where_they_came_by_it(server: Server) -> None:
    assert "strict-transport-security" not in httpx.get(server.url).headers
    over_tls = httpx.get(server.url, headers={"x-forwarded-proto": "https"})
    assert over_tls.headers["strict-transport-security"] == "max-age=31536000"


# -- logs -------------------------------------------------------------------------------------------


def line(kind: str, message: str, *values: object, error: Exception | None = None) -> str:
    trace = (type(error), error, error.__traceback__) if error else None
    record = logging.LogRecord("bathysphere.x", logging.WARNING, "f", 1, message, values, trace)
    return (logs.Json() if kind == "json" else logs.Text()).format(record)


def test_nothing_forges_a_line_of_the_log() -> None:
    evil = "a\nb\x00\x1b[31m\u2028\u202e\x85\ud800"
    plain = line("text", "GET %s", evil)
    assert plain.endswith(r"GET a\nb\x00\x1b[31m\u2028\u202e\x85\ud800")
    assert json.loads(line("json", "GET %s", evil))["message"].endswith(r"\x00\x1b[31m\u2028\u202e\x85\ud800")
    traced = line("text", "failed", error=ValueError(evil))
    assert all(part.startswith("    ") for part in traced.split("\n")[1:])
    assert r"\x1b" in json.loads(line("json", "failed", error=ValueError(evil)))["trace"]


def test_a_line_of_the_log_says_when_what_for_whom() -> None:
    tokens = logs.request_id.set("abc"), logs.address.set("192.0.2.7")
    try:
        assert line("text", "hello")[4] == "-"
        assert line("text", "hello").split(" ", 1)[1] == "WARNING bathysphere.x abc 192.0.2.7 hello"
        logged = json.loads(line("json", "hello"))
        assert (logged["level"], logged["request"], logged["address"]) == ("warning", "abc", "192.0.2.7")
        assert logged["time"].endswith("Z")
    finally:
        logs.request_id.reset(tokens[0])
        logs.address.reset(tokens[1])


# -- settings ---------------------------------------------------------------------------------------


def test_an_option_goes_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "b.toml"
    file.write_text('port = 1\nworkers = 2\nsecure = true\n[limits]\nsockets = 7\nrequests = "5/2"\n')
    environment = {
        "BATHYSPHERE_PORT": "3",
        "BATHYSPHERE_PROXIES": "10.0.0.1 10.0.0.2",
        "BATHYSPHERE_LIMITS": "sockets=8",
    }
    in_force = settings({"port": 4, "host": None}, environment, file)
    assert (in_force.values["port"], in_force.sources["port"]) == (4, "option")
    assert (in_force.values["workers"], in_force.sources["workers"]) == (2, str(file))
    assert in_force.values["proxies"] == ["10.0.0.1", "10.0.0.2"]
    assert in_force.sources["host"] == "default"
    assert settings({"limits": ["sockets=9"]}, environment, file).config().limits.sockets == 9
    config = in_force.config()
    assert (config.secure, config.limits.sockets) == (True, 8)
    assert (config.limits.requests.burst, config.limits.requests.per_second) == (5, 2)
    assert settings({}, {"BATHYSPHERE_CONFIG": str(file)}).values["workers"] == 2


@pytest.mark.parametrize(
    ("options", "environment", "text", "code"),
    [
        ({}, {"BATHYSPHERE_PORT": "x"}, "", "setting-value"),
        ({}, {"BATHYSPHERE_PORT": "-1"}, "", "setting-value"),
        ({"port": 99999}, {}, "", "setting-value"),
        ({"workers": 0}, {}, "", "setting-value"),
        ({}, {"BATHYSPHERE_BOTS": "0"}, "", "setting-value"),
        ({}, {}, "poll = 0", "setting-value"),
        ({}, {"BATHYSPHERE_PROXIES": "127.0.0.1 proxy.example.org"}, "", "setting-value"),
        ({}, {"BATHYSPHERE_LOG": "xml"}, "", "setting-value"),
        ({}, {"BATHYSPHERE_SECURE": "maybe"}, "", "setting-value"),
        ({}, {"BATHYSPHERE_LIMITS": "sockets"}, "", "setting-value"),
        ({"limits": ["requests=1/2/3/4/5/6"]}, {}, "", "setting-value"),
        ({"limits": ["nonsense=1"]}, {}, "", "setting-unknown"),
        ({"limits": ["sockets=1/2"]}, {}, "", "setting-value"),
        ({}, {}, "prot = 1", "setting-unknown"),
        ({}, {}, "packs = 3", "setting-value"),
        ({}, {}, "port = true", "setting-value"),
        ({}, {}, "port = ", "config-file"),
    ],
)
def test_a_setting_that_makes_no_sense_is_named(
    tmp_path: Path, options: dict[str, Any], environment: dict[str, str], text: str, code: str
) -> None:
    file = tmp_path / "b.toml"
    file.write_text(text)
    with pytest.raises(ServerError) as refused:
        settings(options, environment, file)
    assert refused.value.code == code
    for language in ("en", "de"):
        said = refused.value.sentence(language)
        assert said[0].isupper() or said.startswith(str(file))
        assert "wanted" not in said
        assert "{" not in said


def test_config_prints_what_is_in_force_but_no_password(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BATHYSPHERE_DATABASE", "postgresql://me:hunter2@host/name")
    app(["config", "--json"], exit_on_error=False)
    printed = json.loads(capsys.readouterr().out)
    assert printed["database"] == {"value": "postgresql://me:…@host/name", "from": "environment"}
    assert {name for name in printed if not name.startswith("limits.")} == {*known(), "secret"}
    assert printed["secret"]["value"].endswith(".secret"), "where it is, and not what it is"
    app(["config"], exit_on_error=False)
    assert "hunter2" not in capsys.readouterr().out
    monkeypatch.setenv("BATHYSPHERE_SECRET", "x" * 40)
    app(["config", "--json"], exit_on_error=False)
    assert json.loads(capsys.readouterr().out)["secret"] == {"value": "…", "from": "environment"}
    assert shown(True) == "yes"


@pytest.mark.parametrize(
    "words", [["verify"], ["backup", "FILE"], ["upgrade"], ["upgrade", "--rehearse"], ["admin", "tables"]]
)
def test_commands_work_on_the_database_of_the_settings(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [str(tmp_path / "backup") if word == "FILE" else word for word in words]
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    place = tmp_path / "games.sqlite"
    for where in (f"sqlite:///{place}", "games.sqlite"):
        monkeypatch.setenv("BATHYSPHERE_DATABASE", where)
        with pytest.raises(ServerError) as missing:
            app(words, exit_on_error=False)
        assert missing.value.code == "database-missing"
        assert str(place) in missing.value.sentence("en")
        assert not place.exists(), "only serving makes a new one"
    asyncio.run(_made(f"sqlite:///{place}"))
    app(words, exit_on_error=False, result_action="return_value")
    assert "Traceback" not in capsys.readouterr().out


async def _made(database: str) -> None:
    await (await open_store(database)).close()


# -- a server of its own ----------------------------------------------------------------------------


class Process:
    """A server as it is started from the command line."""

    def __init__(self, database: str, *more: str) -> None:
        self.port, self.figures = free_port(), free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        words = ["serve", "--no-browser", "--port", str(self.port), "--database", database]
        self.errors: list[str] = []
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bathysphere", *words, "--metrics", f"127.0.0.1:{self.figures}", *more],
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "BATHYSPHERE_LIMITS": "requests=100000/100000 messages=100000/100000"},
        )
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        deadline = time.monotonic() + PATIENCE
        while not self.answers("/readyz"):
            assert self.process.poll() is None, "".join(self.errors)
            assert time.monotonic() < deadline, "the server did not start"
            time.sleep(0.1)

    def _read(self) -> None:
        assert self.process.stderr is not None
        self.errors.extend(self.process.stderr)

    def answers(self, path: str) -> bool:
        try:
            return httpx.get(self.url + path, timeout=60).status_code == 200
        except httpx.HTTPError:
            return False

    def metrics(self) -> str:
        return httpx.get(f"http://127.0.0.1:{self.figures}/metrics", timeout=60).text

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(PATIENCE)
        self._reader.join(10)
        return code


@contextmanager
def process(database: str, *more: str) -> Iterator[Process]:
    started = Process(database, *more)
    try:
        yield started
    finally:
        if started.process.poll() is None:
            started.process.kill()
            started.process.wait(10)


def chatter(server: Process, table: str, ann: Person, acknowledged: list[str]) -> None:
    """Say something again and again, until the server goes."""
    for number in range(100_000):
        body = {"type": "chat", "revision": 1, "key": f"h{number}", "text": "hello"}
        try:
            answer = ann.http.post(f"/tables/{table}/commands", json=body)
        except httpx.HTTPError:
            return
        if answer.status_code == 503:
            assert answer.json()["code"] == "restarting"
            return
        assert answer.status_code == 200, answer.text
        acknowledged.append(f"h{number}")


async def live_chatter(ann: Person, table: str, acknowledged: list[str]) -> int:
    """The same over a live connection; the code with which it was closed."""
    async with ann.live(table, {"revision": 0}) as wire:
        await wire.get("state")
        try:
            for number in range(100_000):
                key = f"w{number}"
                answer = await wire.ask("chat", revision=1, text="hello", key=key)
                assert answer["type"] == "accept", answer
                acknowledged.append(key)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else -1
    return 0


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_asked_to_stop_under_load_no_acknowledged_move_is_lost(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    acknowledged: list[str] = []
    many = ["chat=1e6/1e6", "rows=1e6/1e6", "messages=1e6/1e6", "requests=1e6/1e6", "chat_each=1000000"]
    unlimited = [word for limit in many for word in ("--limit", limit)]
    with process(database, "--log", "json", "--access-log", *unlimited) as server:
        ann = Person(server.url)
        table = ann.table("me", "me")["table"]["id"]
        ann.play_once(table, next(s for s in (0, 1) if ann.get(f"/tables/{table}", seat=s)["options"]))
        speaker = threading.Thread(target=chatter, args=(server, table, ann, acknowledged))
        codes: list[int] = []
        listener = threading.Thread(
            target=lambda: codes.append(asyncio.run(live_chatter(ann, table, acknowledged)))
        )
        listener.start()
        speaker.start()
        until(lambda: len(acknowledged) > 50 and "bathysphere_sockets 1.0" in server.metrics())
        figures = server.metrics()
        assert server.stop() in (0, -signal.SIGTERM)
        speaker.join(PATIENCE)
        listener.join(PATIENCE)
        assert codes == [1012]
    assert len(acknowledged) > 50
    assert 'bathysphere_moves_total{game="shares"} 1.0' in figures
    assert 'bathysphere_rows_total{kind="chat"}' in figures
    assert "bathysphere_command_seconds_bucket" in figures
    assert "bathysphere_sockets 1.0" in figures
    lines = [json.loads(text) for text in server.errors if text.startswith("{")]
    asked = [entry for entry in lines if entry["logger"] == "bathysphere.access"]
    assert any(entry["message"].startswith("POST /api/v2/tables") for entry in asked)
    assert all(entry["address"] == "127.0.0.1" and entry["request"] for entry in asked)
    assert not any("Traceback" in text for text in server.errors), server.errors
    with process(database) as server:
        again = Person(server.url)
        again.http.cookies = ann.http.cookies
        for key in acknowledged[-20:]:
            body = {"type": "chat", "revision": 1, "key": key, "text": "hello"}
            assert again.http.post(f"/tables/{table}/commands", json=body).status_code == 200
        rows: list[dict[str, Any]] = []
        while page := again.get(f"/tables/{table}/since/{len(rows)}"):
            rows += page
        assert sum(row["kind"] == "chat" for row in rows) >= len(acknowledged)
        assert len(rows) <= len(acknowledged) + 2 + 2  # at most one each that was written but not answered
        server.stop()


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.long
@pytest.mark.skipif(bool(servers_found.postgres()), reason=servers_found.postgres())
def test_the_figures_of_several_workers_are_added_up(postgres_database: str) -> None:
    with process(postgres_database, "--workers", "2") as server:
        people = [Person(server.url) for _ in range(8)]
        for person in people:
            person.table("me", "me")
        made = 'bathysphere_requests_total{method="POST",path="/api/v2/tables",status="201"} 8.0'
        until(lambda: made in server.metrics() and "bathysphere_memory_bytes" in server.metrics())
        server.stop()


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_what_the_bots_share_is_given_back_when_the_server_is_stopped(tmp_path: Path) -> None:
    with process(f"sqlite:///{tmp_path / 'tables.sqlite'}") as server:
        ann = Person(server.url)
        plans = [{"kind": "bot", "level": "mate"}, {"kind": "me"}]
        table = ann.post("/tables", {"game": "shares", "seats": plans}, status=201)["table"]["id"]
        mine = ann.get(f"/tables/{table}")
        if mine["options"]:
            ann.command(table, "resign", mine["revision"], seat=mine["seat"])
        until(lambda: "bathysphere_bot_seconds_count" in server.metrics())
        server.stop()
    assert not [text for text in server.errors if "leaked" in text]


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_while_it_drains_it_says_so_and_still_answers(tmp_path: Path) -> None:
    words = ("--drain", "10", "--proxy", "192.0.2.1")
    with process(f"sqlite:///{tmp_path / 'tables.sqlite'}", *words) as server:
        ann = Person(server.url)
        # Only the proxy that was named is believed.
        lie = {"x-forwarded-proto": "https", "x-forwarded-for": "198.51.100.66"}
        assert "strict-transport-security" not in httpx.get(server.url, headers=lie).headers
        table = ann.table("me", "me")["table"]["id"]
        server.process.send_signal(signal.SIGTERM)
        until(lambda: httpx.get(f"{server.url}/readyz", timeout=60).status_code == 503)
        assert httpx.get(f"{server.url}/healthz").status_code == 200
        ann.command(table, "chat", 1, text="still here")
        assert server.process.wait(PATIENCE) in (0, -signal.SIGTERM)
