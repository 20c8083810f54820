"""How fast is the edition without a server: bytes, first paint, first lit option, answers of bots, memory.

    python -m bench.static [FOLDER] [--runs 3]

Without a folder one is written. It is served by `python -m http.server` below a path, uncompressed, opened
in Chromium with an empty profile (cold) and once more in the same one (warm, from the service worker). Then
one opponent of each level answers in each game, and the memory of the page is read. Read the figures beside
the load of the machine, which is told first: on a busy one they say little.
"""

from __future__ import annotations

import argparse
import contextlib
import gzip
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

from tests.client import playing

from bench.players import free_port

BELOW = "below"
GAMES = ("shares", "deepsea", "reef")
LEVELS = ("deckhand", "mate", "captain", "admiral")
CHOICES = 6
"""So many answers of a level are measured in a game."""
PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
INSTANT = "localStorage.setItem('bathysphere', JSON.stringify({ pace: 'instant' }))"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--chromium", default="/usr/bin/chromium")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = given.folder
        if folder is None:
            folder = Path(temporary) / "site"
            subprocess.run([sys.executable, "-m", "bathysphere", "static", str(folder)], check=True)
        print("load of the machine (1, 5, 15 minutes):", *(f"{load:.1f}" for load in os.getloadavg()))
        sizes(folder)
        home = Path(temporary) / "home"
        home.mkdir()
        (home / BELOW).symlink_to(folder.resolve())
        port = free_port()
        command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1", "--directory"]
        host = subprocess.Popen([*command, str(home)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            times(f"http://127.0.0.1:{port}/{BELOW}/", given.runs, given.chromium)
        finally:
            host.kill()
            host.wait()


def sizes(folder: Path) -> None:
    """Bytes of the folder, as they are and as a host sends them."""
    files = [file for file in folder.rglob("*") if file.is_file()]
    print(f"{'':28}{'MB':>8}{'gzip':>8}")
    rows = {"everything": files, "python": [file for file in files if file.is_relative_to(folder / "python")]}
    rows |= {f"python/{file.name}": [file] for file in rows["python"] if file.stat().st_size > 100_000}
    for name, some in rows.items():
        plain = sum(file.stat().st_size for file in some)
        packed = sum(len(gzip.compress(file.read_bytes(), 9)) for file in some)
        print(f"{name:28}{plain / 1e6:8.2f}{packed / 1e6:8.2f}")


def times(url: str, runs: int, chromium: str) -> None:
    """Seconds on the clock, from the address to the first lit option and to the answer of a bot."""
    from playwright.sync_api import sync_playwright

    while True:
        try:
            urlopen(url, timeout=5).close()
            break
        except (URLError, OSError):
            time.sleep(0.1)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for number in range(runs):
            context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en-GB")
            context.add_init_script(INSTANT)
            for visit in ("cold", "warm"):
                page = context.new_page()
                page.set_default_timeout(300_000)
                print(f"run {number + 1} {visit}: {visited(page, url)}", flush=True)
                page.evaluate("async () => void (await navigator.serviceWorker.ready)")
                page.close()
            context.close()
        answers(browser, url)
        browser.close()


def answers(browser: Any, url: str) -> None:
    """Seconds from a move to the next choice of one's own, a choice of the bot; and what the page takes."""
    for game in GAMES:
        context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en-GB")
        context.add_init_script(INSTANT)
        page = context.new_page()
        page.set_default_timeout(300_000)
        for level in LEVELS:
            took = sorted(answered(page, url, game, level))
            told = f"{statistics.median(took):.2f} s, at most {took[-1]:.2f}" if took else "no answer"
            print(f"{game}, {level}: a choice in {told}; memory of the page {memory():.0f} MB", flush=True)
        context.close()


def answered(page: Any, url: str, game: str, level: str) -> Iterator[float]:
    """One opponent: how long it took for each of its choices, turn by turn."""
    page.goto(f"{url}#/?game={game}")
    page.locator("[data-start]").wait_for()
    while page.locator(".seats select").count() > 2:
        page.locator(".seats .sign").last.click()
    page.locator(".seats select").nth(1).select_option(level)
    page.locator("[data-start]").click()
    page.wait_for_url("**/#/tables/*")
    measured = 0
    while measured < CHOICES and playing.settled(page) == "mine":
        before = int(playing.moves(page))
        began = time.monotonic()
        playing.play_one(page, before)
        if playing.settled(page) != "mine":
            return
        by_bot = int(playing.moves(page)) - before - 1
        if by_bot > 0:
            measured += 1
            yield (time.monotonic() - began) / by_bot


def memory() -> float:
    """Megabytes of the largest page that this process has started; memory that is shared counts in part."""
    mine: dict[int, int] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):  # it has ended meanwhile
            mine[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])

    def ours(process: int) -> bool:
        return process == os.getpid() or (process in mine and ours(mine[process]))

    sizes = [0]
    for process in filter(ours, mine):
        with contextlib.suppress(OSError):
            told = Path(f"/proc/{process}/smaps_rollup").read_text()
            if "--type=renderer" in Path(f"/proc/{process}/cmdline").read_text():
                sizes.append(int(told.split("Pss:")[1].split()[0]))
    return max(sizes) / 1000


def visited(page: Any, url: str) -> str:
    """One visit: home, Start, the first lit option."""
    began = time.monotonic()
    page.goto(f"{url}#/?game=shares")
    page.locator("[data-start]").wait_for()
    ready = time.monotonic() - began
    told = [f"first paint {page.evaluate(PAINT) / 1000:.2f} s", f"start can be pressed {ready:.2f} s"]
    page.locator("[data-start]").click()
    page.locator("[data-option]").first.wait_for(state="attached")
    told.append(f"first lit option {time.monotonic() - began:.2f} s")
    return ", ".join(told)


if __name__ == "__main__":
    main()
