"""A real browser plays whole games by clicking what is lit."""

from __future__ import annotations

import re
from hashlib import sha256
from typing import Any

import pytest

from tests.client.playing import (
    AT_REST,
    COVERED,
    HOME,
    MOST_CHOICES,
    MOVED_OR,
    Visit,
    begin,
    draw,
    moved,
    moves,
    options,
    play,
    play_one,
    play_out,
    points,
    prepared,
    row,
    settled,
    to_move,
    two_online,
    two_seated,
)

pytestmark = pytest.mark.slow


# -- whole games ------------------------------------------------------------------------------------


def test_two_clicks_to_a_game_played_to_its_end(visit: Visit, shot: Any, axe: Any) -> None:
    page = visit(1280, 800)
    page.goto("/")
    known = page.locator(".card", has_text="In Too Deep").get_by_role("button", name="I know the game")
    known.wait_for()
    shot(page, "home-1280")
    axe(page)
    known.click()
    page.locator("[data-start]").wait_for()
    axe(page)
    page.locator("[data-start]").click()
    assert settled(page) == "mine"
    shot(page, "table-1280")
    axe(page)
    page.locator("[popovertarget=table-menu]").click()
    page.locator("[data-seal] summary").click()
    shot(page, "menu-1280")
    axe(page)
    seal = page.locator("[data-seal] code").inner_text()
    page.keyboard.press("Escape")
    assert play_out(page) > 10
    shot(page, "over-1280")
    axe(page)
    page.locator("[data-outcome] a.lamp").click()
    page.locator("[data-sheet]").wait_for()
    page.locator(".plot svg").first.wait_for()
    totals = [int(cell) for cell in page.locator("[data-sheet] .total td").all_inner_texts()]
    rows = [row.locator("td").all_inner_texts() for row in page.locator("[data-sheet] tbody tr").all()]
    assert totals == [sum(points(row[seat]) for row in rows) for seat in range(3)]
    page.locator("[data-seal-proof=noted]").wait_for()
    seed, shown = page.locator("[data-seal-proof] code").all_inner_texts()[:2]
    assert sha256(seed.encode()).hexdigest() == shown == seal
    shot(page, "result-1280")
    axe(page)


@pytest.mark.long
def test_a_german_game_of_two_on_the_phone_by_tapping(visit: Visit, shot: Any, axe: Any) -> None:
    page = visit(375, 667, lang="de")
    begin(page, seats=2, touch=True)
    settled(page)
    shot(page, "table-375-de")
    axe(page)
    page.locator("[data-option]").first.tap()
    page.locator(".go.lamp").wait_for()
    shot(page, "preview-375-de")
    axe(page)
    page.keyboard.press("Escape")
    page.locator(".go.lamp").wait_for(state="detached")
    assert play_out(page, touch=True, board=True) > 10
    shot(page, "over-375-de")
    axe(page)
    page.locator("[data-outcome] a.lamp").tap()
    page.locator("[data-sheet]").wait_for()
    page.locator(".plot svg").first.wait_for()
    shot(page, "result-375-de")
    axe(page)


@pytest.mark.long
def test_five_seats_played_on_the_board(visit: Visit, shot: Any) -> None:
    page = visit(1440, 900, scheme="light", lang="de")
    begin(page, seats=5)
    settled(page)
    shot(page, "table-1440-light-de")
    assert play_out(page, board=True) > 5


@pytest.mark.long
def test_one_screen_for_two_to_the_end(visit: Visit, shot: Any, axe: Any) -> None:
    page = visit()
    page.goto(HOME)
    page.locator("[data-start]").wait_for()
    page.locator(".seats .sign").last.click()
    page.locator(".seats input").nth(0).fill("Ana")
    page.locator(".seats input").nth(1).fill("Jonas")
    page.locator(".seats select").nth(1).select_option("screen")
    page.locator("[data-start]").click()
    page.locator("[data-curtain]").wait_for()
    assert page.locator("[data-option]").count() == 0
    assert page.locator(".board").count() == 0
    shot(page, "curtain-1280")
    axe(page)
    assert play_out(page) > 40


