"""Tables in a real browser played with content of one's own, chosen on the setup page."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from bathysphere.content.toml import packaged
from tests.client.conftest import STATIC, Server
from tests.client.playing import settled
from tests.client.test_reef import choose_game, play_one

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("client")]

Visit = Callable[..., Any]
BOXES = """all => all.map(one => one.getBoundingClientRect())
    .map(box => [box.left, box.top, box.right, box.bottom])"""


def upside_down(folder: Path) -> Path:
    """Reef Project with the map for two turned over, and one more route on it."""
    folder.mkdir()
    (folder / "pack.toml").write_text('game = "reef"\nname = "Upside down"\n', encoding="utf-8")
    head, _, two = packaged("bathysphere.games.reef", "board.toml").partition("[map2]")
    two = re.sub(r"(?<![{ ])y = (\d+)", lambda match: f"y = {700 - int(match[1])}", two)
    two = re.sub(r", y = (\d+)", lambda match: f", y = {700 - int(match[1])}", two)
    extra = '\n[[map2.route]]\nid = "e-h"\nends = ["e", "h"]\npips = 4\n'
    (folder / "board.toml").write_text(f"{head}[map2]{two}{extra}", encoding="utf-8")
    return folder


def dear_reef(folder: Path) -> Path:
    """Deep Sea with a Dying Reef beside The Sea Star, where every conservation site costs 7."""
    (folder / "missions").mkdir(parents=True)
    (folder / "pack.toml").write_text('game = "deepsea"\nname = "Dear reef"\n', encoding="utf-8")
    zones = packaged("bathysphere.games.deepsea", "zones.toml")
    begin = zones.index('id = "dying_reef"')
    end = zones.index("[[zone]]", begin)
    dear = re.sub(r"cost = \d+", "cost = 7", zones[begin:end])
    (folder / "zones.toml").write_text(zones[:begin] + dear + zones[end:], encoding="utf-8")
    name = "missions/01_the_call_of_the_ocean.toml"
    mission = packaged("bathysphere.games.deepsea", name)
    mission = mission.replace('{ at = "D1", random_depth = 1 }', '{ at = "D1", board = "dying_reef" }')
    (folder / name).write_text(mission, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (STATIC / "index.html").is_file():
        pytest.skip("the client is not built: npm ci && npm run build in client/")
    folder = tmp_path_factory.mktemp("packs")
    server = Server(folder)
    server.packs = [str(upside_down(folder / "upside")), str(dear_reef(folder / "dear"))]
    server.start()
    yield server
    server.kill()


def test_the_map_of_an_own_pack_draws_itself(visit: Visit, own_server: Server, shot: Any, axe: Any) -> None:
    page = visit(1280, 800)
    page.goto(own_server.url)
    choose_game(page, 2)
    page.locator("#set-pack").select_option(label="Upside down (own content)")
    value = str(page.locator("[data-pack]").get_attribute("data-pack"))
    assert re.fullmatch(r"upside-[0-9a-f]{8}", value)
    axe(page)
    page.locator("[data-start]").click()
    for turn in range(30):
        settled(page)
        if page.locator('[data-option^="sail"]').count():
            break
        play_one(page, turn)
    assert page.locator(".route").count() == 21
    assert page.locator(".island").count() == 12
    shot(page, "reef-own-pack")
    axe(page)
    boxes = page.locator(".island").evaluate_all(BOXES)
    for place, (left, top, right, bottom) in enumerate(boxes):
        for other in boxes[place + 1 :]:
            assert right <= other[0] or other[2] <= left or bottom <= other[1] or other[3] <= top
    page.locator('[popovertarget="table-menu"]').click()
    page.locator("#table-menu", has_text=value).wait_for()
    page.goto(own_server.url)
    page.locator(".line .facts", has_text=value).wait_for()


def test_a_cost_of_an_own_pack_stands_on_the_board(visit: Visit, own_server: Server, shot: Any) -> None:
    page = visit(1440, 900, lang="de")
    page.goto(f"{own_server.url}/games/deepsea")
    page.locator("#set-pack").select_option(label="Dear reef (eigener Inhalt)")
    page.locator("[data-pack^=dear-]").wait_for()
    page.locator("[data-mission='1']").wait_for()
    for place in (1, 2):
        page.locator(".setup .seats select").nth(place).select_option("random")
    page.locator(".setup [data-start]").click()
    settled(page)
    zone = page.locator("svg .place", has_text="Sterbendes Riff").locator(
        "xpath=ancestor::*[.//*[@data-spot]][1]"
    )
    costs = zone.locator("[data-spot^=c] text").all_text_contents()
    assert costs
    assert set(costs) == {"7"}
    shot(page, "deepsea-own-pack")


def test_a_table_whose_pack_is_gone_says_so(visit: Visit, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.packs = [str(upside_down(tmp_path / "upside"))]
    server.start()
    page = visit()
    try:
        page.goto(server.url)
        choose_game(page, 2)
        page.locator("#set-pack").select_option(index=1)
        page.locator("[data-start]").click()
        page.wait_for_url("**/tables/*")
        settled(page)
        server.kill()
        server.packs = []
        server.start()
        page.goto(page.url)
        page.locator("main.message", has_text="content pack upside").wait_for()
    finally:
        server.kill()
