"""Sets in the browser: marked in any order, confirmed once, taken back once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.client.playing import AT_REST, Visit, golden, moved, moves, post, prepared, settled

pytestmark = pytest.mark.slow

PAYING = ("shares/wildlife-advanced", 15)
"""Three of nine cards are owed for Pearl 23."""
TRAP = Path(__file__).parents[1] / "cases" / "reassignment-trap.record"
SIZES = [(1366, 768), (375, 812)]
ROWS = ".options [role=checkbox]"
SAID = {
    "en": ("Choose 3 cards to pay", "0 of 3", "Pay 3: mark 3 more", "Pay 3: mark 1 more", "Pay 3, buy Pearl"),
    "de": (
        "Wähle 3 Karten zum Bezahlen",
        "0 von 3",
        "3 bezahlen: noch 3 markieren",
        "3 bezahlen: noch 1 markieren",
        "3 bezahlen, Perlen kaufen",
    ),
}


def paying(page: Any) -> None:
    """The share is bought in the browser, three cards are to be paid."""
    record, moment = PAYING
    prepared(page, moment - 1, record)
    before = moves(page)
    buy = page.locator('[data-option="buy pearl-23"]')
    buy.scroll_into_view_if_needed()
    buy.tap() if page.viewport_size["width"] < 700 else buy.click()
    if page.viewport_size["width"] < 700:
        page.locator(".actions .go.lamp").tap()
    moved(page, before)
    page.locator("[data-slots]").wait_for()


def press(page: Any, target: Any) -> None:
    target.tap() if page.viewport_size["width"] < 700 else target.click()


@pytest.mark.rule("SH-032")
@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_cards_to_pay_with_are_marked_in_any_order_and_paid_at_once(
    visit: Visit, shot: Any, axe: Any, lang: str, width: int, height: int
) -> None:
    question, none, missing, nearly, complete = SAID[lang]
    page = visit(width, height, lang)
    paying(page)
    assert page.inner_text("#question") == question
    assert page.inner_text("[data-slots]").strip() == none
    confirm = page.locator("[data-confirm]")
    assert confirm.inner_text() == missing
    assert confirm.get_attribute("aria-disabled") == "true"
    rows = page.locator(ROWS)
    assert rows.count() == 9
    press(page, rows.nth(8))
    press(page, rows.nth(0))
    assert rows.nth(8).get_attribute("aria-checked") == "true"
    assert confirm.inner_text() == nearly
    shot(page, f"B-pay-set-2of3-{width}-{lang}")
    press(page, page.locator(".hand [role=checkbox]").nth(1))
    assert rows.nth(1).get_attribute("aria-checked") == "true", "hand and list are the same controls"
    assert confirm.inner_text() == complete
    axe(page)
    shot(page, f"B-pay-set-3of3-{width}-{lang}")
    press(page, rows.nth(4))
    assert rows.nth(4).get_attribute("aria-checked") == "false", "nothing is swapped silently"
    hand = page.locator(".hand .card").count()
    before = moves(page)
    press(page, confirm)
    moved(page, before)
    settled(page)
    page.wait_for_function("cards => document.querySelectorAll('.hand .card').length < cards", arg=hand)


@pytest.mark.rule("SH-032")
def test_keys_mark_and_enter_pays_and_one_undo_takes_the_whole_set_back(visit: Visit) -> None:
    page = visit(1366, 768)
    record, moment = PAYING
    page.goto("/credits")
    state = post(page, "/records", text=golden(record), moves=moment)
    page.goto(f"/tables/{state['table']['id']}")
    page.locator("[data-curtain]").click()
    page.locator("[data-slots]").wait_for()
    for key in ("3", "1", "3", "2", "9"):
        page.keyboard.press(key)
    marked = page.locator(f"{ROWS}[aria-checked=true]")
    assert marked.count() == 3
    before = moves(page)
    page.keyboard.press("Enter")
    moved(page, before)
    page.locator("[data-curtain]").wait_for()
    page.locator(".curtain button:not([data-curtain])").click()
    page.locator("[data-curtain]").click()
    page.locator("[data-slots]").wait_for()
    assert moves(page) == before, "one step back, and all three cards are in the hand again"
    assert page.locator(ROWS).count() == 9


@pytest.mark.rule("DS-098")
@pytest.mark.parametrize("lang", ["en", "de"])
def test_discs_are_taken_back_together_or_none_at_all(visit: Visit, shot: Any, lang: str) -> None:
    page = visit(1366, 768, lang)
    page.goto("/credits")
    text = TRAP.read_text(encoding="utf-8")
    state = post(page, "/records", text=text)
    turn = state["view"]["pending"]["seat"]
    seats = sorted(state["table"]["seats"], key=lambda seat: seat["chair"])
    plan = [{"kind": "me"} if seat["seat"] == turn else {"kind": "bot", "level": "greedy"} for seat in seats]
    page.goto(f"/tables/{post(page, '/records', text=text, seats=plan)['table']['id']}")
    settled(page)
    confirm = page.locator("[data-confirm]")
    assert confirm.inner_text() == {"en": "Take back none", "de": "Keine zurücknehmen"}[lang]
    page.locator('[data-lit="take-back sonar_operator"]').click()
    page.locator('[data-option="take-back team_leader"]').click()
    assert confirm.inner_text() == {"en": "Take back 2", "de": "2 zurücknehmen"}[lang]
    shot(page, f"B-take-back-{lang}")
    before = moves(page)
    confirm.click()
    moved(page, before)
    log = page.locator(".log").inner_text()
    assert "{" not in log


@pytest.mark.rule("DS-103")
@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_is_given_away_is_told_and_asked_once(visit: Visit, shot: Any, lang: str) -> None:
    """A pass with discs and useful Specialists left; the question cannot be switched off."""
    page = visit(1366, 768, lang)
    page.goto("/credits")
    page.evaluate("localStorage.setItem('bathysphere', JSON.stringify({ confirm: false }))")
    record = golden("deepsea/mission-01-competitive")
    for moment in range(4, 40):
        state = post(page, "/records", text=record, moves=moment)
        if state["view"]["pending"]["step"] == "turn":
            break
    seats = sorted(state["table"]["seats"], key=lambda seat: seat["chair"])
    turn = state["view"]["pending"]["seat"]
    plan = [{"kind": "me"} if seat["seat"] == turn else {"kind": "bot", "level": "greedy"} for seat in seats]
    page.goto(f"/tables/{post(page, '/records', text=record, moves=moment, seats=plan)['table']['id']}")
    settled(page)
    before = moves(page)
    row = page.locator('[data-option="pass"]')
    assert row.locator("[data-warning]").count() == 1
    row.click()
    page.locator(".warns").wait_for()
    assert {"en": "could activate", "de": "aktivieren"}[lang] in page.inner_text(".warns")
    assert moves(page) == before
    shot(page, f"B-warning-{lang}")
    page.locator(".go[data-asks]").click()
    moved(page, before)


def test_the_button_that_confirms_stays_where_it_is(visit: Visit) -> None:
    """The pointer rests on a row of the list when the question comes; then it goes to the button."""
    page = visit(1366, 768)
    record, moment = PAYING
    prepared(page, moment - 1, record)
    before = moves(page)
    buy = page.locator('.options [data-option="buy pearl-23"]')
    buy.scroll_into_view_if_needed()
    buy.click()
    moved(page, before)
    page.locator("[data-slots]").wait_for()
    rows = page.locator(ROWS)
    for row in range(3):
        rows.nth(row).click()
    confirm = page.locator("[data-confirm].lamp")
    confirm.wait_for()
    confirm.evaluate(AT_REST)
    stood = confirm.bounding_box()
    page.mouse.move(stood["x"] + stood["width"] / 2, stood["y"] + stood["height"] / 2)
    confirm.evaluate(AT_REST)
    assert confirm.bounding_box() == stood
    under = page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y)?.closest('button')?.dataset.confirm !== undefined",
        [stood["x"] + stood["width"] / 2, stood["y"] + stood["height"] / 2],
    )
    assert under
