"""A language two fifths longer than English, added as folders alone, in the browser: it fits."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import bathysphere
from tests.pseudo import LANGUAGE, add_to, english_words, left_in_english, pseudo

from .conftest import ROOT, Server
from .playing import golden, moves, play, post, settled

pytestmark = [pytest.mark.slow, pytest.mark.long, pytest.mark.xdist_group("pseudo")]

SOURCE = Path(bathysphere.__file__).parent
CLIENT = ROOT / "client"
TABLES = {
    "shares": ("shares/two-players-basic", 18),
    "reef": ("reef/four-players-b-dealt", 12),
    "deepsea": ("deepsea/mission-01-competitive", 30),
}
"""A golden game of each game, and the move it is looked at."""
AS_IT_IS = {"bathysphere", "english", "enter", "shift"}
"""What is called the same everywhere: the program, languages, and keys as they stand on a keyboard."""
STUCK_OUT = """() => [...document.querySelectorAll(
    'button, a, label, summary, td, th, h1, h2, h3, p, li, dt, dd')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.hidden, svg, canvas'))
  .filter((one) => getComputedStyle(one).overflowX === 'visible' && one.clientWidth > 1)
  .filter((one) => one.scrollWidth > one.clientWidth + 2)
  .map((one) => `${one.tagName}.${one.className}: ${one.textContent.trim().slice(0, 60)}`)"""
"""Everything with text that is wider than its own box."""


@pytest.fixture(scope="module")
def there(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server and a client, built from copies of the sources that have one language more."""
    node, modules = shutil.which("node"), CLIENT / "node_modules"
    if node is None or not modules.is_dir():
        pytest.skip("the client cannot be built here: no node, or no npm ci in client/")
    home = tmp_path_factory.mktemp("pseudo")
    unwanted = shutil.ignore_patterns("__pycache__", "static", "node_modules")
    shutil.copytree(SOURCE, home / "bathysphere", ignore=unwanted)
    shutil.copytree(CLIENT, home / "client", ignore=unwanted)
    assert add_to(home / "bathysphere") == 7
    assert add_to(home / "client") == 4
    (home / "client" / "node_modules").symlink_to(modules, target_is_directory=True)
    static = home / "static"
    build = [node, "node_modules/vite/bin/vite.js", "build", "--outDir", str(static)]
    done = subprocess.run(build, cwd=home / "client", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    server = Server(home, client=static, package=home)
    server.start()
    yield server
    server.kill()


@pytest.fixture
def guest(chromium: Any, there: Server, request: pytest.FixtureRequest) -> Iterator[Any]:
    """The page of somebody who has chosen the language, on a screen of the width the test asks for."""
    width = request.param
    context = chromium.new_context(
        viewport={"width": width, "height": 800},
        has_touch=width < 700,
        reduced_motion="reduce",
        base_url=there.url,
    )
    chosen = f"localStorage.setItem('bathysphere', JSON.stringify({{ lang: '{LANGUAGE}' }}))"
    context.add_init_script(chosen)
    page = context.new_page()
    page.set_default_timeout(30_000)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    context.close()
    assert not errors


def fits(page: Any) -> None:
    """Nothing sticks out, no message is missing, and no word of the English texts is left."""
    width = page.viewport_size["width"]
    # What is set as code is typed as it stands.
    typed = page.locator("code").all_inner_texts()
    text = page.inner_text("body")
    for word in typed:
        text = text.replace(word, "", 1)
    left = left_in_english(text, english_words(SOURCE, CLIENT / "src")) - AS_IT_IS
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert (wide, page.evaluate(STUCK_OUT), left) == (width, [], set())
    assert "{" not in text


SIZES = pytest.mark.parametrize("guest", [1280, 375], indirect=True)


@SIZES
@pytest.mark.parametrize("game", TABLES)
def test_a_table_is_played_in_it(guest: Any, shot: Any, game: str) -> None:
    record, moment = TABLES[game]
    text = golden(record)
    guest.goto("/credits")
    state = post(guest, "/records", text=text, moves=moment)
    turn = state["view"]["pending"]["seat"]
    seats = sorted(state["table"]["seats"], key=lambda seat: seat["chair"])
    me, bot = {"kind": "me", "name": "A1"}, {"kind": "bot", "level": "greedy", "name": "B2"}
    plan = [me if seat["seat"] == turn else bot for seat in seats]
    state = post(guest, "/records", text=text, moves=moment, seats=plan)
    guest.goto(f"/tables/{state['table']['id']}")
    assert settled(guest) == "mine"
    shot(guest, f"pseudo-{game}-{guest.viewport_size['width']}")
    fits(guest)
    before = moves(guest)
    play(guest, guest.locator("[data-option]").first, touch=guest.viewport_size["width"] < 700)
    assert moves(guest) != before
    if settled(guest) == "mine":
        fits(guest)


@SIZES
@pytest.mark.parametrize("path", ["/", "/games/shares", "/games/reef", "/games/deepsea", "/help"])
def test_a_page_is_read_in_it(guest: Any, shot: Any, path: str) -> None:
    guest.goto(path)
    guest.locator("[data-known], #provenance, #keys").first.wait_for(state="attached")
    shot(guest, f"pseudo{path.replace('/', '-')}-{guest.viewport_size['width']}")
    fits(guest)


@pytest.mark.parametrize("guest", [1280], indirect=True)
def test_the_toggle_has_become_a_menu(guest: Any) -> None:
    guest.goto("/help")
    menu = guest.locator(".languages select")
    menu.wait_for()
    assert menu.locator("option").all_inner_texts()[:2] == ["English", "Deutsch"]
    assert menu.input_value() == LANGUAGE
    assert menu.get_attribute("aria-label") == pseudo("Language")
    menu.select_option("de")
    guest.wait_for_function("() => document.documentElement.lang === 'de'")
    guest.locator("h1", has_text="Wie man spielt").wait_for()
