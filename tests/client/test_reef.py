"""A real browser plays whole games of Reef Project by clicking what is lit."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bathysphere import Record, replay
from tests.client.playing import ask_why, moved, settled
from tests.client.playing import points as points_shown
from tests.client.sets import complete

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("client")]

Visit = Callable[..., Any]
MOST_CLICKS = 700
LAZY = ("trade", "reveal", "end", "done", "recharge")
"""What a brisk player does only if there is nothing else: a whole game in a few hundred clicks."""
PARTS = 10
GOLDEN = Path(__file__).parents[1] / "golden" / "reef"
OPEN = """async (wanted) => {
  await fetch('/api/v2/me');
  const answer = await fetch('/api/v2/records', {
    method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(wanted)});
  return (await answer.json()).table.id;
}"""


def choose_game(page: Any, seats: int) -> None:
    """On the home page: Reef Project for so many seats; the others are bots."""
    card = page.locator("li.card", has=page.locator("h2", has_text="Reef Project"))
    card.locator("[data-known]").click(timeout=60_000)  # a server that has just begun reads first
    page.locator("#setup-title", has_text="Reef Project").wait_for()
    kinds = page.locator(".seats select")
    while kinds.count() < seats:
        page.locator("button.add").click()
    while kinds.count() > seats:
        page.locator(".seats .sign").last.click()


def begin(page: Any, seats: int, **settings: str) -> None:
    """Home, Reef Project, so many seats, Start."""
    page.goto("/")
    choose_game(page, seats)
    if settings:
        page.locator(".setup button.link[aria-expanded=false]").click()
    for name, value in settings.items():
        page.locator(f"#set-{name}").select_option(value)
    page.locator("[data-start]").click()
    page.wait_for_url("**/tables/*")


def moves(page: Any) -> str | None:
    """How many moves the table has seen; none while a curtain is drawn."""
    counted: str | None = page.evaluate("document.querySelector('.table')?.dataset.moves")
    return counted


def choose(page: Any, turn: int, where: str) -> str:
    """The action that a brisk player takes from what is lit there."""
    actions: list[str] = page.locator(f"[data-{where}]").evaluate_all(
        f"all => [...new Set(all.filter(one => one.checkVisibility()).map(one => one.dataset.{where}))]"
    )
    ends = [action for action in actions if action == "end"]
    if ends and turn % 3:
        return ends[0]
    busy = [action for action in actions if not action.startswith(LAZY)]
    rest = [action for action in actions if not action.startswith("trade")] or actions
    return (busy or rest)[turn % len(busy or rest)] if actions else ""


REST = """one => new Promise(done => {
    one.scrollIntoView({block: 'nearest', inline: 'center'});
    let last = '';
    const look = () => {
        const box = one.getBoundingClientRect();
        const now = `${box.left} ${box.top}`;
        if (now === last || !one.isConnected) done([box.left, box.top, box.width, box.height]);
        else { last = now; setTimeout(look, 50); }
    };
    look();
})"""


def tap(page: Any, selector: str) -> None:
    """A finger: the strip of options is pushed until the target is there, comes to rest, and is touched."""
    target = page.query_selector(selector)
    if target:
        left, top, width, height = target.evaluate(REST)
        page.touchscreen.tap(left + min(width / 2, 60), top + height / 2)


def play_one(page: Any, turn: int, where: str = "option", touch: bool = False) -> None:
    """Press something lit; on a phone, or if it reveals something, the big button after it."""
    action = choose(page, turn, where)
    if not action:
        where, action = "option", choose(page, turn, "option")
    play_this(page, f'[data-{where}="{action}"]', touch)


def play_this(page: Any, target: str, touch: bool = False) -> None:
    """Press a lit target until it is played."""
    before = moves(page)
    # Asked before it is pressed: what is played at once may be gone from the list before one can look again.
    marked = page.locator(target).first.get_attribute("role") == "checkbox"
    if touch:
        tap(page, target)
    else:
        page.locator(target).first.click()
    if marked and complete(page, touch):
        moved(page, before)
        return
    for ready in (".go.lamp", ".go.lamp small"):  # the big button; once more if something is revealed
        page.wait_for_function(
            """([before, ready]) => document.querySelector('.table')?.dataset.moves !== before
                || document.querySelector(`.actions ${ready}`)""",
            arg=[before, ready],
        )
        if moves(page) != before:
            return
        if touch:
            tap(page, ".actions .go.lamp")
        else:
            # in one go: what was pressed may have been played meanwhile, and the button be gone
            page.evaluate("document.querySelector('.actions .go.lamp')?.click()")
    moved(page, before)


def play_out(page: Any, where: str = "option", touch: bool = False, most: int = 0) -> int:
    """Play to the end, or so many choices; returns how often something was chosen."""
    for turn in range(most or MOST_CLICKS):
        if settled(page) == "over":
            return turn
        try:
            play_one(page, turn, where, touch)
        except Exception as error:  # the list may be redrawn under the pointer: look again
            if "Timeout" not in type(error).__name__ and "detached" not in str(error):
                raise
    assert most, "the game does not end"
    return most


def sheet(page: Any, seats: int) -> None:
    """Every part of the score has a name, and the parts add up."""
    page.locator("[data-sheet]").wait_for()
    page.locator(".plot svg").first.wait_for()
    rows = page.locator("[data-sheet] tbody tr")
    names = rows.locator("th").all_inner_texts()
    assert len(set(names)) == PARTS
    assert not any("{" in name or "score-" in name for name in names)
    points = [[points_shown(cell) for cell in row.locator("td").all_inner_texts()] for row in rows.all()]
    totals = [int(cell) for cell in page.locator("[data-sheet] .total td").all_inner_texts()]
    assert totals == [sum(row[seat] for row in points) for seat in range(seats)]


@pytest.mark.long
def test_two_seats_from_the_list_to_the_score_sheet(visit: Visit, shot: Any, axe: Any) -> None:
    page = visit(1280, 800)
    begin(page, 2)
    assert settled(page) == "mine"
    page.wait_for_timeout(300)
    axe(page)
    play_out(page, most=12)
    settled(page)
    shot(page, "reef-1280")
    axe(page)
    assert play_out(page) > 20
    page.wait_for_timeout(300)
    shot(page, "reef-over-1280")
    axe(page)
    page.get_by_role("link", name="Score sheet").click()
    sheet(page, 2)
    shot(page, "reef-result-1280")
    axe(page)


@pytest.mark.long
def test_three_seats_in_german_on_the_board(visit: Visit, shot: Any, axe: Any) -> None:
    page = visit(1440, 900, lang="de", scheme="light")
    begin(page, 3, side="b", missions="dealt")
    play_out(page, "lit", most=14)
    settled(page)
    page.wait_for_timeout(300)
    shot(page, "reef-1440-light-de")
    axe(page)
    assert "{" not in page.inner_text("body")
    assert play_out(page, "lit") > 20
    assert "{" not in page.inner_text("body")


@pytest.mark.long
def test_four_seats_on_a_phone(visit: Visit, shot: Any, axe: Any) -> None:
    page = visit(375, 740)
    begin(page, 4)
    assert settled(page) == "mine"
    axe(page)
    play_out(page, touch=True, most=10)
    settled(page)
    page.wait_for_timeout(300)
    shot(page, "reef-phone")
    axe(page)
    page.locator(".dock button").nth(1).tap()
    page.locator(".rest .ship").first.wait_for()
    shot(page, "reef-phone-table")
    axe(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 375
    page.locator(".dock button").first.tap()
    assert play_out(page, touch=True) > 20


def key_of(page: Any, action: str) -> str:
    """The key that chooses an option; where there are more than keys, they are handed on until it has one."""
    for _ in range(4):
        key = page.locator(f'[data-option="{action}"]').get_attribute("aria-keyshortcuts")
        if key:
            return str(key)
        before = page.locator("[data-keys]").get_attribute("data-keys")
        page.keyboard.press("0")
        page.wait_for_function(
            "before => document.querySelector('[data-keys]')?.dataset.keys !== before", arg=before
        )
    raise AssertionError(f"no key leads to {action}")


def press(page: Any, action: str) -> None:
    """Choose by keyboard alone: once to see it, again to play it, a third time if something is revealed."""
    before = moves(page)
    page.keyboard.press("Escape")
    key = key_of(page, action)
    page.keyboard.press(key)
    page.locator(f'.option.shown[data-option="{action}"]').wait_for()
    page.keyboard.press(key)
    page.wait_for_function(
        """before => document.querySelector('.table')?.dataset.moves !== before
            || document.querySelector('.actions .go.lamp')""",
        arg=before,
    )
    if moves(page) == before:
        page.keyboard.press(key)
    moved(page, before)


def test_a_whole_turn_by_keyboard(visit: Visit) -> None:
    page = visit()
    begin(page, 2, missions="dealt")
    verbs: set[str] = set()
    for _ in range(60):
        if settled(page) == "over":
            break
        page.mouse.move(2, 2)
        actions = page.locator("[data-option]").evaluate_all("all => all.map(one => one.dataset.option)")
        wanted = next((a for a in actions if a.startswith("sail")), actions[0])
        press(page, wanted)
        verbs.add(str(wanted).split()[0])
        if "end" in verbs and "sail" in verbs:
            return
    raise AssertionError(f"no whole turn: {sorted(verbs)}")


def open_record(page: Any, name: str, actions: int) -> None:
    """A golden game after so many actions; this page's guest has the seat that chooses."""
    record = Record.parse((GOLDEN / f"{name}.record").read_text(encoding="utf-8"))
    p = replay(record, actions)
    chair = p.chair_of_seat(p.seat)
    bots = {"kind": "bot", "level": "random"}
    seats = [{"kind": "me"} if place == chair else bots for place in range(record.seats)]
    page.goto("/credits")
    asked = {"text": record.text(), "moves": actions, "seats": seats}
    page.goto(f"/tables/{page.evaluate(OPEN, asked)}")
    assert settled(page) == "mine"


