"""Told as it is: a team's result, who left, what is ours, what lies open, no ids, the prototype's book."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

import bathysphere as bs
from bathysphere import Record

from .playing import beside, finished, golden, play, play_one, post, prepared, row, settled

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("client")]

Visit = Callable[..., Any]
Check = Callable[[Any], None]
LOST = "deepsea/edition-retail-legendary"
WON = "deepsea/mission-03-solo"
PROTOTYPE = "deepsea/edition-prototype-coop"
IDS = re.compile(
    r"\bhex \d+,\d+|\b\d+,\d+\b|\b[a-z]{1,2}\d\d\b|\b[a-z]+_[a-z]+\b|\bspot [a-z]\b|\{[a-z][\w-]*\}"
)
"""What content files and records call things: coordinates, `m04`, `reef_diver`, a message that is missing."""
SAID = """() => {
    const found = [document.body.innerText];
    for (const one of document.querySelectorAll('[aria-label], [title]'))
        found.push(one.getAttribute('aria-label') ?? '', one.getAttribute('title') ?? '');
    return found.filter(Boolean);
}"""


def before(record: str, happens: Callable[[Any, Any], bool]) -> int:
    """How many moves a golden game has before the one with which something happens."""
    read = Record.parse(golden(record))
    for number in range(len(read.actions)):
        if happens(bs.replay(read, number), bs.replay(read, number + 1)):
            return number
    raise AssertionError(record)


def seen(page: Any) -> dict[str, Any]:
    """What the table shows whoever looks, as data."""
    table = page.request.get(f"/api/v2/tables/{page.url.rsplit('/', 1)[1].partition('?')[0]}").json()
    view: dict[str, Any] = table["view"]
    return view


# -- a team -----------------------------------------------------------------------------------------


@pytest.mark.rule("DS-288", "DS-301", "DS-302")
@pytest.mark.parametrize(("width", "lang"), [(1366, "en"), (375, "de")])
def test_a_team_that_loses_is_told_so(visit: Visit, axe: Check, shot: Any, width: int, lang: str) -> None:
    page = visit(width, 768 if width > 700 else 812, lang=lang)
    page.goto("/credits")
    table = finished(page, LOST)
    page.goto(table)
    assert settled(page) == "over"
    outcome = page.locator("[data-outcome]")
    title, text = {
        "en": ("Not reached, 4 goals short", "3 of 7 goals met. Legendary needs 7."),
        "de": ("Nicht erreicht, 4 Ziele fehlen", "3 von 7 Zielen erreicht. Legendär: 7 nötig."),
    }[lang]
    assert outcome.locator("h2").inner_text().strip() == title
    assert text in outcome.inner_text()
    assert outcome.locator("h2 svg").count() == 0, "no trophy over a defeat"
    assert outcome.locator(".place").count() == 0, "nobody is ranked"
    assert outcome.locator("[data-pips]").get_attribute("data-pips") == "3"
    axe(page)
    outcome.locator("a.lamp").click()
    result = page.locator("[data-team-result=lost]")
    result.wait_for()
    assert result.locator("#team-title").inner_text() == title
    assert page.locator("[data-outcome] h2 svg").count() == 0
    assert result.locator("[data-enough] li").count() == 4
    view = seen_of(page, table)
    goals = result.locator(".goals [data-goal]")
    assert goals.count() == 7
    for goal, standing in zip(goals.all()[1:4], view["goals"], strict=True):
        assert (
            goal.locator(".count")
            .inner_text()
            .startswith(f"{standing['team']['have']} / {standing['team']['need']}")
        )
    since = page.locator(".goals [data-since]")
    since.first.wait_for()
    assert since.all_inner_texts() == [f"{SINCE[lang]} {number}" for number in met_since(LOST)]
    names = page.locator("[data-sheet] tbody th").all_inner_texts()
    assert not [name for name in names if re.search(r"Goal \d|Ziel \d|bonus goal", name)]
    assert goals.nth(1).locator("b").first.inner_text() == names[1]
    axe(page)
    shot(page, f"team-lost-{width}-{lang}")


SINCE = {"en": "since round", "de": "seit Runde"}


def met_since(record: str) -> list[int]:
    """Of every goal met at the end, in their order, the round since which it was, move by move.

    A Bonus Goal may be met in the round it is turned up with.
    """
    read = Record.parse(golden(record))
    p: Any = bs.replay(read, 0)
    since: dict[str, int] = {}
    for action in read.actions:
        round = p.round
        p.play(action)
        met = [goal for goal in p.view(-1)["coop"]["goals"] if goal["met"]]
        since = {
            goal["name"]: since.get(goal["name"], p.round if goal["kind"] == "bonus" else round)
            for goal in met
        }
    return list(since.values())


def seen_of(page: Any, table: str) -> dict[str, Any]:
    """What a finished table shows, as data."""
    view: dict[str, Any] = page.request.get(f"/api/v2{table}").json()["view"]
    return view


@pytest.mark.rule("DS-301", "DS-302")
def test_who_reaches_enough_goals_alone_wins(visit: Visit, axe: Check, shot: Any) -> None:
    page = visit(1366, 768)
    page.goto("/credits")
    table = finished(page, WON)
    page.goto(f"{table}/result")
    result = page.locator("[data-team-result=won]")
    result.wait_for()
    assert result.locator("#team-title").inner_text() == "Reached: you win"
    assert "4 of 7 goals met. Beginner needs 4." in result.inner_text()
    assert result.locator("[data-close] li").count() == 3
    assert result.locator("[data-again]").get_attribute("data-again") == "intermediate"
    axe(page)
    shot(page, "team-won")
    result.locator("[data-again]").click()
    page.wait_for_function(
        "table => location.pathname.startsWith('/tables/') && location.pathname !== table",
        arg=f"{table}/result",
    )
    settled(page)
    assert "Intermediate needs 5 of 7 goals." in page.locator("[data-panel=goals-title]").inner_text()


@pytest.mark.rule("DS-307", "DS-308")
def test_the_prototype_tells_its_result_by_its_own_chart(visit: Visit, axe: Check) -> None:
    page = visit(1366, 768)
    page.goto("/credits")
    page.goto(f"{finished(page, PROTOTYPE)}/result")
    chart = page.locator("[data-chart]")
    chart.wait_for()
    assert chart.locator("li").count() == 5
    assert chart.locator("li[aria-current]").inner_text().split() == ["0–3", "Failure"]
    assert page.locator("#team-title").inner_text() == "Failure"
    assert "needs" not in page.locator("[data-team-result]").inner_text()
    axe(page)


@pytest.mark.rule("DS-299", "DS-300")
@pytest.mark.parametrize(("width", "lang"), [(1366, "en"), (375, "de")])
def test_a_setback_strikes_in_full_sight_and_can_be_read_afterwards(
    visit: Visit, axe: Check, shot: Any, width: int, lang: str
) -> None:
    record = "deepsea/mission-01-solo"
    moves = before(record, lambda here, there: here.round == 3 and there.round == 4)
    action = Record.parse(golden(record)).actions[moves]
    page = visit(width, 768 if width > 700 else 812, lang=lang)
    page.goto("/credits")
    prepared(page, moves, record)
    assert page.locator("[data-turned]").count() == 0
    play(page, row(page, action), touch=width < 700)
    card = page.locator("[data-turned]")
    card.wait_for()
    view = seen(page)
    name = card.get_attribute("data-turned")
    assert name in [view["coop"]["setback"], *view["coop"]["done"]]
    said = card.inner_text()
    assert {"en": "A Setback strikes", "de": "Eine Krise"}[lang] in said
    texts = page.request.get(f"/api/v2/games/deepsea/texts/{lang}").text()
    sentence = re.search(rf"^setback-{name} = (.*)$", texts, re.M)
    assert sentence is not None
    assert sentence[1] in said
    axe(page)
    shot(page, f"setback-{width}-{lang}")
    # Out of the way of the board and back, then put away for good.
    card.locator("footer button").first.click()
    lowered = card.and_(page.locator("[data-lowered]"))
    lowered.wait_for()
    lowered.locator("button").first.click()
    card.locator("footer .lamp").click()
    card.wait_for(state="detached")
    if width < 700:
        page.locator(".pages button").nth(1).click()
    kept = page.locator(f"[data-setback={name}]")
    if not kept.evaluate("one => one.open"):
        kept.locator("summary").click()
    assert sentence[1] in kept.inner_text()


# -- who left ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "de"])
def test_who_resigned_is_marked_and_does_not_win(visit: Visit, axe: Check, lang: str) -> None:
    page = visit(1366, 768, lang=lang)
    page.goto("/credits")
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "level": "random", "name": "Bosun"}]
    state = post(page, "/tables", game="shares", seats=seats)
    table = state["table"]["id"]
    post(page, f"/tables/{table}/commands", type="resign", revision=state["revision"], key="gone")
    page.goto(f"/tables/{table}")
    assert settled(page) == "over"
    words = {"en": "resigned, a bot played on", "de": "aufgegeben, ein Bot spielte weiter"}[lang]
    assert page.locator(".seats [data-gone=resigned]").inner_text().startswith("Ana")
    assert page.locator(f'.seats [data-gone] [title="{words}"]').count() == 1
    assert words in page.locator("[data-outcome] [data-gone=resigned]").inner_text()
    title = page.locator("[data-outcome] h2").inner_text()
    assert "Bosun" in title
    assert "Ana" not in title
    listed = page.locator("[data-outcome] li .place, [data-outcome] li .who").all_inner_texts()
    assert [line.split()[0] for line in listed] == ["1", "Bosun", "–", "Ana"], "who left has no place"
    beside(page, "log")
    page.locator(f'.log [title="{words}"]').first.wait_for()
    axe(page)
    page.goto(f"/tables/{table}/result")
    page.locator("[data-sheet]").wait_for()
    assert words in page.locator("[data-outcome] [data-gone=resigned]").inner_text()
    assert page.locator("[data-sheet] thead svg[role=img]").count() == 1


# -- house-made -------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_game_says_where_it_starts_what_is_house_made(visit: Visit, lang: str, axe: Check) -> None:
    page = visit(1366, 768, lang=lang)
    said = {}
    for game in ("deepsea", "reef", "shares"):
        page.goto(f"/?game={game}")
        home = page.locator("[data-house-made]")
        home.wait_for()
        said[game] = home.inner_text()
        home.locator("a").click()
        page.wait_for_url(f"**/games/{game}#provenance")
        top = page.locator("[data-house-made]")
        top.wait_for()
        assert top.bounding_box()["y"] < 768 or page.evaluate("scrollY") > 0
        listed = page.locator("[data-sources] li")
        assert listed.count() >= 3
        assert all("{" not in text for text in listed.all_inner_texts())
    assert "156" in said["reef"]
    assert "184" in said["reef"]
    assert "100" in said["shares"]
    assert len(set(said.values())) == 3
    axe(page)


def test_marks_stand_on_what_is_house_made_in_play(visit: Visit, axe: Check) -> None:
    page = visit(1366, 768)
    page.goto("/credits")
    things = {"reef/three-players-b": ["island", "mission", "crew"], "shares/two-players-basic": ["card"]}
    for record, kinds in things.items():
        prepared(page, 40, record)
        for kind in kinds:
            mark = page.locator(f"[data-house={kind}]").first
            mark.wait_for(state="attached")
            assert mark.get_attribute("title") == "house-made: not the printed value"
        axe(page)
    bots = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    state = post(page, "/tables", game="deepsea", seats=bots, settings={"mode": "coop", "mission": "2"})
    page.goto(f"/tables/{state['table']['id']}")
    settled(page)
    marked = page.locator("[data-panel=goals-title] li:has([data-house=threshold])")
    assert marked.count() >= 4, "all three goals of mission 2 and its Impact goal"


# -- what lies open ---------------------------------------------------------------------------------


def test_the_open_top_of_the_crew_stack_is_shown(visit: Visit) -> None:
    page = visit(1366, 768)
    page.goto("/credits")
    state = post(page, "/tables", game="reef", seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
    page.goto(f"/tables/{state['table']['id']}")
    settled(page)
    shown = page.locator("[data-crew-top]")
    shown.wait_for()
    assert shown.get_attribute("data-crew-top") == seen(page)["crew_top"]


def test_who_leads_a_goal_has_its_marker(visit: Visit) -> None:
    page = visit(1366, 768)
    page.goto("/credits")
    page.goto(finished(page, "deepsea/mission-01-competitive"))
    settled(page)
    goals = page.locator("[data-panel=goals-title] [data-goal]")
    goals.first.wait_for()
    for goal, standing in zip(goals.all(), seen(page)["goals"], strict=True):
        best = max(standing["bonus"])
        leaders = [str(seat) for seat, points in enumerate(standing["bonus"]) if points == best > 0]
        shown = goal.locator("[data-leads]").evaluate_all("all => all.map(one => one.dataset.leads)")
        assert shown == leaders


def test_a_found_dive_token_is_shown_with_what_it_offers(visit: Visit, axe: Check, shot: Any) -> None:
    record = "deepsea/mission-01-competitive"

    def found(here: Any, there: Any) -> bool:
        held, holds = (
            here.view(-1)["players"][here.seat]["tokens"],
            there.view(-1)["players"][here.seat]["tokens"],
        )
        return len(holds) > len(held) and there.seat == here.seat and here.round == there.round

    moves = before(record, found)
    action = Record.parse(golden(record)).actions[moves]
    page = visit(1366, 768)
    page.goto("/credits")
    prepared(page, moves, record)
    play(page, row(page, action))
    shown = page.locator("[data-found]")
    shown.wait_for()
    token = shown.locator("[data-token]").first.get_attribute("data-token")
    assert token in seen(page)["players"][int(page.get_attribute(".table", "data-seat"))]["tokens"]
    assert "Research" in shown.inner_text()
    axe(page)
    shot(page, "found-token")
    lit = shown.locator("[data-lit]")
    assert {one.split()[0] for one in lit.evaluate_all("all => all.map(one => one.dataset.lit)")} <= {
        "spend",
        "use",
    }
    played = page.get_attribute(".table", "data-moves")
    shown.get_by_role("button", name="Not now").click()
    shown.wait_for(state="detached")
    assert page.get_attribute(".table", "data-moves") == played
    assert token in seen(page)["players"][int(page.get_attribute(".table", "data-seat"))]["tokens"]


# -- no ids -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(
    ("record", "moves"),
    [
        ("deepsea/mission-01-competitive", 60),
        ("deepsea/mission-06-coop", 90),
        ("reef/three-players-b", 80),
        ("shares/two-players-basic", 30),
    ],
)
def test_no_id_reaches_a_player(visit: Visit, record: str, moves: int, lang: str) -> None:
    page = visit(1366, 768, lang=lang)
    page.goto("/credits")
    prepared(page, moves, record)
    said = "\n".join(page.evaluate(SAID))
    assert not IDS.findall(said)


def test_a_hex_goes_by_row_and_place(visit: Visit) -> None:
    record = "deepsea/mission-01-competitive"
    actions = Record.parse(golden(record)).actions
    moves = next(number for number, action in enumerate(actions) if action.startswith("mark "))
    page = visit(1366, 768)
    page.goto("/credits")
    prepared(page, moves, record)
    said = page.locator("[data-option^='mark ']").all_inner_texts()
    assert all(re.search(r"hex \d+ of row \d+", text) for text in said)
    assert not IDS.findall("\n".join(page.evaluate(SAID)))


# -- the prototype ----------------------------------------------------------------------------------


@pytest.mark.rule("DS-305", "DS-307", "DS-308")
@pytest.mark.parametrize(("width", "lang"), [(1366, "en"), (375, "de")])
def test_the_prototype_offers_what_its_book_has(
    visit: Visit, axe: Check, shot: Any, width: int, lang: str
) -> None:
    page = visit(width, 768 if width > 700 else 812, lang=lang)
    page.goto("/games/deepsea")
    page.locator('input[name="mode"][value="coop"]').check()
    page.locator("[data-difficulty]").wait_for()
    assert (
        page.locator("[data-difficulty] label").all_inner_texts()[0].strip()
        == {
            "en": "Beginner: 4 of 7",
            "de": "Einfach: 4 von 7",
        }[lang]
    )
    page.locator('.mission:has(input[value="9"])').click()
    page.locator('[data-mission="9"]').wait_for()
    page.locator('input[name="edition"][value="prototype"]').check()
    page.locator("[data-prototype]").wait_for()
    page.locator('[data-mission="1"]').wait_for()
    assert page.locator(".mission").count() == 8
    assert page.locator("[data-difficulty]").count() == 0
    assert page.locator("[data-refused]").count() == 0
    cards = page.locator("[data-coop-cards]")
    cards.locator("summary").click()
    assert cards.locator("li").count() == 6, "six co-op goals, no Setbacks"
    axe(page)
    shot(page, f"prototype-setup-{width}-{lang}")
    page.locator("[data-start]").click()
    page.wait_for_url("**/tables/*")
    settled(page)
    need = seen(page)["coop"]["impact"]["need"]
    if width > 700:
        goals = page.locator("[data-panel=goals-title]")
        assert f"/{need}" in goals.inner_text()
        assert "From 4 of 7 goals on it is a success" in goals.inner_text()
        assert goals.locator("[data-goal]").count() == 7
        aim = page.locator("[data-aim-line]")
        for turn in range(12):  # its Preparation, then the turns, by the book's own word
            if "Staging" in aim.text_content():
                break
            play_one(page, turn)
            settled(page)
        assert "Staging" in aim.text_content()


@pytest.mark.rule("DS-266")
def test_at_a_prototype_table_no_points_stand_on_journals_and_help_tells_its_rules(visit: Visit) -> None:
    page = visit(1366, 768)
    page.goto("/credits")
    bots = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    state = post(page, "/tables", game="deepsea", seats=bots, settings={"edition": "prototype"})
    page.goto(f"/tables/{state['table']['id']}")
    settled(page)
    beside(page, "journals")
    journals = page.locator("[data-panel=journals-title]")
    assert journals.locator(".journal").count() == 4
    assert journals.locator(".points").count() == 0
    page.locator("[data-panel=goals-title] header button").first.click()
    told = page.locator("dialog[open]").inner_text()
    assert "In the prototype every turn needs an activation" in told
    assert "points on Journals" not in told
    assert "Setbacks come from the same deck" not in told
