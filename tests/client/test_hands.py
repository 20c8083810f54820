"""The board first, moments, keys and dialogs: few clicks, no key behind a dialog, the focus never lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import bathysphere as bs
from bathysphere import Record
from bathysphere.engine.ways import Ways

from .playing import golden, moved, moves, options, play, prepared, row, settled, ways
from .test_deepsea import begin, first_turn

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("client")]

Visit = Callable[..., Any]
Check = Callable[..., None]
MOST_TURNS = 400
SHARES = "shares/five-players-mixed-sides"
HELD = ".go[data-asks^='way:']"
"""A way that is gone with one more press."""
FOCUSED = "() => document.activeElement !== null && document.activeElement !== document.body"


def press_place(page: Any, place: str) -> None:
    """Press a place that glows, and wait for the ways there."""
    page.locator(f'[data-soft^="{place}"]').first.click()
    page.locator(HELD).wait_for()


def asked(page: Any, *verbs: str) -> None:
    """Wait until one of these is asked for."""
    selector = ", ".join(f'[data-option^="{verb} "]' for verb in verbs)
    page.locator(selector).first.wait_for()


# -- the board first --------------------------------------------------------------------------------


@pytest.mark.rule("DS-103", "DS-113", "DS-149")
def test_a_sonar_turn_takes_four_clicks(visit: Visit, shot: Any, axe: Check) -> None:
    page = visit(1366, 768)
    first_turn(page)
    press_place(page, "sonar ")
    assert moves(page) == page.get_attribute(".table", "data-moves")
    held = page.locator(HELD)
    assert str(held.get_attribute("data-asks")).split("|")[-1].startswith("draw ")
    axe(page)
    shot(page, "hands-sonar-proposed")
    held.click()
    asked(page, "keep", "place")
    clicks = 2
    while not page.locator('[data-option^="activate "], [data-option^="pass"], [data-option="end"]').count():
        before = moves(page)
        page.locator("[data-option]").first.click()
        clicks += 1
        moved(page, before)
        settled(page)
    assert clicks <= 4


@pytest.mark.rule("DS-103", "DS-138")
def test_a_trip_takes_two_clicks(visit: Visit) -> None:
    page = visit(1366, 768)
    first_turn(page)
    start = int(moves(page))
    place = page.locator('[data-soft^="travel "]').first.get_attribute("data-soft")
    press_place(page, "travel ")
    page.locator(HELD).click()
    page.wait_for_function(
        "wanted => Number(document.querySelector('.table').dataset.moves) >= wanted", arg=start + 2
    )
    state = page.request.get(f"/api/v2/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert str(place).split()[1] in state["view"]["players"][state["seat"]]["vessels"]


def test_the_same_by_keys_alone(visit: Visit) -> None:
    page = visit(1366, 768)
    first_turn(page)
    page.locator("[data-soft]").first.wait_for()
    page.keyboard.press("p")
    for _ in range(30):
        place = page.evaluate("document.activeElement.dataset.soft ?? ''")
        if place.startswith("travel "):
            break
        page.keyboard.press("ArrowRight" if _ % 3 else "ArrowDown")
    else:
        page.locator('[data-soft^="travel "]').first.focus()
    before = moves(page)
    page.keyboard.press("Enter")
    page.locator(HELD).wait_for()
    assert moves(page) == before
    page.keyboard.press("Escape")
    page.locator(HELD).wait_for(state="detached")
    page.keyboard.press("Enter")
    page.locator(HELD).wait_for()
    page.keyboard.press("Enter")
    moved(page, before)
    page.wait_for_function(FOCUSED)


@pytest.mark.rule("DS-103")
def test_whole_ways_stand_in_the_list_and_their_places_have_their_keys(visit: Visit, shot: Any) -> None:
    """One row a place, all trips in one; the place shows its row, the row its place; one press goes it."""
    page = visit(1366, 768)
    page.goto("/credits")
    prepared(page, 149, "deepsea/mission-01-competitive")
    page.locator('[data-option^="way:"]').first.wait_for()
    listed = ways(page)
    places = [way.split("|")[-1] for way in listed]
    assert len(set(places)) == len(places)
    assert sum("travel" in place for place in places) == 1
    assert not any("mark" in way for way in listed)
    site = next(place for place in places if place.startswith("conserve "))
    row = page.locator(f'[data-option$="|{site}"]')
    light = page.locator(f'[data-soft="{site}"]')
    assert light.get_attribute("aria-keyshortcuts") == row.locator(".tag").first.inner_text()
    light.hover()
    page.locator(f'.shown[data-option$="|{site}"] .does').wait_for()
    row.hover()
    page.locator(f'[data-soft="{site}"][data-chosen]').wait_for()
    shot(page, "hands-whole-ways")
    before = moves(page)
    row.click()
    page.wait_for_function(
        "wanted => Number(document.querySelector('.table').dataset.moves) >= wanted", arg=int(before) + 3
    )


def test_a_place_without_a_row_says_what_leads_there_before_it_is_pressed(visit: Visit) -> None:
    page = visit(1366, 768)
    page.goto("/credits")
    record = "reef/three-players-b"
    prepared(page, before_ways(record, 323), record)
    place = page.locator('[data-soft^="take "]').first
    place.focus()
    said = page.locator("[data-glimpse]")
    said.wait_for()
    assert len(said.inner_text()) > 3
    assert not ways(page)


@pytest.mark.parametrize(("record", "number"), [("deepsea/mission-01-competitive", 149), (SHARES, 45)])
def test_whole_ways_stand_in_the_list_of_a_phone_too(
    visit: Visit, shot: Any, record: str, number: int
) -> None:
    """One tap shows where it leads and what it comes to, the button below goes it."""
    page = visit(375, 812)
    page.goto("/credits")
    prepared(page, number, record)
    way = page.locator('[data-option^="way:"]').last
    way.tap()
    page.locator(".shown .does").wait_for()
    shot(page, f"hands-ways-phone-{number}")
    before = int(moves(page))
    page.locator(".actions .go.lamp").tap()
    page.wait_for_function(
        "wanted => Number(document.querySelector('.table').dataset.moves) >= wanted", arg=before + 2
    )


@pytest.mark.rule("RP-114", "AM-96")
def test_effects_that_ask_nothing_are_taken_in_one_press(visit: Visit, shot: Any) -> None:
    page = visit(1366, 768, lang="de")
    page.goto("/credits")
    prepared(page, 82, "reef/three-players-b")
    run = page.locator('[data-option^="way:resolve "]')
    run.wait_for()
    steps = str(run.get_attribute("data-option")).removeprefix("way:").split("|")
    assert len(steps) > 1
    assert set(steps) < set(options(page))
    shot(page, "hands-run-de")
    before = int(moves(page))
    run.click()
    page.wait_for_function(
        "wanted => document.querySelector('.table').dataset.moves === wanted", arg=str(before + len(steps))
    )
    settled(page)
    assert not set(steps) & set(options(page))


def test_a_card_goes_onto_a_company(visit: Visit, shot: Any, axe: Check) -> None:
    page = visit(1366, 768, lang="de")
    page.goto("/credits")
    record = "shares/five-players-mixed-sides"
    prepared(page, before_ways(record, 20), record)
    before = moves(page)
    page.locator('[data-soft^="into "]').first.press("Enter")
    page.locator('[data-option^="way:"]').first.wait_for()
    axe(page)
    shot(page, "hands-company-de")
    page.locator('[data-option^="way:"]').first.click()
    moved(page, before)


def before_ways(record: str, number: int) -> int:
    """So many moves of a golden game at least, and then a position from which ways lead to places."""
    read = Record.parse(golden(record))
    while not Ways(bs.replay(read, number)).goals():
        number += 1
    return number


SEE = """kind => {
  window.seen = '';
  new MutationObserver(() => {
    window.seen ||= document.querySelector(`[data-moment=${kind}]`)?.innerText ?? '';
  }).observe(document.body, { childList: true, subtree: true });
}"""
"""Keeps what a moment of a kind said."""


# -- moments ----------------------------------------------------------------------------------------


def before_event(record: str, kind: str) -> int:
    """How many moves a golden game has before one in which something of a kind happens."""
    read = Record.parse(golden(record))
    p = bs.replay(read, 0)
    for number, action in enumerate(read.actions):
        p.sink = []
        p.play(action)
        if any(event.kind.name == kind for event in p.sink):
            return number
    raise AssertionError(kind)


@pytest.mark.parametrize(
    ("record", "kind", "stays"),
    [
        ("reef/three-players-b", "cleaned", False),
        ("shares/five-players-mixed-sides", "dividend", False),
        ("shares/end-second-depletion", "reshuffled", False),
        ("shares/end-second-depletion", "end-set-off", True),
    ],
)
def test_a_moment_stands_large_and_can_be_put_away(
    visit: Visit, shot: Any, axe: Check, record: str, kind: str, stays: bool
) -> None:
    number = before_event(record, kind)
    action = Record.parse(golden(record)).actions[number]
    page = visit(1366, 768)
    page.goto("/credits")
    prepared(page, number, record)
    page.evaluate(SEE, kind)
    play(page, row(page, action))
    card = page.locator(f"[data-moment={kind}]")
    # One that passes by itself may be gone before it is looked for.
    assert len(page.wait_for_function("() => window.seen").json_value()) > 20
    if stays:
        axe(page)
        shot(page, f"hands-moment-{kind}")
        # Lowered to a bar, raised again, put away for good.
        page.keyboard.press("Escape")
        card.and_(page.locator("[data-lowered]")).wait_for()
        axe(page, ".board")
        card.locator("button").first.click()
        card.locator("h2").wait_for()
        card.locator("footer .lamp").click()
    card.wait_for(state="detached")


def test_the_end_of_a_game_is_a_moment(visit: Visit, shot: Any, axe: Check) -> None:
    page = visit(1366, 768)
    page.goto("/credits")
    record = "shares/two-players-basic"
    actions = Record.parse(golden(record)).actions
    prepared(page, len(actions) - 1, record)
    play(page, row(page, actions[-1]))
    assert settled(page) == "over"
    card = page.locator("[data-moment=over]")
    card.wait_for()
    shown = card.inner_text()
    points = page.locator("[data-outcome] li b").all_inner_texts()
    assert len(points) == 2
    assert all(total in shown for total in points)
    axe(page)
    shot(page, "hands-moment-over")
    page.keyboard.press("Escape")
    card.and_(page.locator("[data-lowered]")).wait_for()


# -- keys and dialogs -------------------------------------------------------------------------------


def test_no_key_plays_behind_a_dialog_and_escape_closes_one_thing_at_a_time(visit: Visit) -> None:
    page = visit(1366, 768)
    first_turn(page)
    before = moves(page)
    page.locator('[data-soft^="travel "]').first.wait_for()
    press_place(page, "travel ")
    page.locator("#question").focus()
    page.keyboard.press("l")
    lens = page.locator(".lens[role=dialog]")
    lens.wait_for()
    page.keyboard.press("?")
    keys = page.locator("dialog[open]")
    keys.wait_for()
    for key in ("1", "1", "2", "2", "e", "e", "Enter"):
        if key != "Enter":
            page.keyboard.press(key)
    assert page.evaluate("document.querySelector('dialog[open]').contains(document.activeElement)")
    for _ in range(4):
        page.keyboard.press("Tab")
        assert page.evaluate(
            "document.activeElement === document.body"
            " || document.querySelector('dialog[open]').contains(document.activeElement)"
        )
    page.keyboard.press("Escape")
    keys.wait_for(state="detached")
    assert lens.count() == 1
    page.wait_for_function(FOCUSED)
    page.keyboard.press("Escape")
    lens.wait_for(state="detached")
    assert ways(page)
    page.keyboard.press("Escape")
    page.locator(HELD).wait_for(state="detached")
    assert moves(page) == before


def test_a_dialog_gives_the_focus_back(visit: Visit) -> None:
    page = visit(1366, 768)
    page.goto("/credits")
    prepared(page, 30, "reef/three-players-b")
    before = moves(page)
    symbols = page.get_by_role("button", name="Symbols")
    symbols.focus()
    page.keyboard.press("Enter")
    page.locator("dialog[open]").wait_for()
    page.keyboard.press("2")
    page.keyboard.press("2")
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    page.wait_for_function("() => document.activeElement.textContent.includes('Symbols')")
    assert moves(page) == before
    symbols.click()
    page.locator("dialog[open]").wait_for()
    page.mouse.click(5, 400)
    page.locator("dialog[open]").wait_for(state="detached")


def test_a_row_says_what_it_gives(visit: Visit) -> None:
    page = visit(1366, 768)
    page.goto("/credits")
    prepared(page, 30, "reef/three-players-b")
    for option in page.locator('[data-option^="sail "]').all():
        said = option.locator(".hidden").first.inner_text()
        assert len(said.split(".")) > 1, said


@pytest.mark.long
@pytest.mark.parametrize("game", ["deepsea", "reef", "shares"])
def test_a_whole_game_by_keys_alone(visit: Visit, game: str) -> None:
    page = visit(1366, 768)
    page.goto("/credits")
    if game == "deepsea":
        begin(page, 2)
    else:
        prepared(
            page, 10, {"reef": "reef/three-players-b", "shares": "shares/five-players-mixed-sides"}[game]
        )
    page.locator("#question").focus()
    for turn in range(MOST_TURNS):
        if settled(page) == "over":
            return
        before = moves(page)
        if page.locator("[data-confirm]").count():
            mark_by_keys(page)
        else:
            key = "1" if turn % 5 else str(1 + turn % min(9, len(options(page))))
            page.keyboard.press(key)
            page.keyboard.press(key)
            page.wait_for_function(
                "before => document.querySelector('.table')?.dataset.moves !== before"
                " || document.querySelector('.go[data-asks]') || document.querySelector('[data-outcome]')",
                arg=before,
            )
            if moves(page) == before and not page.locator("[data-outcome]").count():
                page.keyboard.press(key)
        page.wait_for_function(
            "before => document.querySelector('.table')?.dataset.moves !== before"
            " || document.querySelector('[data-outcome]')",
            arg=before,
        )
        page.wait_for_function(FOCUSED)
    raise AssertionError("the game does not end")


def mark_by_keys(page: Any) -> None:
    """Mark things of a set by their keys until it is complete, and confirm it."""
    for number in range(1, 10):
        if page.locator("[data-confirm].lamp").count():
            break
        page.keyboard.press(str(number))
    page.locator("#question").focus()
    page.keyboard.press("Enter")