def test_every_option_has_a_key_where_there_are_more_than_keys(visit: Visit, axe: Any) -> None:
    page = visit(1440, 900)
    open_record(page, "four-players-b-dealt", 12)
    options = page.locator("[data-option]")
    actions = options.evaluate_all("all => all.map(one => one.dataset.option)")
    assert len(actions) > 16
    keys = "all => all.map(one => one.getAttribute('aria-keyshortcuts')).filter(Boolean).length"
    assert options.evaluate_all(keys) == 16
    page.locator("[data-keys='0']", has_text=f"1 to 16 of {len(actions)}").wait_for()
    axe(page)
    press(page, actions[-1])


def test_the_setup_page_shows_sea_and_ships_of_what_is_chosen(visit: Visit, shot: Any, axe: Any) -> None:
    for width, lang in ((1280, "de"), (375, "en")):
        page = visit(width, 800, lang=lang)
        page.goto("/games/reef")
        sea = page.locator(".setup figure > svg[role=img]")
        three = str(sea.get_attribute("aria-label"))
        assert page.locator(".ships li").count() == 5
        first = page.locator(".ships li").first
        before = first.inner_html()
        page.locator('input[name=side][value="b"]').check()
        page.wait_for_function(
            "before => document.querySelector('.ships li').innerHTML !== before", arg=before
        )
        page.locator(".setup .seats .sign").last.click()
        page.wait_for_function(
            "before => document.querySelector('figure > svg').getAttribute('aria-label') !== before",
            arg=three,
        )
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        shot(page, f"reef-setup-{width}-{lang}")
        axe(page)
        page.locator('input[name=missions][value="dealt"]').check()
        page.locator(".setup [data-start]").click()
        page.wait_for_url("**/tables/*")
        settled(page)
        assert page.locator(".tray .sheet").count() >= 2


