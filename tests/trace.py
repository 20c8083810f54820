"""Print random games move by move: action, number of choices, checksum of the whole position.

    python -m tests.trace shares 100

The compiled and the plain package must print the same, byte for byte.
"""

import json
import random
import sys
from collections.abc import Iterator
from importlib import import_module
from zlib import crc32

from bathysphere.engine.chance import Source
from bathysphere.lab.bench import is_compiled


def trace(game: str, games: int) -> Iterator[str]:
    """One line a move."""
    any_setup = import_module(f"tests.games.{game}.test_properties").any_setup
    fresh = random.Random(2026)
    for number in range(games):
        setup = any_setup(fresh)
        yield f"{number} {setup}"
        p = setup.start()
        source = Source(setup.seed, 99)
        while not p.over:
            action = p.choices[source.below(len(p.choices))]
            text = p.text(action)
            p.act(action)
            yield f"{p.ply} {text} {len(p.choices)} {crc32(json.dumps(p.dump()).encode()):08x}"
        yield f"= {[score.data() for score in p.scores()]}"


if __name__ == "__main__":
    print("compiled" if is_compiled() else "plain")
    for line in trace(sys.argv[1], int(sys.argv[2])):
        print(line)
