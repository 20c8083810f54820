"""Our own files with values changed at random: what `pack check` accepts can be played to the end.

`BATHYSPHERE_MUTATIONS=500` looks at more of them.
"""

import os
import re
from random import Random

import pytest

from bathysphere.content.packs import is_known, shipped
from bathysphere.content.packs import problems_of_texts as problems_of
from bathysphere.engine.settings import Setting
from bathysphere.games import game
from bathysphere.lab.trial import tables_of, trial

COUNT = int(os.environ.get("BATHYSPHERE_MUTATIONS", "12"))
NUMBERS = ["-3", "-1", "0", "0", "1", "2", "3", "4", "5", "7", "9", "12", "20", "40", "100"]
NUMBER = re.compile(r"(?<![\w\".,-])-?\d+(?![\w\".])")
WORD = re.compile(r'"[a-z_]+"')


def mutated(texts: dict[str, str], random: Random) -> tuple[dict[str, str], list[str]]:
    """One to three lines with another number, with another word of their file, or gone."""
    own: dict[str, str] = {}
    changes = []
    for _ in range(random.randint(1, 3)):
        name = random.choice(sorted(texts))
        lines = own.get(name, texts[name]).splitlines()
        place = random.choice([n for n, line in enumerate(lines) if "=" in line and not line.startswith("#")])
        before = lines[place]
        kind = random.random()
        if kind < 0.7 and NUMBER.search(before):
            spot = random.choice(list(NUMBER.finditer(before)))
            lines[place] = before[: spot.start()] + random.choice(NUMBERS) + before[spot.end() :]
        elif kind < 0.9 and WORD.search(before):
            spot = random.choice(list(WORD.finditer(before)))
            other = random.choice(WORD.findall(texts[name]))
            lines[place] = before[: spot.start()] + other + before[spot.end() :]
        elif kind < 0.95:
            del lines[place]
        changes.append(f"{name}: {before!r} -> {lines[place] if place < len(lines) else ''!r}")
        own[name] = "\n".join(lines) + "\n"
    return own, changes


@pytest.mark.slow
@pytest.mark.parametrize("name", ["shares", "reef", "deepsea"])
def test_what_is_accepted_is_played_to_the_end(name: str) -> None:
    texts = {file.removesuffix(".toml"): text for file, text in shipped(name).items() if is_known(name, file)}
    accepted = 0
    for seed in range(20 * COUNT):
        if accepted >= COUNT // 2:
            break
        random = Random(f"{name} {seed}")
        own, changes = mutated(texts, random)
        if problems_of(name, own):
            continue
        accepted += 1
        packed = game(name).with_pack(Setting("pack", "mutated", ["mutated"]), own)
        tables = tables_of(name, own)
        tables = random.sample(tables, min(3, len(tables)))
        faults = trial(packed, tables, lambda done, of: None, seconds=0)
        assert not faults, (seed, changes, [str(fault) for fault in faults])
    assert accepted >= COUNT // 2
