"""The edition without a server: written once, put below a path, then played with nothing behind it."""

from __future__ import annotations

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
from tests.client.playing import moves, options, play_one, play_out, settled

pytestmark = [pytest.mark.long, pytest.mark.timeout(900)]
BELOW = "some/where/"
KEPT = """async () => {
    await navigator.serviceWorker.ready;
    return true;
}"""


class Host:
    """A static host with the folder below a path; stopped, it is as good as no network."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}/{BELOW}"
        self.process: subprocess.Popen[bytes] | None = None

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


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not (STATIC / "index.html").is_file():
        pytest.skip("the client is not built: npm ci && npm run build in client/")
    folder = tmp_path_factory.mktemp("home")
    command = [sys.executable, "-m", "bathysphere", "static", str(folder / BELOW)]
    pyodide = ROOT / "client" / "node_modules" / "pyodide"
    if pyodide.is_dir():
        command += ["--pyodide", str(pyodide)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if "could not be fetched" in done.stderr:
        pytest.skip(done.stderr)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture
def host(home: Path) -> Iterator[Host]:
    served = Host(home)
    served.start()
    yield served
    served.stop()


@pytest.fixture
def come(chromium: Any, host: Host) -> Iterator[Callable[..., Any]]:
    """Somebody comes to the page; whatever leaves its origin, and every error, fails the test."""
    contexts: list[Any] = []
    wrong: list[str] = []

    def make(width: int = 1366, height: int = 768, lang: str = "en") -> Any:
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            locale={"en": "en-GB", "de": "de-DE"}[lang],
            has_touch=width < 700,
            reduced_motion="reduce",
        )
        context.add_init_script(PACE % "instant")
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(300_000)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on(
            "request",
            lambda one: None if one.url.startswith((host.url, "blob:", "data:")) else wrong.append(one.url),
        )
        return page

    yield make
    for context in contexts:
        context.close()
    assert not wrong


def sit_down(page: Any, host: Host, game: str, level: str, touch: bool = False) -> None:
    """Home, the usual seats with bots of a level, Start."""
    page.goto(f"{host.url}#/?game={game}")
    start = page.locator("[data-start]")
    start.wait_for()
    kinds = page.locator(".seats select")
    for place in range(1, kinds.count()):
        kinds.nth(place).select_option(level)
    start.tap() if touch else start.click()
    page.wait_for_url("**/#/tables/*")
    assert settled(page) == "mine"


def test_a_game_of_in_too_deep_against_mates_with_the_network_cut(come: Any, host: Host, shot: Any) -> None:
    page = come()
    sit_down(page, host, "shares", "mate")
    page.evaluate(KEPT)
    host.stop()
    for turn in range(4):
        assert settled(page) == "mine"
        play_one(page, turn)
    assert settled(page) == "mine"
    before = (moves(page), options(page))
    page.reload()
    assert settled(page) == "mine"
    assert (moves(page), options(page)) == before
    shot(page, "static-shares")
    play_out(page)
    page.locator("[data-outcome]").wait_for()
    page.goto(host.url)
    page.locator("a[href*='/tables/'][href$='/result']").first.wait_for()


@pytest.mark.parametrize(
    ("game", "level", "size", "lang"),
    [("reef", "mate", (375, 812), "de"), ("deepsea", "captain", (1366, 768), "en")],
)
def test_the_other_games_with_the_network_cut(
    come: Any, host: Host, shot: Any, game: str, level: str, size: tuple[int, int], lang: str
) -> None:
    page = come(*size, lang=lang)
    touch = size[0] < 700
    sit_down(page, host, game, level, touch)
    page.evaluate(KEPT)
    host.stop()
    shot(page, f"static-{game}")
    play_out(page, touch)
    page.locator("[data-outcome]").wait_for()
