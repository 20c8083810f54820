"""The examples of deploy/ at work: nginx and Caddy with TLS and live connections, and what systemd says."""

from __future__ import annotations

import asyncio
import shutil
import socket
import ssl
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from bench.players import free_port
from websockets.asyncio.client import connect

from bathysphere.server.web.settings import settings
from tests.web.servers import Server, Wire

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "play.example.org"
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A certificate for localhost, good for a day."""
    if shutil.which("openssl") is None:
        pytest.skip("no openssl to make a certificate with")
    folder = tmp_path_factory.mktemp("tls")
    key, file = folder / "key.pem", folder / "cert.pem"
    words = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    words += ["-days", "1", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    subprocess.run([*words, "-keyout", str(key), "-out", str(file)], check=True, capture_output=True)
    return file, key


def nginx(folder: Path, port: int, upstream: int, certificate: tuple[Path, Path]) -> list[str]:
    """deploy/nginx.conf with other ports and certificates, inside the smallest configuration there is."""
    site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for before, after in (
        ("server 127.0.0.1:8000;", f"server 127.0.0.1:{upstream};"),
        ("listen 80;", f"listen 127.0.0.1:{free_port()};"),
        ("listen 443 ssl http2;", f"listen 127.0.0.1:{port} ssl http2;"),
        (f"/etc/letsencrypt/live/{NAME}/fullchain.pem", str(certificate[0])),
        (f"/etc/letsencrypt/live/{NAME}/privkey.pem", str(certificate[1])),
    ):
        assert before in site
        site = site.replace(before, after)
    (folder / "site.conf").write_text(site)
    temporary = "\n".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}}\n"
        f"http {{ access_log off; {temporary}\n include {folder}/site.conf; }}\n"
    )
    return ["nginx", "-p", str(folder), "-e", f"{folder}/error.log", "-c", str(folder / "nginx.conf")]


def caddy(folder: Path, port: int, upstream: int, certificate: tuple[Path, Path]) -> list[str]:
    """deploy/Caddyfile with other ports, and a certificate instead of asking for one."""
    site = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    for before, after in (
        (f"\n{NAME} {{", f"\nhttps://localhost:{port} {{\n\ttls {certificate[0]} {certificate[1]}"),
        ("127.0.0.1:8000", f"127.0.0.1:{upstream}"),
    ):
        assert before in site
        site = site.replace(before, after)
    (folder / "Caddyfile").write_text("{\n\tadmin off\n\tauto_https disable_redirects\n}\n" + site)
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


@pytest.fixture(params=["nginx", "caddy"], scope="module")
def proxy(
    request: pytest.FixtureRequest,
    server: Server,
    certificate: tuple[Path, Path],
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[int]:
    """The port of a real proxy in front of the server."""
    if shutil.which(request.param) is None:
        pytest.skip(f"{request.param} is not installed: apt-get install {request.param}")
    folder, port = tmp_path_factory.mktemp(request.param), free_port()
    words = {"nginx": nginx, "caddy": caddy}[request.param](folder, port, server.port, certificate)
    environment = {"PATH": "/usr/bin:/usr/sbin:/bin", "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    with (folder / "said").open("w") as said:
        running = subprocess.Popen(words, stdout=said, stderr=said, env=environment)
    try:
        for _ in range(100):
            assert running.poll() is None, (folder / "said").read_text()
            with socket.socket() as door:
                if door.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.1)
        yield port
    finally:
        running.terminate()
        running.wait(10)


@pytest.fixture
def trust(certificate: tuple[Path, Path]) -> ssl.SSLContext:
    return ssl.create_default_context(cafile=str(certificate[0]))


def test_pages_and_cookies_over_tls(proxy: int, trust: ssl.SSLContext) -> None:
    with httpx.Client(base_url=f"https://localhost:{proxy}", verify=trust) as browser:
        home = browser.get("/")
        assert home.status_code == 200
        assert home.headers["strict-transport-security"] == "max-age=31536000"
        me = browser.get("/api/v2/me")
        assert "Secure" in me.headers["set-cookie"]
        renamed = browser.post(
            "/api/v2/me/name", json={"name": "Ann"}, headers={"origin": f"https://localhost:{proxy}"}
        )
        assert renamed.json()["name"] == "Ann"
        assert browser.get("/healthz").json()["status"] == "ok"
        assert browser.get("/metrics").status_code == 404
        assert len(home.headers["x-request-id"]) >= 16


def test_a_live_connection_over_tls_from_the_address_of_the_player(
    proxy: int, trust: ssl.SSLContext, server: Server
) -> None:
    with httpx.Client(base_url=f"https://localhost:{proxy}/api/v2", verify=trust) as browser:
        seats = [{"kind": "me"}, {"kind": "me"}]
        table = browser.post("/tables", json={"game": "shares", "seats": seats}).json()["table"]["id"]
        cookie = f"bathysphere={browser.cookies['bathysphere']}"

    async def work() -> None:
        headers = {
            "Cookie": cookie,
            "Origin": f"https://localhost:{proxy}",
            "X-Forwarded-For": "198.51.100.66",  # a lie
        }
        url = f"wss://localhost:{proxy}/api/v2/tables/{table}/live"
        async with connect(
            url, ssl=trust, additional_headers=headers, local_addr=("127.0.0.2", 0)
        ) as socket_:
            wire = Wire(socket_)
            await wire.send({"type": "hello", "revision": 0})
            await wire.get("state")
            assert (await wire.ask("chat", revision=1, text="hello"))["type"] == "accept"
            assert "127.0.0.2" in server.worker.sockets
            assert "198.51.100.66" not in server.worker.sockets

    asyncio.run(work())


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd-analyze here")
def test_systemd_finds_nothing_wrong(tmp_path: Path) -> None:
    for file in DEPLOY.glob("bathysphere*.*"):
        if file.suffix in (".service", ".timer"):
            unit = file.read_text(encoding="utf-8")
            (tmp_path / file.name).write_text(
                unit.replace("/opt/bathysphere/bin/bathysphere", sys.executable)
            )
    units = sorted(str(path) for path in tmp_path.iterdir())
    assert len(units) == 3
    checked = subprocess.run(
        ["systemd-analyze", "verify", *units], capture_output=True, text=True, check=False
    )
    said = [line for line in checked.stderr.splitlines() if "bathysphere" in line]
    assert (checked.returncode, said) == (0, []), checked.stderr


def test_the_file_of_settings_can_be_read() -> None:
    in_force = settings({}, {}, DEPLOY / "bathysphere.toml")
    assert in_force.values["metrics"] == "127.0.0.1:9090"
    assert in_force.config().secure
    for name in tomllib.loads((DEPLOY / "bathysphere.toml").read_text(encoding="utf-8")):
        assert name in (*in_force.values, "limits")