def test_arrow_keys_go_round_the_lit_islands(visit: Visit) -> None:
    page = visit()
    begin(page, 2, missions="dealt")
    for turn in range(20):
        settled(page)
        if page.locator('[data-lit^="sail"]').count() > 1:
            break
        play_one(page, turn)
    page.locator('.island[data-lit^="sail"]').first.focus()
    seen = set()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "End", "Home"):
        page.keyboard.press(key)
        seen.add(page.evaluate("document.activeElement?.dataset.lit"))
    assert len(seen) > 1
    assert None not in seen


def test_prices_ways_and_reasons_on_the_map(visit: Visit) -> None:
    page = visit(1440, 900)
    begin(page, 2, missions="dealt")
    for turn in range(20):
        settled(page)
        if page.locator('[data-option^="sail"]').count():
            break
        play_one(page, turn)
    islands = page.locator(".island")
    assert islands.count() == 12
    priced = page.locator(".island .price").all_inner_texts()
    assert len(priced) >= 8
    assert all(re.search(r"\d", text) for text in priced)
    dear = page.locator('[data-option^="sail"]').last
    dear.hover()
    page.locator('.route line[stroke="var(--lamp)"]').first.wait_for(state="attached")
    assert page.locator(".does .line").count() >= 2
    page.mouse.move(2, 2)
    page.locator(".lines").wait_for(state="detached")
    far = page.locator(".island[data-unlit]")
    if far.count():
        ask_why(far.first)
        page.locator(".why", has_text=re.compile(r"energy|lies at")).wait_for()
    ball = page.locator('[data-option^="deploy"]')
    if ball.count():
        play_this(page, '[data-option^="deploy"]')
        settled(page)
        page.locator(".reasons", has_text="once a turn").wait_for()


