"""Sets in the browser: what was pressed is marked; the rest is marked too until it can be confirmed."""

from __future__ import annotations

from typing import Any

READY = "[data-confirm].lamp"
NEXT = ".options [role=checkbox][aria-checked=false]"


def complete(page: Any, touch: bool = False) -> bool:
    """Mark on until the set can be confirmed, and confirm it; is a set being chosen at all?"""
    if not page.locator("[data-slots]").count():
        return False
    for _ in range(12):
        if page.locator(READY).count() and page.get_attribute("[data-slots]", "data-slots") != "0":
            break
        page.locator(NEXT).first.tap() if touch else page.locator(NEXT).first.click()
    before = page.get_attribute(".table", "data-moves")
    for _ in range(2):  # once more if it gives something away
        ready = page.locator(READY)
        if page.get_attribute(".table", "data-moves") == before and ready.count():
            ready.tap() if touch else ready.click()
            page.wait_for_function(
                """before => document.querySelector('.table')?.dataset.moves !== before
                    || document.querySelector('.warns')""",
                arg=before,
            )
    return True
