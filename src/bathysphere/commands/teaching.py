"""What the command line teaches: an example for every command, and the command that was probably meant."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches

from cyclopts import App

EXAMPLES = {
    "": "bathysphere play shares --seats you,captain,mate --lang de",
    "serve": "bathysphere serve --host 0.0.0.0 --no-browser",
    "config": "bathysphere config --json",
    "upgrade": "bathysphere upgrade sqlite:///games.db",
    "backup": "bathysphere backup games-of-today.db",
    "restore": "bathysphere restore games-of-today.db",
    "verify": "bathysphere verify game.record",
    "games": "bathysphere games --lang de",
    "sources": "bathysphere sources reef",
    "rules": "bathysphere rules deepsea 'can I enter a zone with other ships?'",
    "play": "bathysphere play shares --seats you,captain,mate -o sides=advanced",
    "replay": "bathysphere replay game.record --to 20",
    "link": "bathysphere link game.record --at 40 --address https://example.org/games",
    "static": "bathysphere static out/static",
    "ladder": "bathysphere ladder shares --levels random,shark.py:Shark,mate --games 50",
    "bench": "bathysphere bench",
    "simulate": "bathysphere simulate deepsea --bots mate,mate,greedy -o mission=1,2,3 --out study",
    "corpus": "bathysphere corpus shares --bots mate,deckhand --games 1000 --out games.jsonl.gz",
    "lesson": "bathysphere lesson list",
    "lesson list": "bathysphere lesson list --lang de",
    "lesson check": "bathysphere lesson check my-lesson.toml",
    "lesson play": "bathysphere lesson play shares first-turns",
    "pack": "bathysphere pack new deepsea my-sea",
    "pack check": "bathysphere pack check my-sea",
    "pack new": "bathysphere pack new deepsea my-sea",
    "pack report": "bathysphere pack report 11_my_bay.toml --games 100 --out bay",
    "lab": "bathysphere lab run experiment.toml --out study",
    "lab run": "bathysphere lab run experiment.toml --out study --workers 4",
    "lab report": "bathysphere lab report study",
    "lab compare": "bathysphere lab compare before after",
    "admin": "bathysphere admin tables",
    "admin tables": "bathysphere admin tables --most 20",
    "admin people": "bathysphere admin people ann",
    "admin reports": "bathysphere admin reports",
    "admin bans": "bathysphere admin bans",
    "admin log": "bathysphere admin log --most 20",
    "admin close": "bathysphere admin close k3v9x2 --why 'asked for by its players'",
    "admin ban": "bathysphere admin ban --address 203.0.113.7",
    "admin unban": "bathysphere admin unban --address 203.0.113.7",
    "admin sign-out": "bathysphere admin sign-out p7f3",
    "admin delete": "bathysphere admin delete --person p7f3",
    "admin export": "bathysphere admin export p7f3",
    "admin rotate-secret": "bathysphere admin rotate-secret",
}
"""By command what somebody would type first."""


def commands(app: App, path: str = "") -> Iterator[tuple[str, App]]:
    """Every command with what it is called: `pack check`."""
    for name in app:
        if not name.startswith("-"):
            called = f"{path} {name}".strip()
            yield called, app[name]
            yield from commands(app[name], called)


def teach(app: App) -> None:
    """Put the example of its own under the help of every command."""
    app.help_epilogue = f"Example: {EXAMPLES['']}"
    for called, command in commands(app):
        if called in EXAMPLES:
            command.help_epilogue = f"Example: {EXAMPLES[called]}"


def meant(app: App, words: list[str]) -> tuple[str, list[str]] | None:
    """The word that is no command, and the commands it looks like; None if the words start with a command."""
    level, path = app, ""
    for word in words:
        names = [name for name in level if not name.startswith("-")]
        if word.startswith("-") or not names:
            return None
        if word not in names:
            return word, [f"{path} {name}".strip() for name in get_close_matches(word, names, 2, 0.5)]
        level, path = level[word], f"{path} {word}".strip()
    return None
