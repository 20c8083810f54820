"""The manual in the browser: from a reason to its rule, searched, as a sheet on the phone, as a page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bathysphere.games import game

from .playing import finished, golden, prepared

NEW_TABLE = """async ([game, settings]) => {
    const bot = { kind: 'bot', level: 'greedy' };
    const body = { game, settings, seats: [{ kind: 'me' }, bot, bot] };
    const answer = await fetch('/api/v2/tables', {
        method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
    });
    return (await answer.json()).table.id;
}"""
SHOWN = "[data-passage-shown]"


def sit_down(page: Any, name: str, **settings: str) -> None:
    """At a new table, when it is one's turn."""
    page.goto("/help")
    id = page.evaluate(NEW_TABLE, [name, settings])
    page.goto(f"/tables/{id}")
    page.locator(".options.lit").wait_for()


def refused(page: Any) -> str:
    """Press something that cannot be done; the rule that the answer names."""
    link = page.locator(".said [data-rule]")
    for thing in page.locator("[data-unlit]").all()[:10]:
        thing.dispatch_event("click")
        page.locator(".said .why").wait_for()
        if link.count():
            return str(link.get_attribute("data-rule"))
    raise AssertionError("nothing was refused by a rule")


def focused(page: Any) -> str:
    return str(page.evaluate("document.activeElement.id || document.activeElement.className"))


@pytest.mark.parametrize("name", ["shares", "deepsea", "reef"])
def test_from_a_reason_to_its_rule_and_back(
    visit: Callable[..., Any], axe: Callable[[Any], None], name: str
) -> None:
    """Two presses: on what cannot be done, and on the rule that says why."""
    page = visit(1366, 768)
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    sit_down(page, name)
    rule = refused(page)
    assert not [url for url in fetched if "manual" in url or "Drawer" in url], "loaded before it is opened"
    sentence = page.locator(".said .why p").inner_text().split("\n")[0]
    stood = page.locator("section.board").bounding_box()
    page.locator(".said [data-rule]").click()
    page.locator("[data-stopped]").wait_for()
    assert sentence in page.locator("[data-stopped]").inner_text()
    assert rule in page.locator("[data-stopped]").inner_text()
    assert page.locator(".asked").count() > 0
    assert "title" in focused(page)
    board, drawer = page.locator("section.board").bounding_box(), page.locator("[data-rules]").bounding_box()
    assert board["x"] + board["width"] <= drawer["x"] + 1, "the board stays whole"
    assert board == stood, "the board does not move"
    axe(page)
    page.keyboard.press("Escape")
    page.locator("[data-rules]").wait_for(state="detached")
    page.locator(".rule-link:focus, #question:focus").first.wait_for()


def test_the_question_leads_to_its_rule_and_a_mission_to_its_sheet(visit: Callable[..., Any]) -> None:
    page = visit(1366, 768)
    sit_down(page, "deepsea", mission="1")
    page.locator(".options .asked [data-rule]").click()
    assert page.locator(SHOWN).get_attribute("data-passage-shown") == "recruit"
    page.locator("[data-back]").click()
    page.locator("[data-rules]").wait_for(state="detached")
    page.locator("[data-mission-sheet]").click()
    assert page.locator(SHOWN).get_attribute("data-passage-shown") == "mission-1"
    page.keyboard.press("Escape")
    page.locator("button[data-sign=reputation]").first.click()
    assert "Reputation" in page.locator("[data-rules] .inside").inner_text()


def test_only_what_holds_in_the_edition_of_the_table_is_told(visit: Callable[..., Any]) -> None:
    page = visit(1366, 768)
    counts = {}
    for edition in ("retail", "prototype"):
        sit_down(page, "deepsea", edition=edition)
        page.keyboard.press("r")
        page.locator("[data-rules] summary").nth(1).click()
        page.locator("[data-passage=ocean-boards]").click()
        page.locator("[data-passage-shown=ocean-boards]").wait_for()
        counts[edition] = page.locator("[data-rules] .inside").inner_text()
    assert "37 ocean boards" in counts["retail"]
    assert "32 ocean boards" not in counts["retail"]
    assert "32 ocean boards" in counts["prototype"]


def test_a_question_in_the_players_own_words(visit: Callable[..., Any], axe: Callable[[Any], None]) -> None:
    page = visit(1366, 768)
    sit_down(page, "deepsea")
    page.keyboard.press("r")
    page.locator(SHOWN).wait_for()
    page.keyboard.press("/")
    page.keyboard.type("can I enter a zone with other ships?")
    page.locator("[data-hit=shared-zones]").wait_for()
    assert "ships" in page.locator(".synonym").inner_text()
    assert page.locator("[data-hit] mark").count() > 0
    axe(page)
    page.keyboard.press("Escape")
    page.locator("[data-hit]").first.wait_for(state="detached")
    assert page.locator("[data-rules]").count() == 1, "the first Escape takes back the search alone"
    page.keyboard.press("/")
    page.keyboard.type("can I enter a zone with other ships?")
    page.locator("[data-hit=shared-zones]").click()
    page.locator("[data-passage-shown=shared-zones]").wait_for()
    page.keyboard.press("Escape")
    page.locator("[data-rules]").wait_for(state="detached")


