"""A real server process and a real browser. Where one of them is missing, these tests say so."""

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

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "bathysphere" / "server" / "web" / "static"
AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
SHOTS = ROOT / "out" / "screenshots"
CHROMIUM = os.environ.get("BATHYSPHERE_CHROMIUM") or shutil.which("chromium")
ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# A light on a board is named by its option's whole sentence: the words it shows stand in there, but not one
# by one with its key, its prices and its marks, as this rule of axe wants it. It holds for all the rest.
NAMED = """axe.configure({ rules: [{
    id: 'label-content-name-mismatch',
    selector: ':not([data-lit], [data-opens], [data-unlit], [data-soft])',
}] })"""
RUN = """where => axe.run(where ?? document, { resultTypes: ['violations'], preload: false })"""
"""No rule that is on needs style sheets fetched once more."""
SERVE = """
from bathysphere.server.web.app import serve
from bathysphere.server.web.worker import Config
from bathysphere.server.limits.numbers import UNLIMITED
config = Config(client={client!r}, limits=UNLIMITED)
serve(port={port}, database="sqlite:///{database}", open_browser=False, config=config, packs={packs!r})
"""


# What others do is shown one turn after the other; a test waits for nobody unless it asks for a pace.
PACE = """try {
    const known = JSON.parse(localStorage.getItem('bathysphere') ?? '{}');
    if (!known.pace) localStorage.setItem('bathysphere', JSON.stringify({ ...known, pace: '%s' }));
} catch {}"""


class Server:
    """One server process that can be killed and started again on the same database."""

    def __init__(self, folder: Path, client: Path = STATIC, package: Path | None = None) -> None:
        self.client = client
        self.package = package
        """Where to take the package from, if not from where the tests have it."""
        self.port = free_port()
        self.database = folder / "table.db"
        self.url = f"http://127.0.0.1:{self.port}"
        self.packs: list[str] = []
        """Folders of content that tables can be played with."""
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start and wait until it answers."""
        code = SERVE.format(port=self.port, database=self.database, client=str(self.client), packs=self.packs)
        python = os.environ.get("BATHYSPHERE_PYTHON", sys.executable)
        own = {} if self.package is None else {"PYTHONPATH": str(self.package)}
        self.process = subprocess.Popen([python, "-c", code], cwd=ROOT, env={**os.environ, **own})
        self.wait()

    def wait(self) -> None:
        """Wait until it answers; a busy machine may need minutes for what takes seconds."""
        assert self.process is not None
        deadline = time.monotonic() + 300
        while time.monotonic() < deadline and self.process.poll() is None:
            try:
                urlopen(self.url, timeout=5).close()
                return
            except (URLError, OSError):
                time.sleep(0.1)
        raise RuntimeError("the server does not answer")

    def kill(self) -> None:
        """Kill it, as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (STATIC / "index.html").is_file():
        pytest.skip("the client is not built: npm ci && npm run build in client/")
    started = Server(tmp_path_factory.mktemp("server"))
    started.start()
    yield started
    started.kill()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    if not CHROMIUM:
        pytest.skip("there is no chromium on this machine")
    with playwright.sync_playwright() as running:
        browser = running.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Any, server: Server) -> Iterator[Callable[..., Any]]:
    """A page of a fresh guest; every error in its console fails the test."""
    contexts: list[Any] = []
    errors: list[str] = []

    def make(
        width: int = 1280,
        height: int = 800,
        lang: str = "en",
        scheme: str = "dark",
        motion: str = "reduce",
        pace: str = "instant",
    ) -> Any:
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            locale={"en": "en-GB", "de": "de-DE"}[lang],
            color_scheme=scheme,
            has_touch=width < 700,
            reduced_motion=motion,
            base_url=server.url,
        )
        context.add_init_script(PACE % pace)
        contexts.append(context)
        context.request.get("/api/v2/me")  # what a test posts and what the page asks come from the same guest
        page = context.new_page()
        page.set_default_timeout(25_000)  # a busy machine may need minutes for what takes seconds
        page.on("pageerror", lambda error: errors.append(str(error)))
        return page

    yield make
    for context in contexts:
        context.close()
    assert not errors


@pytest.fixture
def shot() -> Callable[[Any, str], None]:
    """Keep a picture of a page, to be looked at."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    return lambda page, name: page.screenshot(path=SHOTS / f"{name}.png")


@pytest.fixture
def axe() -> Callable[..., None]:
    """No violation of accessibility on a page as it stands, or in those parts of it that are named."""

    def check(page: Any, *parts: str) -> None:
        if not AXE.is_file():
            pytest.skip("axe-core is not installed: npm ci in client/")
        if not page.evaluate("'axe' in window"):
            page.evaluate(AXE.read_text(encoding="utf-8"))
            page.evaluate(NAMED)
        where = {"include": [[part] for part in parts]} if parts else None
        report = page.evaluate(RUN, where)
        said = [
            f"{problem['id']}: {problem['help']} {[node['target'] for node in problem['nodes']][:4]}"
            for problem in report["violations"]
        ]
        assert not said, "\n".join([page.url, *said])

    return check
