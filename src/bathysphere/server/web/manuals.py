"""Manuals as they are sent: packed once, with a mark by which a browser knows that it has them already."""

from __future__ import annotations

import hashlib
from functools import lru_cache, partial

import msgspec

from bathysphere.catalogue import GAMES, game, playable
from bathysphere.engine.errors import OptionError
from bathysphere.language.glossary import called
from bathysphere.language.languages import LANGUAGES
from bathysphere.language.manual import Manual, example_record
from bathysphere.language.manual_search import search
from bathysphere.play.refusal import PassedOn, Refusal
from bathysphere.server.web.wire_games import ManualHits


def manual_in(name: str, language: str) -> Manual:
    """The manual of a game; Refusal if there is no such game, language or manual."""
    if name not in GAMES:
        raise PassedOn("game-unknown", OptionError("game-unknown", game=name, known=", ".join(GAMES)))
    if language not in LANGUAGES:
        raise Refusal("language-unknown", known=", ".join(LANGUAGES))
    manual = game(name).manual(language)
    if manual is None:
        raise Refusal("manual-unknown")
    return manual


@lru_cache
def packed(name: str, language: str) -> tuple[bytes, str]:
    """A manual as JSON, and its mark."""
    body = msgspec.json.encode(manual_in(name, language))
    return body, f'"{hashlib.sha256(body).hexdigest()[:16]}"'


def record_of(name: str, example: str) -> str:
    """The record of a worked example."""
    if name not in GAMES:
        raise PassedOn("game-unknown", OptionError("game-unknown", game=name, known=", ".join(GAMES)))
    record = example_record(game(name).package, example)
    if record is None:
        raise Refusal("page-unknown")
    return record


def searched(asked: str, language: str, at: str = "", edition: str = "") -> ManualHits:
    """What all manuals say to a question; the game that is played (`at`) first, then who answers best."""
    manuals = [manual for name in playable() if (manual := game(name).manual(language)) is not None]
    by_manual = [
        search(
            manual,
            asked,
            edition if manual.game == at else "",
            partial(called, game(manual.game).package, language),
        )
        for manual in manuals
    ]
    answers = [each for each in by_manual if each.hits]
    return ManualHits(asked, sorted(answers, key=lambda each: (each.game != at, -each.hits[0].score)))
