"""Chromium's own tracing: what the main thread of a page computed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page

CATEGORIES = "toplevel,devtools.timeline,disabled-by-default-devtools.timeline"


@contextmanager
def traced(page: Page, cdp: Any) -> Iterator[list[dict[str, Any]]]:
    """Whatever happens inside; the events are there when it is left."""
    events: list[dict[str, Any]] = []
    done: list[bool] = []

    def collect(message: Any) -> None:
        events.extend(message["value"])

    def complete(_: Any) -> None:
        done.append(True)

    cdp.on("Tracing.dataCollected", collect)
    cdp.on("Tracing.tracingComplete", complete)
    cdp.send("Tracing.start", {"transferMode": "ReportEvents", "categories": CATEGORIES})
    yield events
    cdp.send("Tracing.end")
    while not done:
        page.wait_for_timeout(50)
    cdp.remove_listener("Tracing.dataCollected", collect)
    cdp.remove_listener("Tracing.tracingComplete", complete)


def tasks(events: list[dict[str, Any]]) -> list[float]:
    """What each task of the page's main thread computed, in ms, whatever else the machine did."""
    names = {(e["pid"], e["tid"]): e["args"]["name"] for e in events if e["name"] == "thread_name"}
    return [
        e.get("tdur", e.get("dur", 0)) / 1000
        for e in events
        if e["name"] == "RunTask" and names.get((e["pid"], e["tid"])) == "CrRendererMain"
    ]
