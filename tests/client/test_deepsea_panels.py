"""Around the ocean: the page before the game, the tray, the result."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from .playing import GOLDEN, beside, moved, moves, options, settled
from .test_deepsea import begin

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("client")]

Visit = Callable[..., Any]
OPEN = """async (wanted) => {
  await fetch('/api/v2/me');
  const answer = await fetch('/api/v2/records', {
    method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(wanted)});
  return (await answer.json()).table.id;
}"""


def played_out(seats: int, seed: int, **settings: str) -> str:
    """The record of a whole game of random moves."""
    import bathysphere as bs
    from bathysphere.engine.chance import Source
    from bathysphere.engine.record import Record

    p = bs.start("deepsea", seats=seats, seed=seed, **settings)
    source = Source(seed, 1)
    actions = []
    while not p.over:
        action = p.choices[source.below(len(p.choices))]
        actions.append(p.text(action))
        p.act(action)
    names = ["Ana", "Ben", "Cleo", "Dan", "Eva"][:seats]
    return Record("deepsea", seats, seed, p.game.version, dict(p.content.settings), names, actions).text()


def test_the_page_before_the_game_shows_each_mission(
    visit: Visit, axe: Callable[[Any], None], shot: Callable[[Any, str], None]
) -> None:
    page = visit(1440, 900)
    page.goto("/games/deepsea")
    for number in range(1, 11):
        page.locator(f'.mission:has(input[value="{number}"])').click()
        page.locator(f'[data-mission="{number}"]').wait_for()
        assert page.locator(".ocean svg").first.get_attribute("aria-label")
        assert page.locator(".hexes .hex").count() > 20
        assert page.locator(".goals li").count() == 3
        if number in (1, 6):
            axe(page)
            shot(page, f"deepsea-setup-{number}")
    page.locator('input[name="edition"][value="prototype"]').check()
    # The prototype has no mission 10: the first one takes its place.
    page.locator('[data-mission="1"]').wait_for()
    page.locator("[data-refused]").wait_for(state="detached")
    page.locator('.mission:has(input[value="2"])').click()
    page.locator('[data-mission="2"]').wait_for()
    page.locator("[data-start]").click()
    page.wait_for_url("**/tables/*")
    settled(page)


def test_a_specialist_is_recruited_in_the_tray(visit: Visit, axe: Callable[[Any], None]) -> None:
    page = visit(1440, 900)
    begin(page, 2, mission="1")
    before = page.get_attribute(".table", "data-moves")
    lit = len(options(page))
    assert page.locator("[data-tab=specialists] .lit").inner_text().split()[-1] == str(lit)
    beside(page, "specialists")
    tray = page.locator('[data-panel="tray-title"]')
    closed = tray.locator("[data-unlit]").first
    closed.click(force=True)
    page.locator(".why").wait_for()
    assert page.get_attribute(".table", "data-moves") == before
    axe(page)
    tray.locator('[data-lit="recruit reef_diver"]').click()
    moved(page, before)
    mat = page.locator('[data-panel="mat"]')
    assert mat.get_by_text("Reef Diver", exact=True).count() == 1


def test_the_order_of_rewards_is_chosen_by_dragging(visit: Visit, axe: Callable[[Any], None]) -> None:
    record = GOLDEN / "deepsea" / "mission-02-competitive.record"
    head, _, *actions = record.read_text(encoding="utf-8").splitlines()
    asked = next(place for place, line in enumerate(actions) if ". next impact" in line)
    page = visit(1440, 900)
    answer = page.request.post("/api/v2/records", data={"text": "\n".join([head, *actions[:asked]])})
    page.goto(f"/tables/{answer.json()['table']['id']}")
    if settled(page) == "curtain":
        page.locator("[data-curtain]").click()
    front = page.locator(".tray .front")
    front.wait_for()
    axe(page)
    before = moves(page)
    page.locator('.tray [data-lit="next impact"]').drag_to(front)
    moved(page, before)
    settled(page)
    assert options(page)[0].startswith("mark")


def test_another_mat_opens_and_both_sides_of_a_specialist_are_told(visit: Visit) -> None:
    page = visit(1440, 900, lang="de")
    begin(page, 3, mission="1")
    other = page.locator("[data-player]").first
    assert other.locator(".crew").count() == 0
    other.locator("button").first.click()
    other.locator(".crew").wait_for()
    beside(page, "specialists")
    page.locator('[data-panel="tray-title"] [aria-pressed]').click()
    page.locator('[data-panel="tray-title"]').get_by_text("Steuermann").wait_for()


@pytest.mark.parametrize("mode", ["competitive", "coop"])
def test_the_result_tells_highlights(
    visit: Visit, axe: Callable[[Any], None], shot: Callable[[Any, str], None], mode: str
) -> None:
    page = visit(1280, 900)
    page.goto("/credits")
    plan = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "level": "random", "name": "Ben"}]
    wanted = {"text": played_out(2, 5, mode=mode), "seats": plan}
    table = page.evaluate(OPEN, wanted)
    page.goto(f"/tables/{table}/result")
    told = page.locator("[data-highlights] li")
    told.first.wait_for()
    assert all("{" not in text for text in told.all_inner_texts())
    assert page.locator("[data-rounds]").count() == (1 if mode == "competitive" else 0)
    axe(page)
    shot(page, f"deepsea-result-{mode}")