@pytest.mark.long
def test_two_browsers_and_a_spectator_to_the_end(visit: Visit, shot: Any, axe: Any) -> None:
    host, friend = two_online(visit, shot, axe)
    watcher = visit(390, 800)
    watcher.goto(host.url)
    watcher.locator(".table").wait_for()
    assert watcher.get_attribute(".table", "data-seat") == "-1"
    assert "<b>Bo</b>" in host.inner_text(".seats")
    for turn in range(MOST_CHOICES):
        if host.locator("[data-outcome]").count():
            break
        page = to_move(host, friend)
        settled(page)
        before = moves(host)
        play_one(page, turn)
        moved(host, before)
        assert watcher.locator("[data-option]").count() == 0
    assert settled(friend) == settled(watcher) == "over"
    names = watcher.locator("[data-outcome] .who").all_inner_texts()
    assert "<b>Bo</b>" in names
    shot(watcher, "over-watcher-390")


# -- what is lit ------------------------------------------------------------------------------------


def on_board(page: Any) -> set[str]:
    """What the board plays, at once or from the choice that a card opens; nothing lies over any of it."""
    lights = page.locator("[data-lit]:visible")
    assert not lights.evaluate_all(COVERED)
    lit = set(lights.evaluate_all("all => all.map(one => one.dataset.lit)"))
    for opener in page.locator("[data-opens]").all():
        meant = str(opener.get_attribute("data-opens")).split(",")
        if lit.issuperset(meant) or opener.evaluate_all(COVERED):
            continue
        opener.click()
        menu = page.locator(".menu [data-lit]")
        menu.first.wait_for()
        assert menu.evaluate_all("all => all.map(one => one.dataset.lit)") == meant
        assert not menu.evaluate_all(COVERED)
        lit |= set(meant)
        page.keyboard.press("Escape")
        menu.first.wait_for(state="detached")
    return lit


CROWDED = {"pearl-advanced": 154, "two-players-basic": 139, "five-players-mixed-sides": 27}
"""Moments of golden games: depth cards side by side, depth cards for two uses, places where a card may go."""


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (360, 640)])
def test_all_that_is_lit_on_the_board_can_be_pressed(
    visit: Visit, shot: Any, width: int, height: int
) -> None:
    page = visit(width, height)
    for record, moment in CROWDED.items():
        prepared(page, moment, f"shares/{record}")
        shot(page, f"lit-{record}-{width}")
        assert set(options(page)) == on_board(page)


def press_water(page: Any, company: str) -> None:
    """Press the sea under a company, deep down, where no card hangs, once the sea has its size."""
    column = page.locator(f"[data-column={company}]")
    column.evaluate(AT_REST)
    box = column.bounding_box()
    page.mouse.click(box["x"] + box["width"] - 6, box["y"] + box["height"] - 6)


def test_the_water_under_a_company_shows_the_ways_there(visit: Visit, axe: Any, shot: Any) -> None:
    """At the start of a turn: all cards that are deep enough for the company, the first of them chosen."""
    page = visit(1366, 768)
    prepared(page, 30)
    assert page.locator("[data-column]").count() == 5
    for company, cards in {"pearl": [33, 77, 93], "treasure": [77, 93]}.items():
        page.locator(f"[data-column={company}][data-soft]").wait_for()
        press_water(page, company)
        elsewhere = f"[data-option^='way:']:not([data-option$='into {company}'])"
        page.locator(elsewhere).first.wait_for(state="detached")
        page.locator(f".shown[data-option^='way:'][data-option$='into {company}']").wait_for()
        rows = page.locator("[data-option^='way:']").all_inner_texts()
        assert [int(card) for text in rows for card in re.findall(r"Expand with (\d+)", text)] == cards
    axe(page)
    shot(page, "column-leads-1366")


def test_the_water_under_a_company_says_what_leads_there(visit: Visit, axe: Any, shot: Any) -> None:
    """Where no card in hand is deep enough: that, and what a share of the company takes."""
    page = visit(1366, 768)
    prepared(page, 44)
    names = {"pearl": "Pearl Diving", "cleaning": "Ocean Cleaning"}
    for company, name in names.items():
        press_water(page, company)
        said = page.locator(".why", has_text=name)
        said.wait_for()
        assert "deeper than " in said.inner_text()
        assert "share of it" in said.inner_text()
    axe(page)
    shot(page, "column-says-1366")


