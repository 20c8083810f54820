"""The table on every size of screen: options, aim and letters are in sight, and nothing lies over anything.

Boxes are measured in the browser (`layout.js`). On a desk, 1366 × 768 and larger, no letter on a board is
smaller than 11 px; on phones, tablets and low windows none is smaller than 10.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bathysphere.catalogue import replay
from bathysphere.engine.record import Record

from .playing import AT_REST, MOVED_OR, Visit, beside, golden, moved, moves, prepared, row

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("client")]

MEASURE = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")
DESKS = [(1280, 600), (1366, 768), (1920, 1080), (2560, 1440)]
TWICE = [(683, 384)]
"""1366 × 768 at 200 %."""
HANDS = [(375, 812), (360, 640), (320, 568), (844, 390), (667, 375), (768, 1024), (820, 1180)]
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


def test_the_hand_is_in_sight_on_a_low_phone(visit: Visit) -> None:
    page = visit(360, 640)
    prepared(page, moment(TABLES["shares"], MOMENTS["early"]), TABLES["shares"])
    board = page.locator("section.board").bounding_box()
    card = page.locator(".hand .card").first.bounding_box()
    assert board["y"] < card["y"]
    assert card["y"] + card["height"] <= board["y"] + board["height"] + 1
    sea = page.locator(".water").first.bounding_box()
    assert card["y"] - sea["y"] > 100, "above it there is sea"


def test_islands_are_as_wide_as_their_names_after_a_small_window_grew(visit: Visit) -> None:
    page = visit(375, 812)
    prepared(page, moment(TABLES["reef"], MOMENTS["early"]), TABLES["reef"])
    page.set_viewport_size({"width": 820, "height": 1180})
    page.locator("[data-tabs]").wait_for()
    widths = page.locator(".island").evaluate_all("all => all.map(one => one.getBoundingClientRect().width)")
    assert len(widths) > 10
    assert min(widths) > 70, "a pin of a phone is some 50 wide"


def test_the_points_tell_where_they_come_from(visit: Visit) -> None:
    page = visit(1366, 768)
    prepared(page, moment(TABLES["mission-5"], MOMENTS["middle"]), TABLES["mission-5"])
    points = page.locator("[data-points]")
    total = int(points.locator(".sum").inner_text())
    points.click()
    parts = page.locator("[data-parts] tr:not(.all) td:last-child").all_inner_texts()
    assert sum(int(part.replace("−", "-") or 0) for part in parts) == total
    assert int(page.locator("[data-parts] .all td:last-child").inner_text()) == total
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
    boxes = page.locator(".water [data-place^=zone-]").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(at => [at.left, at.top, at.right, at.bottom])"
    )
    right, bottom = sea["x"] + sea["width"], sea["y"] + sea["height"]
    seen = [
        max(0, min(x2, right) - max(x1, sea["x"])) * max(0, min(y2, bottom) - max(y1, sea["y"]))
        for x1, y1, x2, y2 in boxes
    ]
    assert sum(seen) > sea["width"] * sea["height"] / 3, "the zones have left the screen"


def test_rulers_stay_at_the_edges_of_the_sea_wherever_one_goes(visit: Visit) -> None:
    page = visit(1366, 768)
    prepared(page, moment(TABLES["mission-5"], MOMENTS["early"]), TABLES["mission-5"])
    sea = page.locator(".water").bounding_box()
    for _ in range(4):
        page.keyboard.press("+")
    page.mouse.move(sea["x"] + 500, sea["y"] + 300)
    page.mouse.down()
    page.mouse.move(sea["x"] + 300, sea["y"] + 100, steps=4)
    page.mouse.up()
    rulers = {name: page.locator(f".rulers .{name}").bounding_box() for name in ("across", "down")}
    assert rulers["across"]["y"] == sea["y"]
    assert rulers["down"]["x"] == sea["x"]
    zone = page.locator(".water [data-place^=zone-]").first
    letter = page.locator(".rulers .letter").first
    middle = "one => { const box = one.getBoundingClientRect(); return box.left + box.width / 2; }"
    zone.evaluate(AT_REST)
    assert abs(zone.evaluate(middle) - letter.evaluate(middle)) < 10, "a zone's badges stand out a little"


def test_what_lies_below_the_options_of_a_low_desk_has_tabs_that_stay_open(visit: Visit) -> None:
    page = visit(1366, 768)
    prepared(page, moment(TABLES["mission-5"], MOMENTS["middle"]), TABLES["mission-5"])
    assert page.locator("[data-tab]").evaluate_all("all => all.map(one => one.dataset.tab)") == [
        "log",
        "journals",
        "specialists",
        "boards",
    ]
    page.locator(".rest .log").wait_for()
    beside(page, "journals")
    assert page.locator(".rest [data-panel]").evaluate_all("all => all.map(one => one.dataset.panel)") == [
        "journals-title"
    ]
    before = moves(page)
    row(page, "pass").click()
    go = page.locator(".go[data-asks]")
    page.wait_for_function(MOVED_OR, arg=[before, ".go[data-asks]"])
    if go.count():
        go.click()
    moved(page, before)
    assert page.locator("[data-tab=journals][aria-selected=true]").count() == 1


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
