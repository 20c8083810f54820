"""A real browser plays whole games by clicking what is lit."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.slow

Visit = Callable[..., Any]
MOST_CHOICES = 400
HOME = "/?game=shares"
UNCOVERED = """all => all.map((one, place) => ({ one, place })).filter(({ one }) => {
    const box = one.getBoundingClientRect();
    const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !there || one.contains(there) || !there.closest('[data-lit]');
}).map(({ place }) => place)"""
GOLDEN = Path(__file__).parents[1] / "golden"


# -- at a table -------------------------------------------------------------------------------------


def begin(page: Any, seats: int = 3, touch: bool = False) -> str:
    """Home, as many seats as wanted, Start. Returns the address of the table."""
    page.goto(HOME)
    start = page.locator("[data-start]")
    start.wait_for()
    kinds = page.locator(".seats select")
    while kinds.count() < seats:
        page.locator("button.add").click()
    while kinds.count() > seats:
        page.locator(".seats .sign").last.click()
    start.tap() if touch else start.click()
    page.wait_for_url("**/tables/*")
    return str(page.url)


def settled(page: Any) -> str:
    """Wait until there is something to do. `mine`, `curtain` or `over`."""
    found = page.locator("[data-option], [data-outcome], [data-curtain]").first
    found.wait_for(state="attached", timeout=120_000)
    if page.locator("[data-outcome]").count():
        return "over"
    return "curtain" if page.locator("[data-curtain]").count() else "mine"


def moves(page: Any) -> str:
    """How many moves the page shows."""
    return str(page.get_attribute(".table", "data-moves"))


def moved(page: Any, before: str) -> None:
    """Wait until the table has gone on from that many moves."""
    page.wait_for_function("before => document.querySelector('.table')?.dataset.moves !== before", arg=before)


def options(page: Any) -> list[str]:
    """The actions that are offered."""
    found: list[str] = page.locator("[data-option]").evaluate_all("all => all.map(one => one.dataset.option)")
    return found


def play(page: Any, target: Any, touch: bool = False) -> None:
    """Choose a lit thing and, where the table asks once more, confirm it."""
    before = moves(page)
    target.tap() if touch else target.click()
    page.wait_for_function(
        """before => document.querySelector('.table')?.dataset.moves !== before
            || document.querySelector('.actions .go.lamp')""",
        arg=before,
    )
    if page.locator(".table").count() and moves(page) == before:
        go = page.locator(".actions .go.lamp")
        go.tap() if touch else go.click()
        moved(page, before)


def play_one(page: Any, turn: int, touch: bool = False, board: bool = False) -> None:
    """Play one of the lit things in the list or on the board."""
    lights = page.locator("[data-option]")
    places = list(range(lights.count()))
    if board:
        on_board = page.locator("[data-lit]:visible")
        # In a crowded column of a phone a card may lie over half of another: take that one from the list.
        free = on_board.evaluate_all(UNCOVERED)
        lights, places = (on_board, free) if free else (lights, places)
    play(page, lights.nth(places[turn % len(places)]), touch)


def play_out(page: Any, touch: bool = False, board: bool = False) -> int:
    """Play to the end; returns how often something was chosen."""
    for turn in range(MOST_CHOICES):
        what = settled(page)
        if what == "over":
            return turn
        if what == "curtain":
            page.locator("[data-curtain]").click()
            page.locator(".table").wait_for()
        else:
            play_one(page, turn, touch, board and turn % 2 == 0)
    raise AssertionError("the game does not end")


def play_until(page: Any, verb: str) -> Any:
    """Play until an action of this kind is offered; its row."""
    for turn in range(60):
        assert settled(page) == "mine"
        found = page.locator(f"[data-option^='{verb}']")
        if found.count():
            return found.first
        play_one(page, turn)
    raise AssertionError(f"{verb} was not offered in sixty choices")


def finished(page: Any, record: str = "shares/two-players-basic") -> str:
    """A golden game that is over, all its seats this guest's; the path of its table."""
    text = (GOLDEN / f"{record}.record").read_text(encoding="utf-8")
    answer = page.request.post("/api/v1/records", data={"text": text})
    assert answer.ok, answer.text()
    return f"/tables/{answer.json()['table']['id']}"


