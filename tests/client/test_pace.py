"""What others do is shown one turn after the other, at the pace that was chosen."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from tests.client.playing import moves, play_one, post, settled

pytestmark = pytest.mark.slow
Visit = Callable[..., Any]
Check = Callable[[Any], None]

# Notes when a turn's caption is first there.
NOTES = """() => {
    window.told = [];
    new MutationObserver(() => {
        const turn = document.querySelector('[data-caption]')?.dataset.caption;
        if (turn && window.told.at(-1)?.turn !== turn) window.told.push({ turn, at: performance.now() });
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def watched(page: Any, game: str) -> None:
    """Press Watch at a game of the first page."""
    page.goto("/")
    page.locator(f".card:has([data-known={game}]) .watch").click()
    page.locator("[data-caption]").wait_for()


def test_a_watch_takes_its_time_and_can_be_skipped_to_the_end(visit: Visit, axe: Check) -> None:
    page = visit(1366, 768, pace="normal")
    begin = time.monotonic()
    watched(page, "shares")
    page.evaluate(NOTES)
    page.wait_for_timeout(12_000)
    axe(page)
    while time.monotonic() - begin < 21:
        assert page.locator("[data-outcome]").count() == 0
        assert page.locator("[data-others-turn]").count() == 1
        page.wait_for_timeout(500)
    told = page.evaluate("window.told")
    gaps = [after["at"] - before["at"] for before, after in pairwise(told)]
    assert len(gaps) >= 4
    assert min(gaps) >= 600
    shown = int(moves(page))
    over = f"/api/v2/tables/{page.url.rsplit('/', 1)[1]}"
    page.keyboard.press("n")
    while page.request.get(over).json()["table"]["status"] != "over":  # bots on a busy machine
        page.wait_for_timeout(250)
    page.keyboard.press("Escape")
    page.locator("[data-caption]").wait_for(state="detached")
    assert int(moves(page)) > shown
    assert settled(page) == "over"


def test_escape_skips_to_the_end_past_a_moment_that_passes(visit: Visit) -> None:
    page = visit(1366, 768, pace="slow")
    watched(page, "shares")
    over = f"/api/v2/tables/{page.url.rsplit('/', 1)[1]}"
    while page.request.get(over).json()["table"]["status"] != "over":
        page.wait_for_timeout(250)
    moment = page.locator("[data-moment=dividend]")
    moment.wait_for(timeout=60_000)
    assert page.locator("[data-to-now]").count() == 1
    page.keyboard.press("Escape")
    page.locator("[data-caption]").wait_for(state="detached", timeout=1_000)
    assert moment.count() == 0
    assert settled(page) == "over"


@pytest.mark.parametrize("width", [1366, 375])
@pytest.mark.parametrize("game", ["deepsea", "reef", "shares"])
def test_others_are_told_before_one_is_asked(visit: Visit, shot: Any, game: str, width: int) -> None:
    """The sentence, no option meanwhile; a press on the board goes on, and it is the own turn again."""
    page = visit(width, 768 if width > 700 else 812, "de" if width < 700 else "en", pace="normal")
    page.goto("/credits")
    bots = [{"kind": "bot", "level": "greedy", "name": name} for name in ("Bosun", "Stoker")]
    state = post(page, "/tables", game=game, seats=[{"kind": "me", "name": "Ana"}, *bots])
    page.goto(f"/tables/{state['table']['id']}")
    told = page.locator("[data-caption]")
    for _ in range(12):
        page.locator("[data-option], [data-caption]").first.wait_for()
        if told.count():
            break
        play_one(page, 0, touch=width < 700)
    told.wait_for()
    assert page.locator("[data-option]").count() == 0
    assert "{" not in told.inner_text()
    assert told.locator("b").first.inner_text().rstrip(":") in ("Bosun", "Stoker")
    shot(page, f"told-{game}-{width}")
    # Anywhere on the board: what is told may be over before the press arrives.
    board = page.locator("section.board").bounding_box()
    page.mouse.click(board["x"] + 5, board["y"] + 5)
    page.keyboard.press("Escape")
    assert settled(page) == "mine"
    assert told.count() == 0


def test_the_log_has_a_sentence_a_turn_and_lights_its_places(visit: Visit) -> None:
    page = visit(1920, 1080)
    page.goto("/credits")
    bots = [{"kind": "bot", "level": "greedy", "name": name} for name in ("Bosun", "Stoker", "Cook")]
    state = post(page, "/tables", game="deepsea", seats=bots)
    page.goto(f"/tables/{state['table']['id']}")
    assert settled(page) == "over"
    line = page.locator(".log [data-turn]", has_text="discovers").last
    assert "Sonar at" in line.inner_text()
    assert page.locator("[data-lights]").count() == 0
    line.hover()
    page.locator("[data-lights]").wait_for()
    page.mouse.move(5, 5)
    page.locator("[data-lights]").wait_for(state="detached")
    line.get_by_role("button").click()
    assert line.locator(".steps li").count() > 3
    assert "hex 0,0" not in page.locator(".log").inner_text()