def test_a_sign_says_what_it_means(visit: Callable[..., Any]) -> None:
    page = visit(1366, 768)
    sit_down(page, "reef")
    page.locator("button[data-sign=energy]").first.hover()
    page.locator("[role=tooltip]").wait_for()
    assert "Energy" in page.locator("[role=tooltip]").inner_text()
    page.mouse.move(700, 300)
    page.locator("[role=tooltip]").wait_for(state="detached")
    page.locator("button[data-sign=energy]").first.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    page.locator("[role=tooltip]").wait_for()
    page.keyboard.press("Enter")
    page.locator(SHOWN).wait_for()


def test_on_the_phone_it_is_a_sheet(visit: Callable[..., Any], axe: Callable[[Any], None]) -> None:
    page = visit(375, 812, lang="de")
    sit_down(page, "shares")
    refused(page)
    page.locator(".said [data-rule]").click()
    page.locator("[data-stopped]").wait_for()
    sheet = page.locator("[data-rules]").bounding_box()
    assert sheet["width"] == 375
    assert abs(sheet["y"] + sheet["height"] - 812) < 2
    assert sheet["y"] > 100, "what stopped one stays in sight above it"
    assert page.evaluate("document.documentElement.scrollWidth") == 375
    small = page.locator("[data-rules] button").evaluate_all(
        "all => all.filter(b => b.getBoundingClientRect().height < 44).map(b => b.outerHTML.slice(0, 80))"
    )
    assert small == []
    axe(page)
    page.keyboard.press("Escape")
    page.locator("[data-rules]").wait_for(state="detached")


@pytest.mark.parametrize("name", ["shares", "deepsea", "reef"])
def test_the_whole_manual_on_a_page(visit: Callable[..., Any], axe: Callable[[Any], None], name: str) -> None:
    page = visit(1366, 768)
    page.goto(f"/games/{name}")
    page.locator("[data-read-rules]").click()
    page.locator(".passage").first.wait_for()
    assert page.locator(".passage").count() == len(game(name).manual("en").passages())  # type: ignore[union-attr]
    assert page.locator("[data-example]").count() == page.locator("[data-example] button").count() > 6
    axe(page)
    page.emulate_media(media="print")
    assert not page.locator("input[type=search]").is_visible()
    assert page.locator("nav").is_visible()


def test_a_worked_example_is_opened_and_played(visit: Callable[..., Any], axe: Callable[[Any], None]) -> None:
    page = visit(375, 812, lang="de")
    page.goto("/games/shares/rules")
    page.locator("[data-example=buy-pearl] button").tap()
    page.wait_for_url("**/tables/*")
    page.locator(".options.lit").wait_for()
    axe(page)
    page.locator('[data-option="buy pearl-10"]').tap()
    page.locator(".actions .go.lamp").wait_for()


# Where the signs of the board are that a pointer can reach, lights over them or not: one place for each.
REACHED = """() => {
    const board = document.querySelector('section.board');
    const places = {};
    for (const one of board.querySelectorAll('[data-sign]')) {
        const box = one.getBoundingClientRect();
        let [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        if (one instanceof SVGGeometryElement) {
            // A line is not in the middle of its box, and what it brings stands in its own middle.
            const at = one.getPointAtLength(one.getTotalLength() / 4).matrixTransform(one.getScreenCTM());
            [x, y] = [at.x, at.y];
        }
        const there = document.elementsFromPoint(x, y);
        const drawing = there[0]?.closest('svg') ? there : there.slice(0, 1);
        const first = drawing.map(each => each.closest('[data-sign]')).find(each => board.contains(each));
        if (box.width && board.contains(there[0]) && first === one) places[one.dataset.sign] ??= [x, y];
    }
    return places;
}"""
# What is drawn on the board: symbols that say nothing of themselves, and the names of those that do.
# Ticks of what is done and buttons of the program are no symbols of the game.
DRAWN = """() => {
    const board = document.querySelector('section.board');
    const lights = '[data-lit], [data-unlit], [data-soft], [data-opens]';
    const silent = [...board.querySelectorAll('svg.icon')].filter(one => {
        const button = one.closest('button, a, summary');
        return one.getBoundingClientRect().width && !one.closest('[data-sign], .past, .go')
            && (!button || button.matches(lights));
    }).map(one => one.closest('[class]:not(svg)')?.outerHTML.slice(0, 120));
    return [silent, [...new Set([...board.querySelectorAll('[data-sign]')].map(one => one.dataset.sign))]];
}"""
LATE = [
    "shares/wildlife-advanced",
    "shares/two-players-basic",
    "deepsea/mission-01-competitive",
    "deepsea/mission-03-competitive",
    "deepsea/mission-04-competitive",
    "deepsea/mission-06-competitive",
    "deepsea/mission-09-competitive",
    "deepsea/edition-retail-legendary",
    "reef/three-players-b",
    "reef/two-players-a",
]
"""Golden games, looked at when two thirds of them are played."""
LEAST = {"shares": 9, "deepsea": 18, "reef": 25}
"""So many different symbols are on the board of a game that is well on its way."""


