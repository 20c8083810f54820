"""A real browser plays whole games by clicking what is lit."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from tests.client import sets

pytestmark = pytest.mark.slow

Visit = Callable[..., Any]
MOST_CHOICES = 400
HOME = "/?game=shares"
GOLDEN = Path(__file__).parents[1] / "golden"
COVERED = """all => all.filter(one => {
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = one.getBoundingClientRect();
    return !one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}).map(one => one.dataset.lit)"""
MOVED_OR = """([before, other]) => document.querySelector('.table')?.dataset.moves !== before
    || document.querySelector(other)"""

AT_REST = """one => new Promise(done => {
    let last = '';
    let still = 0;
    const look = () => {
        const box = one.getBoundingClientRect();
        const now = [box.x, box.y, box.width, box.height].join(' ');
        still = now === last ? still + 1 : 0;
        last = now;
        still < 3 ? requestAnimationFrame(look) : done();
    };
    look();
})"""
"""Waits until a thing has stood in the same place for three pictures."""


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


def post(page: Any, path: str, **data: Any) -> Any:
    """What the server answers this guest."""
    answer = page.request.post(f"/api/v2{path}", data=data)
    assert answer.ok, answer.text()
    return answer.json()


def golden(record: str) -> str:
    """A golden game as text."""
    return (GOLDEN / f"{record}.record").read_text(encoding="utf-8")


def finished(page: Any, record: str = "shares/two-players-basic") -> str:
    """A golden game that is over, all its seats this guest's; the path of its table."""
    return f"/tables/{post(page, '/records', text=golden(record))['table']['id']}"


def prepared(page: Any, moves: int, record: str = "shares/two-players-basic") -> None:
    """At a golden game after so many moves, on the seat that has to choose; the others are bots."""
    text = golden(record)
    state = post(page, "/records", text=text, moves=moves)
    seats = sorted(state["table"]["seats"], key=lambda seat: seat["chair"])
    turn = state["view"]["pending"]["seat"]
    bot = {"kind": "bot", "level": "greedy"}
    plan = [{"kind": "me"} if seat["seat"] == turn else bot for seat in seats]
    state = post(page, "/records", text=text, moves=moves, seats=plan)
    page.goto(f"/tables/{state['table']['id']}")
    assert settled(page) == "mine"


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


def row(page: Any, verb: str) -> Any:
    """The first row of the list whose action is of this kind."""
    return page.locator(f"[data-option^='{verb}']").first


def play(page: Any, target: Any, touch: bool = False) -> None:
    """Choose a lit thing and, where the table asks once more, confirm it."""
    before = moves(page)
    go = page.locator(".actions .go.lamp")
    if target.get_attribute("role") == "checkbox":
        target.tap() if touch else target.click()
        sets.complete(page, touch)
    elif touch:
        # A finger chooses first: only the big button plays.
        target.tap()
        go.wait_for()
        assert moves(page) == before
        go.tap()
    else:
        target.click()
        page.wait_for_function(MOVED_OR, arg=[before, ".go[data-asks]"])
        if page.locator(".go[data-asks]").count():
            go.click()
    moved(page, before)


def ask_why(target: Any) -> None:
    """Press something unlit, once it is where it stays: it says that it is not enabled, so no click waits."""
    target.scroll_into_view_if_needed()
    target.evaluate(AT_REST)
    target.click(force=True)


def play_one(page: Any, turn: int, touch: bool = False, board: bool = False) -> None:
    """Play one of the lit things in the list or on the board."""
    lights = page.locator("[data-option]")
    if board:
        lights = page.locator("[data-lit]:visible, [data-opens]:visible")
        if not lights.count():
            lights = page.locator("[data-option]")
    target = lights.nth(turn % lights.count())
    if target.get_attribute("data-opens"):
        target.tap() if touch else target.click()
        target = page.locator(".menu [data-lit]").first
    play(page, target, touch)


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


