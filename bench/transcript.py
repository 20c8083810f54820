"""Games by seed, told to the last detail: what `bench.same` has written natively and in the browser.

It needs nothing but the package, because its source is sent to the browser as it stands.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import msgspec

import bathysphere as bs
from bathysphere.engine.chance import Source
from bathysphere.engine.errors import OptionError
from bathysphere.engine.position import Position
from bathysphere.games import GAMES, game
from bathysphere.minds import make_bot
from bathysphere.minds.bot import Observation

EVERY = 10
"""After so many decisions the whole position is told."""


def start(name: str, number: int, source: Source) -> tuple[str, Position]:
    """Any table, and how it was made; odd ones are dealt by the sealed kind of chance."""
    made = game(name)
    while True:
        settings = {
            setting.name: setting.presets[source.below(len(setting.presets))]
            for setting in made.settings
            if setting.presets
        }
        seats = made.least_seats + source.below(made.most_seats - made.least_seats + 1)
        seed = f"{number:032x}" if number % 2 else number
        try:
            p = bs.start(name, seats=seats, seed=seed, **settings)
        except OptionError:
            continue
        return f"{name} {seats} {seed} {sorted(settings.items())}", p


def transcript(number: int) -> str:
    """One whole game: every fifth by deckhands, the others by chance."""
    name = list(GAMES)[number % len(GAMES)]
    source = Source(number, 77)
    told, p = start(name, number, source)
    lines = [told]
    p.sink = []
    bots = [make_bot("greedy", name, number + seat) for seat in range(p.seats)] if number % 5 == 0 else []
    while not p.over:
        chosen = (
            bots[p.seat].choose(Observation(p, p.seat)) if bots else p.choices[source.below(len(p.choices))]
        )
        lines.append(f"{p.ply} {len(p.choices)} {p.text(chosen)}")
        p.act(chosen)
        lines += [f"{event.seat} {event.numbers} {event.items} {event.viewers}" for event in p.sink]
        p.sink.clear()
        if p.ply % EVERY == 0 or p.over:
            lines.append(msgspec.json.encode(p.dump()).decode())
    lines.append(str([score.total for score in p.scores()]))
    return "\n".join(lines)


def digests(begin: int, end: int) -> Iterator[str]:
    """Of each game in a line: which it is, how long its transcript is, and its SHA-256."""
    for number in range(begin, end):
        text = transcript(number).encode()
        yield f"{number} {len(text)} {hashlib.sha256(text).hexdigest()}"
