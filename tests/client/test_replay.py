"""The past of a table: all of it is shown, nothing that is hidden, and it can be played on from there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from bench.players import an_action
from playwright.sync_api import expect

from .playing import finished, play_one, post, settled

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("client")]

Visit = Callable[..., Any]
Check = Callable[[Any], None]
RECORDS = {
    "deepsea/mission-01-competitive": "[data-panel=journals-title]",
    "reef/three-players-b": "[data-place=seat-1]",
    "shares/two-players-basic": ".rest table",
}
"""A golden game, and something of its table that stands beside the board."""


@pytest.mark.parametrize("record", RECORDS)
def test_the_whole_table_is_shown_and_its_head_never_changes_its_height(
    visit: Visit, axe: Check, shot: Any, record: str
) -> None:
    page = visit(1366, 768)
    page.goto("/credits")
    page.goto(f"{finished(page, record)}?moves=40")
    page.locator("[data-replay-log] li").first.wait_for()
    page.locator(RECORDS[record]).first.wait_for()
    axe(page)
    shot(page, f"replay-{record.partition('/')[0]}")
    head = page.locator("[data-replay-head]")
    heights, changed = set(), 0
    for _ in range(12):
        before = page.locator("[data-replay-head] input").input_value()
        page.keyboard.press("ArrowRight")
        page.wait_for_function(
            "before => document.querySelector('[data-replay-head] input').value !== before", arg=before
        )
        heights.add(head.bounding_box()["height"])
        page.locator("[data-told]").first.wait_for()
        changed += page.locator("[data-changed]").count()
    assert len(heights) == 1
    assert changed > 0
    if not record.startswith("shares"):
        assert page.locator("[data-round]").count() >= 4
    page.locator("[data-lights]").first.wait_for()
    told = page.locator("[data-told]").inner_text()
    assert told
    line = page.locator("[data-replay-log] li button").nth(2)
    line.click()
    page.wait_for_function("told => document.querySelector('[data-told]').innerText !== told", arg=told)


def test_on_a_phone_it_fits(visit: Visit, axe: Check) -> None:
    page = visit(375, 812, "de")
    page.goto("/credits")
    page.goto(f"{finished(page, 'deepsea/mission-01-competitive')}?moves=60")
    page.locator("[data-replay-log] li").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator("[data-replay-head]").bounding_box()["height"] == 152
    axe(page)


def test_a_replay_lifts_no_curtain(visit: Visit) -> None:
    """Two people at one screen: neither sees the other's hand by looking at the past."""
    page = visit(1366, 768)
    page.goto("/credits")
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Jonas"}]
    state = post(page, "/tables", game="shares", seats=seats)
    table = state["table"]["id"]
    for _ in range(4):
        seat = page.request.get(f"/api/v2/tables/{table}").json()["view"]["pending"]["seat"]
        state = page.request.get(f"/api/v2/tables/{table}?seat={seat}").json()
        action = {"type": "act", "action": an_action(state, 0), "seat": seat}
        key = f"c{state['moves']}"
        post(page, f"/tables/{table}/commands", revision=state["revision"], key=key, **action)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for wanted in ("", "&seat=0", "&seat=1"):
        page.goto(f"/tables/{table}?moves=4{wanted}")
        page.locator("[data-replay-log] li").first.wait_for()
        assert page.locator("[data-place^=hand-], .hand .card").count() == 0
        assert page.get_by_label("Seen from").count() == 0
        assert page.locator("[data-branch]").count() == 0
    looked = [url for url in asked if "/moments" in url]
    assert looked
    assert not [url for url in looked if "seat=0" in url or "seat=1" in url]
    views = [page.request.get(url).json() for url in looked if "/moments/" in url]
    assert views
    assert all(view["seat"] == -1 and not view["view"]["hand"] for view in views)


@pytest.mark.parametrize(("width", "lang"), [(1366, "en"), (375, "de")])
def test_a_game_against_bots_is_tried_out_while_it_runs_and_says_so(
    visit: Visit, axe: Check, width: int, lang: str
) -> None:
    page = visit(width, 768 if width > 700 else 812, lang)
    page.goto("/credits")
    bots = [{"kind": "bot", "level": "random", "name": name} for name in ("Bosun", "Stoker")]
    state = post(page, "/tables", game="shares", seats=[{"kind": "me", "name": "Ana"}, *bots])
    table = f"/tables/{state['table']['id']}"
    page.goto(table)
    settled(page)
    play_one(page, 0, touch=width < 700)
    settled(page)
    page.goto(f"{table}?moves=1")
    page.locator("[data-branch]").click()
    form = page.locator(".branch")
    words = {"en": "dealt anew", "de": "neu verteilt"}[lang]
    expect(form).to_contain_text(words)
    form.locator("button.lamp").click()
    page.wait_for_url(lambda url: table not in url and "/tables/" in url)
    settled(page)
    bar = page.locator("[data-bar=branch]")
    expect(bar).to_contain_text(words)
    axe(page)
    bar.locator("a").click()
    page.wait_for_url(f"**{table}")


@pytest.mark.parametrize("record", RECORDS)
def test_every_sum_on_a_sheet_comes_to_its_points(visit: Visit, shot: Any, record: str) -> None:
    """What does not make a whole point is lost; ranks and steps on a track are words."""
    page = visit(1366, 768)
    page.goto("/credits")
    page.goto(f"{finished(page, record)}/result")
    cells = page.locator("[data-sheet] tbody td")
    cells.first.wait_for()
    sums = 0
    for cell in cells.all_inner_texts():
        told, _, points = cell.rpartition("=")
        if told and not any(letter.isalpha() for letter in told):
            assert eval(told.replace("×", "*").replace("÷", "//")) == int(points), cell
            sums += 1
    assert sums >= 3
    shot(page, f"sums-{record.partition('/')[0]}")


def test_the_score_sheet_shows_the_sums(visit: Visit, axe: Check) -> None:
    page = visit(1366, 768)
    page.goto("/credits")
    table = finished(page)
    page.goto(f"{table}/result")
    cells = page.locator("[data-sheet] tbody td")
    cells.first.wait_for()
    view = page.request.get(f"/api/v2{table}").json()
    sums = 0
    for cell in cells.all_inner_texts():
        if "=" in cell:
            shares, worth, points = (int(one) for one in cell.replace("=", "×").split("×"))
            assert shares * worth == points
            sums += 1
    assert sums == sum(1 for player in view["view"]["players"][:2] for shares in player["shares"] if shares)
    axe(page)