def two_online(visit: Visit, shot: Any = None, axe: Any = None) -> tuple[Any, Any]:
    """A host, and a friend who came by link."""
    host, friend = visit(), visit()
    host.goto(HOME)
    host.locator("[data-start]").wait_for()
    host.locator(".seats .sign").last.click()
    host.locator(".seats select").nth(1).select_option("open")
    host.locator("[data-start]").click()
    host.locator("code").first.wait_for()
    if shot:
        shot(host, "waiting-1280")
        axe(host)
    friend.goto(host.locator("code").first.inner_text())
    friend.locator("#name").fill("<b>Bo</b>")
    if shot:
        shot(friend, "join-1280")
        axe(friend)
    friend.locator("form button.lamp").click()
    friend.locator(".table").wait_for()
    host.locator(".table").wait_for()
    return host, friend


def two_seated(visit: Visit) -> tuple[Any, Any, str]:
    """The same without the way there, and the id of their table."""
    host, friend = visit(), visit()
    table = post(host, "/tables", game="shares", seats=[{"kind": "me"}, {"kind": "open"}])["table"]
    invite = next(seat["invite"] for seat in table["seats"] if seat["invite"])
    post(friend, f"/invites/{invite.rsplit('/', 1)[1]}", name="Bo")
    for page in (host, friend):
        page.goto(f"/tables/{table['id']}")
        page.locator(".table").wait_for()
    return host, friend, table["id"]


def draw(table: str, *pages: Any) -> None:
    """The one of some guests whose turn it is draws a card, without the browser."""
    states = [page.request.get(f"/api/v2/tables/{table}").json() for page in pages]
    page, revision = next(
        (page, state["revision"]) for page, state in zip(pages, states, strict=True) if state["options"]
    )
    post(
        page, f"/tables/{table}/commands", type="act", revision=revision, key=f"key {revision}", action="draw"
    )


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
    page.locator(".card", has_text="In Too Deep").get_by_role("button", name="I know the game").click()
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
    assert totals == [sum(int(row[seat]) for row in rows) for seat in range(3)]
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
    found = set(lights.evaluate_all("all => all.map(one => one.dataset.lit)"))
    for opener in page.locator("[data-opens]").all():
        meant = str(opener.get_attribute("data-opens")).split(",")
        if found.issuperset(meant) or opener.evaluate_all(COVERED):
            continue
        opener.click()
        menu = page.locator(".menu [data-lit]")
        menu.first.wait_for()
        assert menu.evaluate_all("all => all.map(one => one.dataset.lit)") == meant
        assert not menu.evaluate_all(COVERED)
        found |= set(meant)
        page.keyboard.press("Escape")
        menu.first.wait_for(state="detached")
    return found


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


# -- after the end ----------------------------------------------------------------------------------


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
    assert totals == [sum(int(row[seat]) for row in rows) for seat in range(len(totals))]
    page.goto(f"{table}?moves=20")
    page.wait_for_function("() => document.querySelector('input[type=range]')?.value === '20'")
    assert "{" not in page.inner_text("main")


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


def test_the_big_button_waits_for_the_mouse_on_a_narrow_window(visit: Visit) -> None:
    page = visit(390, 800)
    prepared(page, 18)
    before = moves(page)
    row(page, "expand").hover()
    page.locator(".go.lamp").click()
    moved(page, before)


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
    "/": "[data-start]",
    "/games/shares": "#provenance",
    "/games/deepsea": "#provenance",
    "/games/reef": "#provenance",
    "/help": "#keys",
    "/credits": "h1",
    "/nowhere": "h1",
    "/tables/unknown": "h1:not(.hidden)",
}
"""A page, and what stands on it when it is complete."""


@pytest.mark.parametrize(("lang", "scheme"), [("en", "dark"), ("de", "light")])
def test_quiet_pages(visit: Visit, shot: Any, axe: Any, scheme: str, lang: str) -> None:
    page = visit(scheme=scheme, lang=lang)
    for path, complete in QUIET.items():
        page.goto(path)
        page.locator(complete).first.wait_for(state="attached")
        assert "{" not in page.inner_text("main")
        axe(page)
        shot(page, f"page{path.replace('/', '-')}-{lang}-{scheme}")


def test_the_language_switches_at_once(visit: Visit) -> None:
    page = visit()
    prepared(page, 18)
    before = page.inner_text("#question")
    page.get_by_role("button", name="Deutsch").click()
    page.wait_for_function("() => document.querySelector('#log-title')?.textContent === 'Protokoll'")
    page.wait_for_function("before => document.querySelector('#question').textContent !== before", arg=before)
