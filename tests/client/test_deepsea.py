"""A real browser plays Endeavor: Deep Sea by clicking what is lit."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from bathysphere.content.packs import opened, shipped
from bathysphere.engine.settings import checked

from .playing import OPTION, ask_why, beside, moved, options, settled, ways
from .playing import play as press

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("client")]

TimeoutError = pytest.importorskip("playwright.sync_api", reason="playwright is not installed").TimeoutError

Visit = Callable[..., Any]
MOST_CHOICES = 400
CREATE = """async (wanted) => {
  await fetch('/api/v2/me');
  const answer = await fetch('/api/v2/tables', {
    method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(wanted)});
  return (await answer.json()).table.id;
}"""
AROUND = ("pass", "end", "decline")
"""Ways around doing something: taken only where nothing else is lit."""


WATCH = """() => {
  window.glided = [];
  new MutationObserver((changes) => {
    const added = changes.flatMap((change) => [...change.addedNodes]);
    for (const piece of added.filter((node) => node.dataset?.gliding)) {
      const [first] = piece.getAnimations()[0].effect.getKeyframes();
      window.glided.push({ name: piece.dataset.gliding, from: first.transform });
    }
  }).observe(document.body, { childList: true });
}"""
"""Notes every piece that sets off, and how far away."""


ANSWERED = """before => document.querySelector('.table').dataset.moves !== before
  || document.querySelector('.actions .go.lamp')"""
"""The move was made, or the table asks once more."""
DARK = """rows => {
  const lit = new Set([...document.querySelectorAll('[data-lit]')].map((one) => one.dataset.lit));
  const offered = [...document.querySelectorAll(rows)].map((one) => one.dataset.option);
  return offered.filter((action) => !lit.has(action));
}"""
"""What is offered in these rows and lit nowhere: both are read from one picture."""
HEAR = """() => {
  window.heard = [];
  for (const region of document.querySelectorAll('[aria-live]')) {
    const hear = () => window.heard.push([region.ariaLive, region.textContent.trim()]);
    new MutationObserver(hear).observe(region, { childList: true, characterData: true, subtree: true });
  }
}"""
"""Notes whatever is said to a screen reader."""


def begin(page: Any, seats: int, **settings: str) -> None:
    """One person and bots at a table of their own."""
    page.goto("/credits")
    bots = [{"kind": "bot", "level": "greedy", "name": f"Bot {number}"} for number in range(1, seats)]
    wanted = {"game": "deepsea", "settings": settings, "seats": [{"kind": "me", "name": "Ana"}, *bots]}
    page.goto(f"/tables/{page.evaluate(CREATE, wanted)}")
    settled(page)


def lights(page: Any) -> list[str]:
    """The actions that are lit on the boards, each once, in their order."""
    actions: list[str] = page.locator("[data-lit]").evaluate_all("all => all.map(one => one.dataset.lit)")
    return list(dict.fromkeys(actions))


def dark(page: Any) -> set[str]:
    """The actions that are offered and lit nowhere in sight."""
    return set(page.evaluate(DARK, OPTION))


def opened_for(page: Any, actions: set[str]) -> set[str]:
    """Open one tab after the other that says something is lit behind it; which of some actions stay dark."""
    said = page.locator("[data-tab]:has(.lit)").evaluate_all("all => all.map(one => one.dataset.tab)")
    for tab in said:
        if actions:
            beside(page, tab)
            actions &= dark(page)
    return actions


def choose(page: Any, action: str, touch: bool, lit: bool) -> None:
    """Press the light of an action, or its row in the list; confirm what asks once more."""
    press(page, page.locator(f'[{"data-lit" if lit else "data-option"}="{action}"]').first, touch)


def play_one(page: Any, turn: int, touch: bool = False) -> None:
    """Choose something lit; from the list only what lies nowhere, or what ends the turn."""
    listed = options(page)
    shown = [action for action in lights(page) if action in listed]
    busy = [action for action in shown if action not in AROUND]
    if busy and turn % 9 != 8:
        choose(page, busy[turn * 7 % len(busy)], touch, lit=True)
    else:
        rest = [action for action in listed if action.split()[0] in AROUND] or listed
        choose(page, rest[turn % len(rest)], touch, lit=False)


def play(page: Any, choices: int, touch: bool = False) -> int:
    """Choose so often, or until the end; returns how often something was chosen."""
    for turn in range(choices):
        if settled(page) == "over":
            return turn
        with suppress(TimeoutError):  # the answer of a bot redrew what was under the pointer: look again
            play_one(page, turn, touch)
    return choices


def play_out(page: Any, touch: bool = False) -> int:
    """Play to the end; returns how often something was chosen."""
    chosen = play(page, MOST_CHOICES, touch)
    assert settled(page) == "over", "the game does not end"
    return chosen


def total(page: Any) -> str:
    return str(page.locator("[data-outcome]").inner_text())


@pytest.mark.long
def test_mission_one_with_two_seats_played_on_the_board(visit: Visit, shot: Any, axe: Any) -> None:
    page = visit(1440, 900)
    begin(page, 2)
    axe(page)
    assert play_out(page) > 20
    assert re.search(r"\d", total(page))
    shot(page, "deepsea-over")
    axe(page)


@pytest.mark.long
def test_mission_one_with_four_seats_in_the_light(visit: Visit, shot: Any, axe: Any) -> None:
    page = visit(1440, 900, scheme="light")
    begin(page, 4)
    play(page, 30)
    settled(page)
    shot(page, "deepsea-1440-light")
    axe(page)
    assert play_out(page) > 10


@pytest.mark.long
def test_the_star_search_in_german(visit: Visit, axe: Any) -> None:
    page = visit(1280, 800, lang="de")
    begin(page, 2, mission="6")
    assert page.get_by_role("group", name="Ozean", exact=True).count() == 1
    axe(page)
    assert play_out(page) > 20
    assert page.locator("html").get_attribute("lang") == "de"


@pytest.mark.long
def test_a_team_of_two(visit: Visit) -> None:
    page = visit(1280, 800)
    begin(page, 2, mission="2", mode="coop")
    assert play_out(page) > 20


@pytest.mark.long
def test_alone_on_a_phone(visit: Visit, shot: Any, axe: Any) -> None:
    page = visit(375, 780)
    begin(page, 1)
    axe(page)
    play(page, 20, touch=True)
    settled(page)
    shot(page, "deepsea-phone")
    axe(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 375
    assert play_out(page, touch=True) > 20


def test_every_option_has_a_light_and_every_question_can_be_read(visit: Visit, axe: Any) -> None:
    """What is lit lies in sight, or behind a tab of the desk that counts it."""
    page = visit(1440, 900)
    begin(page, 2)
    unlit: set[str] = set()
    asked: set[str] = set()
    for turn in range(45):
        if settled(page) != "mine":
            break
        listed = options(page)
        unlit |= {action.split()[0] for action in opened_for(page, dark(page))}
        if listed[0].split()[0] not in asked:
            # What stands beside the question and the board was looked at with the first of them.
            axe(page, *((".choices", ".board") if asked else ()))
            asked.add(listed[0].split()[0])
        with suppress(TimeoutError):
            play_one(page, turn)
    assert unlit == set()


def test_a_whole_turn_by_keyboard(visit: Visit) -> None:
    page = visit(1440, 900)
    begin(page, 2)
    page.locator("#question").focus()
    start = int(page.get_attribute(".table", "data-moves") or 0)
    for _ in range(40):
        settled(page)
        before = page.get_attribute(".table", "data-moves")
        step = options(page)[0].split()[0]
        page.keyboard.press("1")
        page.locator(".option.shown").first.wait_for()
        page.keyboard.press("1")
        page.wait_for_function(ANSWERED, arg=before)
        if page.get_attribute(".table", "data-moves") == before:
            page.keyboard.press("Enter")
        moved(page, before)
        page.wait_for_function("() => document.activeElement !== document.body")
        if step in ("activate", "pass") and int(before or 0) > start + 2:
            break
    # The arrow keys go from light to light on the board.
    settled(page)
    page.locator("[data-lit][tabindex='0']").first.focus()
    first = page.evaluate("document.activeElement.dataset.lit")
    assert first
    page.keyboard.press("End")
    last = page.evaluate("document.activeElement.dataset.lit")
    assert last
    page.keyboard.press("Home")
    first = page.locator(".board [data-lit], .board [data-soft], .board [data-opens]").first
    assert first.evaluate("first => first === document.activeElement")
    page.keyboard.press("l")
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")


def test_pieces_glide_to_their_places(visit: Visit) -> None:
    page = visit(1440, 900, motion="no-preference")
    begin(page, 1)
    beside(page, "specialists")  # what lies behind a closed tab sets off from nowhere
    page.evaluate(WATCH)
    wanted = {"vessel", "staging", "tray", "dive"}
    kinds: set[str] = set()
    for turn in range(90):
        assert settled(page) == "mine", "the game was over too soon"
        dives = [action for action in lights(page) if "dive" in action]
        with suppress(TimeoutError):
            if dives and "dive" not in kinds:
                choose(page, dives[0], False, lit=True)
            else:
                play_one(page, turn)
        glided = page.evaluate("glided")
        kinds = {piece["name"].split("-")[0] for piece in glided}
        if kinds >= wanted:
            break
    assert kinds >= wanted, (
        "a vessel has travelled, discs came from the mat, a specialist from the tray, a token"
    )
    assert all(re.match(r"translate\(-?[\d.]+px", piece["from"]) for piece in glided)
    page.wait_for_function("() => !document.querySelector('[data-gliding]')")
    assert page.locator(".table [style*=hidden]").count() == 0


def test_with_reduced_motion_pieces_stand_where_they_belong(visit: Visit) -> None:
    page = visit(1440, 900)
    begin(page, 1)
    page.evaluate(WATCH)
    play(page, 12)
    assert page.evaluate("glided") == []


def test_what_a_screen_reader_hears(visit: Visit) -> None:
    page = visit(1280, 800)
    begin(page, 1)
    recruit = next(action for action in options(page) if action.startswith("recruit"))
    name = page.locator(f'[data-option="{recruit}"] .hidden').first.inner_text()
    assert re.match(r"Recruit .+ \(tier \d\), gives .+, does .+", name), name
    choose(page, recruit, touch=False, lit=False)
    said = page.locator("[aria-live=polite]")
    page.wait_for_function(
        "() => document.querySelector('[aria-live=polite]').textContent.includes('recruits')"
    )
    text = said.inner_text()
    assert re.search(r"Ana recruits [A-Z][\w. -]+\.", text), text
    assert "{" not in text
    zone = page.locator("[role=group][aria-label*='depth 1']").first.get_attribute("aria-label")
    assert re.match(r".+, [A-G]1, depth 1", zone or ""), zone


def test_what_a_screen_reader_hears_of_a_whole_turn(visit: Visit) -> None:
    page = visit(1280, 800)
    begin(page, 2)
    page.evaluate(HEAR)
    said = ""
    sentences = (
        r"Ana recruits [A-Z][\w. -]+\..* Ana activates [A-Z][\w. -]+\.",
        r"Ana (travels from|places a disc on|dives at|conserves at|discovers) .+\.",
        # A bot's turn comes move by move, or from a busy server all at once: then it is counted.
        r"Bot 1 (recruits|activates|passes)|\d+ things happened",
    )
    for _ in range(60):
        # A bot that has passed hands the turn back at once: "Your turn" may come a round later.
        called = ["assertive", "Your turn"] in page.evaluate("heard")
        if called and all(re.search(sentence, said) for sentence in sentences):
            break
        listed = options(page)
        choose(page, next((a for a in listed if a not in AROUND), listed[0]), touch=False, lit=False)
        settled(page)
        said = " ".join(text for tone, text in page.evaluate("heard") if tone == "polite")
    for sentence in sentences:
        assert re.search(sentence, said), said
    assert "{" not in said
    assert ["assertive", "Your turn"] in page.evaluate("heard")


def test_a_cost_that_changes_in_a_pack_changes_on_the_screen(visit: Visit, tmp_path: Path) -> None:
    zones = shipped("deepsea")["zones.toml"]
    site = '{ id = "c2", cost = 4, get = ["reputation", "impact"] }'
    assert site in zones
    (tmp_path / "zones.toml").write_text(zones.replace(site, site.replace("4", "7")), encoding="utf-8")
    pack = opened("deepsea", str(tmp_path))
    printed = pack.content(2, checked("deepsea", pack.settings, {"mission": "9"})).printed

    page = visit(1440, 900)
    begin(page, 2, mission="9")
    rig = page.locator("[role=group][aria-label^='Decommissioned Oil Rig'] [data-spot=c2] text")
    assert rig.text_content() == "4"
    page.route("**/printed*", lambda route: route.fulfill(json=printed))
    page.reload()
    settled(page)
    assert rig.text_content() == "7"


def test_an_unlit_site_says_why(visit: Visit) -> None:
    page = visit(1440, 900)
    begin(page, 1)
    page.locator("[data-spot]").first.click()
    why = page.locator(".why")
    why.wait_for()
    assert len(why.inner_text()) > 10


def first_turn(page: Any) -> None:
    """Mission 1, three at the table: recruit the Reef Diver, and on to the first activation."""
    begin(page, 3, mission="1")
    for _ in range(6):
        settled(page)
        listed = options(page)
        if "activate team_leader" in listed:
            return
        choose(page, "recruit reef_diver" if "recruit reef_diver" in listed else listed[0], False, lit=False)
    raise AssertionError("the first turn does not come")


def why(page: Any, target: Any) -> str:
    """Press something that is not lit and read what it says."""
    page.keyboard.press("Escape")
    page.locator(".why").wait_for(state="detached")
    ask_why(target)
    page.locator(".why").wait_for()
    return str(page.locator(".why").inner_text())


def uncovered(places: Any) -> Any:
    """The first of some places that a pointer reaches: which pieces lie on a board, the deal decides."""
    first = places.evaluate_all(
        """all => all.findIndex((place) => {
            const box = place.getBoundingClientRect();
            const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            return hit !== null && place.contains(hit);
        })"""
    )
    return places.nth(max(0, first))


@pytest.mark.rule("DS-103", "DS-149", "DS-174")
def test_at_the_first_activation_every_place_says_what_leads_there(visit: Visit, shot: Any) -> None:
    page = visit(1366, 768)
    first_turn(page)
    star = page.locator('g[aria-label^="The Sea Star"]')
    for place in ("sonar the_sea_star", "dive the_sea_star-d1"):
        page.keyboard.press("Escape")
        star.locator(f'[data-soft^="{place}"]').first.click()
        page.locator('.shown[data-option^="way:activate "]').first.wait_for()
    beside(page, "journals")
    for free in page.locator(
        ".journal[data-soft]"
    ).all():  # whether one can be published now, the deal decides
        page.keyboard.press("Escape")
        free.click()
        page.locator('.shown[data-option^="way:activate "]').first.wait_for()
    journal = why(page, page.locator(".journal[data-unlit]").first)
    assert re.search("Research|Journal|Field", journal), journal
    shot(page, "deepsea-why-first-turn")


@pytest.mark.rule("DS-113", "DS-149", "DS-174")
def test_the_own_zone_is_lit_for_the_actions_that_can_be_done_there(visit: Visit, shot: Any) -> None:
    page = visit(1366, 768)
    first_turn(page)
    choose(page, "activate team_leader", False, lit=False)
    settled(page)
    star = page.locator('g[aria-label^="The Sea Star"]')
    lit = star.locator("[data-lit]").evaluate_all("all => all.map(one => one.dataset.lit)")
    assert {"do sonar", "do dive"} <= set(lit)
    shot(page, "deepsea-own-zone-lit")
    star.locator('[data-lit="do sonar"]').first.click()
    proposed = page.locator('[data-option^="way:"]')
    proposed.first.wait_for()
    assert all("way:do sonar|" in way and "draw " in way for way in ways(page))


def test_while_recruiting_a_journal_says_that_it_is_for_later(visit: Visit) -> None:
    page = visit(1366, 768)
    begin(page, 3, mission="1")
    beside(page, "journals")
    said = why(page, page.locator(".journal").first)
    assert "Recruit a Specialist" in said or "Field" in said
