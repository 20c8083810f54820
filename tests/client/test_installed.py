"""What an installed page shows of itself: icons, what a link to it looks like, itself without its server."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

from tests.client.conftest import Server

pytestmark = pytest.mark.timeout(600)
SIZE = slice(16, 24)
"""Where a PNG tells its width and height."""


def fetched(server: Server, path: str) -> bytes:
    with urlopen(f"{server.url}/{path.removeprefix('./').lstrip('/')}") as answer:
        return bytes(answer.read())


def test_every_icon_of_the_manifest_is_there_in_the_size_it_says(server: Server) -> None:
    manifest = json.loads(fetched(server, "manifest.webmanifest"))
    purposes = {icon["purpose"] for icon in manifest["icons"]}
    assert purposes == {"any", "maskable"}
    for icon in manifest["icons"]:
        content = fetched(server, icon["src"])
        if icon["type"] == "image/png":
            width, height = (int.from_bytes(content[SIZE][at : at + 4], "big") for at in (0, 4))
            assert f"{width}x{height}" == icon["sizes"]
        else:
            assert content.startswith(b"<svg")


def test_a_link_to_the_page_has_a_title_and_a_picture(server: Server) -> None:
    told = dict(
        re.findall(r'<meta\s+property="og:([\w:]+)"\s+content="([^"]*)"', fetched(server, "").decode())
    )
    assert {"type", "title", "description", "image", "site_name"} <= set(told)
    picture = fetched(server, told["image"])
    width, height = (int.from_bytes(picture[SIZE][at : at + 4], "big") for at in (0, 4))
    assert (str(width), str(height)) == (told["image:width"], told["image:height"])


def test_without_its_server_the_page_says_so_and_comes_back(chromium: Any, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    context = chromium.new_context(locale="en-GB")
    try:
        page = context.new_page()
        page.set_default_timeout(100_000)
        page.goto(server.url)
        page.evaluate("async () => void (await navigator.serviceWorker.ready)")
        server.kill()
        page.goto(f"{server.url}/help")
        page.get_by_role("heading", name="No connection").wait_for()
        assert page.get_by_text("Keine Verbindung").is_visible()
        server.start()
        page.get_by_role("link", name="Try again").click()
        page.get_by_role("heading", name="No connection").wait_for(state="detached")
        page.locator("main h1").first.wait_for()
        assert page.url == f"{server.url}/help"
    finally:
        context.close()
        server.kill()
