"""Is a game in the browser the very game it is natively? Plays games by seed on both sides and compares them.

    python -m bench.same FOLDER [--games 300]

FOLDER was written by `bathysphere static`. Chromium plays with its Pyodide, this process with the package it
finds, compiled or plain. Transcripts (`bench/transcript.py`) hold every decision, every event and every tenth
position as a whole; they have to be the same byte for byte, else the run ends with code 1.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

from bench import transcript
from bench.players import free_port

AT_ONCE = 10
"""Games for which the browser is asked at a time."""
BEGIN = """async ([pyodide, packages, source]) => {
    const unpacked = (answer) => answer.body.pipeThrough(new DecompressionStream('gzip'));
    const real = window.fetch;
    window.fetch = async (asked, how) => {
        const address = asked instanceof Request ? asked.url : String(asked);
        if (!address.endsWith('.wasm')) return real(asked, how);
        const headers = { 'content-type': 'application/wasm' };
        return new Response(unpacked(await real(address + '.packed')), { headers });
    };
    const module = async (name) => {
        const script = await new Response(unpacked(await real(pyodide + name))).text();
        return import(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));
    };
    const { loadPyodide } = await module('pyodide.mjs.packed');
    const createPyodideModule = (await module('pyodide.asm.mjs.packed')).default;
    const python = await loadPyodide({ indexURL: pyodide, createPyodideModule });
    const archive = await new Response(unpacked(await real(packages))).arrayBuffer();
    python.FS.writeFile('/packages.tar', new Uint8Array(archive));
    python.runPython(`
import sys, types
sys.path.insert(0, "/packages")
blocks = memoryview(open("/packages.tar", "rb").read())
import os
at = 0
while blocks[at]:
    text = lambda begin, end: bytes(blocks[at + begin : at + end]).split(b"\\\\0")[0].decode()
    size, name = int(text(124, 136), 8), "/".join(part for part in (text(345, 500), text(0, 100)) if part)
    os.makedirs(os.path.dirname("/packages/" + name), exist_ok=True)
    open("/packages/" + name, "wb").write(blocks[at + 512 : at + 512 + size])
    at += 512 + (size + 511) // 512 * 512
`);
    python.globals.set('source', source);
    python.runPython('transcript = types.ModuleType("transcript"); sys.modules["transcript"] = transcript');
    python.runPython('exec(compile(source, "transcript.py", "exec"), transcript.__dict__)');
    window.python = python;
}"""
PLAY = '([begin, end]) => python.runPython(`"\\\\n".join(transcript.digests(${begin}, ${end}))`)'


def browsed(page: Any, url: str, games: int) -> Iterator[str]:
    """What Chromium's Pyodide plays."""
    page.goto(f"{url}licences/pyodide.txt")
    html = urlopen(url).read().decode()
    where = {name: html.split(f'data-{name}="')[1].split('"')[0] for name in ("pyodide", "packages")}
    source = Path(transcript.__file__).read_text(encoding="utf-8")
    page.evaluate(BEGIN, [url + where["pyodide"], url + where["packages"], source])
    for begin in range(0, games, AT_ONCE):
        yield from page.evaluate(PLAY, [begin, min(games, begin + AT_ONCE)]).split("\n")


def differing(folder: Path, games: int, chromium: str) -> list[str]:
    """Serve the folder, play on both sides; the games that are not the same."""
    from playwright.sync_api import sync_playwright

    port = free_port()
    url = f"http://127.0.0.1:{port}/"
    command = [
        sys.executable,
        "-m",
        "http.server",
        str(port),
        "--bind",
        "127.0.0.1",
        "--directory",
        str(folder),
    ]
    host = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while True:
            try:
                urlopen(url, timeout=5).close()
                break
            except (URLError, OSError):
                time.sleep(0.1)
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            page = browser.new_page()
            page.set_default_timeout(600_000)
            there = list(browsed(page, url, games))
            browser.close()
    finally:
        host.kill()
        host.wait()
    here = list(transcript.digests(0, games))
    print(
        f"{len(here)} games here, {len(there)} in the browser, {sum(int(x.split()[1]) for x in here):,} bytes"
    )
    return [f"{mine} | {theirs}" for mine, theirs in zip(here, there, strict=True) if mine != theirs]


def main() -> None:
    """Compare and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.same", description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--chromium", default="/usr/bin/chromium")
    given = parser.parse_args()
    wrong = differing(given.folder, given.games, given.chromium)
    print("\n".join(wrong) or "all the same, byte for byte")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
