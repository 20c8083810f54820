"""How fast is the edition without a server: bytes, first paint, first lit option, answers of bots, memory.

    python -m bench.static [FOLDER] [--runs 3]

Without a folder one is written. It is served by `python -m http.server` below a path, uncompressed, opened
in Chromium with an empty profile (cold) and once more in the same one (warm, from the service worker).
"""

from __future__ import annotations

import argparse
import gzip
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

from bench.players import free_port

BELOW = "below"
LEVELS = ("mate", "captain")
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
        browser.close()


def visited(page: Any, url: str) -> str:
    """One visit: home, Start, the first lit option; then the bots' answers to a move."""
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
