"""The table on every size of screen: what one can do, the aim and the letters are in sight, and nothing lies over anything.

Boxes are measured in the browser (`layout.js`). On a desk, 1366 × 768 and larger, no letter on a board is smaller
than 11 px; on phones, tablets and low windows none is smaller than 10.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bathysphere.catalogue import replay
from bathysphere.engine.record import Record

from .playing import AT_REST, Visit, golden, prepared

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("client")]

MEASURE = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")
DESKS = [(1280, 600), (1366, 768), (1920, 1080), (2560, 1440)]
TWICE = [(683, 384)]
"""1366 × 768 at 200 %."""
HANDS = [(375, 812), (360, 640), (844, 390), (768, 1024), (820, 1180)]
TABLES = {
    "mission-1": "deepsea/mission-01-competitive",
    "mission-1-together": "deepsea/mission-01-coop",
    "mission-5": "deepsea/mission-05-competitive",
    "mission-9": "deepsea/mission-09-competitive",
    "reef": "reef/three-players-a-dealt",
    "shares": "shares/end-second-depletion",
}
MOMENTS = {"early": 0.1, "middle": 0.5, "late": 0.9}
MANY = 6
"""So many choices make a list worth measuring."""


def moment(record: str, part: float) -> int:
    """The first move after this part of the game at which there is much to choose from."""
    whole = Record.parse(golden(record))
    first = int(len(whole.actions) * part)
    return next(at for at in range(first, len(whole.actions)) if len(replay(whole, at).choices) >= MANY)


def measured(page: Any, sizes: list[tuple[int, int]]) -> list[str]:
    """What is wrong with a table, size by size."""
    wrong: list[str] = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        for panel in ("section.board", ".list"):
            page.locator(panel).first.evaluate(AT_REST)
        least = 11 if width >= 1366 and height >= 768 else 10
        wrong += [f"{width} × {height}: {said}" for said in page.evaluate(MEASURE, {"least": least})]
    return wrong


@pytest.mark.parametrize("table", ["mission-5", "shares"])
def test_a_table_fits_a_desk_and_a_window_at_twice_its_size(visit: Visit, table: str) -> None:
    page = visit(1366, 768)
    prepared(page, moment(TABLES[table], MOMENTS["middle"]), TABLES[table])
    assert measured(page, [(1366, 768), *TWICE]) == []


def test_a_table_fits_a_phone_upright_and_on_its_side(visit: Visit) -> None:
    page = visit(360, 640)
    prepared(page, moment(TABLES["mission-1"], MOMENTS["middle"]), TABLES["mission-1"])
    assert measured(page, [(360, 640), (844, 390), (768, 1024)]) == []


@pytest.mark.long
@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("when", MOMENTS)
@pytest.mark.parametrize("table", TABLES)
def test_every_table_fits_every_size(visit: Visit, table: str, when: str, lang: str) -> None:
    at = moment(TABLES[table], MOMENTS[when])
    wrong = []
    for first, sizes in (((1366, 768), [*DESKS, *TWICE]), ((375, 812), HANDS)):
        page = visit(*first, lang=lang)
        prepared(page, at, TABLES[table])
        wrong += measured(page, sizes)
    assert wrong == []


def test_the_points_tell_where_they_come_from(visit: Visit, axe: Any) -> None:
    page = visit(1366, 768)
    prepared(page, moment(TABLES["mission-5"], MOMENTS["middle"]), TABLES["mission-5"])
    points = page.locator("[data-points]")
    total = int(points.locator(".sum").inner_text())
    points.click()
    parts = page.locator("[data-parts] tr:not(.all) td:last-child").all_inner_texts()
    assert sum(int(part.replace("−", "-") or 0) for part in parts) == total
    assert int(page.locator("[data-parts] .all td:last-child").inner_text()) == total
    axe(page)
    page.keyboard.press("Escape")
    page.locator("[data-parts]").wait_for(state="detached")


def test_what_an_option_does_stands_in_its_row_and_nothing_is_kept_free_for_it(visit: Visit) -> None:
    page = visit(1366, 768)
    prepared(page, moment(TABLES["mission-5"], MOMENTS["middle"]), TABLES["mission-5"])
    row = page.locator("[data-option]").first
    assert page.locator(".does").count() == 0
    low = row.bounding_box()["height"]
    board = page.locator("section.board").bounding_box()
    row.hover()
    page.locator("[data-option] .does").first.wait_for()
    assert row.bounding_box()["height"] > low
    assert page.locator("section.board").bounding_box() == board


def test_a_wide_ocean_zooms_to_where_its_zones_are(visit: Visit) -> None:
    page = visit(1366, 768)
    prepared(page, moment(TABLES["mission-5"], MOMENTS["early"]), TABLES["mission-5"])
    sea = page.locator(".water").first.bounding_box()
    for _ in range(3):
        page.keyboard.press("+")
    page.locator(".water > svg").evaluate(AT_REST)
    middles = page.locator(".water [data-place^=zone-]").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(box => [box.x + box.width / 2, box.y + box.height / 2])"
    )
    inside = [
        (x, y)
        for x, y in middles
        if sea["x"] < x < sea["x"] + sea["width"] and sea["y"] < y < sea["y"] + sea["height"]
    ]
    assert len(inside) >= 2, "the zones have left the screen"


def test_the_impact_board_opens_large(visit: Visit) -> None:
    page = visit(1366, 768)
    prepared(page, moment(TABLES["mission-1"], MOMENTS["middle"]), TABLES["mission-1"])
    page.locator("[data-large]").click()
    large = page.locator("[data-impact-large]")
    large.wait_for()
    hexes = large.locator("[data-hex], .hex").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().width)"
    )
    assert min(hexes) >= 44
    page.keyboard.press("Escape")
    large.wait_for(state="detached")
