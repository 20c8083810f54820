"""Finished games of the newest version, one of every kind of table: run once, when a version is finished.

    python -m tests.museum.make_records

Chance plays, and now and then a whole set at once, so that records of both forms are kept.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import bathysphere as bs
from bathysphere.engine import choices
from bathysphere.engine.record import Record

MUSEUM = Path(__file__).parent
Table = tuple[str, str, int, dict[str, str]]


def tables() -> Iterator[Table]:
    """Name, game, seats and settings: every edition, mode, side, count of players and reading."""
    for seats in range(2, 6):
        yield f"basic-{seats}", "shares", seats, {"sides": "basic"}
        yield f"advanced-{seats}", "shares", seats, {"sides": "advanced"}
    for seats in range(2, 5):
        for side in "ab":
            yield f"side-{side}-{seats}", "reef", seats, {"side": side}
    yield "dealt", "reef", 3, {"missions": "dealt"}
    for mission in range(1, 11):
        seats = 2 + mission % 3
        for edition in ("retail", "german", "prototype"):
            if edition == "prototype" and mission > 8:
                continue
            settings = {"mission": str(mission), "edition": edition}
            for mode in ("competitive", "coop", "solo"):
                count = 1 if mode == "solo" else seats
                yield f"{edition}-{mission:02}-{mode}", "deepsea", count, {**settings, "mode": mode}
    for name in ("shares", "reef", "deepsea"):
        for setting in bs.start(name, 2, 1).game.settings:
            if setting.ruling:
                reading = {setting.name: setting.presets[1]}
                more = {"sides": "advanced"} if name == "shares" else {}
                yield f"reading-{setting.name.replace('_', '-')}", name, 2, {**more, **reading}


def played(game: str, seats: int, seed: int, settings: dict[str, str]) -> Record:
    """A whole game of chance."""
    source = random.Random(seed)
    p = bs.start(game, seats, seed, **settings)
    record = Record(game, seats, seed, p.game.version, dict(p.content.settings))
    while not p.over:
        together = choices.set_choice(p)
        if together is not None and source.random() < 0.7:
            size = source.randint(together.least, min(together.most, len(together.members)))
            chosen = choices.Chosen(sorted(source.sample(together.members, size)), True)
        else:
            chosen = choices.Chosen([source.choice(p.choices)], False)
        record.actions.append(chosen.text(p))
        chosen.act(p)
    record.result = [score.total for score in p.scores()]
    return record


if __name__ == "__main__":
    for number, (name, game, seats, settings) in enumerate(tables()):
        record = played(game, seats, 20261118 + number, settings)
        folder = MUSEUM / str(record.version) / game
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{name}.record").write_text(record.text(), encoding="utf-8")