def two_online(visit: Visit, shot: Any = None, axe: Any = None) -> tuple[Any, Any]:
    """A host, and a friend who came by link."""
    host, friend = visit(), visit()
    host.goto(HOME)
    host.locator("[data-start]").wait_for()
    host.locator(".seats .sign").last.click()
    host.locator(".seats select").nth(1).select_option("open")
    host.locator("[data-start]").click()
    host.locator("code").wait_for()
    if shot:
        shot(host, "waiting-1280")
        axe(host)
    friend.goto(host.locator("code").inner_text())
    friend.locator("#name").fill("<b>Bo</b>")
    if shot:
        shot(friend, "join-1280")
        axe(friend)
    friend.locator("form button.lamp").click()
    friend.locator(".table").wait_for()
    host.locator(".table").wait_for()
    return host, friend


def to_move(*pages: Any) -> Any:
    """The one of some pages whose turn it is."""
    turn = pages[0].get_attribute(".table", "data-turn")
    return next(page for page in pages if page.get_attribute(".table", "data-seat") == turn)


# -- whole games ------------------------------------------------------------------------------------


def test_two_clicks_to_a_game_played_to_its_end(visit: Visit, shot: Any, axe: Any) -> None:
    page = visit(1280, 800)
    page.goto("/")
    page.locator("[data-start]").wait_for()
    shot(page, "home-1280")
    axe(page)
    page.locator(".card", has_text="In Too Deep").get_by_role("button").first.click()
    page.locator("[data-start]").click()
    assert settled(page) == "mine"
    shot(page, "table-1280")
    axe(page)
    assert play_out(page) > 10
    shot(page, "over-1280")
    axe(page)
    page.locator("[data-outcome] a.lamp").click()
    page.locator("[data-sheet]").wait_for()
    page.locator(".plot svg").first.wait_for()
    totals = [int(cell) for cell in page.locator("[data-sheet] .total td").all_inner_texts()]
    rows = [row.locator("td").all_inner_texts() for row in page.locator("[data-sheet] tbody tr").all()]
    assert totals == [sum(int(row[seat]) for row in rows) for seat in range(3)]
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


# -- the way back -----------------------------------------------------------------------------------


def test_reload_and_reconnect_in_the_middle(visit: Visit, server: Any, shot: Any, axe: Any) -> None:
    page = visit()
    begin(page)
    for turn in range(6):
        if settled(page) == "mine":
            play_one(page, turn)
    settled(page)
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
    begin(page)
    expand = play_until(page, "expand")
    before, count = options(page), moves(page)
    expand.click()
    moved(page, count)
    after = moves(page)
    page.locator(".crumbs").wait_for()
    page.keyboard.press("u")
    moved(page, after)
    assert moves(page) == count
    assert options(page) == before


def test_a_refused_undo_says_why_and_the_table_can_be_asked(visit: Visit, shot: Any) -> None:
    page = visit()
    begin(page)
    draw = play_until(page, "draw")
    count = int(moves(page))
    play(page, draw)
    assert settled(page) == "mine"
    now = moves(page)
    assert int(now) > count
    assert page.locator("button.undo").is_disabled()
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
    host, friend = two_online(visit)
    for turn in range(40):
        if host.locator("[data-ask]").count():
            break
        page = to_move(host, friend)
        settled(page)
        before = moves(host)
        play_one(page, turn)
        moved(host, before)
    host.locator("[data-ask]").click()
    bar = friend.locator("[data-bar=request]")
    bar.wait_for()
    shot(friend, "request-1280")
    axe(friend)
    now = moves(friend)
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
    before = options(page)
    other.locator("[popovertarget=table-menu]").click()
    other.locator("#table-menu button.item").first.click()
    page.locator("[data-bar=paused]").wait_for()
    page.locator("[data-option]").first.wait_for(state="detached")
    page.locator("[data-bar=paused] button").click()
    page.locator("[data-option]").first.wait_for()
    assert options(page) == before


def test_who_resigns_is_played_on_by_a_bot(visit: Visit) -> None:
    host, friend = two_online(visit)
    friend.locator("[popovertarget=table-menu]").click()
    friend.locator("#table-menu button.item").nth(1).click()
    friend.locator("[data-resign]").click()
    host.locator(".seats .icon").first.wait_for()
    assert settled(host) == "mine"
    before = int(moves(host))
    for turn in range(6):
        assert settled(host) == "mine"
        play_one(host, turn)
    assert settled(host) == "mine"
    assert int(moves(host)) > before + 6, "the bot has moved too"
    assert friend.locator("[data-option]").count() == 0


