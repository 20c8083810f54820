"""The edition without a server: written once, put below a path, then played with nothing behind it."""

from __future__ import annotations

import contextlib
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bathysphere.commands import static_packing
from tests.client.conftest import ARGS, CHROMIUM
from tests.client.playing import moves, options, play_one, play_out, settled
from tests.client.static_site import KEPT, Host, Visitor

pytest_plugins = ("tests.client.static_site",)
pytestmark = [pytest.mark.long, pytest.mark.timeout(1800)]
MOVED = "before => document.querySelector('.table')?.dataset.moves !== before"
EDITION = "() => document.documentElement.dataset.answers"


def test_a_game_of_in_too_deep_against_mates_with_the_network_cut(
    come: Callable[..., Visitor], host: Host, shot: Any
) -> None:
    visitor = come()
    page = visitor.page()
    visitor.sit_down(page, "shares", "mate")
    visitor.cut_the_network(page)
    for turn in range(4):
        assert settled(page) == "mine"
        play_one(page, turn)
    assert settled(page) == "mine"
    before = (moves(page), options(page))
    page.reload()
    assert settled(page) == "mine"
    assert (moves(page), options(page)) == before
    shot(page, "static-shares")
    play_out(page)
    page.locator("[data-outcome]").wait_for()
    page.goto(host.url)
    page.locator("a[href*='/tables/'][href$='/result']").first.wait_for()


@pytest.mark.parametrize(
    ("game", "level", "size", "lang"),
    [("reef", "mate", (375, 812), "de"), ("deepsea", "captain", (1366, 768), "en")],
)
def test_the_other_games_with_the_network_cut(
    come: Callable[..., Visitor], shot: Any, game: str, level: str, size: tuple[int, int], lang: str
) -> None:
    visitor = come(*size, lang=lang)
    page = visitor.page()
    visitor.sit_down(page, game, level)
    visitor.cut_the_network(page)
    shot(page, f"static-{game}")
    play_out(page, visitor.touch)
    page.locator("[data-outcome]").wait_for()


def test_two_tabs_at_one_table_show_the_same(come: Callable[..., Visitor]) -> None:
    visitor = come()
    here = visitor.page()
    visitor.sit_down(here, "shares", "deckhand")
    there = visitor.page()
    there.goto(here.url)
    assert settled(there) == "mine"
    for page, other in ((here, there), (there, here)):
        before = str(moves(other))
        play_one(page, 0)
        assert settled(page) == "mine"
        other.wait_for_function(MOVED, arg=before)
        other.wait_for_function(f"() => document.querySelector('.table').dataset.moves === '{moves(page)}'")
        assert options(other) == options(page)


def test_a_tab_that_crashes_loses_nothing_that_was_shown(come: Callable[..., Visitor]) -> None:
    visitor = come()
    page = visitor.page()
    visitor.sit_down(page, "shares", "deckhand")
    play_one(page, 0)
    assert settled(page) == "mine"
    before, address = (moves(page), options(page)), page.url
    with page.expect_event("crash"), contextlib.suppress(Exception):  # it is gone before it can answer
        page.goto("chrome://crash")
    page.close()
    again = visitor.page()
    again.goto(address)
    assert settled(again) == "mine"
    assert (moves(again), options(again)) == before


REFUSED_OR_ASKED = """() => document.body.innerText.includes('QuotaExceededError')
    || document.querySelector('.go[data-asks]')"""
FULL = """() => {
    const { add } = IDBObjectStore.prototype;
    const error = Object.getOwnPropertyDescriptor(IDBTransaction.prototype, 'error');
    const full = { get: () => new DOMException('', 'QuotaExceededError'), configurable: true };
    Object.defineProperty(IDBTransaction.prototype, 'error', full);
    IDBObjectStore.prototype.add = function (...what) {
        const asked = add.apply(this, what);
        this.transaction.abort();
        return asked;
    };
    self.roomAgain = () => {
        IDBObjectStore.prototype.add = add;
        Object.defineProperty(IDBTransaction.prototype, 'error', error);
    };
}"""
"""Every write ends as the browser ends it when there is no room."""


def worker(page: Any, name: str) -> Any:
    """A worker of the page by the name of its file."""
    return next(one for one in page.workers if name in one.url)


def test_a_full_disk_refuses_the_move_and_says_so(come: Callable[..., Visitor]) -> None:
    visitor = come()
    page = visitor.page()
    visitor.sit_down(page, "shares", "deckhand")
    worker(page, "tables").evaluate(FULL)
    before = moves(page)
    page.locator("[data-option]").first.click()
    page.wait_for_function(REFUSED_OR_ASKED)
    if page.locator(".go[data-asks]").count():
        page.locator(".actions .go.lamp").click()
    page.get_by_text("QuotaExceededError").first.wait_for()
    assert moves(page) == before
    worker(page, "tables").evaluate("() => self.roomAgain()")
    play_one(page, 0)
    assert settled(page) == "mine"
    assert moves(page) > before


