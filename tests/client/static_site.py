"""The folder of the static edition for tests: written once, below a path of a host that can be stopped."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from bench.players import free_port

from tests.client.conftest import PACE, ROOT, STATIC
from tests.client.playing import settled

BELOW = "some/where/"
KEPT = "() => navigator.serviceWorker.controller !== null"
"""From here on nothing is asked of the host any more."""


class Host:
    """A static host with the folder below a path; stopped, it is as good as no network."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}/{BELOW}"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def folder(self) -> Path:
        """What `bathysphere static` has written."""
        return self.home / BELOW

    def start(self) -> None:
        command = [sys.executable, "-m", "http.server", str(self.port), "--bind", "127.0.0.1"]
        self.process = subprocess.Popen(
            [*command, "--directory", str(self.home)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        while True:
            try:
                urlopen(self.url, timeout=5).close()
                return
            except (URLError, OSError):
                assert self.process.poll() is None
                time.sleep(0.1)

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


def written(home: Path) -> None:
    """Write the folder; BATHYSPHERE_STATIC names one that was written before."""
    if not (STATIC / "index.html").is_file():
        pytest.skip("the client is not built: npm ci && npm run build in client/")
    ready = os.environ.get("BATHYSPHERE_STATIC")
    if ready:
        shutil.copytree(ready, home / BELOW)
        return
    command = [sys.executable, "-m", "bathysphere", "static", str(home / BELOW)]
    pyodide = ROOT / "client" / "node_modules" / "pyodide"
    if pyodide.is_dir():
        command += ["--pyodide", str(pyodide)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if "could not be fetched" in done.stderr:
        pytest.skip(done.stderr)
    assert done.returncode == 0, done.stderr


class Visitor:
    """Somebody with a browser of their own; every error, and what leaves the folder, is noted."""

    def __init__(self, context: Any, host: Host, touch: bool) -> None:
        self.context = context
        self.host = host
        self.touch = touch
        self.wrong: list[str] = []
        context.add_init_script(PACE % "instant")

    def page(self) -> Any:
        """A new tab."""
        page = self.context.new_page()
        page.set_default_timeout(300_000)
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        allowed = (self.host.url, "blob:", "data:", "chrome:")
        page.on("request", lambda one: None if one.url.startswith(allowed) else self.wrong.append(one.url))
        return page

    def sit_down(self, page: Any, game: str, level: str) -> None:
        """Home, the usual seats with bots of a level, Start."""
        page.goto(f"{self.host.url}#/?game={game}")
        start = page.locator("[data-start]")
        start.wait_for()
        kinds = page.locator(".seats select")
        for place in range(1, kinds.count()):
            kinds.nth(place).select_option(level)
        start.tap() if self.touch else start.click()
        page.wait_for_url("**/#/tables/*")
        assert settled(page) == "mine"

    def cut_the_network(self, page: Any) -> None:
        """Once the folder is kept, stop the host: it is asked for nothing more."""
        page.wait_for_function(KEPT)
        self.host.stop()


def visiting(chromium: Any, host: Host, visitors: list[Visitor]) -> Callable[..., Visitor]:
    """How somebody comes to the page."""

    def come(width: int = 1366, height: int = 768, lang: str = "en", **more: Any) -> Visitor:
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            locale={"en": "en-GB", "de": "de-DE"}[lang],
            has_touch=width < 700,
            reduced_motion="reduce",
            **more,
        )
        visitor = Visitor(context, host, width < 700)
        visitors.append(visitor)
        return visitor

    return come


@pytest.fixture(scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder, written once for all tests."""
    folder = tmp_path_factory.mktemp("home")
    written(folder)
    return folder


@pytest.fixture
def host(home: Path) -> Iterator[Host]:
    """A host with the folder."""
    made = Host(home)
    made.start()
    yield made
    made.stop()


@pytest.fixture
def come(chromium: Any, host: Host) -> Iterator[Callable[..., Visitor]]:
    """People with browsers of their own; what goes wrong at any of them fails the test."""
    visitors: list[Visitor] = []
    yield visiting(chromium, host, visitors)
    for visitor in visitors:
        visitor.context.close()
    assert [wrong for visitor in visitors for wrong in visitor.wrong] == []
