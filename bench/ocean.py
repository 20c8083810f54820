"""How fast the fullest ocean is drawn: `python -m bench.ocean [--updates 30]`.

Endeavor: Deep Sea with five players and 25 zones, every site taken, in Chromium. A real server starts the
table; on the way to the page its views are filled up.

The first pictures are measured by Chromium's trace, from the task in which message, code, texts and what is
printed are all there until the picture is painted: the ocean, which comes first, then what is asked, with
market and log, then mats, Impact board and goals. `cold` is a new page, `again` the same page
after another one was looked at: everything is drawn anew, but the code has run before.

Updates in which one zone, or all of them, have changed are measured in the page, from the moment a message
arrives until script, styles and layout are done (`work`, the wait for the frame included) and until the
frame is painted (`frame`). `page` is in both cases what the page's main thread computed: of all figures it
grows least with whatever else runs here. Then the water is zoomed and panned: the time from frame to frame,
and the longest task.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from statistics import median, quantiles
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

from playwright.sync_api import Page, sync_playwright

from bench.players import free_port
from bench.tracing import drawn, tasks, traced

SERVE = """
from bathysphere.server.web.app import serve
serve(port={port}, database="sqlite:///{database}", open_browser=False)
"""
STOPWATCH = """
window.times = [];
Object.defineProperty(WebSocket.prototype, 'onmessage', {
  configurable: true,
  get() { return this.heard; },
  set(hear) {
    this.heard = hear;
    this.addEventListener('message', (event) => {
      const began = performance.now();
      hear.call(this, event);
      requestAnimationFrame(() => {
        document.body.getBoundingClientRect();
        const work = performance.now() - began;
        setTimeout(() => window.times.push([work, performance.now() - began]));
      });
    });
  },
});
"""
MARKS = """
window.look = () => {
  const app = document.getElementById('app');
  const when = (place, stands, name, then) => new MutationObserver((_, observer) => {
    if (!stands()) return;
    performance.mark(name);
    observer.disconnect();
    then();
  }).observe(place, {childList: true});
  when(app, () => app.querySelector('.sea'), 'ocean', () => {
    for (const [place, name] of [['#main', 'question'], ['.side', 'mats']]) {
      const found = app.querySelector(place);
      when(found, () => found.firstElementChild, name, () => {});
    }
  });
};
addEventListener('DOMContentLoaded', window.look);
"""
"""Sets a mark in the trace when the ocean is drawn, when the question is, and when the mats are."""
CREATE = """async () => {
  await fetch('/api/v2/me');
  const bot = {kind: 'bot', level: 'random'};
  const wanted = {game: 'deepsea', seats: [{kind: 'me'}, bot, bot, bot, bot], settings: {mission: '1'}};
  const answer = await fetch('/api/v2/tables', {
    method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(wanted)});
  const made = await answer.json();
  const printed = await (await fetch('/api/v2/games/deepsea/printed?seats=5')).json();
  return [made.table.id, printed];
}"""
FRAMES = """() => {
  window.frames = [];
  let last = performance.now();
  const next = (now) => {
    window.frames.push(now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}"""
BUDGET = 100
SMOOTH, STUCK = 16.7, 50
"""Milliseconds from frame to frame at sixty a second, and those that are seen as a stop."""


def full(view: dict[str, Any], sheets: dict[str, Any], turn: int, everywhere: bool) -> dict[str, Any]:
    """The view with 25 zones, discs on every site and all vessels at sea; `turn` moves some of them."""
    zones = []
    players = [{**player, "vessels": ["", "", ""]} for player in view["players"]]
    sailed = turn if everywhere else 0
    harbours = {(s, n): ((s + n + sailed) % 5, (s + 2 * n) % 5 + 1) for s in range(5) for n in range(3)}
    for depth in range(1, 6):
        boards = [zone for zone in sheets.values() if zone["depth"] == depth]
        for column in range(5):
            zone = boards[column % len(boards)]
            shift = turn if everywhere or (column, depth) == (2, 2) else 0
            sites: dict[str, Any] = {site["id"]: {"tokens": site["tokens"]} for site in zone.get("dive", [])}
            others = [space for track in zone.get("sonar", []) for space in track]
            others += zone.get("conserve", []) + zone.get("journal", [])
            for number, site in enumerate(others):
                sites[site["id"]] = {"disc": (number + column + shift) % 5}
            here = [vessel for vessel, place in harbours.items() if place == (column, depth)]
            for seat, nth in here:
                players[seat]["vessels"][nth] = zone["id"]
            zones.append(
                {
                    "cell": f"{'ABCDE'[column]}{depth}",
                    "board": zone["id"],
                    "depth": depth,
                    "discoverer": -1,
                    "sites": sites,
                    "vessels": [sum(seat == whose for whose, _ in here) for seat in range(5)],
                }
            )
    return {**view, "zones": zones, "players": players, "columns": 5, "depths": 5}


def serve(folder: str) -> tuple[subprocess.Popen[bytes], str]:
    """A server of its own on a free port."""
    port = free_port()
    code = SERVE.format(port=port, database=os.path.join(folder, "table.db"))
    process = subprocess.Popen([sys.executable, "-c", code])
    address = f"http://127.0.0.1:{port}"
    for _ in range(200):
        try:
            urlopen(address, timeout=2).close()
            return process, address
        except (URLError, OSError):
            time.sleep(0.1)
    process.kill()
    raise SystemExit("the server does not answer")


def zoom(page: Page) -> None:
    """In and out with the wheel."""
    page.mouse.move(600, 400)
    for step in range(60):
        page.mouse.wheel(0, -40 if step < 30 else 40)


def pan(page: Page) -> None:
    """Zoomed in, the water is dragged about."""
    page.mouse.wheel(0, -300)
    page.mouse.down()
    for step in range(60):
        page.mouse.move(600 + 4 * (step if step < 30 else 60 - step), 400 + 2 * step)
    page.mouse.up()


@dataclass
class Measured:
    """First pictures (on the clock, computed), times of the updates, what the main thread computed for one,
    frames and longest task in motion."""

    first: dict[str, tuple[float, float]] = field(default_factory=dict)
    times: dict[str, list[list[float]]] = field(default_factory=dict)
    computed: dict[str, float] = field(default_factory=dict)
    moving: dict[str, tuple[list[float], float]] = field(default_factory=dict)


def go(page: Page, path: str) -> None:
    """To another page within the client."""
    page.evaluate(
        "path => { history.pushState(null, '', path); dispatchEvent(new Event('popstate')); }", path
    )


def wait(page: Page) -> None:
    """Until the table stands and nothing is asked for any more."""
    page.locator(".sea svg [role=group]").nth(24).wait_for()
    page.locator(".side [data-panel=goals-title]").wait_for()
    page.wait_for_load_state("networkidle")


def pictures(events: list[dict[str, Any]], when: str) -> dict[str, tuple[float, float]]:
    """The three pictures, on the clock and computed."""
    names = {"ocean": "the ocean", "question": "what is asked", "mats": "the mats"}
    return {f"{name}, {when}": drawn(events, mark) for mark, name in names.items()}


def measure(address: str, updates: int) -> Measured:
    """First picture, updates of one zone, updates of all; zooming and panning."""
    measured = Measured()
    last: dict[str, Any] = {}
    with sync_playwright() as running:
        chromium = os.environ.get("BATHYSPHERE_CHROMIUM") or shutil.which("chromium")
        browser = running.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page(viewport={"width": 1440, "height": 900}, base_url=address)
        page.add_init_script(STOPWATCH + MARKS)
        page.goto("/credits")
        table, printed = page.evaluate(CREATE)

        def between(socket: Any) -> None:
            server = socket.connect_to_server()

            def hear(text: str | bytes) -> None:
                message = json.loads(text)
                if message.get("type") in ("state", "update") and message["state"].get("view"):
                    message["state"]["view"] = full(message["state"]["view"], printed["zones"], 0, True)
                    last.update(message=message, socket=socket)
                    text = json.dumps(message)
                socket.send(text)

            server.on_message(hear)

        page.route_web_socket("**/live*", between)
        cdp = page.context.new_cdp_session(page)
        with traced(page, cdp) as events:
            page.goto(f"/tables/{table}")
            wait(page)
        measured.first |= pictures(events, "cold")
        go(page, "/credits")
        page.locator(".sea").wait_for(state="detached")
        with traced(page, cdp) as events:
            page.evaluate("look()")
            go(page, f"/tables/{table}")
            wait(page)
        measured.first |= pictures(events, "again")
        for name, everywhere in (("one zone changed", False), ("all zones changed", True)):
            page.evaluate("times.length = 0")
            with traced(page, cdp) as events:
                for turn in range(1, updates + 1):
                    message = last["message"]
                    view = full(message["state"]["view"], printed["zones"], turn, everywhere)
                    state = {**message["state"], "view": view, "hash": f"{name}{turn}"}
                    last["socket"].send(
                        json.dumps(
                            {"type": "update", "revision": state["revision"], "entries": [], "state": state}
                        )
                    )
                    page.wait_for_function("count => times.length >= count", arg=turn)
            measured.times[name] = page.evaluate("times")
            measured.computed[name] = sum(tasks(events)) / updates
        page.evaluate(FRAMES)
        for name, move in (("zoom", zoom), ("pan", pan)):
            with traced(page, cdp) as events:
                page.evaluate("frames.length = 0")
                move(page)
                frames = page.evaluate("frames")
            measured.moving[name] = (frames, max(tasks(events)))
        browser.close()
    return measured


def main() -> None:
    """Print the table; fail if the budget is broken."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--updates", type=int, default=30, help="how many updates of each kind")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        process, address = serve(folder)
        try:
            measured = measure(address, wanted.updates)
        finally:
            process.kill()
            process.wait()
    slow = []
    print(f"{'25 zones, 5 players':<22} {'clock ms':>8} {'page ms':>8}")
    for name, (clock, page) in measured.first.items():
        print(f"{name:<22} {clock:>8.1f} {page:>8.1f}")
        if page > BUDGET:
            slow.append(name)
    print(f"{'':<22} {'work ms':>8} {'95 %':>8} {'frame ms':>9} {'95 %':>8} {'page ms':>8}")
    for name, times in measured.times.items():
        row = []
        for column in (0, 1):
            values = [pair[column] for pair in times]
            row += [median(values), quantiles(values, n=20)[-1] if len(values) > 1 else values[0]]
        page = measured.computed[name]
        print(f"{name:<22} {row[0]:>8.1f} {row[1]:>8.1f} {row[2]:>9.1f} {row[3]:>8.1f} {page:>8.1f}")
        if page > BUDGET:
            slow.append(name)
    print(
        f"{'frame to frame':<22} {'frames':>8} {'ms':>8} {'> 17 ms':>9} {'> 50 ms':>8} {'longest task':>13}"
    )
    for name, (frames, longest) in measured.moving.items():
        late = [sum(frame > SMOOTH * 1.5 for frame in frames), sum(frame > STUCK for frame in frames)]
        figures = f"{len(frames):>8} {median(frames):>8.1f} {late[0]:>9} {late[1]:>8} {longest:>10.1f} ms"
        print(f"{name:<22} {figures}")
    if slow:
        raise SystemExit(f"over {BUDGET} ms: {', '.join(slow)}")


if __name__ == "__main__":
    main()