def well_on(page: Any, record: str) -> None:
    last = [line for line in golden(record).splitlines() if line[:1].isdigit()][-1]
    prepared(page, int(last.split(".")[0]) * 2 // 3, record)
    page.locator("section.board [data-sign]").first.wait_for()


@pytest.mark.parametrize("record", LATE)
def test_every_symbol_on_a_board_has_a_passage(visit: Callable[..., Any], record: str) -> None:
    """Nothing is drawn that cannot be asked about, and whatever is asked about is told."""
    page = visit(1366, 768)
    well_on(page, record)
    silent, drawn = page.evaluate(DRAWN)
    assert silent == []
    name = record.split("/", maxsplit=1)[0]
    assert len(drawn) >= LEAST[name], drawn
    manual = game(name).manual("en")
    assert manual is not None
    passages = manual.passages()
    told = {sign for passage in passages for sign in passage.signs} | {passage.id for passage in passages}
    assert sorted(sign for sign in drawn if not told & {sign, sign.replace("_", "-")}) == []


@pytest.mark.parametrize("record", ["shares/wildlife-advanced", LATE[2], "reef/three-players-b"])
def test_what_a_sign_on_the_board_means_is_one_press_away(visit: Callable[..., Any], record: str) -> None:
    """The pointer rests on it, the note says what it is, and R reads on: five presses would be allowed."""
    page = visit(1366, 768)
    well_on(page, record)
    name = record.split("/", maxsplit=1)[0]
    manual = game(name).manual("en")
    assert manual is not None
    explained = {passage.id: passage.signs for passage in manual.passages()}
    places = page.evaluate(REACHED)
    assert len(places) >= LEAST[name] * 2 // 3, places
    for sign, (x, y) in places.items():
        page.mouse.move(x, y)
        # A card that is pointed at rises, and the pointer follows when it has risen.
        page.wait_for_timeout(250)
        page.mouse.move(*page.evaluate(REACHED).get(sign, (x, y)))
        page.locator("[role=tooltip]").wait_for()
        page.keyboard.press("r")
        page.locator(SHOWN).wait_for()
        passage = page.locator(SHOWN).get_attribute("data-passage-shown")
        assert passage == sign.replace("_", "-") or sign in explained[passage], (sign, passage)
        page.keyboard.press("Escape")
        page.locator("[data-rules]").wait_for(state="detached")
        page.mouse.move(2, 2)
        page.locator("[role=tooltip]").wait_for(state="detached")


def test_a_passage_is_three_presses_away_without_any_sign(visit: Callable[..., Any]) -> None:
    page = visit(1366, 768)
    sit_down(page, "deepsea")
    page.keyboard.press("r")
    page.locator("[data-rules] summary").last.click()
    page.locator("[data-rules] [data-passage]:visible").first.click()
    page.locator(SHOWN).wait_for()


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (375, 812)])
def test_the_replay_opens_passages_beside_its_board(
    visit: Callable[..., Any], axe: Callable[[Any], None], width: int, height: int
) -> None:
    page = visit(width, height)
    page.goto(f"{finished(page)}?moves=30")
    page.locator("section.board [data-sign]").first.wait_for()
    page.locator("[data-open-rules]").click()
    page.locator("[data-rules] .title").wait_for()
    assert "moves=30" in page.url
    axe(page)
    page.keyboard.press("Escape")
    page.locator("[data-rules]").wait_for(state="detached")
    assert "moves=30" in page.url, "the first Escape puts the rules away, not the replay"


@pytest.mark.parametrize("name", ["shares", "deepsea", "reef"])
def test_a_sign_that_is_a_door_opens_its_passage(visit: Callable[..., Any], name: str) -> None:
    page = visit(1366, 768)
    sit_down(page, name)
    page.locator("section.board").wait_for()
    doors = page.locator("button[data-sign]:visible")
    names = dict.fromkeys(doors.evaluate_all("all => all.map(one => one.dataset.sign)"))
    for sign in list(names)[:4]:
        page.locator(f"button[data-sign={sign}]:visible").first.click()
        page.locator(SHOWN).wait_for()
        page.keyboard.press("Escape")
        page.locator("[data-rules]").wait_for(state="detached")


def test_the_sheet_of_the_mission_and_the_signs_on_a_phone(visit: Callable[..., Any]) -> None:
    page = visit(375, 812, lang="de")
    sit_down(page, "deepsea", mission="1")
    page.get_by_role("button", name="Tableaus").tap()
    page.locator("[data-mission-sheet]:visible").first.tap()
    page.locator("[data-passage-shown=mission-1]").wait_for()
    sit_down(page, "reef")
    page.get_by_role("button", name="Symbole").first.tap()
    page.locator("dialog[open] .door[data-sign=unlock]").tap()
    page.locator(SHOWN).wait_for()
    assert page.locator("dialog[open]").count() == 0
