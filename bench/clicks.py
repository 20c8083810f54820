"""How many clicks turns take: choice by choice, and with the board first.

    python -m bench.clicks            # ten typical turns of each game, and a whole finished game
    python -m bench.clicks deepsea

Choice by choice every choice is a click, and one more where something is turned over or given away, which is
asked about. With the board first a place is pressed and one of its ways is chosen: two clicks for all choices
of the way, or one in the middle of a turn where there is only one way and nothing is turned over. Ways that
stand in the list are gone by one click, and so are choices of one kind in a row, in whatever order they were
made if that comes to the same. Whatever is quicker counts, as a person would do it who knows the table. A set
is marked thing by thing and confirmed.
"""

from __future__ import annotations

import sys
from pathlib import Path

import bathysphere as bs
from bathysphere import Record
from bathysphere.engine import choices
from bathysphere.engine.position import Position
from bathysphere.engine.ways import Way, Ways

GOLDEN = Path(__file__).parents[1] / "tests" / "golden"
GAMES = {
    "deepsea": "deepsea/mission-01-competitive",
    "reef": "reef/three-players-b",
    "shares": "shares/five-players-mixed-sides",
}
LISTED = {"deepsea": ["turn"], "shares": ["turn", "extra-depth"], "reef": []}
"""The questions at which whole ways stand in the list from the beginning, as the client's `plans` say."""
GATHERED = ["travel", "mark", "walk"]
"""Places that share a row: which of them is meant is chosen on the board."""
TURNS = 10
PLACE_AND_WAY = 2


class Choice:
    """A choice of a finished game, and the position it was made in."""

    def __init__(self, p: Position, text: str) -> None:
        self.before = p.copy()
        self.chosen = choices.read(p, text)
        self.chosen.act(p)
        self.reveals = p.reveals != self.before.reveals
        self.text = text

    @property
    def clicks(self) -> int:
        """By itself: once, once more where it is asked about; a set thing by thing, and confirmed."""
        if self.chosen.whole:
            return len(self.chosen.actions) + 1
        return 1 + (self.reveals or self.before.warning(self.chosen.actions[0]) is not None)


def turns_of(record: Record) -> list[list[Choice]]:
    """The choices of a finished game, turn by turn."""
    p = bs.replay(record, 0)
    turns: list[list[Choice]] = []
    last = (-1, -1)
    for text in record.actions:
        here = (p.seat, p.turn)
        choice = Choice(p, text)
        if here != last:
            turns.append([])
        turns[-1].append(choice)
        last = here
    return turns


def one_by_one(turn: list[Choice]) -> int:
    """Clicks where every choice is made by itself."""
    return sum(choice.clicks for choice in turn)


def board_first(turn: list[Choice]) -> int:
    """Clicks where places are pressed and ways are gone, at best."""
    best = [0] * (len(turn) + 1)
    for at in range(len(turn) - 1, -1, -1):
        best[at] = turn[at].clicks + best[at + 1]
        for length, clicks in [*ways_from(turn[at:], at > 0), *runs_from(turn[at:])]:
            best[at] = min(best[at], clicks + best[at + length])
    return best[0]


def ways_from(turn: list[Choice], begun: bool) -> list[tuple[int, int]]:
    """The ways that lead through the next choices: through how many, with how many clicks."""
    p = turn[0].before
    if turn[0].chosen.whole or not p.game.places:
        return []
    wanted = [choice.chosen.actions[0] for choice in turn]
    through, ways = [], Ways(p)
    listed = not begun and p.steps[p.stack[-1].step].name in LISTED[p.game.name]
    for goal in ways.goals():
        first = ways.best(goal.action)
        if listed and first is not None and goal.verb not in GATHERED:
            through += gone(first[0], wanted, 1)
        there = ways.to([goal.action])
        for way in there:
            single = begun and len(there) == 1 and not way.reveals and not is_warned(way)
            if single or way.actions == wanted[: len(way.actions)]:
                through += gone(way, wanted, 1) if single else [(len(way.actions), PLACE_AND_WAY)]
    return through


def gone(way: Way, wanted: list[int], clicks: int) -> list[tuple[int, int]]:
    """A row is chosen by one click, and by one more where it turns something over or gives something away."""
    asked = way.reveals or is_warned(way)
    return [(len(way.actions), clicks + asked)] if way.actions == wanted[: len(way.actions)] else []


def is_warned(way: Way) -> bool:
    """Does any choice of it give something away?"""
    return any(stage.before.warning(stage.action) for stage in way.stages)


def runs_from(turn: list[Choice]) -> list[tuple[int, int]]:
    """The choices of one kind that one click makes, if the next ones are these and come to the same."""
    p = turn[0].before
    if turn[0].chosen.whole or not p.game.in_a_row:
        return []
    ways = Ways(p, lambda: True)
    run = ways.run()
    if run is None or len(run.actions) > len(turn):
        return []
    wanted = [choice.chosen.actions[0] for choice in turn[: len(run.actions)]]
    if sorted(run.actions) != sorted(wanted):
        return []
    world = ways.world.copy()
    for action in wanted:
        world.act(action)
    return [(len(wanted), 1)] if p.game.dump(world) == p.game.dump(run.after) else []


def typical(turns: list[list[Choice]]) -> list[list[Choice]]:
    """Ten turns of more than one choice, spread over the game, no two that go alike."""
    by_verbs: dict[tuple[str, ...], list[Choice]] = {}
    for turn in turns:
        verbs = tuple(choice.text.split()[0] for choice in turn)
        if len(turn) > 1:
            by_verbs.setdefault(verbs, turn)
    different = list(by_verbs.values())
    return different[:: max(1, len(different) // TURNS)][:TURNS]


def main() -> None:
    """Print the table of each game."""
    for game, name in GAMES.items():
        if sys.argv[1:] and game not in sys.argv[1:]:
            continue
        turns = turns_of(Record.parse((GOLDEN / f"{name}.record").read_text(encoding="utf-8")))
        print(f"\n{game} ({name}): clicks one by one, board first")
        for turn in typical(turns):
            told = ", ".join(choice.text for choice in turn)
            print(f"  {one_by_one(turn):3} {board_first(turn):3}   {told[:120]}")
        before, after = sum(map(one_by_one, turns)), sum(map(board_first, turns))
        fewer = 1 - after / before
        print(f"  a whole game: {before} and {after} clicks in {len(turns)} turns, {fewer:.0%} fewer")


if __name__ == "__main__":
    main()
