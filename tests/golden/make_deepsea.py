"""Play a game of Endeavor: Deep Sea for every mission and mode and for every edition, and write them down.

    PYTHONPATH=src python -m tests.golden.make_deepsea [name …]

Seats choose now greedily, now at random, so that games get deep and odd. Golden games guard the rules:
rewrite them only when a rules version is meant to change. Their transcripts are brief: a line a move.
"""

import sys
from pathlib import Path

import bathysphere as bs
from bathysphere.engine.chance import Source
from bathysphere.engine.record import Record
from bathysphere.minds import Observation
from bathysphere.minds.greedy import GreedyBot
from bathysphere.minds.levels import heuristic
from tests.golden.transcript import brief

FOLDER = Path(__file__).parent / "deepsea"
LOOKS = 60
"""How far the greedy choices look; enough for games with something in them."""


def wanted() -> dict[str, tuple[int, dict[str, str]]]:
    """Names of golden games with seats and settings."""
    games: dict[str, tuple[int, dict[str, str]]] = {}
    for mission in range(1, 11):
        number = str(mission)
        games[f"mission-{mission:02}-competitive"] = (2 + mission % 4, {"mission": number})
        games[f"mission-{mission:02}-coop"] = (2 + (mission + 1) % 3, {"mission": number, "mode": "coop"})
        games[f"mission-{mission:02}-solo"] = (1, {"mission": number, "mode": "solo"})
    for edition in ("german", "prototype"):
        games[f"edition-{edition}"] = (4, {"mission": "1", "edition": edition})
        games[f"edition-{edition}-coop"] = (3, {"mission": "3", "edition": edition, "mode": "coop"})
    games["edition-retail-legendary"] = (5, {"mission": "2", "mode": "coop", "difficulty": "legendary"})
    return games


def played(seats: int, seed: int, settings: dict[str, str]) -> Record:
    p = bs.start("deepsea", seats=seats, seed=seed, version=1, **settings)
    record = Record("deepsea", seats, seed, p.game.version, dict(p.content.settings))
    source = Source(seed, 3)
    bots = [GreedyBot(seed * 8 + seat, heuristic("deepsea"), LOOKS) for seat in range(seats)]
    while not p.over:
        if source.below(4):
            action = bots[p.seat].choose(Observation(p, p.seat))
        else:
            action = p.choices[source.below(len(p.choices))]
        record.actions.append(p.text(action))
        p.act(action)
    record.result = [score.total for score in p.scores()]
    return record


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for number, (name, (seats, settings)) in enumerate(wanted().items()):
        if len(sys.argv) > 1 and name not in sys.argv[1:]:
            continue
        record = played(seats, 100 + number, settings)
        (FOLDER / f"{name}.record").write_text(record.text(), encoding="utf-8")
        (FOLDER / f"{name}.brief").write_text(brief(record), encoding="utf-8")
        print(f"{name}: {len(record.actions)} actions, {record.result}", flush=True)


if __name__ == "__main__":
    main()