def test_a_thinker_that_hangs_is_replaced_and_the_game_goes_on(come: Callable[..., Visitor]) -> None:
    visitor = come()
    page = visitor.page()
    visitor.sit_down(page, "shares", "mate")
    first = worker(page, "thinker")
    first.evaluate("() => void setTimeout(() => { for (;;); })")
    with page.expect_event("worker"):
        play_one(page, 0)
    for turn in range(2):
        assert settled(page) == "mine"
        play_one(page, turn)
    assert first not in page.workers


def test_a_running_game_goes_along_to_another_browser(come: Callable[..., Visitor], shot: Any) -> None:
    ada, ben = come(375, 812, "de"), come()
    page = ada.page()
    page.goto(f"{ada.host.url}#/?game=shares")
    page.locator("[data-start]").wait_for()
    kinds = page.locator(".seats select")
    for place in range(1, kinds.count()):
        kinds.nth(place).select_option("screen")
    page.locator("[data-start]").tap()
    page.wait_for_url("**/#/tables/*")
    page.locator("[popovertarget=table-menu]").tap()
    page.locator("[data-make-link]").tap()
    page.get_by_text("bathysphere serve").wait_for()
    shot(page, "static-along")
    page.evaluate("navigator.clipboard.writeText = async text => { window.copied = text }")
    page.locator("[data-whole-game] button").tap()
    address = page.wait_for_function("() => window.copied").json_value()
    assert "#game=" in address
    other = ben.page()
    other.goto(address)
    other.locator("[data-in-link]").wait_for()
    shot(other, "static-opened")
    other.locator("[data-play-on]").click()
    other.wait_for_url("**/#/tables/*")
    other.locator(".table").wait_for()


def test_a_browser_that_may_keep_nothing_says_so_and_plays(chromium: Any, host: Host, tmp_path: Path) -> None:
    denied = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (tmp_path / "Default").mkdir()
    (tmp_path / "Default" / "Preferences").write_text(json.dumps(denied))
    kind = chromium.browser_type
    context = kind.launch_persistent_context(
        str(tmp_path),
        executable_path=CHROMIUM,
        args=ARGS,
        viewport={"width": 1366, "height": 768},
        locale="en-GB",
    )
    try:
        visitor = Visitor(context, host, touch=False)
        page = visitor.page()
        visitor.sit_down(page, "shares", "deckhand")
        page.locator("[data-forgets]").wait_for()
        before = moves(page)
        play_one(page, 0)
        assert settled(page) == "mine"
        assert moves(page) > before
        assert visitor.wrong == []
    finally:
        context.close()


def newer(host: Host, work: Path) -> str:
    """Put another version into the folder: other answers beside other Python, under other names."""
    made = work / "made"
    listed = json.loads((host.folder / static_packing.LISTED).read_text())["files"]
    for name in listed:
        (made / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(host.folder / name, made / name)
    (old,) = (made / "answers").iterdir()
    old.rename(old.with_name("newer"))
    for piece in made.glob("assets/Rules-*.js"):
        piece.rename(piece.with_name("Rules-newer.js"))
    page = (made / "index.html").read_text().replace(f"answers/{old.name}/", "answers/newer/")
    (made / "index.html").write_text(page)
    static_packing.write_keeper(made)
    static_packing.put(made, host.folder)
    return "answers/newer/"


@pytest.mark.parametrize("workers", ["allow", "block"])
def test_an_update_of_the_folder_leaves_a_running_game_alone(
    come: Callable[..., Visitor], host: Host, tmp_path: Path, workers: str
) -> None:
    before = tmp_path / "before"
    shutil.copytree(host.folder, before)
    try:
        visitor = come(service_workers=workers)
        page = visitor.page()
        visitor.sit_down(page, "shares", "deckhand")
        if workers == "allow":
            page.wait_for_function(KEPT)
        old = page.evaluate(EDITION)
        new = newer(host, tmp_path)
        # What this page has not asked for yet is still that of its own version.
        address = page.url
        page.evaluate("() => { location.hash = '#/games/shares/rules' }")
        page.locator("[data-option]").first.wait_for(state="detached")
        page.locator("main h1").first.wait_for()
        page.evaluate("address => { location.href = address }", address)
        page.locator("[data-option]").first.wait_for(state="attached")
        assert settled(page) == "mine"
        play_one(page, 0)
        assert settled(page) == "mine"
        assert page.evaluate(EDITION) == old
        if workers == "allow":
            # Beside it a second page is of the same version, until both are closed.
            page.evaluate("async () => (await navigator.serviceWorker.ready).update()")
            page.wait_for_function("async () => (await navigator.serviceWorker.ready).waiting !== null")
            second = visitor.page()
            second.goto(address)
            assert settled(second) == "mine"
            assert second.evaluate(EDITION) == old
            second.close()
        before_moves = moves(page)
        page.close()
        last = visitor.page()
        last.goto(address)
        if workers == "block":
            last.reload()  # a host that says nothing of it lets browsers keep the page itself for a while
        last.wait_for_function(f"() => document.documentElement.dataset.answers === {new!r}")
        assert settled(last) == "mine"
        assert moves(last) == before_moves
    finally:
        shutil.rmtree(host.folder)
        shutil.copytree(before, host.folder)
