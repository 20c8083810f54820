"""Numbers, names and refusals as they go over the wire."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from bathysphere.engine.game import Game
from bathysphere.engine.position import Position
from bathysphere.engine.verbs import Verb
from bathysphere.play.entries import FORMER
from bathysphere.play.refusal import Illegal, Refusal, texts
from bathysphere.server.web.wire import Refused, Word


def called(name: str, language: str) -> str:
    """The name of somebody at a table; people who are no longer here at all have none of their own."""
    return texts(language).say("former-player") if name == FORMER else name


def refused(refusal: Refusal, language: str) -> Refused:
    """A refusal as it goes over the wire."""
    told = Refused(refusal.code, refusal.sentence(language), dict(refusal.params))
    if isinstance(refusal, Illegal):
        p, way = refusal.position, refusal.reason.params.get("way")
        if p is not None:
            told.params = worded(p, refusal.reason.params)
            if isinstance(way, list):
                told.params["way"] = [p.text(action) for action in way]
        told.reason, told.rule = refusal.reason.code, refusal.reason.rule
    return told


def worded(
    p: Position, params: Mapping[str, Any], domains: Mapping[str, str] | None = None
) -> dict[str, Word]:
    """Numbers that stand for things as their names; seats and plain numbers stay numbers."""
    names = names_of(p.game)
    labels = p.content.labels
    words: dict[str, Word] = {}
    for name, value in params.items():
        known = labels.get(names.get(name) or (domains or {}).get(name, ""))
        words[name] = value if known is None else _word(known, value)
    return words


def _word(known: list[str], value: Any) -> Any:
    # Not a function inside `worded`: one that calls itself is garbage that only the collector can free.
    if isinstance(value, list):
        return [_word(known, item) for item in value]
    return known[value] if isinstance(value, int) and 0 <= value < len(known) else value


@cache
def domains_of(verb: Verb) -> dict[str, str]:
    """The kinds of things that a verb is about, by argument."""
    return {name: domain.name for name, domain in verb.arguments}


@cache
def names_of(game: Game) -> dict[str, str]:
    """Which numbers of a game stand for which kind of thing."""
    return {name: domain.name for name, domain in game.names.items()}


def view_hash(view: dict[str, Any]) -> str:
    """Same hash, same picture."""
    return hashlib.sha256(msgspec.json.encode(view, order="sorted")).hexdigest()[:16]
