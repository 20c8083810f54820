"""The first page: what this is, your tables, a set-up that cannot go wrong, errors where they belong."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from .playing import post, settled

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("client")]

Visit = Callable[..., Any]
Check = Callable[[Any], None]
PLACES = """() => [...document.querySelectorAll('h1, .card')].map(one => {
    const box = one.getBoundingClientRect();
    return [box.x, box.y, box.width, box.height];
})"""


def tables(page: Any, count: int, **more: Any) -> None:
    for _ in range(count):
        post(page, "/tables", game="shares", seats=[{"kind": "me"}, {"kind": "me"}], **more)


@pytest.mark.parametrize(("width", "lang"), [(1366, "en"), (375, "de")])
def test_a_first_visit_says_what_this_is_and_where_to_begin(
    visit: Visit, axe: Check, shot: Any, width: int, lang: str
) -> None:
    page = visit(width, 768 if width > 700 else 812, lang=lang)
    page.goto("/")
    page.locator("[data-first=shares]").wait_for()
    said = page.locator("main").inner_text()
    for words in {"en": ("free in your browser", "Unofficial"), "de": ("kostenlos", "Inoffiziell")}[lang]:
        assert words in said
    lit = page.locator("main .lamp")
    assert lit.count() == 1
    assert lit.get_attribute("data-first") == "shares"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    axe(page)
    shot(page, f"home-first-{width}-{lang}")


def test_the_set_up_moves_nothing_behind_it_and_escape_closes_it(visit: Visit, axe: Check) -> None:
    page = visit(1366, 768)
    page.goto("/")
    door = page.locator("[data-known=deepsea]")
    door.wait_for()
    before = page.evaluate(PLACES)
    door.click()
    page.locator(".setup .link").click()
    page.locator("#set-edition").wait_for()
    assert page.evaluate(PLACES) == before
    start = page.locator("[data-start]").bounding_box()
    assert start["y"] + start["height"] <= 768
    axe(page)
    page.keyboard.press("Escape")
    page.locator("[data-start]").wait_for(state="hidden")
    assert page.evaluate("document.activeElement.dataset.known") == "deepsea"


def test_mode_and_seats_mend_each_other(visit: Visit) -> None:
    page = visit(1366, 768)
    page.goto("/?game=deepsea")
    seats = page.locator(".setup .seats li")
    expect(seats).to_have_count(3)
    assert page.locator("#set-mission option").nth(4).inner_text() == "5 · The Fallen Star"
    page.locator(".setup input[value=solo]").check(force=True)
    expect(seats).to_have_count(1)
    page.locator("#set-difficulty").wait_for()
    page.locator(".setup button.add").click()
    expect(page.locator(".setup input[value=competitive]")).to_be_checked()
    page.locator(".setup input[value=solo]").check(force=True)
    page.locator("[data-start]").click()
    page.wait_for_url("**/tables/*")
    settled(page)


@pytest.mark.rule("DS-019", "DS-308")
@pytest.mark.parametrize(("lang", "said"), [("en", "a reconstruction"), ("de", "nachgebaut")])
def test_the_set_up_of_the_prototype_offers_what_it_has(
    visit: Visit, shot: Any, lang: str, said: str
) -> None:
    page = visit(1366, 768, lang=lang)
    page.goto("/?game=deepsea")
    missions = page.locator("#set-mission option")
    expect(missions).to_have_count(10)
    page.locator("#set-mission").select_option("9")
    page.locator(".setup input[value=coop]").check(force=True)
    page.locator("#set-difficulty").wait_for()
    page.locator(".setup .link").click()
    page.locator("#set-edition").select_option("prototype")
    expect(missions).to_have_count(8)
    expect(page.locator("#set-mission")).to_have_value("1")
    expect(page.locator("#set-difficulty")).to_have_count(0)
    expect(page.locator(".setup [data-house-made]")).to_contain_text(said)
    shot(page, f"C-set-up-prototype-{lang}")
    page.locator("[data-start]").click()
    page.wait_for_url("**/tables/*")
    settled(page)


def test_sides_are_chosen_company_by_company_and_remembered(visit: Visit, axe: Check) -> None:
    page = visit(1366, 768)
    page.goto("/?game=shares")
    page.locator("[data-sides] input[value=each]").check(force=True)
    for company in ("pearl", "cleaning"):
        page.locator(f"input[name=side-{company}][value=advanced]").check(force=True)
    axe(page)
    page.locator(".setup .seats .sign").last.click()
    page.locator("[data-start]").click()
    page.wait_for_url("**/tables/*")
    table = page.url.rsplit("/", 1)[1]
    settings = page.request.get(f"/api/v2/tables/{table}").json()["table"]["settings"]
    assert settings["sides"] == "cleaning+pearl"
    page.goto("/")
    page.locator("[data-known=shares]").click()
    expect(page.locator("[data-sides]")).to_have_attribute("data-sides", "cleaning+pearl")
    expect(page.locator(".setup .seats li")).to_have_count(2)
    page.keyboard.press("Escape")
    page.locator("[data-again=shares]").click()
    page.wait_for_url(re.compile(rf"/tables/(?!{table})"))
    again = page.request.get(f"/api/v2{page.url[page.url.index('/tables/') :]}").json()
    assert again["table"]["settings"]["sides"] == "cleaning+pearl"


@pytest.mark.parametrize("width", [1366, 375])
def test_all_tables_are_reachable_and_those_that_wait_come_first(
    visit: Visit, axe: Check, shot: Any, width: int
) -> None:
    page = visit(width, 768 if width > 700 else 812)
    page.goto("/credits")
    tables(page, 13)
    seats = [{"kind": "me"}, {"kind": "open"}]
    post(page, "/tables", game="deepsea", seats=seats, settings={"mission": "5"})
    page.goto("/")
    lines = page.locator("section:has(#mine) .line")
    lines.first.wait_for()
    assert lines.count() == 4
    assert page.locator("section:has(#mine) .line .lamp").count() == 4
    box = lines.first.locator(".lamp").bounding_box()
    assert box["y"] + box["height"] < 400, "above the fold"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    shot(page, f"home-returning-{width}")
    page.locator("[data-all-tables]").click()
    expect(lines).to_have_count(14)
    assert "The Fallen Star" in lines.last.inner_text()
    assert "Deep Sea 5" in lines.last.inner_text()
    axe(page)


def test_what_is_wrong_is_said_beside_it(visit: Visit, axe: Check) -> None:
    page = visit(1366, 768, lang="de")
    page.goto("/")
    page.locator("[data-known]").first.wait_for()
    page.locator("header button.head").nth(1).click()
    join = page.locator(".tool [data-join]")
    join.locator("input").fill("no link")
    join.locator("button").click()
    expect(join.locator("[role=alert]")).to_contain_text("kein Einladungslink")
    page.locator("header button.head").nth(2).click()
    record = page.locator(".tool [data-record]")
    record.locator("textarea").fill("[game shares]\n1. …")
    record.locator("button").click()
    expect(record.locator("[role=alert]")).to_contain_text("laufenden Spiel")
    assert record.locator("textarea").get_attribute("aria-describedby") == "record-problem"
    axe(page)
    page.locator("header button.head").nth(0).click()
    account = page.locator(".account")
    account.locator("input[autocomplete=username]").fill("Kurz")
    account.locator("input[type=password]").first.fill("kurz")
    account.get_by_role("button", name="Konto anlegen").click()
    problem = account.locator("#problem-password")
    expect(problem).to_contain_text("mindestens 8")
    assert "Expected" not in problem.inner_text()
    page.keyboard.press("Escape")
    assert page.locator(".tool").count() == 0
