"""How a test sits down in the browser, reads the table and plays: what several tests of the client share."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.client import sets

Visit = Callable[..., Any]
MOST_CHOICES = 400
OPTION = "[data-option]:not([data-option^='way:'])"
"""A row of a single choice; whole ways are rows, too."""
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
    something = page.locator("[data-option], [data-outcome], [data-curtain]").first
    something.wait_for(state="attached", timeout=120_000)
    if page.locator("[data-outcome]").count():
        return "over"
    return "curtain" if page.locator("[data-curtain]").count() else "mine"


def beside(page: Any, tab: str) -> None:
    """Open a tab below the options of a low desk."""
    page.locator(f"[data-tab={tab}]").click()
    page.locator(f"[data-tab={tab}][aria-selected=true]").wait_for()


def moves(page: Any) -> str:
    """How many moves the page shows."""
    return str(page.get_attribute(".table", "data-moves"))


def moved(page: Any, before: str) -> None:
    """Wait until the table has gone on from that many moves."""
    page.wait_for_function("before => document.querySelector('.table')?.dataset.moves !== before", arg=before)


def options(page: Any) -> list[str]:
    """The actions that are offered."""
    actions: list[str] = page.locator(OPTION).evaluate_all("all => all.map(one => one.dataset.option)")
    return actions


def ways(page: Any) -> list[str]:
    """The whole ways that are offered."""
    listed = page.locator("[data-option^='way:']")
    actions: list[str] = listed.evaluate_all("all => all.map(one => one.dataset.option)")
    return actions


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
    lights = page.locator(OPTION)
    if board:
        lights = page.locator("[data-lit]:visible, [data-opens]:visible")
        if not lights.count():
            lights = page.locator(OPTION)
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
    # A server of this machine only shows no link; this page is told of an address for everybody.
    here = {"public": host.evaluate("location.origin"), "network": []}
    host.route("**/api/v2/reach?*", lambda route: route.fulfill(json=here))
    host.locator("[data-start]").wait_for()
    host.locator(".seats .sign").last.click()
    host.locator(".seats select").nth(1).select_option("open")
    host.locator("[data-start]").click()
    link = host.locator("[data-invite=everybody] .address")
    link.wait_for()
    if shot:
        shot(host, "waiting-1280")
        axe(host)
    friend.goto(link.get_attribute("title"))
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


def points(cell: str) -> int:
    """The points of a cell of the score sheet: behind the sum that led to them, if it shows one."""
    return int(cell.rsplit("=", 1)[-1])
