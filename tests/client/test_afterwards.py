"""After the end of a game in a real browser: playing on, a rematch, replay, looking back."""

from __future__ import annotations

from typing import Any

import pytest

from tests.client.playing import (
    Visit,
    finished,
    moves,
    play_one,
    points,
    settled,
)

pytestmark = pytest.mark.slow


def test_play_on_from_a_moment_of_a_finished_game(visit: Visit, shot: Any, axe: Any) -> None:
    page = visit()
    table = finished(page)
    page.goto(f"{table}?moves=30")
    page.locator("[data-branch]").click()
    page.locator(".branch select").nth(0).select_option("me")
    page.locator(".branch select").nth(1).select_option("mate")
    shot(page, "branch-1280")
    axe(page)
    page.locator(".branch button.lamp").click()
    page.wait_for_url(lambda url: table not in url)
    assert settled(page) == "mine"
    assert int(moves(page)) >= 30
    play_one(page, 0)


def test_a_rematch_brings_everybody_to_the_same_new_table(visit: Visit) -> None:
    page = visit()
    table = finished(page)
    page.goto(table)
    page.locator("[data-rematch]").click()
    page.locator("[data-curtain]").wait_for()
    again = page.url
    assert table not in again
    page.goto(table)
    page.locator("[data-bar=rematch] a").click()
    page.locator("[data-curtain]").wait_for()
    assert page.url == again


def test_replay_link_at_a_moment(visit: Visit, shot: Any, axe: Any) -> None:
    page = visit()
    table = finished(page)
    slider = page.locator("input[type=range]")
    page.goto(f"{table}?moves=5")
    slider.wait_for()
    page.locator(".board .heads").wait_for()
    page.wait_for_function("() => document.querySelector('input[type=range]').value === '5'")
    shot(page, "replay-1280")
    axe(page)
    slider.evaluate("one => one.dataset.same = 'yes'")
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**moves=6")
    page.wait_for_function("() => document.querySelector('input[type=range]').value === '6'")
    assert slider.get_attribute("data-same"), "another moment does not make the page anew"
    page.keyboard.press("Escape")
    assert settled(page) == "over"
    page.set_viewport_size({"width": 375, "height": 667})
    page.goto(f"{table}?moves=40")
    page.locator(".board .heads").wait_for()
    shot(page, "replay-375")
    axe(page)


@pytest.mark.parametrize(("width", "height", "lang"), [(1280, 800, "en"), (375, 667, "de")])
def test_a_finished_game_is_looked_back_upon(
    visit: Visit, shot: Any, axe: Any, width: int, height: int, lang: str
) -> None:
    page = visit(width, height, lang=lang)
    table = finished(page)
    held: list[Any] = []

    def hold(route: Any) -> None:
        route.continue_() if held else held.append(route)

    page.route("**/api/v2/tables/*/review*", hold)
    page.goto(f"{table}/result")
    page.locator("[data-review]").click()
    page.locator("[data-thinks] progress").wait_for()
    axe(page)
    held[0].continue_()
    drawn, again = page.locator("[data-chances]"), page.locator(".problem + button")
    for _ in range(5):  # on a starved machine the bots are busy: the page says so and offers to try again
        drawn.or_(again).wait_for(timeout=60_000)
        if drawn.count():
            break
        again.click()
        again.wait_for(state="detached")
    drawn.locator("svg").first.wait_for()
    assert "{" not in page.inner_text("main")
    assert page.locator("[data-turning] a").count() >= 1
    costly = page.locator("[data-costly]")
    assert costly.count() >= 1
    shot(page, f"review-{width}-{lang}")
    axe(page)
    move = int(str(costly.first.get_attribute("data-costly")))
    costly.first.locator("a").click()
    page.wait_for_url(f"**?moves={move - 1}&seat=*")
    page.wait_for_function(f"() => document.querySelector('input[type=range]')?.value === '{move - 1}'")
    page.locator("[data-review]").click()
    page.wait_for_url("**/review")


@pytest.mark.parametrize(
    "record", ["deepsea/edition-german-coop", "deepsea/mission-01-competitive", "reef/three-players-b"]
)
def test_the_score_sheet_and_the_replay_of_any_game(visit: Visit, shot: Any, axe: Any, record: str) -> None:
    page = visit(lang="de")
    table = finished(page, record)
    name = record.replace("/", "-")
    page.goto(f"{table}/result")
    page.locator(".plot svg, [data-team-result]").first.wait_for()
    assert "{" not in page.inner_text("main")
    shot(page, f"result-{name}")
    axe(page)
    totals = [int(cell) for cell in page.locator("[data-sheet] .total td").all_inner_texts()]
    rows = [row.locator("td").all_inner_texts() for row in page.locator("[data-sheet] tbody tr").all()]
    assert totals == [sum(points(row[seat]) for row in rows) for seat in range(len(totals))]
    page.goto(f"{table}?moves=20")
    page.wait_for_function("() => document.querySelector('input[type=range]')?.value === '20'")
    assert "{" not in page.inner_text("main")


@pytest.mark.smoke
def test_a_whole_game_is_a_link(visit: Visit, shot: Any, axe: Any) -> None:
    """Copied from the result, opened by somebody else: watched from a move on, or played on from there."""
    page = visit()
    table = finished(page)
    page.goto(f"{table}/result")
    page.get_by_role("button", name="The whole game as a link").click()
    page.locator("[data-whole-game] img").wait_for()
    page.evaluate(
        "navigator.clipboard.writeText = text => { window.taken = text; return Promise.resolve(); }"
    )
    page.locator("[data-whole-game] button").click()
    address = page.evaluate("window.taken")
    shot(page, "link-1280")
    axe(page)
    other = visit(375, 812, lang="de")
    other.goto(f"{address}&at=7")
    other.locator("[data-in-link]").wait_for()
    axe(other)
    shot(other, "link-opened-375")
    other.locator("[data-watch]").click()
    other.wait_for_url("**moves=7")
    other.locator("input[type=range]").wait_for()
    other.goto("/")
    other.goto(f"{address[:-5]}")
    other.get_by_role("alert").wait_for()
    assert "beschädigt" in other.get_by_role("alert").inner_text()
