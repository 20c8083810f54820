"""A game of another package in the browser: words from the server, a plain picture, a plain board."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.client.conftest import STATIC
from tests.test_fourth_game import package, serving  # noqa: F401

pytestmark = pytest.mark.slow


def test_a_game_of_another_package_stands_on_the_shelf_and_is_played(
    chromium: Any,
    package: Path,  # noqa: F811
    tmp_path: Path,
    shot: Any,
) -> None:
    if not (STATIC / "index.html").is_file():
        pytest.skip("the client is not built: npm ci && npm run build in client/")
    with serving(package, tmp_path) as url:
        page = chromium.new_context(base_url=url, viewport={"width": 1366, "height": 768}).new_page()
        page.goto("/?game=kelp")
        card = page.locator(".card").filter(has=page.locator("[data-picture=plain-kelp]"))
        card.wait_for()
        assert card.locator("h2").inner_text() == "In Too Deep"
        assert "2–5" in card.inner_text()
        assert card.locator("[data-first]").count() == 0, "it brings no guide"
        assert page.locator("[data-first=shares]").count() == 1
        shot(page, "fourth-game-shelf")
        page.locator("[data-start]").click()
        page.wait_for_url("**/tables/*")
        option = page.locator("[data-option]").first
        option.wait_for()
        before = page.locator(".table").get_attribute("data-moves")
        option.click()
        page.wait_for_function(
            "before => document.querySelector('.table')?.dataset.moves !== before", arg=before
        )
        shot(page, "fourth-game-table")