def test_what_a_ball_would_clean_and_score_is_seen_before(visit: Visit) -> None:
    page = visit()
    open_record(page, "end-on-the-own-turn", 294)
    ball = page.locator('[data-option="deploy c-d"]')
    ball.hover()
    bubble = page.locator(".sea .bubble")
    bubble.wait_for()
    assert bubble.locator(".gain").all_inner_texts() == ["+1", "+5"]
    page.locator(".lines", has_text="Cleans").wait_for()
    play_this(page, '[data-option="deploy c-d"]')
    settled(page)
    page.locator(".reasons", has_text="once a turn").wait_for()
    assert page.locator('[data-option^="deploy"]').count() == 0


def test_a_recharge_is_one_plan_of_rewards_down_to_0(visit: Visit, axe: Any) -> None:
    page = visit()
    open_record(page, "three-players-a-dealt", 566)
    plan = page.locator(".queue .source .item")
    spaces = [int(text) for text in plan.locator("small").all_inner_texts()]
    assert len(spaces) >= 3
    assert spaces == sorted(spaces, reverse=True)
    assert spaces[-1] == 0
    assert page.locator(".queue .source .item.lit").count() == 1
    axe(page)
    ask_why(plan.nth(1))
    page.locator(".why").wait_for()
    page.locator(".queue .go").click()
    page.wait_for_function(
        "many => document.querySelectorAll('.queue .source .item small').length === many", arg=len(spaces) - 1
    )


def test_the_signs_are_explained(visit: Visit, axe: Any) -> None:
    page = visit()
    begin(page, 2)
    settled(page)
    page.get_by_role("button", name="Symbols").click()
    page.locator("dialog[open] li").first.wait_for()
    assert page.locator("dialog[open] li").count() > 25
    axe(page)


def test_another_player_is_one_press_away(visit: Visit) -> None:
    page = visit()
    begin(page, 3)
    settled(page)
    other = page.locator(".other button").first
    assert other.get_attribute("aria-expanded") == "false"
    other.click()
    page.locator(".other .ship").wait_for()
