"""Ids of the content files never reach a player: every sentence of random games is searched for them."""

from __future__ import annotations

import re

import pytest

from bathysphere.engine.chance import Source
from bathysphere.engine.events import Event
from bathysphere.engine.position import Position
from bathysphere.language.speech import Speech
from bathysphere.terminal.looking import look
from bathysphere.terminal.scene import face, scene_at
from bathysphere.terminal.screen import table
from bathysphere.terminal.voice import Voice
from tests.games.harness import Setup

ON_THE_TABLE = {"cell", "owner", "seat", "pocket", "goal", "depth", "space"}
"""Domains whose labels are printed as they are: places of the ocean grid, and plain numbers."""
SETUPS = [
    Setup("shares", 2, 1, {"sides": "advanced"}),
    Setup("shares", 4, 2, {"sides": "random"}),
    Setup("reef", 2, 3),
    Setup("reef", 4, 4, {"side": "b"}),
    Setup("deepsea", 2, 5, {"mission": "4"}),
    Setup("deepsea", 3, 6, {"mission": "6", "mode": "coop"}),
    Setup("deepsea", 1, 7, {"mission": "7", "mode": "solo"}),
    Setup("deepsea", 2, 8, {"mission": "8"}),
    Setup("deepsea", 4, 9, {"mission": "10"}),
    Setup("deepsea", 2, 9, {"edition": "prototype"}),
]


def ids_of(p: Position) -> set[str]:
    """Labels that are no words of any language: with a digit or an underscore in them, and hexes, routes."""
    ids = set()
    for domain, labels in p.content.labels.items():
        if domain in ON_THE_TABLE:
            continue
        ids |= {label for label in labels if re.search(r"[_\d]", label) and not label.isdigit()}
        ids |= set(labels) if domain == "route" else set()
    return ids


def pattern(ids: set[str]) -> re.Pattern[str]:
    words = "|".join(re.escape(label) for label in sorted(ids, key=len, reverse=True))
    # "spot c" and "hex 3,3" are ids with a word before them
    return re.compile(rf"(?<![\w,.-])(?:{words})(?![\w,-])|\bspot [a-z]\b|\bhex \d+,\d+|\{{")


def names(p: Position) -> list[str]:
    return ["Anna", "Ben", "Cleo", "Dora", "Emil"][: p.seats]


def sentences(p: Position, speech: Speech, events: list[Event]) -> list[str]:
    """All that is said at a position: what happened, the question, the options, some reasons."""
    said = [speech.event(event, viewer) for event in events for viewer in (-1, event.seat)]
    if p.over:
        return [*said, speech.outcome(p), *(speech.part(part, p) for part in p.scores()[0].parts)]
    said.append(speech.question(p.steps[p.stack[-1].step].name, p.seat))
    said += [speech.option(option) for option in p.options()]
    labels = p.content.labels
    verbs = p.steps[p.stack[-1].step].verbs
    tried = [
        verb.code(n) for verb in verbs for n in range(0, verb.size if len(verb.arguments) == 1 else 1, 5)
    ]
    for action in tried:
        verb = p.game.vocabulary.verb_of(action)
        known = [labels.get(domain.name, [""])[verb.first(action)] for _, domain in verb.arguments[:1]]
        reason = p.why_not(action)
        if reason is not None and not any(name.startswith(("no-", "none-")) for name in known):
            said.append(speech.reason(reason))
    return said


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.game}-{setup.seats}-{setup.seed}")
def test_no_sentence_holds_an_id(setup: Setup) -> None:
    p = setup.start()
    raw = pattern(ids_of(p))
    called = p.game.nicknames(p)
    speeches = [Speech(p.game, p.content, lang, names(p), nicknames=called) for lang in ("en", "de")]
    source = Source(setup.seed, 97)
    events: list[Event] = []
    while True:
        for speech in speeches:
            for said in sentences(p, speech, events):
                assert not raw.search(said), said
        if p.over:
            return
        p.sink = events = []
        p.act(p.choices[source.below(len(p.choices))])


ON_THE_SCREEN = [
    pytest.param(setup, marks=pytest.mark.long if (setup.game, setup.seats) == ("reef", 4) else ())
    for setup in SETUPS
]


@pytest.mark.parametrize("setup", ON_THE_SCREEN, ids=lambda setup: f"{setup.game}-{setup.seats}-{setup.seed}")
def test_no_screen_of_the_terminal_holds_an_id(setup: Setup) -> None:
    """Routes go by the letters of their islands there: those stand on the map and in the list of islands."""
    p = setup.start()
    raw = pattern(ids_of(p) - set(p.content.labels.get("route", [])))
    source = Source(setup.seed, 96)
    shown_by = face(p.game)
    while not p.over:
        if p.ply % 25 == 0:
            for language in ("en", "de"):
                voice = Voice.at(p, language, names(p))
                scene = scene_at(p, p.seat, voice, [], 120, 60)
                shown = [line.plain for words in ("", "all") for line in look(scene, words)]
                shown += [line.plain for thing in shown_by.things(scene) for line in thing.lines(120)]
                shown += [line.plain for line in table(scene).lines]
                shown += [shown_by.cell(scene, option) for option in p.options()]
                shown += [voice.attempt(p, option.action) for option in p.options()]
                for line in shown:
                    assert not raw.search(line), line
        p.act(p.choices[source.below(len(p.choices))])
