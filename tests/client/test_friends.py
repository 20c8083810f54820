"""Friends over days: a plan left while the other one moves, one's own games, and the same deal once more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.client.playing import draw, play, post, row, settled

Visit = Callable[..., Any]
SIZES = {"desk": (1366, 768), "phone": (375, 812)}


def pictures(page: Any, shot: Any, name: str) -> None:
    """What it looks like on a desk and on a phone."""
    width, height = page.viewport_size["width"], page.viewport_size["height"]
    for size, (wide, high) in SIZES.items():
        page.set_viewport_size({"width": wide, "height": high})
        page.wait_for_function("wide => innerWidth === wide", arg=wide)
        page.evaluate("() => new Promise(done => requestAnimationFrame(done))")
        shot(page, f"friends-{name}-{size}")
    page.set_viewport_size({"width": width, "height": height})


def seated(visit: Visit) -> tuple[Any, Any, str]:
    """Two guests at a table of two: who has to choose first, the other one, and the table."""
    host, friend = visit(1366, 768), visit(1366, 768, lang="de")
    table = post(host, "/tables", game="shares", seats=[{"kind": "me"}, {"kind": "open"}])["table"]
    invite = next(seat["invite"] for seat in table["seats"] if seat["invite"])
    post(friend, f"/invites/{invite.rsplit('/', 1)[1]}", name="Bo")
    state = host.request.get(f"/api/v2/tables/{table['id']}").json()
    first, second = (host, friend) if state["options"] else (friend, host)
    for page in (host, friend):
        page.goto(f"/tables/{table['id']}")
        page.locator(".table").wait_for()
    return first, second, str(table["id"])


def tried_out(page: Any, draws: int) -> None:
    """In a try-out that only this page sees, everybody draws in turn; so many draws in all."""
    page.locator("[data-plan-ahead]").click()
    page.locator("[data-try-out]").wait_for()
    for _ in range(draws):
        assert settled(page) == "mine"
        play(page, row(page, "draw"))
    page.locator("[data-try-out]").wait_for()


def test_a_plan_is_tried_out_left_and_carried_out(visit: Visit) -> None:
    first, second, table = seated(visit)
    tried_out(second, 2)
    second.locator("[data-plan-leave]").click()
    second.locator("[data-plan=goes]").wait_for()
    assert first.locator("[data-plan]").count() == 0
    draw(table, first, second)
    for page in (first, second):
        page.wait_for_function("() => document.querySelector('.table').dataset.moves === '2'")
    second.locator("[data-plan]").wait_for(state="detached")


def test_a_plan_stops_at_what_is_new_and_says_so(visit: Visit, axe: Any, shot: Any) -> None:
    first, second, table = seated(visit)
    second.locator("[data-plan-ahead]").wait_for()
    pictures(second, shot, "waits")
    tried_out(second, 4)
    axe(second, "[data-try-out]")
    pictures(second, shot, "try-out")
    second.locator("[data-plan-leave]").click()
    second.locator("[data-plan=goes] li").nth(1).wait_for()
    axe(second, "[data-plan]")
    pictures(second, shot, "plan")
    draw(table, first, second)  # the plan answers, and the card it draws is news
    second.locator("[data-plan=revealed]").wait_for()
    pictures(second, shot, "stopped")
    second.locator("[data-plan-drop]").click()
    second.locator("[data-plan]").wait_for(state="detached")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_one_has_played_is_found_again_and_played_once_more(
    visit: Visit, axe: Any, shot: Any, lang: str
) -> None:
    page = visit(1366, 768, lang=lang)
    page.goto("/history")
    page.locator("[data-daily=shares]").wait_for()
    axe(page)
    plans = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    id = post(page, "/tables", game="shares", seats=plans)["table"]["id"]
    for _ in range(400):
        state = page.request.get(f"/api/v2/tables/{id}").json()
        if state["table"]["status"] == "over":
            break
        if state["options"]:
            key, revision = f"k{state['revision']}", state["revision"]
            drawn = next((one["action"] for one in state["options"] if one["action"] == "draw"), "")
            if drawn:
                post(page, f"/tables/{id}/commands", type="act", revision=revision, key=key, action=drawn)
    assert state["table"]["status"] == "over"
    page.goto("/history")
    page.locator(f"[data-played='{id}']").wait_for()
    page.locator("[data-statistics=shares]").wait_for()
    axe(page)
    pictures(page, shot, f"history-{lang}")
    page.locator("[data-wanted=result]").select_option("left")
    page.locator(f"[data-played='{id}']").wait_for(state="detached")

    page.goto(f"/tables/{id}/result")
    page.locator("[data-same-deal] [data-fared]").wait_for()
    page.locator("[data-notes] textarea").fill("draw less")
    page.locator("[data-notes] button").click()
    page.locator("[data-notes] [role=status]").wait_for()
    axe(page, "[data-same-deal]", "[data-notes]")
    page.locator("[data-same-deal]").scroll_into_view_if_needed()
    pictures(page, shot, f"deal-{lang}")
    page.locator("[data-again]").click()
    page.wait_for_url(lambda address: id not in address)
    page.locator(".table").wait_for()
