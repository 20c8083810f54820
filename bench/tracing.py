"""Chromium's own tracing: what the main thread of a page computed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page

CATEGORIES = "toplevel,blink.user_timing,devtools.timeline,disabled-by-default-devtools.timeline"


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
    return [cost(e) for e in on_main(events) if e["name"] == "RunTask"]


def drawn(events: list[dict[str, Any]], mark: str) -> tuple[float, float]:
    """From the start of the task that set the mark until the next picture was painted, in ms.

    On the clock, and what the main thread computed of it.
    """
    main = on_main(events)
    at = min(e["ts"] for e in events if e["name"] == mark)
    paint = min(e["ts"] for e in main if e["name"] == "Paint" and e["ts"] >= at)
    through = [e for e in main if e["name"] == "RunTask" and e["ts"] + e["dur"] >= at and e["ts"] <= paint]
    begin, end = min(e["ts"] for e in through), max(e["ts"] + e["dur"] for e in through)
    return (end - begin) / 1000, sum(cost(e) for e in through)


def on_main(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What happened on the page's main thread and took some time."""
    names = {(e["pid"], e["tid"]): e["args"]["name"] for e in events if e["name"] == "thread_name"}
    return [e for e in events if e["ph"] == "X" and names.get((e["pid"], e["tid"])) == "CrRendererMain"]


def cost(event: dict[str, Any]) -> float:
    """What it computed, in ms."""
    return float(event.get("tdur", event.get("dur", 0))) / 1000