# -- after the end ----------------------------------------------------------------------------------


def test_play_on_from_a_moment_of_a_finished_game(visit: Visit, shot: Any, axe: Any) -> None:
    page = visit()
    table = finished(page)
    page.goto(f"{table}?moves=30")
    page.locator("[data-branch]").click()
    page.locator(".branch select").nth(0).select_option("me")
    page.locator(".branch select").nth(1).select_option("greedy")
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
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**moves=6")
    assert slider.input_value() == "6"
    page.keyboard.press("Escape")
    assert settled(page) == "over"
    page.set_viewport_size({"width": 375, "height": 667})
    page.goto(f"{table}?moves=40")
    page.locator(".board .heads").wait_for()
    shot(page, "replay-375")
    axe(page)


@pytest.mark.parametrize(
    "record", ["deepsea/edition-german-coop", "deepsea/mission-01-competitive", "reef/three-players-b"]
)
def test_the_score_sheet_and_the_replay_of_any_game(visit: Visit, shot: Any, axe: Any, record: str) -> None:
    page = visit(lang="de")
    table = finished(page, record)
    name = record.replace("/", "-")
    page.goto(f"{table}/result")
    page.locator(".plot svg").first.wait_for()
    assert "{" not in page.inner_text("main")
    shot(page, f"result-{name}")
    axe(page)
    totals = [int(cell) for cell in page.locator("[data-sheet] .total td").all_inner_texts()]
    rows = [row.locator("td").all_inner_texts() for row in page.locator("[data-sheet] tbody tr").all()]
    assert totals == [sum(int(row[seat]) for row in rows) for seat in range(len(totals))]
    page.goto(f"{table}?moves=20")
    page.wait_for_function("() => document.querySelector('input[type=range]')?.value === '20'")
    assert "{" not in page.inner_text("main")


# -- keys, languages, pages -------------------------------------------------------------------------


def test_keys_choose_and_play(visit: Visit) -> None:
    page = visit()
    begin(page)
    settled(page)
    page.mouse.move(2, 2)
    page.keyboard.press("1")
    page.locator(".option.shown").wait_for()
    page.keyboard.press("Escape")
    page.locator(".option.shown").wait_for(state="detached")
    before = moves(page)
    page.keyboard.press("2")
    page.locator(".option.shown").wait_for()
    page.keyboard.press("2")
    page.wait_for_function(
        """before => document.querySelector('.table')?.dataset.moves !== before
            || document.querySelector('.actions .go.lamp')""",
        arg=before,
    )
    if moves(page) == before:
        page.keyboard.press("2")
    moved(page, before)


def test_arrows_go_through_the_list_and_enter_plays(visit: Visit) -> None:
    page = visit()
    begin(page)
    play_until(page, "buy")
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


def test_a_hint_names_options_that_can_be_played(visit: Visit, shot: Any, axe: Any) -> None:
    page = visit()
    begin(page)
    settled(page)
    offered, before = options(page), moves(page)
    page.locator("[data-hint]").click()
    hints = page.locator(".hints button")
    hints.first.wait_for(timeout=30_000)
    assert 1 <= hints.count() <= 3
    shot(page, "hints-1280")
    axe(page)
    hints.first.hover()
    assert page.get_attribute(".option.shown", "data-option") in offered
    play(page, hints.first)
    assert moves(page) != before


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_quiet_pages(visit: Visit, shot: Any, axe: Any, scheme: str, lang: str) -> None:
    page = visit(scheme=scheme, lang=lang)
    for path in [
        "/",
        "/games/shares",
        "/games/deepsea",
        "/games/reef",
        "/help",
        "/credits",
        "/nowhere",
        "/tables/unknown",
    ]:
        page.goto(path)
        page.locator("h1").wait_for(state="attached")
        page.wait_for_load_state("networkidle")
        assert "{" not in page.inner_text("main")
        axe(page)
        shot(page, f"page{path.replace('/', '-')}-{lang}-{scheme}")


def test_the_language_switches_at_once(visit: Visit) -> None:
    page = visit()
    begin(page)
    settled(page)
    before = page.inner_text("#question")
    page.get_by_role("button", name="Deutsch").click()
    page.wait_for_function("() => document.querySelector('#log-title')?.textContent === 'Protokoll'")
    page.wait_for_function("before => document.querySelector('#question').textContent !== before", arg=before)
