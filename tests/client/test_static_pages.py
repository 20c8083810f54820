"""The rest of the edition without a server: records, replays, what-ifs, lessons, packs, links to them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.client.playing import golden, moves, play_one, settled
from tests.client.static_site import Visitor
from tests.client.test_packs import dear_reef

pytest_plugins = ("tests.client.static_site",)
pytestmark = [pytest.mark.long, pytest.mark.timeout(1800)]

Come = Callable[..., Visitor]
COPIED = "navigator.clipboard.writeText = async text => { window.copied = text }"


def opened(page: Any, url: str, record: str = "shares/two-players-basic") -> None:
    """A golden game, pasted into the page."""
    page.goto(url)
    page.get_by_role("button", name="Open a record").click()
    page.locator("#record").fill(golden(record))
    page.locator("[data-record] button.lamp").click()
    page.wait_for_url("**/#/tables/*")


def copied(page: Any, button: Any) -> str:
    """What a button puts on the clipboard."""
    page.evaluate(COPIED)
    button.click()
    return str(page.wait_for_function("() => window.copied").json_value())


def test_a_record_comes_in_is_looked_at_reviewed_and_goes_out(come: Come, shot: Any, tmp_path: Path) -> None:
    visitor = come()
    page = visitor.page()
    opened(page, visitor.host.url)
    slider = page.locator("input[type=range]")
    slider.wait_for()
    last = int(slider.get_attribute("max") or 0)
    assert last > 20
    page.locator("[data-replay-head] button").nth(1).click()
    page.wait_for_function(f"() => document.querySelector('input[type=range]').value === '{last - 1}'")
    shot(page, "static-replay")
    page.get_by_role("link", name="Score sheet").click()
    with page.expect_download() as going:
        page.get_by_role("link", name="Download the record").click()
    going.value.save_as(tmp_path / "record.txt")
    numbered = [line for line in golden("shares/two-players-basic").splitlines() if line[:1].isdigit()]
    told = [line for line in (tmp_path / "record.txt").read_text().splitlines() if line[:1].isdigit()]
    assert [line.split("#")[0].split() for line in told] == [line.split("#")[0].split() for line in numbered]
    page.goto(page.url.replace("/result", "/review"))
    page.locator("[data-chances]").wait_for()
    shot(page, "static-review")


def test_a_moment_of_a_game_is_a_link_that_another_browser_opens(come: Come, shot: Any) -> None:
    visitor = come()
    page = visitor.page()
    opened(page, visitor.host.url)
    page.locator("input[type=range]").wait_for()
    page.goto(page.url.split("?")[0] + "?moves=9")
    page.locator("[data-make-link]").click()
    address = copied(page, page.locator("[data-whole-game] button"))
    assert address.endswith("&at=9")
    other = come(375, 812, lang="de").page()
    other.goto(address)
    other.locator("[data-in-link]").wait_for()
    shot(other, "static-moment")
    other.locator("[data-watch]").tap()
    other.wait_for_url("**moves=9")
    other.locator("input[type=range]").wait_for()
    other.goto(address[:-8])
    other.get_by_role("alert").wait_for()
    assert "beschädigt" in other.get_by_role("alert").inner_text()


def test_another_way_is_tried_out_while_a_game_runs(come: Come) -> None:
    visitor = come()
    page = visitor.page()
    visitor.sit_down(page, "reef", "deckhand")
    table = page.url
    play_one(page, 0)
    assert settled(page) == "mine"
    page.goto(f"{table}?moves=0")
    page.locator("[data-branch]").click()
    page.locator(".branch button.lamp").click()
    page.wait_for_url(lambda url: table not in url and "/tables/" in url)
    assert settled(page) == "mine"
    before = moves(page)
    play_one(page, 1)
    assert settled(page) == "mine"
    assert moves(page) != before


@pytest.mark.parametrize(("size", "lang"), [((1366, 768), "en"), ((375, 812), "de")])
def test_a_lesson_is_begun_by_link_and_goes_on(
    come: Come, shot: Any, size: tuple[int, int], lang: str
) -> None:
    visitor = come(*size, lang=lang)
    page = visitor.page()
    page.goto(f"{visitor.host.url}#/games/shares")
    begin = page.locator("[data-begin-lesson]").first
    begin.wait_for()
    lesson = begin.get_attribute("data-begin-lesson")
    address = copied(page, page.locator(".lessons button").first)
    assert address == f"{visitor.host.url}#/lessons/shares/{lesson}"
    other = come(*size, lang=lang).page()
    other.goto(address)
    other.locator("[data-lesson-in-link]").wait_for()
    shot(other, f"static-lesson-{lang}")
    other.locator("[data-begin-lesson]").click()
    other.locator(f"[data-lesson={lesson}]").wait_for()
    step = other.locator("[data-lesson]").get_attribute("data-step")
    other.locator("[data-show]").first.click()
    other.wait_for_function(
        "before => document.querySelector('[data-lesson]').dataset.step !== before", arg=step
    )


def test_content_of_ones_own_is_brought_as_files_and_stays(come: Come, shot: Any, tmp_path: Path) -> None:
    visitor = come(1366, 900)
    page = visitor.page()
    page.goto(f"{visitor.host.url}#/?game=shares")
    page.locator("[data-start]").wait_for()
    page.locator(".details .link").click()
    page.locator("[data-add-pack] summary").click()
    folder = dear_reef(tmp_path / "dear")
    chosen = page.locator("[data-add-pack] input").first
    (tmp_path / "wrong.toml").write_text("a = ")
    chosen.set_input_files(tmp_path / "wrong.toml")
    page.locator("[data-add-pack] [role=alert]").wait_for()
    shot(page, "static-pack-wrong")
    page.locator("[data-add-pack] input").nth(1).set_input_files(folder)
    page.locator("[data-pack^=dear-]").wait_for()
    shot(page, "static-pack")
    for place in (1, 2):
        page.locator(".seats select").nth(place).select_option("mate")
    page.locator("[data-start]").click()
    page.wait_for_url("**/#/tables/*")
    assert settled(page) == "mine"
    play_one(page, 0)
    assert settled(page) == "mine"
    page.reload()
    assert settled(page) == "mine"
    page.locator("[popovertarget=table-menu]").click()
    page.locator("#table-menu", has_text="dear-").wait_for()


@pytest.mark.parametrize(("lang", "word"), [("en", "as a link"), ("de", "als Link")])
def test_the_address_of_a_table_says_elsewhere_how_it_could_come_here(
    come: Come, shot: Any, lang: str, word: str
) -> None:
    visitor = come(lang=lang)
    page = visitor.page()
    page.goto(f"{visitor.host.url}#/tables/abc")
    page.locator("main.message p", has_text=word).wait_for()
    shot(page, f"static-elsewhere-{lang}")
