"""The lab's report in a browser: nothing sticks out on a phone, and its switches can be reached."""

from pathlib import Path
from typing import Any

import pytest

from bathysphere.lab.experiment import Plan, carry_out, experiment, results
from bathysphere.lab.report import report_page
from bathysphere.lab.results import gathered
from bathysphere.lab.workers import Workers
from bathysphere.language.languages import LANGUAGES


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("lab") / "study"
    asked = experiment(Plan("deepsea", ["random", "deckhand"], 4))
    carry_out(asked, folder, Workers, lambda count: None)
    file = folder / "report.html"
    file.write_text(report_page(asked, gathered(asked, results(folder))), encoding="utf-8")
    return file


@pytest.mark.parametrize("width", [375, 1280])
def test_a_report_fits_the_screen(chromium: Any, report: Path, width: int) -> None:
    page = chromium.new_page(viewport={"width": width, "height": 800}, color_scheme="light")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(report.as_uri())
    for language in LANGUAGES:
        page.click(f'button[value="{language}"]')
        for details in page.locator("summary").all():
            details.click()
        assert page.evaluate("document.documentElement.scrollWidth") == width
        for button in page.locator("header button").all():
            box = button.bounding_box()
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= width
    page.click('button[value="dark"]')
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert asked == [report.as_uri()], "it asks nothing of the network"
    page.close()
