"""The first load of the client in a real browser, by Chromium's own tracing: bytes, paint, blocking.

python -m bench.firstload [WIDTH]

Asks a server of its own on this machine. Times are wall-clock and grow with whatever else runs here.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from bench.players import Process
from bench.tracing import tasks, traced

CHROMIUM = os.environ.get("BATHYSPHERE_CHROMIUM") or shutil.which("chromium")
ARGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
BUDGETS = {"home": 110, "table": 230}
"""In kB."""
LONG = 50
"""A task of the main thread that takes longer than this (in ms) blocks."""
STANDS = """(() => {
  const look = () => {
    if (window.stands || !document.querySelector('READY')) return;
    window.stands = performance.now();
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
})()"""
"""Notes when the page stands."""
ASKED = """[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .filter(entry => entry.startTime < window.stands).reduce((sum, entry) => sum + entry.transferSize, 0)"""
"""How many bytes were asked for until then."""


def measure(page: Page, cdp: Any, path: str, ready: str) -> dict[str, float]:
    """Open a page with nothing in the cache and wait until it can be used."""
    bytes_by_request: dict[str, int] = {}
    cdp.on(
        "Network.loadingFinished", lambda e: bytes_by_request.update({e["requestId"]: e["encodedDataLength"]})
    )
    cdp.send("Network.enable")
    cdp.send("Network.setCacheDisabled", {"cacheDisabled": True})
    page.add_init_script(STANDS.replace("READY", ready))
    with traced(page, cdp) as events:
        page.goto(path)
        page.locator(ready).first.wait_for()
        page.wait_for_load_state("networkidle")
    usable, asked = page.evaluate(f"[window.stands, {ASKED}]")
    paints = page.evaluate("performance.getEntriesByType('paint').map(e => [e.name, e.startTime])")
    first_paint = dict(paints).get("first-contentful-paint", 0.0)
    return {
        "requests": len(bytes_by_request),
        "compressed_kb": sum(bytes_by_request.values()) / 1000,
        "until_usable_kb": asked / 1000,
        "first_contentful_paint_ms": first_paint,
        "usable_ms": usable,
        "total_blocking_ms": sum(max(0, task - LONG) for task in tasks(events)),
    }


def main(width: int = 1280) -> None:
    """Home, then a table, each as the first page of a new guest."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as running:
        server = Process(f"sqlite:///{Path(folder) / 'tables.sqlite'}")
        browser = running.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        try:
            context = browser.new_context(
                viewport={"width": width, "height": 800}, base_url=f"http://127.0.0.1:{server.port}"
            )
            page = context.new_page()
            loaded = {"home": measure(page, context.new_cdp_session(page), "/", "[data-known=deepsea]")}
            page.locator("[data-known=deepsea]").click()
            page.locator("[data-start]").click()
            page.wait_for_url("**/tables/*")
            other = context.new_page()
            loaded["table"] = measure(other, context.new_cdp_session(other), page.url, ".table .board svg")
        finally:
            browser.close()
            server.stop()
    for name, figures in loaded.items():
        print(name + ": " + ", ".join(f"{what} {value:.0f}" for what, value in figures.items()))
    print(json.dumps(loaded))
    over = [name for name, figures in loaded.items() if figures["compressed_kb"] > BUDGETS[name]]
    if over:
        sys.exit(f"over the budget for a first load: {', '.join(over)}")


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:]))
