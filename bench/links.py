"""How long is a game as a link, and does it come back? Plays games of all kinds and opens their links.

    python -m bench.links --games 20000

Every third game is played by deckhands (`greedy`), the others by chance; all with sealed chance, as people
play. A game that does not come back to the very same position is a fault and ends the run with code 1.
"""

from __future__ import annotations

import argparse
import random
import sys
from hashlib import sha256

import msgspec

import bathysphere as bs
from bathysphere.engine.links import link_of, record_in
from bathysphere.engine.record import Record, replay
from bathysphere.games import GAMES, game
from bathysphere.minds import make_bot
from bathysphere.minds.playout import play_out

SHARES = (50, 90, 99, 100)
"""Of a hundred links, in order of their length: which ones to tell of."""


def table(name: str, source: random.Random) -> tuple[int, dict[str, str]]:
    """A number of seats and settings that go together."""
    rules = game(name)
    while True:
        settings = {
            setting.name: source.choice(setting.presets) for setting in rules.settings if setting.presets
        }
        seats = source.randint(rules.least_seats, rules.most_seats)
        try:
            bs.start(name, seats=seats, seed=1, **settings)
        except bs.OptionError:
            continue
        return seats, settings


def played(name: str, number: int) -> Record:
    """A game to its end."""
    source = random.Random(f"{name} {number}")
    seats, settings = table(name, source)
    seed = f"{source.getrandbits(128):032x}"
    p = bs.start(name, seats=seats, seed=seed, **settings)
    record = Record(name, seats, seed, p.game.version, dict(p.content.settings))
    level = "greedy" if number % 3 == 0 else "random"
    start = p.copy()
    for action in play_out(p, [make_bot(level, name, number + seat) for seat in range(seats)]):
        record.actions.append(start.text(action))
        start.act(action)
    record.result = [score.total for score in p.scores()]
    return record


def digest(record: Record) -> str:
    """What the game came to."""
    return sha256(msgspec.json.encode(replay(record, game(record.game)).dump())).hexdigest()


def main() -> None:
    """Play, write, read, compare."""
    parser = argparse.ArgumentParser(prog="python -m bench.links", description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1000)
    wanted = parser.parse_args().games
    faults = 0
    for name in GAMES:
        lengths = []
        for number in range(wanted // len(GAMES)):
            record = played(name, number)
            link = link_of(record, game(name))
            again = record_in(link, game)
            faults += again != record or digest(again) != digest(record)
            lengths.append(len(link))
            if number % 100 == 0 and sys.stderr.isatty():
                print(f"\r{name}: {number} of {wanted // len(GAMES)}", end="", file=sys.stderr)
        lengths.sort()
        told = ", ".join(f"{share} % within {lengths[len(lengths) * share // 100 - 1]}" for share in SHARES)
        print(f"{name}: {len(lengths)} games, characters of a link: {told}", flush=True)
    print(f"{faults} games did not come back")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