# -- the way back -----------------------------------------------------------------------------------


def test_reload_and_reconnect_in_the_middle(visit: Visit, server: Any, shot: Any, axe: Any) -> None:
    page = visit()
    prepared(page, 28)
    before = options(page)
    page.reload()
    settled(page)
    assert options(page) == before
    server.kill()
    page.locator("[data-bar=lost]").wait_for()
    assert page.locator("[data-option]").count() == 0
    shot(page, "lost-1280")
    axe(page)
    server.start()
    page.locator("[data-option]").first.wait_for()
    page.locator("[data-bar=lost]").wait_for(state="detached")
    assert options(page) == before


def test_undo_takes_back_an_open_choice(visit: Visit) -> None:
    page = visit()
    prepared(page, 2)
    before, count = options(page), moves(page)
    row(page, "expand").click()
    moved(page, count)
    after = moves(page)
    page.locator(".crumbs").wait_for()
    page.keyboard.press("u")
    moved(page, after)
    assert moves(page) == count
    assert options(page) == before


def test_a_refused_undo_says_why_and_the_table_can_be_asked(visit: Visit, shot: Any) -> None:
    page = visit()
    prepared(page, 0)
    count = int(moves(page))
    play(page, row(page, "draw"))
    assert settled(page) == "mine"
    page.locator("button.undo:disabled").wait_for()
    now = moves(page)
    assert int(now) > count
    why = page.get_attribute("button.undo", "title")
    page.keyboard.press("u")
    problem = page.locator(".problem")
    problem.wait_for()
    assert problem.inner_text() == why
    assert moves(page) == now
    shot(page, "undo-refused-1280")
    page.locator("[data-ask]").click()
    moved(page, now)
    assert int(moves(page)) == count, "bots agree at once"


def test_a_take_back_agreed_by_the_other_browser(visit: Visit, shot: Any, axe: Any) -> None:
    host, friend, table = two_seated(visit)
    for _ in range(3):
        draw(table, host, friend)
    now = "3"
    for page in (host, friend):
        page.locator(f'.table[data-moves="{now}"]').wait_for()
    host.locator("[data-ask]").click()
    bar = friend.locator("[data-bar=request]")
    bar.wait_for()
    shot(friend, "request-1280")
    axe(friend)
    bar.locator("button").first.click()
    moved(friend, now)
    assert int(moves(friend)) < int(now)
    bar.wait_for(state="detached")
    assert settled(host) == "mine"
    assert moves(host) == moves(friend)


def test_pause_stops_both_and_going_on_lights_the_options(visit: Visit) -> None:
    host, friend = two_online(visit)
    page = to_move(host, friend)
    other = friend if page is host else host
    settled(page)
    before = options(page)
    other.locator("[popovertarget=table-menu]").click()
    other.locator("#table-menu button.item").first.click()
    page.locator("[data-bar=paused]").wait_for()
    page.locator("[data-option]").first.wait_for(state="detached")
    page.locator("[data-bar=paused] button").click()
    page.locator("[data-option]").first.wait_for()
    assert options(page) == before


def test_who_resigns_is_played_on_by_a_bot(visit: Visit) -> None:
    host, friend, _ = two_seated(visit)
    friend.locator("[popovertarget=table-menu]").click()
    friend.locator("#table-menu button.item").nth(1).click()
    friend.locator("[data-resign]").click()
    host.locator(".seats .icon").first.wait_for()
    assert settled(host) == "mine"
    before = int(moves(host))
    seat = host.get_attribute(".table", "data-seat")
    play(host, row(host, "draw"))
    host.wait_for_function(
        """([seat, before]) => {
            const { turn, moves } = document.querySelector('.table').dataset;
            return turn === seat && Number(moves) > before + 1;
        }""",
        arg=[seat, before],
    )
    assert friend.locator("[data-option]").count() == 0


