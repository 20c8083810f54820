"""The pictures of the README, drawn anew: python -m bench.pictures [NAME …]

Mates play a game of each kind by a fixed seed; a server of its own opens them in the middle, and Chromium
takes the pictures. Look at them before they are committed.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import bathysphere as bs
from bathysphere.minds import Observation
from bathysphere.minds.levels import make_bot
from bench.players import Process

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
CHROMIUM = os.environ.get("BATHYSPHERE_CHROMIUM") or shutil.which("chromium")
DESK, PHONE = (1366, 854), (390, 844)
SEED = 11
PLAYERS = {"deepsea": 3, "reef": 3, "shares": 4}
TURNS = {"deepsea": "activate", "reef": "sail", "shares": ("expand", "buy", "draw")}
"""How a turn begins: no picture is of a choice in the middle of one."""
STILL = """() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})))"""


@dataclass(frozen=True)
class Picture:
    """What is shown, and how: a game after a share of its moves, or a page."""

    game: str = ""
    share: float = 0.0
    page: str = ""
    size: tuple[int, int] = DESK
    scheme: str = "dark"
    ready: str = "[data-option]"
    press: str = ""
    """What is pressed before the picture is taken."""
    then: str = ""
    """What has to be there after that."""


PICTURES = {
    "home": Picture(page="/", ready="[data-known=deepsea]"),
    "deepsea": Picture("deepsea", 0.81),
    "deepsea-light": Picture("deepsea", 0.45, scheme="light"),
    "deepsea-opening": Picture("deepsea", 0.01),
    "deepsea-phone": Picture("deepsea", 0.5, size=PHONE),
    "deepsea-result": Picture(
        "deepsea", 1, ready="[data-outcome]", press="[data-outcome] .lamp", then=".plot"
    ),
    "deepsea-setup": Picture(page="/games/deepsea", ready="[data-mission]"),
    "reef": Picture("reef", 0.6),
    "reef-phone": Picture("reef", 0.4, size=PHONE),
    "shares": Picture("shares", 0.75),
}


@cache
def played(game: str) -> bs.Record:
    """A game of mates, the same each time."""
    seats = PLAYERS[game]
    p = bs.start(game, seats=seats, seed=SEED)
    record = bs.Record(game, seats, SEED, p.game.version, dict(p.content.settings))
    bots = [make_bot("mate", game, SEED * 8 + seat) for seat in range(seats)]
    while not p.over:
        action = bots[p.seat].choose(Observation(p, p.seat))
        record.actions.append(p.text(action))
        p.act(action)
    record.result = [score.total for score in p.scores()]
    return record


def opened(page: Page, picture: Picture) -> str:
    """The address of the table that is shown, at the seat that has to choose."""
    record = played(picture.game)
    text, moves = record.text(), round(len(record.actions) * picture.share)
    turns = [move for move, action in enumerate(record.actions) if action.startswith(TURNS[picture.game])]
    moves = next((move for move in turns if move >= moves), len(record.actions))
    state = asked(page, text=text, moves=moves)
    over = moves == len(record.actions)
    turn = 0 if over else state["view"]["pending"]["seat"]
    chairs = sorted(state["table"]["seats"], key=lambda seat: seat["chair"])
    plan = [{"kind": "me"} if seat["seat"] == turn else {"kind": "bot", "level": "mate"} for seat in chairs]
    return f"/tables/{asked(page, text=text, moves=moves, seats=plan)['table']['id']}"


def asked(page: Page, **data: Any) -> Any:
    """A record as a table."""
    answer = page.request.post("/api/v2/records", data=data)
    assert answer.ok, answer.text()
    return answer.json()


@contextmanager
def visitor(browser: Browser, url: str, picture: Picture) -> Iterator[Page]:
    """Somebody with a name, on a screen of that size."""
    width, height = picture.size
    phone = width < height
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=2 if phone else 1,
        has_touch=phone,
        color_scheme=picture.scheme,  # type: ignore[arg-type]
        reduced_motion="reduce",
        locale="en-GB",
        base_url=url,
    )
    try:
        context.request.get("/api/v2/me")
        yield context.new_page()
    finally:
        context.close()


def draw(browser: Browser, url: str, name: str, picture: Picture) -> None:
    """One picture, into its file."""
    with visitor(browser, url, picture) as page:
        page.request.post("/api/v2/me/name", data={"name": "Nemo"})
        page.goto(opened(page, picture) if picture.game else picture.page)
        page.locator(picture.ready).first.wait_for()
        if picture.press:
            page.locator(picture.press).first.click()
        if picture.then:
            page.locator(picture.then).first.wait_for()
        page.wait_for_load_state("networkidle")
        page.evaluate(STILL)
        page.screenshot(path=FOLDER / f"{name}.png")
    print(name, flush=True)


def main(names: list[str]) -> None:
    """All pictures, or those named."""
    unknown = set(names) - set(PICTURES)
    if unknown:
        sys.exit(f"No such picture: {', '.join(sorted(unknown))}. There are {', '.join(PICTURES)}.")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as running:
        server = Process(f"sqlite:///{Path(folder) / 'tables.sqlite'}")
        browser = running.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        try:
            for name in names or PICTURES:
                draw(browser, f"http://127.0.0.1:{server.port}", name, PICTURES[name])
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
