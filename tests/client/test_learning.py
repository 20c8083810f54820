"""A novice learns each game in the browser: by reading what stands on the screen, and by nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from bathysphere.lessons import find, lessons_of
from tests.client import sets

from .playing import moved, settled

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("client")]

Visit = Callable[..., Any]
GAMES = ("shares", "deepsea", "reef")
DESK, PHONE = (1366, 768), (375, 812)
MOST = 90
QUICK = [(game, "en", DESK, 0) for game in GAMES]
LONG = [
    (game, lang, size, seed)
    for game in GAMES
    for lang in ("en", "de")
    for size in (DESK, PHONE)
    for seed in range(21)
    if (game, lang, size, seed) not in QUICK
]


def named(runs: list[tuple[str, str, tuple[int, int], int]]) -> list[str]:
    """Names to run a single one by, such as `deepsea-de-desk-2`."""
    return [f"{game}-{lang}-{'desk' if size == DESK else 'phone'}-{seed}" for game, lang, size, seed in runs]


class Novice:
    """Reads question, coach and options; does what the guide proposes, or now and then something else."""

    def __init__(self, page: Any, seed: int) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.curious = 0.25 if seed else 0.0
        self.touch = page.viewport_size["width"] < 700
        self.met: set[str] = set()

    def press(self, target: Any) -> None:
        target.tap() if self.touch else target.click()

    def turn(self) -> bool:
        """One choice; False when the guide has nothing more to say."""
        page = self.page
        guide = page.locator("[data-guided]")
        guide.wait_for()
        self.met.update(page.eval_on_selector_all("[data-met]", "all => all.map((one) => one.dataset.met)"))
        if guide.get_attribute("data-guided") == "over":
            return False
        assert page.locator("#question").inner_text()
        coach = page.locator("[data-coach]").inner_text()
        assert coach
        assert "{" not in coach
        before = page.get_attribute(".table", "data-moves")
        asks = "[data-asks]"
        if sets.complete(page, self.touch):
            pass
        elif self.curious and self.chance.random() < self.curious:
            self.press(self.chance.choice(page.locator("[data-option]").all()))
            # A tap only looks; the big button plays it.
            asks = ".actions .go.lamp" if self.touch else asks
        else:
            self.press(page.locator("[data-try]"))
        # What turns something over, or gives something away, is asked about once more.
        page.wait_for_function(
            "([before, asks]) => document.querySelector('.table').dataset.moves !== before"
            " || document.querySelector(asks)",
            arg=[before, asks],
        )
        if page.get_attribute(".table", "data-moves") == before:
            self.press(page.locator(asks))
        moved(page, before)
        return True


def learn(page: Any, game: str, seed: int) -> Novice:
    page.set_default_timeout(40_000)
    page.goto("/")
    door = page.locator(f"[data-first={game}]")
    door.wait_for()
    novice = Novice(page, seed)
    novice.press(door)
    page.locator("[data-aim] li").nth(2).wait_for()
    novice.press(page.locator("[data-begin]"))
    for _ in range(MOST):
        settled(page)
        if not novice.turn():
            break
    else:
        pytest.fail(f"the guide does not end; met so far: {sorted(novice.met)}")
    return novice


@pytest.mark.parametrize(("game", "lang", "size", "seed"), QUICK, ids=named(QUICK))
def test_a_novice_finishes_the_guided_rounds(
    visit: Visit, axe: Callable[[Any], None], game: str, lang: str, size: tuple[int, int], seed: int
) -> None:
    page = visit(*size, lang=lang)
    novice = learn(page, game, seed)
    axe(page)
    wanted = {
        "shares": {"draft", "expand", "buy", "draw"},
        "deepsea": {"recruit", "impact", "sonar", "discover", "travel", "conserve", "journal", "dive"},
        "reef": {"ship", "deploy", "sail", "mission", "island", "recharge"},
    }[game]
    assert wanted <= novice.met
    novice.press(page.locator("[data-leave]").last)
    page.locator("[data-guided]").wait_for(state="detached")
    assert page.locator("[data-coach]").count() <= 1


@pytest.mark.long
@pytest.mark.parametrize(("game", "lang", "size", "seed"), LONG, ids=named(LONG))
def test_any_novice_finishes_the_guided_rounds(
    visit: Visit, game: str, lang: str, size: tuple[int, int], seed: int
) -> None:
    learn(visit(*size, lang=lang), game, seed)


def test_the_coach_is_a_switch_in_the_menu(visit: Visit) -> None:
    page = visit(*DESK)
    page.goto("/?game=shares")
    page.locator("[data-start]").click()
    settled(page)
    page.locator("[data-coach]").wait_for()
    page.get_by_label("Menu").click()
    page.locator("[data-coach-switch]").uncheck()
    page.locator("[data-coach]").wait_for(state="detached")
    page.reload()
    settled(page)
    assert page.locator("[data-coach]").count() == 0


@pytest.mark.parametrize(("lang", "size"), [("en", DESK), pytest.param("de", PHONE, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_learnt_with_one_try_that_leads_elsewhere(
    visit: Visit, axe: Callable[[Any], None], game: str, lang: str, size: tuple[int, int]
) -> None:
    page = visit(*size, lang=lang)
    page.set_default_timeout(40_000)
    press = (lambda target: target.tap()) if size == PHONE else (lambda target: target.click())
    lesson = lessons_of(game)[1]
    page.goto(f"/games/{game}")
    press(page.locator(f'[data-begin-lesson="{lesson.id}"]'))
    page.locator("[data-task]", has_text=lesson.steps[0].task[lang][:20]).wait_for()
    axe(page)
    other = page.locator("[data-option]").last
    press(other)
    go = page.locator(".actions .go.lamp")
    if size == PHONE or go.count():
        press(go)
    if not lesson.steps[0].waits:
        page.locator("[data-answer]").wait_for()
    axe(page)
    for place in range(len(lesson.steps)):
        page.wait_for_function(
            "place => Number(document.querySelector('[data-lesson]').dataset.step) >= place", arg=place
        )
        while page.get_attribute("[data-lesson]", "data-step") == str(place):
            show = page.locator("[data-show]:not([disabled])")
            if show.count():
                press(show.first)
            page.wait_for_timeout(300)
    page.locator("[data-lesson-over]").wait_for()
    axe(page)
    page.goto(f"/games/{game}")
    button = page.locator(f'[data-begin-lesson="{lesson.id}"]')
    assert button.inner_text().strip() == {"en": "Once more", "de": "Noch einmal"}[lang]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_try_that_leads_elsewhere_is_answered_on_the_board(visit: Visit, lang: str) -> None:
    """What it touched is ringed, and what is true of it stands beside it until it is taken back."""
    page = visit(*DESK, lang=lang)
    page.goto("/games/shares")
    page.locator('[data-begin-lesson="dividend"]').click()
    for option in ("expand wildlife-75", "into research"):
        page.locator(f'.options [data-option="{option}"]').click()
    page.locator("[data-answer]").wait_for()
    bubble = page.locator("[data-tried]")
    bubble.wait_for()
    lesson = find("shares", "dividend")
    assert lesson is not None
    says = lesson.steps[0].answer(["expand wildlife-75", "into research"]).says[lang]
    assert bubble.inner_text() == says
    assert page.locator(".light").count() == 1
    board, box = page.locator("section.board").bounding_box(), bubble.bounding_box()
    assert board["x"] <= box["x"]
    assert box["x"] + box["width"] <= board["x"] + board["width"]
    page.locator("[data-take-back]").first.click()
    bubble.wait_for(state="detached")