# -- keys, languages, pages -------------------------------------------------------------------------


def test_a_finger_plays_only_what_it_has_chosen(visit: Visit) -> None:
    page = visit(375, 667)
    prepared(page, 18)
    second, before = options(page)[1], moves(page)
    # A redraw between touching and lifting slides the second row under the finger.
    page.evaluate(
        """() => {
            const [first, second] = document.querySelectorAll('[data-option]');
            first.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }));
            second.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        }"""
    )
    page.locator(f'.option.shown[data-option="{second}"]').wait_for()
    assert moves(page) == before
    page.locator(".option.shown").tap()
    moved(page, before)


@pytest.mark.smoke
def test_the_big_button_waits_for_the_mouse_on_a_narrow_window(visit: Visit) -> None:
    page = visit(390, 800)
    prepared(page, 18)
    before = moves(page)
    row(page, "expand").hover()
    page.locator(".go.lamp").click()
    moved(page, before)


@pytest.mark.smoke
def test_keys_choose_and_play(visit: Visit) -> None:
    page = visit()
    prepared(page, 18)
    page.mouse.move(2, 2)
    page.keyboard.press("1")
    page.locator(".option.shown").wait_for()
    page.keyboard.press("Escape")
    page.locator(".option.shown").wait_for(state="detached")
    before = moves(page)
    page.keyboard.press("2")
    page.locator(".option.shown").wait_for()
    page.keyboard.press("2")
    page.wait_for_function(MOVED_OR, arg=[before, ".go[data-asks]"])
    if page.locator(".go[data-asks]").count():
        page.keyboard.press("2")
    moved(page, before)


@pytest.mark.smoke
def test_arrows_go_through_the_list_and_enter_plays(visit: Visit) -> None:
    page = visit()
    prepared(page, 18)
    offered, before = options(page), moves(page)
    page.mouse.move(2, 2)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    focused = "() => document.activeElement.dataset.option"
    assert page.evaluate(focused) == offered[1]
    page.keyboard.press("End")
    assert page.evaluate(focused) == offered[-1]
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    moved(page, before)


@pytest.mark.smoke
def test_a_hint_names_options_that_can_be_played(visit: Visit, shot: Any, axe: Any) -> None:
    page = visit()
    prepared(page, 18)
    offered, before = options(page), moves(page)
    page.locator("[data-hint]").click()
    hints = page.locator(".hints button")
    hints.first.wait_for(timeout=30_000)
    assert 1 <= hints.count() <= 3
    shot(page, "hints-1280")
    axe(page)
    hints.first.hover()
    page.locator(".option.shown").wait_for()
    assert page.get_attribute(".option.shown", "data-option") in offered
    play(page, hints.first)
    assert moves(page) != before


QUIET = {
    "/": "[data-known=reef]",
    "/?game=deepsea": "[data-start]",
    "/games/shares": "#provenance",
    "/games/deepsea": "#provenance",
    "/games/reef": "#provenance",
    "/help": "#keys",
    "/credits": "h1",
    "/nowhere": "h1",
    "/tables/unknown": "h1:not(.hidden)",
}
"""A page, and what stands on it when it is complete."""


@pytest.mark.smoke
@pytest.mark.parametrize(("lang", "scheme"), [("en", "dark"), ("de", "light")])
def test_quiet_pages(visit: Visit, shot: Any, axe: Any, scheme: str, lang: str) -> None:
    page = visit(scheme=scheme, lang=lang)
    for path, complete in QUIET.items():
        page.goto(path)
        page.locator(complete).first.wait_for(state="attached")
        assert "{" not in page.inner_text("main")
        axe(page)
        shot(page, f"page{path.replace('/', '-')}-{lang}-{scheme}")


@pytest.mark.smoke
def test_the_language_switches_at_once(visit: Visit) -> None:
    page = visit()
    prepared(page, 18)
    before = page.inner_text("#question")
    page.get_by_role("button", name="Deutsch").click()
    page.wait_for_function("() => document.querySelector('#log-title')?.textContent === 'Protokoll'")
    page.wait_for_function("before => document.querySelector('#question').textContent !== before", arg=before)
